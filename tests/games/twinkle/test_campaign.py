"""The campaign's data is complete, and damaged data is refused with the faulty level and what was expected."""

import json
import re
from itertools import combinations
from typing import Any

import pytest

from tests.games.twinkle.real import GAME
from tumblestar.contract.state import CHANCE
from tumblestar.games.twinkle import campaign
from tumblestar.games.twinkle.campaign import LEVELS, Level, Stars, read_levels, read_measured
from tumblestar.record.chance_audit import verify
from tumblestar.record.text import read_record

ALL = campaign.levels()
GAMES = {level.number: campaign.shown(level.number) for level in ALL}


def text(levels: Any = ALL, **changed: Any) -> str:
    """The levels as a `campaign.toml`, perhaps with the first one changed."""
    entries = [
        {"colours": f'"{one.colours}"', "missions": list(one.missions), "success": one.success, "games": one.games}
        for one in levels
    ]
    entries[0] |= changed
    return "\n".join("[[level]]\n" + "\n".join(f"{k} = {v}" for k, v in entry.items()) for entry in entries)


def test_the_forty_levels_are_there() -> None:
    assert [level.number for level in ALL] == list(range(1, 41))
    assert [level.card for level in ALL] == [card for card in (1, 2, 3, 4) for _ in range(10)]
    assert {mission for level in ALL for mission in level.missions} == set(range(1, 21))
    assert len({level.colours for level in ALL}) == 15
    assert [level.success for level in ALL] == sorted((level.success for level in ALL), reverse=True)
    assert read_levels(text(), GAMES) == ALL


@pytest.mark.parametrize("level", ALL, ids=lambda level: f"{level.number:02}")
def test_every_level_can_be_played_and_was_won_by_its_shown_game(level: Level) -> None:
    s = GAME.fresh(1, campaign.options(level.colours, level.missions))
    assert "".join(letter for i, letter in enumerate("RYBGNP") if (s.colours >> i) & 1) == level.colours
    assert [number for number in s.missions if number] == list(level.missions)
    record = read_record(GAMES[level.number])
    assert record.game.name == "twinkle"
    assert record.options == campaign.options(level.colours, level.missions)
    assert (record.end, record.result) == ("over", "1")
    assert campaign.points(record.state) >= campaign.GOAL
    assert any(event.actor == CHANCE for event in record.events)
    assert verify(record).is_honest


@pytest.mark.parametrize(
    ("changed", "says"),
    [
        ({"colours": '"RYGB"'}, "in that order"),
        ({"colours": '"RYB"'}, "4 different letters"),
        ({"colours": '"RYBX"'}, "4 different letters"),
        ({"colours": "4"}, "“level.1.colours” cannot be “4”. Give text in quotation marks"),
        ({"missions": "[1, 2, 3, 5]"}, "at most 3"),
        ({"missions": "[21]"}, "from 1 to 20"),
        ({"missions": "[0]"}, "from 1 to 20"),
        ({"missions": "[true]"}, "“level.1.missions.1” cannot be “true”. Give a whole number"),
        ({"missions": "7"}, "“level.1.missions” cannot be “7”. Give a list in square brackets"),
        ({"missions": "[7, 7]"}, "different ones, ascending"),
        ({"missions": "[7, 5]"}, "different ones, ascending"),
        ({"missions": "[4, 8]"}, "contradict"),
        ({"missions": "[6, 10, 11]"}, "contradict"),
        ({"missions": "[1, 7, 9]"}, "missions 1 and 7 and 9, which contradict"),
        ({"success": "0"}, "above 0"),
        ({"success": "1.5"}, "up to 1"),
        ({"success": '"much"'}, "“level.1.success” cannot be “much”. Give a number"),
        ({"games": "0"}, "above 0"),
        ({"games": "2.5"}, "“level.1.games” cannot be “2.5”. Give a whole number"),
        ({"name": '"First"'}, "no entry “level.1.name”. Choose colours, missions, success or games"),
    ],
)
def test_a_damaged_level_is_named_with_what_was_expected(changed: dict[str, str], says: str) -> None:
    with pytest.raises(ValueError, match=re.escape(says)) as caught:
        read_levels(text(**changed), GAMES)
    assert re.search(r"campaign\.toml, line \d+(: .*“level\.1\.|, level 1: )", str(caught.value))


