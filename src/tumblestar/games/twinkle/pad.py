"""A score pad for Twinkle on a real table: a constellation entered die by die, and what it scores so far.

The entries are the pad: `tree` (in notation), `colours` in play (letters), and the `die` and `result` chosen so far.
"""

from __future__ import annotations

from collections.abc import Mapping

from tumblestar import picture
from tumblestar.contract.capabilities import Pad, PadLine, PadStep
from tumblestar.contract.errors import Unreadable
from tumblestar.games.twinkle.description import die_words
from tumblestar.games.twinkle.notation import NAMES, constellation, place_name, read_tree, tree_text
from tumblestar.games.twinkle.parts import (
    COLOUR_NAMES,
    COLOUR_OF,
    COLOURS,
    DICE,
    LETTERS,
    MISSIONS,
    SIDES_OF,
    STAR_A,
    STARS,
)
from tumblestar.games.twinkle.picture.layout import main_frame, tree
from tumblestar.games.twinkle.picture.shapes import constellation as drawn_constellation
from tumblestar.games.twinkle.picture.shapes import drawn
from tumblestar.games.twinkle.rules import State
from tumblestar.games.twinkle.score import ALL, figure, read_colours
from tumblestar.games.twinkle.scoring import (
    CARDS,
    TWINKLE,
    card,
    card_dice,
    mission_dice,
)
from tumblestar.picture import at
from tumblestar.words import Phrase

GAME = "twinkle"
LONGEST = 500


def pad(given: Mapping[str, str]) -> Pad:
    """The pad that entries stand for. What cannot be is left out, and `problem` says why."""
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
    lines = [_card(s, which) for which in range(CARDS) if which == TWINKLE or (chosen >> which) & 1]
    groups = [
        (Phrase("pad-cards", {}, GAME), lines),
        (Phrase("pad-missions", {}, GAME), [_mission(s, number) for number in range(1, MISSIONS + 1)]),
    ]
    return Pad(
        {key: value for key, value in entries.items() if value}, lone(s), prompt, steps, _taken(s, entries),
        _switches(entries, chosen), sum(line.points for line in lines), groups, problem,
    )  # fmt: skip


def lone(s: State) -> str:
    """The constellation as a picture of its own."""
    frame = main_frame(1)
    body = at(-frame.left, -frame.top, drawn_constellation(tree(s, 0), 0, frame, False))
    return picture.frame((frame.right - frame.left, frame.bottom - frame.top), body)


def _next(s: State, entries: Mapping[str, str], name: str, number: str) -> tuple[Phrase, list[PadStep]]:
    """What is to be chosen next: a die, its result, or where it hangs."""
    die = NAMES.index(name) if name in NAMES else -1
    if s.hung[0] == STARS:
        return Phrase("pad-whole", {}, GAME), []
    if die < 0 or die in s.dice[0] or not (s.colours >> COLOUR_OF[die]) & 1:
        free = [d for d in range(DICE) if d not in s.dice[0] and (s.colours >> COLOUR_OF[d]) & 1]
        return Phrase("pad-die", {}, GAME), [
            PadStep(die_words(d), drawn(d, 0), {**entries, "die": NAMES[d]}) for d in free
        ]
    words = die_words(die)
    if number not in map(str, range(1, SIDES_OF[die] + 1)):
        steps = [
            PadStep(
                Phrase("pad-shows", {"die": words, "result": r}, GAME),
                drawn(die, r),
                {**entries, "die": name, "result": str(r)},
            )
            for r in range(1, SIDES_OF[die] + 1)
        ]
        return Phrase("pad-result", {"die": words}, GAME), steps
    result = int(number)
    places = [d for d in s.dice[0][: s.hung[0]] if s.below[d] < 2 and s.shown[d] > result]
    places += [STAR_A + star for star in range(2) if s.stars[0][star] < 2]
    steps: list[PadStep] = []
    for place in places:
        label = _place(s, place)
        hung = ",".join(part for part in (entries["tree"], f"{name}={result}@{place_name(place)}") if part)
        icon = drawn(place, int(s.shown[place])) if place < DICE else ""
        steps.append(PadStep(label, icon, {**entries, "tree": hung}))
    key = "pad-place" if steps else "pad-nowhere"
    return Phrase(key, {"die": words, "result": result}, GAME), steps


def _place(s: State, place: int) -> Phrase:
    if place >= DICE:
        return Phrase("pad-under-star", {"star": place_name(place)}, GAME)
    return Phrase("pad-under-die", {"die": die_words(place), "result": int(s.shown[place])}, GAME)


def _taken(s: State, entries: Mapping[str, str]) -> list[PadStep]:
    """The dice at the ends of lines, which can be taken away again."""
    found: list[PadStep] = []
    parts = entries["tree"].split(",") if entries["tree"] else []
    for die in s.dice[0][: s.hung[0]]:
        if s.below[die] == 0:
            rest = ",".join(part for part in parts if not part.startswith(f"{NAMES[die]}="))
            label = Phrase("pad-remove", {"die": die_words(die)}, GAME)
            found.append(PadStep(label, drawn(die, int(s.shown[die])), {**entries, "tree": rest}))
    return found


def _switches(entries: Mapping[str, str], chosen: int) -> list[PadStep]:
    """One for each colour: out of play if it is in, and the other way round; one colour stays, and those that hang."""
    found: list[PadStep] = []
    hung = {COLOUR_OF[die] for die, _, _ in read_tree(entries["tree"])}
    for colour, name in enumerate(COLOUR_NAMES):
        then = chosen ^ 1 << colour
        letters = "".join(LETTERS[c] for c in range(COLOURS) if (then >> c) & 1)
        if then and colour not in hung:
            key = "pad-in-play" if (chosen >> colour) & 1 else "pad-not-in-play"
            label = Phrase(key, {"card": Phrase(f"card-{name}", {}, GAME)}, GAME)
            icon = at(0, 0, picture.seal(name), 2.3)
            found.append(PadStep(label, icon, {**entries, "colours": "" if letters == ALL else letters}))
    return found


def _card(s: State, which: int) -> PadLine:
    name = "twinkle" if which == TWINKLE else COLOUR_NAMES[which]
    dice = [die_words(die) for die in card_dice(s, 0, which)]
    return PadLine(Phrase(f"card-{name}", {}, GAME), card(s, 0, which), Phrase(f"card-{name}-does", {}, GAME), dice)


def _mission(s: State, number: int) -> PadLine:
    """A mission with its points, or the figure that is compared."""
    points = figure(s, number)
    dice = [die_words(die) for die in mission_dice(s, 0, number)] if points else []
    does = Phrase(f"mission-{number}-does", {}, GAME)
    return PadLine(Phrase(f"mission-{number}", {}, GAME), points, does, dice)
