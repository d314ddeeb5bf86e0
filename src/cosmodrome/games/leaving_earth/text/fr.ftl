### Leaving Earth. Les règles font autorité pour le sens des mots ; les phrases sont les nôtres.
### Les noms arrivent sans article : aucune phrase ne les élide ni ne les accorde.

## Noms : éléments et personnes

item-juno = Juno
item-atlas = Atlas
item-soyuz = Soyouz
item-saturn = Saturn
item-ion_thruster = moteur ionique
item-probe = sonde
item-vostok = Vostok
item-apollo = Apollo
item-eagle = Eagle
item-aldrin = Aldrin
item-supplies_1x = vivres
item-supplies_5x = caisse de 5 vivres
item-moon_sample = échantillon de la Lune
item-mars_sample = échantillon de Mars
item-phobos_sample = échantillon de Phobos
item-venus_sample = échantillon de Vénus
item-ceres_sample = échantillon de Cérès
item-mercury_sample = échantillon de Mercure
item-proton = Proton
item-galileo = Galileo
item-explorer = Explorer
item-ganymede_sample = échantillon de Ganymède
item-callisto_sample = échantillon de Callisto
item-europa_sample = échantillon d’Europe
item-io_sample = échantillon d’Io
item-titan_sample = échantillon de Titan
item-enceladus_sample = échantillon d’Encelade
item-saturn_sample = échantillon des anneaux de Saturne
item-food = nourriture
item-medical_supplies = médicaments
item-spare_parts = pièces de rechange
item-experiment = expérience
item-earth_orbit_results = résultats de l’Orbite terrestre
item-moon_results = résultats de la Lune
item-mars_results = résultats de Mars
item-venus_results = résultats de Vénus
item-rover = rover
item-science_module = module scientifique
item-medical_module = module médical
item-hydroponics_module = module hydroponique
item-fuel_generator = générateur de carburant
item-space_habitat = habitat spatial
item-ground_habitat_parts = éléments d’habitat au sol
item-ground_habitat = habitat au sol
item-shuttle = navette
item-daedalus = Daedalus
item-small_fuel_tank = petit réservoir
item-large_fuel_tank = grand réservoir
item-palladium = palladium
item-platinum = platine
item-iridium = iridium
item-fossil = fossile ?
item-wreckage = épave
item-alien_object = objet extraterrestre
item-pilot = pilote
item-mechanic = mécanicien
item-doctor = médecin
item-scientist = scientifique
item-damaged_juno = Juno endommagée
item-damaged_atlas = Atlas endommagée
item-damaged_soyuz = Soyouz endommagée
item-damaged_saturn = Saturn endommagée
item-damaged_ion_thruster = moteur ionique endommagé
item-damaged_probe = sonde endommagée
item-damaged_vostok = Vostok endommagée
item-damaged_apollo = Apollo endommagée
item-damaged_eagle = Eagle endommagée
item-damaged_aldrin = Aldrin endommagée
item-damaged_proton = Proton endommagée
item-damaged_galileo = Galileo endommagée
item-damaged_explorer = Explorer endommagé
item-damaged_rover = rover endommagé
item-damaged_science_module = module scientifique endommagé
item-damaged_medical_module = module médical endommagé
item-damaged_hydroponics_module = module hydroponique endommagé
item-damaged_fuel_generator = générateur de carburant endommagé
item-damaged_space_habitat = habitat spatial endommagé
item-damaged_shuttle = navette endommagée
item-damaged_daedalus = Daedalus endommagé
item-damaged_pilot = pilote inapte
item-damaged_mechanic = mécanicien inapte
item-damaged_doctor = médecin inapte
item-damaged_scientist = scientifique inapte

skill-pilot = pilote
skill-mechanic = mécanicien
skill-doctor = médecin
skill-scientist = scientifique

skill-pilot-does = Atténue d’un cran chaque atterrissage ou rendez-vous raté.
skill-mechanic-does = Répare tout un vaisseau avec des vivres ou des pièces de rechange et corrige les échecs mineurs du support de vie.
skill-doctor-does = Soigne toutes les autres personnes à bord (avec l’extension Stations : contre des médicaments).
skill-scientist-does = Étudie les échantillons à bord, ce qui accomplit leurs missions sans retour sur Terre. Avec l’extension Stations, il faut un module scientifique.

use-food = une unité nourrit cinq personnes pendant un an
use-medical_supplies = avec une unité, un médecin soigne tout le monde à bord
use-spare_parts = avec une unité, un mécanicien répare tout à bord
use-experiment = s’achève près d’un module scientifique ; les résultats reviennent sur Terre
use-rover = une sonde qui peut explorer toute seule une fois par an
use-science_module = pour les expériences, les fossiles et les échantillons
use-medical_module = un médecin y soigne sans médicaments
use-hydroponics_module = produit une unité de nourriture par an
use-fuel_generator = remplit un petit réservoir par an là où il y a du dioxyde de carbone
use-space_habitat = un logement dans l’espace, à l’abri du rayonnement
use-ground_habitat_parts = un mécanicien en fait un habitat qui ne bouge plus
use-shuttle = réutilisable : chaque allumage vide un grand réservoir
use-daedalus = réutilisable : chaque allumage vide un petit réservoir
use-small_fuel_tank = pour Daedalus
use-large_fuel_tank = pour la navette

## Noms : technologies

advancement-juno_rockets = Fusées Juno
advancement-atlas_rockets = Fusées Atlas
advancement-soyuz_rockets = Fusées Soyouz
advancement-saturn_rockets = Fusées Saturn
advancement-ion_thrusters = Moteurs ioniques
advancement-rendezvous = Rendez-vous
advancement-re_entry = Rentrée
advancement-landing = Atterrissage
advancement-life_support = Support de vie
advancement-surveying = Observation
advancement-proton_rockets = Fusées Proton
advancement-aerobraking = Aérofreinage
advancement-space_shuttle = Navette spatiale
advancement-synthesis = Synthèse
advancement-rovers = Rovers

advancement-juno_rockets-does = petites fusées, légères et bon marché
advancement-atlas_rockets-does = fusées moyennes
advancement-soyuz_rockets-does = fusées puissantes
advancement-saturn_rockets-does = les plus grosses fusées
advancement-ion_thrusters-does = moteurs pour les longs vols, réutilisables chaque année
advancement-rendezvous-does = s’amarrer et se séparer dans l’espace
advancement-re_entry-does = des capsules qui traversent une atmosphère
advancement-landing-does = se poser là où aucune atmosphère ne freine, et Eagle
advancement-life_support-does = survivre à la fin d’une année dans l’espace, vivres et Aldrin
advancement-surveying-does = regarder un lieu de loin
advancement-proton_rockets-does = fusées légères et puissantes, mais chères
advancement-aerobraking-does = freiner dans l’atmosphère d’une planète au lieu d’allumer des fusées
advancement-space_shuttle-does = la navette et Daedalus, réutilisables tant qu’il y a du carburant
advancement-synthesis-does = cultiver de la nourriture, produire du carburant, et des habitats
advancement-rovers-does = des rovers qui explorent là où ils sont
builds-on = { $advancement } (requiert : { $names })

## Noms : lieux

location-earth = Terre
location-suborbital = Vol suborbital
location-earth_orbit = Orbite terrestre
location-lunar_flyby = Survol de la Lune
location-lunar_orbit = Orbite lunaire
location-moon = Lune
location-inner_transfer = Transfert intérieur
location-venus_flyby = Survol de Vénus
location-venus_orbit = Orbite de Vénus
location-venus = Vénus
location-mars_flyby = Survol de Mars
location-mars_orbit = Orbite de Mars
location-mars = Mars
location-phobos = Phobos
location-ceres = Cérès
location-solar_radiation = Rayonnement solaire
location-lost = perdu dans l’espace
location-mercury_flyby = Survol de Mercure
location-mercury_orbit = Orbite de Mercure
location-mercury = Mercure
location-outer_transfer = Transfert extérieur
location-jupiter_flyby = Survol de Jupiter
location-jupiter_orbit = Orbite de Jupiter
location-io = Io
location-europa = Europe
location-ganymede_orbit = Orbite de Ganymède
location-ganymede = Ganymède
location-callisto = Callisto
location-jupiter = Jupiter
location-saturn_flyby = Survol de Saturne
location-saturn_orbit = Orbite de Saturne
location-titan_orbit = Orbite de Titan
location-titan = Titan
location-enceladus = Encelade
location-saturn = Saturne
location-uranus_flyby = Survol d’Uranus
location-uranus = Uranus
location-neptune_flyby = Survol de Neptune
location-neptune = Neptune
location-earth_cycler = Cycleur de la Terre
location-mars_cycler = Cycleur de Mars
location-space = n’importe où dans l’espace

route = { $from } → { $to }
route-aerobraking = { $from } → { $to } par aérofreinage
route-opens = { $route } (trajet ouvert en { $year })
route-closed = { $route } (trajet désormais fermé)

## Noms : ce que cachent les lieux, et curiosités

face-calm = soleil calme
face-level_1 = rayonnement de niveau 1
face-level_2 = rayonnement de niveau 2
face-harmless = sans danger
face-unpleasant = pénible
face-dangerous = dangereux
face-barren = désert
face-dust = poussière profonde
face-minerals = minerais
face-microbes = microbes fossiles
face-plants = plantes
face-alien = vestiges extraterrestres
face-ice = glace d’eau
face-inferno = fournaise
face-oceans = océans
face-wetlands = marais
face-volcanoes = volcans
face-thick_ice = glace épaisse
face-thin_ice = glace mince
face-ice_life = vie sous la glace
face-unknown_force = force inconnue
face-ice_crust = croûte de glace
face-strong_radiation = rayonnement fort
face-moderate_radiation = rayonnement modéré
face-weak_radiation = rayonnement faible
face-geysers = geysers
face-thick_air = air épais
face-hydrocarbons = lacs d’hydrocarbures
face-methane_life = vie dans le méthane
face-ring_debris = débris des anneaux
face-clear_rings = anneaux dégagés
face-ring_radiation = rayonnement près des anneaux
face-pale_clouds = nuages pâles
face-dark_storms = tempêtes sombres
face-wide_plains = vastes plaines
face-thin_air = air rare
face-dry_air = air sec
face-dust_storms = tempêtes de poussière
face-rugged = terrain accidenté
face-jungle = jungle
face-pressure = air écrasant
face-level_3 = rayonnement de niveau 3
face-glare = soleil brûlant

