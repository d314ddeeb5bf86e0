### Star Search. Terms follow the rulebook; the sentences are our own.

## Words inside sentences, in lower case

colour-red = red
colour-blue = blue
face-red = a red planet
face-blue = a blue planet
answer-no = no
answer-yes = yes
level-easy = easy
level-medium = medium
level-difficult = difficult
ending-all_out = all charts are placed and none is full
ending-called_off = everyone still searching agreed to stop
ending-time_limit = time is up

## Headings

score = Fields
sky = Starry sky
path = Flight path
star-charts = Star charts
chart = Star chart
die = Die
level = Level
fixed-star = Fixed star

## Levels

level-easy-help = The hourglass runs three times.
level-medium-help = The hourglass runs twice.
level-difficult-help = The hourglass runs once.

## Options

option-variation = Variation
option-variation-help = One lap for everyone, or two laps with Super Star Searches for quick players.
option-variation-eagle = Eagle-eyed Astronaut
option-variation-rudi = Rudi Rocket
option-hourglass = Hourglass
option-hourglass-help = Seconds for one run of the hourglass. Without an hourglass there is no time limit.
option-hourglass-box = as in the box
option-path = Flight path
option-path-help = Number of fields in one lap. A longer path means a longer game.
option-path-box = as on the board
option-fixed_star = Fixed star
option-fixed_star-help = Where the orange star is. The centre is good for a first game.
option-fixed_star-centre = in the centre
option-fixed_star-elsewhere = anywhere
option-super_limit = Limit of a Super Star Search
option-super_limit-help = Seconds after which it ends without a winner. With 0 it only ends when someone wins or everyone agrees.
option-twinkle_seconds = Time to twinkle
option-twinkle_seconds-help = Seconds to move each star. Then the remaining stars move at random. With 0 there is no limit.
option-meteor_shower = Meteor shower
option-meteor_shower-help = When no rocket has moved for two rounds, you can vote to redistribute the stars.
option-starting_player = Starting player
option-starting_player-help = Who starts the game. The rulebook leaves this to the players.
option-starting_player-0 = random

## Buttons

do-search = Search with a { $colour } chart
do-roll = Roll the die
do-call_off = Call off this search
do-surprise =
    { $stars ->
        [one] Move the star at random
       *[other] Move all { $stars } stars at random
    }
do-shower =
    { $answer ->
        [yes] Yes, redistribute the stars
       *[no] No, keep the sky
    }
do-twinkle = Move the star from { $from } to { $hole }
do-place =
    Place the chart at { $hole }{ $degrees ->
        [0] , not turned
       *[other] , turned by { $degrees }°
    }

## Questions

progress = Field { $fields } of { $goal }

ask-search = { $seat }, you are on a { $colour } planet. Ready to search?
ask-roll = { $seat }, roll the die!
ask-place = { $seat }, where do stars fill the { $markings } markings of your { $colour } chart?
ask-put_down = { $seat }, stop! Place your { $colour } chart now, with all { $markings } markings on the sky.
ask-claim = { $seat }, where do stars fill all { $markings } markings of your { $colour } chart? Be quick!
ask-clock = Super Star Search: everyone at once!
ask-twinkle =
    { $stars ->
        [one] { $seat }, where does the star from { $hole } go?
       *[other] { $seat }, { $stars } stars have to move. Where does the one from { $hole } go?
    }
ask-shower =
    { $seat }, no rocket has moved for { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }. Redistribute the stars?

## Log

log-starter_found = { $seat } begins.
log-sky_scattered =
    { $stars ->
        [one] { $stars } star shines in the sky.
       *[other] { $stars } stars shine in the sky.
    }
log-fixed_star_set = The fixed star is at { $hole }.
log-rolled =
    { $seat } rolls { $face }{ $fields ->
        [0] {"!"}
        [one] {""}: { $fields } field.
       *[other] {""}: { $fields } fields.
    }
