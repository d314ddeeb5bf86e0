### The how-to-play page. A blank line begins a new paragraph; docs/how-to-play/star_search.md has the same content with tables.

guide-title = How to play Star Search
guide-intro = Your rocket has lost its way, but the stars know it! Hold your star chart up to the sky and find the place where every marking shows a star. The more stars you find, the farther you fly. But the sand is running!

guide-1-title = What it is about
guide-1 =
    Two to four rockets race around the starry sky. The first one back at the start wins.

    On planets you go on a star search with a chart. Everywhere else you roll the die.

    There are two variations. Eagle-eyed Astronaut is the first one to play: one lap, and every star counts. Rudi Rocket is for quick eyes: two laps, and only a full chart counts.

guide-2-title = What is on the table
guide-2 =
    In the middle is the sky: nine rows of nine holes with 30 stars, spread evenly. Around it runs the flight path with 24 fields. All rockets begin on the red planet with the arrow (1 in the picture) and fly clockwise.

    29 stars are yellow. The orange one is the fixed star (2). In a first game it is in the centre, and it never moves.

    There are six star charts. Each has a red side with three white markings (3) and a blue side with four. The charts lie in a stack: you take one from the bottom, and it goes back on top.

    Then there are the die (4) and the hourglass (5).

    We don't have the printed boards, so a part of ours is reconstructed: the holes, the charts, the path and the pips of the die are our own. If you own the game, you can type in what yours shows and play with it.
guide-2-picture = table.svg
guide-2-alt = The starry sky with the flight path around it and two rockets at the start. Beside it lie a chart with its red and its blue side, the die and the hourglass. Numbers from 1 to 5 point at what the text explains.

guide-3-title = Your turn
guide-3 =
    Look at the field under your rocket.

    A red or a blue planet: you search with a chart. The side of the chart has the planet's colour.

    No planet: you roll the die. If it shows pips, your rocket flies. If it shows a planet, you search, with a chart side of that colour.

    Then the next player takes a turn. Landing on a planet does nothing yet: you search there when your next turn begins. All rockets start on a red planet, so everyone begins with a search.

guide-4-title = Black and hollow pips
guide-4 =
    Black pips always count: you fly one field for each of them.

    Hollow pips help the player who is behind. They count too if your rocket is the last of all and alone on its field.

    In the picture both roll the same. The blue rocket is last and alone, so all three pips count. The orange one is not: only its two black pips count.
guide-4-picture = die.svg
guide-4-alt = The same roll twice, two black pips and a hollow one. The blue rocket, which is last, flies three fields. The orange one flies two.

guide-5-title = Search with your chart
guide-5 =
    The hourglass is turned, and you look for the best place for your chart. You may hold it over the sky and try as many places as you like.

    Turn it left and right as you please, but never flip it over. It has to lie within the sky and must not cover the flight path. And no star may move.

    Once you have placed it, it stays there. There are no corrections!
guide-5-picture = chart.svg
guide-5-alt = A chart that is turned, with a tick. A chart that is flipped, with a cross. A chart that sticks out of the sky, with a cross.

guide-6-title = What counts
guide-6 =
    Count the markings of your chart that have a star in them. For each of them your rocket flies one field. You have to fly all of them.

    Is there a star in every marking, and is the fixed star one of them? Then you fly one field more. If a marking is empty, the fixed star counts like any other.

    In the picture two of three markings have a star: 2 fields. Beside it all three do, and one is the fixed star: 3 + 1 fields.
guide-6-picture = count.svg
guide-6-alt = On the left two of three markings have a star and the rocket flies two fields. On the right all three have one, the fixed star among them, and the rocket flies four.

guide-7-title = The hourglass, and Stop!
guide-7 =
    How often does the hourglass run for you? Three times on easy (1), twice on medium (2), once on difficult (3). Each player can have a level of their own: children play easy and grown-ups difficult.

    When time is up, it is “Stop!”. Then your chart is placed where you hold it, and it still counts. If you are not holding it over the sky, you have 3 seconds to place it. After that it drops into the middle.
guide-7-picture = hourglass.svg
guide-7-alt = Three levels: three hourglasses, two and one.

guide-8-title = The stars twinkle
guide-8 =
    After the flight, the player to the left takes the yellow stars out of your markings. Each one goes to another hole that was empty before, anywhere in the sky. Even a marking that was empty will do.

    The fixed star stays where it is.

    Then the chart goes back onto the stack. The sky is a little different now, so look again!
guide-8-picture = twinkle.svg
guide-8-alt = A chart on the sky. The yellow stars in its markings jump to other holes, the orange fixed star stays.

