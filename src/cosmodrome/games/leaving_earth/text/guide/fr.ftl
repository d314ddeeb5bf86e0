### La page des règles. Une ligne vide commence un nouveau paragraphe; docs/how-to-play/leaving_earth.md dit la même chose avec des tableaux.
### Les phrases n'indiquent pas le genre de la personne qui joue.

guide-title = Comment jouer à Leaving Earth
guide-intro = Nous sommes en 1956, et personne n’est encore allé dans l’espace. D’une à cinq agences disposent de vingt et une années, de 25 $ pour chacune d’elles et de fusées qui peuvent exploser. Qui enverra le premier satellite en orbite, qui marchera sur la Lune, qui trouvera la vie sur un autre monde ? Tu construis toi-même chaque vaisseau, et un peu de calcul te dit s’il arrive.

guide-1-title = De quoi s’agit-il ?
guide-1 =
    Tu diriges une agence spatiale. Sur la table, il y a des missions, comme un satellite autour de la Terre ou une pierre de Mars. La première agence qui accomplit une mission en gagne les points. L’agence qui a le plus de points à la fin gagne.

    Pour y arriver, tu fais des recherches, tu achètes des fusées et des capsules, tu les assembles et tu voles. Tout ce qui est nouveau peut échouer. Alors tu essaies, tu apprends, et tu recommences.

guide-2-title = Les missions
guide-2 =
    Fusée-sonde, Satellite artificiel et atterrisseurs : une sonde ou une capsule en état de marche arrive sur place. Pour la Fusée-sonde, n’importe où dans l’espace suffit, et l’espace, c’est partout sauf sur Terre.

    Observations : sois la première agence à révéler comment est un lieu.

    Homme dans l’espace, en orbite, sur la Lune et ainsi de suite : un astronaute qui y est allé revient en vie sur Terre.

    Stations : un astronaute y est en vie au début d’une année.

    Retours d’échantillon : un échantillon de ce lieu arrive sur Terre. Pour Vie extraterrestre, il vient de la Lune, de Mars ou de Vénus, là où l’on a trouvé la vie.

    Un seul vol peut accomplir plusieurs missions. Chaque fois qu’une agence en accomplit une, toutes les autres reçoivent aussitôt 10 $ ! Une mission devenue impossible est retirée.

guide-3-title = Une année et ton tour
guide-3 =
    Chaque année commence avec 25 $ pour chaque agence. Ce qui restait de l’année d’avant est perdu. Puis les stations comptent, et les échantillons peuvent se vendre.

    L’agence qui a le moins de points joue le premier tour. Pendant ton tour, tu fais tout ce que tu veux et peux payer, dans n’importe quel ordre : développer, acheter, construire, voler, observer, récolter, s’amarrer, se séparer, soigner, réparer, faire des offres.

    Puis c’est à l’agence suivante, et ton tour revient. Quand toutes les agences passent l’une après l’autre, l’année est finie. Un tour où rien ne change compte comme passer. En solo, la fin de ton tour est la fin de l’année.

    À la fin de l’année, tout est réparé sur Terre et tout le monde y est soigné. Dans l’espace, les équipages doivent survivre. Puis les longs vols se rapprochent d’un an, et le calendrier avance.

guide-4-title = Recherche et cartes de résultat
guide-4 =
    Une technologie coûte 10 $ et permet d’acheter ou de faire quelque chose. Il y en a dix : Fusées Juno, Atlas, Soyouz et Saturn, Moteurs ioniques, Rendez-vous, Rentrée, Atterrissage, Support de vie et Observation.

    Chacune reçoit 3 cartes de résultat, face cachée ; Observation, 1 seule. Elles sortent d’une pile de 60 succès, 15 échecs mineurs et 15 échecs majeurs.

    À chaque usage de la technologie, on tire une de ses cartes, et tout le monde la voit. Pour une fusée, cela veut dire : succès, elle fonctionne (1 sur l’image) ; échec mineur, elle est endommagée et ne donne pas de poussée (2) ; échec majeur, tout le vaisseau explose (3).

    Ensuite, la carte est remélangée, ou bien tu paies pour la retirer : 10 $ pour un succès, 5 $ pour un échec. Cela ne répare rien, mais change le prochain tirage. Si la dernière carte est un succès, elle est retirée gratuitement. Sans cartes, plus rien ne peut échouer !
guide-4-picture = outcomes.svg
guide-4-alt = Une fusée avec trois cartes cachées. 1 est une coche : la fusée vole. 2 est un point d’exclamation : la fusée est barrée. 3 est une croix : il y a une explosion. À côté des cartes, le prix pour les retirer : 10 $, 5 $ et 5 $.

