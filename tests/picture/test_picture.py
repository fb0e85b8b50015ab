"""The shapes and style sheets that all pictures share."""

import re
from typing import Any
from xml.etree import ElementTree

import pytest

from tumblestar import picture
from tumblestar.contract.pictures import Parts
from tumblestar.picture import theme

GEM_COLOURS = ("red", "yellow", "blue", "green", "black", "purple")
CLASS = re.compile(r'class="([^"]+)"')


def shapes() -> dict[str, str]:
    drawings = {f"cube {colour}": picture.cube(colour) for colour in theme.COLOURS}
    drawings |= {f"die {colour} {i}": picture.die(colour, i) for i, colour in enumerate(theme.COLOURS, 1) if i < 7}
    drawings |= {"blank die": picture.blank_die(4), "five": picture.chip(5), "one": picture.chip(1, is_top=False)}
    drawings |= {"figures": picture.figures("+42"), "plate": picture.plate("-6", "theft", "ongrab")}
    drawings |= {f"mark {colour}": picture.mark(colour) for colour in theme.COLOURS}
    drawings |= {f"seal {colour}": picture.seal(colour) for colour in theme.COLOURS}
    drawings |= {f"pawn {seat}": picture.pawn(seat, seat > 1) for seat in range(4)}
    drawings |= {f"seat {seat}": picture.seat_disc(seat) for seat in range(6)}
    drawings |= {f"badge {kind}": picture.badge(kind) for kind in picture.BADGES}
    drawings |= {f"figure {figure}": picture.numeral(figure) for figure in range(10)}
    drawings |= {f"letter {name}": picture.letter(name) for name in "abcdefg"}
    for sides in picture.GEMS:
        drawings |= {f"d{sides} {colour}": picture.gem(sides, colour, sides) for colour in GEM_COLOURS}
        drawings[f"unrolled d{sides}"] = picture.gem(sides, "green")
        drawings[f"small d{sides}"] = picture.gem(sides, "black", sides, is_small=True)
    drawings |= {"star": picture.starting_star(2), "twinkle": picture.twinkle()}
    drawings |= {"cup": picture.cup(False) + picture.cup(True)}
    drawings |= {"shield": picture.shield(), "crown": picture.crown(), "sky": picture.sky(800, 900)}
    drawings |= {how: picture.trail((50, 50), (250, 150), how) for how in ("beam", "hop", "rob")}
    return drawings


@pytest.mark.parametrize("name", shapes())
def test_a_shape_is_well_formed_and_known_to_the_style_sheet(name: str) -> None:
    shape = shapes()[name]
    ElementTree.fromstring(f"<g>{shape}</g>")
    sheet = theme.style("night")
    for classes in CLASS.findall(shape):
        for word in classes.split():
            assert re.search(rf"\.{word}\b", sheet) or word in ("tip",), word


def test_a_shape_needs_no_font_gradient_filter_or_style_attribute() -> None:
    whole = "".join(shapes().values()) + picture.frame((100, 100), "", "a label")
    assert not re.search(r"<(text|use|image|filter|clipPath|linearGradient|radialGradient)\b| style=|url\(", whole)


def test_every_colour_has_a_letter_and_a_mark_of_its_own_and_both_themes_have_the_same_roles() -> None:
    assert set(theme.COLOURS) == set(picture.MARKS) == set(theme.LETTERS)
    assert len(set(theme.LETTERS.values())) == len(set(picture.MARKS.values())) == len(theme.COLOURS)
    assert theme.THEMES["night"].keys() == theme.THEMES["dawn"].keys()


def contrast(a: str, b: str) -> float:
    """Contrast of two colours as WCAG defines it."""

    def light(colour: str) -> float:
        parts = (part / 255 for part in bytes.fromhex(colour[1:]))
        r, g, b = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b

    high, low = sorted((light(a), light(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("name", theme.THEMES)
def test_words_read_on_every_ground_and_targets_and_marks_stand_out(name: str) -> None:
    role = theme.THEMES[name]
    for ground in ("ground", "sheet", "panel", "cell", "field"):
        for word in ("text", "soft", "link", "bad"):
            if (word, ground) not in (("bad", "cell"), ("link", "cell")):
                assert contrast(role[word], role[ground]) >= 4.5, (word, ground)
    for pair in ("ink gold", "text cell2", "text hill2", "ontheft theft", "soft cell2"):
        assert contrast(*(role[colour] for colour in pair.split())) >= 4.5, pair

    for ground in ("cell", "cell2", "panel"):
        assert contrast(role["legal"], role[ground]) >= 3
        assert contrast(role["theft"], role[ground]) >= 3
    assert contrast(role["rim"], role["sheet"]) >= 3
    assert contrast(role["onlegal"], role["legal"]) >= 4.5
    for colour, pane in theme.COLOURS.items():
        assert contrast("#FFF8E7" if colour == "black" else role["ink"], theme.tones(pane)[1]) >= 4, colour


def test_a_style_sheet_holds_only_in_its_scope() -> None:
    for rule in theme.style("dawn", ".here").split("}")[:-1]:
        assert all(part.startswith(".here ") for part in rule.split("{")[0].split(",")), rule
    with pytest.raises(KeyError):
        theme.style("noon")


def test_the_page_has_both_themes_and_either_can_be_forced() -> None:
    sheet = theme.page_style()
    for needed in ("prefers-color-scheme:dark", 'data-theme="dawn"', 'data-theme="night"', "var(--legal)"):
        assert needed in sheet
    assert sheet.count("{") == sheet.count("}")
    assert not re.search(r"https?://(?!www\.w3\.org)", sheet.replace("%3A", ":"))


def test_labels_are_escaped() -> None:
    target = picture.target(7, '<b>"Ann" & Bob</b>', "", 0, 0)
    assert ElementTree.fromstring(target).get("aria-label") == '<b>"Ann" & Bob</b>'
    framed = picture.frame((10, 10), "", '"<', title="<&", description="<&", theme="night")
    root = ElementTree.fromstring(framed)
    assert root.get("aria-label") == '"<'
    assert [node.text for node in root][:2] == ["<&", "<&"]


def test_the_icon_stands_alone() -> None:
    assert ElementTree.fromstring(picture.icon()).tag == "{http://www.w3.org/2000/svg}svg"


class OneSeat:
    """A state, as far as a composition reads it."""

    seats = 1


def test_a_part_is_drawn_as_large_as_its_place_says_and_found_there() -> None:
    def draw(s: object, **looked: object) -> dict[str, list[str]]:
        return {"part": ["<i/>"]}

    def whose(s: object, part: str, x: float, y: float) -> int:
        return round(10 * x + y)

    parts: Parts[Any] = Parts(lambda seats: {"part": (100, 100)}, draw, draw, action_at=whose)
    places, standing = {"part": picture.Spot(5, 6, 0.665)}, picture.Standing((0,), 0, ())
    whole = picture.Composition(
        (99, 99), parts, lambda seats, seat: places, lambda seats, seat: {}, lambda s, seat: [], lambda s: standing
    )
    s: Any = OneSeat()
    assert whole.board(s) == whole.overlay(s) == ['<g transform="translate(5 6) scale(0.665)"><i/></g>']
    assert whole.action_at(s, 0, 5 + 33.25, 6 + 0.665) == 501
    assert whole.action_at(s, 0, 5 + 66.6, 7) is None
