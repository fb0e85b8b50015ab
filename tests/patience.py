"""Timeout of waits in tests. A passing test never waits that long, however busy the machine is."""

PATIENCE = 120.0
"""Seconds until a test gives up."""
