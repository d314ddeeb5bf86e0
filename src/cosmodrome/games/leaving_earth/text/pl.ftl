### Leaving Earth. Znaczenie słów określa instrukcja, zdania są nasze.
### Imiona i nazwy przychodzą w mianowniku, więc zdania ich nie odmieniają.

## Nazwy: elementy i ludzie

item-juno = Juno
item-atlas = Atlas
item-soyuz = Sojuz
item-saturn = Saturn
item-ion_thruster = silnik jonowy
item-probe = sonda
item-vostok = Wostok
item-apollo = Apollo
item-eagle = Eagle
item-aldrin = Aldrin
item-supplies_1x = zapasy
item-supplies_5x = skrzynia z 5 zapasami
item-moon_sample = próbka z Księżyca
item-mars_sample = próbka z Marsa
item-phobos_sample = próbka z Fobosa
item-venus_sample = próbka z Wenus
item-ceres_sample = próbka z Ceres
item-mercury_sample = próbka z Merkurego
item-proton = Proton
item-galileo = Galileo
item-explorer = Explorer
item-ganymede_sample = próbka z Ganimedesa
item-callisto_sample = próbka z Kallisto
item-europa_sample = próbka z Europy
item-io_sample = próbka z Io
item-titan_sample = próbka z Tytana
item-enceladus_sample = próbka z Enceladusa
item-saturn_sample = próbka z pierścieni Saturna
item-food = żywność
item-medical_supplies = leki
item-spare_parts = części zamienne
item-experiment = eksperyment
item-earth_orbit_results = wyniki z Orbity Ziemi
item-moon_results = wyniki z Księżyca
item-mars_results = wyniki z Marsa
item-venus_results = wyniki z Wenus
item-rover = łazik
item-science_module = moduł naukowy
item-medical_module = moduł medyczny
item-hydroponics_module = moduł hydroponiczny
item-fuel_generator = generator paliwa
item-space_habitat = habitat kosmiczny
item-ground_habitat_parts = elementy habitatu naziemnego
item-ground_habitat = habitat naziemny
item-shuttle = prom kosmiczny
item-daedalus = Daedalus
item-small_fuel_tank = mały zbiornik paliwa
item-large_fuel_tank = duży zbiornik paliwa
item-palladium = pallad
item-platinum = platyna
item-iridium = iryd
item-fossil = skamielina?
item-wreckage = wrak
item-alien_object = przedmiot obcych
item-pilot = pilot
item-mechanic = mechanik
item-doctor = lekarz
item-scientist = naukowiec
item-damaged_juno = uszkodzona Juno
item-damaged_atlas = uszkodzony Atlas
item-damaged_soyuz = uszkodzony Sojuz
item-damaged_saturn = uszkodzony Saturn
item-damaged_ion_thruster = uszkodzony silnik jonowy
item-damaged_probe = uszkodzona sonda
item-damaged_vostok = uszkodzony Wostok
item-damaged_apollo = uszkodzone Apollo
item-damaged_eagle = uszkodzony Eagle
item-damaged_aldrin = uszkodzony Aldrin
item-damaged_proton = uszkodzony Proton
item-damaged_galileo = uszkodzona sonda Galileo
item-damaged_explorer = uszkodzony Explorer
item-damaged_rover = uszkodzony łazik
item-damaged_science_module = uszkodzony moduł naukowy
item-damaged_medical_module = uszkodzony moduł medyczny
item-damaged_hydroponics_module = uszkodzony moduł hydroponiczny
item-damaged_fuel_generator = uszkodzony generator paliwa
item-damaged_space_habitat = uszkodzony habitat kosmiczny
item-damaged_shuttle = uszkodzony prom kosmiczny
item-damaged_daedalus = uszkodzony Daedalus
item-damaged_pilot = pilot (niezdolny do pracy)
item-damaged_mechanic = mechanik (niezdolny do pracy)
item-damaged_doctor = lekarz (niezdolny do pracy)
item-damaged_scientist = naukowiec (niezdolny do pracy)

skill-pilot = pilot
skill-mechanic = mechanik
skill-doctor = lekarz
skill-scientist = naukowiec

skill-pilot-does = Łagodzi o stopień każde nieudane lądowanie i spotkanie na orbicie.
skill-mechanic-does = Naprawia cały statek za zapasy albo części zamienne i usuwa drobne awarie Podtrzymywania życia.
skill-doctor-does = Leczy wszystkich pozostałych na pokładzie. Ze Stacjami zużywa na to leki.
skill-scientist-does = Bada próbki na pokładzie, co wykonuje ich misje bez powrotu na Ziemię. Ze Stacjami potrzebny jest moduł naukowy.

use-food = jednostka wystarcza pięciu osobom na rok
use-medical_supplies = za jednostkę lekarz leczy wszystkich na pokładzie
use-spare_parts = za jednostkę mechanik naprawia wszystko na pokładzie
use-experiment = kończy się go przy module naukowym, a wyniki przywozi na Ziemię
use-rover = sonda, która raz w roku może sama zbadać okolicę
use-science_module = do eksperymentów, skamielin i próbek
use-medical_module = lekarz może tu leczyć bez leków
use-hydroponics_module = co rok daje jednostkę żywności
use-fuel_generator = co rok napełnia mały zbiornik paliwa tam, gdzie jest dwutlenek węgla
use-space_habitat = pomieszczenia mieszkalne w kosmosie, bezpieczne od promieniowania
use-ground_habitat_parts = mechanik składa z nich habitat, który zostaje na miejscu
use-shuttle = wielokrotnego użytku: każde odpalenie opróżnia duży zbiornik paliwa
use-daedalus = wielokrotnego użytku: każde odpalenie opróżnia mały zbiornik paliwa
use-small_fuel_tank = dla silnika Daedalus
use-large_fuel_tank = dla promu kosmicznego

## Nazwy: technologie

advancement-juno_rockets = Rakiety Juno
advancement-atlas_rockets = Rakiety Atlas
advancement-soyuz_rockets = Rakiety Sojuz
advancement-saturn_rockets = Rakiety Saturn
advancement-ion_thrusters = Silniki jonowe
advancement-rendezvous = Spotkanie na orbicie
advancement-re_entry = Wejście w atmosferę
advancement-landing = Lądowanie
advancement-life_support = Podtrzymywanie życia
advancement-surveying = Zwiad
advancement-proton_rockets = Rakiety Proton
advancement-aerobraking = Hamowanie atmosferyczne
advancement-space_shuttle = Prom kosmiczny
advancement-synthesis = Synteza
advancement-rovers = Łaziki

advancement-juno_rockets-does = małe rakiety, tanie i lekkie
advancement-atlas_rockets-does = średnie rakiety
advancement-soyuz_rockets-does = mocne rakiety
advancement-saturn_rockets-does = największe rakiety
advancement-ion_thrusters-does = silniki na długie loty, co roku znów gotowe do użycia
advancement-rendezvous-does = łączenie i rozdzielanie statków w kosmosie
advancement-re_entry-does = kapsuły, które znoszą wejście w atmosferę
advancement-landing-does = lądowanie tam, gdzie nie hamuje atmosfera, i Eagle
advancement-life_support-does = przetrwanie końca roku w kosmosie, zapasy i Aldrin
advancement-surveying-does = oglądanie miejsca z daleka
advancement-proton_rockets-does = lekkie i mocne rakiety, ale drogie
advancement-aerobraking-does = hamowanie w atmosferze planety zamiast rakietami
advancement-space_shuttle-does = prom kosmiczny i Daedalus, wielokrotnego użytku, dopóki jest paliwo
advancement-synthesis-does = uprawa żywności, wytwarzanie paliwa i habitaty
advancement-rovers-does = łaziki, które badają okolicę tam, gdzie są
builds-on = { $advancement } (wymaga: { $names })

## Nazwy: miejsca

location-earth = Ziemia
location-suborbital = Lot suborbitalny
location-earth_orbit = Orbita Ziemi
location-lunar_flyby = Przelot obok Księżyca
location-lunar_orbit = Orbita Księżyca
location-moon = Księżyc
location-inner_transfer = Transfer wewnętrzny
location-venus_flyby = Przelot obok Wenus
location-venus_orbit = Orbita Wenus
location-venus = Wenus
location-mars_flyby = Przelot obok Marsa
location-mars_orbit = Orbita Marsa
location-mars = Mars
location-phobos = Fobos
location-ceres = Ceres
location-solar_radiation = Promieniowanie Słońca
location-lost = utracony w kosmosie
location-mercury_flyby = Przelot obok Merkurego
location-mercury_orbit = Orbita Merkurego
location-mercury = Merkury
location-outer_transfer = Transfer zewnętrzny
location-jupiter_flyby = Przelot obok Jowisza
location-jupiter_orbit = Orbita Jowisza
location-io = Io
location-europa = Europa
location-ganymede_orbit = Orbita Ganimedesa
location-ganymede = Ganimedes
location-callisto = Kallisto
location-jupiter = Jowisz
location-saturn_flyby = Przelot obok Saturna
location-saturn_orbit = Orbita Saturna
location-titan_orbit = Orbita Tytana
location-titan = Tytan
location-enceladus = Enceladus
location-saturn = Saturn
location-uranus_flyby = Przelot obok Urana
location-uranus = Uran
location-neptune_flyby = Przelot obok Neptuna
location-neptune = Neptun
location-earth_cycler = Cykler przy Ziemi
location-mars_cycler = Cykler przy Marsie
location-space = gdziekolwiek w kosmosie

route = { $from } → { $to }
route-aerobraking = { $from } → { $to } (hamowanie atmosferyczne)
route-opens = { $route } (trasa otwarta w { $year })
route-closed = { $route } (trasa już zamknięta)

## Nazwy: co kryją miejsca, i znaleziska

face-calm = spokojne Słońce
face-level_1 = promieniowanie, poziom 1
face-level_2 = promieniowanie, poziom 2
face-harmless = nieszkodliwy
face-unpleasant = nieprzyjemny
face-dangerous = niebezpieczny
face-barren = pustkowie
face-dust = głęboki pył
face-minerals = minerały
face-microbes = skamieniałe mikroby
face-plants = rośliny
face-alien = ślady obcych
face-ice = lód wodny
face-inferno = piekło
face-oceans = oceany
face-wetlands = mokradła
face-volcanoes = wulkany
face-thick_ice = gruby lód
face-thin_ice = cienki lód
face-ice_life = życie pod lodem
face-unknown_force = nieznana siła
face-ice_crust = lodowa skorupa
face-strong_radiation = silne promieniowanie
face-moderate_radiation = umiarkowane promieniowanie
face-weak_radiation = słabe promieniowanie
face-geysers = gejzery
face-thick_air = gęste powietrze
face-hydrocarbons = jeziora węglowodorów
face-methane_life = życie w metanie
face-ring_debris = okruchy pierścieni
face-clear_rings = czyste pierścienie
face-ring_radiation = promieniowanie przy pierścieniach
face-pale_clouds = blade chmury
face-dark_storms = ciemne burze
face-wide_plains = rozległe równiny
face-thin_air = rzadkie powietrze
face-dry_air = suche powietrze
face-dust_storms = burze piaskowe
face-rugged = nierówny teren
face-jungle = dżungla
face-pressure = miażdżące powietrze
face-level_3 = promieniowanie, poziom 3
face-glare = palące Słońce

