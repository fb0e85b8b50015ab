"""Twinkle Twinkle in text: actions, tiles, charts and states (grammar and examples: docs/twinkle_twinkle.md).

A tile is its code and a rotation mark, `T1`: quarter turns clockwise, after `~` where it is turned over. A turn is
`take 3`, then `T1@b4`. Chance says `order 2`, then what it draws, `draw T`. A chart is five lines of four tiles, `.`
being an empty cell; in a state its tiles stand between commas and its lines between slashes.
"""

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from tumblestar.contract.errors import BadOption, Unreadable
from tumblestar.games.twinkle_twinkle.box import mirror, turned
from tumblestar.games.twinkle_twinkle.parts import (
    BOX,
    CELL_NAMES,
    CELLS,
    CODES,
    COLUMNS,
    COUNTS,
    CURRENT,
    EMPTY,
    GAME,
    LINES,
    MARKS,
    NEXT,
    ROUNDS,
    ROWS,
    STANDEES,
)
from tumblestar.games.twinkle_twinkle.rules import (
    ENDED,
    FILLING,
    MOST_SEATS,
    NOBODY,
    OPTIONS,
    ORDERING,
    PLACE,
    PLACING,
    SEATS,
    TAKING,
    State,
    setup,
    start,
)
from tumblestar.state_text import entries, options_words, read, read_options, whole, wrong
from tumblestar.words import Phrase

KIND_OF = {code: kind for kind, code in enumerate(CODES) if kind}
"""The kinds of tile by their codes."""
CELL_OF = {name: cell for cell, name in enumerate(CELL_NAMES)}
_TILE = re.compile(r"([A-Za-z]+\*?)(~?)([0-9]?)")


def tile_text(kind: int, lines: int) -> str:
    """A tile as it lies: its code and its rotation mark; `.` for none."""
    return CODES[kind] + MARKS[kind][LINES[kind].index(lines)] if kind else CODES[EMPTY]


def _way(kind: int, is_over: bool, turns: int) -> int:
    """The way in which a tile lies after so many quarter turns, turned over before or not; -1 if it never lies so."""
    ports = BOX.tiles[kind - 1].ports
    lines = turned(mirror(ports) if is_over else ports)[turns]
    return LINES[kind].index(lines) if lines in LINES[kind] else -1


# ------------------------------------------------------------------------------------------------ actions


def text(s: State, action: int) -> str:
    """An action of state `s` in notation."""
    if s.phase == ORDERING:
        return f"order {action + 1}"
    if s.phase == FILLING:
        return f"draw {CODES[action]}"
    if action < PLACE:
        return f"take {action + 1}"
    way, cell = divmod(action - PLACE, CELLS)
    return f"{CODES[s.held]}{MARKS[s.held][way]}@{CELL_NAMES[cell]}"


def parse(s: State, words: str) -> int:
    """The action that a text stands for in state `s`, legal or not. Raises Unreadable."""
    said = words.strip()
    if s.phase == ORDERING:
        if found := re.fullmatch("(?:order *)?([1-9])", said):
            return int(found[1]) - 1
        raise Unreadable(Phrase("unread-order", {"text": said, "count": s.seats}, GAME))
    if s.phase == FILLING:
        code = said.removeprefix("draw ").strip()
        if code in KIND_OF:
            return KIND_OF[code]
        raise Unreadable(Phrase("unread-draw", {"text": said, "codes": list(KIND_OF)}, GAME))
    if found := re.fullmatch("(?:take *)?([1-9])", said):
        return int(found[1]) - 1
    if s.phase == PLACING:
        name, at, place = said.rpartition("@")
        found = re.fullmatch(r"([A-Za-z]*\*?)(~?)([0-3]?)", name.strip())
        if found and place.strip() in CELL_OF and found[1] in ("", CODES[s.held]) and (at or not name):
            way = _way(s.held, bool(found[2]), int(found[3] or 0))
            if way >= 0:
                return PLACE + CELLS * way + CELL_OF[place.strip()]
        raise Unreadable(Phrase("unread-place", {"text": said, "tile": CODES[s.held]}, GAME))
    raise Unreadable(Phrase("unread-take", {"text": said, "count": CURRENT[int(s.seats)]}, GAME))


def several(s: State, words: list[str]) -> list[str]:
    """Outcomes of chance typed at once, as texts in the order in which they happen."""
    told: list[str] = []
    for word in words:
        if told and told[-1] in ("order", "draw"):
            told[-1] += f" {word}"
        else:
            told.append(word)
    return told


# ------------------------------------------------------------------------------------------------ charts


class Chart(NamedTuple):
    """A chart that was read: the kind of tile in each cell, and its lines as it lies."""

    kinds: list[int]
    lines: list[int]


