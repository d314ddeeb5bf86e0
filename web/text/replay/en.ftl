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
replay-speed = Speed
replay-speed-times = { $speed }×
replay-keys = Keys: ← and → move one step, Home and End go to the first and last step.
replay-keys-chapters = Page Up and Page Down move between chapters.
replay-chapter = Chapter
replay-opening = Start
replay-viewpoint = View as
replay-spectator = Spectator
replay-begin = The game begins.
replay-table = Back to the table
replay-tabs = Moves, analysis and notes
replay-tab-moves = Moves
replay-tab-analysis = Analysis
replay-tab-notes = Notes
replay-tab-more = More
replay-fold = Hide moves
replay-unfold = Show moves
replay-result = Winner: { $names }, { $scores }
replay-result-none = No winner, { $scores }
replay-moves = Moves
replay-moves-earlier = Earlier moves
replay-moves-later = Later moves
replay-step-number = step { $step }

## Without spoilers

replay-spoiler = No spoilers
replay-spoiler-help = Hide the result, the analysis and later moves until you reach them.
replay-spoiler-moves = Later moves are hidden until you reach them.
replay-spoiler-analysis = The analysis is hidden until you reach the last step.

## Notes

replay-notes = Notes
replay-note-at = Note at step { $step }
replay-note-add = Add note
replay-note-private = Only in this browser.
replay-note-unsaved = This browser can't save notes: its storage is full or blocked.
replay-note-save = Save
replay-note-edit = Edit
replay-note-delete = Delete
replay-note-none = No notes yet.

## Actions on a step

replay-play-on = Play on from here as { $name }
replay-play-on-help = Starts a new match from this position, with bots in the other seats. This match stays unchanged.
replay-play-on-busy = Setting up…
replay-tools = Link, match file, report
replay-link = Link to this step
replay-position = Position code

## Analysis

replay-analysis = Analysis
replay-analysis-about = What was luck, and what was a mistake? The analysis checks every decision and every draw.
replay-analyse = Analyse
replay-analysis-busy = Analysing… This can take a minute.
replay-analysis-progress = Progress of the analysis
replay-analysis-percent = { $percent }%
replay-analysis-unable = This match can't be analysed.
replay-analysis-later = The analysis comes after the end of the match.
replay-analysis-player = Player
replay-analysis-accuracy = Accuracy
replay-analysis-luck = Luck
replay-analysis-lost = Mistakes
replay-analysis-units-victory = In percentage points of win chance, as the strongest bot estimates it.
replay-analysis-units-points = In points, as the mission planner estimates them.
replay-analysis-units-fields = In fields, compared with average luck and the best placement.
replay-analysis-docs = How this is calculated
replay-analysis-partial = This match is too long to analyse in full. The analysis covers the first { $analysed } of { $decisions } decisions.
replay-analysis-none = No clear mistakes.
replay-graph = Win chances
replay-graph-end = End
replay-moments = Key moments
replay-moments-shown = { $shown } of { $all }
replay-moments-filter = Filter
replay-moments-none = None.
replay-moment-before = Previous key moment
replay-moment-after = Next key moment
replay-filter-all = All
replay-filter-mine = Mine
replay-filter-mistakes = Mistakes
replay-filter-luck = Luck
replay-inaccuracy = Inaccuracy
replay-mistake = Mistake
replay-blunder = Blunder
replay-good = Good move
replay-lucky = Good luck
replay-unlucky = Bad luck
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
