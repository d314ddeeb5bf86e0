### The how-to-play page. A blank line begins a new paragraph; docs/how-to-play/mlem.md has the same content with tables.

guide-title = How to play MLEM: Space Agency
guide-intro = Cats in space! Two to five space agencies share one rocket. The farther it flies, the better the places to disembark. But every roll may be the one that crashes it. Disembark early, or stay for one more roll?

guide-1-title = What it is about
guide-1 =
    You lead a space agency with eight cats. On every expedition each player sends one cat, and all of them fly in the same rocket. You want your cats on moons, on planets or in deep space, because that is where the points are.

    The player with the most points at the end wins. A crash hurts nobody: the cats that were still aboard go home and can fly again. All you lose is time.

guide-2-title = What is on the table
guide-2 =
    The track leads from the launch pad, space 0, to space 25. After that comes deep space. Every space has its number (1 in the picture) and shows two or three symbols (2). Only dice with these symbols can move the rocket on from there.

    A flame is the afterburner. The small number beside it (3) says how many spaces it is worth on this space.

    From space 6 on there are moons (4) and planets (5) beside the track. A moon shows its points. A planet shows three numbers: for first place, for second place and for everyone else.

    There are six dice. Each has the faces 1, 2, 2, 3, 4 and afterburner. Every player has the same eight cats, and each of the eight is a different specialist. Beside the track are four goals and a counter for the crashes.

    We don't have the printed mat, so a part of ours is reconstructed: it fits everything that is known about the game, but some numbers are our own. If you own the game, you can type in your mat and play on it.
guide-2-picture = track.svg
guide-2-alt = Spaces 6 to 10 of the track with the rocket, moons and a planet. Numbers from 1 to 5 point at what the text explains.

guide-3-title = Takeoff: an expedition begins
guide-3 =
    The starting player puts one cat in the rocket. Then the others do the same, one after another around the table. The rocket is on space 0.

    The starting player is the commander. Only the commander rolls and decides how far to fly. The player to the left starts the next expedition.

guide-4-title = Travel: choose your dice
guide-4 =
    The commander rolls all dice that are left; at the beginning there are six. Equal dice form a group. Groups that match no symbol of the rocket's space do nothing this time, but they are not discarded.

    Of the matching groups the commander takes one or more. A group is always used whole: all three 2s, or none of them. The rocket flies as many spaces as the taken dice add up to.

    The dice that were used are discarded until the next expedition. Afterburners are not: they come back for every roll. And the last die is never discarded.

    An example: the rocket is on space 0, where 1, 2 and afterburner match. You roll 1, 3, 3, 4 and two afterburners. You take the 1 and both afterburners, each worth 1 here, and fly three spaces. Only the 1 is discarded, so you roll five dice next.
guide-4-picture = dice.svg
guide-4-alt = A roll of 1, 3, 3, 4 and two afterburners. The 1 and the afterburners are ringed and carry the rocket from space 0 to space 3. The 1 is discarded, the afterburners come back.

guide-5-title = Crash!
guide-5 =
    If no die matches the rocket's space, the rocket crashes and the expedition is over. The crash counter goes up by one. All cats still aboard go home to their owners and can fly again later.

    Cats that disembarked before the crash are safe, and their points stay.

guide-6-title = Landing: stay aboard or disembark?
guide-6 =
    After every move that does not end in a crash, the commander and then the others choose, in the order in which they sit in the rocket: stay aboard or disembark. On spaces 0 to 5 there is nowhere to land, so the commander simply rolls again.

    Moon: there is room for one cat, and the points count at once. You take the best free moon of the space. If all of them are taken, nobody can disembark here.

    Planet: there is room for everyone. The points come at the end of the game, the most for the player with the most cats there.

    Deep space: here everyone has to disembark. The commander reaches the comet for 7 points, all others the galaxy for 5 points each.

    If the commander disembarks, the next cat in the rocket takes command at once, with the dice that are left. The expedition is over when the rocket is empty or has crashed.
guide-6-picture = landing.svg
guide-6-alt = Three places to disembark: two moons, one of them taken; a planet with three cats; and at the end of the track the comet for 7 and the galaxy for 5 points.

guide-7-title = The eight specialists
guide-7 =
    1. Satellite: with this cat aboard the rocket starts at the satellite, on space 3. Two of them are no better than one.

    2. Drifter: may disembark as if the rocket were one space ahead or one space back. From space 25 it can reach deep space that way, but for 5 points, even as commander.

    3. Parachutist: may disembark even in a crash, if there is a planet or a free moon.

    4. Moonwalker: gets double points for its moon.

    5. Settler: doubles your points for its planet at the end of the game.

    6. Voyager: gets double points in deep space, so 14 or 10.

    7. Saboteur: when it disembarks, the commander loses a die, but never the last one.

    8. Engineer: while it is aboard, the commander may use it as an extra 1, once per expedition, if the space shows a 1. That can even prevent a crash. It helps every commander, not just its owner.
