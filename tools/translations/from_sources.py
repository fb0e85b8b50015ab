"""Moves the digests of `tools/translations/sources` into `confirmed.txt`. To be deleted after its last use."""

from __future__ import annotations

import json
from pathlib import Path

from tools.translations.__main__ import confirm, english_digests

SOURCES = Path(__file__).parent / "sources"


def main() -> None:
    """Confirms what the old files have confirmed against the English of today, and deletes them."""
    english = english_digests()
    for file in sorted(SOURCES.glob("*.json")):
        kept = json.loads(file.read_text(encoding="utf-8"))
        names = {f"{place}: {key}": digest for place, keys in kept.items() for key, digest in keys.items()}
        only = [name for name, digest in names.items() if english.get(name) == digest]
        print(f"{file.stem}: {confirm(file.stem, only) if only else 0} of {len(names)} messages moved")
        file.unlink()
    SOURCES.rmdir()


if __name__ == "__main__":
    main()
