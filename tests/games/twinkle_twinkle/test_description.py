"""Descriptions of actions, previews, decisions, and the board in text."""

import re
from typing import Any

import pytest

from tests.games.picture_checks import played, walk
from tumblestar.games.twinkle_twinkle.parts import ROUNDS
from tumblestar.games.twinkle_twinkle.rules import PLACING, TAKING
from tumblestar.words import LANGUAGES, SeatName, say

from .greedy_games import greedy
from .real import GAME

NAMES = ("Ann", "Bob", "Cid", "Dot")
START = "seats=2 order=1221 current=I,D,L,V,J next=K,T,gas,rock"
FULL = "I,I,ast,ast/sat,ast,ast,ast/hole,D,rock,com/L,com,V,J/gas,ring,com,."


def state(text: str, *actions: str) -> Any:
    s = GAME.parse_state(text)
    for action in actions:
        s = GAME.after(s, GAME.parse(s, action))
    return s


def would(s: Any, action: str) -> str:
    return say("en", GAME.preview(s, GAME.parse(s, action), NAMES))


def did(s: Any, action: str) -> str:
    return say("en", GAME.summary(s, GAME.parse(s, action), NAMES))


def test_a_space_says_who_would_stand_where_next_round() -> None:
    s = state(START)
    assert would(s, "take 3") == (
        "Take from space 3: star with lines to N and E. Next turn order so far, by space: Ann (3)."
    )
    s = state(START, "take 3", "L@a1", "take 1", "I@a1")
    assert would(s, "take 5").endswith("Next turn order so far, by space: Bob (1), Ann (3) and Bob (5).")
    s = state(START, "take 3", "L@a1", "take 1", "I@a1", "take 5", "J@b1")
    assert would(s, "take 2") == (
        "Take from space 2: star with lines to NE and SW. The tile left over moves to space 1: star with lines "
        "to NE and SE. Next turn order, by space: Bob (1), Ann (2), Ann (3) and Bob (5)."
    )
    assert did(s, "take 2") == "Ann takes a tile from space 2: star with lines to NE and SW."


def test_the_end_of_a_round_lists_its_order_and_the_discarded_tile() -> None:
    s = state(START, "take 3", "L@a1", "take 1", "I@a1", "take 5", "J@b1", "take 4")
    assert did(s, "V1@b1") == (
        "Ann places a tile in b1: star with lines to SE and SW. No points. The round ends. "
        "The tile left over moves to space 1: star with lines to NE and SW. "
        "Turn order: Bob, Ann, Ann and Bob."
    )
    alone = state("seats=1 order=11 current=@1,ast,hole next=D,L chart1=I,.,.,./.,.,.,./.,.,.,./.,.,.,./.,.,.,.")
    assert would(alone, "take 2") == "Take from space 2: asteroid. The tile left over moves to space 1: black hole."
    assert did(GAME.after(alone, 1), "ast@b2").endswith(
        "The round ends. The tile left over moves to space 1: black hole."
    )


def test_a_cell_says_what_each_element_would_bring() -> None:
    s = state("seats=1 order=11 current=@1,D,L next=K,T held=com chart1=I,.,.,./I1,.,.,./hole,.,ast,./.,.,.,./.,.,.,.")
    assert would(s, "b2") == "Place in b2: comet. +2 points: comets +2."
    assert would(s, "b5") == "Place in b5: comet. No points."
    assert did(s, "b2") == "Ann places a tile in b2: comet. +2 points: comets +2."
    s = state("seats=1 order=11 current=@1,D,L next=K,T held=I chart1=I,.,.,./.,.,.,./hole,.,com,./.,.,.,./.,.,rock,.")
    assert (
        would(s, "I@a2")
        == "Place in a2: star with lines to N and S. −1 point: largest constellation +2 and black holes −3."
    )


def test_points_may_be_lost() -> None:
    s = state("seats=1 order=11 current=@1,D,L next=K,T held=hole options=black_holes")
    assert would(s, "hole@a1") == "Place in a1: black hole. −2 points: black holes −2."
    s = state("seats=1 order=11 current=@1,@1,L next=K,T held=rock chart1=hole,.,.,./.,.,.,./.,.,.,./.,.,.,./.,.,.,.")
    assert would(s, "b1") == "Place in b1: rocky planet. −1 point: planets +2 and black holes −3."
    assert would(s, "b2") == "Place in b2: rocky planet. +2 points: planets +2."


