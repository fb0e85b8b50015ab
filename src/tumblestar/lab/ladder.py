"""The ladder of a game's bots: each plays its neighbours and `greedy`, and all have ratings of one scale.

The ratings are those of the Bradley-Terry model: bots that are 100 apart win 64 % and 36 % of games of two. A game of
one bot among n - 1 of another compares it with each of them: it wins n - 1 comparisons, or loses one to the winner. So
a fair share is even, with any number of seats, and one scale holds for all.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from tumblestar import bots
from tumblestar.bots import kept_results
from tumblestar.contract.errors import Unreadable
from tumblestar.contract.game import Game
from tumblestar.engine.statistics import interval
from tumblestar.lab.engine import InThisThread, Pool, collect
from tumblestar.lab.study import Study
from tumblestar.lab.tally import UNIT, Tally
from tumblestar.words import Phrase
from tumblestar.words.kept_files import locked
from tumblestar.words.text_input import read_text

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

YARDSTICK = "greedy"
"""The bot whose rating is 0."""
POINTS = 400 / 2.302585092994046
"""Rating points of a natural logarithm of odds: a factor of ten is 400 points."""
NORMAL = 1.959964
"""Standard errors on each side of a 95 % interval."""
HALF = 0.5
"""A half game is added to both sides of a match, so that a bot that never wins has a rating too."""
ALONE = Pool(InThisThread, 1)
"""Matches are played in this thread."""
CONDITIONS = ("box", "mixed")
"""Options as they are in the box, and options drawn for each set-up."""


@dataclass(frozen=True)
class Played:
    """The result of a match; `options` is one of CONDITIONS."""

    us: str
    them: str
    seats: int
    options: str
    games: int
    wins: float
    share: float
    low: float
    high: float
    compiled: bool


class Rating(NamedTuple):
    """The rating of a bot, with its 95 % interval."""

    points: float
    low: float
    high: float


class LadderSpec(NamedTuple):
    """What is to be played: seats, games a match with the options of the box and with mixed ones, options, seed."""

    seats: tuple[int, ...]
    games: int
    mixed: int = 0
    options: Mapping[str, int] = MappingProxyType({})
    seed: int = 1


def has_ratings() -> bool:
    """Whether the library of the ratings is installed, which is the extra `lab`."""
    return find_spec("choix") is not None


def pairs(names: Sequence[str], seats: int) -> Iterator[tuple[str, str]]:
    """The matches: of neighbours, weakest first, and of each other bot but the weakest with YARDSTICK.

    With more than two seats there are two of each: the upper bot among lower ones, and the lower one among upper ones.
    """
    chosen = list(pairwise(names))
    if YARDSTICK in names:
        at = names.index(YARDSTICK)
        chosen += [(name, YARDSTICK) for name in names[1 : max(at - 1, 1)]]
        chosen += [(YARDSTICK, name) for name in names[at + 2 :]]
    for lower, upper in chosen:
        yield upper, lower
        if seats > 2:
            yield lower, upper


def weakest_first(game: Game) -> list[str]:
    """The bots of a game; YARDSTICK comes after those that have fewer stars, or the fewest where it has none itself."""
    stars = {level.name: level.stars for level in bots.levels(game)}
    most = max(stars[YARDSTICK] - 1, 1)
    below = [name for name in stars if name == "random" or 0 < stars[name] <= most]
    return [*below, *(name for name in sorted(stars, key=lambda name: name != YARDSTICK) if name not in below)]


def games_of(game: Game, spec: LadderSpec, names: Sequence[str]) -> list[tuple[str, str, int, str, int]]:
    """The matches of a ladder: us, them, seats, one of CONDITIONS, and games, as many from each seat."""
    return [
        (us, them, seats, options, -(-games // seats) * seats)
        for options, games in zip(CONDITIONS, (spec.games, spec.mixed), strict=True)
        for seats in spec.seats
        for us, them in pairs(names, seats)
        if games
    ]


def climb(
    game: Game,
    spec: LadderSpec,
    known: Iterable[Played] = (),
    names: Sequence[str] = (),
    progress: Callable[[int, int], None] = lambda done, total: None,
    pool: Pool = ALONE,
) -> Iterator[Played]:
    """Plays the ladder, match by match; takes those that are `known` with as many games as they are.

    A match that is broken off raises KeyboardInterrupt.
    """
    before = {(match.us, match.them, match.seats, match.options, match.games): match for match in known}
    planned = games_of(game, spec, names or weakest_first(game))
    for done, (us, them, seats, options, games) in enumerate(planned):
        if known_match := before.get((us, them, seats, options, games)):
            yield known_match
            continue

        def part(now: int, all_now: int, done: int = done) -> None:
            progress(done * 1000 + 1000 * now // all_now, len(planned) * 1000)

        study = match_study(game, us, them, seats, spec.options, spec.seed, options == "mixed")
        yield match(study, games, pool, part)


def match_study(
    game: Game, us: str, them: str, seats: int, options: Mapping[str, int], seed: int = 1, is_mixed: bool = False
) -> Study:
    """The games of one bot among others of one kind, each set-up from every seat."""
    labels = ("us", *["them"] * (seats - 1))
    names = [us, *[them] * (seats - 1)]
    return Study.new(game, names, dict(options), seed, labels=labels, is_mixed=is_mixed)


def match(
    study: Study,
    games: int,
    pool: Pool = ALONE,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Played:
    """Plays at least so many games of a match. Raises KeyboardInterrupt if it is broken off."""
    tally = Tally(dict(Counter(study.labels)), study.rotations)
    setups = study.setups_of(games)
    if collect(study, setups, pool, lambda piece: tally.add(piece["tally"]), progress=progress) < setups:
        raise KeyboardInterrupt
    wins = tally.sums["share us"][0] / UNIT
    mean, low, high, _ = tally.figure("share us")
    if low is None or high is None:
        low, high = interval(wins, tally.games)
    us, them, options = study.bots[0], study.bots[-1], CONDITIONS[study.is_mixed]
    shares = round(mean, 4), round(low, 4), round(high, 4)
    return Played(us, them, study.seats, options, tally.games, round(wins, 6), *shares, study.is_compiled)


# -- ratings


def ratings(played: Sequence[Played]) -> dict[str, Rating]:
    """The ratings of the bots in these matches, weakest first as they come; YARDSTICK, or else the first, has 0.

    The intervals are those of the inverse of the information in the games, which are taken to be independent. Bots that
    the matches do not connect with the yardstick are left out. Needs the extra `lab`.
    """
    import choix
    import numpy as np

    names = _connected(played)
    number = {name: i for i, name in enumerate(names)}
    won, information = np.zeros((len(names), len(names))), np.zeros((len(names), len(names)))
    for match in played:
        if match.us not in number:
            continue
        us, them = number[match.us], number[match.them]
        share = (match.wins + HALF) / (match.games + match.seats * HALF)
        won[us, them] += share * match.games * (match.seats - 1)
        won[them, us] += (1 - share) * match.games
        information[[us, them], [us, them]] += share * (1 - share) * match.games
        information[[us, them], [them, us]] -= share * (1 - share) * match.games
    values = choix.ilsr_pairwise_dense(won, max_iter=10_000)
    errors = np.zeros(len(names))
    errors[1:] = np.sqrt(np.diag(np.linalg.inv(information[1:, 1:])))
    by_bot = {name: _rating(values, errors, i) for name, i in number.items()}
    order = list(dict.fromkeys(name for match in played for name in (match.us, match.them)))
    return {name: by_bot[name] for name in sorted(by_bot, key=lambda name: (by_bot[name].points, order.index(name)))}


def _rating(values: NDArray[np.float64], errors: NDArray[np.float64], i: int) -> Rating:
    points, error = POINTS * float(values[i] - values[0]), POINTS * NORMAL * float(errors[i])
    return Rating(round(points, 1), round(points - error, 1), round(points + error, 1))


def _connected(played: Sequence[Played]) -> list[str]:
    """The bots that matches connect with the yardstick, which comes first."""
    there = [name for match in played for name in (match.us, match.them)]
    names = [YARDSTICK if YARDSTICK in there else there[0]]
    for name in names:
        names += [
            other
            for other in dict.fromkeys(there)
            if other not in names and any({name, other} == {match.us, match.them} for match in played)
        ]
    return names


def rating_table(played: Sequence[Played]) -> dict[str, dict[str, Rating]]:
    """The ratings for each number of seats and options, such as `box, 2`, and for all games, as `all`."""
    groups: dict[str, list[Played]] = {}
    for match in played:
        groups.setdefault(f"{match.options}, {match.seats}", []).append(match)
    if len(groups) > 1:
        groups["all"] = list(played)
    return {name: ratings(group) for name, group in groups.items()}


# -- kept results


def file_of(game: Game, folder: Path) -> Path:
    """The file in which a game's ladder is kept."""
    return folder / f"ladder-{game.name}.json"


