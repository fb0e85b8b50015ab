"""Names as people write them: “Twinkle Twinkle”, `twinkle-twinkle` and `TwinkleTwinkle` all mean `twinkle_twinkle`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from tumblestar.words.text_input import tidied


def meant(typed: object, names: Iterable[str], said: Callable[[str], Iterable[str]] = lambda _: ()) -> str | None:
    """The one name that was meant, or None. Capitals, spaces, hyphens and underscores make no difference.

    `said` gives the words that people read for a name, which count as well.
    """
    names = list(names)
    if not isinstance(typed, str) or typed in names:
        return typed if isinstance(typed, str) else None
    key = _key(typed)
    found = [name for name in names if _key(name) == key] or [
        name for name in names if key in [_key(words) for words in said(name)]
    ]
    return found[0] if len(found) == 1 else None


def _key(text: str) -> str:
    return re.sub(r"[\s_-]", "", tidied(text)).casefold()
