"""Building, checking and releasing: compiled rules, the page, locks, generated types, release notes."""
