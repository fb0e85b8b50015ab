"""Commands besides actions, and their output."""

import os
import stat
from pathlib import Path

import pytest

from tests.marks import rest_slow
from tests.terminal.typist import Typist, any_action, begin, said, talked
from tumblestar.contract.chance import commitment
from tumblestar.contract.errors import BadOption
from tumblestar.games import GAMES
from tumblestar.insight.evaluations import Evaluation, Working
from tumblestar.record import Record, Refused
from tumblestar.record.chance_audit import verify
from tumblestar.record.text import read_record
from tumblestar.terminal import local_game, session
from tumblestar.terminal.local_game import LocalGame
from tumblestar.terminal.typed_lines import COMMANDS, parse_option
from tumblestar.words import say


def kept(file: Path) -> Record:
    return read_record(file.read_text(encoding="utf-8"))


def resumed(file: Path, folder: Path) -> LocalGame:
    return local_game.resume(kept(file), file, folder)


def played(play: LocalGame, *actions: str) -> LocalGame:
    for action in actions:
        play.act(action)
        list(play.updates())
    return play


def test_a_refused_move_names_its_rule_and_help_shows_that_rule(tmp_path: Path) -> None:
    play = begin("twisty", tmp_path, seats=2)
    before = play.record.text()
    text = said(talked(play, Typist(["a1", "help TY-3.1", "help ty-3.1", "aide TY-3.1", "xyz"])))
    assert "Not done. That is not an L." in text
    assert "For the rule, type “help TY-3.1”." in text
    assert text.count("TY-3.1 Move your piece in an L") == 2
    assert "Not understood. You cannot do “xyz” here." in text
    assert "Not understood. You cannot do “aide TY-3.1” here." in text
    assert play.record.text() == before


@pytest.mark.parametrize(
    ("game", "lang", "typed", "answers"),
    [
        ("twisty", "fr", "a1", ("Non fait.", "aide TY-3.1")),
        ("twisty", "fr", "aide TY-3.1", ("TY-3.1 ",)),
        ("twisty", "fr", "help", ("montre le plateau",)),
        ("twisty", "en", "help TY-4", ("TY-4.1 ", "TY-4.2 ")),
        ("twisty", "en", "help XY-9.9", ("There is no rule “XY-9.9”.", "help TY-5: Winning")),
        ("twisty", "en", "cards", ("no shared cards",)),
        ("twinkle", "en", "cards", ("Twinkle: A die directly under a die with fewer sides twinkles: 2 points.",)),
    ],
)
def test_what_is_typed_is_answered(game: str, lang: str, typed: str, answers: tuple[str, ...], tmp_path: Path) -> None:
    text = said(talked(begin(game, tmp_path, seats=2), Typist([typed]), lang))
    assert [answer for answer in answers if answer not in text] == []


@pytest.mark.parametrize("name", GAMES)
def test_a_question_mark_lists_all_that_may_be_done_with_what_it_would_do(name: str, tmp_path: Path) -> None:
    play = begin(name, tmp_path, seats=2)
    game, state = play.game, play.state
    lines = talked(play, Typist(["?"]))
    at = lines.index("What you can do")
    for action in game.legal(state):
        assert any(line.split("  ")[0] == game.text(state, action) for line in lines[at:])
    last = game.text(state, game.legal(state)[-1])
    some = talked(begin(name, tmp_path, seats=2), Typist([f"? {last}", "? qqq"]))
    listed = [line for line in some[some.index("What you can do") + 1 :] if not line.startswith(" ")]
    assert listed[0].startswith(last)
    assert "contains “qqq”" in listed[1]


def test_what_is_typed_may_be_completed(tmp_path: Path) -> None:
    typist = Typist()
    talked(begin("twisty", tmp_path, seats=2), typist)
    play = begin("twisty", tmp_path, seats=2)
    assert typist.words == [*(play.game.text(play.state, action) for action in play.game.legal(play.state)), *COMMANDS]


