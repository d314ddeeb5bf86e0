### MLEM: Space Agency. Terms follow the rulebook; the sentences are our own.

## Words inside sentences, in lower case

specialist-satellite = satellite
specialist-drifter = drifter
specialist-parachutist = parachutist
specialist-moonwalker = moonwalker
specialist-settler = settler
specialist-voyager = voyager
specialist-saboteur = saboteur
specialist-engineer = engineer

specialist-satellite-does = With this cat aboard, the rocket starts at the satellite.
specialist-drifter-does = May disembark one space ahead of the rocket or one behind.
specialist-parachutist-does = May disembark even in a crash, on a planet or a free moon.
specialist-moonwalker-does = Gets double points on a moon.
specialist-settler-does = Doubles your points for its planet at the end of the game.
specialist-voyager-does = Gets double points in deep space.
specialist-saboteur-does = When it disembarks, the commander loses a die.
specialist-engineer-does = Counts as an extra 1, once per expedition, where the space shows a 1.

face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-afterburner = afterburner

goal-four_planets = four planets
goal-three_on_one_planet = three on one planet
goal-four_moons = four moons
goal-two_deep_space = two in deep space

goal-four_planets-does = Be the first with astronauts on four different planets.
goal-three_on_one_planet-does = Be the first with three astronauts on the same planet.
goal-four_moons-does = Be the first with four astronauts on moons.
goal-two_deep_space-does = Be the first with two astronauts in deep space.

ability-none = no ability
ability-extra_dice = extra dice
ability-keep_dice = keep the dice
ability-reroll = reroll

ability-none-does = This expedition has no special ability.
ability-extra_dice-does = Once, the dice on the token count too: all that match the space.
ability-keep_dice-does = Once, the dice used for a move are not discarded.
ability-reroll-does = Once, roll all dice again. The new roll stands.

effect-points = points
effect-die = a die back
effect-tunnel = space-time tunnel

planet-paw = Paw
planet-yarn_ball = Yarn Ball
planet-goldfish_bowl = Goldfish Bowl
planet-rope_ball = Rope Ball
planet-toy_mouse = Toy Mouse

deep-space = deep space
comet = comet
galaxy = galaxy
commander = commander

## Headings

crash-odds = Risk of a crash
failures = Crashes
dice = Dice
rocket = Rocket
home = At home
goals = Goals
missions = Secret missions
ufo = UFO
tokens-left = Tokens left
expedition = Expedition
progress = Expedition { $expedition }
score = Score
earth = Earth

## Options

option-ufo = UFO
option-ufo-help = A UFO comes closer, and every expedition has a token with a special ability.
option-explorations = Explorations
option-explorations-help = Tokens on the track give points, a die or a shortcut.
option-secret_missions = Secret missions
option-secret_missions-help = Each player has three hidden missions that score points at the end.
option-satellite_space = Space of the satellite
option-satellite_space-help = The space from which the rocket starts with a satellite aboard.
option-satellite_space-printed = the marked space, number 3
option-satellite_space-third = the third space of the track, number 2
option-engineer_joins_group = Engineers fly with the 1s
option-engineer_joins_group-help = When 1s are rolled, an engineer can only be used together with them.
option-drifter_from_5 = Drifters disembark from space 5
option-drifter_from_5-help = With the rocket on space 5, a drifter may already disembark on space 6.
option-drifter_from_deep_space = Drifters step back from deep space
option-drifter_from_deep_space-help = In deep space, a drifter may disembark one space earlier instead.
option-goals_on_crash = Goals count in a crash
option-goals_on_crash-help = A parachutist who lands in a crash can win a goal.
option-ufo_reshuffle = Reshuffle expedition tokens
option-ufo_reshuffle-help = When all expedition tokens are used up, shuffle them and continue.
option-hidden_tokens = Keep tokens face down
option-hidden_tokens-help = Others see how many UFO and exploration tokens you hold, but not their points.
option-starting_player = Starting player
option-starting_player-help = Who starts the game. The rulebook leaves this to the players.
option-starting_player-0 = random
preset-by_the_book = By the book
preset-online = Online

## Places and targets

where-moon =
    moon at { $space } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
