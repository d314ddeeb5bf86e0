"""Tests of Star Search, named by what the rulebook says."""
