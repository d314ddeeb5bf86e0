### Star Search. Les règles imprimées font foi pour le sens des mots ; les phrases sont les nôtres.

## Mots dans les phrases, en minuscules

colour-red = rouge
colour-blue = bleu
face-red = une planète rouge
face-blue = une planète bleue
answer-no = non
answer-yes = oui
level-easy = facile
level-medium = moyen
level-difficult = difficile
ending-all_out = toutes les cartes sont posées et aucune n’est complète
ending-called_off = toutes les personnes qui cherchaient encore sont d’accord pour arrêter
ending-time_limit = le temps est écoulé

## Titres

score = Cases
sky = Ciel étoilé
path = Parcours
star-charts = Cartes constellation
chart = Carte constellation
die = Dé
level = Niveau
fixed-star = Étoile fixe

## Niveaux

level-easy-help = Le sablier est retourné trois fois.
level-medium-help = Le sablier est retourné deux fois.
level-difficult-help = Le sablier est retourné une fois.

## Options

option-variation = Variante
option-variation-help = Un tour de piste pour tout le monde, ou deux avec de grandes recherches pour les joueurs rapides.
option-variation-eagle = Œil de lynx
option-variation-rudi = Rudi la Fusée
option-hourglass = Sablier
option-hourglass-help = Secondes pour un retournement du sablier. Sans sablier, il n’y a pas de limite de temps.
option-hourglass-box = comme dans la boîte
option-path = Parcours
option-path-help = Nombre de cases d’un tour de piste. Plus le parcours est long, plus la partie dure.
option-path-box = comme sur le plateau
option-fixed_star = Étoile fixe
option-fixed_star-help = Où se trouve l’étoile orange. Le centre convient bien à une première partie.
option-fixed_star-centre = au centre
option-fixed_star-elsewhere = n’importe où
option-super_limit = Limite d’une grande recherche
option-super_limit-help = Secondes après lesquelles elle se termine sans vainqueur. Avec 0, elle dure jusqu’à ce que quelqu’un gagne ou que tout le monde soit d’accord.
option-twinkle_seconds = Temps pour scintiller
option-twinkle_seconds-help = Secondes pour déplacer chaque étoile. Ensuite, les autres se déplacent au hasard. Avec 0, pas de limite.
option-meteor_shower = Pluie de météores
option-meteor_shower-help = Quand aucune fusée n’avance pendant deux tours de table, on peut voter pour redistribuer les étoiles.
option-starting_player = Premier joueur
option-starting_player-help = Qui commence la partie. Les règles laissent les joueurs décider.
option-starting_player-0 = au hasard

## Boutons

do-search = Chercher, carte de couleur : { $colour }
do-roll = Lancer le dé
do-call_off = Interrompre cette recherche
do-surprise =
    { $stars ->
        [one] Déplacer l’étoile au hasard
       *[other] Déplacer les { $stars } étoiles au hasard
    }
do-shower =
    { $answer ->
        [yes] Oui, redistribuer les étoiles
       *[no] Non, garder ce ciel
    }
do-twinkle = Déplacer l’étoile de { $from } à { $hole }
do-place =
    Poser la carte en { $hole }{ $degrees ->
        [0] , sans la tourner
       *[other] , tournée de { $degrees }°
    }

## Questions

progress = Case { $fields } sur { $goal }

ask-search = { $seat }, ta fusée est sur une planète. Couleur : { $colour }. On cherche ?
ask-roll = { $seat }, lance le dé !
ask-place = { $seat }, où les étoiles remplissent-elles les { $markings } repères de ta carte ? Couleur : { $colour }.
ask-put_down = { $seat }, stop ! Pose ta carte maintenant, avec ses { $markings } repères. Couleur : { $colour }.
ask-claim = { $seat }, où les étoiles remplissent-elles les { $markings } repères de ta carte ? Couleur : { $colour }. Vite !
ask-clock = Grande recherche : tout le monde à la fois !
ask-twinkle =
    { $stars ->
        [one] { $seat }, où va l’étoile de { $hole } ?
       *[other] { $seat }, { $stars } étoiles doivent bouger. Où va celle de { $hole } ?
    }