where-planet = planet { $planet } at { $space }
where-comet =
    comet for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
where-galaxy =
    galaxy for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
target-moon = moon { $spaces }
target-planet = planet { $planet } { $spaces }

## Buttons

do-return_mission = Return: { $target }
do-embark = Send the { $specialist }
do-crash = Let the rocket crash
do-reroll = Reroll all dice
do-fly =
    Fly with { $dice }: { $distance ->
        [one] { $distance } space
       *[other] { $distance } spaces
    } → { $space }, { $keep ->
        [yes] keep all dice
       *[no] { $lost ->
            [0] no dice discarded
            [one] { $lost } die discarded
           *[other] { $lost } dice discarded
        }
    }
do-use_engineer = Use the engineer of { $seat }
do-stay = Stay aboard
do-go_home = Go home
do-land = Disembark: { $where }
do-land_on_moon = Disembark: { $where }

## Questions

ask-takeoff = { $seat }, which astronaut do you send?
ask-choose_dice = { $seat }, which dice do you fly with?
ask-choose_dice_failed = { $seat }, no die matches! Save the rocket, or let it crash?
ask-choose_engineer = { $seat }, whose engineer do you use?
ask-disembark = { $seat }, the rocket is on space { $space }. Stay aboard or disembark?
ask-deep_space = { $seat }, this is deep space. Disembark here or one space back?
ask-crash_landing = { $seat }, the rocket crashes! Use the parachute?
ask-return_missions = { $seat }, which mission do you return?

## Log

log-starter_found = { $seat } starts the first expedition.
log-mission_dealt = { $seat } gets a secret mission.
log-mission_dealt-own = { $seat } gets a secret mission: { $mission }.
log-mission_returned = { $seat } returns a secret mission.
log-mission_returned-own = { $seat } returns a secret mission: { $mission }.
log-exploration_laid =
    New token on space { $space }: { $effect }{ $points ->
        [0] .
       *[other] {" "}({ $points }).
    }
log-expedition_began = Expedition { $number } begins. The commander is { $seat }.
log-token_revealed =
    Expedition token: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, { $ability }. { $steps ->
        [0] The UFO does not move
        [one] The UFO moves { $steps } space
       *[other] The UFO moves { $steps } spaces
    } (now: { $space }).
log-embarked = { $seat } sends the { $specialist }.
log-satellite_start = A satellite is aboard: the rocket starts on space { $space }.
log-rolled =
    { $seat } rolls { $roll }.{ $usable ->
        [0] {" "}No dice match!
       *[other] {""}
    }
log-rerolled = { $seat } rerolls all dice.
log-flew =
    { $seat } flies { $distance ->
        [one] { $distance } space
       *[other] { $distance } spaces
    }. The rocket is now at: { $space }.
log-dice_discarded =
    { $count ->
        [one] { $count } die discarded
       *[other] { $count } dice discarded
    }, { $left ->
        [one] { $left } left.
       *[other] { $left } left.
    }
