### La page des règles. Une ligne vide commence un nouveau paragraphe; docs/how-to-play/leaving_earth.md dit la même chose avec des tableaux.
### Aucune phrase ne dit si on est une fille ou un garçon.

guide-title = Comment jouer à Leaving Earth
guide-intro = Nous sommes en 1956, et personne n'est encore allé dans l'espace. D'une à cinq agences disposent de vingt et une années, de 25 $ pour chacune d'elles et de fusées qui peuvent exploser. Qui enverra le premier satellite en orbite, qui marchera sur la Lune, qui trouvera la vie sur un autre monde ? Tu construis chaque vaisseau toi-même, et un peu de calcul te dit s'il arrive.

guide-1-title = De quoi s'agit-il ?
guide-1 =
    Tu diriges une agence spatiale. Sur la table, il y a des missions, comme un satellite autour de la Terre ou une pierre de Mars. La première agence qui accomplit une mission en gagne les points. Qui a le plus de points à la fin gagne.

    Pour y arriver, tu fais des recherches, tu achètes des fusées et des capsules, tu les assembles et tu voles. Tout ce qui est nouveau peut échouer. Alors tu essaies, tu apprends, et tu recommences.

guide-2-title = Les missions
guide-2 =
    Fusée-sonde, Satellite artificiel et Sonde sur la Lune, sur Mars et ainsi de suite : une sonde ou une capsule en état arrive sur place. Pour la Fusée-sonde, n'importe où dans l'espace suffit, et l'espace, c'est partout sauf sur Terre.

    Observations : sois la première agence à montrer à tout le monde comment est un lieu.

    Homme dans l'espace, en orbite, sur la Lune et ainsi de suite : quelqu'un qui y est allé revient en vie sur Terre.

    Stations : quelqu'un y est en vie au début d'une année.

    Échantillons : un échantillon de ce lieu arrive sur Terre. Pour Vie extraterrestre, il vient de la Lune, de Mars ou de Vénus, là où l'on a trouvé la vie.

    Un seul vol peut accomplir plusieurs missions. Chaque fois qu'une agence en accomplit une, toutes les autres reçoivent aussitôt 10 $ ! Une mission devenue impossible est retirée.

guide-3-title = Une année et ton tour
guide-3 =
    Chaque année commence avec 25 $ pour tout le monde. Ce qui restait de l'année d'avant est perdu. Puis les stations comptent, et les échantillons peuvent se vendre.

    Qui a le moins de points joue le premier tour. Pendant ton tour, tu fais tout ce que tu veux et peux payer, dans n'importe quel ordre : rechercher, acheter, construire, voler, observer, récolter, s'amarrer, se séparer, soigner, réparer, faire des offres.

    Puis c'est à l'agence suivante, et ton tour revient. Quand toutes les agences passent l'une après l'autre, l'année est finie. Un tour sans dépense, sans vol et sans accord compte comme passer. En solitaire, la fin de ton tour est la fin de l'année.

    À la fin de l'année, tout est réparé sur Terre et tout le monde y est soigné. Dans l'espace, les équipages doivent survivre. Puis le calendrier avance, et les longs vols se rapprochent d'un an.

