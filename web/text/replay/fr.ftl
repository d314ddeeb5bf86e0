### Les relectures : une partie pas à pas, et la question des dés.
### Les noms arrivent sans article : aucune phrase ne les élide ni ne les accorde.

## Pas à pas

replay-title = Relecture, étape { $step }
replay-missing = Impossible de montrer ce moment.
replay-transport = Parcourir la partie
replay-first = Au début
replay-back = Une étape en arrière
replay-play = Dérouler comme un film
replay-stop = Arrêter
replay-forward = Une étape en avant
replay-last = À la fin
replay-slider = Étape
replay-step = Étape { $step } sur { $steps }
replay-keys = Touches : ← et → d'une étape, Début et Fin aux extrémités.
replay-keys-chapters = Page précédente et Page suivante vont de chapitre en chapitre.
replay-chapter = Chapitre
replay-opening = Le début
replay-viewpoint = Vu par
replay-spectator = le public
replay-happened = Ce qui s'est passé à cette étape
replay-begin = La partie commence.
replay-table = À la table

## Que faire d'une étape

replay-play-on = Continuer d'ici (place : { $name })
replay-play-on-help = Une nouvelle partie commence à ce moment, avec des bots aux autres places. L'ancienne reste comme elle était.
replay-play-on-busy = On prépare…
replay-tools = Lien, enregistrement, signalement
replay-link = Lien vers cette étape
replay-position = Cette position en une ligne

## Chance et adresse

replay-analysis = Chance et adresse
replay-analysis-about = Chaque décision et chaque tirage de cette partie peuvent être revus : où était la chance, où était l'erreur ?
replay-analyse = Relire la partie
replay-analysis-busy = La partie est relue. Cela peut prendre une minute…
replay-analysis-player = joueur
replay-analysis-luck = chance
replay-analysis-lost = gaspillé
replay-analysis-units-victory = En centièmes de victoire. La chance est ce que les tirages ont apporté par rapport à la moyenne de tous les tirages possibles ; le gaspillé est ce que les erreurs ont coûté, selon le robot le plus fort.
replay-analysis-units-points = En points. La chance est ce que les tirages ont apporté par rapport à la moyenne de tous les tirages possibles ; le gaspillé est ce que les erreurs ont coûté. Les deux comme le planificateur compte : les chances exactes de ce qui vole, une estimation de ce qui reste à construire.
replay-analysis-units-fields = En cases. La chance est ce que le dé et les cartes ont apporté par rapport à la moyenne ; le gaspillé est ce que la meilleure place aurait apporté de plus.
replay-analysis-partial = La partie est trop longue pour être analysée en entier : voici les { $analysed } premières décisions sur { $decisions }.
replay-analysis-mistakes = Erreurs
replay-analysis-none = Aucune erreur qui se distingue du hasard.
replay-inaccuracy = imprécision
replay-mistake = erreur
replay-blunder = grosse erreur
replay-better-victory = Mieux : { $better } (de { $cost } ± { $margin } centièmes de victoire).
replay-better-points = Mieux : { $better } (de { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }).
replay-better-fields = Mieux : { $better } (de { $cost ->
        [one] { $cost } case
       *[other] { $cost } cases
    }).

## Des dés honnêtes

fair-heading = Les dés étaient-ils honnêtes ?
fair-how = Avant la partie, le serveur a scellé un nombre secret, la graine. Chaque dé découle de la graine et de ce que les joueurs ont ajouté. Après la partie la graine est révélée, et ton navigateur peut recalculer lui-même chaque lancer.
fair-check = Vérifier les dés
fair-busy = Vérification…
fair-unable = Ce navigateur ne vérifie que sur des pages venues par https ou de cette machine même.
fair-command = L'enregistrement entier, coups compris, se vérifie avec cette commande :
fair-fair =
    { $draws ->
        [one] Le seul tirage découle de la graine scellée.
       *[other] Les { $draws } tirages ({ $single } dés et cartes) découlent tous de la graine scellée.
    }
fair-own =
    { $count ->
        [one] Le nombre de ton navigateur fait partie des tirages.
       *[other] Les { $count } nombres de ton navigateur font partie des tirages.
    }
fair-seen = Le sceau est celui que ton navigateur a vu avant la partie.
fair-replaced = Le nombre envoyé par ton navigateur ne fait pas partie des tirages : il a envoyé { $sent }, l'enregistrement dit { $nonce }.
fair-resealed = Le sceau n'est pas celui que ton navigateur a vu avant la partie : c'était { $seen }.
fair-differs = L'événement { $event } diffère : l'enregistrement dit { $told } pour { $stream } { $index }, la graine donne { $due }.
fair-skipped = L'événement { $event } n'est pas à sa place : { $stream } { $due } était attendu, l'enregistrement continue avec { $index }.
fair-unsealed = Cette graine n'est pas celle qui a été scellée avant la partie.
fair-renamed = Le nom de la partie ne correspond pas à cette graine.
fair-unfinished = La partie n'est pas finie. Sa graine reste secrète jusque-là, sinon chacun pourrait calculer les dés à venir.
fair-lab = C'est une partie simulée. Rien n'y a été scellé, il n'y a donc rien à vérifier.
fair-unreadable = Cet enregistrement ne peut pas être vérifié.
fair-proves = Cela prouve que personne n'a changé les dés après le scellement, ni le serveur ni les joueurs.
fair-proves-not = Cela ne prouve pas que l'hôte n'a pas regardé en avance. Qui tient le serveur a la graine et pourrait calculer les lancers à venir.
fair-nonces = Le navigateur de chaque joueur a ajouté un nombre au hasard après le scellement. Tous entrent dans chaque tirage : personne n'a pu choisir d'avance une graine chanceuse :
fair-no-nonces = Les joueurs n'ont rien ajouté aux tirages de cette partie : la graine seule a décidé.
fair-seal = Le sceau (SHA-256 de la graine)
fair-seed = La graine
