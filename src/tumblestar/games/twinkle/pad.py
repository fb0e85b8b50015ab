"""A score pad for Twinkle on a real table: a constellation entered die by die, and what it scores so far.

The entries are the pad: `tree` (in notation; `tree2` is that of the second player), `colours` in play (letters),
`missions` in play (`7.16`), and what is chosen so far: `at`, where the next die hangs, or `off`, a die that hangs; the
`die` and its `result`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tumblestar import picture
from tumblestar.contract.capabilities import Pad, PadLine, PadSpot, PadStep, player_key
from tumblestar.contract.errors import Unreadable
from tumblestar.games.twinkle import parts
from tumblestar.games.twinkle.constellation import constellations, tree_text
from tumblestar.games.twinkle.description import die_words, phrase
from tumblestar.games.twinkle.picture.layout import main_frame, tree
from tumblestar.games.twinkle.picture.shapes import constellation as drawn_constellation
from tumblestar.games.twinkle.picture.shapes import drawn, mission_card
from tumblestar.games.twinkle.picture.tree_layout import layout_tree
from tumblestar.games.twinkle.rules import FREE, HUNG, State, cards_in_play, points
from tumblestar.games.twinkle.score import ALL, figure, read_colours
from tumblestar.games.twinkle.scoring import COMPARED, card, mission_points
from tumblestar.games.twinkle.scoring_dice import card_dice, mission_dice
from tumblestar.picture import at
from tumblestar.words import Phrase

LONGEST, TREE = 500, "tree"
BRONZE = 10
"""Missions up to this number are bronze."""
SPOT = 84
"""The width of a target in the picture's units."""


def pad(given: Mapping[str, str], seats: int = 1, seat: int = 0) -> Pad:
    """The pad that entries stand for. Entries that cannot be are left out, and `problem` says why."""
    s, missions, problem = _read(given, seats)
    entries = {player_key(TREE, i): tree_text(s, i) for i in range(seats)}
    entries["colours"] = "" if s.colours == read_colours(ALL) else _letters(s.colours)
    entries["missions"] = ".".join(map(str, missions))
    prompt, steps, is_asking = _next(s, seat, entries, given)
    cards = [_card(s, seat, which) for which in cards_in_play(s)]
    numbers = missions if missions or seats > 1 else range(1, parts.MISSIONS + 1)
    totals = tuple([points(s, i) for i in range(seats)])
    groups = [
        (phrase("pad-cards"), cards),
        (phrase("pad-missions"), [line for number in numbers for line in _mission(s, seat, number)]),
    ]
    ends = [] if is_asking else [step for _, step in _ends(s, seat, entries)]
    is_tied = sum(total == max(totals) for total in totals) > 1 and all(s.hung[i] for i in range(seats))
    return Pad(
        {key: value for key, value in entries.items() if value}, _lone(s, seat), prompt, steps,
        ends, list(_switches(s, entries)), totals[seat], groups, problem, tuple(_spots(s, seat, entries)),
        totals, (), is_asking, [(phrase("pad-choose-missions"), list(_mission_switches(missions, entries)))],
        phrase("pad-tied") if is_tied else None,
    )  # fmt: skip


def _letters(colours: int) -> str:
    return "".join(parts.LETTERS[colour] for colour in range(parts.COLOURS) if (colours >> colour) & 1)


def _read(given: Mapping[str, str], seats: int) -> tuple[State, list[int], Phrase | None]:
    """The constellations, the missions in play, and what was wrong with the entries."""
    problem: Phrase | None = None
    chosen, missions, trees = read_colours(ALL), list[int](), [""] * seats
    try:
        chosen = read_colours(given.get("colours", "")[:LONGEST] or ALL)
    except Unreadable as error:
        problem = error.phrase
    text = given.get("missions", "")[:LONGEST]
    names = text.split(".") if text else []
    if all(name.isascii() and name.isdigit() for name in names) and _may_be(list(map(int, names))):
        missions = sorted(map(int, names))
    else:
        problem = phrase("pad-bad-missions", text=text, tag="TW-2.4")
    for seat in range(seats):
        trees[seat] = given.get(player_key(TREE, seat), "")[:LONGEST]
        try:
            constellations(trees, chosen)
        except Unreadable as error:
            trees[seat], problem = "", error.phrase
    return constellations(trees, chosen, missions), missions, problem