def test_several_actions_on_a_line_and_undo_within_the_turn(tmp_path: Path) -> None:
    play = begin("twinkle", tmp_path, seats=2)
    text = said(talked(play, Typist(["R4; R6", "undo", "undo", "undo", "Y4;Y6;Y8;roll;undo"])))
    assert text.count("Your last action is undone.") == 2
    assert text.count("You cannot undo this") == 1
    assert "the rest of your input was ignored" in text  # the dice have fallen
    own = [event.text for event in play.record.events if event.actor == 0]
    assert own == ["Y4", "Y6", "Y8", "roll"]
    with pytest.raises(Refused):
        play.take_back()
    assert [event.event for event in play.events] == play.record.events
    assert kept(play.file).text() == play.record.text()


def test_another_seats_action_is_not_taken_back(tmp_path: Path) -> None:
    play = begin("twisty", tmp_path, seats=2, bot_names=["random"], options={"first": 1})
    move = any_action(play, 1)
    talked(play, Typist([move()]))
    while play.actor == 0 and play.record.events[-1].actor == 0:
        play.act(any_action(play, 1)())
    list(play.updates())
    with pytest.raises(Refused):
        play.take_back()


def test_resigning_is_asked_for_twice_and_ends_the_game(tmp_path: Path) -> None:
    play = begin("twisty", tmp_path, seats=2, names=["Ann", "Bob"], seed=None)
    who = play.actor
    text = said(talked(play, Typist(["resign", "no", "resign", "yes"])))
    assert "The game goes on." in text
    assert play.record.end == f"resigned {who + 1}"
    assert "resigned." in text
    assert verify(kept(play.file)).finding == "proved"


@pytest.mark.parametrize(("lang", "whole", "parts"), [("en", "Yes", ["y", "ye", ""]), ("fr", "OUI", ["o", "y", "ou"])])
def test_what_cannot_be_undone_takes_the_whole_word(lang: str, whole: str, parts: list[str], tmp_path: Path) -> None:
    play = begin("twisty", tmp_path, seats=2, seed=None)
    for part in parts:
        talked(play, Typist(["resign", part]), lang)
        assert play.record.end == ""
    talked(play, Typist(["resign", whole]), lang)
    assert play.record.end.startswith("resigned")


@pytest.mark.parametrize("leave", rest_slow(["quit", EOFError, KeyboardInterrupt]))
def test_a_leaving_player_gets_the_address_of_the_game(leave: object, tmp_path: Path) -> None:
    play = begin("twisty", tmp_path, seats=2, seed=None)

    def more() -> str:
        if isinstance(leave, str):
            return leave
        raise leave  # type: ignore[misc]

    lines = talked(play, Typist([any_action(play, 1)()], more))
    assert f"    tumblestar play {play.file} --data {tmp_path}" in lines
    assert "seed:" not in play.file.read_text(encoding="utf-8")
    again = resumed(play.file, tmp_path)
    assert again.record.text() == play.record.text()
    assert "You continue the game" in said(talked(again, Typist(more=any_action(again, 2)))[:6])
    done = kept(play.file)
    assert (done.end, done.chance, verify(done).finding) == ("over", "sealed", "proved")
    assert done.commitment == play.record.commitment


def test_unplayed_games_are_not_saved(tmp_path: Path) -> None:
    play = begin("twisty", tmp_path, seats=2, seed=None)
    assert "Nothing was played" in said(talked(play, Typist()))
    assert not any(tmp_path.iterdir())


def test_the_seed_of_a_game_is_kept_apart_for_oneself_and_goes_when_it_is_open(tmp_path: Path) -> None:
    play = begin("twisty", tmp_path, seats=2, seed=None)
    played(play, any_action(play, 1)())
    seed = local_game.seed_file(tmp_path, play.record.commitment)
    assert commitment(bytes.fromhex(seed.read_text("ascii"))) == play.record.commitment
    if os.name == "posix":
        assert stat.S_IMODE(seed.stat().st_mode) == 0o600
    play.resign()
    list(play.updates())
    assert not seed.exists()


