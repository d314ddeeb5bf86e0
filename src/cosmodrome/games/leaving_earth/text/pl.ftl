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
item-pilot = pilot
item-mechanic = mechanik
item-doctor = lekarz
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
item-damaged_pilot = pilot (niezdolny do pracy)
item-damaged_mechanic = mechanik (niezdolny do pracy)
item-damaged_doctor = lekarz (niezdolny do pracy)

skill-pilot = pilot
skill-mechanic = mechanik
skill-doctor = lekarz

skill-pilot-does = Łagodzi o stopień każde nieudane lądowanie i spotkanie na orbicie.
skill-mechanic-does = Naprawia statek za jedną jednostkę zapasów i usuwa drobne awarie podtrzymywania życia.
skill-doctor-does = Leczy wszystkich pozostałych na pokładzie.

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

advancement-juno_rockets-does = małe rakiety, tanie i lekkie
advancement-atlas_rockets-does = średnie rakiety
advancement-soyuz_rockets-does = mocne rakiety
advancement-saturn_rockets-does = największe rakiety
advancement-ion_thrusters-does = silniki na długie loty, co roku gotowe na nowo
advancement-rendezvous-does = łączenie i rozdzielanie statków w kosmosie
advancement-re_entry-does = kapsuły, które znoszą wejście w atmosferę
advancement-landing-does = lądowanie tam, gdzie nie hamuje powietrze, i Eagle
advancement-life_support-does = przetrwanie końca roku w kosmosie, zapasy i Aldrin
advancement-surveying-does = oglądanie miejsca z daleka

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
location-lost = zguba w kosmosie
location-mercury_flyby = Przelot obok Merkurego
location-mercury_orbit = Orbita Merkurego
location-mercury = Merkury
location-space = gdziekolwiek w kosmosie

route = { $from } → { $to }

## Nazwy: co można znaleźć

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

face-calm-does = Promieniowanie nikomu nie szkodzi.
face-level_1-does = Kto wyrzuci najwyżej tyle, ile lat trwa lot, traci zdolność do pracy.
face-level_2-does = Kto wyrzuci najwyżej dwa razy tyle, ile lat trwa lot, traci zdolność do pracy.
face-harmless-does = Astronautom nic się nie dzieje.
face-unpleasant-does = Kto z astronautów wyrzuci 1, traci zdolność do pracy.
face-dangerous-does = Kto z astronautów wyrzuci 3 lub mniej, traci zdolność do pracy.
face-barren-does = Same kamienie, dobre na próbki.
face-dust-does = Co tu wyląduje, zapada się i przepada.
face-minerals-does = Próbki można sprzedać na Ziemi.
face-microbes-does = Próbki są dowodem życia.
face-plants-does = Próbki są dowodem życia, rosną tu też zapasy.
face-alien-does = Próbka na Ziemi uczy technologii bez żadnych awarii.
face-ice-does = Można tu zbierać zapasy.
face-inferno-does = Co tu przybędzie, zostaje zgniecione i stopione.
face-oceans-does = Można tu zbierać zapasy.
face-wetlands-does = Próbki są dowodem życia, rosną tu też zapasy.

## Nazwy: misje

mission-sounding_rocket = Rakieta badawcza
mission-artificial_satellite = Sztuczny satelita
mission-man_in_space = Człowiek w kosmosie
mission-man_in_orbit = Człowiek na orbicie
mission-lunar_survey = Zwiad na Księżycu
mission-mars_survey = Zwiad na Marsie
mission-lunar_lander = Lądownik na Księżycu
mission-space_station = Stacja kosmiczna
mission-venus_survey = Zwiad na Wenus
mission-mars_lander = Lądownik na Marsie
mission-ceres_lander = Lądownik na Ceres
mission-lunar_sample_return = Próbka z Księżyca
mission-venus_lander = Lądownik na Wenus
mission-man_on_the_moon = Człowiek na Księżycu
mission-phobos_sample_return = Próbka z Fobosa
mission-ceres_sample_return = Próbka z Ceres
mission-lunar_station = Stacja na Księżycu
mission-mars_sample_return = Próbka z Marsa
mission-mars_station = Stacja na Marsie
mission-man_on_mars = Człowiek na Marsie
mission-venus_sample_return = Próbka z Wenus
mission-venus_station = Stacja na Wenus
mission-man_on_venus = Człowiek na Wenus
mission-extraterrestrial_life = Życie pozaziemskie
mission-mercury_survey = Zwiad na Merkurym
mission-mercury_lander = Lądownik na Merkurym
mission-mercury_sample_return = Próbka z Merkurego

