"""Defaults of `advice.py`."""

from __future__ import annotations

HAS_ODDS: bool = True
