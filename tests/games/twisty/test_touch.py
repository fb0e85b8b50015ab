"""The score pad: cubes are collected, protected and stolen by touches, and ranked by the rules."""

from functools import partial

from tests.games.pads import ShownPad, pad_of

pad = partial(pad_of, "twisty")


def choose(made: ShownPad, key: str) -> ShownPad:
    """The pad after a choice of the question."""
    return pad(next(step for step in made.steps if step.label.key == key).entries, 3, 0)


def touch(made: ShownPad, spot: int) -> ShownPad:
    return pad(made.spots[spot].entries, 3, 0)


def test_a_touch_collects_and_a_second_one_protects_or_takes_away() -> None:
    made = touch(touch(pad({}, 3, 0), 2), 3)
    assert made.sheet.totals == [2, 0, 0]
    assert made.entries == {"cubes": "RO"}
    made = choose(touch(made, 2), "pad-protect")
    assert made.entries == {"cubes": "R!O"}
    made = choose(touch(made, 3), "pad-stolen")
    assert made.entries == {"cubes": "R!"}


def test_equal_cubes_are_ranked_by_protection_and_the_centre_comes_before_all() -> None:
    made = pad({"cubes": "RO", "cubes2": "RO!", "cubes3": "R"}, 3, 0)
    assert sorted(range(3), key=lambda seat: made.sheet.standings[seat]) == [2, 0, 1]
    made = choose(touch(pad({"cubes": "ROYGBPK", "cubes2": "R!O!Y!G!B!P!K!"}, 3, 0), 0), "pad-is-home")
    assert made.entries["home"] == "1"
    assert max(range(3), key=lambda seat: made.sheet.standings[seat]) == 0
    robbed = choose(touch(made, 2), "pad-stolen")
    assert "home" not in robbed.entries
    assert choose(touch(made, 0), "pad-protect-all").entries["cubes"] == "R!O!Y!G!B!P!K!"