face-calm-does = Le rayonnement ne blesse personne.
face-level_1-does = Un dé inférieur ou égal au nombre d’années du vol rend inapte.
face-level_2-does = Un dé inférieur ou égal au double des années du vol rend inapte.
face-harmless-does = Il n’arrive rien aux astronautes.
face-unpleasant-does = Un dé de 1 rend un astronaute inapte.
face-dangerous-does = Un dé de 3 ou moins rend un astronaute inapte.
face-barren-does = Rien que des pierres, à récolter comme échantillons.
face-dust-does = Tout ce qui se pose ici s’enfonce et disparaît.
face-minerals-does = Les échantillons se vendent sur Terre.
face-microbes-does = Les échantillons prouvent la vie.
face-plants-does = Les échantillons prouvent la vie, et on peut récolter des vivres ici.
face-alien-does = Un échantillon sur Terre donne une technologie qui ne peut pas échouer.
face-ice-does = On peut récolter des vivres ici.
face-inferno-does = Tout ce qui arrive ici est broyé et fondu.
face-oceans-does = On peut récolter des vivres ici.
face-wetlands-does = Les échantillons prouvent la vie, et on peut récolter des vivres ici.
face-volcanoes-does = Ils ont l’air dangereux, mais ne blessent personne.
face-thick_ice-does = Rien ne la traverse, mais on peut la récolter comme échantillon.
face-thin_ice-does = Un Explorer peut la traverser.
face-ice_life-does = Les échantillons prouvent la vie.
face-unknown_force-does = Tout ce qui arrive ici est détruit.
face-ice_crust-does = De la glace et des pierres, à récolter comme échantillons.
face-strong_radiation-does = Un dé de 6 ou moins rend un astronaute inapte. Un dé de 4 ou moins endommage une sonde ou une capsule.
face-moderate_radiation-does = Un dé de 3 ou moins rend un astronaute inapte. Un dé de 1 endommage une sonde ou une capsule.
face-weak_radiation-does = Un dé de 1 rend un astronaute inapte. Les sondes et les capsules ne risquent rien.
face-geysers-does = Les échantillons d’Encelade se récoltent aussi en Orbite de Saturne.
face-thick_air-does = Des nuages et du vent, qui ne blessent personne.
face-hydrocarbons-does = On peut récolter des vivres ici (avec l’extension Stations : de la nourriture).
face-methane_life-does = Les échantillons prouvent la vie.
face-ring_debris-does = Un dé pour chaque vaisseau : avec 2 ou moins, quelque chose à bord est endommagé.
face-clear_rings-does = La voie est libre, il n’arrive rien.
face-ring_radiation-does = Un dé de 2 ou moins rend un astronaute inapte.
face-pale_clouds-does = Superbes et sans danger.
face-dark_storms-does = Elles grondent loin en bas et ne blessent personne.
face-wide_plains-does = Il y a de la place pour 3 curiosités.
face-thin_air-does = Les générateurs de carburant trouvent ici du dioxyde de carbone, et il y a de la place pour 3 curiosités.
face-dry_air-does = Les générateurs de carburant trouvent ici du dioxyde de carbone, et il y a de la place pour 2 curiosités.
face-dust_storms-does = À la fin d’une année, un dé de 2 ou moins rend un astronaute inapte. Les générateurs de carburant trouvent du dioxyde de carbone, et il y a de la place pour 2 curiosités.
face-rugged-does = Il y a de la place pour 1 curiosité.
face-jungle-does = Les échantillons prouvent la vie. Les générateurs de carburant trouvent ici du dioxyde de carbone, et il y a de la place pour 3 curiosités.
face-pressure-does = Un dé pour chaque vaisseau qui arrive : avec 4 ou moins, quelque chose à bord est endommagé. Tout ce qui reste ici à la fin d’une année est écrasé.
face-level_3-does = Un dé inférieur ou égal au triple des années du vol rend inapte. Un dé inférieur ou égal au nombre d’années endommage une sonde ou une capsule.
face-glare-does = À la fin d’une année, un dé de 1 rend un astronaute inapte.

feature-moon_armalcolite = armalcolite
feature-moon_horizon_glow = lueur à l’horizon
feature-moon_fluorescence = fluorescence
feature-moon_desolation = désolation
feature-moon_gold = or
feature-moon_cobalt = cobalt
feature-moon_infection = infection
feature-moon_dust = poussière traîtresse
feature-moon_palladium = palladium
feature-moon_lunar_caves = grottes lunaires
feature-mars_badlands = ravins
feature-mars_aurora = aurore polaire
feature-mars_methane = méthane
feature-mars_hematite = hématite
feature-mars_liquid_water = eau liquide
feature-mars_rocky_desert = désert de pierres
feature-mars_rhodium = rhodium
feature-mars_germanium = germanium
feature-mars_microbes = microbes
feature-mars_lichens = lichens
feature-mars_fossil = fossile ?
feature-mars_platinum = platine
feature-mars_iridium = iridium
feature-mars_mars_caves = grottes de Mars
feature-phobos_rubble = éboulis
feature-phobos_wreckage = épave
feature-phobos_alien_object = objet extraterrestre
feature-phobos_phobos_caves = grottes de Phobos
feature-ceres_water_ice = glace d’eau
feature-ceres_barren = sol nu
feature-ceres_ruthenium = ruthénium
feature-venus_volcanoes = volcans
feature-venus_kelp_forests = forêts d’algues
feature-venus_limestone = calcaire
feature-venus_mud_flats = vasières
feature-venus_edible_plants = plantes comestibles

feature-moon_armalcolite-does = Un minéral que personne n’a jamais vu : 2 points tout de suite.
feature-moon_horizon_glow-does = Une lumière étrange au ras du sol : 2 points tout de suite.
feature-moon_fluorescence-does = Des pierres qui brillent dans le noir : 2 points tout de suite.
feature-moon_desolation-does = Rien, à perte de vue.
feature-moon_gold-does = Les échantillons de la Lune se vendent 15 $ sur Terre.
feature-moon_cobalt-does = Les échantillons de la Lune se vendent 15 $ sur Terre.
feature-moon_infection-does = De la vie, mais chaque vaisseau qui est ici ou s’y pose plus tard l’emporte. La première agence qui la ramène sur Terre perd 10 points.
feature-moon_dust-does = Le vaisseau qui la trouve s’enfonce et est perdu.
feature-moon_palladium-does = Il y en a un morceau à récolter. Il se vend 30 $ sur Terre.
feature-moon_lunar_caves-does = Un mécanicien peut y construire un habitat au sol avec 2 unités de pièces de rechange.
feature-mars_badlands-does = Un dé pour le vaisseau qui les trouve : avec 2 ou moins, quelque chose à bord est endommagé.
feature-mars_aurora-does = Des lumières dans le ciel : 2 points tout de suite.
feature-mars_methane-does = D’où vient-il ? 2 points tout de suite.
feature-mars_hematite-does = Un minéral qui se forme dans l’eau : 2 points tout de suite.
feature-mars_liquid_water-does = Il y a donc de l’eau ! 4 points tout de suite.
feature-mars_rocky_desert-does = Rien que des pierres et du sable.
feature-mars_rhodium-does = Les échantillons de Mars se vendent 30 $ sur Terre.
feature-mars_germanium-does = Les échantillons de Mars se vendent 30 $ sur Terre.
feature-mars_microbes-does = De la vie ! Les échantillons de Mars la prouvent.
feature-mars_lichens-does = De la vie ! Les échantillons de Mars la prouvent.
feature-mars_fossil-does = Il y en a un à récolter. Étudié sur Terre ou près d’un module scientifique, il vaut 6 points.
feature-mars_platinum-does = Il y en a un morceau à récolter. Il se vend 30 $ sur Terre.
feature-mars_iridium-does = Il y en a un morceau à récolter. Il se vend 40 $ sur Terre.
feature-mars_mars_caves-does = Un mécanicien peut y construire un habitat au sol avec 2 unités de pièces de rechange.
feature-phobos_rubble-does = Rien que des pierres cassées.
feature-phobos_wreckage-does = Il y en a un morceau à récolter. Un mécanicien en fait une sonde ou 2 unités de pièces de rechange, et une autre agence reçoit 2 points.
feature-phobos_alien_object-does = Il y en a un à récolter. Sur Terre, il vaut 8 points et donne une technologie qui ne peut pas échouer.
feature-phobos_phobos_caves-does = Un mécanicien peut y construire un habitat au sol avec 2 unités de pièces de rechange.
feature-ceres_water_ice-does = De la glace sous la poussière : 2 points tout de suite.
feature-ceres_barren-does = Rien d’intéressant.
feature-ceres_ruthenium-does = Les échantillons de Cérès se vendent 15 $ sur Terre.
feature-venus_volcanoes-does = Des montagnes de feu : 2 points tout de suite.
feature-venus_kelp_forests-does = Des forêts sous l’eau : 2 points tout de suite.
feature-venus_limestone-does = Il y avait autrefois un océan ici : 2 points tout de suite.
feature-venus_mud_flats-does = Rien que de la boue.
feature-venus_edible_plants-does = De la vie ! Les échantillons de Vénus la prouvent, et on peut récolter de la nourriture ici.

## Noms : missions