face-calm-does = Promieniowanie nikomu nie szkodzi.
face-level_1-does = Astronauta, który wyrzuci najwyżej tyle, ile lat trwa lot, traci zdolność do pracy.
face-level_2-does = Astronauta, który wyrzuci najwyżej dwa razy tyle, ile lat trwa lot, traci zdolność do pracy.
face-harmless-does = Astronautom nic się nie dzieje.
face-unpleasant-does = Astronauta, który wyrzuci 1, traci zdolność do pracy.
face-dangerous-does = Astronauta, który wyrzuci 3 lub mniej, traci zdolność do pracy.
face-barren-does = Same kamienie, ale można je zbierać jako próbki.
face-dust-does = Wszystko, co tu wyląduje, zapada się i jest utracone.
face-minerals-does = Próbki można sprzedać na Ziemi.
face-microbes-does = Próbki są dowodem życia.
face-plants-does = Próbki są dowodem życia, można tu też zbierać zapasy.
face-alien-does = Próbka na Ziemi daje technologię, która nie może zawieść.
face-ice-does = Można tu zbierać zapasy.
face-inferno-does = Wszystko, co tu przybędzie, zostaje zgniecione i stopione.
face-oceans-does = Można tu zbierać zapasy.
face-wetlands-does = Próbki są dowodem życia, można tu też zbierać zapasy.
face-volcanoes-does = Wyglądają groźnie, ale nikomu nie szkodzą.
face-thick_ice-does = Nic się przez niego nie przebije, ale można go zbierać jako próbki.
face-thin_ice-does = Explorer może się przez niego przebić.
face-ice_life-does = Próbki są dowodem życia.
face-unknown_force-does = Wszystko, co tu przybędzie, zostaje zniszczone.
face-ice_crust-does = Lód i kamienie, które można zbierać jako próbki.
face-strong_radiation-does = Astronauta, który wyrzuci 6 lub mniej, traci zdolność do pracy. Sondy i kapsuły też rzucają: 4 lub mniej je uszkadza.
face-moderate_radiation-does = Astronauta, który wyrzuci 3 lub mniej, traci zdolność do pracy. Sondy i kapsuły też rzucają: 1 je uszkadza.
face-weak_radiation-does = Astronauta, który wyrzuci 1, traci zdolność do pracy. Sondom i kapsułom nic się nie dzieje.
face-geysers-does = Próbki z Enceladusa można zbierać także na Orbicie Saturna.
face-thick_air-does = Chmury i wiatr, które nikomu nie szkodzą.
face-hydrocarbons-does = Można tu zbierać zapasy (ze Stacjami: żywność).
face-methane_life-does = Próbki są dowodem życia.
face-ring_debris-does = Każdy statek rzuca raz. Przy 2 lub mniej coś na pokładzie zostaje uszkodzone.
face-clear_rings-does = Droga jest wolna i nic się nie dzieje.
face-ring_radiation-does = Astronauta, który wyrzuci 2 lub mniej, traci zdolność do pracy.
face-pale_clouds-does = Piękne i zupełnie niegroźne.
face-dark_storms-does = Szaleją daleko w dole i nikomu nie szkodzą.
face-wide_plains-does = Jest tu miejsce na 3 znaleziska.
face-thin_air-does = Generatory paliwa mają tu dwutlenek węgla, a miejsca wystarczy na 3 znaleziska.
face-dry_air-does = Generatory paliwa mają tu dwutlenek węgla, a miejsca wystarczy na 2 znaleziska.
face-dust_storms-does = Astronauta, który jest tu na koniec roku i wyrzuci 2 lub mniej, traci zdolność do pracy. Generatory paliwa mają dwutlenek węgla, a miejsca wystarczy na 2 znaleziska.
face-rugged-does = Jest tu miejsce na 1 znalezisko.
face-jungle-does = Próbki są dowodem życia. Generatory paliwa mają tu dwutlenek węgla, a miejsca wystarczy na 3 znaleziska.
face-pressure-does = Każdy statek, który przybywa, rzuca raz. Przy 4 lub mniej coś na pokładzie zostaje uszkodzone. Wszystko, co zostaje tu na koniec roku, jest zgniecione.
face-level_3-does = Astronauta, który wyrzuci najwyżej trzy razy tyle, ile lat trwa lot, traci zdolność do pracy. Sondy i kapsuły też rzucają: uszkadza je wynik najwyżej równy liczbie lat.
face-glare-does = Astronauta, który jest tu na koniec roku i wyrzuci 1, traci zdolność do pracy.

feature-moon_armalcolite = armalkolit
feature-moon_horizon_glow = blask na horyzoncie
feature-moon_fluorescence = fluorescencja
feature-moon_desolation = zupełna pustka
feature-moon_gold = złoto
feature-moon_cobalt = kobalt
feature-moon_infection = zaraza
feature-moon_dust = zdradliwy pył
feature-moon_palladium = pallad
feature-moon_lunar_caves = jaskinie na Księżycu
feature-mars_badlands = rozpadliny
feature-mars_aurora = zorza
feature-mars_methane = metan
feature-mars_hematite = hematyt
feature-mars_liquid_water = płynna woda
feature-mars_rocky_desert = kamienna pustynia
feature-mars_rhodium = rod
feature-mars_germanium = german
feature-mars_microbes = mikroby
feature-mars_lichens = porosty
feature-mars_fossil = skamielina?
feature-mars_platinum = platyna
feature-mars_iridium = iryd
feature-mars_mars_caves = jaskinie na Marsie
feature-phobos_rubble = rumowisko
feature-phobos_wreckage = wrak
feature-phobos_alien_object = przedmiot obcych
feature-phobos_phobos_caves = jaskinie na Fobosie
feature-ceres_water_ice = lód wodny
feature-ceres_barren = jałowa ziemia
feature-ceres_ruthenium = ruten
feature-venus_volcanoes = wulkany
feature-venus_kelp_forests = lasy wodorostów
feature-venus_limestone = wapień
feature-venus_mud_flats = błota
feature-venus_edible_plants = jadalne rośliny

feature-moon_armalcolite-does = Minerał, jakiego nikt jeszcze nie widział: od razu 2 punkty.
feature-moon_horizon_glow-does = Dziwne światło nad ziemią: od razu 2 punkty.
feature-moon_fluorescence-does = Kamienie, które świecą w ciemności: od razu 2 punkty.
feature-moon_desolation-does = Nic, jak okiem sięgnąć.
feature-moon_gold-does = Próbki z Księżyca można sprzedać na Ziemi za 15 $.
feature-moon_cobalt-does = Próbki z Księżyca można sprzedać na Ziemi za 15 $.
feature-moon_infection-does = Życie, ale zabiera je ze sobą każdy statek, który tu jest albo później tu wyląduje. Agencja, która pierwsza przywiezie je na Ziemię, traci 10 punktów.
feature-moon_dust-does = Statek, który go znajdzie, zapada się i jest utracony.
feature-moon_palladium-does = Jest jeden kawałek do zebrania. Na Ziemi można go sprzedać za 30 $.
feature-moon_lunar_caves-does = Mechanik może tu zbudować jeden habitat naziemny z 2 jednostek części zamiennych.
feature-mars_badlands-does = Statek, który je znajdzie, rzuca raz. Przy 2 lub mniej coś na pokładzie zostaje uszkodzone.
feature-mars_aurora-does = Światła na niebie: od razu 2 punkty.
feature-mars_methane-does = Skąd on się bierze? Od razu 2 punkty.
feature-mars_hematite-does = Minerał, który powstaje w wodzie: od razu 2 punkty.
feature-mars_liquid_water-does = A jednak jest tu woda! Od razu 4 punkty.
feature-mars_rocky_desert-does = Same kamienie i piasek.
feature-mars_rhodium-does = Próbki z Marsa można sprzedać na Ziemi za 30 $.
feature-mars_germanium-does = Próbki z Marsa można sprzedać na Ziemi za 30 $.
feature-mars_microbes-does = Życie! Próbki z Marsa są jego dowodem.
feature-mars_lichens-does = Życie! Próbki z Marsa są jego dowodem.
feature-mars_fossil-does = Jest jedna do zebrania. Zbadana na Ziemi albo przy module naukowym daje 6 punktów.
feature-mars_platinum-does = Jest jeden kawałek do zebrania. Na Ziemi można go sprzedać za 30 $.
feature-mars_iridium-does = Jest jeden kawałek do zebrania. Na Ziemi można go sprzedać za 40 $.
feature-mars_mars_caves-does = Mechanik może tu zbudować jeden habitat naziemny z 2 jednostek części zamiennych.
feature-phobos_rubble-does = Same potłuczone kamienie.
feature-phobos_wreckage-does = Jest jeden kawałek do zebrania. Mechanik robi z niego sondę albo 2 jednostki części zamiennych, a inna agencja dostaje 2 punkty.
feature-phobos_alien_object-does = Jest jeden do zebrania. Na Ziemi daje 8 punktów i technologię, która nie może zawieść.
feature-phobos_phobos_caves-does = Mechanik może tu zbudować jeden habitat naziemny z 2 jednostek części zamiennych.
feature-ceres_water_ice-does = Lód pod pyłem: od razu 2 punkty.
feature-ceres_barren-does = Nic ciekawego.
feature-ceres_ruthenium-does = Próbki z Ceres można sprzedać na Ziemi za 15 $.
feature-venus_volcanoes-does = Ogniste góry: od razu 2 punkty.
feature-venus_kelp_forests-does = Lasy pod wodą: od razu 2 punkty.
feature-venus_limestone-does = Był tu kiedyś ocean: od razu 2 punkty.
feature-venus_mud_flats-does = Samo błoto.
feature-venus_edible_plants-does = Życie! Próbki z Wenus są jego dowodem, można tu też zbierać żywność.

## Nazwy: misje

mission-sounding_rocket = Rakieta badawcza
mission-artificial_satellite = Sztuczny satelita
mission-man_in_space = Człowiek w kosmosie
mission-man_in_orbit = Człowiek na orbicie
mission-lunar_survey = Zwiad: Księżyc
mission-mars_survey = Zwiad: Mars
mission-lunar_lander = Lądownik na Księżycu
mission-space_station = Stacja kosmiczna
mission-venus_survey = Zwiad: Wenus
mission-mars_lander = Lądownik na Marsie
mission-ceres_lander = Lądownik na Ceres
mission-lunar_sample_return = Powrót z próbką z Księżyca
mission-venus_lander = Lądownik na Wenus
mission-man_on_the_moon = Człowiek na Księżycu
mission-phobos_sample_return = Powrót z próbką z Fobosa
mission-ceres_sample_return = Powrót z próbką z Ceres
mission-lunar_station = Stacja na Księżycu
mission-mars_sample_return = Powrót z próbką z Marsa
mission-mars_station = Stacja na Marsie
mission-man_on_mars = Człowiek na Marsie
mission-venus_sample_return = Powrót z próbką z Wenus
mission-venus_station = Stacja na Wenus
mission-man_on_venus = Człowiek na Wenus
mission-extraterrestrial_life = Życie pozaziemskie
mission-mercury_survey = Zwiad: Merkury
mission-mercury_lander = Lądownik na Merkurym
mission-mercury_sample_return = Powrót z próbką z Merkurego
mission-callisto_survey = Zwiad: Kallisto
mission-enceladus_survey = Zwiad: Enceladus
mission-ganymede_survey = Zwiad: Ganimedes
mission-europa_survey = Zwiad: Europa
mission-io_survey = Zwiad: Io
mission-jupiter_survey = Zwiad: Jowisz
mission-saturn_survey = Zwiad: Saturn
mission-titan_survey = Zwiad: Tytan
mission-uranus_survey = Zwiad: Uran
mission-neptune_survey = Zwiad: Neptun
mission-jupiter_system_survey = Zwiad: układ Jowisza
mission-grand_tour = Wielka podróż
mission-advanced_io_survey = Dokładny zwiad: Io
mission-io_lander = Lądownik na Io
mission-io_sample_return = Powrót z próbką z Io
mission-advanced_europa_survey = Dokładny zwiad: Europa
mission-europa_lander = Lądownik na Europie
mission-europa_ice_explorer = Explorer pod lodem Europy
mission-europa_sample_return = Powrót z próbką z Europy
mission-ganymede_lander = Lądownik na Ganimedesie
mission-ganymede_sample_return = Powrót z próbką z Ganimedesa
mission-callisto_lander = Lądownik na Kallisto
mission-jupiter_orbiter = Orbiter Jowisza
mission-manned_jupiter_fly_by = Załogowy przelot obok Jowisza
mission-jupiter_station = Stacja u Jowisza
mission-advanced_enceladus_survey = Dokładny zwiad: Enceladus
mission-enceladus_lander = Lądownik na Enceladusie
mission-enceladus_ice_explorer = Explorer pod lodem Enceladusa
mission-enceladus_sample_return = Powrót z próbką z Enceladusa
mission-advanced_titan_survey = Dokładny zwiad: Tytan
mission-titan_lander = Lądownik na Tytanie
mission-titan_cloud_explorer = Explorer w chmurach Tytana
mission-titan_sample_return = Powrót z próbką z Tytana
mission-man_on_titan = Człowiek na Tytanie
mission-saturn_orbiter = Orbiter Saturna
mission-saturn_ring_sample_return = Powrót z próbką z pierścieni Saturna
mission-saturn_station = Stacja u Saturna
mission-manned_saturn_fly_by = Załogowy przelot obok Saturna
mission-st_phobos_survey = Zwiad: Fobos
mission-st_artificial_satellite = { mission-artificial_satellite }
mission-st_man_in_space = { mission-man_in_space }
mission-st_lunar_fly_by = Przelot obok Księżyca
mission-st_venus_fly_by = Przelot obok Wenus
mission-st_mars_fly_by = Przelot obok Marsa
mission-st_ceres_survey = Zwiad: Ceres
mission-st_lunar_survey = { mission-lunar_survey }
mission-st_orbital_experiment = Eksperyment na orbicie
mission-st_orbital_experiment_again = { mission-st_orbital_experiment } (po raz drugi)
mission-st_orbital_habitat = Habitat na orbicie
mission-st_mars_survey = { mission-mars_survey }
mission-st_manned_lunar_fly_by = Załogowy przelot obok Księżyca
mission-st_phobos_lander = Lądownik na Fobosie
mission-st_venus_survey = { mission-venus_survey }
mission-st_lunar_lander = { mission-lunar_lander }
mission-st_space_station = { mission-space_station }
mission-st_mars_lander = { mission-mars_lander }
mission-st_ceres_lander = { mission-ceres_lander }
mission-st_lunar_habitat = Habitat na Księżycu
mission-st_lunar_experiment = Eksperyment na Księżycu
mission-st_lunar_experiment_again = { mission-st_lunar_experiment } (po raz drugi)
mission-st_lunar_sample_return = { mission-lunar_sample_return }
mission-st_venus_lander = { mission-venus_lander }
mission-st_manned_mars_fly_by = Załogowy przelot obok Marsa
mission-st_man_on_the_moon = { mission-man_on_the_moon }
mission-st_man_on_the_moon_again = { mission-st_man_on_the_moon } (po raz drugi)
mission-st_phobos_sample_return = { mission-phobos_sample_return }
mission-st_mercury_survey = { mission-mercury_survey }
mission-st_mercury_lander = { mission-mercury_lander }
mission-st_mars_orbit_habitat = Habitat na orbicie Marsa
mission-st_mars_habitat = Habitat na Marsie
mission-st_mars_experiment = Eksperyment na Marsie
mission-st_mars_experiment_again = { mission-st_mars_experiment } (po raz drugi)
mission-st_manned_venus_fly_by = Załogowy przelot obok Wenus
mission-st_lunar_station = { mission-lunar_station }
mission-st_lunar_station_again = { mission-st_lunar_station } (po raz drugi)
mission-st_mars_sample_return = { mission-mars_sample_return }
mission-st_venus_habitat = Habitat na Wenus
mission-st_man_on_phobos = Człowiek na Fobosie
mission-st_mars_station = { mission-mars_station }
mission-st_mars_station_again = { mission-st_mars_station } (po raz drugi)
mission-st_venus_experiment = Eksperyment na Wenus
mission-st_man_on_ceres = Człowiek na Ceres
mission-st_man_on_mars = { mission-man_on_mars }
mission-st_man_on_mars_again = { mission-st_man_on_mars } (po raz drugi)
mission-st_venus_sample_return = { mission-venus_sample_return }
mission-st_venus_station = { mission-venus_station }
mission-st_man_on_venus = { mission-man_on_venus }
mission-st_man_on_mercury = Człowiek na Merkurym
mission-st_extraterrestrial_life_survey = Ślad życia pozaziemskiego
mission-st_extraterrestrial_life_sample = Próbka życia pozaziemskiego
mission-st_orbital_occupation = Stała obecność na orbicie
mission-st_lunar_occupation = Stała obecność na Księżycu
mission-st_mars_occupation = Stała obecność na Marsie
mission-st_venus_occupation = Stała obecność na Wenus

