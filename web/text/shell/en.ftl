### The frame around every page: header, settings, and what can be said anywhere.

## Frame

shell-title = Cosmodrome: space board games
shell-skip = Skip to the content
shell-home = To the lobby
shell-back = Back
shell-loading = Loading…
shell-again = Try again
shell-reload = Load the page again
shell-lost = There is nothing at this address.
shell-page-failed = This part of the page could not be loaded.
shell-offline = The server cannot be reached. Is the network there?
shell-failed = The server could not answer ({ $status }).
shell-default-name = Comet
shell-choose-file = Choose a file
shell-keys-at-risk = This browser can't save your seat keys: its storage is full or blocked, as in some private windows. Before you close this page, export your keys in the lobby (“My games”) or copy your seat link.

## Settings

shell-settings = Settings
shell-language = Language
shell-theme = Colours
shell-theme-system = Like the system
shell-theme-dark = Dark
shell-theme-light = Light
shell-theme-contrast = High contrast
shell-motion = Motion
shell-motion-system = Like the system
shell-motion-full = On
shell-motion-still = Off
shell-sound = Sounds
shell-notifications = Notify me when it is my turn
shell-notifications-denied = The browser does not allow notifications for this page.
shell-shortcuts = Number keys press the buttons
