### Notes of the tutorial, in the order of its steps (tools/tutorials/star_search.py). Holes, pips and fields named here are those of its record.

## The first search

lesson-welcome = Welcome! You play Vega, and Rigel is a bot. Two rockets race around the sky, and the first one home wins. Yours is on a red planet, so you go on a star search. Press “Search with a red chart”.
lesson-welcome-show = The arrow shows you the button.
lesson-chart = Your chart has three markings. Where do all of them show a star? Hold it over the lower right corner of the sky, not turned, with its own top left hole on F6. Now all three glow. Place it there!
lesson-chart-show = Tap the sky to hold the chart there, tap the chart to turn it. Then press “Place!”.
lesson-twinkling = Three stars, three fields! Now the stars twinkle. Rigel sits to your left, so Rigel takes the stars out of your markings and puts them into other empty holes. The sky changes with every search.
lesson-other = Rigel moves the other two stars at random. Now it is Rigel's turn. That rocket is still on the red planet at the start, so Rigel searches, too.
lesson-look-too = Rigel has a red chart, and the sand is running. You can look for a place as well, but only Rigel places the chart. Continue and see what happens.

## Stars and pips

lesson-two-of-three = Only two of three markings have a star, so Rigel flies two fields. There were six solutions! You sit to the left of Rigel, so you move the first star: choose I1, the corner at the lower left.
lesson-two-of-three-show = Tap the empty hole in the corner. Here the page helps for the last time. After this you find the choice yourself, and a wrong one does no harm.
lesson-surprise = A star in a corner fits hardly any chart. How mean! One more star has to move, but you don't have to choose. Press “Move the star at random”.
lesson-roll = Your rocket is not on a planet, so you roll the die. Black pips always count. Hollow pips count only for a rocket that is last and alone, and yours is ahead. Press “Roll the die”.
lesson-black-pips = Two black pips and a hollow one: you fly two fields, to a blue planet. You search there when your next turn begins. Now Rigel rolls, and that rocket is last and alone.

## The fixed star

lesson-hollow-pips = One black pip and a hollow one: for Rigel both count, so two fields. Your turn! You are on a blue planet. The blue sides of the charts are harder, with four markings. Press “Search with a blue chart”.
lesson-blue = Fill all markings with the orange fixed star among them, and you fly one field more! Turn the chart once to the right. Then hold it so that its top left hole lies on C2, and place it.
lesson-fixed-star = Four stars and one extra field: you fly five! Rigel has to move the three yellow stars. The fixed star never moves.
lesson-planet-rolled = Your rocket is already on a planet again. But first it is Rigel's turn, and that rocket is not on a planet. So Rigel rolls.

## Stop!

lesson-stop = A red planet on the die: that means a search, too. But Rigel looks and looks, and the sand has run out. Stop! Now the chart has to be placed at once.
lesson-it-counts = Two of three again. It counts even after the stop, so Rigel flies two fields. You move the stars. Press “Move all 2 stars at random”.
lesson-red-again = You have finished half of the lap. Your rocket is on a red planet, so press “Search with a red chart”.
lesson-never-flip = You may turn a chart, but never flip it over. There are twelve solutions here! Only one of them has the fixed star: the chart is not turned, and its top left hole lies on D5. Find it!

## Home

lesson-four-fields = Three stars and one extra field: four fields. Rigel moves two stars and then rolls. All pips will count, because Rigel is far behind.
lesson-roll-again = Two black pips and a hollow one: Rigel flies three fields. Now you roll. The very next field is a blue planet. Press “Roll the die” and keep your fingers crossed!
lesson-lucky = One black pip, and you are on the blue planet. Hollow pips do not count for you, and today that is lucky. Rigel rolls once more.
lesson-last-search = Home is five fields away. A full blue chart with the fixed star brings exactly five! Press “Search with a blue chart”.
lesson-home = Turn the chart once to the right and hold it so that its top left hole lies on E2. Are all four markings full, the fixed star among them? Place it and fly home!
lesson-end = You win! The first rocket that reaches or passes the start ends the game. In Rudi Rocket you fly two laps, only full charts count, and with a planet on the die everyone searches at once. Now start a game of your own!
