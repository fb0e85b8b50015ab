"""Twinkle built by touching: positions, and constellations on a real table with what they score so far.

In a position: the constellation of the seat to act, the centre, whose turn it is. The entries of a pad: `tree` (in
notation; `tree2` is that of the second player), `colours` in play (letters), `missions` in play (`7.16`), and what was
touched: `at`, where the next die hangs, or `off`, a die that hangs; the `die` and its `result`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

from tumblestar import picture
from tumblestar.contract.errors import Unreadable
from tumblestar.contract.modules import Name, happened
from tumblestar.contract.touching import Asked, Choice, ScoreLine, ScoreSheet, Spot, always, player_key
from tumblestar.games.twinkle import parts
from tumblestar.games.twinkle.constellation import NUMBERS, hung_state, put_tree, read_tree, tree_text
from tumblestar.games.twinkle.description import die_words, phrase
from tumblestar.games.twinkle.parts import BRONZE, D8, DICE, HIGHEST, NOTHING, PLACE_NAMES, SIDES_OF, SILVER, TYPE_OF
from tumblestar.games.twinkle.picture.composed import composition
from tumblestar.games.twinkle.picture.layout import CELL, SKY, SKY_FRAME, home, sky, sky_tree, standing, tree
from tumblestar.games.twinkle.picture.shapes import constellation, drawn, mission_card
from tumblestar.games.twinkle.picture.tree_layout import BODY, TreeLayout, layout_tree
from tumblestar.games.twinkle.rules import (
    CHOOSE,
    FREE,
    State,
    attach,
    cards_in_play,
    is_finished,
    missions_in_play,
    points,
)
from tumblestar.games.twinkle.score import ALL, figure, read_colours
from tumblestar.games.twinkle.scoring import COMPARED, card, mission_points
from tumblestar.games.twinkle.scoring_dice import card_dice, mission_dice
from tumblestar.picture import Place, at
from tumblestar.words import Phrase

Area = tuple[float, float, float, float]


# -- positions


def base(s: State) -> State:
    """The state before the turn's choice; set-up ends with the first outcomes, and a turn has something to hang."""
    s = happened(s, lambda s: s.phase >= CHOOSE)
    for die in s.hand[: s.held]:
        s.where[die], s.shown[die] = FREE, (s.shown[die] or 1) if TYPE_OF[die] == D8 else 0
    s.hand[:], s.held, s.rolled, s.taken, s.phase = [NOTHING] * len(s.hand), 0, 0, 0, CHOOSE
    while is_finished(s, s.mover):
        _take_off(s, s.mover, next(die for die in s.dice[s.mover] if s.below[die] == 0))
    return s


def spots(s: State, names: Sequence[Name]) -> Iterator[Spot[State]]:
    """Whose turn it is, the large constellation with its open places, and the d8s of the centre."""
    labels = [phrase("edit-turn", player=player) for player in names]
    discs = [at(0, 0, picture.seat_disc(seat), 2) for seat in range(s.seats)]
    turns = [Choice(labels[seat], disc, s.replaced("mover", seat)) for seat, disc in enumerate(discs)]
    yield Spot("turn", labels[s.mover], None, always(turns))
    seat = standing(s).large

    def area(part: str, x: float, y: float, width: float) -> Area:
        return composition.area(s.seats, seat, part, Place(x, y, width, width))

    yield from _tree_spots(s, seat, sky_tree(s, seat), ("under-", ""), partial(area, sky(seat)))
    for die in range(D8, DICE, parts.TYPES):
        if s.where[die] == FREE:
            shows = _shows(die, s.shown[die])
            yield Spot(PLACE_NAMES[die], shows, area(*home(s, die), CELL), partial(_results, s, seat, die))


# -- constellations, in positions and on pads


def _tree_spots(
    s: State, seat: int, where: TreeLayout, keys: tuple[str, str], area: Callable[[float, float, float], Area]
) -> Iterator[Spot[State]]:
    """The open places and the dice of a constellation."""
    for place, (x, y, cell) in where.openings.items():
        asks = partial(_hanging, s, seat, place)
        yield Spot(keys[0] + PLACE_NAMES[place], _under(s, place), area(x, y, cell), asks)
    for die in _hung(s, seat):
        at_die, asks = area(*where.spots[die], where.size * BODY), partial(_results, s, seat, die)
        yield Spot(keys[1] + PLACE_NAMES[die], _shows(die, s.shown[die]), at_die, asks)


def _hung(s: State, seat: int) -> list[int]:
    return s.dice[seat][: s.hung[seat]]


def _free(s: State) -> list[int]:
    return [die for die in range(DICE) if s.where[die] == FREE and (s.colours >> parts.COLOUR_OF[die]) & 1]


def _shows(die: int, result: int) -> Phrase:
    return phrase("pad-shows", die=die_words(die), result=result)


