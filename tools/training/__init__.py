"""Fits what bots have learned, by self-play."""
