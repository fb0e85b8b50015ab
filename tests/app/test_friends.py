"""People at a table: invitations, seats, spectators, other devices, chat, presence, clocks, rematch and the lobby."""

import re
from collections.abc import Callable
from html import unescape

import pytest

from tests.serving import Browser, Line, Server
from tumblestar.play.viewer import Viewer
from tumblestar.record.text import read_record
from tumblestar.storage import store_people
from tumblestar.tables import invitations
from tumblestar.tables.table import Table

ON_BOTH = True
"""Run over SQLite and over PostgreSQL."""

LINK = re.compile(r"(?<!id=\"link-table\" readonly value=\")http://localhost(/(?:join|watch|bring)/[A-Za-z0-9_-]{32})")


def links_in(html: str) -> list[str]:
    return LINK.findall(unescape(html))


def table_of(server: Server, name: str) -> Table:
    table = server.app.services.registry.find(name)
    assert table
    return table


def done(line: Line, do: str, **more: object) -> None:
    """Asks for something that is no action; what follows is seen before the answer, or after it."""
    answer = line.ask(do, **more)
    assert answer["ok"], answer


def act_once(line: Line) -> None:
    """Does the first thing that may be done."""
    assert line.targets
    line.does("act", action=line.targets[0])


@pytest.fixture
def ann(server: Server) -> Browser:
    return server.browser()


@pytest.fixture
def bob(server: Server) -> Browser:
    return server.browser()


@pytest.fixture
def eve(server: Server) -> Browser:
    return server.browser()


Invite = Callable[..., tuple[str, str]]


@pytest.fixture
def invite(ann: Browser) -> Invite:
    """Ann makes a table with a seat for a friend: its name, and the path of the link."""

    def make(game: str = "twisty", **fields: str) -> tuple[str, str]:
        table = ann.new(game, seat_2="friend", **fields)
        (path,) = [link for link in links_in(ann.get(f"/table/{table}").text) if "/join/" in link]
        return table, path

    return make


Joined = Callable[..., str]


@pytest.fixture
def joined(bob: Browser, invite: Invite) -> Joined:
    """The name of such a table at which Bob has sat down."""

    def make(**fields: str) -> str:
        table, path = invite(**fields)
        sit(bob, path)
        return table

    return make


def sit(browser: Browser, path: str, name: str = "Bob", **more: str) -> str:
    answer = browser.post(path, data={"name": name} | more)
    assert answer.status_code == 303, answer.text
    return answer.headers["location"]


def test_a_table_begins_when_all_seats_are_taken(server: Server, ann: Browser, bob: Browser, invite: Invite) -> None:
    table, path = invite()
    assert table_of(server, table).live == 0
    with ann.at(table) as line:
        assert "The game begins when the last seat is taken." in line.status
        assert "Waiting for friends" in line.title
        assert line.targets == []
        assert line.ask("act", text="stay")["refused"]["code"] == "waiting"
        page = bob.get(path)
        assert page.status_code == 200
        assert "Ann invites you" in page.text
        assert table_of(server, table).is_waiting  # looking changes nothing
        assert not bob.cookies
        assert sit(bob, path) == f"/table/{table}"
        line.wait(lambda line: "Bob" in line.seats and line.n > 0)
        assert line.targets
        assert "part-people" in line.parts
        assert links_in(line.parts["part-people"]) == []
    assert not table_of(server, table).is_waiting
    assert bob.get(f"/table/{table}").status_code == 200


def test_a_link_is_used_once_and_opens_the_table_for_its_holder(bob: Browser, eve: Browser, invite: Invite) -> None:
    table, path = invite()
    sit(bob, path)
    again = bob.get(path)
    assert (again.status_code, again.headers["location"]) == (303, f"/table/{table}")
    for answer in (eve.get(path), eve.post(path, data={"name": "Eve"})):
        assert answer.status_code == 410
        assert "taken" in answer.text
        assert table not in answer.text
        assert "Bob" not in answer.text
    assert eve.get(f"/table/{table}").status_code == 404


