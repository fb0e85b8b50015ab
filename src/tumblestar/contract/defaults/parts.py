"""Defaults of `parts.py`."""

DIGEST: str = ""
SAMPLE_EVENTS: int = 80
