"""The colours of tumblestar, and the style sheets that give every class of a picture its look.

A picture says only what a shape is (`class="cell"`); a style sheet says how that looks by night or at dawn,
so changing the theme never makes a new picture. `style` is for a picture that stands alone, with plain values that
every renderer reads; `page_style` is for the page, with custom properties, so that both themes fit in one small sheet.
"""

from functools import lru_cache
from urllib.parse import quote

COLOURS = {  # name: the pane of glass
    "red": "#E5474F",
    "orange": "#F58A35",
    "yellow": "#FFD24D",
    "green": "#37B46B",
    "blue": "#3C8BEA",
    "purple": "#9460E0",
    "pink": "#F584BD",
    "black": "#45465F",
}
CLEAR = "#B4AEDD"
"""Glass without a colour, as of a die that shows nothing yet."""
LETTERS = dict(zip(COLOURS, "ROYGBPKN", strict=True))

LINK_TINTS = ("#FFD98A", "#8FD3FF", "#FF9CCB", "#8BE0A4", "#CDB0FF", "#FFB27A")
"""Groups of linked stars, told apart by tint and by the dashes of their links."""
LINK_DASHES = ("none", "14 4", "2.5 4.5", "11 4 2.5 4", "6 5", "3 3 8 3")

SEAT_TINTS = ("#FFE7A3", "#BFE6FF", "#FFC7D5", "#C6F3D3", "#E2CCFF", "#FFD6B0")

_ROLES = {  # role: its colour by night and at dawn
    "sky0": ("#16123F", "#E4DCF6"), "sky1": ("#1B174B", "#EDE4F6"), "sky2": ("#211C58", "#F5ECF4"),
    "sky3": ("#282266", "#FDF4EE"), "stars": ("#FFF3CF", "#B79BE0"), "hill0": ("#2C2670", "#D9CFF1"),
    "hill1": ("#241F5E", "#CBBFEA"), "hill2": ("#1B174B", "#BCAEE2"), "edge": ("#554DA6", "#FFFFFF"),
    "panel": ("#2B2569", "#F7F2FF"), "cell": ("#37307C", "#E9E1F8"), "cell2": ("#413A8C", "#DFD5F3"),
    "line": ("#6C63BE", "#A497CF"), "lead": ("#0B0822", "#2A2158"), "shade": ("#07051A", "#9C8FC6"),
    "paper": ("#FFF8E7", "#FFFDF6"), "ink": ("#17123A", "#17123A"), "chalk": ("#FFF8E7", "#3B3170"),
    "gold": ("#FFD98A", "#FFC23D"), "glow": ("#FFE9B0", "#AD6C00"), "dim": ("#B9B2E6", "#5D5291"),
    "legal": ("#8CF5E4", "#007A6B"), "onlegal": ("#17123A", "#FFFDF6"), "theft": ("#FF9A8A", "#B3261E"),
    "ontheft": ("#17123A", "#FFFDF6"), "ground": ("#0F0B30", "#F3EEFB"), "text": ("#FFF8E7", "#17123A"),
    "soft": ("#C4BDEC", "#544A85"), "sheet": ("#221D5A", "#FFFDFF"), "field": ("#17123F", "#FFFFFF"),
    "rim": ("#8A81D6", "#7A6DB0"), "glass": ("#272252", "#FBF8FF"), "link": ("#A9E9FF", "#2A4BA8"),
    "bad": ("#FFB3A6", "#A3211A"), "veil": ("rgb(7 5 26/.72)", "rgb(42 33 88/.5)"),
}  # fmt: skip
THEMES = {theme: {role: pair[i] for role, pair in _ROLES.items()} for i, theme in enumerate(("night", "dawn"))}

FILLS = (
    "sky0 sky1 sky2 sky3 hill0 hill1 hill2 panel cell cell2 paper ink chalk gold dim shade legal onlegal theft ontheft"
).split()

