"""Twinkle described: what an action did or would do, what is to be decided, and why an action is refused."""

from collections.abc import Sequence

from tumblestar.contract.modules import Name
from tumblestar.contract.sentences import did_and_would
from tumblestar.games.twinkle import rules
from tumblestar.games.twinkle.parts import (
    CARD_NAMES,
    COLOUR_NAMES,
    COLOUR_OF,
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
from tumblestar.games.twinkle.rules import points
from tumblestar.games.twinkle.scoring import card, cards_points, is_met, mission_points
from tumblestar.words import Argument, Arguments, Phrase, PhraseParts

BOX = (15, 8)


def phrase(key: str, /, **args: Argument) -> Phrase:
    """A phrase in the words of this game."""
    return Phrase(key, args, rules.GAME)


NONE = [phrase("text-none")]
"""In place of an empty list of dice."""


def _ending(s: rules.State, seat: int | None) -> Arguments:
    """How a game ended: alone `level` or `failed`, with others `over`, or for one of them `won` or `lost`."""
    if s.seats == 1:
        return {"end": "level" if rules.is_won(s) else "failed"}
    return {"end": "over" if seat is None else "won" if rules.win_share(s, seat) else "lost"}


def _sentence(s: rules.State, action: int, names: Sequence[Name], after: rules.State) -> PhraseParts:
    """The key and the arguments that describe an action."""
    if s.phase == rules.COLOURING:
        return "colour", {"colour": _colour(action)}
    if s.phase == rules.MISSIONING:
        return "mission", _mission(action, s.seats)
    if s.phase == rules.CENTRE:
        return "centre", {"die": die_words(rules.next_of_centre(s)), "result": action + 1}
    if s.phase == rules.FIRST:
        return "first", {"seat": names[action]}
    args: Arguments = {"seat": names[s.mover]}
    if s.phase == rules.ROLLING:
        return _landed(s, after, action + 1, args)
    if s.phase == rules.HANG:
        return _hang(s, after, action - rules.HANGING, names)
    if s.phase == rules.DISCARD:
        return "out", args | {"die": die_words(action)}
    if action == rules.ROLL:
        return "roll", args | {"dice": [die_words(die) for die in s.hand[: s.held]]}
    if action >= rules.TAKE:
        return "take", args | {"die": die_words(action - rules.TAKE), "result": s.shown[action - rules.TAKE]}
    return "pick", args | {"die": die_words(action), "result": s.shown[action], "count": s.held + 1, "most": _most(s)}


summary, preview = did_and_would(rules.GAME, _sentence, _ending)


def _most(s: rules.State) -> int:
    """How many dice are rolled together: three, or what there is (TW-6.7)."""
    free = sum(place == rules.FREE for place in s.where)
    return min(rules.HAND, s.held + free)


def _landed(s: rules.State, after: rules.State, result: int, args: Arguments) -> PhraseParts:
    """Describes a die that comes to rest, and a turn that is lost by it."""
    args |= {"die": die_words(s.hand[s.rolled]), "result": result}
    if after.phase in (rules.ROLLING, rules.HANG):
        return "fall", args | {"fits": "yes" if rules.fits(s, s.mover, result) else "no"}
    return "fall-lost", args | {"count": s.held, "then": "out" if after.phase == rules.DISCARD else "home"}


def _hang(s: rules.State, after: rules.State, code: int, names: Sequence[Name]) -> PhraseParts:
    """Describes a die that is hung, what that scores card by card, and whose points it changes besides."""
    die: int = s.hand[code // PLACES]
    args: Arguments = {"die": die_words(die), "result": s.shown[die], "place": _place(s, code % PLACES)}
    args |= {"gain": gain(s, after), "seat": names[s.mover]}
    others: list[Phrase] = []
    if s.seats > 1 and 0 < s.missions[0] <= 6:  # nothing else compares the constellations
        for seat in range(s.seats):
            change = points(after, seat) - points(s, seat) if seat != s.mover else 0
            if change:
                others.append(phrase("other-points", seat=names[seat], **_signed(change)))
    return ("hang-others", args | {"others": others}) if others else ("hang", args)


def gain(s: rules.State, after: rules.State) -> Phrase:
    """The points that the seat to act gets by its turn, split by card and mission."""
    seat = s.mover
    now, was = _scored(after, seat), _scored(s, seat)
    changes = [(name, number, points - old) for (name, number, points), (_, _, old) in zip(now, was, strict=True)]
    parts = _parts(changes)
    for number in rules.missions_in_play(s) if s.seats == 1 else ():
        if change := is_met(after, number) - is_met(s, number):
            parts.append(phrase("gain-met", number=number, now="met" if change > 0 else "unmet"))
    if not parts:
        return phrase("gain-none")
    return phrase("gain", parts=parts, **_signed(sum(change for _, _, change in changes)))


def _scored(s: rules.State, seat: int) -> list[tuple[str, int, int]]:
    """The points of a seat by card (its name and 0), and among several seats by mission ("mission" and its number)."""
    scored = [(CARD_NAMES[which], 0, card(s, seat, which)) for which in rules.cards_in_play(s)]
    if s.seats > 1:
        scored += [("mission", number, mission_points(s, seat, number)) for number in rules.missions_in_play(s)]
    return scored


def _parts(scored: list[tuple[str, int, int]]) -> list[Phrase]:
    """The cards (name and 0) and missions ("mission" and number) that brought points, with these points."""
    return [
        phrase("gain-part", card=name, number=number, **_signed(points)) for name, number, points in scored if points
    ]


def _signed(change: int) -> Arguments:
    """A change of points as a sign and a number, since the minus sign is a matter of the words."""
    return {"sign": "plus" if change > 0 else "minus" if change else "even", "points": abs(change)}


def _colour(colour: int) -> Phrase:
    """A colour as it is called, such as "red"."""
    return phrase(f"colour-{COLOUR_NAMES[colour]}")


def die_words(die: int) -> Phrase:
    """A die as it is called, such as "red d10"."""
    return phrase(f"colour-{COLOUR_NAMES[COLOUR_OF[die]]}-d{SIDES_OF[die]}")


def _place(s: rules.State, place: int) -> Phrase:
    """A place that a die hangs under: a star, or a die with its result."""
    if place >= DICE:
        return phrase("star-a" if place == STAR_A else "star-b")
    return phrase("place-die", die=die_words(place), result=s.shown[place])


def _mission(number: int, seats: int) -> Arguments:
    """A mission's number, its name, and what it asks for, which differs for a seat alone."""
    does = f"mission-{number}-{'solo' if seats == 1 else 'does'}"
    return {"number": number, "mission": phrase(f"mission-{number}"), "does": Phrase(does, {}, rules.GAME)}


# ------------------------------------------------------------------------------------- what is to be decided


def status(s: rules.State, names: Sequence[Name]) -> Phrase:
    """What the state waits for, or how it ended."""
    if s.phase == rules.ENDED:
        return _ended(s, names)
    if s.phase == rules.COLOURING:
        return phrase("status-type-colour", count=IN_PLAY[s.seats] - s.colours.bit_count())
    if s.phase == rules.MISSIONING:
        return phrase("status-type-mission", kind="bronze" if rules.wants_bronze(s) else "silver")
    if s.phase == rules.CENTRE:
        return phrase("status-type-centre", die=die_words(rules.next_of_centre(s)))
    if s.phase == rules.FIRST:
        return phrase("status-type-first")
    if s.phase == rules.ROLLING:
        return phrase("status-type-fall", die=die_words(s.hand[s.rolled]))
    args: Arguments = {"seat": names[s.mover]}
    if s.phase == rules.CHOOSE:
        return _choice(s, args)
    held: list[int] = s.hand[: s.held]
    if s.phase == rules.HANG:
        fitting = [die for die in held if rules.fits(s, s.mover, s.shown[die])]
        return (
            phrase("status-hang", **args)
            if len(fitting) > 1
            else phrase("status-take", **args, die=_shown(s, fitting[0]))
        )
    if held:
        return phrase("status-out-rolled", **args)
    in_centre = any(s.where[die] == rules.FREE for die in range(D8, DICE, TYPES))
    return phrase("status-out-centre" if in_centre else "status-out-any", **args)


def _choice(s: rules.State, args: Arguments) -> Phrase:
    """What is to be chosen before a roll: dice to pick, a d8 to take instead, or the roll itself."""
    actions = rules.legal_actions(s)
    if actions[-1] == rules.ROLL:
        return phrase("status-roll", **args, count=s.held)
    if s.held:
        return phrase("status-pick-more", **args, count=_most(s) - s.held)
    return phrase("status-choose" if actions[-1] >= rules.TAKE else "status-pick", **args, count=_most(s))


def _shown(s: rules.State, die: int) -> Phrase:
    """A die with its result, such as "red d10 (7)"."""
    return phrase("die-shown", die=die_words(die), result=s.shown[die])


def _ended(s: rules.State, names: Sequence[Name]) -> Phrase:
    if s.seats == 1:
        unmet = [phrase(f"mission-{number}") for number in rules.missions_in_play(s) if not is_met(s, number)]
        args: Arguments = {"points": cards_points(s, 0), "goal": SOLO_GOAL}
        if unmet:
            return phrase("status-over-unmet", **args, missions=unmet)
        return phrase("status-over-level" if rules.is_won(s) else "status-over-short", **args)
    winner = next(seat for seat in range(s.seats) if rules.win_share(s, seat))
    best = points(s, winner)
    tied = [names[seat] for seat in range(s.seats) if points(s, seat) == best]
    args = {"seat": names[winner], "points": best}
    if len(tied) > 1:
        return phrase("status-over-tied", **args, seats=tied)
    return phrase("status-over-won", **args)


def refusal(s: rules.State, action: int, tag: str) -> Phrase:
    """Why the rule of that tag forbids an action, and what to do instead."""
    key = "refused-" + tag.replace(".", "-")
    if tag == "TW-3.1" and action == rules.ROLL:
        key += "-early"
    elif tag == "TW-3.1" and s.held == rules.HAND:
        key += "-full"
    elif tag == "TW-3.3" and s.held:
        key += "-late"
    elif tag == "TW-3.4" and s.phase == rules.CHOOSE:
        key += "-take"
    elif tag == "TW-3.4" and s.where[(action - rules.HANGING) % PLACES] != rules.HUNG + s.mover:
        key += "-lacks"
    elif tag == "TW-6.5":
        key += "-rolled" if s.held else "-taken"
    return phrase(key)


def progress(s: rules.State) -> Phrase:
    """How far the game has come: the round, or alone the turn; or that the game is being set up."""
    if s.phase <= rules.FIRST:
        return phrase("status-setup")
    number = s.turns if s.phase == rules.ENDED else s.turns + 1
    if s.seats == 1:
        return phrase("turn", count=number)
    count = _round(s, number)
    return phrase("round" if count <= STARS else "round-late", count=count, most=STARS)


def _round(s: rules.State, number: int) -> int:
    """The round to which a turn belongs, where those who are finished are passed over (TW-3.8)."""
    rounds = begun = 0
    while begun < number:
        begun += max(1, sum(not rules.is_finished(s, seat) or s.latest[seat] > begun for seat in range(s.seats)))
        rounds += 1
    return rounds


_RULES = {
    rules.COLOURING: "TW-2.1",
    rules.MISSIONING: "TW-2.4",
    rules.CENTRE: "TW-2.2",
    rules.FIRST: "TW-2.5",
    rules.ROLLING: "TW-1.2",
}


def rule(s: rules.State) -> str:
    """The tag of the rule that matters most for what is to be decided."""
    if s.phase == rules.DISCARD:
        return "TW-6.5"
    return {rules.CHOOSE: "TW-3.1", rules.HANG: "TW-3.4"}.get(s.phase) or _RULES.get(s.phase, "TW-4.8")


def button(s: rules.State, action: int, names: Sequence[Name]) -> Phrase | None:
    """The short label of a legal action that stands as a button beside the picture too."""
    del names
    return phrase("action-roll", count=s.held) if s.phase == rules.CHOOSE and action == rules.ROLL else None


def deed(s: rules.State, action: int, names: Sequence[Name]) -> tuple[Phrase, Phrase]:
    """What may be touched now, and what that does."""
    del names
    if s.phase == rules.HANG:
        return phrase("touch-place"), phrase("deed-place", place=_place(s, (action - rules.HANGING) % PLACES))
    if s.phase == rules.CHOOSE:
        taken = action - rules.TAKE
        does = phrase("deed-pick") if taken < 0 else phrase("deed-take", die=die_words(taken))
        return phrase("touch-pick"), does
    return phrase("touch-discard"), phrase("deed-discard", die=die_words(action))


def picks(s: rules.State, action: int) -> bool:
    """Whether a die is picked for the roll."""
    return s.phase == rules.CHOOSE and action < rules.TAKE


# ------------------------------------------------------------------------------------- the board in text


def squares(s: rules.State, names: Sequence[Name]) -> list[list[Phrase]]:
    """The dice for people who do not see them, a list for each place where dice are.

    First each seat's stars, each with its dice line by line from above; then the hand, the centre, the dice that lie
    beside their cards, and those that left the game.
    """
    lists = [_group(s, names, seat, star) for seat in range(s.seats) for star in (STAR_A, STAR_B)]
    if s.held:
        lists.append([phrase("text-hand", seat=names[s.mover]), *(_held(s, i) for i in range(s.held))])
    centre = [_shown(s, die) for die in range(D8, DICE, TYPES) if s.where[die] == rules.FREE and s.shown[die]]
    lists.append([phrase("text-centre"), *(centre or NONE)])
    for colour in rules.colours_in_play(s):
        dice = range(colour * TYPES, (colour + 1) * TYPES)
        free = [die_words(die) for die in dice if s.where[die] == rules.FREE and TYPE_OF[die] != D8]
        lists.append([phrase("text-pool", colour=_colour(colour)), *(free or NONE)])
    if out := rules.discarded(s):
        lists.append([phrase("text-out"), *map(die_words, out)])
    return lists


def _group(s: rules.State, names: Sequence[Name], seat: int, star: int) -> list[Phrase]:
    """The dice that hang under a star: every die behind the one that it hangs under."""
    dice = s.dice[seat][: s.hung[seat]]

    def under(place: int) -> list[Phrase]:
        found: list[Phrase] = []
        for die in dice:
            if s.under[die] == place:
                args = {"die": die_words(die), "result": s.shown[die], "place": _place(s, place)}
                found += [phrase("text-hung", **args), *under(die)]
        return found

    head = phrase("text-star-a" if star == STAR_A else "text-star-b", seat=names[seat])
    return [head, *(under(star) or NONE)]


def _held(s: rules.State, i: int) -> Phrase:
    """A die of the hand: with its result once it has one."""
    die: int = s.hand[i]
    is_still = s.phase == rules.CHOOSE or (s.phase == rules.ROLLING and i >= s.rolled)
    return die_words(die) if is_still else _shown(s, die)


def rows(s: rules.State, names: Sequence[Name]) -> list[list[Phrase]]:
    """Each seat's points, card by card, a list of phrases a seat; then the cards and the missions in play."""
    lists = [_row(s, names, seat) for seat in range(s.seats)]
    cards = [phrase("card-name", card=CARD_NAMES[which]) for which in rules.cards_in_play(s)]
    lists.append([phrase("text-cards", cards=cards)])
    for number in rules.missions_in_play(s):
        lists.append([Phrase("text-mission", _mission(number, s.seats), rules.GAME)])
        if s.seats == 1:
            lists[-1].append(Phrase("now-met" if is_met(s, number) else "now-unmet", {}, rules.GAME))
    return lists


def _row(s: rules.State, names: Sequence[Name], seat: int) -> list[Phrase]:
    row = [phrase("text-row", seat=names[seat], points=points(s, seat), count=s.hung[seat])]
    if parts := _parts(_scored(s, seat)):
        row.append(phrase("text-parts", parts=parts))
    if s.hung[seat] < STARS and rules.is_finished(s, seat):
        row.append(phrase("text-blocked"))
    if rules.FIRST < s.phase < rules.ENDED and seat == s.mover:
        row.append(phrase("text-turn", seat=names[seat]))
    return row


# ------------------------------------------------------------------------------------- how pieces move


def legs(s: rules.State, action: int) -> list[tuple[int | str, int, str]]:
    """How pieces move by an action.

    (die, 0, "pick") a die comes into the hand; ("roll", 0, "roll") the hand is rolled; (die, result, "thrown") a die
    comes to rest; (die, parent, "hang") it hangs under a die or a star; (die, 0, "out") it leaves the game.
    """
    if s.phase == rules.CENTRE:
        return [(rules.next_of_centre(s), action + 1, "thrown")]
    if s.phase == rules.ROLLING:
        return [(s.hand[s.rolled], action + 1, "thrown")]
    if s.phase == rules.CHOOSE:
        if action == rules.ROLL:
            return [("roll", 0, "roll")]
        return [(action % DICE, 0, "pick")]
    if s.phase == rules.HANG:
        i, parent = divmod(action - rules.HANGING, PLACES)
        return [(s.hand[i], parent, "hang")]
    return [(action, 0, "out")] if s.phase == rules.DISCARD else []
