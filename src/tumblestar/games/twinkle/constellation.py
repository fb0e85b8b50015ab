"""Constellations of Twinkle in text (grammar and examples: docs/twinkle.md).

In full as in the rulebook, `red d12=9@black d10; yellow d8=6@red d12`, or in short, `R12=9@N10,Y8=6@R12`.
"""

import re
from collections.abc import Iterable, Sequence

from tumblestar.contract.errors import Unreadable
from tumblestar.contract.modules import first_state
from tumblestar.games.twinkle import parts
from tumblestar.games.twinkle.rules import ALL_COLOURS, ENDED, GAME, State, attach, put_mission
from tumblestar.words import Phrase

NUMBERS = {name: place for place, name in enumerate(parts.PLACE_NAMES)}
"""The numbers of dice and stars by their names."""
HungDie = tuple[int, int, int]
"""A die of a constellation: the die, its result, and the die or star that it hangs under."""


def tree_text(s: State, seat: int) -> str:
    """The constellation of a seat in short: `N10=10@A,R12=9@N10`."""
    dice = s.dice[seat][: s.hung[seat]]
    return ",".join(f"{parts.PLACE_NAMES[die]}={s.shown[die]}@{parts.PLACE_NAMES[s.under[die]]}" for die in dice)


def read_tree(text: str) -> list[HungDie]:
    """A constellation, from its short or its full form, in the order written.

    Raises Unreadable, naming the part at fault, for what breaks the placing rules (TW-1.2, TW-3.4, TW-3.5).
    """
    tree = [_read_die(part.strip()) for part in re.split("[;,]", text) if part.strip()]
    if len(tree) > parts.STARS:
        raise _error("tree-long", text, "TW-1.3")
    results: dict[int, int] = {}
    for die, result, _ in tree:
        if die in results:
            raise _error("tree-twice", parts.PLACE_NAMES[die], "TW-1.1")
        results[die] = result
    for die, result, parent in tree:
        name = parts.PLACE_NAMES[parent]
        if parent < parts.DICE and parent not in results:
            raise _error("tree-parent", f"{parts.PLACE_NAMES[die]}@{name}", "TW-3.4")
        if parent < parts.DICE and results[parent] <= result:
            raise _error("tree-lower", f"{parts.PLACE_NAMES[die]}={result}@{name}={results[parent]}", "TW-3.4")
        if sum(other == parent for _, _, other in tree) > 2:
            raise _error("tree-three", name, "TW-3.5")
    return tree  # results fall along every line, so there are no circles


def _read_die(text: str) -> HungDie:
    match = re.fullmatch(r"(\w+ d\d+|[A-Z]\d+) *= *(\d{1,2}) *@ *(\w+ d\d+|[A-Z]\d*)", text)
    die, parent = (_number(match[1]), _number(match[3])) if match else (None, None)
    if match is None or die is None or parent is None or die >= parts.DICE:
        raise _error("tree-part", text, "")
    result = read_result(die, match[2])
    if not 1 <= result <= parts.SIDES_OF[die]:
        raise _error("tree-result", text, "TW-1.2")
    return die, result, parent


def read_result(die: int, text: str) -> int:
    """The result that a number on a die stands for: the 0 that is printed on a d10 is 10 (TW-1.2)."""
    return int(text) or (10 if parts.SIDES_OF[die] == 10 else 0)


def _number(name: str) -> int | None:
    """The number of a die or star by its short or its full name."""
    colour, space, sides = name.partition(" d")
    if space and colour in parts.COLOUR_NAMES and sides in map(str, parts.SIDES):
        return parts.COLOUR_NAMES.index(colour) * parts.TYPES + parts.SIDES.index(int(sides))
    return NUMBERS.get(name)


def _error(key: str, text: str, tag: str) -> Unreadable:
    return Unreadable(Phrase(key, {"text": text, "tag": tag}, GAME))


def put_tree(s: State, seat: int, tree: Iterable[HungDie]) -> None:
    """Hangs a constellation that was read. Raises Unreadable for a die that is not in play, or not free."""
    for die, result, parent in tree:
        if not (s.colours >> parts.COLOUR_OF[die]) & 1:
            raise _error("tree-colour", parts.PLACE_NAMES[die], "TW-2.1")
        if s.where[die] != parts.FREE:
            raise _error("tree-taken", parts.PLACE_NAMES[die], "TW-1.1")
        s.shown[die] = result
        attach(s, seat, die, parent)


def constellation(text: str, colours: int = ALL_COLOURS) -> State:
    """A state with one seat that holds a constellation of dice in play, to score. Raises Unreadable."""
    return constellations([text], colours)


def constellations(texts: Sequence[str], colours: int = ALL_COLOURS, missions: Sequence[int] = ()) -> State:
    """A state whose seats hold constellations of one game, to score. Raises Unreadable."""
    return hung_state(len(texts), map(read_tree, texts), colours, missions)


def hung_state(seats: int, trees: Iterable[Iterable[HungDie]], colours: int, missions: Iterable[int]) -> State:
    """The same of constellations that were read. Raises Unreadable."""
    s = first_state(State, seats, {})
    s.colours, s.phase = colours, ENDED
    for number in missions:
        put_mission(s, number)
    s.where[:] = [parts.FREE] * parts.DICE
    for seat, tree in enumerate(trees):
        put_tree(s, seat, tree)
    return s
