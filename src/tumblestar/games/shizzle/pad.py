"""A score pad for Shizzle on a real table: what each turn brought, with the bank, by the rules of settling.

The entries are the pad: `turns` (`140.2302.3` …, turns in order, parted by dots) and what is chosen so far: `by`, the
player, `pending`, the Shizzles, `line`, and `hit`, the players attacked. A turn is the number of its player, the dice
of its last line (0 for a Choke, 6 for a Shizzle), the number of Shizzles, and the numbers of those who were attacked.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from tumblestar import picture
from tumblestar.contract.capabilities import Pad, PadLine, PadSpot, PadStep, player_names
from tumblestar.contract.modules import Name, first_state
from tumblestar.games.shizzle import rules
from tumblestar.games.shizzle.description import phrase
from tumblestar.games.shizzle.parts import DICE
from tumblestar.games.shizzle.picture import BANK, bank, outline, seat_panel, seat_place
from tumblestar.picture import at, path
from tumblestar.words import Phrase

LONGEST = 4000
CHOKE, FIZZLE = 0, 2
MOST_PENDING = 9
LINES = (CHOKE, FIZZLE, 3, 4, 5)


def pad(given: Mapping[str, str], seats: int = 2, seat: int = 0) -> Pad:
    """The pad that entries stand for. Turns from the first that cannot be are left out, and `problem` says why."""
    s, turns, rounds, problem = _read(given.get("turns", "")[:LONGEST], seats)
    totals = tuple([rules.points(s, i) for i in range(seats)])
    lines = [
        PadLine(phrase("round", count=i, most=0, target=0), gains[seat], phrase("pad-round-means"), [], tuple(gains))
        for i, gains in enumerate(rounds, 1)
    ]
    entries = {"turns": ".".join(turns)} if turns else {}
    names = player_names(given, seats)
    prompt, steps, is_asking = _next(s, entries, given, names)
    return Pad(
        entries, _drawn(s), prompt, steps, [], [], totals[seat], [(phrase("pad-rounds"), lines)], problem,
        tuple(_spots(s, entries, names)), totals, (), is_asking,
    )  # fmt: skip


def _read(text: str, seats: int) -> tuple[rules.State, list[str], list[list[int]], Phrase | None]:
    """The state after the turns that can be, these, what each round brought, and what was wrong with the next turn."""
    s = first_state(rules.State, seats, {})
    s.phase = rules.READY
    turns: list[str] = []
    rounds: list[list[int]] = []
    taken = [0] * seats
    for turn in text.split(".") if text else []:
        before, after = s, _play(s, turn)
        if isinstance(after, Phrase):
            return s, turns, rounds, after
        s = after
        turns.append(turn)
        mover = int(turn[0]) - 1
        taken[mover] += 1
        if taken[mover] > len(rounds):
            rounds.append([0] * seats)
        for i in range(seats):
            rounds[-1][i] += s.score[i] - before.score[i]
    return s, turns, rounds, None


def _play(s: rules.State, turn: str) -> rules.State | Phrase:
    """The state after a turn, settled by the rules; or what is wrong with the turn."""
    found = re.fullmatch(f"([1-{s.seats}])([023456])([0-9])([1-{s.seats}]*)", turn)
    if not found:
        return phrase("pad-bad-turn", text=turn)
    if s.phase == rules.ENDED:
        return phrase("pad-after-end", text=turn, tag="SH-3.6")
    line, pending = int(found[2]), int(found[3])
    if (line == DICE and not pending) or (line == CHOKE and (pending or found[4])):
        return phrase("pad-bad-turn", text=turn)
    after = _after(s, found[1], line, pending, found[4])
    if after is None:
        return phrase("pad-bad-attack", text=turn, tag="SH-3.2")
    if after.phase == rules.SETTLE:
        rules.take(after)
    return after


def _after(s: rules.State, by: str, line: int, pending: int, hit: str) -> rules.State | None:
    """The state after a turn in which some were attacked; SETTLE if Shizzles are left. None if it cannot be."""
    after = first_state(rules.State, s.seats, {})
    after.score[:], after.bank, after.turns = list(s.score), s.bank, s.turns
    after.mover, after.pending, after.length = int(by) - 1, pending, max(1, line)
    after.line[:] = list(range(DICE))
    if line == CHOKE:  # SH-2.4
        rules.end_turn(after)
    else:
        rules.stop(after)
    for victim in hit:
        if after.phase != rules.SETTLE or not rules.can_attack(after, int(victim) - 1):
            return None
        rules.attack(after, int(victim) - 1)
    return after


def _next(
    s: rules.State, entries: Mapping[str, str], given: Mapping[str, str], names: Sequence[Name]
) -> tuple[Phrase, list[PadStep], bool]:
    """What is to be chosen of a turn: whose it is, its Shizzles and its line, and who is attacked."""
    by, line = given.get("by", ""), given.get("line", "")
    if s.phase == rules.ENDED:
        return phrase("pad-over"), [], False
    if not re.fullmatch(f"[1-{s.seats}]", by):
        return phrase("pad-who"), [], False
    count = given.get("pending", "")
    pending = int(count) if re.fullmatch(f"[0-{MOST_PENDING}]", count) else 0
    chosen = {**entries, "by": by, "pending": str(pending)}
    if line not in map(str, (*LINES, DICE)):
        steps = [_ended(s, chosen, line) for line in (*LINES, *([DICE] if pending else []))]
        if pending < MOST_PENDING:
            star = at(0, 0, picture.twinkle(2.2))
            steps.append(PadStep(phrase("sign-shizzle"), star, {**chosen, "pending": str(pending + 1)}))
        return phrase("pad-turn", player=names[int(by) - 1], count=pending), steps, True
    hit = given.get("hit", "")
    after = _after(s, by, int(line), pending, hit) if re.fullmatch(f"[1-{s.seats}]*", hit) else None
    if after is None or after.phase != rules.SETTLE:
        return phrase("pad-who"), [], False
    turn = by + line + str(pending) + hit
    steps = [PadStep(phrase("action-take", points=rules.turn_points(after)), "", _done(entries, turn))]
    for i in range(s.seats):
        if rules.can_attack(after, i):
            then = _hit(s, {**chosen, "line": line}, turn + str(i + 1), hit + str(i + 1))
            steps.append(PadStep(phrase("action-attack", victim=names[i]), at(0, 0, picture.seat_disc(i), 2), then))
    return phrase("pad-settle", count=after.pending), steps, True


def _ended(s: rules.State, chosen: Mapping[str, str], line: int) -> PadStep:
    """A way in which a turn ends: at once, or with a question about its Shizzles."""
    by, pending = chosen["by"], int(chosen["pending"])
    key = {CHOKE: "pad-choke", FIZZLE: "pad-fizzle", DICE: "pad-stop"}.get(line, "pad-flicker")
    after = _after(s, by, line, pending, "") if line and pending else None
    if after is not None and after.phase == rules.SETTLE:
        then = {**chosen, "line": str(line)}
    else:
        then = _done(chosen, f"{by}{line}{pending if line else 0}")
    icon = at(0, 0, picture.numeral(line, 3.2, "count")) if line in (*LINES[1:],) else ""
    return PadStep(phrase(key, count=line), icon, then)


def _hit(s: rules.State, chosen: Mapping[str, str], turn: str, hit: str) -> dict[str, str]:
    """The entries after an attack: the turn is over, or there are more Shizzles to settle."""
    after = _after(s, turn[0], int(turn[1]), int(turn[2]), hit)
    if after is not None and after.phase == rules.SETTLE:
        return {**chosen, "hit": hit}
    return _done(chosen, turn)


def _done(entries: Mapping[str, str], turn: str) -> dict[str, str]:
    return {"turns": ".".join(filter(None, (entries.get("turns", ""), turn)))}


def _drawn(s: rules.State) -> str:
    """The players' panels, and the bank below them."""
    low = seat_place(s.seats, s.seats - 1)
    top = low.y + low.height / 2 + 14
    body = "".join(seat_panel(s.seats, i, s.score[i], False, rules.win_share(s, i) > 0) for i in range(s.seats))
    lies = at(BANK.x, BANK.y, path("shade soft", outline(BANK), 0, 6) + path("sheet", outline(BANK)))
    lies += "".join(bank(s.bank, 0))
    body += at(380 - BANK.x, top + 44 - BANK.y, lies)
    return picture.frame((760, top + 100), body)


def _spots(s: rules.State, entries: Mapping[str, str], names: Sequence[Name]) -> Iterator[PadSpot]:
    """The players, whose turns are entered."""
    for i in range(s.seats if s.phase != rules.ENDED else 0):
        place = seat_place(s.seats, i)
        label = phrase("edit-points", player=names[i], count=s.score[i])
        step = PadStep(label, "", {**entries, "by": str(i + 1)})
        yield PadSpot(step, place.x, place.y, place.width, place.height + 8)
