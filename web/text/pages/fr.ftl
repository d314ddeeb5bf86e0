### Apprendre et consulter : la leçon, le guide, ce qui est imprimé ; et la page de l'hôte.

## La leçon

tutorial-title = Première partie guidée
tutorial-progress = Étape { $step } sur { $steps }
tutorial-next = Continuer
tutorial-back = Une étape en arrière
tutorial-leave = Quitter la leçon
tutorial-wrong = Ce serait possible ! Mais dans cette leçon on choisit : { $choice }
tutorial-done = Bravo, la leçon est finie !
tutorial-done-help = Tu sais tout ce qu'il faut pour une première partie. Les règles restent à portée de clic.
tutorial-play = Maintenant, jouer pour de vrai
tutorial-rules = Comment jouer
tutorial-again = Refaire la leçon
tutorial-more = Montrer les { $count } choix

## Le guide

pages-plan = { $game } : le planificateur
pages-how-to = Comment jouer : { $game }
pages-contents = Sommaire
pages-tutorial = Commencer la première partie guidée
pages-play-now = Jouer tout de suite contre des bots
pages-no-guide = Le guide de ce jeu n'est pas encore écrit.
pages-credits = Qui a fait ce jeu
pages-unofficial = Ceci est un projet de fans, non officiel. { $game } et ses noms appartiennent à leurs propriétaires ; { $publisher } n'a aucun lien avec cette page. Si le jeu te plaît, achète la boîte.

## Ce qui est imprimé

facts-title = { $game } : ce qui est imprimé sur le plateau
facts-lead = Nous n'avons pas copié le jeu imprimé. Ce qui figure sur son plateau et ses jetons est connu par les règles et des pages publiques, ou a dû être retrouvé. Voici chaque nombre, et d'où il vient.
facts-counts = Ce qui est sûr
facts-grade-rulebook = règles
facts-grade-public = public
facts-grade-inferred = déduit
facts-grade-reconstructed = reconstitué
facts-grade-ours = de nous
facts-means-rulebook = C'est écrit dans les règles imprimées.
facts-means-public = Des pages publiques le disent.
facts-means-inferred = Cela découle de ce qu'on sait, même si personne ne l'écrit.
facts-means-reconstructed = Choisi pour convenir ; le plateau imprimé peut différer.
facts-means-ours = Cela n'existe pas dans la boîte ; nous l'avons choisi pour qu'on puisse jouer ici.
facts-built-in = Utilisé ici : les données d'origine ({ $name }).
facts-own = Utilisé ici : le paquet de l'hôte de ce serveur ({ $name }).
facts-entry = Entrée
facts-known = Connu par
facts-source = Source
facts-part = { $field } : { $value }
facts-english = Les notes sur les sources sont en anglais.
facts-bring = Tu possèdes le jeu ? Joue avec ton plateau
facts-bring-export = Écris les données dans un fichier :
facts-bring-edit = Mets-y ce que montre ton plateau, puis vérifie :
facts-bring-use = Choisis ensuite le fichier sous « { lobby-more } » en ouvrant une table.
facts-bring-table = Ouvrir une table

## L'hôte

admin-title = La salle de l'hôte
admin-key = La clé de l'hôte
admin-key-help = Elle est dans le fichier admin.key du dossier de données du serveur. Cette fenêtre l'oublie en se fermant.
admin-enter = Ouvrir
admin-leave = Refermer
admin-refresh = Actualiser
admin-tables = Tables
admin-playing = Parties en cours
admin-people = Personnes connectées
admin-newest = Tables les plus récentes
admin-no-tables = Il n'y a pas encore de table.
admin-table =
    { $seats ->
        [one] une place
       *[other] { $seats } places
    }
admin-close = Fermer la table
admin-close-sure = Fermer la table { $table } ?
admin-close-help = La partie finit sans vainqueur. C'est irréversible.
admin-retention = Combien de temps les parties sont gardées
admin-retention-help = Les tables où l'on ne joue pas sont retirées après ce délai, avec tout leur contenu.
admin-retention-days = Jours (vide : tout garder)
admin-retention-save = Enregistrer
admin-saved = Enregistré.
admin-reports = Signalements
admin-report = Signalement { $number }, étape { $step }
admin-report-step = Voir l'étape
admin-report-record = Enregistrer la partie
admin-no-reports = Personne n'a rien signalé.
pages-practice-day = le ciel du { $day }
pages-practice-other = un autre ciel
pages-practice-another = Un autre ciel
