"""Shizzle built by touching: positions, and what each turn brought on a real table, by the rules of settling.

In a position: what the dice show, those of the line, the points, and what is to come of whose turn. The entries of a
pad: `turns` (`140.2302.3` …, turns in order, parted by dots) and what was touched: `by`, the player, `pending`, the
Shizzles, `line`, and `hit`, the players attacked. A turn is the number of its player, the dice of its last line (0 for
a Choke, 6 for a Shizzle), the number of Shizzles, and the numbers of those who were attacked.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from tumblestar import picture
from tumblestar.contract.modules import Name, first_state
from tumblestar.contract.touching import Asked, Choice, ScoreLine, ScoreSheet, Spot, always
from tumblestar.games.shizzle import rules
from tumblestar.games.shizzle.description import phrase
from tumblestar.games.shizzle.drawing import BANK, bank, fallen, line_spot, seat_chips
from tumblestar.games.shizzle.parts import BANKS, COLOUR_NAMES, DICE, TABLE
from tumblestar.games.shizzle.picture import panels, places, seat_place, whole
from tumblestar.games.shizzle.rules import ALL_DICE, CHOOSE, NO_DIE, READY, SETTLE, SPARK, State, face
from tumblestar.picture import Place, at
from tumblestar.words import Phrase

# -- positions

STEPS = (1, 5, 10, -1, -5, -10)
PHASES = {READY: "edit-ready", CHOOSE: "edit-choose", SETTLE: "edit-settle"}


def base(s: State) -> State:
    """The state with its dice lying and points in the bank; before the first roll the first die is the Spark."""
    s = s.copy()
    if any(colour < 0 for row in s.colour for colour in row):
        s.colour = [list(row) for row in TABLE]
    s.shown[:] = [number or die + 1 for die, number in enumerate(s.shown)]
    s.made, s.due, s.mover, s.bank = 0, 0, max(s.mover, 0), s.bank or BANKS[s.seats]
    if s.phase <= SPARK or not s.length:
        _set_line(s, [0])
    if s.phase not in PHASES:
        s.phase = READY
        _set_line(s, s.line[:1])
    return s


def spots(s: State, names: Sequence[Name]) -> Iterator[Spot[State]]:
    """The dice, the bank, the points of all seats, and what is to come of the turn."""
    for die in range(DICE):
        i = s.line.index(die) if die in s.line[: s.length] else -1
        part, (x, y) = ("line", line_spot(i)) if i >= 0 else ("tray", fallen(s, die)[:2])
        label = phrase("text-die-line" if i >= 0 else "text-die", die=die + 1, face=face(s, die), count=i + 1)
        area = whole.area(s.seats, 0, part, Place(x, y, 100, 100))
        yield Spot(f"die{die + 1}", label, area, partial(_die_changes, s, die))
    area = whole.area(s.seats, 0, "bank", Place(BANK[0] / 2, BANK[1] / 2, *BANK))
    yield Spot("bank", phrase("edit-bank", count=s.bank), area, always(_by(s, STEPS, "bank", s.bank)))
    for seat, player in enumerate(names):
        panel = seat_place(s.seats, seat)
        area = (panel.x, panel.y, panel.width, panel.height)
        label = phrase("edit-points", player=player, count=s.score[seat])
        yield Spot(f"seat{seat + 1}", label, area, partial(_seat_changes, s, seat, player))
    yield Spot("pending", phrase("edit-pending", count=s.pending), None, always(_by(s, (1, -1), "pending", s.pending)))
    others = [Choice(phrase(key), "", s.after(_enter, phase)) for phase, key in PHASES.items() if phase != s.phase]
    yield Spot("phase", phrase(PHASES[s.phase]), None, always(others))


def _seat_changes(s: State, seat: int, player: Name, _: object) -> Asked[State]:
    """It is the seat's turn, or it has more points or fewer."""
    turn = Choice(phrase("edit-turn", player=player), _disc(seat), s.replaced("mover", seat))
    return Asked([*([turn] if s.mover != seat else []), *_by(s, STEPS, "score", s.score[seat], seat)])


def _disc(seat: int) -> str:
    return at(0, 0, picture.seat_disc(seat), 2)


