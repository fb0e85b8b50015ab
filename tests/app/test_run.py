"""Starting the server: the location of its data, and errors that prevent the start."""

import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from ipaddress import ip_network
from pathlib import Path
from threading import Timer
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from tumblestar.app import http_server, run
from tumblestar.security.protocols import Admission
from tumblestar.security.settings import Settings
from tumblestar.storage import data_folder
from tumblestar.storage.locks import serving
from tumblestar.storage.sqlite import FILE


@pytest.fixture
def taken() -> Iterator[int]:
    """A port somebody else listens on."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen(1)
        yield other.getsockname()[1]


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Any]]:
    """The configurations of servers that were run, instead of running them."""
    seen: list[Any] = []

    class Server:
        listen = None

        def __init__(self, config: Any, *_others: Any) -> None:
            seen.append(config)

        def run(self, sockets: list[socket.socket]) -> None:
            for listener in sockets:
                listener.close()

    monkeypatch.setattr(http_server, "Server", Server)
    yield seen
    for config in seen:
        config.app.services.registry.store.close()


def serve(folder: Path, *, lang: str = "en", **settings: Any) -> None:
    run.serve(Settings(data=str(folder), **{"port": 0} | settings), open_browser=False, lang=lang)


@pytest.fixture
def refusal(capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """`refusal(folder, port=…)` is what a server says that does not start."""

    def refused(folder: Path, **settings: Any) -> str:
        with pytest.raises(SystemExit) as caught:
            serve(folder, **settings)
        assert caught.value.code == 2
        return capsys.readouterr().err

    return refused


def test_the_location_of_the_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("TUMBLESTAR_DATA", raising=False)
    assert data_folder().name == "tumblestar"
    monkeypatch.setenv("TUMBLESTAR_DATA", str(tmp_path / "env"))
    assert data_folder() == tmp_path / "env"
    assert data_folder(str(tmp_path / "option")) == tmp_path / "option"


def test_it_says_where_it_is(served: list[Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    serve(tmp_path)
    said = capsys.readouterr().out
    assert "tumblestar is at http://127.0.0.1:" in said
    assert str(tmp_path) in said
    assert (tmp_path / FILE).exists()


@pytest.mark.parametrize(("lang", "said"), [("en", "is in use"), ("fr", "est déjà pris")])
def test_a_port_in_use(taken: int, tmp_path: Path, refusal: Callable[..., str], lang: str, said: str) -> None:
    error = refusal(tmp_path, port=taken, lang=lang)
    assert said in error
    assert f"--port {taken + 1}" in error


def test_an_address_and_a_folder_that_cannot_be_used(tmp_path: Path, refusal: Callable[..., str]) -> None:
    assert "Cannot listen at 192.0.2.1" in refusal(tmp_path, host="192.0.2.1")
    (tmp_path / "file").write_text("in the way")
    assert "Cannot make the folder" in refusal(tmp_path / "file" / "data")


def test_only_the_open_network_gets_the_names_of_this_machine(served: list[Any], tmp_path: Path) -> None:
    serve(tmp_path, hosts=("games.example",))
    assert served[0].app.services.settings.hosts == ("games.example",)
    names = run._names("0.0.0.0")
    assert socket.gethostname() in names


def test_two_servers_never_share_a_folder(
    served: list[Any], taken: int, tmp_path: Path, refusal: Callable[..., str], capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(tmp_path):
        assert "Another tumblestar is serving" in refusal(tmp_path)
    assert served == []
    serve(tmp_path)
    address = capsys.readouterr().out.split("http://")[1].split()[0]
    with serving(tmp_path):
        assert f"Open http://{address} in a browser" in refusal(tmp_path)
        assert f"http://{address}" in refusal(tmp_path, port=taken)


def test_a_locked_folder_is_retried_until_a_killed_process_releases_it(served: list[Any], tmp_path: Path) -> None:
    with ExitStack() as held:
        assert held.enter_context(serving(tmp_path))
        Timer(0.1, held.pop_all().close).start()
        serve(tmp_path)


def test_the_settings_passed_to_uvicorn(served: list[Any], tmp_path: Path) -> None:
    """Its own trust in proxies would let anybody on this machine choose an address; its own logs hold cookies."""
    serve(tmp_path)
    config = served[0]
    assert (config.proxy_headers, config.access_log, config.log_config) == (False, False, None)
    assert config.server_header is False
    assert (config.http, config.ws_max_size, config.ws_per_message_deflate) == (Admission, 64_000, False)


def test_without_the_hooks_of_its_limits_a_server_is_for_this_machine_only(
    served: list[Any],
    tmp_path: Path,
    refusal: Callable[..., str],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delattr(H11Protocol, "on_response_complete")
    proxies = (ip_network("127.0.0.1"),)
    for opened in ({"host": "0.0.0.0", "open": True}, {"behind_proxy": proxies, "open": True}):
        error = refusal(tmp_path, **opened)
        assert "HttpProtocol.on_response_complete" in error
        assert uvicorn.__version__ in error
    assert served == []
    serve(tmp_path)
    assert "HttpProtocol.on_response_complete" in capsys.readouterr().err
    assert len(served) == 1