needs-probe = dostarcz sprawną sondę albo kapsułę: { $place }
needs-survey = odkryj jako pierwsza agencja: { $place }
needs-return = sprowadź żywego astronautę na Ziemię z miejsca: { $place }
needs-station = na początku roku miej żywego astronautę w miejscu: { $place }
needs-sample = przywieź na Ziemię próbkę z miejsca: { $place }
needs-life = przywieź na Ziemię próbkę ze śladem życia z miejsca: { $place }
needs-survey_all = odkryj ostatnie zakryte z tych miejsc: { $place }
needs-galileo = zrób zwiad sprawną sondą Galileo: { $place }
needs-explorer = odłącz sprawny Explorer, sam jeden, w miejscu: { $place }
needs-habitat = miej sprawny habitat w miejscu: { $place }
needs-experiment = zakończ eksperyment i przywieź wyniki na Ziemię z miejsca: { $place }
needs-life_survey = odkryj życie jako pierwsza agencja: { $place }
needs-occupation = na początku każdego roku miej żywego astronautę w miejscu: { $place }

## Słowa wstawiane do zdań, małą literą

outcome-success = sukces
outcome-minor_failure = drobna awaria
outcome-major_failure = poważna awaria

cause-explosion = wybucha rakieta
cause-landing = lądowanie się nie udaje
cause-no_landing = Lądowanie nie jest zbadane
cause-secrecy = miejsce pozostało tajemnicą
cause-place = to miejsce jest zabójcze
cause-damage = wszystko na pokładzie jest uszkodzone
cause-drift = odlatuje w pustkę
cause-entry = żar przy wejściu w atmosferę
cause-incapacity = pomoc nie przychodzi na czas
cause-life_support = kończy się powietrze
cause-hunger = nie ma nic do jedzenia
cause-spending = została tylko ostatnia rakieta, i ta jest zużyta
cause-aerobraking = atmosfera rozrywa statek
cause-no_aerobraking = Hamowanie atmosferyczne nie jest zbadane
venture-esa = ESA
venture-iri = IRI
venture-ola = OLA
venture-usc = USC

end-calendar = minął ostatni rok
end-lead = nikt już nie dogoni prowadzących
end-missions = nie ma więcej misji

## Nagłówki

score = Wynik
points = Punkty
missions = Misje
on-earth = Na Ziemi
agencies = Inne agencje
ventures = Wspólne przedsięwzięcia
memorial = Pamięci

## Opcje

option-level = Misje
option-level-help = Ile misji każdej trudności jest w grze. Trudne prowadzą na inne planety.
option-level-easy = łatwe
option-level-normal = normalne
option-level-hard = trudne
option-level-very_hard = bardzo trudne
option-mercury = Merkury
option-mercury-help = Dodatek z planetą najbliższą Słońcu i trzema misjami.
option-outer_planets = Planety zewnętrzne
option-outer_planets-help = Dodatek z Jowiszem, Saturnem, Uranem i Neptunem. Gra trwa do roku 1986. Część misji odkrywa się dopiero po drodze.
option-stations = Stacje
option-stations-help = Dodatek z habitatami, modułami, promem kosmicznym, łazikami i eksperymentami. Każdy rok daje 30 $, a gra trwa do roku 1986. Prawie wszystko znamy tylko z jednego źródła.
option-quick_start = Szybki start
option-quick_start-help = Gra zaczyna się w roku 1966, a każda agencja ma na start dwie technologie, które nie mogą zawieść. Tylko z Planetami zewnętrznymi.
option-edition = Wydanie
option-edition-help = Które zasady obowiązują, gdy w grze podstawowej i z Merkurym skrót zasad wydawcy i pierwsza instrukcja się różnią. Według pierwszej instrukcji loty, które miałyby dotrzeć po ostatnim roku, nie docierają, zatajenie Lotu suborbitalnego kosztuje tylko załogę, a liczba zwiadów podczas przelotu nie jest ograniczona.
option-edition-quick_reference = skrót zasad
option-edition-first = pierwsza instrukcja
option-stations_printing = Wydanie Stacji
option-stations_printing-help = Źródła podają różne liczby dla silnika Daedalus, dużego zbiornika paliwa, generatora paliwa i habitatu naziemnego. Wybierz, które mają obowiązywać. Tylko ze Stacjami.
option-stations_printing-later = późniejsze
option-stations_printing-first = pierwsze
option-ventures = Wspólne przedsięwzięcia
option-ventures-help = Agencje zakładają wspólne przedsięwzięcia, dzielą się udziałami i działają w ich imieniu. Agencja bez udziału nie może handlować. Tylko ze Stacjami.
option-team = Jedna drużyna
option-team-help = Wszystkie agencje grają razem i wygrywają, jeśli zdobędą więcej punktów, niż są warte otwarte misje.
option-last_year = Ostatni rok
option-last_year-help = Gra kończy się najpóźniej po tym roku. Wcześniejszy rok to krótsza gra. Kalendarz kończy się w roku 1976, a z Planetami zewnętrznymi albo Stacjami w roku 1986.
option-last_year-0 = koniec kalendarza

## Przyciski

do-pass = Zakończ turę
do-done = Gotowe
do-research = Badaj: { $advancement }
do-buy = Kup: { $item }
do-build = Zbuduj nowy statek
do-craft = Wybierz: { $craft }
do-cooperate = Złóż ofertę: { $with }
do-load = Załaduj: { $item }
do-unload = Wyładuj: { $item }
do-dismantle = Rozbierz statek
do-maneuver = Leć: { $maneuver }
do-dock = Połącz z: { $craft }
do-separate = Rozdziel na dwa statki
do-detach = Odłącz: { $item }
do-detach_crew = Odłącz: { $name }, { $skill }
do-split = Rozdziel teraz
do-survey = Zwiad: { $location }
do-collect = Zbierz: { $item }
do-heal = Niech lekarz wyleczy wszystkich
do-repair = Napraw wszystko za jedną jednostkę: { $item }
do-faster = Leć szybciej z podwójną trudnością
do-slower = Leć o rok dłużej
do-fire = Odpal: { $item }
do-stop = Przerwij
do-remove_outcome = Zapłać { $cost } $ i usuń tę kartę ({ $outcome })
do-keep_outcome = Wtasuj z powrotem tę kartę ({ $outcome })
do-reveal = Odkryj
do-keep_hidden = Zachowaj w tajemnicy
do-try_landing = Lądowanie próbne
do-skip_landing = Wyląduj bez próby
do-suffer = Uszkodź: { $craft }
do-damage = Uszkodź: { $item }
do-damage_crew = Niezdolność do pracy: { $name }, { $skill }
do-seat_in =
    { $riders ->
        [0] { $item }, na razie pusto (kapsuła { $capsule })
       *[other] { $item }, w środku { $crew } (kapsuła { $capsule })
    }
do-shield = Za osłoną: { $name }, { $skill }
do-leave_out = Ofiara: { $name }, { $skill }
do-sell = Sprzedaj: { $item }
do-exchange = Poznaj dzięki śladom obcych: { $advancement }
do-give = Dajesz: { $item }
do-give_money = Dajesz: { $amount } $
do-give_craft = Dajesz: { $craft }
do-give_research = Udostępniasz: { $advancement }
do-ask = Dostajesz: { $item }
do-ask_money = Dostajesz: { $amount } $
do-ask_craft = Dostajesz: { $craft }
do-ask_research = Poznajesz: { $advancement }
do-propose = Złóż tę ofertę
do-cancel = Anuluj
do-accept = Przyjmij
do-decline = Odrzuć
do-counter = Złóż kontrofertę
do-produce =
    { $made ->
        [habitat] Złóż habitat naziemny
       *[other] Uruchom: { $item }
    }
do-explore = Zbadaj okolicę
do-skip_exploring = Nie badaj okolicy
do-keep_feature = Zachowaj: { $feature }
do-finish_experiment = Zakończ eksperyment
do-build_in_cave = Zbuduj habitat naziemny w jaskini
do-salvage = Wykorzystaj wrak: { $item }
do-found = Załóż wspólne przedsięwzięcie
do-grant = Jeszcze jeden udział: { $to }
do-act_for = Działaj w imieniu { $venture }
do-cooperate_with = Złóż ofertę: { $venture }
do-buy_share = Kup od banku udział { $venture }
do-sell_share = Sprzedaj bankowi udział { $venture }
do-give_share = Dajesz: udział { $venture }
do-ask_share = Dostajesz: udział { $venture }
do-consent = Zezwól
do-consent_all_year = Zezwól na wszystko w tym roku
do-veto = Zgłoś weto
do-transfer_between = Wymień ładunek: statek { $craft } i statek { $other } ({ $partner }), { $location }
do-give_cargo = Dajesz ze swojego statku: { $item }
do-ask_cargo = Dostajesz z drugiego statku: { $item }
do-give_crew = Dajesz ze swojego statku: { $name }, { $skill }
do-ask_crew = Dostajesz z drugiego statku: { $name }, { $skill }
do-give_knowledge = Zdradzasz, co tam jest: { $location }
do-ask_knowledge = Dowiadujesz się, co tam jest: { $location }

## Pytania

ask-act = { $seat }, jest rok { $year }, masz { $money } $. Co dalej?
ask-work = { $seat }, co ma zrobić { $craft }?
ask-divide = { $seat }, co przechodzi na statek { $other }? Dotąd: { $moved }
ask-burn = { $seat }, { $route }, statek { $craft }: { $arithmetic }. Co odpalasz?
ask-pay_outcome = { $seat }, { $advancement }: { $outcome }. Zapłacić, żeby usunąć tę kartę?
ask-choose_sufferer = { $seat }, łączenie się nie udaje. Który statek jest uszkodzony?
ask-choose_damage = { $seat }, co jest uszkodzone na statku { $craft }?
ask-choose_reveal =
    { $secret ->
        [lost] { $seat }, widzisz: { $location }, { $face }. Odkrywasz? Jeśli zachowasz to w tajemnicy, tracisz statek.
        [crew] { $seat }, widzisz: { $location }, { $face }. Odkrywasz? Jeśli zachowasz to w tajemnicy, tracisz załogę.
       *[free] { $seat }, widzisz: { $location }, { $face }. Odkrywasz?
    }