mission-sounding_rocket = Fusée-sonde
mission-artificial_satellite = Satellite artificiel
mission-man_in_space = Homme dans l’espace
mission-man_in_orbit = Homme en orbite
mission-lunar_survey = Observation de la Lune
mission-mars_survey = Observation de Mars
mission-lunar_lander = Atterrisseur sur la Lune
mission-space_station = Station spatiale
mission-venus_survey = Observation de Vénus
mission-mars_lander = Atterrisseur sur Mars
mission-ceres_lander = Atterrisseur sur Cérès
mission-lunar_sample_return = Retour d’échantillon lunaire
mission-venus_lander = Atterrisseur sur Vénus
mission-man_on_the_moon = Homme sur la Lune
mission-phobos_sample_return = Retour d’échantillon de Phobos
mission-ceres_sample_return = Retour d’échantillon de Cérès
mission-lunar_station = Station lunaire
mission-mars_sample_return = Retour d’échantillon de Mars
mission-mars_station = Station sur Mars
mission-man_on_mars = Homme sur Mars
mission-venus_sample_return = Retour d’échantillon de Vénus
mission-venus_station = Station sur Vénus
mission-man_on_venus = Homme sur Vénus
mission-extraterrestrial_life = Vie extraterrestre
mission-mercury_survey = Observation de Mercure
mission-mercury_lander = Atterrisseur sur Mercure
mission-mercury_sample_return = Retour d’échantillon de Mercure
mission-callisto_survey = Observation de Callisto
mission-enceladus_survey = Observation d’Encelade
mission-ganymede_survey = Observation de Ganymède
mission-europa_survey = Observation d’Europe
mission-io_survey = Observation d’Io
mission-jupiter_survey = Observation de Jupiter
mission-saturn_survey = Observation de Saturne
mission-titan_survey = Observation de Titan
mission-uranus_survey = Observation d’Uranus
mission-neptune_survey = Observation de Neptune
mission-jupiter_system_survey = Observation du système de Jupiter
mission-grand_tour = Grand tour
mission-advanced_io_survey = Observation détaillée d’Io
mission-io_lander = Atterrisseur sur Io
mission-io_sample_return = Retour d’échantillon d’Io
mission-advanced_europa_survey = Observation détaillée d’Europe
mission-europa_lander = Atterrisseur sur Europe
mission-europa_ice_explorer = Explorer sous la glace d’Europe
mission-europa_sample_return = Retour d’échantillon d’Europe
mission-ganymede_lander = Atterrisseur sur Ganymède
mission-ganymede_sample_return = Retour d’échantillon de Ganymède
mission-callisto_lander = Atterrisseur sur Callisto
mission-jupiter_orbiter = Orbiteur de Jupiter
mission-manned_jupiter_fly_by = Survol habité de Jupiter
mission-jupiter_station = Station près de Jupiter
mission-advanced_enceladus_survey = Observation détaillée d’Encelade
mission-enceladus_lander = Atterrisseur sur Encelade
mission-enceladus_ice_explorer = Explorer sous la glace d’Encelade
mission-enceladus_sample_return = Retour d’échantillon d’Encelade
mission-advanced_titan_survey = Observation détaillée de Titan
mission-titan_lander = Atterrisseur sur Titan
mission-titan_cloud_explorer = Explorer dans les nuages de Titan
mission-titan_sample_return = Retour d’échantillon de Titan
mission-man_on_titan = Homme sur Titan
mission-saturn_orbiter = Orbiteur de Saturne
mission-saturn_ring_sample_return = Retour d’échantillon des anneaux de Saturne
mission-saturn_station = Station près de Saturne
mission-manned_saturn_fly_by = Survol habité de Saturne
mission-st_phobos_survey = Observation de Phobos
mission-st_artificial_satellite = { mission-artificial_satellite }
mission-st_man_in_space = { mission-man_in_space }
mission-st_lunar_fly_by = Survol de la Lune
mission-st_venus_fly_by = Survol de Vénus
mission-st_mars_fly_by = Survol de Mars
mission-st_ceres_survey = Observation de Cérès
mission-st_lunar_survey = { mission-lunar_survey }
mission-st_orbital_experiment = Expérience en orbite
mission-st_orbital_experiment_again = { mission-st_orbital_experiment } (bis)
mission-st_orbital_habitat = Habitat en orbite
mission-st_mars_survey = { mission-mars_survey }
mission-st_manned_lunar_fly_by = Survol habité de la Lune
mission-st_phobos_lander = Atterrisseur sur Phobos
mission-st_venus_survey = { mission-venus_survey }
mission-st_lunar_lander = { mission-lunar_lander }
mission-st_space_station = { mission-space_station }
mission-st_mars_lander = { mission-mars_lander }
mission-st_ceres_lander = { mission-ceres_lander }
mission-st_lunar_habitat = Habitat lunaire
mission-st_lunar_experiment = Expérience lunaire
mission-st_lunar_experiment_again = { mission-st_lunar_experiment } (bis)
mission-st_lunar_sample_return = { mission-lunar_sample_return }
mission-st_venus_lander = { mission-venus_lander }
mission-st_manned_mars_fly_by = Survol habité de Mars
mission-st_man_on_the_moon = { mission-man_on_the_moon }
mission-st_man_on_the_moon_again = { mission-st_man_on_the_moon } (bis)
mission-st_phobos_sample_return = { mission-phobos_sample_return }
mission-st_mercury_survey = { mission-mercury_survey }
mission-st_mercury_lander = { mission-mercury_lander }
mission-st_mars_orbit_habitat = Habitat en orbite de Mars
mission-st_mars_habitat = Habitat sur Mars
mission-st_mars_experiment = Expérience sur Mars
mission-st_mars_experiment_again = { mission-st_mars_experiment } (bis)
mission-st_manned_venus_fly_by = Survol habité de Vénus
mission-st_lunar_station = { mission-lunar_station }
mission-st_lunar_station_again = { mission-st_lunar_station } (bis)
mission-st_mars_sample_return = { mission-mars_sample_return }
mission-st_venus_habitat = Habitat sur Vénus
mission-st_man_on_phobos = Homme sur Phobos
mission-st_mars_station = { mission-mars_station }
mission-st_mars_station_again = { mission-st_mars_station } (bis)
mission-st_venus_experiment = Expérience sur Vénus
mission-st_man_on_ceres = Homme sur Cérès
mission-st_man_on_mars = { mission-man_on_mars }
mission-st_man_on_mars_again = { mission-st_man_on_mars } (bis)
mission-st_venus_sample_return = { mission-venus_sample_return }
mission-st_venus_station = { mission-venus_station }
mission-st_man_on_venus = { mission-man_on_venus }
mission-st_man_on_mercury = Homme sur Mercure
mission-st_extraterrestrial_life_survey = Trace de vie extraterrestre
mission-st_extraterrestrial_life_sample = Échantillon de vie extraterrestre
mission-st_orbital_occupation = Présence permanente en orbite
mission-st_lunar_occupation = Présence permanente sur la Lune
mission-st_mars_occupation = Présence permanente sur Mars
mission-st_venus_occupation = Présence permanente sur Vénus

needs-probe = amener une sonde ou une capsule en état de marche : { $place }
needs-survey = être la première agence à révéler : { $place }
needs-return = ramener un astronaute en vie depuis : { $place }
needs-station = avoir un astronaute en vie au début d’une année : { $place }
needs-sample = rapporter un échantillon : { $place }
needs-life = rapporter un échantillon avec de la vie : { $place }
needs-survey_all = révéler le dernier lieu caché parmi : { $place }
needs-galileo = observer avec une Galileo en état de marche : { $place }
needs-explorer = détacher un Explorer en état de marche, tout seul : { $place }
needs-habitat = avoir un habitat en état de marche : { $place }
needs-experiment = achever une expérience et rapporter ses résultats : { $place }
needs-life_survey = être la première agence à révéler de la vie : { $place }
needs-occupation = avoir un astronaute en vie au début de chaque année : { $place }

## Mots insérés dans les phrases, en minuscules

outcome-success = succès
outcome-minor_failure = échec mineur
outcome-major_failure = échec majeur

cause-explosion = une fusée explose
cause-landing = l’atterrissage échoue
cause-no_landing = Atterrissage n’est pas développé
cause-secrecy = le lieu est resté secret
cause-place = le lieu est mortel
cause-damage = tout est endommagé à bord
cause-drift = dérive dans le vide
cause-entry = combustion dans l’atmosphère
cause-incapacity = les secours n’arrivent pas à temps
cause-life_support = l’air manque
cause-hunger = il n’y a rien à manger
cause-spending = il ne restait que la dernière fusée
cause-aerobraking = l’atmosphère met le vaisseau en pièces
cause-no_aerobraking = Aérofreinage n’est pas développé
venture-esa = ESA
venture-iri = IRI
venture-ola = OLA
venture-usc = USC

end-calendar = la dernière année est finie
end-lead = plus personne ne peut rattraper l’agence en tête
end-missions = il ne reste aucune mission

## Titres

score = Score
points = Points
missions = Missions
on-earth = Sur Terre
agencies = Autres agences
ventures = Coentreprises
memorial = À la mémoire de

## Options

option-level = Missions
option-level-help = Combien de missions de chaque difficulté sont distribuées. Les difficiles mènent à d’autres planètes.
option-level-easy = faciles
option-level-normal = normales
option-level-hard = difficiles
option-level-very_hard = très difficiles
option-mercury = Mercure
option-mercury-help = L’extension ajoute la planète la plus proche du Soleil et trois missions.
option-outer_planets = Planètes extérieures
option-outer_planets-help = L’extension ajoute Jupiter, Saturne, Uranus et Neptune, et la partie dure jusqu’en 1986. Certaines missions ne se découvrent qu’en route.
option-stations = Stations
option-stations-help = L’extension ajoute des habitats, des modules, la navette, des rovers et des expériences. Chaque année rapporte 30 $, et la partie dure jusqu’en 1986. Presque tout n’est connu que par une seule source.
option-quick_start = Départ rapide
option-quick_start-help = La partie commence en 1966, et chaque agence possède au départ deux technologies qui ne peuvent pas échouer. Seulement avec l’extension Planètes extérieures.
option-edition = Édition
option-edition-help = Les règles à suivre là où l’aide-mémoire de l’éditeur et la première règle diffèrent, dans le jeu de base et avec Mercure. Selon la première règle, les vols attendus après la dernière année n’arrivent pas, garder secret le Vol suborbital ne coûte que l’équipage, et les observations lors d’un survol ne sont pas limitées.
option-edition-quick_reference = aide-mémoire
option-edition-first = première règle
option-stations_printing = Édition de Stations
option-stations_printing-help = Les sources ne sont pas d’accord sur Daedalus, le grand réservoir, le générateur de carburant et l’habitat au sol. Choisis les nombres à utiliser. Seulement avec l’extension Stations.
option-stations_printing-later = édition plus récente
option-stations_printing-first = première édition
option-ventures = Coentreprises
option-ventures-help = Les agences fondent des coentreprises, s’en partagent les parts et agissent pour elles. Une agence sans aucune part ne peut pas faire d’échanges. Seulement avec l’extension Stations.
option-team = Une seule équipe
option-team-help = Toutes les agences jouent ensemble et gagnent si elles ont plus de points que n’en valent les missions encore ouvertes.
option-last_year = Dernière année
option-last_year-help = La partie finit au plus tard après cette année. Choisis une année plus proche pour une partie plus courte. Le calendrier finit en 1976, ou en 1986 avec Planètes extérieures ou Stations.
option-last_year-0 = fin du calendrier

## Boutons

do-pass = Finir le tour
do-done = Terminé
do-research = Développer : { $advancement }
do-buy = Acheter : { $item }
do-build = Construire un nouveau vaisseau
do-craft = Choisir : { $craft }
do-cooperate = Faire une offre à { $with }
do-load = Charger : { $item }
do-unload = Décharger : { $item }
do-dismantle = Démonter le vaisseau
do-maneuver = Voler : { $maneuver }
do-dock = S’amarrer à : { $craft }
do-separate = Séparer en deux vaisseaux
do-detach = Détacher : { $item }
do-detach_crew = Détacher : { $name }, { $skill }
do-split = Séparer maintenant
do-survey = Observer : { $location }
do-collect = Récolter : { $item }
do-heal = Le médecin soigne tout le monde
do-repair = Tout réparer avec une unité : { $item }
do-faster = Voler plus vite avec une difficulté doublée
do-slower = Prendre une année de plus
do-fire = Allumer : { $item }
do-stop = S’arrêter là
do-remove_outcome = Payer { $cost } $ pour retirer cette carte ({ $outcome })
do-keep_outcome = Remélanger cette carte ({ $outcome })
do-reveal = Révéler
do-keep_hidden = Garder secret
do-try_landing = Atterrissage d’essai
do-skip_landing = Se poser sans essai
do-suffer = Endommager : { $craft }
do-damage = Endommager : { $item }
do-damage_crew = Rendre inapte : { $name }, { $skill }
do-seat_in =
    { $riders ->
        [0] { $item }, encore vide (capsule { $capsule })
       *[other] { $item } avec { $crew } (capsule { $capsule })
    }
do-shield = À l’abri : { $name }, { $skill }
do-leave_out = Perdre : { $name }, { $skill }
do-sell = Vendre : { $item }
do-exchange = Apprendre des vestiges extraterrestres : { $advancement }
do-give = Tu donnes : { $item }
do-give_money = Tu donnes : { $amount } $
do-give_craft = Tu donnes : { $craft }
do-give_research = Tu partages : { $advancement }
do-ask = Tu reçois : { $item }
do-ask_money = Tu reçois : { $amount } $
do-ask_craft = Tu reçois : { $craft }
do-ask_research = Tu apprends : { $advancement }
do-propose = Faire cette offre
do-cancel = Annuler
do-accept = Accepter
do-decline = Refuser
do-counter = Faire une contre-offre
do-produce =
    { $made ->
        [habitat] Monter l’habitat au sol
       *[other] Mettre en marche : { $item }
    }
do-explore = Explorer
do-skip_exploring = Ne pas explorer
do-keep_feature = Garder : { $feature }
do-finish_experiment = Achever l’expérience
do-build_in_cave = Construire un habitat au sol dans la grotte
do-salvage = Transformer l’épave : { $item }
do-found = Fonder une coentreprise
do-grant = Une part de plus pour { $to }
do-act_for = Agir pour { $venture }
do-cooperate_with = Faire une offre à { $venture }
do-buy_share = Acheter à la banque une part de la coentreprise { $venture }
do-sell_share = Vendre à la banque une part de la coentreprise { $venture }
do-give_share = Tu donnes : une part de la coentreprise { $venture }
do-ask_share = Tu reçois : une part de la coentreprise { $venture }
do-consent = Autoriser
do-consent_all_year = Tout autoriser cette année
do-veto = Opposer un veto
do-transfer_between = Échanger du fret : vaisseau { $craft } et vaisseau { $other } ({ $partner }), { $location }
do-give_cargo = Tu donnes depuis ton vaisseau : { $item }
do-ask_cargo = Tu reçois depuis l’autre vaisseau : { $item }
do-give_crew = Tu donnes depuis ton vaisseau : { $name }, { $skill }
do-ask_crew = Tu reçois depuis l’autre vaisseau : { $name }, { $skill }
do-give_knowledge = Tu partages ce que tu as vu : { $location }
do-ask_knowledge = On partage avec toi ce qui a été vu : { $location }

