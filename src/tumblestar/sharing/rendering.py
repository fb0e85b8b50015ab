"""Draws pictures of games without a browser: stills by resvg, animations of sprites that Pillow puts together.

A picture of a game is a list of elements, of which few change from one event to the next. Each is drawn once, and a
frame is laid together of them: a tenth of the time that drawing every frame takes (`python -m bench.share`).
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from importlib.util import find_spec
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from tumblestar.picture import sky
from tumblestar.theme import THEMES, style

if TYPE_CHECKING:
    from PIL.Image import Image

STILLS, FILMS = ("svg", "png", "webp"), ("gif", "webp")
"""The formats of pictures and of animations."""
NEEDED = {"png": ("resvg_py",), "webp": ("resvg_py", "PIL"), "gif": ("resvg_py", "PIL")}
"""The modules that a format needs."""
COLOURS = 255
PART = 8
"""How much smaller the picture is in which the place of an element is looked for."""
LONG = 3000
"""Characters of an element that is drawn in parts."""
_TAG = re.compile(r"<(/?)[a-z]+[^>]*?(/?)>")
_SEE_THROUGH = re.compile(r'[" ](quiet|ghost)[" ]|opacity=')
SAMPLES = 8
"""Frames of which the palette is made."""
HOLD = 3
"""The last frame is shown so many times longer."""


def can_draw(kind: str) -> bool:
    """Whether all is installed that a format needs."""
    return all(find_spec(module) for module in NEEDED.get(kind, ()))


def still(svg: str, kind: str, width: int | None = None, fonts: Sequence[str] = ()) -> bytes:
    """A picture that stands alone, as PNG or WebP."""
    import resvg_py

    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True, font_files=list(fonts)))
    if kind == "png":
        return png
    from PIL import Image

    out = io.BytesIO()
    Image.open(io.BytesIO(png)).save(out, "WEBP", lossless=True)
    return out.getvalue()


class _Sprite(NamedTuple):
    """An element as pixels, and the place of their upper left corner."""

    pixels: Image
    at: tuple[int, int]


class _Stage:
    """Draws the elements of one game's pictures, each once."""

    def __init__(self, size: tuple[int, int], theme: str, width: int) -> None:
        self._scale, self._theme = width / size[0], theme
        self._size = width, round(size[1] * self._scale)
        self._sprites: dict[str, _Sprite | None] = {}
        ground = f'<path fill="{THEMES[theme]["ground"]}" d="M0 0H{size[0]}V{size[1]}H0Z"/>{sky(*size)}'
        self._ground = self._drawn(ground, (0, 0, *self._size), 1).convert("RGB")

    def _drawn(self, body: str, box: tuple[int, int, int, int], part: int) -> Image:
        """What is seen of a drawing in a box of pixels, `part` times smaller."""
        from PIL import Image

        _, _, wide, high = box
        view = " ".join(f"{one / self._scale:.4f}" for one in box)
        svg = (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="ts" width="{wide // part}" height="{high // part}" '
            f'viewBox="{view}"><style>{_rules_for(self._theme, body)}</style>{body}</svg>'
        )
        return Image.open(io.BytesIO(still(svg, "png")))

    def _sprite(self, element: str) -> _Sprite | None:
        """An element as pixels; None where nothing of it is seen. Its place is found in a small picture."""
        if element not in self._sprites:
            self._sprites[element] = None
            wide, high = (-(-one // PART) * PART for one in self._size)
            if box := self._drawn(element, (0, 0, wide, high), PART).getbbox():
                left, top, right, bottom = box
                left, top = max(0, left - 1) * PART, max(0, top - 1) * PART
                right, bottom = min(wide, (right + 1) * PART), min(high, (bottom + 1) * PART)
                pixels = self._drawn(element, (left, top, right - left, bottom - top), 1)
                self._sprites[element] = _Sprite(pixels, (left, top))
        return self._sprites[element]

    def frame(self, elements: Iterable[str]) -> Image:
        """The picture of elements from back to front."""
        made = self._ground.copy()
        for sprite in filter(None, (self._sprite(part) for element in elements for part in parted(element))):
            made.paste(sprite.pixels, sprite.at, sprite.pixels)
        return made


@lru_cache(maxsize=4096)
def parted(element: str, before: str = "", after: str = "") -> tuple[str, ...]:
    """A long element as several that look the same, so that little of it is drawn again when little changes.

    A group that is transparent as a whole stays one. `before` and `after` are the tags of the groups round it.
    """
    opening = re.match(r"<g[^>]*>", element)
    if len(element) < LONG or not opening or _SEE_THROUGH.search(opening[0]):
        return (before + element + after,)
    cuts, depth = [opening.end()], 0
    for tag in _TAG.finditer(element, opening.end()):
        depth += 0 if tag[2] else -1 if tag[1] else 1
        if depth == 0:
            cuts.append(tag.end())
    children = [element[start:end] for start, end in pairwise(cuts)]
    return tuple(part for one in children for part in parted(one, before + opening[0], f"</g>{after}"))


def film(
    pictures: Sequence[Sequence[str]], size: tuple[int, int], theme: str, kind: str, width: int, delay: int
) -> bytes:
    """An animation of pictures, each a list of elements, as GIF or WebP; a picture is shown for `delay` ms."""
    from PIL import Image

    stage, out = _Stage(size, theme, width), io.BytesIO()
    samples = pictures[:: -(-len(pictures) // SAMPLES)]
    palette = _palette([stage.frame(one) for one in (*samples, pictures[-1])])
    frames = [stage.frame(one).quantize(palette=palette, dither=Image.Dither.NONE) for one in pictures]
    times = [delay] * (len(frames) - 1) + [HOLD * delay]
    if kind == "webp":
        frames = [frame.convert("RGB") for frame in frames]
        how = {"lossless": True, "method": 2, "quality": 20}  # of all ways tried the smallest for its time
    else:
        how = {"optimize": True}
    first, *rest = frames
    first.save(out, kind.upper(), save_all=True, append_images=rest, duration=times, loop=0, **how)
    return out.getvalue()


def _palette(samples: Sequence[Image]) -> Image:
    """One palette for all frames, of some of them side by side."""
    from PIL import Image

    wide, high = samples[0].size
    sheet = Image.new("RGB", (wide, high * len(samples)))
    for i, sample in enumerate(samples):
        sheet.paste(sample, (0, high * i))
    return sheet.quantize(COLOURS)


@lru_cache
def _rules(theme: str) -> tuple[tuple[str, tuple[frozenset[str], ...]], ...]:
    """The rules of a theme's style sheet, each with the classes that its selectors name."""
    rules = [rule + "}" for rule in style(theme).split("}")[:-1]]
    selectors = [rule.partition("{")[0].split(",") for rule in rules]
    return tuple(
        (rule, tuple(frozenset(re.findall(r"\.([a-z][\w-]*)", one)) for one in parts))
        for rule, parts in zip(rules, selectors, strict=True)
    )


def _rules_for(theme: str, body: str) -> str:
    """The rules that a drawing needs: reading the whole style sheet takes longer than drawing a small piece."""
    used = {"ts", *(name for names in re.findall(r'class="([^"]*)"', body) for name in names.split())}
    return "".join(rule for rule, parts in _rules(theme) if any(names <= used for names in parts))