ask-choose_shielded =
    { $places ->
        [one] { $seat }, za osłoną jest jeszcze { $places } miejsce. Kto je zajmie?
        [few] { $seat }, za osłoną są jeszcze { $places } miejsca. Kto zajmie jedno z nich?
        [many] { $seat }, za osłoną jest jeszcze { $places } miejsc. Kto zajmie jedno z nich?
       *[other] { $seat }, za osłoną jest jeszcze { $places } miejsca. Kto zajmie jedno z nich?
    }
ask-choose_seats = { $seat }, w której kapsule { $name } wchodzi w atmosferę?
ask-choose_landing = { $seat }, atmosfera wystarczająco hamuje statek. Zrobić mimo to lądowanie próbne?
ask-choose_left_out =
    { $count ->
        [one] { $seat }, statek { $craft } traci { $count } osobę: { $cause }. Kto to będzie?
        [few] { $seat }, statek { $craft } traci { $count } osoby: { $cause }. Kto pierwszy?
        [many] { $seat }, statek { $craft } traci { $count } osób: { $cause }. Kto pierwszy?
       *[other] { $seat }, statek { $craft } traci { $count } osoby: { $cause }. Kto pierwszy?
    }
ask-turn_in =
    { $speaks ->
        [venture] { $seat }, w imieniu { $venture }: co robisz z tym, co jest na Ziemi?
       *[self] { $seat }, co robisz z tym, co jest na Ziemi?
    }
ask-build_offer =
    { $speaks ->
        [venture] { $seat }, w imieniu { $venture }, twoja oferta: { $partner }. { $venture } daje: { $gives }. Dostaje: { $asks }
       *[self] { $seat }, twoja oferta ({ $partner }). Dajesz: { $gives }. Dostajesz: { $asks }
    }
ask-answer_offer =
    { $speaks ->
        [venture] { $seat }, { $partner } składa ofertę: { $venture }. { $venture } dostaje: { $gives }. Daje: { $asks }
       *[self] { $seat }, { $partner } składa ofertę. Dostajesz: { $gives }. Dajesz: { $asks }
    }
ask-choose_head_start = { $seat }, z jaką technologią zaczynasz? Nie może ona zawieść. Do wyboru jeszcze: { $left }
ask-production =
    { $where ->
        [earth] { $seat }, zaczyna się rok. Co ma powstać na Ziemi?
        [venture] { $seat }, w imieniu { $venture }: zaczyna się rok. Co ma powstać na Ziemi?
       *[other] { $seat }, zaczyna się rok. Co ma wytworzyć { $craft }?
    }
ask-choose_exploring = { $seat }, to miejsce jest już znane: { $location }. Zbadać okolicę statkiem { $craft }?
ask-choose_feature = { $seat }, masz do wyboru dwa znaleziska: { $location }. Które zachowujesz? Drugie przepada na zawsze.
ask-act_for = { $seat }, działasz w imieniu { $venture }, w kasie jest { $money } $. Co teraz?
ask-divide_shares = { $seat }, kto dostanie udziały { $venture }? Na razie: { $shares }
ask-answer_shares = { $seat }, { $founder } chce założyć { $venture }. Udziały: { $shares }. Zgadzasz się?
ask-ask_veto = { $seat }, { $actor } chce działać w imieniu { $venture }. { $action }. Zezwalasz?

## Wpisy dziennika

log-mission_dealt =
    { $points ->
        [one] Misja „{ $mission }”, { $points } punkt.
        [few] Misja „{ $mission }”, { $points } punkty.
        [many] Misja „{ $mission }”, { $points } punktów.
       *[other] Misja „{ $mission }”, { $points } punktu.
    }
log-year_began = Zaczyna się rok { $year }, a w nim { $money } $ dla każdej agencji.
log-lot_drawn = Remis rozstrzyga losowanie: { $seat }.
log-starter_found = W tym roku zaczyna { $seat }.
log-researched =
    { $outcomes ->
        [0] { $seat } bada: { $advancement }. Nic nie może zawieść.
        [one] { $seat } bada: { $advancement }, { $outcomes } karta wyniku.
        [few] { $seat } bada: { $advancement }, { $outcomes } karty wyników.
        [many] { $seat } bada: { $advancement }, { $outcomes } kart wyników.
       *[other] { $seat } bada: { $advancement }, { $outcomes } karty wyników.
    }
log-bought = { $seat } kupuje za { $cost } $: { $item }.
log-hired = { $seat } zatrudnia za { $cost } $: { $person }, { $item }.
log-loaded = { $seat } ładuje na statek { $craft }: { $item }.
log-unloaded = { $seat } wyładowuje ze statku { $craft }: { $item }.
log-dismantled = { $seat } rozbiera statek { $craft }.
log-maneuver_began = { $seat } zaczyna manewr statkiem { $craft }: { $maneuver }. Potrzebny ciąg: { $need }.
log-fired = Statek { $craft } ({ $seat }) odpala: { $item }, ciąg { $thrust }.
log-misfired = Zapłon zawodzi na statku { $craft } ({ $seat }): { $item }.
log-stopped = Statek { $craft } ({ $seat }) zostaje na miejscu.
log-departed =
    { $years ->
        [0] Statek { $craft } ({ $seat }) leci: { $maneuver }.
        [one] Statek { $craft } ({ $seat }) leci { $years } rok: { $maneuver }.
        [few] Statek { $craft } ({ $seat }) leci { $years } lata: { $maneuver }.
        [many] Statek { $craft } ({ $seat }) leci { $years } lat: { $maneuver }.
       *[other] Statek { $craft } ({ $seat }) leci { $years } roku: { $maneuver }.
    }
log-arrived = Statek { $craft } ({ $seat }) dociera do celu: { $location }.
log-destroyed = Statek { $craft } ({ $seat }) jest utracony: { $cause }.
log-outcome_drawn = { $seat } losuje kartę wyniku ({ $advancement }): { $outcome }.
log-outcome_removed =
    { $cost ->
        [0] { $seat } usuwa ostatnią kartę ({ $advancement }): { $outcome }.
       *[other] { $seat } płaci { $cost } $ i usuwa kartę ({ $advancement }): { $outcome }.
    }
log-looked = { $seat } ogląda miejsce: { $location }.
log-looked-own = { $seat } ogląda miejsce: { $location }, { $face }.
log-revealed = { $seat } odkrywa miejsce: { $location }, { $face }.
log-kept_hidden = { $seat } zachowuje to miejsce w tajemnicy: { $location }.
log-rolled = { $person } wyrzuca { $roll }. Wynik { $up_to } lub mniej odbiera zdolność do pracy.
log-incapacitated = { $person } traci zdolność do pracy.
log-died = { $person } ginie: { $cause }. { $seat } traci punkty.
log-was_damaged =
    { $craft ->
        [0] Uszkodzenie na Ziemi ({ $seat }): { $item }.
       *[other] Uszkodzenie na statku { $craft } ({ $seat }): { $item }.
    }
log-capsule_lost = Na statku { $craft } ({ $seat }) spala się { $item }.
log-docked = Statki { $craft } i { $other } ({ $seat }) łączą się.
log-separated = Od statku { $craft } ({ $seat }) oddziela się statek { $other }.
log-rendezvous_failed = Nieudane spotkanie na orbicie: statek { $craft } ({ $seat }).
log-survey_failed = Nieudany zwiad ({ $seat }): { $location }.
log-collected = Statek { $craft } ({ $seat }) zbiera: { $item }.
log-healed =
    { $medicine ->
        [0] Wszyscy na statku { $craft } ({ $seat }) są wyleczeni.
       *[other] Wszyscy na statku { $craft } ({ $seat }) są wyleczeni za jednostkę leków.
    }
log-was_repaired = Wszystko na statku { $craft } ({ $seat }) jest naprawione.
log-mission_completed =
    { $points ->
        [one] { $seat } wykonuje misję „{ $mission }”: { $points } punkt!
        [few] { $seat } wykonuje misję „{ $mission }”: { $points } punkty!
        [many] { $seat } wykonuje misję „{ $mission }”: { $points } punktów!
       *[other] { $seat } wykonuje misję „{ $mission }”: { $points } punktu!
    }
log-mission_removed = Misja „{ $mission }” jest już niemożliwa i zostaje usunięta.
log-sold = { $seat } sprzedaje za { $money } $: { $item }.
log-exchanged = { $seat } bada ślady obcych ({ $item }) i poznaje: { $advancement }.
log-passed = { $seat } pasuje.
log-turn_ended = { $seat } kończy turę.
log-supported = Podtrzymywanie życia działa na statku { $craft } ({ $seat }): { $item }.
log-not_supported = Podtrzymywanie życia zawodzi na statku { $craft } ({ $seat }): { $item }.
log-fed =
    { $supplies ->
        [one] Załoga statku { $craft } ({ $seat }) zjada { $supplies } porcję.
        [few] Załoga statku { $craft } ({ $seat }) zjada { $supplies } porcje.
        [many] Załoga statku { $craft } ({ $seat }) zjada { $supplies } porcji.
       *[other] Załoga statku { $craft } ({ $seat }) zjada { $supplies } porcji.
    }
log-year_ended = Rok { $year } się kończy.
log-outcomes_shuffled =
    { $cards ->
        [one] { $cards } odrzucona karta wyniku tworzy nowy stos.
        [few] { $cards } odrzucone karty wyników tworzą nowy stos.
        [many] { $cards } odrzuconych kart wyników tworzy nowy stos.
       *[other] { $cards } odrzuconej karty wyników tworzy nowy stos.
    }
log-pack_opened =
    { $cards ->
        [one] Nowa talia: { $cards } karta wyniku.
        [few] Nowa talia: { $cards } karty wyników.
        [many] Nowa talia: { $cards } kart wyników.
       *[other] Nowa talia: { $cards } karty wyników.
    }
log-offered = { $seat } składa ofertę. Odpowiada { $to }.
log-countered = { $seat } składa kontrofertę. Odpowiada { $to }.
log-accepted = { $seat } przyjmuje ofertę. Składa ją { $to }.
log-declined = { $seat } odrzuca ofertę. Składa ją { $to }.
log-gave =
    { $count ->
        [one] { $seat } oddaje: { $item }. Dostaje { $to }.
        [few] { $seat } oddaje: { $count } × { $item }. Dostaje { $to }.
        [many] { $seat } oddaje: { $count } × { $item }. Dostaje { $to }.
       *[other] { $seat } oddaje: { $count } × { $item }. Dostaje { $to }.
    }
log-gave_money = { $seat } płaci { $amount } $. Dostaje { $to }.
log-gave_craft = { $seat } oddaje statek { $craft }. Dostaje go { $to }, jako statek { $other }.
log-shared =
    { $outcomes ->
        [0] { $seat } udostępnia: { $advancement }. Korzysta { $to } i nic nie może zawieść.
        [one] { $seat } udostępnia: { $advancement }. Korzysta { $to }, { $outcomes } karta wyniku.
        [few] { $seat } udostępnia: { $advancement }. Korzysta { $to }, { $outcomes } karty wyników.
        [many] { $seat } udostępnia: { $advancement }. Korzysta { $to }, { $outcomes } kart wyników.
       *[other] { $seat } udostępnia: { $advancement }. Korzysta { $to }, { $outcomes } karty wyników.
    }
log-game_ended = Koniec wyścigu kosmicznego: { $end }.
log-surveyed = Udany zwiad ({ $seat }): { $location }.
log-outcomes_cleared =
    { $cards ->
        [one] { $seat } usuwa { $cards } kartę wyniku: { $advancement }.
        [few] { $seat } usuwa { $cards } karty wyników: { $advancement }.
        [many] { $seat } usuwa { $cards } kart wyników: { $advancement }.
       *[other] { $seat } usuwa { $cards } karty wyników: { $advancement }.
    }
log-mission_found =
    { $points ->
        [one] { $seat } znajduje nową misję „{ $mission }”: { $points } punkt.
        [few] { $seat } znajduje nową misję „{ $mission }”: { $points } punkty.
        [many] { $seat } znajduje nową misję „{ $mission }”: { $points } punktów.
       *[other] { $seat } znajduje nową misję „{ $mission }”: { $points } punktu.
    }
log-part_rolled = Promieniowanie, { $item } ({ $seat }): wypada { $roll }. Wynik { $up_to } lub mniej uszkadza.
log-craft_rolled = Zagrożenie dla statku { $craft } ({ $seat }): wypada { $roll }. Wynik { $up_to } lub mniej uszkadza coś na pokładzie.
log-explorer_sent = Explorer ({ $seat }) odlatuje na zawsze: { $location }.
log-produced =
    { $craft ->
        [0] { $seat } wytwarza na Ziemi: { $item }.
       *[other] { $seat } wytwarza na statku { $craft }: { $item }.
    }
