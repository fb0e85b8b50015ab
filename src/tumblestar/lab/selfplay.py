"""Data for programs that learn: the games of a study as a row for each decision. Needs the extra `lab`.

What a row has depends on the study alone, so rows are the same in whatever pieces they are worked out.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from io import BytesIO
from types import ModuleType
from typing import Any, cast

from tumblestar import bots
from tumblestar.bots import kept_results
from tumblestar.contract.game import Game
from tumblestar.contract.observations import width
from tumblestar.contract.state import GameState
from tumblestar.engine import speed
from tumblestar.engine.bot_workers import Progress
from tumblestar.insight.ledger import promising, win_shares_at
from tumblestar.lab.study import Piece, Study
from tumblestar.words.text_input import packaged_toml

COLUMNS: dict[str, dict[str, str]] = packaged_toml("tumblestar.lab", "columns.toml")
"""The columns, with their types and what they mean."""


@dataclass(frozen=True)
class SelfPlay:
    """The decisions in the games of a study, with evaluations. `tries` is how often a bot is asked for its policy."""

    study: Study
    tries: int = 1
    has_values: bool = False

    def head(self) -> dict[str, object]:
        """What the rows depend on, as JSON has it."""
        game = self.study.game
        return {
            **self.study.head(),
            "evaluator": kept_results.digest_of_evaluator(game),
            "rules": kept_results.digest_of_rules(game),
            "searches": "compiled" if speed.is_fast() else "interpreted",
            "tries": self.tries,
            "values": self.has_values,
        }

    def play(self, begin: int, end: int) -> Piece:
        """The rows of the set-ups from `begin` to before `end`, as a Parquet file."""
        prepare(self.study)
        rows = [
            row for setup in range(begin, end) for turn in range(self.study.rotations) for row in self.rows(setup, turn)
        ]
        arrow: Any = import_module("pyarrow")
        return {"file": parquet_of(arrow.Table.from_pylist(rows, schema_of(self)))}

    def rows(self, setup: int, turn: int) -> Iterator[dict[str, Any]]:
        """The rows of a game, given by set-up and rotation."""
        study, game = self.study, self.study.game
        actions = study.actions(setup, turn)
        states = list(game.states(study.start, actions))
        end = states[-1]
        evaluate = game.evaluation.win_shares
        final = {
            "final_shares": [float(game.win_share(end, seat)) for seat in range(study.seats)],
            "final_points": [game.points(end, seat) for seat in range(study.seats)],
        }
        for n, action in enumerate(actions, 1):
            s = states[n - 1]
            seat = game.actor(s)
            if seat < 0:
                continue
            name, legal = study.bots[(seat + turn) % study.seats], game.legal(s)
            rng = random.Random(f"tries {study.seed} {setup} {turn} {n}")
            chosen = [action, *self._tried(name, s, states[: n - 1], rng)]
            row: dict[str, Any] = {
                "game": setup * study.rotations + turn + 1,
                "setup": setup + 1,
                "event": n,
                "seat": seat + 1,
                "bot": name,
                "state": game.state_text(s),
                "observation": _observed(game, s, seat),
                "legal": legal,
                "action": action,
                "policy": [chosen.count(move) / len(chosen) for move in legal],
                "win_shares": list(evaluate(s)) if evaluate else None,
                **final,
            }
            if self.has_values:
                weighed = set(promising(game, s)) if evaluate else ()
                row["values"] = [
                    win_shares_at(game, evaluate, game.after(s, move))[seat] if evaluate and move in weighed else None
                    for move in legal
                ]
            yield row

    def _tried(self, name: str, s: GameState, history: Sequence[GameState], rng: random.Random) -> list[int]:
        """What the bot does in more tries with other random numbers."""
        game = self.study.game
        if len(game.legal(s)) == 1:
            return []
        bot = bots.find(name, game)
        return [bot(game, s, random.Random(rng.getrandbits(62)), history) for _ in range(1, self.tries)]


def schema_of(work: SelfPlay) -> Any:
    """The columns with their types, as Arrow has them."""
    arrow: Any = import_module("pyarrow")
    lengths = {"list": -1, "seats": work.study.seats, "fields": width(work.study.game.observation.FIELDS)}
    fields: list[tuple[str, Any]] = []
    for name, column in COLUMNS.items():
        kind = getattr(arrow, column["type"])()
        if name != "values" or work.has_values:
            fields.append((name, arrow.list_(kind, lengths[column["many"]]) if "many" in column else kind))
    return arrow.schema(fields)


def parquet_of(table: Any) -> bytes:
    """A table as a Parquet file."""
    parquet: Any = import_module("pyarrow.parquet")
    written = BytesIO()
    parquet.write_table(table, written, compression="zstd")
    return written.getvalue()


def _observed(game: Game, s: GameState, seat: int) -> list[int]:
    """What a seat sees of a state."""
    bound, states, out = _observing(game)
    bound.put(states, 0, s)
    bound.call.observe(states[0], seat, out)
    return [int(number) for number in out]


@cache
def _observing(game: Game) -> tuple[speed.Bound, speed.Array, speed.Array]:
    """The observation of a game, and memory for it."""
    bound = speed.bind(game, cast("ModuleType", game.observation))
    return bound, bound.states(1), bound.ints(width(game.observation.FIELDS))


@cache
def prepare(study: Study, progress: Progress | None = None) -> None:
    """Waits until the evaluator of a game is compiled, and has solved what it solves for the game's options."""
    if preparation := bots.find_now(bots.of(study.game)[-1], study.game).prepare(study.start):
        preparation.wait(progress)
