### La page des règles. Une ligne vide commence un nouveau paragraphe; docs/how-to-play/mlem.md dit la même chose avec des tableaux.
### Aucune phrase ne dit si on est une fille ou un garçon.

guide-title = Comment jouer à MLEM: Agence spatiale
guide-intro = Des chats dans l'espace ! De deux à cinq agences spatiales partagent une seule fusée. Plus elle va loin, meilleurs sont les endroits où descendre. Mais chaque lancer peut causer un crash. Descendre tôt, ou rester pour un lancer de plus ?

guide-1-title = De quoi s'agit-il ?
guide-1 =
    Tu diriges une agence spatiale avec huit chats. À chaque expédition, chacun envoie un chat, et tous volent dans la même fusée. Tu veux amener tes chats sur des lunes, sur des planètes ou dans l'espace lointain, car c'est là que sont les points.

    Qui a le plus de points à la fin gagne. Un crash ne fait de mal à personne : les chats encore à bord rentrent à la maison et peuvent repartir. On ne perd que du temps.

guide-2-title = Ce qu'il y a sur la table
guide-2 =
    La piste mène du pas de tir, la case 0, à la case 25. Ensuite vient l'espace lointain. Chaque case a un numéro (1 sur l'image) et montre deux ou trois symboles (2). Seuls les dés avec ces symboles peuvent faire avancer la fusée à partir de là.

    Une flamme, c'est le turbo. Le petit nombre à côté (3) dit combien de cases il vaut sur cette case.

    À partir de la case 6, il y a des lunes (4) et des planètes (5) au bord de la piste. Une lune montre ses points. Une planète montre trois nombres : pour la première place, pour la deuxième et pour tous les autres.

    Il y a six dés. Chacun a les faces 1, 2, 2, 3, 4 et turbo. Tout le monde a les huit mêmes chats, et chacun des huit est spécialiste d'autre chose. Au bord de la piste attendent quatre objectifs et un compteur de crashs.

    Personne ici n'a le plateau imprimé : une partie du nôtre est donc reconstituée. Il s'accorde avec tout ce que l'on sait du jeu, mais certains nombres sont de nous. Qui possède le jeu peut saisir son plateau et y jouer.
guide-2-picture = track.svg
guide-2-alt = Les cases 6 à 10 de la piste avec la fusée, des lunes et une planète. Des numéros de 1 à 5 montrent ce que le texte explique.

guide-3-title = Une expédition commence : le décollage
guide-3 =
    Qui commence l'expédition met un chat dans la fusée. Puis les autres font de même, à tour de rôle autour de la table. La fusée est sur la case 0.

    La personne qui commence est aux commandes. Seul le commandant lance les dés et décide jusqu'où voler. L'expédition suivante est commencée par la personne à sa gauche.

guide-4-title = Le vol : choisir ses dés
guide-4 =
    Le commandant lance tous les dés qui restent ; au début, il y en a six. Les dés égaux forment un groupe. Les groupes qui ne conviennent à aucun symbole de la case ne font rien cette fois, mais ils ne sont pas perdus.

    Parmi les groupes qui conviennent, le commandant en prend un ou plusieurs. Un groupe sert toujours en entier : les trois 2, ou aucun. La fusée avance d'autant de cases que la somme des dés pris.

    Les dés utilisés sont perdus jusqu'à la prochaine expédition. Pas les turbos : ils reviennent à chaque lancer. Et le dernier dé n'est jamais perdu.

    Un exemple : la fusée est sur la case 0, où conviennent 1, 2 et turbo. Les dés montrent 1, 3, 3, 4 et deux turbos. Tu prends le 1 et les deux turbos, qui valent 1 chacun ici, et tu avances de trois cases. Seul le 1 est perdu : le prochain lancer se fait avec cinq dés.
guide-4-picture = dice.svg
guide-4-alt = Un lancer : 1, 3, 3, 4 et deux turbos. Le 1 et les turbos sont encadrés et mènent la fusée de la case 0 à la case 3. Le 1 est perdu, les turbos reviennent.

guide-5-title = Crash !
guide-5 =
    Si aucun dé ne convient à la case, la fusée s'écrase et l'expédition est finie. Le compteur de crashs avance d'un cran. Tous les chats encore à bord rentrent à la maison et pourront repartir plus tard.

    Les chats qui descendent avant le crash ne risquent plus rien et gardent leurs points.

