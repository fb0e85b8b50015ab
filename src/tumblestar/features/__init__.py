"""What people can do with the box besides playing at a table: one folder for each feature (docs/adding-a-feature.md).

A feature imports no other, but those that its `needs` and `pyproject.toml` name.
"""

from __future__ import annotations

from collections.abc import Container
from importlib import import_module

from tumblestar.web.feature import Feature

NAMES = (
    "learn",
    "rules",
    "campaign",
    "pads",
    "analysis",
    "statistics",
    "puzzles",
    "review",
    "mistakes",
    "share",
    "days",
    "home",
    "join",
    "at_home",
    "mine",
    "tokens",
)
"""All features, in the order in which pages name them. Without home, join and mine there is no server."""


def features(without: Container[str] = ()) -> tuple[Feature, ...]:
    """All features but some, and those that need them."""
    every = [import_module(f"{__name__}.{name}").FEATURE for name in NAMES if name not in without]
    names = {feature.name for feature in every}
    while gone := {feature.name for feature in every if not names.issuperset(feature.needs)} & names:
        names -= gone
    return tuple(feature for feature in every if feature.name in names)
