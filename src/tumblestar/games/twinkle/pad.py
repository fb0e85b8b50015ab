"""A score pad for Twinkle on a real table: a constellation entered die by die, and what it scores so far.

The entries are the pad: `tree` (in notation), `colours` in play (letters), and the `die` and `result` chosen so far.
"""

from __future__ import annotations

from collections.abc import Mapping

from tumblestar import picture
from tumblestar.contract.capabilities import Pad, PadLine, PadStep
from tumblestar.contract.errors import Unreadable
from tumblestar.games.twinkle.constellation import constellation, read_tree, tree_text
from tumblestar.games.twinkle.description import die_words
from tumblestar.games.twinkle.parts import (
    CARD_NAMES,
    COLOUR_NAMES,
    COLOUR_OF,
    COLOURS,
    DICE,
    LETTERS,
    MISSIONS,
    PLACE_NAMES,
    SIDES_OF,
    STAR_A,
    STARS,
)
from tumblestar.games.twinkle.picture.layout import main_frame, tree
from tumblestar.games.twinkle.picture.shapes import constellation as drawn_constellation
from tumblestar.games.twinkle.picture.shapes import drawn
from tumblestar.games.twinkle.rules import GAME, State, cards_in_play
from tumblestar.games.twinkle.score import ALL, figure, read_colours
from tumblestar.games.twinkle.scoring import card
from tumblestar.games.twinkle.scoring_dice import card_dice, mission_dice
from tumblestar.picture import at
from tumblestar.words import Phrase

LONGEST = 500


def pad(given: Mapping[str, str]) -> Pad:
    """The pad that entries stand for. Entries that cannot be are left out, and `problem` says why."""
    colours, tree = (given.get(key, "")[:LONGEST] for key in ("colours", "tree"))
    problem: Phrase | None = None
    try:
        chosen = read_colours(colours or ALL)
    except Unreadable as error:
        colours, chosen, problem = "", read_colours(ALL), error.phrase
    try:
        s = constellation(tree, chosen)
    except Unreadable as error:
        s, problem = constellation("", chosen), error.phrase
    entries = {"tree": tree_text(s, 0), "colours": colours}
    prompt, steps = _next(s, entries, given.get("die", ""), given.get("result", ""))
    cards = [_card(s, which) for which in cards_in_play(s)]
    groups = [
        (Phrase("pad-cards", {}, GAME), cards),
        (Phrase("pad-missions", {}, GAME), [_mission(s, number) for number in range(1, MISSIONS + 1)]),
    ]
    return Pad(
        {key: value for key, value in entries.items() if value}, lone(s), prompt, steps, _removals(s, entries),
        _switches(s, entries), sum(card.points for card in cards), groups, problem,
    )  # fmt: skip


def lone(s: State) -> str:
    """The constellation as a picture of its own."""
    frame = main_frame(1)
    body = at(-frame.left, -frame.top, drawn_constellation(tree(s, 0), 0, frame, False))
    return picture.frame((frame.right - frame.left, frame.bottom - frame.top), body)


def _next(s: State, entries: Mapping[str, str], name: str, number: str) -> tuple[Phrase, list[PadStep]]:
    """The prompt and the choices of the next step: a die, its result, or where it hangs."""
    if s.hung[0] == STARS:
        return Phrase("pad-whole", {}, GAME), []
    free = [die for die in range(DICE) if die not in s.dice[0] and (s.colours >> COLOUR_OF[die]) & 1]
    die = next((die for die in free if PLACE_NAMES[die] == name), -1)
    if die < 0:
        steps = [PadStep(die_words(die), drawn(die, 0), {**entries, "die": PLACE_NAMES[die]}) for die in free]
        return Phrase("pad-die", {}, GAME), steps
    words, results = die_words(die), range(1, SIDES_OF[die] + 1)
    if number not in map(str, results):
        steps = [
            PadStep(
                Phrase("pad-shows", {"die": words, "result": result}, GAME),
                drawn(die, result),
                {**entries, "die": name, "result": str(result)},
            )
            for result in results
        ]
        return Phrase("pad-result", {"die": words}, GAME), steps
    result = int(number)
    places = [die for die in s.dice[0][: s.hung[0]] if s.below[die] < 2 and s.shown[die] > result]
    places += [STAR_A + star for star in range(2) if s.stars[0][star] < 2]
    steps = [_hanging(s, entries, f"{name}={number}", place) for place in places]
    return Phrase("pad-place" if steps else "pad-nowhere", {"die": words, "result": result}, GAME), steps


def _hanging(s: State, entries: Mapping[str, str], shown: str, place: int) -> PadStep:
    """Hangs a die that shows a result, `R10=7`, under a die or a star."""
    name, result = PLACE_NAMES[place], s.shown[place] if place < DICE else 0
    if place < DICE:
        label = Phrase("pad-under-die", {"die": die_words(place), "result": result}, GAME)
    else:
        label = Phrase("pad-under-star", {"star": name}, GAME)
    hung = ",".join(part for part in (entries["tree"], f"{shown}@{name}") if part)
    return PadStep(label, drawn(place, result) if place < DICE else "", {**entries, "tree": hung})


def _removals(s: State, entries: Mapping[str, str]) -> list[PadStep]:
    """Steps that remove the dice at the ends of lines."""
    steps: list[PadStep] = []
    for die in s.dice[0][: s.hung[0]]:
        if s.below[die] == 0:
            rest = [part for part in entries["tree"].split(",") if not part.startswith(f"{PLACE_NAMES[die]}=")]
            label = Phrase("pad-remove", {"die": die_words(die)}, GAME)
            steps.append(PadStep(label, drawn(die, s.shown[die]), {**entries, "tree": ",".join(rest)}))
    return steps


def _switches(s: State, entries: Mapping[str, str]) -> list[PadStep]:
    """Steps that put a colour into play or out of it; one colour stays, and those of dice that hang."""
    steps: list[PadStep] = []
    hung = {COLOUR_OF[die] for die, _, _ in read_tree(entries["tree"])}
    for colour, name in enumerate(COLOUR_NAMES):
        after = s.colours ^ 1 << colour
        letters = "".join(LETTERS[other] for other in range(COLOURS) if (after >> other) & 1)
        if after and colour not in hung:
            key = "pad-in-play" if (s.colours >> colour) & 1 else "pad-not-in-play"
            label = Phrase(key, {"card": Phrase(f"card-{name}", {}, GAME)}, GAME)
            icon = at(0, 0, picture.seal(name), 2.3)
            steps.append(PadStep(label, icon, {**entries, "colours": "" if letters == ALL else letters}))
    return steps


def _card(s: State, which: int) -> PadLine:
    name = f"card-{CARD_NAMES[which]}"
    dice = [die_words(die) for die in card_dice(s, 0, which)]
    return PadLine(Phrase(name, {}, GAME), card(s, 0, which), Phrase(f"{name}-does", {}, GAME), dice)


def _mission(s: State, number: int) -> PadLine:
    """A mission with its points, or the figure that is compared."""
    name, points = f"mission-{number}", figure(s, number)
    dice = [die_words(die) for die in mission_dice(s, 0, number)] if points else []
    return PadLine(Phrase(name, {}, GAME), points, Phrase(f"{name}-does", {}, GAME), dice)