guide-5-title = Éléments et vaisseaux
guide-5 =
    L’image montre ce qui s’achète : le prix (1), la masse (2), la poussée d’une fusée (3), les places d’une capsule (4) et son bouclier thermique (5).

    Fusées : Juno pour 1 $, masse 1, poussée 4. Atlas pour 5 $, masse 4, poussée 27. Soyouz pour 8 $, masse 9, poussée 80. Saturn pour 15 $, masse 20, poussée 200. Chacune demande sa propre technologie.

    Sonde : 2 $, masse 1. Elle ne demande pas de recherche.

    Les capsules portent des astronautes et savent faire tout ce que fait une sonde. Vostok (2 $, masse 2, 1 place) et Apollo (4 $, masse 3, 3 places) demandent Rentrée et ont un bouclier thermique. Eagle (4 $, masse 1, 2 places) demande Atterrissage. Aldrin (4 $, masse 3, 8 places) demande Support de vie.

    Les vivres coûtent 1 $, ont une masse de 1 et demandent Support de vie. Un moteur ionique coûte 10 $ et a une masse de 1. Un astronaute coûte 5 $ et ne pèse rien.

    Ce que tu achètes reste sur Terre aussi longtemps que tu veux. C’est là que tu assembles un vaisseau et que tu le modifies gratuitement. Il forme une seule pile : tout ce qu’il contient vole ensemble. Chaque astronaute a besoin d’une place.
guide-5-picture = parts.svg
guide-5-alt = Douze tuiles : Juno, Atlas, Soyouz, Saturn, sonde, Vostok, Apollo, Eagle, Aldrin, vivres, moteur ionique et astronaute, chacune avec ses nombres. Des numéros de 1 à 5 montrent le prix, la masse, la poussée, les places et le bouclier thermique.

guide-6-title = La carte du système solaire
guide-6 =
    Chaque flèche de la carte est une manœuvre. Le nombre dessus est sa difficulté (1). Les symboles qui suivent montrent ce qui attend en route, l’un après l’autre.

    Un sablier (2) : le vol dure des années. S’il est en pointillé, le vol ne prend pas de temps, sauf si tu le veux.

    Rayonnement (3), rentrée (4), atterrissage (5) : voir les dangers plus bas. Un atterrissage en pointillé n’est là que pour les essais.

    Un point d’interrogation (6) : personne ne sait encore comment est ce lieu.

    Un éclair (7) et une croix (8) : cela arrive automatiquement. Si ton vaisseau est encore là à la fin de ton tour, il retombe du Vol suborbital sur la Terre. Depuis un survol ou le Transfert intérieur, il est perdu dans l’espace. Fais donc ce que tu as à faire avant de finir le tour !
guide-6-picture = map.svg
guide-6-alt = La Terre, la Lune et Mars avec des flèches entre elles. Des numéros de 1 à 8 montrent les symboles que le texte explique.

guide-7-title = Masse, difficulté, poussée
guide-7 =
    Poussée nécessaire = difficulté × masse. La masse est celle de tout ce qui est à bord, avec toutes les fusées, même celles que tu vas allumer.

    Puis tu allumes une fusée après l’autre, et chacune tire une carte. Dès que cela suffit, le vaisseau vole. Une fusée allumée est consommée. Si à la fin cela ne suffit pas, le vaisseau reste sur place, et les fusées allumées sont perdues quand même.

    Sur l’image, une sonde veut atteindre le Vol suborbital, difficulté 3. Avec trois Juno, la masse est de 4 : il faut 3 × 4 = 12, et il y a 4 + 4 + 4 = 12. Avec deux seulement, il faut 3 × 3 = 9, et il y a 4 + 4 = 8. Trop peu !

    Que peut porter une fusée ? Divise sa poussée par la difficulté et enlève sa propre masse. Une Saturn vers l’Orbite terrestre, difficulté 8 : 200 ÷ 8 − 20 = 5. Et prévois en partant de la fin du voyage : chaque étage porte tous les suivants.
guide-7-picture = thrust.svg
guide-7-alt = Deux piles sur un trajet de difficulté 3. À gauche, une sonde avec trois fusées : 3 × 4 = 12 et 4 + 4 + 4 = 12, avec une coche. À droite, une sonde avec deux fusées : 3 × 3 = 9 et 4 + 4 = 8, avec une croix.

guide-8-title = Les vols qui durent des années
guide-8 =
    Au départ, un vaisseau reçoit un jeton de temps pour chaque année du vol. À la fin de chaque année, il en perd un, et en perdant le dernier il arrive. Jusque-là, il ne peut ni voler, ni s’amarrer, ni observer, ni récolter.

    Avant d’allumer quoi que ce soit, tu peux voler plus vite : la moitié des années, arrondie au-dessus, pour le double de difficulté (1). Ou bien prendre plus d’années, autant que tu veux, gratuitement (2).

    Les moteurs ioniques donnent 5 de poussée pour chaque année d’un vol. Ils sont réutilisables, mais une seule fois par an, et un échec ne fait que les endommager. De l’Orbite terrestre à l’Orbite de Mars, difficulté 5 et 3 ans, un moteur donne 5 + 5 + 5 = 15 (3). C’est assez pour une masse de 3, lui-même compris.
guide-8-picture = time.svg
guide-8-alt = Un vaisseau en route avec trois jetons de temps, puis deux, puis un, puis il arrive. En dessous, numérotés de 1 à 3 : la moitié des années pour le double de difficulté, plus d’années pour la même difficulté, et un moteur ionique qui donne 5 + 5 + 5 = 15.

