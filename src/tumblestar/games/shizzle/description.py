"""Shizzle described: what an action did or would do, what is to be decided, and why an action is refused."""

from collections.abc import Sequence

from tumblestar.contract.modules import Name
from tumblestar.contract.sentences import did_and_would
from tumblestar.games.shizzle.parts import COLOUR_NAMES, DICE, SHIZZLE, TABLE
from tumblestar.games.shizzle.rules import (
    ATTACK,
    CHOOSE,
    DICE_MADE,
    ENDED,
    FIRST,
    NO_DIE,
    READY,
    ROLL,
    ROLLING,
    SETTLE,
    SPARK,
    STOP,
    TAKE,
    State,
    fits,
    has_follower,
    has_victim,
    joining,
    may_end,
    next_die,
    turn_points,
    win_share,
)
from tumblestar.words import Argument, Arguments, Phrase, PhraseParts

GAME = "shizzle"


def phrase(key: str, /, **args: Argument) -> Phrase:
    """A phrase in the words of this game."""
    return Phrase(key, args, GAME)


def _sentence(s: State, action: int, names: Sequence[Name], after: State) -> PhraseParts:
    """The key and the arguments that describe an action."""
    if s.phase == DICE_MADE:
        return "dice", {"die": s.made // DICE + 1, "number": s.made % DICE + 1, "colour": COLOUR_NAMES[action]}
    if s.phase == FIRST:
        return "first", {"seat": names[action]}
    args: Arguments = {"seat": names[s.mover]}
    if s.phase == SPARK:
        return "spark", args | {"die": action + 1}
    if s.phase == ROLLING:
        return _fall(s, after, args)
    if action < DICE:
        return _join(s, after, action, args)
    if action == ROLL:
        return _roll(s, args)
    if action >= ATTACK:
        return _attack(s, after, action - ATTACK, args | {"victim": names[action - ATTACK]})
    if after.phase == SETTLE:
        return "stop-settle", args | {"pending": s.pending}
    return "stop" if action == STOP else "take", args | {"gain": _gain(_line_points(s), s.pending, s.bank)}


def _ending(s: State, seat: int | None) -> Arguments:
    """How the game ended: for everybody why, for one seat whether it won."""
    if seat is None:
        return {"end": _end(s)}
    won = win_share(s, seat)
    return {"result": "won" if won == 1 else "shared" if won else "lost"}


summary, preview = did_and_would(GAME, _sentence, _ending)


def _fall(s: State, after: State, args: Arguments) -> PhraseParts:
    """Describes a die that comes to rest, and what it means if it was the last one."""
    die = next_die(s)
    args |= {"face": face_words(after, die)}
    if s.length == 0:
        return "fall-spark", args
    if after.phase in (ROLLING, CHOOSE):
        return "fall", args | {"by": _match(after, die, _line_end(s))}
    return "choke", args | {"points": turn_points(s)}


def _join(s: State, after: State, die: int, args: Arguments) -> PhraseParts:
    """Describes a die that joins the line, why it may, and how long the line is then."""
    end = _line_end(s)
    args |= {"face": face_words(s, die), "end": face_words(s, end), "by": _match(s, die, end), "count": s.length + 1}
    if s.length + 1 == DICE:
        return "join-shizzle", args | {"pending": after.pending}
    if after.phase == CHOOSE:
        return ("join-two", args) if s.length == 1 else ("join", args | {"points": turn_points(after)})
    if after.phase == SETTLE:
        return "fizzle-settle", args | {"pending": s.pending}
    return "fizzle", args | {"gain": _gain(s.length + 1, s.pending, s.bank)}


def _roll(s: State, args: Arguments) -> PhraseParts:
    """Describes a roll: the first of a turn, one with a line at risk, or one from a new Spark."""
    args |= {"face": face_words(s, _line_end(s)), "count": dice_rolled(s), "points": turn_points(s)}
    if s.phase == READY:
        return "roll", args
    return ("roll-shizzle" if s.length == DICE else "roll-on"), args


def _attack(s: State, after: State, victim: int, args: Arguments) -> PhraseParts:
    """Describes an attack, and what is taken once nothing is left to settle."""
    lost = s.score[victim] - after.score[victim]
    pending = s.pending - 1
    args |= {"points": lost}
    if after.phase == SETTLE:
        return "attack", args | {"pending": pending}
    if pending or s.length < DICE:
        return "attack-gain", args | {"gain": _gain(_line_points(s), pending, s.bank + lost)}
    return "attack-last", args


def _gain(line: int, shizzles: int, bank: int) -> Phrase:
    """The points of a line and of so many Shizzles, as far as the bank has them, and what they are for."""
    earned = SHIZZLE * shizzles + line
    if earned > bank:
        return phrase("gain-rest", points=bank, earned=earned)
    if not shizzles:
        return phrase("gain-line", points=earned)
    if not line:
        return phrase("gain-shizzles", points=earned, count=shizzles)
    return phrase("gain-both", points=earned, line=line, worth=earned - line)


def dice_rolled(s: State) -> int:
    """How many dice a roll would have: those that are not in line, after a Shizzle all but its last."""
    return DICE - (1 if s.length == DICE else s.length)


def _line_points(s: State) -> int:
    """The points of the line: its length, but a Spark alone has none and six are a Shizzle instead."""
    return s.length if 1 < s.length < DICE else 0


def _line_end(s: State) -> int:
    """The die at the open end of the line."""
    return s.line[s.length - 1]


def _match(s: State, die: int, other: int) -> str:
    """What two dice share as they lie: `number`, `colour` or `none`."""
    if s.shown[die] == s.shown[other]:
        return "number"
    return "colour" if fits(s, die, other) else "none"


def face_words(s: State, die: int) -> Phrase:
    """What a die shows, such as "red 4"."""
    number = s.shown[die]
    return phrase("face", colour=COLOUR_NAMES[s.colour[die][number - 1]], number=number)


def _end(s: State) -> str:
    """Why the game is over: `bank`, `target`, `rounds` or `cap`."""
    if s.bank == 0:
        return "bank"
    if s.target and s.score[s.mover] >= s.target:
        return "target"
    return "rounds" if s.rounds and s.turns >= s.rounds * s.seats else "cap"


# ------------------------------------------------------------------------------------- what is to be decided


def status(s: State, names: Sequence[Name]) -> Phrase:
    """What the state waits for, or how it ended."""
    if s.phase == ENDED:
        return _ended(s, names)
    if s.phase == DICE_MADE:
        return phrase("status-type-dice", die=s.made // DICE + 1, number=s.made % DICE + 1)
    if s.phase == FIRST:
        return phrase("status-type-first")
    if s.phase == ROLLING:
        return phrase("status-type-fall", die=next_die(s) + 1, count=s.due.bit_count())
    args: Arguments = {"seat": names[s.mover]}
    if s.phase == SPARK:
        return phrase("status-spark", **args)
    args["face"] = face_words(s, _line_end(s))
    if s.phase == READY:
        return phrase("status-ready", **args)
    args["points"] = turn_points(s)
    if s.phase == SETTLE:
        return phrase("status-settle", **args)
    return phrase(f"status-{_choice(s)}", **args, count=s.length)


def _choice(s: State) -> str:
    """Which kind of choice the player has while dice may join."""
    if s.length == DICE:
        return "shizzle"
    dice = _joining(s)
    if may_end(s):
        return "join-or-end" if dice else "end"
    if s.length == 1:
        return "join-spark" if any(has_follower(s, die) for die in dice) else "fizzle"
    return "join-third" if s.length == 2 else "join"


def _joining(s: State) -> list[int]:
    """The dice that may join now."""
    out = [NO_DIE] * DICE
    return out[: joining(s, out)]


def _ended(s: State, names: Sequence[Name]) -> Phrase:
    winners = [seat for seat in range(s.seats) if win_share(s, seat)]
    args: Arguments = {"end": _end(s), "points": s.score[winners[0]]}
    if len(winners) == 1:
        return phrase("status-over-won", **args, seat=names[winners[0]])
    return phrase("status-over-shared", **args, seats=[names[seat] for seat in winners])


def refusal(s: State, action: int, tag: str) -> Phrase:
    """Why the rule of that tag forbids an action, and what to do instead."""
    key = "refused-" + tag.replace(".", "-")
    if tag == "SH-2.3" and not (s.loose >> action) & 1:
        key += "-lies"
    elif tag == "SH-2.8" and action < DICE:
        key += "-alone"
    elif tag == "SH-3.1" and s.phase != SETTLE:
        key += "-early"
    return phrase(key)


def progress(s: State) -> Phrase:
    """How far the game has come: the round, and the options that end it; or that the game is being set up."""
    if s.phase <= SPARK or (s.phase == ROLLING and s.length == 0):
        return phrase("status-setup")
    turns = s.turns - 1 if s.phase == ENDED else s.turns
    return phrase("round", count=turns // s.seats + 1, most=s.rounds, target=s.target)


_RULES = {DICE_MADE: "SH-1.2", FIRST: "SH-1.4", SPARK: "SH-2.1", READY: "SH-2.2", ROLLING: "SH-1.1", SETTLE: "SH-3.1"}
_RULES_OF_CHOICES = {"shizzle": "SH-2.7", "fizzle": "SH-2.5", "join-or-end": "SH-2.6", "end": "SH-2.6"}


def rule(s: State) -> str:
    """The tag of the rule that matters most for what is to be decided."""
    return _RULES_OF_CHOICES.get(_choice(s), "SH-2.3") if s.phase == CHOOSE else _RULES.get(s.phase, "SH-3.6")


def button(s: State, action: int, names: Sequence[Name]) -> Phrase | None:
    """The short label of a legal action that stands as a button beside the picture too."""
    if action < STOP:
        return None
    if action == ROLL:
        return phrase("action-roll", count=dice_rolled(s))
    if action >= ATTACK:
        return phrase("action-attack", victim=names[action - ATTACK])
    if action == STOP and s.pending and has_victim(s):
        return phrase("action-stop-settle")
    return phrase("action-take" if action == TAKE else "action-stop", points=turn_points(s))


# ------------------------------------------------------------------------------------- the board in text


def squares(s: State, names: Sequence[Name]) -> list[list[Phrase]]:
    """The dice for people who do not see them: the six places of the line, then the six dice.

    Where the dice are not the standard ones their faces follow, six dice of six numbers each.
    """
    del names
    said = [[_place(s, place) for place in range(DICE)], [_die(s, die) for die in range(DICE)]]
    if any(s.colour[die][number] != TABLE[die][number] for die in range(DICE) for number in range(DICE)):
        said += [[_side(s, die, number) for number in range(DICE)] for die in range(DICE)]
    return said


def _place(s: State, place: int) -> Phrase:
    args: Arguments = {"count": place + 1}
    if place >= s.length:
        return phrase("text-place-empty", **args)
    die = s.line[place]
    args |= {"face": face_words(s, die), "by": _match(s, die, s.line[place - 1]) if place else "spark"}
    return phrase("text-place", **args)


def _die(s: State, die: int) -> Phrase:
    args: Arguments = {"die": die + 1}
    if (s.due >> die) & 1:
        return phrase("text-die-falling", **args)
    if not s.shown[die]:
        return phrase("text-die-blank", **args)
    args["face"] = face_words(s, die)
    if not (s.loose >> die) & 1:
        return phrase("text-die-line", **args, count=list(s.line).index(die) + 1)
    if s.phase != CHOOSE or s.length == DICE:
        return phrase("text-die", **args)
    by = _match(s, die, _line_end(s))
    barred = by != "none" and die not in _joining(s)
    return phrase("text-die-loose", **args, by="barred" if barred else by)


def _side(s: State, die: int, number: int) -> Phrase:
    colour: int = s.colour[die][number]
    name: str = COLOUR_NAMES[colour] if colour >= 0 else "none"
    return phrase("text-side", die=die + 1, number=number + 1, colour=name)


def rows(s: State, names: Sequence[Name]) -> list[list[Phrase]]:
    """What each seat has banked, a list of phrases a seat; then the bank, and the Shizzles that are pending."""
    points: list[int] = s.score[: s.seats]
    said = [[phrase("text-row", seat=names[i], points=banked)] for i, banked in enumerate(points)]
    if s.phase not in (DICE_MADE, FIRST, ENDED):
        said[s.mover].append(phrase("text-turn"))
    bank = [phrase("text-bank", points=s.bank)]
    if s.pending:
        bank.append(phrase("to-settle", pending=s.pending))
    return [*said, bank]


# ------------------------------------------------------------------------------------- the pieces that move


def legs(s: State, action: int) -> list[tuple[int | str, int, str]]:
    """The pieces that an action moves.

    ("roll", 0, "roll") dice are taken up to be rolled; (die, number, "thrown") a die comes to rest;
    (die, place, "join") a die joins the line, at a place from 0; (seat, victim, "attack") a seat attacks another.
    """
    if s.phase == SPARK or (action == ROLL and s.phase in (READY, CHOOSE)):
        return [("roll", 0, "roll")]
    if s.phase == ROLLING:
        return [(next_die(s), action + 1, "thrown")]
    if s.phase == CHOOSE and action < DICE:
        return [(action, s.length, "join")]
    if s.phase == SETTLE and action >= ATTACK:
        return [(s.mover, action - ATTACK, "attack")]
    return []