log-search_began =
    { $seat } starts a { $colour } search.{ $runs ->
        [0] {""}
        [one] {" "}The hourglass runs once.
       *[other] {" "}The hourglass runs { $runs } times.
    }
log-chart_taken = { $seat } takes chart { $chart }, { $colour } side up.
log-stopped = Stop! { $seat } has to place the chart.
log-placed = { $seat } places the chart at { $placement }: { $filled } of { $markings } markings filled.
log-put_down_late = { $seat } places the chart after the stop, at { $placement }: { $filled } of { $markings }.
log-put_down_blindly = { $seat }'s chart drops at { $placement }: { $filled } of { $markings }.
log-fixed_star_found = All markings are full, and one has the fixed star: an extra field for { $seat }!
log-flew =
    { $seat } flies { $fields ->
        [one] { $fields } field
       *[other] { $fields } fields
    }, to field { $field }.
log-stayed = { $seat } does not move.
log-lap_finished = { $seat } finishes lap { $lap } and turns the lap tile over.
log-solutions =
    { $count ->
        [0] There was no solution for { $seat }'s chart.
        [one] There was { $count } solution for { $seat }'s chart.
       *[other] There were { $count } solutions for { $seat }'s chart.
    }
log-twinkled =
    { $chance ->
        [0] { $seat } moves the star from { $from } to { $hole }.
       *[other] The star from { $from } moves to { $hole } at random.
    }
log-surprised =
    { $stars ->
        [one] { $seat } moves the star at random.
       *[other] { $seat } moves { $stars } stars at random.
    }
log-twinkle_time_up =
    { $stars ->
        [one] { $seat } takes too long: the star moves at random.
       *[other] { $seat } takes too long: { $stars } stars move at random.
    }
log-super_began = { $seat } rolls a planet: Super Star Search, { $colour } side up! Everyone, get ready.
log-claim_failed = { $seat } places the chart at { $placement } with only { $filled } of { $markings } markings filled and is out of this search.
log-claim_won = { $seat } is first! The chart at { $placement } is full.
log-call_off_open = The search can be called off now if everyone still searching agrees.
log-call_off_wanted = { $seat } wants to call off the search.
log-super_ended = The Super Star Search ends without a winner: { $ending }.
log-shower_vote = { $seat } votes on the meteor shower: { $answer }.
log-shower_refused = No meteor shower this time.
log-meteor_shower =
    { $rounds ->
        [one] No rocket has moved for { $rounds } round.
       *[other] No rocket has moved for { $rounds } rounds.
    } A meteor shower redistributes the stars!
log-finished = { $seat } comes home and wins!
log-given_up =
    { $rounds ->
        [one] No rocket has moved for { $rounds } round.
       *[other] No rocket has moved for { $rounds } rounds.
    } The game ends, and the leading rocket wins.

## Refusals

refused-no_planet_here = Your rocket is not on a planet, so you roll the die.
refused-on_a_planet = Your rocket is on a planet, so you search.
refused-no_search_now = You have no chart to place now.
refused-outside_the_sky = The chart would stick out of the starry sky.
refused-no_such_hole = The sky has no such hole.
refused-hole_taken = There is already a star in this hole.
refused-fixed_star_stays = The fixed star is here, and it never moves.
refused-star_came_from_there = A star was just taken from this hole. Choose one that was empty before.
refused-stars_stand_still = No star may move during a search.
refused-no_corrections = “No corrections are allowed after placement”: a chart on the sky stays where it is.
refused-too_early_to_call_off = It is too early to call this search off.
refused-already_agreed = You have already agreed to call it off.
refused-only_in_super_search = Only a Super Star Search can be called off.
refused-out_of_this_search = You have placed your chart, so you are out of this search.
refused-not_your_search = Another player is searching now.
refused-wait_for_the_start = Wait for the start: everyone begins at the same moment.
refused-not_your_stars = Another player moves these stars.