guide-9-title = Les dangers en route
guide-9 =
    Rayonnement : au départ, chaque astronaute lance un dé qui a 8 faces. Le niveau du Soleil est 0, 1 ou 2. Un dé inférieur ou égal au niveau fois les années du vol rend inapte. Dans un Aldrin, le niveau compte un de moins.

    Rentrée : il faut cette technologie et une capsule non endommagée avec un bouclier thermique, Vostok ou Apollo. Chacune tire une carte : un échec mineur l’endommage, un échec majeur la brûle avec toutes les personnes à l’intérieur. Toutes les autres capsules brûlent toujours. Ce qui n’est pas une capsule reste indemne.

    Atterrissage : sans cette technologie, le vaisseau est perdu. Avec elle, tu tires une carte : après un échec mineur, tu choisis ce qui est endommagé ; après un échec majeur, le vaisseau est perdu.

    Ce qui est endommagé pèse autant et ne sert à rien avant réparation. Une capsule endommagée garde ses places. Tu peux aussi choisir un astronaute, qui devient alors inapte. S’il ne reste rien à endommager, le vaisseau est perdu.

guide-10-title = Les lieux inconnus
guide-10 =
    La Lune, Mars, Phobos, Vénus, Cérès, le Vol suborbital et le Rayonnement solaire cachent chacun une carte. La Lune a peut-être des minerais, ou une poussière profonde qui avale les vaisseaux ; Vénus est peut-être une fournaise qui les fait fondre.

    En arrivant dans un lieu inconnu, tu consultes sa carte et tu la révèles. Tu peux la garder secrète, mais alors tu perds le vaisseau. Le Vol suborbital ne compte qu’avec des astronautes à bord : un petit résultat au dé peut les rendre inaptes.

    Avec Observation, une sonde ou une capsule en état de marche peut regarder depuis l’endroit où commence un trajet vers ce lieu, comme un survol ou une orbite. C’est sans danger, et tu peux garder secret ce que tu vois. En cas d’échec, tu ne vois rien. Lors d’un survol, chaque sonde ou capsule en état de marche observe seulement une fois par tour.

    Au sol, une sonde ou une capsule en état de marche, ou un astronaute valide, peut récolter des échantillons de masse 1, et des vivres là où il y en a.

    Au début d’une année, les échantillons sur Terre se vendent s’ils contiennent des minerais : 25 $ de la Lune, 50 $ d’ailleurs. Un échantillon extraterrestre de Phobos donne une technologie sans cartes, ou retire les cartes d’une autre que tu possèdes.

guide-11-title = S’amarrer et se séparer
guide-11 =
    Avec Rendez-vous, tes vaisseaux au même endroit peuvent s’amarrer et n’en faire plus qu’un, et un vaisseau peut se séparer en deux. Ce n’est possible ni sur Terre ni en Vol suborbital. Avec des jetons de temps, un vaisseau peut se séparer, mais pas s’amarrer.

    Chaque essai tire une carte. À chaque échec, mineur ou majeur, cela ne réussit pas, et tu choisis ce qui est endommagé.

    Sur l’image, deux lancements deviennent un vaisseau difficile à soulever d’un coup (1). Plus tard, Eagle se pose sur la Lune, pendant qu’Apollo attend en orbite avec tout ce qui n’a pas besoin de se poser (2).
guide-11-picture = dock.svg
guide-11-alt = À gauche, numéro 1 : deux piles n’en font plus qu’une. À droite, numéro 2 : elle se sépare de nouveau. Eagle vole avec une fusée vers la Lune, Apollo reste en orbite avec l’autre.

guide-12-title = Les astronautes, et comment survivre
guide-12 =
    Un pilote atténue d’un cran chaque atterrissage ou rendez-vous raté : un échec majeur devient mineur, un échec mineur devient un succès. Un mécanicien répare tout un vaisseau avec une unité de vivres et corrige les échecs mineurs du Support de vie. Un médecin soigne toutes les autres personnes à bord. Il leur faut pour cela être valides.

    À la fin d’une année, trois choses arrivent dans l’espace. D’abord, les astronautes inaptes meurent.

    Ensuite, chaque capsule non endommagée, même vide, tire une carte pour Support de vie. Un succès donne de l’air à autant de personnes qu’elle a de places, un échec à personne. Sans la technologie, il n’y a pas d’air du tout.

    Enfin, jusqu’à 5 personnes d’un vaisseau mangent une unité de vivres, les 5 suivantes une autre.

    Les astronautes sans air ou sans nourriture meurent, et chaque mort te coûte des points. Un vol qui revient sur Terre la même année n’a besoin de rien de tout cela.

guide-13-title = Les offres entre agences
guide-13 =
    Pendant ton tour, tu peux faire une offre à une autre agence. L’argent, les éléments et les astronautes sur Terre, les vaisseaux entiers et les technologies peuvent changer de mains, mais pas les missions.

    L’autre agence accepte, refuse ou fait une seule contre-offre, que tu ne peux qu’accepter ou refuser.

    Une technologie partagée reçoit autant de nouvelles cartes qu’il en reste à l’agence qui la donne. Si tu allumes une fusée venue d’une autre agence sans avoir sa technologie, tu l’apprends ainsi, avec ses cartes.
