"""The screens for readers who know no rules: who reads which, and the answers that the state gives."""

from bench.eyes import MOMENTS, READERS, Screen, answers, for_readers
from bench.made_tables import MadeTable, in_the_middle, played, up_to
from tumblestar.games import GAMES


def test_no_reader_gets_a_moment_of_a_game_twice() -> None:
    screens: list[Screen] = []
    for game in GAMES.values():
        made = MadeTable("x", up_to(played(game, 2, "1"), 0), ("Ann", "Bea"), 0)
        for moment in MOMENTS:
            for device in ("phone", "laptop"):
                number = f"{len(screens)}.png"
                screens.append(Screen(made, moment, device, (375, 553), "light", picture=number))
    what = {screen.picture: (screen.made.game.name, screen.moment) for screen in screens}
    shares = for_readers(screens, "1")
    assert [len({what[picture] for picture in shares[reader]}) for reader in READERS] == [10, 10, 10, 10]
    assert sorted(picture for share in shares.values() for picture in share) == sorted(what)


def test_the_answers_come_from_the_state() -> None:
    sitters = ("Ann", "bot:club", "Bea")
    own = in_the_middle("own", "shizzle", 3, "2", viewer=2, sitters=sitters)
    told, bought = answers(own), own.record.legal
    assert (told["who"], told["mine"]["mark"], len(bought) > 1) == ("you", "triangle", True)
    assert list(told["points"]) == ["Ann", "Deneb", "you"]
    other = answers(in_the_middle("other", "shizzle", 3, "2", viewer=2, own=False, sitters=sitters))
    assert (other["who"] in ("Ann", "Deneb"), other["touch"], other["gold"]) == (True, "nothing", "no gold button")
    over = played(GAMES["twisty"], 2, "3", sitters[:2])
    end = answers(MadeTable("end", over, sitters[:2], 0))
    assert (end["who"], end["touch"], end["gold"]) == ("nobody", "nothing", "Rematch")
    assert end["leads"] == ["you", "Deneb"][[float(share) for share in over.shares()].index(1.0)]


def test_a_moment_in_the_middle_is_at_the_turn_that_is_wanted() -> None:
    for game in GAMES:
        for own in (True, False):
            made = in_the_middle("x", game, 2, "5", viewer=1, own=own)
            assert (made.is_own_turn, made.record.is_over) == (own, False)
