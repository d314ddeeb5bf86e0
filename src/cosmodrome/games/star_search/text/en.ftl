### Star Search. The rulebook is the authority for what the words mean; the sentences are our own.

## Words that stand in sentences, in small letters

colour-red = red
colour-blue = blue
face-red = a red planet
face-blue = a blue planet
answer-no = no
answer-yes = yes
level-easy = easy
level-medium = medium
level-difficult = difficult
ending-all_out = every chart is down and none fits
ending-called_off = everybody who still searches agrees to stop
ending-time_limit = the time is over

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
option-variation-help = One lap for everybody, or two laps with Super Star Searches for the quick.
option-variation-eagle = Eagle-eyed Astronaut
option-variation-rudi = Rudi Rocket
option-hourglass = Hourglass
option-hourglass-help = Seconds that one run of the hourglass takes. Without an hourglass there is no hurry.
option-hourglass-box = as in the box
option-path = Flight path
option-path-help = Fields of one lap. A longer path is a longer game.
option-path-box = as on the board
option-fixed_star = Fixed star
option-fixed_star-help = Where the orange star stands. The centre is good for a first game.
option-fixed_star-centre = in the centre
option-fixed_star-elsewhere = anywhere
option-super_limit = Limit of a Super Star Search
option-super_limit-help = Seconds after which it ends without a winner. With 0 it only ends when somebody wins or all agree.
option-twinkle_seconds = Time to twinkle
option-twinkle_seconds-help = Seconds to move each star. Then chance moves the rest. With 0 there is no limit.
option-meteor_shower = Meteor shower
option-meteor_shower-help = When no rocket has moved for two rounds, you may vote to spread the stars anew.
option-starting_player = Starting player
option-starting_player-help = Who starts the game. The book leaves it to the players.
option-starting_player-0 = random

## Buttons

do-search = Search with a { $colour } chart
do-roll = Roll the die
do-call_off = Call this search off
do-surprise =
    { $stars ->
        [one] Surprise me: chance moves the star
       *[other] Surprise me: chance moves all { $stars } stars
    }
do-shower =
    { $answer ->
        [yes] Yes, let it rain stars
       *[no] No, the sky stays
    }
do-twinkle = Move the star from { $from } to { $hole }
do-place =
    Place the chart at { $hole }{ $degrees ->
        [0] , not turned
       *[other] , turned by { $degrees }°
    }

## Questions

ask-search = { $seat }, you are on a { $colour } planet. Ready to search?
ask-roll = { $seat }, roll the die!
ask-place = { $seat }, where do stars fill the { $markings } markings of your { $colour } chart?
ask-put_down = { $seat }, stop! Put your { $colour } chart down now, all { $markings } markings on the sky.
ask-claim = { $seat }, where do stars fill all { $markings } markings of your { $colour } chart? Be quick!
ask-clock = Super Star Search: everybody at once!
ask-twinkle =
    { $stars ->
        [one] { $seat }, where does the star from { $hole } go?
       *[other] { $seat }, { $stars } stars have to move. Where does the one from { $hole } go?
    }
ask-shower =
    { $seat }, no rocket has moved for { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }. Spread all stars anew?

## What happens

log-starter_found = { $seat } begins.
log-sky_scattered =
    { $stars ->
        [one] { $stars } star shines in the sky.
       *[other] { $stars } stars shine in the sky.
    }
log-fixed_star_set = The fixed star stands at { $hole }.
log-rolled =
    { $seat } rolls { $face }{ $fields ->
        [0] {"!"}
        [one] {""}: { $fields } field.
       *[other] {""}: { $fields } fields.
    }
log-search_began =
    { $seat } goes on a { $colour } search.{ $runs ->
        [0] {""}
        [one] {" "}The hourglass runs once.
       *[other] {" "}The hourglass runs { $runs } times.
    }