guide-13-picture = offer.svg
guide-13-alt = Deux colonnes. L’agence au rond donne 10 $ et une fusée, l’agence au carré donne l’atterrissage avec une carte. En dessous, les trois réponses : une coche, une croix, et des flèches aller et retour.

guide-14-title = La fin
guide-14 =
    La partie finit après 1976. Elle finit plus tôt s’il ne reste aucune mission, ou si personne ne peut rattraper l’agence en tête à la fin d’une année. Les vols qui arrivent à la fin de la dernière année comptent encore, les suivants non.

    Les astronautes morts coûtent des points, chacun plus que le précédent : 2 points pour le premier, puis 4, puis 6 et ainsi de suite. L’agence qui a le plus de points gagne, et à égalité la victoire est partagée.

    En solo, ou en une seule équipe, tu joues contre la table : il faut plus de points que n’en valent ensemble toutes les missions ouvertes. Tout le monde peut donc perdre !

guide-15-title = Les niveaux et Mercure
guide-15 =
    Combien y a-t-il de missions sur la table ? Faciles : 5 faciles. Normales : 4 faciles et 2 moyennes. Difficiles : 3 faciles, 3 moyennes et 2 difficiles. Très difficiles : 1 facile, 4 moyennes et 4 difficiles.

    Fais une première partie courte : choisis une dernière année plus proche, comme 1960.

    Mercure est une extension. La planète la plus proche du Soleil est un désert ou a des minerais, 50 $ par échantillon. Ses trois missions sont distribuées parmi les autres : l’observation pour 7 points, l’atterrisseur pour 13, le retour d’échantillon pour 19. Le trajet commence au Transfert intérieur, difficulté 5. Le retour est pire : 7 !

guide-16-title = Jouer ici
guide-16 =
    Développe, achète et charge dans les panneaux sous la carte. Puis choisis un vaisseau : les trajets possibles s’éclairent avec la poussée nécessaire. Appuie sur l’un d’eux, et choisis quoi allumer.

    Atelier : assemble un vaisseau sur le papier. Tu vois aussitôt ce qu’il pèse, ce qu’il coûte et où il peut aller.

    Probabilités : avant d’allumer, de te poser ou d’observer, tu vois tes chances de réussite. Elles sont exactes : elles tiennent compte de ce que tout le monde a vu, mais d’aucune carte cachée.

    Bots : le planificateur dessine le vaisseau le moins cher pour chaque mission, essaie ce qui peut échouer, et décolle. Il ne voit rien de plus qu’un joueur humain.

guide-17-title = Premiers conseils
guide-17 =
    L’argent est perdu à la fin de l’année. Achète quelque chose pour la suivante, mais garde 5 $ tant que quelque chose peut échouer.

    Essaie une fusée seule. Alors un échec majeur ne coûte rien d’autre.

    Paie pour retirer les échecs. Les succès peuvent rester : chacun de ceux que tu connais rend le prochain tirage plus sûr.

    Pense au vol de retour. Il faut le soulever, lui aussi.

    Les Juno servent aux dernières étapes, de difficulté 1 et 2. De la Terre tout droit à l’Orbite terrestre, seules Soyouz et Saturn soulèvent plus qu’elles-mêmes.

guide-18-title = Planètes extérieures : comment y aller
guide-18 =
    Planètes extérieures est une extension pour les personnes qui connaissent déjà le jeu. Au-delà de Cérès attendent Jupiter avec ses lunes Io, Europe, Ganymède et Callisto, Saturne avec Titan et Encelade, et très loin Uranus et Neptune.

    De l’Orbite terrestre, tu voles vers le Transfert extérieur, difficulté 6 et 1 an, et de là plus loin. Ou bien tu prends ton élan près d’une autre planète : du Survol de Vénus au Survol de Jupiter, c’est seulement la difficulté 1 et 1 an.

    Mais les planètes bougent. Le trajet vers chacune d’elles n’a une fenêtre de tir que certaines années : vers Jupiter tous les 2 ans depuis 1956, vers Saturne tous les 3 ans depuis 1957, vers Uranus tous les 5 ans depuis 1957, vers Neptune tous les 6 ans depuis 1958. Un tel vol dure exactement les années indiquées sur la carte. Il ne peut être ni plus rapide ni plus lent.

    À partir de Jupiter, chaque géante te lance gratuitement vers la suivante : ces trajets ont la difficulté 0. Une fois dans la partie, les quatre fenêtres de tir conviennent à un seul vaisseau, comme sur l’image : vers Jupiter en 1974 depuis Vénus (1), vers Saturne en 1975 (2), vers Uranus en 1977 (3), vers Neptune en 1982 (4). Il arrive en 1986, la toute dernière année !

    On ne peut pas attendre en route. Un vaisseau encore au Transfert extérieur ou en survol à la fin du tour est perdu dans l’espace.
