"""Twisty described: what an action did or would do, what is to be decided, and why an action is refused."""

from collections.abc import Sequence
from functools import cache

from tumblestar.contract.modules import Name, legal_actions
from tumblestar.contract.sentences import did_and_would
from tumblestar.contract.state import CHANCE
from tumblestar.games.twisty import rules
from tumblestar.games.twisty.notation import SQUARE_NAMES
from tumblestar.games.twisty.parts import CENTRE, COLOURS, CORNERS, KIND_NAMES, LAID, SAFETY, STEP, TELEPORT
from tumblestar.words import Argument, Arguments, Phrase, PhraseParts

BOX = (25, 8)

GAME = "twisty"


def phrase(key: str, /, **args: Argument) -> Phrase:
    """A phrase in the words of this game."""
    return Phrase(key, args, GAME)


def _sentence(s: rules.State, action: int, names: Sequence[Name], after: rules.State) -> PhraseParts:
    """The key and the arguments that describe an action, which leads from `s` to `after`."""
    if s.phase == rules.COUNTERS:
        kind = KIND_NAMES[action]
        key, name = ("lay-cube", "colour") if action <= COLOURS else ("lay-counter", "counter")
        return key, {"square": SQUARE_NAMES[LAID[s.laid]], name: kind}
    if s.phase == rules.CARDS:
        args: Arguments = {"count": s.laid % COLOURS + 1, "colour": _colour(action)}
        return ("card-all", args) if s.same_order else ("card", args | {"seat": names[s.laid // COLOURS]})
    if s.phase == rules.FIRST:
        return "first", {"seat": names[action]}
    args: Arguments = {"seat": names[s.who], "square": SQUARE_NAMES[s.pawn[s.who] if action == rules.STAY else action]}
    if s.phase == rules.CORNERING:
        return "start", args
    if s.phase == rules.ROBBED:
        return "corner", args
    if action == rules.STAY:
        return "stay" if s.phase == rules.EXTRA else "skip", args
    return _landing(s, after, action, names, args)


summary, preview = did_and_would(GAME, _sentence)


def _landing(s: rules.State, after: rules.State, square: int, names: Sequence[Name], args: Arguments) -> PhraseParts:
    """Describes a landing of the mover."""
    me, kind, goal = s.mover, s.board[square], rules.wanted(s, s.mover)
    if goal:
        args["colour"] = KIND_NAMES[goal]
    if square in s.pawn:
        return _theft(s, after, square, args | {"victim": names[s.pawn.index(square)]})
    if after.phase == rules.ENDED and after.winner == me:
        return ("win-centre" if square == CENTRE else "win-seventh"), args
    args["next"] = _goal(after, me)
    if goal and kind == goal:
        return "collect", args
    if kind == SAFETY:
        args["count"] = s.cubes[me].count(rules.HELD)
        return "protect", args
    if STEP <= kind <= TELEPORT:
        args["counter"] = KIND_NAMES[kind]
        return ("land-counter" if _may_go_on(after) else "land-spent"), args
    if kind:
        args["colour"] = KIND_NAMES[kind]
        return "land-cube", args
    return ("land-centre" if square == CENTRE else "land-empty"), args


def _theft(s: rules.State, after: rules.State, square: int, args: Arguments) -> PhraseParts:
    """Describes a theft, and what follows from it when the victim has moved to a corner."""
    me, kind = s.mover, s.board[square]
    if after.phase == rules.ENDED:
        return "win-steal", args
    robbed = after
    after = rules.State.after(
        robbed, rules.apply, legal_actions(robbed)[0]
    )  # all but the moves left is the same from every corner
    args["next"] = _goal(after, me)
    if kind and after.board[square] != kind:
        args["under"] = _colour(kind)
        return ("win-steal-collect" if after.winner == me else "steal-collect"), args
    if kind == SAFETY:
        return "steal-protect", args | {"count": s.cubes[me].count(rules.HELD) + 1}
    if STEP <= kind <= TELEPORT:
        goes_on = any(_may_go_on(rules.State.after(robbed, rules.apply, corner)) for corner in legal_actions(robbed))
        return ("steal-goes-on" if goes_on else "steal-spent"), args | {"counter": KIND_NAMES[kind]}
    return "steal", args


def _may_go_on(s: rules.State) -> bool:
    """Whether the chain under way has another move than to stay."""
    return s.phase == rules.EXTRA and legal_actions(s)[0] != rules.STAY


def _goal(s: rules.State, seat: int) -> Phrase | str:
    """The name of the colour a seat wants next, or `none` when the centre is next."""
    goal = rules.wanted(s, seat)
    return _colour(goal) if goal else "none"


@cache
def _colour(kind: int) -> Phrase:
    """The name of a colour, to be said in the reader's language."""
    return phrase(f"colour-{KIND_NAMES[kind]}")


def status(s: rules.State, names: Sequence[Name]) -> Phrase:
    """What the state waits for, or how it ended."""
    if s.phase == rules.ENDED:
        return _ended(s, names)
    square = SQUARE_NAMES[LAID[s.laid]]
    seat: int = s.laid // COLOURS if s.phase == rules.CARDS and not s.same_order else s.who
    args: Arguments = {"seat": names[seat], "square": square, "count": s.laid % COLOURS + 1}
    if rules.actor(s) == CHANCE:
        card = "card-all" if s.same_order else "card"
        key = {rules.COUNTERS: "counter", rules.FIRST: "first", rules.CORNERING: "corner"}.get(s.phase, card)
        return phrase(f"status-type-{key}", **args)
    if s.phase == rules.CORNERING:
        return phrase("status-corners", **args)
    if s.phase == rules.ROBBED:
        return phrase(
            "status-robbed", **args, thief=names[s.mover], colour=KIND_NAMES[s.series[s.mover][s.held[s.mover] - 1]]
        )
    stuck = legal_actions(s)[0] == rules.STAY
    if s.phase == rules.EXTRA:
        args["counter"] = KIND_NAMES[s.board[s.pawn[s.who]]]
        return phrase("status-extra-stay" if stuck else "status-extra", **args)
    if stuck:
        return phrase("status-move-skip", **args)
    args["next"] = _goal(s, s.who)
    return Phrase("status-move-home" if args["next"] == "none" else "status-move", args, GAME)


def _ended(s: rules.State, names: Sequence[Name]) -> Phrase:
    winners = [names[seat] for seat in range(s.seats) if rules.win_share(s, seat)]
    rounds = "" if s.winner != rules.NOBODY else "rounds-"
    if len(winners) == 1:
        return phrase(f"status-over-{rounds}won", seat=winners[0])
    return phrase(f"status-over-{rounds}shared", seats=winners)


def refusal(s: rules.State, action: int, tag: str) -> Phrase:
    """Why the rule of that tag forbids an action, and what to do instead."""
    key = "refused-" + tag.replace(".", "-")
    return Phrase(f"{key}-stay" if tag == "TY-3.1" and action == rules.STAY else key, {}, GAME)


def progress(s: rules.State) -> Phrase:
    """How far the game has come: the round of a hundred, or nothing during set-up."""
    if s.phase <= rules.CORNERING:
        return phrase("status-setup")
    return phrase("round", count=min(s.turns // s.seats + 1, rules.ROUNDS))


_RULES = {
    rules.COUNTERS: "TY-2.1",
    rules.CARDS: "TY-2.3",
    rules.FIRST: "TY-2.4",
    rules.CORNERING: "TY-2.2",
    rules.ROBBED: "TY-4.4",
}


def rule(s: rules.State) -> str:
    """The tag of the rule that matters most for what is to be decided."""
    if s.phase == rules.EXTRA:
        return "TY-3.6" if s.board[s.pawn[s.who]] == TELEPORT else "TY-3.5"
    if s.phase == rules.MOVE and rules.wanted(s, s.who):
        return "TY-3.1"
    return _RULES.get(s.phase, "TY-5.1")


def button(s: rules.State, action: int, names: Sequence[Name]) -> Phrase | None:
    """The short label of a legal action that stands as a button beside the picture too."""
    del names
    if action != rules.STAY or s.phase not in (rules.MOVE, rules.EXTRA):
        return None
    return phrase("action-pass") if s.phase == rules.MOVE else phrase("action-stay", square=SQUARE_NAMES[s.pawn[s.who]])


def deed(s: rules.State, action: int, names: Sequence[Name]) -> tuple[Phrase, Phrase]:
    """What may be touched now, and what that does."""
    del names
    kind = "corner" if s.phase in (rules.CORNERING, rules.ROBBED) else "move"
    return phrase(f"touch-{kind}"), phrase(f"deed-{kind}", square=SQUARE_NAMES[action])


# ------------------------------------------------------------------------------------- the board in text


def squares(s: rules.State, names: Sequence[Name]) -> list[list[Phrase]]:
    """The board for people who do not see it: seven ranks from the top, each seven phrases, a to g."""
    return [[_square(s, rank * 7 + file, names) for file in range(7)] for rank in range(6, -1, -1)]


def _square(s: rules.State, square: int, names: Sequence[Name]) -> Phrase:
    kind = s.board[square]
    bare = "centre" if square == CENTRE else "corner" if square in CORNERS else "empty"
    content: str = KIND_NAMES[kind] if kind else bare
    if not kind:
        what = phrase(f"square-{bare}")
    elif kind < STEP:
        what = phrase("cube", colour=content)
    else:
        what = phrase("counter-name", counter=content)
    args: Arguments = {"square": SQUARE_NAMES[square], "content": content, "what": what}
    standing = [names[seat] for seat in range(s.seats) if s.pawn[seat] == square]
    return phrase("text-square-seat", **args, seat=standing) if standing else phrase("text-square", **args)


def rows(s: rules.State, names: Sequence[Name]) -> list[list[Phrase]]:
    """What each seat holds and still wants: a list of phrases a seat."""
    return [_row(s, seat, names[seat]) for seat in range(s.seats)]


def _row(s: rules.State, seat: int, name: Name) -> list[Phrase]:
    held = s.series[seat][: s.held[seat]]
    cubes = [
        phrase("text-protected", colour=_colour(c)) if s.cubes[seat][c] == rules.SAFE else _colour(c) for c in held
    ]
    said = [phrase("text-row", seat=name, count=len(held), cubes=cubes)]
    still = [_colour(c) for c in s.series[seat][s.held[seat] :] if c]
    if still:
        said.append(phrase("text-wanted", cubes=still))
    return said


# ------------------------------------------------------------------------------------- the pieces that move


def legs(s: rules.State, action: int) -> list[tuple[int, int, str]]:
    """The move of a piece by an action: (from, to, how), how being leap step diagonal teleport theft corner."""
    start: int = s.pawn[s.who]
    if s.phase == rules.ROBBED:
        return [(start, action, "corner")]
    if s.phase not in (rules.MOVE, rules.EXTRA) or action == rules.STAY:
        return []
    if rules.seat_on(s, action) != rules.NOBODY:
        return [(start, action, "theft")]
    return [(start, action, KIND_NAMES[s.board[start]] if s.phase == rules.EXTRA else "leap")]