needs-probe = sprawna sonda albo kapsuła na miejscu: { $place }
needs-survey = odkryj jako pierwsza agencja: { $place }
needs-return = ktoś wraca żywy na Ziemię z miejsca: { $place }
needs-station = na początku roku ktoś żyje w miejscu: { $place }
needs-sample = próbka na Ziemi z miejsca: { $place }
needs-life = próbka ze śladem życia na Ziemi z miejsca: { $place }

## Słowa, które stoją w zdaniach, małą literą

outcome-success = sukces
outcome-minor_failure = drobna awaria
outcome-major_failure = poważna awaria

cause-explosion = wybucha rakieta
cause-landing = lądowanie się nie udaje
cause-no_landing = nikt nie wie, jak wylądować
cause-secrecy = miejsce pozostaje tajemnicą
cause-place = to miejsce jest zabójcze
cause-damage = nie ma już nic sprawnego
cause-drift = odlatuje w pustkę
cause-entry = spala się w atmosferze
cause-incapacity = pomoc nie przychodzi na czas
cause-life_support = kończy się powietrze
cause-hunger = nie ma nic do jedzenia
cause-spending = ostatnia rakieta była wszystkim, co zostało

end-calendar = minął ostatni rok
end-lead = nikt już nie dogoni prowadzących
end-missions = nie ma więcej misji

## Nagłówki

score = Wynik
points = Punkty
missions = Misje
on-earth = Na Ziemi
agencies = Inne agencje
memorial = Pamięci

## Opcje

option-level = Misje
option-level-help = Ile misji każdego rodzaju jest w grze. Trudne prowadzą na inne planety.
option-level-easy = łatwe
option-level-normal = zwykłe
option-level-hard = trudne
option-level-very_hard = bardzo trudne
option-mercury = Merkury
option-mercury-help = Dodatek z planetą najbliższą Słońcu i trzema misjami.
option-team = Jedna drużyna
option-team-help = Wszystkie agencje grają razem i wygrywają, jeśli zdobędą więcej punktów, niż zostało do wzięcia.
option-last_year = Ostatni rok
option-last_year-help = Gra kończy się najpóźniej po tym roku. Wcześniejszy rok to krótsza gra.

## Przyciski

do-pass = Zakończ turę
do-done = Gotowe
do-research = Badania: { $advancement }
do-buy = Kup: { $item }
do-build = Zbuduj nowy statek
do-craft = Wybierz: { $craft }
do-cooperate = Złóż ofertę: { $with }
do-load = Załaduj: { $item }
do-unload = Wyładuj: { $item }
do-dismantle = Rozbierz cały statek
do-maneuver = Leć: { $maneuver }
do-dock = Połącz z: { $craft }
do-separate = Podziel ten statek na dwa
do-detach = Odłącz: { $item }
do-detach_crew = Odłącz: { $name }, { $skill }
do-split = Rozdziel teraz
do-survey = Zwiad: { $location }
do-collect = Zbierz: { $item }
do-heal = Niech lekarz wyleczy wszystkich
do-repair = Napraw wszystko za jedną jednostkę zapasów
do-faster = Leć szybciej, za podwójną trudność
do-slower = Leć o rok dłużej
do-fire = Odpal: { $item }
do-stop = Przerwij
do-remove_outcome = Zapłać { $cost } $ i usuń kartę: { $outcome }
do-keep_outcome = Wtasuj z powrotem kartę: { $outcome }
do-reveal = Pokaż wszystkim
do-keep_hidden = Zachowaj tajemnicę
do-try_landing = Wypróbuj lądowanie
do-skip_landing = Opadnij bez próby
do-suffer = Uszkodź: { $craft }
do-damage = Uszkodź: { $item }
do-damage_crew = Niech ucierpi { $name }, { $skill }
do-seat_in =
    { $riders ->
        [0] { $item }, na razie pusto (kapsuła { $capsule })
       *[other] { $item }, w środku { $crew } (kapsuła { $capsule })
    }
do-shield = Za osłoną: { $name }, { $skill }
do-leave_out = Ofiara: { $name }, { $skill }
do-sell = Sprzedaj: { $item }
do-exchange = Poznaj dzięki próbce obcych: { $advancement }
do-give = Dajesz: { $item }
do-give_money = Dajesz: { $amount } $
do-give_craft = Dajesz: { $craft }
do-give_research = Udostępniasz: { $advancement }
do-ask = Dostajesz: { $item }
do-ask_money = Dostajesz: { $amount } $
do-ask_craft = Dostajesz: { $craft }
do-ask_research = Poznajesz: { $advancement }
do-propose = Złóż tę ofertę
do-cancel = Jednak nie
do-accept = Przyjmij
do-decline = Odrzuć
do-counter = Złóż inną ofertę

## Pytania

