"""Languages of the site that are fetched when they are wanted, and what happens without a network."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.site.test_bridge import FORM, get
from tumblestar import bots
from tumblestar.contract.errors import BadOption
from tumblestar.security.identity import introduce
from tumblestar.site import bundle
from tumblestar.site.app import FetchedLanguages, make_app
from tumblestar.site.in_browser import VISITOR, Bridge
from tumblestar.storage.store import Store
from tumblestar.words import LANGUAGES, languages, say

LANG = "fr"


class Network:
    """Where archives come from, if there is a network."""

    def __init__(self) -> None:
        self.is_there, self.asked, self.told = True, list[str](), list[str]()

    async def fetch(self, lang: str) -> bytes | None:
        self.asked.append(lang)
        await asyncio.sleep(0)
        return bundle.archive(bundle.language_files(lang).items()) if self.is_there else None


@pytest.fixture
def network() -> Iterator[Network]:
    """A network, while only English is here."""
    absent = set(LANGUAGES[1:])
    languages.ELSEWHERE.update(absent)
    yield Network()
    languages.ELSEWHERE.difference_update(absent)


@asynccontextmanager
async def bridged(network: Network, folder: Path) -> AsyncIterator[Bridge]:
    """A bridge to a site of somebody who reads French."""
    (folder / "data").mkdir()
    store = Store.open(folder / "data")
    await introduce(store, VISITOR)
    fetched = FetchedLanguages(folder / "packages", network.fetch, network.told.append)
    yield Bridge(make_app(store, "", fetched), lambda *_: None, "https://games.example", "/", f"{LANG},en;q=0.5")
    store.close()


async def language_of(bridge: Bridge, path: str = "/") -> str:
    status, _, text = await get(bridge, path)
    assert status == 200
    return text.partition('<html lang="')[2][:2]


async def choose(bridge: Bridge, lang: str) -> None:
    status, _, _ = await bridge.request("POST", "/settings", [FORM], f"language={lang}".encode())
    assert status == 303


@pytest.mark.anyio
async def test_a_language_is_fetched_when_it_is_wanted_and_once(network: Network, tmp_path: Path) -> None:
    async with bridged(network, tmp_path) as bridge:
        assert await asyncio.gather(language_of(bridge), language_of(bridge, "/friends")) == [LANG, LANG]
        assert network.asked == [LANG]
        assert LANG not in languages.ELSEWHERE
        got = {file.relative_to(tmp_path / "packages").as_posix() for file in (tmp_path / "packages").rglob("*.*")}
        assert got == bundle.language_files(LANG).keys()
        await choose(bridge, "en")
        assert await language_of(bridge) == "en"
        assert network.told == []


@pytest.mark.anyio
async def test_without_a_network_texts_are_english_and_it_is_told_until_it_can_be_had(
    network: Network, tmp_path: Path
) -> None:
    network.is_there = False
    async with bridged(network, tmp_path) as bridge:
        assert await language_of(bridge) == "en"
        assert await language_of(bridge, "/friends") == "en"
        assert (network.asked, network.told) == ([LANG], [LANG])  # not with every request
        await choose(bridge, "en")
        assert await language_of(bridge) == "en"
        assert network.told == [LANG, ""]
        await choose(bridge, LANG)
        assert await language_of(bridge) == "en"
        network.is_there = True
        await choose(bridge, LANG)
        assert await language_of(bridge) == LANG
        assert network.told == [LANG, "", LANG, ""]


def test_names_in_a_language_that_is_not_here_are_unknown_and_its_words_are_not_taken_for_english(
    network: Network,
) -> None:
    typed = say(LANG, "bot-club", "twisty")
    assert typed != say("en", "bot-club", "twisty")
    with pytest.raises(BadOption):
        bots.name_of(typed, "twisty")
    languages.ELSEWHERE.discard(LANG)
    assert bots.name_of(typed, "twisty") == "club"
