"""Twinkle Twinkle described: what an action did or would do, what is to be decided, and why it is refused."""

from collections.abc import Sequence

from tumblestar.contract.modules import Name
from tumblestar.contract.state import CHANCE
from tumblestar.games.twinkle_twinkle.parts import (
    CELL_NAMES,
    CELLS,
    COLUMNS,
    CURRENT,
    EMPTY,
    LINES,
    NEXT,
    ROUNDS,
    ROWS,
    SLOW,
    STANDEES,
    phrase,
)
from tumblestar.games.twinkle_twinkle.reference import (
    SCORE_WORDS,
    card_line,
    points_of,
    signed,
    tile_in_row,
    tile_words,
)
from tumblestar.games.twinkle_twinkle.rules import (
    ENDED,
    FILLING,
    NOBODY,
    ORDERING,
    PLACE,
    PLACING,
    TAKING,
    State,
    actor,
    apply,
    points,
    side_in_play,
    win_share,
)
from tumblestar.games.twinkle_twinkle.scoring import REFERENCES, SCORED, constellation_cells, links, score
from tumblestar.words import Arguments, Phrase, PhraseParts


def summary(before: State, action: int, names: Sequence[Name], after: State) -> Phrase:
    """What an action did, for the log."""
    if before.phase == TAKING:
        return phrase("did-take", seat=names[actor(before)], count=action + 1, tile=tile_words(before.current[action]))
    if before.phase != PLACING:
        return _of_chance(before, after, action, names, "did")
    args = _placed(before, after, action) | {"seat": names[actor(before)]}
    if after.phase == ENDED:
        return phrase("did-over", told=phrase("did-place", **args), end=_end(after))
    if after.round == before.round:
        return phrase("did-place", **args)
    if after.seats == 1:
        return phrase("did-place-alone", **args, left=tile_words(after.current[0]))
    order = _order(after, names)
    return phrase("did-place-round", **args, order=order, left=tile_words(after.current[0]))


def preview(before: State, action: int, names: Sequence[Name], after: State) -> Phrase:
    """What an action would do, for a hovered target: of a space the coming turn order, of a cell the points."""
    if before.phase == TAKING:
        key, args = _taking(before, after, action, names)
        return phrase(f"would-{key}", **args)
    if before.phase != PLACING:
        return _of_chance(before, after, action, names, "would")
    would = phrase("would-place", **_placed(before, after, action))
    if after.phase != ENDED:
        return would
    return phrase("would-over", told=would, end=_end(after, actor(before)))


def _end(s: State, seat: int | None = None) -> str:
    """How a game ended: alone `beaten` or `short`, with others `over`, or for one of them `won`, `tied` or `lost`."""
    if s.seats == 1:
        return "beaten" if win_share(s, 0) else "short"
    if seat is None:
        return "over"
    mine = win_share(s, seat)
    return "won" if mine == 1 else "tied" if mine else "lost"


def _of_chance(s: State, after: State, action: int, names: Sequence[Name], when: str) -> Phrase:
    """Describes what chance did or would do: a standee finds its place, or a tile comes into a row."""
    if s.phase == ORDERING:
        args: Arguments = {"seat": names[action], "count": s.at + 1}
        if after.phase == ORDERING:
            return phrase(f"{when}-order", **args)
        return phrase(f"{when}-order-all", **args, order=_order(after, names))
    row, space = _drawn_to(s, after)
    key = f"{when}-draw-slow" if SLOW[action] else f"{when}-draw"
    return phrase(key, tile=tile_words(action), row=row, count=space + 1)


def _order(s: State, names: Sequence[Name]) -> list[Name]:
    """Who stands where in turn order."""
    return [names[seat] for seat in s.order if seat != NOBODY]


def _drawn_to(s: State, after: State) -> tuple[str, int]:
    """The row and the space that a drawn tile came into (TT-2.2)."""
    for row, was, now in (("current", s.current, after.current), ("next", s.next, after.next)):
        for space, kind in enumerate(was):
            if now[space] != kind:
                return row, space
    raise ValueError("no tile was drawn")


def _taking(s: State, after: State, space: int, names: Sequence[Name]) -> PhraseParts:
    """Describes a tile that would be taken: who would stand where in the next round, and what would be left over."""
    args: Arguments = {"count": space + 1, "tile": tile_in_row(s.current[space])}
    if s.round == ROUNDS[s.seats] - 1:
        return "take-last", args
    is_all: bool = s.at + 1 == NEXT[s.seats]
    if is_all:
        args["left"] = tile_words(next(kind for kind in after.current if kind != EMPTY))
    if s.seats == 1:
        return ("take-alone-all" if is_all else "take-alone"), args
    args["order"] = [
        phrase("stands-at", seat=names[seat], count=at + 1) for at, seat in enumerate(after.standing) if seat != NOBODY
    ]
    return ("take-all" if is_all else "take"), args


