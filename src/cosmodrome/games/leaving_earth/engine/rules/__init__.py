"""What may be done and what it does: one file per chapter of the rulebook, one class per decision, draw or effect.

Steps go to each other by number (`vocabulary.py`); `flow.py` has one object for each of them.
"""
