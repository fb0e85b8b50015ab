"""What is done before the memory is kept: every game has been shown, and nothing of it stays."""

import asyncio
from pathlib import Path

import pytest

from tests.web.test_templating import templates
from tumblestar.games import GAMES
from tumblestar.site import in_browser
from tumblestar.site.in_browser import Bridge
from tumblestar.site.prerender import fresh_database
from tumblestar.web import covers, templating


def test_the_shelf_and_a_table_of_every_game_have_been_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, requested = list[tuple[str, int]](), Bridge.request

    async def request(*args: object) -> object:
        answer = await requested(*args)  # pyright: ignore[reportArgumentType]
        asked.append((str(args[2]), answer[0]))
        return answer

    monkeypatch.setattr(Bridge, "request", request)
    covers._packed.cache_clear()
    templating.environment.cache_clear()
    asyncio.run(in_browser.warm_up(fresh_database(tmp_path), "fr"))
    assert {status for _, status in asked} <= {200, 303}
    for part, each in (("/new/", 2), ("/cover/", 8), ("/table/", 4)):
        assert len([path for path, _ in asked if path.startswith(part)]) >= each, part
    assert covers._packed.cache_info().currsize == 2 * len(GAMES)
    compiled = templating.environment().cache
    assert compiled is not None
    assert sorted(templates()) == sorted(name for _, name in compiled)
