### Ce que dit le tutoriel, étape par étape (tools/tutorials/leaving_earth.py). Les chances, les calculs et l'argent sont ceux de sa partie.
### Les phrases n'indiquent pas le genre de la personne qui joue.

## 1956 : une fusée

lesson-welcome = Bienvenue en 1956 ! Tu diriges l’agence spatiale d’Ada pendant cinq ans. Les missions sur la table rapportent des points : pour gagner, il en faut plus qu’il n’en reste à prendre. Tu as 25 $. D’abord « Développer : Fusées Juno », pour 10 $.
lesson-welcome-show = La flèche montre le bouton. Sur le plateau, le même choix est encadré : tu peux aussi appuyer là.
lesson-outcomes = Trois cartes de résultat cachées sont maintenant sur Fusées Juno. Chaque Juno allumée en tire une : succès ou échec. Pour l’instant, 67 % de réussite. « Acheter : Juno », pour 1 $ seulement.
lesson-outcomes-show = Toutes les probabilités affichées sont exactes. Sous la carte, à côté de Fusées Juno, tu trouves la Juno avec sa masse et sa poussée.
lesson-build = La Juno est sur Terre, mais seul un vaisseau peut voler. « Construire un nouveau vaisseau ».
lesson-build-show = Sur le plateau, ce bouton est dans le hangar.
lesson-load = Charge la Juno, et rien d’autre. Ce n’est qu’un essai.
lesson-load-show = Dans le hangar, c’est la Juno avec le signe plus.
lesson-difficulty = Voici la formule la plus importante : difficulté × masse = poussée nécessaire. Le trajet vers Vol suborbital a la difficulté 3, et le vaisseau la masse 1 : 3 × 1 = 3. Une Juno donne 4. Ça suffit ! Vole vers Vol suborbital.
lesson-difficulty-show = Tu peux aussi appuyer sur le trajet qui brille sur la carte. Dans tes propres parties, tu peux annuler tes coups tant qu’aucune carte n’est tirée.
lesson-fire = Deux fois sur trois, ça marche. Allume la Juno !
lesson-fire-show = Sous la carte, tu vois la poussée nécessaire et celle que tu as déjà.
lesson-failure = Boum ! Un échec majeur détruit tout le vaisseau. Heureusement, il ne coûtait que 1 $ : les essais servent à cela. Paie 5 $ pour retirer cette carte pour toujours. Le prochain tirage a alors 67 % de chances de réussir au lieu de 45 %.
lesson-failure-show = Désormais, la flèche n’apparaît que là où il y a du nouveau. Tu trouves le reste sans elle, et se tromper ne coûte rien.
lesson-three-rockets = Place à la mission Fusée-sonde : une sonde dans l’espace, 1 point. Avec deux Juno, la masse est 3 : il faut 9, et elles donnent 8. Avec trois Juno, 3 × 4 = 12, et elles donnent 12 ! Achète la première.
lesson-second-juno = Encore une.
lesson-third-juno = Et la troisième.
lesson-probe = Achète maintenant la sonde, pour 2 $. Des fusées seules n’accomplissent aucune mission.
lesson-build-again = Trois Juno et une sonde sont sur Terre. Construis un nouveau vaisseau.
lesson-load-first = Charge tout. Commence par une Juno.
lesson-load-second = La suivante. Sous le choix, tu lis la masse et la poussée qu’aura le vaisseau.
lesson-load-third = Et la troisième.
lesson-load-probe = Et la sonde au sommet.
lesson-twelve = Masse 4, poussée 12. À côté du trajet, la carte montre 12 ≤ 12 ✓. Vole vers Vol suborbital !
lesson-first-stage = On allume une fusée après l’autre jusqu’à ce que la poussée suffise, et chacune tire une carte. Allume la première Juno.
lesson-second-stage = Succès ! La carte est remélangée. Mais on sait maintenant qu’elle est là : 84 % de réussite. Allume la deuxième Juno.
lesson-third-stage = 8 sur 12, et déjà 90 % de réussite. Allume la dernière !
lesson-space = Te voilà dans l’espace ! Fusée-sonde te donne 1 point. Les trois Juno sont consommées, comme toute fusée allumée. Il reste la sonde, qui n’a plus rien à faire ici : « Terminé ».
lesson-end-of-year = Il reste 4 $. Ils seront perdus, car chaque année commence avec 25 $. « Finir le tour » : la sonde retombe toute seule sur Terre, et en solitaire l’année finit avec ton tour.

