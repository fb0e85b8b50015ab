"""Invalid constellations in Twinkle's states and files are refused with the rule and their part."""

from collections.abc import Callable

import pytest

from tumblestar import words
from tumblestar.contract.errors import Unreadable
from tumblestar.games.twinkle.score import score_lines

from .real import GAME
from .wrong_states import ALONE, SEVEN, TWO

TREES = {
    "R12=13@A": ("tree-result", "TW-1.2"),
    "R12=0@A": ("tree-result", "TW-1.2"),
    "R4=5@A": ("tree-result", "TW-1.2"),
    "Y6=3@A,Y6=2@B": ("tree-twice", "TW-1.1"),
    "R6=3@Y6": ("tree-parent", "TW-3.4"),
    "R12=3@A,R6=2@B12": ("tree-parent", "TW-3.4"),
    "R6=3@R6": ("tree-lower", "TW-3.4"),
    "R12=3@A,R6=3@R12": ("tree-lower", "TW-3.4"),
    "R12=5@A,R6=5@R12": ("tree-lower", "TW-3.4"),
    "R12=3@R6,R6=3@R12": ("tree-lower", "TW-3.4"),
    "R12=2@A,Y12=2@A,B12=2@A": ("tree-three", "TW-3.5"),
    "R12=9@A,Y12=2@R12,B12=2@R12,G12=2@R12": ("tree-three", "TW-3.5"),
    "R4=1@A,R6=1@A,R8=1@B,R10=1@B,Y12=9@A": ("tree-three", "TW-3.5"),
    f"{SEVEN},B4=1@A": ("tree-long", "TW-1.3"),
    ",".join(f"{die}=1@A" for die in "R4 R6 R8 R10 R12 Y4 Y6 Y8".split()): ("tree-long", "TW-1.3"),
    "R5=1@A": ("tree-part", ""),
    "A=1@B": ("tree-part", ""),
    "R4=1@C": ("tree-part", ""),
    "R4=1": ("tree-part", ""),
    "nonsense": ("tree-part", ""),
    "R4=1@A@B": ("tree-part", ""),
    "R4==1@A": ("tree-part", ""),
    "red d" + "9" * 6000 + "=1@A": ("tree-part", ""),
    "red d²=1@A": ("tree-part", ""),
    "red d04=1@A": ("tree-part", ""),
    "pink d4=1@A": ("tree-part", ""),
    "red d4=1@red": ("tree-part", ""),
}


@pytest.mark.parametrize("tree", TREES)
def test_a_constellation_that_breaks_a_rule_names_it_with_its_part_in_a_state_and_in_a_file(tree: str) -> None:
    found = [unreadable(lambda: score_lines(f"R12=9@N10,N10=10@A\n{tree}\n"))]
    assert found[0].line == 2
    if " " not in tree:
        found.append(unreadable(lambda: GAME.parse_state(f"{TWO} tree2={tree}")))
    for one in found:
        assert (one.phrase.key, one.phrase.args["tag"]) == TREES[tree]
        said = [words.say(lang, one.phrase) for lang in words.LANGUAGES]
        assert len({*said}) == len(said)
        assert len(tree) > 200 or not tree.isascii() or all(str(one.phrase.args["text"]) in text for text in said)


def unreadable(read: Callable[[], object]) -> Unreadable:
    with pytest.raises(Unreadable) as caught:
        read()
    return caught.value


def test_a_colour_that_is_not_in_play_and_a_die_that_hangs_twice_on_a_table_are_named() -> None:
    for trees, key, text in (("tree2=N4=1@A", "tree-colour", "N4"), ("tree1=R4=1@A tree2=R4=1@A", "tree-taken", "R4")):
        found = unreadable(lambda trees=trees: GAME.parse_state(f"{TWO} {trees}"))
        assert (found.phrase.key, found.phrase.args["text"]) == (key, text)


def test_a_discard_and_a_pick_are_not_each_other() -> None:
    choose, discard = GAME.parse_state(ALONE), GAME.parse_state(f"{ALONE} tree1=R4=1@A phase=discard taken=1")
    assert GAME.text(discard, GAME.parse(discard, "out R8")) == "out R8"
    for s, text in ((choose, "out R8"), (discard, "R8")):
        with pytest.raises(Unreadable):
            GAME.parse(s, text)
