"""Pig: a race to a hundred points with one die."""
