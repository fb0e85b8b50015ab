"""What gives the win shares of Twisty, for reviews."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tumblestar.contract.capabilities import Evaluator, Explained
from tumblestar.contract.modules import Name, legal_actions
from tumblestar.games.twisty import rules
from tumblestar.games.twisty import search_moves as _search_moves
from tumblestar.games.twisty.description import phrase
from tumblestar.games.twisty.evaluation import positions_of
from tumblestar.games.twisty.notation import SQUARE_NAMES
from tumblestar.games.twisty.parts import CENTRE, COLOURS, KIND_NAMES, LAID, SAFETY, SIZE, SQUARES, TELEPORT
from tumblestar.games.twisty.rules import State
from tumblestar.words import Arguments, Phrase

search_moves: Any = _search_moves  # it compiles, so it has no annotations
AHEAD = ("strong", 6, 12)


def evaluator(s: State) -> Evaluator:
    """A search of so many positions, fewer where nothing is compiled."""
    return Evaluator(Phrase("evaluator-search", {"count": positions_of(s.seats)}))


def kind_of_mistake(s: State, taken: int, better: int) -> str:
    """What the better turn reaches or avoids and the other cannot, or how far is left to go for the seat or others."""
    if s.phase == rules.CORNERING:
        return "corner"
    me, did, best = s.who, _ends(s, taken), _ends(s, better)

    def is_missed(is_reached: Callable[[State, State], bool]) -> bool:
        return any(is_reached(s, end) for end in best) and not any(is_reached(s, end) for end in did)

    if kind := next((kind for kind, is_reached in _AIMS.items() if is_missed(is_reached)), ""):
        return kind
    if _turns_left(me, did) > _turns_left(me, best):
        return "way"
    others = [seat for seat in range(s.seats) if all(end.pawn[seat] != end.pawn[me] for end in (did[0], best[0]))]
    if any(_turns_left(seat, did[:1]) < _turns_left(seat, best[:1]) for seat in others):
        return "open"
    return "corner" if s.phase == rules.ROBBED else "away" if is_missed(_is_near_safety) else "other"


def _ends(s: State, action: int) -> list[State]:
    """The states in which the turn can end, or comes to a theft, after an action."""
    after = s.after(rules.apply, action)
    goes_on = s.phase in (rules.MOVE, rules.EXTRA) and after.phase == rules.EXTRA
    return [after.after(search_moves.take, turn) for turn in _turns(after)] if goes_on else [after]


def _turns(s: State) -> list[int]:
    """Where the turn can end, STAY for where the piece stands."""
    teleports = [square for square in range(SQUARES) if s.board[square] == TELEPORT]
    distances = dict(enumerate((len(teleports), *teleports), search_moves.TELEPORTS_AT))
    out = [0] * rules.MAX_LEGAL
    return out[: search_moves.turns(s, out, distances)]


def _to_move(s: State, seat: int) -> State:
    """The same position, if it were a seat's turn."""
    s = s.copy()
    s.mover = s.who = seat
    s.phase, s.landed = rules.MOVE, 0
    return s


def _is_out_of_reach(s: State, end: State) -> bool:
    """Whether no other seat can rob the seat that acts in a state, by a turn from where its turn ended."""
    return not any(_can_be_robbed_by(end, thief, s.who) for thief in range(s.seats))


def _can_be_robbed_by(end: State, thief: int, seat: int) -> bool:
    """Whether a seat can rob another by a turn from a position."""
    is_apart = end.pawn[thief] != end.pawn[seat]
    return is_apart and rules.can_rob(end, thief, seat) and end.pawn[seat] in _turns(_to_move(end, thief))


def _is_near_safety(s: State, end: State) -> bool:
    """Whether the seat that acts in a state can protect all its cubes by its next turn, or has done so."""
    squares = {*_turns(_to_move(end, s.who))} - {rules.STAY}
    return rules.HELD not in end.cubes[s.who] or any(end.board[square] == SAFETY for square in squares)


_AIMS: dict[str, Callable[[State, State], bool]] = {
    "win": lambda s, end: end.winner == s.who,
    "theft": lambda s, end: s.phase != rules.ROBBED and end.phase == rules.ROBBED,
    "cube": lambda s, end: end.held[s.who] > s.held[s.who],
    "stolen": _is_out_of_reach,
    "safety": lambda s, end: end.cubes[s.who].count(rules.SAFE) > s.cubes[s.who].count(rules.SAFE),
}
"""What a turn can reach or avoid, in the order in which it is named."""
_LEADS = ("win", "cube", "safety")
"""The kinds for which it is told what lies where a chain leads."""


