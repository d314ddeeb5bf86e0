### L'accueil et le formulaire d'une nouvelle table.

## Bienvenue

lobby-welcome = Tout est prêt pour le décollage ?
lobby-lead = Des jeux de société spatiaux dans le navigateur : en solo contre des robots, autour d'un seul écran ou en ligne entre amis. Sans compte.
lobby-name = Ton nom à la table
lobby-footer = Projet non officiel, avec ses propres textes et dessins. Les droits des jeux restent à leurs auteurs et éditeurs.
lobby-version = Version { $version }.

## Un jeu

lobby-summary-mlem = Des chats partagent une fusée. Descends à temps, ou rentre avec l'épave.
lobby-credits = { $designer }, { $publisher } { $year }
lobby-players = { $fewest } à { $most } joueurs
lobby-minutes = environ { $minutes } min
lobby-play-now = Jouer contre des robots
lobby-play-now-help = Un clic, et la partie commence.
lobby-starting = C'est parti…
lobby-hotseat = Autour d'un seul écran
lobby-hotseat-help = La tablette ou l'ordinateur passe de main en main.
lobby-online = En ligne entre amis
lobby-online-help = Un lien à envoyer, et c'est tout.
lobby-how-to = Comment jouer
lobby-tutorial = Première partie guidée
lobby-facts = Ce qui est imprimé sur le plateau
lobby-own-table = Préparer une table

## Tables

lobby-my-tables = Mes parties
lobby-my-tables-none = Tes parties apparaîtront ici.
lobby-show-all = Tout afficher (+{ $count })
lobby-public-tables = Tables publiques
lobby-no-public-tables = Aucune table publique n'attend en ce moment. Ouvre une table et coche « publique » !
lobby-go-on = Y aller
lobby-play = Jouer
lobby-forget = Retirer de la liste
lobby-join = Rejoindre
lobby-watch = Regarder
lobby-open-seat = place libre
lobby-won = a gagné
lobby-status-gathering = attend des joueurs
lobby-status-playing = partie en cours
lobby-status-over = terminée
lobby-status-closed = fermée
lobby-status-archive = enregistrement

## Enregistrements

lobby-upload = Revoir une partie enregistrée
lobby-upload-help = Choisis un enregistrement, de toi ou de quelqu'un d'autre.
lobby-upload-unreadable = Ce fichier n'est pas un enregistrement : ce n'est pas du JSON.

## Seat keys

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

lobby-new = Nouvelle table : { $game }
lobby-mode = Comment jouer ?
lobby-mode-solo = En solo contre des robots
lobby-mode-hotseat = Autour d'un seul écran
lobby-mode-online = En ligne entre amis
lobby-seats = Qui joue ?
lobby-count = Joueurs
lobby-seat-kind = Place { $number } : personne ou robot
lobby-seat-name = Place { $number } : nom
lobby-seat-bot = Place { $number } : quel robot
lobby-same-name = Deux places portent le même nom. Choisis-en de différents.
lobby-kind-human = personne
lobby-kind-invited = libre pour quelqu'un
lobby-kind-bot = robot
lobby-bot-random = au hasard : fait n'importe quoi
lobby-bot-steady = posé : joue solidement
lobby-bot-novice = débutant : vient de lire les règles
lobby-bot-casual = décontracté : joue pour s'amuser
lobby-bot-strong = fort : difficile à battre
lobby-bot-champion = champion : pense à tout
lobby-invite-note = Le lien pour les places libres apparaît dès que la table est prête.
lobby-options = Variantes
lobby-not-with = Impossible avec : { $names }
lobby-some-not-with = Certains choix sont impossibles avec : { $names }
lobby-rulings = Règles maison et précisions
lobby-rulings-help = Les règles imprimées laissent ces questions ouvertes. Les choix faits ici nous semblent être les bons.
lobby-more = Plus de réglages
lobby-public = Table publique
lobby-public-help = Visible à l'accueil : tout le monde peut rejoindre ou regarder.
lobby-children = Table pour enfants
lobby-children-help = Des petits mots tout prêts au lieu de messages écrits.
lobby-hints = Conseils
lobby-hints-help = Qui doit choisir peut voir ce que vaut chaque choix. Jamais à une table pour enfants.
lobby-clock = Horloge
lobby-clock-none = sans horloge
lobby-clock-quick = 10 minutes chacun, plus 30 secondes par coup
lobby-clock-day = 1 jour chacun, plus 4 heures par coup, 3 jours au plus
lobby-clock-days = 3 jours chacun, plus 12 heures par coup, 5 jours au plus
lobby-clock-week = une semaine chacun, plus un jour par coup, une semaine au plus
lobby-clock-help-none = Tout le monde reste à la table jusqu'à la fin. Pour jouer sur plusieurs jours, choisis une horloge en jours.
lobby-clock-help-quick = À qui n'a plus de temps, un robot vient en aide.
lobby-clock-help-slow = Personne n'est obligé de rester : garde le lien de la table et ouvre-le des heures ou des jours plus tard, ta place t'attend. Un robot ne joue à la place de quelqu'un que si son temps est épuisé.
lobby-takeover = En cas d'absence, un robot joue à la place
lobby-takeover-60 = après une minute
lobby-takeover-90 = après une minute et demie
lobby-takeover-300 = après cinq minutes
lobby-takeover-never = jamais
lobby-pace = Vitesse des robots
lobby-pace-0 = immédiate
lobby-pace-700 = vive
lobby-pace-1500 = calme
lobby-pace-3000 = lente
lobby-pack = Ton propre plateau
lobby-pack-help = Un paquet de données (.toml) avec ce que montre ton plateau imprimé.
lobby-create-solo = Commencer la partie
lobby-create-hotseat = Commencer la partie
lobby-create-online = Ouvrir la table
lobby-presets = Tables toutes prêtes
lobby-preset-usual = La table habituelle
lobby-seat-level = Niveau de la place { $number }
lobby-plan = Planificateur pour qui a la boîte
lobby-practice = Entraînement : le ciel du jour
lobby-summary-star_search = Pose ta carte sur le ciel, et vite : où chaque repère montre-t-il une étoile ?
lobby-summary-leaving_earth = Vingt ans, quelques fusées qui peuvent exploser, et tout un système solaire à atteindre.
lobby-bot-planner-lite = planner-lite : prépare ses missions
lobby-bot-child = enfant : prend son temps
lobby-bot-grown-up = adulte : regarde bien
lobby-bot-eagle = aigle : voit tout
