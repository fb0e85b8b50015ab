"""Defaults for what a game may leave out: one module for each module of a game, under the same names."""