guide-7-picture = specialists.svg
guide-7-alt = The signs of the eight specialists, numbered like the list.

guide-8-title = The four goals
guide-8 =
    The first player to achieve one of these in a landing phase gets the goal. Each is worth 5 points, and nobody else can get it after that. A parachutist who disembarks in a crash takes no goal, but counts when your next cat disembarks.

    Four planets: have cats on four different planets.

    Three on one planet: have three cats on the same planet.

    Four moons: have four cats on moons.

    Two in deep space: have two cats there, on the comet or in the galaxy.

guide-9-title = The end and the scoring
guide-9 =
    The game ends when a player has all eight cats in space; that expedition is flown to its end. It also ends with the eleventh crash.

    Points for moons and deep space are already yours. Now the planets are counted. On each planet the player with the most cats is first, the next second, and all others third. In a tie, the player who came to that planet earlier is ahead.

    In the picture orange has two cats and gets 5 points. The other three have one cat each. Blue was there before the others and gets 3, yellow and pink get 2 each.

    First place, second place and everyone else get: on Paw 3, 2 and 1; on Yarn Ball 4, 2 and 1; on Goldfish Bowl 5, 3 and 2; on Rope Ball 7, 4 and 2; on Toy Mouse 9, 5 and 3.

    Add 5 points for each goal and what the variants bring. The player with the most points wins, and tied players share the victory.
guide-9-picture = planet.svg
guide-9-alt = A planet with four rows of cats. Two orange cats get 5 points, the blue cat that came first gets 3, the yellow and the pink cat get 2 each.

guide-10-title = Three variants
guide-10 =
    Play without them first. Then add any you like, in any combination.

    UFO: a UFO starts in deep space and comes closer. Every expedition begins with a token. It says how far the UFO moves (0 to 3 spaces), how many dice there are (4, 5 or 6), and gives one ability that the commander may use once: extra dice, which may even prevent a crash; keeping the dice of a move; or rerolling all dice. If a move ends on the UFO's space, the commander takes the best UFO token that is left. They are worth 5, 4, 3, 2 and 1.

    Explorations: five tokens lie face up on the track. When a move ends on one, it takes effect at once: the commander gets 1, 2 or 3 points for the end, or one discarded die back, or the rocket jumps through a space-time tunnel, four spaces ahead. Then a new token is placed.

    Secret missions: you get four missions, return one and hide the other three. Each names a planet or a pair of moon spaces. It is completed if one of your cats is there at the end. One, two or three missions give 2, 5 or 10 points in all.

guide-11-title = Playing on this site
guide-11 =
    Odds: before you decide, you see how likely the next roll is to crash the rocket, and what each choice would bring.

    Undo: you can undo your last move until another player moves or something new is revealed, such as a roll. After that, the other players have to agree; bots always do.

    Bots: a bot can take any seat. It sees no more than a human player would see there, and it cannot see future rolls.

    Verifiable dice: all rolls come from a secret number. Its fingerprint is shown before the first roll and the number itself after the game, so everyone can check that no roll was changed.

guide-12-title = First tips
guide-12 =
    Few dice left, and few symbols on the space? That is when rockets crash.

    Afterburners never run out. A space with a strong afterburner is a good place to roll from.

    On planets it pays to come early and to come back.

    Send the satellite when you want to go far, and the parachutist when you fear a crash.

# Differences from the printed rules that a player can notice: one paragraph for each, its subject before a colon.
# tools/docs/house_rules.py writes the English items into the docs.
guide-ours-title = Not in the rulebook
guide-ours =
    Mat and tokens: we don't have the printed ones, so most of their symbols and points are reconstructed, and the names of planets and specialists are ours. The game data page lists every source, and with a data pack you can play on your own mat.

    Starting player: the rulebook asks who cleaned the litter box last. Here the starting player is drawn, unless you choose a seat at “Starting player”.

    Open tokens: everyone sees the points of your UFO and exploration tokens. To hide them as in the rulebook, choose “Keep tokens face down” or the preset “By the book”.

    Goals in a crash: with “Goals count in a crash”, a parachutist who lands in a crash can take a goal. It is off unless you turn it on.

    Open questions: where the rulebooks are unclear, we chose an answer. For the satellite, the engineer, the drifter and expedition tokens that run out, you can choose the other one in the settings.

    Odds and hints: the page shows the odds of a crash and what each move brings. Hints can be turned off.

    Undo: you can undo your last move until someone else moves or something new is revealed. After that, everyone else has to agree. A match in which a roll was undone is marked.

    Clock and absence: online you can play with a clock. When your time is up, a bot plays for you until you come back, and also when you are away.

    Bots and early endings: a bot can take any seat, and plays on for you if you resign. If everyone at the table votes to end, the match ends without a winner.
