### Le tutoriel, le guide, les données du jeu avec leurs sources et la page d’administration.

## Tutoriel

tutorial-title = Tutoriel
tutorial-progress = Étape { $step } sur { $steps }
tutorial-next = Continuer
tutorial-back = Étape précédente
tutorial-leave = Quitter le tutoriel
tutorial-wrong = C’est permis, mais dans ce tutoriel, choisis : { $choice }
tutorial-done = Tutoriel terminé !
tutorial-done-help = Tu sais tout ce qu’il faut pour une première partie. Les règles restent à portée de clic.
tutorial-play = Jouer une vraie partie
tutorial-rules = Comment jouer
tutorial-again = Recommencer le tutoriel
tutorial-more = Afficher les { $count } coups

## Guide

pages-plan = { $game } : planificateur de missions
pages-how-to = Comment jouer : { $game }
pages-contents = Sommaire
pages-tutorial = Commencer le tutoriel
pages-play-now = Jouer maintenant contre des bots
pages-no-guide = Il n’y a pas encore de guide pour ce jeu.
pages-credits = Crédits
pages-unofficial = Ceci est un projet de fans, non officiel. { $game } et ses noms appartiennent à leurs propriétaires. { $publisher } n’a aucun lien avec ce projet. Si le jeu te plaît, achète la boîte.

## Données du jeu et sources

facts-title = { $game } : données du jeu et sources
facts-lead = Nous n’avons pas copié le jeu imprimé. Ces valeurs viennent des règles ou de pages publiques, ou ont été reconstituées. Chacune indique sa source.
facts-counts = Valeurs par type de source
facts-grade-rulebook = règles
facts-grade-public = source publique
facts-grade-inferred = déduit
facts-grade-reconstructed = reconstitué
facts-grade-ours = ajouté
facts-means-rulebook = Écrit dans les règles imprimées.
facts-means-public = Trouvé sur des pages publiques.
facts-means-inferred = Découle de valeurs connues, même si aucune source ne l’indique.
facts-means-reconstructed = Choisi pour être cohérent avec les valeurs connues. Le jeu imprimé peut différer.
facts-means-ours = N’existe pas dans le jeu imprimé. Nous l’avons ajouté pour que l’on puisse jouer ici.
facts-built-in = Utilisé ici : les données intégrées.
facts-own = Utilisé ici : le pack de données de ce serveur ({ $name }).
facts-entry = Entrée
facts-known = Type de source
facts-source = Source
facts-part = { $field } : { $value }
facts-bring = Tu possèdes le jeu ? Utilise les valeurs de ta boîte
facts-bring-export = Exporte les données dans un fichier :
facts-bring-edit = Remplace les valeurs par celles de ta boîte, puis vérifie le fichier :
facts-bring-use = Choisis ensuite le fichier sous « { lobby-more } » en créant une table.
facts-bring-table = Créer une table

## Page d’administration

admin-title = Administration
admin-key = Clé d’administration
admin-key-help = La clé est dans le fichier admin.key du dossier de données du serveur. Elle n’est gardée que jusqu’à la fermeture de cette fenêtre.
admin-enter = Se connecter
admin-leave = Se déconnecter
admin-refresh = Actualiser
admin-tables = Tables
admin-playing = Parties en cours
admin-people = Personnes connectées
admin-newest = Tables les plus récentes
admin-no-tables = Aucune table pour le moment.
admin-table =
    { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }
admin-close = Fermer la table
admin-close-sure = Fermer la table { $table } ?
admin-close-help = La partie se termine sans vainqueur. C’est irréversible.
admin-retention = Durée de conservation des parties
admin-retention-help = Les tables sans partie en cours sont supprimées après ce délai, avec toutes leurs données.
admin-retention-days = Jours (vide : tout conserver)
admin-retention-save = Enregistrer
admin-saved = Enregistré.
admin-reports = Signalements
admin-report = Signalement { $number }, étape { $step }
admin-report-step = Afficher cette étape
admin-report-record = Télécharger la partie
admin-no-reports = Aucun signalement.
pages-practice-day = le ciel du { $day }
pages-practice-other = un autre ciel
pages-practice-another = Un autre ciel
pages-practice-free = S’entraîner sans chrono
