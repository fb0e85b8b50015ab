"""A game's ``sample.txt``: a readable game that both implementations replay."""

from collections.abc import Iterator
from typing import Any

from tests.games import game_tests

SAMPLES = {game: game_tests.text(game, "sample.txt") for game in game_tests.GAMES}


def head(text: str) -> list[str]:
    """The lines before the first action."""
    return text.split("\n\n")[0].splitlines()


def replayed(text: str, naive: Any, real: Any) -> Iterator[tuple[str, str]]:
    """Each line and its action, after both have done it and agree; the game ends as the head says."""
    _, body = (part.splitlines() for part in text.split("\n\n"))
    for number, line in enumerate(body, start=1):
        n, actor, action = line.split(" ", 2)
        assert (int(n), actor) == (number, str(naive.actor)), line
        assert real.actor == naive.actor, line
        assert real.legal() == naive.legal(), line
        naive.play(action)
        real.play(action)
        assert real.state_text() == naive.state_text(), line
        yield line, action
    assert naive.actor is None
    assert f"result: {naive.win_share(1)} {naive.win_share(2)}" in head(text)