ask-shower =
    { $seat }, aucune fusée n’avance depuis { $rounds ->
        [one] { $rounds } tour de table
       *[other] { $rounds } tours de table
    }. Redistribuer les étoiles ?

## Journal

log-starter_found = { $seat } commence.
log-sky_scattered =
    { $stars ->
        [one] { $stars } étoile brille dans le ciel.
       *[other] { $stars } étoiles brillent dans le ciel.
    }
log-fixed_star_set = L’étoile fixe se trouve en { $hole }.
log-rolled =
    { $seat } lance le dé : { $face }{ $fields ->
        [0] {" !"}
        [one] , { $fields } case.
       *[other] , { $fields } cases.
    }
log-search_began =
    { $seat } commence une recherche. Couleur : { $colour }.{ $runs ->
        [0] {""}
        [one] {" "}Le sablier est retourné { $runs } fois.
       *[other] {" "}Le sablier est retourné { $runs } fois.
    }
log-chart_taken = { $seat } prend la carte { $chart }, côté { $colour }.
log-stopped = Stop ! { $seat } doit poser la carte.
log-placed =
    { $seat } pose la carte en { $placement } : { $filled ->
        [one] { $filled } repère rempli
       *[other] { $filled } repères remplis
    } sur { $markings }.
log-put_down_late = { $seat } pose la carte après le stop, en { $placement } : { $filled } sur { $markings }.
log-put_down_blindly = La carte ({ $seat }) tombe en { $placement } : { $filled } sur { $markings }.
log-fixed_star_found = Tous les repères sont remplis, et l’étoile fixe en fait partie : une case de plus pour { $seat } !
log-flew =
    { $seat } avance de { $fields ->
        [one] { $fields } case
       *[other] { $fields } cases
    }, jusqu’à la case { $field }.
log-stayed = { $seat } reste sur place.
log-lap_finished = { $seat } termine le tour de piste { $lap } et retourne le jeton de tour.
log-solutions =
    { $count ->
        [0] Il n’y avait pas de solution pour la carte jouée par { $seat }.
        [one] Il y avait { $count } solution pour la carte jouée par { $seat }.
       *[other] Il y avait { $count } solutions pour la carte jouée par { $seat }.
    }
log-twinkled =
    { $chance ->
        [0] { $seat } déplace l’étoile de { $from } à { $hole }.
       *[other] L’étoile de { $from } se déplace au hasard en { $hole }.
    }
log-surprised =
    { $stars ->
        [one] { $seat } déplace l’étoile au hasard.
       *[other] { $seat } déplace { $stars } étoiles au hasard.
    }
log-twinkle_time_up =
    { $stars ->
        [one] { $seat } prend trop de temps : l’étoile se déplace au hasard.
       *[other] { $seat } prend trop de temps : { $stars } étoiles se déplacent au hasard.
    }
log-super_began = { $seat } obtient une planète : grande recherche, côté { $colour } ! Tout le monde se prépare.
log-claim_failed = { $seat } pose la carte en { $placement }, mais elle n’est pas complète ({ $filled } sur { $markings }). La recherche continue sans { $seat }.
log-claim_won = { $seat } trouve en premier ! La carte en { $placement } est complète.
log-call_off_open = La recherche peut maintenant être interrompue, si toutes les personnes qui cherchent encore sont d’accord.
log-call_off_wanted = { $seat } veut interrompre la recherche.
log-super_ended = La grande recherche se termine sans vainqueur : { $ending }.
log-shower_vote = { $seat } vote sur la pluie de météores : { $answer }.
log-shower_refused = Pas de pluie de météores cette fois.
log-meteor_shower =
    { $rounds ->
        [one] Aucune fusée n’avance depuis { $rounds } tour de table.
       *[other] Aucune fusée n’avance depuis { $rounds } tours de table.
    } Une pluie de météores redistribue les étoiles !