def test_what_ends_the_game_says_how() -> None:
    s = state(f"seats=1 order=11 current=@1,@1,D held=sat chart1={FULL}")
    assert GAME.actor(s) == 0
    end = GAME.after(s, GAME.legal(s)[0])
    points = GAME.points(end, 0)
    for goal, says, over in (
        (points - 1, "No points. You beat the goal!", "Goal beaten: "),
        (points, "No points. You do not beat the goal.", "Goal not beaten: "),
    ):
        s.goal = end.goal = goal
        assert would(s, "d5").endswith(says)
        assert over in say("en", GAME.status(end, NAMES))


def test_winners_and_ties_are_announced() -> None:
    *_, s, after = walk(GAME, 1, 2)
    action = next(action for action in GAME.legal(s) if GAME.after(s, action) == after)
    seat = GAME.actor(s)
    told = say("en", GAME.preview(s, action, NAMES))
    assert told.endswith("You won!" if GAME.win_share(after, seat) else "The game ends, and you do not win.")
    assert say("en", GAME.summary(s, action, NAMES)).endswith(" The game ends.")
    winner = NAMES[[GAME.win_share(after, seat) for seat in (0, 1)].index(1)]
    best = max(GAME.points(after, seat) for seat in (0, 1))
    assert say("en", GAME.status(after, NAMES)) == f"{winner} won with {best} points!"
    after.chart[1], after.lines[1] = after.chart[0][:], after.lines[0][:]
    tied = say("en", GAME.status(after, NAMES))
    assert tied == f"Shared win with {GAME.points(after, 0)} points each: Ann and Bob!"


def test_chance_is_described_with_row_and_space() -> None:
    s = state("seats=2 order=1221 current=I,D,L,V,.")
    assert did(s, "draw ast") == "Space 5 of the current row: asteroid."
    s = state("seats=2 order=1221 current=I,D,L,V,J next=.,.,.,.")
    assert did(s, "draw rock") == "Space 4 of the next row: rocky planet (slow)."
    assert would(s, "draw ast") == "Space 1 of the next row: asteroid."
    s = GAME.fresh(2)
    assert did(s, "order 2") == "Place 1 in the first turn order: Bob."
    s = GAME.after(s, 1)
    assert did(s, "order 2") == "Place 2 in the first turn order: Bob. Turn order: Bob, Bob, Ann and Ann."


def test_in_the_last_round_nothing_is_left_over() -> None:
    s = state(f"seats=1 order=11 current=P,W,D chart1={FULL.replace('ring,com', 'ring,.')}", "take 1", "P@d5")
    assert would(s, "take 3") == "Take from space 3: star with lines to NE and SW."  # no tile is left over for another


@pytest.mark.parametrize(
    ("text", "chapter", "says"),
    [
        (START, "Round 1 of 10", "Ann is taking a tile (1 of 2)."),
        (
            "seats=2 order=1221 current=@1,D,L,V,J next=K,T,gas,rock held=I",
            "Round 1 of 10",
            "Ann is placing the star.",
        ),
        ("seats=3 order=312 current=I,D,L,V next=J,K,T", "Round 1 of 20", "Cid is taking a tile."),
        ("seats=3 order=3", "Set-up", "Whose standee has place 2 in the first turn order?"),
        ("seats=3 order=312 current=I,D,L,.", "Set-up", "Which tile is drawn into the current row?"),
        ("seats=3 order=312 current=I,D,L,V next=.,.,.", "Set-up", "Which tile is drawn into the next row?"),
    ],
)
def test_the_round_is_shown_and_the_status_names_seat_and_decision(text: str, chapter: str, says: str) -> None:
    s = GAME.parse_state(text)
    assert say("en", GAME.description.progress(s)) == chapter
    assert say("en", GAME.status(s, NAMES)) == says


def status_to(s: Any, lang: str = "en") -> str:
    """The status as whoever is to act reads it."""
    names = [SeatName(seat, name) for seat, name in enumerate(NAMES)]
    return say(lang, GAME.status(s, names), viewer=GAME.actor(s))


