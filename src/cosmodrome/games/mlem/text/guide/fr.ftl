### La page des règles. Une ligne vide commence un nouveau paragraphe; docs/how-to-play/mlem.md dit la même chose avec des tableaux.
### Aucune phrase ne dit si on est une fille ou un garçon.

guide-title = Comment jouer à MLEM : Agence spatiale
guide-intro = Des chats dans l’espace ! De deux à cinq agences spatiales partagent une seule fusée. Plus elle va loin, meilleurs sont les endroits où débarquer. Mais chaque lancer peut causer un crash. Débarquer tôt, ou rester pour un lancer de plus ?

guide-1-title = De quoi s’agit-il ?
guide-1 =
    Tu diriges une agence spatiale avec huit chats. À chaque expédition, chaque joueur envoie un chat, et tous volent dans la même fusée. Tu veux amener tes chats sur des lunes, sur des planètes ou dans l’espace lointain, car c’est là que sont les points.

    La personne qui a le plus de points à la fin gagne. Un crash ne fait de mal à personne : les chats encore à bord rentrent à la maison et peuvent repartir. On ne perd que du temps.

guide-2-title = Ce qu’il y a sur la table
guide-2 =
    La piste mène du pas de tir, la case 0, à la case 25. Ensuite vient l’espace lointain. Chaque case a un numéro (1 sur l’image) et montre deux ou trois symboles (2). Seuls les dés avec ces symboles peuvent faire avancer la fusée à partir de là.

    Une flamme, c’est le turbo. Le petit nombre à côté (3) dit combien de cases il vaut sur cette case.

    À partir de la case 6, il y a des lunes (4) et des planètes (5) au bord de la piste. Une lune montre ses points. Une planète montre trois nombres : pour la première place, pour la deuxième et pour tous les autres.

    Il y a six dés. Chacun a les faces 1, 2, 2, 3, 4 et turbo. Tous les joueurs ont les huit mêmes chats, et chacun des huit a sa spécialité. Au bord de la piste se trouvent quatre objectifs et un compteur de crashs.

    Nous n’avons pas le tapis imprimé : une partie du nôtre est donc reconstituée. Il s’accorde avec tout ce que l’on sait du jeu, mais certains nombres sont de nous. Si tu possèdes le jeu, tu peux saisir ton tapis et y jouer.
guide-2-picture = track.svg
guide-2-alt = Les cases 6 à 10 de la piste avec la fusée, des lunes et une planète. Des numéros de 1 à 5 montrent ce que le texte explique.

guide-3-title = Le décollage : une expédition commence
guide-3 =
    Le premier joueur met un chat dans la fusée. Puis les autres font de même, à tour de rôle autour de la table. La fusée est sur la case 0.

    Le premier joueur est le commandant. Seul le commandant lance les dés et décide jusqu’où voler. La personne à sa gauche commence l’expédition suivante.

guide-4-title = Le vol : choisir ses dés
guide-4 =
    Le commandant lance tous les dés qui restent ; au début, il y en a six. Les dés égaux forment un groupe. Les groupes qui ne correspondent à aucun symbole de la case ne font rien cette fois, mais ils ne sont pas défaussés.

    Parmi les groupes qui correspondent, le commandant en prend un ou plusieurs. Un groupe s’utilise toujours en entier : les trois 2, ou aucun. La fusée avance d’autant de cases que la somme des dés pris.

    Les dés utilisés sont défaussés jusqu’à la prochaine expédition. Pas les turbos : ils reviennent à chaque lancer. Et le dernier dé n’est jamais défaussé.

    Un exemple : la fusée est sur la case 0, à laquelle correspondent 1, 2 et turbo. Les dés montrent 1, 3, 3, 4 et deux turbos. Tu prends le 1 et les deux turbos, qui valent 1 chacun ici, et tu avances de trois cases. Seul le 1 est défaussé : le prochain lancer se fait avec cinq dés.
guide-4-picture = dice.svg
guide-4-alt = Un lancer : 1, 3, 3, 4 et deux turbos. Le 1 et les turbos sont encadrés et mènent la fusée de la case 0 à la case 3. Le 1 est défaussé, les turbos reviennent.

guide-5-title = Crash !
guide-5 =
    Si aucun dé ne correspond à la case, la fusée s’écrase et l’expédition est finie. Le compteur de crashs augmente d’un. Tous les chats encore à bord rentrent à la maison et pourront repartir plus tard.

    Les chats qui débarquent avant le crash ne risquent plus rien et gardent leurs points.

