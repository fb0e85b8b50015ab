"""`summary` and `preview` of a game from one description of its actions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from tumblestar.contract.modules import Name, rules_of
from tumblestar.contract.state import OVER, S
from tumblestar.words import Argument, Phrase, PhraseParts

Describe = Callable[[S, int, Sequence[Name], S], Phrase]
"""The phrase for an action that leads from one state to another: (before, action, names, after)."""


def did_and_would(
    game: str,
    sentence: Callable[[S, int, Sequence[Name], S], PhraseParts],
    ending: Callable[[S, int | None], Mapping[str, Argument]] | None = None,
) -> tuple[Describe[S], Describe[S]]:
    """`summary` and `preview` of a game that has words `did-<key>` and `would-<key>` for each key of `sentence`.

    With `ending`, the sentence of an action that ends the game stands as `told` in `did-over`, or in `would-over` where
    a seat may choose it. `ending(after, seat)` gives the other arguments; `seat` is None for `did-over`.
    """

    def describe(when: str, before: S, action: int, names: Sequence[Name], after: S) -> Phrase:
        key, args = sentence(before, action, names, after)
        phrase = Phrase(f"{when}-{key}", args, game)
        if ending is None or rules_of(after).actor(after) != OVER:
            return phrase
        actor = rules_of(before).actor(before)
        seat = actor if when == "would" and actor >= 0 else None
        over = "did-over" if seat is None else "would-over"
        return Phrase(over, {"told": phrase, **ending(after, seat)}, game)

    return partial(describe, "did"), partial(describe, "would")