## Questions

ask-act = { $seat }, nous sommes en { $year } et tu as { $money } $. Et maintenant ?
ask-work = { $seat }, que doit faire { $craft } ?
ask-divide = { $seat }, qu’est-ce qui passe sur le vaisseau { $other } ? Jusqu’ici : { $moved }
ask-burn = { $seat }, { $route }, vaisseau { $craft } : { $arithmetic }. Qu’allumes-tu ?
ask-pay_outcome = { $seat }, { $advancement } : { $outcome }. Payer pour retirer cette carte ?
ask-choose_sufferer = { $seat }, l’amarrage échoue. Quel vaisseau est endommagé ?
ask-choose_damage = { $seat }, qu’est-ce qui est endommagé sur le vaisseau { $craft } ?
ask-choose_reveal =
    { $secret ->
        [lost] { $seat }, tu vois { $location } : { $face }. Le révéler ? Si tu gardes le secret, tu perds le vaisseau.
        [crew] { $seat }, tu vois { $location } : { $face }. Le révéler ? Si tu gardes le secret, tu perds l’équipage.
       *[free] { $seat }, tu vois { $location } : { $face }. Le révéler ?
    }
ask-choose_shielded =
    { $places ->
        [one] { $seat }, il reste { $places } place à l’abri du rayonnement. Qui la prend ?
       *[other] { $seat }, il reste { $places } places à l’abri du rayonnement. Qui en prend une ?
    }
ask-choose_seats = { $seat }, quelle capsule pour { $name } à travers l’atmosphère ?
ask-choose_landing = { $seat }, l’atmosphère freine assez le vaisseau. Faire quand même un atterrissage d’essai ?
ask-choose_left_out =
    { $count ->
        [one] { $seat }, le vaisseau { $craft } perd { $count } astronaute : { $cause }. Qui ?
       *[other] { $seat }, le vaisseau { $craft } perd { $count } astronautes : { $cause }. Qui d’abord ?
    }
ask-turn_in =
    { $speaks ->
        [venture] { $seat }, pour { $venture } : que fais-tu de ce qui est revenu sur Terre ?
       *[self] { $seat }, que fais-tu de ce qui est revenu sur Terre ?
    }
ask-build_offer =
    { $speaks ->
        [venture] { $seat }, pour la coentreprise { $venture }, ton offre à { $partner }. { $venture } donne : { $gives }. Elle reçoit : { $asks }
       *[self] { $seat }, ton offre à { $partner }. Tu donnes : { $gives }. Tu reçois : { $asks }
    }
ask-answer_offer =
    { $speaks ->
        [venture] { $seat }, { $partner } fait une offre à { $venture }. { $venture } reçoit : { $gives }. Elle donne : { $asks }
       *[self] { $seat }, { $partner } te fait une offre. Tu reçois : { $gives }. Tu donnes : { $asks }
    }
ask-choose_head_start = { $seat }, avec quelle technologie commences-tu ? Elle ne peut pas échouer. Encore à choisir : { $left }
ask-production =
    { $where ->
        [earth] { $seat }, l’année commence. Que produire sur Terre ?
        [venture] { $seat }, pour { $venture } : l’année commence. Que produire sur Terre ?
       *[other] { $seat }, l’année commence. Que doit produire { $craft } ?
    }
ask-choose_exploring = { $seat }, ce lieu est déjà connu : { $location }. L’explorer avec le vaisseau { $craft } ?
ask-choose_feature = { $seat }, tu trouves deux curiosités : { $location }. Laquelle gardes-tu ? L’autre est perdue pour toujours.
ask-act_for = { $seat }, tu agis pour { $venture }, qui a { $money } $. Que faire ?
ask-divide_shares = { $seat }, qui reçoit des parts de la coentreprise { $venture } ? Jusqu’ici : { $shares }
ask-answer_shares = { $seat }, { $founder } veut fonder la coentreprise { $venture }. Parts : { $shares }. D’accord ?
ask-ask_veto = { $seat }, { $actor } veut agir pour { $venture }. { $action }. Autoriser ?

## Entrées du journal

log-mission_dealt =
    { $points ->
        [one] Mission : { $mission }, { $points } point.
       *[other] Mission : { $mission }, { $points } points.
    }
log-year_began = { $year } commence, avec { $money } $ pour chaque agence.
log-lot_drawn = Égalité départagée par tirage : { $seat }.
log-starter_found = { $seat } commence cette année.
log-researched =
    { $outcomes ->
        [0] { $seat } développe : { $advancement }. Rien ne peut échouer.
        [one] { $seat } développe : { $advancement }, avec { $outcomes } carte de résultat.
       *[other] { $seat } développe : { $advancement }, avec { $outcomes } cartes de résultat.
    }
log-bought = { $seat } achète pour { $cost } $ : { $item }.
log-hired = { $seat } engage pour { $cost } $ : { $person }, { $item }.
log-loaded = { $seat } charge sur le vaisseau { $craft } : { $item }.
log-unloaded = { $seat } décharge du vaisseau { $craft } : { $item }.
log-dismantled = { $seat } démonte le vaisseau { $craft }.
log-maneuver_began = { $seat } commence une manœuvre avec le vaisseau { $craft } : { $maneuver }. Poussée nécessaire : { $need }.
log-fired = Le vaisseau { $craft } ({ $seat }) allume : { $item }, poussée { $thrust }.
log-misfired = Allumage raté sur le vaisseau { $craft } ({ $seat }) : { $item }.
log-stopped = Le vaisseau { $craft } ({ $seat }) reste sur place.
log-departed =
    { $years ->
        [0] Le vaisseau { $craft } ({ $seat }) vole : { $maneuver }.
        [one] Le vaisseau { $craft } ({ $seat }) vole pendant { $years } an : { $maneuver }.
       *[other] Le vaisseau { $craft } ({ $seat }) vole pendant { $years } ans : { $maneuver }.
    }
log-arrived = Le vaisseau { $craft } ({ $seat }) arrive : { $location }.
log-destroyed = Le vaisseau { $craft } ({ $seat }) est perdu : { $cause }.
log-outcome_drawn = { $seat } tire une carte de résultat ({ $advancement }) : { $outcome }.
log-outcome_removed =
    { $cost ->
        [0] { $seat } retire la dernière carte ({ $advancement }) : { $outcome }.
       *[other] { $seat } paie { $cost } $ et retire une carte ({ $advancement }) : { $outcome }.
    }
log-looked = { $seat } consulte : { $location }.
log-looked-own = { $seat } consulte : { $location }, { $face }.
log-revealed = { $seat } révèle : { $location }, { $face }.
log-kept_hidden = { $seat } garde ce lieu secret : { $location }.
log-rolled = { $person } obtient { $roll }. { $up_to } ou moins rend inapte.
log-incapacitated = { $person } est inapte.
log-died = { $person } meurt : { $cause }. { $seat } perd des points.
log-was_damaged =
    { $craft ->
        [0] Dégât sur Terre ({ $seat }) : { $item }.
       *[other] Dégât sur le vaisseau { $craft } ({ $seat }) : { $item }.
    }
log-capsule_lost = Perte dans les flammes sur le vaisseau { $craft } ({ $seat }) : { $item }.
log-docked = Les vaisseaux { $craft } et { $other } ({ $seat }) s’amarrent.
log-separated = Le vaisseau { $other } ({ $seat }) se sépare du vaisseau { $craft }.
log-rendezvous_failed = Rendez-vous spatial raté : vaisseau { $craft } ({ $seat }).
log-survey_failed = { $seat } observe sans succès : { $location }.
log-collected = Le vaisseau { $craft } ({ $seat }) récolte : { $item }.
log-healed =
    { $medicine ->
        [0] Tout l’équipage du vaisseau { $craft } ({ $seat }) est soigné.
       *[other] Tout l’équipage du vaisseau { $craft } ({ $seat }) est soigné, contre une unité de médicaments.
    }
log-was_repaired = Tout est réparé à bord du vaisseau { $craft } ({ $seat }).
log-mission_completed =
    { $points ->
        [one] { $seat } accomplit « { $mission } » pour { $points } point !
       *[other] { $seat } accomplit « { $mission } » pour { $points } points !
    }
log-mission_removed = Cette mission est devenue impossible, elle est retirée : { $mission }.
log-sold = { $seat } vend pour { $money } $ : { $item }.
log-exchanged = { $seat } étudie des vestiges extraterrestres ({ $item }) et apprend : { $advancement }.
log-passed = { $seat } passe.
log-turn_ended = { $seat } finit son tour.
log-supported = Le support de vie fonctionne sur le vaisseau { $craft } ({ $seat }) : { $item }.
log-not_supported = Le support de vie échoue sur le vaisseau { $craft } ({ $seat }) : { $item }.
log-fed =
    { $supplies ->
        [one] L’équipage du vaisseau { $craft } ({ $seat }) mange { $supplies } ration.
       *[other] L’équipage du vaisseau { $craft } ({ $seat }) mange { $supplies } rations.
    }
log-year_ended = { $year } s’achève.
log-outcomes_shuffled =
    { $cards ->
        [one] { $cards } carte défaussée forme une nouvelle pile.
       *[other] { $cards } cartes défaussées forment une nouvelle pile.
    }
log-pack_opened =
    { $cards ->
        [one] Un nouveau paquet avec { $cards } carte de résultat est ouvert.
       *[other] Un nouveau paquet avec { $cards } cartes de résultat est ouvert.
    }
log-offered = { $seat } fait une offre à { $to }.
log-countered = { $seat } fait une contre-offre à { $to }.
log-accepted = { $seat } accepte l’offre faite par { $to }.
log-declined = { $seat } refuse l’offre faite par { $to }.
log-gave =
    { $count ->
        [one] { $seat } donne à { $to } : { $item }.
       *[other] { $seat } donne à { $to } : { $count } × { $item }.
    }
log-gave_money = { $seat } donne { $amount } $ à { $to }.
log-gave_craft = { $seat } donne le vaisseau { $craft } à { $to }, où il devient le vaisseau { $other }.
log-shared =
    { $outcomes ->
        [0] { $seat } partage { $advancement } avec { $to }. Rien ne peut échouer.
        [one] { $seat } partage { $advancement } avec { $to }, avec { $outcomes } carte de résultat.
       *[other] { $seat } partage { $advancement } avec { $to }, avec { $outcomes } cartes de résultat.
    }
log-game_ended = La course à l’espace est finie : { $end }.
log-surveyed = { $seat } observe avec succès : { $location }.
log-outcomes_cleared =
    { $cards ->
        [one] { $seat } retire { $cards } carte de résultat ({ $advancement }).
       *[other] { $seat } retire { $cards } cartes de résultat ({ $advancement }).
    }
log-mission_found =
    { $points ->
        [one] { $seat } découvre une nouvelle mission : { $mission }, { $points } point.
       *[other] { $seat } découvre une nouvelle mission : { $mission }, { $points } points.
    }