def test_an_unknown_secret_and_one_of_another_kind_lead_nowhere(bob: Browser, invite: Invite) -> None:
    _, path = invite()
    secret, none = path.rsplit("/", 1)[1], "x" * 32
    for wrong in ("join/x", f"join/{none}", f"watch/{none}", f"bring/{none}", f"watch/{secret}", f"bring/{secret}"):
        assert bob.get(f"/{wrong}").status_code == bob.post(f"/{wrong}", data={}).status_code == 404, wrong


@pytest.mark.of_a_folder
def test_only_digests_of_secrets_are_stored(server: Server, invite: Invite) -> None:
    _, path = invite(watchers="1", together="1")
    secret = path.rsplit("/", 1)[1]
    with server.store.reading() as connection:
        assert store_people.find_invitation(connection, invitations.digest(secret))
    for file in server.folder.iterdir():
        assert secret.encode() not in file.read_bytes(), file


def test_no_page_of_anybody_else_has_a_secret(server: Server, ann: Browser, bob: Browser, eve: Browser) -> None:
    """All pages and lines of a guest and a spectator are searched for every link and secret of the host."""
    table = ann.new(seats="3", seat_2="friend", seat_3="friend", watchers="1", together="1", listed="1", chat="1")
    host = ann.get(f"/table/{table}").text
    paths = links_in(host)
    assert sorted(path.split("/")[1] for path in paths) == ["join", "join", "watch"]
    joins = [path for path in paths if "join" in path]
    sit(bob, joins[0])
    assert eve.post(next(path for path in paths if "watch" in path)).status_code == 303
    device = links_in(ann.post(f"/table/{table}/device").text)
    assert len(device) == 1
    secrets = [path.rsplit("/", 1)[1] for path in [*paths, *device]]
    seen = ""
    for browser in (bob, eve, server.browser()):
        for page in ("/", "/lobby", "/tables", f"/lobby/{table}", f"/table/{table}", f"/table/{table}/record"):
            seen += browser.get(page).text
    with bob.at(table) as line, eve.at(table) as watching, ann.at(table):
        bob_says = line.ask("say", text="hello")
        assert bob_says["ok"]
        watching.view()
        seen += "".join(line.parts.values()) + "".join(watching.parts.values())
    seen += bob.get(f"/table/{table}/verify").text
    for secret in secrets:
        assert secret not in seen
    assert "hello" in seen


def test_the_links_are_the_same_after_a_restart_and_still_good(server: Server, ann: Browser, invite: Invite) -> None:
    table, path = invite()
    ann = server.restart(ann)
    assert path in links_in(ann.get(f"/table/{table}").text)
    sit(server.browser(), path)
    assert not table_of(server, table).is_waiting


@pytest.mark.of_a_folder
def test_with_another_key_the_host_creates_new_links(server: Server, ann: Browser, invite: Invite) -> None:
    """The tables were restored elsewhere, and the key was not."""
    table, path = invite()
    server.stop()
    (server.folder / "pass.key").unlink()
    server.start()
    ann = server.browser(cookies=dict(ann.cookies))
    assert links_in(ann.get(f"/table/{table}").text) == []
    with ann.at(table) as line:
        done(line, "renew", seat=2)
        line.wait(lambda line: bool(links_in(line.parts["part-people"])))
        (fresh,) = links_in(line.parts["part-people"])
    assert fresh != path
    assert server.browser().get(path).status_code == 410
    sit(server.browser(), fresh)


def test_an_invalid_name_is_refused_and_one_is_kept_as_text(server: Server, bob: Browser, invite: Invite) -> None:
    table, path = invite()
    answer = bob.post(path, data={"name": "x" * 41})
    assert answer.status_code == 422
    assert "aria-invalid" in answer.text
    assert table_of(server, table).free_seats == [1]
    sit(bob, path, "<b onclick=x>B&b")
    for page in (bob.get(f"/table/{table}").text, bob.get(invite()[1]).text):
        assert "<b onclick" not in page
        assert "&lt;b onclick=x&gt;B&amp;b" in page


