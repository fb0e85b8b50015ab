"""Shizzle described: what an action did or would do, what is to be decided, and why an action is refused."""

from collections.abc import Sequence

from tumblestar.contract.modules import Name
from tumblestar.contract.sentences import did_and_would
from tumblestar.games.shizzle import rules
from tumblestar.games.shizzle.parts import COLOUR_NAMES, DICE, SHIZZLE, TABLE
from tumblestar.words import Argument, Arguments, Phrase, PhraseParts

GAME = "shizzle"


def phrase(key: str, /, **args: Argument) -> Phrase:
    """A phrase in the words of this game."""
    return Phrase(key, args, GAME)


def _sentence(s: rules.State, action: int, names: Sequence[Name], after: rules.State) -> PhraseParts:
    """The key and the arguments that describe an action."""
    if s.phase == rules.DICE_MADE:
        return "dice", {"die": s.made // DICE + 1, "number": s.made % DICE + 1, "colour": COLOUR_NAMES[action]}
    if s.phase == rules.FIRST:
        return "first", {"seat": names[action]}
    args: Arguments = {"seat": names[s.mover]}
    if s.phase == rules.SPARK:
        return "spark", args | {"die": action + 1}
    if s.phase == rules.ROLLING:
        return _fall(s, after, args)
    if action < DICE:
        return _join(s, after, action, args)
    if action == rules.ROLL:
        return _roll(s, args)
    if action >= rules.ATTACK:
        return _attack(s, after, action - rules.ATTACK, args | {"victim": names[action - rules.ATTACK]})
    if after.phase == rules.SETTLE:
        return "stop-settle", args | {"pending": s.pending}
    return "stop" if action == rules.STOP else "take", args | {"gain": _gain(_line_points(s), s.pending, s.bank)}


def _ending(s: rules.State, seat: int | None) -> Arguments:
    """How the game ended: for everybody why, for one seat whether it won."""
    if seat is None:
        return {"end": _end(s)}
    won = rules.win_share(s, seat)
    return {"result": "won" if won == 1 else "shared" if won else "lost"}


summary, preview = did_and_would(GAME, _sentence, _ending)


def _fall(s: rules.State, after: rules.State, args: Arguments) -> PhraseParts:
    """Describes a die that comes to rest, and what it means if it was the last one."""
    die = rules.next_die(s)
    args |= {"face": face_words(after, die)}
    if s.length == 0:
        return "fall-spark", args
    if after.phase in (rules.ROLLING, rules.CHOOSE):
        return "fall", args | {"by": _match(after, die, _line_end(s))}
    return "choke", args | {"points": rules.turn_points(s)}


def _join(s: rules.State, after: rules.State, die: int, args: Arguments) -> PhraseParts:
    """Describes a die that joins the line, why it may, and how long the line is then."""
    end = _line_end(s)
    args |= {"face": face_words(s, die), "end": face_words(s, end), "by": _match(s, die, end), "count": s.length + 1}
    if s.length + 1 == DICE:
        return "join-shizzle", args | {"pending": after.pending}
    if after.phase == rules.CHOOSE:
        return ("join-two", args) if s.length == 1 else ("join", args | {"points": rules.turn_points(after)})
    if after.phase == rules.SETTLE:
        return "fizzle-settle", args | {"pending": s.pending}
    return "fizzle", args | {"gain": _gain(s.length + 1, s.pending, s.bank)}


def _roll(s: rules.State, args: Arguments) -> PhraseParts:
    """Describes a roll: the first of a turn, one with a line at risk, or one from a new Spark."""
    args |= {"face": face_words(s, _line_end(s)), "count": dice_rolled(s), "points": rules.turn_points(s)}
    if s.phase == rules.READY:
        return "roll", args
    return ("roll-shizzle" if s.length == DICE else "roll-on"), args


def _attack(s: rules.State, after: rules.State, victim: int, args: Arguments) -> PhraseParts:
    """Describes an attack, and what is taken once nothing is left to settle."""
    lost = s.score[victim] - after.score[victim]
    pending = s.pending - 1
    args |= {"points": lost}
    if after.phase == rules.SETTLE:
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


def dice_rolled(s: rules.State) -> int:
    """How many dice a roll would have: those that are not in line, after a Shizzle all but its last."""
    return DICE - (1 if s.length == DICE else s.length)


def _line_points(s: rules.State) -> int:
    """The points of the line: its length, but a Spark alone has none and six are a Shizzle instead."""
    return s.length if 1 < s.length < DICE else 0


def _line_end(s: rules.State) -> int:
    """The die at the open end of the line."""
    return s.line[s.length - 1]


def _match(s: rules.State, die: int, other: int) -> str:
    """What two dice share as they lie: `number`, `colour` or `none`."""
    if s.shown[die] == s.shown[other]:
        return "number"
    return "colour" if rules.fits(s, die, other) else "none"


def face_words(s: rules.State, die: int) -> Phrase:
    """What a die shows, such as "red 4"."""
    number = s.shown[die]
    return phrase("face", colour=COLOUR_NAMES[s.colour[die][number - 1]], number=number)


def _end(s: rules.State) -> str:
    """Why the game is over: `bank`, `target`, `rounds` or `cap`."""
    if s.bank == 0:
        return "bank"
    if s.target and s.score[s.mover] >= s.target:
        return "target"
    return "rounds" if s.rounds and s.turns >= s.rounds * s.seats else "cap"


# ------------------------------------------------------------------------------------- what is to be decided


def status(s: rules.State, names: Sequence[Name]) -> Phrase:
    """What the state waits for, or how it ended."""
    if s.phase == rules.ENDED:
        return _ended(s, names)
    if s.phase == rules.DICE_MADE:
        return phrase("status-type-dice", die=s.made // DICE + 1, number=s.made % DICE + 1)
    if s.phase == rules.FIRST:
        return phrase("status-type-first")
    if s.phase == rules.ROLLING:
        return phrase("status-type-fall", die=rules.next_die(s) + 1, count=s.due.bit_count())
    args: Arguments = {"seat": names[s.mover]}
    if s.phase == rules.SPARK:
        return phrase("status-spark", **args)
    if s.phase == rules.READY:
        return phrase("status-ready", **args)
    args["points"] = rules.turn_points(s)
    if s.phase == rules.SETTLE:
        return phrase("status-settle", **args)
    end = _line_end(s)
    number = s.shown[end]
    args |= {"colour": COLOUR_NAMES[s.colour[end][number - 1]], "number": number}
    return phrase(f"status-{_choice(s)}", **args, count=s.length)


def _choice(s: rules.State) -> str:
    """Which kind of choice the player has while dice may join."""
    if s.length == DICE:
        return "shizzle"
    dice = _joining(s)
    if rules.may_end(s):
        return "join-or-end" if dice else "end"
    if s.length == 1:
        return "join" if any(rules.has_follower(s, die) for die in dice) else "fizzle"
    return "join-third" if s.length == 2 else "join"


def _joining(s: rules.State) -> list[int]:
    """The dice that may join now."""
    out = [rules.NO_DIE] * DICE
    return out[: rules.joining(s, out)]


def _ended(s: rules.State, names: Sequence[Name]) -> Phrase:
    winners = [seat for seat in range(s.seats) if rules.win_share(s, seat)]
    args: Arguments = {"end": _end(s), "points": s.score[winners[0]]}
    if len(winners) == 1:
        return phrase("status-over-won", **args, seat=names[winners[0]])
    return phrase("status-over-shared", **args, seats=[names[seat] for seat in winners])


def refusal(s: rules.State, action: int, tag: str) -> Phrase:
    """Why the rule of that tag forbids an action, and what to do instead."""
    key = "refused-" + tag.replace(".", "-")
    if tag == "SH-2.3" and not (s.loose >> action) & 1:
        key += "-lies"
    elif tag == "SH-2.8" and action < DICE:
        key += "-alone"
    elif tag == "SH-3.1" and s.phase != rules.SETTLE:
        key += "-early"
    return phrase(key)


def progress(s: rules.State) -> Phrase:
    """How far the game has come: the round, and the options that end it; or that the game is being set up."""
    if s.phase <= rules.SPARK or (s.phase == rules.ROLLING and s.length == 0):
        return phrase("status-setup")
    turns = s.turns - 1 if s.phase == rules.ENDED else s.turns
    return phrase("round", count=turns // s.seats + 1, most=s.rounds, target=s.target)


_RULES = {
    rules.DICE_MADE: "SH-1.2",
    rules.FIRST: "SH-1.4",
    rules.SPARK: "SH-2.1",
    rules.READY: "SH-2.2",
    rules.ROLLING: "SH-1.1",
    rules.SETTLE: "SH-3.1",
}
_RULES_OF_CHOICES = {"shizzle": "SH-2.7", "fizzle": "SH-2.5", "join-or-end": "SH-2.6", "end": "SH-2.6"}


def rule(s: rules.State) -> str:
    """The tag of the rule that matters most for what is to be decided."""
    return _RULES_OF_CHOICES.get(_choice(s), "SH-2.3") if s.phase == rules.CHOOSE else _RULES.get(s.phase, "SH-3.6")


def button(s: rules.State, action: int, names: Sequence[Name]) -> Phrase | None:
    """The short label of a legal action that stands as a button beside the picture too; who is attacked is touched."""
    del names
    if action < rules.STOP or action >= rules.ATTACK:
        return None
    if action == rules.ROLL:
        return phrase("action-roll", count=dice_rolled(s))
    if action == rules.STOP and s.pending and rules.has_victim(s):
        return phrase("action-stop-settle")
    return phrase("action-take" if action == rules.TAKE else "action-stop", points=rules.turn_points(s))


def deed(s: rules.State, action: int, names: Sequence[Name]) -> tuple[Phrase, Phrase]:
    """What may be touched now, and what that does."""
    if action >= rules.ATTACK:
        return phrase("touch-attack"), phrase("action-attack", victim=names[action - rules.ATTACK])
    kind = "spark" if s.phase == rules.SPARK else "add"
    return phrase(f"touch-{kind}"), phrase(f"deed-{kind}")


def picks(s: rules.State, action: int) -> bool:
    """Whether a die is added to the line."""
    return s.phase == rules.CHOOSE and action < DICE


# ------------------------------------------------------------------------------------- the board in text


def squares(s: rules.State, names: Sequence[Name]) -> list[list[Phrase]]:
    """The dice for people who do not see them: the six places of the line, then the six dice.

    Where the dice are not the standard ones their faces follow, six dice of six numbers each.
    """
    del names
    said = [[_place(s, place) for place in range(DICE)], [_die(s, die) for die in range(DICE)]]
    if any(s.colour[die][number] != TABLE[die][number] for die in range(DICE) for number in range(DICE)):
        said += [[_side(s, die, number) for number in range(DICE)] for die in range(DICE)]
    return said


def _place(s: rules.State, place: int) -> Phrase:
    args: Arguments = {"count": place + 1}
    if place >= s.length:
        return phrase("text-place-empty", **args)
    die = s.line[place]
    args |= {"face": face_words(s, die), "by": _match(s, die, s.line[place - 1]) if place else "spark"}
    return phrase("text-place", **args)


def _die(s: rules.State, die: int) -> Phrase:
    args: Arguments = {"die": die + 1}
    if (s.due >> die) & 1:
        return phrase("text-die-falling", **args)
    if not s.shown[die]:
        return phrase("text-die-blank", **args)
    args["face"] = face_words(s, die)
    if not (s.loose >> die) & 1:
        return phrase("text-die-line", **args, count=list(s.line).index(die) + 1)
    if s.phase != rules.CHOOSE or s.length == DICE:
        return phrase("text-die", **args)
    by = _match(s, die, _line_end(s))
    barred = by != "none" and die not in _joining(s)
    return phrase("text-die-loose", **args, by="barred" if barred else by)


def _side(s: rules.State, die: int, number: int) -> Phrase:
    colour: int = s.colour[die][number]
    name: str = COLOUR_NAMES[colour] if colour >= 0 else "none"
    return phrase("text-side", die=die + 1, number=number + 1, colour=name)


def rows(s: rules.State, names: Sequence[Name]) -> list[list[Phrase]]:
    """What each seat has banked, a list of phrases a seat; then the bank, and the Shizzles that are pending."""
    points: list[int] = s.score[: s.seats]
    said = [[phrase("text-row", seat=names[i], points=banked)] for i, banked in enumerate(points)]
    if s.phase not in (rules.DICE_MADE, rules.FIRST, rules.ENDED):
        said[s.mover].append(phrase("text-turn"))
    bank = [phrase("text-bank", points=s.bank)]
    if s.pending:
        bank.append(phrase("to-settle", pending=s.pending))
    return [*said, bank]


# ------------------------------------------------------------------------------------- the pieces that move


def legs(s: rules.State, action: int) -> list[tuple[int | str, int, str]]:
    """The pieces that an action moves.

    ("roll", 0, "roll") dice are taken up to be rolled; (die, number, "thrown") a die comes to rest;
    (die, place, "join") a die joins the line, at a place from 0; (seat, victim, "attack") a seat attacks another.
    """
    if s.phase == rules.SPARK or (action == rules.ROLL and s.phase in (rules.READY, rules.CHOOSE)):
        return [("roll", 0, "roll")]
    if s.phase == rules.ROLLING:
        return [(rules.next_die(s), action + 1, "thrown")]
    if s.phase == rules.CHOOSE and action < DICE:
        return [(action, s.length, "join")]
    if s.phase == rules.SETTLE and action >= rules.ATTACK:
        return [(s.mover, action - rules.ATTACK, "attack")]
    return []
