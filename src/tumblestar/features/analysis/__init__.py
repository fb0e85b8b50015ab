"""A board to think on, for any position."""
