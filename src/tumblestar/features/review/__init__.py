"""Where a finished game was decided (docs/review.md)."""