def test_salts_of_friends_flow_into_chance_after_the_commitment(ann: Browser, bob: Browser, invite: Invite) -> None:
    table, path = invite(salt_1="tea")
    page = bob.get(path).text
    promise = re.search(r'class="promise">([0-9a-f]{64})', page)
    assert promise
    sit(bob, path, salt="milk & honey")
    with ann.at(table) as line:
        line.does("resign")
    record = read_record(bob.get(f"/table/{table}/record").text)
    assert (record.salts, record.commitment) == (["tea", "milk & honey"], promise[1])
    assert 'class="finding proved"' in bob.get(f"/table/{table}/verify").text


def test_the_host_may_seat_bots_instead(server: Server, ann: Browser) -> None:
    table = ann.new(seats="3", seat_2="friend", seat_3="friend")
    with ann.at(table) as line:
        done(line, "fill", seat=2, bot="random")
        assert table_of(server, table).is_waiting
        done(line, "fill", seat=3, bot="greedy")
        line.wait(lambda line: line.n > 0)
    assert [place.kind for place in table_of(server, table).seats] == ["person", "bot", "bot"]


def test_the_host_does_not_sit_down_twice_by_accident_but_may(server: Server, ann: Browser, invite: Invite) -> None:
    table, path = invite()
    assert "This table is yours" in ann.get(path).text
    sit(ann, path, "Ann too")
    assert len(table_of(server, table).people) == 1
    assert table_of(server, table).free_seats == []


def test_a_guest_manages_nothing_and_may_take_two_seats(server: Server, ann: Browser, bob: Browser) -> None:
    table = ann.new(seats="3", seat_2="friend", seat_3="friend")
    first, second = links_in(ann.get(f"/table/{table}").text)
    sit(bob, first)
    with bob.at(table) as line:
        for asked in (
            {"do": "fill", "seat": 3},
            {"do": "renew", "seat": 3},
            {"do": "set", "what": "listed", "on": True},
            {"do": "hand", "seat": 1},
            {"do": "leave", "seat": 1},
            {"do": "back", "seat": 1},
            {"do": "missed", "seat": 1, "what": "bot"},
            {"do": "hand", "seat": 99},
        ):
            assert not line.ask(**asked)["ok"], asked
    assert "You already have a seat at this table" in bob.get(second).text
    sit(bob, second)
    assert table_of(server, table).free_seats == [2]


def test_a_seat_is_handed_to_a_bot_and_taken_back(server: Server, ann: Browser, bob: Browser, joined: Joined) -> None:
    table = joined()
    with bob.at(table) as line:
        done(line, "hand", seat=2, bot="random")
        line.wait(lambda line: "plays for now" in line.seats)
        assert 'data-do="back"' in line.seats
    with ann.at(table) as line:
        before = line.n
        while line.targets:
            act_once(line)
        line.wait(lambda line: bool(line.targets) and line.n > before)  # the bot has played for Bob
    record = read_record(ann.get(f"/table/{table}/record").text)
    assert [seat.kind for seat in record.seats] == ["person", "person"]
    assert {event.actor for event in record.events} >= {0, 1}
    bob = server.restart(bob)
    with bob.at(table) as line:
        done(line, "back", seat=2)
        line.wait(lambda line: "plays for now" not in line.seats)
    assert table_of(server, table).seats[1].bot == ""
    assert table_of(server, table).seats_played_by(table_of(server, table).seats[1].holder) == [1]


def test_a_seat_that_is_left_is_free(server: Server, ann: Browser, bob: Browser, eve: Browser, invite: Invite) -> None:
    table, path = invite()
    sit(bob, path)
    with ann.at(table) as line:
        with bob.at(table) as theirs:
            assert theirs.ask("leave", seat=2)["ok"]
        line.wait(lambda line: bool(links_in(line.parts["part-people"])))
        (fresh,) = links_in(line.parts["part-people"])
        assert fresh != path
        assert bob.get(f"/table/{table}").status_code == 404
        assert bob.get(path).status_code == 410
        sit(eve, fresh, "Eve")
        line.wait(lambda line: "Eve" in line.seats)
        assert "Bob leaves seat 2" in line.parts["part-chat"]
    assert table_of(server, table).live > 0


