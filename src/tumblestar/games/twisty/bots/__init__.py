"""Twisty's bots."""