log-part_rolled = Rayonnement, { $item } ({ $seat }) : le dé donne { $roll }. { $up_to } ou moins endommage.
log-craft_rolled = Danger pour le vaisseau { $craft } ({ $seat }) : le dé donne { $roll }. { $up_to } ou moins endommage quelque chose à bord.
log-explorer_sent = L’Explorer ({ $seat }) part pour toujours : { $location }.
log-produced =
    { $craft ->
        [0] { $seat } produit sur Terre : { $item }.
       *[other] { $seat } produit sur le vaisseau { $craft } : { $item }.
    }
log-produced_nothing =
    { $craft ->
        [0] { $seat } ne produit rien sur Terre : { $item }.
       *[other] { $seat } ne produit rien sur le vaisseau { $craft } : { $item }.
    }
log-feature_seen = { $seat } explore ({ $location }) et voit : { $feature }.
log-feature_found = { $seat } trouve une curiosité ({ $location }) : { $feature }.
log-rover_failed = Le rover ({ $seat }, vaisseau { $craft }) ne trouve rien cette année.
log-experiment_done = { $seat } achève une expérience sur le vaisseau { $craft } : { $location }. Ses résultats doivent revenir sur Terre.
log-habitat_built = { $seat } construit un habitat au sol sur le vaisseau { $craft } : { $location }. Éléments utilisés : { $item }.
log-occupied =
    { $points ->
        [one] { $seat } reçoit { $points } point cette année : { $mission }.
       *[other] { $seat } reçoit { $points } points cette année : { $mission }.
    }
log-points_found =
    { $points ->
        [one] { $seat } reçoit { $points } point pour cela.
       *[other] { $seat } reçoit { $points } points pour cela.
    }
log-infected = Le vaisseau { $craft } ({ $seat }) porte maintenant l’infection.
log-infection_spread =
    { $points ->
        [one] { $seat } ramène l’infection sur Terre et perd { $points } point.
       *[other] { $seat } ramène l’infection sur Terre et perd { $points } points.
    }
log-salvaged = { $seat } transforme l’épave sur le vaisseau { $craft } : { $item }.
log-funded = Chaque agence a maintenant { $money } $.
log-examined = { $seat } étudie la trouvaille du vaisseau { $craft } : { $item }.
log-shares_proposed = { $seat } veut fonder la coentreprise { $venture }.
log-shares_refused = { $seat } refuse des parts de la coentreprise { $venture }. Elle n’est pas fondée.
log-founded = { $seat } fonde la coentreprise { $venture } pour { $cost } $.
log-shares_held =
    { $shares ->
        [one] { $venture } : { $shares } part pour { $seat }.
       *[other] { $venture } : { $shares } parts pour { $seat }.
    }
log-share_bought = { $seat } achète une part de la coentreprise { $venture } pour { $cost } $.
log-share_sold = { $seat } vend une part de la coentreprise { $venture } pour { $money } $.
log-shares_given =
    { $shares ->
        [one] { $seat } donne à { $to } { $shares } part de la coentreprise { $venture }.
       *[other] { $seat } donne à { $to } { $shares } parts de la coentreprise { $venture }.
    }
log-consented = { $seat } autorise tout cette année pour { $venture }.
log-vetoed = { $seat } oppose son veto : { $to } ne peut pas agir pour { $venture }.
log-dissolved = { $seat } a toutes les parts et dissout la coentreprise { $venture }.
log-came_alongside = Le vaisseau { $craft } ({ $seat }) et le vaisseau { $other } ({ $to }) échangent du fret.
log-gave_cargo =
    { $count ->
        [one] { $seat } transfère à { $to } : { $item }.
       *[other] { $seat } transfère à { $to } : { $count } × { $item }.
    }
log-gave_crew = { $person } change d’agence : { $seat } → { $to }.
log-disclosed = { $by } dit à { $seat } ce qu’il y a là : { $location }.
log-disclosed-own = { $by } dit à { $seat } ce qu’il y a là : { $location }, { $face }.

## Refus

refused-already_researched = Tu connais déjà cela.
refused-not_enough_money = Tu n’as pas assez d’argent cette année.
refused-not_for_sale = Cela ne s’achète pas.
refused-advancement_needed = Développe d’abord la technologie requise.
refused-roster_full = Ton agence ne peut pas avoir plus d’astronautes.
refused-no_craft_free = Tous tes numéros de vaisseau sont pris.
refused-nothing_on_earth = Tu n’as rien sur Terre pour construire. Achète d’abord quelque chose.
refused-no_such_craft = Ce vaisseau n’existe pas.
refused-budget_spent = Plus de petites actions pendant ce tour. Achète, vole ou finis le tour.
refused-offers_spent = Tu ne peux plus faire d’offre pour le moment.
refused-alone = Tu ne peux pas te faire d’offre.
refused-not_loose = Tu n’en as pas sur Terre.
refused-not_aboard = Il n’y en a pas à bord.
refused-no_seat = Chaque astronaute a besoin d’une place.
refused-not_on_earth = Les vaisseaux se montent et se démontent seulement sur Terre.
refused-no_such_maneuver = Cette manœuvre ne commence pas ici.
refused-in_flight = Le vaisseau est en route. Attends que son dernier jeton de temps soit parti.
refused-nothing_to_fire = Rien à bord ne peut être allumé pour cela.
refused-not_the_same_place = Les deux vaisseaux ne sont pas au même endroit.
refused-no_rendezvous_here = On s’amarre et se sépare seulement dans l’espace, pas ici.
refused-rendezvous_needed = Développe d’abord Rendez-vous.
refused-too_small = Il n’y a pas deux éléments à séparer à bord.
refused-surveying_needed = Développe d’abord Observation.
refused-no_working_probe = Pour observer, il faut une sonde ou une capsule non endommagée.
refused-not_surveyable = Ce lieu ne peut pas être observé d’ici.
refused-nothing_to_collect = Il n’y a rien de tel à récolter ici.
refused-no_collector = Seule une sonde ou une capsule non endommagée, ou un astronaute valide, peut récolter.
refused-no_doctor = Il n’y a pas de médecin valide à bord.
refused-nobody_to_heal = Tout le monde va bien à bord.
refused-no_mechanic = Il n’y a pas de mécanicien valide à bord.
refused-no_supplies = Il n’y a pas assez à bord. Il faut des vivres (avec l’extension Stations : des pièces de rechange).
refused-nothing_to_repair = Rien n’est endommagé à bord.
refused-is_damaged = C’est endommagé.
refused-no_rocket = Cela ne donne pas de poussée.
refused-needs_years = Les moteurs ioniques ne servent que si le vol dure des années.
refused-rests = Cela a déjà servi cette année.
refused-years_fixed = La durée de cette manœuvre ne se change pas ainsi.
refused-already_fired = La durée se choisit avant le premier allumage.
refused-cannot_be_damaged = Cela ne peut pas être endommagé.
refused-not_yours_to_offer = Il n’y en a plus à offrir.
refused-already_known = L’autre agence connaît déjà cela.
refused-offer_is_empty = L’offre est vide.
refused-no_room_there = L’autre agence n’a pas de place pour cela.
refused-one_counter = On ne peut faire qu’une contre-offre.
refused-empty_half = Il faut au moins un élément dans chaque vaisseau.
refused-seats_short = Chaque astronaute a besoin d’une place, dans les deux vaisseaux.
refused-worthless = Cela n’a pas de valeur connue.
refused-capsule_full = Cette capsule est pleine, ou pareille à une autre.
refused-no_outcomes_left = Il ne reste aucune carte de résultat ici.
refused-no_repair_here = Un vol suborbital est trop court pour réparer.
refused-prerequisite_needed = Il faut d’abord développer une autre technologie.
refused-not_aligned = Pas de fenêtre de tir sur ce trajet cette année.
refused-probes_spent = Ici, chaque sonde ou capsule observe une fois par tour, et toutes l’ont déjà fait.
refused-synthesis_needed = Développe d’abord Synthèse.
refused-nobody_healthy = Il faut un astronaute valide pour s’occuper des plantes.
refused-no_co2 = On ne connaît pas de dioxyde de carbone ici.
refused-no_solid_ground = Un habitat au sol a besoin d’un sol ferme, ailleurs que sur Terre.
refused-immovable = Un habitat au sol ne bouge plus jamais, ni ce qui y est joint. Détache ce qui doit voler.
refused-no_fuel = Il n’y a pas de réservoir plein pour cela à bord.
refused-no_medicine = Le médecin a besoin de médicaments ou d’un module médical.
refused-no_rover = Il n’y a pas de rover en état de marche ici.
refused-rover_not_alone = Un rover n’explore que s’il est tout seul. Détache-le d’abord.
refused-rovers_needed = Développe d’abord Rovers.
refused-no_room_for_features = On ne connaît plus de place pour une curiosité ici.
refused-no_experiment = Il n’y a pas d’expérience à bord.
refused-no_science = Il faut un module scientifique en état de marche et un astronaute valide (avec l’extension Planètes extérieures : un scientifique).
refused-no_experiment_wanted = Aucune mission ne demande de résultats d’ici.
refused-no_cave = Il n’y a pas de grotte libre ici.
refused-no_wreckage = Il n’y a pas d’épave à bord.
refused-no_charter = Cette coentreprise n’existe pas.
refused-no_share = Tu n’en as aucune part.
refused-veto_stands = Un autre actionnaire a opposé son veto à tes actions pendant ce tour.
refused-not_trading = Une agence sans aucune part ne peut échanger que pour en recevoir une.
refused-not_for_ventures = Une coentreprise ne peut avoir ni technologies ni parts.
refused-no_shares_left = La banque n’en a plus aucune part.
refused-nobody_else = Au moins une autre agence doit avoir une part.
refused-founder_keeps_one = L’agence fondatrice garde au moins une part.
refused-not_alongside = Choisis d’abord un vaisseau de chaque côté pour échanger du fret.
refused-not_looked = Seule une agence qui a consulté ce lieu peut partager ce qui s’y trouve.

## Les règles en bref

help-turn =
    Les agences jouent autant de tours qu’elles veulent : l’année finit quand toutes passent l’une après l’autre.
    L’argent ne se garde pas : chaque année commence avec la même somme, et le reste est perdu.
    Quand une autre agence accomplit une mission, tu reçois 10 $ tout de suite.
help-research =
    Une technologie reçoit des cartes de résultat cachées. À chaque usage, on en tire une.
    Tu peux retirer un succès pour 10 $ ou un échec pour 5 $. Le dernier succès est retiré gratuitement.
    Sans cartes, plus rien ne peut échouer.
help-build =
    Les vaisseaux se construisent sur Terre avec les éléments que tu achètes. Chaque astronaute a besoin d’une place.
    Un vaisseau lourd demande plus de poussée : chaque manœuvre coûte sa difficulté fois la masse de tout ce qui est à bord.
help-maneuver =
    Poussée nécessaire = difficulté × masse, avec toutes les fusées à bord. Puis allume une fusée après l’autre.
    Un échec mineur endommage la fusée, un échec majeur détruit tout le vaisseau.
    Si la poussée ne suffit pas, le vaisseau reste sur place, et les fusées allumées sont perdues.
help-time =
    Si une manœuvre dure des années, tu peux prendre plus de temps. La moitié des années coûte le double de difficulté.
    Les moteurs ioniques donnent leur poussée pour chaque année du vol.
help-hazards =
    Rayonnement, rentrée, atterrissage et lieux inconnus attendent en route, dans l’ordre de la carte.
    La rentrée demande sa technologie et une capsule à bouclier thermique, comme Vostok ou Apollo. Se poser demande la technologie Atterrissage.
