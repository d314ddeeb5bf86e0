### La page des règles. Une ligne vide commence un nouveau paragraphe; docs/how-to-play/star_search.md dit la même chose avec des tableaux.
### Aucune phrase ne dit si on est une fille ou un garçon.

guide-title = Comment jouer à Star Search (Mission spatiale)
guide-intro = Ta fusée ne sait plus où elle est, mais les étoiles connaissent le chemin ! Tiens ta carte devant le ciel et trouve la position où chaque repère montre une étoile. Plus tu trouves d’étoiles, plus tu voles loin. Mais le sable coule !

guide-1-title = De quoi s’agit-il ?
guide-1 =
    De deux à quatre fusées font la course autour du ciel étoilé. La première de retour au départ gagne.

    Sur les planètes, tu cherches des étoiles avec une carte. Partout ailleurs, tu lances le dé.

    Il y a deux variantes. Œil de lynx est la première à jouer : un tour de piste, et chaque étoile compte. Rudi la Fusée est pour les yeux rapides : deux tours de piste, et seule une carte complète compte.

guide-2-title = Ce qu’il y a sur la table
guide-2 =
    Au milieu, il y a le ciel : neuf rangées de neuf trous, avec 30 étoiles bien réparties. Autour passe le parcours de 24 cases. Toutes les fusées partent de la planète rouge à la flèche (1 sur l’image) et volent dans le sens des aiguilles d’une montre.

    29 étoiles sont jaunes. Celle qui est orange est l’étoile fixe (2). Pour une première partie, elle est au centre, et elle ne bouge jamais.

    Il y a six cartes constellation. Chacune a un côté rouge avec trois repères blancs (3) et un côté bleu avec quatre. Les cartes forment une pile : on prend celle du dessous, et elle revient sur le dessus.

    Il y a encore le dé (4) et le sablier (5).

    Nous n’avons pas les plateaux imprimés : une partie des nôtres est donc reconstituée. Les trous, les cartes, le parcours et les points du dé sont de nous. Si tu possèdes le jeu, tu peux saisir ce que montre le tien et y jouer.
guide-2-picture = table.svg
guide-2-alt = Le ciel étoilé, le parcours tout autour et deux fusées au départ. À côté, une carte avec son côté rouge et son côté bleu, le dé et le sablier. Des numéros de 1 à 5 montrent ce que le texte explique.

guide-3-title = À toi de jouer
guide-3 =
    Regarde la case sous ta fusée.

    Une planète rouge ou bleue : tu cherches avec une carte. Le côté de la carte a la couleur de la planète.

    Pas de planète : tu lances le dé. S’il montre des points, ta fusée avance. S’il montre une planète, tu cherches, avec un côté de cette couleur.

    Puis c’est au tour de la personne suivante. Arriver sur une planète ne fait encore rien : tu y cherches au début de ton tour suivant. Toutes les fusées partent d’une planète rouge : tout le monde commence donc par une recherche.

guide-4-title = Points noirs et points vides
guide-4 =
    Les points noirs comptent toujours : tu avances d’une case pour chacun.

    Les points vides aident la personne à la traîne. Ils comptent aussi si ta fusée est la dernière de toutes et seule sur sa case.

    Sur l’image, les deux dés montrent la même chose. La fusée bleue est la dernière, toute seule : ses trois points comptent. Pas la fusée orange : seuls ses deux points noirs comptent.
guide-4-picture = die.svg
guide-4-alt = Deux fois le même lancer, deux points noirs et un point vide. La fusée bleue, qui est la dernière, avance de trois cases. La fusée orange avance de deux.

guide-5-title = Chercher avec sa carte
guide-5 =
    Le sablier est retourné, et tu cherches la meilleure position pour ta carte. Tu peux la tenir au-dessus du ciel et essayer autant de positions que tu veux.

    Tourne-la à gauche et à droite comme il te plaît, mais ne la retourne jamais. Elle doit rester dans le ciel, sans couvrir le parcours. Et aucune étoile ne doit bouger.

    Une fois posée, elle reste là. On ne corrige plus !
guide-5-picture = chart.svg
guide-5-alt = Une carte que l’on tourne, avec une coche. Une carte retournée, avec une croix. Une carte qui dépasse du ciel, avec une croix.