def test_whoever_is_to_act_reads_a_command() -> None:
    s = state(START)
    assert status_to(s) == "Your turn: take a tile from the current row (1 of 2)."
    assert status_to(GAME.after(s, 0)) == "Your turn: place your star in an empty cell."
    assert status_to(state("seats=3 order=312 current=I,D,L,V next=J,K,T")) == (
        "Your turn: take a tile from the current row."
    )


def test_the_last_round_is_told() -> None:
    for seats in GAME.seats:
        last = [s for s in played(GAME, seats, seats) if s.phase == TAKING and s.round == ROUNDS[s.seats] - 1]
        assert last
        for s in last:
            assert status_to(s) == "Your turn: take a tile. This is the last round."
            assert (
                say("en", GAME.status(s, NAMES)) == f"{NAMES[GAME.actor(s)]} is taking a tile. This is the last round."
            )


def test_a_command_has_room_on_a_phone() -> None:
    long = ["Berenice"] * 4
    for seats in GAME.seats:
        for s in played(GAME, seats, seats):
            if s.phase in (TAKING, PLACING):
                assert len(status_to(s)) <= 60
                assert len(say("en", GAME.status(s, long))) <= 60


def test_the_second_standee_is_distinguished() -> None:
    s = state(START, "take 1", "I@a1", "take 2", "D@a1")
    assert say("en", GAME.status(s, NAMES)) == "Bob is taking a tile (2 of 2)."


@pytest.mark.parametrize(
    ("text", "action", "key"),
    [
        (START, "take 6", "3-1"),
        ("seats=2 order=1221 current=@1,D,L,V,J next=K,T,gas,rock held=I", "take 2", "3-2-held"),
        ("seats=2 order=1221 current=@1,D,L,V,J next=K,T,gas,rock held=J", "J~@a1", "3-2"),
        ("seats=1 order=11 current=I*,D,. next=.,.", "draw I*", "2-1"),
        ("seats=1 order=11 current=X,.,. chart1=" + FULL.replace("com,.", "com,P"), "take 1", "3-6"),
        ("seats=3 order=1", "order 1", "2-4"),
    ],
)
def test_a_refusal_says_what_is_wrong(text: str, action: str, key: str) -> None:
    s = GAME.parse_state(text)
    number = GAME.parse(s, action)
    phrase = GAME.description.refusal(s, number, GAME.refusal(s, number))
    assert phrase.key == f"refused-TT-{key}"
    assert [lang for lang in LANGUAGES if not say(lang, phrase)] == []


def test_placing_without_a_tile_in_hand_is_refused_in_its_own_words() -> None:
    s = GAME.parse_state(START)
    assert GAME.description.refusal(s, 20, GAME.refusal(s, 20)).key == "refused-TT-3-1-first"


@pytest.mark.parametrize("seats", GAME.seats)
def test_chapters_are_the_set_up_and_then_rounds_in_order(seats: int) -> None:
    told = [say("en", GAME.description.progress(s)) for s in walk(GAME, seats, seats)]
    chapters = list(dict.fromkeys(told))
    most = 10 if seats < 3 else 20
    assert chapters == ["Set-up", *(f"Round {n} of {most}" for n in range(1, most + 1))]
    assert told == sorted(told, key=chapters.index)


def test_the_board_in_text_has_the_order_both_rows_and_the_charts() -> None:
    text = (
        "seats=2 order=1221 current=@1,D,rock,T*,J next=K,T,gas,ast chart1=hole,.,.,./.,.,.,./.,.,.,./.,.,.,./.,.,.,."
    )
    rows = [[say("en", cell) for cell in row] for row in GAME.description.squares(state(text), NAMES)]
    assert rows[:3] == [
        ["Turn order:", "1: Ann, already acted", "2: Bob, to act now", "3: Bob", "4: Ann"],
        [
            "Current row:",
            "1: taken; here next round: Ann",
            "2: star with lines to NE and SW",
            "3: rocky planet (slow)",
            "4: nova with lines to N, E and W (slow)",
            "5: star with lines to N and SE",
        ],
        [
            "Next row, by the spaces it will have:",
            "2: star with lines to N and SW",
            "3: star with lines to N, E and W",
            "4: gas planet (slow)",
            "5: asteroid",
        ],
    ]
    assert rows[3] == ["Ann, row 1:", "a1: black hole", "b1: empty", "c1: empty", "d1: empty"]
    assert [row[0] for row in rows[3:]] == [f"{name}, row {n}:" for name in ("Ann", "Bob") for n in range(1, 6)]


