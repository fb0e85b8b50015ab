"""Twinkle described: what an action did or would do, what is to be decided, and why an action is refused."""

from collections.abc import Sequence
from typing import Any

from tumblestar.contract.modules import Name
from tumblestar.contract.state import CHANCE
from tumblestar.games.twinkle.parts import (
    COLOUR_NAMES,
    COLOUR_OF,
    COLOURS,
    D8,
    DICE,
    IN_PLAY,
    PLACES,
    SIDES_OF,
    SOLO_GOAL,
    STAR_A,
    STAR_B,
    STARS,
    TYPE_OF,
    TYPES,
)
from tumblestar.games.twinkle.rules import (
    CENTRE,
    CHOOSE,
    COLOURING,
    DISCARD,
    ENDED,
    FIRST,
    FREE,
    HAND,
    HANG,
    HANGING,
    HUNG,
    MAX_LEGAL,
    MISSIONING,
    OUT,
    ROLL,
    ROLLING,
    TAKE,
    State,
    actor,
    fits,
    is_finished,
    is_won,
    legal,
    next_of_centre,
    points,
    wants_bronze,
    win_share,
)
from tumblestar.games.twinkle.scoring import CARDS, TWINKLE, card, cards_points, is_met, mission_points
from tumblestar.words import Phrase, PhraseParts

GAME = "twinkle"


def summary(before: State, action: int, names: Sequence[Name], after: State) -> Phrase:
    """What an action did, for the log."""
    key, args = _sentence(before, after, action, names)
    did = Phrase(f"did-{key}", args, GAME)
    return Phrase("did-over", {"told": did, "end": _end(after)}, GAME) if after.phase == ENDED else did


def preview(before: State, action: int, names: Sequence[Name], after: State) -> Phrase:
    """What an action would do, for a hovered target."""
    key, args = _sentence(before, after, action, names)
    would = Phrase(f"would-{key}", args, GAME)
    if after.phase != ENDED:
        return would
    if actor(before) == CHANCE:
        return Phrase("did-over", {"told": would, "end": _end(after)}, GAME)
    return Phrase("would-over", {"told": would, "end": _end(after, before.mover)}, GAME)


def _end(s: State, seat: int | None = None) -> str:
    """How a game ended: alone `level` or `failed`, with others `over`, or for one of them `won` or `lost`."""
    if s.seats == 1:
        return "level" if is_won(s) else "failed"
    if seat is None:
        return "over"
    return "won" if win_share(s, seat) else "lost"


def _sentence(s: State, after: State, action: int, names: Sequence[Name]) -> PhraseParts:
    """The key and the arguments that tell an action."""
    if s.phase == COLOURING:
        return "colour", {"colour": COLOUR_NAMES[action]}
    if s.phase == MISSIONING:
        return "mission", _mission(action, s.seats)
    if s.phase == CENTRE:
        return "centre", {"die": die_words(next_of_centre(s)), "result": action + 1}
    if s.phase == FIRST:
        return "first", {"seat": names[action]}
    args: dict[str, Any] = {"seat": names[s.mover]}
    if s.phase == ROLLING:
        return _fall(s, after, action + 1, args)
    if s.phase == HANG:
        return _hang(s, after, action - HANGING, names)
    if s.phase == DISCARD:
        return "out", args | {"die": die_words(action)}
    if action == ROLL:
        return "roll", args | {"dice": [die_words(die) for die in s.hand[: s.held]]}
    if action >= TAKE:
        return "take", args | {"die": die_words(action - TAKE), "result": s.shown[action - TAKE]}
    return "pick", args | {"die": die_words(action), "result": s.shown[action], "count": s.held + 1, "most": _most(s)}


def _most(s: State) -> int:
    """How many dice are rolled together: three, or what there is (TW-6.7)."""
    free = sum(place == FREE for place in s.where)
    return min(HAND, s.held + free)


def _fall(s: State, after: State, result: int, args: dict[str, Any]) -> PhraseParts:
    """Describes a die that comes to rest, and what it means if it was the last one and nothing fits."""
    args |= {"die": die_words(s.hand[s.rolled]), "result": result}
    if after.phase in (ROLLING, HANG):
        return "fall", args | {"fits": "yes" if fits(s, s.mover, result) else "no"}
    return "fall-lost", args | {"count": s.held, "then": "out" if after.phase == DISCARD else "home"}


