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
item-pilot = pilote
item-mechanic = mécano
item-doctor = médecin
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
item-damaged_pilot = pilote hors d'état
item-damaged_mechanic = mécano hors d'état
item-damaged_doctor = médecin hors d'état

skill-pilot = pilote
skill-mechanic = mécano
skill-doctor = médecin

skill-pilot-does = Adoucit d'un cran chaque atterrissage ou rendez-vous raté.
skill-mechanic-does = Répare un vaisseau pour une unité de vivres et corrige les échecs mineurs du support de vie.
skill-doctor-does = Soigne toutes les autres personnes à bord.

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

advancement-juno_rockets-does = petites fusées, légères et bon marché
advancement-atlas_rockets-does = fusées moyennes
advancement-soyuz_rockets-does = fusées puissantes
advancement-saturn_rockets-does = les plus grosses fusées
advancement-ion_thrusters-does = moteurs pour les longs vols, prêts à nouveau chaque année
advancement-rendezvous-does = s'amarrer et se séparer dans l'espace
advancement-re_entry-does = des capsules qui traversent une atmosphère
advancement-landing-does = se poser là où l'air ne freine pas, et Eagle
advancement-life_support-does = survivre à la fin d'une année dans l'espace, vivres et Aldrin
advancement-surveying-does = regarder un lieu de loin

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
location-lost = perte dans l'espace
location-mercury_flyby = Survol de Mercure
location-mercury_orbit = Orbite de Mercure
location-mercury = Mercure
location-space = n'importe où dans l'espace

route = { $from } → { $to }

## Noms : ce qu'on trouve

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
face-ice = glace d'eau
face-inferno = fournaise
face-oceans = océans
face-wetlands = marais

face-calm-does = Le rayonnement ne blesse personne.
face-level_1-does = Un dé jusqu'au nombre d'années du vol met hors d'état.
face-level_2-does = Un dé jusqu'au double des années du vol met hors d'état.
face-harmless-does = Il n'arrive rien aux astronautes.
face-unpleasant-does = Un dé de 1 met un astronaute hors d'état.
face-dangerous-does = Un dé de 3 ou moins met un astronaute hors d'état.
face-barren-does = Rien que des pierres, bonnes comme échantillons.
face-dust-does = Ce qui se pose ici s'enfonce et disparaît.
face-minerals-does = Les échantillons se vendent sur Terre.
face-microbes-does = Les échantillons prouvent la vie.
face-plants-does = Les échantillons prouvent la vie, et des vivres poussent ici.
face-alien-does = Un échantillon sur Terre enseigne une technologie sans échecs.
face-ice-does = On peut récolter des vivres ici.
face-inferno-does = Ce qui vient ici est broyé et fondu.
face-oceans-does = On peut récolter des vivres ici.
face-wetlands-does = Les échantillons prouvent la vie, et des vivres poussent ici.

## Noms : missions

mission-sounding_rocket = Fusée-sonde
mission-artificial_satellite = Satellite artificiel
mission-man_in_space = Homme dans l'espace
mission-man_in_orbit = Homme en orbite
mission-lunar_survey = Observation de la Lune
mission-mars_survey = Observation de Mars
mission-lunar_lander = Sonde sur la Lune
mission-space_station = Station spatiale
mission-venus_survey = Observation de Vénus
mission-mars_lander = Sonde sur Mars
mission-ceres_lander = Sonde sur Cérès
mission-lunar_sample_return = Échantillon lunaire
mission-venus_lander = Sonde sur Vénus
mission-man_on_the_moon = Homme sur la Lune
mission-phobos_sample_return = Échantillon de Phobos
mission-ceres_sample_return = Échantillon de Cérès
mission-lunar_station = Station lunaire
mission-mars_sample_return = Échantillon de Mars
mission-mars_station = Station sur Mars
mission-man_on_mars = Homme sur Mars
mission-venus_sample_return = Échantillon de Vénus
mission-venus_station = Station sur Vénus
mission-man_on_venus = Homme sur Vénus
mission-extraterrestrial_life = Vie extraterrestre
mission-mercury_survey = Observation de Mercure
mission-mercury_lander = Sonde sur Mercure
mission-mercury_sample_return = Échantillon de Mercure

