### MLEM: Agence spatiale. Les règles font autorité pour le sens des mots; les phrases sont les nôtres.
### Les noms arrivent sans article: aucune phrase ne les élide ni ne les accorde.

## Mots qui se placent dans les phrases, en minuscules

specialist-satellite = satellite
specialist-drifter = vagabond
specialist-parachutist = parachutiste
specialist-moonwalker = marcheur lunaire
specialist-settler = pionnier
specialist-voyager = voyageur
specialist-saboteur = saboteur
specialist-engineer = ingénieur

specialist-satellite-does = Avec ce chat à bord, la fusée part du satellite.
specialist-drifter-does = Peut débarquer une case plus loin ou une case avant la fusée.
specialist-parachutist-does = Peut débarquer même en cas de crash, sur une planète ou une lune libre.
specialist-moonwalker-does = Gagne le double des points sur une lune.
specialist-settler-does = Double tes points pour sa planète à la fin de la partie.
specialist-voyager-does = Gagne le double des points dans l’espace lointain.
specialist-saboteur-does = Quand il débarque, le commandant perd un dé.
specialist-engineer-does = Compte comme un 1 de plus, une fois par expédition, si la case montre un 1.

face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-afterburner = turbo

goal-four_planets = quatre planètes
goal-three_on_one_planet = trois sur une planète
goal-four_moons = quatre lunes
goal-two_deep_space = deux dans l’espace lointain

goal-four_planets-does = Avoir en premier des astronautes sur quatre planètes différentes.
goal-three_on_one_planet-does = Avoir en premier trois astronautes sur la même planète.
goal-four_moons-does = Avoir en premier quatre astronautes sur des lunes.
goal-two_deep_space-does = Avoir en premier deux astronautes dans l’espace lointain.

ability-none = aucune capacité
ability-extra_dice = dés supplémentaires
ability-keep_dice = garder les dés
ability-reroll = relance

ability-none-does = Cette expédition n’a pas de capacité supplémentaire.
ability-extra_dice-does = Une fois, les dés du jeton comptent aussi : tous ceux qui correspondent à la case.
ability-keep_dice-does = Une fois, les dés utilisés pour un vol ne sont pas défaussés.
ability-reroll-does = Une fois, on relance tous les dés. Le nouveau résultat compte.

effect-points = points
effect-die = un dé récupéré
effect-tunnel = tunnel spatio-temporel

planet-paw = Patte
planet-yarn_ball = Pelote
planet-goldfish_bowl = Bocal
planet-rope_ball = Balle de Corde
planet-toy_mouse = Souris

deep-space = espace lointain
comet = comète
galaxy = galaxie
commander = commandant

## Titres

crash-odds = Risque de crash
failures = Crashs
dice = Dés
rocket = Fusée
home = À la maison
goals = Objectifs
missions = Missions secrètes
ufo = OVNI
tokens-left = Jetons restants
expedition = Expédition
progress = Expédition { $expedition }
score = Score
earth = Terre

## Options

option-ufo = OVNI
option-ufo-help = Un OVNI s’approche, et chaque expédition a un jeton avec une capacité spéciale.
option-explorations = Explorations
option-explorations-help = Des jetons sur la piste donnent des points, un dé ou un raccourci.
option-secret_missions = Missions secrètes
option-secret_missions-help = Chaque joueur a trois missions cachées qui donnent des points à la fin.
option-satellite_space = Case du satellite
option-satellite_space-help = La case d’où part la fusée avec un satellite à bord.
option-satellite_space-printed = la case marquée, numéro 3
option-satellite_space-third = la troisième case de la piste, numéro 2
option-engineer_joins_group = L’ingénieur vole avec les 1
option-engineer_joins_group-help = S’il y a des 1 dans le lancer, l’ingénieur ne sert qu’avec eux.
option-drifter_from_5 = Le vagabond débarque depuis la case 5
option-drifter_from_5-help = Quand la fusée est sur la case 5, un vagabond peut déjà débarquer sur la case 6.
option-drifter_from_deep_space = Le vagabond recule de l’espace lointain
option-drifter_from_deep_space-help = Dans l’espace lointain, un vagabond peut débarquer une case avant.
option-goals_on_crash = Objectifs valables lors d’un crash
option-goals_on_crash-help = Un parachutiste qui se pose lors d’un crash peut gagner un objectif.
option-ufo_reshuffle = Remélanger les jetons expédition
option-ufo_reshuffle-help = Quand il n’y a plus de jetons expédition, on les mélange et on continue.
option-hidden_tokens = Garder les jetons face cachée
option-hidden_tokens-help = Les autres voient combien de jetons OVNI et exploration tu as, mais pas leurs points.
option-starting_player = Premier joueur
option-starting_player-help = Qui commence la partie. Les règles laissent les joueurs décider.
option-starting_player-0 = au hasard
preset-by_the_book = Selon la règle imprimée
preset-online = En ligne

