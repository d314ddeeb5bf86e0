### La table : avant, pendant et après la partie.
### Les noms arrivent sans article : aucune phrase ne les élide ni ne les accorde.

## Rejoindre et attendre

table-missing = Impossible d’afficher cette table.
table-reconnecting = Connexion perdue. Reconnexion…
table-connecting = Connexion…
table-move-kept = Ton coup est gardé et sera envoyé.
table-next-try = Prochain essai dans { $seconds } s.
table-try-now = Essayer maintenant
table-no-board = Impossible de charger le plateau. Tu peux jouer avec les boutons.
table-join = Rejoindre la table : { $game }
table-join-here = Déjà à la table : { $names }
table-join-name = Ton nom
table-join-colour = Ta couleur (facultatif)
table-join-sit = Prendre place
table-join-watch = Seulement regarder
table-join-private = Seul ce nom est enregistré.
table-colour-0 = orange
table-colour-1 = bleu
table-colour-2 = jaune
table-colour-3 = rose
table-colour-4 = vert
table-gathering = { $game } : en attente de joueurs
table-gathering-free =
    { $free ->
        [0] Toutes les places sont prises. La partie commence…
        [one] Il reste { $free } place libre. La partie commence dès qu’elle est prise.
       *[other] Il reste { $free } places libres. La partie commence dès qu’elles sont prises.
    }
table-seat-open = place libre
table-open-seats =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
table-hosted-by = Hôte de la table : { $name }.
table-awaits = Il manque encore : { $names }
table-start-help =
    { $count ->
        [one] Si tu commences maintenant, un bot prend la place libre ({ $level }).
       *[other] Si tu commences maintenant, des bots prennent les { $count } places libres ({ $level }).
    }
table-host-may-start = { $name } peut aussi commencer avec des bots.
table-start-now = Commencer
table-host = hôte
table-here = en ligne
table-invited = invitation envoyée, en attente
table-seat-anyone = pour qui a le lien
table-removed = L’hôte a libéré ta place.
table-bot-instead = Mettre un bot
table-remove = Retirer { $name }
table-leave = Quitter la table
table-invite = Inviter des amis
table-invite-help = Toute personne qui a ce lien peut prendre place. Ou scanne le code avec un téléphone.
table-invite-link = Lien d’invitation
table-copy = Copier le lien
table-copied = Copié !
table-share = Partager
table-qr = Code QR
table-qr-label = Lien sous forme de code QR
table-sealed = Dés vérifiables
table-sealed-help = L’empreinte de la graine de tous les tirages est déjà publiée. Après la partie, la graine est révélée et tout le monde peut vérifier qu’elle correspond à cette empreinte :

## Places

table-seats = Joueurs
table-you = toi
table-bot = bot
table-away = hors ligne
table-deciding = choisit
table-resigned = abandon
table-stands-in = un bot joue
table-votes-to-end = vote pour arrêter
table-let-bot-play = Confier à un bot
table-bot-plays-for = Un bot joue pour { $name }.
table-take-seat-back = Reprendre ma place

## Coups et conseils

table-question = Coups
table-fold = Masquer les coups
table-unfold = Afficher les coups
table-choices = Tes coups
table-your-turn = À toi de jouer !
table-turn-of = À { $name } de jouer
table-waiting = Un instant…
table-waiting-paused = La partie est en pause.
table-refused =
    { $count ->
        [one] { $count } coup impossible
       *[other] { $count } coups impossibles
    }
table-help = La règle en bref
table-all-rules = Toutes les règles
table-hint = Conseil
table-hint-busy = Évaluation des coups…
table-hint-about = Comment lire ces valeurs
table-hint-about-victory = Chances de victoire après chaque coup, selon le bot le plus fort. ± est l’erreur d’échantillonnage.
table-hint-about-points = Tes points attendus en fin de partie, selon le planificateur de missions.
table-hint-about-chance = Fréquence des victoires de bots avec une telle avance et autant d’années restantes. ± est l’erreur d’échantillonnage.
table-hint-about-fields = Nombre moyen de cases parcourues, si le joueur voit toutes les positions.
table-hint-share = { $share } % ± { $margin }
table-hint-chance = chances de victoire : { $chance }
table-hint-points = { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    }
table-hint-fields = { $worth ->
        [one] { $worth } case
       *[other] { $worth } cases
    }
table-hint-unweighed = non évalué
table-hint-some = Coups affichés : { $shown } sur { $legal }.
table-hint-best = le meilleur
table-hint-close = trop serré
table-hint-equal = tout aussi bon
table-paused = { $name } met la partie en pause.
table-resume = Reprendre

## Vitesse

