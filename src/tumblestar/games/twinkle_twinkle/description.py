"""Twinkle Twinkle described: what an action did or would do, what is to be decided, and why it is refused."""

from collections.abc import Sequence

from tumblestar.contract.modules import Name
from tumblestar.games.twinkle_twinkle import parts, rules
from tumblestar.games.twinkle_twinkle.parts import phrase
from tumblestar.games.twinkle_twinkle.reference import (
    SCORE_WORDS,
    card_line,
    points_of,
    signed,
    tile_in_row,
    tile_kind,
    tile_words,
)
from tumblestar.games.twinkle_twinkle.rules import State
from tumblestar.games.twinkle_twinkle.scoring import REFERENCES, SCORED, constellation_cells, links
from tumblestar.words import Arguments, Phrase, PhraseParts

BOX = (25, 10)


def summary(before: State, action: int, names: Sequence[Name], after: State) -> Phrase:
    """What an action did, for the log."""
    if before.phase == rules.TAKING:
        tile = tile_words(before.current[action])
        return phrase("did-take", seat=names[rules.actor(before)], count=action + 1, tile=tile)
    if before.phase != rules.PLACING:
        return _of_chance(before, after, action, names)
    args = _placed(before, after, action) | {"seat": names[rules.actor(before)]}
    if after.phase == rules.ENDED:
        return phrase("did-over", told=phrase("did-place", **args), end=_end(after))
    if after.round == before.round:
        return phrase("did-place", **args)
    if after.seats == 1:
        return phrase("did-place-alone", **args, left=tile_words(after.current[0]))
    order = _order(after, names)
    return phrase("did-place-round", **args, order=order, left=tile_words(after.current[0]))


def preview(before: State, action: int, names: Sequence[Name], after: State) -> Phrase:
    """What an action would do, for a hovered target: of a space the coming turn order, of a cell the points."""
    if before.phase == rules.TAKING:
        key, args = _taking(before, after, action, names)
        return phrase(f"would-{key}", **args)
    if before.phase != rules.PLACING:
        return _of_chance(before, after, action, names)
    would = phrase("would-place", **_placed(before, after, action))
    if after.phase != rules.ENDED:
        return would
    return phrase("would-over", told=would, end=_end(after, rules.actor(before)))


def _end(s: State, seat: int | None = None) -> str:
    """How a game ended: alone `beaten` or `short`; else `over`, or for one seat `won`, `tied` or `lost`."""
    if s.seats == 1:
        return "beaten" if rules.win_share(s, 0) else "short"
    if seat is None:
        return "over"
    share = rules.win_share(s, seat)
    return "won" if share == 1 else "tied" if share else "lost"


def _of_chance(s: State, after: State, action: int, names: Sequence[Name]) -> Phrase:
    """Describes what chance did or would do: a standee finds its place, or a tile comes into a row."""
    if s.phase == rules.ORDERING:
        args: Arguments = {"seat": names[action], "count": s.at + 1}
        if after.phase == rules.ORDERING:
            return phrase("did-order", **args)
        return phrase("did-order-all", **args, order=_order(after, names))
    row, space = _drawn_to(s, after)
    return phrase("did-draw", tile=tile_in_row(action), row=row, count=space + 1)


def _order(s: State, names: Sequence[Name]) -> list[Name]:
    """The names of the standees' seats, in turn order."""
    return [names[seat] for seat in s.order if seat != rules.NOBODY]


def _drawn_to(s: State, after: State) -> tuple[str, int]:
    """The row and the space that a drawn tile came into (TT-2.2)."""
    for row, was, now in (("current", s.current, after.current), ("next", s.next, after.next)):
        for space, kind in enumerate(was):
            if now[space] != kind:
                return row, space
    raise ValueError("no tile was drawn")


def _taking(s: State, after: State, space: int, names: Sequence[Name]) -> PhraseParts:
    """The sentence for a tile that would be taken: the order of the next round, and the tile left over."""
    args: Arguments = {"count": space + 1, "tile": tile_in_row(s.current[space])}
    if s.round == parts.ROUNDS[s.seats] - 1:
        return "take-alone", args
    is_all: bool = s.at + 1 == parts.NEXT[s.seats]
    if is_all:
        args["left"] = tile_words(next(kind for kind in after.current if kind != parts.EMPTY))
    if s.seats == 1:
        return ("take-alone-all" if is_all else "take-alone"), args
    standing = [(seat, count) for count, seat in enumerate(after.standing, 1) if seat != rules.NOBODY]
    args["order"] = [phrase("stands-at", seat=names[seat], count=count) for seat, count in standing]
    return ("take-all" if is_all else "take"), args