guide-4-title = Recherche et cartes de résultat
guide-4 =
    Une technologie coûte 10 $ et permet d'acheter ou de faire quelque chose. Il y en a dix : Fusées Juno, Atlas, Soyouz et Saturn, Moteurs ioniques, Rendez-vous, Rentrée, Atterrissage, Support de vie et Observation.

    Avec elle viennent 3 cartes de résultat, face cachée ; avec Observation, 1 seule. Elles sortent d'une pile de 60 succès, 15 échecs mineurs et 15 échecs majeurs.

    À chaque usage de la technologie, on tire une de ses cartes, et tout le monde la voit. Pour une fusée, cela veut dire : succès, elle marche (1 sur l'image) ; échec mineur, elle est endommagée et ne donne pas de poussée (2) ; échec majeur, tout le vaisseau explose (3).

    Ensuite, la carte est remélangée, ou bien tu paies pour la retirer : 10 $ pour un succès, 5 $ pour un échec. Cela ne répare rien, mais change le prochain tirage. Si la dernière carte est un succès, elle part pour rien. Sans cartes, plus rien ne peut échouer !
guide-4-picture = outcomes.svg
guide-4-alt = Une fusée avec trois cartes cachées. 1 est une coche : la fusée vole. 2 est un point d'exclamation : la fusée est barrée. 3 est une croix : il y a une explosion. À côté des cartes, le prix pour les retirer : 10 $, 5 $ et 5 $.

guide-5-title = Éléments et vaisseaux
guide-5 =
    L'image montre ce qui s'achète : le prix (1), la masse (2), la poussée d'une fusée (3), les places d'une capsule (4) et son bouclier thermique (5).

    Fusées : Juno pour 1 $, masse 1, poussée 4. Atlas pour 5 $, masse 4, poussée 27. Soyouz pour 8 $, masse 9, poussée 80. Saturn pour 15 $, masse 20, poussée 200. Chacune demande sa propre technologie.

    Sonde : 2 $, masse 1. Elle ne demande pas de recherche.

    Les capsules portent des astronautes et savent faire tout ce que fait une sonde. Vostok (2 $, masse 2, 1 place) et Apollo (4 $, masse 3, 3 places) demandent Rentrée et ont un bouclier thermique. Eagle (4 $, masse 1, 2 places) demande Atterrissage. Aldrin (4 $, masse 3, 8 places) demande Support de vie.

    Les vivres coûtent 1 $, ont une masse de 1 et demandent Support de vie. Un moteur ionique coûte 10 $ et a une masse de 1. Un astronaute coûte 5 $ et ne pèse rien.

    Ce que tu achètes reste sur Terre aussi longtemps que tu veux. C'est là que tu assembles un vaisseau et que tu le changes pour rien. Il forme une seule pile : tout ce qu'il contient vole ensemble. Chaque astronaute a besoin d'une place.
guide-5-picture = parts.svg
guide-5-alt = Douze tuiles : Juno, Atlas, Soyouz, Saturn, sonde, Vostok, Apollo, Eagle, Aldrin, vivres, moteur ionique et astronaute, chacune avec ses nombres. Des numéros de 1 à 5 montrent le prix, la masse, la poussée, les places et le bouclier thermique.

guide-6-title = La carte du système solaire
guide-6 =
    Chaque flèche de la carte est une manœuvre. Le nombre dessus est sa difficulté (1). Les signes qui suivent disent ce qui attend en route, l'un après l'autre.

    Un sablier (2) : le vol dure des années. S'il est en pointillé, le vol ne prend pas de temps, sauf si tu le veux.

    Rayonnement (3), rentrée (4), atterrissage (5) : voir les dangers plus bas. Un atterrissage en pointillé n'est là que pour les essais.

    Un point d'interrogation (6) : personne ne sait encore comment est ce lieu.

    Un éclair (7) et une croix (8) : cela arrive tout seul. Si ton vaisseau est encore là à la fin de ton tour, il retombe du Vol suborbital sur la Terre. Depuis un survol ou le Transfert intérieur, il se perd dans l'espace. Fais donc ce que tu as à faire avant de finir le tour !
guide-6-picture = map.svg
guide-6-alt = La Terre, la Lune et Mars avec des flèches entre elles. Des numéros de 1 à 8 montrent les signes que le texte explique.

guide-7-title = Masse, difficulté, poussée
guide-7 =
    Poussée à fournir = difficulté × masse. La masse est celle de tout ce qui est à bord, avec toutes les fusées, même celles que tu vas allumer.

    Puis tu allumes une fusée après l'autre, et chacune tire une carte. Dès que cela suffit, le vaisseau vole. Une fusée allumée est perdue. Si à la fin cela ne suffit pas, le vaisseau reste sur place, et ce qui est allumé est perdu quand même.

    Sur l'image, une sonde veut atteindre le Vol suborbital, difficulté 3. Avec trois Juno, la masse est de 4 : il faut 3 × 4 = 12, et il y a 4 + 4 + 4 = 12. Avec deux seulement, il faut 3 × 3 = 9, et il y a 4 + 4 = 8. Trop peu !

    Que peut porter une fusée ? Divise sa poussée par la difficulté et enlève sa propre masse. Une Saturn vers l'Orbite terrestre, difficulté 8 : 200 ÷ 8 − 20 = 5. Et prévois en partant de la fin du voyage : chaque étage porte tous les suivants.
guide-7-picture = thrust.svg
guide-7-alt = Deux piles sur un trajet de difficulté 3. À gauche, une sonde avec trois fusées : 3 × 4 = 12 et 4 + 4 + 4 = 12, avec une coche. À droite, une sonde avec deux fusées : 3 × 3 = 9 et 4 + 4 = 8, avec une croix.

guide-8-title = Les vols qui durent des années
guide-8 =
    Au départ, un vaisseau reçoit un jeton de temps pour chaque année du vol. À la fin de chaque année, il en perd un, et sans le dernier il est arrivé. Jusque-là, il ne peut ni voler, ni s'amarrer, ni observer, ni récolter.

    Avant d'allumer quoi que ce soit, tu peux voler plus vite : la moitié des années, arrondie au-dessus, pour le double de difficulté (1). Ou bien prendre plus d'années, autant que tu veux, pour rien (2).

    Les moteurs ioniques donnent 5 de poussée pour chaque année d'un vol. Ils ne s'usent pas, mais se reposent jusqu'à l'année suivante, et un échec ne fait que les endommager. De l'Orbite terrestre à l'Orbite de Mars, difficulté 5 et 3 ans, un moteur donne 5 + 5 + 5 = 15 (3). C'est assez pour une masse de 3, lui-même compris.
guide-8-picture = time.svg
guide-8-alt = Un vaisseau en route avec trois jetons de temps, puis deux, puis un, puis il arrive. En dessous, numérotés de 1 à 3 : la moitié des années pour le double de difficulté, plus d'années pour la même difficulté, et un moteur ionique qui donne 5 + 5 + 5 = 15.

guide-9-title = Les dangers en route
guide-9 =
    Rayonnement : au départ, chaque astronaute lance un dé qui a 8 faces. Le niveau du Soleil est 0, 1 ou 2. Un dé jusqu'au niveau fois les années du vol met hors d'état. Dans un Aldrin, le niveau compte un de moins.

    Rentrée : il faut cette technologie et une capsule en état avec un bouclier thermique, Vostok ou Apollo. Chacune tire une carte : un échec mineur l'endommage, un échec majeur la brûle avec toutes les personnes dedans. Toutes les autres capsules brûlent à coup sûr. Ce qui n'est pas une capsule passe sans mal.

    Atterrissage : sans cette technologie, le vaisseau est perdu. Avec elle, tu tires une carte : après un échec mineur, tu choisis quelque chose qui est endommagé ; après un échec majeur, le vaisseau est perdu.

    Ce qui est endommagé pèse autant et ne sert à rien avant réparation. Une capsule endommagée garde ses places. On peut aussi choisir quelqu'un de l'équipage : cette personne est alors hors d'état. S'il ne reste rien à endommager, le vaisseau est perdu.

guide-10-title = Les lieux inconnus
guide-10 =
    La Lune, Mars, Phobos, Vénus, Cérès, le Vol suborbital et le Rayonnement solaire cachent chacun une carte. La Lune a peut-être des minerais, ou une poussière profonde qui avale les vaisseaux ; Vénus est peut-être une fournaise qui les fait fondre.

    Qui arrive dans un lieu inconnu regarde la carte et la montre à tout le monde. Tu peux garder le secret, mais alors tu perds le vaisseau. Le Vol suborbital ne compte qu'avec des astronautes à bord : un petit dé peut y mettre hors d'état, et le secret y coûte l'équipage.

    Avec Observation, une sonde ou une capsule en état peut regarder depuis l'endroit où commence un trajet vers ce lieu, comme un survol ou une orbite. C'est sans danger, et tu peux garder le secret. En cas d'échec, tu ne vois rien.

    Au sol, une sonde ou une capsule en état, ou un astronaute en forme, peut récolter des échantillons de masse 1, et des vivres là où il y en a.

    Au début d'une année, les échantillons sur Terre se vendent s'il y a des minerais : 25 $ de la Lune, 50 $ d'ailleurs. Un échantillon extraterrestre de Phobos enseigne une technologie sans cartes, ou retire les cartes d'une autre que tu connais.

guide-11-title = S'amarrer et se séparer
guide-11 =
    Avec Rendez-vous, tes vaisseaux au même endroit peuvent s'amarrer et n'en faire plus qu'un, et un vaisseau peut se couper en deux. Mais pas sur Terre, ni en Vol suborbital. Avec des jetons de temps, un vaisseau peut se couper, mais pas s'amarrer.

    Chaque essai tire une carte. À chaque échec, mineur ou majeur, cela ne marche pas, et tu choisis quelque chose qui est endommagé.

    Sur l'image, deux lancements deviennent un vaisseau difficile à soulever d'un coup (1). Plus tard, Eagle se pose sur la Lune, pendant qu'Apollo attend en orbite avec tout ce qui n'a pas besoin de se poser (2).
guide-11-picture = dock.svg
guide-11-alt = À gauche, numéro 1 : deux piles n'en font plus qu'une. À droite, numéro 2 : elle se coupe de nouveau. Eagle vole avec une fusée vers la Lune, Apollo reste en orbite avec l'autre.

guide-12-title = Les astronautes, et comment survivre
guide-12 =
    Un pilote adoucit d'un cran chaque atterrissage ou rendez-vous raté : un échec majeur devient mineur, un échec mineur devient un succès. Un mécano répare tout un vaisseau pour une unité de vivres et corrige les échecs mineurs du Support de vie. Un médecin soigne toutes les autres personnes à bord. Il leur faut pour cela être en forme.

    À la fin d'une année, trois choses arrivent dans l'espace. D'abord, qui est hors d'état meurt.

    Ensuite, chaque capsule en état, même vide, tire une carte pour Support de vie. Un succès donne de l'air à autant de personnes qu'elle a de places, un échec à personne. Sans la technologie, il n'y a pas d'air du tout.

    Enfin, jusqu'à 5 personnes d'un vaisseau mangent une unité de vivres, les 5 suivantes une autre.

    Qui n'a pas d'air ou rien à manger meurt, et chaque mort te coûte 2 points. Un vol qui revient sur Terre la même année n'a besoin de rien de tout cela.

guide-13-title = Les offres entre agences
guide-13 =
    Pendant ton tour, tu peux faire une offre à une autre agence. L'argent, les choses et les personnes sur Terre, les vaisseaux entiers et la recherche peuvent changer de mains, mais pas les missions.

    L'autre agence accepte, refuse ou fait une seule autre offre, que tu ne peux qu'accepter ou refuser. Tu as 3 offres par tour et 12 par année.

    Une technologie partagée reçoit autant de nouvelles cartes qu'il en reste à l'agence qui la donne. Qui allume une fusée venue d'une autre agence sans connaître sa technologie l'apprend ainsi, avec ses cartes.
guide-13-picture = offer.svg
guide-13-alt = Deux colonnes. L'agence au rond donne 10 $ et une fusée, l'agence au carré donne l'atterrissage avec une carte. En dessous, les trois réponses : une coche, une croix, et des flèches aller et retour.

guide-14-title = La fin
guide-14 =
    La partie finit après 1976. Elle finit plus tôt s'il ne reste aucune mission, ou si personne ne peut rattraper la tête au changement d'année. Les vols encore en route ne comptent pas.

    Chaque astronaute mort enlève 2 points. Qui a le plus de points gagne, et à égalité on gagne ensemble.

    En solitaire, ou en une seule équipe, tu joues contre la table : il faut plus de points que toutes les missions qui restent ensemble. Tout le monde peut donc perdre !

guide-15-title = Les niveaux et Mercure
guide-15 =
    Combien y a-t-il de missions sur la table ? Faciles : 5 faciles. Normales : 4 faciles et 2 moyennes. Difficiles : 3 faciles, 3 moyennes et 2 difficiles. Très difficiles : 1 facile, 4 moyennes et 4 difficiles.

    Une première partie est mieux courte : choisis une dernière année plus tôt, comme 1960.

    Mercure est une extension. La planète la plus proche du Soleil est un désert ou a des minerais, 50 $ par échantillon. Ses trois missions sont distribuées parmi les autres : l'observation pour 7 points, la sonde pour 13, l'échantillon pour 19. Le trajet commence au Transfert intérieur, difficulté 5. Le retour est pire : 7 !

guide-16-title = Jouer ici
guide-16 =
    Recherche, achète et charge dans les panneaux sous la carte. Puis utilise un vaisseau : les trajets possibles s'éclairent avec leurs calculs. Touches-en un, et choisis quoi allumer.

    Table à dessin : assemble un vaisseau sur le papier. Tu vois aussitôt ce qu'il pèse, ce qu'il coûte et où il peut aller.

    Chances : avant d'allumer, de te poser ou d'observer, tu vois tes chances. Elles sont exactes : elles tiennent compte de ce que tout le monde a vu, mais d'aucune carte cachée.

    Un tour a 100 petits pas, comme charger et s'amarrer. Après, on peut seulement dépenser, voler ou finir. Une agence peut avoir 10 vaisseaux et 24 astronautes en vie.

    Bots : le planificateur dessine le vaisseau le moins cher pour chaque mission, essaie ce qui peut échouer, et décolle. Il n'en voit pas plus qu'une personne à sa place.

guide-17-title = Premiers conseils
guide-17 =
    L'argent est perdu à la fin de l'année. Achète quelque chose pour la suivante, mais garde 5 $ tant que quelque chose peut échouer.

    Essaie avec une fusée nue. Alors un échec majeur ne coûte rien d'autre.

    Paie pour les échecs. Les succès peuvent rester : chacun de ceux que tu connais rend le prochain tirage plus sûr.

    Pense au vol de retour. Il faut le soulever, lui aussi.

    Les Juno sont pour les derniers pas, de difficulté 1 et 2. De la Terre tout droit à l'Orbite terrestre, seules Soyouz et Saturn soulèvent plus qu'elles-mêmes.