def test_who_leaves_is_no_longer_called_you(server: Server, bob: Browser, joined: Joined) -> None:
    """Spectators share a page, and whoever has left and looks on becomes one of them."""
    table = joined()
    held = table_of(server, table)
    viewer = Viewer(held, held.seats[1].holder, "en")
    assert (viewer.you, viewer.voice.viewer) == (1, 1)
    with bob.at(table) as theirs:
        assert theirs.ask("leave", seat=2)["ok"]
    assert (viewer.you, viewer.voice.viewer) == (None, None)


def test_a_solo_player_hands_over_but_does_not_leave(ann: Browser) -> None:
    table = ann.new()
    with ann.at(table) as line:
        assert line.ask("leave", seat=1)["refused"]["code"] == "alone"
        done(line, "hand", seat=1)
        line.wait(lambda line: "part-final" in line.parts and "hidden" not in line.parts["part-final"][:60])


def test_spectators_come_by_their_own_link_and_only_look(ann: Browser, eve: Browser, invite: Invite) -> None:
    table, _ = invite(watchers="1", together="1")
    (path,) = [link for link in links_in(ann.get(f"/table/{table}").text) if "/watch/" in link]
    assert eve.get(path).status_code == 200
    assert eve.get(f"/table/{table}").status_code == 404  # looking at the link makes nobody known
    assert eve.post(path).headers["location"] == f"/table/{table}"
    with eve.at(table) as line:
        assert line.drawn
        for asked in ({"do": "say", "text": "hi"}, {"do": "say", "phrase": "chat-hello"}, {"do": "resign", "seat": 1}):
            assert not line.ask(**asked)["ok"]
        with ann.at(table) as host:
            done(host, "set", what="watchers", on=False)
    assert eve.get(f"/table/{table}").status_code == 404
    assert eve.get(path).status_code == 410
    assert eve.post(path).status_code == 410


def test_a_device_comes_by_a_link(server: Server, ann: Browser, bob: Browser, eve: Browser, joined: Joined) -> None:
    table = joined()
    page = ann.post(f"/table/{table}/device").text
    (link,) = links_in(page)
    assert "<svg" in page
    phone = server.browser()
    assert "Ann" in phone.get(link).text
    assert phone.post(link).headers["location"] == f"/table/{table}"
    assert eve.post(link).status_code == 410
    assert bob.post(links_in(bob.post(f"/table/{table}/device").text)[0]).status_code == 303  # one's own: nothing new
    with phone.at(table) as line:
        act_once(line)
        assert links_in(line.parts["part-host"]) == []
    phone = server.restart(phone)
    assert table in phone.get("/tables").text
    with phone.at(table) as line:
        done(line, "set", what="chat", on=False)  # the host is the host everywhere


def test_phrases_are_translated_and_text_is_escaped_and_checked(server: Server, ann: Browser, invite: Invite) -> None:
    table, path = invite()
    bob = server.browser()
    bob.headers["accept-language"] = "fr"
    sit(bob, path)
    with ann.at(table) as line, bob.at(table) as theirs:
        line.ask("say", phrase="chat-luck")
        theirs.wait(lambda line: "Bonne chance" in line.parts["part-chat"])
        theirs.ask("say", text="  <img src=x>  « oui »  ")
        line.wait(lambda line: "oui" in line.parts["part-chat"])
        for text in ("", "a\u0000b"):
            assert line.ask("say", text=text)["refused"]["code"] == "chat"
        assert line.ask("say", phrase="game-name")["refused"]["code"] == "message"
        assert "Good luck!" in line.parts["part-chat"]
        assert "&lt;img src=x&gt; « oui »" in line.parts["part-chat"]
        assert "<img" not in line.parts["part-chat"]
        assert line.n == theirs.n == table_of(server, table).live


