"""Bots that play any game, and those of the games themselves: `players.LEVELS`, and plain ones in `evaluation.BOTS`.

A bot is a function of a state, a random source and, where it `remembers`, the states before; it gets no seed and no
record. `find` waits until it is ready to play as well as it can; a server asks `find_now`, which never waits.
"""

from __future__ import annotations

import json
import random
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from importlib import resources
from typing import NamedTuple

from tumblestar import games
from tumblestar.bots import plain_players
from tumblestar.contract.errors import BadOption, check_type, wrong_value
from tumblestar.contract.game import Chooser, Game
from tumblestar.contract.players import BotLevel
from tumblestar.contract.state import CHANCE, OVER, GameState
from tumblestar.engine import players
from tumblestar.engine.bot_workers import Bot, Progress, as_bot, wait_for
from tumblestar.engine.speed import is_fast
from tumblestar.words import Phrase, labels
from tumblestar.words.text_input import meant

LONGEST_LINE = 12
POINTS = "points.json"


def of(game: Game | str) -> tuple[str, ...]:
    """The names of the bots that play a game: random, greedy, then the game's own, the weakest of these first."""
    game = games.find(game)
    levels = game.players.LEVELS if players.has_players(game) else ("greedy",)
    return ("random", *levels, *(name for name in game.evaluation.BOTS if name not in levels))


class Level(NamedTuple):
    """What a bot is, for whoever chooses one; `bot-<name>` and `bot-<name>-help` are the words of the game for it."""

    name: str
    stars: int
    """From 1 to 5: what people choose from, one each; 0 for what only programs ask for."""
    points: Mapping[str, float]
    """Its points on the ladder by the number of seats, where they were measured; `greedy` has 0 (docs/strength.md)."""
    holds: bool
    """Whether it plays as strongly as its name says on this machine, even if that compiles nothing."""


def levels(game: Game | str) -> tuple[Level, ...]:
    """What the bots of `of` are."""
    game = games.find(game)
    points = _points().get(game.name, {})
    return tuple(
        Level(
            name,
            players.stars(game, name),
            points.get(name, {}),
            is_fast() or find_now(name, game).holds_interpreted,
        )
        for name in of(game)
    )


@cache
def _points() -> dict[str, dict[str, dict[str, float]]]:
    """The points of each game's bots by the number of seats, as `tumblestar lab ladder` has found them."""
    return json.loads(resources.files("tumblestar.bots").joinpath(POINTS).read_text(encoding="utf-8"))


def on_offer(game: Game | str) -> tuple[Level, ...]:
    """What people choose from, the weakest first: the levels with stars; all of a game that gives none."""
    found = levels(game)
    return tuple(sorted((level for level in found if level.stars), key=lambda level: level.stars)) or found


def with_stars(game: Game | str, stars: int) -> str:
    """The bot with so many stars; `greedy` where a game gives none."""
    return next((level.name for level in levels(game) if level.stars == stars), "greedy")


def name_of(typed: str, game: Game | str) -> str:
    """The bot that was meant (`greedy`, `Medium`, `Mizar`). Raises BadOption, which names the bots there are."""
    game = games.find(game)
    if (name := _meant(typed, game)) in of(game):
        return name
    raise BadOption(Phrase("unknown-bot", {"name": str(typed)[:40], "allowed": typeable(game)}))


def _meant(typed: str, game: Game) -> str | None:
    return meant(
        typed, of(game), lambda bot: (*labels(f"bot-{bot}", game.name), *labels(f"star-{players.stars(game, bot)}", ""))
    )


def typeable(game: Game) -> list[str | Phrase]:
    """The bots of a game as people type them: by the words for them, or by their names where those are unclear."""
    return [
        Phrase(f"bot-{bot}", {}, game.name)
        if {_meant(label, game) for label in labels(f"bot-{bot}", game.name)} == {bot}
        else bot
        for bot in of(game)
    ]


def check(name: object, game: Game | str) -> str:
    """Returns the name of a bot of a game. Raises BadOption for any other, which names the bots there are."""
    if not isinstance(name, str) or name not in of(game):
        raise BadOption(Phrase("unknown-bot", {"name": str(name)[:40], "allowed": list(of(game))}))
    return name


def find(name: str, game: Game | str, progress: Progress | None = None) -> Bot[GameState]:
    """The bot of that name, once it is compiled, which takes up to minutes the first time.

    Calls `progress` about once a second while it waits. Raises BadOption, which names the bots there are; and so does
    the bot, for a value of a wrong kind.
    """
    bot = wait_for(find_now(name, game), progress)

    def plan(game: Game, state: GameState, rng: random.Random, history: Sequence[GameState]) -> Sequence[int]:
        check_type("game", game, Game, "game")
        game.check_state(state)
        check_type("rng", rng, random.Random, "rng")
        return bot.plan(game, state, rng, history)

    return replace(bot, plan=plan)