## Rules in short

help-search =
    On a planet you take the bottom chart of the stack, with the side of the planet's colour up.
    Then the hourglass is turned and you look for the best place.
help-roll =
    Away from planets you roll the die. Black pips move your rocket.
    Hollow pips count too if your rocket is last and alone there.
    A planet on the die means a search.
help-place =
    Turn the chart as you like, but never flip it, and keep it inside the sky.
    Each marking with a star is a field for your rocket.
    Once placed, the chart stays where it is.
help-stop =
    When time is up, you have to place the chart where you hold it.
    It still counts.
help-stop_rudi =
    When time is up, you have to place the chart, but your rocket does not move.
    The stars in its markings move all the same.
help-fixed_star =
    If all markings have a star and one of them is the fixed star, you fly one field more.
    Otherwise it is a star like any other.
help-twinkle =
    The player to the left moves the stars out of the markings.
    They can go to any hole that was empty before.
    The fixed star stays.
help-levels =
    The hourglass runs three times on easy, twice on medium and once on difficult.
    Each player can have a level of their own.
help-rudi =
    In Rudi Rocket you fly two laps, and only a full chart counts.
    You may not hold the chart over the sky, so nothing shows whether it fits.
    A planet on the die starts a Super Star Search.
help-super =
    All players have a chart and search at the same time.
    The first to fill all markings flies. A chart that is not full puts you out of this search.
help-call_off =
    If it takes too long, everyone still searching can agree to stop.
    Then nothing moves.
help-shower =
    A house rule for a sky in which nobody finds anything.
    If more than half vote yes, all yellow stars are redistributed.
help-end =
    The first rocket that reaches or passes the start wins at once.
    In Rudi Rocket you fly two laps.

## The table in text and in the terminal

chart-name = chart { $chart }, { $colour }
seat-field = field { $field }
seat-lap = lap { $lap } of { $laps }
seat-level =
    { $level } ({ $runs ->
        [one] { $runs } run
       *[other] { $runs } runs
    })
note-turn = to play
note-last = last and alone
note-out = out
note-call_off = wants to stop
note-won = winner!
table-die = Die: { $face }
table-search = { $seat } searches with a { $colour } chart.
table-super = Super Star Search: everyone searches with a { $colour } chart.
table-twinkling = { $seat } moves the stars at { $holes }.
table-fits = Chart { $chart }, { $colour }, was full at { $where }
table-no_fit = Chart { $chart }, { $colour }: there was no solution.
legend = * star · ✦ fixed star · [ ] under a marking · ◎ red planet · ◍ blue planet · C4 90°: corner on C4, turned by 90°
preview-filled = { $filled } of { $markings } markings
preview-fixed_star = with the fixed star: one field more
preview-finish = home!

## Practice

practice-number = Chart { $number } of { $count }
practice-found =
    { $count ->
        [one] { $count } found
       *[other] { $count } found
    }
practice-blind = Without holding it over the sky
practice-look = Show me where it fits
practice-next = Next chart
practice-done = You have found { $found } of { $count }, in { $time }.
practice-daily-rules = Everyone gets the same sky and one chart today. The clock starts when you press the button, and stops when your chart is full. A wrong placement adds 10 s.
practice-daily-start = Start
practice-daily-task = Place the chart so that every marking shows a star.
practice-daily-wrong =
    { $count ->
        [one] { $count } wrong placement: +{ $seconds } s
       *[other] { $count } wrong placements: +{ $seconds } s
    }
practice-daily-done = Found in { $time }!
practice-daily-times = Today's times

## Presets

preset-with_kids = With kids
preset-no_hurry = No hurry, no timer
preset-by_the_book = By the book
preset-online = Online

## On the board