def explain(s: State, taken: int, better: int, kind: str, names: Sequence[Name]) -> Explained:
    """Where a chain leads, who can rob, where safety is near, and how many turns are left to go."""
    me, did, best = s.who, _ends(s, taken), _ends(s, better)
    if rules.NOWHERE in best[0].pawn[: s.seats]:
        return Explained()
    is_aim = _AIMS.get(kind) or (_is_near_safety if kind == "away" else None)
    aims = [end for end in best if is_aim(s, end)] if is_aim else best
    end = min(aims, key=lambda end: _turns_left(me, [end]))
    line, phrases = _chain(s, better, end), list[Phrase]()
    if line:
        victim = rules.seat_on(s, line[-1])
        args: Arguments = {"squares": [SQUARE_NAMES[square] for square in line]}
        robbed: Arguments = {"name": names[victim]} if victim != rules.NOBODY else {}
        aim = "theft" if robbed else "cube" if end.held[me] > s.held[me] else kind if kind in _LEADS else "way"
        phrases.append(phrase(f"why-on-{aim}", **args, **robbed))
    if kind == "win":
        return Explained(phrases, line)
    if not any(_is_out_of_reach(s, other) for other in did) and _is_out_of_reach(s, end):
        thief = next(seat for seat in range(s.seats) if _can_be_robbed_by(did[0], seat, me))
        colour = KIND_NAMES[s.series[thief][s.held[thief]]]
        phrases.append(phrase("why-stolen", name=names[thief], square=SQUARE_NAMES[did[0].pawn[me]], colour=colour))
    for seat in range(s.seats) if kind == "safety" else ():
        if any(rules.can_rob(other, seat, me) for other in did) and not rules.can_rob(end, seat, me):
            colour = KIND_NAMES[s.series[seat][s.held[seat]]]
            phrases.append(phrase("why-wanted", name=names[seat], colour=colour))
    if kind == "away" and end.board[end.pawn[me]] != SAFETY:
        phrases.append(phrase("why-away"))
    near = _next_cubes(end, me)
    if near and not any(_next_cubes(other, me) for other in did):
        colour = KIND_NAMES[rules.wanted(end, me)]
        phrases.append(phrase("why-near", squares=[SQUARE_NAMES[square] for square in near], colour=colour))
    left = [_turns_left(me, ends) for ends in (did, [end])]
    if search_moves.FAR > left[0] > left[1]:
        phrases.append(phrase("why-turns", taken=left[0], better=left[1]))
    others = [(_turns_left(seat, best[:1]), _turns_left(seat, did[:1]), seat) for seat in range(s.seats) if seat != me]
    far, near, seat = max(others, key=lambda row: (row[0] < search_moves.FAR, row[0] - row[1]))
    if near < far < search_moves.FAR:
        phrases.append(phrase("why-open", name=names[seat], better=far, taken=near))
    return Explained(phrases, line)


def _next_cubes(end: State, seat: int) -> list[int]:
    """The squares on which a seat can collect in the turn after one that ended so, while all others stand still."""
    if end.held[seat] == COLOURS or end.phase == rules.ENDED:
        return []
    squares = {*_turns(_to_move(end, seat))} - {rules.STAY}
    return sorted(square for square in squares if rules.collects(end, seat, square))


def _chain(s: State, action: int, end: State) -> list[int]:
    """The squares on which the turn goes on after an action, up to where it is to end, by the fewest steps."""
    queue = [(s.after(rules.apply, action), list[int]())]
    for now, squares in queue:
        if now.pawn[s.who] == end.pawn[s.who] and now.cubes[s.who] == end.cubes[s.who]:
            return squares
        if now.phase == rules.EXTRA and len(squares) < SQUARES:
            steps = [square for square in legal_actions(now) if square != rules.STAY]
            queue += [(now.after(rules.apply, square), [*squares, square]) for square in steps]
    return []


def _turns_left(seat: int, ends: list[State]) -> int:
    """The fewest turns of a seat from where its turn ended to the end of its row, while all others stand still."""
    queue = [(_to_move(end, seat), end.held[seat], end.pawn[seat], 0) for end in ends]
    reached = set[tuple[int, int]]()
    for s, held, square, turns in queue:
        s.held[seat], s.pawn[seat] = held, square
        for there in {*_turns(s)} - {rules.STAY}:
            more = held + rules.collects(s, seat, there)
            if (held == COLOURS and there == CENTRE) or (s.short_game and more == COLOURS):
                return turns + 1
            if (more, there) not in reached:
                reached.add((more, there))
                queue.append((s, more, there, turns + 1))
    return search_moves.FAR


def category(s: State, outcome: int) -> tuple[str, str] | None:
    """The kind of a counter on a square inside the border, or the seat that begins.

    All counters are laid in every game, so that what lies on the border follows.
    """
    if s.phase == rules.COUNTERS:
        is_inside = all(0 < step < SIZE - 1 for step in divmod(LAID[s.laid], SIZE))
        name = KIND_NAMES[outcome]
        return ("chance-of-counter", f"{'colour' if outcome <= COLOURS else 'counter'}-{name}") if is_inside else None
    return ("chance-of-first", str(outcome + 1)) if s.phase == rules.FIRST else None
