"""Why nothing can be done at a place, by the rule, and what the signs mean: asked by a page, in its language."""

import html
import re
from typing import Any

import pytest

from tests.games.picture_checks import played
from tests.serving import Browser, Server
from tests.tables.test_restrictions import link_of
from tumblestar.contract.game import Game
from tumblestar.games import GAMES
from tumblestar.games.shizzle import drawing as shizzle_parts
from tumblestar.games.shizzle import picture as shizzle
from tumblestar.games.shizzle.rules import CHOOSE as SHIZZLE_CHOOSE
from tumblestar.games.twinkle import picture as twinkle
from tumblestar.games.twinkle.parts import COLOUR_OF, YELLOW
from tumblestar.games.twinkle.picture.composed import composition
from tumblestar.games.twinkle.picture.layout import home, sky_tree, slot, take_spot
from tumblestar.games.twinkle.rules import CHOOSE, HANG, HANGING, ROLL, TAKE
from tumblestar.games.twinkle_twinkle import picture as sky
from tumblestar.games.twinkle_twinkle.picture.layout import ROW, chart_name, middle, space
from tumblestar.games.twinkle_twinkle.rules import PLACE, PLACING, TAKING
from tumblestar.games.twisty import picture as twisty
from tumblestar.games.twisty.picture import layout as twisty_layout
from tumblestar.games.twisty.rules import EXTRA, MOVE, STAY
from tumblestar.picture import Place
from tumblestar.record.text import read_record
from tumblestar.words import say


def test_a_square_that_is_no_l_away_says_so_with_its_rule(browser: Browser) -> None:
    with browser.at(browser.new()) as line:
        x, y = map(round, twisty_layout.middle(24))  # the centre is no L away from a corner
        refused = line.ask("why", part="board", x=x, y=y)["refused"]
        assert (refused["code"], refused["tag"]) == ("rule", "TY-3.1")
        assert refused["detail"].startswith("That is not an L.")
        beside = line.ask("why", part="row-1", x=x, y=5)["refused"]
        assert (beside["code"], beside["tag"]) == ("place", "TY-3.1")
        assert beside["detail"].startswith("You cannot do anything there now.")
        assert "Your turn: move in an L." in beside["detail"]
        assert line.ask("why", part="board", x=x, y=y, on=True)["refused"]["tag"] == "TY-3.1"  # a sign, too
        assert line.ask("why", part="row-1", x=x, y=5, on=True)["ok"]


def test_a_click_at_the_turn_of_others_says_whose_it_is(server: Server) -> None:
    ann, bob = server.browser(), server.browser()
    table = ann.new(seat_2="friend")
    with ann.at(table) as line:
        assert line.ask("why", x=5, y=5)["refused"]["code"] == "waiting"
    bob.post(link_of(ann, table), data={"name": "Bob"})
    with bob.at(table) as line:
        refused = line.ask("why", x=5, y=5)["refused"]
        assert refused["code"] == "seat"
        assert refused["detail"].startswith("It is not your turn. Ann")
        assert refused["tag"] == "TY-3.1"


def test_a_game_that_is_over_or_looked_back_at_says_nothing(browser: Browser) -> None:
    with browser.at(browser.new()) as line:
        line.does("look", at=3)
        assert line.ask("why", x=5, y=5)["ok"]
        line.does("look")
        line.does("resign")
        assert line.ask("why", x=5, y=5)["ok"]


def states(game: Game, phase: int) -> list[Any]:
    return [s for s in played(game, 3, 2, most=400) if s.phase == phase]


def test_places_of_twisty_are_squares() -> None:
    for s in states(GAMES["twisty"], MOVE) + states(GAMES["twisty"], EXTRA):
        for square in range(49):
            expected = STAY if square == s.pawn[s.who] else square
            assert twisty.action_at(s, None, *twisty_layout.spot(square)) == expected
    assert twisty.action_at(states(GAMES["twisty"], MOVE)[0], None, 2, 300) is None


