### La page des règles. Une ligne vide commence un nouveau paragraphe; docs/how-to-play/star_search.md dit la même chose avec des tableaux.
### Aucune phrase ne dit si on est une fille ou un garçon.

guide-title = Comment jouer à Star Search
guide-intro = Ta fusée ne sait plus où elle est, mais les étoiles connaissent le chemin ! Tiens ta carte devant le ciel et trouve l'endroit où chaque repère montre une étoile. Plus tu trouves d'étoiles, plus tu voles loin. Mais le sable coule !

guide-1-title = De quoi s'agit-il ?
guide-1 =
    De deux à quatre fusées font la course autour du ciel étoilé. La première de retour au départ gagne.

    Sur les planètes, tu cherches des étoiles avec une carte. Partout ailleurs, tu lances le dé.

    Il y a deux variantes. Œil de lynx est la première à jouer : un tour, et chaque étoile compte. Rudi la Fusée est pour les yeux rapides : deux tours, et seule une carte complète compte.

guide-2-title = Ce qu'il y a sur la table
guide-2 =
    Au milieu, il y a le ciel : neuf rangées de neuf trous, avec 30 étoiles bien réparties. Autour passe le parcours de 24 cases. Toutes les fusées partent de la planète rouge à la flèche (1 sur l'image) et volent dans le sens des aiguilles d'une montre.

    29 étoiles sont jaunes. Celle qui est orange est l'étoile fixe (2). Pour une première partie, elle est au centre, et elle ne bouge jamais.

    Il y a six cartes. Chacune a un côté rouge avec trois repères blancs (3) et un côté bleu avec quatre. Les cartes forment une pile : on prend celle du dessous, et elle revient sur le dessus.

    Il y a encore le dé (4) et le sablier (5).

    Personne ici n'a les plateaux imprimés : une partie des nôtres est donc reconstituée. Les trous, les cartes, le parcours et les points du dé sont de nous. Qui possède le jeu peut saisir ce que montre le sien et y jouer.
guide-2-picture = table.svg
guide-2-alt = Le ciel étoilé, le parcours tout autour et deux fusées au départ. À côté, une carte avec son côté rouge et son côté bleu, le dé et le sablier. Des numéros de 1 à 5 montrent ce que le texte explique.

guide-3-title = À toi de jouer
guide-3 =
    Regarde la case sous ta fusée.

    Une planète rouge ou bleue : tu cherches avec une carte. Le côté de la carte a la couleur de la planète.

    Pas de planète : tu lances le dé. S'il montre des points, ta fusée avance. S'il montre une planète, tu cherches, avec un côté de cette couleur.

    Puis c'est au tour de la personne suivante. Arriver sur une planète ne fait encore rien : tu y cherches au début de ton tour suivant. Toutes les fusées partent d'une planète rouge : tout le monde commence donc par une recherche.

guide-4-title = Points noirs et points vides
guide-4 =
    Les points noirs comptent toujours : tu avances d'une case pour chacun.

    Les points vides aident qui est à la traîne. Ils comptent aussi si ta fusée est la dernière de toutes et seule sur sa case.

    Sur l'image, les deux dés montrent la même chose. La fusée bleue est la dernière, toute seule : ses trois points comptent. Pas la fusée orange : seuls ses deux points noirs comptent.
guide-4-picture = die.svg
guide-4-alt = Deux fois le même lancer, deux points noirs et un point vide. La fusée bleue, qui est la dernière, avance de trois cases. La fusée orange avance de deux.

guide-5-title = Chercher avec sa carte
guide-5 =
    Le sablier est retourné, et tu cherches la meilleure place pour ta carte. Tu peux la tenir au-dessus du ciel et essayer autant de places que tu veux.

    Tourne-la à gauche et à droite comme il te plaît, mais ne la retourne jamais. Elle doit rester dans le ciel, sans couvrir le parcours. Et aucune étoile ne doit bouger.

    Une fois posée, elle reste là. On ne corrige plus !
guide-5-picture = chart.svg
guide-5-alt = Une carte que l'on tourne, avec une coche. Une carte retournée, avec une croix. Une carte qui dépasse du ciel, avec une croix.

guide-6-title = Ce qui compte
guide-6 =
    Compte les repères de ta carte qui ont une étoile. Pour chacun, ta fusée avance d'une case. Il faut les faire toutes.

    Chaque repère a une étoile, et l'une d'elles est l'étoile fixe ? Alors tu avances d'une case de plus. Si un repère est vide, l'étoile fixe compte comme les autres.

    Sur l'image, deux repères sur trois ont une étoile : 2 cases. À côté, les trois en ont une, dont l'étoile fixe : 3 + 1 cases.
guide-6-picture = count.svg
guide-6-alt = À gauche, deux repères sur trois ont une étoile et la fusée avance de deux cases. À droite, les trois en ont une, dont l'étoile fixe, et la fusée avance de quatre.

guide-7-title = Le sablier, et Stop !
guide-7 =
    Combien de fois le sable coule-t-il pour toi ? Trois fois au niveau facile (1), deux fois au niveau moyen (2), une fois au niveau difficile (3). Chacun peut avoir son niveau : facile pour les enfants, difficile pour les adultes.

    Quand le temps est écoulé, c'est « Stop ! ». Ta carte se pose là où tu la tiens, et elle compte encore. Si tu ne la tiens pas au-dessus du ciel, tu as 3 secondes pour la poser. Ensuite, elle tombe au milieu.
guide-7-picture = hourglass.svg
guide-7-alt = Trois niveaux : trois sabliers, deux et un.

guide-8-title = Les étoiles scintillent
guide-8 =
    Après le vol, la personne à ta gauche retire les étoiles jaunes de tes repères. Chacune va dans un autre trou, vide jusque-là, n'importe où dans le ciel. Même un repère resté vide convient.

    L'étoile fixe reste à sa place.

    Puis la carte revient sur la pile. Le ciel a un peu changé : ouvre l'œil !
guide-8-picture = twinkle.svg
guide-8-alt = Une carte sur le ciel. Les étoiles jaunes de ses repères sautent dans d'autres trous, l'étoile fixe orange reste.

guide-9-title = La fin
guide-9 =
    La première fusée qui atteint ou dépasse le départ gagne, tout de suite. On ne finit pas le tour de table.

    Pour Œil de lynx, un tour suffit. Pour Rudi la Fusée, il en faut deux.

guide-10-title = Rudi la Fusée, la deuxième variante
guide-10 =
    Tu connais bien la première variante ? Essaie celle-ci. Quatre choses changent.

    Deux tours : une tuile montre si tu fais le tour 1 ou le tour 2.

    Tout ou rien : ta fusée n'avance que si chaque repère a une étoile. Si un seul est vide, elle reste sur place. Les étoiles des repères scintillent quand même.

    De loin : on ne tient pas la carte au-dessus du ciel. Tu regardes, tu réfléchis, puis tu la poses. Après le temps, ta carte se pose aussi, mais ne rapporte rien.

    Une planète sur le dé : c'est l'heure de la grande recherche !

guide-11-title = La grande recherche
guide-11 =
    Tout le monde reçoit une carte, le côté de la couleur du dé vers le haut. Après un compte à rebours, tous cherchent en même temps, sans sablier.

    Qui trouve une place pour sa carte la pose, et vite. Chaque repère a une étoile ? C'est gagné, et cette fusée avance, d'une case de plus avec l'étoile fixe. Toutes les autres restent.

    Un repère est vide ? Tu es hors jeu pour cette recherche, et les autres continuent. Les cartes peuvent se recouvrir.

    Si deux cartes arrivent presque ensemble, la première compte. La page dit de combien.

    Personne ne trouve ? Après 20 secondes, tous ceux qui cherchent encore peuvent décider ensemble d'arrêter. Après 90 secondes, la recherche finit de toute façon. Alors personne n'avance et aucune étoile ne scintille.
guide-11-picture = super.svg
guide-11-alt = Deux cartes bleues qui se recouvrent. Celle de la fusée bleue a un repère vide et reçoit une croix. Celle de la fusée orange est complète, avec l'étoile fixe, et reçoit une coche.

guide-12-title = La pluie de météores
guide-12 =
    Parfois, les étoiles sont si mal placées que personne n'avance. Quand aucune fusée ne bouge pendant 2 tours de table, vous votez. Si plus de la moitié le veut, une pluie de météores redistribue toutes les étoiles jaunes.

    Après 4 tours de table, elle vient toute seule. C'est une règle maison, et vous pouvez la couper.

guide-13-title = Avec de petits enfants
guide-13 =
    Choisis « Avec des enfants » en ouvrant une table : le sable coule plus longtemps, tout le monde commence au niveau facile, et rien ne presse quand les étoiles scintillent. On peut aussi jouer sans sablier.

    Donnez le niveau difficile aux adultes. Il leur faut alors être trois fois plus rapides, et c'est de nouveau équitable.

    Cherchez ensemble ! Trouver une étoile pour quelqu'un, c'est la moitié du plaisir.

guide-14-title = Jouer ici
guide-14 =
    Œil de lynx : touche le ciel, et ta carte flotte au-dessus. Touche la carte pour la tourner, ou appuie sur Q et E. Les repères qui ont une étoile brillent. Puis appuie sur « Poser ! ».

    Rudi la Fusée : tourne la carte à côté du ciel. Puis touche un de ses repères et le trou où il va. Rien ne montre si elle convient, et il n'y a qu'un essai.

    Après chaque recherche, tu peux voir tous les endroits où la carte est complète.

    Bots : ils regardent comme nous, manquent des places et dérapent de temps en temps. Un enfant est lent, un adulte plus rapide, un aigle très rapide.

    Entraînement : chaque jour, un nouveau ciel rien que pour toi, avec tout le temps que tu veux.

guide-15-title = Premiers conseils
guide-15 =
    Commence par deux repères proches l'un de l'autre. Cherche deux étoiles comme cela, puis regarde si la troisième convient.

    Tourne la carte avant de regarder ailleurs. Quatre sens, ce sont quatre chances.

    Trouve d'abord l'étoile fixe : une carte complète qui la contient vaut une case de plus.

    Quand les étoiles scintillent, pense à qui cherche ensuite. Une étoile dans un coin n'aide presque personne.

guide-ours-title = Ce qui n'est pas dans la règle imprimée
guide-ours =
    Plateaux et cartes : les trous du ciel, les cartes, le parcours, les points du dé et les 20 secondes du sablier sont reconstitués. La page « Ce qui est imprimé sur le plateau » donne toutes les sources, et « Sablier », « Parcours » et « Ton propre plateau » permettent de les changer.

    Premier joueur : selon la règle, c'est la personne qui a vu une étoile filante en dernier. Ici, on tire au sort, sauf si tu choisis une place avec « Premier joueur ».

    Temps écoulé : si tu ne tiens pas ta carte au-dessus du ciel, tu as encore 3 secondes pour la poser. Ensuite, elle tombe au milieu, ou à une place au hasard dans Rudi la Fusée.

    Étoiles scintillantes : tu as 20 secondes par étoile, puis les autres se déplacent au hasard. « Temps pour scintiller » change cette durée.

    Grande recherche : elle commence par un compte à rebours de 3 secondes, on peut l'interrompre après 20 secondes et elle finit toute seule après 90 secondes. « Limite d'une grande recherche » change cette dernière durée.

    Pluie de météores : quand aucune fusée n'avance pendant 2 tours de table, vous votez pour redistribuer les étoiles jaunes. Après 4 tours de table, cela se fait tout seul. Tu peux désactiver « Pluie de météores ». Si personne n'avance pendant 250 tours de table, la fusée qui est en tête gagne.

    Sans nos limites : la configuration « Selon la règle imprimée » n'a de limite ni pour les étoiles scintillantes ni pour les grandes recherches, et pas de pluie de météores.

    Annuler un coup : une carte posée reste en place, comme le veut la règle. Un lancer peut être annulé si toutes les autres personnes sont d'accord ; la partie porte alors la mention « Avec des dés relancés ».

    Temps et bots : en ligne, tu peux aussi choisir une « Horloge ». Quand ton temps est écoulé, un bot joue à ta place jusqu'à ton retour, et aussi quand tu es hors ligne (« En cas d'absence, un robot joue à la place »). Les bots peuvent aussi prendre d'autres places.