guide-6-title = L'atterrissage : rester ou descendre ?
guide-6 =
    Après chaque vol sans crash, le commandant puis les autres choisissent, dans l'ordre des places de la fusée : rester ou descendre. Sur les cases 0 à 5, il n'y a nulle part où descendre : le commandant relance simplement les dés.

    Lune : il y a de la place pour un seul chat, et les points comptent tout de suite. Tu prends la meilleure lune libre de la case. Si toutes sont occupées, personne ne peut descendre ici.

    Planète : il y a de la place pour tout le monde. Les points viennent à la fin de la partie, et qui y a le plus de chats en gagne le plus.

    Espace lointain : ici, tout le monde doit descendre. Le commandant atteint la comète pour 7 points, les autres la galaxie pour 5 points chacun.

    Si le commandant descend, le chat suivant prend aussitôt les commandes, avec les dés qui restent. L'expédition est finie quand la fusée est vide ou s'est écrasée.
guide-6-picture = landing.svg
guide-6-alt = Trois endroits où descendre : deux lunes, dont une occupée ; une planète avec trois chats ; et au bout de la piste la comète pour 7 points et la galaxie pour 5.

guide-7-title = Les huit spécialistes
guide-7 =
    1. Satellite : avec ce chat à bord, la fusée part du satellite, sur la case 3. Deux ne font pas mieux qu'un.

    2. Vagabond : peut descendre comme si la fusée était une case plus loin ou une case avant. De la case 25, il peut ainsi atteindre l'espace lointain, mais pour 5 points, même aux commandes.

    3. Parachutiste : peut descendre même en cas de crash, s'il y a là une planète ou une lune libre.

    4. Marcheur lunaire : gagne le double des points pour sa lune.

    5. Pionnier : double à la fin tes points pour sa planète.

    6. Voyageur : gagne le double des points dans l'espace lointain, donc 14 ou 10.

    7. Saboteur : quand il descend, le commandant perd un dé, mais jamais le dernier.

    8. Ingénieur : tant qu'il est à bord, le commandant peut l'utiliser comme un 1 de plus, une fois par expédition, si la case montre un 1. Cela peut même éviter un crash. Il aide tous les commandants, pas seulement sa propre agence.
guide-7-picture = specialists.svg
guide-7-alt = Les signes des huit spécialistes, numérotés comme la liste.

guide-8-title = Les quatre objectifs
guide-8 =
    Qui réussit en premier l'une de ces choses pendant l'atterrissage gagne l'objectif. Chacun vaut 5 points, et personne d'autre ne peut plus l'avoir. Un parachutiste qui descend lors d'un crash ne gagne pas d'objectif, mais il compte quand ton chat suivant descend.

    Quatre planètes : avoir des chats sur quatre planètes différentes.

    Trois sur une planète : avoir trois chats sur la même planète.

    Quatre lunes : avoir quatre chats sur des lunes.

    Deux dans l'espace lointain : y avoir deux chats, sur la comète ou dans la galaxie.

guide-9-title = La fin et les points
guide-9 =
    La partie finit quand quelqu'un a ses huit chats dans l'espace ; on termine d'abord cette expédition. Elle finit aussi au onzième crash.

    Les points des lunes et de l'espace lointain sont déjà à toi. On compte maintenant les planètes. Sur chacune, qui a le plus de chats a la première place, qui suit a la deuxième, et tous les autres ont la troisième. En cas d'égalité, qui est sur la planète depuis plus longtemps passe devant.

    Sur l'image, l'orange a deux chats et gagne 5 points. Les trois autres couleurs ont un chat chacune. Le bleu est là depuis plus longtemps et gagne 3 points, le jaune et le rose en gagnent 2.

    La première place, la deuxième et tous les autres gagnent : sur Patte 3, 2 et 1 ; sur Pelote 4, 2 et 1 ; sur Bocal 5, 3 et 2 ; sur Balle de Corde 7, 4 et 2 ; sur Souris 9, 5 et 3.

    S'y ajoutent 5 points par objectif et ce qu'apportent les variantes. Qui a le plus de points gagne, et à égalité on gagne ensemble.
guide-9-picture = planet.svg
guide-9-alt = Une planète avec quatre rangées de chats. Les deux chats orange gagnent 5 points, le chat bleu, là depuis plus longtemps, en gagne 3, le jaune et le rose 2 chacun.