guide-6-title = L’atterrissage : rester à bord ou débarquer ?
guide-6 =
    Après chaque vol sans crash, le commandant puis les autres choisissent, dans l’ordre des places de la fusée : rester à bord ou débarquer. Sur les cases 0 à 5, il n’y a nulle part où débarquer : le commandant relance simplement les dés.

    Lune : il y a de la place pour un seul chat, et les points comptent tout de suite. Tu prends la meilleure lune libre de la case. Si toutes sont occupées, personne ne peut débarquer ici.

    Planète : il y a de la place pour tout le monde. Les points viennent à la fin de la partie, et la personne qui y a le plus de chats en gagne le plus.

    Espace lointain : ici, tout le monde doit débarquer. Le commandant atteint la comète pour 7 points, les autres la galaxie pour 5 points chacun.

    Si le commandant débarque, le chat suivant prend aussitôt les commandes, avec les dés qui restent. L’expédition est finie quand la fusée est vide ou s’est écrasée.
guide-6-picture = landing.svg
guide-6-alt = Trois endroits où débarquer : deux lunes, dont une occupée ; une planète avec trois chats ; et au bout de la piste la comète pour 7 points et la galaxie pour 5.

guide-7-title = Les huit spécialistes
guide-7 =
    1. Satellite : avec ce chat à bord, la fusée part du satellite, sur la case 3. Deux ne font pas mieux qu’un.

    2. Vagabond : peut débarquer comme si la fusée était une case plus loin ou une case avant. De la case 25, il peut ainsi atteindre l’espace lointain, mais pour 5 points, même aux commandes.

    3. Parachutiste : peut débarquer même en cas de crash, s’il y a là une planète ou une lune libre.

    4. Marcheur lunaire : gagne le double des points pour sa lune.

    5. Pionnier : double tes points pour sa planète à la fin de la partie.

    6. Voyageur : gagne le double des points dans l’espace lointain, donc 14 ou 10.

    7. Saboteur : quand il débarque, le commandant perd un dé, mais jamais le dernier.

    8. Ingénieur : tant qu’il est à bord, le commandant peut l’utiliser comme un 1 de plus, une fois par expédition, si la case montre un 1. Cela peut même éviter un crash. Il aide tous les commandants, pas seulement sa propre agence.
guide-7-picture = specialists.svg
guide-7-alt = Les signes des huit spécialistes, numérotés comme la liste.

guide-8-title = Les quatre objectifs
guide-8 =
    La première personne qui réussit l’une de ces choses pendant l’atterrissage gagne l’objectif. Chacun vaut 5 points, et personne d’autre ne peut plus l’avoir. Un parachutiste qui débarque lors d’un crash ne gagne pas d’objectif, mais il compte quand ton chat suivant débarque.

    Quatre planètes : avoir des chats sur quatre planètes différentes.

    Trois sur une planète : avoir trois chats sur la même planète.

    Quatre lunes : avoir quatre chats sur des lunes.

    Deux dans l’espace lointain : y avoir deux chats, sur la comète ou dans la galaxie.

guide-9-title = La fin et les points
guide-9 =
    La partie se termine quand quelqu’un a ses huit chats dans l’espace ; on finit d’abord cette expédition. Elle se termine aussi au onzième crash.

    Les points des lunes et de l’espace lointain sont déjà à toi. On compte maintenant les planètes. Sur chacune, la personne qui a le plus de chats a la première place, la suivante la deuxième, et toutes les autres la troisième. En cas d’égalité, la première arrivée sur la planète passe devant.

    Sur l’image, l’orange a deux chats et gagne 5 points. Les trois autres couleurs ont un chat chacune. Le bleu est là depuis plus longtemps et gagne 3 points, le jaune et le rose en gagnent 2.

    La première place, la deuxième et tous les autres gagnent : sur Patte 3, 2 et 1 ; sur Pelote 4, 2 et 1 ; sur Bocal 5, 3 et 2 ; sur Balle de Corde 7, 4 et 2 ; sur Souris 9, 5 et 3.

    S’y ajoutent 5 points par objectif et ce qu’apportent les variantes. La personne qui a le plus de points gagne. En cas d’égalité, la victoire est partagée.
guide-9-picture = planet.svg
guide-9-alt = Une planète avec quatre rangées de chats. Les deux chats orange gagnent 5 points, le chat bleu, là depuis plus longtemps, en gagne 3, le jaune et le rose 2 chacun.

