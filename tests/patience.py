"""How long tests wait for something to happen. Nothing waits that long where all is well, however busy the machine."""

PATIENCE = 120.0
"""Seconds until a test gives up."""