@pytest.mark.parametrize("place", ["terminal/seeds", "terminal"])
def test_a_seed_beside_the_record_is_found_and_goes_when_it_is_open(place: str, tmp_path: Path) -> None:
    play = begin("shizzle", tmp_path / "here", seats=2, seed=None)
    lines = talked(play, Typist(["die 1"]))
    assert f"    tumblestar play {play.file} --data {tmp_path / 'here'}" in lines
    seed = tmp_path / "here" / place / play.record.commitment
    local_game.seed_file(tmp_path / "here", play.record.commitment).rename(seed)
    talked(resumed(play.file, tmp_path / "there"), Typist(["resign", "yes"]))
    done = kept(play.file)
    assert (done.chance, verify(done).finding, seed.exists()) == ("sealed", "proved", False)


def test_a_game_that_cannot_be_written_is_not_said_to_be_unplayed(tmp_path: Path) -> None:
    (tmp_path / "terminal").write_text("a file in the place of the folder", encoding="utf-8")
    play = begin("shizzle", tmp_path, seats=2, seed=None)
    lines = said(talked(play, Typist(["die 1"])))
    assert "is not saved" in lines
    assert "Nothing was played" not in lines
    play = begin("shizzle", tmp_path, seats=2, seed=None)
    copy = tmp_path / "my copy.txt"
    lines = talked(play, Typist(["die 1", f"save {copy}"]))
    assert f"    tumblestar play '{copy}' --data {tmp_path}" in lines
    assert "is not saved" not in said(lines)
    assert resumed(copy, tmp_path).question is None


def test_what_was_played_since_the_file_was_written_is_said_to_be_lost(tmp_path: Path) -> None:
    play = played(begin("shizzle", tmp_path, seats=2, seed=None), "die 1")
    (tmp_path / "terminal").rename(tmp_path / "gone")
    (tmp_path / "terminal").write_text("", encoding="utf-8")
    play.act("roll")
    notes = [phrase.key for phrase in play.leaving_notes()]
    assert notes == ["term-lost", "term-kept-part", "term-type-play"]


def test_without_its_seed_a_game_goes_on_openly(tmp_path: Path) -> None:
    play = played(begin("shizzle", tmp_path / "here", seats=2, seed=None), "die 1")
    file = play.file.rename(tmp_path / "sent.txt")
    before = file.read_text(encoding="utf-8")
    assert "The game was not changed." in said(talked(resumed(file, tmp_path / "there"), Typist(["no"])))
    assert file.read_text(encoding="utf-8") == before
    again = resumed(file, tmp_path / "there")
    assert "You can continue with a new seed" in said(talked(again, Typist(["yes"], more=any_action(again, 2))))
    done = kept(file)
    assert (done.chance, done.end, verify(done).finding) == ("typed", "over", "open")


def test_a_finished_game_is_shown_and_left_as_it_is(tmp_path: Path) -> None:
    play = begin("twisty", tmp_path, seats=2, seed=None)
    talked(play, Typist(["resign", "yes"]))
    text = play.file.read_text(encoding="utf-8")
    assert "Result" in talked(resumed(play.file, tmp_path), Typist())
    assert play.file.read_text(encoding="utf-8") == text


def test_save_writes_the_record_but_over_no_other_file(tmp_path: Path) -> None:
    play = begin("twisty", tmp_path, seats=2)
    file, other = tmp_path / "my game.txt", tmp_path / "letter.txt"
    other.write_text("Dear aunt", encoding="utf-8")
    lines = [f"save {file}", any_action(play, 1)(), f"save {file}", f"save {other}", "save", f"save {tmp_path}/no/x"]
    text = said(talked(play, Typist(lines)))
    assert kept(file).text() == play.record.text()
    assert other.read_text(encoding="utf-8") == "Dear aunt"
    assert "is not a game file, so it was not overwritten" in text
    assert "Type “save FILE”, with a file name." in text
    assert "cannot be written" in text


def test_a_game_that_cannot_be_saved_continues(tmp_path: Path) -> None:
    (tmp_path / local_game.SAVED_FOLDER).write_text("in the way", encoding="utf-8")
    play = begin("twisty", tmp_path, seats=2)
    text = said(talked(play, Typist(more=any_action(play, 1))))
    assert text.count("cannot be saved in") == 1
    assert "Result" in text