def test_an_invalid_list_of_levels_is_refused() -> None:
    def problem(levels: Any, games: Any = GAMES) -> str:
        with pytest.raises(ValueError) as caught:
            read_levels(text(levels), games)
        return str(caught.value)

    assert "39 levels; expected 40" in problem(ALL[:-1])
    rises = [*ALL[:4], ALL[4]._replace(success=1.0), *ALL[5:]]
    assert "level 5: success 1.0; expected at most" in problem(rises)
    twin = [*ALL[:4], ALL[0]._replace(success=ALL[4].success), *ALL[5:]]
    assert "level 5: the colours and missions of level 1" in problem(twin, GAMES | {5: GAMES[1]})
    assert "level 7: expected a record of a won game in won_games/NN.txt" in problem(ALL, GAMES | {7: GAMES[8]})
    assert "level 7: expected a record" in problem(ALL, GAMES | {7: ""})
    lost = GAMES[7].replace("result: 1", "result: 0")
    assert "with the line 'result: 1'" in problem(ALL, GAMES | {7: lost})
    with pytest.raises(ValueError, match=re.escape("campaign.toml, line 1: ")):
        read_levels("level = 3", GAMES)
    with pytest.raises(ValueError, match=re.escape("campaign.toml, line 1: ")):
        read_levels("[[level", GAMES)


def test_every_mission_and_every_set_of_colours_is_asked_for() -> None:
    def read(levels: list[Level]) -> tuple[Level, ...]:
        games: dict[int, str] = {}
        for one in levels:
            given = campaign.options(one.colours, one.missions)
            said = " ".join(f"{option.name}={given[option.name]}" for option in GAME.options if option.name in given)
            games[one.number] = f"game: twinkle\noptions: {said}\nresult: 1\nend: over\n\n"
        return read_levels(text(levels), games)

    sets = ["".join(four) for four in combinations("RYBGNP", 4)]
    whole = [Level(i + 1, sets[i % 15], (i % 20 + 1,), 0.5, 9) for i in range(LEVELS)]
    assert read(whole) == tuple(whole)
    without = [one._replace(missions=(17, 20)) if one.missions == (18,) else one for one in whole]
    with pytest.raises(ValueError, match="no level has mission 18; expected every mission"):
        read(without)
    without = [one._replace(colours="RYBG") if one.colours == "BGNP" else one for one in whole]
    with pytest.raises(ValueError, match="no level has the colours BGNP; expected every set"):
        read(without)


def test_what_others_measured_is_read_with_care() -> None:
    assert read_measured('{"RYBG 7 16": [2, 9]}') == {"RYBG 7 16": (2, 9)}
    for damaged in ("", "[]", '{"RYBG 16 7": [1, 2]}', '{"RYBG 7": [3, 2]}', '{"RYBG 7": [0, 0]}', '{"RYBG": 3}'):
        with pytest.raises(ValueError, match="measured"):
            read_measured(damaged)
    for name, wrong in (("RYBG 4 8", None), ("RYBG", ("RYBG", ())), ("GNBP 1", None), ("RYBG 1 2 3 5", None)):
        assert campaign.read_set(name) == wrong


def test_difficulty_is_known_where_it_was_measured() -> None:
    first = ALL[0]
    won, games = campaign.measured(first.colours, first.missions) or (0, 0)
    assert games == first.games
    assert won / games == pytest.approx(first.success, abs=0.5 / games)
    twice = next(level for level in ALL if len(level.missions) > 1)
    assert campaign.measured(twice.colours, twice.missions[::-1]) == campaign.measured(twice.colours, twice.missions)
    assert campaign.measured("RYBG", (1, 2, 3)) is None
    said = [campaign.difficulty(share) for share in (1.0, 0.8, 0.79, 0.5, 0.2, 0.19, 0.05, 0.001)]
    assert said == ["gentle", "gentle", "easy", "middling", "hard", "very-hard", "very-hard", "fiendish"]


def test_stars_are_for_winning_for_many_points_and_for_the_first_try() -> None:
    assert campaign.stars(False, 30, True) == Stars(False, False, False)
    assert campaign.stars(True, 23, False) == Stars(True, False, False)
    assert campaign.stars(True, 24, False) == Stars(True, True, False)
    assert campaign.stars(True, 20, True) == Stars(True, False, True)


def test_what_is_told_of_a_set_that_is_a_level_is_the_levels_own_measure() -> None:
    assert len({level.set for level in ALL}) == LEVELS
    listed = json.loads(campaign._text(campaign.MEASURED))
    surveyed = [level for level in ALL if level.set in listed]
    assert surveyed
    assert len(listed) > len(surveyed)
    for level in surveyed:
        assert campaign.measured(level.colours, level.missions) == (round(level.success * level.games), level.games)
        assert level.games > listed[level.set][1]
