"""The colours of tumblestar, and the style sheets that give every class of a picture its look.

A picture says only what a shape is (`class="cell"`); a style sheet says how that looks by night or at dawn,
so changing the theme never makes a new picture. `style` is for a picture that stands alone, with plain values that
every renderer reads; `page_style` is for the page, with custom properties, so that both themes fit in one small sheet.
The values stand in `theme.toml`.
"""

from functools import lru_cache
from urllib.parse import quote

from tumblestar.words.text_input import packaged_toml

_LOOKS = packaged_toml("tumblestar.picture", "theme.toml")

COLOURS: dict[str, str] = _LOOKS["colours"]
SCALE = _LOOKS["scale"].replace("\n", "")
CHARTS = ".ts:is(.chart,.review-curve,.review-luck,.review-cost)"
"""Drawings whose lines and bars have the colours of curves, which can be told from paper."""
LETTERS = dict(zip(COLOURS, "ROYGBPKN", strict=True))
LINK_TINTS: list[str] = _LOOKS["link_tints"]
THEMES: dict[str, dict[str, str]] = {
    theme: {role: by_theme[i] for role, by_theme in _LOOKS["roles"].items()}
    for i, theme in enumerate(("night", "dawn"))
}


def mix(a: str, b: str, share: float) -> str:
    """Blends two hex colours: share 0 gives `a`, 1 gives `b`."""
    pairs = zip(bytes.fromhex(a[1:]), bytes.fromhex(b[1:]), strict=True)
    return "#{:02X}{:02X}{:02X}".format(*(round(x + (y - x) * share) for x, y in pairs))


def tones(pane: str) -> tuple[str, ...]:
    """Five tones of a pane of glass, from where light falls to where it does not."""
    light, dark = "#FFFFFF", "#0F0A33"
    return mix(pane, light, 0.58), mix(pane, light, 0.22), pane, mix(pane, dark, 0.26), mix(pane, dark, 0.46)


def scoped(scope: str, rules: str) -> str:
    """Rules that hold only inside a scope: each selector, comma parts too, is put under it."""
    out: list[str] = []
    for rule in rules.split("}")[:-1]:
        selector, _, body = rule.partition("{")
        out.append(",".join(f"{scope} {part}" for part in selector.split(",")) + "{" + body + "}")
    return "".join(out)


def classes(role: dict[str, str]) -> str:
    """The rules for all classes, with each role's colour taken from `role`."""
    panes = COLOURS | {"clear": _LOOKS["clear"]}
    rules = [f".{c} .t{i}{{fill:{tone}}}" for c, pane in panes.items() for i, tone in enumerate(tones(pane))]
    rules += [f".{c} .slot{{fill:{role['cell']};stroke:{pane};stroke-width:5}}" for c, pane in COLOURS.items()]
    for i, tint in enumerate(_LOOKS["seat_tints"]):
        rules.append(f".seat{i}{{fill:{tint}}}.fold{i}{{fill:{mix(tint, '#17123A', 0.22)}}}")
    for i, (tint, dashes) in enumerate(zip(LINK_TINTS, _LOOKS["link_dashes"], strict=True)):
        rules.append(
            f".link{i}{{fill:none;stroke:{tint};stroke-width:5;stroke-dasharray:{dashes}}}.lit{i}{{fill:{tint}}}"
        )
    rules += [f".{name}{{fill:{role[name]}}}" for name in _LOOKS["fills"]]
    rules += [
        f".{name}{{fill:none;stroke:{role[look]};stroke-linecap:round;stroke-linejoin:round;{rest}}}"
        for name, (look, rest) in _LOOKS["strokes"].items()
    ]
    rules.append(f".lead{{fill:{role['lead']};stroke:{role['lead']};stroke-width:5;stroke-linejoin:round}}")
    rules.append(f".light{{fill:{role['light']};fill-opacity:{role['light-share']}}}")
    rules.append(f".sheet{{fill:{role['panel']};stroke:{role['edge']};stroke-width:2}}")
    rules.append(f".tile{{fill:{role['glass']};stroke:{role['rim']};stroke-width:2}}")
    return "".join(rules) + _LOOKS["static"].replace("\n", "")