def test_places_of_shizzle_are_dice_panels_bank_and_cup() -> None:
    game = GAMES["shizzle"]
    for s in states(game, SHIZZLE_CHOOSE)[:40]:
        for action in game.legal(s):
            part, x, y = shizzle_parts.spot(s, action)
            assert shizzle_parts.parts.action_at(s, part, x, y) == action
            assert shizzle.action_at(s, None, *shizzle.whole.area(s.seats, 0, part, Place(x, y, 0, 0))[:2]) == action
        for i, die in enumerate(s.line[: s.length]):
            x, y = shizzle_parts.line_spot(i)
            assert shizzle.action_at(s, None, *shizzle.whole.area(s.seats, 0, "line", Place(x, y, 0, 0))[:2]) == die
        assert shizzle_parts.parts.action_at(s, "tray", 2, 128) is None
    assert shizzle.action_at(states(game, SHIZZLE_CHOOSE)[0], None, 2, 2) is None


@pytest.mark.parametrize("phase", [CHOOSE, HANG])
def test_places_of_twinkle_are_dice_and_what_they_hang_under(phase: int) -> None:
    game = GAMES["twinkle"]
    for s in states(game, phase)[:40]:
        if phase == HANG:
            part, where = f"sky-{s.mover + 1}", sky_tree(s, s.mover)
            expected = {(part, *at): HANGING + place for place, at in where.spots.items()}
            expected |= {(part, x, y): HANGING + place for place, (x, y, _) in where.openings.items()}
        else:
            expected = {home(s, action): action for action in game.legal(s) if action < 30}
            expected |= {take_spot(s, action - TAKE): action for action in game.legal(s) if TAKE <= action < ROLL}
            expected |= {("hand", *slot(i)): s.hand[i] for i in range(s.held)} | {("cup", 44, 44): ROLL}
        for place, action in expected.items():
            assert twinkle.parts.action_at(s, *place) == action
            assert (
                twinkle.action_at(
                    s, s.mover, *composition.area(s.seats, s.mover, place[0], Place(*place[1:], 0, 0))[:2]
                )
                == action
            )
    assert twinkle.action_at(s, s.mover, 1, 1) is None


def test_places_of_twinkle_twinkle_are_spaces_and_cells() -> None:
    game = GAMES["twinkle_twinkle"]
    for s in [*states(game, TAKING)[:9], *states(game, PLACING)[:9]]:
        seat = s.order[s.at]

        def spot(seats: int, large: int, part: str, x: float, y: float) -> tuple[float, float]:
            return sky.composition.area(seats, large, part, Place(x, y, 0, 0))[:2]

        assert sky.action_at(s, seat, *spot(2, seat, ROW, *space(1))) == 1
        for large in (0, 1):
            cells = [spot(2, large, chart_name(seat), *middle(cell)) for cell in range(20)]
            assert [sky.action_at(s, large, *cell) for cell in cells] == [PLACE + cell for cell in range(20)]
        assert sky.action_at(s, seat, *spot(2, seat, chart_name(1 - seat), *middle(0))) is None
    assert sky.action_at(s, 0, 1, 1) is None


@pytest.mark.parametrize("game", GAMES)
def test_every_sign_of_the_page_is_in_the_legend(browser: Browser, game: str) -> None:
    with browser.at(browser.new(game)) as line:
        marked = set(re.findall('data-explains="([^"]*)"', "".join(map(str, line.parts.values()))))
        answer = line.ask("explain")
        assert answer["ok"]
        assert marked
        assert marked <= set(re.findall('data-key="([^"]*)"', answer["legend"]))
        assert "You:" in answer["legend"]
        assert 'data-tag="' in answer["legend"]


@pytest.mark.parametrize(("game", "sign"), [("twinkle", "card-twinkle"), ("twinkle_twinkle", "score-4")])
def test_what_one_more_brings_is_said_of_the_sign_that_is_asked_about(browser: Browser, game: str, sign: str) -> None:
    with browser.at(browser.new(game)) as line:
        entry = line.ask("explain")["legend"].partition(f'<li data-key="{sign}">')[2].partition("</li>")[0]
        answer = line.ask("explain", key=sign)
        assert "data-more" in entry
        assert "make it" not in entry
        assert answer["sign"] == sign
        assert "make it" in answer["legend"]
        assert "data-more" not in answer["legend"]
        assert line.ask("explain", key="<nothing>")["legend"] == ""