needs-probe = amener une sonde ou une capsule en état : { $place }
needs-survey = révéler en premier : { $place }
needs-return = ramener quelqu'un en vie depuis : { $place }
needs-station = avoir quelqu'un en vie au début d'une année : { $place }
needs-sample = rapporter un échantillon : { $place }
needs-life = rapporter un échantillon avec de la vie : { $place }

## Mots qui se placent dans les phrases, en minuscules

outcome-success = succès
outcome-minor_failure = échec mineur
outcome-major_failure = échec majeur

cause-explosion = une fusée explose
cause-landing = l'atterrissage échoue
cause-no_landing = personne ne sait se poser
cause-secrecy = le lieu reste secret
cause-place = le lieu est mortel
cause-damage = plus rien n'est en état
cause-drift = dérive dans le vide
cause-entry = brûlé dans l'atmosphère
cause-incapacity = les secours n'arrivent pas à temps
cause-life_support = l'air manque
cause-hunger = il n'y a rien à manger
cause-spending = la dernière fusée était tout ce qui restait

end-calendar = la dernière année est finie
end-lead = plus personne ne peut rattraper la tête
end-missions = il ne reste aucune mission

## Titres

score = Score
points = Points
missions = Missions
on-earth = Sur Terre
agencies = Autres agences
memorial = À la mémoire de

## Options

option-level = Missions
option-level-help = Combien de missions de chaque sorte sont en jeu. Les difficiles mènent à d'autres planètes.
option-level-easy = faciles
option-level-normal = normales
option-level-hard = difficiles
option-level-very_hard = très difficiles
option-mercury = Mercure
option-mercury-help = L'extension ajoute la planète la plus proche du Soleil et trois missions.
option-team = Une seule équipe
option-team-help = Toutes les agences jouent ensemble et gagnent si elles ont plus de points qu'il n'en reste à prendre.
option-last_year = Dernière année
option-last_year-help = La partie finit au plus tard après cette année. Plus tôt, c'est une partie plus courte.

## Boutons

do-pass = Finir le tour
do-done = C'est bon
do-research = Rechercher : { $advancement }
do-buy = Acheter : { $item }
do-build = Construire un nouveau vaisseau
do-craft = Utiliser : { $craft }
do-cooperate = Faire une offre à { $with }
do-load = Charger : { $item }
do-unload = Décharger : { $item }
do-dismantle = Démonter tout le vaisseau
do-maneuver = Voler : { $maneuver }
do-dock = S'amarrer à : { $craft }
do-separate = Couper ce vaisseau en deux
do-detach = Détacher : { $item }
do-detach_crew = Détacher : { $name }, { $skill }
do-split = Séparer maintenant
do-survey = Observer : { $location }
do-collect = Récolter : { $item }
do-heal = Le médecin soigne tout le monde
do-repair = Tout réparer pour une unité de vivres
do-faster = Voler plus vite, pour le double de difficulté
do-slower = Prendre une année de plus
do-fire = Allumer : { $item }
do-stop = S'arrêter là
do-remove_outcome = Payer { $cost } $ pour retirer cette carte : { $outcome }
do-keep_outcome = Remélanger cette carte : { $outcome }
do-reveal = Montrer à tout le monde
do-keep_hidden = Garder le secret
do-try_landing = Tenter un atterrissage d'essai
do-skip_landing = Descendre sans essai
do-suffer = Endommager : { $craft }
do-damage = Endommager : { $item }
do-damage_crew = Toucher { $name }, { $skill }
do-seat_in =
    { $riders ->
        [0] { $item }, encore vide (capsule { $capsule })
       *[other] { $item } avec { $crew } (capsule { $capsule })
    }
do-shield = À l'abri : { $name }, { $skill }
do-leave_out = Sacrifier { $name }, { $skill }
do-sell = Vendre : { $item }
do-exchange = Apprendre de l'échantillon extraterrestre : { $advancement }
do-give = Tu donnes : { $item }
do-give_money = Tu donnes : { $amount } $
do-give_craft = Tu donnes : { $craft }
do-give_research = Tu partages : { $advancement }
do-ask = Tu reçois : { $item }
do-ask_money = Tu reçois : { $amount } $
do-ask_craft = Tu reçois : { $craft }
do-ask_research = Tu apprends : { $advancement }
do-propose = Faire cette offre
do-cancel = Tant pis
do-accept = Accepter
do-decline = Refuser
do-counter = Faire une autre offre

## Questions

