"""The signs of Twisty's picture, explained: cubes with where they lie, counters, and the badges of targets."""

from collections.abc import Sequence

from tumblestar import picture
from tumblestar.contract.capabilities import Explanation
from tumblestar.contract.modules import Name
from tumblestar.games.twisty.description import phrase
from tumblestar.games.twisty.notation import SQUARE_NAMES
from tumblestar.games.twisty.parts import COLOURS, KIND_NAMES, SAFETY, STEP, TELEPORT
from tumblestar.games.twisty.picture import outcome_card
from tumblestar.games.twisty.picture.signs import counter, star
from tumblestar.games.twisty.rules import NONE, SAFE, State
from tumblestar.words import Phrase

COUNTER_TAGS = {SAFETY: "TY-3.7", TELEPORT: "TY-3.6"}
BADGE_TAGS = {
    "take": "TY-3.3",
    "theft": "TY-4.1",
    "chain": "TY-3.5",
    "stay": "TY-3.5",
    "corner": "TY-4.4",
    "win": "TY-5.1",
}


def explanations(s: State, seat: int, names: Sequence[Name]) -> list[Explanation]:
    """The colours in the seat's own order, the centre, the counters, then the badges of targets."""
    dealt = [colour for colour in s.series[seat] if colour]
    order = dealt + [colour for colour in range(1, COLOURS + 1) if colour not in dealt]
    found = [_cube(s, seat, colour, names) for colour in order]
    missing: int = COLOURS - s.held[seat]
    found.append(_sign("centre", star(True), "TY-5.1", standing=(phrase("now-missing", count=missing),)))
    for kind in range(STEP, SAFETY + 1):
        lies = (phrase("now-lies", squares=_squares(s, kind)),) if kind in s.board else ()
        safe = phrase("now-protected", count=s.cubes[seat].count(SAFE), all=s.held[seat])
        tag = COUNTER_TAGS.get(kind, "TY-3.5")
        name = phrase("sign-counter", name=phrase(f"counter-{KIND_NAMES[kind]}"))
        meaning = phrase("sign-counter-does", counter=KIND_NAMES[kind])
        standing = (safe,) if kind == SAFETY else ()
        found.append(Explanation(f"counter-{KIND_NAMES[kind]}", counter(kind), name, meaning, tag, standing, lies))
    for badge, tag in BADGE_TAGS.items():
        look = ("theft", "ontheft", "ongrab") if badge == "theft" else ("legal", "onlegal", "onmay")
        found.append(_sign(f"badge-{badge}", picture.at(0, 0, picture.badge(badge, *look), 2), tag))
    return found


def _cube(s: State, seat: int, colour: int, names: Sequence[Name]) -> Explanation:
    """A colour: whether the seat holds it, or when it wants it; where its cubes lie, and who has one to be stolen."""
    name: str = KIND_NAMES[colour]
    place = list(s.series[seat]).index(colour) if colour in s.series[seat] else -1
    state = "none"
    if s.cubes[seat][colour] != NONE:
        state = "safe" if s.cubes[seat][colour] == SAFE else "held"
    elif place >= 0:
        state = "next" if place == s.held[seat] else "later"
    standing = () if state == "none" else (phrase("now-cube", state=state, count=place - s.held[seat]),)
    lies = [phrase("now-lies", squares=_squares(s, colour))] if colour in s.board else [phrase("now-gone")]
    robbable = [
        names[other] for other in range(s.seats) if other != seat and s.cubes[other][colour] not in (NONE, SAFE)
    ]
    if robbable and state in ("next", "later"):
        lies.append(phrase("now-stealable", seats=robbable))
    icon = outcome_card(name)
    title = phrase("sign-cube", colour=phrase(f"colour-{name}"))
    return Explanation(f"cube-{name}", icon, title, phrase("sign-cube-does"), "TY-3.3", standing, tuple(lies))


def _squares(s: State, kind: int) -> list[str]:
    return [SQUARE_NAMES[square] for square, lies in enumerate(s.board) if lies == kind]


def _sign(key: str, icon: str, tag: str, standing: tuple[Phrase, ...] = ()) -> Explanation:
    return Explanation(key, icon, phrase(f"sign-{key}"), phrase(f"sign-{key}-does"), tag, standing)
