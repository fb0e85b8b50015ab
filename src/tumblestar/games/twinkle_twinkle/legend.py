"""The signs of Twinkle Twinkle's picture, explained: what scores and what it brings now, and the signs of the table."""

from collections.abc import Iterator, Sequence
from functools import partial

from tumblestar import picture
from tumblestar.contract.capabilities import Explanation
from tumblestar.contract.modules import Name
from tumblestar.games.twinkle_twinkle import parts
from tumblestar.games.twinkle_twinkle.cards import cards
from tumblestar.games.twinkle_twinkle.parts import CELLS, CLASS, EMPTY, phrase
from tumblestar.games.twinkle_twinkle.picture import shapes
from tumblestar.games.twinkle_twinkle.reference import points_of
from tumblestar.games.twinkle_twinkle.rules import State, scores, side_in_play
from tumblestar.games.twinkle_twinkle.scoring import NOVA_SCORE, NUMBER_SCORE, REFERENCES, constellation_cells, score
from tumblestar.words import Phrase

TABLES = (parts.LARGEST, parts.SECOND, parts.NUMBER)


def explanations(s: State, seat: int, names: Sequence[Name]) -> list[Explanation]:
    """What scores, in the book's order, then the other signs."""
    del names
    points, words = scores(s, seat), cards(s)
    found: list[Explanation] = []
    for what, (name, meaning) in enumerate(words):
        icon = picture.at(0, 0, shapes.score_sign(what, side_in_play(s, what)), 1.5)
        tag = "TT-5.1" if what <= NUMBER_SCORE else "TT-5.3"
        now = [phrase("now-points", points=points_of(points[what]))]
        more = partial(_more, s, seat, what, points[what]) if what >= NOVA_SCORE else None
        if what < NOVA_SCORE:
            now += _constellations(s, seat, what)
        found.append(Explanation(f"score-{what}", icon, name, meaning, tag, tuple(now), more=more))
    return found + _others(s)


def _others(s: State) -> list[Explanation]:
    """The signs that score nothing by themselves."""
    slow = picture.at(-23 * 3, -37 * 3, shapes.slow_mark(), 3)
    arrow = picture.path("letter", "M-16 14V0a14 14 0 0 1 28 0V-12M3-4L12-14 21-4")
    rounds = parts.ROUNDS[s.seats]
    number = phrase("round", count=min(s.round + 1, rounds), most=rounds)
    signs = [
        ("slow", slow, "TT-2.2"),
        ("side", picture.at(0, 0, _side_tag(), 2.4), "TT-2.5"),
        ("standee", picture.at(0, 6, picture.pawn(0), 1.1), "TT-3.3"),
        ("left", arrow, "TT-3.4"),
        ("rank", picture.at(22 * 2, 36 * 2, shapes.rank_mark(0), 2), "TT-4.3"),
        ("refused", picture.at(0, 0, shapes.refusal_mark(), 2.6), "TT-4.2"),
    ]
    bag, tiles = picture.at(0, 0, shapes.bag_sign(), 1.3), (phrase("now-bag", count=sum(s.bag)),)
    return [
        *(Explanation(key, icon, phrase(f"sign-{key}"), phrase(f"sign-{key}-does"), tag) for key, icon, tag in signs),
        Explanation("round", shapes.round_sign(), phrase("sign-round"), number, "TT-3.6"),
        Explanation("bag", bag, phrase("sign-bag"), phrase("sign-bag-does"), "TT-1.1", facts=tiles),
    ]


def _side_tag() -> str:
    glass = f'<g class="green">{picture.path("t1", picture.disc(9))}</g>'
    return picture.path("lead", picture.disc(9)) + glass + picture.letter("a", 0.72, "pen")


# -- how a seat stands


def _more(s: State, seat: int, what: int, now: int) -> tuple[Phrase, ...]:
    """What one more tile can bring."""
    best = max(_with_one_more(s, seat, what), default=None)
    if best is None:
        return ()
    return (phrase("now-best", points=points_of(best)) if best > now else phrase("now-most"),)


def _constellations(s: State, seat: int, what: int) -> list[Phrase]:
    """How many stars a constellation has, or how many there are, and the next entry of the table that brings more."""
    sizes = sorted((len(cells) for cells in constellation_cells(s.lines[seat])), reverse=True)
    count = len(sizes) if what == NUMBER_SCORE else ([*sizes, 0, 0])[what]
    table = TABLES[what]
    following = next((n for n in range(count + 1, len(table)) if table[n] > table[count]), None)
    kind = "number" if what == NUMBER_SCORE else "stars"
    said = [phrase("now-count", what=kind, count=count)]
    if following is not None:
        said.append(phrase("now-next", count=following, points=points_of(table[following])))
    return said


def _with_one_more(s: State, seat: int, what: int) -> Iterator[int]:
    """The points of a reference, or of novas, with one tile more of those that it is about, in each empty cell."""
    subject = parts.NOVA if what == NOVA_SCORE else parts.SUBJECT[2 * (what - REFERENCES)]
    side, lines = side_in_play(s, what), list(s.lines[seat])
    kinds_of = [kind for kind in range(1, parts.KINDS) if CLASS[kind] & subject][: 1 if what == NOVA_SCORE else None]
    for cell in range(CELLS):
        if s.chart[seat][cell] != EMPTY:
            continue
        for kind in kinds_of:
            kinds = list(s.chart[seat])
            kinds[cell] = kind
            yield score(kinds, lines, what, side)