## Lieux et cibles

where-moon =
    lune de la case { $space } pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
where-planet = planète { $planet }, case { $space }
where-comet =
    comète pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
where-galaxy =
    galaxie pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
target-moon = lune { $spaces }
target-planet = planète { $planet } { $spaces }

## Boutons

do-return_mission = Rendre : { $target }
do-embark = Envoyer : { $specialist }
do-crash = Laisser la fusée s’écraser
do-reroll = Relancer tous les dés
do-fly =
    Voler avec { $dice } : { $distance ->
        [one] { $distance } case
       *[other] { $distance } cases
    } → { $space }, { $keep ->
        [yes] tous les dés restent
       *[no] { $lost ->
            [0] aucun dé défaussé
            [one] { $lost } dé défaussé
           *[other] { $lost } dés défaussés
        }
    }
do-use_engineer = Utiliser l’ingénieur : { $seat }
do-stay = Rester à bord
do-go_home = Rentrer à la maison
do-land = Débarquer : { $where }
do-land_on_moon = Débarquer : { $where }

## Questions

ask-takeoff = { $seat }, quel astronaute envoies-tu ?
ask-choose_dice = { $seat }, avec quels dés voles-tu ?
ask-choose_dice_failed = { $seat }, aucun dé ne correspond ! Sauver la fusée, ou la laisser s’écraser ?
ask-choose_engineer = { $seat }, quel ingénieur utilises-tu ?
ask-disembark = { $seat }, la fusée est sur la case { $space }. Tu restes à bord ou tu débarques ?
ask-deep_space = { $seat }, voici l’espace lointain. Tu débarques ici ou une case avant ?
ask-crash_landing = { $seat }, la fusée s’écrase ! Utiliser le parachute ?
ask-return_missions = { $seat }, quelle mission rends-tu ?

## Journal

log-starter_found = { $seat } commence la première expédition.
log-mission_dealt = { $seat } reçoit une mission secrète.
log-mission_dealt-own = { $seat } reçoit une mission secrète : { $mission }.
log-mission_returned = { $seat } rend une mission secrète.
log-mission_returned-own = { $seat } rend une mission secrète : { $mission }.
log-exploration_laid =
    Nouveau jeton sur la case { $space } : { $effect }{ $points ->
        [0] .
       *[other] {" "}({ $points }).
    }
log-expedition_began = L’expédition { $number } commence. Aux commandes : { $seat }.
log-token_revealed =
    Jeton expédition : { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }, { $ability }. { $steps ->
        [0] L’OVNI ne bouge pas
        [one] L’OVNI avance de { $steps } case
       *[other] L’OVNI avance de { $steps } cases
    } (maintenant : { $space }).
log-embarked = { $seat } envoie à bord : { $specialist }.
log-satellite_start = Un satellite est à bord : la fusée part de la case { $space }.
log-rolled =
    { $seat } lance les dés : { $roll }.{ $usable ->
        [0] {" "}Aucun dé ne correspond !
       *[other] {""}
    }
