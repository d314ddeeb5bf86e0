### MLEM: Space Agency. The rulebook is the authority for what the words mean; the sentences are our own.

## Words that stand in sentences, in small letters

specialist-satellite = satellite
specialist-drifter = drifter
specialist-parachutist = parachutist
specialist-moonwalker = moonwalker
specialist-settler = settler
specialist-voyager = voyager
specialist-saboteur = saboteur
specialist-engineer = engineer

specialist-satellite-does = With this cat aboard, the rocket starts at the satellite.
specialist-drifter-does = May get off one space ahead of the rocket or one behind.
specialist-parachutist-does = May get off even in a crash, on a planet or a free moon.
specialist-moonwalker-does = Gets double points on a moon.
specialist-settler-does = Doubles what you get for its planet at the end.
specialist-voyager-does = Gets double points in deep space.
specialist-saboteur-does = When it gets off, the commander loses a die.
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

ability-none-does = This expedition brings no extra help.
ability-extra_dice-does = Once, the dice on the token fly too: all that match the space.
ability-keep_dice-does = Once, the dice of a move are not lost.
ability-reroll-does = Once, roll all dice again. The new roll stands.

effect-points = points
effect-die = a die back
effect-tunnel = tunnel

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
score = Score
earth = Earth

## Options

option-ufo = UFO
option-ufo-help = A UFO comes closer, and every expedition has a token with a special ability.
option-explorations = Explorations
option-explorations-help = Tokens on the track give points, a die or a shortcut.
option-secret_missions = Secret missions
option-secret_missions-help = Everybody has three hidden targets that give points at the end.
option-satellite_space = Where the satellite is
option-satellite_space-help = The space from which the rocket starts with a satellite aboard.
option-satellite_space-printed = the marked space, number 3
option-satellite_space-third = the third space of the track, number 2
option-engineer_joins_group = Engineers fly with the 1s
option-engineer_joins_group-help = When 1s are rolled, an engineer can only be used together with them.
option-drifter_from_5 = Drifters get off from space 5
option-drifter_from_5-help = With the rocket on 5, a drifter may already land on 6.
option-drifter_from_deep_space = Drifters step back from deep space
option-drifter_from_deep_space-help = In deep space, a drifter may land one space before it instead.
option-goals_on_crash = Goals count in a crash
option-goals_on_crash-help = A parachutist who lands in a crash can win a goal.
option-ufo_reshuffle = Use expedition tokens again
option-ufo_reshuffle-help = When all expedition tokens are used up, shuffle them and go on.
option-hidden_tokens = Keep tokens face down
option-hidden_tokens-help = Others see how many UFO and exploration tokens you hold, but not their points.
option-starting_player = Starting player
option-starting_player-help = Who starts the game. The book leaves it to the players.
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

do-return_mission = Give back: { $target }
do-embark = Send the { $specialist }
do-crash = Let the rocket crash
do-reroll = Roll all dice again
do-fly =
    Fly with { $dice }: { $distance ->
        [one] { $distance } space
       *[other] { $distance } spaces
    } → { $space }, { $keep ->
        [yes] keep all dice
       *[no] { $lost ->
            [0] no die lost
            [one] { $lost } die lost
           *[other] { $lost } dice lost
        }
    }
do-use_engineer = Use the engineer of { $seat }
do-stay = Stay aboard
do-go_home = Go home
do-land = Get off: { $where }
do-land_on_moon = Get off: { $where }

## Questions

ask-takeoff = { $seat }, who flies for you?
ask-choose_dice = { $seat }, which dice do you fly with?
ask-choose_dice_failed = { $seat }, no die matches! Save the rocket, or let it crash?
ask-choose_engineer = { $seat }, whose engineer do you use?
ask-disembark = { $seat }, the rocket is at { $space }. Stay or get off?
ask-deep_space = { $seat }, this is deep space. Get off here or one space back?
ask-crash_landing = { $seat }, the rocket crashes! Jump with the parachute?
ask-return_missions = { $seat }, which mission do you give back?

## What happens