ask-act = { $seat }, jest rok { $year }, masz { $money } $. Co dalej?
ask-work = { $seat }, co ma zrobić { $craft }?
ask-divide = { $seat }, co przechodzi na statek { $other }? Dotąd: { $moved }
ask-burn = { $seat }, { $route }, statek { $craft }: { $arithmetic }. Co odpalasz?
ask-pay_outcome = { $seat }, { $advancement }: { $outcome }. Płacisz, żeby usunąć tę kartę?
ask-choose_sufferer = { $seat }, łączenie się nie udaje. Który statek jest uszkodzony?
ask-choose_damage = { $seat }, co jest uszkodzone na statku { $craft }?
ask-choose_reveal =
    { $secret ->
        [lost] { $seat }, widzisz: { $location }, { $face }. Pokażesz to wszystkim? Za tajemnicę tracisz statek.
        [crew] { $seat }, widzisz: { $location }, { $face }. Pokażesz to wszystkim? Za tajemnicę tracisz załogę.
       *[free] { $seat }, widzisz: { $location }, { $face }. Pokażesz to wszystkim?
    }
ask-choose_shielded =
    { $places ->
        [one] { $seat }, za osłoną jest jeszcze { $places } miejsce. Kto je zajmie?
        [few] { $seat }, za osłoną są jeszcze { $places } miejsca. Kto zajmie jedno z nich?
        [many] { $seat }, za osłoną jest jeszcze { $places } miejsc. Kto zajmie jedno z nich?
       *[other] { $seat }, za osłoną jest jeszcze { $places } miejsca. Kto zajmie jedno z nich?
    }
ask-choose_seats = { $seat }, w której kapsule { $name } wchodzi w atmosferę?
ask-choose_landing = { $seat }, powietrze wystarczy, żeby opaść. Wypróbujesz mimo to lądowanie?
ask-choose_left_out =
    { $count ->
        [one] { $seat }, statek { $craft } traci { $count } osobę: { $cause }. Kto to będzie?
        [few] { $seat }, statek { $craft } traci { $count } osoby: { $cause }. Kto pierwszy?
        [many] { $seat }, statek { $craft } traci { $count } osób: { $cause }. Kto pierwszy?
       *[other] { $seat }, statek { $craft } traci { $count } osoby: { $cause }. Kto pierwszy?
    }
ask-turn_in = { $seat }, co robisz z próbkami na Ziemi?
ask-build_offer = { $seat }, twoja oferta ({ $partner }). Dajesz: { $gives }. Dostajesz: { $asks }
ask-answer_offer = { $seat }, { $partner } składa ofertę. Dostajesz: { $gives }. Dajesz: { $asks }

## Co się dzieje

log-mission_dealt =
    { $points ->
        [one] Misja: { $mission }, { $points } punkt.
        [few] Misja: { $mission }, { $points } punkty.
        [many] Misja: { $mission }, { $points } punktów.
       *[other] Misja: { $mission }, { $points } punktu.
    }
log-year_began = Zaczyna się rok { $year }. Każda agencja ma { $money } $.
log-lot_drawn = Los wskazuje: { $seat }.
log-starter_found = W tym roku zaczyna { $seat }.
log-researched =
    { $outcomes ->
        [0] { $seat } bada: { $advancement }. Nic nie może zawieść.
        [one] { $seat } bada: { $advancement }, { $outcomes } karta wyniku.
        [few] { $seat } bada: { $advancement }, { $outcomes } karty wyniku.
        [many] { $seat } bada: { $advancement }, { $outcomes } kart wyniku.
       *[other] { $seat } bada: { $advancement }, { $outcomes } karty wyniku.
    }
log-bought = { $seat } kupuje za { $cost } $: { $item }.
log-hired = { $seat } szkoli za { $cost } $: { $person }, { $item }.
log-loaded = { $seat } ładuje na statek { $craft }: { $item }.
log-unloaded = { $seat } wyładowuje ze statku { $craft }: { $item }.
log-dismantled = { $seat } rozbiera statek { $craft }.
log-maneuver_began = { $seat } rusza statkiem { $craft }: { $maneuver }. Potrzebny ciąg: { $need }.
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
log-arrived = Statek { $craft } ({ $seat }) jest u celu: { $location }.
log-destroyed = Statek { $craft } ({ $seat }) przepada: { $cause }.
log-outcome_drawn = { $seat } ciągnie kartę ({ $advancement }): { $outcome }.
log-outcome_removed =
    { $cost ->
        [0] { $seat } pozbywa się ostatniej karty ({ $advancement }): { $outcome }.
       *[other] { $seat } płaci { $cost } $ i usuwa kartę ({ $advancement }): { $outcome }.
    }
