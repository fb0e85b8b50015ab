"""Defaults of `parts.py`."""

DIGEST: str = ""
SAMPLE_EVENTS: int = 80
SAMPLE_SEED: int = 7
MINUTES: tuple[int, int] = (0, 0)
LUCK: int = 0
THOUGHT: int = 0
