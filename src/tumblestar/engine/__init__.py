"""What runs rules and searches fast: compilers, searches for all games, and work in the background."""