log-looked = { $seat } ogląda miejsce: { $location }.
log-looked-own = { $seat } ogląda miejsce: { $location }, { $face }.
log-revealed = { $seat } odkrywa miejsce: { $location }, { $face }.
log-kept_hidden = { $seat } zachowuje tajemnicę: { $location }.
log-rolled = { $person } wyrzuca { $roll }. Szkodzi do { $up_to }.
log-incapacitated = { $person } traci zdolność do pracy.
log-died = { $person } ginie: { $cause }. { $seat } traci punkty.
log-was_damaged = Uszkodzenie na statku { $craft } ({ $seat }): { $item }.
log-capsule_lost = Na statku { $craft } ({ $seat }) spala się { $item }.
log-docked = Statki { $craft } i { $other } ({ $seat }) łączą się w jeden.
log-separated = Od statku { $craft } ({ $seat }) oddziela się statek { $other }.
log-rendezvous_failed = Spotkanie statku { $craft } ({ $seat }) się nie udaje.
log-survey_failed = Zwiad się nie udaje ({ $seat }): { $location }.
log-collected = Statek { $craft } ({ $seat }) zbiera: { $item }.
log-healed = Wszyscy na statku { $craft } ({ $seat }) są zdrowi.
log-was_repaired = Wszystko na statku { $craft } ({ $seat }) jest naprawione.
log-mission_completed =
    { $points ->
        [one] { $seat } wykonuje misję: { $mission }, { $points } punkt!
        [few] { $seat } wykonuje misję: { $mission }, { $points } punkty!
        [many] { $seat } wykonuje misję: { $mission }, { $points } punktów!
       *[other] { $seat } wykonuje misję: { $mission }, { $points } punktu!
    }
log-mission_removed = Tej misji nie da się już wykonać: { $mission }.
log-sold = { $seat } sprzedaje za { $money } $: { $item }.
log-exchanged = { $seat } uczy się z próbki obcych: { $advancement }.
log-passed = { $seat } pasuje.
log-turn_ended = { $seat } kończy turę.
log-supported = Podtrzymywanie życia działa na statku { $craft } ({ $seat }): { $item }.
log-not_supported = Podtrzymywanie życia zawodzi na statku { $craft } ({ $seat }): { $item }.
log-fed =
    { $supplies ->
        [one] Załoga statku { $craft } ({ $seat }) zjada { $supplies } jednostkę zapasów.
        [few] Załoga statku { $craft } ({ $seat }) zjada { $supplies } jednostki zapasów.
        [many] Załoga statku { $craft } ({ $seat }) zjada { $supplies } jednostek zapasów.
       *[other] Załoga statku { $craft } ({ $seat }) zjada { $supplies } jednostki zapasów.
    }
log-year_ended = Rok { $year } się kończy.
log-outcomes_shuffled =
    { $cards ->
        [one] { $cards } odrzucona karta wyniku tworzy nowy stos.
        [few] { $cards } odrzucone karty wyniku tworzą nowy stos.
        [many] { $cards } odrzuconych kart wyniku tworzy nowy stos.
       *[other] { $cards } odrzuconej karty wyniku tworzy nowy stos.
    }
log-pack_opened =
    { $cards ->
        [one] Nowa talia: { $cards } karta wyniku.
        [few] Nowa talia: { $cards } karty wyniku.
        [many] Nowa talia: { $cards } kart wyniku.
       *[other] Nowa talia: { $cards } karty wyniku.
    }
log-offered = { $seat } składa ofertę. Odpowiada { $to }.
log-countered = { $seat } składa inną ofertę. Odpowiada { $to }.
log-accepted = { $seat } przyjmuje ofertę. Składa ją { $to }.
log-declined = { $seat } odrzuca ofertę. Składa ją { $to }.
log-gave =
    { $count ->
        [one] { $seat } oddaje: { $item }. Dostaje { $to }.
        [few] { $seat } oddaje: { $count } × { $item }. Dostaje { $to }.
        [many] { $seat } oddaje: { $count } × { $item }. Dostaje { $to }.
       *[other] { $seat } oddaje: { $count } × { $item }. Dostaje { $to }.
    }
log-gave_money = { $seat } płaci { $amount } $. Dostaje { $to }.
log-gave_craft = { $seat } oddaje statek { $craft }. Dostaje { $to } i nadaje mu numer { $other }.
log-shared =
    { $outcomes ->
        [0] { $seat } udostępnia: { $advancement }. Korzysta { $to } i nic nie może zawieść.
        [one] { $seat } udostępnia: { $advancement }. Korzysta { $to }, { $outcomes } karta wyniku.
        [few] { $seat } udostępnia: { $advancement }. Korzysta { $to }, { $outcomes } karty wyniku.
        [many] { $seat } udostępnia: { $advancement }. Korzysta { $to }, { $outcomes } kart wyniku.
       *[other] { $seat } udostępnia: { $advancement }. Korzysta { $to }, { $outcomes } karty wyniku.
    }