def known(game: Game, folder: Path, spec: LadderSpec) -> list[Played]:
    """The matches that are kept in a folder, if they are of the present bots, seed and options. Raises Unreadable."""
    file = file_of(game, folder)
    if not file.is_file():
        return []
    try:
        results = json.loads(read_text(file))
    except json.JSONDecodeError as error:
        raise Unreadable(Phrase("lab-kept-damaged", {"file": str(file), "line": error.lineno})) from error
    same = kept_results.is_of_present_bots(game, results)
    same = same and (results["seed"], results["given"]) == (spec.seed, dict(spec.options))
    return [Played(**match) for match in results["matches"]] if same else []


def merged(played: Sequence[Played], before: Sequence[Played]) -> list[Played]:
    """The matches played, and those of before that were not played now."""
    now = {(match.us, match.them, match.seats, match.options) for match in played}
    return [*played, *(match for match in before if (match.us, match.them, match.seats, match.options) not in now)]


def keep(game: Game, folder: Path, spec: LadderSpec, played: Sequence[Played], command: str, start_commit: str) -> None:
    """Writes the matches so far and those that are kept, with their ratings."""
    folder.mkdir(parents=True, exist_ok=True)
    with locked(file_of(game, folder)):
        matches = merged(played, known(game, folder, spec))
        results = {
            "game": game.name,
            "digest": kept_results.digest_of_bots(game),
            "seed": spec.seed,
            "given": dict(spec.options),
            "matches": [asdict(match) for match in matches],
            "ratings": as_json(rating_table(matches)),
        }
        kept_results.save(file_of(game, folder), command, results, start_commit)


def as_json(table: Mapping[str, Mapping[str, Rating]]) -> dict[str, dict[str, dict[str, float]]]:
    """A table of ratings as JSON values."""
    return {group: {name: rating._asdict() for name, rating in column.items()} for group, column in table.items()}