def test_cells_name_their_links_and_a_v_is_none() -> None:
    lines = "D1,.,D,./.,X,.,./I,L3,.,./.,.,.,./.,.,.,."
    s = state(f"seats=1 order=11 current=@1,P,W next=A,com chart1={lines}")
    cells = {say("en", cell)[:2]: say("en", cell) for row in GAME.description.squares(s, NAMES) for cell in row[1:]}
    assert cells["b2"] == "b2: star with lines to NE, SE, SW and NW, linked to a1 and c1"
    assert cells["a3"] == "a3: star with lines to N and S"
    assert cells["b3"] == "b3: star with lines to N and W"


@pytest.mark.parametrize("seed", range(3))
def test_every_tile_of_a_chart_and_every_link_is_in_the_text(seed: int) -> None:
    for s in walk(GAME, seed, 2, comets=1):
        said = [[say("en", cell) for cell in row] for row in GAME.description.squares(s, NAMES)]
        for seat in range(2):
            cells = [cell for row in said if row[0].startswith(f"{NAMES[seat]}, row") for cell in row[1:]]
            assert len(cells) == 20
            assert sum(not cell.endswith("empty") for cell in cells) == sum(map(bool, s.chart[seat]))
            links = {cell[:2]: set(re.findall(r"[a-d][1-5]", cell.partition("linked")[2])) for cell in cells}
            assert all(one in links[other] for one, others in links.items() for other in others)


def test_the_points_in_text_say_what_made_them() -> None:
    chart = "I,.,.,./I,com,.,./.,.,.,./.,.,.,./.,.,.,."
    s = state(f"seats=1 order=11 current=@1,rock,W next=A,ring chart1={chart} options=comets")
    rows = [" ".join(say("en", phrase) for phrase in row) for row in GAME.description.rows(s, NAMES)]
    assert rows[0] == (
        "Ann: 2 points, 3 of 20 tiles. Points by category: largest constellation 2. Stars in each constellation: 2. "
        "To act now."
    )
    assert rows[1].startswith("Asteroids, side A: ")
    assert [row.partition(":")[0] for row in rows[1:]] == [
        "Asteroids, side A",
        "Comets, side B",
        "Planets, side A",
        "Satellites, side A",
        "Black holes, side A",
    ]


def test_the_tile_left_over_is_named_while_it_lies_there() -> None:
    s = state("seats=1 order=11 current=rock,P,W next=A,ring chart1=I,I,.,./.,.,.,./.,.,.,./.,.,.,./.,.,.,.")
    rows = [say("en", row[0]) for row in GAME.description.rows(s, NAMES)]
    assert "Left over, in space 1: rocky planet." in rows
    assert "Left over" not in " ".join(say("en", row[0]) for row in GAME.description.rows(GAME.after(s, 0), NAMES))


def test_what_scores_and_the_goal_are_told_beside_the_board() -> None:
    s = GAME.fresh(1, {"comets": 1, "goal": 55})
    names = [say("en", name) for name, _ in GAME.cards.cards(s)]
    assert names[3:6] == ["Novas", "Asteroids, side A", "Comets, side B"]
    does = [say("en", does) for _, does in GAME.cards.cards(s)]
    assert does[3] == "Each nova scores 2 points. (guess)"
    assert does[-1].endswith("(review)")
    (goal,) = GAME.cards.goals(s)
    assert (say("en", goal.label), goal.status) == ("0 points; goal: more than 55", "unmet")
    assert GAME.cards.goals(GAME.fresh(2)) == []
    *_, s = walk(GAME, 1, 1, greedy, comets=1, goal=55)
    (goal,) = GAME.cards.goals(s)
    assert (goal.status == "met") == (GAME.points(s, 0) > 55) == (GAME.win_share(s, 0) == 1)
