### Le cadre de chaque page : en-tête, réglages et messages communs à toutes les pages.

## Cadre

shell-title = Cosmodrome : jeux de société dans l’espace
shell-skip = Aller au contenu
shell-home = Accueil
shell-back = Retour
shell-loading = Chargement…
shell-again = Réessayer
shell-reload = Recharger la page
shell-lost = Page introuvable.
shell-lost-help = Il n’y a rien à l’adresse { $address }. Le lien contient peut-être une erreur.
shell-code = Code ou lien de la table
shell-code-wrong = Ce n’est ni un code ni un lien de table.
shell-open = Ouvrir
shell-page-failed = Impossible de charger cette section.
shell-offline = Serveur injoignable. Vérifie ta connexion.
shell-failed = Erreur du serveur ({ $status }).
shell-default-name = Comète
shell-choose-file = Choisir un fichier
shell-keys-at-risk = Ce navigateur ne peut pas enregistrer les clés de tes places : son stockage est plein ou bloqué, comme dans certaines fenêtres privées. Avant de fermer cette page, exporte tes clés à l’accueil (« Mes parties ») ou copie le lien de ta place.

## Réglages

shell-settings = Réglages
shell-language = Langue
shell-theme = Couleurs
shell-theme-system = Comme le système
shell-theme-dark = Sombres
shell-theme-light = Claires
shell-theme-contrast = Contraste élevé
shell-motion = Animations
shell-motion-system = Comme le système
shell-motion-full = Oui
shell-motion-still = Non
shell-sound = Sons
shell-sound-off = Sons (coupés)
shell-volume = Volume
shell-forced = Jouer à ma place le seul coup possible
shell-notifications = Me prévenir quand c’est mon tour
shell-notifications-denied = Ton navigateur bloque les notifications de cette page.
shell-shortcuts = Raccourcis clavier
