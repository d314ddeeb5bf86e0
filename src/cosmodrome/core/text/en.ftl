### What every game says. The same messages are in all languages; a game's own are in games/<id>/text.

## Who

seat = Player { $number }
nobody = nobody
and = and

## Refusals by the table

refused-not_your_turn = It is not your turn. Deciding now: { $seat }.
refused-not_offered = That cannot be done now.
refused-no_such_seat = There is no such seat at this table.
refused-unknown_action = This game has no such move.
refused-match_over = The game is over.
refused-nothing_to_undo = There is no move to take back.
refused-nothing_to_redo = There is no move to bring back.
refused-undo_pending = Somebody asks to take a move back. Answer that first.
refused-nothing_to_answer = Nobody asks to take a move back.
refused-resigned = This seat has given up and makes no more moves.
refused-time_is_up = The time for this move is up.
refused-clock_ran = The clock has run since then, so this can't be undone.

## What happens at the table

log-undone = { $seat } takes a move back.
log-redone = { $seat } brings the move back.
log-undo_asked = { $seat } asks to take a move back.
log-undo_agreed = { $seat } agrees to that.
log-undo_declined = { $seat } does not agree.
log-resigned = { $seat } gives up.
log-handed_over = { $seat } leaves the seat to { $to }.
log-bot_stands_in = A bot plays on for { $seat }.
log-seat_back = { $seat } is back and plays on.
log-match_ended = The game is over. Victory: { $winners }.
log-match_lost = The game is over, and nobody has won.
log-match_abandoned = The game stops here, without a winner.

## Playing in the terminal

play-choose-range =
    { $last ->
        [1] Press Enter, ? for help, q to quit
       *[other] Type 1 to { $last }, { $hints ->
            [yes] h for a hint, ? for help, q to quit
           *[no] ? for help, q to quit
        }
    }
play-bad-choice =
    { $last ->
        [1] There is one choice only: press Enter.
       *[other] Please type a number from 1 to { $last }.
    }
play-type = Type a number or what you mean, such as { $example }, ? for help, q to quit
play-type-only = Type what you mean, such as { $example }, ? for help, q to quit
play-bad-word = This is not possible here. Type it like this: { $example }
play-seconds = ⏳ { $seconds } s
play-too-late = Time is up.
play-who-first = Several of you may speak: begin with your number, such as { $example }
play-log = What happens
play-saved = The game is saved in { $file }.
play-quit = See you soon!
play-thinking = { $seat } is thinking…
play-winner =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } win together!
    }
play-final-scores = Final scores
play-pass-device = Hand the screen to { $seat }, then press Enter.
play-help =
    Each choice has a number: type it and press Enter.
    ? shows this help, u takes back your last move, l shows everything that has happened,
    s saves the game, q saves it and quits.
play-help-hints = h gives a hint: what your choices are worth, and why the best one is best.
play-weighing = Every choice is being tried…
play-commitment = Fair dice: the seed of this game is sealed as { $commitment }
play-fair =
    The seed behind the dice was sealed before the game as { $commitment }
    The record now reveals it. To check every roll: { $command }
play-undo-ask = { $seat }, may { $asker } take the move back?
play-yes = y
play-no = n
play-end-hint = Type s and Enter to keep a record of this game, or just Enter to leave.

## Hints, and games looked through

advice-choice = choice
advice-victory = chance to win
advice-points = points to expect
advice-fields = fields to expect
advice-margin = give or take
advice-best = Best: { $best }
advice-close = Too close to call: { $best } or { $other }
advice-equal = Best: { $best } (by this count just as good: { $other })
advice-some = { $weighed } of { $legal } choices are shown.
advice-none = There is no hint for this.
advice-not-weighed = not weighed
advice-only = There is one choice only.
advice-unknown = There is no telling which choice is better.
analysis-player = player
analysis-result = result
analysis-luck = luck
analysis-lost = given away
analysis-judged = decisions
analysis-close = too close to call
analysis-units-victory = Luck and what was given away are in hundredths of a victory, as the strongest bot sees them.
analysis-units-points = Luck and what was given away are in points, as the planner counts them: exact chances of what flies, an estimate of what is still to be built.
analysis-units-fields = Luck and what was given away are in fields, for somebody who sees every place at once.
analysis-no-mistakes = No mistake that could be told from chance.
analysis-mistakes = Mistakes
analysis-step = step
analysis-played = played
analysis-better = better
analysis-cost = cost
