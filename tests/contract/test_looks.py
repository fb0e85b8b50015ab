"""Names that look like others: of people at one table, or of bots."""

import pytest

from tumblestar.contract.errors import BadOption
from tumblestar.contract.seat_names import check_look, look_of

TWINS = ["ann", "ANN", "\uff21nn", "\u0410nn", "A\u200dnn", "A\u00adnn", "\u03b1nn"]


@pytest.mark.parametrize("name", TWINS)
def test_twins_of_a_name_are_refused(name: str) -> None:
    assert look_of(name) == look_of("Ann")
    with pytest.raises(BadOption) as refused:
        check_look(name, ["Bob", "Ann"])
    assert refused.value.phrase.key == "name-alike"


@pytest.mark.parametrize(
    "name",
    [
        "Ann (bot)",
        "Ann (Bot)",
        "Ann (robot)",
        "Ann (бот)",
        "Ann (b\u043et)",
        "Ann \uff08bot\uff09",
        "Ann (b0t) 2",
        "Mizar ★★★",
        "Mizar ⭐ ",
    ],
)
def test_nobody_looks_like_a_bot(name: str) -> None:
    with pytest.raises(BadOption):
        check_look(name)


@pytest.mark.parametrize("name", ["", "Anna", "★ Anna", "André", "Andre", "Botho", "Robot", "Анна"])
def test_other_names_are_fine(name: str) -> None:
    check_look(name, ["Ann", "Andy", ""])
    assert look_of(name) != look_of("Ann")