log-finished = { $seat } rentre et gagne !
log-given_up =
    { $rounds ->
        [one] Aucune fusée n’avance depuis { $rounds } tour de table.
       *[other] Aucune fusée n’avance depuis { $rounds } tours de table.
    } La partie se termine, la fusée en tête gagne.

## Refus

refused-no_planet_here = Ta fusée n’est pas sur une planète, donc tu lances le dé.
refused-on_a_planet = Ta fusée est sur une planète, donc tu cherches.
refused-no_search_now = Tu n’as pas de carte à poser maintenant.
refused-outside_the_sky = La carte dépasserait du ciel étoilé.
refused-no_such_hole = Ce trou n’existe pas dans le ciel.
refused-hole_taken = Il y a déjà une étoile dans ce trou.
refused-fixed_star_stays = C’est l’étoile fixe, et elle ne bouge jamais.
refused-star_came_from_there = Une étoile vient de quitter ce trou. Choisis un trou qui était déjà vide.
refused-stars_stand_still = Aucune étoile ne doit bouger pendant une recherche.
refused-no_corrections = Aucune correction n’est permise une fois la carte posée : elle reste où elle est.
refused-too_early_to_call_off = Il est trop tôt pour interrompre cette recherche.
refused-already_agreed = Tu as déjà accepté de l’interrompre.
refused-only_in_super_search = Seule une grande recherche peut être interrompue.
refused-out_of_this_search = Ta carte est posée, cette recherche est finie pour toi.
refused-not_your_search = C’est un autre joueur qui cherche.
refused-wait_for_the_start = Attends le départ : tout le monde commence au même moment.
refused-not_your_stars = C’est un autre joueur qui déplace ces étoiles.

## Les règles en bref

help-search =
    Sur une planète, tu prends la carte du dessous de la pile, côté de la couleur de la planète vers le haut.
    Puis le sablier est retourné et tu cherches la meilleure position.
help-roll =
    Hors des planètes, tu lances le dé. Les points noirs font avancer ta fusée.
    Les points vides comptent aussi si ta fusée est dernière et seule sur sa case.
    Une planète sur le dé veut dire : recherche.
help-place =
    Tourne la carte comme tu veux, mais ne la retourne pas et reste dans le ciel.
    Chaque repère avec une étoile vaut une case.
    Une carte posée reste où elle est.
help-stop =
    Quand le temps est écoulé, il faut poser la carte là où elle est.
    Elle compte quand même.
help-stop_rudi =
    Quand le temps est écoulé, il faut poser la carte, mais la fusée reste sur place.
    Les étoiles de ses repères bougent quand même.
help-fixed_star =
    Si tous les repères ont une étoile et que l’une d’elles est l’étoile fixe, tu avances d’une case de plus.
    Sinon, c’est une étoile comme les autres.
help-twinkle =
    La personne à gauche déplace les étoiles des repères.
    Elles peuvent aller dans tout trou qui était vide avant.
    L’étoile fixe reste.
help-levels =
    Le sablier est retourné trois fois en facile, deux fois en moyen et une fois en difficile.
    Chaque joueur peut avoir son propre niveau.
help-rudi =
    Dans Rudi la Fusée, on fait deux tours de piste, et seule une carte complète compte.
    On ne tient pas la carte au-dessus du ciel, donc rien ne montre si elle est complète.
    Une planète sur le dé lance une grande recherche.
help-super =
    Tous les joueurs ont une carte et cherchent en même temps.
    La première carte complète fait avancer sa fusée. Avec une carte incomplète, tu ne cherches plus.
help-call_off =
    Si cela dure trop longtemps, les personnes qui cherchent encore peuvent s’accorder pour arrêter.
    Alors rien ne bouge.
