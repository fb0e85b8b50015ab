"""Makes the typeface of headings: Fredoka, weight 600, of the npm package, cut to the letters of European languages.

Fredoka has no Cyrillic letters; those of Russian are from Nunito, weight 800, which looks alike.
Needs npm and `pip install fonttools brotli`. Prints the size adjustments of elements.css: the fallbacks become as wide.
"""

import string
import subprocess
import tarfile
import tempfile
from pathlib import Path
from typing import Any

STATIC = Path(__file__).parents[1] / "src/tumblestar/web/static"
PACKAGE = "@fontsource/fredoka@5.3.0"
FILES = {"headings.woff2": "fredoka-latin-600-normal.woff2", "headings-ext.woff2": "fredoka-latin-ext-600-normal.woff2"}
LETTERS = "U+20-7E,U+A0-FF,U+100-17F,U+2010-2015,U+2018-201E,U+2022,U+2026,U+202F,U+2032-2033,U+2039-203A,U+20AC,U+2212"
CYRILLIC, OF_CYRILLIC = "@fontsource/nunito@5.3.0", "nunito-cyrillic-800-normal.woff2"
RUSSIAN = "U+401,U+410-44F,U+451"
ADVANCE = 580
"""The advance of every digit, in thousandths of an em."""
SAMPLE = "What shall we play? Games Going on Your turn Finished Twinkle Twinkle Shizzle À quoi joue-t-on Mes tables"
WIDTHS = {"Arial": 0.4937, "DejaVu Sans": 0.5825}
"""The mean width of SAMPLE in em by fallback, bold (Liberation Sans is as wide as Arial)."""


def main() -> None:
    """Fetches the package, and writes the files and the licence."""
    from fontTools import subset  # pyright: ignore[reportMissingImports]
    from fontTools.ttLib import TTFont  # pyright: ignore[reportMissingImports]

    def cut(package: Path, source: str, letters: str, name: str) -> None:
        options = [f"--unicodes={letters}", "--layout-features=kern", "--no-hinting", "--flavor=woff2"]
        subset.main([str(package / "files" / source), *options, f"--output-file={STATIC / name}"])

    with tempfile.TemporaryDirectory() as folder:
        package = fetched(CYRILLIC, Path(folder) / "cyrillic")
        (STATIC / "headings-cyrillic-OFL.txt").write_bytes((package / "LICENSE").read_bytes())
        cut(package, OF_CYRILLIC, RUSSIAN, "headings-cyrillic.woff2")
        font = TTFont(STATIC / "headings-cyrillic.woff2")
        font.flavor = None
        font.save(STATIC / "headings-cyrillic.ttf")
        package = fetched(PACKAGE, Path(folder) / "latin")
        (STATIC / "headings-OFL.txt").write_bytes((package / "LICENSE").read_bytes())
        for name, source in FILES.items():
            cut(package, source, LETTERS, name)
        font = TTFont(STATIC / "headings.woff2")
        even_digits(font)
        font.save(STATIC / "headings.woff2")
        font.flavor = None
        for name in font["name"].names:
            if name.nameID in (1, 4):
                name.string = "Fredoka"  # resvg finds it by this
        font.save(STATIC / "headings.ttf")  # for the card to share, which no browser draws
    widths, names = font["hmtx"], font.getBestCmap()
    own = sum(widths[names[ord(letter)]][0] for letter in SAMPLE) / len(SAMPLE) / font["head"].unitsPerEm
    for name, width in WIDTHS.items():
        print(f"{name}: size-adjust {own / width:.1%}")


def even_digits(font: Any) -> None:
    """Gives all digits one advance and no kerning, each in its middle, so that a number that counts stays put."""
    names = font.getBestCmap()
    digits = {names[ord(digit)] for digit in string.digits}
    for pairs in (table for lookup in font["GPOS"].table.LookupList.Lookup for table in lookup.SubTable):
        pairs = getattr(pairs, "ExtSubTable", pairs)
        first = pairs.Coverage.glyphs
        if pairs.Format == 1:
            pairs.PairSet = [each for name, each in zip(first, pairs.PairSet, strict=True) if name not in digits]
            pairs.PairSetCount = len(pairs.PairSet)
        pairs.Coverage.glyphs = [name for name in first if name not in digits]
    for name in digits:
        advance, bearing = font["hmtx"][name]
        by, glyph = (ADVANCE - advance) // 2, font["glyf"][name]
        glyph.coordinates.translate((by, 0))
        glyph.recalcBounds(font["glyf"])
        font["hmtx"][name] = ADVANCE, bearing + by


def fetched(name: str, folder: Path) -> Path:
    """The folder of a package of npm, unpacked."""
    folder.mkdir()
    subprocess.run(["npm", "pack", "--silent", name], cwd=folder, check=True)
    with tarfile.open(next(folder.glob("*.tgz"))) as packed:
        packed.extractall(folder, filter="data")
    return folder / "package"


if __name__ == "__main__":
    main()
