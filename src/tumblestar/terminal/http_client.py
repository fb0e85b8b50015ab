"""HTTP client for a server's pages and forms, with a file of cookies for each server.

The cookie is the player's identity. The files lie in the user's configuration folder, readable by that user only.
"""

from __future__ import annotations

import re
import urllib.error
import urllib.parse
import urllib.request
from contextlib import suppress
from http.client import HTTPException, HTTPMessage
from http.cookiejar import LoadError, LWPCookieJar
from pathlib import Path
from typing import IO

from tumblestar.terminal.game_interface import GameUnavailable
from tumblestar.words import Phrase
from tumblestar.words.kept_files import locked, write_file
from tumblestar.words.text_input import clean_link

TIMEOUT = 20
"""Seconds to wait for a response."""
MAX_READ = 2_000_000
_LINK = re.compile(r"/(?:join/[\w-]+|table/[\w-]+|lobby/[\w-]+)")
_TABLE = re.compile(r"/table/([\w-]+)")


class _Redirects(urllib.request.HTTPRedirectHandler):
    """Redirects as browsers follow them: after 307 a form is sent again. A server so checks that cookies are kept."""

    def redirect_request(
        self, req: urllib.request.Request, fp: IO[bytes], code: int, msg: str, headers: HTTPMessage, newurl: str
    ) -> urllib.request.Request | None:
        """The request to the new address."""
        if code == 307 and urllib.parse.urlsplit(newurl)[:2] == urllib.parse.urlsplit(req.full_url)[:2]:
            return urllib.request.Request(newurl, req.data, req.headers)  # noqa: S310
        return super().redirect_request(req, fp, code, msg, headers, newurl)


class HttpClient:
    """A client for one server, with the cookies that it has set."""

    def __init__(self, link: str, folder: Path, lang: str) -> None:
        """`folder` is where cookies are stored. Raises GameUnavailable if `link` leads to no seat or table."""
        parts = urllib.parse.urlsplit(clean_link(link))
        if parts.scheme not in ("http", "https") or not parts.hostname or not _LINK.fullmatch(parts.path.rstrip("/")):
            raise GameUnavailable(Phrase("term-no-link", {"link": link}))
        self.path = parts.path.rstrip("/")
        self.lang = lang
        self.origin = f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}"
        self._jar = LWPCookieJar(str(folder / "cookies" / re.sub(r"[^\w.-]", "_", parts.netloc)))
        self._load_cookies()
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self._jar), _Redirects)

    @property
    def socket_origin(self) -> str:
        """Scheme, host and port for WebSockets."""
        return "ws" + self.origin.removeprefix("http")

    @property
    def cookies(self) -> str:
        """The value of the Cookie header."""
        request = urllib.request.Request(self.origin + "/")  # noqa: S310
        self._jar.add_cookie_header(request)
        return request.get_header("Cookie") or ""

    def take_seat(self, name: str = "") -> str:
        """Takes the seat of the link, unless it is a table's link, and returns the table. Raises GameUnavailable."""
        where, page = self._request(self.path)
        if not _TABLE.fullmatch(where):
            seat = re.search(r'name="seat" value="(\d)"', page)
            where, _ = self._request(self.path, {"name": name, "seat": seat[1] if seat else "1"})
        if not (match := _TABLE.fullmatch(where)):
            raise GameUnavailable(Phrase("term-no-seat", {"link": self.origin + self.path}))
        return match[1]

    def record(self, table: str) -> str:
        """Returns the current record of a table. Raises GameUnavailable."""
        return self._request(f"/table/{table}/record")[1]

    def rematch(self, table: str) -> str:
        """Asks for a rematch, or agrees to it; returns its table. Raises GameUnavailable."""
        where, _ = self._request(f"/table/{table}/rematch", {"answer": "yes"})
        match = _TABLE.fullmatch(where)
        if not match:
            raise GameUnavailable(Phrase("term-no-seat", {"link": self.origin + where}))
        return match[1]

    def decline_rematch(self, table: str) -> None:
        """Declines the rematch of a table. Raises GameUnavailable."""
        self._request(f"/table/{table}/rematch", {"answer": "no"})

    def _request(self, path: str, form: dict[str, str] | None = None) -> tuple[str, str]:
        """Gets a page, or posts a form. Returns the path after redirects, and the body. Raises GameUnavailable.

        Other terminals wait meanwhile: the first response sets the identity that all have on this server.
        """
        file = Path(self._jar.filename or "")
        try:
            with locked(file.parent):
                self._load_cookies()
                where, text = self._fetch(path, form)
                cookies = self._jar.as_lwp_str(ignore_discard=False, ignore_expires=False)
                write_file(file, f"#LWP-Cookies-2.0\n{cookies}", 0o600)
        except OSError as error:  # a seat whose cookie is not kept would be lost
            raise GameUnavailable(
                Phrase("term-no-jar", {"file": str(file), "why": error.strerror or str(error)})
            ) from error
        return where, text

    def _fetch(self, path: str, form: dict[str, str] | None) -> tuple[str, str]:
        headers = {"Accept-Language": self.lang, "Origin": self.origin}
        data = None if form is None else urllib.parse.urlencode(form).encode()
        request = urllib.request.Request(self.origin + path, data, headers)  # noqa: S310
        try:
            with self._opener.open(request, timeout=TIMEOUT) as answer:
                text = bytes(answer.read(MAX_READ)).decode("utf-8", "replace")
                where = urllib.parse.urlsplit(str(answer.geturl()))
        except urllib.error.HTTPError as error:
            error.close()
            key = {401: "term-password", 404: "term-nothing-there", 409: "term-no-seat", 410: "term-no-seat"}
            args = {"link": self.origin + path, "status": error.code}
            raise GameUnavailable(Phrase(key.get(error.code, "term-server-refuses"), args)) from error
        except (OSError, HTTPException, ValueError) as error:
            why = getattr(error, "reason", None) or error
            raise GameUnavailable(Phrase("term-no-server", {"link": self.origin, "why": str(why)})) from error
        if f"{where.scheme}://{where.netloc}" != self.origin:
            raise GameUnavailable(Phrase("term-server-refuses", {"link": self.origin + path, "status": 421}))
        return where.path, text

    def _load_cookies(self) -> None:
        """Adds the cookies in the file, which other terminals may have written."""
        with suppress(OSError, LoadError):
            self._jar.load()