help-shower =
    Une règle maison contre un ciel où personne ne trouve rien.
    Si plus de la moitié vote oui, toutes les étoiles jaunes sont redistribuées.
help-end =
    La première fusée qui atteint ou dépasse le départ gagne tout de suite.
    Dans Rudi la Fusée, on fait deux tours de piste.

## La table en texte et dans le terminal

chart-name = carte { $chart }, côté { $colour }
seat-field = case { $field }
seat-lap = tour de piste { $lap } sur { $laps }
seat-level =
    { $level } ({ $runs ->
        [one] { $runs } retournement
       *[other] { $runs } retournements
    })
note-turn = joue
note-last = dernière et seule
note-out = ne cherche plus
note-call_off = veut interrompre
note-won = victoire !
table-die = Dé : { $face }
table-search = { $seat } cherche. Couleur de la carte : { $colour }.
table-super = Grande recherche : tout le monde cherche. Couleur des cartes : { $colour }.
table-twinkling = { $seat } déplace les étoiles de { $holes }.
table-fits = Carte { $chart }, côté { $colour } : complète en { $where }
table-no_fit = Carte { $chart }, côté { $colour } : il n’y avait pas de solution.
legend = * étoile · ✦ étoile fixe · [ ] sous un repère · ◎ planète rouge · ◍ planète bleue · C4 90° : coin sur C4, tournée de 90°
preview-filled =
    { $filled ->
        [one] { $filled } repère rempli
       *[other] { $filled } repères remplis
    } sur { $markings }
preview-fixed_star = avec l’étoile fixe : une case de plus
preview-finish = arrivée !

## Entraînement

practice-number = Carte { $number } sur { $count }
practice-found =
    { $count ->
        [one] { $count } trouvée
       *[other] { $count } trouvées
    }
practice-blind = Sans la tenir au-dessus du ciel
practice-look = Montre-moi où elle va
practice-next = Carte suivante
practice-done = Résultat : { $found } sur { $count }, en { $time }.
practice-daily-rules = Tout le monde reçoit aujourd’hui le même ciel et une carte. Le chrono part quand tu appuies sur le bouton et s’arrête quand ta carte est complète. Une pose fausse ajoute 10 s.
practice-daily-start = Commencer
practice-daily-task = Pose la carte pour que chaque repère montre une étoile.
practice-daily-wrong =
    { $count ->
        [one] { $count } pose fausse : +{ $seconds } s
       *[other] { $count } poses fausses : +{ $seconds } s
    }
practice-daily-done = Trouvé en { $time } !
practice-daily-times = Les temps du jour

## Configurations prêtes

preset-with_kids = Avec des enfants
preset-no_hurry = Sans se presser, sans sablier
preset-by_the_book = Selon la règle imprimée
preset-online = En ligne

## Sur le plateau

board-sky = Ciel étoilé, rangées A vers le bas, colonnes 1 vers la droite
board-hole = { $hole }, vide
board-no-hole = { $hole }, pas de trou
board-star = { $hole }, étoile
board-fixed-star = { $hole }, étoile fixe
board-zoom = Agrandir le ciel
board-start = Départ et arrivée
board-chart =
    { $colour ->
        [red] Carte rouge ({ $name })
       *[blue] Carte bleue ({ $name })
    }
board-turn-left = Tourner la carte à gauche
board-turn-right = Tourner la carte à droite
board-turn-of = Tourner la carte ({ $name })
board-markings = Repères de la carte
board-marking = Repère { $number } : rangée { $row }, colonne { $column } de la carte
board-place = Poser !
board-filled = { $filled } sur { $markings }
board-not-put-down = pas posée
board-waiting = Carte posée. En attente du résultat…
board-look-too = { $name } cherche. Tu la vois aussi ?
board-hint-hold = Touche le ciel pour y tenir ta carte. Touche la carte pour la tourner.
board-hint-move = Déplace-la et tourne-la jusqu’à ce que les repères brillent.
board-hint-stop = Stop ! Touche le ciel pour poser ta carte.
board-hint-marking = Touche d’abord un repère de ta carte.
board-hint-hole = Touche maintenant son trou dans le ciel. Il n’y a qu’un seul essai !
board-seconds =
    { $seconds ->
        [one] encore { $seconds } seconde
       *[other] encore { $seconds } secondes
    }
