"""Pages that are updated message by message equal reloaded pages."""

import random
from collections.abc import Sequence
from contextlib import ExitStack
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bench.page_client import patch_list
from tests.marks import rest_slow
from tests.serving import ORIGIN, Line, Server
from tests.tables.test_restrictions import link_of
from tumblestar.games import GAMES
from tumblestar.play.page_updates import assemble, diff_list, page_of, parts
from tumblestar.play.render_cache import CACHES, key_of, render_cache_of
from tumblestar.play.viewer import Viewer
from tumblestar.tables.help import Help
from tumblestar.tables.table import Table

STEPS = 70

elements = st.lists(st.sampled_from([f"<p>{letter}</p>" for letter in "abcdefg"]), unique=True)
dressed = st.sampled_from(
    [f"<{tag}>{held}" for tag in ("p", 'p id="a"', 'p id="a" x="1"', "p x", "q") for held in "ab"]
)


@given(elements, elements)
def test_changes_make_one_list_of_another(had: list[str], part: list[str]) -> None:
    items = diff_list(had, part)
    assert patch_list(had, items) == part
    assert {item for item in items if isinstance(item, str)} >= set(part) - set(had)


@given(elements, st.integers(0, 7))
def test_what_stays_in_its_order_is_not_sent_again(had: list[str], at: int) -> None:
    fresh = "<p>new</p>"
    for part in ([*had[:at], fresh, *had[at:]], [*had[:at], fresh, *had[at + 1 :]]):
        assert [item for item in diff_list(had, part) if isinstance(item, str)] == [fresh]
    assert all(isinstance(item, tuple) for item in diff_list(had, had[:at] + had[at + 1 :]))


@given(st.sets(st.integers(0, 19)), st.integers(0, 1))
def test_of_a_long_list_only_what_is_new_is_sent(places: set[int], shift: int) -> None:
    had = [f"<p>{i}</p>" for i in range(20)]
    part = [f"<b>{i}</b>" if i in places else element for i, element in enumerate(had)]
    part = [*part[shift:], "<i></i>"][:20]  # as long as it was, or moved up as well
    items = diff_list(had, part)
    assert patch_list(had, items) == part
    assert [item for item in items if isinstance(item, str)] == [element for element in part if element not in had]


@given(st.lists(dressed, max_size=12), st.lists(dressed, max_size=12))
def test_no_element_is_used_twice(had: list[str], part: list[str]) -> None:
    items = diff_list(had, part)
    assert patch_list(had, items) == part
    pairs = [item for item in items if not isinstance(item, str)]
    used = [i for a, b in pairs for i in ([a] if isinstance(b, str) else range(a, b))]
    assert len(used) == len(set(used))


@pytest.mark.parametrize(
    ("old", "new", "tag"),
    [
        ('<g id="a" x="1"><b>0</b></g>', '<g id="a" x="2"><b>0</b></g>', '<g id="a" x="2">'),
        ("<li><b>1</b></li>", '<li class="here"><b>1</b></li>', '<li class="here">'),
        ('<g id="a" x="1"><b>0</b></g>', '<g id="b" x="1"><b>0</b></g>', ""),  # another piece that looks the same
        ('<g id="a"><b/></g>', '<p id="a"><b/></p>', ""),
        ('<g id="a" x="1"><b>0</b></g>', '<g id="a" x="2"><i/></g>', ""),
        ('<g id="a"><b/><b/></g>', '<g id="a" x="2"><b>0</b></g>', ""),
    ],
)
def test_an_element_that_only_has_another_opening_tag_is_sent_that(old: str, new: str, tag: str) -> None:
    ground = ["<i>0</i>", "<i>1</i>"]
    fresh = (1, tag) if tag else new
    assert diff_list([ground[0], old, ground[1]], [ground[0], new, ground[1]]) == [(0, 1), fresh, (2, 3)]
    longer = [ground[0], new, "<i>2</i>", ground[1]]
    assert diff_list([ground[0], old, ground[1]], longer) == [(0, 1), fresh, "<i>2</i>", (2, 3)]


def test_lists_stand_in_their_places_also_in_one_another() -> None:
    made = {"part-a": '<ol id="part-a"><li id="b" data-keep></li></ol>', "b": ['<p id="c" data-keep></p>', "<i></i>"]}
    whole = '<ol id="part-a"><li id="b" data-keep><p id="c" data-keep><b></b></p><i></i></li></ol>'
    assert assemble({**made, "c": ["<b></b>"]}) == {"part-a": whole}


class Follower:
    """A page that follows, and how it looks at the table."""

    def __init__(self, line: Line, person: int, lang: str) -> None:
        self.line, self.person, self.lang = line, person, lang
        self.at: int | None = None
        self.aid = 0
        self.text = False

    def view(self, table: Table) -> Viewer:
        origin = ORIGIN["origin"]
        return Viewer(table, self.person, self.lang, at=self.at, aid=self.aid, origin=origin, text=self.text)

    def catch_up(self, table: Table) -> None:
        self.line.wait(lambda line: line.print == page_of(self.view(table)).fingerprint)

    def does(self, do: str, **more: Any) -> None:
        answer = self.line.ask(do, **more)
        assert answer["ok"], answer


