"""The rules of MLEM, one file per chapter of the rulebook; `table.py` sets up positions."""
