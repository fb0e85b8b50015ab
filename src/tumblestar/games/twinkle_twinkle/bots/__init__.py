"""Twinkle Twinkle's bots: playouts, learned value weights, the search of turns, and the levels that use it."""