## 1957 : l'orbite

lesson-atlas = 1957, et de nouveau 25 $ ! Satellite artificiel demande une sonde en Orbite terrestre. La fin du trajet a la difficulté 5 : une Juno n’y soulève même pas son propre poids. « Développer : Fusées Atlas » : masse 4, poussée 27.
lesson-buy-atlas = Il en faut deux, une pour chaque partie du trajet. Achète la première Atlas.
lesson-two-atlas = Et la seconde. Il te reste alors 5 $, juste de quoi retirer un échec. Une bonne habitude !
lesson-use-probe = Ta sonde est revenue sur Terre : c’est le vaisseau 1, et elle peut revoler. Choisis le vaisseau 1.
lesson-use-probe-show = Dans le hangar, ou appuie sur le vaisseau lui-même sur la carte.
lesson-load-atlas = Charge une Atlas.
lesson-load-two-atlas = Et la seconde.
lesson-stages = Masse 4 + 4 + 1 = 9. Droit vers Orbite terrestre, il faut 8 × 9 = 72, et deux Atlas donnent 54. Vole donc en deux fois. D’abord 3 × 9 = 27, exactement une Atlas : vole vers Vol suborbital.
lesson-fire-atlas = Nouvelles fusées, nouvelles cartes : de nouveau 67 %. Un essai à vide serait plus sûr, mais une Atlas coûte 5 $. Du courage. Allume-la !
lesson-lighter = Ça marche ! Sans la première Atlas, la masse n’est plus que 5. Vers Orbite terrestre : 5 × 5 = 25, et l’autre Atlas donne 27. Vole tout de suite vers Orbite terrestre, sinon le vaisseau retombe à la fin du tour.
lesson-to-orbit = Maintenant, 78 % de réussite. Allume la seconde Atlas !
lesson-orbit = En orbite ! Satellite artificiel te donne 2 points. Rien ne retombe d’Orbite terrestre : ton satellite y reste pour toujours. « Terminé ».
lesson-buy-ahead = L’argent ne se garde pas, mais les éléments si. Avec tes derniers 5 $, prépare le prochain objectif, la Lune. D’abord une Juno.
lesson-second-probe = Et une sonde.
lesson-next-year = C’est tout pour le moment. Finis le tour.

## 1958 : un essai

lesson-moon-plan = Une sonde sur la Lune, ce sont deux missions : Observation de la Lune, 4 points, et Atterrisseur sur la Lune, 6 points. Il faut un vaisseau de masse 24, trop pour Atlas. « Développer : Fusées Soyouz » : masse 9, poussée 80.
lesson-buy-soyuz = Le vaisseau aura besoin de deux Soyouz. Achètes-en une aujourd’hui, pour un essai.
lesson-test-craft = Le vaisseau 1 est ton satellite en orbite. Construis un nouveau vaisseau.
lesson-bare = Charge seulement la Soyouz. La Juno et la sonde restent au sol, bien à l’abri.
lesson-test-flight = Il faut 3 × 9 = 27, et une Soyouz donne 80. Vole vers Vol suborbital.
lesson-test-fire = 66 % de réussite. Allume la Soyouz !
lesson-damaged = Un échec mineur : pas de poussée, et la Soyouz est endommagée. Heureusement, ce n’était qu’un essai ! Tu as 7 $. Paie 5 $ pour retirer cette carte pour toujours.
lesson-back-home = Le vaisseau est toujours sur Terre. « Terminé ».
lesson-repair = À la fin d’une année, tout est réparé gratuitement sur Terre. Finis le tour.

## 1959 : cap sur la Lune