def _placed(s: State, after: State, action: int) -> Arguments:
    """Arguments that tell a tile placed: what, where, and what it brings."""
    way, cell = divmod(action - PLACE, CELLS)
    lines = LINES[s.held][way]
    return {"tile": tile_words(s.held, lines), "cell": CELL_NAMES[cell], "gain": gain(s, after, actor(s))}


def gains(s: State, after: State, seat: int) -> list[int]:
    """By how much each thing that is scored changes for a seat, in the book's order (TT-5.1)."""
    found: list[int] = []
    for what in range(SCORED):
        side = side_in_play(s, what)
        was = score(s.chart[seat], s.lines[seat], what, side)
        found.append(score(after.chart[seat], after.lines[seat], what, side) - was)
    return found


def gain(s: State, after: State, seat: int) -> Phrase:
    """What a placing brings its seat, split by what scores."""
    changes = gains(s, after, seat)
    parts = [_part(what, change) for what, change in enumerate(changes) if change]
    if not parts:
        return phrase("gain-none")
    total = sum(changes)
    return phrase("gain", parts=parts, sign="minus" if total < 0 else "plus" if total else "even", points=abs(total))


def _part(what: int, change: int) -> Phrase:
    return phrase("gain-part", card=phrase(f"scored-{SCORE_WORDS[what]}"), **signed(change))


# ------------------------------------------------------------------------------------- what is to be decided


def status(s: State, names: Sequence[Name]) -> Phrase:
    """Who is to act, and what is awaited; or how the game ended. The round is told by `progress`."""
    if s.phase == ENDED:
        return _ended(s, names)
    if s.phase == ORDERING:
        return phrase("status-type-order", count=s.at + 1)
    if s.phase == FILLING:
        return phrase("status-type-draw", row="current" if EMPTY in s.current[: CURRENT[s.seats]] else "next")
    seat = names[actor(s)]
    if s.phase == PLACING:
        return phrase("status-place", seat=seat, tile=tile_words(s.held))
    if STANDEES[s.seats] == 1:
        return phrase("status-take", seat=seat)
    number = s.order[: s.at + 1].count(s.order[s.at])
    return phrase("status-take-standee", seat=seat, count=number, all=STANDEES[s.seats])


def _ended(s: State, names: Sequence[Name]) -> Phrase:
    if s.seats == 1:
        key = "status-over-beaten" if win_share(s, 0) else "status-over-short"
        return phrase(key, points=points_of(points(s, 0)), goal=s.goal)
    winners = [seat for seat in range(s.seats) if win_share(s, seat)]
    best = points_of(points(s, winners[0]))
    if len(winners) > 1:
        return phrase("status-over-tied", seats=[names[seat] for seat in winners], points=best)
    return phrase("status-over-won", seat=names[winners[0]], points=best)


def refusal(s: State, action: int, tag: str) -> Phrase:
    """Why the rule of that tag forbids an action, and what to do instead."""
    key = "refused-" + tag.replace(".", "-")
    if tag == "TT-3.1" and action >= PLACE:
        key += "-first"
    elif tag == "TT-3.2" and action < PLACE:
        key += "-held"
    return phrase(key)


def progress(s: State) -> Phrase:
    """How far the game has come: the round, or that the game is being set up."""
    if s.phase == ORDERING or (s.phase == FILLING and s.round == 0):
        return phrase("status-setup")
    most = ROUNDS[s.seats]
    return phrase("round", count=min(s.round + 1, most), most=most)


def button(s: State, action: int, names: Sequence[Name]) -> Phrase | None:
    """The short label of an action that stands as a button beside the picture too: none does, all are places in it."""
    del s, action, names


# ------------------------------------------------------------------------------------- the board in text