log-produced_nothing =
    { $craft ->
        [0] Na Ziemi nic nie powstaje ({ $seat }): { $item }.
       *[other] Na statku { $craft } nic nie powstaje ({ $seat }): { $item }.
    }
log-feature_seen = { $seat } bada okolicę ({ $location }) i widzi: { $feature }.
log-feature_found = { $seat } ma znalezisko ({ $location }): { $feature }.
log-rover_failed = Łazik ({ $seat }, statek { $craft }) niczego w tym roku nie znajduje.
log-experiment_done = { $seat } kończy eksperyment na statku { $craft }: { $location }. Wyniki trzeba przywieźć na Ziemię.
log-habitat_built = { $seat } buduje habitat naziemny na statku { $craft }: { $location }. Zużyte elementy: { $item }.
log-occupied =
    { $points ->
        [one] { $seat } dostaje w tym roku { $points } punkt: { $mission }.
        [few] { $seat } dostaje w tym roku { $points } punkty: { $mission }.
        [many] { $seat } dostaje w tym roku { $points } punktów: { $mission }.
       *[other] { $seat } dostaje w tym roku { $points } punktu: { $mission }.
    }
log-points_found =
    { $points ->
        [one] { $seat } dostaje za to { $points } punkt.
        [few] { $seat } dostaje za to { $points } punkty.
        [many] { $seat } dostaje za to { $points } punktów.
       *[other] { $seat } dostaje za to { $points } punktu.
    }
log-infected = Statek { $craft } ({ $seat }) przenosi teraz zarazę.
log-infection_spread =
    { $points ->
        [one] { $seat } przywozi zarazę na Ziemię i traci { $points } punkt.
        [few] { $seat } przywozi zarazę na Ziemię i traci { $points } punkty.
        [many] { $seat } przywozi zarazę na Ziemię i traci { $points } punktów.
       *[other] { $seat } przywozi zarazę na Ziemię i traci { $points } punktu.
    }
log-salvaged = Z wraku na statku { $craft } powstaje ({ $seat }): { $item }.
log-funded = Każda agencja ma teraz { $money } $.
log-examined = { $seat } bada znalezisko na statku { $craft }: { $item }.
log-shares_proposed = { $seat } chce założyć { $venture }.
log-shares_refused = { $seat } odrzuca udziały { $venture }. Przedsięwzięcie nie powstaje.
log-founded = { $seat } zakłada { $venture } za { $cost } $.
log-shares_held =
    { $shares ->
        [one] { $venture }: { $shares } udział, { $seat }.
        [few] { $venture }: { $shares } udziały, { $seat }.
        [many] { $venture }: { $shares } udziałów, { $seat }.
       *[other] { $venture }: { $shares } udziału, { $seat }.
    }
log-share_bought = { $seat } kupuje udział { $venture } za { $cost } $.
log-share_sold = { $seat } sprzedaje udział { $venture } za { $money } $.
log-shares_given =
    { $shares ->
        [one] { $seat } oddaje { $shares } udział { $venture }: { $to }.
        [few] { $seat } oddaje { $shares } udziały { $venture }: { $to }.
        [many] { $seat } oddaje { $shares } udziałów { $venture }: { $to }.
       *[other] { $seat } oddaje { $shares } udziału { $venture }: { $to }.
    }
log-consented = { $seat } zezwala w tym roku na wszystko w imieniu { $venture }.
log-vetoed = { $seat } zgłasza weto: { $to } nie może działać w imieniu { $venture }.
log-dissolved = { $seat } ma wszystkie udziały i rozwiązuje { $venture }.
log-came_alongside = Statek { $craft } ({ $seat }) i statek { $other } ({ $to }) wymieniają ładunek.
log-gave_cargo =
    { $count ->
        [one] { $seat } oddaje ze statku: { $item }. Dostaje { $to }.
        [few] { $seat } oddaje ze statku: { $count } × { $item }. Dostaje { $to }.
        [many] { $seat } oddaje ze statku: { $count } × { $item }. Dostaje { $to }.
       *[other] { $seat } oddaje ze statku: { $count } × { $item }. Dostaje { $to }.
    }
log-gave_crew = { $person } zmienia agencję: najpierw { $seat }, teraz { $to }.
log-disclosed = { $by } udostępnia wiedzę o miejscu: { $location }. Dowiaduje się { $seat }.
log-disclosed-own = { $by } udostępnia wiedzę o miejscu: { $location }, { $face }. Dowiaduje się { $seat }.

## Odmowy

refused-already_researched = Już to znasz.
refused-not_enough_money = W tym roku masz na to za mało pieniędzy.
refused-not_for_sale = Tego nie można kupić.
refused-advancement_needed = Najpierw zbadaj wymaganą technologię.
refused-roster_full = Twoja agencja nie może mieć więcej astronautów.
refused-no_craft_free = Wszystkie numery statków są zajęte.
refused-nothing_on_earth = Nie masz na Ziemi z czego budować. Najpierw coś kup.
refused-no_such_craft = Nie ma takiego statku.
refused-budget_spent = Limit drobnych czynności w tej turze wyczerpany. Kup coś, leć albo zakończ turę.
refused-offers_spent = Na razie nie możesz złożyć więcej ofert.
refused-alone = Nie możesz złożyć oferty sobie.
refused-not_loose = Nie masz tego na Ziemi.
refused-not_aboard = Nie ma tego na pokładzie.
refused-no_seat = Każdy astronauta potrzebuje miejsca.
refused-not_on_earth = Statki składa się i rozbiera tylko na Ziemi.
refused-no_such_maneuver = Ten manewr nie zaczyna się tutaj.
refused-in_flight = Statek jest w drodze. Poczekaj na jego ostatni znacznik czasu.
refused-nothing_to_fire = Na pokładzie nie ma niczego, co można do tego odpalić.
refused-not_the_same_place = Te statki nie są w tym samym miejscu.
refused-no_rendezvous_here = Statki łączą się i rozdzielają tylko w kosmosie, nie tutaj.
refused-rendezvous_needed = Najpierw zbadaj Spotkanie na orbicie.
refused-too_small = Na pokładzie nie ma dwóch elementów do rozdzielenia.
refused-surveying_needed = Najpierw zbadaj Zwiad.
refused-no_working_probe = Zwiad wymaga nieuszkodzonej sondy albo kapsuły.
refused-not_surveyable = Stąd nie można zrobić zwiadu tego miejsca.
refused-nothing_to_collect = Nie ma tu nic takiego do zebrania.
refused-no_collector = Zbierać może tylko sprawna sonda albo kapsuła, albo zdrowy astronauta.
refused-no_doctor = Na pokładzie nie ma zdrowego lekarza.
refused-nobody_to_heal = Wszyscy na pokładzie są zdrowi.
refused-no_mechanic = Na pokładzie nie ma zdrowego mechanika.
refused-no_supplies = Za mało na pokładzie. Potrzebne są zapasy (ze Stacjami: części zamienne).
refused-nothing_to_repair = Na pokładzie nic nie jest uszkodzone.
refused-is_damaged = To jest uszkodzone.
refused-no_rocket = To nie daje ciągu.
refused-needs_years = Silniki jonowe działają tylko w locie, który trwa lata.
refused-rests = W tym roku to już było użyte.
refused-years_fixed = Czasu tego manewru nie można tak zmienić.
refused-already_fired = Czas wybiera się przed pierwszym odpaleniem.
refused-cannot_be_damaged = Tego nie można uszkodzić.
refused-not_yours_to_offer = Nie ma tego więcej do zaoferowania.
refused-already_known = Druga agencja już to zna.
refused-offer_is_empty = Oferta jest pusta.
refused-no_room_there = Druga agencja nie ma na to miejsca.
refused-one_counter = Można złożyć tylko jedną kontrofertę.
refused-empty_half = Oba statki muszą mieć przynajmniej jeden element.
refused-seats_short = Każdy astronauta potrzebuje miejsca na obu statkach.
refused-worthless = To nie ma znanej wartości.
refused-capsule_full = Ta kapsuła jest pełna albo taka sama jak inna.
refused-no_outcomes_left = Tu nie ma już kart wyników.
refused-no_repair_here = Lot suborbitalny jest za krótki na naprawy.
refused-prerequisite_needed = Najpierw trzeba zbadać inną technologię.
refused-not_aligned = W tym roku nie ma okna startowego na tej trasie.
refused-probes_spent = Tutaj każda sonda i kapsuła może zrobić jeden zwiad na turę, a wszystkie już go zrobiły.
refused-synthesis_needed = Najpierw zbadaj Syntezę.
refused-nobody_healthy = Roślinami musi zająć się zdrowy astronauta.
refused-no_co2 = Nie wiadomo nic o dwutlenku węgla w tym miejscu.
refused-no_solid_ground = Habitat naziemny wymaga twardego gruntu, ale nie na Ziemi.
refused-immovable = Habitat naziemny nigdy się nie rusza, tak jak wszystko, co jest przyłączone. Odłącz to, co ma lecieć.
refused-no_fuel = Na pokładzie nie ma do tego pełnego zbiornika paliwa.
refused-no_medicine = Lekarz potrzebuje leków albo modułu medycznego.
refused-no_rover = Nie ma tu sprawnego łazika.
refused-rover_not_alone = Łazik bada okolicę tylko wtedy, gdy jest sam jeden. Najpierw go odłącz.
refused-rovers_needed = Najpierw zbadaj Łaziki.
refused-no_room_for_features = O ile wiadomo, nie ma tu miejsca na kolejne znalezisko.
refused-no_experiment = Na pokładzie nie ma eksperymentu.
refused-no_science = Potrzebny jest sprawny moduł naukowy i zdrowy astronauta (z Planetami zewnętrznymi: naukowiec).
refused-no_experiment_wanted = Żadna misja nie wymaga wyników stąd.
refused-no_cave = Nie ma tu wolnej jaskini.
refused-no_wreckage = Na pokładzie nie ma wraku.
refused-no_charter = Nie ma takiego przedsięwzięcia.
refused-no_share = Nie masz w nim udziału.
refused-veto_stands = W tej turze inna agencja z udziałami zgłosiła weto wobec twoich działań.
refused-not_trading = Agencja bez udziału w przedsięwzięciu może handlować tylko po to, by go dostać.
refused-not_for_ventures = Przedsięwzięcie nie może mieć technologii ani udziałów.
refused-no_shares_left = Bank nie ma już jego udziałów.
refused-nobody_else = Przynajmniej jedna inna agencja musi mieć udział.
refused-founder_keeps_one = Założyciel zachowuje przynajmniej jeden udział.
refused-not_alongside = Najpierw wybierz po jednym statku każdej strony do wymiany ładunku.
refused-not_looked = Tylko agencja, która obejrzała to miejsce, może udostępnić tę wiedzę.

## Zasady w skrócie

help-turn =
    Agencje mogą mieć dowolnie wiele tur: rok kończy się, gdy wszystkie spasują jedna po drugiej.
    Pieniądze nie przechodzą na następny rok: każdy zaczyna się z tą samą kwotą, a reszta przepada.
    Gdy inna agencja wykona misję, od razu dostajesz 10 $.
help-research =
    Technologia dostaje zakryte karty wyników. Przy każdym użyciu losuje się jedną z nich.
    Sukces możesz usunąć za 10 $, awarię za 5 $. Ostatni sukces usuwa się za darmo.
    Bez kart nic już nie może zawieść.
help-build =
    Statki buduje się na Ziemi z kupionych elementów. Każdy astronauta potrzebuje miejsca.
    Ciężki statek wymaga więcej ciągu: każdy manewr to jego trudność razy masa wszystkiego na pokładzie.
help-maneuver =
    Potrzebny ciąg = trudność × masa, razem ze wszystkimi rakietami. Potem odpalasz jedną rakietę po drugiej.
    Drobna awaria uszkadza rakietę, poważna niszczy cały statek.
    Jeśli ciągu nie wystarczy, statek zostaje na miejscu, a odpalone rakiety przepadają.
help-time =
    Jeśli manewr trwa lata, możesz lecieć dłużej. Połowa lat kosztuje podwójną trudność.
    Silniki jonowe dają swój ciąg za każdy rok lotu.
help-hazards =
    Po drodze czekają promieniowanie, wejście w atmosferę, lądowanie i nieznane miejsca, w kolejności z mapy.
    Wejście w atmosferę wymaga swojej technologii i kapsuły z osłoną cieplną, jak Wostok lub Apollo. Lądowanie wymaga technologii Lądowanie.
help-rendezvous =
    W kosmosie statki w tym samym miejscu mogą się połączyć, a jeden może podzielić się na dwa. Przy każdej próbie losuje się kartę wyniku.
    Przy awarii coś twojego zostaje uszkodzone. Pilot łagodzi ją o stopień.
help-outcome =
    Zatrzymana karta może zostać wylosowana znowu. Opłacona jest usunięta na zawsze.
    Technologia bez kart zawsze działa.
