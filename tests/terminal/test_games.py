"""Whole games in the terminal, in every language, drawn and plain."""

import threading
import unicodedata
from collections.abc import Callable
from pathlib import Path

import pytest

import tumblestar
from tests.marks import crossed, rest_slow
from tests.patience import PATIENCE
from tests.terminal.typist import Typist, any_action, begin, said, talked
from tumblestar import bots
from tumblestar.contract.game import Game
from tumblestar.contract.state import GameState
from tumblestar.engine.bot_workers import as_bot
from tumblestar.games import GAMES
from tumblestar.record.chance_audit import verify
from tumblestar.record.narration import EventText, full_name
from tumblestar.record.text import read_record
from tumblestar.terminal import local_game
from tumblestar.terminal.layout import display_width
from tumblestar.terminal.local_game import LocalGame
from tumblestar.terminal.screen import INDENT
from tumblestar.terminal.typed_lines import COMMANDS, command_word, find_command
from tumblestar.words import LANGUAGES, Phrase, say

TYPED = INDENT + "tumblestar "


@pytest.mark.parametrize(
    ("way", "lang"), crossed([(name, way) for way in ("drawn", "plain") for name in GAMES], LANGUAGES, 4), ids=str
)
def test_a_whole_game_is_played_to_its_end(way: tuple[str, str], lang: str, tmp_path: Path) -> None:
    name, plain = way[0], way[1] == "plain"
    options = {"short_game": 1} if name == "twisty" else {"rounds": 5} if name == "shizzle" else {}
    play = begin(name, tmp_path, seats=2, bot_names=["random"], options=options, seed=None)
    promise = play.record.commitment
    lines = talked(play, Typist(more=any_action(play, 5)), lang, plain=plain)
    record = read_record(play.file.read_text(encoding="utf-8"))
    assert record.end == "over"
    assert verify(record).finding == "proved"
    text, whole = "\n".join(lines), said(lines)
    assert say(lang, "final-head") in lines
    for phrase in (GAMES[name].status(play.state, play.names), verify(record).phrase):
        assert said([say(lang, phrase, viewer=play.viewer)]) in whole
    assert text.count(promise) == 1  # told at the start; at the end one line says that it was kept
    assert record.seed not in text  # it is in the file that is checked
    assert any(line.startswith(TYPED + "verify ") for line in lines)
    assert all(not unicodedata.category(char).startswith("C") for line in lines for char in line)
    if not plain:
        assert [line for line in lines if display_width(line) > 80 and str(tmp_path) not in line] == []


@pytest.mark.parametrize("name", GAMES)
def test_people_pass_the_keyboard_round(name: str, tmp_path: Path) -> None:
    play = begin(name, tmp_path, seats=2, names=["Ann", "Bob"])
    typist = Typist(more=any_action(play, 1))
    while {"Ann> ", "Bob> "} - set(typist.prompts):
        talked(play, Typist([typist.more() if typist.more else ""]))
        typist.ask(f"{full_name(play.names[play.actor])}> ")
    assert {"Ann> ", "Bob> "} == set(typist.prompts)


@pytest.mark.parametrize("name", rest_slow(GAMES, 2))
def test_every_bot_of_a_game_plays_here(name: str, tmp_path: Path) -> None:
    for bot in bots.of(GAMES[name])[:3]:
        play = begin(name, tmp_path, seats=2, bot_names=[bot])
        typist = Typist(more=any_action(play, 2))
        while not any(event.event.actor == 1 for event in play.events):
            list(play.updates())
            if play.actor == 0:
                play.act(typist.ask(""))
        assert play.record.seats[1].name == bot


def test_with_nobody_named_the_usual_bot_plays_and_people_who_are_named_play_without_bots(tmp_path: Path) -> None:
    for settings, kinds in (
        ({}, ["person", "bot"]),
        ({"seats": 3}, ["person"] * 3),
        ({"names": ["Ann"]}, ["person", "bot"]),
        ({"names": ["Ann", "Bob"]}, ["person"] * 2),
        ({"names": ["Ann", "Bob", "Cy"]}, ["person"] * 3),
        ({"names": ["Ann", "Bob"], "bot_names": ["random"]}, ["person", "person", "bot"]),
    ):
        assert [seat.kind for seat in begin("twisty", tmp_path, **settings).record.seats] == kinds
    seats = begin("shizzle", tmp_path, bot_names=["greedy", "random"], names=["Ann"]).record.seats
    assert [(seat.kind, seat.name) for seat in seats] == [("person", "Ann"), ("bot", "greedy"), ("bot", "random")]


@pytest.mark.parametrize("name", [name for name in GAMES if 1 in GAMES[name].seats])
def test_a_solo_game_shows_its_goal(name: str, tmp_path: Path) -> None:
    play = begin(name, tmp_path, seats=1)
    lines = talked(play, Typist(more=any_action(play, 4)))
    assert say("en", "final-head") in lines
    cards = play.game.cards
    if hasattr(cards, "goals"):
        assert cards.goals(play.state) == [] or any(line.startswith("Goal") for line in lines)


def with_bot(choose: Callable[..., int], folder: Path, monkeypatch: pytest.MonkeyPatch) -> LocalGame:
    play = begin("twisty", folder, bot_names=["random"], seats=2, options={"first": 2})
    monkeypatch.setattr(local_game.bots, "find", lambda name, game: as_bot(choose))
    return play


def test_a_slow_bot_is_shown_as_thinking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    has_been_said = threading.Event()

    def choose(game: Game, state: GameState, rng: object) -> int:
        assert has_been_said.wait(PATIENCE)
        return game.legal(state)[0]

    play = with_bot(choose, tmp_path, monkeypatch)
    monkeypatch.setattr(local_game, "THINKING_NOTICE_AFTER", 0.01)
    updates = play.updates()
    assert type(next(updates)).__name__ == "BotThinking"
    has_been_said.set()
    assert next(update.event.actor for update in updates if isinstance(update, EventText)) == 1


def test_what_a_bot_raises_is_raised_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def choose(*_: object) -> int:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        list(with_bot(choose, tmp_path, monkeypatch).updates())


def test_no_command_means_an_action_in_any_language() -> None:
    for lang in LANGUAGES:
        words = [command_word(lang, name) for name in COMMANDS]
        assert len(set(words)) == len(words)
        assert [find_command(lang, word.upper()) for word in words] == list(COMMANDS)
        for name in GAMES:
            position = tumblestar.new(name, seed=1)
            for _ in range(40):
                first = {text.split()[0] for text in position.legal()}
                assert not {word for word in first if find_command(lang, word) or word.startswith("?") or ";" in word}
                position = position.play(position.legal()[0])


def test_the_names_of_colours_have_letters_where_the_board_is_drawn() -> None:
    for name in GAMES:
        for colour in getattr(GAMES[name].parts, "COLOUR_NAMES", ()):
            assert len(say("fr", Phrase(f"colour-{colour}-letter", {}, name))) == 1
