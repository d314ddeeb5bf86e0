### The lobby and the form for a new table.

## Welcome

lobby-welcome = Ready for take-off?
lobby-lead = Space board games in the browser: alone against bots, around one device, or online with friends. No account needed.
lobby-name = Your name at the table
lobby-footer = Unofficial fan project with its own words and drawings. All rights to the games stay with their authors and publishers.
lobby-version = Version { $version }.

## A game

lobby-summary-mlem = Cats share one rocket. Get off in time, or go home with the wreck.
lobby-credits = { $designer }, { $publisher } { $year }
lobby-players = { $fewest }–{ $most } players
lobby-minutes = about { $minutes } min
lobby-play-now = Play now against bots
lobby-play-now-help = One click, and you are in the game.
lobby-starting = Starting…
lobby-hotseat = Around one device
lobby-hotseat-help = Hand a tablet or laptop round.
lobby-online = With friends online
lobby-online-help = Send them a link, that is all.
lobby-how-to = How to play
lobby-tutorial = Guided first game
lobby-facts = What is printed on the board
lobby-own-table = Set up a table yourself

## Tables

lobby-my-tables = My games
lobby-my-tables-none = Games you play appear here.
lobby-show-all = Show all ({ $count } more)
lobby-public-tables = Public tables
lobby-no-public-tables = Nobody is waiting in public right now. Open a table and tick “public”!
lobby-go-on = Go there
lobby-play = Play
lobby-forget = Remove from the list
lobby-join = Join
lobby-watch = Watch
lobby-open-seat = free seat
lobby-won = won
lobby-status-gathering = waiting for players
lobby-status-playing = being played
lobby-status-over = finished
lobby-status-closed = closed
lobby-status-archive = record

## Records

lobby-upload = Look at a recorded game
lobby-upload-help = Choose a record that you or somebody else has saved.
lobby-upload-unreadable = This file is not a record: it is not JSON.

## Seat keys

lobby-keys = Play on another device
lobby-keys-help = Your seat keys are stored only in this browser. Export them to a file here, and import the file in the browser where you want to play.
lobby-keys-warning = Anyone who has this file can play your seats. Don't share it.
lobby-keys-export = Export keys
lobby-keys-import = Import keys
lobby-keys-added =
    { $count ->
        [0] No new games: this browser already has these keys.
        [one] { $count } game added.
       *[other] { $count } games added.
    }
lobby-keys-bad-file = This file can't be imported: it isn't a Cosmodrome keys file, or a newer version wrote it.

## A new table

lobby-new = New table: { $game }
lobby-mode = How do you play?
lobby-mode-solo = Alone against bots
lobby-mode-hotseat = Around one device
lobby-mode-online = Online with friends
lobby-seats = Who plays?
lobby-count = Players
lobby-seat-kind = Seat { $number }: person or bot
lobby-seat-name = Seat { $number }: name
lobby-seat-bot = Seat { $number }: which bot
lobby-same-name = Two seats have the same name. Please choose different ones.
lobby-kind-human = person
lobby-kind-invited = open for somebody
lobby-kind-bot = bot
lobby-bot-random = random: does anything
lobby-bot-steady = steady: a solid player
lobby-bot-novice = novice: has just read the rules
lobby-bot-casual = casual: plays for fun
lobby-bot-strong = strong: hard to beat
lobby-bot-champion = champion: thinks of everything
lobby-invite-note = You get a link for the open seats as soon as the table stands.
lobby-options = Variants
lobby-not-with = Not possible with: { $names }
lobby-some-not-with = Not every choice is possible with: { $names }
lobby-rulings = House rules and rulings
lobby-rulings-help = The printed rules leave these questions open. The choices made here are the ones we think are meant.
lobby-more = More settings
lobby-public = Public table
lobby-public-help = Shown in the lobby: anybody can join or watch.
lobby-children = Children's table
lobby-children-help = Ready-made greetings instead of written messages.
lobby-hints = Hints
lobby-hints-help = Whoever is asked may see what each choice is worth. Never at a children's table.
lobby-clock = Clock
lobby-clock-none = no clock
lobby-clock-quick = 10 minutes each, plus 30 seconds per move
lobby-clock-day = 1 day each, plus 4 hours per move, 3 days at most
lobby-clock-days = 3 days each, plus 12 hours per move, 5 days at most
lobby-clock-week = a week each, plus a day per move, a week at most
lobby-clock-help-none = Everybody stays at the table until the end. To play for days, choose a clock with days.
lobby-clock-help-quick = Whoever runs out of time is helped out by a bot.
lobby-clock-help-slow = Nobody has to stay: keep the link of the table and open it hours or days later, and you are back in your seat. Only when somebody's time is used up does a bot play for them.
lobby-takeover = When somebody is away, a bot plays for them
lobby-takeover-60 = after a minute
lobby-takeover-90 = after a minute and a half
lobby-takeover-300 = after five minutes
lobby-takeover-never = never
lobby-pace = Speed of the bots
lobby-pace-0 = at once
lobby-pace-700 = brisk
lobby-pace-1500 = calm
lobby-pace-3000 = slow
lobby-pack = Your own board
lobby-pack-help = A data pack (.toml) with what your printed board shows.
lobby-create-solo = Start the game
lobby-create-hotseat = Start the game
lobby-create-online = Open the table
lobby-presets = Ready-made tables
lobby-preset-usual = The usual table
lobby-seat-level = Level of seat { $number }
lobby-plan = Planner for owners of the box
lobby-practice = Practice: the sky of today
lobby-summary-star_search = Hold your chart up to the sky and be quick: where does every marking show a star?
lobby-summary-leaving_earth = Twenty years, a few rockets that may explode, and a whole solar system to reach.
lobby-bot-planner-lite = planner-lite: plans its missions
lobby-bot-child = child: takes its time
lobby-bot-grown-up = grown-up: looks closely
lobby-bot-eagle = eagle: sees everything