def _placed(s: State, after: State, action: int) -> Arguments:
    """The arguments for a tile that is placed: what, where, and the points that it brings."""
    way, cell = divmod(action - rules.PLACE, parts.CELLS)
    tile, gain = tile_words(s.held, parts.LINES[s.held][way]), points_gained(s, after, rules.actor(s))
    return {"tile": tile, "cell": parts.CELL_NAMES[cell], "gain": gain}


def points_gained(s: State, after: State, seat: int) -> Phrase:
    """The points that a placement brings its seat, split by what scores."""
    changes = [now - was for now, was in zip(rules.scores(after, seat), rules.scores(s, seat), strict=True)]
    split = _by_card("gain-part", changes)
    if not split:
        return phrase("gain-none")
    total = sum(changes)
    return phrase("gain", parts=split, sign="minus" if total < 0 else "plus" if total else "even", points=abs(total))


def _by_card(key: str, scores: list[int]) -> list[Phrase]:
    """A phrase for each thing that scores, in the book's order, without those of 0 points."""
    cards = [(phrase(f"scored-{word}"), points) for word, points in zip(SCORE_WORDS, scores, strict=True) if points]
    return [phrase(key, card=card, **signed(points)) for card, points in cards]


# ------------------------------------------------------------------------------------- what is to be decided


def status(s: State, names: Sequence[Name]) -> Phrase:
    """Who is to act, and what is awaited; or how the game ended. `progress` has the round."""
    if s.phase == rules.ENDED:
        return _ended(s, names)
    if s.phase == rules.ORDERING:
        return phrase("status-type-order", count=s.at + 1)
    if s.phase == rules.FILLING:
        has_gap = parts.EMPTY in s.current[: parts.CURRENT[s.seats]]
        return phrase("status-type-draw", row="current" if has_gap else "next")
    seat = names[rules.actor(s)]
    if s.phase == rules.PLACING:
        return phrase("status-place", seat=seat, tile=tile_kind(s.held))
    if s.round == parts.ROUNDS[s.seats] - 1:
        return phrase("status-take-last", seat=seat)
    if parts.STANDEES[s.seats] == 1:
        return phrase("status-take", seat=seat)
    number = s.order[: s.at + 1].count(s.order[s.at])
    return phrase("status-take-standee", seat=seat, count=number, all=parts.STANDEES[s.seats])


def _ended(s: State, names: Sequence[Name]) -> Phrase:
    if s.seats == 1:
        key = "status-over-beaten" if rules.win_share(s, 0) else "status-over-short"
        return phrase(key, points=points_of(rules.points(s, 0)), goal=s.goal)
    winners = [seat for seat in range(s.seats) if rules.win_share(s, seat)]
    best = points_of(rules.points(s, winners[0]))
    if len(winners) > 1:
        return phrase("status-over-tied", seats=[names[seat] for seat in winners], points=best)
    return phrase("status-over-won", seat=names[winners[0]], points=best)


def refusal(s: State, action: int, tag: str) -> Phrase:
    """Why the rule of that tag forbids an action, and what to do instead."""
    key = "refused-" + tag.replace(".", "-")
    if tag == "TT-3.1" and action >= rules.PLACE:
        key += "-first"
    elif tag == "TT-3.2" and action < rules.PLACE:
        key += "-held"
    return phrase(key)


_RULES = {rules.ORDERING: "TT-2.4", rules.FILLING: "TT-2.1", rules.TAKING: "TT-3.1", rules.PLACING: "TT-3.2"}


def rule(s: State) -> str:
    """The tag of the rule that matters most for what is to be decided."""
    return _RULES.get(s.phase, "TT-5.2")


def progress(s: State) -> Phrase:
    """How far the game has come: the round, or that the game is being set up."""
    if s.phase == rules.ORDERING or (s.phase == rules.FILLING and s.round == 0):
        return phrase("status-setup")
    most = parts.ROUNDS[s.seats]
    return phrase("round", count=min(s.round + 1, most), most=most)