log-engineer_used = { $seat }: the engineer adds a 1.
log-token_used = { $seat } uses the expedition token: { $ability }.
log-exploration_points =
    { $seat } gains { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
log-die_regained =
    { $seat } regains a die and now has { $dice ->
        [one] { $dice } die.
       *[other] { $dice } dice.
    }
log-die_not_regained = { $seat } already has all the dice, so the token has no effect.
log-tunnelled = { $seat } flies through a space-time tunnel. The rocket is now at: { $space }.
log-ufo_contact =
    { $seat } makes contact with the UFO: { $points ->
        [one] { $points } point!
       *[other] { $points } points!
    }
log-ufo_token_hidden = { $seat } makes contact with the UFO and keeps its token face down.
log-ufo_token_hidden-own =
    { $seat } makes contact with the UFO and keeps its token face down: { $points ->
        [one] { $points } point!
       *[other] { $points } points!
    }
log-exploration_token_hidden = { $seat } keeps an exploration token face down.
log-exploration_token_hidden-own =
    { $seat } keeps an exploration token face down: { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
log-tokens_shown =
    { $seat } reveals { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }: { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
log-stayed = { $seat } stays aboard.
log-landed_on_moon =
    { $seat }: the { $specialist } disembarks on a moon at { $space } for { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
log-landed_on_planet = { $seat }: the { $specialist } disembarks on planet { $planet }, at { $space }.
log-reached_deep_space =
    { $seat }: the { $specialist } reaches { $comet ->
        [1] the comet
       *[0] the galaxy
    } for { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
log-new_commander =
    { $seat } takes command with { $dice ->
        [one] { $dice } die.
       *[other] { $dice } dice.
    }
log-sabotaged =
    Sabotage! { $seat } flies on with { $left ->
        [one] { $left } die.
       *[other] { $left } dice.
    }
log-goal_claimed = { $seat } is the first to reach a goal: { $goal }.
log-crashed =
    The rocket crashes on space { $space }! { $failures ->
        [one] { $failures } crash
       *[other] { $failures } crashes
    } so far.
log-returned_home = { $seat }: the { $specialist } goes home.
log-last_expedition = { $seat } has all astronauts in space: this is the last expedition.
log-game_ended =
    Game over: { $expeditions ->
        [one] { $expeditions } expedition
       *[other] { $expeditions } expeditions
    }, { $failures ->
        [one] { $failures } crash.
       *[other] { $failures } crashes.
    }
log-planet_scored =
    { $planet }: { $seat }, { $place ->
        [1] first place
        [2] second place
       *[other] third place
    }, { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
log-mission_shown =
    { $seat } reveals a mission: { $mission }, { $done ->
        [1] completed!
       *[0] not completed.
    }
log-missions_scored =
    { $seat }: { $done ->
        [0] no mission completed
        [one] { $done } mission completed
       *[other] { $done } missions completed
    }, { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }

## Refusals

refused-not_at_home = This astronaut is not at home.
refused-face_not_rolled = No die shows that face.
refused-face_not_on_space = The rocket's space does not show that symbol.
refused-engineer_needs_one = Engineers only help where the space shows a 1.
refused-engineer_not_ready = There are not that many engineers ready.
refused-engineer_joins_ones = An engineer can only fly together with the rolled 1s.
refused-token_not_available = The expedition token does not allow that now.
refused-no_dice_to_keep = This flight uses no rolled dice, so there is nothing to keep.
refused-token_dice_do_not_match = The dice of the token do not match this space.
refused-nothing_chosen = Choose at least one group of dice to fly with.
refused-rocket_can_fly = Some dice match, so the rocket has to fly.
refused-moons_taken = All moons here are taken.
refused-nothing_there = There is nowhere to disembark there.
refused-only_drifter = Only a drifter can disembark beside the rocket's space.
refused-deep_space_is_forced = In deep space everyone disembarks.
refused-mission_not_held = You do not have this mission.
refused-no_drift_here = A drifter can move one space at most.
refused-not_an_engineer = This player has no engineer ready.

## Rules in short

help-takeoff =
    Each player sends one astronaut aboard.
    The starting player is the commander and rolls the dice.
    The player to the left starts the next expedition.
help-travel =
    The commander rolls all dice and picks groups of equal dice that match the rocket's space.
    A group is always used whole, and the rocket moves by the sum.
    Used dice are discarded until the next expedition, but afterburners always come back, and the last die is never discarded.
help-crash =
    If no die matches the space, the rocket crashes and the expedition is over.
    All astronauts still aboard go home and can fly again later.
help-landing =
    After each move the commander and then the others choose: stay aboard or disembark.
    On spaces 0 to 5 there is nowhere to land.
    If the commander disembarks, the next astronaut takes command.
help-moons =
    A moon has room for one astronaut and gives its points at once.
    You take the best free moon of the space. If all are taken, you cannot disembark there.
help-planets =
    A planet has room for everyone and gives points at the end of the game.
    The player with the most astronauts there gets the most points.
    In a tie, the player who came first is ahead.
help-deep_space =
    At the end of the track everyone disembarks.
    The commander reaches the comet for 7 points, all others the galaxy for 5.
help-goals =
    There are four goals, and only the first player to reach one gets it.
    Each is worth 5 points at the end.
help-end =
    The game ends with the eleventh crash.
    It also ends when someone has all eight astronauts in space: finish that expedition first.
    The player with the most points wins. Tied players share the victory.
help-ufo =
    Each expedition begins with a token: it moves the UFO, sets the number of dice and gives one ability.
    The commander may use the ability once.
    If a move ends on the UFO's space, the commander takes the best UFO token, worth points at the end.
help-explorations =
    Five tokens lie face up on the track.
    When a move ends on one, it takes effect at once: points, a die back, or a tunnel four spaces ahead.
    Then a new token is placed.
help-secret_missions =
    You get four missions and keep three that only you can see.
    A mission is completed if one of your astronauts is on its planet or on one of its moons at the end.
    One, two or three completed missions give 2, 5 or 10 points in all.

## The table in text and in the terminal

heading = { $name }:
odds-percent = { $odds }
odds-next =
    { $odds } with { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
odds-rescue = could still save it: { $means }
preview-odds =
    next roll: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, risk { $odds }
preview-place =
    { $place ->
        [1] first place
        [2] second place
       *[other] third place
    } there ({ $points })
site-moons = free moons: { $points }
site-full = no free moon
score-landed = Landings
score-planets = Planets
score-bonus = Tokens
legend = ○ free moon · ⌂ a settler lives here · ▲2 afterburner and its value · ★ commander
legend-explorations = ◇1 points · ◇⚄ a die back · ◇» tunnel

## The command odds

odds-rocket =
    Space { $space }, { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, { $engineers ->
        [0] no engineer ready
        [one] { $engineers } engineer ready
       *[other] { $engineers } engineers ready
    }
odds-token = Expedition token: { $ability }
odds-next_roll = Next roll
odds-chance = Chance
odds-exact = Exactly
odds-crash = No die matches
odds-lost = Nothing saves the rocket
odds-group = Usable dice: { $face }
odds-space = Space
odds-site = Landing site
odds-worth = Points
odds-next_move = Next move
odds-reach = Reached
odds-get_off =
    Disembarking here: { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
odds-stay = Flying on: { $points } points on average.
odds-advice-get_off = Disembark!
odds-advice-stay = Stay aboard!
odds-advice-nowhere = There is nowhere to disembark here.
odds-assumed =
    Next move: the chance that the next move can end exactly there. Reached: the chance that the rocket gets there or beyond, if the commander aims only for that.
    Points: for a single cat that commands the rocket alone, takes the best free moon and comes first on every planet.
odds-rolled = The dice have already been rolled. The chances are those of another roll from the same space.
odds-variants = The effects of the UFO and of the tokens on the track are not counted.
odds-built_in = The built-in mat is partly reconstructed. For the mat in your box: --pack FILE.

## The board on the page

board-mat = The cosmic mat. The rocket is at: { $space }
board-whole = Whole mat
board-near = Around the rocket
board-source = Source
board-close = Close
board-last = Last expedition
board-placed = Astronauts in space

## Reasons in hints

reason-stay = Staying aboard: { $odds } crash risk on the next roll, and { $ahead } points on average if you were alone in the rocket, against { $here } here{ $rival ->
        [yes] ; but a rival could take the last moon.
       *[no] .
    }
reason-land = Disembarking: { $here } points as things stand. The next roll has a crash risk of { $odds }, and alone in the rocket you would score { $ahead } points on average{ $rival ->
        [yes] ; and a rival could take this last moon.
       *[no] .
    }
reason-land-deep = Worth { $here } points as things stand.
reason-fly = On space { $space } the next roll has a crash risk of { $odds } with { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }; from there { $ahead } points on average if you were alone in the rocket.
reason-fly-deep = This reaches deep space: { $ahead } points.
reason-embark = On its own, the { $specialist } scores { $ahead } points on average.

## End of the game

score-moons = Moons
score-deep_space = Deep space
score-goals = Goals
score-missions = Missions
score-explorations = Explorations
score-ufo = UFO
score-tokens = Tokens
ended-crashes =
    The { $count ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $count }th
    } crash ended the game in expedition { $expedition }.
ended-all_placed = { $seat } landed the last of { $count } cats in expedition { $expedition }.

## Credits

credit-illustrations = Illustrations of the printed game: Joanna Rzepecka
