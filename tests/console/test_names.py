"""Names as people write them, wherever a game, a bot or an option is named."""

from pathlib import Path

import pytest

import tumblestar
from tests.cli.runner import refusal, run
from tests.marks import rest_slow
from tumblestar import bots, games
from tumblestar.games import GAMES
from tumblestar.record.text import read_record
from tumblestar.words import say
from tumblestar.words.text_input import meant

WAYS = ("Twinkle Twinkle", "twinkle-twinkle", " TWINKLE_twinkle ", "TwinkleTwinkle")


@pytest.mark.parametrize("way", WAYS)
def test_a_game_is_found_as_people_write_it(way: str) -> None:
    assert games.find(way) is GAMES["twinkle_twinkle"]
    assert tumblestar.new(way, seed=1).game.name == "twinkle_twinkle"
    assert run("rules", way)[1] == run("rules", "twinkle_twinkle")[1] != ""


def test_two_names_that_read_alike_are_not_mixed_up() -> None:
    assert meant("A b", ["a_b", "ab"]) is None
    assert meant("a_b", ["a_b", "ab"]) == "a_b"
    assert meant("", ["a"]) is None
    assert games.find("twinkle") is not games.find("twinkle twinkle")


@pytest.mark.parametrize("game", rest_slow([(game,) for game in GAMES.values()]), ids=str)
def test_bots_are_found_by_what_people_read(game: games.Game) -> None:
    for bot in bots.of(game):
        for lang in game.languages:
            assert bots.name_of(say(lang, f"bot-{bot}", game.name), game) == bot
        assert bots.name_of(bot.upper(), game.name) == bot
    assert bots.find("Greedy", "Twisty").plan is not None
    assert bots.name_of("Vega", game) == bots.name_of("Вега", game) == bots.with_stars(game, 5)


def test_commands_take_names_as_people_write_them(tmp_path: Path) -> None:
    args = ("--bots", "Medium", "--option", "Short-Game=yes", "--option", "first=1", "--seed", "3")
    status, out, err = run("play", "TWISTY", *args, "--data", str(tmp_path), given="stay\na1-b3\n")
    assert (status, err) == (0, "")
    assert "Mizar ★★★ (bot)" in out
    assert run("solve", "Shizzle", "--bank", "1")[0] == 0
    assert run("score", "Twinkle", "-", given="R12=9@N10,N10=10@A\n")[0] == 0


def test_options_are_found_as_people_write_them() -> None:
    record = read_record(tumblestar.new("twisty", seed=1, Short_Game=True).record())
    assert record.options == {"short_game": 1}


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["twisty"], "“twisty” is a game. To play it: tumblestar play twisty"),
        (["Twinkle Twinkle"], "tumblestar play twinkle_twinkle"),
        (["repaly"], "Did you mean “replay”?"),
        (["moo"], "There is no command “moo”. Type “tumblestar --help”"),
        (["play", "go"], "There is no game or file “go”"),
        (["rules", "go"], "There is no game “go”. Choose twisty"),
        (["solve", "Twisty"], "This does not work with twisty, only with shizzle."),
        (["rules", "Twisty", "--tiles"], "This does not work with twisty, only with twinkle_twinkle."),
    ],
)
def test_a_mistyped_name_gets_a_suggestion(args: list[str], says: str) -> None:
    assert says in refusal(*args)


def test_a_record_instead_of_a_command_is_reported_in_the_language_that_is_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "my game.txt"
    file.write_text("", encoding="utf-8")
    assert f"tumblestar play '{file}'" in refusal(str(file))
    assert "Le jeu «\u00a0go\u00a0» n’existe pas" in refusal("rules", "go", "--lang", "FR")
    assert "est un jeu. Pour y jouer" in refusal("twisty", lang="fr")
