"""Bots play as quickly as the people who watch wish."""

import asyncio
import random
import re
from collections.abc import Callable
from typing import Any

import pytest

from bench.made_tables import moments, up_to
from bench.pace import played, rounds, turns
from tests.patience import PATIENCE
from tests.serving import Browser, Server
from tests.tables.conftest import ANN, seats
from tumblestar.contract.state import CHANCE
from tumblestar.games import GAMES
from tumblestar.games.twinkle.rules import CHOOSE, ROLL
from tumblestar.storage.store import Store
from tumblestar.tables.bots import CALM, PACE, SPEEDS, STEP, UNWATCHED, Pace, Rhythm, _plan
from tumblestar.tables.bots import ROLL as ROLL_LASTS
from tumblestar.tables.registry import TableRegistry, TableSpec
from tumblestar.tables.table import Table

MOST_SECONDS = {1: 2.5, 2: 4.25, 3: 6, 4: 7.5, 5: 9}
"""Of a round at calm, by the number of bots."""


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


@pytest.mark.anyio
async def test_a_pause_takes_its_paces_at_the_speed_that_is_wished(monkeypatch: pytest.MonkeyPatch) -> None:
    pace, loop, clock, slept = Pace(), asyncio.get_running_loop(), [100.0], list[float]()

    async def sleep(waiting: Any, seconds: float) -> None:
        waiting.close()
        slept.append(seconds)
        clock[0] += seconds

    monkeypatch.setattr(loop, "time", lambda: clock[0])
    monkeypatch.setattr(asyncio, "wait_for", sleep)
    pace.seconds = PACE
    for factor in SPEEDS:
        pace.wish(pace, factor)
        since = clock[0] - 0.1
        assert await pace.wait(0.65, since) == pytest.approx(since + PACE * factor * 0.65)
    assert slept == pytest.approx([PACE * factor * 0.65 - 0.1 for factor in SPEEDS[1:]])
    assert await pace.wait(0.65, clock[0] - 9) == clock[0]  # what a bot thinks for longer is no pause


@pytest.mark.parametrize(
    ("game", "count"), [(game, count) for game in GAMES for count in GAMES[game].seats if count > 1]
)
def test_a_turn_and_a_round_are_shown_within_their_time(game: str, count: int) -> None:
    shown = turns(played(GAMES[game], count, "greedy", seed=5))
    assert max(shown) * PACE < MOST_SECONDS[1]
    assert max(rounds(shown, count - 1)) * PACE < MOST_SECONDS[count - 1]
    assert min(shown) * PACE > 0.5


def test_the_longest_turn_is_shared_out_among_its_steps() -> None:
    game = GAMES["shizzle"]
    state = game.fresh(6, {"first": 1})
    rhythm, times = Rhythm(game), list[float]()
    for _ in range(30):
        rhythm.step(state, 0)
        rhythm.chance()
        times.append(rhythm.lasts(state))
    assert sum(times) < Rhythm.paces(6)
    assert times == sorted(times, reverse=True)
    assert times[-1] > 0
    ended = played(game, 6, "greedy", seed=1).state  # of another turn
    assert sum(times[:-1]) + rhythm.lasts(ended) == pytest.approx(Rhythm.paces(6))


def is_choosing(s: Any, actor: int) -> bool:
    return s.phase == CHOOSE and not s.held and actor == 0


def test_all_that_a_bot_picks_is_one_step() -> None:
    record = played(GAMES["twinkle"], 2, "greedy", seed=1)
    for n in moments(record, is_choosing):
        steps = _plan("greedy", up_to(record, n))
        if len(steps[0]) > 1:  # else a d8 is taken from the centre
            assert [len(step) for step in steps] == [3, 1]
            assert steps[1] == [ROLL]
            return
    pytest.fail("nothing was picked")


async def round_of(table: Table, monkeypatch: pytest.MonkeyPatch) -> list[tuple[float, tuple[int, ...]]]:
    """Lets the bots of a table act; gives how long each waited, and what it then did at once."""
    done, is_own = list[tuple[float, tuple[int, ...]]](), asyncio.Event()
    act = Table.act_for_bot

    async def wait(self: Pace, share: float, since: float) -> float:
        done.append((share, ()))
        return since

    async def note(self: Table, seen: int, *actions: int) -> bool:
        done[-1] = (done[-1][0], actions)
        is_done = await act(self, seen, *actions)
        if not self.bot_to_act:
            is_own.set()
        return is_done

    monkeypatch.setattr(Pace, "wait", wait)
    monkeypatch.setattr(Table, "act_for_bot", note)
    async with asyncio.timeout(PATIENCE):
        while table.bot_to_act or table.actor == CHANCE:
            is_own.clear()
            await is_own.wait()
    return done


@pytest.mark.anyio
@pytest.mark.parametrize("game", sorted(GAMES))
async def test_bots_wait_as_long_as_each_step_is_shown(
    store: Store, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    count = max(GAMES[game].seats)
    registry = TableRegistry(store, pace=PACE)
    spec = TableSpec(
        GAMES[game],
        seats(*["greedy"] * (count - 1), "Ann"),
        {"first": 1} if game != "twinkle_twinkle" else {},
        chance="seed",
        seed="4",
    )
    table = await registry.make(ANN, spec)
    before = len(table.record.events)
    done = await round_of(table, monkeypatch)
    await registry.bots.close()
    rhythm, waits = Rhythm(GAMES[game]), [STEP]
    waits[0] += ROLL_LASTS if before else 0.0  # chance has set the game up
    steps = iter(actions for _, actions in done)
    states, left = [*table.record.states(), table.record.state], list[int]()
    for n, event in enumerate(table.record.events[before:], before):
        rhythm.note(states[n], event)
        if event.actor != CHANCE:
            left = left or list(next(steps))
            assert left.pop(0) == event.action
        if not left:
            waits[len(waits) if event.actor != CHANCE else -1 :] = [rhythm.lasts(states[n + 1])]
    assert [share for share, _ in done] == pytest.approx(waits[:-1])


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
    with browser.at(f"{table}?speed=2") as line:
        assert found.pace.factor == SPEEDS[2] == 1.0
        line.ask("speed", speed=1)
        assert found.pace.factor == SPEEDS[1] == 0.5
        assert not line.ask("speed", speed=3)["ok"]
        line.ask("seen", on=False)
        assert found.pace.factor == UNWATCHED
        line.ask("seen", on=True)
        line.ask("speed", speed=CALM)
        assert found.pace.factor == SPEEDS[CALM]
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