guide-18-picture = windows.svg
guide-18-alt = Une rangée de points pour chacune des planètes Jupiter, Saturne, Uranus et Neptune : un point pour chaque année de 1956 à 1986 où le trajet est ouvert. Une ligne passe par quatre de ces points, numérotés de 1 à 4, jusqu’à Neptune.

guide-19-title = Planètes extérieures : observer depuis un survol
guide-19 =
    Depuis les survols de Jupiter et de Saturne, on voit loin, comme au télescope : Io, Europe, Ganymède et Callisto depuis l’un, Titan et Encelade depuis l’autre. Ganymède s’observe aussi depuis l’Orbite de Jupiter.

    La limite est la même que près de la Lune, de Vénus et de Mars : là où un vaisseau ne peut pas rester, chaque sonde ou capsule en état de marche à bord observe seulement une fois par tour. Prends-en plusieurs !

    Un vaisseau qui continue vers la géante suivante ou vers l’orbite découvre de toute façon la planète elle-même, et un vaisseau perdu là-bas aussi. Garde l’observation pour une lune.

    Deux missions demandent beaucoup d’observations : Observation du système de Jupiter pour 5 points et Grand tour pour 10. Elles vont à l’agence qui révèle le dernier de leurs lieux, peu importe qui a révélé les autres.

guide-20-title = Planètes extérieures : les dangers des géantes
guide-20 =
    Autour de Jupiter, il y a du rayonnement, et personne ne sait encore s’il est fort. S’il est fort, un dé de 6 ou moins rend un astronaute inapte, et un dé de 4 ou moins endommage une sonde ou une capsule. S’il est modéré, les limites sont 3 pour les astronautes et 1 pour les sondes et les capsules. S’il est faible, il n’affecte que les astronautes, avec un 1.

    Dans un Aldrin, le rayonnement compte un de moins pour les astronautes, et une Galileo compte un de moins pour elle-même.

    Autour de Saturne volent des éclats des anneaux, ou bien il y a du rayonnement, ou rien du tout. Avec des éclats, on lance un dé par vaisseau : avec 2 ou moins, quelque chose à bord est endommagé. Avec du rayonnement, un dé de 2 ou moins rend un astronaute inapte.

    Tu affrontes cela chaque fois que tu voles tout près, et de nouveau à la fin de chaque année : en Orbite de Jupiter, sur Io et sur Europe, c’est Jupiter ; en Orbite de Saturne, c’est Saturne. Ailleurs, par exemple sur Callisto ou Titan, rien de cela ne menace.

    Sur Europe, il y a peut-être même une force inconnue qui détruit tout ce qui arrive. Observe avant de te poser !

guide-21-title = Planètes extérieures : l’aérofreinage
guide-21 =
    Aérofreinage est une nouvelle technologie qui requiert Rentrée. Là où une planète a une atmosphère, un second trajet la traverse, et c’est l’atmosphère qui freine : vers l’Orbite de Jupiter avec la difficulté 3 au lieu de 10, vers l’Orbite de Saturne avec 1 au lieu de 7. Et pour rentrer, du Transfert extérieur à l’Orbite terrestre, avec 1 au lieu de 6 !

    Tu tires une carte. Avec un succès, le vaisseau est en orbite. Après un échec mineur, tu choisis ce qui est endommagé, puis tout le vaisseau traverse l’atmosphère : les capsules sans bouclier thermique brûlent. Avec un échec majeur, ou sans la technologie, le vaisseau est perdu. Un pilote n’aide pas ici.

guide-22-title = Planètes extérieures : Proton, Galileo, Explorer et les scientifiques
guide-22 =
    Proton pour 12 $, masse 6, poussée 70. Aucune autre fusée ne donne autant de poussée pour sa masse. Fusées Proton ne se développe qu’après Fusées Soyouz.

    Galileo coûte 5 $, a une masse de 2 et demande Observation. C’est une sonde solide. Les observations détaillées ne comptent qu’avec une Galileo en état de marche, et comptent même si le lieu est déjà révélé.

    Explorer coûte 3 $, a une masse de 1 et demande Rendez-vous. Ce n’est pas une sonde. Là où une mission le demande, sous la glace d’Europe ou d’Encelade ou dans les nuages de Titan, tu le détaches tout seul. Il part pour toujours, et la mission est accomplie.

    Un scientifique coûte 5 $, comme tout astronaute. S’il est à bord et valide, un échantillon accomplit aussitôt sa mission et n’a pas besoin de rentrer.

guide-23-title = Planètes extérieures : les missions à découvrir
guide-23 =
    On distribue moins de missions du jeu de base, et avec elles quelques missions lointaines, toutes des observations. Faciles : 5 faciles et 3 lointaines. Normales : 3 faciles, 1 moyenne et 4 lointaines. Difficiles : 3 faciles, 2 moyennes, 1 difficile et 5 lointaines. Très difficiles : 1 facile, 2 moyennes, 1 difficile et 6 lointaines.

    Toutes les autres missions lointaines sont à découvrir. Une agence qui révèle un lieu là-bas en tire une qui va avec ce qui s’y trouve : un atterrisseur sur Io, une station près de Saturne, un homme sur Titan. Elle est sur la table pour tout le monde. Certains lieux n’en donnent aucune.

    Les missions lointaines ont au plus 6 points au niveau facile, où l’on n’en découvre donc aucune, 13 au niveau normal et 24 au niveau difficile. Au niveau très difficile, toutes sont en jeu.

    En solo ou en une seule équipe, on ne gagne que si toutes les missions lointaines distribuées au début sont accomplies aussi.