guide-9-title = The end
guide-9 =
    The first rocket that reaches or passes the start wins, at once. Nobody finishes the round.

    For Eagle-eyed Astronaut one lap is enough. For Rudi Rocket you fly two.

guide-10-title = Rudi Rocket, the second variation
guide-10 =
    You know the first variation by heart? Then try this one. Four things are different.

    Two laps: a tile shows whether you are on lap 1 or on lap 2.

    All or nothing: your rocket flies only if every marking has a star. If one is empty, it stays where it is. The stars in the markings twinkle all the same.

    From a distance: you may not hold the chart over the sky. You look, you think, and then you place it. If you are too late, you still have to place your chart, but it brings nothing.

    A planet on the die: now it is time for a Super Star Search!

guide-11-title = Super Star Search
guide-11 =
    Every player gets a chart, with the side of the rolled colour up. After a countdown all search at the same time, without an hourglass.

    When you have found a place for your chart, place it quickly. Does every marking have a star? Then you win the search and fly, one field more with the fixed star. All others stay.

    Is a marking empty? Then you are out of this search, and the others go on. Charts may lie on top of each other.

    If two players are nearly as quick, the first one counts. The page shows the difference.

    Nobody finds anything? After 20 seconds everyone still searching can agree to call it off. After 90 seconds it ends anyway. Then nobody flies and no star twinkles.
guide-11-picture = super.svg
guide-11-alt = Two blue charts that overlap. The one of the blue rocket has an empty marking and gets a cross. The one of the orange rocket is full, with the fixed star, and gets a tick.

guide-12-title = The meteor shower
guide-12 =
    Sometimes the stars are in such bad places that no rocket moves. When no rocket has moved for 2 rounds, you vote. If more than half want it, a meteor shower redistributes all yellow stars.

    After 4 rounds it happens automatically. This is a house rule, and you can turn it off.

guide-13-title = With small children
guide-13 =
    Choose “With kids” when you create a table: the hourglass runs longer, everyone starts on easy, and nobody has to hurry when stars twinkle. You can also play without any hourglass.

    Give grown-ups the difficult level. Then they have to be three times as quick, and it is fair again.

    Look together! Finding a star for someone else is half the fun.

guide-14-title = Playing on this site
guide-14 =
    Eagle-eyed Astronaut: tap the sky, and your chart hovers there. Tap the chart to turn it, or press Q and E. Markings with a star glow. Then press “Place!”.

    Rudi Rocket: turn the chart beside the sky. Then tap one of its markings and the hole where it belongs. Nothing shows whether it fits, and there is only one try.

    After every search you can see all solutions.

    Bots: they search like people, miss some solutions and slip now and then. A higher level searches faster and misses less.

    Practice: every day there is a new sky for you alone, with as much time as you like.

guide-15-title = First tips
guide-15 =
    Begin with two markings that are close together. Look for such a pair of stars, then see whether the third one fits.

    Turn the chart before you look somewhere else. Four ways round are four chances.

    Find the fixed star first: a full chart that includes it is worth a field more.

    When stars twinkle, think of the player who searches next. A star in a corner helps hardly anyone.

# Differences from the printed rules that a player can notice: one paragraph for each, its subject before a colon.
# tools/docs/house_rules.py writes the English items into the docs.
guide-ours-title = Not in the rulebook
guide-ours =
    Boards and charts: the holes of the sky, the charts, the flight path, the pips of the die and the 20 seconds of the hourglass are reconstructed. The game data page lists every source, and “Hourglass”, “Flight path” and a data pack let you change them.

    Starting player: the rulebook asks who saw a shooting star last. Here the starting player is drawn, unless you choose a seat at “Starting player”.

    Time's up: if you are not holding your chart over the sky, you still have 3 seconds to place it. After that it drops into the middle, or in Rudi Rocket on a random place.

    Twinkling stars: you have 20 seconds for each star, then the rest move at random. “Time to twinkle” changes this.

    Super Star Search: it begins with a countdown of 3 seconds, can be called off after 20 seconds and ends automatically after 90 seconds. “Limit of a Super Star Search” changes the last of these.

    Meteor shower: when no rocket has moved for 2 rounds, you vote on redistributing the yellow stars. After 4 rounds it happens automatically. You can turn “Meteor shower” off. If no rocket moves for 250 rounds, the leading rocket wins.

    Without our limits: the preset “By the book” has no limit for twinkling stars and Super Star Searches, and no meteor shower.

    Undo: a chart stays where you place it, as in the rulebook. A roll can be undone if everyone else agrees; the match is then marked.

    Clock and bots: online you can also play with a clock. When your time is up, a bot plays for you until you come back, and also when you are away. Bots can take any other seat, too.