def test_a_repeated_request_is_answered_as_before(server: Server, ann: Browser, bob: Browser, joined: Joined) -> None:
    table = joined()
    with ann.at(table) as line, bob.at(table) as theirs:
        said = {"id": "same", "text": "only once"}
        assert theirs.ask("say", **said)["ok"]
        done(line, "set", what="chat", on=False)
        assert theirs.ask("say", **said)["ok"]
        assert theirs.ask("say", text="more")["refused"]["code"] == "chat"
        theirs.wait(lambda line: 'id="chat-text"' not in line.parts["part-chat"])
        assert theirs.ask("say", phrase="chat-hello")["ok"]
        assert theirs.ask("leave", seat=2)["ok"]
        assert theirs.ask("say", **said)["ok"]
        assert theirs.ask("say", text="more")["refused"]["code"] == "seat"
    ann = server.restart(ann)
    assert ann.get(f"/table/{table}").text.count("only once") == 1


def test_pages_show_who_is_here_away_or_gone(ann: Browser, bob: Browser, joined: Joined) -> None:
    table = joined()
    with ann.at(table) as line:
        line.wait(lambda line: 'class="presence gone"' in line.seats)
        with bob.at(table) as theirs:
            line.wait(lambda line: 'class="presence here"' in line.seats)
            theirs.ask("seen", on=False)
            line.wait(lambda line: 'class="presence away"' in line.seats)
        line.wait(lambda line: 'class="presence gone"' in line.seats)


def test_the_others_choose_about_who_is_gone(server: Server, ann: Browser, bob: Browser, joined: Joined) -> None:
    table = joined()
    presence = table_of(server, table).membership.presence_rules.presence
    with ann.at(table) as line:
        assert "missed" not in line.parts["part-people"]
        assert line.ask("missed", seat=2, what="bot")["refused"]["code"] == "seat"
        with bob.at(table):
            line.view()
        presence.grace = 0.0
        server.run(table_of(server, table).updates.publish)
        line.wait(lambda line: "Bob has been away" in line.parts["part-people"])
        assert line.ask("missed", seat=2, what="wait")["ok"]
        done(line, "missed", seat=2, what="bot")
        line.wait(lambda line: "plays for now" in line.seats)
        assert "A bot plays on for Bob" in line.parts["part-chat"]
    with bob.at(table) as theirs:
        done(theirs, "back", seat=2)


def play_turns(line: Line, other: Line, turns: int) -> None:
    """Both play, whoever is to act, until so many turns have passed."""
    game_turns = 0
    while game_turns < turns:
        acting = line if line.targets else other
        if not acting.targets:
            line.view()
            other.view()
            continue
        acting.does("act", action=acting.targets[-1])
        both = [page for page in (line, other) if page is not acting]
        both[0].wait(lambda page, n=acting.n: page.n >= n)
        game_turns += not acting.targets


def test_a_bank_that_is_spent_loses_the_game(server: Server, ann: Browser, bob: Browser, joined: Joined) -> None:
    table = joined(clock="bank-180-0", together="1")
    found, membership = table_of(server, table), table_of(server, table).membership
    with ann.at(table) as line, bob.at(table) as theirs:
        assert 'role="timer"' in line.seats
        assert "data-due" not in line.parts["part-status"]  # nobody's first turn is timed
        play_turns(line, theirs, 2)
        assert found.due is not None
        slow = theirs if theirs.targets else line
        real = membership.time
        membership.time = lambda: real() + 200_000
        refused = slow.ask("act", action=slow.targets[0])["refused"]
        assert refused["code"] == "clock"
        server.run(membership.time_out, found)
        slow.wait(lambda line: "You ran out of time" in line.status)
        is_slow = slow is line
        other = theirs if is_slow else line
        other.wait(lambda line: "ran out of time. You won" in line.status)
        assert "You won!" in other.status
    live_table = table_of(server, table)
    assert (live_table.status, live_table.record.end[:8], live_table.due) == ("over", "resigned", None)
    ann = server.restart(ann)
    with ann.at(table) as line:
        assert ("You ran out of time" if is_slow else "Bob ran out of time") in line.status