log-starter_found = { $seat } starts the first expedition.
log-mission_dealt = { $seat } gets a secret mission.
log-mission_dealt-own = { $seat } gets a secret mission: { $mission }.
log-mission_returned = { $seat } gives a secret mission back.
log-mission_returned-own = { $seat } gives a secret mission back: { $mission }.
log-exploration_laid =
    A new token lies at { $space }: { $effect }{ $points ->
        [0] .
       *[other] {" "}({ $points }).
    }
log-expedition_began = Expedition { $number } begins. The commander is { $seat }.
log-token_revealed =
    Expedition token: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, { $ability }. { $steps ->
        [0] The UFO stays
        [one] The UFO moves { $steps } space
       *[other] The UFO moves { $steps } spaces
    } (now: { $space }).
log-embarked = { $seat } sends the { $specialist }.
log-satellite_start = A satellite is aboard: the rocket starts from { $space }.
log-rolled =
    { $seat } rolls { $roll }.{ $usable ->
        [0] {" "}Nothing matches!
       *[other] {""}
    }
log-rerolled = { $seat } rolls all dice again.
log-flew =
    { $seat } flies { $distance ->
        [one] { $distance } space
       *[other] { $distance } spaces
    }. The rocket is now at: { $space }.
log-dice_discarded =
    { $count ->
        [one] { $count } die is gone
       *[other] { $count } dice are gone
    }, { $left ->
        [one] { $left } is left.
       *[other] { $left } are left.
    }
