### The frame around every page: header, settings, and messages that any page may show.

## Frame

shell-title = Cosmodrome: space board games
shell-skip = Skip to content
shell-home = Lobby
shell-back = Back
shell-loading = Loading…
shell-again = Try again
shell-reload = Reload page
shell-lost = Page not found.
shell-lost-help = There is nothing at { $address }. The link may be mistyped.
shell-code = Table code or link
shell-code-wrong = This is neither a table code nor a link to a table.
shell-open = Open
shell-page-failed = This section could not be loaded.
shell-offline = Can't reach the server. Check your connection.
shell-failed = Server error ({ $status }).
shell-default-name = Comet
shell-choose-file = Choose a file
shell-keys-at-risk = This browser can't save your seat keys: its storage is full or blocked, as in some private windows. Before you close this page, export your keys in the lobby (“My games”) or copy your seat link.

## Settings

shell-settings = Settings
shell-language = Language
shell-theme = Colours
shell-theme-system = System default
shell-theme-dark = Dark
shell-theme-light = Light
shell-theme-contrast = High contrast
shell-motion = Motion
shell-motion-system = System default
shell-motion-full = On
shell-motion-still = Off
shell-sound = Sounds
shell-sound-off = Sounds (off)
shell-volume = Volume
shell-forced = Play the only possible move for me
shell-notifications = Notify me when it's my turn
shell-notifications-denied = Your browser blocks notifications for this page.
shell-shortcuts = Keyboard shortcuts