help-rendezvous =
    Dans l’espace, des vaisseaux au même endroit peuvent s’amarrer, et un vaisseau peut se séparer en deux. Chaque essai tire une carte de résultat.
    En cas d’échec, quelque chose à toi est endommagé. Un pilote atténue l’échec d’un cran.
help-outcome =
    Une carte gardée peut être tirée de nouveau. Une carte payée est retirée pour toujours.
    Une technologie sans cartes fonctionne toujours.
help-damage =
    Ce qui est endommagé ne sert à rien avant réparation, mais une capsule endommagée porte encore son équipage.
    Sur Terre, tout est réparé à la fin de l’année. S’il ne reste rien à endommager, le vaisseau est perdu.
help-secret =
    Ce que tu observes de loin, tu peux le garder secret.
    Si tu arrives sur place et gardes le lieu secret, tu perds ce avec quoi tu arrives.
    Une mission d’observation va à la première agence qui révèle le lieu.
help-radiation =
    Chaque astronaute lance un dé à huit faces. Un résultat inférieur ou égal au niveau de rayonnement fois les années du vol rend inapte.
    Dans un Aldrin, le niveau compte un de moins.
help-entry =
    Les capsules endommagées ou sans bouclier thermique brûlent avec toutes les personnes à l’intérieur.
    Les autres tirent chacune une carte de résultat. Tout le reste à bord est indemne.
help-survival =
    À la fin d’une année, les astronautes inaptes meurent dans l’espace.
    Chaque capsule non endommagée dans l’espace a besoin d’un succès du support de vie pour ses places, et cinq personnes mangent une unité de vivres (avec l’extension Stations : de nourriture).
    Chaque mort coûte des points.
help-samples =
    Les échantillons de minerais se vendent, et les métaux récoltés aussi. Les vestiges extraterrestres donnent une technologie qui ne peut pas échouer.
help-offer =
    Tout s’échange sauf les missions et les morts : argent, éléments sur Terre, vaisseaux entiers, technologies.
    Là où deux vaisseaux se rencontrent dans l’espace, des éléments et des astronautes peuvent aussi s’échanger un par un.
    Une agence qui a consulté un lieu caché peut vendre ce savoir, et personne d’autre ne l’apprend.
    L’autre agence accepte, refuse ou fait une seule contre-offre.
    Une technologie partagée reçoit autant de nouvelles cartes de résultat qu’il en reste à l’agence qui la donne.
help-end =
    La partie finit après la dernière année, quand il ne reste aucune mission ou quand personne ne peut rattraper l’agence en tête.
    Chaque mort coûte plus que la précédente : 2 points pour la première, 4 pour la deuxième, 6 pour la troisième, et ainsi de suite.
    En solo ou en équipe, il faut plus de points que n’en valent les missions encore ouvertes.
help-head_start =
    La partie commence tard : chaque agence connaît donc quelques technologies sans cartes de résultat, qui ne peuvent pas échouer.
    Certaines en demandent d’autres : Fusées Proton demande Fusées Soyouz, Aérofreinage demande Rentrée.
help-windows =
    Certains trajets n’ont une fenêtre de tir que certaines années : vers Jupiter tous les deux ans depuis 1956, vers Saturne tous les trois ans depuis 1957, vers Uranus tous les cinq ans depuis 1957, vers Neptune tous les six ans depuis 1958.
    Un tel vol dure exactement les années indiquées sur la carte, ni plus ni moins.
    Un vaisseau encore au Transfert extérieur ou en survol à la fin du tour est perdu.
help-aerobraking =
    L’atmosphère d’une planète peut freiner le vaisseau, et il faut alors moins de poussée. Tu tires une carte de résultat pour Aérofreinage.
    Après un échec mineur, quelque chose est endommagé et le vaisseau traverse l’atmosphère.
    Avec un échec majeur, ou sans la technologie, le vaisseau est perdu.
help-telescopes =
    Depuis les survols de Jupiter et de Saturne, on peut aussi observer leurs lunes, et Ganymède depuis l’Orbite de Jupiter.
    Là où un vaisseau ne peut pas rester, chaque sonde ou capsule à bord observe une fois par tour.
help-giants =
    Un vaisseau qui passe tout près de Jupiter ou de Saturne affronte ce qui s’y trouve. À la fin de chaque année, c’est aussi le cas en Orbite de Jupiter, sur Io, sur Europe et en Orbite de Saturne.
    Pour les personnes dans un Aldrin et pour une Galileo, le rayonnement compte un de moins.
help-science =
    Galileo est une sonde solide. Certaines observations ne comptent qu’avec elle.
    Explorer n’est pas une sonde. Détache-le, tout seul, là où une mission le demande, et il y reste pour toujours.
    Avec un scientifique valide à bord, un échantillon accomplit aussitôt sa mission. Avec l’extension Stations, il faut aussi un module scientifique.
help-found_missions =
    Une agence qui révèle un lieu au-delà de Cérès peut y découvrir une nouvelle mission. Elle est sur la table pour tout le monde.
    En solo ou en équipe, il faut aussi accomplir toutes les missions au-delà de Cérès qui sont là depuis le début.
help-production =
    L’année commence par la production, avant l’argent. Avec un astronaute valide à bord, un module hydroponique donne une unité de nourriture. Un générateur de carburant remplit un petit réservoir, sur Terre ou là où du dioxyde de carbone a été révélé.
    Chacun tire une carte de Synthèse. Un échec mineur ne donne rien, un échec majeur endommage aussi le module.
    Sur un sol ferme ailleurs que sur Terre, un mécanicien peut monter un habitat au sol. Cela n’échoue jamais.
help-stores =
    La nourriture remplace les vivres : cinq personnes en mangent une unité par an.
    Un médecin consomme chaque fois une unité de médicaments, mais rien près d’un module médical. Un mécanicien consomme une unité de pièces de rechange par réparation.
help-minds =
    À la fin d’une année dans l’espace, un astronaute sans compagnie dans un vaisseau lance un dé, et tout l’équipage aussi si plus de la moitié des places sont prises. Un 1 rend inapte.
    Envoie au moins deux personnes, et donne-leur de la place.
help-habitats =
    Un habitat en état de marche a vingt places et protège du rayonnement, des tempêtes et du soleil brûlant.
    Un habitat est une maison : des astronautes qui sont allés là où une mission envoie des gens, puis arrivent dans un habitat, sont de retour.
    Un habitat au sol ne peut pas être endommagé et ne bouge plus. Détache ce qui doit revoler.
help-shuttle =
    La navette et Daedalus sont réutilisables. Chaque allumage vide un réservoir : un grand pour la navette, un petit pour Daedalus.
    Un échec mineur endommage le moteur et le réservoir reste plein, un échec majeur détruit tout le vaisseau.
    La navette est aussi une capsule, avec six places et un bouclier thermique.
help-features =
    Si tu arrives avec une sonde ou une capsule en état de marche dans un lieu déjà révélé, tu peux l’explorer s’il y a de la place pour une curiosité. Si un pilote valide est là, de n’importe quelle agence, tu vois deux curiosités et tu en gardes une.
    Les curiosités apportent des points, de l’argent, de la vie ou du danger. Une infection voyage avec le vaisseau : la première agence qui la ramène sur Terre perd dix points.
    Un rover tout seul peut explorer une fois par an. Il tire deux cartes de Rovers, et les deux doivent être des succès. Un échec majeur l’endommage.
help-experiments =
    Là où une mission demande une expérience, un astronaute valide (avec l’extension Planètes extérieures : un scientifique) l’achève près d’un module scientifique en état de marche. Puis ses résultats doivent arriver sur Terre.
    On peut aussi y étudier les fossiles.
help-occupation =
    Une présence permanente n’est jamais finie : quand une année commence, chaque agence qui a un astronaute en vie là-bas reçoit ses points.
    Certaines missions ont deux cartes. Une agence ne peut accomplir qu’une des deux.
    La partie continue, quelle que soit l’avance de l’agence en tête.
help-life =
    La première agence qui révèle de la vie accomplit la mission de la trace de vie. Ensuite, on peut rapporter un échantillon avec de la vie, et c’est une autre mission.
help-cyclers =
    Un cycleur va et vient tout seul entre la Terre et Mars, trois ans dans chaque sens, à travers le rayonnement. Il ne faut de la poussée que pour monter et descendre.
help-ventures =
    Une coentreprise coûte 10 $. L’agence fondatrice partage les parts, et toutes les agences qui doivent en recevoir doivent être d’accord.
    Chaque actionnaire peut agir pour elle avec son argent et ses vaisseaux, mais avec ses propres technologies et ses propres cartes de résultat. Les autres actionnaires décident d’abord, et chacun peut opposer un veto.
    La banque achète et vend les parts pour autant de dollars que la coentreprise a de points. À la fin de la partie, les points sont divisés entre les parts. L’agence qui a toutes les parts reçoit tout ce que possède la coentreprise.

## Aperçus

counts-as = Le talent d’un astronaute le change en : { $outcome }.
nothing = rien
empty = vide
resting = { $item } (au repos)
craft-short = vaisseau { $craft }
craft-named = vaisseau { $craft } ({ $aboard } ; { $location })
craft-flying =
    { $years ->
        [one] vaisseau { $craft } ({ $aboard } ; en route, encore { $years } an : { $location })
       *[other] vaisseau { $craft } ({ $aboard } ; en route, encore { $years } ans : { $location })
    }
crew-of = équipage de { $count }
person = { $name } ({ $skill })
person-ill = { $name } ({ $skill }, inapte)
money-amount = { $amount } $
preview-cost = { $cost } $
preview-cards =
    { $outcomes ->
        [0] sans carte de résultat
        [one] { $outcomes } carte de résultat
       *[other] { $outcomes } cartes de résultat
    }
preview-mass = masse { $mass }
preview-thrust = poussée { $thrust }
preview-thrust-per-year = poussée { $thrust } par année
preview-seats =
    { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }
preview-shield = bouclier thermique
preview-ship = alors masse { $mass }, poussée { $thrust }
preview-taken = places prises : { $crew } sur { $seats }
preview-free = aucune poussée nécessaire
preview-automatic = manœuvre automatique à la fin du tour
preview-need = il faut { $difficulty } × { $mass } = { $need }, à bord { $thrust }
preview-enough = suffit si rien n’échoue
preview-enough-years =
    { $years ->
        [one] suffit en { $years } an
       *[other] suffit en { $years } ans
    }
preview-short = il manque { $missing }
preview-years =
    { $years ->
        [one] { $years } an
       *[other] { $years } ans
    }
preview-years-free = aussi vite que tu veux
preview-window = trajet ouvert cette année, puis de nouveau en { $year }
preview-window-last = trajet ouvert cette année pour la dernière fois
preview-lost = le vaisseau est perdu
preview-fire = donne { $thrust } sur { $need }, il manque encore { $missing }
preview-fire-last = donne { $thrust }, et cela suffit
preview-odds = succès { $success }, échec mineur { $minor }, échec majeur { $major }
preview-works = { $odds } de réussite
preview-sure = ne peut pas échouer
preview-now-need = il faut alors { $need }
preview-removing = prochain tirage : { $then } de réussite au lieu de { $now }
preview-burns = brûle
preview-ride = survit : { $odds }
preview-radiation = un dé de { $limit } ou moins (sur { $die }) rend inapte ; à l’abri, { $sheltered } ou moins
preview-money = se vend { $money } $
preview-leaves = manœuvre automatique maintenant : vaisseau { $craft }, { $route }
preview-loses-craft = le vaisseau est perdu
preview-loses-crew = l’équipage est perdu
preview-known = connu : { $face }
preview-makes = produit : { $item }
preview-uses = consomme : { $item }
preview-finds =
    { $cards ->
        [one] encore { $cards } carte, dangereuses : { $dangers }
       *[other] encore { $cards } cartes, dangereuses : { $dangers }
    }
