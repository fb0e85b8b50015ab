"""The moments of a game: set-up and turns, what is seen in them, and what there is not."""

from itertools import pairwise
from pathlib import Path

import pytest

from tests.insight.test_report import played
from tumblestar.contract.errors import BadOption
from tumblestar.features.share import moments
from tumblestar.features.share.moments import Story, elements, size_of
from tumblestar.games import GAMES
from tumblestar.picture import at
from tumblestar.record.text import read_record
from tumblestar.words import say

RECORDS = sorted((Path(__file__).parents[2] / "records").glob("*.txt"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_moments_lead_from_the_set_up_to_the_end_and_make_up_the_turns(file: Path) -> None:
    record = read_record(file.read_text(encoding="utf-8"), any_version=True)
    story = Story(record)
    every = story.moments()
    assert every[0].n == story.setup
    assert every[-1].elements == story.moment(len(record.events)).elements
    assert [moment.n for moment in every] == sorted({moment.n for moment in every})
    assert all(a.elements != b.elements for a, b in pairwise(every))
    game, s = record.game, record.state
    assert every[-1].points == tuple(game.points(s, seat) for seat in range(len(record.seats)))
    assert {at(moments.EDGE, moments.EDGE, part) for part in game.picture.board(s) if part} <= set(every[-1].elements)

    whole = {moment.n for moment in every}
    first, numbers = story.setup, set[int]()
    for n, turn in enumerate(story.turns, 1):
        of_turn = [moment.n for moment in story.moments(n)]
        assert of_turn[0] == first
        assert all(first <= number <= turn.end for number in of_turn)
        first = turn.end
        numbers |= set(of_turn)
    assert first == len(record.events)
    assert whole <= numbers


def test_a_seat_looks_from_its_own_part() -> None:
    record = played("twinkle_twinkle", 2)
    ours, theirs = Story(record, 0).moments()[-1], Story(record, 1).moments()[-1]
    assert ours.elements != theirs.elements
    assert ours.points == theirs.points


@pytest.mark.parametrize("name", GAMES)
def test_a_picture_holds_all_that_is_drawn(name: str) -> None:
    record = played(name, 2)
    wide, high = size_of(record.game, 2)
    assert f'viewBox="0 0 {wide} {high}"' in record.game.picture.svg(record.state)
    assert elements(record.game, record.state, None, ())


def test_what_there_is_not_is_named() -> None:
    story = Story(played("shizzle", 2, first=1))
    events, turns = len(story.record.events), len(story.turns)
    for make, key, most in (
        (lambda: Story(story.record, 2), "picture-seat", 2),
        (lambda: story.moments(0), "picture-turn", turns),
        (lambda: story.moments(turns + 1), "picture-turn", turns),
        (lambda: story.svg(events + 1, "night", "en"), "picture-at", events),
        (lambda: story.svg(-1, "night", "en"), "picture-at", events),
    ):
        with pytest.raises(BadOption) as raised:
            make()
        assert raised.value.phrase.key == key
        assert str(most) in say("en", raised.value.phrase)


def test_a_record_without_events_is_one_moment() -> None:
    story = Story(played("shizzle", 2, 0, first=1))
    assert [moment.n for moment in story.moments()] == [0]
    assert story.turns == []
    assert story.film("gif", "night").startswith(b"GIF")


def test_a_long_game_is_thinned_and_keeps_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    story, asked = Story(played("shizzle", 2, first=1)), []
    monkeypatch.setattr(moments.rendering, "film", lambda pictures, *_: asked.append(pictures) or b"")
    story.film("gif", "night")
    monkeypatch.setattr(moments, "MOST", 7)
    story.film("gif", "night")
    every, few = asked
    assert len(every) == len(story.moments())
    assert 3 < len(few) <= 7
    assert few[-1] == every[-1]
    assert all(picture in every for picture in few)