ask-act = { $seat }, nous sommes en { $year } et tu as { $money } $. Et maintenant ?
ask-work = { $seat }, que doit faire { $craft } ?
ask-divide = { $seat }, qu'est-ce qui passe sur le vaisseau { $other } ? Jusqu'ici : { $moved }
ask-burn = { $seat }, { $route }, vaisseau { $craft } : { $arithmetic }. Qu'allumes-tu ?
ask-pay_outcome = { $seat }, { $advancement } : { $outcome }. Payer pour retirer cette carte ?
ask-choose_sufferer = { $seat }, l'amarrage échoue. Quel vaisseau est endommagé ?
ask-choose_damage = { $seat }, qu'est-ce qui est endommagé sur le vaisseau { $craft } ?
ask-choose_reveal =
    { $secret ->
        [lost] { $seat }, tu vois { $location } : { $face }. Le montrer à tout le monde ? Le secret te coûte le vaisseau.
        [crew] { $seat }, tu vois { $location } : { $face }. Le montrer à tout le monde ? Le secret te coûte l'équipage.
       *[free] { $seat }, tu vois { $location } : { $face }. Le montrer à tout le monde ?
    }
ask-choose_shielded =
    { $places ->
        [one] { $seat }, il reste { $places } place à l'abri du rayonnement. Qui la prend ?
       *[other] { $seat }, il reste { $places } places à l'abri du rayonnement. Qui en prend une ?
    }
ask-choose_seats = { $seat }, quelle capsule pour { $name } à travers l'atmosphère ?
ask-choose_landing = { $seat }, l'air suffit pour descendre. Tenter quand même un atterrissage d'essai ?
ask-choose_left_out =
    { $count ->
        [one] { $seat }, le vaisseau { $craft } perd { $count } personne : { $cause }. Qui ?
       *[other] { $seat }, le vaisseau { $craft } perd { $count } personnes : { $cause }. Qui d'abord ?
    }
ask-turn_in = { $seat }, que fais-tu des échantillons sur Terre ?
ask-build_offer = { $seat }, ton offre à { $partner }. Tu donnes : { $gives }. Tu reçois : { $asks }
ask-answer_offer = { $seat }, { $partner } te fait une offre. Tu reçois : { $gives }. Tu donnes : { $asks }

## Ce qui se passe

log-mission_dealt =
    { $points ->
        [one] Mission : { $mission }, { $points } point.
       *[other] Mission : { $mission }, { $points } points.
    }
log-year_began = { $year } commence. Chaque agence a { $money } $.
log-lot_drawn = Le sort désigne { $seat }.
log-starter_found = { $seat } commence cette année.
log-researched =
    { $outcomes ->
        [0] { $seat } recherche : { $advancement }. Rien ne peut échouer.
        [one] { $seat } recherche : { $advancement }, avec { $outcomes } carte de résultat.
       *[other] { $seat } recherche : { $advancement }, avec { $outcomes } cartes de résultat.
    }
log-bought = { $seat } achète pour { $cost } $ : { $item }.
log-hired = { $seat } forme pour { $cost } $ : { $person }, { $item }.
log-loaded = { $seat } charge sur le vaisseau { $craft } : { $item }.
log-unloaded = { $seat } décharge du vaisseau { $craft } : { $item }.
log-dismantled = { $seat } démonte le vaisseau { $craft }.
log-maneuver_began = { $seat } lance le vaisseau { $craft } : { $maneuver }. Il faut { $need } de poussée.
log-fired = Le vaisseau { $craft } de { $seat } allume : { $item }, poussée { $thrust }.
log-misfired = Raté sur le vaisseau { $craft } de { $seat } : { $item }.
log-stopped = Le vaisseau { $craft } de { $seat } reste sur place.
log-departed =
    { $years ->
        [0] Le vaisseau { $craft } de { $seat } vole : { $maneuver }.
        [one] Le vaisseau { $craft } de { $seat } vole pendant { $years } an : { $maneuver }.
       *[other] Le vaisseau { $craft } de { $seat } vole pendant { $years } ans : { $maneuver }.
    }
log-arrived = Le vaisseau { $craft } de { $seat } arrive : { $location }.
log-destroyed = Le vaisseau { $craft } de { $seat } est perdu : { $cause }.
log-outcome_drawn = { $seat } tire une carte pour { $advancement } : { $outcome }.
log-outcome_removed =
    { $cost ->
        [0] { $seat } retire la dernière carte de { $advancement } : { $outcome }.
       *[other] { $seat } paie { $cost } $ et retire une carte de { $advancement } : { $outcome }.
    }