def test_a_bot_finishes_a_turn_whose_time_is_up(server: Server, ann: Browser, bob: Browser, joined: Joined) -> None:
    table = joined(clock="turn-30", together="1")
    membership, live_table = table_of(server, table).membership, table_of(server, table)
    with ann.at(table) as line, bob.at(table) as theirs:
        play_turns(line, theirs, 2)
        seat, turn = live_table.actor, live_table.game.turn(live_table.state)
        real = membership.time
        membership.time = lambda: real() + 31_000
        server.run(membership.time_out, live_table)
        assert live_table.game.turn(live_table.state) != turn
        assert not live_table.is_over
        membership.time = real
        assert live_table.clock
        assert live_table.clock.running == live_table.actor != seat
        line.wait(lambda line: "A bot finishes the turn" in line.parts["part-chat"])


def test_a_seat_with_a_clock_is_handed_over(server: Server, ann: Browser, bob: Browser, joined: Joined) -> None:
    table = joined(clock="bank-300-5", together="1")
    found = table_of(server, table)
    with ann.at(table) as line, bob.at(table) as theirs:
        play_turns(line, theirs, 2)
        assert found.clock
        seat = found.clock.running
        mine = line if seat == 0 else theirs
        assert mine.ask("leave", seat=seat + 1)["refused"]["code"] == "clock"
        mine.ask("hand", seat=seat + 1)
        other = theirs if mine is line else line
        other.wait(lambda line: bool(line.targets))
        assert found.clock.running == 1 - seat  # a bot's time is nobody's


@pytest.fixture
def over(ann: Browser, bob: Browser, eve: Browser, invite: Invite) -> str:
    """A finished table of Ann and Bob, with Eve as spectator."""
    table, path = invite(watchers="1", together="1", clock="bank-600-10", chat="1")
    (watching,) = [link for link in links_in(ann.get(f"/table/{table}").text) if "/watch/" in link]
    eve.post(watching)
    sit(bob, path)
    with ann.at(table) as line:
        line.does("resign")
    return table


def answered(browser: Browser, table: str, answer: str = "yes") -> str:
    """The table that a person comes to who asks for a rematch or answers."""
    answered = browser.post(f"/table/{table}/rematch", data={"answer": answer})
    assert answered.status_code == 303
    return answered.headers["location"].removeprefix("/table/")


def test_a_rematch_begins_when_all_agree(server: Server, ann: Browser, bob: Browser, eve: Browser, over: str) -> None:
    with ann.at(over) as line, eve.at(over) as looks_on:
        assert eve.post(f"/table/{over}/rematch").status_code == 403
        went = answered(bob, over)
        line.wait(lambda line: "Bob would like a rematch. Join?" in line.parts["part-asked"])
        assert 'role="alert"' in line.parts["part-asked"]
        assert f'href="/table/{went}"' not in line.parts["part-actions"]
        looks_on.wait(lambda line: "part-asked" in line.parts)
        assert "would like a rematch" not in looks_on.parts["part-asked"]
    rematch = table_of(server, went)
    assert (rematch.is_waiting, rematch.free_seats, rematch.asked_seats) == (True, [], [0])
    assert "You are invited to a rematch" in ann.get("/tables").text
    assert "You are invited to a rematch" not in bob.get("/tables").text
    with bob.at(went) as theirs:
        assert "Waiting for Ann." in theirs.status
        assert "Ann: no answer yet." in theirs.parts["part-people"]
        assert theirs.ask("act", text="stay")["refused"]["code"] == "waiting"
        assert (
            "would like a rematch. Join?" in ann.get(f"/table/{went}").text
        )  # the question stands at the new table, too
        assert answered(ann, over) == went
        theirs.wait(lambda line: line.n > 0)
        assert "Ann agrees to the rematch." in theirs.parts["part-chat"]
    assert not rematch.is_waiting
    assert [place.name for place in rematch.seats] == ["Ann", "Bob"]
    assert [place.holder for place in rematch.seats] == [place.holder for place in table_of(server, over).seats]
    assert rematch.membership.time_control == table_of(server, over).membership.time_control
    for browser in (ann, bob, eve):
        assert browser.get(f"/table/{went}").status_code == 200
        assert "would like a rematch. Join?" not in browser.get(f"/table/{over}").text


