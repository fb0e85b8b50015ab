"""Bots play as quickly as the people who watch wish."""

import asyncio
import random
import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.serving import Browser, Server
from tumblestar.tables.bots import NORMAL, SPEEDS, UNWATCHED, Pace


def test_the_slowest_of_those_who_watch_counts() -> None:
    pace, ann, bob = Pace(), object(), object()
    assert pace.factor == UNWATCHED
    pace.wish(ann, 0.4)
    assert pace.factor == 0.4
    pace.wish(bob, 2.5)
    assert pace.factor == 2.5
    pace.wish(bob, None)
    assert pace.factor == 0.4
    pace.wish(ann, None)
    assert pace.factor == UNWATCHED


@pytest.mark.anyio
async def test_a_pause_ends_when_somebody_no_longer_wishes_it() -> None:
    pace, page = Pace(), object()
    pace.seconds = 1e9
    loop = asyncio.get_running_loop()
    waiting = asyncio.create_task(pace.wait(1, loop.time()))
    for factor in (2.5, 0.4):
        pace.wish(page, factor)
        for _ in range(3):
            await asyncio.sleep(0)
        assert not waiting.done()
    pace.wish(page, 0)
    await waiting


def test_a_page_tells_its_speed_and_bots_keep_to_it(serving: Callable[..., Server]) -> None:
    browser = serving(pace=1000).browser()
    table = browser.new(chance="seed", seed="1")
    with browser.at(f"{table}?speed=0") as line:  # the bot answers at once
        for _ in range(3):
            line.wait(lambda line: bool(line.targets))
            line.does("act", action=line.targets[0])


def test_wishes_count_of_players_who_see_the_page(server: Server, browser: Browser) -> None:
    table = browser.new()
    found: Any = server.app.services.registry.find(table)
    with browser.at(f"{table}?speed=3") as line:
        assert found.pace.factor == SPEEDS[3]
        line.ask("speed", speed=1)
        assert found.pace.factor == SPEEDS[1]
        assert not line.ask("speed", speed=9)["ok"]
        line.ask("seen", on=False)
        assert found.pace.factor == UNWATCHED
        line.ask("seen", on=True)
        line.ask("speed", speed=NORMAL)
        assert found.pace.factor == SPEEDS[NORMAL]
    assert found.pace.factor == UNWATCHED


def heard(page: str) -> set[str]:
    """The sounds of the step that a page shows."""
    found = re.search(r'data-heard="([^"]*)"', page)
    return set(found[1].split()) if found else set()


def points(page: str) -> list[int]:
    return [int(words) for words in re.findall(r'class="score"[^>]*><span class="unseen">(-?\d+)', page)]


@pytest.mark.parametrize(("game", "special"), [("shizzle", "roll"), ("twisty", "theft")])
def test_the_sounds_of_a_step_are_told_from_the_points(browser: Browser, game: str, special: str) -> None:
    table, all_heard = browser.new(game, seat_2="person", chance="seed", seed="3"), set[str]()
    luck = random.Random(2)
    with browser.at(table) as line:
        before, acting = points(line.seats), 0
        for _ in range(600):
            if "Game over" in line.title:
                break
            seats, shown = line.seats.split("<section"), line.drawn + line.parts["part-actions"]
            acting = next(i for i, seat in enumerate(seats) if 'aria-current="true"' in seat)
            actions = [int(action) for action in re.findall(r'data-action="(\d+)"', shown)]
            thefts = [target for target in shown.split('id="act-')[1:] if "grab" in target]
            line.does("act", action=int(thefts[0].split('"')[0]) if thefts else luck.choice(actions))
            now, told = points(line.seats), heard(line.parts["moment"])
            lost = {seat for seat, (new, old) in enumerate(zip(now, before, strict=True), 1) if new < old}
            robbed = lost - {acting}
            assert ("theft" in told) == bool(robbed)
            assert {name for name in told if name.startswith("from-")} == {f"from-{seat}" for seat in lost if robbed}
            if not robbed:
                assert ("score" in told) == (now[acting - 1] > before[acting - 1])
            assert ("roll" in told) != ("place" in told)
            assert ("win" in told) == ("Game over" in line.title)
            assert 'data-by="person"' in line.parts["moment"]
            all_heard |= told
            before = now
        line.does("look", at=3)
        assert heard(line.parts["moment"]) == set()
    assert all_heard >= {"place", "score", special, "win"}
