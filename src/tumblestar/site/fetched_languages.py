"""The languages of the static site: English is in its archive, and each other one is fetched when somebody wants it."""

from __future__ import annotations

import asyncio
import io
import zipfile
from collections.abc import Awaitable, Callable
from pathlib import Path

from tumblestar.words.languages import ELSEWHERE

Fetch = Callable[[str], Awaitable[bytes | None]]
"""The archive of a language, or None where it cannot be fetched."""


class FetchedLanguages:
    """Fetches the files of languages into the folder of packages; tells which language is wanted and cannot be had."""

    def __init__(self, folder: Path, fetch: Fetch, tell_lacking: Callable[[str], None]) -> None:
        self._folder, self._fetch, self._tell_lacking = folder, fetch, tell_lacking
        self._missed = set[str]()
        """Languages that could not be fetched. They are not tried with every request, which might each wait long."""
        self._told = ""
        self._fetching = asyncio.Lock()

    def try_again(self) -> None:
        """Has languages fetched that could not be fetched before: somebody has chosen one."""
        self._missed.clear()

    async def want(self, lang: str) -> None:
        """Fetches a language if its messages are not here. Texts come in English where that fails."""
        async with self._fetching:
            if lang in ELSEWHERE - self._missed:
                if archive := await self._fetch(lang):
                    with zipfile.ZipFile(io.BytesIO(archive)) as opened:
                        opened.extractall(self._folder)
                    ELSEWHERE.discard(lang)
                else:
                    self._missed.add(lang)
        lacking = lang if lang in ELSEWHERE else ""
        if lacking != self._told:
            self._told = lacking
            self._tell_lacking(lacking)