def squares(s: State, names: Sequence[Name]) -> list[list[Phrase]]:
    """The table for people who do not see it: the turn order, both rows, then each chart, line by line."""
    said: list[list[Phrase]] = []
    order = [_standee(s, i, names) for i, seat in enumerate(s.order) if seat != NOBODY]
    if order and s.phase != ENDED:
        said.append([phrase("text-order"), *order])
    said.append([phrase("text-current"), *(_space(s, space, names) for space in range(CURRENT[s.seats]))])
    if s.phase != ENDED:
        said.append([phrase("text-next"), *(_coming(s, space) for space in range(NEXT[s.seats]))])
    for seat in range(s.seats):
        for row in range(ROWS):
            head = phrase("text-chart", seat=names[seat], row=row + 1)
            said.append([head, *(_cell(s, seat, row * COLUMNS + column) for column in range(COLUMNS))])
    return said


def _standee(s: State, i: int, names: Sequence[Name]) -> Phrase:
    """A standee in turn order, and whether it has acted this round."""
    is_playing = s.phase in (TAKING, PLACING)
    state = "waits" if not is_playing or i > s.at else "acts" if i == s.at else "done"
    return phrase("text-standee", count=i + 1, seat=names[s.order[i]], state=state)


def _space(s: State, space: int, names: Sequence[Name]) -> Phrase:
    """A space of the current row: its tile, or who took it and stands there in the next round."""
    if s.standing[space] != NOBODY:
        return phrase("text-taken", count=space + 1, seat=names[s.standing[space]])
    return _in_row(space, s.current[space])


def _coming(s: State, space: int) -> Phrase:
    """A space of the next row, by the number that it will have: the tile left over comes before it (TT-3.4)."""
    return _in_row(space + 1, s.next[space])


def _in_row(space: int, kind: int) -> Phrase:
    if kind == EMPTY:
        return phrase("text-free", count=space + 1)
    return phrase("text-space", count=space + 1, tile=tile_in_row(kind))


def _cell(s: State, seat: int, cell: int) -> Phrase:
    """A cell of a chart: its tile, and the cells that its star is linked to."""
    name = CELL_NAMES[cell]
    if s.chart[seat][cell] == EMPTY:
        return phrase("text-empty", cell=name)
    tile = tile_words(s.chart[seat][cell], s.lines[seat][cell])
    others = [CELL_NAMES[other] for other in links(s.lines[seat], cell)]
    return (
        phrase("text-linked", cell=name, tile=tile, cells=others)
        if others
        else phrase("text-cell", cell=name, tile=tile)
    )


def rows(s: State, names: Sequence[Name]) -> list[list[Phrase]]:
    """Each seat's points by what made them, a list of phrases a seat; then slow tiles, and the references in play."""
    said = [_row(s, names, seat) for seat in range(s.seats)]
    kinds = [*s.current, *s.next] if s.phase != ENDED else []
    slow = list(dict.fromkeys(kind for kind in kinds if SLOW[kind]))
    if slow:
        said.append([phrase("text-slow", tiles=[tile_words(kind) for kind in slow])])
    if s.phase != ENDED and s.round and s.current[0] != EMPTY:
        said.append([phrase("text-left", tile=tile_words(s.current[0]))])
    return said + [[card_line(what, side_in_play(s, what)).said] for what in range(REFERENCES, SCORED)]


def _row(s: State, names: Sequence[Name], seat: int) -> list[Phrase]:
    chart, lines = s.chart[seat], s.lines[seat]
    count = sum(kind != EMPTY for kind in chart)
    said = [phrase("text-row", seat=names[seat], points=points_of(points(s, seat)), count=count, most=CELLS)]
    scored = [score(chart, lines, what, side_in_play(s, what)) for what in range(SCORED)]
    parts = [
        phrase("text-part", card=phrase(f"scored-{SCORE_WORDS[what]}"), **signed(brought))
        for what, brought in enumerate(scored)
        if brought
    ]
    if parts:
        said.append(phrase("text-parts", parts=parts))
    sizes = [len(cells) for cells in constellation_cells(lines)]
    if sizes:
        said.append(phrase("text-constellations", sizes=sizes))
    if actor(s) == seat:
        said.append(phrase("text-turn"))
    return said


# ------------------------------------------------------------------------------------- the way of an action


def legs(s: State, action: int) -> list[tuple[int, int, str]]:
    """The ways that tiles go by an action.

    (kind, space, "current") or (kind, space, "next"): a tile is drawn into a row; (kind, space, "take") it is taken;
    (kind, cell, "place") it is placed. Spaces and cells count from 0.
    """
    if actor(s) == CHANCE:
        if s.phase == ORDERING:
            return []
        row, space = _drawn_to(s, State.after(s, apply, action))
        return [(action, space, row)]
    if s.phase == TAKING:
        return [(s.current[action], action, "take")]
    return [(s.held, (action - PLACE) % CELLS, "place")]
