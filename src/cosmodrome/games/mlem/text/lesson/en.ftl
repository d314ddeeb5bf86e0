### Notes of the tutorial, in the order of its steps (tools/tutorials/build.py). The dice and odds named here are those of its record.

## A moon

lesson-welcome = Welcome aboard! You play Félicette, and Pixel is a bot. Every player sends one cat, and all of them fly in the same rocket. Each cat has its own trick. Choose the moonwalker: it gets double points on a moon.
lesson-welcome-show = Look for the arrow: it points to the moonwalker. You can press the button, or the cat itself.
lesson-groups = You start this expedition, so you are the commander and roll. Only dice that match the rocket's space can fly: here 1, 2 and afterburner (▲). Used dice are discarded, but afterburners come back. Choose the afterburner alone: one space, no dice discarded.
lesson-groups-show = The arrow shows you the button. You can also click the die, and then the space it leads to.
lesson-whole-group = Still six dice! Equal dice are a group, and a group flies whole: all three 2s or none. Choose the 2s, the 3 and the afterburner. That is ten spaces, and it costs four dice.
lesson-whole-group-show = Here the arrow helps for the last time. After this you find the choice yourself, and a wrong one does no harm.
lesson-odds = You could disembark on planet Yarn Ball. But your moonwalker wants a moon! Look at the risk of a crash: 11%. About one roll in nine goes wrong. Choose “Stay aboard”.
lesson-save-dice = Pixel disembarks and now has a cat on the planet. You fly on alone. The afterburner is worth 2 here, just like the 2, but it costs no die. Choose the afterburner alone: there are moons at 13.
lesson-moon = A moon at last! The best one is worth 3, and your moonwalker doubles it: 6 points at once. Flying on is risky now, 25%: one roll in four goes wrong. Choose “Disembark”.
lesson-moon-taken = Six points are yours for good. A moon has room for one cat, so only the smaller moon is left here. The rocket is empty: the expedition is over, and Pixel starts the next one.

## A crash

lesson-passenger = This time Pixel is the commander and rolls, and your cat flies along. Choose the settler: at the end of the game it doubles your points for the planet where it lives.
lesson-no-match = Only the 2 matches space 0. The other five dice do nothing this time, but they are not discarded: Pixel rolls them again on the next space.
lesson-command = Pixel disembarks on the better moon, so you are the commander now, with three dice. The moon that is left is worth only 1. The risk is small: one roll in eight goes wrong. Choose “Stay aboard” and see what happens…
lesson-crash = Crash! The roll is 2, 2, 4, but space 10 needs 1, 3 or afterburner. Nothing is lost: your settler goes home and can fly again, and your moonwalker keeps its points. Only the crash counter goes up. Choose the settler once more.

## A planet

lesson-engineer = See a specialist at work! Pixel's engineer is aboard, and you are the commander. So you may use it once as an extra 1, because the space shows a 1. Choose the 2s, the afterburner and the engineer: six spaces.
lesson-low-risk = Four dice and three symbols that match: the risk is only 1%. Your settler wants a planet, not a moon. Choose “Stay aboard”.
lesson-one-way = Pixel disembarks on the moon for 2 points. Of your roll only the 3s match. Choose them, and look where they lead: to a planet!
lesson-planet = Yarn Ball again. Pixel's cat was here first, so you get second place: 2 points, and your settler makes them 4. Flying on means a risk of 44%, nearly every second roll. Choose “Disembark”.
lesson-rows = On a planet every colour has its own row. The player with the most cats is ahead; in a tie, the one who came first. One more cat here, and you pass Pixel! Planets count at the end of the game.

## Deep space

lesson-voyager = Beyond space 25 lies deep space. There the commander gets 7 points and every other cat 5. It is a long way! Choose the voyager: in deep space it gets double points.
lesson-many-dice = Pixel flies with afterburners only and still has all six dice. That is slow but clever: the more dice you roll, the smaller the risk of a crash.
lesson-drifter = Pixel's drifter disembarks one space back, on planet Paw. That is its trick. Now you are the commander, with five dice and a risk of 3%. Choose “Stay aboard”.
lesson-small-step = Deep space is still far away, so save your dice. Choose the afterburner alone: two spaces, no dice discarded.
lesson-tempting = Disembarking here would give you first place on Yarn Ball. A good choice, too! But with five dice a crash is very unlikely, and your voyager dreams of deep space. Choose “Stay aboard”.
lesson-big-step = Each afterburner is worth 2 here. Choose the 4 and both afterburners: eight spaces, and only one die is discarded.
lesson-brave = First place on Rope Ball is worth 7. But in deep space the commander gets 7 as well, and the voyager makes it 14. The risk is 6%. Choose “Stay aboard”!
lesson-deep-space = Two 4s make eight spaces: from space 19 past the end of the track. Hold tight and choose the 4s!
lesson-goals = 14 points! In deep space everyone disembarks. Now look at the four goals: the first player to reach one gets 5 points. Two cats in deep space is one of them. Choose the satellite: with it the rocket starts on space 3.
lesson-end = The game ends when a player has all eight cats in space, or with the eleventh crash. Then planets and goals are counted, and the player with the most points wins. Now you know how to play. Start a game of your own!