def test_the_log_has_every_event_in_its_chapter(tmp_path: Path) -> None:
    play = begin("twisty", tmp_path, seats=2)
    lines = talked(play, Typist([any_action(play, 1)(), "log"]))
    log = lines[lines.index(say("en", play.events[0].chapter)) :]
    for event in play.events:
        assert any(line.startswith(f"{event.event.n}. ") for line in log)
    last = talked(play, Typist(["log 2"]))
    assert next(line for line in last if line[0:1].isdecimal()).startswith(f"{len(play.events) - 1}. ")


def test_hints_name_the_evaluator_and_mark_one_best_way_or_none(tmp_path: Path) -> None:
    for name, by in (
        ("shizzle", "Exact win chances from the solved game."),
        ("twisty", "Win chances from a search of "),
    ):
        lines = talked(begin(name, tmp_path, seats=2, seed="hints"), Typist(["hint"]))
        assert "Working out win chances…" in lines
        assert any("Win: " in line for line in lines)
        assert any(line.startswith(by) for line in lines)
        assert all(line.startswith("★ ") for line in lines if "(best)" in line)
        is_one_way = sum(line.startswith(("- ", "★ ")) for line in lines) == 1  # all dice are alike
        assert sum(map(said(lines).count, ("(best)", "about equally good", "None is clearly best."))) == 1 - is_one_way


@pytest.mark.parametrize("name", GAMES)
def test_a_refusal_names_what_is_legal_now_and_nothing_else(name: str, tmp_path: Path) -> None:
    play = begin(name, tmp_path, seats=2)
    if name == "shizzle":
        play.act("die 1")
    with pytest.raises(Refused) as refused:
        play.act("nonsense")
    named = refused.value.phrase.args["actions"]
    legal = [play.game.text(play.state, action) for action in play.game.legal(play.state)]
    assert named in (legal, [*legal[:12], "…"])


def test_a_hint_says_what_to_type_and_shows_points_where_win_shares_take_too_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "PATIENCE", 0.0)
    monkeypatch.setattr(Working, "_work", lambda self: None)
    play = begin("twisty", tmp_path, seats=2)
    lines = talked(play, Typist(["hint"]))
    assert any(f"({play.game.text(play.state, action)})" in said(lines) for action in play.game.legal(play.state))
    assert any(line.startswith("- ") for line in lines)
    assert any("still to come" in line for line in lines)
    assert not any("Win: " in line or "(best)" in line for line in lines)


def known_shares(monkeypatch: pytest.MonkeyPatch, best: str) -> None:
    """Win shares that are there at once: 90 % after the action `best`, 50 % after all others."""
    game = GAMES["twisty"]
    s = begin("twisty", Path(), seats=2, seed="hints").state
    after = game.state_text(game.after(s, game.parse(s, best)))

    def work(self: Working) -> None:
        self.known |= {state: Evaluation((0.9 if state == after else 0.5,) * 2, None) for state in self._asked}

    monkeypatch.setattr(Working, "_work", work)


def test_the_tutor_asks_before_a_costly_action_and_plays_it_if_one_is_sure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = begin("twisty", tmp_path, seats=2, seed="hints")
    best, other = (play.game.text(play.state, action) for action in play.game.legal(play.state)[:2])
    known_shares(monkeypatch, best)
    typed = ["tutor", "tutor 3", "tutor 5", f"{other}; {other}", "no", "tutor off", "tutor 10", other, "yes"]
    text = said(talked(play, Typist(typed)))
    assert text.count("to be asked before actions that give away over 5%") == 2
    assert "gives away more than 5% of your win chance" in text
    assert text.count("Your win chance drops from 90% to 50%.") == 2
    assert text.count("Nothing was played.") == 1
    assert [event.text for event in play.record.events if event.actor >= 0] == [other]


