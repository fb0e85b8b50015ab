"""Score pads as their pages see them: what entries show, what was asked, and the entries of each choice."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tumblestar.contract.game import Game
from tumblestar.contract.touching import Choice, ScoreSheet, Spot, player_names, spot_entries, touched
from tumblestar.words import Phrase


@dataclass
class Step:
    """A choice: its label, and the entries that it leads to."""

    label: Phrase
    entries: dict[str, str]


@dataclass
class ShownPad:
    """A score pad with these entries, from which a seat is shown."""

    entries: dict[str, str]
    sheet: ScoreSheet[Any]
    problem: Phrase | None
    prompt: Phrase
    steps: list[Step]
    """What the question offers; without one, what is offered beside the picture."""
    spots: list[Step]
    options: list[list[Step]]
    is_asking: bool


def pad_of(name: str, given: Mapping[str, str], seats: int = 1, seat: int = 0) -> ShownPad:
    """The pad of a game, as its page makes it."""
    touch = Game(name).touch
    assert touch.read
    assert touch.sheet
    assert touch.entries
    built, problem = touch.read(given, seats)
    sheet, write = touch.sheet(built, seat, player_names(given, seats)), touch.entries
    entries = {key: value for key, value in write(built).items() if value}

    def step(choice: Choice[Any] | Spot[Any], key: str, further: Sequence[str] = ()) -> Step:
        if choice.made is None:
            return Step(choice.label, entries | spot_entries(touch.ASKED, key, further))
        return Step(choice.label, {key: value for key, value in write(choice.made).items() if value})

    found = touched(touch.ASKED, sheet.spots, given)
    steps = [step(spot, spot.key) for spot in sheet.spots if not spot.area]
    prompt = sheet.prompt
    if found:
        spot, asked = found
        steps, prompt = [step(one, spot.key, one.further) for one in asked.choices], asked.prompt or spot.label
    spots = [step(spot, spot.key) for spot in sheet.spots if spot.area]
    options = [[step(choice, "") for choice in choices] for _, choices in sheet.options]
    return ShownPad(entries, sheet, problem, prompt, steps, spots, options, found is not None)