def deed(s: State, action: int, names: Sequence[Name]) -> tuple[Phrase, Phrase]:
    """What may be touched now, and what that does."""
    del names
    if s.phase != rules.PLACING:
        return phrase("touch-take"), phrase("deed-take")
    return phrase("touch-place"), phrase("deed-place", cell=parts.CELL_NAMES[(action - rules.PLACE) % parts.CELLS])


# ------------------------------------------------------------------------------------- the board in text


def squares(s: State, names: Sequence[Name]) -> list[list[Phrase]]:
    """The table for people who do not see it: the turn order, both rows, then each chart, line by line."""
    lines: list[list[Phrase]] = []
    order = [_standee(s, i, names) for i, seat in enumerate(s.order) if seat != rules.NOBODY]
    if order and s.phase != rules.ENDED:
        lines.append([phrase("text-order"), *order])
    lines.append([phrase("text-current"), *(_space(s, space, names) for space in range(parts.CURRENT[s.seats]))])
    if s.phase != rules.ENDED:
        coming = [_in_row(space + 1, s.next[space]) for space in range(parts.NEXT[s.seats])]  # TT-3.4
        lines.append([phrase("text-next"), *coming])
    for seat in range(s.seats):
        for row in range(parts.ROWS):
            head = phrase("text-chart", seat=names[seat], row=row + 1)
            lines.append([head, *(_cell(s, seat, row * parts.COLUMNS + column) for column in range(parts.COLUMNS))])
    return lines


def _standee(s: State, i: int, names: Sequence[Name]) -> Phrase:
    """A standee in turn order, and whether it has acted this round."""
    is_playing = s.phase in (rules.TAKING, rules.PLACING)
    state = "waits" if not is_playing or i > s.at else "acts" if i == s.at else "done"
    return phrase("text-standee", count=i + 1, seat=names[s.order[i]], state=state)


def _space(s: State, space: int, names: Sequence[Name]) -> Phrase:
    """A space of the current row: its tile, or who took it and stands there in the next round."""
    if s.standing[space] != rules.NOBODY:
        return phrase("text-taken", count=space + 1, seat=names[s.standing[space]])
    return _in_row(space, s.current[space])


def _in_row(space: int, kind: int) -> Phrase:
    """A space of a row, by the number that it will have in the current row, and its tile."""
    if kind == parts.EMPTY:
        return phrase("text-free", count=space + 1)
    return phrase("text-space", count=space + 1, tile=tile_in_row(kind))


def _cell(s: State, seat: int, cell: int) -> Phrase:
    """A cell of a chart: its tile, and the cells that its star is linked to."""
    name = parts.CELL_NAMES[cell]
    if s.chart[seat][cell] == parts.EMPTY:
        return phrase("text-empty", cell=name)
    tile = tile_words(s.chart[seat][cell], s.lines[seat][cell])
    others = [parts.CELL_NAMES[other] for other in links(s.lines[seat], cell)]
    if others:
        return phrase("text-linked", cell=name, tile=tile, cells=others)
    return phrase("text-cell", cell=name, tile=tile)


def rows(s: State, names: Sequence[Name]) -> list[list[Phrase]]:
    """Each seat's points by what made them, a list of phrases a seat; then the tile left over, and the references."""
    lines = [_row(s, names, seat) for seat in range(s.seats)]
    if s.phase != rules.ENDED and s.round and s.current[0] != parts.EMPTY:
        lines.append([phrase("text-left", tile=tile_words(s.current[0]))])
    return lines + [[card_line(what, rules.side_in_play(s, what)).phrase] for what in range(REFERENCES, SCORED)]


def _row(s: State, names: Sequence[Name], seat: int) -> list[Phrase]:
    count = sum(kind != parts.EMPTY for kind in s.chart[seat])
    points = points_of(rules.points(s, seat))
    lines = [phrase("text-row", seat=names[seat], points=points, count=count, most=parts.CELLS)]
    if split := _by_card("text-part", rules.scores(s, seat)):
        lines.append(phrase("text-parts", parts=split))
    if sizes := [len(cells) for cells in constellation_cells(s.lines[seat])]:
        lines.append(phrase("text-constellations", sizes=sizes))
    if rules.actor(s) == seat:
        lines.append(phrase("text-turn"))
    return lines
