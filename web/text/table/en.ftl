### The table: waiting, playing, and after the game.

## Getting there

table-missing = This table cannot be shown.
table-reconnecting = The connection is gone. Reconnecting…
table-no-board = The board could not be loaded. The buttons work all the same.
table-join = Join the table: { $game }
table-join-here = Already here: { $names }
table-join-name = Your name
table-join-colour = Your colour (if you like)
table-join-sit = Sit down
table-join-watch = Just watch
table-join-private = Nothing is kept about you but this name.
table-colour-0 = orange
table-colour-1 = blue
table-colour-2 = yellow
table-colour-3 = pink
table-colour-4 = green
table-gathering = { $game }: waiting for players
table-gathering-free =
    { $free ->
        [0] All seats are taken. The game begins…
        [one] One seat is still free. The game begins as soon as it is taken.
       *[other] { $free } seats are still free. The game begins as soon as all are taken.
    }
table-seat-open = free seat
table-leave = Leave the table
table-invite = Invite friends
table-invite-help = Whoever opens this link can sit down. Or point a phone at the code.
table-invite-link = Invitation link
table-copy = Copy the link
table-copied = Copied!
table-qr = Code for a phone
table-qr-label = The link as a QR code
table-sealed = Fair dice
table-sealed-help = The seed of all draws is already sealed. After the game it is revealed, and everybody can check that it fits this seal:

## Seats

table-seats = Players
table-you = you
table-bot = bot
table-away = away
table-deciding = deciding
table-resigned = gave up
table-stands-in = a bot stands in
table-votes-to-end = wants to stop
table-let-bot-play = Let a bot play
table-bot-plays-for = A bot plays for { $name }.
table-take-seat-back = Take my seat back

## The question

table-question = Question and choices
table-is-asked = { $name } is asked:
table-fold = Hide the choices
table-unfold = Show the choices
table-choices = Your choices
table-your-turn = Your turn!
table-turn-of = It is { $name }'s turn
table-waiting = Please wait a moment…
table-waiting-paused = The game is paused.
table-refused =
    { $count ->
        [one] Not possible now: one more
       *[other] Not possible now: { $count } more
    }
table-help = The rule in short
table-all-rules = All rules
table-hint = Hint
table-hint-busy = Every choice is being tried…
table-hint-about-victory = Your chance to win after each choice, as the strongest bot sees it after many tries. ± is the luck of the tries; what the bot misjudges is not in it.
table-hint-about-points = The points that you may expect at the end of the game: what you have, exact chances of what flies, and an estimate of what your money can still build. The best choice is the planner's.
table-hint-about-chance = The chance to win is how often bots have won after such a lead with so many years left. ± is what too few of their games leave open; what the forecast misjudges in this one is not in it.
table-hint-about-fields = The fields that your rocket may expect to fly, counted for somebody who sees every place at once.
table-hint-share = { $share } % ± { $margin }
table-hint-chance = chance to win { $chance }
table-hint-points = { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    }
table-hint-fields = { $worth ->
        [one] { $worth } field
       *[other] { $worth } fields
    }
table-hint-unweighed = not weighed
table-hint-some = { $shown } of { $legal } choices are shown.
table-hint-best = best
table-hint-close = too close to call
table-hint-equal = just as good
table-paused = { $name } pauses the game.
table-resume = Go on

## Taking back

table-undo = Take back
table-redo = Bring back
table-undo-asks = { $name } asks to take a move back. Do you agree?
table-undo-asks-seat = { $seat }, may { $name } take a move back?
table-undo-waiting = Waiting for an answer: { $names }
table-yes = Yes
table-no = No

## One device for all

table-curtain = Hand the device to { $name }
table-curtain-help = Everything is covered until then.
table-curtain-open = I am { $name }

## Log and chat

table-log = What happens
table-log-link = See this moment in the replay
table-log-earlier = Earlier entries
table-log-opening = The beginning
table-log-lines =
    { $count ->
        [one] { $count } line
       *[other] { $count } lines
    }
table-missed = While you were away
table-missed-close = Got it
table-missed-more = and { $count } more
table-missed-smaller =
    { $count ->
        [one] One smaller thing happened too.
       *[other] { $count } smaller things happened too.
    }
table-missed-replay = Watch it from there
table-chat = Chat
table-chat-empty = Nobody has said anything yet.
table-chat-write = Write a message
table-chat-send = Send
table-emote-hello = Hello!
table-emote-well_done = Well done!
table-emote-wow = Wow!
table-emote-oops = Oops…
table-emote-thanks = Thank you!
table-emote-hurry = Your turn!

## Everything else

table-tools = Table and links
table-pause = Pause
table-stand-in-me = A bot shall play for me
table-vote-end = Vote to stop
table-vote-end-help = When everybody votes to stop, the game ends without a winner.
table-resign = Give up
table-resign-sure = Do you really give up?
table-resign-help = The others go on without you. This cannot be taken back.
table-play-on = Keep playing
table-move-seat = Move your seat to another device
table-move-seat-help = Keep this link to yourself: it is the key of your seat.
table-new-link = New link for this seat
table-new-link-help = If somebody else has seen the link: the old one no longer works, and other devices that use it are sent away.
table-new-link-made = This seat has a new link.
table-watch-link = Link for spectators
table-record = Save the record
table-report = Report this position
table-report-help = What looks wrong here? The game so far, as you have seen it, is sent along.
table-report-send = Send the report
table-report-sent = Thank you! This is report number { $number }.
table-cancel = Cancel
table-close = Close
table-provenance = Where this comes from
table-provenance-unknown = Nothing is noted about this.
table-all-facts = All printed facts

## The end

table-over = The game is over
table-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-rematch = Play again
table-rematch-join = Join the next game
table-retried = With retried dice
table-retried-help = With retried dice: a roll or another draw was undone in this match, so it counts in no statistics.
table-rematch-watch = Watch the next game
table-replay = Watch the replay
table-fairness = Check the dice

table-type = Type it here, such as { $example }
table-type-instead = Use the board, or type instead
table-type-go = Go
table-type-wrong = This is not possible. Type it like this: { $example }
table-claims = Who was first?
table-claims-first = first
table-claims-behind = +{ $seconds } s