log-looked = { $seat } regarde : { $location }.
log-looked-own = { $seat } regarde : { $location }, { $face }.
log-revealed = { $seat } révèle : { $location }, { $face }.
log-kept_hidden = { $seat } garde le secret : { $location }.
log-rolled = { $person } tire { $roll } au dé. Jusqu'à { $up_to }, ça fait mal.
log-incapacitated = { $person } est hors d'état.
log-died = { $person } meurt : { $cause }. { $seat } perd des points.
log-was_damaged = Dégât sur le vaisseau { $craft } de { $seat } : { $item }.
log-capsule_lost = Perte dans les flammes sur le vaisseau { $craft } de { $seat } : { $item }.
log-docked = Les vaisseaux { $craft } et { $other } de { $seat } s'amarrent et ne font plus qu'un.
log-separated = Le vaisseau { $other } de { $seat } se sépare du vaisseau { $craft }.
log-rendezvous_failed = Le rendez-vous du vaisseau { $craft } de { $seat } échoue.
log-survey_failed = L'observation de { $seat } ne montre rien : { $location }.
log-collected = Le vaisseau { $craft } de { $seat } récolte : { $item }.
log-healed = Tout le monde va bien à bord du vaisseau { $craft } de { $seat }.
log-was_repaired = Tout est réparé à bord du vaisseau { $craft } de { $seat }.
log-mission_completed =
    { $points ->
        [one] { $seat } accomplit { $mission } pour { $points } point !
       *[other] { $seat } accomplit { $mission } pour { $points } points !
    }
log-mission_removed = Cette mission est devenue impossible : { $mission }.
log-sold = { $seat } vend pour { $money } $ : { $item }.
log-exchanged = { $seat } apprend d'un échantillon extraterrestre : { $advancement }.
log-passed = { $seat } passe.
log-turn_ended = { $seat } finit son tour.
log-supported = Le support de vie marche sur le vaisseau { $craft } de { $seat } : { $item }.
log-not_supported = Le support de vie échoue sur le vaisseau { $craft } de { $seat } : { $item }.
log-fed =
    { $supplies ->
        [one] L'équipage du vaisseau { $craft } de { $seat } mange { $supplies } unité de vivres.
       *[other] L'équipage du vaisseau { $craft } de { $seat } mange { $supplies } unités de vivres.
    }
log-year_ended = { $year } s'achève.
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
log-countered = { $seat } répond à { $to } par une autre offre.
log-accepted = { $seat } accepte l'offre de { $to }.
log-declined = { $seat } refuse l'offre de { $to }.
log-gave =
    { $count ->
        [one] { $seat } donne à { $to } : { $item }.
       *[other] { $seat } donne à { $to } : { $count } × { $item }.
    }
log-gave_money = { $seat } donne { $amount } $ à { $to }.
log-gave_craft = { $seat } cède le vaisseau { $craft } à { $to }, où il porte le numéro { $other }.
log-shared =
    { $outcomes ->
        [0] { $seat } partage { $advancement } avec { $to }. Rien ne peut échouer.
        [one] { $seat } partage { $advancement } avec { $to }, avec { $outcomes } carte de résultat.
       *[other] { $seat } partage { $advancement } avec { $to }, avec { $outcomes } cartes de résultat.
    }
log-game_ended = La course à l'espace est finie : { $end }.
log-surveyed = L'observation de { $seat } réussit : { $location }.
log-outcomes_cleared =
    { $cards ->
        [one] { $seat } retire { $cards } carte de { $advancement }.
       *[other] { $seat } retire { $cards } cartes de { $advancement }.
    }

## Refus