guide-10-title = Trois variantes
guide-10 =
    Jouez d'abord sans elles. Ensuite, ajoutez celles que vous voulez, dans n'importe quel mélange.

    OVNI : un OVNI part de l'espace lointain et s'approche. Chaque expédition commence par un jeton. Il dit de combien de cases avance l'OVNI (0 à 3), combien il y a de dés (4, 5 ou 6), et donne un pouvoir que le commandant peut utiliser une fois : des dés en plus, qui peuvent même éviter un crash ; garder les dés d'un vol ; ou relancer tous les dés. Si un vol finit sur la case de l'OVNI, le commandant prend le meilleur jeton OVNI qui reste. Ils valent 5, 4, 3, 2 et 1.

    Explorations : cinq jetons sont visibles sur la piste. Quand un vol finit sur l'un d'eux, il agit tout de suite : le commandant gagne 1, 2 ou 3 points pour la fin, ou récupère un dé perdu, ou bien la fusée passe par un tunnel, quatre cases plus loin. Ensuite vient un nouveau jeton.

    Missions secrètes : tu reçois quatre missions, tu en rends une et tu caches les trois autres. Chacune nomme une planète ou deux cases avec des lunes. Elle est réussie si un de tes chats est là à la fin. Une, deux ou trois missions donnent en tout 2, 5 ou 10 points.

guide-11-title = Jouer ici
guide-11 =
    Risque : avant de décider, tu vois combien le prochain lancer risque de causer un crash, et ce qu'apporte chaque choix.

    Reprendre un coup : tu peux reprendre ton dernier coup tant que personne d'autre n'a joué et que rien de nouveau n'est apparu, comme un lancer. Après, on demande aux autres personnes de la table ; les bots sont toujours d'accord.

    Bots : un bot peut prendre n'importe quelle place. Il n'en voit pas plus qu'une personne à cette place, et il ne connaît pas les dés à venir.

    Des dés honnêtes : tous les lancers viennent d'un nombre secret. Son empreinte est visible avant le premier lancer, et le nombre lui-même après la partie : chacun peut vérifier qu'aucun lancer n'a été changé.

guide-12-title = Premiers conseils
guide-12 =
    Peu de dés, et peu de symboles sur la case ? C'est là que les fusées s'écrasent.

    Les turbos ne s'épuisent jamais. Une case avec un turbo puissant est un bon endroit pour lancer les dés.

    Sur les planètes, il est bon d'arriver tôt et de revenir.

    Envoie le satellite pour aller loin, et le parachutiste quand tu crains le crash.

guide-ours-title = Ce qui n'est pas dans la règle imprimée
guide-ours =
    Tapis et jetons : nous n'avons pas le matériel imprimé, donc la plupart des symboles et des points sont reconstitués, et les noms des planètes et des spécialistes sont de nous. La page « Ce qui est imprimé sur le plateau » donne toutes les sources, et « Ton propre plateau » te permet de jouer sur ton tapis.

    Premier joueur : selon la règle, c'est la personne qui a nettoyé la litière en dernier. Ici, on tire au sort, sauf si tu choisis une place avec « Premier joueur ».

    Jetons visibles : tout le monde voit les points de tes jetons OVNI et exploration. Pour les cacher comme le veut la règle, choisis « Garder les jetons face cachée » ou la configuration « Selon la règle imprimée ».

    Objectifs et crash : avec « Objectifs valables lors d'un crash », un parachutiste qui se pose lors d'un crash peut prendre un objectif. Cette option est désactivée par défaut.

    Questions ouvertes : là où les règles laissent un doute, nous avons choisi une réponse. « Règles maison et précisions » propose l'autre pour le satellite, l'ingénieur, le vagabond et les jetons expédition épuisés.

    Risques et conseils : la page montre le risque de crash et ce que rapporte chaque coup. Tu peux désactiver « Conseils ».

    Annuler un coup : tu peux annuler ton dernier coup tant que personne d'autre n'a joué et que rien de nouveau n'est apparu. Ensuite, il faut l'accord de toutes les autres personnes. Une partie où un lancer a été annulé porte la mention « Avec des dés relancés ».

    Temps et absence : en ligne, tu peux choisir une « Horloge ». Quand ton temps est écoulé, un bot joue à ta place jusqu'à ton retour, et aussi quand tu es hors ligne (« En cas d'absence, un robot joue à la place »).

    Bots et fin anticipée : un bot peut prendre n'importe quelle place, et il continue pour toi si tu abandonnes. Si tout le monde à la table vote pour arrêter, la partie finit sans victoire.