log-game_ended = Koniec wyścigu kosmicznego: { $end }.
log-surveyed = Zwiad się udaje ({ $seat }): { $location }.
log-outcomes_cleared =
    { $cards ->
        [one] { $seat } usuwa { $cards } kartę wyniku: { $advancement }.
        [few] { $seat } usuwa { $cards } karty wyniku: { $advancement }.
        [many] { $seat } usuwa { $cards } kart wyniku: { $advancement }.
       *[other] { $seat } usuwa { $cards } karty wyniku: { $advancement }.
    }

## Odmowy

refused-already_researched = Już to znasz.
refused-not_enough_money = W tym roku masz na to za mało pieniędzy.
refused-not_for_sale = Tego nie można kupić.
refused-advancement_needed = Najpierw zbadaj odpowiednią technologię.
refused-roster_full = Twoja agencja ma już komplet astronautów.
refused-no_craft_free = Wszystkie numery statków są zajęte.
refused-nothing_on_earth = Na Ziemi nie ma z czego budować. Najpierw coś kup.
refused-no_such_craft = Nie ma takiego statku.
refused-budget_spent = W tej turze nie ma już drobnych kroków. Kup coś, leć albo zakończ turę.
refused-offers_spent = Na razie nie możesz składać więcej ofert.
refused-alone = Nie można złożyć oferty sobie.
refused-not_loose = Nie masz tego na Ziemi.
refused-not_aboard = Nie ma tego na pokładzie.
refused-no_seat = Każdy astronauta potrzebuje miejsca.
refused-not_on_earth = Statki składa się i rozbiera tylko na Ziemi.
refused-no_such_maneuver = Ten manewr nie zaczyna się tutaj.
refused-in_flight = Statek jest w drodze. Poczekaj na jego ostatni znacznik czasu.
refused-nothing_to_fire = Na pokładzie nie ma niczego, co można do tego odpalić.
refused-not_the_same_place = Te statki nie są w tym samym miejscu.
refused-no_rendezvous_here = Statki łączą się i rozdzielają tylko w kosmosie, nie tutaj.
refused-rendezvous_needed = Najpierw zbadaj spotkanie na orbicie.
refused-too_small = Na pokładzie nie ma dwóch rzeczy do rozdzielenia.
refused-surveying_needed = Najpierw zbadaj zwiad.
refused-no_working_probe = Zwiad wymaga nieuszkodzonej sondy albo kapsuły.
refused-not_surveyable = Stąd nie widać tego miejsca.
refused-nothing_to_collect = Tutaj nie ma takich rzeczy.
refused-no_collector = Zbierać może tylko sprawna sonda albo kapsuła, albo zdrowy astronauta.
refused-no_doctor = Na pokładzie nie ma zdrowego lekarza.
refused-nobody_to_heal = Wszyscy na pokładzie są zdrowi.
refused-no_mechanic = Na pokładzie nie ma zdrowego mechanika.
refused-no_supplies = Naprawa wymaga jednostki zapasów.
refused-nothing_to_repair = Na pokładzie nic nie jest uszkodzone.
refused-is_damaged = To jest uszkodzone.
refused-no_rocket = To nie daje ciągu.
refused-needs_years = Silniki jonowe działają tylko w locie, który trwa lata.
refused-rests = Był już odpalony w tym roku i odpoczywa do następnego.
refused-years_fixed = Czasu tego manewru nie można tak zmienić.
refused-already_fired = Czas wybiera się przed pierwszym odpaleniem.
refused-cannot_be_damaged = Tego nie można uszkodzić.
refused-not_yours_to_offer = Nie ma tego więcej do zaoferowania.
refused-already_known = Druga agencja już to zna.
refused-offer_is_empty = Oferta jest pusta.
refused-no_room_there = Druga agencja nie ma na to miejsca.
refused-one_counter = Na ofertę tylko raz można odpowiedzieć inną ofertą.
refused-empty_half = Coś musi być w obu połowach.
refused-seats_short = Każdy astronauta potrzebuje miejsca, w obu połowach.
refused-worthless = O ile wiadomo, nikt za to nie zapłaci.
refused-capsule_full = Ta kapsuła jest pełna albo taka sama jak inna.
refused-no_outcomes_left = Tu nie ma już kart wyników.
refused-no_repair_here = Lot suborbitalny jest za krótki na naprawy.

## Zasady w skrócie