@pytest.mark.parametrize("game", GAMES)
def test_signs_of_a_position_in_notation_are_explained(browser: Browser, game: str) -> None:
    s = next(s for s in played(GAMES[game], 2, 2) if GAMES[game].actor(s) == 1)
    text, names = GAMES[game].state_text(s), ["Player 1", "Player 2"]
    for entry in GAMES[game].legend.explanations(s, 1, names):
        answer = browser.get("/signs/" + game, params={"position": text, "key": entry.key}).text
        more = entry.more() if entry.more else ()
        for phrase in (entry.name, entry.meaning, *entry.standing, *entry.facts, *more):
            assert say("en", phrase, game) in html.unescape(answer)
        assert entry.standing == () or "Player 2:" in answer
        of_you = {"position": text, "key": entry.key, "name": ["Ann", "<b>Ben</b>"], "you": "0", "seat": "0"}
        assert entry.standing == () or "You:" in browser.get("/signs/" + game, params=of_you).text
        of_ben = browser.get("/signs/" + game, params=of_you | {"seat": "1"}).text
        assert "<b>" not in of_ben
        assert entry.standing == () or "&lt;b&gt;Ben&lt;/b&gt;:" in of_ben
    address = {"position": text, "key": "nothing"}
    assert browser.get("/signs/" + game, params=address).status_code == 404
    assert browser.get("/signs/" + game, params=address | {"seat": "2"}).status_code == 404
    assert browser.get("/signs/" + game, params=address | {"position": "?"}).status_code == 400


def test_the_legend_speaks_of_ones_own_seat_and_of_the_moment_shown(browser: Browser) -> None:
    with browser.at(browser.new("twinkle")) as line:
        line.wait(lambda line: bool(line.targets))
        assert "You:" in line.ask("explain")["legend"]
        assert "Greedy (bot):" not in line.ask("explain")["legend"]
        line.does("look", at=0)
        assert "card-twinkle" in line.ask("explain")["legend"]
    with browser.line(browser.new("twisty"), **{"accept-language": "fr"}) as session:
        session.receive_json()
        session.send_json({"id": "x", "do": "explain"})
        assert "Vous\u00a0:" in session.receive_json()["legend"]


def test_one_more_yellow_die_makes_of_a_card_what_the_rules_say() -> None:
    game, points, seen = GAMES["twinkle"], (0, 1, 3, 6, 6), set[int]()
    for s in played(game, 4, 2) + played(game, 5, 2):
        count = sum(COLOUR_OF[die] == YELLOW for die in s.dice[s.mover][: s.hung[s.mover]])
        if s.phase != HANG or not s.colours >> YELLOW & 1 or s.hung[s.mover] > 5 or count > 3:
            continue
        entry = next(one for one in game.legend.explanations(s, s.mover, ["A", "B"]) if one.key == "card-yellow")
        assert entry.more
        now, more = (say("en", phrase, "twinkle") for phrase in (*entry.standing, *entry.more()))
        assert now.startswith(f"{points[count]} point")
        assert more.endswith(f"make it {points[count + 1]}." if count < 3 else "make it more.")
        seen.add(count)
    assert seen >= {0, 1, 2}


def test_what_has_no_place_on_the_board_is_a_button(browser: Browser) -> None:
    table, seen = browser.new("shizzle", seat_2="person", chance="seed", seed="7"), 0
    with browser.at(table) as line:
        for _ in range(8):
            record = read_record(browser.get(f"/table/{table}/record").text)
            names = [seat.name for seat in record.seats]
            wanted = [one for one in record.legal if record.game.description.button(record.state, one, names)]
            offered = re.findall(r'<button [^>]*class="offered [^>]*>', "".join(line.parts.values()))
            found = [int(action) for one in offered for action in re.findall(r'data-action="(\d+)"', one)]
            assert found == wanted
            seen += len(wanted)
            line.does("act", action=record.legal[-1])
    assert seen > 3
