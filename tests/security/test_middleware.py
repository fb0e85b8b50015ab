"""Requests that the middleware refuses, and proxies that it trusts."""

import asyncio
import threading
from collections.abc import Callable
from typing import Any
from urllib import parse

import pytest
from starlette.formparsers import MultiPartParser
from starlette.websockets import WebSocketDisconnect

from tests.serving import HOST, Browser, Server
from tumblestar.app.app import reject
from tumblestar.security import errors, middleware
from tumblestar.security.costs import Route, RouteKinds
from tumblestar.security.limits import Limits, RateLimiter
from tumblestar.security.middleware import RequestFilter
from tumblestar.security.proxy import ForwardedHeaders
from tumblestar.security.settings import read

PROXY = read({"behind_proxy": "127.0.0.1,10.0.0.0/8", "open": "on", "hosts": HOST}, {}).behind_proxy
NEVER = ("'unsafe-inline'", "'unsafe-eval'", "*", "http:", "https:")


def seen_as(client: str, kind: str = "http", *, proxies: Any = PROXY, **headers: str | list[str]) -> dict[str, Any]:
    """What the app sees of a request that comes from an address with such headers."""
    seen: dict[str, Any] = {}

    async def look(scope: Any, receive: Any, send: Any) -> None:
        seen.update(scope)

    async def nothing(*_: Any) -> Any:
        return {}

    lists = {name: [value] if isinstance(value, str) else value for name, value in headers.items()}
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, values in lists.items() for value in values]
    scope = {"type": kind, "client": (client, 1), "scheme": "http" if kind == "http" else "ws", "headers": raw}
    asyncio.run(ForwardedHeaders(look, proxies)(scope, nothing, nothing))
    return seen


def test_every_answer_has_a_policy_without_inline_script(serving: Callable[..., Server]) -> None:
    """Pages, redirects, files, refusals at every gate, and mistakes of ours."""
    server = serving(password="open sesame", limits=True)
    browser = server.browser(fails=False)
    stranger = server.browser()
    paths = ("/", "/nothing", "/health", "/static/x/none.css", "/password", "/metrics")
    answers = [browser.get(path) for path in paths]
    answers += [browser.post("/password", data={"password": word}) for word in ("wrong", "open sesame")]
    answers += [browser.get(path) for path in ("/", "/nothing", "/table/none", "/new/chess", "/rules/twisty")]
    answers += [
        browser.post("/settings", data={"name": "Ann"}),
        browser.request("PUT", "/"),
        browser.post("/settings", content=b"x" * (middleware.LARGEST_BODY + 1)),
        browser.get("/", headers={"host": "evil.example"}),
        browser.post("/settings", headers={"origin": "http://evil.example"}),
    ]
    answers += [stranger.post("/password", data={"password": "wrong"}) for _ in range(31)]
    server.app.services.registry.store.tables_of = None  # something breaks
    answers.append(browser.get("/tables"))
    statuses = {answer.status_code for answer in answers}
    assert {200, 303, 401, 403, 404, 405, 413, 421, 429, 500} <= statuses
    for answer in answers:
        policy = answer.headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert not [part for part in policy.replace(";", " ").split() if part in NEVER]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"
        assert "server" not in answer.headers


def test_a_promise_of_https_is_a_setting_and_never_made_under_a_path_or_without_https() -> None:
    def promised(hsts: float, **scope: Any) -> str:
        sent: list[Any] = []

        async def app(scope: Any, receive: Any, send: Any) -> None:
            await send({"type": "http.response.start", "status": 200, "headers": []})

        async def send(message: Any) -> None:
            sent.append(message)

        scope = {"type": "http", "method": "GET", "scheme": "https", "path": "/", "query_string": b"", **scope}
        scope["headers"] = [(b"host", HOST.encode())]
        asyncio.run(RequestFilter(app, reject, hosts=["*"], hsts=hsts)(scope, asyncio.Event().wait, send))
        return dict(sent[0]["headers"]).get(b"strict-transport-security", b"").decode()

    assert promised(31_536_000.0) == "max-age=31536000"
    assert promised(0.0) == promised(60.0, root_path="/games") == promised(60.0, scheme="http") == ""


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_what_a_browser_says_of_a_foreign_page_is_believed(browser: Browser, site: str) -> None:
    assert browser.post("/settings", headers={"sec-fetch-site": site}).status_code == 403
    assert browser.post("/settings", headers={"sec-fetch-site": "same-origin"}).status_code == 303