board-no-timer = Sans sablier
board-time-search = { $name } cherche
board-time-stop = Pose-la !
board-time-twinkle = { $name } déplace les étoiles
board-time-call-off = avant de pouvoir interrompre
board-time-limit = avant la fin de la recherche
board-get-ready = Grande recherche : prépare-toi !
board-press-first = Trouvé ? Appuie sur ton bouton, puis pose ta carte.
board-not-yet = Pas encore
board-ready = en place
board-searching = cherche
board-out = ne cherche plus
board-wants-off = veut arrêter
board-twinkle = Touche un trou vide : où va l’étoile de { $hole } ?
board-twinkles = { $name } choisit un nouveau trou pour l’étoile de { $hole }.
board-shower = Aucune fusée n’avance. Redistribuer les étoiles par une pluie de météores ?
board-last-and-alone = Dernière et seule : les points vides comptent aussi.
board-rolled = Dernier lancer : { $name }
board-result = La dernière recherche
board-flies =
    { $fields ->
        [one] { $name } avance de { $fields } case.
       *[other] { $name } avance de { $fields } cases.
    }
board-stays = { $name } reste sur place.
board-nobody-flies = Personne n’avance.
board-with-fixed-star = Dont une pour l’étoile fixe !
board-solutions =
    { $count ->
        [0] Il n’y avait pas de solution.
        [one] Il y avait { $count } solution.
       *[other] Il y avait { $count } solutions.
    }
board-show = Montrer
board-put-down = Posée ici :
board-full-place = Solution { $number } sur { $count } :
board-previous = Solution précédente
board-next = Solution suivante
board-shout-stop = Stop !
board-shout-fixed-star = Étoile fixe : +1 !
board-shout-first = { $name } trouve en premier !
board-shout-out = { $name } ne cherche plus
board-shout-nobody = Personne n’a trouvé
board-shout-lap = { $name } : tour de piste suivant !
board-shout-meteors = Pluie de météores !
board-shout-home = { $name } est de retour !

reason-full = { $places ->
        [one] { $places } position remplit
       *[other] { $places } positions remplissent
    } les { $markings } repères{ $fixed ->
        [yes] {" "}avec l’étoile fixe parmi eux
       *[no] {""}
    } : { $fields ->
        [one] { $fields } case.
       *[other] { $fields } cases.
    }
reason-part = Aucune position ne remplit les { $markings } repères. Le maximum est { $fields }, dans { $places ->
        [one] { $places } position
       *[other] { $places } positions
    }.
reason-no-help = Dans cette variante, il n’y a pas d’aide tant que tu tiens une carte.
reason-twinkle = Le nombre est ce que ton prochain tour rapporte en moyenne, avec toutes les cartes et toutes les faces du dé possibles, si tu vois toutes les positions.

## Fin de la partie

score-fields = Cases
score-die = Dé
score-searches = Recherches
score-super_searches = Grandes recherches
score-searches_won = Réussies
score-searches_failed = Manquées
score-best_time = Meilleur temps
ended-finished =
    { $laps ->
        [one] { $seat } termine { $laps } tour de piste avant les autres.
       *[other] { $seat } termine { $laps } tours de piste avant les autres.
    }
ended-given_up =
    { $rounds ->
        [one] Aucune fusée n’a avancé depuis { $rounds } tour de table.
       *[other] Aucune fusée n’a avancé depuis { $rounds } tours de table.
    }

## Crédits

credit-illustrations = Illustrations du jeu imprimé : Matthias Derenbach
credit-editing = Rédaction du jeu imprimé : Tim Rogasch
