"""The card of self-play data: what the files have, how they were made, and what was decided about them.

A card is read with the data, by programs and people anywhere, so it is in English alone.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from tumblestar import __version__
from tumblestar.contract.observations import offsets, width
from tumblestar.game import Game
from tumblestar.lab.dataset import CHECKSUMS, DATA, HEAD, Part
from tumblestar.lab.kept_results import commit
from tumblestar.lab.selfplay import MEANINGS, SelfPlay, schema_of
from tumblestar.lab.study import Study
from tumblestar.review.measured import measured
from tumblestar.words import say

FRONT = """---
license: cc0-1.0
pretty_name: "{title}"
tags: [reinforcement-learning, self-play, board-games, tumblestar]
configs: [{{config_name: default, data_files: "{data}/*.parquet"}}]
---

# {title}

{count:,} games of {game} for {seats} between bots ({bots}): {rows:,} decisions in {files:,} Parquet files. Each row
is a decision, with what its seat saw, what the bot did, what an evaluator expected, and how the game ended.

## How they were made

```
{command}
```

| what | value |
|---|---|
"""
RULINGS = """## What was decided

- **Games.** A set-up is one course of luck. It is played once for each rotation of the bots over the seats. The games
  are those of `tumblestar lab play` with the same bots, options and seed.
- **Numbers.** Seats, games, set-ups and events count from 1. In an observation seats are in turn order, the observing
  one first.
- **Decisions.** Every decision has a row, also where only one action is legal. Events of chance have none; they are
  between the numbers of events.
- **Policy.** {policy}
- **Win shares.** {win_shares}
- **Ends.** A share of the win is 1 for who wins, a part of 1 where several do, else 0. Alone it is 1 for a game won.
- **Splits.** Games of one set-up have the same luck: split by `setup`, not by row.

## How to read them

```python
import pyarrow.parquet
from tumblestar.games import find

rows = pyarrow.parquet.read_table("{data}")
state = find("{name}").parse_state(rows["state"][0].as_py())
```

`sha256sum --check {checksums}` checks the files. `{head}` has what the rows depend on: the same command with more games
adds to them, and refuses where anything else differs.

## Licence

CC0 1.0. Games of programs have no author; whoever publishes the data may name another licence here. tumblestar is under
the MIT licence.
"""
BY_TRIES = (
    "Each bot was asked {tries} times in each state, with other random numbers, the action that was played among them. "
    "`policy` has how often it chose each action first."
)
PLAYED = (
    "1 for the action that was played, else 0. A bot that errs at random would play other actions, too; `--tries` asks "
    "it more than once."
)


def card(work: SelfPlay, parts: Sequence[Part], rows: int, command: str) -> str:
    """The card."""
    study, game = work.study, work.study.game
    title = f"{say('en', game.title)}: games of bots"
    front = FRONT.format(
        title=title,
        game=say("en", game.title),
        count=max((part.end for part in parts), default=0) * study.rotations,
        seats=f"{study.seats} seats" if study.seats > 1 else "one seat",
        bots=", ".join(study.bots),
        rows=rows,
        files=len(parts),
        command=command,
        data=DATA,
    )
    rulings = RULINGS.format(
        name=game.name,
        data=DATA,
        policy=BY_TRIES.format(tries=work.tries) if work.tries > 1 else PLAYED,
        win_shares=_evaluator(study),
        checksums=CHECKSUMS,
        head=HEAD,
    )
    return "\n".join([front + "\n".join(_made(work)), "", _columns(work), "", _fields(game), "", rulings])


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