help-damage =
    Uszkodzone elementy nie działają aż do naprawy, ale uszkodzone kapsuły nadal wiozą załogę.
    Na Ziemi wszystko jest naprawiane pod koniec roku. Jeśli nie ma już co uszkodzić, statek jest utracony.
help-secret =
    Co widzisz dzięki zwiadowi z daleka, możesz zachować w tajemnicy.
    Jeśli przybywasz na miejsce i zachowujesz je w tajemnicy, tracisz to, czym przybywasz.
    Misję zwiadu dostaje agencja, która pierwsza odkryje miejsce.
help-radiation =
    Każdy astronauta rzuca kością ośmiościenną. Wynik nie większy niż poziom promieniowania razy lata lotu odbiera zdolność do pracy.
    W Aldrinie poziom jest o jeden niższy.
help-entry =
    Kapsuły uszkodzone i bez osłony cieplnej spalają się ze wszystkimi w środku.
    Dla każdej innej losuje się kartę wyniku. Reszta na pokładzie wychodzi cało.
help-survival =
    Pod koniec roku w kosmosie giną astronauci niezdolni do pracy.
    Każda nieuszkodzona kapsuła w kosmosie potrzebuje sukcesu Podtrzymywania życia, a pięć osób zjada jednostkę zapasów (ze Stacjami: żywności).
    Każda śmierć kosztuje punkty.
help-samples =
    Próbki z minerałami można sprzedać, tak samo zebrane metale. Ślady obcych dają technologię, która nie może zawieść.
help-offer =
    Można handlować wszystkim oprócz misji i zmarłych: pieniędzmi, elementami na Ziemi, całymi statkami, badaniami.
    Gdy dwa statki spotkają się w kosmosie, można też wymieniać pojedyncze elementy i astronautów.
    Agencja, która obejrzała zakryte miejsce, może sprzedać tę wiedzę, a inni nadal nie wiedzą, co tam jest.
    Druga agencja przyjmuje, odrzuca albo składa jedną kontrofertę.
    Udostępniona technologia dostaje tyle nowych kart wyników, ile ma jeszcze dająca agencja.
help-end =
    Gra kończy się po ostatnim roku, gdy nie ma już misji albo gdy nikt nie może dogonić prowadzących.
    Każda śmierć kosztuje więcej niż poprzednia: pierwsza 2 punkty, druga 4, trzecia 6 i tak dalej.
    Solo i w drużynie trzeba mieć więcej punktów, niż są warte otwarte misje.
help-head_start =
    Gra zaczyna się późno, więc każda agencja zna już kilka technologii bez kart wyników: nie mogą one zawieść.
    Niektóre wymagają innych: Rakiety Proton Rakiet Sojuz, a Hamowanie atmosferyczne Wejścia w atmosferę.
help-windows =
    Niektóre trasy mają okna startowe tylko w pewnych latach: do Jowisza co drugi rok od 1956, do Saturna co trzeci od 1957, do Urana co piąty od 1957, do Neptuna co szósty od 1958.
    Taki lot trwa dokładnie tyle lat, ile jest na mapie, ani mniej, ani więcej.
    Statek, który na koniec tury nadal jest w Transferze zewnętrznym albo w przelocie, jest utracony.
help-aerobraking =
    Atmosfera planety może wyhamować statek, a wtedy potrzeba mniej ciągu. Losujesz kartę Hamowania atmosferycznego.
    Po drobnej awarii coś jest uszkodzone, a statek wchodzi w atmosferę.
    Przy poważnej awarii albo bez tej technologii statek jest utracony.
help-telescopes =
    Z przelotu obok Jowisza i Saturna można też zrobić zwiad ich księżyców, a z Orbity Jowisza zwiad Ganimedesa.
    Gdzie statek nie może zostać, każda sonda i kapsuła na pokładzie może zrobić jeden zwiad na turę.
help-giants =
    Statek, który leci blisko Jowisza albo Saturna, spotyka to, co tam jest. Na koniec każdego roku dotyczy to też statków na Orbicie Jowisza, na Io, na Europie i na Orbicie Saturna.
    Dla osób w Aldrinie i dla sondy Galileo promieniowanie jest o jeden niższe.
help-science =
    Galileo to wytrzymała sonda. Niektóre zwiady liczą się tylko z nią.
    Explorer nie jest sondą. Odłącz go, samego jednego, tam, gdzie wymaga tego misja, a zostanie tam na zawsze.
    Ze zdrowym naukowcem na pokładzie próbka od razu wykonuje swoją misję. Ze Stacjami potrzebny jest też moduł naukowy.
help-found_missions =
    Agencja, która odkrywa miejsce za Ceres, może znaleźć tam nową misję. Leży ona na stole dla wszystkich.
    Solo i w drużynie trzeba też wykonać wszystkie misje za Ceres, które leżą na stole od początku.
help-production =
    Rok zaczyna się od produkcji, przed wypłatą pieniędzy. Ze zdrowym astronautą na pokładzie moduł hydroponiczny daje jednostkę żywności. Generator paliwa napełnia mały zbiornik paliwa, na Ziemi albo tam, gdzie odkryto dwutlenek węgla.
    Dla każdego z nich losuje się kartę Syntezy. Przy drobnej awarii nic nie powstaje, poważna uszkadza też moduł.
    Na twardym gruncie poza Ziemią mechanik może złożyć habitat naziemny. To zawsze się udaje.
help-stores =
    Zamiast zapasów jest żywność: pięć osób zjada jednostkę na rok.
    Lekarz zużywa za każdym razem jednostkę leków, a przy module medycznym nic. Mechanik zużywa na naprawę jednostkę części zamiennych.
help-minds =
    Na koniec roku w kosmosie astronauta, który jest na statku sam, rzuca kością, a jeśli zajęta jest więcej niż połowa miejsc, rzucają wszyscy na pokładzie. Wynik 1 odbiera zdolność do pracy.
    Wysyłaj co najmniej dwie osoby i daj im dużo miejsca.
help-habitats =
    W sprawnym habitacie mieści się dwadzieścia osób i nie szkodzi im promieniowanie, burza ani palące Słońce.
    Habitat to dom: astronauci, którzy byli tam, dokąd wysyła misja, i trafili do habitatu, wrócili do domu.
    Habitatu naziemnego nie da się uszkodzić ani ruszyć. Odłącz to, co ma lecieć dalej.
help-shuttle =
    Prom kosmiczny i Daedalus są wielokrotnego użytku. Każde odpalenie opróżnia zbiornik paliwa: promu duży, a silnika Daedalus mały.
    Drobna awaria uszkadza silnik, a zbiornik zostaje pełny. Poważna niszczy cały statek.
    Prom to także kapsuła z sześcioma miejscami i osłoną cieplną.
help-features =
    Gdy przybywasz ze sprawną sondą albo kapsułą do miejsca, które było już odkryte, możesz zbadać okolicę, jeśli jest tam miejsce na znalezisko. Jeśli jest tam zdrowy pilot dowolnej agencji, widzisz dwa znaleziska i zachowujesz jedno.
    Znaleziska dają punkty, pieniądze, życie albo kłopoty. Zaraza podróżuje ze statkiem: agencja, która pierwsza przywiezie ją na Ziemię, traci dziesięć punktów.
    Łazik, który jest sam jeden, może zbadać okolicę raz w roku. Losuje się dwie karty Łazików i obie muszą być sukcesem. Poważna awaria go uszkadza.
help-experiments =
    Gdzie misja wymaga eksperymentu, zdrowy astronauta (z Planetami zewnętrznymi: naukowiec) kończy go przy sprawnym module naukowym. Potem wyniki muszą dotrzeć na Ziemię.
    Można tam też badać skamieliny.
help-occupation =
    Stała obecność nigdy się nie kończy: na początku roku każda agencja, która ma tam żywego astronautę, dostaje jej punkty.
    Niektóre misje mają dwie karty. Agencja może wykonać tylko jedną z dwóch.
    Gra trwa dalej bez względu na to, jak duża jest przewaga.
help-life =
    Agencja, która pierwsza odkryje życie, wykonuje misję o śladzie życia. Potem można przywieźć próbkę ze śladem życia, a to osobna misja.
help-cyclers =
    Cykler sam krąży między Ziemią a Marsem, trzy lata w każdą stronę, i przechodzi przez promieniowanie. Ciągu wymaga tylko wsiadanie i wysiadanie.
help-ventures =
    Wspólne przedsięwzięcie kosztuje 10 $. Założyciel dzieli udziały, a każda agencja, która ma je dostać, musi się zgodzić.
    Każdy udziałowiec może działać w jego imieniu, jego pieniędzmi i statkami, ale z własnymi technologiami i kartami wyników. Najpierw decydują pozostali udziałowcy, a każdy może zgłosić weto.
    Bank kupuje i sprzedaje udziały za tyle dolarów, ile przedsięwzięcie ma punktów. Na koniec gry punkty dzieli się między udziały. Agencja ze wszystkimi udziałami przejmuje cały majątek przedsięwzięcia.

## Podglądy

counts-as = Umiejętność astronauty zmienia to na: { $outcome }.
nothing = nic
empty = pusty
resting = { $item } (już użyto)
craft-short = statek { $craft }
craft-named = statek { $craft } ({ $aboard }; { $location })
craft-flying =
    { $years ->
        [one] statek { $craft } ({ $aboard }; w drodze jeszcze { $years } rok: { $location })
        [few] statek { $craft } ({ $aboard }; w drodze jeszcze { $years } lata: { $location })
        [many] statek { $craft } ({ $aboard }; w drodze jeszcze { $years } lat: { $location })
       *[other] statek { $craft } ({ $aboard }; w drodze jeszcze { $years } roku: { $location })
    }
crew-of = załoga: { $count }
person = { $name } ({ $skill })
person-ill = { $name } ({ $skill }, niezdolność do pracy)
money-amount = { $amount } $
preview-cost = { $cost } $
preview-cards =
    { $outcomes ->
        [0] bez kart wyników
        [one] { $outcomes } karta wyniku
        [few] { $outcomes } karty wyników
        [many] { $outcomes } kart wyników
       *[other] { $outcomes } karty wyników
    }
preview-mass = masa { $mass }
preview-thrust = ciąg { $thrust }
preview-thrust-per-year = ciąg { $thrust } za każdy rok
preview-seats =
    { $seats ->
        [one] { $seats } miejsce
        [few] { $seats } miejsca
        [many] { $seats } miejsc
       *[other] { $seats } miejsca
    }
preview-shield = osłona cieplna
preview-ship = potem masa { $mass }, ciąg { $thrust }
preview-taken = zajęte miejsca: { $crew } z { $seats }
preview-free = nie trzeba ciągu
preview-automatic = manewr automatyczny na koniec tury
preview-need = potrzeba { $difficulty } × { $mass } = { $need }, na pokładzie { $thrust }
preview-enough = wystarczy, jeśli nic nie zawiedzie
preview-enough-years =
    { $years ->
        [one] wystarczy, jeśli potrwa { $years } rok
        [few] wystarczy, jeśli potrwa { $years } lata
        [many] wystarczy, jeśli potrwa { $years } lat
       *[other] wystarczy, jeśli potrwa { $years } roku
    }
preview-short = brakuje { $missing }
preview-years =
    { $years ->
        [one] { $years } rok
        [few] { $years } lata
        [many] { $years } lat
       *[other] { $years } roku
    }
preview-years-free = tak szybko, jak chcesz
preview-window = trasa otwarta w tym roku, potem znów w { $year }
preview-window-last = trasa otwarta w tym roku po raz ostatni
preview-lost = statek jest utracony
preview-fire = daje { $thrust } z { $need }, brakuje jeszcze { $missing }
preview-fire-last = daje { $thrust } i to wystarczy
preview-odds = sukces { $success }, drobna awaria { $minor }, poważna awaria { $major }
preview-works = szansa: { $odds }
preview-sure = nie może zawieść
preview-now-need = wtedy potrzeba { $need }
preview-removing = następna karta: szansa { $then } zamiast { $now }
preview-burns = spala się
preview-ride = wychodzi cało: { $odds }
preview-radiation = wynik { $limit } lub mniej (z { $die }) odbiera zdolność do pracy; za osłoną { $sheltered } lub mniej
preview-money = sprzedaż za { $money } $
preview-leaves = teraz manewr automatyczny: statek { $craft }, { $route }
preview-loses-craft = statek jest utracony
preview-loses-crew = załoga ginie
preview-known = wiadomo: { $face }
preview-makes = daje: { $item }
preview-uses = zużywa: { $item }
preview-finds =
    { $cards ->
        [one] została { $cards } karta, niebezpieczne: { $dangers }
        [few] zostały { $cards } karty, niebezpieczne: { $dangers }
        [many] zostało { $cards } kart, niebezpieczne: { $dangers }
       *[other] zostało { $cards } karty, niebezpieczne: { $dangers }
    }