refused-already_researched = Tu connais déjà cela.
refused-not_enough_money = Tu n'as pas assez d'argent cette année.
refused-not_for_sale = Cela ne s'achète pas.
refused-advancement_needed = Il faut d'abord rechercher sa technologie.
refused-roster_full = Ton agence a tous les astronautes possibles.
refused-no_craft_free = Tous tes numéros de vaisseau sont pris.
refused-nothing_on_earth = Il n'y a rien sur Terre pour construire. Achète d'abord quelque chose.
refused-no_such_craft = Ce vaisseau n'existe pas.
refused-budget_spent = Tu as fait tous les petits pas de ce tour. Achète, vole ou finis le tour.
refused-offers_spent = Tu as fait toutes tes offres pour le moment.
refused-alone = On ne se fait pas d'offre à soi-même.
refused-not_loose = Tu n'en as pas sur Terre.
refused-not_aboard = Il n'y en a pas à bord.
refused-no_seat = Chaque astronaute a besoin d'une place.
refused-not_on_earth = Les vaisseaux se montent et se démontent seulement sur Terre.
refused-no_such_maneuver = Cette manœuvre ne commence pas ici.
refused-in_flight = Le vaisseau est en route. Attends que son dernier jeton de temps soit parti.
refused-nothing_to_fire = Il n'y a rien à bord qu'on puisse allumer pour cela.
refused-not_the_same_place = Les deux vaisseaux ne sont pas au même endroit.
refused-no_rendezvous_here = On s'amarre et se sépare seulement dans l'espace, pas ici.
refused-rendezvous_needed = Il faut d'abord rechercher le rendez-vous.
refused-too_small = Il n'y a pas deux choses à séparer à bord.
refused-surveying_needed = Il faut d'abord rechercher l'observation.
refused-no_working_probe = Pour observer, il faut une sonde ou une capsule en état.
refused-not_surveyable = Ce lieu ne se voit pas d'ici.
refused-nothing_to_collect = Il n'y a rien de tel à récolter ici.
refused-no_collector = Seule une sonde ou une capsule en état, ou un astronaute en forme, peut récolter.
refused-no_doctor = Il n'y a pas de médecin en forme à bord.
refused-nobody_to_heal = Tout le monde va bien à bord.
refused-no_mechanic = Il n'y a pas de mécano en forme à bord.
refused-no_supplies = Une réparation demande une unité de vivres.
refused-nothing_to_repair = Rien n'est endommagé à bord.
refused-is_damaged = C'est endommagé.
refused-no_rocket = Cela ne donne pas de poussée.
refused-needs_years = Les moteurs ioniques ne servent que si le vol dure des années.
refused-rests = Déjà allumé cette année, il se repose jusqu'à la prochaine.
refused-years_fixed = La durée de cette manœuvre ne se change pas ainsi.
refused-already_fired = La durée se choisit avant le premier allumage.
refused-cannot_be_damaged = Cela ne peut pas être endommagé.
refused-not_yours_to_offer = Il n'y en a plus à offrir.
refused-already_known = L'autre agence connaît déjà cela.
refused-offer_is_empty = L'offre est vide.
refused-no_room_there = L'autre agence n'a pas de place pour cela.
refused-one_counter = On ne répond qu'une fois par une autre offre.
refused-empty_half = Il faut quelque chose dans les deux moitiés.
refused-seats_short = Chaque astronaute a besoin d'une place, dans les deux moitiés.
refused-worthless = Pour ce qu'on en sait, personne ne paie pour cela.
refused-capsule_full = Cette capsule est pleine, ou pareille à une autre.
refused-no_outcomes_left = Il ne reste aucune carte ici.
refused-no_repair_here = Un vol suborbital est trop court pour réparer.

## Les règles en bref

help-turn =
    Prends autant de tours que tu veux : l'année finit quand toutes les agences passent l'une après l'autre.
    L'argent ne se garde pas : chaque année commence avec la même somme, et le reste est perdu.
    Quand une autre agence accomplit une mission, tu reçois 10 $ tout de suite.
help-research =
    Une technologie reçoit des cartes de résultat cachées. À chaque usage, on en tire une.
    Un succès revient ou part pour 10 $, un échec pour 5 $. Le dernier succès part pour rien.
    Sans cartes, plus rien ne peut échouer.
help-build =
    Les vaisseaux se construisent sur Terre avec ce que tu achètes. Chaque astronaute a besoin d'une place.
    Le poids demande de la poussée : chaque manœuvre coûte sa difficulté fois la masse de tout ce qui est à bord.
help-maneuver =
    Besoin = difficulté × masse, avec toutes les fusées à bord. Puis allume une fusée après l'autre.
    Un échec mineur endommage la fusée, un échec majeur détruit tout le vaisseau.
    Si la poussée ne suffit pas, le vaisseau reste sur place, et ce qui est allumé est perdu.