log-chart_taken = { $seat } takes chart { $chart }, the { $colour } side up.
log-stopped = Stop! { $seat } has to put the chart down.
log-placed = { $seat } places the chart at { $placement }: { $filled } of { $markings } markings have a star.
log-put_down_late = { $seat } puts the chart down after the stop, at { $placement }: { $filled } of { $markings }.
log-put_down_blindly = The chart of { $seat } drops at { $placement }: { $filled } of { $markings }.
log-fixed_star_found = All markings full and the fixed star among them: an extra field for { $seat }!
log-flew =
    { $seat } flies { $fields ->
        [one] { $fields } field
       *[other] { $fields } fields
    }, to field { $field }.
log-stayed = { $seat } stays where the rocket is.
log-lap_finished = { $seat } finishes lap { $lap } and turns the lap tile over.
log-solutions =
    { $count ->
        [0] No solution existed for the chart of { $seat }.
        [one] There was { $count } full place for the chart of { $seat }.
       *[other] There were { $count } full places for the chart of { $seat }.
    }
log-twinkled =
    { $chance ->
        [0] { $seat } moves the star from { $from } to { $hole }.
       *[other] The star from { $from } jumps to { $hole }.
    }
log-surprised =
    { $stars ->
        [one] { $seat } leaves the star to chance.
       *[other] { $seat } leaves { $stars } stars to chance.
    }
log-twinkle_time_up =
    { $stars ->
        [one] { $seat } takes too long: chance moves the star.
       *[other] { $seat } takes too long: chance moves { $stars } stars.
    }
log-super_began = { $seat } rolls a planet: Super Star Search, { $colour } sides up! Everybody gets ready.
log-claim_failed =
    { $seat } puts the chart down at { $placement }, but only { $filled } of { $markings } markings have a star: out of this search.
log-claim_won = { $seat } is first! The chart at { $placement } is full.
log-call_off_open = The search may be called off now, if all who still search agree.
log-call_off_wanted = { $seat } wants to call the search off.
log-super_ended = The Super Star Search ends without a winner: { $ending }.
log-shower_vote = { $seat } votes on the meteor shower: { $answer }.
log-shower_refused = No meteor shower this time.
log-meteor_shower =
    { $rounds ->
        [one] Nobody has moved for { $rounds } round.
       *[other] Nobody has moved for { $rounds } rounds.
    } A meteor shower spreads the stars anew!
log-finished = { $seat } comes home and wins!
log-given_up =
    { $rounds ->
        [one] Nobody has moved for { $rounds } round.
       *[other] Nobody has moved for { $rounds } rounds.
    } The game ends, and the rocket that is ahead wins.

## Refusals

refused-no_planet_here = Your rocket is not on a planet, so you roll the die.
refused-on_a_planet = Your rocket is on a planet, so you search.
refused-no_search_now = You have no chart to place now.
refused-outside_the_sky = The chart would stick out of the starry sky.
refused-no_such_hole = The sky has no such hole.
refused-hole_taken = There is a star in this hole already.
refused-fixed_star_stays = The fixed star stands here, and it never moves.
refused-star_came_from_there = A star has just come from this hole. Choose one that was empty before.
refused-stars_stand_still = No star moves while somebody searches.
refused-no_corrections = “No corrections are allowed after placement”: a chart on the sky stays where it is.
refused-too_early_to_call_off = It is too early to call this search off.
refused-already_agreed = You have already agreed to call it off.
refused-only_in_super_search = Only a Super Star Search can be called off.
refused-out_of_this_search = You have put your chart down, so you are out of this search.
refused-not_your_search = Somebody else is searching now.
refused-wait_for_the_start = Wait for the start: everybody begins at the same moment.
refused-not_your_stars = Somebody else moves these stars.

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
    Once it lies there, it stays.
help-stop =
    When the time is up, you have to put the chart down where you hold it.
    It still counts.
help-stop_rudi =
    When the time is up, you have to put the chart down, but your rocket stays.
    The stars in its markings move all the same.
help-fixed_star =
    If all markings have a star and one of them is the fixed star, you fly one field more.
    Otherwise it is a star like any other.
help-twinkle =
    The player to the left moves the stars out of the markings.
    Any hole that was empty before will do, wherever it is.
    The fixed star stays.
help-levels =
    The hourglass runs three times on easy, twice on medium and once on difficult.
    Everybody may have a level of their own.
