"""The card of self-play data: what the files have, how they were made, and what was decided about them.

A card is read with the data, by programs and people anywhere, so it is in English alone.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from importlib import resources

from tumblestar import __version__
from tumblestar.bots.kept_results import commit
from tumblestar.contract.game import Game
from tumblestar.contract.observations import offsets, width
from tumblestar.insight.ledger import measured
from tumblestar.lab.dataset import CHECKSUMS, DATA, HEAD, Part
from tumblestar.lab.selfplay import MEANINGS, SelfPlay, schema_of
from tumblestar.lab.study import Study
from tumblestar.words import say
from tumblestar.words.text_input import read_text

BY_TRIES = (
    "Each bot was asked {tries} times in each state, with other random numbers, the action that was played among them. "
    "`policy` has how often it chose each action first."
)
PLAYED = (
    "1 for the action that was played, else 0. A bot that errs at random would play other actions, too; `--tries` asks "
    "it more than once."
)


def card(work: SelfPlay, parts: Sequence[Part], rows: int, command: str) -> str:
    """The card: `data_card.md`, filled in."""
    study, game = work.study, work.study.game
    return read_text(resources.files("tumblestar.lab").joinpath("data_card.md")).format(
        title=f"{say('en', game.title)}: games of bots",
        game=say("en", game.title),
        name=game.name,
        count=max((part.end for part in parts), default=0) * study.rotations,
        seats=f"{study.seats} seats" if study.seats > 1 else "one seat",
        bots=", ".join(study.bots),
        rows=rows,
        files=len(parts),
        command=command,
        data=DATA,
        made="\n".join(_made(work)),
        columns=_columns(work),
        fields=_fields(game),
        policy=BY_TRIES.format(tries=work.tries) if work.tries > 1 else PLAYED,
        win_shares=_evaluator(study),
        checksums=CHECKSUMS,
        head=HEAD,
    )


def _made(work: SelfPlay) -> Iterator[str]:
    """The rows of the table of what the data depend on."""
    yield f"| tumblestar | {__version__}, commit {commit()} |"
    options = work.study.start
    for key, value in work.head().items():
        if key != "options":
            yield f"| {key} | `{json.dumps(value)}` |"
    for option in work.study.game.options:
        yield f"| option `{option.name}` | {getattr(options, option.name)} |"


def _evaluator(study: Study) -> str:
    """What gives the win shares, and how far it is off."""
    game = study.game
    if game.evaluation.win_shares is None:
        return "The game has no evaluator, so they are null."
    name = "the game's own values"
    if game.has_module("review"):
        found = game.review.evaluator(study.start)
        name = say("en", found.name, game.name)
        if found.is_exact:
            return f"By {name}; exact."
    error = measured(game, study.seats).error
    off = f"{error:.4f} on average, by its residuals" if error is not None else "not measured"
    return f"By {name}. How far they are off: {off} (docs/review.md). At the end, `final_shares` are exact."


def _columns(work: SelfPlay) -> str:
    """The table of columns."""
    rows = [f"| `{field.name}` | {field.type} | {MEANINGS[field.name]} |" for field in schema_of(work)]
    return "\n".join(["## Columns", "", "| column | type | meaning |", "|---|---|---|", *rows])


def _fields(game: Game) -> str:
    """The table of the fields of an observation."""
    fields = game.observation.FIELDS
    rows: list[str] = []
    for at, field in zip(offsets(fields), fields, strict=True):
        shape = " × ".join(map(str, field.shape)) or 1
        rows.append(f"| {at} | `{field.name}` | {shape} | {field.low}, {field.high} | {field.meaning} |")
    head = ["| at | field | shape | from, to | meaning |", "|---|---|---|---|---|"]
    return "\n".join([f"## Observations: {width(fields):,} numbers", "", *head, *rows])
