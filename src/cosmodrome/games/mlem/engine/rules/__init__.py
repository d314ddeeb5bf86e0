"""What may be done and what it does, in the rulebook's order: one file per chapter, one class per decision or draw.

A variant is a file of its own that adds steps; `flow.py` strings the steps together for the options in play.
"""