help-rudi =
    For Rudi Rocket you fly two laps, and only a full chart counts.
    You may not hold the chart over the sky, so nothing shows whether it fits.
    A planet on the die starts a Super Star Search.
help-super =
    Everybody has a chart and searches at the same time.
    Whoever is first to fill all markings flies. A chart that is not full puts you out of this search.
help-call_off =
    If it takes too long, all who still search may agree to stop.
    Then nothing moves.
help-shower =
    A house rule against a sky in which nobody finds anything.
    If more than half say yes, all yellow stars are spread anew.
help-end =
    The first rocket that reaches or passes the start wins at once.
    Rudi Rocket takes two laps.

## The table in text and in the terminal

chart-name = chart { $chart }, { $colour }
seat-field = field { $field }
seat-lap = lap { $lap } of { $laps }
seat-level =
    { $level } ({ $runs ->
        [one] { $runs } run
       *[other] { $runs } runs
    })
note-turn = on turn
note-last = last and alone
note-out = out
note-call_off = wants to call off
note-won = winner!
table-die = Die: { $face }
table-search = { $seat } searches with a { $colour } chart.
table-super = Super Star Search: everybody searches with a { $colour } chart.
table-twinkling = { $seat } moves the stars at { $holes }.
table-fits = Chart { $chart }, { $colour }, was full at { $where }
table-no_fit = Chart { $chart }, { $colour }: no solution existed.
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

## Ready-made tables

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
board-not-put-down = not put down
board-waiting = It is down. Waiting for the decision …
board-look-too = { $name } is searching. Can you see it too?
board-hint-hold = Tap the sky to hold your chart there. Tap the chart to turn it.
board-hint-move = Move and turn it until the markings glow.
board-hint-stop = Stop! Tap the sky to put your chart down.
board-hint-marking = First tap a marking of your chart.
board-hint-hole = Now tap its hole in the sky. There is only one try!
board-seconds =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
board-no-timer = No timer
board-time-search = { $name } is searching
board-time-stop = Put it down!
board-time-twinkle = { $name } moves the stars
board-time-call-off = until you may call it off
board-time-limit = until the search ends
board-get-ready = Super Star Search: get ready!
board-press-first = Found it? Press your button, then put your chart down.
board-not-yet = Not yet
board-ready = ready
board-searching = is searching
board-out = out
board-wants-off = wants to stop
board-twinkle = Tap an empty hole: where does the star from { $hole } go?
board-twinkles = { $name } chooses a new hole for the star from { $hole }.
board-shower = No rocket gets on. Shall a meteor shower spread the stars anew?
board-last-and-alone = Last and alone: hollow pips count too.
board-rolled = Rolled last, by { $name }
board-result = The last search
board-flies =
    { $fields ->
        [one] { $name } flies { $fields } field.
       *[other] { $name } flies { $fields } fields.
    }
board-stays = { $name } stays put.
board-nobody-flies = Nobody flies.
board-with-fixed-star = One of them for the fixed star!
board-solutions =
    { $count ->
        [0] No solution existed.
        [one] { $count } full place existed.
       *[other] { $count } full places existed.
    }
board-show = Show
board-put-down = Put down here:
board-full-place = Full place { $number } of { $count }:
board-previous = Previous place
board-next = Next place
board-shout-stop = Stop!
board-shout-fixed-star = Fixed star: +1!
board-shout-first = { $name } is first!
board-shout-out = { $name } is out
board-shout-nobody = Nobody found it
board-shout-lap = { $name }: next lap!
board-shout-meteors = Meteor shower!
board-shout-home = { $name } is home!

# --- why a choice is good, in hints ---
reason-full = { $places ->
        [one] One place fills
       *[other] { $places } places fill
    } all { $markings } markings{ $fixed ->
        [yes] {" "}with the fixed star among them
       *[no] {""}
    }: { $fields } fields.
reason-part = No place fills all { $markings } markings. The most is { $fields }, in { $places ->
        [one] one place
       *[other] { $places } places
    }.
reason-no-help = In this variation nothing helps while a chart is in the hand.
reason-twinkle = The number is what your next turn brings on average, over all charts and faces that may come, if you see every place.