def _by(s: State, steps: Sequence[int], field: str, now: int, seat: int | None = None) -> list[Choice[State]]:
    """A number is more or less by some steps."""
    labels = [Phrase("edit-more" if by > 0 else "edit-less", {"count": abs(by)}) for by in steps]
    return [Choice(labels[i], "", s.replaced(field, now + by, seat)) for i, by in enumerate(steps)]


def _die_changes(s: State, die: int, _: object) -> Asked[State]:
    """Another number, or another place in the line or beside it."""
    found, line = list[Choice[State]](), s.line[: s.length]
    for number in range(1, DICE + 1):
        if number != s.shown[die]:
            drawn = at(0, 0, picture.die(COLOUR_NAMES[s.colour[die][number - 1]], number), 0.8)
            found.append(Choice(phrase("edit-shows", count=number), drawn, s.replaced("shown", number, die)))
    lines = {"edit-spark": [die, *line[1:]], "edit-join": [*line, die]}
    if die in line:
        lines = {"edit-out": [one for one in line if one != die]}
    return Asked(found + [Choice(phrase(key), "", s.after(_set_line, dice)) for key, dice in lines.items()])


def _set_line(s: State, line: Sequence[int]) -> None:
    """Lays the dice of the line; the others lie beside it. A turn with more than the Spark has begun."""
    s.line[:] = [*line, *[NO_DIE] * (DICE - len(line))]
    s.length, s.loose = len(line), ALL_DICE & ~sum(1 << die for die in line)
    s.base = 1
    if s.phase == READY and len(line) > 1:
        s.phase = CHOOSE


def _enter(s: State, phase: int) -> None:
    """A turn that has not begun has only the Spark in its line, and nothing pending."""
    s.phase, s.base = phase, 1
    if phase == READY:
        s.pending = 0
        _set_line(s, s.line[:1])
    elif phase == SETTLE:
        s.pending = max(1, s.pending)


# -- score pads

ASKED = ("by", "pending", "line", "hit")
LONGEST, MOST_PENDING = 4000, 9
LINES = {"0": "pad-choke", "2": "pad-fizzle", "3": "pad-flicker", "4": "pad-flicker", "5": "pad-flicker"}
SHIZZLE = {"6": "pad-stop"}
Turns = tuple[tuple[str, State], ...]
"""The turns of a pad, each with the state that it led to."""


def read(given: Mapping[str, str], seats: int) -> tuple[Turns, Phrase | None]:
    """The turns up to the first that cannot be."""
    s, text = first_state(State, seats, {}).replaced("phase", READY), given.get("turns", "")[:LONGEST]
    played = list[tuple[str, State]]()
    for turn in text.split(".") if text else ():
        ways = f"[1-{seats}](00|([2-5][0-9]|6[1-9])[1-{seats}]*)"
        problem = phrase("pad-bad-turn", text=turn) if not re.fullmatch(ways, turn) else None
        if s.phase == rules.ENDED:
            problem = problem or phrase("pad-after-end", text=turn, tag="SH-3.6")
        after = None if problem else _after(s, turn)
        if after is None:
            return tuple(played), problem or phrase("pad-bad-attack", text=turn, tag="SH-3.2")
        if after.phase == SETTLE:
            rules.take(after)
        s = after
        played.append((turn, s))
    return tuple(played), None


def entries(turns: Turns) -> dict[str, str]:
    """The turns in one line."""
    return {"turns": ".".join(turn for turn, _ in turns)}


def _after(s: State, turn: str) -> State | None:
    """The state after a turn, SETTLE if Shizzles are left; None if somebody cannot be attacked."""
    s = s.copy()
    s.mover, s.pending, s.length, s.line[:] = int(turn[0]) - 1, int(turn[2]), max(1, int(turn[1])), list(range(DICE))
    if turn[1] == "0":  # SH-2.4
        rules.end_turn(s)
    else:
        rules.stop(s)
    for victim in turn[3:]:
        if s.phase != SETTLE or not rules.can_attack(s, int(victim) - 1):
            return None
        rules.attack(s, int(victim) - 1)
    return s


