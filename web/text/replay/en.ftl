### Replays: a match step by step, and whether its dice were fair.

## Stepping

replay-title = Replay, step { $step }
replay-missing = This moment cannot be shown.
replay-transport = Step through the game
replay-first = To the beginning
replay-back = One step back
replay-play = Play it like a film
replay-stop = Stop
replay-forward = One step forward
replay-last = To the end
replay-slider = Step
replay-step = Step { $step } of { $steps }
replay-keys = Keys: ← and → step, Home and End jump.
replay-keys-chapters = Page up and Page down go from chapter to chapter.
replay-chapter = Chapter
replay-opening = The beginning
replay-viewpoint = Seen by
replay-spectator = a spectator
replay-happened = What happened in this step
replay-begin = The game begins.
replay-table = To the table

## What to do with a step

replay-play-on = Play on from here as { $name }
replay-play-on-help = A new game begins from this moment, with bots in the other seats. The old game stays as it was.
replay-play-on-busy = Setting up…
replay-tools = Link, record, report
replay-link = Link to this step
replay-position = This position in one line

## Luck and skill

replay-analysis = Luck and skill
replay-analysis-about = Every decision and every draw of this game can be looked at again: what was luck, and what was a mistake?
replay-analyse = Look the game through
replay-analysis-busy = The game is being looked through. This can take a minute…
replay-analysis-player = player
replay-analysis-luck = luck
replay-analysis-lost = given away
replay-analysis-units-victory = In hundredths of a victory. Luck is what the draws brought against the average of all possible draws; given away is what mistakes cost, as the strongest bot sees it.
replay-analysis-units-points = In points. Luck is what the draws brought against the average of all possible draws; given away is what mistakes cost. Both as the planner counts: exact chances of what flies, an estimate of what is still to be built.
replay-analysis-units-fields = In fields. Luck is what the die and the charts brought against the average; given away is what the best place would have brought more.
replay-analysis-partial = The game is too long to analyse all of it: this covers the first { $analysed } of { $decisions } decisions.
replay-analysis-mistakes = Mistakes
replay-analysis-none = No mistake that could be told from chance.
replay-inaccuracy = inaccuracy
replay-mistake = mistake
replay-blunder = blunder
replay-better-victory = Better: { $better } (by { $cost } ± { $margin } hundredths of a victory).
replay-better-points = Better: { $better } (by { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }).
replay-better-fields = Better: { $better } (by { $cost ->
        [one] { $cost } field
       *[other] { $cost } fields
    }).

## Fair dice

fair-heading = Were the dice fair?
fair-how = Before the game the server sealed a secret number, the seed. It follows from the seed and from what the players added how every die falls. When the game is over the seed is revealed, and your browser can work out every roll again by itself.
fair-check = Check the dice
fair-busy = Checking…
fair-unable = This browser checks only on pages that come over https or from this machine itself.
fair-command = The whole record, moves and all, is checked by this command:
fair-fair =
    { $draws ->
        [one] The one draw follows from the sealed seed.
       *[other] All { $draws } draws ({ $single } dice and cards) follow from the sealed seed.
    }
fair-own =
    { $count ->
        [one] Your browser's own number is part of the draws.
       *[other] Your browser's own { $count } numbers are part of the draws.
    }
fair-seen = The seal is the one your browser saw before the game.
fair-replaced = The number that your browser sent is not part of the draws: it sent { $sent }, the record says { $nonce }.
fair-resealed = The seal is not the one your browser saw before the game: that was { $seen }.
fair-differs = Event { $event } differs: the record says { $told } for { $stream } { $index }, the seed gives { $due }.
fair-skipped = Event { $event } is out of order: { $stream } { $due } was due, the record goes on with { $index }.
fair-unsealed = The seed is not the one that was sealed before the game.
fair-renamed = The name of the match does not belong to this seed.
fair-unfinished = The game is not over yet. Its seed stays secret until then, or everybody could work out the coming dice.
fair-lab = This is a simulated game. Nothing was sealed in it, so there is nothing to check.
fair-unreadable = This record cannot be checked.
fair-proves = This proves: nobody changed the dice after the seed was sealed, neither the server nor a player.
fair-proves-not = This does not prove that the host did not look ahead. Whoever runs the server has the seed and could compute coming rolls.
fair-nonces = Every player's browser added a random number after the seed was sealed. All of them go into every draw, so nobody could pick a lucky seed beforehand:
fair-no-nonces = The players added nothing to the draws of this game, so the seed alone decided them.
fair-seal = The seal (SHA-256 of the seed)
fair-seed = The seed
