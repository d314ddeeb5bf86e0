"""What may be done and what it does, in the rulebook's order: a file per chapter, a class per decision, draw or clock.

The second variation adds steps (`super_search.py`); `flow.py` strings the steps together for the options in play.
"""
