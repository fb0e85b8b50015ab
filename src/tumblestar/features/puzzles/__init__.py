"""Puzzles: positions in which one way is much better than all others, proven (docs/puzzles.md)."""
