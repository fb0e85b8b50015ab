"""What a position or a decision is worth."""
