### L’accueil et le formulaire d’une nouvelle table.

## Bienvenue

lobby-welcome = Tout est prêt pour le décollage ?
lobby-lead = Des jeux de société spatiaux dans ton navigateur : en solo contre des bots, sur un seul appareil ou en ligne entre amis. Sans compte.
lobby-name = Ton nom
lobby-footer = Projet de fans non officiel, avec ses propres textes et dessins. Les droits des jeux appartiennent à leurs auteurs et éditeurs.
lobby-version = Version { $version }.

## Un jeu

lobby-summary-mlem = Des chats partagent une fusée. Descends à temps, ou écrase-toi avec elle.
lobby-credits = { $designer }, { $publisher } { $year }
lobby-players = { $fewest } à { $most } joueurs
lobby-minutes = environ { $minutes } min
lobby-minutes-bots = environ { $minutes } min contre des bots
lobby-minutes-short = { $minutes } min
lobby-level = Niveau des bots
lobby-level-easy = Facile
lobby-level-normal = Normal
lobby-level-hard = Difficile
lobby-level-expert = Expert
lobby-new-game = Nouvelle partie…
lobby-learn = Apprendre
lobby-rules = Règles
lobby-starting = Démarrage…
lobby-facts = Données du jeu et sources

## Tables

lobby-my-tables = Mes parties
lobby-my-tables-none = Tes parties apparaîtront ici.
lobby-show-all = Tout afficher (+{ $count })
lobby-public-tables = Parties ouvertes
lobby-no-public-tables = Aucune partie ouverte pour le moment. Crée la tienne et coche « { lobby-public } » !
lobby-go-on = Ouvrir
lobby-play = Jouer
lobby-forget = Retirer de la liste
lobby-join = Rejoindre
lobby-watch = Regarder
lobby-open-seat = place libre
lobby-won = victoire
lobby-continue = Continuer
lobby-continue-game = Continuer { $game }
lobby-continue-more = et { $count } de plus
lobby-against = contre { $names }
lobby-against-bots =
    { $count ->
        [one] contre { $count } bot
       *[other] contre { $count } bots
    }
lobby-result-won = victoire
lobby-result-shared = victoire partagée
lobby-result-lost = défaite
lobby-result-ended = terminée
lobby-forget-sure = Cette partie est en cours. Si tu la retires de la liste, ce navigateur perd ta place.
lobby-create-game = Créer une partie
lobby-tabs = Parties de l’accueil
lobby-tab-play = Jouer
lobby-tab-mine = Mes parties
lobby-tab-open = Ouvertes
lobby-tab-daily = Ciel
lobby-tab-waiting =
    { $count ->
        [one] à toi de jouer dans { $count } partie
       *[other] à toi de jouer dans { $count } parties
    }
lobby-facts-of = Données du jeu : { $game }
lobby-daily = Le ciel du jour
lobby-daily-help = { $game } : une carte, et le même ciel pour tout le monde.
lobby-daily-none = Pas encore de temps aujourd’hui.
lobby-daily-own = Ta place : { $place }.
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

lobby-new = Nouvelle partie : { $game }
lobby-mode = Mode
lobby-mode-solo = En solo contre des bots
lobby-mode-hotseat = Sur un seul appareil
lobby-mode-online = En ligne entre amis
lobby-new-title = Nouvelle partie
lobby-game = Jeu
lobby-bots = Bots
lobby-sum-people =
    { $count ->
        [one] { $count } humain
       *[other] { $count } humains
    }
lobby-sum-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
lobby-sum-bots-level =
    { $count ->
        [one] { $count } bot ({ $level })
       *[other] { $count } bots ({ $level })
    }
lobby-sum-changed = { $preset }, avec des changements
lobby-sum-kept = Le nombre de joueurs et le niveau valent aussi pour « { lobby-play } » à l’accueil.
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
lobby-presets = Règles
lobby-preset-usual = Standard
lobby-seat-level = Place { $number } : handicap
lobby-plan = Planificateur de missions
lobby-practice = Entraînement : un autre ciel
lobby-summary-star_search = Pose ta carte sur les étoiles avant la fin du sablier.
lobby-summary-leaving_earth = Construis des fusées, teste-les et gagne la course aux planètes.
lobby-bot-planner-lite = Planificateur : prépare ses propres missions
lobby-bot-child = Enfant : prend son temps
lobby-bot-grown-up = Adulte : regarde bien
lobby-bot-eagle = Aigle : voit tout
