"""Starting the server: the location of its data, and errors that prevent the start."""

import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from threading import Timer
from typing import Any

import pytest

from tumblestar.server import http_server, run
from tumblestar.server.security.protocols import Admission
from tumblestar.server.security.settings import Settings
from tumblestar.server.storage.folder_lock import note_address, serving
from tumblestar.server.storage.sqlite import FILE


@pytest.fixture
def taken() -> Iterator[int]:
    """A port somebody else listens on."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen(1)
        yield other.getsockname()[1]


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The configurations of servers that were run, instead of running them."""
    seen: list[Any] = []

    class Server:
        def __init__(self, config: Any, *_others: Any) -> None:
            seen.append(config)

        def run(self, sockets: list[socket.socket]) -> None:
            for listener in sockets:
                listener.close()

    monkeypatch.setattr(http_server, "Server", Server)
    return seen


def test_the_location_of_the_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("TUMBLESTAR_DATA", raising=False)
    assert run.data_folder().name == "tumblestar"
    monkeypatch.setenv("TUMBLESTAR_DATA", str(tmp_path / "env"))
    assert run.data_folder() == tmp_path / "env"
    assert run.data_folder(str(tmp_path / "option")) == tmp_path / "option"


def test_it_says_where_it_is(served: list[Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run.serve(Settings(port=0, data=str(tmp_path)), open_browser=False, lang="en")
    said = capsys.readouterr().out
    assert "tumblestar is at http://127.0.0.1:" in said
    assert str(tmp_path) in said
    assert (tmp_path / FILE).exists()
    served[0].app.state.registry.store.close()


@pytest.mark.parametrize(("lang", "said"), [("en", "is in use"), ("fr", "est déjà pris")])
def test_a_port_in_use(taken: int, tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str, said: str) -> None:
    with pytest.raises(SystemExit) as caught:
        run.serve(Settings(port=taken, data=str(tmp_path)), open_browser=False, lang=lang)
    assert caught.value.code == 2
    error = capsys.readouterr().err
    assert said in error
    assert f"--port {taken + 1}" in error


def test_an_address_that_is_not_ours(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run.serve(Settings(host="192.0.2.1", port=0, data=str(tmp_path)), open_browser=False, lang="en")
    assert "Cannot listen at 192.0.2.1" in capsys.readouterr().err


def test_a_folder_that_cannot_be_used(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(SystemExit) as caught:
        run.serve(Settings(port=0, data=str(tmp_path / "file" / "data")), open_browser=False, lang="en")
    assert caught.value.code == 2
    assert "Cannot make the folder" in capsys.readouterr().err


def test_only_the_open_network_gets_the_names_of_this_machine(served: list[Any], tmp_path: Path) -> None:
    run.serve(Settings(port=0, data=str(tmp_path), hosts=("games.example",)), open_browser=False, lang="en")
    assert served[0].app.state.settings.hosts == ("games.example",)
    served[0].app.state.registry.store.close()
    names = run._names("0.0.0.0")
    assert socket.gethostname() in names


def test_two_servers_never_share_a_folder(
    served: list[Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(tmp_path), pytest.raises(SystemExit):
        run.serve(Settings(port=0, data=str(tmp_path)), open_browser=False, lang="en")
    assert "Another tumblestar is serving" in capsys.readouterr().err
    assert served == []
    run.serve(Settings(port=0, data=str(tmp_path)), open_browser=False, lang="en")
    served[0].app.state.registry.store.close()
    address = capsys.readouterr().out.split("http://")[1].split()[0]
    with serving(tmp_path), pytest.raises(SystemExit):
        run.serve(Settings(port=0, data=str(tmp_path)), open_browser=False, lang="en")
    assert f"Open http://{address} in a browser" in capsys.readouterr().err


def test_a_second_server_at_the_same_port_says_where_the_first_one_is(
    taken: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    note_address(tmp_path, "http://127.0.0.1:1/")
    with serving(tmp_path), pytest.raises(SystemExit):
        run.serve(Settings(port=taken, data=str(tmp_path)), open_browser=False, lang="en")
    assert "http://127.0.0.1:1/" in capsys.readouterr().err


def test_a_locked_folder_is_retried_until_a_killed_process_releases_it(served: list[Any], tmp_path: Path) -> None:
    with ExitStack() as held:
        assert held.enter_context(serving(tmp_path))
        Timer(0.1, held.pop_all().close).start()
        run.serve(Settings(port=0, data=str(tmp_path)), open_browser=False, lang="en")
    served[0].app.state.registry.store.close()


def test_the_settings_passed_to_uvicorn(served: list[Any], tmp_path: Path) -> None:
    """Its own trust in proxies would let anybody on this machine choose an address; its own logs hold cookies."""
    run.serve(Settings(port=0, data=str(tmp_path)), open_browser=False, lang="en")
    config = served[0]
    assert (config.proxy_headers, config.access_log, config.log_config, config.server_header) == (
        False,
        False,
        None,
        False,
    )
    assert (config.http, config.ws_max_size, config.ws_per_message_deflate) == (Admission, 64_000, False)
    config.app.state.registry.store.close()