def test_a_request_for_a_rematch_acts_once(server: Server, ann: Browser, bob: Browser, over: str) -> None:
    went = answered(ann, over)
    for browser in (ann, bob, bob, ann):
        assert answered(browser, over) == went
    rematch = table_of(server, went)
    assert not rematch.is_waiting
    assert answered(bob, over, "no") == over  # too late: Bob has agreed
    assert [place.holder for place in rematch.seats] == [place.holder for place in table_of(server, over).seats]
    assert [message.key for message in rematch.membership.chat.messages] == ["note-agreed"]
    assert ann.get("/tables").text.count(f'href="/table/{went}"') == 1


def test_who_declines_a_rematch_frees_a_seat(
    server: Server, ann: Browser, bob: Browser, eve: Browser, over: str
) -> None:
    went = answered(ann, over)
    rematch = table_of(server, went)
    with ann.at(went) as line, ann.at(over) as before:
        assert answered(bob, over, "no") == over
        line.wait(lambda line: "Bob declines the rematch." in line.parts["part-chat"])
        before.wait(lambda line: "Bob declines the rematch." in line.parts["part-chat"])
        assert (rematch.free_seats, rematch.asked_seats) == ([1], [])
        assert "would like a rematch. Join?" not in bob.get(f"/table/{over}").text
        assert bob.get(f"/table/{went}").status_code == 404
        assert answered(bob, over, "no") == over
        assert bob.post(f"/table/{over}/rematch").status_code == 403  # the seat is somebody else's now
        (path,) = [link for link in links_in(line.parts["part-people"]) if "/join/" in link]
        assert sit(eve, path, "Eve") == f"/table/{went}"
        line.wait(lambda line: line.n > 0)
    assert [place.name for place in rematch.seats] == ["Ann", "Eve"]
    assert table_of(server, over).membership.chat.messages[-1].key == "note-declined"
    assert [message.key for message in table_of(server, over).membership.chat.messages].count("note-declined") == 1


def test_the_host_of_a_rematch_does_not_have_to_wait(server: Server, ann: Browser, bob: Browser, over: str) -> None:
    went = answered(ann, over)
    with ann.at(went) as line:
        assert line.ask("fill", seat=2)["refused"]["code"] == "taken"
        done(line, "send", seat=2)
        line.wait(lambda line: bool(links_in(line.parts["part-people"])))
        assert bob.post(f"/table/{over}/rematch").status_code == 403
        assert "would like a rematch. Join?" not in bob.get(f"/table/{over}").text
        done(line, "fill", seat=2, bot="random")
        line.wait(lambda line: line.n > 0)
    assert [place.kind for place in table_of(server, went).seats] == ["person", "bot"]


def test_the_lobby_shows_a_rematch_when_it_is_played(ann: Browser, bob: Browser, eve: Browser, joined: Joined) -> None:
    table = joined(watchers="1", together="1", listed="1")
    with ann.at(table) as line:
        line.does("resign")
    went = answered(ann, table)
    assert went not in eve.get("/lobby").text
    assert eve.post(f"/lobby/{went}", data={"seat": "2"}).status_code == 410  # the seat is kept for Bob
    answered(bob, table)
    assert f'href="/table/{went}"' in eve.get("/lobby").text


