"""Twinkle Twinkle: drafting the night sky, one tile of twenty at a time."""