@lru_cache
def style(theme: str = "night", scope: str = ".ts") -> str:
    """The style sheet of one theme, holding only under the selector `scope`; raises KeyError for an unknown theme."""
    return scoped(scope, classes(THEMES[theme]))


@lru_cache
def page_style() -> str:
    """The page's generated style sheet: dawn, night where the system is dark, and either where the reader chose it.

    Paper is always at dawn.
    """
    dawn, night = (properties(theme) for theme in ("dawn", "night"))
    by_day, at_night = (
        "".join(f"--{name}:{by_theme[i]};" for name, by_theme in _LOOKS["table"].items()) for i in (1, 0)
    )
    names = {role: f"var(--{role})" for role in THEMES["night"]}
    curves = "".join(
        f"{CHARTS} .link{i}{{stroke:var(--curve{i})}}{CHARTS} .lit{i}{{fill:var(--curve{i})}}"
        for i in range(len(LINK_TINTS))
    )
    seats = "".join(f".of-seat{i}{{--seat:{tint}}}" for i, tint in enumerate(_LOOKS["seat_tints"]))
    return (
        f"@layer base,parts,pages;@layer base{{:root{{{SCALE}}}:root{{color-scheme:light;{dawn}}}"
        f"@media (prefers-color-scheme:dark){{:root{{color-scheme:dark;{night}}}}}"
        f'html[data-theme="dawn"]{{color-scheme:light;{dawn}}}html[data-theme="night"]{{color-scheme:dark;{night}}}'
        f"@media print{{html:root{{color-scheme:light;{dawn}}}}}"
        f".page-table{{{by_day}}}@media(prefers-color-scheme:dark){{html:not([data-theme]) .page-table{{{at_night}}}}}"
        f'html[data-theme="night"] .page-table{{{at_night}}}'
        f"{scoped('.ts', classes(names))}{curves}{seats}}}"
    )


def properties(theme: str) -> str:
    """One theme as custom properties, with its sky and its hills as pictures for the page's ground."""
    role = THEMES[theme]
    values = "".join(f"--{name}:{value};" for name, value in role.items())
    return values + f"--sky:{data_url(stars(role))};--hills:{data_url(hills(role))}"


def data_url(svg: str) -> str:
    """A small picture as a style sheet's url()."""
    return f'url("data:image/svg+xml,{quote(svg, safe=" =/:;,.()-")}")'.replace("%27", "'")


def stars(role: dict[str, str], width: int = 720, height: int = 620) -> str:
    """A piece of sky that repeats without a seam; faint dots alone, since text may lie on it."""
    dots, seed = "", 2544
    for _ in range(46):
        seed = seed * 16807 % 2147483647
        dots += f"M{seed % (width - 40) + 20} {seed // 1000 % (height - 40) + 20}h0"
    return (
        f"<svg xmlns='http://www.w3.org/2000/svg' width='{width}' height='{height}'>"
        f"<path d='{dots}' stroke='{role['stars']}' stroke-width='2' stroke-linecap='round' opacity='.45'/></svg>"
    )


def hills(role: dict[str, str]) -> str:
    """Three paper hills, one before the other, that repeat without a seam."""
    look, width, height = "", 1200, 170
    for i, (lift, waves) in enumerate(((120, 2), (84, 3), (48, 4))):
        step, d = width / waves, f"M0 {height - lift * 0.8:g}"
        for k in range(waves):
            up = lift * (0.6, 0.25, 0.45)[k % 3]
            d += f"c{step * 0.3:g} {-up:g} {step * 0.7:g} {-up:g} {step:g} 0"
        look += f"<path d='{d}V{height}H0Z' fill='{role[f'hill{i}']}'/>"
        look += f"<path d='{d}' fill='none' stroke='{role['edge']}' stroke-width='2' stroke-opacity='.7'/>"
    return f"<svg xmlns='http://www.w3.org/2000/svg' width='{width}' height='{height}'>{look}</svg>"