def _hang(s: State, after: State, code: int, names: Sequence[Name]) -> PhraseParts:
    """Describes a die that is hung, what that scores card by card, and whose points it changes besides."""
    die: int = s.hand[code // PLACES]
    args: dict[str, Any] = {"die": die_words(die), "result": s.shown[die], "place": _place(s, code % PLACES)}
    args |= {"gain": gain(s, after), "seat": names[s.mover]}
    others: list[Phrase] = []
    if s.seats > 1 and 0 < s.missions[0] <= 6:  # nothing else compares the constellations
        for seat in range(s.seats):
            change = points(after, seat) - points(s, seat) if seat != s.mover else 0
            if change:
                others.append(Phrase("other-points", {"seat": names[seat], **_signed(change)}, GAME))
    return ("hang-others", args | {"others": others}) if others else ("hang", args)


def gain(s: State, after: State) -> Phrase:
    """What the seat to act gets by its turn, split by card and mission."""
    seat: int = s.mover
    parts: list[Phrase] = []
    total = 0
    for which in range(CARDS):
        if which == TWINKLE or (s.colours >> which) & 1:
            change = card(after, seat, which) - card(s, seat, which)
            total += change
            if change:
                parts.append(Phrase("gain-part", {"card": _card(which), "number": 0, **_signed(change)}, GAME))
    for number in s.missions:
        if number and s.seats == 1:
            change = is_met(after, number) - is_met(s, number)
            if change:
                parts.append(Phrase("gain-met", {"number": number, "now": "met" if change > 0 else "unmet"}, GAME))
        elif number:
            change = mission_points(after, seat, number) - mission_points(s, seat, number)
            total += change
            if change:
                parts.append(Phrase("gain-part", {"card": "mission", "number": number, **_signed(change)}, GAME))
    if not parts:
        return Phrase("gain-none", {}, GAME)
    return Phrase("gain", {"parts": parts, **_signed(total)}, GAME)


def _signed(change: int) -> dict[str, Any]:
    """A change of points as a sign and a number, since the minus sign is a matter of the words."""
    return {"sign": "plus" if change > 0 else "minus" if change else "even", "points": abs(change)}


def _card(which: int) -> str:
    return "twinkle" if which == TWINKLE else COLOUR_NAMES[which]


def die_words(die: int) -> Phrase:
    """A die as it is called, such as "red d10"."""
    return Phrase(f"colour-{COLOUR_NAMES[COLOUR_OF[die]]}-d{SIDES_OF[die]}", {}, GAME)


def _place(s: State, place: int) -> Phrase:
    """What a die hangs under: a star, or a die with its result."""
    if place >= DICE:
        return Phrase("star-a" if place == STAR_A else "star-b", {}, GAME)
    return Phrase("place-die", {"die": die_words(place), "result": s.shown[place]}, GAME)


def _mission(number: int, seats: int) -> dict[str, Any]:
    """A mission's number, its name, and what it asks for, which differs for a seat alone."""
    does = f"mission-{number}-{'solo' if seats == 1 else 'does'}"
    return {"number": number, "mission": Phrase(f"mission-{number}", {}, GAME), "does": Phrase(does, {}, GAME)}


# ------------------------------------------------------------------------------------- what is to be decided


def status(s: State, names: Sequence[Name]) -> Phrase:
    """What the state waits for, or how it ended."""
    if s.phase == ENDED:
        return _ended(s, names)
    if s.phase == COLOURING:
        return Phrase("status-type-colour", {"count": IN_PLAY[s.seats] - s.colours.bit_count()}, GAME)
    if s.phase == MISSIONING:
        return Phrase("status-type-mission", {"kind": "bronze" if wants_bronze(s) else "silver"}, GAME)
    if s.phase == CENTRE:
        return Phrase("status-type-centre", {"die": die_words(next_of_centre(s))}, GAME)
    if s.phase == FIRST:
        return Phrase("status-type-first", {}, GAME)
    if s.phase == ROLLING:
        return Phrase("status-type-fall", {"die": die_words(s.hand[s.rolled]), "count": s.held - s.rolled}, GAME)
    args: dict[str, Any] = {"seat": names[s.mover]}
    if s.phase == CHOOSE:
        return _choice(s, args)
    held: list[int] = s.hand[: s.held]
    if s.phase == HANG:
        args["dice"] = [_shown(s, die) for die in held if fits(s, s.mover, s.shown[die])]
        return Phrase("status-take" if s.taken else "status-hang", args, GAME)
    if held:
        return Phrase("status-out-rolled", args | {"dice": [_shown(s, die) for die in held]}, GAME)
    in_centre = any(s.where[die] == FREE for die in range(D8, DICE, TYPES))
    return Phrase("status-out-taken", args | {"kind": "centre" if in_centre else "any"}, GAME)


def _choice(s: State, args: dict[str, Any]) -> Phrase:
    """What is to be chosen before a roll: dice to pick, a d8 to take instead, or the roll itself."""
    actions = _legal(s)
    if actions[-1] == ROLL:
        return Phrase("status-roll", args | {"dice": [die_words(die) for die in s.hand[: s.held]]}, GAME)
    if s.held:
        return Phrase("status-pick-more", args | {"count": _most(s) - s.held}, GAME)
    if actions[-1] >= TAKE:
        return Phrase("status-choose", args | {"count": _most(s)}, GAME)
    return Phrase("status-pick", args, GAME)


def _legal(s: State) -> list[int]:
    out = [0] * MAX_LEGAL
    return out[: legal(s, out)]


def _shown(s: State, die: int) -> Phrase:
    """A die with its result, such as "red d10 (7)"."""
    return Phrase("die-shown", {"die": die_words(die), "result": s.shown[die]}, GAME)


def _ended(s: State, names: Sequence[Name]) -> Phrase:
    if s.seats == 1:
        unmet = [Phrase(f"mission-{number}", {}, GAME) for number in s.missions if number and not is_met(s, number)]
        args: dict[str, Any] = {"points": cards_points(s, 0), "goal": SOLO_GOAL}
        if unmet:
            return Phrase("status-over-unmet", args | {"missions": unmet}, GAME)
        return Phrase("status-over-level" if is_won(s) else "status-over-short", args, GAME)
    winner = next(seat for seat in range(s.seats) if win_share(s, seat))
    best = points(s, winner)
    tied = [names[seat] for seat in range(s.seats) if points(s, seat) == best]
    args = {"seat": names[winner], "points": best}
    if len(tied) > 1:
        return Phrase("status-over-tied", args | {"seats": tied}, GAME)
    return Phrase("status-over-won", args, GAME)


def refusal(s: State, action: int, tag: str) -> Phrase:
    """Why the rule of that tag forbids an action, and what to do instead."""
    key = "refused-" + tag.replace(".", "-")
    if tag == "TW-3.1" and action == ROLL:
        key += "-early"
    elif tag == "TW-3.1" and s.held == HAND:
        key += "-full"
    elif tag == "TW-3.3" and s.held:
        key += "-late"
    elif tag == "TW-3.4" and s.phase == CHOOSE:
        key += "-take"
    elif tag == "TW-3.4" and s.where[(action - HANGING) % PLACES] != HUNG + s.mover:
        key += "-lacks"
    elif tag == "TW-3.5" and (action - HANGING) % PLACES >= DICE:
        key += "-star"
    elif tag == "TW-6.5":
        key += "-rolled" if s.held else "-taken"
    return Phrase(key, {}, GAME)


def progress(s: State) -> Phrase:
    """How far the game has come: the round, or alone the turn; or that the game is being set up."""
    if s.phase <= FIRST:
        return Phrase("status-setup", {}, GAME)
    number = s.turns if s.phase == ENDED else s.turns + 1
    if s.seats == 1:
        return Phrase("turn", {"count": number}, GAME)
    return Phrase("round", {"count": _round(s, number), "most": STARS}, GAME)


def _round(s: State, number: int) -> int:
    """The round to which a turn belongs, where those who are finished are passed over (TW-3.8)."""
    rounds = begun = 0
    while begun < number:
        begun += max(1, sum(not is_finished(s, seat) or s.latest[seat] > begun for seat in range(s.seats)))
        rounds += 1
    return rounds


def button(s: State, action: int, names: Sequence[Name]) -> Phrase | None:
    """The short label of a legal action that stands as a button beside the picture too."""
    del names
    return Phrase("action-roll", {"count": s.held}, GAME) if s.phase == CHOOSE and action == ROLL else None


# ------------------------------------------------------------------------------------- the board in text


def squares(s: State, names: Sequence[Name]) -> list[list[Phrase]]:
    """The dice for people who do not see them, a list for each place where dice are.

    First each seat's stars, each with its dice line by line from above; then the hand, the centre, the dice that lie
    beside their cards, and those that left the game.
    """
    said = [_group(s, names, seat, star) for seat in range(s.seats) for star in (STAR_A, STAR_B)]
    if s.held:
        said.append([Phrase("text-hand", {"seat": names[s.mover]}, GAME), *(_held(s, i) for i in range(s.held))])
    centre = [_shown(s, die) for die in range(D8, DICE, TYPES) if s.where[die] == FREE and s.shown[die]]
    said.append([Phrase("text-centre", {}, GAME), *(centre or [Phrase("text-none", {}, GAME)])])
    for colour in range(COLOURS):
        if (s.colours >> colour) & 1:
            dice = range(colour * TYPES, colour * TYPES + TYPES)
            free = [die_words(die) for die in dice if s.where[die] == FREE and TYPE_OF[die] != D8]
            head = Phrase("text-pool", {"colour": COLOUR_NAMES[colour]}, GAME)
            said.append([head, *(free or [Phrase("text-none", {}, GAME)])])
    if s.phase > COLOURING:
        gone = [die_words(die) for die in range(DICE) if s.where[die] == OUT and (s.colours >> COLOUR_OF[die]) & 1]
        if gone:
            said.append([Phrase("text-out", {}, GAME), *gone])
    return said


def _group(s: State, names: Sequence[Name], seat: int, star: int) -> list[Phrase]:
    """What hangs under a star: every die behind the one that it hangs under."""
    key = "text-star-a" if star == STAR_A else "text-star-b"
    said = [Phrase(key, {"seat": names[seat]}, GAME)]
    waiting = _children(s, seat, star)
    while waiting:
        die = waiting.pop(0)
        args = {"die": die_words(die), "result": s.shown[die], "place": _place(s, s.under[die])}
        said.append(Phrase("text-hung", args, GAME))
        waiting = _children(s, seat, die) + waiting
    return said if len(said) > 1 else [*said, Phrase("text-none", {}, GAME)]


def _children(s: State, seat: int, place: int) -> list[int]:
    """The dice that hang directly under a star or a die of a seat."""
    dice: list[int] = s.dice[seat][: s.hung[seat]]
    return [die for die in dice if s.under[die] == place]


def _held(s: State, i: int) -> Phrase:
    """A die of the hand: with its result once it has one."""
    die: int = s.hand[i]
    is_still = s.phase == CHOOSE or (s.phase == ROLLING and i >= s.rolled)
    return die_words(die) if is_still else _shown(s, die)


def rows(s: State, names: Sequence[Name]) -> list[list[Phrase]]:
    """Each seat's points, card by card, a list of phrases a seat; then the cards and the missions in play."""
    said = [_row(s, names, seat) for seat in range(s.seats)]
    cards = [Phrase("card-name", {"card": _card(which)}, GAME) for which in range(CARDS)]
    in_play = [name for which, name in enumerate(cards) if which == TWINKLE or (s.colours >> which) & 1]
    said.append([Phrase("text-cards", {"cards": in_play}, GAME)])
    for number in s.missions:
        if number:
            said.append([Phrase("text-mission", _mission(number, s.seats), GAME)])
            if s.seats == 1:
                said[-1].append(Phrase("text-met" if is_met(s, number) else "text-unmet", {}, GAME))
    return said


def _row(s: State, names: Sequence[Name], seat: int) -> list[Phrase]:
    said = [Phrase("text-row", {"seat": names[seat], "points": points(s, seat), "count": s.hung[seat]}, GAME)]
    scored = [(_card(which), 0, card(s, seat, which)) for which in range(CARDS)]
    if s.seats > 1:
        scored += [("mission", number, mission_points(s, seat, number)) for number in s.missions if number]
    parts = [
        Phrase("gain-part", {"card": name, "number": number, **_signed(brought)}, GAME)
        for name, number, brought in scored
        if brought
    ]
    if parts:
        said.append(Phrase("text-parts", {"parts": parts}, GAME))
    if s.hung[seat] < STARS and is_finished(s, seat):
        said.append(Phrase("text-blocked", {}, GAME))
    if FIRST < s.phase < ENDED and seat == s.mover:
        said.append(Phrase("text-turn", {}, GAME))
    return said


# ------------------------------------------------------------------------------------- the way of an action


def legs(s: State, action: int) -> list[tuple[int | str, int, str]]:
    """The ways that pieces go by an action.

    (die, 0, "pick") a die comes into the hand; ("roll", 0, "roll") the hand is rolled; (die, result, "thrown") a die
    comes to rest; (die, parent, "hang") it hangs under a die or a star; (die, 0, "out") it leaves the game.
    """
    if s.phase == CENTRE:
        return [(next_of_centre(s), action + 1, "thrown")]
    if s.phase == ROLLING:
        return [(s.hand[s.rolled], action + 1, "thrown")]
    if s.phase == CHOOSE:
        if action == ROLL:
            return [("roll", 0, "roll")]
        return [(action % DICE, 0, "pick")]
    if s.phase == HANG:
        i, parent = divmod(action - HANGING, PLACES)
        return [(s.hand[i], parent, "hang")]
    return [(action, 0, "out")] if s.phase == DISCARD else []
