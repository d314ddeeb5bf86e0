"""The pictures of the how-to-play pages, one file per game, whose `PICTURES` are written by
`tools/docs/illustrations.py`.

They explain one thing each, without a word, so that they serve every language.
"""
