"""Twinkle Twinkle's bots: playouts, learned value weights, and the choosers that use them."""
