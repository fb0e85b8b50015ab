"""Compiled players of Shizzle."""
