"""Leaving Earth, a space race of the years 1956 to 1976 by Joseph Fatula."""
