### L’accueil et le formulaire d’une nouvelle table.

## Bienvenue

lobby-welcome = Tout est prêt pour le décollage ?
lobby-lead = Des jeux de société spatiaux dans ton navigateur : en solo contre des bots, sur un seul appareil ou en ligne entre amis. Sans compte.
lobby-name = Ton nom
lobby-footer = Projet de fans non officiel, avec ses propres textes et dessins. Les droits des jeux appartiennent à leurs auteurs et éditeurs.
lobby-version = Version { $version }.

## Un jeu

lobby-summary-mlem = Des chats partagent une fusée. Descends à temps, ou rentre avec l’épave.
lobby-credits = { $designer }, { $publisher } { $year }
lobby-players = { $fewest } à { $most } joueurs
lobby-minutes = environ { $minutes } min
lobby-play-now = Jouer contre des bots
lobby-play-now-help = Un clic et c’est parti.
lobby-starting = Démarrage…
lobby-hotseat = Sur un seul appareil
lobby-hotseat-help = Faites passer une tablette ou un ordinateur.
lobby-online = En ligne entre amis
lobby-online-help = Il suffit d’envoyer un lien.
lobby-how-to = Comment jouer
lobby-tutorial = Tutoriel
lobby-facts = Données du jeu et sources
lobby-own-table = Créer une table

## Tables

lobby-my-tables = Mes parties
lobby-my-tables-none = Tes parties apparaîtront ici.
lobby-show-all = Tout afficher (+{ $count })
lobby-public-tables = Tables publiques
lobby-no-public-tables = Aucune table publique pour le moment. Crée la tienne et coche « { lobby-public } » !
lobby-go-on = Ouvrir
lobby-play = Jouer
lobby-forget = Retirer de la liste
lobby-join = Rejoindre
lobby-watch = Regarder
lobby-open-seat = place libre
lobby-won = victoire
lobby-status-gathering = attend des joueurs
lobby-status-playing = en cours
lobby-status-over = terminée
lobby-status-closed = fermée
lobby-status-archive = fichier de partie

## Fichiers de partie

lobby-upload = Ouvrir une partie enregistrée
lobby-upload-help = Choisis un fichier de partie.
lobby-upload-unreadable = Ce n’est pas un fichier de partie (JSON invalide).

## Clés des places

lobby-keys = Jouer sur un autre appareil
lobby-keys-help = Les clés de tes places sont enregistrées seulement dans ce navigateur. Exporte-les ici dans un fichier, puis importe ce fichier dans le navigateur où tu veux jouer.
lobby-keys-warning = Toute personne qui a ce fichier peut jouer à tes places. Ne le partage pas.
lobby-keys-export = Exporter les clés
lobby-keys-import = Importer des clés
lobby-keys-added =
    { $count ->
        [0] Aucune nouvelle partie : ce navigateur a déjà ces clés.
        [one] { $count } partie ajoutée.
       *[other] { $count } parties ajoutées.
    }
lobby-keys-bad-file = Impossible d’importer ce fichier : ce n’est pas un fichier de clés Cosmodrome, ou une version plus récente l’a créé.

## Une nouvelle table

lobby-new = Nouvelle table : { $game }
lobby-mode = Mode de jeu
lobby-mode-solo = En solo contre des bots
lobby-mode-hotseat = Sur un seul appareil
lobby-mode-online = En ligne entre amis
lobby-seats = Joueurs
lobby-count = Nombre de joueurs
lobby-seat-kind = Place { $number } : humain ou bot
lobby-seat-name = Place { $number } : nom
lobby-seat-bot = Place { $number } : bot
lobby-same-name = Deux places portent le même nom. Choisis des noms différents.
lobby-kind-human = humain
lobby-kind-invited = place libre
lobby-kind-bot = bot
lobby-bot-random = Aléatoire : joue un coup possible au hasard
lobby-bot-steady = Prudent : évite les risques
lobby-bot-novice = Facile : découvre les règles
lobby-bot-casual = Normal : joue pour le plaisir
lobby-bot-strong = Difficile : dur à battre
lobby-bot-champion = Expert : ne laisse rien passer
lobby-invite-note = Tu auras un lien d’invitation dès que la table sera créée.
lobby-options = Variantes
lobby-not-with = Incompatible avec : { $names }
lobby-some-not-with = Certains choix sont incompatibles avec : { $names }
lobby-rulings = Règles maison et points de règle
lobby-rulings-help = Les règles imprimées ne tranchent pas ces points. Les choix par défaut sont notre interprétation.
lobby-more = Plus de réglages
lobby-public = Table publique
lobby-public-help = Visible à l’accueil. Tout le monde peut rejoindre ou regarder.
lobby-children = Table pour enfants
lobby-children-help = Des messages rapides au lieu de la discussion libre.
lobby-hints = Conseils
lobby-hints-help = Les joueurs voient ce que vaut chaque coup. Jamais à une table pour enfants.
lobby-clock = Pendule
lobby-clock-none = sans pendule
lobby-clock-quick = 10 minutes par joueur + 30 secondes par coup
lobby-clock-day = 1 jour par joueur + 4 heures par coup (3 jours au plus)
lobby-clock-days = 3 jours par joueur + 12 heures par coup (5 jours au plus)
lobby-clock-week = 1 semaine par joueur + 1 jour par coup (1 semaine au plus)
lobby-clock-help-none = La partie se joue d’une traite. Pour jouer sur plusieurs jours, choisis une pendule en jours.
lobby-clock-help-quick = Si un joueur n’a plus de temps, un bot le remplace.
lobby-clock-help-slow = Inutile de rester : rouvre le lien de la table des heures ou des jours plus tard pour retrouver ta place. Un bot ne joue pour toi que si ton temps est écoulé.
lobby-takeover = Si un joueur s’absente, un bot le remplace
lobby-takeover-60 = après 1 minute
lobby-takeover-90 = après 90 secondes
lobby-takeover-300 = après 5 minutes
lobby-takeover-never = jamais
lobby-pace = Vitesse des bots
lobby-pace-0 = immédiate
lobby-pace-700 = rapide
lobby-pace-1500 = normale
lobby-pace-3000 = lente
lobby-pack = Pack de données
lobby-pack-help = Un fichier .toml avec les valeurs imprimées dans ta boîte.
lobby-create-solo = Commencer la partie
lobby-create-hotseat = Commencer la partie
lobby-create-online = Créer la table
lobby-presets = Configurations prêtes
lobby-preset-usual = Standard
lobby-seat-level = Place { $number } : handicap
lobby-plan = Planificateur de missions
lobby-practice = Entraînement : le ciel du jour
lobby-summary-star_search = Pose ta carte sur le ciel, et vite : où chaque repère montre-t-il une étoile ?
lobby-summary-leaving_earth = Vingt ans, quelques fusées qui peuvent exploser, et tout un système solaire à explorer.
lobby-bot-planner-lite = Planificateur : prépare ses propres missions
lobby-bot-child = Enfant : prend son temps
lobby-bot-grown-up = Adulte : regarde bien
lobby-bot-eagle = Aigle : voit tout
