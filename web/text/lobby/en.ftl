### The lobby and the form for a new table.

## Welcome

lobby-welcome = Ready for take-off?
lobby-lead = Space board games in your browser: solo against bots, on one device, or online with friends. No account needed.
lobby-name = Your name
lobby-footer = Unofficial fan project with its own texts and drawings. All rights to the games belong to their authors and publishers.
lobby-version = Version { $version }.

## A game

lobby-summary-mlem = Cats share one rocket. Get off in time, or crash with it.
lobby-credits = { $designer }, { $publisher } { $year }
lobby-players = { $fewest }–{ $most } players
lobby-minutes = about { $minutes } min
lobby-minutes-bots = about { $minutes } min against bots
lobby-minutes-short = { $minutes } min
lobby-level = Level of the bots
lobby-level-easy = Easy
lobby-level-normal = Normal
lobby-level-hard = Hard
lobby-level-expert = Expert
lobby-new-game = New game…
lobby-learn = Learn
lobby-rules = Rules
lobby-starting = Starting…
lobby-facts = Game data and sources

## Tables

lobby-my-tables = My games
lobby-my-tables-none = The games you play appear here.
lobby-show-all = Show all ({ $count } more)
lobby-public-tables = Open games
lobby-no-public-tables = No open games right now. Create one and tick “{ lobby-public }”!
lobby-go-on = Open
lobby-play = Play
lobby-forget = Remove from the list
lobby-join = Join
lobby-watch = Watch
lobby-open-seat = open seat
lobby-won = won
lobby-continue = Continue
lobby-continue-game = Continue { $game }
lobby-continue-more = and { $count } more
lobby-against = against { $names }
lobby-against-bots =
    { $count ->
        [one] against { $count } bot
       *[other] against { $count } bots
    }
lobby-result-won = won
lobby-result-shared = shared victory
lobby-result-lost = lost
lobby-result-ended = finished
lobby-forget-sure = This game is still running. Without it in the list, this browser loses your seat.
lobby-create-game = Create a game
lobby-tabs = Parts of the lobby
lobby-tab-play = Play
lobby-tab-mine = My games
lobby-tab-open = Open
lobby-tab-daily = Sky
lobby-tab-waiting =
    { $count ->
        [one] your turn in { $count } game
       *[other] your turn in { $count } games
    }
lobby-facts-of = Game data: { $game }
lobby-daily = Today's sky
lobby-daily-help = { $game }: one chart, and the same sky for everyone.
lobby-daily-none = No times yet today.
lobby-daily-own = You are number { $place }.
lobby-status-gathering = waiting for players
lobby-status-playing = in progress
lobby-status-over = finished
lobby-status-closed = closed
lobby-status-archive = match file

## Match files

lobby-upload = Open a match file
lobby-upload-help = Choose a match file from your device.
lobby-upload-unreadable = This is not a match file (not valid JSON).

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

lobby-new = New game: { $game }
lobby-mode = Mode
lobby-mode-solo = Solo against bots
lobby-mode-hotseat = On one device
lobby-mode-online = Online with friends
lobby-new-title = New game
lobby-game = Game
lobby-bots = Bots
lobby-sum-people =
    { $count ->
        [one] { $count } human
       *[other] { $count } humans
    }
lobby-sum-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
lobby-sum-bots-level =
    { $count ->
        [one] { $count } bot ({ $level })
       *[other] { $count } bots ({ $level })
    }
lobby-sum-changed = { $preset }, changed
lobby-sum-kept = The number of players and the level are also used by “{ lobby-play }” in the lobby.
lobby-seats = Players
lobby-count = Number of players
lobby-seat-kind = Seat { $number }: human or bot
lobby-seat-name = Seat { $number }: name
lobby-seat-bot = Seat { $number }: bot
lobby-same-name = Two seats have the same name. Please choose different names.
lobby-kind-human = human
lobby-kind-invited = open seat
lobby-kind-bot = bot
lobby-bot-random = Random: plays any legal move
lobby-bot-steady = Steady: plays it safe
lobby-invite-note = You'll get an invite link once the table is created.
lobby-options = Variants
lobby-not-with = Can't be combined with: { $names }
lobby-some-not-with = Some choices can't be combined with: { $names }
lobby-rulings = House rules and rulings
lobby-rulings-help = The printed rules leave these questions open. The defaults are our best reading.
lobby-more = More settings
lobby-public = Public table
lobby-public-help = Listed in the lobby. Anyone can join or watch.
lobby-children = Kids' table
lobby-children-help = Quick messages instead of free chat.
lobby-hints = Hints
lobby-hints-help = Players can see how good each move is. Never at a kids' table.
lobby-clock = Clock
lobby-clock-none = no clock
lobby-clock-quick = 10 minutes per player, plus 30 seconds per move
lobby-clock-day = 1 day per player, plus 4 hours per move (3 days at most)
lobby-clock-days = 3 days per player, plus 12 hours per move (5 days at most)
lobby-clock-week = 1 week per player, plus 1 day per move (1 week at most)
lobby-clock-help-none = Play in one sitting. To play over several days, choose a clock with days.
lobby-clock-help-quick = If a player runs out of time, a bot takes over.
lobby-clock-help-slow = No need to stay: open the table link hours or days later and you are back in your seat. A bot plays for you only when your time runs out.
lobby-takeover = If a player is away, a bot takes over
lobby-takeover-60 = after 1 minute
lobby-takeover-90 = after 90 seconds
lobby-takeover-300 = after 5 minutes
lobby-takeover-never = never
lobby-pace = Bot speed
lobby-pace-0 = instant
lobby-pace-700 = fast
lobby-pace-1500 = normal
lobby-pace-3000 = slow
lobby-pack = Data pack
lobby-pack-help = A .toml file with the values printed in your copy of the game.
lobby-create-solo = Start the game
lobby-create-hotseat = Start the game
lobby-create-online = Create the table
lobby-presets = Rules
lobby-preset-usual = Standard
lobby-seat-level = Seat { $number }: handicap
lobby-plan = Mission planner
lobby-practice = Practice: another sky
lobby-summary-star_search = Fit your chart to the stars before the sand runs out.
lobby-summary-leaving_earth = Build rockets, test them, and win the race to the planets.
lobby-bot-planner-lite = Planner: plans its own missions
lobby-bot-child = Child: takes its time
lobby-bot-grown-up = Grown-up: looks closely
lobby-bot-eagle = Eagle: sees everything
