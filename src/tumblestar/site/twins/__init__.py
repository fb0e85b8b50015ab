"""Plain modules that stand in for compiled ones in the archive of the static site."""
