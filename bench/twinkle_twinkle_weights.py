"""Writes the file of learned weights of Twinkle Twinkle, which `bots.memory` of the game reads."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from tumblestar.games.twinkle_twinkle.bots.memory import FEATURE_NAMES, WEIGHTS_FORMAT


def write(terms: Sequence[Sequence[float]], about: Mapping[str, object]) -> str:
    """The text of the file; `terms` is FEATURES x POWERS."""
    rows = {name: [round(float(x), 4) for x in row] for name, row in zip(FEATURE_NAMES, terms, strict=True)}
    lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(row)}" for name, row in rows.items())
    head = ",\n".join(
        f" {json.dumps(key)}: {json.dumps(value)}" for key, value in {"format": WEIGHTS_FORMAT, **about}.items()
    )
    return f'{{\n{head},\n "weights": {{\n{lines}\n }}\n}}\n'
