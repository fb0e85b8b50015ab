"""Figures about the games that somebody played."""