def test_the_tutor_is_silent_about_the_best_action_and_says_when_it_does_not_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = begin("twisty", tmp_path, seats=2, seed="hints")
    best = play.game.text(play.state, play.game.legal(play.state)[0])
    known_shares(monkeypatch, best)
    monkeypatch.setattr(session.hints, "TUTOR_WAIT", 5.0)
    assert "drops from" not in said(talked(play, Typist(["tutor 1", best])))
    late = begin("twisty", tmp_path, seats=2, seed="hints")
    monkeypatch.setattr(Working, "_work", lambda self: None)
    text = said(talked(late, Typist(["tutor 1", "xyz", best])))
    assert text.count("Played without asking") == 1
    assert [event.text for event in late.record.events if event.actor >= 0] == [best]


@pytest.mark.parametrize("name", GAMES)
def test_plain_has_the_words_of_the_board_in_text_one_fact_a_line(name: str, tmp_path: Path) -> None:
    play = begin(name, tmp_path, seats=2, names=["Ann", "Bob"])
    for lang in ("en", "fr"):
        lines = talked(play, Typist(["board"]), lang, plain=True)
        facts = [say(lang, phrase) for row in play.game.description.squares(play.state, play.names) for phrase in row]
        assert [line for line in lines if line in facts] == facts
        rows = [" ".join(say(lang, cell) for cell in row) for row in play.game.description.rows(play.state, play.names)]
        assert all(row in lines for row in rows)
        assert not any("[1]" in line for line in lines)
    fact = say("en", play.game.description.squares(play.state, play.names)[-1][-1])
    lines = talked(play, Typist([f"board {fact.upper()}"]), plain=True)
    assert fact in lines


def test_what_cannot_be_begun_is_said(tmp_path: Path) -> None:
    for settings in (
        {"seats": 9},
        {"seats": 2, "bot_names": ["greedy", "greedy"]},
        {"bot_names": ["nobody"]},
        {"options": {"nothing": 1}},
        {"names": ["x" * 41]},
        {"seed": ""},
    ):
        with pytest.raises(BadOption):
            begin("twisty", tmp_path, **settings)
    with pytest.raises(BadOption, match="for 3 people"):
        begin("twisty", tmp_path, seats=2, names=["Ann", "Bob", "Cy"])
    text = begin("twisty", tmp_path, seats=2).record.text().replace("seat 2: person", "seat 2: bot nobody")
    record = read_record(text)
    with pytest.raises(BadOption):
        local_game.resume(record, tmp_path / "x.txt", tmp_path)
    assert parse_option("rounds=5") == ("rounds", 5)
    for value, words in enumerate((("no", "off", "FALSE"), ("yes", "On", "true"))):
        assert [parse_option(f"Short-Game={word}")[1] for word in words] == [value] * 3
    for wrong in ("rounds", "rounds=", "=5", "rounds=five"):
        with pytest.raises(ValueError):
            parse_option(wrong)


def test_practice_is_asked_for_once_and_opens_the_record(tmp_path: Path) -> None:
    play = begin("shizzle", tmp_path, seats=2, bot_names=["random"], options={"first": 1}, seed=None)
    move = any_action(play, 1)
    talked(play, Typist([move()]))
    while not any(event.actor == 1 for event in play.record.events):
        played(play, move())
    seed_kept = next(tmp_path.rglob("seeds/*"))
    count = len(play.record.events)
    text = said(talked(play, Typist(["undo", "no"])))
    assert "the game then earns no star" in text
    assert (len(play.record.events), play.record.is_practice) == (count, False)
    text = said(talked(play, Typist(["undo", "yes", "undo"])))
    assert text.count("the game then earns no star") == 1
    assert text.count("Your last action is undone.") == 2
    assert len(play.record.events) < count
    assert (play.record.is_practice, play.record.chance, bool(play.record.seed)) == (True, "seed", True)
    assert not seed_kept.exists()
    assert kept(play.file).text() == play.record.text()
    assert verify(kept(play.file)).phrase.key == "verify-practice"


def test_an_end_of_a_file_inside_the_program_is_not_that_of_the_input(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = begin("twisty", tmp_path, seats=2)

    def fails(_: str) -> None:
        raise EOFError("ran out of input")

    monkeypatch.setattr(play, "act", fails)
    with pytest.raises(EOFError, match="ran out of input"):
        talked(play, Typist([any_action(play, 1)()]))