def _under(s: State, place: int) -> Phrase:
    """An open place in words."""
    if place < DICE:
        return phrase("pad-under-die", die=die_words(place), result=s.shown[place])
    return phrase("pad-under-star", star=PLACE_NAMES[place])


def _above(s: State, place: int) -> int:
    """What a die that hangs at a place has to stay below."""
    return s.shown[place] if 0 <= place < DICE else HIGHEST + 1


def _hanging(s: State, seat: int, place: int, further: Sequence[str]) -> Asked[State]:
    """The free dice, or the results of the one chosen."""
    die, free = NUMBERS.get("".join(further[:1]), NOTHING), _free(s)
    if die not in free:
        dice = [Choice[State](die_words(die), drawn(die, 0), None, (PLACE_NAMES[die],)) for die in free]
        return Asked(dice, _under(s, place))
    results = range(1, min(SIDES_OF[die] + 1, _above(s, place)))
    hung = [Choice(_shows(die, i), drawn(die, i), s.after(_hang, seat, die, i, place)) for i in results]
    return Asked(hung, phrase("pad-result", die=die_words(die)))


def _results(s: State, seat: int, die: int, _: object) -> Asked[State]:
    """A die at the end of a line can be taken away; other results of one that hangs, or lies in the centre."""
    choices, hangs = list[Choice[State]](), die in _hung(s, seat)
    if hangs and s.below[die] == 0:
        choices.append(_removal(s, seat, die))
    lowest = max([s.shown[other] for other in _hung(s, seat) if s.under[other] == die], default=0) + 1
    for result in range(lowest, min(SIDES_OF[die] + 1, _above(s, s.under[die] if hangs else NOTHING))):
        if result != s.shown[die]:
            choices.append(Choice(_shows(die, result), drawn(die, result), s.replaced("shown", result, die)))
    return Asked(
        choices,
        _shows(die, s.shown[die]) if choices else phrase("pad-has-dice", die=die_words(die), result=s.shown[die]),
    )


def _removal(s: State, seat: int, die: int) -> Choice[State]:
    taken = s.after(_take_off, seat, die)
    return Choice(phrase("pad-remove", die=die_words(die)), drawn(die, s.shown[die]), taken)


def _hang(s: State, seat: int, die: int, result: int, place: int) -> None:
    s.shown[die] = result
    attach(s, seat, die, place)


def _take_off(s: State, seat: int, die: int) -> None:
    """Takes a die from the end of a line; a d8 lies in the centre then, and shows 1."""
    rest = [hung for hung in read_tree(tree_text(s, seat)) if hung[0] != die]
    for one in _hung(s, seat):
        s.where[one], s.below[one] = FREE, 0
    s.shown[die] = int(TYPE_OF[die] == D8)
    s.dice[seat][:], s.stars[seat][:], s.hung[seat] = [NOTHING] * parts.STARS, [0, 0], 0
    for other in rest:
        _hang(s, seat, *other)


# -- score pads

ASKED = ("off", "at", "die", "result")
LONGEST = 500


def read(given: Mapping[str, str], seats: int) -> tuple[State, Phrase | None]:
    """The constellations, the colours and the missions in play."""
    colours, problem = read_colours(ALL), None
    try:
        colours = read_colours(given.get("colours", "")[:LONGEST] or ALL)
    except Unreadable as error:
        problem = error.phrase
    text = given.get("missions", "")[:LONGEST]
    missions = [int(number) if re.fullmatch("[0-9]+", number) else 0 for number in text.split(".") if text]
    if not _may_be(missions):
        missions, problem = [], phrase("pad-bad-missions", text=text, tag="TW-2.4")
    s = hung_state(seats, [], colours, missions)
    for seat in range(seats):
        try:
            s = s.after(put_tree, seat, read_tree(given.get(player_key("tree", seat), "")[:LONGEST]))
        except Unreadable as error:
            problem = error.phrase
    return s, problem


def _may_be(missions: Sequence[int]) -> bool:
    """Whether missions can be in play together: one of bronze at most, and two of silver (TW-2.4)."""
    counts = [sum(number in metal for number in missions) for metal in (BRONZE, SILVER)]
    return sum(counts) == len(set(missions)) == len(missions) and counts[0] <= 1 and counts[1] <= 2


def entries(s: State) -> dict[str, str]:
    """The constellation of each player, and what is in play."""
    letters = "".join(letter for colour, letter in enumerate(parts.LETTERS) if (s.colours >> colour) & 1)
    entries = {player_key("tree", seat): tree_text(s, seat) for seat in range(s.seats)}
    missions = ".".join(map(str, missions_in_play(s)))
    return entries | {"colours": "" if letters == ALL else letters, "missions": missions}