preview-two-finds = grâce à un pilote, tu choisis entre deux curiosités
preview-bring-home = doit revenir sur Terre
preview-rival-points =
    { $points ->
        [one] une autre agence reçoit { $points } point
       *[other] une autre agence reçoit { $points } points
    }
preview-divide = parts à partager : { $shares }
preview-grant = en a { $shares }, toi { $left }
preview-venture = { $money } $, tes parts : { $shares }
preview-asked = accord nécessaire : { $names }
preview-bank = à la banque : { $shares }
shares-of =
    { $count ->
        [one] { $count } part de la coentreprise { $venture }
       *[other] { $count } parts de la coentreprise { $venture }
    }
of-venture = { $craft } ({ $venture })
held-by-craft = { $action }, { $craft }
held-trade = { $one } donne : { $gives }. { $other } donne : { $asks }
cargo-of = du vaisseau { $craft } : { $cargo }
knowledge-of = ce qu’il y a là : { $location }
hazard-radiation = rayonnement
hazard-entry = rentrée : { $odds } de réussite
hazard-entry-unshielded = rentrée : les capsules sans bouclier thermique en état de marche brûlent
hazard-entry-unable = rentrée sans la technologie : les capsules brûlent
hazard-landing = atterrissage : { $odds } de réussite
hazard-landing-unable = atterrissage sans la technologie : tout est perdu
hazard-aerobraking = aérofreinage : { $odds } de réussite
hazard-aerobraking-unable = aérofreinage sans la technologie : tout est perdu
hazard-explore = lieu inconnu : { $location }
hazard-explore-known = { $location } : { $face }
hazard-radiation-known = soleil : { $face }
arithmetic = il faut { $difficulty } × { $mass } = { $need }
arithmetic-fired = il faut { $difficulty } × { $mass } = { $need }, il y a { $thrust }, il manque { $missing }
arithmetic-years =
    { $years ->
        [one] { $years } an de vol
       *[other] { $years } ans de vol
    }

## Le plateau en texte et le terminal

percent = { $odds }
number = { $number }
secret = ton secret
won = victoire !
table-turn = tour : { $seat }
table-open =
    { $points ->
        [one] { $points } point à prendre
       *[other] { $points } points à prendre
    }
table-passes =
    { $passes ->
        [one] { $passes } passe de suite
       *[other] { $passes } passes de suite
    }
table-outcomes = cartes de résultat : { $down } cachées, { $discarded } défaussées
table-ship = masse { $mass }, poussée { $thrust }
table-ship-ion = masse { $mass }, poussée { $thrust } + { $ion } par an
table-seats = places { $crew }/{ $seats }
table-agency =
    { $points ->
        [one] { $money } $ · { $points } point
       *[other] { $money } $ · { $points } points
    }
table-dead =
    { $dead ->
        [one] { $dead } mort
       *[other] { $dead } morts
    }
table-seen = vues
table-removed = retirées
table-nothing-known = encore aucune recherche
table-memorial = { $name } ({ $location }, { $year })
table-mission-gone = impossible
table-taken = pris
table-bank = la banque : { $shares }
table-share = une part : { $price } $
table-end = La course à l’espace est finie : { $end }.
legend =
    Orbite terrestre 8 trajet et sa difficulté · ◷2 années · (◷) à volonté · ☢ rayonnement
    ▼ rentrée · ⤓ atterrissage · (⤓) atterrissage d’essai · ? inconnu · ↯ automatique à la fin du tour
legend-outer_planets = ≈ aérofreinage · ♃ ♄ ♅ ♆ seulement les années avec une fenêtre de tir vers Jupiter, Saturne, Uranus ou Neptune
legend-stations = ✦ curiosité · ○ place pour une curiosité · ☣ porte l’infection
legend-craft = ●1 vaisseau 1 de la première agence · ☺ astronaute à bord · ◷1 arrive dans un an · ?● a déjà regardé
legend-outcomes = ▪ carte de résultat · ✓ succès · ! échec mineur · ✗ échec majeur

## Le plateau sur la page

board-map = Le système solaire en { $year }
board-zoom = Carte
board-zoom-in = Zoom avant
board-zoom-out = Zoom arrière
board-zoom-whole = Toute la carte
board-calendar = L’année { $year }. La dernière est { $last }.
board-hidden = inconnu
board-looked = vu par { $names }
board-difficulty = difficulté { $difficulty }
board-symbol-radiation = rayonnement
board-symbol-atmospheric_entry = rentrée atmosphérique
board-symbol-landing =
    { $optional ->
        [true] atterrissage d’essai
       *[other] atterrissage
    }
board-symbol-aerobraking = aérofreinage
board-symbol-explore = inconnu : { $place }
board-thrust-so-far = nécessaires, { $thrust } atteints, { $missing } manquants
board-under-way =
    { $years ->
        [one] encore { $years } an jusqu’à : { $place }
       *[other] encore { $years } ans jusqu’à : { $place }
    }
board-arriving = Le vaisseau arrive et affronte ce qui s’y trouve.
board-on-the-way = En vol.
board-panels = Panneaux
board-hangar = Hangar
board-research-panel = Recherche
board-research = Développer
board-agencies = Agences
board-for-everybody = Sans recherche
board-nothing-here = Rien encore. Développe des technologies et achète quelque chose.
board-use = Choisir
board-dock = S’amarrer
board-suffer = Endommager celui-ci
board-seats = places { $crew }/{ $seats }
board-ill = inapte
board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-offer = Offre
board-counter-offer = Contre-offre
board-first-offer = Dans la première offre :
board-gives = donne
board-survival =
    { $count ->
        [one] Le vaisseau { $craft } perd { $count } astronaute : { $cause }
       *[other] Le vaisseau { $craft } perd { $count } astronautes : { $cause }
    }
board-dead =
    { $dead ->
        [one] { $dead } mort
       *[other] { $dead } morts
    }
board-memorial = { $name } ({ $location }, { $year })
board-mission-gone = impossible
board-nothing-known = encore aucune recherche
board-open =
    { $points ->
        [one] { $points } point à prendre
       *[other] { $points } points à prendre
    }
board-outcomes = cartes de résultat : { $down } cachées, { $discarded } défaussées
board-passes =
    { $passes ->
        [one] { $passes } passe de suite
       *[other] { $passes } passes de suite
    }
board-removed = retirées
board-seen = vues
board-ship = masse { $mass }, poussée { $thrust }
board-ship-ion = masse { $mass }, poussée { $thrust } + { $ion } par an
board-home =
    { $crew ->
        [0] { $home } : personne n’y habite encore
       *[other] { $home } : { $crew } places prises sur { $seats }
    }
board-larder =
    { $years ->
        [0] trop peu de nourriture pour cette année : { $food } sur { $need }
        [one] nourriture pour { $years } an : { $food } à bord, { $need } par an
       *[other] nourriture pour { $years } ans : { $food } à bord, { $need } par an
    }
board-garden = le module hydroponique peut en donner { $food } par an
board-infected = porte l’infection
board-taken = pris
board-room-for-finds =
    { $count ->
        [one] place pour { $count } curiosité de plus
       *[other] place pour { $count } curiosités de plus
    }
board-every-year = des points chaque année
board-not-counted = Vols non calculés ici, avec : { $names }
board-legend-find = Une curiosité a été trouvée ici. Une étoile vide : elle est déjà prise.
board-legend-room = Il y a de la place pour une curiosité de plus. Les astronautes et les rovers peuvent explorer ici.
board-legend-germ = Le vaisseau porte l’infection. La première agence qui la ramène sur Terre perd des points.

## L'atelier, les plans de mission et les vols calculés
board-drawing = Atelier
board-drawing-help = Assemble des éléments sur le papier. Tu vois aussitôt ce que le vaisseau pèse, ce qu’il coûte et jusqu’où il va.
board-one-more = Ajouter : { $item }
board-one-less = Retirer : { $item }
board-build-it = Acheter et construire
board-clear = Effacer
board-design-name = Nom du modèle
board-keep-design = Enregistrer
board-designs = Tes modèles
board-forget-design = Supprimer { $name }
board-cannot-get = { $item } : impossible à acheter maintenant.
board-cannot-build = Impossible à construire maintenant.
board-still-to-pay = reste à payer : { $cost }
board-too-few-seats = Il y a moins de places que d’astronautes.
board-needs-research = À développer d’abord : { $names }
board-could-fulfil = Missions qu’il pourrait accomplir
board-can-reach = Lieux qu’il peut atteindre
board-reaches-nothing = Ce vaisseau ne va nulle part.
board-working-out = Calcul en cours…
board-where-to = Où peut-il aller ?
board-years-short =
    { $years ->
        [one] { $years } an
       *[other] { $years } ans
    }
board-all-goes-well = de chances de réussite
board-nothing-fires = rien n’est allumé
board-waits =
    { $years ->
        [one] d’abord { $years } an d’attente d’une fenêtre de tir
       *[other] d’abord { $years } ans d’attente d’une fenêtre de tir
    }
board-not-researched = pas encore développée
board-luck = Aucun mal à cause des lieux inconnus ou du Soleil
board-plan = Plan
board-cheapest = Plan le moins cher d’ici : { $cost }
board-short-of = (il manque { $money })
board-launch-by = départ au plus tard en { $year }
board-have-it = déjà là
board-to-drawing-board = Ouvrir dans l’atelier
board-no-plan = Aucun vaisseau seul que connaît le planificateur n’y parvient dans les années qui restent.
board-under-way-to-it = Pourrait l’accomplir avec ce qui est dans l’espace :
board-legend = Légende
board-legend-difficulty = Le nombre sur un trajet est sa difficulté. Multiplie-le par la masse du vaisseau : il faut allumer des fusées d’au moins cette poussée, et elles sont perdues.
board-legend-time = Le vol dure des années. Chaque année, un jeton de temps est retiré. Tu peux doubler la difficulté pour diviser la durée par deux.
board-legend-explore = Un lieu inconnu. Tu le découvres en y arrivant ; une observation le montre avant.
board-legend-landing = Il faut se poser, avec la technologie Atterrissage. En pointillé, tu peux choisir.
board-legend-atmospheric_entry = Les capsules sans bouclier thermique en état de marche brûlent avec leur équipage. Celles qui en ont un demandent Rentrée.
board-legend-radiation = Le rayonnement du Soleil peut rendre des astronautes inaptes. Le risque croît avec chaque année de vol.
board-legend-automatic = Un vaisseau qui est ici à la fin d’un tour suit ce trajet automatiquement. Rien n’est allumé.
board-legend-lost = Ce trajet ne mène nulle part : le vaisseau est perdu.
board-legend-card = Une carte de résultat, face cachée sur une technologie. Chaque usage en tire une.
board-legend-success = Un succès a été tiré.
board-legend-minor = Un échec mineur : quelque chose est endommagé, ou ne fonctionne pas cette fois.
board-legend-major = Un échec majeur : le plus souvent, le vaisseau ou l’élément est détruit.
board-legend-ill = Un astronaute est inapte et ne peut pas se servir de son talent.
board-legend-dead = Un astronaute est mort, ce qui coûte des points.
board-your-money = Ton argent
preset-short_race = Une première course, courte
preset-everything = Tout à la fois
preset-by_the_book = Selon la règle imprimée
preset-online = En ligne
board-order = Rang dans l’ordre du tour de cette année
board-funding = { $money } pour tout le monde chaque année
board-shop-shut = Termine avec ce vaisseau (Terminé) avant d’acheter ou de développer.
preview-year-ends = puis l’année est finie
preview-year-ends-together = l’année est finie quand toutes les agences finissent leur tour l’une après l’autre
board-standing = Points
board-legend-time_free = Ce vol ne prend pas de temps. Tu peux quand même y passer des années, ce qui aide les moteurs ioniques.
board-legend-aerobraking = L’atmosphère de la planète freine le vaisseau, avec la technologie Aérofreinage. Sans elle, le vaisseau est perdu.
board-legend-window = Ce trajet n’est ouvert que les années avec une fenêtre de tir. Sa durée ne se change pas.
board-legend-time_fixed = Le vol dure exactement ces années.
board-legend-closed = Cette année, le trajet est fermé. Dessous, l’année où il s’ouvre de nouveau.
board-legend-year_end = Les vaisseaux qui sont ici à la fin d’une année affrontent cette planète.
board-windows = Fenêtres de tir vers les planètes
board-window-open = ouvert
board-window-closed = trajet fermé jusqu’en { $year }
board-window-over = trajet désormais fermé
board-window-years = Ouvert en { $years }
board-years-fixed =
    { $years ->
        [one] exactement { $years } an
       *[other] exactement { $years } ans
    }
