"""The campaign of a game: levels that are played alone."""
