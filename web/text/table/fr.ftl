### La table : attendre, jouer, et après la partie.
### Les noms arrivent sans article : aucune phrase ne les élide ni ne les accorde.

## Arriver

table-missing = Impossible de montrer cette table.
table-reconnecting = La connexion est perdue. Reconnexion…
table-no-board = Impossible de charger le plateau. Les boutons marchent quand même.
table-join = Rejoindre la table : { $game }
table-join-here = Déjà là : { $names }
table-join-name = Ton nom
table-join-colour = Ta couleur (si tu veux)
table-join-sit = Prendre place
table-join-watch = Seulement regarder
table-join-private = Seul ce nom est conservé, rien d'autre.
table-colour-0 = orange
table-colour-1 = bleu
table-colour-2 = jaune
table-colour-3 = rose
table-colour-4 = vert
table-gathering = { $game } : on attend les joueurs
table-gathering-free =
    { $free ->
        [0] Toutes les places sont prises. La partie commence…
        [one] Il reste une place libre. La partie commence dès qu'elle est prise.
       *[other] Il reste { $free } places libres. La partie commence dès qu'elles sont prises.
    }
table-seat-open = place libre
table-leave = Quitter la table
table-invite = Inviter des amis
table-invite-help = Ce lien permet de prendre place. Ou bien vise le code avec un téléphone.
table-invite-link = Lien d'invitation
table-copy = Copier le lien
table-copied = Copié !
table-qr = Code pour téléphone
table-qr-label = Le lien sous forme de code QR
table-sealed = Dés honnêtes
table-sealed-help = La graine de tous les tirages est déjà scellée. Elle est révélée après la partie, et tout le monde peut vérifier qu'elle correspond à ce sceau :

## Places

table-seats = Joueurs
table-you = toi
table-bot = robot
table-away = absence
table-deciding = réfléchit
table-resigned = hors jeu
table-stands-in = un robot remplace
table-votes-to-end = veut arrêter
table-let-bot-play = Laisser jouer un robot
table-bot-plays-for = Un robot joue pour { $name }.
table-take-seat-back = Reprendre ma place

## La question

table-question = Question et choix
table-is-asked = Question pour { $name } :
table-fold = Cacher les choix
table-unfold = Montrer les choix
table-choices = Tes choix
table-your-turn = À toi de jouer !
table-turn-of = Le tour de { $name }
table-waiting = Un petit instant…
table-waiting-paused = La partie est en pause.
table-refused =
    { $count ->
        [one] Impossible maintenant : { $count } autre coup
       *[other] Impossible maintenant : { $count } autres coups
    }
table-help = La règle en bref
table-all-rules = Toutes les règles
table-hint = Conseil
table-hint-busy = Chaque choix est mis à l'épreuve…
table-hint-about-victory = Tes chances de gagner après chaque choix, telles que les voit le robot le plus fort après de nombreux essais. ± est le hasard des essais ; ce que le robot juge mal n'y est pas.
table-hint-about-points = Les points que tu peux espérer à la fin de la partie : ce que tu as, les chances exactes de ce qui vole, et une estimation de ce que ton argent peut encore construire. Le meilleur choix est celui du planificateur.
table-hint-about-chance = Les chances de gagner disent combien de fois des robots ont gagné après une telle avance avec autant d'années à jouer. ± est ce que le petit nombre de leurs parties laisse ouvert ; ce que la prévision juge mal dans celle-ci n'y est pas.
table-hint-about-fields = Les cases que ta fusée peut espérer parcourir, comptées pour qui voit toutes les places d'un coup.
table-hint-share = { $share } % ± { $margin }
table-hint-chance = chances de gagner : { $chance }
table-hint-points = { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    }
table-hint-fields = { $worth ->
        [one] { $worth } case
       *[other] { $worth } cases
    }
table-hint-unweighed = non évalué
table-hint-some = { $shown } choix sur { $legal } sont montrés.
table-hint-best = le meilleur
table-hint-close = trop serré
table-hint-equal = tout aussi bien
table-paused = { $name } met la partie en pause.
table-resume = Continuer

## Reprendre un coup

table-undo = Reprendre
table-redo = Rétablir
table-undo-asks = { $name } demande à reprendre un coup. D'accord ?
table-undo-asks-seat = { $seat }, est-ce que { $name } peut reprendre un coup ?
table-undo-waiting = Réponse attendue : { $names }
table-yes = Oui
table-no = Non

## Un seul écran pour tous

table-curtain = Passe l'écran à { $name }
table-curtain-help = Tout reste caché jusque-là.
table-curtain-open = C'est moi, { $name }

## Déroulement et discussion

table-log = Ce qui se passe
table-log-link = Voir ce moment dans la relecture
table-log-earlier = Entrées précédentes
table-log-opening = Le début
table-log-lines =
    { $count ->
        [one] { $count } ligne
       *[other] { $count } lignes
    }
table-missed = Pendant ton absence
table-missed-close = C'est lu
table-missed-more = et { $count } de plus
table-missed-smaller =
    { $count ->
        [one] Et { $count } chose de moindre importance.
       *[other] Et { $count } choses de moindre importance.
    }
table-missed-replay = Revoir à partir de là
table-chat = Discussion
table-chat-empty = Personne n'a encore rien dit.
table-chat-write = Écrire un message
table-chat-send = Envoyer
table-emote-hello = Bonjour !
table-emote-well_done = Bravo !
table-emote-wow = Oh là là !
table-emote-oops = Oups…
table-emote-thanks = Merci !
table-emote-hurry = À toi !

## Tout le reste

table-tools = Table et liens
table-pause = Pause
table-stand-in-me = Un robot joue pour moi
table-vote-end = Voter pour arrêter
table-vote-end-help = Si tout le monde vote pour arrêter, la partie finit sans victoire.
table-resign = Abandonner
table-resign-sure = Vraiment abandonner ?
table-resign-help = Les autres continuent sans toi. Ce choix est définitif.
table-play-on = Continuer à jouer
table-move-seat = Déplacer ta place sur un autre appareil
table-move-seat-help = Garde ce lien pour toi : c'est la clé de ta place.
table-new-link = Nouveau lien pour cette place
table-new-link-help = Si quelqu'un d'autre a vu le lien : l'ancien ne fonctionne plus, et les autres appareils qui l'utilisent perdent la place.
table-new-link-made = Cette place a un nouveau lien.
table-watch-link = Lien pour regarder
table-record = Enregistrer la partie
table-report = Signaler cette position
table-report-help = Qu'est-ce qui ne va pas ici ? La partie jusqu'ici, vue de ta place, est jointe.
table-report-send = Envoyer
table-report-sent = Merci ! Ce signalement porte le numéro { $number }.
table-cancel = Annuler
table-close = Fermer
table-provenance = D'où cela vient
table-provenance-unknown = Rien n'est noté à ce sujet.
table-all-facts = Tout ce qui est imprimé

## La fin

table-over = La partie est finie
table-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-rematch = Rejouer
table-rematch-join = Rejoindre la partie suivante
table-retried = Avec des dés relancés
table-retried-help = Avec des dés relancés : un lancer ou un autre tirage a été annulé, cette partie ne compte donc dans aucune statistique.
table-rematch-watch = Regarder la partie suivante
table-replay = Revoir la partie
table-fairness = Vérifier les dés

table-type = Tape-le ici, par exemple { $example }
table-type-instead = Utilise le plateau, ou tape
table-type-go = Valider
table-type-wrong = Ce n'est pas possible. Tape-le ainsi : { $example }
table-claims = Qui était en premier ?
table-claims-first = en premier
table-claims-behind = +{ $seconds } s
