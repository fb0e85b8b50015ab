"""A server as a visitor has it: pages and forms by HTTP, as a browser would, with a jar of cookies for each server.

Whoever has the cookie is the person: the jars lie in the user's folder for settings, readable for that user only.
"""

from __future__ import annotations

import os
import re
import urllib.error
import urllib.parse
import urllib.request
from http.client import HTTPException
from http.cookiejar import LoadError, LWPCookieJar
from pathlib import Path

from tumblestar.terminal.game_interface import Lost
from tumblestar.words import Phrase

SECONDS = 20
"""A server that does not answer for so long is not waited for."""
MOST_READ = 2_000_000
_LINK = re.compile(r"/(?:join/[\w-]+|table/[\w-]+|lobby/[\w-]+)")
_TABLE = re.compile(r"/table/([\w-]+)")


class Visit:
    """One server, and the cookies that it has given."""

    def __init__(self, link: str, folder: Path, lang: str) -> None:
        """`folder` is where cookies are kept. Raises Lost for what is no link to a seat or a table."""
        parts = urllib.parse.urlsplit(link.strip())
        if parts.scheme not in ("http", "https") or not parts.hostname or not _LINK.fullmatch(parts.path.rstrip("/")):
            raise Lost(Phrase("term-no-link", {"link": link}))
        self.path = parts.path.rstrip("/")
        self.lang = lang
        self.origin = f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}"
        self._jar = LWPCookieJar(str(folder / "cookies" / re.sub(r"[^\w.-]", "_", parts.netloc)))
        try:
            self._jar.load()
        except (OSError, LoadError):
            self._jar.clear()
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self._jar))

    @property
    def line(self) -> str:
        """How the addresses of lines begin."""
        return "ws" + self.origin.removeprefix("http")

    @property
    def cookies(self) -> str:
        """What is sent along as cookies."""
        request = urllib.request.Request(self.origin + "/")  # noqa: S310
        self._jar.add_cookie_header(request)
        return request.get_header("Cookie") or ""

    def sit(self, name: str = "") -> str:
        """Takes the seat that the link is for, unless it leads to a table already; gives the table. Raises Lost."""
        where, page = self._ask(self.path)
        if not _TABLE.fullmatch(where):
            seat = re.search(r'name="seat" value="(\d)"', page)
            where, _ = self._ask(self.path, {"name": name, "seat": seat[1] if seat else "1"})
        if not (found := _TABLE.fullmatch(where)):
            raise Lost(Phrase("term-no-seat", {"link": self.origin + self.path}))
        return found[1]

    def record(self, table: str) -> str:
        """The record of a table, as it is now. Raises Lost."""
        return self._ask(f"/table/{table}/record")[1]

    def rematch(self, table: str) -> str:
        """The table where the game of a table is played again, made now if there is none. Raises Lost."""
        where, _ = self._ask(f"/table/{table}/rematch", {})
        found = _TABLE.fullmatch(where)
        if not found:
            raise Lost(Phrase("term-no-seat", {"link": self.origin + where}))
        return found[1]

    def _ask(self, path: str, form: dict[str, str] | None = None) -> tuple[str, str]:
        """Gets a page, or sends a form; gives the path where that led, and the text there."""
        headers = {"Accept-Language": self.lang, "Origin": self.origin}
        data = None if form is None else urllib.parse.urlencode(form).encode()
        request = urllib.request.Request(self.origin + path, data, headers)  # noqa: S310
        try:
            with self._opener.open(request, timeout=SECONDS) as answer:
                text = bytes(answer.read(MOST_READ)).decode("utf-8", "replace")
                where = urllib.parse.urlsplit(str(answer.geturl()))
        except urllib.error.HTTPError as error:
            error.close()
            key = {401: "term-password", 404: "term-nothing-there", 409: "term-no-seat", 410: "term-no-seat"}
            args = {"link": self.origin + path, "status": error.code}
            raise Lost(Phrase(key.get(error.code, "term-server-refuses"), args)) from error
        except (OSError, HTTPException, ValueError) as error:
            why = getattr(error, "reason", None) or error
            raise Lost(Phrase("term-no-server", {"link": self.origin, "why": str(why)})) from error
        if f"{where.scheme}://{where.netloc}" != self.origin:
            raise Lost(Phrase("term-server-refuses", {"link": self.origin + path, "status": 421}))
        self._keep()
        return where.path, text

    def _keep(self) -> None:
        """Keeps the cookies for the next time. Raises Lost where that cannot be done: the seat would be gone."""
        file = Path(self._jar.filename or "")
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            os.close(os.open(file, os.O_WRONLY | os.O_CREAT, 0o600))
            self._jar.save()
        except OSError as error:
            raise Lost(Phrase("term-no-jar", {"file": str(file), "why": error.strerror or str(error)})) from error
