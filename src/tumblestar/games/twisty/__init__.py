"""Twisty: a race in knight's moves, with thieves about."""
