"""The felt: a position in parts, laid out as at a table, also on pages where it is tried and no socket changes it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from tumblestar.contract.game import Game
from tumblestar.contract.pictures import ROWS
from tumblestar.picture import seat_of
from tumblestar.play import seat_cards
from tumblestar.play.page_updates import filled
from tumblestar.record.narration import full_name
from tumblestar.web.drawn_board import (
    KEPT,
    Board,
    drawn_parts,
    hint,
    moment,
    over_parts,
    part_place,
    parts_of_table,
    step_buttons,
    turns_of,
)
from tumblestar.web.markup import Html, HtmlTranslator, attributes, joined, safe


def areas(
    say: HtmlTranslator, game: Game, seats: int, lists: Mapping[str, Sequence[Html]]
) -> Iterator[tuple[str, Html]]:
    """The parts of the picture that belong to no seat, by what they are; a page has their places from the beginning."""
    made = dict[str, list[Html]]()
    for name, size in parts_of_table(game).sizes(seats).items():
        if seat_of(name) is None:
            place = filled(part_place(name, size, say("picture-label")), lists)
            made.setdefault(name.partition("-")[0], []).append(place)
    for kind, places in made.items():
        yield kind, joined(places)


def felt(say: HtmlTranslator, board: Board, status: Html, marked: Iterable[str] = ()) -> Html:
    """A position in which actions are tried: the cards, the areas and the buttons, below what `status` says.

    `marked` are elements that stand out, by their ID or by the sign that they explain.
    """
    game, s, seats = board.game, board.state, board.state.seats
    large = game.turn(s)[1] if board.seat is None else board.seat
    lists: dict[str, Sequence[Html]] = {
        **drawn_parts(game, s),
        **over_parts(game, s, large, board.targets or (), board.last),
    }
    lists |= {name: part for name, part in seat_cards.ledgers(game, s).items() if not isinstance(part, str)}
    points = [game.points(s, seat) for seat in range(seats)]
    for seat, name in enumerate(board.names):
        is_ahead = seat in seat_cards.leaders(points)
        lists[f"plate-{seat + 1}"] = seat_cards.plate(say, seat, full_name(name), points[seat], is_ahead=is_ahead)
    cards = [
        filled(
            seat_cards.card(say, game, seats, seat, large, name, is_turn=seat == game.turn(s)[1], opens=False), lists
        )
        for seat, name in enumerate(board.names)
    ]
    others = joined(cards[(large + turn) % seats] for turn in range(1, seats))
    placed = areas(say, game, seats, lists)
    lain = joined(Html(f'<div class="area {name}">{drawn}</div>') for name, drawn in placed)
    pieces = [lain, _buttons(say, board), cards[large], others]
    for name in marked:
        if not _mark(pieces, name.replace("act-", "do-")):
            _mark(pieces, name)
        way = _HIDDEN.search(pieces[0] + pieces[2])
        if way and not _mark(pieces, way[1], "data-to"):  # what brings it is touched first
            _mark(pieces, "turn", "data-do")
    lain, buttons, own, others = pieces
    now = moment(board.steps.n, board.steps.of) if board.steps else ""
    signs = attributes(data_explain=board.signs_address(say))
    html = (
        f'<div class="felt"{signs}>{now}{status}<div class="opps">{others}</div>{own}{lain}'
        f'<div class="acts" role="group" aria-label="{say("actions-label")}">{buttons}{hint(say)}</div></div>'
    )
    return Html(html.replace(KEPT, ""))  # the page is exchanged as a whole


def _buttons(say: HtmlTranslator, board: Board) -> Html:
    """What is done by a button, and what turns the piece in hand; the only one of the former is gold."""
    game, s = board.game, board.state
    named = [
        (action, effect, game.description.button(s, action, board.names)) for action, effect, _ in board.targets or ()
    ]
    shorts = [(action, effect, short) for action, effect, short in named if short]
    made = joined(turns_of(say, game, s, "offered plain") if board.targets else ())
    for action, effect, short in shorts:
        look = attributes(
            value=game.text(s, action), title=effect, class_=f"offered {'gold' if len(shorts) == 1 else 'equal'}"
        )
        made += f'<button id="do-{action}" form="trial-short" name="choice"{look}>{say(short)}</button>'
    steps = board.steps
    back = (
        step_buttons(say, int(steps.n), steps.of, steps.form) if steps and steps.form and steps.of is not None else ""
    )
    return Html(f'<div id="offered">{made}{back}</div>')


_HIDDEN = re.compile(r'class="pointed act"[^>]* data-way="(\d+)"[^>]* hidden')
"""A target that is marked, but shown only when the piece in hand is turned, or another one chosen."""


def _mark(pieces: list[Html], name: str, attribute: str = "id|data-explains") -> bool:
    """Marks the first element of a name, in the areas and buttons, then on the cards; `rows:` looks there first."""
    wanted = re.escape(safe(name.removeprefix(ROWS)))
    element = re.compile(rf'<(\w+)((?: [\w-]+="[^"]*")*? (?:{attribute})="{wanted}"[^>]*)>')
    for i in (2, 3, 0, 1) if name.startswith(ROWS) else (0, 1, 2, 3):
        if found := element.search(pieces[i]):
            tag, rest = found.groups()
            has_class = ' class="' in rest
            rest = rest.replace(' class="', ' class="pointed ', 1) if has_class else f'{rest} class="pointed"'
            pieces[i] = Html(f"{pieces[i][: found.start()]}<{tag}{rest}>{pieces[i][found.end() :]}")
            return True
    return False