def _may_be(missions: Sequence[int]) -> bool:
    """Whether missions can be in play together: one of bronze at most, and two of silver (TW-2.4)."""
    bronze = sum(number <= BRONZE for number in missions)
    in_box = len(set(missions)) == len(missions) and all(1 <= number <= parts.MISSIONS for number in missions)
    return in_box and bronze <= 1 and len(missions) - bronze <= 2


def _lone(s: State, seat: int) -> str:
    """The constellation of a seat as a picture of its own, with its open places."""
    frame = main_frame(1)
    body = at(-frame.left, -frame.top, drawn_constellation(tree(s, seat), seat, frame, s.hung[seat] < parts.STARS))
    return picture.frame((frame.right - frame.left, frame.bottom - frame.top), body)


def _spots(s: State, seat: int, entries: Mapping[str, str]) -> Iterator[PadSpot]:
    """The open places and the dice, to be chosen in the picture."""
    frame = main_frame(1)
    where = layout_tree(tree(s, seat), frame, s.hung[seat] < parts.STARS)
    for place, opening in where.openings.items():
        step = PadStep(_under(s, place), "", {**entries, "at": parts.PLACE_NAMES[place]})
        yield PadSpot(step, opening.x - frame.left, opening.y - frame.top, SPOT, SPOT)
    for die in s.dice[seat][: s.hung[seat]]:
        label = phrase("pad-shows", die=die_words(die), result=s.shown[die])
        x, y = where.spots[die]
        step = PadStep(label, "", {**entries, "off": parts.PLACE_NAMES[die]})
        yield PadSpot(step, x - frame.left, y - frame.top, SPOT, SPOT)


def _under(s: State, place: int) -> Phrase:
    """An open place in words."""
    if place < parts.DICE:
        return phrase("pad-under-die", die=die_words(place), result=s.shown[place])
    return phrase("pad-under-star", star=parts.PLACE_NAMES[place])


def _next(
    s: State, seat: int, entries: Mapping[str, str], given: Mapping[str, str]
) -> tuple[Phrase, list[PadStep], bool]:
    """The prompt and the choices of the next step, and whether something was chosen: a place, a die, its result."""
    off = next((die for die in s.dice[seat][: s.hung[seat]] if parts.PLACE_NAMES[die] == given.get("off")), -1)
    if off >= 0:
        steps = [step for die, step in _ends(s, seat, entries) if die == off]
        key = "pad-shows" if steps else "pad-has-dice"
        return phrase(key, die=die_words(off), result=s.shown[off]), steps, True
    if s.hung[seat] == parts.STARS:
        return phrase("pad-whole"), [], False
    name, number = given.get("die", ""), given.get("result", "")
    open_places = _open_places(s, seat)
    place = next((place for place in open_places if parts.PLACE_NAMES[place] == given.get("at")), -1)
    chosen = {**entries, "at": parts.PLACE_NAMES[place]} if place >= 0 else dict(entries)
    highest = s.shown[place] - 1 if 0 <= place < parts.DICE else max(parts.SIDES_OF)
    free = [die for die in range(parts.DICE) if s.where[die] == FREE and (s.colours >> parts.COLOUR_OF[die]) & 1]
    die = next((die for die in free if parts.PLACE_NAMES[die] == name), -1)
    if die < 0:
        steps = [PadStep(die_words(die), drawn(die, 0), {**chosen, "die": parts.PLACE_NAMES[die]}) for die in free]
        return _under(s, place) if place >= 0 else phrase("pad-die"), steps, place >= 0
    words, results = die_words(die), range(1, min(parts.SIDES_OF[die], highest) + 1)
    if number not in map(str, results):
        steps = [_shown(s, seat, chosen, die, result, place) for result in results]
        return phrase("pad-result", die=words), steps, True
    result = int(number)
    places = [place for place in open_places if place >= parts.DICE or s.shown[place] > result]
    steps = [_hanging(s, seat, entries, f"{name}={number}", place) for place in places]
    return phrase("pad-place" if steps else "pad-nowhere", die=words, result=result), steps, True


def _open_places(s: State, seat: int) -> list[int]:
    """The dice and stars of a seat under which another die may hang, by TW-3.4 and TW-3.5."""
    places = [die for die in s.dice[seat][: s.hung[seat]] if s.below[die] < 2 and s.shown[die] > 1]
    return places + [parts.STAR_A + star for star in range(2) if s.stars[seat][star] < 2]