lesson-landing = Ta Soyouz est comme neuve. Préparons le vol vers la Lune. Là où la carte montre un atterrissage, un vaisseau sans cette technologie est perdu : « Développer : Atterrissage ».
lesson-surveying = La Lune est une carte parmi quatre, et personne ne sait laquelle. L’une est de la poussière profonde qui avale tout vaisseau ! Une observation permet de regarder avant de se poser : « Développer : Observation ».
lesson-atlas-ahead = Les derniers 5 $ suffisent juste pour une Atlas, et le vaisseau en a besoin. Achète-la.
lesson-all-spent = Tout l’argent est bien dépensé. Finis le tour.

## 1960 : la Lune

lesson-last-year = 1960, la dernière année de cette courte partie. Il ne manque que la seconde Soyouz. Achète-la.
lesson-re-entry = Tu as 17 $. Gardes-en un peu pour un échec ; le reste serait perdu. Dans une partie plus longue, des astronautes volent ensuite, et ils ne rentrent qu’avec cette technologie : « Développer : Rentrée ».
lesson-moon-ship = Construis maintenant le vaisseau lunaire. La Soyouz du vaisseau 2 est son premier étage. Choisis le vaisseau 2.
lesson-load-soyuz = Charge la seconde Soyouz : l’étage vers Orbite terrestre.
lesson-load-moon-atlas = L’Atlas : l’étage vers Orbite lunaire.
lesson-load-moon-juno = La Juno : l’étage pour descendre sur la Lune.
lesson-load-moon-probe = Et la sonde qui doit y arriver.
lesson-launch = Masse 9 + 9 + 4 + 1 + 1 = 24, et 3 × 24 = 72. Une Soyouz donne 80. Chaque étage porte tous les suivants : prévois un vol en partant de la fin ! Vole vers Vol suborbital.
lesson-launch-fire = Une Soyouz suffit ici, avec 67 % de réussite. Croise les doigts et allume-la !
lesson-up = Décollage ! Il reste la masse 15, et 5 × 15 = 75. La seconde Soyouz donne 80. Vole vers Orbite terrestre.
lesson-up-fire = Maintenant, 83 % de réussite. Allume la seconde Soyouz !
lesson-time = Il reste la masse 6 : 3 × 6 = 18 vers Orbite lunaire. Un sablier sur la carte, ce sont des années de vol, trois pour Mars. En pointillé, c’est autant d’années que tu veux, même aucune. Vole vers Orbite lunaire.
lesson-moon-fire = L’Atlas donne 27, plus qu’il n’en faut, avec 84 % de réussite. Allume-la !
lesson-survey = Orbite lunaire ! Avant de te poser, regarde en bas : appuie sur la Lune sur la carte, ou sur « Observer : Lune ». Tu as 66 % de chances de réussir, et un échec ne fait aucun mal au vaisseau.
lesson-survey-show = Sur un petit écran, déplace la carte avec le doigt.
lesson-reveal = Des minerais, pas de poussière ! Ce que tu observes de loin, tu peux le garder secret. Mais Observation de la Lune va à la première agence qui révèle la Lune : « Révéler ».
lesson-down = 4 points ! Et maintenant, en bas : 2 × 2 = 4, exactement une Juno. L’atterrissage a 66 % de chances de réussir. Un échec mineur endommage quelque chose à bord, un échec majeur détruit le vaisseau. Du courage : vole vers la Lune !
lesson-touchdown = À 94 %, la Juno est ta meilleure fusée. Après elle vient la carte de l’atterrissage. Allume-la !
lesson-on-the-moon = Contact ! Ta sonde est sur la Lune. Atterrisseur sur la Lune te donne 6 points, quatre ans après la première explosion. « Terminé ».
lesson-last-turn = Tu as 13 points. Il n’en reste que 10 à prendre : Homme en orbite et Station spatiale. Finis le tour, et avec lui la partie.
lesson-end = Tu gagnes 13 à 10 ! Une partie entière dure jusqu’en 1976, avec des équipages, d’autres agences et d’autres planètes. Essaie à bas prix, pars de la fin, garde 5 $, et tu iras loin. À toi de diriger une agence !
