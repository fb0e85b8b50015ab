"""The cards in play are explained, each in every language."""

from tumblestar.games.twinkle.cards import cards, goals
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


def test_solo_goals_show_the_progress() -> None:
    line = "colours=RYBG missions=7,12,16 centre=R8=6,Y8=2,B8=1,G8=5 tree1=R12=9@A,Y12=7@R12"
    s = GAME.parse_state(f"seats=1 {line} out=R4,R6 turns=2 latest=2")
    assert [goal.status for goal in goals(s)] == ["unmet", "met", "kept", "unmet"]
    assert [say("en", goal.label) for goal in goals(s)] == [
        "Goal 20: 2 points", "Odd or even: met so far", "Two lower: met for good", "Ones: not met",
    ]  # fmt: skip
    for lang in LANGUAGES:
        assert len({say(lang, goal.label) for goal in goals(s)}) == 4
        assert all(len(say(lang, goal.meaning)) > 15 for goal in goals(s))
    assert goals(GAME.parse_state(f"seats=2 {line} turns=2 latest=2,1")) == []