preview-two-finds = dzięki pilotowi wybierasz z dwóch znalezisk
preview-bring-home = trzeba przywieźć na Ziemię
preview-rival-points =
    { $points ->
        [one] inna agencja dostaje { $points } punkt
        [few] inna agencja dostaje { $points } punkty
        [many] inna agencja dostaje { $points } punktów
       *[other] inna agencja dostaje { $points } punktu
    }
preview-divide = udziały do podziału: { $shares }
preview-grant = ma { $shares }, ty masz { $left }
preview-venture = { $money } $, twoje udziały: { $shares }
preview-asked = potrzebna zgoda: { $names }
preview-bank = w banku: { $shares }
shares-of =
    { $count ->
        [one] { $count } udział { $venture }
        [few] { $count } udziały { $venture }
        [many] { $count } udziałów { $venture }
       *[other] { $count } udziału { $venture }
    }
of-venture = { $craft } ({ $venture })
held-by-craft = { $action }, { $craft }
held-trade = { $one } daje: { $gives }. { $other } daje: { $asks }
cargo-of = ze statku { $craft }: { $cargo }
knowledge-of = co tam jest: { $location }
hazard-radiation = promieniowanie
hazard-entry = wejście w atmosferę: szansa { $odds }
hazard-entry-unshielded = wejście w atmosferę: kapsuły bez sprawnej osłony cieplnej spłoną
hazard-entry-unable = wejście w atmosferę bez technologii: kapsuły spłoną
hazard-landing = lądowanie: szansa { $odds }
hazard-landing-unable = lądowanie bez technologii: wszystko jest utracone
hazard-aerobraking = hamowanie atmosferyczne: szansa { $odds }
hazard-aerobraking-unable = hamowanie atmosferyczne bez technologii: wszystko jest utracone
hazard-explore = nieznane miejsce: { $location }
hazard-explore-known = { $location }: { $face }
hazard-radiation-known = Słońce: { $face }
arithmetic = potrzeba { $difficulty } × { $mass } = { $need }
arithmetic-fired = potrzeba { $difficulty } × { $mass } = { $need }, jest { $thrust }, brakuje { $missing }
arithmetic-years =
    { $years ->
        [one] { $years } rok lotu
        [few] { $years } lata lotu
        [many] { $years } lat lotu
       *[other] { $years } roku lotu
    }

## Plansza tekstowa i terminal

percent = { $odds }
number = { $number }
secret = twoja tajemnica
won = zwycięstwo!
table-turn = tura: { $seat }
table-open =
    { $points ->
        [one] { $points } punkt do wzięcia
        [few] { $points } punkty do wzięcia
        [many] { $points } punktów do wzięcia
       *[other] { $points } punktu do wzięcia
    }
table-passes =
    { $passes ->
        [one] { $passes } pas z rzędu
        [few] { $passes } pasy z rzędu
        [many] { $passes } pasów z rzędu
       *[other] { $passes } pasa z rzędu
    }
table-outcomes = karty wyników: zakryte { $down }, odrzucone { $discarded }
table-ship = masa { $mass }, ciąg { $thrust }
table-ship-ion = masa { $mass }, ciąg { $thrust } + { $ion } na rok
table-seats = miejsca { $crew }/{ $seats }
table-agency =
    { $points ->
        [one] { $money } $ · { $points } punkt
        [few] { $money } $ · { $points } punkty
        [many] { $money } $ · { $points } punktów
       *[other] { $money } $ · { $points } punktu
    }
table-dead =
    { $dead ->
        [one] { $dead } ofiara
        [few] { $dead } ofiary
        [many] { $dead } ofiar
       *[other] { $dead } ofiary
    }
table-seen = widziane
table-removed = usunięte
table-nothing-known = jeszcze bez badań
table-memorial = { $name } ({ $location }, { $year })
table-mission-gone = niemożliwa
table-taken = zabrane
table-bank = bank: { $shares }
table-share = udział: { $price } $
table-end = Koniec wyścigu kosmicznego: { $end }.
legend =
    Orbita Ziemi 8 trasa i jej trudność · ◷2 lata · (◷) ile chcesz · ☢ promieniowanie
    ▼ wejście w atmosferę · ⤓ lądowanie · (⤓) lądowanie próbne · ? nieznane · ↯ automatycznie na koniec tury
legend-outer_planets = ≈ hamowanie atmosferyczne · ♃ ♄ ♅ ♆ tylko w latach z oknem startowym do Jowisza, Saturna, Urana lub Neptuna
legend-stations = ✦ znalezisko · ○ miejsce na znalezisko · ☣ przenosi zarazę
legend-craft = ●1 statek 1 pierwszej agencji · ☺ astronauta na pokładzie · ◷1 u celu za rok · ?● ta agencja już patrzyła
legend-outcomes = ▪ karta wyniku · ✓ sukces · ! drobna awaria · ✗ poważna awaria

## Plansza na stronie

board-map = Układ Słoneczny w roku { $year }
board-zoom = Mapa
board-zoom-in = Przybliż
board-zoom-out = Oddal
board-zoom-whole = Cała mapa
board-calendar = Rok { $year }. Ostatni to { $last }.
board-hidden = nieznane
board-looked = widziane przez: { $names }
board-difficulty = trudność { $difficulty }
board-symbol-radiation = promieniowanie
board-symbol-atmospheric_entry = wejście w atmosferę
board-symbol-landing =
    { $optional ->
        [true] lądowanie próbne
       *[other] lądowanie
    }
board-symbol-aerobraking = hamowanie atmosferyczne
board-symbol-explore = nieznane: { $place }
board-thrust-so-far = potrzeba, jest { $thrust }, brakuje { $missing }
board-under-way =
    { $years ->
        [one] jeszcze { $years } rok do celu: { $place }
        [few] jeszcze { $years } lata do celu: { $place }
        [many] jeszcze { $years } lat do celu: { $place }
       *[other] jeszcze { $years } roku do celu: { $place }
    }
board-arriving = Statek dociera do celu i spotyka to, co tam jest.
board-on-the-way = W drodze.
board-panels = Panele
board-hangar = Hangar
board-research-panel = Badania
board-research = Badaj
board-agencies = Agencje
board-for-everybody = Bez badań
board-nothing-here = Jeszcze nic. Zbadaj i kup coś.
board-use = Wybierz
board-dock = Połącz
board-suffer = Uszkodź ten
board-seats = miejsca { $crew }/{ $seats }
board-ill = niezdolność do pracy
board-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
board-offer = Oferta
board-counter-offer = Kontroferta
board-first-offer = W pierwszej ofercie:
board-gives = daje
board-survival =
    { $count ->
        [one] Statek { $craft } traci { $count } osobę z załogi: { $cause }
        [few] Statek { $craft } traci { $count } osoby z załogi: { $cause }
        [many] Statek { $craft } traci { $count } osób z załogi: { $cause }
       *[other] Statek { $craft } traci { $count } osoby z załogi: { $cause }
    }
board-dead =
    { $dead ->
        [one] { $dead } ofiara
        [few] { $dead } ofiary
        [many] { $dead } ofiar
       *[other] { $dead } ofiary
    }
board-memorial = { $name } ({ $location }, { $year })
board-mission-gone = niemożliwa
board-nothing-known = jeszcze bez badań
board-open =
    { $points ->
        [one] { $points } punkt do wzięcia
        [few] { $points } punkty do wzięcia
        [many] { $points } punktów do wzięcia
       *[other] { $points } punktu do wzięcia
    }
board-outcomes = karty wyników: zakryte { $down }, odrzucone { $discarded }
board-passes =
    { $passes ->
        [one] { $passes } pas z rzędu
        [few] { $passes } pasy z rzędu
        [many] { $passes } pasów z rzędu
       *[other] { $passes } pasa z rzędu
    }
board-removed = usunięte
board-seen = widziane
board-ship = masa { $mass }, ciąg { $thrust }
board-ship-ion = masa { $mass }, ciąg { $thrust } + { $ion } na rok
board-home =
    { $crew ->
        [0] { $home }: nikt tu jeszcze nie mieszka
       *[other] { $home }: zajęte miejsca { $crew } z { $seats }
    }
board-larder =
    { $years ->
        [0] za mało żywności na ten rok: { $food } z { $need }
        [one] żywność na { $years } rok: { $food } na pokładzie, zużycie { $need } rocznie
        [few] żywność na { $years } lata: { $food } na pokładzie, zużycie { $need } rocznie
        [many] żywność na { $years } lat: { $food } na pokładzie, zużycie { $need } rocznie
       *[other] żywność na { $years } roku: { $food } na pokładzie, zużycie { $need } rocznie
    }
board-garden = moduł hydroponiczny może dać { $food } rocznie
board-infected = przenosi zarazę
board-taken = zabrane
board-room-for-finds =
    { $count ->
        [one] miejsce na { $count } znalezisko
        [few] miejsce na { $count } znaleziska
        [many] miejsce na { $count } znalezisk
       *[other] miejsce na { $count } znaleziska
    }
board-every-year = punkty co roku
board-not-counted = Nie obliczamy tu lotów z użyciem: { $names }
board-legend-find = Tu jest znalezisko. Pusta gwiazdka oznacza, że już je zabrano.
board-legend-room = Jest tu miejsce na kolejne znalezisko. Okolicę mogą badać astronauci i łaziki.
board-legend-germ = Statek przenosi zarazę. Agencja, która pierwsza przywiezie ją na Ziemię, traci punkty.

## Projekt statku, plany misji i obliczone loty
board-drawing = Projekt statku
board-drawing-help = Złóż elementy na papierze. Od razu widać, ile statek waży, ile kosztuje i jak daleko doleci.
board-one-more = Dodaj: { $item }
board-one-less = Usuń: { $item }
board-build-it = Kup i zbuduj
board-clear = Wyczyść
board-design-name = Nazwa projektu
board-keep-design = Zapisz
board-designs = Twoje projekty
board-forget-design = Usuń: { $name }
board-cannot-get = { $item }: tego teraz nie można kupić.
board-cannot-build = Tego teraz nie można zbudować.
board-still-to-pay = do zapłaty: { $cost }
board-too-few-seats = Miejsc jest mniej niż astronautów.
board-needs-research = Najpierw trzeba zbadać: { $names }
board-could-fulfil = Misje, które może wykonać
board-can-reach = Miejsca, do których doleci
board-reaches-nothing = Ten statek nigdzie nie doleci.
board-working-out = Obliczanie…
board-where-to = Dokąd doleci?
board-years-short =
    { $years ->
        [one] { $years } rok
        [few] { $years } lata
        [many] { $years } lat
       *[other] { $years } roku
    }
board-all-goes-well = szans na sukces
board-nothing-fires = nic się nie odpala
board-waits =
    { $years ->
        [one] najpierw { $years } rok czekania na okno startowe
        [few] najpierw { $years } lata czekania na okno startowe
        [many] najpierw { $years } lat czekania na okno startowe
       *[other] najpierw { $years } roku czekania na okno startowe
    }