guide-6-title = Ce qui compte
guide-6 =
    Compte les repères de ta carte qui ont une étoile. Pour chacun, ta fusée avance d’une case. Il faut les faire toutes.

    Chaque repère a une étoile, et l’une d’elles est l’étoile fixe ? Alors tu avances d’une case de plus. Si un repère est vide, l’étoile fixe compte comme les autres.

    Sur l’image, deux repères sur trois ont une étoile : 2 cases. À côté, les trois en ont une, dont l’étoile fixe : 3 + 1 cases.
guide-6-picture = count.svg
guide-6-alt = À gauche, deux repères sur trois ont une étoile et la fusée avance de deux cases. À droite, les trois en ont une, dont l’étoile fixe, et la fusée avance de quatre.

guide-7-title = Le sablier, et Stop !
guide-7 =
    Combien de fois le sablier est-il retourné pour toi ? Trois fois au niveau facile (1), deux fois au niveau moyen (2), une fois au niveau difficile (3). Chaque joueur peut avoir son niveau : facile pour les enfants, difficile pour les adultes.

    Quand le temps est écoulé, c’est « Stop ! ». Ta carte se pose là où tu la tiens, et elle compte encore. Si tu ne la tiens pas au-dessus du ciel, tu as 3 secondes pour la poser. Ensuite, elle tombe au milieu.
guide-7-picture = hourglass.svg
guide-7-alt = Trois niveaux : trois sabliers, deux et un.

guide-8-title = Les étoiles scintillent
guide-8 =
    Après le vol, la personne à ta gauche retire les étoiles jaunes de tes repères. Chacune va dans un autre trou, vide jusque-là, n’importe où dans le ciel. Ce peut même être un repère resté vide.

    L’étoile fixe reste à sa place.

    Puis la carte revient sur la pile. Le ciel a un peu changé : ouvre l’œil !
guide-8-picture = twinkle.svg
guide-8-alt = Une carte sur le ciel. Les étoiles jaunes de ses repères sautent dans d’autres trous, l’étoile fixe orange reste.

guide-9-title = La fin
guide-9 =
    La première fusée qui atteint ou dépasse le départ gagne, tout de suite. On ne finit pas le tour de table.

    Dans Œil de lynx, un tour de piste suffit. Dans Rudi la Fusée, il en faut deux.

guide-10-title = Rudi la Fusée, la deuxième variante
guide-10 =
    Tu connais bien la première variante ? Essaie celle-ci. Quatre choses changent.

    Deux tours de piste : un jeton montre si tu fais le tour 1 ou le tour 2.

    Tout ou rien : ta fusée n’avance que si chaque repère a une étoile. Si un seul est vide, elle reste sur place. Les étoiles des repères scintillent quand même.

    De loin : on ne tient pas la carte au-dessus du ciel. Tu regardes, tu réfléchis, puis tu la poses. Après le temps, il faut aussi poser ta carte, mais elle ne rapporte rien.

    Une planète sur le dé : c’est l’heure de la grande recherche !

guide-11-title = La grande recherche
guide-11 =
    Chaque joueur reçoit une carte, le côté de la couleur du dé vers le haut. Après un compte à rebours, tous cherchent en même temps, sans sablier.

    Si tu trouves une position pour ta carte, pose-la vite. Chaque repère a une étoile ? Tu gagnes la recherche et ta fusée avance, d’une case de plus avec l’étoile fixe. Toutes les autres restent.

    Un repère est vide ? Tu ne cherches plus, et les autres continuent. Les cartes peuvent se recouvrir.

    Si deux cartes arrivent presque ensemble, la première compte. La page montre l’écart.

    Personne ne trouve ? Après 20 secondes, les personnes qui cherchent encore peuvent décider ensemble d’interrompre la recherche. Après 90 secondes, elle se termine de toute façon. Alors personne n’avance et aucune étoile ne scintille.
guide-11-picture = super.svg
guide-11-alt = Deux cartes bleues qui se recouvrent. Celle de la fusée bleue a un repère vide et reçoit une croix. Celle de la fusée orange est complète, avec l’étoile fixe, et reçoit une coche.

