"""The cards in play are explained, each in every language."""

from tumblestar.games.twinkle.cards import cards
from tumblestar.words import LANGUAGES, say

from .real import GAME


def test_every_card_and_mission_in_play_is_explained() -> None:
    s = GAME.parse_state("seats=2 colours=YBGN missions=3,17 centre=Y8=1,B8=2,G8=3,N8=4")
    assert [say("en", name) for name, _ in cards(s)] == [
        "Yellow", "Blue", "Green", "Black", "Twinkle", "Mission 3: Lowest sum", "Mission 17: d6 with 3, d10 with 4",
    ]  # fmt: skip
    for lang in LANGUAGES:
        assert all(len(say(lang, does)) > 20 for _, does in cards(s))


def test_alone_missions_are_explained_as_goals() -> None:
    s = GAME.parse_state("seats=1 colours=YBGN missions=3 centre=Y8=1,B8=2,G8=3,N8=4")
    assert cards(s)[-1][1].key == "mission-3-solo"