guide-24-title = Planètes extérieures : le calendrier et le départ rapide
guide-24 =
    Le calendrier va jusqu’en 1986. Tant qu’un lieu caché peut encore donner une mission, personne n’a trop d’avance, et la partie ne finit pas plus tôt.

    À la fin d’une année, les vaisseaux arrivent d’abord, puis ils affrontent Jupiter et Saturne, et c’est seulement après que le calendrier avance. Les vols qui arrivent à la fin de la dernière année comptent donc encore.

    Avec le départ rapide, on commence en 1966. Avant la première année, chaque agence choisit 2 technologies et les reçoit sans aucune carte.

guide-25-title = Stations : ce qui est nouveau
guide-25 =
    Stations est la plus grande extension, pour les personnes qui connaissent bien le jeu. Maintenant, des gens restent dans l’espace : ils y ont des maisons, des jardins et des laboratoires, et font leur propre carburant. Une année rapporte 30 $, et le calendrier va jusqu’en 1986. La fin d’une année se passe dans le même ordre qu’avec les Planètes extérieures.

    Il y a trois nouvelles technologies. Navette spatiale coûte 10 $ et reçoit 3 cartes de résultat ; elle requiert Rentrée et Fusées Atlas. Synthèse coûte 10 $ et reçoit 5 cartes ; elle requiert Support de vie. Rovers coûte 3 $ et reçoit 5 cartes ; il faut d’abord Observation.

    La plupart des lieux cachent quelque chose de nouveau. Le Soleil peut atteindre le niveau 3, et il endommage alors aussi les sondes et les capsules. Sur Mars, il y a peut-être des tempêtes de poussière : à la fin d’une année, un dé de 2 ou moins y rend un astronaute inapte. Sur Vénus, l’air écrase peut-être tout ce qui s’y trouve encore à la fin d’une année.

    Presque tout cela n’est connu que par une seule source : des joueurs l’ont noté, et on n’a pas trouvé de livret de règles. Sur quatre points, d’autres sources disent autre chose. Une option choisit les nombres à utiliser. Les nombres d’ici sont ceux de l’édition plus récente ; ceux de la première sont entre crochets.

guide-26-title = Stations : la production
guide-26 =
    Une année commence par la production, avant même de recevoir l’argent. La production est facultative. Ce qui reste de l’argent de l’année passée peut encore payer le retrait de cartes de résultat.

    Un module hydroponique coûte 10 $, a une masse de 4 et demande Synthèse. Avec un astronaute valide à bord, il donne une unité de nourriture par an.

    Un générateur de carburant coûte 8 $, a une masse de 1 [4] et demande Synthèse. Il remplit un petit réservoir par an, sur Terre ou là où du dioxyde de carbone a été révélé : dans l’air rare, sec ou orageux de Mars, et dans la jungle de Vénus.

    Les deux tirent une carte de Synthèse. Avec un échec mineur, il n’y a rien ; avec un échec majeur, le module est aussi endommagé.

guide-27-title = Stations : nourriture, médicaments, pièces de rechange et moral
guide-27 =
    Trois choses remplacent les vivres. La nourriture coûte 1 $, a une masse de 1 ; cinq personnes en mangent une unité par an. Les médicaments coûtent 1 $, ont une masse de 1 ; un médecin en consomme une unité chaque fois. Les pièces de rechange coûtent 1 $, ont une masse de 1 ; un mécanicien en consomme une unité par réparation. La nourriture et les médicaments demandent Support de vie.

    Un module médical coûte 5 $, a une masse de 3 et demande Support de vie. Un médecin y soigne gratuitement.

    Personne n’aime la solitude là-haut, et personne n’aime la foule. À la fin d’une année, après le repas, un astronaute sans compagnie dans un vaisseau lance un dé, et tout l’équipage aussi si plus de la moitié des places sont prises. Un 1 rend inapte. Un médecin a alors un an pour aider.

guide-28-title = Stations : un habitat est une maison
guide-28 =
    Un habitat spatial coûte 20 $, a une masse de 9 et demande Synthèse. Il a 20 places, mais pas de bouclier thermique.

    Un habitat au sol est à monter. Les éléments d’habitat au sol coûtent 15 $ [4], ont une masse de 5 et demandent Synthèse. Pendant la production, un mécanicien les monte sur un sol ferme, mais pas sur Terre, et cela n’échoue jamais. L’habitat a alors 20 places, ne peut pas être endommagé et ne bouge plus jamais. Ce qui y est joint reste aussi, jusqu’à ce que tu le détaches.

    Dans un habitat en état de marche, ni le rayonnement, ni les tempêtes, ni le soleil brûlant de Mercure ne blessent personne.

    Et c’est une maison ! Des astronautes qui sont allés sur la Lune puis arrivent dans un habitat, où qu’il soit, sont de retour, et la mission est accomplie. Cela compte à l’arrivée, après un amarrage ou une réparation, et quand une année commence.