guide-12-title = La pluie de météores
guide-12 =
    Parfois, les étoiles sont si mal placées que personne n’avance. Quand aucune fusée n’avance pendant 2 tours de table, vous votez. Si plus de la moitié le veut, une pluie de météores redistribue toutes les étoiles jaunes.

    Après 4 tours de table, cela se fait tout seul. C’est une règle maison, et vous pouvez la désactiver.

guide-13-title = Avec de petits enfants
guide-13 =
    Choisis « Avec des enfants » en créant une table : le sablier coule plus longtemps, tout le monde commence au niveau facile, et rien ne presse quand les étoiles scintillent. On peut aussi jouer sans sablier.

    Donnez le niveau difficile aux adultes. Il leur faut alors être trois fois plus rapides, et c’est de nouveau équitable.

    Cherchez ensemble ! Trouver une étoile pour quelqu’un, c’est la moitié du plaisir.

guide-14-title = Jouer sur ce site
guide-14 =
    Œil de lynx : touche le ciel, et ta carte flotte au-dessus. Touche la carte pour la tourner, ou appuie sur Q et E. Les repères qui ont une étoile brillent. Puis appuie sur « Poser ! ».

    Rudi la Fusée : tourne la carte à côté du ciel. Puis touche un de ses repères et le trou où il va. Rien ne montre si la carte est complète, et il n’y a qu’un essai.

    Après chaque recherche, tu peux voir toutes les solutions.

    Bots : ils cherchent comme nous, manquent des solutions et dérapent de temps en temps. À un niveau plus élevé, ils cherchent plus vite et en manquent moins.

    Entraînement : chaque jour, un nouveau ciel rien que pour toi, avec tout le temps que tu veux.

guide-15-title = Premiers conseils
guide-15 =
    Commence par deux repères proches l’un de l’autre. Cherche deux étoiles comme cela, puis regarde si la troisième y est.

    Tourne la carte avant de regarder ailleurs. Quatre sens, ce sont quatre chances.

    Trouve d’abord l’étoile fixe : une carte complète qui la contient vaut une case de plus.

    Quand les étoiles scintillent, pense à la personne qui cherche ensuite. Une étoile dans un coin n’aide presque personne.

guide-ours-title = Ce qui n’est pas dans les règles imprimées
guide-ours =
    Plateaux et cartes : les trous du ciel, les cartes, le parcours, les points du dé et les 20 secondes du sablier sont reconstitués. La page des données du jeu donne toutes les sources, et « Sablier », « Parcours » et un pack de données permettent de les changer.

    Premier joueur : selon les règles, c’est la personne qui a vu une étoile filante en dernier. Ici, on tire au sort, sauf si tu choisis une place avec « Premier joueur ».

    Temps écoulé : si tu ne tiens pas ta carte au-dessus du ciel, tu as encore 3 secondes pour la poser. Ensuite, elle tombe au milieu, ou à une position au hasard dans Rudi la Fusée.

    Étoiles scintillantes : tu as 20 secondes par étoile, puis les autres se déplacent au hasard. « Temps pour scintiller » change cette durée.

    Grande recherche : elle commence par un compte à rebours de 3 secondes, on peut l’interrompre après 20 secondes et elle se termine toute seule après 90 secondes. « Limite d’une grande recherche » change cette dernière durée.

    Pluie de météores : quand aucune fusée n’avance pendant 2 tours de table, vous votez pour redistribuer les étoiles jaunes. Après 4 tours de table, cela se fait tout seul. Tu peux désactiver « Pluie de météores ». Si aucune fusée n’avance pendant 250 tours de table, la fusée en tête gagne.

    Sans nos limites : la configuration « Selon la règle imprimée » n’a de limite ni pour les étoiles scintillantes ni pour les grandes recherches, et pas de pluie de météores.

    Annuler un coup : une carte posée reste en place, comme le veulent les règles. Un lancer peut être annulé si toutes les autres personnes sont d’accord ; la partie est alors signalée.

    Temps et bots : en ligne, tu peux aussi jouer avec une pendule. Quand ton temps est écoulé, un bot joue à ta place jusqu’à ton retour, et aussi quand tu es hors ligne. Les bots peuvent aussi prendre d’autres places.