def anew(table: Table, view: Viewer) -> dict[str, str]:
    """The parts of a page as they are made where nothing is known of the table yet."""
    key, known = key_of(table), render_cache_of(table)
    CACHES.forget(key)
    try:
        return assemble(parts(page_of(view)))
    finally:
        CACHES.keep(key, known)


def compare(table: Table, pages: Sequence[Follower]) -> None:
    """Each page shows after its updates what one shows that is made from nothing."""
    for page in pages:
        page.catch_up(table)
        assert page.line.parts == anew(table, page.view(table))


def change_people(rng: random.Random, table: Table, pages: Sequence[Follower]) -> None:
    """A seat that is not to act goes to a bot and back; or somebody is muted, or no more."""
    seat = next(seat for seat in range(len(table.seats)) if seat != table.actor)
    holder = next(page for page in pages if page.person == table.seats[seat].holder)
    if rng.random() < 0.5 or table.is_over or table.is_waiting:
        muted = next(seat for seat, place in enumerate(table.seats) if place.holder not in (0, pages[-1].person))
        pages[-1].does("mute", seat=muted + 1, on=rng.random() < 0.7)
    else:
        holder.does("hand", seat=seat + 1, bot="greedy")
        compare(table, pages)
        holder.does("back", seat=seat + 1)


def change_something(rng: random.Random, table: Table, pages: Sequence[Follower]) -> None:
    """Plays on, or does anything else that people do at a table."""
    page = rng.choice(pages)
    kind = rng.random()
    if kind < 0.1:
        page.at = rng.choice([None, rng.randrange(len(table.record.events) + 1)])
        page.does("look", **({} if page.at is None else {"at": page.at}))
    elif kind < 0.15:
        page.aid = rng.randrange(3)  # win shares come when they come
        page.does("aid", aid=page.aid)
    elif kind < 0.2:
        page.text = not page.text
        page.line.held.pop("part-text", None)  # it is not kept up to date while it is closed
        page.does("text", on=page.text)
        page.line.wait(lambda line: page.text == ("part-text" in line.held))
    elif kind < 0.25:
        rng.choice([page for page in pages if table.seats_held_by(page.person)]).does("say", phrase="chat-nice")
    elif kind < 0.28 and not table.is_over:
        seat = rng.randrange(2)
        names = (["Ann", "Anna", ""], ["<Bob>", "Bob", ""])[seat]  # no two alike
        holder = next(page for page in pages if page.person == table.seats[seat].holder)
        holder.does("rename", seat=seat + 1, name=rng.choice(names))
        holder.at = None
    elif kind < 0.31:
        change_people(rng, table, pages)
    elif kind < 0.38 and (able := [page for page in pages if table.may_take_back(page.person)]):
        able[0].does("takeback")
        able[0].at = None
    elif not table.is_over:
        able = [page for page in pages if table.may_act(page.person)]
        able[0].does("act", action=rng.choice(table.game.legal(table.state)))
        able[0].at = None


@pytest.mark.parametrize("second", ["friend", "person"])  # the same person holds both seats
@pytest.mark.parametrize("game", rest_slow(GAMES))
def test_an_updated_page_shows_the_same_as_a_reloaded_page(
    server: Server, game: str, second: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(*_: object) -> None:
        """Notes of help come beside the game: they would change the table while two pages of it are compared."""

    monkeypatch.setattr(Help, "use", use)
    rng, languages = random.Random(game + second), ("en", "fr", "fr", "de")
    browsers = [server.browser(**{"accept-language": lang}) for lang in languages]
    name = browsers[0].new(game, seat_2=second, watchers="1", together="1")
    if second == "friend":
        browsers[1].post(link_of(browsers[0], name), data={"name": "Bob"})
    table = server.app.services.registry.find(name)
    people = list(dict.fromkeys(place.holder for place in table.seats))
    for browser in browsers[len(people) :]:
        browser.post(link_of(browsers[0], name, "watch"))
        people += [person for person in table.membership.invitations.watchers if person not in people]
    with ExitStack() as stack:
        pages = [
            Follower(stack.enter_context(browser.at(name)), person, lang)
            for browser, person, lang in zip(browsers, people, languages, strict=True)
        ]
        for step in range(STEPS):
            if step < STEPS - 1 or table.is_over:
                change_something(rng, table, pages)
            else:
                pages[0].does("resign")
                pages[0].at = None
            compare(table, pages)
        browsers[0].post(f"/table/{name}/rematch")
        compare(table, pages)
        for page, browser in zip(pages, browsers, strict=True):
            html = browser.get(f"/table/{name}" + ("" if page.at is None else f"?at={page.at}")).text
            late = ("part-odds", "part-board") if page.aid else ()
            fresh = anew(table, page.view(table))
            assert [name for name, part in fresh.items() if part not in html and name not in late] == []
