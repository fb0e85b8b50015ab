"""Twinkle's bots: learned values, searches of a turn and of two, and the choosers that use them."""