board-sky = Starry sky, rows A down, columns 1 across
board-hole = { $hole }, empty
board-no-hole = { $hole }, no hole
board-star = { $hole }, star
board-fixed-star = { $hole }, fixed star
board-zoom = Zoom the sky
board-start = Start and finish
board-chart =
    { $colour ->
        [red] Red chart of { $name }
       *[blue] Blue chart of { $name }
    }
board-turn-left = Turn the chart left
board-turn-right = Turn the chart right
board-turn-of = Turn the chart of { $name }
board-markings = Markings of the chart
board-marking = Marking { $number }: row { $row }, column { $column } of the chart
board-place = Place!
board-filled = { $filled } of { $markings }
board-not-put-down = not placed
board-waiting = Chart placed. Waiting for the result…
board-look-too = { $name } is searching. Can you see it too?
board-hint-hold = Tap the sky to hold your chart there. Tap the chart to turn it.
board-hint-move = Move and turn it until the markings glow.
board-hint-stop = Stop! Tap the sky to place your chart.
board-hint-marking = First tap a marking of your chart.
board-hint-hole = Now tap its hole in the sky. There is only one try!
board-seconds =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
board-no-timer = No timer
board-time-search = { $name } is searching
board-time-stop = Place it!
board-time-twinkle = { $name } moves the stars
board-time-call-off = until you can call it off
board-time-limit = until the search ends
board-get-ready = Super Star Search: get ready!
board-press-first = Found it? Press your button, then place your chart.
board-not-yet = Not yet
board-ready = ready
board-searching = is searching
board-out = out
board-wants-off = wants to stop
board-twinkle = Tap an empty hole: where does the star from { $hole } go?
board-twinkles = { $name } chooses a new hole for the star from { $hole }.
board-shower = No rocket is moving. Redistribute the stars in a meteor shower?
board-last-and-alone = Last and alone: hollow pips count too.
board-rolled = Last roll: { $name }
board-result = The last search
board-flies =
    { $fields ->
        [one] { $name } flies { $fields } field.
       *[other] { $name } flies { $fields } fields.
    }
board-stays = { $name } does not move.
board-nobody-flies = Nobody flies.
board-with-fixed-star = Including one for the fixed star!
board-solutions =
    { $count ->
        [0] There was no solution.
        [one] There was { $count } solution.
       *[other] There were { $count } solutions.
    }
board-show = Show
board-put-down = Placed here:
board-full-place = Solution { $number } of { $count }:
board-previous = Previous solution
board-next = Next solution
board-shout-stop = Stop!
board-shout-fixed-star = Fixed star: +1!
board-shout-first = { $name } is first!
board-shout-out = { $name } is out
board-shout-nobody = Nobody found it
board-shout-lap = { $name }: next lap!
board-shout-meteors = Meteor shower!
board-shout-home = { $name } is home!

reason-full = { $places ->
        [one] One placement fills
       *[other] { $places } placements fill
    } all { $markings } markings{ $fixed ->
        [yes] {" "}with the fixed star among them
       *[no] {""}
    }: { $fields } fields.
reason-part = No placement fills all { $markings } markings. The most is { $fields }, in { $places ->
        [one] one placement
       *[other] { $places } placements
    }.
reason-no-help = In this variation there is no help while you hold a chart.
reason-twinkle = The number is what your next turn brings on average, over all possible charts and die faces, if you see every placement.

## End of the game

score-fields = Fields
score-die = Die
score-searches = Searches
score-super_searches = Super searches
score-searches_won = Searches won
score-searches_failed = Searches failed
score-best_time = Best time
ended-finished =
    { $laps ->
        [one] { $seat } was the first to fly { $laps } lap.
       *[other] { $seat } was the first to fly { $laps } laps.
    }
ended-given_up =
    { $rounds ->
        [one] No rocket has moved for { $rounds } round.
       *[other] No rocket has moved for { $rounds } rounds.
    }

## Credits

credit-illustrations = Illustrations of the printed game: Matthias Derenbach
credit-editing = Editing of the printed game: Tim Rogasch