def _shown(s: State, seat: int, chosen: Mapping[str, str], die: int, result: int, place: int) -> PadStep:
    """The step of a result, which hangs the die if its place is known."""
    name = parts.PLACE_NAMES[die]
    label = phrase("pad-shows", die=die_words(die), result=result)
    if place < 0:
        return PadStep(label, drawn(die, result), {**chosen, "die": name, "result": str(result)})
    rest = {key: value for key, value in chosen.items() if key != "at"}
    return PadStep(label, drawn(die, result), _hanging(s, seat, rest, f"{name}={result}", place).entries)


def _hanging(s: State, seat: int, entries: Mapping[str, str], shown: str, place: int) -> PadStep:
    """Hangs a die that shows a result, `R10=7`, under a die or a star."""
    key, name, result = player_key(TREE, seat), parts.PLACE_NAMES[place], s.shown[place] if place < parts.DICE else 0
    hung = ",".join(part for part in (entries[key], f"{shown}@{name}") if part)
    return PadStep(_under(s, place), drawn(place, result) if place < parts.DICE else "", {**entries, key: hung})


def _ends(s: State, seat: int, entries: Mapping[str, str]) -> Iterator[tuple[int, PadStep]]:
    """The dice at the ends of lines, with the steps that remove them."""
    key = player_key(TREE, seat)
    for die in s.dice[seat][: s.hung[seat]]:
        if s.below[die] == 0:
            rest = ",".join(
                part for part in entries[key].split(",") if not part.startswith(f"{parts.PLACE_NAMES[die]}=")
            )
            label = phrase("pad-remove", die=die_words(die))
            yield die, PadStep(label, drawn(die, s.shown[die]), {**entries, key: rest})


def _switches(s: State, entries: Mapping[str, str]) -> Iterator[PadStep]:
    """Steps that put a colour into play or out of it; one colour stays, and those of dice that hang."""
    hung = {parts.COLOUR_OF[die] for die in range(parts.DICE) if s.where[die] >= HUNG}
    for colour, name in enumerate(parts.COLOUR_NAMES):
        after = s.colours ^ 1 << colour
        letters = _letters(after)
        if after and colour not in hung:
            key = "pad-in-play" if (s.colours >> colour) & 1 else "pad-not-in-play"
            label = phrase(key, card=phrase(f"card-{name}"))
            icon = at(0, 0, picture.seal(name), 2.3)
            yield PadStep(label, icon, {**entries, "colours": "" if letters == ALL else letters})


def _mission_switches(missions: Sequence[int], entries: Mapping[str, str]) -> Iterator[PadStep]:
    """Steps that put a mission into play, in the place of others where there are too many, or out of it."""
    for number in range(1, parts.MISSIONS + 1):
        rest = [other for other in missions if other != number]
        if number not in missions:
            same = [other for other in missions if (other <= BRONZE) == (number <= BRONZE)]
            dropped = same[: len(same) + 1 - (1 if number <= BRONZE else 2)]
            rest = sorted([*(other for other in missions if other not in dropped), number])
        key = "pad-in-play" if number in missions else "pad-not-in-play"
        label = phrase(key, card=phrase(f"mission-{number}"))
        yield PadStep(label, mission_card(number, 1.7), {**entries, "missions": ".".join(map(str, rest))})


def _card(s: State, seat: int, which: int) -> PadLine:
    name = f"card-{parts.CARD_NAMES[which]}"
    dice = [die_words(die) for die in card_dice(s, seat, which)]
    scored = tuple([card(s, i, which) for i in range(s.seats)])
    return PadLine(phrase(name), scored[seat], phrase(f"{name}-does"), dice, scored)


def _mission(s: State, seat: int, number: int) -> list[PadLine]:
    """A mission with the points of all seats; alone with its points, or the figure that is compared."""
    name, figures = f"mission-{number}", tuple([figure(s, number, i) for i in range(s.seats)])
    scored = tuple([mission_points(s, i, number) for i in range(s.seats)]) if s.seats > 1 else figures
    dice = [die_words(die) for die in mission_dice(s, seat, number)] if scored[seat] else []
    lines = [PadLine(phrase(name), scored[seat], phrase(f"{name}-does"), dice, scored)]
    if s.seats > 1 and number <= COMPARED:
        label = phrase("pad-compared", mission=phrase(name))
        lines.append(PadLine(label, figures[seat], phrase("pad-compared-means"), [], figures))
    return lines
