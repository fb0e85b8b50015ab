"""Twinkle Twinkle in text: actions, tiles, charts and states (grammar and examples: docs/twinkle_twinkle.md).

A tile is its code and a rotation mark, `T1`: quarter turns clockwise, after `~` where it is turned over. A turn is
`take 3`, then `T1@b4`. Chance says `order 2`, then what it draws, `draw T`. A chart is five lines of four tiles, `.`
being an empty cell; in a state its tiles stand between commas and its lines between slashes.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from tumblestar.contract.errors import Unreadable
from tumblestar.contract.modules import join_pairs, unread
from tumblestar.contract.state_text import Entry, Table, whole
from tumblestar.games.twinkle_twinkle import parts, rules
from tumblestar.games.twinkle_twinkle.box import mirror, turned
from tumblestar.games.twinkle_twinkle.parts import CELLS, CODES, EMPTY, phrase
from tumblestar.games.twinkle_twinkle.rules import NOBODY, PLACE, State
from tumblestar.words import Argument

KIND_OF = {code: kind for kind, code in enumerate(CODES) if kind}
"""The kinds of tile by their codes."""
CELL_OF = {name: cell for cell, name in enumerate(parts.CELL_NAMES)}
_TILE = re.compile(r"([A-Za-z]+\*?)(~?)([0-9]?)")


def tile_text(kind: int, lines: int) -> str:
    """A tile as it lies: its code and its rotation mark; `.` for none."""
    return CODES[kind] + parts.MARKS[kind][parts.LINES[kind].index(lines)] if kind else CODES[EMPTY]


def _way(kind: int, is_flipped: bool, turns: int) -> int:
    """The number of an orientation: after so many quarter turns, perhaps turned over before; -1 if there is none."""
    ports = parts.BOX.tiles[kind - 1].ports
    lines = turned(mirror(ports) if is_flipped else ports)[turns]
    return parts.LINES[kind].index(lines) if lines in parts.LINES[kind] else -1


# -- actions


def text(s: State, action: int) -> str:
    """An action of state `s` in notation."""
    if s.phase == rules.ORDERING:
        return f"order {action + 1}"
    if s.phase == rules.FILLING:
        return f"draw {CODES[action]}"
    if action < PLACE:
        return f"take {action + 1}"
    way, cell = divmod(action - PLACE, CELLS)
    return f"{CODES[s.held]}{parts.MARKS[s.held][way]}@{parts.CELL_NAMES[cell]}"


def parse(s: State, words: str) -> int:
    """The action that a text stands for in state `s`, legal or not. Raises Unreadable."""
    given = words.strip()
    if s.phase == rules.ORDERING:
        if found := re.fullmatch("(?:order *)?([1-9])", given):
            return int(found[1]) - 1
        raise Unreadable(phrase("unread-order", text=given, count=s.seats))
    if s.phase == rules.FILLING:
        code = given.removeprefix("draw ").strip()
        if code in KIND_OF:
            return KIND_OF[code]
        raise Unreadable(phrase("unread-draw", text=given, codes=list(KIND_OF)))
    if found := re.fullmatch("(?:take *)?([1-9])", given):
        return int(found[1]) - 1
    if s.phase == rules.PLACING:
        found = re.fullmatch(r"(?:([A-Za-z]*\*?)(~?)([0-3]?)\s*@)?\s*([a-z][0-9])", given)
        if found and found[4] in CELL_OF and found[1] in (None, "", CODES[s.held]):
            way = _way(s.held, bool(found[2]), int(found[3] or 0))
            if way >= 0:
                return PLACE + CELLS * way + CELL_OF[found[4]]
        raise Unreadable(phrase("unread-place", text=given, tile=CODES[s.held]))
    raise unread(s, given)


def several(s: State, words: list[str]) -> list[str]:
    """Outcomes of chance typed at once, as texts in the order in which they happen."""
    return join_pairs(words, ("order", "draw"))


# -- charts


class Chart(NamedTuple):
    """A chart that was read: the kind of tile in each cell, and its lines as it lies."""

    kinds: list[int]
    lines: list[int]


def chart_lines(chart: Sequence[int], lines: Sequence[int]) -> list[str]:
    """A chart as lines of tiles, as a table shows it."""
    tiles = [tile_text(kind, ports) for kind, ports in zip(chart, lines, strict=True)]
    width = max(map(len, tiles))
    rows = [tiles[row * parts.COLUMNS : (row + 1) * parts.COLUMNS] for row in range(parts.ROWS)]
    return [" ".join(tile.ljust(width) for tile in row).rstrip() for row in rows]


def chart_text(chart: Sequence[int], lines: Sequence[int]) -> str:
    """A chart in one line, as it stands in a state."""
    return "/".join(",".join(line.split()) for line in chart_lines(chart, lines))


def read_chart(rows: Sequence[str], numbers: Sequence[int] = (), flip: bool = True) -> Chart:
    """A chart of lines of tiles, parted by spaces or commas; `numbers` are those of its lines in a file.

    Raises Unreadable, naming the line, the cell and the reason, for what is no chart that could lie on a table.
    """
    chart = Chart([], [])
    remaining = list(parts.COUNTS)
    for row, line in enumerate(rows):
        number = numbers[row] if numbers else 0
        words = line.replace(",", " ").split()
        if row >= parts.ROWS:
            raise _chart_error("chart-rows", number, text=line.strip(), found=row + 1, expected=parts.ROWS)
        if len(words) != parts.COLUMNS:
            raise _chart_error("chart-columns", number, row=row + 1, found=len(words), expected=parts.COLUMNS)
        for column, word in enumerate(words):
            cell = parts.CELL_NAMES[row * parts.COLUMNS + column]
            kind, lines = (EMPTY, 0) if word == CODES[EMPTY] else _read_tile(word, cell, number, flip)
            remaining[kind] -= kind > 0
            if remaining[kind] < 0:
                tag = "TT-1.1"
                raise _chart_error("chart-many", number, text=CODES[kind], cell=cell, count=parts.COUNTS[kind], tag=tag)
            chart.kinds.append(kind)
            chart.lines.append(lines)
    if len(rows) < parts.ROWS:
        number = numbers[-1] if numbers else 0
        raise _chart_error("chart-rows", number, text=rows[-1] if rows else "", found=len(rows), expected=parts.ROWS)
    return chart


def _read_tile(word: str, cell: str, number: int, flip: bool) -> tuple[int, int]:
    """The kind and the lines of a tile with its rotation mark."""
    found = _TILE.fullmatch(word)
    if not found or found[1] not in KIND_OF:
        raise _chart_error("chart-tile", number, text=word, cell=cell, codes=list(KIND_OF))
    kind = KIND_OF[found[1]]
    turns = int(found[3] or 0)
    way = _way(kind, bool(found[2]), turns) if turns <= 3 else -1
    if way < 0:
        raise _chart_error("chart-turn", number, text=word, cell=cell)
    if not flip and found[2]:
        raise _chart_error("chart-flip", number, text=word, cell=cell, tag="TT-3.2")
    return kind, parts.LINES[kind][way]


def _chart_error(key: str, number: int, **args: Argument) -> Unreadable:
    return Unreadable(phrase(key, **args), number)


# -- states


def _write_order(s: State) -> str:
    return "".join(str(seat + 1) for seat in s.order if seat != NOBODY)


def _read_order(s: State, text: str) -> None:
    each = parts.STANDEES[s.seats]
    if not re.fullmatch("[1-4]+", text) or len(text) > s.seats * each:
        raise ValueError(text)
    for i, digit in enumerate(text):
        s.order[i] = whole(digit, s.seats, 1) - 1
    if any(s.order.count(seat) > each for seat in range(s.seats)):
        raise ValueError(text)


def _write_current(s: State) -> str:
    spaces = zip(s.current[: parts.CURRENT[s.seats]], s.standing, strict=False)
    return ",".join(CODES[kind] if seat == NOBODY else f"@{seat + 1}" for kind, seat in spaces)


def _read_current(s: State, text: str) -> None:
    for space, word in enumerate(_split(text, parts.CURRENT[s.seats])):
        if word.startswith("@"):
            s.standing[space] = whole(word[1:], s.seats, 1) - 1
        else:
            s.current[space] = CODES.index(word)


def _write_next(s: State) -> str:
    return ",".join(CODES[kind] for kind in s.next[: parts.NEXT[s.seats]])


def _read_next(s: State, text: str) -> None:
    for space, word in enumerate(_split(text, parts.NEXT[s.seats])):
        s.next[space] = CODES.index(word)


def _split(text: str, count: int) -> list[str]:
    """The words of an entry. Raises ValueError if there are not so many."""
    words = text.split(",")
    if len(words) != count:
        raise ValueError(text)
    return words


def _write_held(s: State) -> str:
    return CODES[s.held]


def _read_held(s: State, text: str) -> None:
    s.held = KIND_OF[text]


def _chart_entry(seat: int) -> Entry[State]:
    def write(s: State) -> str:
        return chart_text(s.chart[seat], s.lines[seat]) if any(s.chart[seat]) else ""

    def read(s: State, text: str) -> None:
        if seat >= s.seats:
            raise ValueError(text)
        s.chart[seat], s.lines[seat] = read_chart(text.split("/"), flip=bool(s.flip))

    return Entry(f"chart{seat + 1}", write, read)


def _forget_order(s: State) -> None:
    s.at, s.order = 0, [NOBODY] * len(s.order)


def _settle(s: State) -> None:
    """Works out the bag, the phase, the round and the standee to act, which have no entries."""
    tiles = {f"chart{seat + 1}": chart for seat, chart in enumerate(s.chart)}
    tiles |= {"current": s.current, "next": s.next, "held": [s.held]}
    for key, kinds in tiles.items():
        for kind in filter(None, kinds):
            s.bag[kind] -= 1
            if s.bag[kind] < 0:
                raise ValueError(key)
    standees, each = parts.NEXT[s.seats], parts.STANDEES[s.seats]
    stood = sum(seat != NOBODY for seat in s.order)
    placed = [sum(kind != EMPTY for kind in chart) for chart in s.chart[: s.seats]]
    taken = [seat for seat in s.standing if seat != NOBODY]
    if stood < standees:
        used = [key for key in ("current", "next", "held", *tiles) if any(tiles[key])]
        if taken or used:
            raise ValueError("current" if taken else used[0])
        _settle_order(s, stood)
        return
    s.at = len(taken) - (s.held != EMPTY)
    if s.at < 0:
        raise ValueError("held")
    if s.at == standees or sorted(taken) != sorted(s.order[: len(taken)]):
        raise ValueError("current")
    s.round = min(placed) // each
    for seat in range(s.seats):
        if placed[seat] != s.round * each + s.order[: s.at].count(seat):
            raise ValueError(f"chart{seat + 1}")
    _settle_phase(s, bool(taken))


def _settle_order(s: State, stood: int) -> None:
    """Checks a state in which the order of the standees is not known in full."""
    if s.first and stood and s.order[0] != s.first - 1:
        raise ValueError("order")
    waiting = [seat for seat in range(s.seats) if s.order.count(seat) < parts.STANDEES[s.seats]]
    if len(waiting) == 1 or (s.first and not stood):
        raise ValueError("order")
    s.at, s.phase = stood, rules.ORDERING


def _settle_phase(s: State, is_begun: bool) -> None:
    """Works out the phase from the free spaces, and checks both rows."""
    spaces, next_spaces, rounds = parts.CURRENT[s.seats], parts.NEXT[s.seats], parts.ROUNDS[s.seats]
    free = [space for space in range(spaces) if s.current[space] == EMPTY and s.standing[space] == NOBODY]
    next_free = [space for space in range(next_spaces) if s.next[space] == EMPTY]
    if s.round == 0 and s.first and s.order[0] != s.first - 1:
        raise ValueError("order")
    if s.round == rounds:
        s.phase = rules.ENDED
        if s.current[0] == EMPTY or len(free) < spaces - 1:
            raise ValueError("current")
    elif s.round == rounds - 1 or is_begun:
        s.phase = rules.PLACING if s.held else rules.TAKING
        if free:
            raise ValueError("current")
    else:
        s.phase = rules.FILLING if free or next_free else rules.TAKING
        if (free and s.round > 0) or not _is_one_gap(free):
            raise ValueError("current")
    if s.round >= rounds - 1:
        if len(next_free) < next_spaces:
            raise ValueError("next")
    elif (
        (s.phase != rules.FILLING and next_free)
        or not _is_one_gap(next_free)
        or (free and len(next_free) < next_spaces)
    ):
        raise ValueError("next")


def _is_one_gap(spaces: list[int]) -> bool:
    """Whether free spaces lie side by side, as a row is filled from both ends (TT-2.2)."""
    return not spaces or spaces[-1] - spaces[0] == len(spaces) - 1


_TABLE = Table(
    parts.GAME,
    State,
    Entry("order", _write_order, _read_order),
    Entry("current", _write_current, _read_current),
    Entry("next", _write_next, _read_next),
    Entry("held", _write_held, _read_held),
    *(_chart_entry(seat) for seat in range(rules.MOST_SEATS)),
    blank=_forget_order,
    check=_settle,
)
state_text, parse_state = _TABLE.text, _TABLE.parse