board-not-researched = jeszcze niezbadane
board-luck = Nieznane miejsca i Słońce nie zaszkodzą
board-plan = Plan
board-cheapest = Najtańszy plan od teraz: { $cost }
board-short-of = (brakuje { $money })
board-launch-by = start najpóźniej w { $year }
board-have-it = jest
board-to-drawing-board = Otwórz projekt statku
board-no-plan = Żaden pojedynczy statek znany planiście nie wykona tego w latach, które zostały.
board-under-way-to-it = Może to zrobić z tym, co jest w kosmosie:
board-legend = Legenda
board-legend-difficulty = Liczba na trasie to jej trudność. Pomnóż ją przez masę statku: trzeba odpalić rakiety o co najmniej takim ciągu, i rakiety te przepadają.
board-legend-time = Lot trwa lata. Co rok usuwa się jeden znacznik czasu. Można podwoić trudność, żeby skrócić czas o połowę.
board-legend-explore = Nieznane miejsce. Dowiesz się, jakie jest, gdy tam dolecisz; zwiad pokazuje to wcześniej.
board-legend-landing = Trzeba wylądować, mając technologię Lądowanie. Gdzie symbol jest przerywany, lądowanie jest dobrowolne.
board-legend-atmospheric_entry = Kapsuły bez sprawnej osłony cieplnej spłoną ze wszystkimi na pokładzie. Te z osłoną potrzebują technologii Wejście w atmosferę.
board-legend-radiation = Promieniowanie Słońca może odebrać astronautom zdolność do pracy. Ryzyko rośnie z każdym rokiem lotu.
board-legend-automatic = Statek, który jest tu na koniec tury, leci dalej tą trasą automatycznie. Nic się nie odpala.
board-legend-lost = Ta trasa prowadzi donikąd: statek jest utracony.
board-legend-card = Zakryta karta wyniku na technologii. Przy każdym użyciu losuje się jedną z nich.
board-legend-success = Wylosowano sukces.
board-legend-minor = Drobna awaria: coś zostaje uszkodzone albo tym razem nie działa.
board-legend-major = Poważna awaria: zwykle statek albo element jest zniszczony.
board-legend-ill = Astronauta jest niezdolny do pracy i nie korzysta ze swojej umiejętności.
board-legend-dead = Zginął astronauta, a to kosztuje punkty.
board-your-money = Twoje pieniądze
preset-short_race = Krótki pierwszy wyścig
preset-everything = Wszystko naraz
preset-by_the_book = Zgodnie z instrukcją
preset-online = Online
board-order = Miejsce w kolejności tego roku
board-funding = { $money } dla wszystkich co rok
board-shop-shut = Skończ z tym statkiem (Gotowe), zanim zaczniesz kupować i badać.
preview-year-ends = potem rok się kończy
preview-year-ends-together = rok się kończy, gdy wszystkie agencje po kolei zakończą turę
board-standing = Punkty
board-legend-time_free = Ten lot nie zajmuje czasu. Możesz jednak lecieć latami, co pomaga silnikom jonowym.
board-legend-aerobraking = Atmosfera planety hamuje statek, jeśli masz technologię Hamowanie atmosferyczne. Bez niej statek jest utracony.
board-legend-window = Ta trasa jest otwarta tylko w latach z oknem startowym. Jej czasu nie można zmienić.
board-legend-time_fixed = Lot trwa dokładnie tyle lat.
board-legend-closed = W tym roku trasa jest zamknięta. Pod nią jest rok, w którym znów się otworzy.
board-legend-year_end = Statki, które są tu pod koniec roku, spotykają tę planetę.
board-windows = Okna startowe do planet
board-window-open = otwarta
board-window-closed = trasa zamknięta do { $year }
board-window-over = trasa już zamknięta
board-window-years = Otwarta w latach: { $years }
board-years-fixed =
    { $years ->
        [one] dokładnie { $years } rok
        [few] dokładnie { $years } lata
        [many] dokładnie { $years } lat
       *[other] dokładnie { $years } roku
    }
board-year-end = pod koniec każdego roku: { $place }
board-found-at = znaleziona: { $place }
board-needed-to-win = potrzebna do wygranej
board-begin-with = Zacznij z tym
board-builds-on = wymaga: { $names }
board-ventures = Przedsięwzięcia
board-hangar-of = Hangar { $venture }
board-shares = Udziały { $venture }
board-shareholder = Udziałowiec
board-bank = Bank
board-share-price = { $price } za udział
board-lets-all = zezwala w tym roku na wszystko
board-director = decyduje w jego imieniu między turami
board-vetoed = weto w tej turze
board-venture-bare = Nie ma jeszcze ani statków, ani elementów.
board-no-ventures = Nie ma jeszcze żadnego wspólnego przedsięwzięcia.
board-founding = { $name } chce założyć { $venture }
board-divides = dzieli udziały.
board-may-it = { $name } chce działać w imieniu { $venture }
board-being-asked =
    { $count ->
        [one] ma odpowiedzieć.
        [few] mają odpowiedzieć, w tej kolejności.
        [many] mają odpowiedzieć, w tej kolejności.
       *[other] mają odpowiedzieć, w tej kolejności.
    }
board-you-act-for = Działasz w imieniu { $venture }
board-its-things = Jego pieniądze i statki, twoje technologie i karty wyników.
board-acts-for = działa w imieniu { $venture }
board-venture-pays = Płaci { $venture }. W kasie jest { $money }.
board-legend-venture = Statek z literami należy do wspólnego przedsięwzięcia, tak jak wszystko na pokładzie.

## Planowanie misji
plan-haul = Masa { $mass }: { $start } – { $place }
plan-title = { $name }: { $goal }
plan-goal-cheapest = najtańszy plan
plan-goal-lightest = najlżejszy plan
plan-goal-fastest = najszybszy plan
plan-goal-surest = najpewniejszy plan
plan-sum = Koszt { $cost } $: statek { $ship } $, badania { $research } $. Masa przy starcie { $mass }.
plan-when = Start w roku { $launch }, koniec w roku { $done }.
plan-year = Rok
plan-destination = Cel
plan-aerobraking = { $place } (hamowanie)
plan-years = Lata
plan-difficulty = Trud.
plan-mass = Masa
plan-thrust = Ciąg / potrzeba
plan-given = { $thrust } / { $need }
plan-fired = Odpalone
plan-so_far = Dotąd
plan-part = Element
plan-number = Liczba
plan-cost = Koszt
plan-money = Pieniądze
plan-bought = Zakupy
plan-draws = Karty
plan-untested = Bez prób
plan-tests = { $tests ->
        [one] Po { $tests } próbie
        [few] Po { $tests } próbach
        [many] Po { $tests } próbach
       *[other] Po { $tests } próby
    }
plan-removals = Usuwanie
plan-times = { $number } × { $item }
plan-separate = tu czeka: { $parts }
plan-dock = dokowanie: { $parts }
plan-drop = tu zostaje: { $parts }
plan-fetch = dokowanie do frachtowca: { $parts }
plan-cargo_ship = Frachtowiec
plan-ahead = Frachtowiec o masie { $mass } startuje w roku { $launch } i czeka: { $place }. Sam statek startuje w roku { $ship }.
plan-collects = zebrane: { $item }
plan-surveys = zwiad: { $place }
plan-stays = czeka na Nowy Rok
plan-builds = mechanik składa habitat na początku następnego roku
plan-of_budget = { $money } z { $yearly }
plan-research = badania: { $advancement }
plan-chance = Wszystkie karty to sukcesy: { $chance }, dokładnie { $exact }.
plan-spares = Zapasowe rakiety na pokładzie: { $parts }, odpalane tylko wtedy, gdy inne są uszkodzone.
plan-reserve = Z zapasem ({ $parts }): { $chance }, razem za { $cost } $.
plan-helped = Gdy leci { $skill }: { $chance }.
plan-skill = Na pokładzie musi być { $skill }.
plan-life = Szansa na znalezienie życia ({ $place }): { $chance }; nie jest wliczona powyżej.
plan-repairs = Z mechanikiem na pokładzie i zapasem do napraw ({ $parts }): { $chance }, razem za { $cost } $.
plan-sure = Żadna karta nie może zawieść.
plan-untold = Ukryte miejsca i Słońce nie są tu wliczone. W próbie losuje się kartę i płaci za usunięcie awarii; rakiety zużyte w próbach nie są wliczone.
plan-none-dear = za drogo na budżet { $budget } $: najtańszy plan kosztuje { $cost } $
plan-none-late = za późno: nie znaleziono planu, który kończy się do roku { $by }; najwcześniejszy znaleziony kończy się w { $earliest }
plan-none-poor = nie znaleziono planu za { $money ->
    [none] dowolne pieniądze
   *[other] { $money } $
} w latach { $first }–{ $by }: gdyby wszystkie pieniądze były dostępne od razu, najtańszy znaleziony plan kosztowałby { $cost } $
plan-none-without = w tych granicach nie znaleziono planu bez: { $names }; granice: { $money ->
    [none] dowolne pieniądze
   *[other] { $money } $
}, lata { $first }–{ $by }, najwyżej jeden frachtowiec, elementy czekające naraz w kosmosie: najwyżej { $parked }
plan-none-impossible = niemożliwe: nawet najszybsza trasa trwa dłużej niż od { $first } do { $by } albo żadna tam nie prowadzi
plan-none-not_found = w tych granicach nie znaleziono planu: { $money ->
    [none] dowolne pieniądze
   *[other] { $money } $
}, lata { $first }–{ $by }, najwyżej jeden frachtowiec, elementy czekające naraz w kosmosie: najwyżej { $parked }
plan-none-tour = najpewniejszy plan nie jest dostępny dla objazdów i Explorerów
plan-none-long = w tych granicach nie znaleziono planu: czas dostępny na stronie, lata { $first }–{ $by }; zapytaj o mniej albo użyj własnego komputera: cosmodrome plan leaving_earth
plan-none-steps = w tych granicach nie znaleziono planu: kroki każdego wyszukiwania: { $steps }, { $money ->
    [none] dowolne pieniądze
   *[other] { $money } $
}, lata { $first }–{ $by }; inną granicę ustawia --steps
plan-campaign = Wcześniejsze próby kosztują { $cost } $, w tym średnio { $removals } $ na awarie; razem { $sum } $.
plan-test = próba: { $advancement }
plan-removal = 1 $ na awarie
plan-none-unsure = żadne próby, na które starczy pieniędzy i lat, nie dają { $chance }% pewności
plan-item-astronaut = astronauta
plan-item-cargo = ładunek

## Uzasadnienia w podpowiedziach
reason-points = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
reason-research = Do misji „{ $mission }” brakuje technologii: { $advancement }. Nagroda to { $points }, a koszt badań i elementów { $cost } $. Szansa, że wszystko zadziała: { $chance }.
reason-buy = Element do misji „{ $mission }”: { $points }, do zapłaty jeszcze { $cost } $. Szansa, że wszystko zadziała: { $chance }.
reason-test = Najpierw próba: { $advancement }, potem „{ $mission }” ({ $points }). Karty wyników: { $cards }, ryzyko awarii przy następnej: { $risk }. Awaria kosztuje teraz { $loss } $, a w locie { $stake } $.
reason-launch = Statek do misji „{ $mission }” jest gotowy: { $points } do roku { $year }. Szansa, że wszystko zadziała: { $chance }.
reason-fly = Ten statek leci na misję „{ $mission }”: { $points } do roku { $year }. Szansa, że wszystko zadziała: { $chance }.
reason-errand = { $crew ->
        [0] Lot próbny. Szansa na sukces: { $chance }.
       *[other] Załoga wraca do domu. Szansa, że wszystko zadziała: { $chance }.
    }
reason-saving = „{ $mission }” ({ $points }) wymaga jeszcze { $cost } $, a w tym roku zostało { $money } $; następny przyniesie { $funding } $.
reason-waiting = „{ $mission }” ({ $points }) czeka na przyszły rok: szansa, że wszystko zadziała, to { $chance } i jest czas, by ją poprawić.
reason-nothing = Żadna otwarta misja nie opłaca się już przy latach i pieniądzach, które zostały.
reason-remove = Następna karta ({ $advancement }): szansa na sukces { $removed } bez tej karty, { $kept } z nią.
reason-keep = Następna karta ({ $advancement }): szansa na sukces { $kept } z tą kartą, { $removed } bez niej.
reason-rival = { $seat } może zdążyć wcześniej: do roku { $year }, z szansą { $chance }.
planner-lead = Jaki statek jest potrzebny, ile kosztuje i jaka jest szansa na sukces? Wszystkie rachunki i szanse są dokładne, a wśród statków, które zna planista, nie ma tańszego, szybszego ani lżejszego.
planner-boxes = Dodatki
planner-mission = Misja
planner-goal = Cel
planner-from = Pieniądze od roku
planner-by = Koniec do roku
planner-yearly = Pieniądze na rok (0: bez granic)
planner-budget = Budżet łącznie
planner-sure = Próby, aż szansa wyniesie
planner-sure-not = bez prób
planner-crew = Załoga
planner-research =
    { $count ->
        [0] Już zbadane
       *[other] Już zbadane (ustawiono: { $count })
    }
planner-standing-unknown = niezbadane
planner-standing-have = zbadane
planner-standing-tested = zbadane, bez kart wyników
planner-standing-no = nie używać
planner-go = Zaplanuj
planner-working = Planowanie…
planner-wait = Większość planów trwa sekundę lub dwie, wielkie do 15 sekund.
planner-chance = Szansa, że wszystkie karty to sukcesy: { $chance }.
planner-one-ship = Przejrzenie planów z dokowaniem trwałoby za długo: to najlepszy plan dla jednego statku, który się nie rozdziela.
planner-no-cargo-ship = Przejrzenie planów z frachtowcem wysłanym przodem trwałoby zbyt długo: to najlepszy plan bez niego.
planner-picture = Schemat lotu
planner-flight = Lot
planner-parts = Statek
planner-years = Zakupy według lat
planner-tests = Karty i próby

## Koniec gry

score-missions = Misje
score-discoveries = Odkrycia
score-dead = Utraceni astronauci
score-ventures = Przedsięwzięcia
ended-calendar = Rok { $year } się skończył.
ended-lead = Rok { $year } się skończył. Nikt nie może już dogonić: { $seat }.
ended-missions = W roku { $year } nie ma już żadnych misji.
ended-team = Punktów jest więcej niż na niewykonanych misjach.

## Twórcy gry

credit-published_with_expansions = Wydawnictwo: { $publisher }, { $year }, z dodatkami Merkury, Planety zewnętrzne i Stacje