log-engineer_used = { $seat }: the engineer adds a 1.
log-token_used = { $seat } uses the expedition token: { $ability }.
log-exploration_points =
    { $seat } finds { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
log-die_regained =
    { $seat } gets a die back and now has { $dice ->
        [one] { $dice } die.
       *[other] { $dice } dice.
    }
log-die_not_regained = { $seat } already has all the dice, so the token does nothing.
log-tunnelled = { $seat } flies through a tunnel. The rocket is now at: { $space }.
log-ufo_contact =
    { $seat } meets the UFO: { $points ->
        [one] { $points } point!
       *[other] { $points } points!
    }
log-ufo_token_hidden = { $seat } meets the UFO and keeps its token face down.
log-ufo_token_hidden-own =
    { $seat } meets the UFO and keeps its token face down: { $points ->
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
    { $seat } turns { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    } over: { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
log-stayed = { $seat } stays aboard.
log-landed_on_moon =
    { $seat }: the { $specialist } gets off on a moon at { $space } for { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
log-landed_on_planet = { $seat }: the { $specialist } gets off on planet { $planet }, at { $space }.
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
    The rocket crashes at { $space }! { $failures ->
        [one] { $failures } crash
       *[other] { $failures } crashes
    } so far.
log-returned_home = { $seat }: the { $specialist } goes home.
log-last_expedition = { $seat } has all astronauts in space: this is the last expedition.
log-game_ended =
    The game is over: { $expeditions ->
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
    { $seat } shows a mission: { $mission }, { $done ->
        [1] done!
       *[0] not done.
    }
log-missions_scored =
    { $seat }: { $done ->
        [0] no mission done
        [one] { $done } mission done
       *[other] { $done } missions done
    }, { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }

## Refusals

refused-not_at_home = This astronaut is not at home.
refused-face_not_rolled = No die shows that.
refused-face_not_on_space = The rocket's space does not show that symbol.
refused-engineer_needs_one = Engineers only help where the space shows a 1.
refused-engineer_not_ready = Not that many engineers are ready.
refused-engineer_joins_ones = An engineer flies together with the rolled 1s.
refused-token_not_available = The expedition token does not offer that now.
refused-no_dice_to_keep = This flight uses no rolled dice, so there is nothing to keep.
refused-token_dice_do_not_match = The dice of the token do not match this space.
refused-nothing_chosen = Choose at least one group of dice to fly with.
refused-rocket_can_fly = Some dice match, so the rocket has to fly.
refused-moons_taken = All moons here are taken.
refused-nothing_there = There is nowhere to get off.
refused-only_drifter = Only a drifter can get off beside the rocket's space.
refused-deep_space_is_forced = In deep space everybody gets off.
refused-mission_not_held = You do not have this mission.
refused-no_drift_here = A drifter moves one space at most.
refused-not_an_engineer = This player has no engineer ready.

## Rules in short

help-takeoff =
    Each player sends one astronaut aboard.
    Whoever starts the expedition is its commander and rolls the dice.
    The next expedition is started by the player to the left.
help-travel =
    The commander rolls all dice and picks groups of equal dice that match the rocket's space.
    A group is used whole, and the rocket moves by the sum.
    Used dice are gone until the next expedition, but afterburners always come back, and the last die is never lost.
help-crash =
    If no die matches the space, the rocket crashes and the expedition is over.
    Everybody still aboard goes home and can fly again later.
help-landing =
    After each move the commander and then the others choose: stay or get off.
    On spaces 0 to 5 there is nowhere to land.
    If the commander gets off, the next astronaut takes command.
help-moons =
    A moon has room for one astronaut and gives its points at once.
    You take the best free moon of the space. If all are taken, you cannot get off there.
help-planets =
    A planet has room for everybody and gives points at the end of the game.
    Whoever has the most astronauts there gets the most points.
    If you are level, whoever came first is ahead.
help-deep_space =
    At the end of the track everybody gets off.
    The commander reaches the comet for 7 points, all others the galaxy for 5.
help-goals =
    There are four goals, and only the first player to reach one gets it.
    Each is worth 5 points at the end.
help-end =
    The game ends with the eleventh crash.
    It also ends when someone has all eight astronauts in space: finish that expedition first.
    The most points win, and equal players win together.
help-ufo =
    Each expedition begins with a token: it moves the UFO, sets the number of dice and brings one ability.
    The commander may use the ability once.
    If a move ends beside the UFO, the commander takes its best token for points at the end.
help-explorations =
    Five tokens lie open on the track.
    When a move ends on one, it works at once: points, a die back, or a tunnel four spaces ahead.
    Then a new token comes.
help-secret_missions =
    You get four missions and keep three that only you see.
    A mission is done if one of your astronauts is on its planet or on one of its moons at the end.
    One, two or three missions give 2, 5 or 10 points in all.

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
odds-site = What is there
odds-worth = Points
odds-next_move = Next move
odds-reach = This far
odds-get_off =
    Getting off here: { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
odds-stay = Flying on: { $points } points on average.
odds-advice-get_off = Get off!
odds-advice-stay = Stay aboard!
odds-advice-nowhere = There is nowhere to get off here.
odds-assumed =
    Next move: the next move can end exactly there. This far: the rocket gets there or beyond, if the commander wants just that.
    Points: for one cat alone that commands the rocket, takes the best free moon and comes first on every planet.
odds-rolled = The dice are already on the table. The chances are those of another roll from the same space.
odds-variants = What the UFO and the tokens on the track would bring is not counted.
odds-built_in = The built-in mat is partly reconstructed. For the mat in your box: --pack FILE.

## The board on the page

board-mat = The cosmic mat. The rocket is at: { $space }
board-whole = Whole mat
board-near = Around the rocket
board-source = Where this comes from
board-close = Close
board-last = Last expedition
board-placed = Astronauts in space

## Why a choice may be the best one

reason-stay = Staying: a risk of { $odds } in the next roll, and { $ahead } points on average if you had the rocket alone, against { $here } here{ $rival ->
        [yes] ; but a rival could take the last moon.
       *[no] .
    }
reason-land = Getting off: { $here } points as the table stands. The next roll has a risk of { $odds }, and alone in the rocket { $ahead } points could be expected{ $rival ->
        [yes] ; and a rival could take this last moon.
       *[no] .
    }
reason-land-deep = This brings { $here } points as the table stands.
reason-fly = On space { $space } the next roll has a risk of { $odds } with { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }; from there { $ahead } points on average if you had the rocket alone.
reason-fly-deep = This reaches deep space: { $ahead } points.
reason-embark = Alone in the rocket, the { $specialist } could expect { $ahead } points.
