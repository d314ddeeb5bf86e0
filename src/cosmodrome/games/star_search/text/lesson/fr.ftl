### Ce que dit le tutoriel, étape par étape (tools/tutorials/star_search.py). Les trous, les points et les cases sont ceux de sa partie.
### Aucune phrase ne dit si on est une fille ou un garçon.

## La première recherche

lesson-welcome = Bienvenue ! Tu joues Vega, et Rigel est un bot. Deux fusées font la course autour du ciel, et la première rentrée gagne. La tienne est sur une planète rouge : tu cherches. Choisis « Chercher, carte de couleur : rouge ».
lesson-welcome-show = La flèche montre le bouton.
lesson-chart = Ta carte a trois repères. Où ont-ils tous une étoile ? Tiens-la au-dessus du coin en bas à droite, sans la tourner, son trou en haut à gauche sur F6. Les trois brillent. Pose-la !
lesson-chart-show = Touche le ciel pour y tenir la carte, touche la carte pour la tourner. Puis appuie sur « Poser ! ».
lesson-twinkling = Trois étoiles, trois cases ! Maintenant, les étoiles scintillent. Rigel, à ta gauche, retire les étoiles de tes repères et les met dans d’autres trous vides. Le ciel change à chaque recherche.
lesson-other = Rigel déplace les deux autres étoiles au hasard. C’est maintenant son tour. Sa fusée est encore sur la planète rouge du départ : Rigel cherche aussi.
lesson-look-too = Rigel a une carte rouge, et le sable coule. Tu peux chercher des yeux, mais c’est Rigel qui pose la carte. Continue et regarde ce qui se passe.

## Étoiles et points

lesson-two-of-three = Seuls deux repères sur trois ont une étoile : Rigel avance de deux cases. Il y avait six solutions ! À toi, à gauche, de déplacer les étoiles. Pour la première, choisis I1, le coin en bas à gauche.
lesson-two-of-three-show = Touche le trou vide dans le coin. Ici, la page aide pour la dernière fois. Ensuite tu cherches sans aide, et se tromper ne coûte rien.
lesson-surprise = Une étoile dans un coin ne sert presque à aucune carte. Quelle farce ! Il en reste une à déplacer, mais rien ne t’oblige à choisir. Appuie sur « Déplacer l’étoile au hasard ».
lesson-roll = Ta fusée n’est pas sur une planète : tu lances le dé. Les points noirs comptent toujours. Les points vides, seulement pour une fusée dernière et toute seule. La tienne est devant. Choisis « Lancer le dé ».
lesson-black-pips = Deux points noirs et un vide : tu avances de deux cases, sur une planète bleue. Tu y cherches à ton tour suivant. Maintenant Rigel lance le dé, et sa fusée est dernière et toute seule.

## L'étoile fixe

lesson-hollow-pips = Un point noir et un vide : pour Rigel, les deux comptent, deux cases. À toi, sur une planète bleue ! Les côtés bleus sont plus difficiles : quatre repères. Choisis « Chercher, carte de couleur : bleu ».
lesson-blue = Remplis tous les repères, dont un avec l’étoile fixe orange, et tu avances d’une case de plus ! Tourne la carte une fois à droite, son trou en haut à gauche sur C2, et pose-la.
lesson-fixed-star = Quatre étoiles et une case de plus : tu avances de cinq ! Rigel doit déplacer les trois étoiles jaunes. L’étoile fixe ne bouge jamais.
lesson-planet-rolled = Ta fusée est déjà sur une autre planète. Mais c’est d’abord au tour de Rigel, dont la fusée n’est pas sur une planète. Rigel lance donc le dé.

## Stop !

lesson-stop = Une planète rouge sur le dé : c’est aussi une recherche. Mais Rigel regarde et regarde, et le sable est écoulé. Stop ! La carte doit se poser tout de suite.
lesson-it-counts = Encore deux sur trois. Même après le stop, cela compte : Rigel avance de deux cases. À toi de déplacer les étoiles. Appuie sur « Déplacer les 2 étoiles au hasard ».
lesson-red-again = Voilà la moitié du tour de piste. Ta fusée est sur une planète rouge : choisis « Chercher, carte de couleur : rouge ».
lesson-never-flip = On tourne une carte, on ne la retourne jamais. Ici, il y a douze solutions ! Une seule a l’étoile fixe : la carte n’est pas tournée, son trou en haut à gauche sur D5. Trouve-la !

## À la maison

lesson-four-fields = Trois étoiles et une case de plus : quatre cases. Rigel déplace deux étoiles puis lance le dé. Tous les points vont compter, car sa fusée est loin derrière.
lesson-roll-again = Deux points noirs et un vide : Rigel avance de trois cases. À toi de lancer le dé. La case suivante est une planète bleue. Choisis « Lancer le dé » et croise les doigts !
lesson-lucky = Un point noir, et te voilà sur la planète bleue. Les points vides ne comptent pas pour toi, et aujourd’hui c’est une chance. Rigel lance encore une fois.
lesson-last-search = La maison est à cinq cases. Une carte bleue complète avec l’étoile fixe en vaut juste cinq ! Choisis « Chercher, carte de couleur : bleu ».
lesson-home = Tourne la carte une fois à droite, son trou en haut à gauche sur E2. Les quatre repères sont pleins, avec l’étoile fixe ? Pose-la et rentre à la maison !
lesson-end = C’est gagné ! La première fusée qui atteint ou dépasse le départ termine la partie. Rudi la Fusée : deux tours de piste, seules les cartes complètes comptent, et une planète sur le dé fait chercher tout le monde à la fois. À toi de jouer !