help-time =
    Si une manœuvre dure des années, tu peux prendre plus de temps. La moitié des années coûte le double de difficulté.
    Les moteurs ioniques donnent leur poussée pour chaque année du vol.
help-hazards =
    Rayonnement, rentrée, atterrissage et lieux inconnus attendent en route, dans l'ordre de la carte.
    La rentrée demande sa technologie et une capsule à bouclier thermique : Vostok ou Apollo. L'atterrissage demande la sienne.
help-rendezvous =
    Dans l'espace, des vaisseaux au même endroit peuvent s'amarrer, et un vaisseau peut se couper en deux. Chaque essai tire une carte.
    Un échec endommage une de tes choses. Un pilote l'adoucit d'un cran.
help-outcome =
    Une carte gardée peut revenir. Une carte payée est partie pour toujours.
    Sans cartes, une technologie marche toujours.
help-damage =
    Ce qui est endommagé ne sert à rien avant réparation, mais une capsule endommagée porte encore son équipage.
    Sur Terre, tout est réparé à la fin de l'année. S'il ne reste rien à endommager, le vaisseau est perdu.
help-secret =
    Ce que tu observes de loin, tu peux le garder pour toi.
    Si tu viens sur place et gardes le secret, tu perds ce avec quoi tu viens.
    Une mission d'observation va à l'agence qui montre le lieu en premier.
help-radiation =
    Chaque astronaute lance un dé à huit faces. Jusqu'au niveau fois les années du vol, cela met hors d'état.
    Dans un Aldrin, le niveau compte un de moins.
help-entry =
    Les capsules endommagées ou sans bouclier thermique brûlent avec toutes les personnes dedans.
    Les autres tirent chacune une carte. Tout le reste à bord passe sans mal.
help-survival =
    À la fin d'une année, qui est hors d'état dans l'espace meurt.
    Chaque capsule en état dans l'espace a besoin d'un succès du support de vie, et cinq personnes mangent une unité de vivres.
    Chaque mort coûte deux points.
help-samples =
    Les échantillons de minerais se vendent, ceux des extraterrestres enseignent une technologie sans échecs.
help-offer =
    L'argent, les choses sur Terre, les vaisseaux entiers et la recherche peuvent changer de mains.
    L'autre agence accepte, refuse ou fait une seule autre offre.
    Une technologie partagée reçoit autant de nouvelles cartes qu'il en reste à l'agence qui la donne.
help-end =
    La partie finit après la dernière année, quand il ne reste aucune mission ou quand personne ne peut rattraper la tête.
    Chaque mort coûte deux points. En solitaire ou en équipe, il faut plus de points qu'il n'en reste à prendre.

## Ce qu'un choix apporte

counts-as = Le talent d'un astronaute en fait : { $outcome }.
nothing = rien
empty = vide
resting = { $item } (au repos)
craft-short = vaisseau { $craft }
craft-named = vaisseau { $craft } ({ $aboard } ; { $location })
craft-flying =
    { $years ->
        [one] vaisseau { $craft } ({ $aboard } ; en route, encore { $years } an : { $location })
       *[other] vaisseau { $craft } ({ $aboard } ; en route, encore { $years } ans : { $location })
    }