def chart_lines(chart: Sequence[int], lines: Sequence[int]) -> list[str]:
    """A chart as lines of tiles, as a table shows it."""
    told = [tile_text(kind, ports) for kind, ports in zip(chart, lines, strict=True)]
    width = max(map(len, told))
    rows = [told[row * COLUMNS : (row + 1) * COLUMNS] for row in range(ROWS)]
    return [" ".join(tile.ljust(width) for tile in row).rstrip() for row in rows]


def chart_text(chart: Sequence[int], lines: Sequence[int]) -> str:
    """A chart in one line, as it stands in a state."""
    return "/".join(",".join(line.split()) for line in chart_lines(chart, lines))


def read_chart(rows: Sequence[str], numbers: Sequence[int] = (), flip: bool = True) -> Chart:
    """A chart of lines of tiles, parted by spaces or commas; `numbers` are those of its lines in a file.

    Raises Unreadable, naming the line, the cell and the reason, for what is no chart that could lie on a table.
    """
    chart = Chart([], [])
    left = list(COUNTS)
    for row, line in enumerate(rows):
        number = numbers[row] if numbers else 0
        words = line.replace(",", " ").split()
        if row >= ROWS:
            raise _chart_error("chart-rows", number, text=line.strip(), found=row + 1, expected=ROWS)
        if len(words) != COLUMNS:
            raise _chart_error("chart-columns", number, row=row + 1, found=len(words), expected=COLUMNS)
        for column, word in enumerate(words):
            cell = CELL_NAMES[row * COLUMNS + column]
            kind, lines = (EMPTY, 0) if word == CODES[EMPTY] else _read_tile(word, cell, number, flip)
            left[kind] -= kind > 0
            if left[kind] < 0:
                tag = "TT-1.1"
                raise _chart_error("chart-many", number, text=CODES[kind], cell=cell, count=COUNTS[kind], tag=tag)
            chart.kinds.append(kind)
            chart.lines.append(lines)
    if len(rows) < ROWS:
        number = numbers[-1] if numbers else 0
        raise _chart_error("chart-rows", number, text=rows[-1] if rows else "", found=len(rows), expected=ROWS)
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
    return kind, LINES[kind][way]


def _chart_error(key: str, number: int, **args: Any) -> Unreadable:
    return Unreadable(Phrase(key, args, GAME), number)


# ------------------------------------------------------------------------------------------------ states


def state_text(s: State) -> str:
    """A state as one line of `key=value`, defaults left out."""
    words = [f"seats={s.seats}"]
    in_current: int = CURRENT[int(s.seats)]
    order: list[int] = [seat for seat in s.order if seat != NOBODY]
    if order:
        words.append("order=" + "".join(str(seat + 1) for seat in order))
    if any(s.current) or any(seat != NOBODY for seat in s.standing):
        words.append("current=" + ",".join(_space_text(s, space) for space in range(in_current)))
    if any(s.next):
        in_next: list[int] = s.next[: NEXT[int(s.seats)]]
        words.append("next=" + ",".join(CODES[kind] for kind in in_next))
    if s.held:
        words.append(f"held={CODES[s.held]}")
    shown = [seat for seat in range(s.seats) if any(s.chart[seat])]
    words += [f"chart{seat + 1}={chart_text(s.chart[seat], s.lines[seat])}" for seat in shown]
    return " ".join([*words, *options_words(s, OPTIONS)])


def _space_text(s: State, space: int) -> str:
    seat, kind = int(s.standing[space]), int(s.current[space])
    return f"@{seat + 1}" if seat != NOBODY else CODES[kind]


def parse_state(line: str) -> State:
    """The state that a line stands for. Raises Unreadable, naming the entry at fault."""
    given = entries(line, _READERS, GAME)
    if given.get("seats", "") not in map(str, SEATS):
        raise wrong(GAME, "seats", given.get("seats", ""))
    s = State.fresh()
    setup(s, int(given["seats"]), {})
    start(s, int(given["seats"]))
    s.at = 0
    for i in range(len(s.order)):
        s.order[i] = NOBODY
    read(s, given, _READERS, GAME)
    chosen = {option.name: getattr(s, option.name) for option in OPTIONS}
    try:
        setup(s, s.seats, chosen)
    except BadOption as error:
        raise wrong(GAME, "options", given.get("options", "")) from error
    _settle(s, given)
    return s


def _read_seats(s: State, value: str) -> None:
    s.seats = whole(value, MOST_SEATS, 1)


def _read_options(s: State, value: str) -> None:
    read_options(s, value, OPTIONS)


def _read_chart(seat: int) -> Any:
    def reader(s: State, value: str) -> None:
        if seat >= s.seats:
            raise ValueError(value)
        chart = read_chart(value.split("/"), flip=bool(s.flip))
        s.chart[seat][:], s.lines[seat][:] = chart.kinds, chart.lines
        for kind in chart.kinds:
            _out_of_bag(s, kind)

    return reader


def _out_of_bag(s: State, kind: int) -> None:
    """A tile that lies somewhere is in the bag no more. Raises ValueError for more than the box has."""
    if kind:
        s.bag[kind] -= 1
        if s.bag[kind] < 0:
            raise ValueError(CODES[kind])


