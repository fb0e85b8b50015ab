"""The frame of every command: options, languages, progress, grids."""
