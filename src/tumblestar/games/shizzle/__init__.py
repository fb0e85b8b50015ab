"""Shizzle: a line of dice, and the nerve to roll on."""