def sheet(turns: Turns, seat: int, names: Sequence[Name]) -> ScoreSheet[Turns]:
    """All players' points and the bank, and what each round brought."""
    s = first_state(State, len(names), {}).replaced("phase", READY)
    rounds, taken = list[list[int]](), [0] * len(names)
    for turn, after in turns:
        before, s = s.score, after
        taken[int(turn[0]) - 1] += 1
        rounds += [[0] * len(names)] * (max(taken) - len(rounds))
        rounds[-1] = [gain + s.score[i] - before[i] for i, gain in enumerate(rounds[-1])]
    means = phrase("pad-round-means")
    lines = [ScoreLine(phrase("round", count=i, most=0, target=0), means, gains) for i, gains in enumerate(rounds, 1)]
    spots, prompt = list[Spot[Turns]](), phrase("pad-over" if s.phase == rules.ENDED else "pad-who")
    for i, player in enumerate(names if s.phase != rules.ENDED else ()):
        place, label = seat_place(s.seats, i), phrase("edit-points", player=player, count=s.score[i])
        area = (place.x, place.y, place.width, place.height + 8)
        spots.append(Spot(f"by={i + 1}", label, area, partial(_ask, s, turns, i, names)))
    totals = [rules.points(s, i) for i in range(s.seats)]
    return ScoreSheet(_drawn(s), prompt, spots, totals, [(phrase("pad-rounds"), lines)])


def _drawn(s: State) -> str:
    """The players' panels, and the bank below them."""
    low = seat_place(s.seats, s.seats - 1)
    top, body = low.y + low.height / 2 + 14, ""
    for i in range(s.seats):
        left, upper, scale = places(s.seats, 0)[f"chips-{i + 1}"]
        body += picture.seat_panel(panels(s.seats, 0)[i], i, s.score[i], has_won=rules.win_share(s, i) > 0)
        body += at(left, upper, seat_chips(s.score[i]), scale)
    body += picture.sheet(Place(380, top + 44, 744, 88), 26)
    return picture.frame((760, top + 100), body + at(30, top + 16, bank(s.bank, 0, BANKS[s.seats]), 0.97))


def _ask(s: State, turns: Turns, seat: int, names: Sequence[Name], further: Sequence[str]) -> Asked[Turns] | None:
    """What is to be chosen of a turn: its Shizzles and its line, and who is attacked."""
    number, line, hit = further
    pending = int(number) if re.fullmatch(f"[0-{MOST_PENDING}]", number) else 0
    if line not in LINES | SHIZZLE:
        found = [
            _done(s, turns, f"{seat + 1}{line}{pending if line != '0' else 0}", phrase(key, count=int(line)),
                  at(0, 0, picture.numeral(int(line), 3.2, "count")) if line in "2345" else "")
            for line, key in (LINES | (SHIZZLE if pending else {})).items()
        ]  # fmt: skip
        if pending < MOST_PENDING:
            star = at(0, 0, picture.twinkle(2.2))
            found.append(Choice(phrase("sign-shizzle"), star, None, (str(pending + 1),)))
        return Asked(found, phrase("pad-turn", player=names[seat], count=pending))
    turn = f"{seat + 1}{line}{pending}{hit}"
    after = _after(s, turn) if re.fullmatch(f"[1-{s.seats}]*", hit) else None
    if after is None or after.phase != SETTLE:
        return None
    found = [Choice[Turns](phrase("action-take", points=rules.turn_points(after)), "", (*turns, (turn, after)))]
    for i, victim in enumerate(names):
        if rules.can_attack(after, i):
            found.append(_done(s, turns, f"{turn}{i + 1}", phrase("action-attack", victim=victim), _disc(i)))
    return Asked(found, phrase("pad-settle", count=after.pending))


def _done(s: State, turns: Turns, turn: str, label: Phrase, icon: str) -> Choice[Turns]:
    """A turn that is over, or asks what its Shizzles are used for."""
    after = _after(s, turn) or s
    further = (turn[2], turn[1], turn[3:]) if after.phase == SETTLE else ()
    return Choice(label, icon, None if further else (*turns, (turn, after)), further)