def test_the_lobby_lets_people_sit_down_where_listed(server: Server, ann: Browser, bob: Browser, eve: Browser) -> None:
    hidden = ann.new(seat_2="friend", together="1")
    table = ann.new(seat_2="friend", listed="1", together="1")
    page = bob.get("/lobby").text
    assert f"/lobby/{table}" in page
    assert hidden not in page
    assert bob.get(f"/lobby/{hidden}").status_code == 404
    assert bob.post(f"/lobby/{hidden}", data={"seat": "2"}).status_code == 404
    assert "Ann invites you" in bob.get(f"/lobby/{table}").text
    answer = bob.post(f"/lobby/{table}", data={"name": "Bob", "seat": "2"})
    assert answer.headers["location"] == f"/table/{table}"
    assert eve.post(f"/lobby/{table}", data={"name": "Eve", "seat": "2"}).status_code == 410
    assert eve.get(f"/table/{table}").status_code == 404  # a game that is played is not shown without spectators
    with bob.at(table) as line:
        line.does("resign")
    assert eve.get(f"/table/{table}").status_code == 200
    assert table in eve.get("/lobby").text
    assert table in bob.get("/tables").text
    assert "Delete" not in bob.get("/tables").text  # only the host may


def test_the_lobby_is_searched_by_game_and_by_name(ann: Browser, bob: Browser) -> None:
    twisty = ann.new("twisty", seat_2="friend", listed="1", together="1", name_1="Zoë")
    shizzle = ann.new("shizzle", seat_2="friend", listed="1", together="1", name_1="Max 100%")
    results = {
        query: [name for name in (twisty, shizzle) if name in bob.get(f"/lobby?{query}").text]
        for query in ("", "game=shizzle", "name=zOË", "name=100%25", "name=%25", "game=twisty&name=max", "game=%27")
    }
    assert results == {
        "": [twisty, shizzle],
        "game=shizzle": [shizzle],
        "name=zOË": [twisty],
        "name=100%25": [shizzle],
        "name=%25": [shizzle],
        "game=twisty&name=max": [],
        "game=%27": [twisty, shizzle],
    }


def test_the_form_keeps_what_was_filled_in(ann: Browser) -> None:
    answer = ann.post(
        "/new/twisty",
        data={"seats": "2", "seat-1": "me", "seat-2": "friend", "clock": "sand", "together": "1", "listed": "1"},
    )
    assert answer.status_code == 422
    assert "no such clock" in answer.text
    assert re.search(r'value="friend" selected', answer.text)
    assert re.search(r'name="listed" value="1"[^>]* checked', answer.text)


def test_a_table_that_is_deleted_takes_all_of_its_people_along(server: Server, ann: Browser, invite: Invite) -> None:
    table, path = invite(watchers="1", together="1")
    with ann.at(table) as line:
        line.ask("say", text="hello")
    ann.post(f"/table/{table}/delete")
    ann.post(f"/table/{table}/delete")
    with server.store.reading() as connection:
        assert store_people.invitations(connection, table) == []
        assert store_people.messages(connection, table) == []
        assert store_people.tables_of(connection, 1) == []
    assert server.browser().get(path).status_code == 404


def test_a_link_admits_a_friend_and_a_used_link_admits_nobody(serving: Callable[..., Server]) -> None:
    server = serving(password="open sesame")
    ann, bob, eve = server.browser(), server.browser(), server.browser()
    assert ann.post("/password", data={"password": "open sesame", "back": "/"}).status_code == 303
    table = ann.new(seat_2="friend", watchers="1", listed="1", chat="1", together="1")
    join, watch = sorted(links_in(ann.get(f"/table/{table}").text))
    assert bob.get("/lobby").status_code == 401
    assert bob.get(join).status_code == 200
    assert bob.get("/lobby").status_code == 401  # to look at a link is not to use it
    sit(bob, join)
    assert bob.get(f"/table/{table}").status_code == 200
    with bob.at(table) as line:
        assert line.drawn
    assert eve.get(join).status_code == 410
    assert eve.post(join, data={"name": "Eve"}).status_code == 410
    assert eve.get(f"/table/{table}").status_code == 401
    assert eve.post(watch).status_code == 303
    assert eve.get(f"/table/{table}").status_code == 200
