"""A person's progress in a campaign, from the attempts in the store and from uploaded files."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from typing import Annotated, cast

import msgspec

from tumblestar.contract.errors import Unreadable
from tumblestar.contract.game import Game
from tumblestar.features.campaign.store import LevelProgress, attempts, import_progress, imported_progress
from tumblestar.storage.store import Store
from tumblestar.words import Phrase

FORMAT, VERSION = "tumblestar campaign progress", 1
MOST_LEVELS = 3000
"""Maximum number of levels in a file."""
MOST_TRIES, MOST_POINTS = 1_000_000, 200
NEW = LevelProgress()


def standings(store: Store, person: int, game: Game) -> dict[str, LevelProgress]:
    """The progress of a person in every tried level, by the level's key."""
    if not person:
        return {}
    by_level = dict(imported_progress(store, person, game.name))
    for tried in attempts(store, person, game.name):
        before, stars = by_level.get(tried.level, NEW), game.campaign.stars(tried.is_won, tried.points, tried.is_first)
        standing = LevelProgress(1, tried.points, stars.won, stars.great, stars.first)
        by_level[tried.level] = _best(before, standing, before.tries + 1)
    return by_level


def _best(standing: LevelProgress, other: LevelProgress, tries: int) -> LevelProgress:
    """The best of two standings in every respect, with a number of tries."""
    return LevelProgress(
        tries,
        max(standing.best, other.best),
        standing.is_won or other.is_won,
        standing.is_great or other.is_great,
        standing.is_first or other.is_first,
    )


def is_open(game: Game, by_level: Mapping[str, LevelProgress], number: int) -> bool:
    """Whether a level may be played: the one before it is won, or it is won itself."""
    levels = game.campaign.levels()
    near = levels[max(0, number - 2) : number]
    return number == 1 or any(by_level.get(level.set, NEW).is_won for level in near)


def next_level(game: Game, by_level: Mapping[str, LevelProgress]) -> int:
    """The number of the first open level that is not won, or 0 if all are won."""
    left = [level.number for level in game.campaign.levels() if not by_level.get(level.set, NEW).is_won]
    return next((number for number in left if is_open(game, by_level, number)), 0)


def last_seed(store: Store, person: int, game: Game, level: str) -> str:
    """The seed of a person's last try of a level, or an empty string."""
    seeds = [tried.seed for tried in attempts(store, person, game.name) if tried.level == level] if person else []
    return seeds[-1] if seeds else ""


def exported(game: Game, by_level: Mapping[str, LevelProgress]) -> str:
    """The progress as JSON text."""
    levels = {
        level: {"tries": s.tries, "best": s.best, "won": s.is_won, "great": s.is_great, "first": s.is_first}
        for level, s in sorted(by_level.items())
    }
    return json.dumps({"format": FORMAT, "version": VERSION, "game": game.name, "levels": levels}, indent=1) + "\n"


class _Entry(msgspec.Struct, forbid_unknown_fields=True):
    """An entry of a progress file."""

    tries: Annotated[int, msgspec.Meta(ge=1, le=MOST_TRIES)]
    best: Annotated[int, msgspec.Meta(ge=0, le=MOST_POINTS)]
    won: bool
    great: bool
    first: bool


def imported(game: Game, text: str) -> dict[str, LevelProgress]:
    """Parses a progress file. Raises Unreadable."""
    try:
        content: object = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Unreadable(Phrase("progress-no-json")) from error
    entries = cast("dict[str, object]", content if isinstance(content, dict) else {})
    if entries.get("format") != FORMAT:
        raise Unreadable(Phrase("progress-format", {"expected": FORMAT}))
    if entries.get("version") != VERSION:
        args = {"version": str(entries.get("version"))[:20], "expected": VERSION}
        raise Unreadable(Phrase("progress-version", args))
    if entries.get("game") != game.name:
        raise Unreadable(Phrase("progress-game", {"text": str(entries.get("game"))[:40], "expected": game.name}))
    levels = entries.get("levels")
    if not isinstance(levels, dict) or len(levels := cast("dict[str, object]", levels)) > MOST_LEVELS:
        raise Unreadable(Phrase("progress-levels"))
    return {name: _standing(game, name, entry) for name, entry in levels.items()}


def _standing(game: Game, name: str, entry: object) -> LevelProgress:
    """Parses an entry of a progress file. Raises Unreadable."""
    if game.campaign.read_set(name) is None:
        raise Unreadable(Phrase("progress-level", {"text": name[:40]}))
    wrong = Unreadable(Phrase("progress-entry", {"level": name}))
    try:
        values = msgspec.convert(entry, _Entry, strict=True)
    except msgspec.ValidationError as error:
        raise wrong from error
    is_possible = (
        (not values.won or values.best >= game.campaign.GOAL)
        and (not values.great or (values.won and values.best >= game.campaign.GREAT))
        and (not values.first or values.won)
    )
    if not is_possible:
        raise wrong
    return LevelProgress(values.tries, values.best, values.won, values.great, values.first)


async def bring(store: Store, person: int, game: Game, file: Mapping[str, LevelProgress]) -> None:
    """Merges a progress file, keeping the best of both.

    Only the tries that exceed those made here are stored, so that uploading a file twice changes nothing.
    """
    by_level = imported_progress(store, person, game.name)
    counts = Counter(tried.level for tried in attempts(store, person, game.name))
    merged: dict[str, LevelProgress] = {}
    for level, standing in file.items():
        before = by_level.get(level, NEW)
        merged[level] = _best(before, standing, max(before.tries, standing.tries - counts[level]))
    await import_progress(store, person, game.name, merged)
