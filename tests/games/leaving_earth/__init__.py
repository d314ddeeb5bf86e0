"""Leaving Earth: its rules, its cards and its ships."""
