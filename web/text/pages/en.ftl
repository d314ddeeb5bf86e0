### Learning and looking up: the lesson, the guide, the printed facts; and the keeper's page.

## The lesson

tutorial-title = Guided first game
tutorial-progress = Step { $step } of { $steps }
tutorial-next = Go on
tutorial-back = One step back
tutorial-leave = Leave the lesson
tutorial-wrong = You could do that! But in this lesson we choose: { $choice }
tutorial-done = Well done, that was the lesson!
tutorial-done-help = You know everything you need for a first game. The rules are always one click away.
tutorial-play = Now play for real
tutorial-rules = How to play
tutorial-again = The lesson once more
tutorial-more = Show all { $count } choices

## The guide

pages-plan = { $game }: the planner
pages-how-to = How to play { $game }
pages-contents = Contents
pages-tutorial = Start the guided first game
pages-play-now = Play now against bots
pages-no-guide = The guide to this game is not written yet.
pages-credits = Who made this game
pages-unofficial = This is an unofficial fan project. { $game } and its names belong to their owners; { $publisher } has nothing to do with this page. If you like the game, please buy the box.

## Printed facts

facts-title = { $game }: what is printed on the board
facts-lead = We have not copied the printed game. What stands on its board and tokens is known from the rules and public pages, or had to be worked out. Here is every number, with where it comes from.
facts-counts = How much is certain
facts-grade-rulebook = rulebook
facts-grade-public = public
facts-grade-inferred = inferred
facts-grade-reconstructed = reconstructed
facts-grade-ours = ours
facts-means-rulebook = It stands in the printed rules.
facts-means-public = It is found on public pages.
facts-means-inferred = It follows from what is known, though nobody states it.
facts-means-reconstructed = It was chosen so that it fits; the printed board may differ.
facts-means-ours = It has no printed counterpart; we chose it so that the game can be played here.
facts-built-in = In use: the built-in facts ({ $name }).
facts-own = In use: the pack of this server's keeper ({ $name }).
facts-entry = Entry
facts-known = Known from
facts-source = Source
facts-part = { $field }: { $value }
facts-english = Notes on sources are in English.
facts-bring = Do you own the game? Play with your own board
facts-bring-export = Write the facts to a file:
facts-bring-edit = Change it to what your board shows, and check it:
facts-bring-use = Then choose the file under “{ lobby-more }” when you open a table.
facts-bring-table = Open a table

## The keeper

admin-title = The keeper's room
admin-key = The keeper's key
admin-key-help = It is in the file admin.key in the server's data folder. This window forgets it when it is closed.
admin-enter = Open
admin-leave = Lock again
admin-refresh = Look again
admin-tables = Tables
admin-playing = Games being played
admin-people = People connected
admin-newest = Newest tables
admin-no-tables = There are no tables yet.
admin-table =
    { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }
admin-close = Close the table
admin-close-sure = Close the table { $table }?
admin-close-help = The game ends without a winner. This cannot be taken back.
admin-retention = How long games are kept
admin-retention-help = Tables that are not being played are removed after this time, with everything in them.
admin-retention-days = Days (empty: keep everything)
admin-retention-save = Save
admin-saved = Saved.
admin-reports = Reports
admin-report = Report { $number }, step { $step }
admin-report-step = See the step
admin-report-record = Save its record
admin-no-reports = Nobody has reported anything.
pages-practice-day = the sky of { $day }
pages-practice-other = another sky
pages-practice-another = Another sky