board-year-end = à la fin de chaque année : { $place }
board-found-at = trouvée : { $place }
board-needed-to-win = nécessaire pour gagner
board-begin-with = Commencer avec
board-builds-on = requiert : { $names }
board-ventures = Coentreprises
board-hangar-of = Hangar : { $venture }
board-shares = Parts : { $venture }
board-shareholder = Actionnaire
board-bank = Banque
board-share-price = { $price } la part
board-lets-all = autorise tout cette année
board-director = décide pour elle entre les tours
board-vetoed = veto pendant ce tour
board-venture-bare = Ni vaisseaux ni éléments pour l’instant.
board-no-ventures = Aucune coentreprise n’a encore été fondée.
board-founding = { $name } veut fonder la coentreprise { $venture }
board-divides = partage les parts.
board-may-it = { $name } veut agir pour { $venture }
board-being-asked =
    { $count ->
        [one] doit répondre.
       *[other] doivent répondre, dans cet ordre.
    }
board-you-act-for = Tu agis pour { $venture }
board-its-things = Son argent et ses vaisseaux, tes technologies et tes cartes de résultat.
board-acts-for = agit pour { $venture }
board-venture-pays = C’est { $venture } qui paie. Il reste { $money }.
board-legend-venture = Un vaisseau qui porte des lettres appartient à une coentreprise, avec tout ce qu’il a à bord.

## Le planificateur
plan-haul = Masse { $mass } : { $start } – { $place }
plan-title = { $name } : { $goal }
plan-goal-cheapest = le plan le moins cher
plan-goal-lightest = le plan le plus léger
plan-goal-fastest = le plan le plus rapide
plan-goal-surest = le plan le plus sûr
plan-sum = Coût { $cost } $ : { $ship } $ pour le vaisseau, { $research } $ pour la recherche. Masse au lancement { $mass }.
plan-when = Lancement en { $launch }, fin en { $done }.
plan-year = Année
plan-destination = Destination
plan-aerobraking = { $place } (aérofreinage)
plan-years = Durée
plan-difficulty = Diff.
plan-mass = Masse
plan-thrust = Poussée / besoin
plan-given = { $thrust } / { $need }
plan-fired = Mise à feu
plan-so_far = Jusqu’ici
plan-part = Élément
plan-number = Nombre
plan-cost = Coût
plan-money = Argent
plan-bought = Achats
plan-draws = Cartes
plan-untested = Sans essai
plan-tests = { $tests ->
        [one] Après { $tests } essai
       *[other] Après { $tests } essais
    }
plan-removals = Retraits
plan-times = { $number } × { $item }
plan-separate = reste ici : { $parts }
plan-dock = amarrage : { $parts }
plan-drop = abandonné : { $parts }
plan-fetch = amarrage au cargo : { $parts }
plan-cargo_ship = Le cargo
plan-ahead = Un cargo de masse { $mass } part en { $launch } et attend ici : { $place }. Le vaisseau lui-même part en { $ship }.
plan-collects = récolte : { $item }
plan-surveys = observe : { $place }
plan-stays = attend le Nouvel An
plan-builds = le mécanicien assemble l’habitat au début de l’année suivante
plan-of_budget = { $money } sur { $yearly }
plan-research = recherche : { $advancement }
plan-chance = Toutes les cartes sont des succès : { $chance }, exactement { $exact }.
plan-spares = Fusées de réserve à bord : { $parts }, allumées seulement si d’autres sont endommagées.
plan-reserve = Avec { $parts } en réserve : { $chance }, pour { $cost } $ en tout.
plan-helped = Avec un { $skill } à bord : { $chance }.
plan-skill = La mission exige un { $skill } à bord.
plan-life = Chances d’y découvrir la vie ({ $place }) : { $chance }, non comprises ci-dessus.
plan-repairs = Avec un mécanicien et de quoi réparer ({ $parts }) : { $chance }, pour { $cost } $ en tout.
plan-sure = Aucune carte ne peut échouer.
plan-untold = Les lieux cachés et le Soleil ne sont pas comptés. Un essai tire une carte et paie pour retirer un échec ; les fusées consommées par les essais ne sont pas comptées.
plan-none-dear = trop cher pour un budget de { $budget } $ : le plan le moins cher coûte { $cost } $
plan-none-late = trop tard : aucun plan trouvé n’aboutit d’ici { $by } ; le plus rapide trouvé aboutit en { $earliest }
plan-none-poor = aucun plan trouvé pour { $money ->
    [none] n’importe quelle somme
   *[other] { $money } $
} de { $first } à { $by } : avec tout l’argent disponible d’un coup, le plan le moins cher trouvé coûte { $cost } $
plan-none-without = aucun plan trouvé sans { $names } dans ces limites : { $money ->
    [none] n’importe quelle somme
   *[other] { $money } $
}, de { $first } à { $by }, un seul vaisseau cargo, au plus { $parked } éléments laissés en attente dans l’espace
plan-none-impossible = impossible : même le trajet le plus rapide dure plus longtemps que de { $first } à { $by }, ou aucun trajet n’y mène
plan-none-not_found = aucun plan trouvé dans ces limites : { $money ->
    [none] n’importe quelle somme
   *[other] { $money } $
}, de { $first } à { $by }, un seul vaisseau cargo, au plus { $parked } éléments laissés en attente dans l’espace
plan-none-tour = le plan le plus sûr n’est pas disponible pour les tournées et les Explorers
plan-none-long = aucun plan trouvé dans ces limites : le temps dont dispose la page, de { $first } à { $by } ; demande moins, ou utilise ton ordinateur : cosmodrome plan leaving_earth
plan-none-steps = aucun plan trouvé dans ces limites : { $steps } étapes pour chaque recherche, { $money ->
    [none] n’importe quelle somme
   *[other] { $money } $
}, de { $first } à { $by } ; --steps fixe une autre limite
plan-campaign = Les essais préalables coûtent { $cost } $, dont { $removals } $ en moyenne pour les échecs ; { $sum } $ en tout.
plan-test = essai : { $advancement }
plan-removal = 1 $ pour les échecs
plan-none-unsure = aucun essai que permettent l’argent et les années ne donne { $chance } % de chances
plan-item-astronaut = astronaute
plan-item-cargo = cargaison

## Raisons dans les conseils
reason-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
reason-research = Il manque { $advancement } pour { $mission } : { $points } pour { $cost } $, technologie et éléments compris. Chances de réussite actuelles : { $chance }.
reason-buy = Un élément pour { $mission } : { $points }, encore { $cost } $ à payer. Chances de réussite actuelles : { $chance }.
reason-test = Essayer { $advancement } avant { $mission } ({ $points }) : { $cards ->
        [one] une carte de résultat s’y trouve
       *[other] { $cards } cartes de résultat s’y trouvent
    }, et le prochain tirage a { $risk } de risque d’échouer. Un échec coûte { $loss } $ maintenant, { $stake } $ en vol.
reason-launch = Le vaisseau pour { $mission } est prêt : { $points } d’ici { $year }, avec { $chance } de chances que tout fonctionne.
reason-fly = Ce vaisseau est en route pour { $mission } : { $points } d’ici { $year }, avec { $chance } de chances que tout fonctionne.
reason-errand = { $crew ->
        [0] Un vol d’essai, avec { $chance } de chances de réussite.
       *[other] L’équipage rentre, avec { $chance } de chances que tout fonctionne.
    }
reason-saving = { $mission } ({ $points }) coûte encore { $cost } $, et il reste { $money } $ cette année ; la suivante apporte { $funding } $.
reason-waiting = { $mission } ({ $points }) attend l’an prochain : les chances de réussite sont de { $chance }, et il y a le temps de faire mieux.
reason-nothing = Plus aucune mission ouverte ne vaut la peine avec les années et l’argent qui restent.
reason-remove = Prochain tirage ({ $advancement }) : { $removed } de réussite sans cette carte, { $kept } avec elle.
reason-keep = Prochain tirage ({ $advancement }) : { $kept } de réussite avec cette carte, { $removed } sans elle.
reason-rival = { $seat } peut arriver avant : d’ici { $year }, avec { $chance } de chances.
planner-lead = Quel vaisseau faut-il, combien coûte-t-il, et quelles sont ses chances de réussite ? Tous les calculs et les probabilités sont exacts, et parmi les vaisseaux que connaît le planificateur, aucun n’est moins cher, plus rapide ou plus léger.
planner-boxes = Extensions
planner-mission = Mission
planner-goal = Objectif
planner-from = Argent à partir de
planner-by = Terminé en
planner-yearly = Argent par an (0 : sans limite)
planner-budget = Budget total
planner-sure = Essais jusqu’à des chances de
planner-sure-not = sans essais
planner-crew = Équipage
planner-research =
    { $count ->
        [0] Déjà développé
       *[other] Déjà développé (choix : { $count })
    }
planner-standing-unknown = non développée
planner-standing-have = développée
planner-standing-tested = développée, plus de cartes de résultat
planner-standing-no = ne pas utiliser
planner-go = Planifier
planner-working = Calcul…
planner-wait = La plupart des plans prennent une seconde ou deux, les plus grands jusqu’à 15 secondes.
planner-chance = Chances que toutes les cartes soient des succès : { $chance }.
planner-one-ship = Examiner les plans avec amarrage aurait pris trop de temps : voici le meilleur pour un vaisseau qui reste entier.
planner-no-cargo-ship = Examiner les plans avec un cargo envoyé en avant aurait pris trop de temps : voici le meilleur sans cargo.
planner-picture = Schéma du vol
planner-flight = Le vol
planner-parts = Le vaisseau
planner-years = Les achats par année
planner-tests = Cartes et essais

## Fin de la partie

score-missions = Missions
score-discoveries = Découvertes
score-dead = Astronautes perdus
score-ventures = Coentreprises
ended-calendar = L’année { $year } s’est achevée.
ended-lead = L’année { $year } s’est achevée, et { $seat } a une avance décisive.
ended-missions = Il ne reste plus de mission en { $year }.
ended-team = Les points dépassent ceux des missions qui restent.

## Crédits

credit-published_with_expansions = Édité par { $publisher }, { $year }, avec les extensions Mercure, Planètes extérieures et Stations