def sheet(s: State, seat: int, names: Sequence[Name]) -> ScoreSheet[State]:
    """A player's constellation with its open places, and what it scores so far."""
    missions, totals = missions_in_play(s), [points(s, i) for i in range(len(names))]
    numbers = missions if missions or s.seats > 1 else range(1, parts.MISSIONS + 1)
    is_open = s.hung[seat] < parts.STARS
    where = layout_tree(tree(s, seat), SKY_FRAME, is_open)
    on_pad = _tree_spots(s, seat, where, ("at=", "off="), lambda x, y, width: (x, y, width, width))
    spots = [*on_pad, *_listed(s, seat, is_open)]
    cards = [_card(s, seat, which) for which in cards_in_play(s)]
    scored = [line for number in numbers for line in _mission(s, seat, number)]
    return ScoreSheet(
        picture.frame(SKY, "".join(constellation(tree(s, seat), seat, where))),
        phrase("pad-die" if is_open else "pad-whole"), spots, totals,
        [(phrase("pad-cards"), cards), (phrase("pad-missions"), scored)],
        [(Phrase("pad-choices"), list(_colours(s))), (phrase("pad-choose-missions"), list(_missions(s, missions)))],
        note=phrase("pad-tied") if totals.count(max(totals)) > 1 and all(s.hung[: s.seats]) else None,
    )  # fmt: skip


def _listed(s: State, seat: int, is_open: bool) -> Iterator[Spot[State]]:
    """The dice that can be hung and taken away without the picture."""
    for die in _free(s) if is_open else ():
        yield Spot(f"die={PLACE_NAMES[die]}", die_words(die), None, partial(_placing, s, seat, die), icon=drawn(die, 0))
    for die in _hung(s, seat):
        if s.below[die] == 0:
            label, icon, taken, _ = _removal(s, seat, die)
            yield Spot("", label, None, None, taken, icon)


def _placing(s: State, seat: int, die: int, further: Sequence[str]) -> Asked[State]:
    """The results of a die, or where it can hang with the one chosen."""
    results, words = {str(result): result for result in range(1, SIDES_OF[die] + 1)}, die_words(die)
    if not (result := results.get("".join(further[:1]), 0)):
        shown = [Choice[State](_shows(die, i), drawn(die, i), None, (number,)) for number, i in results.items()]
        return Asked(shown, phrase("pad-result", die=words))
    choices = list[Choice[State]]()
    for place in (*_hung(s, seat), parts.STAR_A, parts.STAR_B):
        count = s.below[place] if place < DICE else s.stars[seat][place - parts.STAR_A]
        if count < 2 and result < _above(s, place):
            icon = drawn(place, s.shown[place]) if place < DICE else ""
            choices.append(Choice(_under(s, place), icon, s.after(_hang, seat, die, result, place)))
    return Asked(choices, phrase("pad-place" if choices else "pad-nowhere", die=words, result=result))


def _colours(s: State) -> Iterator[Choice[State]]:
    """A colour comes into play or goes; one colour stays, and those of dice that hang."""
    hung = {parts.COLOUR_OF[die] for die in range(DICE) if s.where[die] >= parts.HUNG}
    for colour, name in enumerate(parts.COLOUR_NAMES):
        if (after := s.colours ^ 1 << colour) and colour not in hung:
            key = "pad-in-play" if (s.colours >> colour) & 1 else "pad-not-in-play"
            label, icon = phrase(key, card=phrase(f"card-{name}")), at(0, 0, picture.seal(name), 2.3)
            yield Choice(label, icon, s.replaced("colours", after))


def _missions(s: State, missions: Sequence[int]) -> Iterator[Choice[State]]:
    """A mission comes into play, in the place of another where there are too many, or goes."""
    for metal, most in ((BRONZE, 1), (SILVER, 2)):
        for number in metal:
            gone, key = [number], "pad-in-play"
            if number not in missions:
                same, key = [other for other in missions if other in metal], "pad-not-in-play"
                gone = same[: len(same) + 1 - most]
            rest = [*sorted({*missions, number} - {*gone}), 0, 0, 0][: parts.HAND]
            label = phrase(key, card=phrase(f"mission-{number}"))
            yield Choice(label, mission_card(number, 1.7), s.replaced("missions", rest))


def _card(s: State, seat: int, which: int) -> ScoreLine:
    name, seats = f"card-{parts.CARD_NAMES[which]}", range(s.seats)
    dice = [die_words(die) for die in card_dice(s, seat, which)]
    return ScoreLine(phrase(name), phrase(f"{name}-does"), [card(s, i, which) for i in seats], dice)


def _mission(s: State, seat: int, number: int) -> Iterator[ScoreLine]:
    """A mission with the points of all; alone with its points, or the figure that is compared."""
    name, seats = f"mission-{number}", range(s.seats)
    figures = [figure(s, number, i) for i in seats]
    scored = [mission_points(s, i, number) for i in seats] if s.seats > 1 else figures
    dice = [die_words(die) for die in mission_dice(s, seat, number)] if scored[seat] else []
    yield ScoreLine(phrase(name), phrase(f"{name}-does"), scored, dice)
    if s.seats > 1 and number <= COMPARED:
        yield ScoreLine(phrase("pad-compared", mission=phrase(name)), phrase("pad-compared-means"), figures)
