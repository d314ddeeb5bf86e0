### Sentences shared by all games. A game’s own sentences are in games/<id>/text.

## Who

seat = Player { $number }
nobody = nobody
and = and

## Refusals of the table

refused-not_your_turn = It's not your turn. Waiting for: { $seat }.
refused-not_offered = You can't do that now.
refused-no_such_seat = This table has no such seat.
refused-unknown_action = This game has no such move.
refused-match_over = The game is over.
refused-nothing_to_undo = Nothing to undo.
refused-nothing_to_redo = Nothing to redo.
refused-undo_pending = There is an open undo request. Answer it first.
refused-nothing_to_answer = There is no undo request.
refused-resigned = This player has resigned.
refused-time_is_up = The time for this move is up.
refused-clock_ran = The clock has run since then, so this can't be undone.

## Log of the table

log-undone = { $seat } undoes a move.
log-redone = { $seat } redoes the move.
log-undo_asked = { $seat } asks to undo a move.
log-undo_agreed = { $seat } agrees.
log-undo_declined = { $seat } declines.
log-resigned = { $seat } resigns.
log-handed_over = { $seat } hands the seat over to { $to }.
log-bot_stands_in = A bot takes over for { $seat }.
log-seat_back = { $seat } is back.
log-match_ended = Game over. Won by: { $winners }.
log-match_lost = Game over. Nobody wins.
log-match_abandoned = The game ends without a winner.

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
        [1] There is only one choice: press Enter.
       *[other] Please type a number from 1 to { $last }.
    }
play-type = Type a number or a move, such as { $example }, ? for help, q to quit
play-type-only = Type a move, such as { $example }, ? for help, q to quit
play-bad-word = That's not possible here. Example: { $example }
play-seconds = ⏳ { $seconds } s
play-too-late = Time is up.
play-who-first = Several players may act: start with your number, such as { $example }
play-log = Log
play-saved = Game saved to { $file }.
play-quit = See you soon!
play-thinking = { $seat } is thinking…
play-winner =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } win together!
    }
play-final-scores = Final scores
play-pass-device = Pass the screen to { $seat }, then press Enter.
play-help =
    Each choice has a number: type it and press Enter.
    ? shows this help, u undoes your last move, l shows the log,
    s saves the game, q saves it and quits.
play-help-hints = h gives a hint: how good each move is, and why the best one is best.
play-weighing = Evaluating moves…
play-commitment = Verifiable dice. Fingerprint of this game's seed: { $commitment }
play-fair =
    The fingerprint of the seed was published before the game: { $commitment }
    The match file now reveals the seed. To check every roll: { $command }
play-undo-ask = { $asker } asks to undo a move. { $seat }, do you allow it?
play-yes = y
play-no = n
play-end-hint = Type s and Enter to save this game, or just Enter to quit.

## Hints and analysis

advice-choice = move
advice-victory = win chance
advice-points = expected points
advice-fields = expected fields
advice-margin = margin of error
advice-best = Best: { $best }
advice-close = Too close to call: { $best } or { $other }
advice-equal = Best: { $best } (equally good: { $other })
advice-some = { $weighed } of { $legal } moves are shown.
advice-none = There is no hint for this decision.
advice-not-weighed = not evaluated
advice-only = There is only one possible move.
advice-unknown = No move is clearly better.
analysis-player = player
analysis-result = result
analysis-luck = luck
analysis-lost = loss
analysis-accuracy = accuracy
analysis-judged = decisions
analysis-close = too close to call
analysis-units-victory = Luck and loss are in percentage points of win chance, as the strongest bot estimates it.
analysis-units-points = Luck and loss are in points, as the mission planner counts them: exact chances for what is flying, estimates for what is still to be built.
analysis-units-fields = Luck and loss are in fields, for a player who sees every placement.
analysis-no-mistakes = No clear mistakes.
analysis-mistakes = Mistakes
analysis-step = step
analysis-played = played
analysis-better = better
analysis-cost = cost

## End of the game

score-points = Points
score-total = Total
score-amount = { $amount }
score-seconds = { $seconds } s
ended-abandoned = The players agreed to end the game early.
ended-resigned =
    { $count ->
        [one] { $seats } resigned.
       *[other] All but one resigned: { $seats }.
    }
ended-tie = Equal points: the rules have no tie-break, so the victory is shared.

## Credits

credit-design = Game design: { $designer }
credit-published = Published by { $publisher }, { $year }
credit-unofficial = This is an unofficial fan implementation with its own words and drawings.
