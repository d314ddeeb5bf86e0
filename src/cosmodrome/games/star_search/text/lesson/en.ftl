### What the tutorial says, in the order of its steps (tools/tutorials/star_search.py). Holes, pips and fields named here are those of its record.

## The first search

lesson-welcome = Welcome! You play Vega, and Rigel is a bot. Two rockets race around the sky, and the first one home wins. Yours stands on a red planet, so you go on a star search. Press “Search with a red chart”.
lesson-welcome-show = The arrow shows you the button.
lesson-chart = Your chart has three markings. Where is a star in all of them? Hold it over the lower right corner of the sky, not turned, so that its own top left hole lies on F6. Now all three glow. Put it down there!
lesson-chart-show = Tap the sky to hold the chart there, tap the chart to turn it. Then press “Place!”.
lesson-twinkling = Three stars, three fields! Now the stars twinkle. Rigel sits to your left, so Rigel takes the stars out of your markings and puts them into other empty holes. The sky changes with every search.
lesson-other = Rigel leaves the other two stars to chance. Now it is Rigel's turn. That rocket still stands on the red planet at the start, so Rigel searches, too.
lesson-look-too = Rigel has a red chart, and the sand is running. You may look for a place as well, but only Rigel puts the chart down. Go on and see what happens.

## Stars and pips

lesson-two-of-three = Only two of three markings have a star, so Rigel flies two fields. Six places would have been full! You sit to the left of Rigel. So move the first star: choose I1, the corner at the lower left.
lesson-two-of-three-show = Tap the empty hole in the corner. Here the page helps for the last time. After this you find the choice yourself, and a wrong one does no harm.
lesson-surprise = A star in a corner fits hardly any chart. How mean! One more star has to move, but you need not choose. Press “Surprise me”, and chance moves it.
lesson-roll = Your rocket stands on no planet, so you roll the die. Black pips always count. Hollow pips count only for a rocket that is last and alone, and yours is ahead. Press “Roll the die”.
lesson-black-pips = Two black pips and a hollow one: you fly two fields, to a blue planet. You search there when your next turn begins. Now Rigel rolls, and that rocket is last and alone.

## The fixed star

lesson-hollow-pips = One black pip and a hollow one: for Rigel both count, so two fields. Your turn! You stand on a blue planet. The blue sides of the charts are harder, with four markings. Press “Search with a blue chart”.
lesson-blue = Fill all markings with the orange fixed star among them, and you fly one field more! Turn the chart once to the right. Then hold it so that its top left hole lies on C2, and put it down.
lesson-fixed-star = Four stars and one field extra: you fly five! Rigel has to move the three yellow stars. The fixed star never moves.
lesson-planet-rolled = Your rocket is on a planet again already. But first it is Rigel's turn, and that rocket stands on no planet. So Rigel rolls.

## Stop!

lesson-stop = A red planet on the die: that means a search, too. But Rigel looks and looks, and the sand has run down. Stop! Now the chart has to go down at once.
lesson-it-counts = Two of three again. It counts even after the stop, so Rigel flies two fields. You move the stars. Press “Surprise me”.
lesson-red-again = You have made half of the lap. Your rocket stands on a red planet, so press “Search with a red chart”.
lesson-never-flip = You may turn a chart, but never flip it over. Twelve places are full here! Only one of them has the fixed star: the chart is not turned, and its top left hole lies on D5. Find it!

## Home

lesson-four-fields = Three stars and one field extra: four fields. Rigel moves two stars and then rolls. All pips will count, because Rigel is far behind.
lesson-roll-again = Two black pips and a hollow one: Rigel flies three fields. Now you roll. The very next field is a blue planet. Press “Roll the die” and keep your fingers crossed!
lesson-lucky = One black pip, and you are on the blue planet. Hollow pips do not count for you, and today that is lucky. Rigel rolls once more.
lesson-last-search = Home is five fields away. A full blue chart with the fixed star brings exactly five! Press “Search with a blue chart”.
lesson-home = Turn the chart once to the right and hold it so that its top left hole lies on E2. Are all four markings full, the fixed star among them? Put it down and fly home!
lesson-end = You win! The first rocket that reaches or passes the start ends the game. For Rudi Rocket you fly two laps, only full charts count, and a planet on the die lets everybody search at once. Now start a game of your own!