guide-10-title = Trois variantes
guide-10 =
    Jouez d’abord sans elles. Ensuite, ajoutez celles que vous voulez, dans n’importe quelle combinaison.

    OVNI : un OVNI part de l’espace lointain et s’approche. Chaque expédition commence par un jeton. Il dit de combien de cases avance l’OVNI (0 à 3), combien il y a de dés (4, 5 ou 6), et donne une capacité que le commandant peut utiliser une fois : des dés supplémentaires, qui peuvent même éviter un crash ; garder les dés d’un vol ; ou relancer tous les dés. Si un vol finit sur la case de l’OVNI, le commandant prend le meilleur jeton OVNI qui reste. Ils valent 5, 4, 3, 2 et 1.

    Explorations : cinq jetons sont visibles sur la piste. Quand un vol finit sur l’un d’eux, il agit tout de suite : le commandant gagne 1, 2 ou 3 points pour la fin, ou récupère un dé défaussé, ou bien la fusée passe par un tunnel spatio-temporel, quatre cases plus loin. Ensuite, on pose un nouveau jeton.

    Missions secrètes : tu reçois quatre missions, tu en rends une et tu caches les trois autres. Chacune nomme une planète ou deux cases avec des lunes. Elle est réussie si un de tes chats est là à la fin. Une, deux ou trois missions donnent en tout 2, 5 ou 10 points.

guide-11-title = Jouer sur ce site
guide-11 =
    Risque : avant de décider, tu vois combien le prochain lancer risque de causer un crash, et ce qu’apporte chaque choix.

    Annuler un coup : tu peux annuler ton dernier coup tant qu’aucun autre joueur n’a joué et que rien de nouveau n’est apparu, comme un lancer. Après, il faut l’accord des autres joueurs ; les bots sont toujours d’accord.

    Bots : un bot peut prendre n’importe quelle place. Il n’en voit pas plus qu’un humain à cette place, et il ne connaît pas les lancers à venir.

    Dés vérifiables : tous les lancers viennent d’un nombre secret. Son empreinte est visible avant le premier lancer, et le nombre lui-même après la partie : chacun peut vérifier qu’aucun lancer n’a été changé.

guide-12-title = Premiers conseils
guide-12 =
    Peu de dés, et peu de symboles sur la case ? C’est là que les fusées s’écrasent.

    Les turbos ne s’épuisent jamais. Une case avec un turbo puissant est un bon endroit pour lancer les dés.

    Sur les planètes, il est bon d’arriver tôt et de revenir.

    Envoie le satellite pour aller loin, et le parachutiste quand tu crains le crash.

guide-ours-title = Ce qui n’est pas dans les règles imprimées
guide-ours =
    Tapis et jetons : nous n’avons pas le matériel imprimé, donc la plupart des symboles et des points sont reconstitués, et les noms des planètes et des spécialistes sont de nous. La page des données du jeu donne toutes les sources, et un pack de données te permet de jouer sur ton tapis.

    Premier joueur : selon les règles, c’est la personne qui a nettoyé la litière en dernier. Ici, on tire au sort, sauf si tu choisis une place avec « Premier joueur ».

    Jetons visibles : tout le monde voit les points de tes jetons OVNI et exploration. Pour les cacher comme le veulent les règles, choisis « Garder les jetons face cachée » ou la configuration « Selon la règle imprimée ».

    Objectifs et crash : avec « Objectifs valables lors d’un crash », un parachutiste qui se pose lors d’un crash peut prendre un objectif. Cette option est désactivée par défaut.

    Questions ouvertes : là où les règles laissent un doute, nous avons choisi une réponse. Les réglages proposent l’autre pour le satellite, l’ingénieur, le vagabond et les jetons expédition épuisés.

    Risques et conseils : la page montre le risque de crash et ce que rapporte chaque coup. Les conseils peuvent être désactivés.

    Annuler un coup : tu peux annuler ton dernier coup tant que personne d’autre n’a joué et que rien de nouveau n’est apparu. Ensuite, il faut l’accord de toutes les autres personnes. Une partie où un lancer a été annulé est signalée.

    Temps et absence : en ligne, tu peux jouer avec une pendule. Quand ton temps est écoulé, un bot joue à ta place jusqu’à ton retour, et aussi quand tu es hors ligne.

    Bots et fin anticipée : un bot peut prendre n’importe quelle place, et il continue pour toi si tu abandonnes. Si tout le monde à la table vote pour arrêter, la partie se termine sans vainqueur.
