### Replays: a match step by step, its analysis, and the check of its dice.

## Playback

replay-title = Replay, step { $step }
replay-missing = This step can't be shown.
replay-transport = Playback controls
replay-first = First step
replay-back = Previous step
replay-play = Play
replay-stop = Stop
replay-forward = Next step
replay-last = Last step
replay-slider = Step
replay-step = Step { $step } of { $steps }
replay-keys = Keys: ← and → move one step, Home and End go to the first and last step.
replay-keys-chapters = Page Up and Page Down move between chapters.
replay-chapter = Chapter
replay-opening = Start
replay-viewpoint = View as
replay-spectator = Spectator
replay-happened = In this step
replay-begin = The game begins.
replay-table = Back to the table

## Actions on a step

replay-play-on = Play from here as { $name }
replay-play-on-help = Starts a new match from this position, with bots in the other seats. This match stays unchanged.
replay-play-on-busy = Setting up…
replay-tools = Link, match file, report
replay-link = Link to this step
replay-position = Position code

## Luck and skill

replay-analysis = Luck and skill
replay-analysis-about = What was luck, and what was a mistake? The analysis checks every decision and every draw.
replay-analyse = Analyse
replay-analysis-busy = Analysing… This can take a minute.
replay-analysis-player = player
replay-analysis-luck = luck
replay-analysis-lost = mistakes
replay-analysis-units-victory = In percentage points of win chance. Luck: draws compared with the average. Mistakes: what they cost, as the strongest bot estimates it.
replay-analysis-units-points = In points. Luck: draws compared with the average. Mistakes: what they cost. Both are estimates of the mission planner.
replay-analysis-units-fields = In fields. Luck: the die and the charts compared with the average. Mistakes: what the best placement would have gained.
replay-analysis-partial = This match is too long to analyse in full. The analysis covers the first { $analysed } of { $decisions } decisions.
replay-analysis-mistakes = Mistakes
replay-analysis-none = No clear mistakes.
replay-inaccuracy = inaccuracy
replay-mistake = mistake
replay-blunder = blunder
replay-better-victory = Better: { $better } (+{ $cost } ± { $margin } percentage points).
replay-better-points = Better: { $better } (+{ $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }).
replay-better-fields = Better: { $better } (+{ $cost ->
        [one] { $cost } field
       *[other] { $cost } fields
    }).

## Fair dice

fair-heading = Were the dice fair?
fair-how = Before the match, the server published the fingerprint of a secret seed. Every roll follows from that seed and from numbers the players added. After the match the seed is revealed, and your browser can recompute every roll.
fair-check = Check the dice
fair-busy = Checking…
fair-unable = Checking works only on https pages or on this computer.
fair-command = This command checks the whole match file, including the moves:
fair-fair =
    { $draws ->
        [one] The only draw matches the seed.
       *[other] All { $draws } draws ({ $single } dice and cards) match the seed.
    }
fair-own =
    { $count ->
        [one] The number from your browser is part of the draws.
       *[other] The { $count } numbers from your browser are part of the draws.
    }
fair-seen = The fingerprint is the one that your browser saw before the match.
fair-replaced = The number that your browser sent is not part of the draws: it sent { $sent }, the match file has { $nonce }.
fair-resealed = The fingerprint is not the one that your browser saw before the match: that was { $seen }.
fair-differs = Event { $event } differs: the match file says { $told } for { $stream } { $index }, the seed gives { $due }.
fair-skipped = Event { $event } is out of order: expected { $stream } { $due }, found { $index }.
fair-unsealed = The seed does not match the fingerprint published before the match.
fair-renamed = The ID of the match does not belong to this seed.
fair-unfinished = The match is not over. The seed stays secret until then; otherwise anyone could compute the coming rolls.
fair-lab = This is a simulated match without a published fingerprint, so there is nothing to check.
fair-unreadable = This match file can't be checked.
fair-proves = This proves that nobody changed the rolls after the fingerprint was published: neither the server nor a player.
fair-proves-not = It does not prove that the host did not know the rolls in advance: the server has the seed.
fair-nonces = Each player's browser added a random number after the fingerprint was published. Every draw depends on all of them, so nobody could choose a favourable seed in advance:
fair-no-nonces = The players added no numbers in this match, so the draws depend only on the seed.
fair-seal = Fingerprint (SHA-256 of the seed)
fair-seed = Seed
