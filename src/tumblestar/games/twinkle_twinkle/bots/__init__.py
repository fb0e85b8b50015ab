"""Twinkle Twinkle's bots: playouts, learned value weights, search of the end, and the choosers that use them."""
