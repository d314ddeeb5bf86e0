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
replay-speed = Vitesse
replay-speed-times = { $speed }×
replay-keys = Touches : ← et → avancent ou reculent d’une étape, Début et Fin vont à la première et à la dernière.
replay-keys-chapters = Page précédente et Page suivante changent de chapitre.
replay-chapter = Chapitre
replay-opening = Début
replay-viewpoint = Vue
replay-spectator = Spectateur
replay-begin = La partie commence.
replay-table = Retour à la table
replay-tabs = Coups, analyse et notes
replay-tab-moves = Coups
replay-tab-analysis = Analyse
replay-tab-notes = Notes
replay-tab-more = Plus
replay-fold = Masquer les coups
replay-unfold = Afficher les coups
replay-result = Victoire : { $names }, { $scores }
replay-result-none = Sans vainqueur, { $scores }
replay-moves = Coups
replay-moves-earlier = Coups précédents
replay-moves-later = Coups suivants
replay-step-number = étape { $step }

## Sans divulgâcher

replay-spoiler = Sans spoiler
replay-spoiler-help = Masque le résultat, l’analyse et les coups suivants jusqu’à ce que tu y arrives.
replay-spoiler-moves = Les coups suivants sont masqués jusqu’à ce que tu y arrives.
replay-spoiler-analysis = L’analyse est masquée jusqu’à la dernière étape.

## Notes

replay-notes = Notes
replay-note-at = Note à l’étape { $step }
replay-note-add = Ajouter une note
replay-note-private = Seulement dans ce navigateur.
replay-note-unsaved = Ce navigateur ne peut pas enregistrer de notes : son stockage est plein ou bloqué.
replay-note-save = Enregistrer
replay-note-edit = Modifier
replay-note-delete = Supprimer
replay-note-none = Aucune note pour l’instant.

## Que faire d’une étape

replay-play-on = Continuer à partir d’ici (place : { $name })
replay-play-on-help = Lance une nouvelle partie à partir de cette position, avec des bots aux autres places. Cette partie ne change pas.
replay-play-on-busy = Préparation…
replay-tools = Lien, fichier de partie, signalement
replay-link = Lien vers cette étape
replay-position = Code de la position

## Analyse

replay-analysis = Analyse
replay-analysis-about = Qu’est-ce qui relève de la chance, et qu’est-ce qui était une erreur ? L’analyse examine chaque décision et chaque tirage.
replay-analyse = Analyser
replay-analysis-busy = Analyse en cours… Cela peut prendre une minute.
replay-analysis-progress = Avancement de l’analyse
replay-analysis-percent = { $percent } %
replay-analysis-unable = Cette partie ne peut pas être analysée.
replay-analysis-later = L’analyse est possible une fois la partie terminée.
replay-analysis-player = Joueur
replay-analysis-accuracy = Précision
replay-analysis-luck = Chance
replay-analysis-lost = Erreurs
replay-analysis-units-victory = En points de pourcentage de chances de victoire, selon le bot le plus fort.
replay-analysis-units-points = En points, selon le planificateur de missions.
replay-analysis-units-fields = En cases, par rapport à une chance moyenne et à la meilleure position.
replay-analysis-docs = Comment c’est calculé
replay-analysis-partial = La partie est trop longue pour être analysée en entier. L’analyse couvre les { $analysed } premières décisions sur { $decisions }.
replay-analysis-none = Aucune erreur nette.
replay-graph = Chances de victoire
replay-graph-end = Fin
replay-moments = Moments clés
replay-moments-shown = { $shown } sur { $all }
replay-moments-filter = Filtre
replay-moments-none = Aucun.
replay-moment-before = Moment clé précédent
replay-moment-after = Moment clé suivant
replay-filter-all = Tous
replay-filter-mine = Les miens
replay-filter-mistakes = Erreurs
replay-filter-luck = Chance
replay-inaccuracy = Imprécision
replay-mistake = Erreur
replay-blunder = Gaffe
replay-good = Bon coup
replay-lucky = Chance
replay-unlucky = Malchance
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