help-turn =
    Tur możesz mieć dowolnie wiele: rok kończy się, gdy wszystkie agencje spasują jedna po drugiej.
    Pieniądze nie zostają: każdy rok zaczyna się z tą samą kwotą, a reszta przepada.
    Gdy inna agencja wykona misję, od razu dostajesz 10 $.
help-research =
    Technologia dostaje zakryte karty wyników. Przy każdym użyciu ciągnie się jedną z nich.
    Sukces wraca albo znika za 10 $, awaria za 5 $. Ostatni sukces znika za darmo.
    Bez kart nic już nie może zawieść.
help-build =
    Statki buduje się na Ziemi z tego, co masz kupione. Każdy astronauta potrzebuje miejsca.
    Ciężar wymaga ciągu: każdy manewr to jego trudność razy masa wszystkiego na pokładzie.
help-maneuver =
    Potrzebny ciąg = trudność × masa, razem ze wszystkimi rakietami. Potem odpalasz jedną rakietę po drugiej.
    Drobna awaria uszkadza rakietę, poważna niszczy cały statek.
    Jeśli ciągu nie wystarczy, statek zostaje na miejscu, a odpalone rakiety przepadają.
help-time =
    Jeśli manewr trwa lata, możesz lecieć dłużej. Połowa lat kosztuje podwójną trudność.
    Silniki jonowe dają swój ciąg za każdy rok lotu.
help-hazards =
    Po drodze czekają promieniowanie, wejście w atmosferę, lądowanie i nieznane miejsca, w kolejności z mapy.
    Atmosfera wymaga swojej technologii i kapsuły z osłoną cieplną: Wostok lub Apollo. Lądowanie wymaga swojej.
help-rendezvous =
    W kosmosie statki w tym samym miejscu mogą się połączyć, a jeden może podzielić się na dwa. Każda próba to karta wyniku.
    Awaria uszkadza jedną z twoich rzeczy. Pilot łagodzi ją o stopień.
help-outcome =
    Zatrzymana karta może przyjść znowu. Opłacona znika na zawsze.
    Bez kart technologia zawsze działa.
help-damage =
    Uszkodzone rzeczy nie działają aż do naprawy, ale uszkodzone kapsuły nadal wiozą załogę.
    Na Ziemi wszystko jest naprawiane pod koniec roku. Jeśli nie ma już co uszkodzić, statek przepada.
help-secret =
    Co widzisz z daleka, możesz zachować dla siebie.
    Jeśli przybywasz na miejsce i zachowujesz tajemnicę, tracisz to, czym przybywasz.
    Misję zwiadu dostaje ta agencja, która pierwsza pokaże miejsce.
help-radiation =
    Każdy astronauta rzuca kością ośmiościenną. Wynik do poziomu razy lata lotu odbiera zdolność do pracy.
    W Aldrinie poziom jest o jeden niższy.
help-entry =
    Kapsuły uszkodzone i bez osłony cieplnej spalają się ze wszystkimi w środku.
    Inne ciągną po karcie wyniku. Reszta pokładu wychodzi cało.
help-survival =
    Pod koniec roku ginie każdy, kto w kosmosie jest niezdolny do pracy.
    Każda sprawna kapsuła w kosmosie potrzebuje sukcesu podtrzymywania życia, a pięć osób zjada jednostkę zapasów.
    Każda śmierć kosztuje dwa punkty.
help-samples =
    Próbki z minerałami można sprzedać, próbki obcych uczą technologii bez awarii.
help-offer =
    Pieniądze, luźne rzeczy na Ziemi, całe statki i badania mogą zmieniać właściciela.
    Druga agencja przyjmuje, odrzuca albo składa jedną inną ofertę.
    Udostępniona technologia dostaje tyle nowych kart, ile ma jeszcze dająca agencja.
help-end =
    Gra kończy się po ostatnim roku, gdy nie ma już misji albo gdy nikt nie może dogonić prowadzących.
    Każda śmierć astronauty kosztuje dwa punkty. W pojedynkę i w drużynie trzeba mieć więcej punktów, niż zostało do wzięcia.

## Co przyniesie wybór