crew-of = équipage de { $count }
person = { $name } ({ $skill })
person-ill = { $name } ({ $skill }, hors d'état)
money-amount = { $amount } $
preview-cost = { $cost } $
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
preview-taken = places prises : { $crew } sur { $seats }
preview-free = aucune poussée nécessaire
preview-automatic = part tout seul à la fin du tour
preview-need = il faut { $difficulty } × { $mass } = { $need }, à bord { $thrust }
preview-enough = suffit si rien n'échoue
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
preview-lost = le vaisseau est perdu
preview-fire = donne { $thrust } sur { $need }, il manque encore { $missing }
preview-fire-last = donne { $thrust }, et cela suffit
preview-odds = réussit { $success }, échec mineur { $minor }, échec majeur { $major }
preview-works = réussit { $odds }
preview-sure = ne peut pas échouer
preview-now-need = il faut alors { $need }
preview-removing = le prochain tirage réussit { $then } au lieu de { $now }
preview-burns = brûle
preview-ride = traverse : { $odds }
preview-radiation = blesse jusqu'à { $limit } sur { $die }, à l'abri jusqu'à { $sheltered }
preview-money = rapporte { $money } $
preview-leaves = part tout seul : vaisseau { $craft }, { $route }
preview-loses-craft = le vaisseau est perdu
preview-loses-crew = l'équipage est perdu
preview-known = connu : { $face }
hazard-radiation = rayonnement
hazard-entry = rentrée { $odds }
hazard-entry-unshielded = rentrée : les capsules sans bouclier thermique en état brûlent
hazard-entry-unable = rentrée sans la technologie : les capsules brûlent
hazard-landing = atterrissage { $odds }
hazard-landing-unable = atterrissage sans la technologie : tout est perdu
hazard-explore = lieu inconnu : { $location }
hazard-explore-known = { $location } : { $face }
hazard-radiation-known = soleil : { $face }
arithmetic = il faut { $difficulty } × { $mass } = { $need }
arithmetic-fired = il faut { $difficulty } × { $mass } = { $need }, il y a { $thrust }, il manque { $missing }
arithmetic-years =
    { $years ->
        [one] { $years } an de route
       *[other] { $years } ans de route
    }

## La table en texte et dans le terminal

percent = { $odds }
secret = ton secret
won = victoire !
dead = Morts
table-turn = tour : { $seat }
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
table-outcomes = résultats : { $down } cachés, { $discarded } défaussés
table-ship = masse { $mass }, poussée { $thrust }
table-ship-ion = masse { $mass }, poussée { $thrust } + { $ion } par an
table-seats = places { $crew }/{ $seats }
table-agency =
    { $points ->
        [one] { $money } $ · { $points } point
       *[other] { $money } $ · { $points } points
    }
table-dead =
    { $dead ->
        [one] { $dead } mort
       *[other] { $dead } morts
    }
table-seen = vu
table-removed = parti
table-nothing-known = encore aucune recherche
table-memorial = { $name } ({ $location }, { $year })
table-mission-gone = impossible
table-end = La course à l'espace est finie : { $end }.
legend =
    Orbite terrestre 8 trajet et sa difficulté · ◷2 années · (◷) à volonté · ☢ rayonnement
    ▼ rentrée · ⤓ atterrissage · (⤓) atterrissage d'essai · ? inconnu · ↯ tout seul à la fin du tour
legend-craft = ●1 vaisseau 1 de la première agence · ☺ astronaute à bord · ◷1 arrive dans un an · ?● a déjà regardé
legend-outcomes = ▪ carte de résultat · ✓ succès · ! échec mineur · ✗ échec majeur

## Le plateau sur la page

board-map = Le système solaire en { $year }
board-zoom = Carte
board-zoom-in = Plus près
board-zoom-out = Plus loin
board-zoom-whole = Toute la carte
board-calendar = L'année { $year }. La dernière est { $last }.
board-hidden = inconnu
board-looked = vu par { $names }
board-difficulty = difficulté { $difficulty }
board-symbol-radiation = rayonnement
board-symbol-atmospheric_entry = rentrée dans l'atmosphère
board-symbol-landing =
    { $optional ->
        [true] atterrissage d'essai
       *[other] atterrissage
    }
board-symbol-explore = inconnu : { $place }
board-thrust-so-far = nécessaires, { $thrust } atteints, { $missing } manquants
board-under-way =
    { $years ->
        [one] encore { $years } an jusqu'à : { $place }
       *[other] encore { $years } ans jusqu'à : { $place }
    }
board-arriving = Le vol s'achève : place à ce qui attend là-bas.
board-on-the-way = En route.
board-panels = Ce que tu as et sais
board-hangar = Hangar
board-research-panel = Recherche
board-research = Rechercher
board-agencies = Agences
board-for-everybody = Sans recherche
board-nothing-here = Rien encore. Fais des recherches et achète quelque chose.
board-use = Utiliser
board-dock = S'amarrer
board-suffer = Endommager celui-ci
board-seats = places { $crew }/{ $seats }
board-ill = hors d'état
board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-offer = Une offre
board-counter-offer = Une autre offre
board-gives = donne
board-survival =
    { $count ->
        [one] Le vaisseau { $craft } perd { $count } astronaute : { $cause }
       *[other] Le vaisseau { $craft } perd { $count } astronautes : { $cause }
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
board-outcomes = résultats : { $down } cachés, { $discarded } défaussés
board-passes =
    { $passes ->
        [one] { $passes } passe de suite
       *[other] { $passes } passes de suite
    }
board-removed = parti
board-seen = vu
board-ship = masse { $mass }, poussée { $thrust }
board-ship-ion = masse { $mass }, poussée { $thrust } + { $ion } par an

## La table à dessin, les plans de mission et les vols réfléchis
board-drawing = Table à dessin
board-drawing-help = Assemble un vaisseau sur le papier. On voit aussitôt ce qu'il pèse, ce qu'il coûte et jusqu'où il va.
board-one-more = Un de plus : { $item }
board-one-less = Un de moins : { $item }
board-build-it = Acheter et construire
board-clear = Vider la table
board-design-name = Nom du modèle
board-keep-design = Garder
board-designs = Tes modèles
board-forget-design = Jeter { $name }
board-cannot-get = { $item } : impossible à acheter maintenant.
board-cannot-build = Impossible à construire maintenant.
board-still-to-pay = reste à payer : { $cost }
board-too-few-seats = Il y a moins de places que d'astronautes.
board-needs-research = À rechercher d'abord : { $names }
board-could-fulfil = Missions qu'il pourrait remplir
board-can-reach = Lieux qu'il peut atteindre
board-reaches-nothing = Ainsi, il ne va nulle part.
board-working-out = Calcul en cours …
board-where-to = Où peut-il aller ?
board-years-short =
    { $years ->
        [one] { $years } an
       *[other] { $years } ans
    }
board-all-goes-well = que tout aille bien
board-nothing-fires = rien n'est allumé
board-not-researched = pas encore recherché
board-luck = Ni lieux inconnus ni soleil ne font de mal
board-plan = Plan
board-cheapest = Le moins cher d'ici : { $cost }
board-short-of = (il manque { $money })
board-launch-by = départ au plus tard en { $year }
board-have-it = déjà là
board-to-drawing-board = Mettre sur la table à dessin
board-no-plan = Aucun vaisseau seul, à notre idée, n'y parvient dans les années qui restent.
board-under-way-to-it = Pourrait le faire avec ce qui est dans l'espace :
board-legend = Ce que disent les signes
board-legend-difficulty = Le nombre sur une voie est sa difficulté. Multiplie-le par la masse du vaisseau : il faut allumer des fusées d'au moins cette poussée, et elles sont perdues.
board-legend-time = Le vol dure des années. Chaque année, un jeton de temps s'en va ; on peut doubler la difficulté pour diviser la durée par deux.
board-legend-explore = Quelque chose d'inconnu attend là. Qui y entre le découvre ; une observation le montre avant.
board-legend-landing = Il faut atterrir, avec l'atterrissage recherché. Où le signe est en pointillé, on peut choisir.
board-legend-atmospheric_entry = Les capsules sans bouclier thermique en état brûlent avec leur équipage ; celles qui en ont un ont besoin de la rentrée.
board-legend-radiation = Le rayonnement du soleil peut blesser les astronautes, d'autant plus que le vol est long.
board-legend-automatic = Qui est ici à la fin d'un tour est emporté par cette voie. Rien n'est allumé.
board-legend-lost = Cette voie ne mène nulle part : le vaisseau est perdu.
board-legend-card = Une carte de résultat, face cachée sur une technologie. Chaque usage en tire une.
board-legend-success = Un succès a été tiré.
board-legend-minor = Un échec mineur : quelque chose est endommagé, ou ne marche simplement pas cette fois.
board-legend-major = Un échec majeur : le plus souvent le vaisseau ou la pièce est détruit.
board-legend-ill = Un astronaute est hors d'état et ne peut se servir de son talent.
board-legend-dead = Un astronaute est mort, ce qui coûte des points.
board-your-money = Ton argent
preset-short_race = Une première course, courte
preset-everything = Tout à la fois
board-order = Rang dans l'ordre du tour de cette année
board-funding = { $money } pour chacun chaque année
board-shop-shut = Termine d'abord avec ce vaisseau (C'est bon), ensuite tu pourras acheter et rechercher.
preview-year-ends = puis l'année est finie
preview-year-ends-together = l'année est finie quand tous finissent leur tour l'un après l'autre
board-standing = Points
board-legend-time_free = Ce vol ne prend pas de temps. On peut quand même lui donner des années, ce qui aide les moteurs ioniques.
