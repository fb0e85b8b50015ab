"""Drawing without a browser: frames made of sprites look as drawn at once, and the files are what they say they are."""

import io
import weakref

import pytest
from PIL import Image, ImageChops, ImageSequence

from tests.insight.test_report import played
from tests.marks import slow
from tumblestar.features.share.moments import Story, film, size_of
from tumblestar.games import GAMES
from tumblestar.picture import rendering, sky
from tumblestar.picture.theme import THEMES, style
from tumblestar.web.drawing import still

WIDTH = 240


def at_once(elements: tuple[str, ...], size: tuple[int, int], theme: str) -> Image.Image:
    """A frame that is drawn as one picture."""
    wide, high = size
    down = round(high * WIDTH / wide)
    ground = f'<path fill="{THEMES[theme]["ground"]}" d="M0 0H{wide}V{high}H0Z"/>{sky(*size)}'
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="ts" width="{WIDTH}" height="{down}" '
        f'viewBox="0 0 {wide} {down * wide / WIDTH}"><style>{style(theme)}</style>{ground}{"".join(elements)}</svg>'
    )
    return Image.open(io.BytesIO(rendering.still(svg, "png"))).convert("RGB")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", GAMES)
def test_a_frame_of_sprites_looks_as_drawn_at_once(name: str, theme: str) -> None:
    record = played(name, 2)
    size, moments = size_of(record.game, 2), Story(record).moments()
    stage = rendering._Stage(size, theme, WIDTH)
    for moment in (moments[0], moments[len(moments) // 2], moments[-1]):
        difference = ImageChops.difference(stage.frame(moment.elements), at_once(moment.elements, size, theme))
        counts = difference.convert("L").histogram()
        assert sum(counts[12:]) <= 0.002 * sum(counts)
        assert sum(counts[48:]) <= 0.0002 * sum(counts)  # single pixels where edges meet


def test_a_long_element_is_drawn_in_parts_that_say_the_same() -> None:
    child = f'<g class="piece"><path d="M0 0H{"9" * rendering.LONG}"/><path/></g>'
    parts = rendering.parted(f'<g transform="translate(1 2)">{child}<path d="M1 1"/></g>')
    assert parts[1:] == (
        '<g transform="translate(1 2)"><g class="piece"><path/></g></g>',
        '<g transform="translate(1 2)"><path d="M1 1"/></g>',
    )
    assert parts[0].startswith('<g transform="translate(1 2)"><g class="piece"><path d="M0 0H999')
    for whole in ('<g class="quiet a">', '<g class="ghost">', '<g opacity=".5">'):
        assert len(rendering.parted(f"{whole}{child}<path/></g>")) == 1
    assert rendering.parted("<path/>") == ("<path/>",)


def test_every_class_that_is_transparent_as_a_whole_is_known() -> None:
    rules = [rule for rule in style("night").split("}") if "{opacity:" in rule or ";opacity:" in rule]
    assert rules
    assert all(rendering._SEE_THROUGH.search(f'class="{rule.split("{")[0].split(".")[-1]}"') for rule in rules)


@slow
@pytest.mark.parametrize("kind", rendering.FILMS)
def test_an_animation_shows_every_moment_for_its_time(kind: str) -> None:
    record = played("shizzle", 2, first=1)
    story = Story(record)
    content = story.film(kind, "dawn", WIDTH, 120)
    film = Image.open(io.BytesIO(content))
    times = [frame.copy().info["duration"] for frame in ImageSequence.Iterator(film)]
    most = len(story.moments())
    assert (film.format or "").lower() == kind
    assert film.width == WIDTH
    assert film.info["loop"] == 0
    assert sum(times) == 120 * (most + rendering.HOLD - 1)  # frames that look alike may be one
    assert 0.8 * most < len(times) <= most
    assert len(content) < 1_000_000
    film.seek(film.n_frames - 1)
    last = at_once(story.moments()[-1].elements, size_of(record.game, 2), "dawn")
    assert max(ImageChops.difference(film.convert("RGB"), last).convert("L").histogram()[64:]) == 0


def test_jobs_draw_one_turn_and_stills_of_their_kind_and_width() -> None:
    record = played("twisty", 2)
    turn = film({"record": record.text(), "kind": "webp", "theme": "night", "turn": 2})
    assert getattr(Image.open(io.BytesIO(turn)), "n_frames", 1) <= len(Story(record).moments(2))
    for kind in ("png", "webp"):
        svg = Story(record).svg(None, "night", "en")
        picture = Image.open(io.BytesIO(still({"svg": svg, "kind": kind, "width": 300})))
        assert ((picture.format or "").lower(), picture.width) == (kind, 300)


def test_formats_need_what_draws_them(monkeypatch: pytest.MonkeyPatch) -> None:
    for there, kinds in (((), {"svg"}), (("resvg_py",), {"svg", "png"}), (("PIL",), {"svg"})):
        monkeypatch.setattr(rendering, "find_spec", lambda name, there=there: name in there)
        assert {kind for kind in (*rendering.STILLS, *rendering.FILMS) if rendering.can_draw(kind)} == kinds


@pytest.mark.parametrize("kind", rendering.FILMS)
def test_few_pictures_are_in_memory_at_once(kind: str) -> None:
    drawn_so_far: list[weakref.ref[Image.Image]] = []
    colours = Image.new("P", (1, 1))
    colours.putpalette([n for n in range(40) for _ in "RGB"])

    def picture(n: int) -> Image.Image:
        assert sum(reference() is not None for reference in drawn_so_far) <= 3
        image = Image.new("P", (60, 40), 1)
        image.putpalette(colours.getpalette() or [])
        image.paste(2 + n // 2, (n, 5, n + 10, 20))
        drawn_so_far.append(weakref.ref(image))
        return image

    film = Image.open(io.BytesIO((rendering._webp if kind == "webp" else rendering._gif)(picture, [100] * 50 + [300])))
    frames = [(frame.convert("RGB"), frame.info["duration"]) for frame in ImageSequence.Iterator(film)]
    assert len(drawn_so_far) == len(frames) == 51
    assert sum(time for _, time in frames) == 5300
    drawn_so_far.clear()
    for n in (0, 25, 50):
        assert ImageChops.difference(frames[n][0], picture(n).convert("RGB")).getbbox() is None


def test_only_so_many_pixels_of_sprites_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played("shizzle", 2)
    size, moments = size_of(record.game, 2), Story(record).moments()
    usual, small = (rendering._Stage(size, "night", WIDTH) for _ in range(2))
    wanted = [usual.frame(moment.elements).tobytes() for moment in moments[:5]]
    monkeypatch.setattr(rendering, "KEPT", usual._kept // 3)
    assert [small.frame(moment.elements).tobytes() for moment in moments[:5]] == wanted
    assert small._kept <= usual._kept // 3
