"""Defaults of `pad.py`."""

from __future__ import annotations

from collections.abc import Callable, Mapping

read: Callable[[str], dict[str, str]] | None = None
drawing: Callable[[Mapping[str, str], str], str] | None = None