counts-as = Umiejętność astronauty zmienia to na: { $outcome }.
nothing = nic
empty = pusty
resting = { $item } (odpoczywa)
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
money-amount = { $amount } $
preview-cost = { $cost } $
preview-cards =
    { $outcomes ->
        [0] bez kart wyników
        [one] { $outcomes } karta wyniku
        [few] { $outcomes } karty wyniku
        [many] { $outcomes } kart wyniku
       *[other] { $outcomes } karty wyniku
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
preview-automatic = leci samo na koniec tury
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
preview-lost = statek przepada
preview-fire = daje { $thrust } z { $need }, brakuje jeszcze { $missing }
preview-fire-last = daje { $thrust } i to wystarczy
preview-odds = udaje się { $success }, drobna awaria { $minor }, poważna awaria { $major }
preview-works = udaje się { $odds }
preview-sure = nie może zawieść
preview-now-need = wtedy potrzeba { $need }
preview-removing = następna karta udaje się { $then } zamiast { $now }
preview-burns = spala się
preview-ride = wychodzi cało: { $odds }
preview-radiation = szkodzi do { $limit } na { $die }, za osłoną do { $sheltered }
preview-money = daje { $money } $
preview-leaves = odlatuje samo: statek { $craft }, { $route }
preview-loses-craft = statek przepada
preview-loses-crew = załoga ginie
preview-known = wiadomo: { $face }
hazard-radiation = promieniowanie
hazard-entry = wejście w atmosferę { $odds }
hazard-entry-unshielded = wejście w atmosferę: kapsuły bez sprawnej osłony cieplnej spłoną
hazard-entry-unable = wejście w atmosferę bez technologii: kapsuły spłoną
hazard-landing = lądowanie { $odds }
hazard-landing-unable = lądowanie bez technologii: wszystko przepadnie
hazard-explore = nieznane miejsce: { $location }
hazard-explore-known = { $location }: { $face }
hazard-radiation-known = Słońce: { $face }
arithmetic = potrzeba { $difficulty } × { $mass } = { $need }
arithmetic-fired = potrzeba { $difficulty } × { $mass } = { $need }, jest { $thrust }, brakuje { $missing }
arithmetic-years =
    { $years ->
        [one] { $years } rok w drodze
        [few] { $years } lata w drodze
        [many] { $years } lat w drodze
       *[other] { $years } roku w drodze
    }

## Stół w tekście i w terminalu

percent = { $odds }
secret = twoja tajemnica
won = zwycięstwo!
dead = Ofiary
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
table-outcomes = karty wyników: { $down } zakrytych, { $discarded } odrzuconych
table-ship = masa { $mass }, ciąg { $thrust }
table-ship-ion = masa { $mass }, ciąg { $thrust } + { $ion } na rok
table-seats = miejsca { $crew }/{ $seats }
table-agency =
    { $points ->
        [one] { $money } $ · { $points } punkt
        [few] { $money } $ · { $points } punkty
        [many] { $money } $ · { $points } punktów
       *[other] { $money } $ · { $points } punktu
    }
table-dead =
    { $dead ->
        [one] { $dead } ofiara
        [few] { $dead } ofiary
        [many] { $dead } ofiar
       *[other] { $dead } ofiary
    }
table-seen = było
table-removed = usunięte
table-nothing-known = jeszcze bez badań
table-memorial = { $name } ({ $location }, { $year })
table-mission-gone = niemożliwa
table-end = Koniec wyścigu kosmicznego: { $end }.
legend =
    Orbita Ziemi 8 droga i jej trudność · ◷2 lata · (◷) ile chcesz · ☢ promieniowanie
    ▼ wejście w atmosferę · ⤓ lądowanie · (⤓) lądowanie na próbę · ? nieznane · ↯ samo na koniec tury
legend-craft = ●1 statek 1 pierwszej agencji · ☺ astronauta na pokładzie · ◷1 u celu za rok · ?● ta agencja już patrzyła
legend-outcomes = ▪ karta wyniku · ✓ sukces · ! drobna awaria · ✗ poważna awaria

## Plansza na stronie

board-map = Układ Słoneczny w roku { $year }
board-zoom = Mapa
board-zoom-in = Bliżej
board-zoom-out = Dalej
board-zoom-whole = Cała mapa
board-calendar = Rok { $year }. Ostatni to { $last }.
board-hidden = nieznane
board-looked = widziane przez: { $names }
board-difficulty = trudność { $difficulty }
board-symbol-radiation = promieniowanie
board-symbol-atmospheric_entry = wejście w atmosferę
board-symbol-landing =
    { $optional ->
        [true] lądowanie na próbę
       *[other] lądowanie
    }
board-symbol-explore = nieznane: { $place }
board-thrust-so-far = potrzeba, jest { $thrust }, brakuje { $missing }
board-under-way =
    { $years ->
        [one] jeszcze { $years } rok do celu: { $place }
        [few] jeszcze { $years } lata do celu: { $place }
        [many] jeszcze { $years } lat do celu: { $place }
       *[other] jeszcze { $years } roku do celu: { $place }
    }
board-arriving = Lot się kończy i czas zmierzyć się z tym, co czeka na miejscu.
board-on-the-way = W drodze.
board-panels = Co masz i co wiesz
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
board-counter-offer = Inna oferta
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
board-outcomes = karty wyników: { $down } zakrytych, { $discarded } odrzuconych
board-passes =
    { $passes ->
        [one] { $passes } pas z rzędu
        [few] { $passes } pasy z rzędu
        [many] { $passes } pasów z rzędu
       *[other] { $passes } pasa z rzędu
    }
board-removed = usunięte
board-seen = było
board-ship = masa { $mass }, ciąg { $thrust }
board-ship-ion = masa { $mass }, ciąg { $thrust } + { $ion } na rok

## Deska kreślarska, plany misji i przemyślane loty
board-drawing = Deska kreślarska
board-drawing-help = Złóż statek na papierze. Od razu widać, ile waży, ile kosztuje i jak daleko doleci.
board-one-more = Więcej: { $item }
board-one-less = Mniej: { $item }
board-build-it = Kup i zbuduj
board-clear = Wyczyść deskę
board-design-name = Nazwa projektu
board-keep-design = Zachowaj
board-designs = Twoje projekty
board-forget-design = Wyrzuć: { $name }
board-cannot-get = { $item }: tego teraz nie można kupić.
board-cannot-build = Tego teraz nie można zbudować.
board-still-to-pay = do zapłaty: { $cost }
board-too-few-seats = Miejsc jest mniej niż astronautów.
board-needs-research = Najpierw trzeba zbadać: { $names }
board-could-fulfil = Misje, które może wykonać
board-can-reach = Miejsca, do których doleci
board-reaches-nothing = W ten sposób nigdzie nie doleci.
board-working-out = Liczymy …
board-where-to = Dokąd doleci?
board-years-short =
    { $years ->
        [one] { $years } rok
        [few] { $years } lata
        [many] { $years } lat
       *[other] { $years } roku
    }
board-all-goes-well = że wszystko się uda
board-nothing-fires = nic nie odpala
board-not-researched = jeszcze niezbadane
board-luck = Nieznane miejsca i słońce nie zaszkodzą
board-plan = Plan
board-cheapest = Najtaniej od teraz: { $cost }
board-short-of = (brakuje { $money })
board-launch-by = start najpóźniej w { $year }
board-have-it = jest
board-to-drawing-board = Połóż na desce kreślarskiej
board-no-plan = Żaden pojedynczy statek, jaki umiemy wymyślić, nie wykona tego w latach, które zostały.
board-under-way-to-it = Może to zrobić z tym, co jest w kosmosie:
board-legend = Co znaczą symbole
board-legend-difficulty = Liczba na drodze to jej trudność. Pomnóż ją przez masę statku: trzeba odpalić rakiety o co najmniej takim ciągu, i rakiety te przepadają.
board-legend-time = Lot trwa lata. Co rok znika jeden znacznik czasu; można podwoić trudność, żeby skrócić czas o połowę.
board-legend-explore = Czeka tam coś nieznanego. Kto tam wleci, ten się dowie; zwiad pokazuje to wcześniej.
board-legend-landing = Trzeba wylądować, mając zbadane lądowanie. Gdzie symbol jest przerywany, można wybrać.
board-legend-atmospheric_entry = Kapsuły bez sprawnej osłony termicznej spłoną ze wszystkimi na pokładzie; te z osłoną potrzebują zbadanego wejścia w atmosferę.
board-legend-radiation = Promieniowanie słońca może zaszkodzić astronautom, tym łatwiej, im dłużej trwa lot.
board-legend-automatic = Kto jest tu na koniec tury, leci dalej tą drogą. Nic się nie odpala.
board-legend-lost = Ta droga prowadzi donikąd: statek przepada.
board-legend-card = Karta wyniku, która leży zakryta na technologii. Każde użycie ciągnie jedną z nich.
board-legend-success = Wyciągnięto sukces.
board-legend-minor = Drobna awaria: coś się uszkodzi albo tym razem po prostu nie zadziała.
board-legend-major = Poważna awaria: zwykle przepada statek albo część.
board-legend-ill = Astronauta jest niezdolny do pracy i nie korzysta ze swojej umiejętności.
board-legend-dead = Zginął astronauta, a to kosztuje punkty.
board-your-money = Twoje pieniądze
preset-short_race = Krótki pierwszy wyścig
preset-everything = Wszystko naraz
board-order = Miejsce w kolejności tego roku
board-funding = { $money } dla każdego co rok
board-shop-shut = Najpierw skończ z tym statkiem (Gotowe), wtedy możesz kupować i badać.
preview-year-ends = potem rok się kończy
preview-year-ends-together = rok się kończy, gdy wszyscy po kolei zakończą turę
board-standing = Punkty
board-legend-time_free = Ten lot nie zajmuje czasu. Można jednak dać mu lata, co pomaga silnikom jonowym.