guide-29-title = Stations : la navette, Daedalus et les réservoirs
guide-29 =
    La navette coûte 10 $, a une masse de 4, une poussée de 75, 6 places et un bouclier thermique. Daedalus coûte 10 $, a une masse de 1 et une poussée de 22 [15]. Les deux demandent Navette spatiale.

    Ils sont réutilisables. Chaque allumage vide plutôt un réservoir : un grand pour la navette, un petit pour Daedalus. Avec trois réservoirs, tu allumes trois fois, dans une manœuvre ou dans plusieurs.

    Un petit réservoir coûte 3 $, a une masse de 2. Un grand réservoir coûte 6 $ [4], a une masse de 6 [4]. Les deux demandent Navette spatiale.

    Avec un échec mineur, le moteur est endommagé, et le réservoir reste plein. Avec un échec majeur, tout le vaisseau explose.

guide-30-title = Stations : curiosités et rovers
guide-30 =
    Les lieux connus gardent des surprises, les curiosités. Si un lieu était déjà révélé à ton arrivée, tu peux l’explorer et tirer une carte. Ce que tu trouves reste là. Sur la Lune, Phobos et Cérès, il y a de la place pour 1 curiosité au plus, sur Mars pour 2 ou 3, dans la jungle de Vénus pour 3. Si un pilote valide est là, de n’importe quelle agence, tu vois deux curiosités et tu en gardes une.

    Certaines curiosités donnent 2 ou 4 points tout de suite. D’autres donnent de la valeur aux échantillons, ou montrent de la vie. Et certaines se récoltent, une seule fois : le palladium et le platine se vendent 30 $ sur Terre, l’iridium 40 $. Un fossile étudié vaut 6 points, un objet extraterrestre 8 points sur Terre et une technologie sans cartes. D’une épave, un mécanicien tire une sonde ou 2 unités de pièces de rechange, et alors 2 points vont à une autre agence, une de celles qui en ont le moins. Dans les grottes, un mécanicien construit un habitat au sol avec 2 unités de pièces de rechange.

    Mais attention ! Sur la Lune, 5 des 18 cartes sont de la poussière qui avale le vaisseau qui la trouve. Dans les ravins de Mars, un dé de 2 ou moins endommage quelque chose. Une infection sur la Lune part avec chaque vaisseau qui est là ou s’y pose plus tard, et l’amarrage la transmet. La première agence qui la ramène sur Terre perd 10 points.

    Un rover coûte 4 $, a une masse de 1 et demande Rovers. C’est aussi une sonde. S’il est tout seul, il peut explorer une fois par an là où il est. Il tire deux cartes de Rovers, l’une après l’autre, et les deux doivent être des succès. Un échec majeur l’endommage.

guide-31-title = Stations : les expériences
guide-31 =
    Une expérience coûte 2 $, a une masse de 1, et un module scientifique coûte 5 $, a une masse de 2. Les deux demandent Observation. Emmène-les avec un astronaute valide là où une mission demande une expérience ; avec les Planètes extérieures, il faut un scientifique. C’est là qu’elle s’achève. Quand les résultats, de masse 1, arrivent sur Terre, la mission est accomplie.

    Près d’un module scientifique, on peut aussi étudier les fossiles. Et c’est là seulement qu’un scientifique accomplit maintenant les retours d’échantillon sans rentrer.

guide-32-title = Stations : missions et points
guide-32 =
    Les missions sont nouvelles. Faciles : 6 faciles. Normales : 6 faciles et 3 moyennes. Difficiles : 4 faciles, 5 moyennes et 3 difficiles. Très difficiles : 1 facile, 6 moyennes et 6 difficiles. S’y ajoutent une présence permanente et la mission de la trace de vie, et avec Planètes extérieures autant de missions lointaines que dans cette extension.

    Habitats : un habitat en état de marche est sur place.

    Une présence permanente n’est jamais finie. Quand une année commence, chaque agence qui a un astronaute en vie là-bas reçoit des points : 0,5 en Orbite terrestre, 1 sur la Lune, 2 sur Mars, 2,5 sur Vénus. Il y a donc des demi-points.

    La première agence qui révèle de la vie, dans un lieu ou comme curiosité, accomplit la mission de la trace de vie pour 10 points. C’est seulement alors qu’on peut rapporter un échantillon avec de la vie, pour 40 points.

    De 7 missions, il y a deux cartes, et la seconde vaut un peu plus. Une agence ne peut en accomplir qu’une des deux. En solo, les secondes cartes sont mises de côté.

    La partie continue, quelle que soit l’avance de l’agence en tête.

