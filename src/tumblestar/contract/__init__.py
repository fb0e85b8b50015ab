"""The contract between a game and the rest of the program: states, the modules of a game, and its capabilities."""
