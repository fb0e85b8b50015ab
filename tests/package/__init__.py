"""Tumblestar as people get it: the package, other systems, the container, the pages of the docs."""
