"""Tutorials are read, checked and stepped through; files that cannot be used are refused with what was expected."""

import pytest

from tumblestar.contract.errors import BadData
from tumblestar.features.learn.tutorial import Tutorial, names_of_tutorials, read_tutorial, spots, tutorial
from tumblestar.games import GAMES
from tumblestar.words import say

TWISTY = GAMES["twisty"]
RECORD = f"""tumblestar record 1
game: twisty
rules: {TWISTY.version}
data: {TWISTY.digest}
start: board=7/7/2d4/7/7/5Yl/1sR4 pawns=a1,g7 rows=.ROYGBPK,Y!R.OGBPK
seat 1: person
seat 2: person Zoe
chance: typed
result: *

1 1 a1-b3
2 2 g7-f5
3 1 b3-c1
"""
KEY = "status-setup"
"""Words that the game has anyway."""


def note(event: int, **more: object) -> str:
    entries = "".join(f"{key} = {value}\n" for key, value in more.items())
    return f"[[note]]\nevent = {event}\n{'' if 'say' in more else f'say = {KEY!r}'}\n{entries}"


def read(*notes: str, records: str = RECORD, head: str = "") -> Tutorial:
    return read_tutorial(TWISTY, "first", head + "".join(notes), records)


def refused(*notes: str, records: str = RECORD, head: str = "") -> str:
    with pytest.raises(BadData) as caught:
        read(*notes, records=records, head=head)
    assert say("fr", caught.value.phrase) != str(caught.value)
    return str(caught.value)


def test_the_last_note_before_an_action_of_the_learner_is_a_task() -> None:
    lesson = read(note(1), note(1), note(3), note(4))
    tasks = [TWISTY.parse(lesson.steps[i].state, text) for i, text in ((1, "b3"), (2, "c1"))]
    assert [step.task for step in lesson.steps] == [None, *tasks, None]
    assert [step.is_new for step in lesson.steps] == [True, False, False, False]
    assert told(lesson) == [[], [], ["a1-b3", "g7-f5"], ["b3-c1"]]


def told(lesson: Tutorial) -> list[list[str]]:
    """The events that are told before each step."""
    return [[event.event.text for event, _ in lesson.told(step)] for step in lesson.steps]


def test_events_of_the_learner_without_a_note_are_played() -> None:
    assert told(read(note(1), note(4)))[1] == ["a1-b3", "g7-f5", "b3-c1"]


def test_a_try_is_answered_by_the_game_or_by_the_note() -> None:
    task = note(1, answers='{ "c2" = "status-robbed", "a2" = "status-extra-stay" }')
    lesson = read(task, note(3, also='["a5"]', other='"status-robbed"'), note(4))
    first, second, _ = lesson.steps
    assert lesson.answer(first, "a1-b3").is_right
    assert lesson.answer(first, "c2").phrase.key == "status-robbed"
    assert lesson.answer(first, "a2").phrase.key == "status-extra-stay", "an illegal try has its answer, too"
    assert lesson.answer(first, "d1").tag == "TY-3.1"
    assert not lesson.answer(first, "nonsense").is_right
    assert lesson.answer(second, "a5").phrase.key == "learn-also"
    assert lesson.answer(second, "d4").phrase.key == "status-robbed"


def test_a_legal_try_without_words_of_its_own_is_answered_with_what_it_does() -> None:
    lesson = read(note(1), note(4))
    answer = lesson.answer(lesson.steps[0], "c2")
    assert not answer.is_right
    assert "c2" in say("en", answer.phrase, "twisty", 0)


def test_two_records_are_two_chapters() -> None:
    lesson = read(note(1), note(2), note(1, chapter=2), note(4, chapter=2), records=RECORD * 2)
    assert [step.is_new for step in lesson.steps] == [True, False, True, False]
    assert told(lesson)[2] == []


@pytest.mark.parametrize(
    ("notes", "expected"),
    [
        ((note(1), note(9)), "note 2: The note stands before event 9. Choose 1 to 4"),
        ((note(0), note(4)), "note 1: The note stands before event 0"),
        ((note(3), note(1), note(4)), "note 2: The note comes after one of a later event"),
        ((note(1, chapter=2), note(4)), "note 1: The note is of chapter 2. Choose 1 to 1"),
        ((note(1),), "note 1: The chapter ends with something to do"),
        ((note(2), note(4)), "has nothing to do"),
        ((note(1, say='"no-such-key"'), note(4)), "note 1: There are no words for “no-such-key”"),
        ((note(1, also='["d1"]'), note(4)), "note 1: “d1” is not legal here"),
        ((note(1, also='["z9"]'), note(4)), "note 1: “z9” is not an action"),
        ((note(1, answers='{ "b3" = "status-robbed" }'), note(4)), "note 1: “a1-b3” is the recorded action"),
        ((note(1), note(2, other='"status-robbed"'), note(4)), "note 2: The learner has nothing to do here"),
        ((note(1, mark='["z9"]', extra="1"), note(4)), "line 5: there is no entry “note.1.extra”"),
        (
            ("[[note]]\nsay=3\nevent=1\n",),
            "first.toml, line 2: “note.1.say” cannot be “3”. Give text in quotation marks",
        ),
        (("[[note",), "first.toml, line 1: this is not TOML"),
    ],
)
def test_notes_that_cannot_be_are_refused(notes: tuple[str, ...], expected: str) -> None:
    assert expected in refused(*notes)


def test_records_that_cannot_be_are_refused() -> None:
    assert "first.record: Line 12 of the recorded game" in refused(note(1), note(4), records=RECORD.replace("f5", "f4"))
    assert "The learner has seat 3" in refused(note(1), note(4), head="learner = 3\n")
    assert "The learner has seat 1" in refused(note(1), note(4), records="")
    other = (
        RECORD.partition("start")[0].replace(f"rules: {TWISTY.version}", "rules: 99") + RECORD[RECORD.index("seat 1") :]
    )
    assert "rules" in refused(note(1), note(4), records=other), "without its start nothing of it can be played"
    shizzle = GAMES["shizzle"]
    record = RECORD.replace("twisty", "shizzle").replace(TWISTY.digest, shizzle.digest).partition("\n\n")[0] + "\n\n"
    record = record.replace(f"rules: {TWISTY.version}", f"rules: {shizzle.version}")
    lines = [line for line in record.split("\n") if not line.startswith("start")]
    assert "is of shizzle. Use one of twisty" in refused(note(1), note(4), records="\n".join(lines))


def test_what_is_pointed_at_is_found() -> None:
    lesson = read(note(1, mark='["b3", "pawn-2", "rows:cube-orange", "centre"]'), note(4))
    action, piece, card, sign = spots(lesson, lesson.steps[0])
    assert (action.name, action.action, action.is_drawn) == ("act-15", 15, True)
    assert [spot.name for spot in (piece, card, sign)] == ["pawn-2", "rows:cube-orange", "centre"]
    assert all(spot.label for spot in (action, card, sign))


def test_a_mark_that_nothing_has_is_refused() -> None:
    lesson = read(note(1, mark='["z9"]'), note(4))
    with pytest.raises(BadData, match="note 1: Nothing here is called “z9”"):
        spots(lesson, lesson.steps[0])


def test_a_tutorial_that_there_is_not_is_not_found() -> None:
    assert "no-such" not in names_of_tutorials(TWISTY)
    with pytest.raises(KeyError):
        tutorial(TWISTY, "no-such")
