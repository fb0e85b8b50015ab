"""Draws pictures of games without a browser: stills by resvg, animations of sprites that Pillow puts together.

A picture of a game is a list of elements, of which few change from one event to the next. Each is drawn once, and a
frame is laid together of them: a tenth of the time that drawing every frame takes (`python -m bench.share`).
"""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from importlib.util import find_spec
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from tumblestar.picture import sky
from tumblestar.picture.theme import THEMES, style

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
SHARP = 1000
"""Pixels across a sample of which the palette is made, at most."""
KEPT = 32_000_000
"""Pixels of sprites that are kept; those that were not used for longest are drawn again."""
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
        self.size = width, round(size[1] * self._scale)
        self._sprites: dict[str, _Sprite | None] = {}
        """Those used last stand last."""
        self._kept = 0
        ground = f'<path fill="{THEMES[theme]["ground"]}" d="M0 0H{size[0]}V{size[1]}H0Z"/>{sky(*size)}'
        self._ground = self._drawn(ground, (0, 0, *self.size), 1).convert("RGB")

    def _drawn(self, body: str, box: tuple[int, int, int, int], part: int) -> Image:
        """What is seen of a drawing in a box of pixels, `part` times smaller."""
        from PIL import Image

        _, _, wide, high = box
        view = " ".join(f"{length / self._scale:.4f}" for length in box)
        svg = (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="ts" width="{wide // part}" height="{high // part}" '
            f'viewBox="{view}"><style>{_rules_for(self._theme, body)}</style>{body}</svg>'
        )
        return Image.open(io.BytesIO(still(svg, "png")))

    def _sprite(self, element: str) -> _Sprite | None:
        """An element as pixels; None where nothing of it is seen. Its place is found in a small picture."""
        if element not in self._sprites:
            self._sprites[element] = self._made(element)
            self._kept += _pixels(self._sprites[element])
            while self._kept > KEPT and len(self._sprites) > 1:
                self._kept -= _pixels(self._sprites.pop(next(iter(self._sprites))))
        self._sprites[element] = sprite = self._sprites.pop(element)
        return sprite

    def _made(self, element: str) -> _Sprite | None:
        wide, high = (-(-side // PART) * PART for side in self.size)
        if box := self._drawn(element, (0, 0, wide, high), PART).getbbox():
            left, top, right, bottom = box
            left, top = max(0, left - 1) * PART, max(0, top - 1) * PART
            right, bottom = min(wide, (right + 1) * PART), min(high, (bottom + 1) * PART)
            pixels = self._drawn(element, (left, top, right - left, bottom - top), 1)
            return _Sprite(pixels, (left, top))
        return None

    def frame(self, elements: Iterable[str]) -> Image:
        """The picture of elements from back to front."""
        image = self._ground.copy()
        for sprite in filter(None, (self._sprite(part) for element in elements for part in parted(element))):
            image.paste(sprite.pixels, sprite.at, sprite.pixels)
        return image


def _pixels(sprite: _Sprite | None) -> int:
    return sprite.pixels.width * sprite.pixels.height if sprite else 0


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
    return tuple(part for child in children for part in parted(child, before + opening[0], f"</g>{after}"))


def film(
    pictures: Sequence[Sequence[str]],
    size: tuple[int, int],
    theme: str,
    kind: str,
    width: int,
    delay: int,
    pause: Callable[[], None] = lambda: None,
) -> bytes:
    """An animation of pictures, each a list of elements, as GIF or WebP; a picture is shown for `delay` ms.

    Calls `pause` before it draws each.
    """
    from PIL.Image import Dither

    stage = _Stage(size, theme, width)
    palette = _palette(stage, [*pictures[:: -(-len(pictures) // SAMPLES)], pictures[-1]])
    times = [delay] * (len(pictures) - 1) + [HOLD * delay]

    def picture(n: int) -> Image:
        pause()
        return stage.frame(pictures[n]).quantize(palette=palette, dither=Dither.NONE)

    return (_webp if kind == "webp" else _gif)(picture, times)


def _webp(picture: Callable[[int], Image], times: Sequence[int]) -> bytes:
    """A WebP of pictures by number. Pillow asks for those after the first one by one, as if one file had several."""
    import PIL.Image

    class Others(PIL.Image.Image):
        n_frames = len(times) - 1

        def __init__(self) -> None:
            super().__init__()
            self._mode, self._size = first.mode, first.size

        def seek(self, frame: int) -> None:
            self.im = picture(frame + 1).convert("RGB").im

    out, first = io.BytesIO(), picture(0).convert("RGB")
    how = {"lossless": True, "method": 2, "quality": 20}  # of all ways tried the smallest for its time
    more = [Others()] if len(times) > 1 else []
    first.save(out, "WEBP", save_all=True, append_images=more, duration=list(times), loop=0, **how)
    return out.getvalue()


def _gif(picture: Callable[[int], Image], times: Sequence[int]) -> bytes:
    """A GIF of pictures by number with one palette. Pillow would keep all before it writes the first."""
    from PIL import GifImagePlugin, ImageChops

    out, before = io.BytesIO(), picture(0)
    before.putpalette((before.getpalette() or []) + [0] * 3)  # the last colour: transparent
    for part in GifImagePlugin.getheader(before, info={"loop": 0})[0]:
        out.write(part)
    changed, at, duration = before, (0, 0), times[0]

    def write() -> None:
        for part in GifImagePlugin.getdata(changed, at, duration=duration, transparency=COLOURS):
            out.write(part)

    for n in range(1, len(times)):
        after = picture(n)
        difference = ImageChops.subtract_modulo(after, before)
        if not (box := difference.getbbox()):
            duration += times[n]
            continue
        write()
        before, at, duration = after, box[:2], times[n]
        changed = after.crop(box)
        changed.paste(COLOURS, mask=difference.crop(box).point([255, *(0,) * 255], "1"))
    write()
    out.write(b";")
    return out.getvalue()


def _palette(stage: _Stage, samples: Sequence[Sequence[str]]) -> Image:
    """One palette for all frames, of some of them side by side; of every n-th pixel where they are large."""
    from PIL import Image

    down = -(-stage.size[0] // SHARP)
    wide, high = (side // down for side in stage.size)
    sheet = Image.new("RGB", (wide, high * len(samples)))
    for i, elements in enumerate(samples):
        sheet.paste(stage.frame(elements).resize((wide, high), Image.Resampling.NEAREST), (0, high * i))
    return sheet.quantize(COLOURS)


@lru_cache
def _rules(theme: str) -> tuple[tuple[str, tuple[frozenset[str], ...]], ...]:
    """The rules of a theme's style sheet, each with the classes that its selectors name."""
    rules = [rule + "}" for rule in style(theme).split("}")[:-1]]
    selectors = [rule.partition("{")[0].split(",") for rule in rules]
    return tuple(
        (rule, tuple(frozenset(re.findall(r"\.([a-z][\w-]*)", selector)) for selector in parts))
        for rule, parts in zip(rules, selectors, strict=True)
    )


def _rules_for(theme: str, body: str) -> str:
    """The rules that a drawing needs: reading the whole style sheet takes longer than drawing a small piece."""
    used = {"ts", *(name for names in re.findall(r'class="([^"]*)"', body) for name in names.split())}
    return "".join(rule for rule, parts in _rules(theme) if any(names <= used for names in parts))
