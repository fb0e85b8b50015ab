"""Tokens, by which a person's programs play."""
