### Ce que dit le tutoriel, étape par étape (tools/tutorials/build.py). Les dés et les risques sont ceux de sa partie.
### Aucune phrase ne dit si on est une fille ou un garçon.

## Une lune

lesson-welcome = Bienvenue à bord ! Tu joues Félicette, et Pixel est un bot. Chaque joueur envoie un chat, et tous volent dans la même fusée. Chaque chat a son talent. Choisis le marcheur lunaire : sur une lune, il gagne le double des points.
lesson-welcome-show = Regarde la flèche : elle montre le marcheur lunaire. Tu peux choisir le bouton, ou le chat lui-même.
lesson-groups = Tu commences cette expédition : à toi les commandes et les dés. Seuls volent les dés qui correspondent à la case : ici 1, 2 et turbo (▲). Les dés utilisés sont défaussés, mais les turbos reviennent. Choisis le turbo seul : une case, aucun dé défaussé.
lesson-groups-show = La flèche montre le bouton. Tu peux aussi cliquer sur le dé, puis sur la case où il mène.
lesson-whole-group = Encore six dés ! Les dés égaux forment un groupe, et un groupe s’utilise en entier : les trois 2 ou aucun. Choisis les 2, le 3 et le turbo. Cela fait dix cases, mais coûte quatre dés.
lesson-whole-group-show = Ici, la flèche aide pour la dernière fois. Ensuite tu cherches sans elle, et se tromper ne coûte rien.
lesson-odds = Tu peux débarquer sur la planète Pelote. Mais ton marcheur lunaire veut une lune ! Regarde le risque de crash : 11 %. Environ un lancer sur neuf tourne mal. Choisis « Rester à bord ».
lesson-save-dice = Pixel débarque et a maintenant un chat sur la planète. La fusée est à toi. Ici le turbo vaut 2, comme le 2, mais il ne coûte pas de dé. Choisis le turbo seul : il y a des lunes à la case 13.
lesson-moon = Enfin une lune ! La meilleure vaut 3, et ton marcheur lunaire double cela : 6 points tout de suite. Continuer est risqué, 25 % : un lancer sur quatre tourne mal. Choisis « Débarquer ».
lesson-moon-taken = Ces six points sont à toi pour toujours. Une lune n’a de place que pour un chat : ici, il ne reste que la plus petite. La fusée est vide : l’expédition est finie, et Pixel commence la suivante.

## Un crash

lesson-passenger = Cette fois, Pixel est aux commandes et lance les dés, et ton chat vole avec. Choisis le pionnier : à la fin de la partie, il double tes points pour la planète où il vit.
lesson-no-match = Seul le 2 correspond à la case 0. Les cinq autres dés ne font rien cette fois, mais ils ne sont pas défaussés : Pixel les relance à la case suivante.
lesson-command = Pixel débarque sur la meilleure lune : à toi les commandes, avec trois dés. La lune qui reste ne vaut que 1 point. Le risque est petit : un lancer sur huit tourne mal. Choisis « Rester à bord » et regarde ce qui se passe…
lesson-crash = Crash ! Les dés montrent 2, 2, 4, mais la case 10 demande 1, 3 ou turbo. Rien n’est perdu : ton pionnier rentre et peut repartir, ton marcheur lunaire garde ses points. Seul le nombre de crashs augmente. Choisis encore le pionnier.

## Une planète

lesson-engineer = Voici un spécialiste au travail ! L’ingénieur de Pixel est à bord, et tu as les commandes. Une fois, tu peux l’utiliser comme un 1 de plus, car la case montre un 1. Choisis les 2, le turbo et l’ingénieur : six cases.
lesson-low-risk = Quatre dés et trois symboles qui correspondent : le risque n’est que de 1 %. Ton pionnier veut une planète, pas une lune. Choisis « Rester à bord ».
lesson-one-way = Pixel débarque sur la lune pour 2 points. De ton lancer, seuls les 3 correspondent. Choisis-les et regarde où ils mènent : à une planète !
lesson-planet = Encore Pelote. Pixel y a déjà un chat, donc tu prends la deuxième place : 2 points, et ton pionnier en fait 4. Continuer, c’est 44 % de risque, presque un lancer sur deux. Choisis « Débarquer ».
lesson-rows = Sur une planète, chaque couleur a sa rangée. La personne qui a le plus de chats est devant ; en cas d’égalité, la première arrivée. Encore un chat ici, et tu dépasses Pixel ! Les planètes comptent à la fin de la partie.

## L'espace lointain

lesson-voyager = Après la case 25 vient l’espace lointain. Le commandant y gagne 7 points, et chaque autre chat 5. La route est longue ! Choisis le voyageur : dans l’espace lointain, il gagne le double des points.
lesson-many-dice = Pixel ne vole qu’avec les turbos et garde ainsi ses six dés. C’est lent mais malin : plus tu lances de dés, plus le risque de crash est petit.
lesson-drifter = Le vagabond de Pixel débarque une case avant la fusée, sur la planète Patte. C’est son talent. À toi les commandes, avec cinq dés et un risque de 3 %. Choisis « Rester à bord ».
lesson-small-step = L’espace lointain est encore loin : économise tes dés. Choisis le turbo seul : deux cases, aucun dé défaussé.
lesson-tempting = Débarquer ici te donne la première place sur Pelote. C’est un bon choix aussi ! Mais avec cinq dés, un crash est presque impossible, et ton voyageur rêve de l’espace lointain. Choisis « Rester à bord ».
lesson-big-step = Ici, chaque turbo vaut 2. Choisis le 4 et les deux turbos : huit cases, et un seul dé défaussé.
lesson-brave = La première place sur Balle de Corde vaut 7. Mais dans l’espace lointain, le commandant gagne 7 aussi, et le voyageur en fait 14. Le risque est de 6 %. Choisis « Rester à bord » !
lesson-deep-space = Deux 4 font huit cases : de la case 19 jusqu’au-delà de la piste. Accroche-toi et choisis les 4 !
lesson-goals = 14 points ! Dans l’espace lointain, tout le monde débarque. Regarde les quatre objectifs : la première personne qui en atteint un gagne 5 points. Avoir deux chats ici en est un. Choisis le satellite : la fusée part alors de la case 3.
lesson-end = La partie se termine quand un joueur a ses huit chats dans l’espace, ou au onzième crash. On compte alors planètes et objectifs, et la personne qui a le plus de points gagne. Tu connais les règles. À toi de jouer !