STROKES = {  # class: (role, the rest); every one is drawn with round ends and not filled
    "stars": ("stars", "stroke-width:2.6;stroke-opacity:.5"),
    "edge": ("edge", "stroke-width:2"),
    "line": ("line", "stroke-width:2"),
    "rule": ("line", "stroke-width:2.4;stroke-dasharray:1 8"),
    "letter": ("dim", "stroke-width:2.4"),
    "count": ("chalk", "stroke-width:3"),
    "pen": ("ink", "stroke-width:3.4"),
    "figure": ("ink", "stroke-width:2.9"),
    "may": ("legal", "stroke-width:4;stroke-dasharray:10 9"),
    "mine": ("legal", "stroke-width:5.5"),
    "grab": ("theft", "stroke-width:5.5"),
    "onmay": ("onlegal", "stroke-width:3"),
    "ongrab": ("ontheft", "stroke-width:3"),
    "turn": ("glow", "stroke-width:5"),
    "dash": ("dim", "stroke-width:3.6;stroke-dasharray:.5 8"),
    "halo": ("glow", "stroke-width:12;stroke-opacity:.34"),
    "beam": ("gold", "stroke-width:4.4"),
    "hop": ("gold", "stroke-width:4.4;stroke-dasharray:1 9"),
    "rob": ("theft", "stroke-width:4.4;stroke-dasharray:12 6"),
    "cast": ("lead", "stroke-width:9;stroke-opacity:.8"),
    "under": ("lead", "stroke-width:9;stroke-opacity:.8;stroke-linecap:butt"),
    "seam": ("lead", "stroke-width:1.6"),
    "bold": ("lead", "stroke-width:5"),
}

STATIC = (  # what looks the same in both themes
    ".shine{fill:none;stroke:#fff;stroke-width:2.6;stroke-opacity:.7;stroke-linecap:round;stroke-linejoin:round}"
    ".brass{fill:#EBD9A2}.brass1{fill:#F8EBC4}.brass2{fill:#C9AD68}.setting{fill:#F8EBC4;stroke:#D9BC73;stroke-width:6}"
    ".well{fill:#2A2270}.well1{fill:#3F3594}"
    ".engrave{fill:none;stroke:#17123A;stroke-width:3.6;stroke-linecap:round;stroke-linejoin:round}"
    ".inlay{fill:none;stroke:#FFE3A0;stroke-width:4;stroke-linecap:round;stroke-linejoin:round}"
    ".soft{fill-opacity:.55}.faint{fill-opacity:.3}.hit{fill:none;pointer-events:all}"
    ".black .ink{fill:#FFF8E7}.seal{fill:#17123A}.black .figure{stroke:#FFF8E7}"
    ".rim{fill:none;stroke:#A9A6CC;stroke-width:2}"
    ".unlit{fill-opacity:.34}.quiet{opacity:.5}.pip{stroke:#17123A;stroke-width:1.3;stroke-linejoin:round}"
    ".ghost{opacity:.6}.piece,.trail,.peek{pointer-events:none}.peek,[hidden]{display:none}"
)


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
    panes = COLOURS | {"clear": CLEAR}
    rules = [f".{c} .t{i}{{fill:{tone}}}" for c, pane in panes.items() for i, tone in enumerate(tones(pane))]
    rules += [f".{c} .slot{{fill:{role['cell']};stroke:{pane};stroke-width:5}}" for c, pane in COLOURS.items()]
    for i, tint in enumerate(SEAT_TINTS):
        rules.append(f".seat{i}{{fill:{tint}}}.fold{i}{{fill:{mix(tint, '#17123A', 0.22)}}}")
    for i, (tint, dashes) in enumerate(zip(LINK_TINTS, LINK_DASHES, strict=True)):
        rules.append(
            f".link{i}{{fill:none;stroke:{tint};stroke-width:5;stroke-dasharray:{dashes}}}.lit{i}{{fill:{tint}}}"
        )
    rules += [f".{name}{{fill:{role[name]}}}" for name in FILLS]
    rules += [
        f".{name}{{fill:none;stroke:{role[look]};stroke-linecap:round;stroke-linejoin:round;{rest}}}"
        for name, (look, rest) in STROKES.items()
    ]
    rules.append(f".lead{{fill:{role['lead']};stroke:{role['lead']};stroke-width:5;stroke-linejoin:round}}")
    rules.append(f".sheet{{fill:{role['panel']};stroke:{role['edge']};stroke-width:2}}")
    rules.append(f".tile{{fill:{role['glass']};stroke:{role['rim']};stroke-width:2}}")
    return "".join(rules) + STATIC


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
    names = {role: f"var(--{role})" for role in THEMES["night"]}
    return (
        f":root{{color-scheme:light;{dawn}}}"
        f"@media (prefers-color-scheme:dark){{:root{{color-scheme:dark;{night}}}}}"
        f'html[data-theme="dawn"]{{color-scheme:light;{dawn}}}html[data-theme="night"]{{color-scheme:dark;{night}}}'
        f"@media print{{html:root{{color-scheme:light;{dawn}}}}}" + scoped(".ts", classes(names))
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
