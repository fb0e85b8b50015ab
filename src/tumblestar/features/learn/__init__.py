"""To learn a game by playing: tutorials."""
