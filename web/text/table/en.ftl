### The table: before, during and after a match.

## Join and wait

table-missing = This table can't be shown.
table-reconnecting = Connection lost. Reconnecting…
table-connecting = Connecting…
table-move-kept = Your move is kept and will be sent.
table-next-try = Next try in { $seconds } s.
table-try-now = Try now
table-no-board = The board could not be loaded. You can still play with the buttons.
table-join = Join the table: { $game }
table-join-here = Already at the table: { $names }
table-join-name = Your name
table-join-colour = Your colour (optional)
table-join-sit = Take a seat
table-join-watch = Just watch
table-join-private = We store only this name.
table-colour-0 = orange
table-colour-1 = blue
table-colour-2 = yellow
table-colour-3 = pink
table-colour-4 = green
table-gathering = { $game }: waiting for players
table-gathering-free =
    { $free ->
        [0] All seats are taken. The game begins…
        [one] { $free } seat is open. The game begins as soon as it is taken.
       *[other] { $free } seats are open. The game begins as soon as all are taken.
    }
table-seat-open = open seat
table-open-seats =
    { $count ->
        [one] { $count } open seat
       *[other] { $count } open seats
    }
table-hosted-by = { $name } is the host.
table-awaits = Still missing: { $names }
table-start-help =
    { $count ->
        [one] If you start now, a bot takes the open seat ({ $level }).
       *[other] If you start now, bots take the { $count } open seats ({ $level }).
    }
table-host-may-start = { $name } can also start with bots.
table-start-now = Start now
table-host = host
table-here = here
table-invited = invited, not here yet
table-seat-anyone = anyone with the link
table-removed = The host has freed your seat.
table-bot-instead = Bot instead
table-remove = Remove { $name }
table-leave = Leave table
table-invite = Invite friends
table-invite-help = Anyone with this link can take a seat. Or scan the code with a phone.
table-invite-link = Invite link
table-copy = Copy link
table-copied = Copied!
table-share = Share
table-qr = QR code
table-qr-label = Link as a QR code
table-sealed = Verifiable dice
table-sealed-help = The fingerprint of the seed for all draws is already published. After the match the seed is revealed, and anyone can check that it matches this fingerprint:

## Seats

table-seats = Players
table-you = you
table-bot = bot
table-away = away
table-deciding = choosing
table-resigned = resigned
table-stands-in = bot playing
table-votes-to-end = votes to end
table-let-bot-play = Let a bot take over
table-bot-plays-for = A bot is playing for { $name }.
table-take-seat-back = Return to my seat

## Moves and hints

table-question = Moves
table-fold = Hide moves
table-unfold = Show moves
table-choices = Your moves
table-your-turn = Your turn!
table-turn-of = { $name }'s turn
table-waiting = Please wait…
table-waiting-paused = The game is paused.
table-refused =
    { $count ->
        [one] { $count } unavailable move
       *[other] { $count } unavailable moves
    }
table-help = Rule summary
table-all-rules = All rules
table-hint = Hint
table-hint-busy = Evaluating moves…
table-hint-about = How to read this
table-hint-about-victory = Win chance after each move, as the strongest bot estimates it. ± is the sampling error.
table-hint-about-points = Your expected points at the end of the game, as the mission planner estimates them.
table-hint-about-chance = How often bots won with such a lead and so many years left. ± is the sampling error.
table-hint-about-fields = Fields your rocket flies on average, for a player who sees every position.
table-hint-share = { $share }% ± { $margin }
table-hint-chance = { $chance } win chance
table-hint-points = { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    }
table-hint-fields = { $worth ->
        [one] { $worth } field
       *[other] { $worth } fields
    }
table-hint-unweighed = not evaluated
table-hint-some = Showing { $shown } of { $legal } moves.
table-hint-best = best
table-hint-close = too close to call
table-hint-equal = equally good
table-paused = { $name } pauses the game.
table-resume = Resume

## Speed

table-speed = Bot speed
table-speed-times = { $speed }×
table-speed-instant = Instant
table-speed-paused = paused
table-speed-pause = Pause
table-speed-resume = Resume
table-speed-next = Next move
table-speed-skip = Skip
table-speed-help = Other players' moves are shown one by one. Skip shows everything up to your turn. The speed applies to all tables.
table-forced = Only one move: { $text }

## Undo and redo

table-undo = Undo
table-redo = Redo
table-undo-asks = { $name } asks to undo a move. Allow it?
table-undo-asks-seat = { $name } asks to undo a move. { $seat }, do you allow it?
table-undo-waiting = Waiting for an answer: { $names }
table-yes = Yes
table-no = No

## On one device

table-curtain = Pass the device to { $name }
table-curtain-help = The screen stays hidden until then.
table-curtain-open = I am { $name }

## Log and chat

table-log = Log
table-log-link = Show in replay
table-log-earlier = Earlier entries
table-log-opening = Start
table-log-lines =
    { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }
table-missed = While you were away
table-missed-close = OK
table-missed-more = and { $count } more
table-missed-smaller =
    { $count ->
        [one] And { $count } minor event.
       *[other] And { $count } minor events.
    }
table-missed-replay = Watch what I missed
table-log-and-chat = Log and chat
table-chat = Chat
table-chat-unread = unread
table-chat-empty = No messages yet.
table-chat-write = Write a message
table-chat-send = Send
table-emote-hello = Hello!
table-emote-well_done = Well done!
table-emote-wow = Wow!
table-emote-oops = Oops…
table-emote-thanks = Thank you!
table-emote-hurry = Your turn!

## Table menu

table-tools = Table and links
table-pause = Pause
table-stand-in-me = Let a bot play for me
table-vote-end = Vote to end
table-vote-end-help = If everyone votes, the game ends without a winner.
table-resign = Resign
table-resign-sure = Resign this game?
table-resign-help = The others play on without you. You can't undo this.
table-play-on = Keep playing
table-move-seat = Continue on another device
table-move-seat-help = Keep this link private: it is your key to this seat.
table-new-link = New link for this seat
table-new-link-help = Use this if someone else has seen your link. The old link stops working, and devices that use it are disconnected.
table-new-link-made = This seat has a new link.
table-watch-link = Spectator link
table-record = Download match file
table-report = Report this position
table-report-help = What's wrong here? The match so far, as you see it, is attached.
table-report-send = Send report
table-report-sent = Thank you! Your report has the number { $number }.
table-cancel = Cancel
table-close = Close
table-provenance = Source
table-provenance-unknown = No source recorded.
table-all-facts = All game data and sources

## Game over

table-over = Game over
table-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-rematch = Rematch
table-rematch-join = Join the rematch
table-rematch-by = { $name } wants a rematch.
table-rematch-open = There is a rematch.
table-retried = With retried dice
table-retried-help = With retried dice: a roll or another draw was undone in this match, so the match does not count in statistics.
table-rematch-watch = Watch the next game
table-replay = Watch the replay
table-fairness = Check the dice
table-end-show = Show result
table-end-board = Show board
table-end-sheet = Score sheet
table-end-player = Player
table-end-total = Total
table-end-winner = Winner
table-end-best = Best:
table-end-deeds = Completed missions
table-end-when = Year
table-end-deed = Mission
table-share = Share
table-share-heading = Share this game
table-share-picture = Picture of the board: { $result }
table-share-link = Link to the replay
table-share-system = Share…
table-share-save = Save image
table-share-saved = Image saved

table-type = Type your move, such as { $example }
table-type-instead = Use the board, or type your move
table-type-go = OK
table-type-wrong = That's not possible. Example: { $example }
table-claims = Who was first?
table-claims-first = first
table-claims-behind = +{ $seconds } s
