"""What the gold button says of each target: what it does there, and the points that it brings."""

import re

import pytest

from tests.serving import Browser, Line

SAID = {
    "twisty": r"(Move|Go) to [a-g][1-7]",
    "shizzle": "(Roll|Add) this die|Attack (Ann|Bob)",
    "twinkle": r"Pick this die|Take the \w+ d8|Place under (star [AB]|the \w+ d\d+ \(\d+\))",
    "twinkle_twinkle": r"Take this tile|Place in [a-f][1-6]",
}
GAIN = r"( [+−][1-9]\d*)?"


def deeds(line: Line) -> dict[int, str]:
    found = re.findall('<i data-of="([^"]*)">([^<]*)</i>', line.parts["part-actions"])
    return {int(action): words for actions, words in found for action in actions.split()}


@pytest.mark.parametrize("game", SAID)
def test_every_target_without_a_button_says_in_short_what_it_does(browser: Browser, game: str) -> None:
    with browser.at(browser.new(game, seat_2="person", name_2="Bob", chance="seed", seed="7")) as line:
        seen = set[str]()
        for _ in range(25):
            pressed = {int(action) for action in re.findall(r'data-action="(\d+)"', line.parts["part-actions"])}
            said = deeds(line)
            assert set(said) | pressed == set(line.targets)
            assert not set(said) & pressed
            assert all(re.fullmatch(f"({SAID[game]}){GAIN}", words) for words in said.values()), said
            seen.update(said.values())
            line.does("act", action=line.targets[-1])
        assert any("+" in words for words in seen)
        assert len(seen) > (1 if game == "shizzle" else 4)
