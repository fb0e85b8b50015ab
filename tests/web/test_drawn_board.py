"""One board for all pages: the same places, targets, steps and choices, whatever a choice leads to."""

import re
from dataclasses import replace

import pytest

from tumblestar.contract.game import Game
from tumblestar.contract.pictures import Plate
from tumblestar.games import GAMES
from tumblestar.web.drawn_board import (
    BOARD,
    Board,
    Steps,
    board_to_try,
    choices_form,
    drawn_parts,
    over_parts,
    part_place,
    parts_of_table,
    worth_on,
)
from tumblestar.web.markup import Html, HtmlTranslator

NAMES = ["Ann", "Bob"]


def begun(game: Game, seats: int = 2) -> Board:
    """The board of the first decision of a game, with a target for each action."""
    s = game.fresh(seats)
    while game.actor(s) < 0:
        s = game.after(s, game.legal(s)[0])
    return board_to_try(HtmlTranslator("en", game.name), game, s, NAMES, game.legal(s))


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_table_has_a_place_for_every_part_and_what_lies_over_it(name: str) -> None:
    """What the parts draw is all that lies in the picture of the whole, once for all viewers."""
    game = GAMES[name]
    for seats in game.seats:
        board = begun(game, seats)
        sizes = parts_of_table(game).sizes(seats)
        assert set(drawn_parts(game, board.state)) == set(sizes)
        over = over_parts(game, board.state, game.actor(board.state), board.targets or (), ())
        assert set(over) == {f"over-{part}" for part in sizes}
        ids = re.findall(r' id="([^"]+)"', "".join("".join(held) for held in drawn_parts(game, board.state).values()))
        assert len(ids) == len(set(ids))
        for part, size in sizes.items():
            place = part_place(part, size, Html("x"))
            assert place.count(f'id="{part}"') == place.count(f'id="over-{part}"') == 1
            assert f'viewBox="0 0 {size[0]} {size[1]}"' in place


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_action_can_be_touched_in_a_part_or_is_a_button(name: str) -> None:
    game = GAMES[name]
    for seats in game.seats:
        board = begun(game, seats)
        s = board.state
        over = over_parts(game, s, game.actor(s), board.targets or (), ())
        touched = {
            int(action) for held in over.values() for action in re.findall(r'data-action="(\d+)"', "".join(held))
        }
        offered = {action for action in game.legal(s) if game.description.button(s, action, NAMES * 3)}
        assert touched | offered == set(game.legal(s))


@pytest.mark.parametrize("name", sorted(GAMES))
def test_all_that_lies_over_a_board_is_drawn_by_the_game_or_given(name: str) -> None:
    board, mark = begun(GAMES[name]), Html('<g class="mark"></g>')
    shown = {int(action) for action in re.findall(r'id="act-(\d+)"', "".join(board.over()))}
    assert shown <= {action for action, _, _ in board.targets or ()}
    assert not any('class="gains' in element for element in board.over())
    gains = board.game.picture.gains
    plates = gains(board.state, [action for action, _, _ in board.targets or ()]) if gains else ()
    drawn = any(plate.gain is not None for plate in plates)
    assert any('class="gains' in element for element in replace(board, has_gains=True).over()) is drawn
    marked = replace(board, overlay={BOARD: [mark]})
    assert marked.over() == [*board.over(), mark]
    assert replace(marked, targets=None).over() == [mark]


@pytest.mark.parametrize("name", sorted(GAMES))
def test_the_rows_lie_below_the_board_in_games_that_have_some(name: str) -> None:
    game, say = GAMES[name], HtmlTranslator("en", name)
    html = begun(game).html(say, say("picture-label"))
    assert html.count('<div id="part-board" class="board"') == 1
    assert html.count('<div id="part-rows" class="rows"') == bool(game.picture.rows_size(2)[1])
    assert all(
        element in html for element in (*game.picture.board(begun(game).state), *game.picture.rows(begun(game).state))
    )


def test_steps_lead_back_and_forth_by_a_form() -> None:
    board, say = begun(GAMES["twisty"]), HtmlTranslator("en", "twisty")
    assert 'data-step="' not in replace(board, steps=Steps("x")).html(say, say("picture-label"))
    html = replace(board, steps=Steps(3, 4, "f")).html(say, say("picture-label"))
    assert '<i id="moment" data-n="3" data-of="4" hidden></i>' in html
    steps = re.findall(r'<button class="step" form="f" name="at" value="(\d)" data-step="(\w+)"', html)
    assert steps == [("0", "first"), ("2", "previous"), ("4", "next"), ("4", "last")]
    last = replace(board, steps=Steps(4, 4, "f")).html(say, say("picture-label"))
    assert last.count('aria-disabled="true"') == 2


def test_choices_are_those_of_the_targets() -> None:
    board, say = begun(GAMES["twisty"]), HtmlTranslator("en", "twisty")
    form = choices_form(say, board, say("puzzle-choose"), say("puzzle-do"), {"did": '"'}, "/x")
    actions = [int(action) for action in re.findall(r'<option value="[^"]+" data-action="(\d+)"', form)]
    assert actions == [action for action, _, _ in board.targets or ()]
    assert 'method="post" action="/x"' in form
    assert 'name="did" value="&quot;"' in form


@pytest.mark.parametrize(("gain", "said"), [(0, "0"), (4, "+4"), (-12, "−12")])
def test_what_a_target_brings_is_drawn_round_however_short_it_is(gain: int, said: str) -> None:
    (drawn,) = worth_on([Plate(7, 10, 20, gain, part="board", size=24)], {}).values()
    assert f">{said}</text>" in drawn
    assert "--" not in drawn, "no side of a path is negative twice"