def _read_kind(s: State, word: str) -> int:
    kind = EMPTY if word == CODES[EMPTY] else KIND_OF[word]
    _out_of_bag(s, kind)
    return kind


def _read_order(s: State, value: str) -> None:
    each: int = STANDEES[int(s.seats)]
    if not re.fullmatch("[1-4]+", value) or len(value) > s.seats * each:
        raise ValueError(value)
    for i, figure in enumerate(value):
        s.order[i] = whole(figure, s.seats, 1) - 1
    if any(s.order.count(seat) > each for seat in range(s.seats)):
        raise ValueError(value)


def _read_current(s: State, value: str) -> None:
    words = value.split(",")
    if len(words) != CURRENT[int(s.seats)]:
        raise ValueError(value)
    for space, word in enumerate(words):
        if word.startswith("@"):
            s.standing[space] = whole(word[1:], s.seats, 1) - 1
        else:
            s.current[space] = _read_kind(s, word)


def _read_next(s: State, value: str) -> None:
    words = value.split(",")
    if len(words) != NEXT[int(s.seats)]:
        raise ValueError(value)
    for space, word in enumerate(words):
        s.next[space] = _read_kind(s, word)


def _read_held(s: State, value: str) -> None:
    s.held = KIND_OF[value]
    _out_of_bag(s, s.held)


_READERS = {
    "seats": _read_seats,
    "options": _read_options,
    "order": _read_order,
    **{f"chart{seat + 1}": _read_chart(seat) for seat in range(MOST_SEATS)},
    "current": _read_current,
    "next": _read_next,
    "held": _read_held,
}


def _settle(s: State, given: dict[str, str]) -> None:
    """Works out the phase, the round and the standee to act, of which a line says nothing by itself."""

    def refuse(key: str) -> Unreadable:
        return wrong(GAME, key, given.get(key, ""))

    standees, each = NEXT[int(s.seats)], STANDEES[int(s.seats)]
    stood = sum(seat != NOBODY for seat in s.order)
    placed = [sum(kind != EMPTY for kind in chart) for chart in s.chart[: s.seats]]
    taken: list[int] = [seat for seat in s.standing if seat != NOBODY]
    if stood < standees:
        for key in ("current", "next", "held", *(f"chart{seat + 1}" for seat in range(MOST_SEATS))):
            if key in given:
                raise refuse(key)
        _settle_order(s, stood, refuse)
        return
    s.at = len(taken) - (s.held != EMPTY)
    if s.at < 0:
        raise refuse("held")
    if s.at == standees or sorted(taken) != sorted(s.order[: len(taken)]):
        raise refuse("current")
    s.round = min(placed) // each
    for seat in range(s.seats):
        if placed[seat] != s.round * each + s.order[: s.at].count(seat):
            raise refuse(f"chart{seat + 1}")
    _settle_phase(s, bool(taken), refuse)


def _settle_order(s: State, stood: int, refuse: Any) -> None:
    """The order of the standees is not known in full."""
    if s.first and stood and s.order[0] != s.first - 1:
        raise refuse("order")
    left = [seat for seat in range(s.seats) if s.order.count(seat) < STANDEES[int(s.seats)]]
    if len(left) == 1 or (s.first and not stood):
        raise refuse("order")
    s.at, s.phase = stood, ORDERING


def _settle_phase(s: State, is_begun: bool, refuse: Any) -> None:
    """What is to be decided follows from which spaces are free; both rows must be as they can be then."""
    spaces, behind, rounds = CURRENT[int(s.seats)], NEXT[int(s.seats)], ROUNDS[int(s.seats)]
    free = [space for space in range(spaces) if s.current[space] == EMPTY and s.standing[space] == NOBODY]
    lacking = [space for space in range(behind) if s.next[space] == EMPTY]
    if s.round == 0 and s.first and s.order[0] != s.first - 1:
        raise refuse("order")
    if s.round == rounds:
        s.phase = ENDED
        if s.current[0] == EMPTY or len(free) < spaces - 1:
            raise refuse("current")
    elif s.round == rounds - 1 or is_begun:
        s.phase = PLACING if s.held else TAKING
        if free:
            raise refuse("current")
    else:
        s.phase = FILLING if free or lacking else TAKING
        if (free and s.round > 0) or not _is_one_gap(free):
            raise refuse("current")
    if s.round >= rounds - 1:
        if len(lacking) < behind:
            raise refuse("next")
    elif (s.phase != FILLING and lacking) or not _is_one_gap(lacking) or (free and len(lacking) < behind):
        raise refuse("next")


def _is_one_gap(spaces: list[int]) -> bool:
    """Whether free spaces lie side by side, as a row is filled from both ends (TT-2.2)."""
    return not spaces or spaces[-1] - spaces[0] == len(spaces) - 1