table-speed = Vitesse des bots
table-speed-times = { $speed }×
table-speed-instant = Immédiate
table-speed-paused = en pause
table-speed-pause = Pause
table-speed-resume = Reprendre
table-speed-next = Coup suivant
table-speed-skip = Passer
table-speed-help = Les coups des autres sont montrés un par un. « Passer » montre tout jusqu’à ton tour. La vitesse vaut pour toutes les tables.
table-forced = Un seul coup possible : { $text }

## Annuler et rétablir

table-undo = Annuler le coup
table-redo = Rétablir le coup
table-undo-asks = { $name } demande à annuler un coup. D’accord ?
table-undo-asks-seat = { $name } demande à annuler un coup. { $seat }, d’accord ?
table-undo-waiting = Réponse attendue : { $names }
table-yes = Oui
table-no = Non

## Sur un seul appareil

table-curtain = Passe l’appareil à { $name }
table-curtain-help = L’écran reste masqué jusque-là.
table-curtain-open = C’est moi, { $name }

## Journal et discussion

table-log = Journal
table-log-link = Voir dans le replay
table-log-earlier = Entrées précédentes
table-log-opening = Début
table-log-lines =
    { $count ->
        [one] { $count } entrée
       *[other] { $count } entrées
    }
table-missed = Ce que tu as manqué
table-missed-close = OK
table-missed-more = et { $count } de plus
table-missed-smaller =
    { $count ->
        [one] Et { $count } événement mineur.
       *[other] Et { $count } événements mineurs.
    }
table-missed-replay = Revoir ce que j’ai manqué
table-log-and-chat = Journal et discussion
table-chat = Discussion
table-chat-unread = non lus
table-chat-empty = Aucun message pour le moment.
table-chat-write = Écrire un message
table-chat-send = Envoyer
table-emote-hello = Bonjour !
table-emote-well_done = Bravo !
table-emote-wow = Oh là là !
table-emote-oops = Oups…
table-emote-thanks = Merci !
table-emote-hurry = À toi !

## Menu de la table

table-tools = Table et liens
table-pause = Mettre en pause
table-stand-in-me = Un bot joue pour moi
table-vote-end = Voter pour arrêter
table-vote-end-help = Si tout le monde vote, la partie se termine sans vainqueur.
table-resign = Abandonner
table-resign-sure = Abandonner cette partie ?
table-resign-help = Les autres continuent sans toi. C’est irréversible.
table-play-on = Continuer à jouer
table-move-seat = Continuer sur un autre appareil
table-move-seat-help = Garde ce lien pour toi : c’est la clé de ta place.
table-new-link = Nouveau lien pour cette place
table-new-link-help = À utiliser si quelqu’un a vu ton lien. L’ancien ne fonctionnera plus et les appareils qui l’utilisent seront déconnectés.
table-new-link-made = Cette place a un nouveau lien.
table-watch-link = Lien pour les spectateurs
table-record = Télécharger la partie
table-report = Signaler cette position
table-report-help = Qu’est-ce qui ne va pas ? La partie jusqu’ici, vue de ta place, est jointe.
table-report-send = Envoyer
table-report-sent = Merci ! Numéro du signalement : { $number }.
table-cancel = Annuler
table-close = Fermer
table-provenance = Source
table-provenance-unknown = Aucune source indiquée.
table-all-facts = Toutes les données et sources

## La fin

table-over = Partie terminée
table-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-rematch = Revanche
table-rematch-join = Rejoindre la revanche
table-rematch-by = { $name } propose une revanche.
table-rematch-open = Une revanche est ouverte.
table-retried = Avec des dés relancés
table-retried-help = Avec des dés relancés : un lancer ou un autre tirage a été annulé, cette partie ne compte donc dans aucune statistique.
table-rematch-watch = Regarder la partie suivante
table-replay = Revoir la partie
table-fairness = Vérifier les dés
table-end-show = Voir le résultat
table-end-board = Voir le plateau
table-end-sheet = Feuille de score
table-end-player = Joueur
table-end-total = Total
table-end-winner = Victoire
table-end-best = Meilleur :
table-end-deeds = Missions accomplies
table-end-when = Année
table-end-deed = Mission
table-share = Partager
table-share-heading = Partager cette partie
table-share-picture = Image du plateau : { $result }
table-share-link = Lien vers le replay
table-share-system = Partager…
table-share-save = Enregistrer l’image
table-share-saved = Image enregistrée

table-type = Tape ton coup, par exemple { $example }
table-type-instead = Utilise le plateau ou tape ton coup
table-type-go = OK
table-type-wrong = C’est impossible. Exemple : { $example }
table-claims = Qui a été le plus rapide ?
table-claims-first = en premier
table-claims-behind = +{ $seconds } s
