"""Twinkle: constellations of dice under two stars."""
