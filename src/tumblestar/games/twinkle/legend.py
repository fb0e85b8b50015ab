"""The signs of Twinkle's picture, explained: cards and missions with what they bring now, and what one more die can."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from tumblestar import picture
from tumblestar.contract.capabilities import Explanation
from tumblestar.contract.modules import Name
from tumblestar.games.twinkle import parts
from tumblestar.games.twinkle.cards import cards
from tumblestar.games.twinkle.description import phrase
from tumblestar.games.twinkle.picture.shapes import drawn, mission_card, twinkle_card
from tumblestar.games.twinkle.rules import State, attach, cards_in_play, discarded, missions_in_play
from tumblestar.games.twinkle.scoring import COMPARED, TWINKLE, card, is_met, mission, mission_points
from tumblestar.words import Phrase

Score = Callable[[State], int]
More = Callable[[], tuple[Phrase, ...]]
CARD_TAGS = ("TW-4.6", "TW-4.1", "TW-4.2", "TW-4.3", "TW-4.4", "TW-4.5", "TW-4.7")


def explanations(s: State, seat: int, names: Sequence[Name]) -> list[Explanation]:
    """The cards and missions in play, then the other signs."""
    del names
    in_play, missions = cards_in_play(s), missions_in_play(s)
    words = cards(s)
    found: list[Explanation] = []
    for which, (name, meaning) in zip(in_play, words, strict=False):
        icon = twinkle_card(1.7) if which == TWINKLE else picture.seal(parts.COLOUR_NAMES[which], 2.1)
        key = f"card-{parts.CARD_NAMES[which]}"
        now = card(s, seat, which)
        more = partial(_card_more, s, seat, which, now)
        found.append(Explanation(key, icon, name, meaning, CARD_TAGS[which], (_points(now),), more=more))
    for number, (name, meaning) in zip(missions, words[len(in_play) :], strict=True):
        tag = f"TW-5.{number}" if s.seats > 1 else "TW-6.3" if number <= 10 else "TW-6.4"
        icon = mission_card(number, 1.7)
        standing, more = _mission_alone(s, number) if s.seats == 1 else _mission(s, seat, number)
        found.append(Explanation(f"mission-{number}", icon, name, meaning, tag, standing, more=more))
    return found + _others(s, seat)


def _others(s: State, seat: int) -> list[Explanation]:
    """The signs that score nothing by themselves."""
    d8 = next(
        (die for die in range(parts.D8, parts.DICE, parts.TYPES) if s.colours >> parts.COLOUR_OF[die] & 1), parts.D8
    )
    take = picture.path("may", picture.disc(21)) + picture.path("legal", picture.spark(14, 4, 0.34))
    hung = (phrase("now-hung", count=s.hung[seat]),)
    signs = [
        ("star", picture.at(0, 0, picture.starting_star(seat), 0.8), "TW-3.5", hung),
        ("connector", picture.twinkle(2), "TW-4.7", ()),
        ("centre", drawn(d8, 8), "TW-2.2", ()),
        ("take", picture.at(0, 0, take, 1.6), "TW-3.3", ()),
        ("cup", picture.cup(True), "TW-3.1", ()),
    ]
    if discarded(s):
        signs.append(("left", picture.path("letter", "M-16-16l32 32m0-32l-32 32"), "TW-6.5", ()))
    return [
        Explanation(key, icon, phrase(f"sign-{key}"), phrase(f"sign-{key}-does"), tag, standing)
        for key, icon, tag, standing in signs
    ]


# -- how a seat stands


def _points(now: int) -> Phrase:
    return phrase("now-points", points=now)


def _card_more(s: State, seat: int, which: int, now: int) -> tuple[Phrase, ...]:
    """The most that a card can have with one more die, for a colour one of that colour."""
    dice = [die for die in _left(s) if which == TWINKLE or parts.COLOUR_OF[die] == which]
    kind = "any" if which == TWINKLE else "colour"
    return _more(now, _best(s, seat, dice, lambda then: card(then, seat, which)), kind)


def _mission(s: State, seat: int, number: int) -> tuple[tuple[Phrase, ...], More]:
    """The points of a mission now, by which comparison; and the most that it can have with one more die."""
    now, compared = mission_points(s, seat, number), ()
    if number <= COMPARED:
        others = max(mission(s, other, number) for other in range(s.seats) if other != seat)
        compared = (phrase("now-compared", own=abs(mission(s, seat, number)), others=abs(others)),)

    def more() -> tuple[Phrase, ...]:
        return _more(now, _best(s, seat, _left(s), lambda then: mission_points(then, seat, number)), "any")

    return (*compared, _points(now)), more


def _mission_alone(s: State, number: int) -> tuple[tuple[Phrase, ...], More | None]:
    """Whether a mission is met alone; and whether it can be with one more die."""
    if is_met(s, number):
        return (phrase("now-met"),), None

    def more() -> tuple[Phrase, ...]:
        can = _best(s, 0, _left(s), lambda then: is_met(then, number))
        return (phrase("now-may-meet" if can else "now-unmet"),)

    return (), more


def _more(now: int, best: int | None, kind: str) -> tuple[Phrase, ...]:
    if best is None:
        return ()
    return (phrase("now-best", card=kind, points=best) if best > now else phrase("now-most", card=kind),)


def _left(s: State) -> list[int]:
    """The dice that nobody has hung."""
    hung = {die for seat in range(s.seats) for die in s.dice[seat][: s.hung[seat]]}
    return [die for die in range(parts.COLOURS * parts.TYPES) if s.where[die] >= parts.FREE and die not in hung]


def _best(s: State, seat: int, dice: Sequence[int], score: Score) -> int | None:
    """The most points with one of these dice more, wherever it hangs and whatever it shows; None if none can hang."""
    return max((score(then) for then in _with_one_more(s, seat, dice)), default=None)


def _with_one_more(s: State, seat: int, dice: Sequence[int]) -> Iterator[State]:
    if s.hung[seat] == parts.STARS:
        return
    for place in (*s.dice[seat][: s.hung[seat]], parts.STAR_A, parts.STAR_B):
        if (s.below[place] if place < parts.DICE else s.stars[seat][place - parts.STAR_A]) == 2:
            continue
        for die in dice:
            most = parts.SIDES_OF[die] if place >= parts.DICE else min(parts.SIDES_OF[die], s.shown[place] - 1)
            for result in range(1, most + 1):
                then = s.copy()
                then.shown[die] = result
                attach(then, seat, die, place)
                yield then