log-rerolled = { $seat } relance tous les dés.
log-flew =
    { $seat } fait avancer la fusée de { $distance ->
        [one] { $distance } case.
       *[other] { $distance } cases.
    } Nouvelle position : { $space }.
log-dice_discarded =
    { $count ->
        [one] { $count } dé défaussé
       *[other] { $count } dés défaussés
    }, il en reste { $left }.
log-engineer_used = { $seat } : l’ingénieur ajoute un 1.
log-token_used = { $seat } utilise le jeton expédition : { $ability }.
log-exploration_points =
    { $seat } gagne { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
log-die_regained =
    { $seat } récupère un dé et a maintenant { $dice ->
        [one] { $dice } dé.
       *[other] { $dice } dés.
    }
log-die_not_regained = { $seat } a déjà tous les dés : le jeton n’a pas d’effet.
log-tunnelled = { $seat } passe par un tunnel spatio-temporel. Nouvelle position : { $space }.
log-ufo_contact =
    { $seat } entre en contact avec l’OVNI : { $points ->
        [one] { $points } point !
       *[other] { $points } points !
    }
log-ufo_token_hidden = { $seat } entre en contact avec l’OVNI et garde son jeton face cachée.
log-ufo_token_hidden-own =
    { $seat } entre en contact avec l’OVNI et garde son jeton face cachée : { $points ->
        [one] { $points } point !
       *[other] { $points } points !
    }
log-exploration_token_hidden = { $seat } garde un jeton exploration face cachée.
log-exploration_token_hidden-own =
    { $seat } garde un jeton exploration face cachée : { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
log-tokens_shown =
    { $seat } révèle { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    } : { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
log-stayed = { $seat } reste à bord.
log-landed_on_moon =
    { $seat } ({ $specialist }) débarque sur une lune de la case { $space } pour { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
log-landed_on_planet = { $seat } ({ $specialist }) débarque sur la planète { $planet }, case { $space }.
log-reached_deep_space =
    { $seat } ({ $specialist }) atteint { $comet ->
        [1] la comète
       *[0] la galaxie
    } pour { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
log-new_commander =
    { $seat } prend les commandes avec { $dice ->
        [one] { $dice } dé.
       *[other] { $dice } dés.
    }
log-sabotaged =
    Sabotage ! { $seat } continue avec { $left ->
        [one] { $left } dé.
       *[other] { $left } dés.
    }
log-goal_claimed = { $seat } atteint en premier un objectif : { $goal }.
log-crashed =
    La fusée s’écrase sur la case { $space } ! En tout, { $failures ->
        [one] { $failures } crash.
       *[other] { $failures } crashs.
    }
log-returned_home = { $seat } ({ $specialist }) rentre à la maison.
log-last_expedition = { $seat } a tous ses astronautes dans l’espace : c’est la dernière expédition.
log-game_ended =
    Fin de la partie : { $expeditions ->
        [one] { $expeditions } expédition
       *[other] { $expeditions } expéditions
    }, { $failures ->
        [one] { $failures } crash.
       *[other] { $failures } crashs.
    }
log-planet_scored =
    { $planet } : { $seat }, { $place ->
        [1] première place
        [2] deuxième place
       *[other] troisième place
    }, { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
log-mission_shown =
    { $seat } révèle une mission : { $mission }, { $done ->
        [1] réussie !
       *[0] non réussie.
    }
log-missions_scored =
    { $seat } : { $done ->
        [0] aucune mission réussie
        [one] { $done } mission réussie
       *[other] { $done } missions réussies
    }, { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }

## Refus

refused-not_at_home = Cet astronaute n’est pas à la maison.
refused-face_not_rolled = Aucun dé ne montre cette face.
refused-face_not_on_space = La case de la fusée ne montre pas ce symbole.
refused-engineer_needs_one = Les ingénieurs n’aident que si la case montre un 1.
refused-engineer_not_ready = Il n’y a pas autant d’ingénieurs prêts à bord.
refused-engineer_joins_ones = L’ingénieur ne vole qu’avec les 1 du lancer.
refused-token_not_available = Le jeton expédition ne permet pas cela maintenant.
refused-no_dice_to_keep = Ce vol n’utilise aucun dé lancé : il n’y a rien à garder.
refused-token_dice_do_not_match = Les dés du jeton ne correspondent pas à cette case.
refused-nothing_chosen = Choisis au moins un groupe de dés pour voler.
refused-rocket_can_fly = Des dés correspondent : la fusée doit voler.
refused-moons_taken = Toutes les lunes sont occupées ici.
refused-nothing_there = Il n’y a nulle part où débarquer.
refused-only_drifter = Seul un vagabond peut débarquer à côté de la case de la fusée.
refused-deep_space_is_forced = Dans l’espace lointain, tout le monde débarque.
refused-mission_not_held = Tu n’as pas cette mission.
refused-no_drift_here = Un vagabond s’écarte d’une case au plus.
refused-not_an_engineer = Ce joueur n’a pas d’ingénieur prêt.

## Les règles en bref

help-takeoff =
    Chaque joueur envoie un astronaute à bord.
    Le premier joueur est le commandant et lance les dés.
    La personne à sa gauche commence l’expédition suivante.
help-travel =
    Le commandant lance tous les dés et choisit des groupes de dés égaux qui correspondent à la case de la fusée.
    Un groupe s’utilise toujours en entier, et la fusée avance de la somme.
    Les dés utilisés sont défaussés jusqu’à la prochaine expédition, mais les turbos reviennent toujours, et le dernier dé n’est jamais défaussé.
help-crash =
    Si aucun dé ne correspond à la case, la fusée s’écrase et l’expédition est finie.
    Les astronautes encore à bord rentrent à la maison et pourront repartir plus tard.
help-landing =
    Après chaque vol, le commandant puis les autres choisissent : rester à bord ou débarquer.
    Sur les cases 0 à 5, il n’y a nulle part où débarquer.
    Si le commandant débarque, l’astronaute suivant prend les commandes.
help-moons =
    Une lune a de la place pour un seul astronaute et donne ses points tout de suite.
    Tu prends la meilleure lune libre de la case. Si toutes sont occupées, tu ne peux pas y débarquer.
help-planets =
    Une planète a de la place pour tout le monde et donne des points à la fin de la partie.
    La personne qui y a le plus d’astronautes gagne le plus de points.
    En cas d’égalité, la personne arrivée en premier passe devant.
help-deep_space =
    Au bout de la piste, tout le monde débarque.
    Le commandant atteint la comète pour 7 points, les autres la galaxie pour 5.
help-goals =
    Il y a quatre objectifs, et seule la première personne qui en atteint un le gagne.
    Chacun vaut 5 points à la fin.
help-end =
    La partie se termine au onzième crash.
    Elle se termine aussi quand quelqu’un a ses huit astronautes dans l’espace : on finit d’abord cette expédition.
    La personne qui a le plus de points gagne. En cas d’égalité, la victoire est partagée.
help-ufo =
    Chaque expédition commence par un jeton : il fait avancer l’OVNI, fixe le nombre de dés et donne une capacité.
    Le commandant peut utiliser cette capacité une fois.
    Si un vol finit sur la case de l’OVNI, le commandant prend le meilleur jeton OVNI : des points pour la fin.
help-explorations =
    Cinq jetons sont visibles sur la piste.
    Quand un vol finit sur l’un d’eux, il agit tout de suite : des points, un dé récupéré, ou un tunnel de quatre cases.
    Ensuite, on pose un nouveau jeton.
help-secret_missions =
    Tu reçois quatre missions et tu en gardes trois, que personne d’autre ne voit.
    Une mission est réussie si à la fin un de tes astronautes est sur sa planète ou sur une de ses lunes.
    Une, deux ou trois missions donnent en tout 2, 5 ou 10 points.

## La table en texte et dans le terminal

heading = { $name } :
odds-percent = { $odds }
odds-next =
    { $odds } avec { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
odds-rescue = recours possible : { $means }
preview-odds =
    prochain lancer : { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }, risque { $odds }
preview-place =
    { $place ->
        [1] première place
        [2] deuxième place
       *[other] troisième place
    } sur la planète ({ $points })
site-moons = lunes libres : { $points }
site-full = aucune lune libre
score-landed = Débarquements
score-planets = Planètes
score-bonus = Jetons
legend = ○ lune libre · ⌂ un pionnier vit ici · ▲2 turbo et sa valeur · ★ commandant
legend-explorations = ◇1 points · ◇⚄ un dé récupéré · ◇» tunnel

## La commande odds

odds-rocket =
    Case { $space }, { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }, { $engineers ->
        [0] aucun ingénieur prêt
        [one] { $engineers } ingénieur prêt
       *[other] { $engineers } ingénieurs prêts
    }
odds-token = Jeton expédition : { $ability }
odds-next_roll = Prochain lancer
odds-chance = Chances
odds-exact = Exactement
odds-crash = Aucun dé ne correspond
odds-lost = Rien ne sauve la fusée
odds-group = Dés utilisables : { $face }
odds-space = Case
odds-site = Lieu de débarquement
odds-worth = Points
odds-next_move = Prochain vol
odds-reach = Atteinte
odds-get_off =
    Débarquer ici : { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
odds-stay = Continuer : { $points } points en moyenne.
odds-advice-get_off = Débarque !
odds-advice-stay = Reste à bord !
odds-advice-nowhere = Il n’y a nulle part où débarquer ici.
odds-assumed =
    Prochain vol : les chances que le prochain vol puisse finir exactement là. Atteinte : les chances que la fusée arrive là ou plus loin, si le commandant ne vise que cela.
    Points : pour un chat seul qui commande la fusée, prend la meilleure lune libre et arrive premier sur chaque planète.
odds-rolled = Les dés sont déjà lancés. Les chances sont celles d’un autre lancer depuis la même case.
odds-variants = L’OVNI et les jetons de la piste ne sont pas pris en compte.
odds-built_in = Le tapis intégré est en partie reconstitué. Pour celui de ta boîte : --pack FICHIER.

## Le plateau sur la page

board-mat = Le tapis cosmique. La fusée est ici : { $space }
board-whole = Tout le tapis
board-near = Autour de la fusée
board-source = Source
board-close = Fermer
board-last = Dernière expédition
board-placed = Astronautes dans l’espace

## Raisons dans les conseils

reason-stay = Rester à bord : { $odds } de risque de crash au prochain lancer, et { $ahead } points en moyenne pour un astronaute seul dans la fusée, contre { $here } ici{ $rival ->
        [yes] {" "}; mais un rival pourrait prendre la dernière lune.
       *[no] .
    }
reason-land = Débarquer : { $here } points dans la situation actuelle. Le prochain lancer a { $odds } de risque de crash, et un astronaute seul dans la fusée marquerait { $ahead } points en moyenne{ $rival ->
        [yes] {" "}; et un rival pourrait prendre cette dernière lune.
       *[no] .
    }
reason-land-deep = Rapporte { $here } points dans la situation actuelle.
reason-fly = Sur la case { $space }, le prochain lancer a { $odds } de risque de crash avec { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } ; de là, { $ahead } points en moyenne pour un astronaute seul dans la fusée.
reason-fly-deep = Cela atteint l’espace lointain : { $ahead } points.
reason-embark = Seul à bord, ce chat ({ $specialist }) rapporte en moyenne { $ahead } points.

## Fin de la partie

score-moons = Lunes
score-deep_space = Espace lointain
score-goals = Objectifs
score-missions = Missions
score-explorations = Explorations
score-ufo = OVNI
score-tokens = Jetons
ended-crashes = Le crash numéro { $count } a mis fin à la partie, dans l’expédition { $expedition }.
ended-all_placed = { $seat } a débarqué le dernier de ses { $count } chats dans l’expédition { $expedition }.

## Crédits

credit-illustrations = Illustrations du jeu imprimé : Joanna Rzepecka