guide-33-title = Stations : les cycleurs
guide-33 =
    Un cycleur va et vient sans fin entre la Terre et Mars. De l’Orbite terrestre, tu y montes avec la difficulté 3 (1). À la fin du tour, il t’emporte automatiquement, à travers le rayonnement et pour 3 ans, et plus tard au retour (2). Rien ne s’allume pour cela, même si ton vaisseau est très lourd. Un habitat avec un module hydroponique y est bien utile !

    Du Cycleur de Mars, tu descends vers l’Orbite de Mars avec la difficulté 3 (3), ou tout droit sur Mars, aussi avec 3 (4). Avec Planètes extérieures, l’aérofreinage t’amène gratuitement jusqu’à une orbite.

    Il y a d’autres trajets nouveaux. Entre le Transfert intérieur et le Survol de Mars, c’est la difficulté 1 et 2 ans dans les deux sens, et du Survol de Vénus au Transfert intérieur la difficulté 1 et 3 ans.
guide-33-picture = cyclers.svg
guide-33-alt = À gauche la Terre et son orbite, à droite Mars et son orbite, au-dessus deux cycleurs avec des trajets aller et retour. Les numéros de 1 à 4 montrent la montée, le long vol, la descente vers l’orbite et l’atterrissage sur Mars.

guide-34-title = Stations : les coentreprises
guide-34 =
    Les coentreprises sont une option à part, pour deux agences ou plus. En fonder une coûte 10 $, et elle a 10 parts. L’agence fondatrice en garde au moins 1 et en donne au moins 1. Toutes les agences qui doivent en recevoir doivent être d’accord, sinon personne ne paie et la coentreprise n’est pas fondée.

    Une coentreprise possède des biens comme une agence : de l’argent, des vaisseaux, des gens et des missions. Mais elle n’a pas de technologies, et une nouvelle année ne lui rapporte pas d’argent. Ce qui lui reste, elle le garde. Elle commence sans rien, alors fais-lui une offre : quelqu’un doit lui donner de l’argent ou des éléments.

    Une agence qui a une part peut agir pour elle pendant son tour. Tu te sers de son argent et de ses vaisseaux, mais de tes propres technologies, de tes propres cartes de résultat, et de ton propre argent pour retirer ces cartes. Avant toute action, les autres actionnaires décident l’un après l’autre. Chacun peut autoriser, tout autoriser cette année, ou opposer un veto. Après un veto, tu ne peux plus agir pour cette coentreprise pendant ce tour.

    Pendant ton tour, la banque achète et vend des parts. Une part coûte autant de dollars que la coentreprise a de points, arrondis à l’unité inférieure. Les agences échangent aussi des parts entre elles. Mais une agence sans aucune part ne peut échanger que pour en recevoir une.

    Les missions d’une coentreprise ne rapportent d’argent à personne. À la fin de la partie, ses points sont divisés entre ses parts, jusqu’à la plus petite fraction, et ceux de la banque sont perdus. L’agence qui a les 10 parts dissout aussitôt la coentreprise et reprend tout : argent, vaisseaux, gens, missions, et ses morts.

guide-ours-title = Ce qui n’est pas dans la règle imprimée
guide-ours =
    Sources : là où l’aide-mémoire et la première règle diffèrent, « Édition » dit lequel des deux textes l’emporte. La plus grande partie de l’extension Stations vient d’une seule source, et « Édition de Stations » choisit entre deux séries de nombres.

    Fin de l’année : un tour où tu ne fais que réarranger ou échanger des éléments prolonge l’année, sauf si un de tes tours s’est déjà terminé dans la même position depuis le dernier progrès, comme un achat ou un vol. Après 50 tours de ce genre de suite, seul un progrès la prolonge. Dans une partie normale, personne n’arrive jusque-là.

    Limites : les astronautes et les cartes de résultat ne s’épuisent jamais, mais une agence a au plus 10 vaisseaux et 24 astronautes en vie.

    Positions répétées : après 1000 petites actions dans un tour, comme charger ou s’amarrer, aucune position ne peut revenir. Après 2000, le tour n’a plus de petites actions, et une année a au plus 1000 tours. Dans une partie normale, personne n’arrive jusque-là.

    Offres : on peut répondre à une offre par une seule contre-offre. Quand deux vaisseaux se retrouvent dans l’espace, on peut échanger des éléments et des astronautes un par un si l’un des deux camps possède Rendez-vous. On peut aussi échanger ce qu’on a vu d’un lieu caché.

    Égalités et durée : entre agences à égalité de points, un tirage décide qui commence l’année, qui arrive en premier et qui reçoit une mission. « Dernière année » raccourcit la partie.

    Probabilités et conseils : la page montre les probabilités exactes de chaque tirage et fait les calculs. Tu peux désactiver les conseils.

    Annuler un coup : tu peux annuler ton dernier coup tant que personne d’autre n’a joué et que rien de nouveau n’est apparu. Ensuite, il faut l’accord de toutes les autres personnes. Une partie où un tirage a été annulé porte une mention et ne compte dans aucune statistique.

    Temps et bots : en ligne, tu peux choisir une pendule. Quand ton temps est écoulé ou que tu es hors ligne, un bot joue à ta place jusqu’à ton retour. Les bots peuvent aussi prendre d’autres places.
