### The tutorial, the guide, the game data with their sources, and the admin page.

## Tutorial

tutorial-title = Tutorial
tutorial-progress = Step { $step } of { $steps }
tutorial-next = Continue
tutorial-back = Previous step
tutorial-leave = Exit tutorial
tutorial-wrong = That's allowed, but in this tutorial choose: { $choice }
tutorial-done = Tutorial complete!
tutorial-done-help = You know everything you need for your first game. The rules are always one click away.
tutorial-play = Play a real game
tutorial-rules = How to play
tutorial-again = Restart tutorial
tutorial-more = Show all { $count } moves

## Guide

pages-plan = { $game }: mission planner
pages-how-to = How to play { $game }
pages-contents = Contents
pages-tutorial = Start the tutorial
pages-play-now = Play now against bots
pages-no-guide = There is no guide to this game yet.
pages-credits = Credits
pages-unofficial = This is an unofficial fan project. { $game } and its names belong to their owners. { $publisher } is not affiliated with this project. If you like the game, please buy the box.

## Game data and sources

facts-title = { $game }: game data and sources
facts-lead = We did not copy the printed game. These values come from the rulebook or public pages, or were reconstructed. Each one names its source.
facts-counts = Values by type of source
facts-grade-rulebook = rulebook
facts-grade-public = public source
facts-grade-inferred = inferred
facts-grade-reconstructed = reconstructed
facts-grade-ours = our own
facts-means-rulebook = Stated in the printed rules.
facts-means-public = Found on public pages.
facts-means-inferred = Follows from known values, although no source states it.
facts-means-reconstructed = Chosen to fit the known values. The printed game may differ.
facts-means-ours = Not part of the printed game. We added it so that the game can be played here.
facts-built-in = In use: the built-in data.
facts-own = In use: this server's data pack ({ $name }).
facts-entry = Entry
facts-known = Type of source
facts-source = Source
facts-part = { $field }: { $value }
facts-bring = Do you own the game? Use the values from your copy
facts-bring-export = Export the data to a file:
facts-bring-edit = Change the values to those of your copy, and check the file:
facts-bring-use = Then choose the file under “{ lobby-more }” when you create a table.
facts-bring-table = Create a table

## Admin page

admin-title = Admin
admin-key = Admin key
admin-key-help = The key is in the file admin.key in the server's data folder. It is kept only until you close this window.
admin-enter = Log in
admin-leave = Log out
admin-refresh = Refresh
admin-tables = Tables
admin-playing = Matches in progress
admin-people = People connected
admin-newest = Newest tables
admin-no-tables = No tables yet.
admin-table =
    { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
admin-close = Close table
admin-close-sure = Close table { $table }?
admin-close-help = The match ends without a winner. This can't be undone.
admin-retention = How long matches are kept
admin-retention-help = Tables without a match in progress are deleted after this time, with all their data.
admin-retention-days = Days (empty: keep all)
admin-retention-save = Save
admin-saved = Saved.
admin-reports = Reports
admin-report = Report { $number }, step { $step }
admin-report-step = Show this step
admin-report-record = Download match file
admin-no-reports = No reports.
pages-practice-day = the sky of { $day }
pages-practice-other = another sky
pages-practice-another = Another sky
pages-practice-free = Practise without a clock