@pytest.mark.parametrize("name", ["host", "origin", "content-length"])
def test_a_header_that_may_stand_once_stands_once(server: Server, name: str) -> None:
    """Two of a kind are how requests are smuggled: whoever reads the other one sees another request."""
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        sent.append(message)

    headers = [(b"host", HOST.encode()), (b"origin", f"http://{HOST}".encode()), (b"content-length", b"0")]
    doubled = [*headers, (name.encode(), dict(headers)[name.encode()])]
    scope = {"type": "http", "method": "POST", "path": "/settings", "raw_path": b"/settings", "query_string": b""}
    scope |= {"headers": doubled, "scheme": "http", "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 1)}
    asyncio.run(server.app(scope, receive, send))
    assert sent[0]["status"] == 400


FOREIGN = ["[::1].evil.example", "localhost:80@evil.example", "localhost:80:evil.example", "evil.example\\@localhost"]
FOREIGN += ["localhost:", "localhost:x", "localhost/", "[::1", ""]


def test_only_our_own_hosts_are_answered(browser: Browser) -> None:
    for host in ("localhost", "LOCALHOST:8017", "127.0.0.1:1", "[::1]", "[::1]:65535"):
        assert browser.get("/health", headers={"host": host}).status_code == 200, host
    for host in FOREIGN:
        assert browser.get("/health", headers={"host": host}).status_code == 421, host


@pytest.mark.parametrize("size", ["-1", "1e3", "٣", "9" * 30, "abc", ""])
def test_a_size_that_is_no_number_is_refused(browser: Browser, size: str) -> None:
    assert browser.post("/settings", headers={"content-length": size.encode()}).status_code == 413


def test_a_page_without_tls_has_another_origin_than_one_with_tls(serving: Callable[..., Server]) -> None:
    server = serving(behind_proxy=PROXY, open=True)
    browser = server.browser()
    browser._transport.client = ("127.0.0.1", 1)
    forwarded = {"x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https", "cookie": "tumblestar-check=1"}
    assert browser.post("/settings", headers=forwarded | {"origin": f"http://{HOST}"}).status_code == 403
    assert browser.post("/settings", headers=forwarded | {"origin": f"https://{HOST}"}).status_code == 303


FORM = {"content-type": "application/x-www-form-urlencoded"}


def test_forms_are_small_and_files_may_be_longer(browser: Browser) -> None:
    long = b"name=" + b"a" * 100_000
    assert browser.post("/settings", content=long, headers=FORM).status_code == 413
    assert browser.post("/tables/open", files={"file": ("a.txt", long)}).status_code == 422


def test_a_form_of_many_fields_is_refused_without_being_parsed(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted: list[str] = []
    browser.headers["cookie"] = "tumblestar-check=1"
    monkeypatch.setattr(parse, "unquote", lambda text, *_, **__: counted.append(text) or text)
    for content in (b"&" * 60_000, b"a=b&" * 10_000):
        assert browser.post("/settings", content=content, headers=FORM).status_code == 400
    assert not counted


def test_files_are_taken_apart_beside_the_event_loop(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[int] = []
    parse_all = MultiPartParser.parse

    async def noted(self: MultiPartParser) -> Any:
        threads.append(threading.get_ident())
        return await parse_all(self)

    monkeypatch.setattr(MultiPartParser, "parse", noted)
    assert browser.post("/tables/open", files={"file": ("a.txt", b"x")}).status_code == 422
    assert browser.portal
    assert browser.portal.call(threading.get_ident) not in threads
    assert threads


@pytest.mark.parametrize("kind", ["multipart/form-data; boundary=x; charset=punycode", "multipart/form-data"])
def test_a_form_with_a_slow_encoding_is_refused(browser: Browser, kind: str) -> None:
    body = b'--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nAnn-\r\n--x--\r\n'
    assert browser.post("/settings", content=body, headers={"content-type": kind}).status_code == 400


def test_an_endless_body_times_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(middleware, "BODY_WITHIN", 0.01)

    async def drops() -> Any:
        await asyncio.sleep(3600)

    async def read() -> Any:
        return await middleware._limited(drops, 1000)()

    assert asyncio.run(read()) == {"type": "http.disconnect"}
    monkeypatch.setattr(errors, "BODY_WITHIN", 0.01)
    assert asyncio.run(errors._drain(drops))


def test_who_is_refused_reads_the_answer_after_the_body() -> None:
    """Else the connection is closed while the body comes, and a browser shows no answer."""
    order: list[str] = []
    body = [{"type": "http.request", "body": b"x", "more_body": n < 3} for n in range(4)]

    async def receive() -> Any:
        order.append("read")
        return body.pop(0)

    async def send(message: Any) -> None:
        order.append(message["type"])

    for headers, reads in (([(b"content-length", b"4")], 4), ([], 0)):
        order.clear()
        scope = {"type": "http", "method": "POST", "path": "/tables/open", "headers": headers, "client": ("1.1.1.1", 1)}
        limits = Limits()
        while not limits.wait("upload", "a:1.1.1.1"):
            pass
        kinds = RouteKinds([Route("/tables/open", order.append, "upload", methods=["POST"])])
        limiter = RateLimiter(order.append, limits, kinds, reject)  # type: ignore[arg-type]
        asyncio.run(limiter(scope, receive, send))
        assert order == ["read"] * reads + ["http.response.start", "http.response.body"]


def test_nothing_is_read_above_the_limit_of_a_body() -> None:
    async def much() -> Any:
        return {"type": "http.request", "body": b"x" * 400_000, "more_body": True}

    async def read() -> list[str]:
        limited = middleware._limited(much, 1_500_000)
        return [(await limited())["type"] for _ in range(5)]

    assert asyncio.run(read()) == ["http.request"] * 3 + ["http.disconnect"] * 2


def test_only_a_known_proxy_is_believed() -> None:
    forwarded = {"x_forwarded_for": "203.0.113.9", "x_forwarded_proto": "https"}
    for client, address, scheme in (("127.0.0.1", "203.0.113.9", "https"), ("192.0.2.1", "", "http")):
        seen = seen_as(client, **forwarded)
        assert (seen["client"][0], seen["scheme"]) == (address, scheme)


@pytest.mark.parametrize(
    ("forwarded", "address"),
    [
        ("127.0.0.1, 203.0.113.9", "203.0.113.9"),  # the first was made up by whoever asks
        ("203.0.113.9, 10.0.0.7", "203.0.113.9"),  # one proxy behind another
        ("10.0.0.7", ""),
        ("", ""),
        ("nonsense", ""),
        ("203.0.113.9:4711", "203.0.113.9"),  # some proxies add the port: it must not make a bucket of its own
        ("203.0.113.9, 10.0.0.7:80", "203.0.113.9"),
        ("[2001:db8::1]:4711", "2001:db8::1"),
        ("[2001:db8::1]", "2001:db8::1"),
        ("2001:db8::1", "2001:db8::1"),
        ("2001:0DB8:0::1", "2001:db8::1"),
    ],
)
def test_the_leftmost_forwarded_address_is_not_trusted(forwarded: str, address: str) -> None:
    assert seen_as("127.0.0.1", x_forwarded_for=forwarded)["client"][0] == address


@pytest.mark.parametrize(
    ("protocols", "addresses", "scheme"),
    [
        ("https,http", "", "https"),
        ("https,http", "203.0.113.9", "https"),  # the second proxy appends to one header only
        ("https, http", "203.0.113.9, 10.0.0.7", "https"),
        ("http, https, http", "10.9.9.9, 203.0.113.9, 10.0.0.7", "https"),  # the first entries were made up
        ("https, http", "10.9.9.9, 203.0.113.9", "http"),
        ("http,https", "", "http"),
        (" HTTPS , HTTP ", "", "https"),
        ("https,", "", "https"),
        ("wss", "203.0.113.9", "https"),
        ("ws", "203.0.113.9", "http"),
        ("", "203.0.113.9", "http"),
        ("javascript", "", "http"),
    ],
)
def test_the_scheme_is_the_one_by_which_the_client_came(protocols: str, addresses: str, scheme: str) -> None:
    headers = {"x_forwarded_proto": protocols} | ({"x_forwarded_for": addresses} if addresses else {})
    assert seen_as("10.1.2.3", **headers)["scheme"] == scheme
    assert seen_as("10.1.2.3", kind="websocket", **headers)["scheme"] == scheme.replace("http", "ws")


def test_a_header_of_proxies_that_stands_twice_is_one_list() -> None:
    forwarded = {"x_forwarded_proto": ["https", "http"], "x_forwarded_for": ["203.0.113.9", "10.0.0.7"]}
    seen = seen_as("10.1.2.3", **forwarded)
    assert (seen["client"][0], seen["scheme"]) == ("203.0.113.9", "https")


def test_links_and_redirects_behind_two_proxies_are_of_https(serving: Callable[..., Server]) -> None:
    browser = serving(behind_proxy=PROXY, open=True).browser(**{"x-forwarded-proto": "https,http"})
    browser._transport.client = ("127.0.0.1", 1)
    browser.headers["origin"] = f"https://{HOST}"
    browser.headers["cookie"] = "tumblestar-check=1"  # the client itself keeps no secure cookie of this address
    browser.headers["cookie"] = _pair(browser.post("/settings", data={"name": "Ann"}))
    table = browser.new(seat_2="friend")
    assert f"https://{HOST}/join/" in browser.get(f"/table/{table}").text
    assert browser.get("/tables/").headers["location"] == f"https://{HOST}/tables"
    with browser.line(table, origin=f"https://{HOST}"):
        pass
    with pytest.raises(WebSocketDisconnect), browser.line(table, origin=f"http://{HOST}"):
        pass


def test_an_unconfigured_proxy_makes_nobody_local(server: Server) -> None:
    """Behind a proxy on this machine everybody seems to come from here; the mark of a proxy shows that they do not."""
    for mark in ("x_forwarded_for", "forwarded", "x_forwarded_proto", "x_forwarded_host", "x_real_ip"):
        proxies = server.app.services.settings.behind_proxy
        assert seen_as("127.0.0.1", proxies=proxies, **{mark: "127.0.0.1"})["client"][0] == ""
    browser = server.browser()
    browser._transport.client = ("127.0.0.1", 1)
    assert browser.get("/metrics").status_code == 200
    assert browser.get("/metrics", headers={"x-forwarded-for": "127.0.0.1"}).status_code == 403


def test_cookies_are_secure_behind_tls(serving: Callable[..., Server]) -> None:
    server = serving(behind_proxy=PROXY, password="open sesame")
    browser = server.browser()
    browser._transport.client = ("127.0.0.1", 1)
    browser.headers["cookie"] = "tumblestar-check=1"  # the client itself keeps no secure cookie of this address
    for scheme in ("https", "http"):
        forwarded = {"x-forwarded-for": "203.0.113.9", "x-forwarded-proto": scheme, "origin": f"{scheme}://{HOST}"}
        entered = browser.post("/password", data={"password": "open sesame"}, headers=forwarded)
        known = browser.post("/settings", data={"name": "Ann"}, headers=forwarded | {"cookie": _pair(entered)})
        for answer in (entered, known):
            flags = answer.headers["set-cookie"].lower()
            assert all(flag in flags for flag in ("httponly", "samesite=lax", "path=/"))
            assert ("secure" in flags) == (scheme == "https")


def _pair(answer: Any) -> str:
    return answer.headers["set-cookie"].split(";")[0]


def test_a_socket_of_a_foreign_page_is_not_opened(browser: Browser) -> None:
    table = browser.new()
    for headers in ({"origin": "http://evil.example"}, {"sec-fetch-site": "cross-site"}, {"host": "evil.example"}):
        with pytest.raises(WebSocketDisconnect), browser.line(table, **headers):
            pass
