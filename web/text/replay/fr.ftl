### Les replays : une partie étape par étape, son analyse et la vérification des dés.
### Les noms arrivent sans article : aucune phrase ne les élide ni ne les accorde.

## Lecture

replay-title = Replay, étape { $step }
replay-missing = Impossible d’afficher cette étape.
replay-transport = Commandes de lecture
replay-first = Première étape
replay-back = Étape précédente
replay-play = Lecture
replay-stop = Arrêter
replay-forward = Étape suivante
replay-last = Dernière étape
replay-slider = Étape
replay-step = Étape { $step } sur { $steps }
replay-keys = Touches : ← et → avancent ou reculent d’une étape, Début et Fin vont à la première et à la dernière.
replay-keys-chapters = Page précédente et Page suivante changent de chapitre.
replay-chapter = Chapitre
replay-opening = Début
replay-viewpoint = Vue
replay-spectator = Spectateur
replay-happened = À cette étape
replay-begin = La partie commence.
replay-table = Retour à la table

## Que faire d’une étape

replay-play-on = Jouer à partir d’ici (place : { $name })
replay-play-on-help = Lance une nouvelle partie à partir de cette position, avec des bots aux autres places. Cette partie ne change pas.
replay-play-on-busy = Préparation…
replay-tools = Lien, fichier de partie, signalement
replay-link = Lien vers cette étape
replay-position = Code de la position

## Chance et adresse

replay-analysis = Chance et adresse
replay-analysis-about = Qu’est-ce qui relève de la chance, et qu’est-ce qui était une erreur ? L’analyse examine chaque décision et chaque tirage.
replay-analyse = Analyser
replay-analysis-busy = Analyse en cours… Cela peut prendre une minute.
replay-analysis-player = joueur
replay-analysis-luck = chance
replay-analysis-lost = pertes
replay-analysis-units-victory = En points de pourcentage de chances de victoire. Chance : les tirages par rapport à la moyenne. Pertes : le coût des erreurs, selon le bot le plus fort.
replay-analysis-units-points = En points. Chance : les tirages par rapport à la moyenne. Pertes : le coût des erreurs. Le planificateur de missions estime les deux.
replay-analysis-units-fields = En cases. Chance : le dé et les cartes par rapport à la moyenne. Pertes : ce que la meilleure position aurait rapporté de plus.
replay-analysis-partial = La partie est trop longue pour être analysée en entier. L’analyse couvre les { $analysed } premières décisions sur { $decisions }.
replay-analysis-mistakes = Erreurs
replay-analysis-none = Aucune erreur nette.
replay-inaccuracy = imprécision
replay-mistake = erreur
replay-blunder = gaffe
replay-better-victory = Mieux : { $better } (+{ $cost } ± { $margin } points de pourcentage).
replay-better-points = Mieux : { $better } (+{ $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }).
replay-better-fields = Mieux : { $better } (+{ $cost ->
        [one] { $cost } case
       *[other] { $cost } cases
    }).

## Dés vérifiables

fair-heading = Les dés étaient-ils réguliers ?
fair-how = Avant la partie, le serveur a publié l’empreinte d’une graine secrète. Chaque lancer découle de cette graine et de nombres ajoutés par les joueurs. Après la partie, la graine est révélée et ton navigateur peut recalculer chaque lancer.
fair-check = Vérifier les dés
fair-busy = Vérification…
fair-unable = La vérification ne fonctionne que sur une page https ou sur cet ordinateur.
fair-command = Cette commande vérifie tout le fichier de partie, coups compris :
fair-fair =
    { $draws ->
        [one] Le seul tirage correspond à la graine.
       *[other] Les { $draws } tirages ({ $single } dés et cartes) correspondent tous à la graine.
    }
fair-own =
    { $count ->
        [one] Le nombre de ton navigateur fait partie des tirages.
       *[other] Les { $count } nombres de ton navigateur font partie des tirages.
    }
fair-seen = L’empreinte est celle que ton navigateur a vue avant la partie.
fair-replaced = Le nombre envoyé par ton navigateur ne fait pas partie des tirages : il a envoyé { $sent }, le fichier de partie contient { $nonce }.
fair-resealed = L’empreinte n’est pas celle que ton navigateur a vue avant la partie : c’était { $seen }.
fair-differs = L’événement { $event } diffère : le fichier de partie indique { $told } pour { $stream } { $index }, la graine donne { $due }.
fair-skipped = L’événement { $event } n’est pas à sa place : { $stream } { $due } était attendu, mais c’est { $index }.
fair-unsealed = La graine ne correspond pas à l’empreinte publiée avant la partie.
fair-renamed = L’identifiant de la partie ne correspond pas à cette graine.
fair-unfinished = La partie n’est pas terminée. La graine reste secrète jusque-là, sinon tout le monde pourrait calculer les lancers à venir.
fair-lab = C’est une partie simulée, sans empreinte publiée : il n’y a rien à vérifier.
fair-unreadable = Impossible de vérifier ce fichier de partie.
fair-proves = Cela prouve que personne n’a changé les lancers après la publication de l’empreinte, ni le serveur ni les joueurs.
fair-proves-not = Cela ne prouve pas que l’hébergeur ignorait les lancers : le serveur possède la graine.
fair-nonces = Le navigateur de chaque joueur a ajouté un nombre aléatoire après la publication de l’empreinte. Chacun entre dans tous les tirages, donc personne n’a pu choisir une graine favorable :
fair-no-nonces = Les joueurs n’ont ajouté aucun nombre dans cette partie : les tirages ne dépendent que de la graine.
fair-seal = Empreinte (SHA-256 de la graine)
fair-seed = Graine