def find_now(name: str, game: Game | str) -> Bot[GameState]:
    """The bot of that name. Until it is ready (`is_ready`) it thinks interpreted, with a smaller budget.

    Raises BadOption, which names the bots there are.
    """
    game = games.find(game)
    name = name_of(name, game)
    if name == "random":
        return as_bot(choose_any)
    if players.has_players(game) and name in game.players.LEVELS:
        return players.bot(game, name)
    return as_bot(game.evaluation.greedy if name == "greedy" else game.evaluation.BOTS[name])


def prepare(name: str, game: Game | str) -> None:
    """Starts what a bot needs time for, in a thread of its own."""
    find_now(name, game).prepare(None)


def is_ready(name: str, game: Game | str) -> bool:
    """Whether a bot plays as well as it can on this machine; starts what it needs if it has not been started."""
    preparation = find_now(name, game).prepare(None)
    return preparation is None or preparation.is_ready


def is_quick(name: str, game: Game) -> bool:
    """Whether a bot needs next to no time, so that it waits for none that thinks."""
    own: Mapping[str, BotLevel] = game.players.LEVELS if players.has_players(game) else {}
    return own[name].is_quick if name in own else name in ("random", "greedy")


def choose_any(game: Game, state: GameState, rng: random.Random) -> int:
    """Any legal action, each equally likely."""
    return rng.choice(game.legal(state))


def choose_greedily(game: Game, state: GameState, rng: random.Random) -> int:
    """What looks best right now: the bot `greedy` of the game."""
    return find_now("greedy", game)(game, state, rng)


def is_expecting(game: Game | str) -> bool:
    """Whether the game's bots expect a line of actions over several turns."""
    return games.find(game).evaluation.expected_line is not None


def expected(name: str, line: str) -> list[str]:
    """What `expect` says of a state in notation, for another process. Raises BadOption or Unreadable."""
    return expect(name, games.find(name).parse_state(line))


def expect(game: Game | str, state: GameState, seconds: float = 1.0) -> list[str]:
    """The line that the strongest bot expects, in notation; empty until it is ready, or when nobody is to act.

    A search is cut off after so many seconds. A bot that does not look further says what it would do until chance or
    another seat acts. Raises BadOption for a state of another game, and for seconds that are no number.
    """
    game = games.find(game)
    game.check_state(state)
    check_type("seconds", seconds, (int, float), "number")
    strongest, actor = of(game)[-1], game.actor(state)
    if actor in (CHANCE, OVER) or not is_ready(strongest, game):
        return []
    search, line = game.evaluation.expected_line, list[str]()
    while game.actor(state) == actor and len(line) < LONGEST_LINE:
        if search:
            actions = search(state, seconds)
        else:
            actions = find_now(strongest, game).plan(game, state, random.Random(1), ())
        for action in actions:
            line.append(game.text(state, action))
            state = game.after(state, action)
        if search:
            break
    return line[:LONGEST_LINE]


def set_up(game: Game, state: GameState, rng: random.Random) -> GameState:
    """A copy of a state in which chance has acted by its odds until a seat is to act, or the game is over."""
    game.check_state(state)
    check_type("rng", rng, random.Random, "rng")
    state = game.copy(state)
    while game.actor(state) == CHANCE:
        game.rules.apply(state, any_outcome(game, state, rng))
    return state


def any_outcome(game: Game, state: GameState, rng: random.Random) -> int:
    """What chance may do next, picked by its odds."""
    outcomes = game.outcomes(state)
    return rng.choices([o for o, _ in outcomes], [w for _, w in outcomes])[0]


def play_out(
    game: Game, state: GameState, choosers: Sequence[Chooser[GameState]], rng: random.Random, most: int = 100_000
) -> GameState:
    """Plays a copy of a state to its end, chance by its odds; stops after `most` events and then returns as it is.

    A bot's plan is played as it stands; a plain function is asked for every action. Each decision has random numbers
    of its own, which come from `rng`. Raises BadOption unless there is one chooser a seat.
    """
    game.check_state(state)
    check_type("rng", rng, random.Random, "rng")
    if len(choosers) != state.seats or not all(map(callable, choosers)):
        raise BadOption(wrong_value("choosers", choosers, Phrase("takes-choosers", {"count": state.seats})))
    bots = [as_bot(chooser) for chooser in choosers]
    return plain_players.play_out(game, state, bots, rng, most)
