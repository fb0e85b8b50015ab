"""The shapes of Twinkle Twinkle: tiles, charts, the signs of what scores, and a chart as a picture of its own."""

from collections.abc import Sequence
from functools import cache, lru_cache

from tumblestar import picture
from tumblestar.games.twinkle_twinkle import parts
from tumblestar.games.twinkle_twinkle.notation import chart_lines
from tumblestar.games.twinkle_twinkle.parts import CELLS, CLASS
from tumblestar.games.twinkle_twinkle.picture.layout import Point, middle
from tumblestar.games.twinkle_twinkle.scoring import NOVA_SCORE, REFERENCES, constellation_cells, linked_ports, links
from tumblestar.picture import Place, at, box, disc, path, piece, sheet, spark
from tumblestar.picture.theme import LINK_TINTS
from tumblestar.words.text_input import packaged_toml

# -- tiles

_TILES = packaged_toml("tumblestar.games.twinkle_twinkle.picture", "tiles.toml")


@cache
def star(is_nova: bool, rank: int) -> str:
    """A star, or a nova with eight rays and a halo; `rank` is that of its constellation, -1 for none."""
    lit = f"lit{rank % len(LINK_TINTS)}" if rank >= 0 else "gold"
    if is_nova:
        look = path("halo", disc(27)) + path("lead", spark(30, 8, 0.45)) + path(lit, spark(30, 8, 0.45))
        return look + path("paper", spark(16, 4, 0.4))
    shape, facets = spark(21, 5, 0.46), "M0-21L5.7-7.8 0 0-5.7-7.8ZM20-6.5L9.2 3 0 0 5.7-7.8Z"
    return path("lead", shape) + path("paper", shape) + path(lit, facets)


def painted(kind: int) -> str:
    """The drawing on a tile that is no star."""
    drawn = parts.BOX.tiles[kind - 1]
    return str(_TILES[drawn.planet or drawn.kind]).replace("\n", "")


PANE = box(92, 92, 10)
SLOW_AT = (23, 37)
"""The mark of a slow tile stands where no line can be."""


def slow_mark() -> str:
    """An hourglass."""
    paper, sand = path("lead", disc(9)) + path("paper", disc(9)), "M-4.6-6H4.6L-4.6 6H4.6Z"
    return at(*SLOW_AT, picture.explained("slow", paper + path("onmay", sand, scale=0.9) + path("seal", sand)))


def rays(ports: int, start: float, end: float) -> str:
    """Lines to a set of ports, from one distance to another, the border being at 50."""
    d = ""
    for port, (x, y) in enumerate(parts.DIRECTIONS):
        if ports >> port & 1:
            near = start * (0.72 if port % 2 else 1)
            d += f"M{picture.pair(x * near, y * near)}L{picture.pair(x * end, y * end)}"
    return d


@lru_cache(maxsize=4096)
def tile(kind: int, lines: int, joined: int = 0, rank: int = -1) -> str:
    """A tile as it lies, 100 wide with the gap around it: clear glass with its lines dotted, those that link as beams.

    `lines` and `joined` are sets of ports; `rank` is that of the constellation, 0 for the largest, -1 for none.
    """
    look = path("tile", PANE) + path("shine", "M-39-26V-36a3 3 0 0 1 3-3H-26")
    if not CLASS[kind] & parts.STAR:
        return look + painted(kind) + (slow_mark() if parts.SLOW[kind] else "")
    if lines & ~joined:
        look += path("dash", rays(lines & ~joined, 24, 48))
    if joined:
        d = rays(joined, 14, 50)
        look += path("under", d) + path(f"link{rank % len(LINK_TINTS)}", d)
    return look + star(bool(CLASS[kind] & parts.NOVA), rank) + (slow_mark() if parts.SLOW[kind] else "")


def rank_mark(rank: int) -> str:
    """The number of a constellation by size, on its tint."""
    shape = disc(11)
    look = path("lead", shape) + path(f"lit{rank % len(LINK_TINTS)}", shape)
    return at(-22, -36, picture.explained("rank", look + picture.figures(str(rank + 1), 0.72, "pen")))


def in_row(kind: int) -> str:
    """A tile as it lies in a row."""
    return tile(kind, parts.LINES[kind][0])


def ghost(kind: int) -> str:
    """A tile that will lie in a place."""
    return path("sheet", PANE) + f'<g class="ghost">{in_row(kind)}</g>'


# -- a chart


def refused_corners(lines: Sequence[int]) -> list[Point]:
    """The corners where lines of tiles that share an edge make a V, which is no link (TT-4.2); cells are 100 wide."""
    found: set[Point] = set()
    for cell in range(CELLS):
        for port in (1, 3, 5, 7):
            other = parts.NEIGHBOUR[cell][port]
            if not lines[cell] >> port & 1 or (other >= 0 and lines[other] >> (port ^ 4) & 1):
                continue
            (x, y), (u, v) = parts.DIRECTIONS[port], middle(cell)
            mirrored = ((2 if x > 0 else 6, -port % 8), (4 if y > 0 else 0, (4 - port) % 8))
            beside = ((parts.NEIGHBOUR[cell][edge], corner) for edge, corner in mirrored)
            if any(other >= 0 and lines[other] >> corner & 1 for other, corner in beside):
                found.add((u + 50 * x, v + 50 * y))
    return sorted(found)


def refusal_mark() -> str:
    """The mark of two lines that meet and do not link."""
    return path("lead", disc(9)) + path("ontheft", disc(9)) + path("grab", "M-4-4L4 4M4-4L-4 4", scale=0.9)


@lru_cache(maxsize=256)
def chart(kinds: tuple[int, ...], lines: tuple[int, ...], seat: int = -1) -> str:
    """A whole chart with cells 100 wide, from its corner; with a seat its tiles are pieces that can be followed."""
    ranks: dict[int, int] = {}
    firsts: dict[int, int] = {}
    for rank, cells in enumerate(constellation_cells(lines)):
        firsts[cells[0]] = rank
        ranks |= dict.fromkeys(cells, rank)
    open_ = "".join(box(92, 92, 10, *middle(cell)) for cell in range(CELLS) if kinds[cell] == parts.EMPTY)
    look, over = path("cell", open_) if open_ else "", ""
    for cell, kind in enumerate(kinds):
        if kind == parts.EMPTY:
            continue
        drawn = tile(kind, lines[cell], linked_ports(lines, cell), ranks.get(cell, -1))
        if cell in firsts:
            drawn += rank_mark(firsts[cell])
        x, y = middle(cell)
        if seat < 0:
            look += at(x, y, drawn)
            continue
        if joined := links(lines, cell):
            drawn = f'<g data-joins="{" ".join(f"tile-{seat}-{place}" for place in (cell, *joined))}">{drawn}</g>'
        look += piece(f"tile-{seat}-{cell}", x, y, drawn, same=f"kind-{kind}")
    for x, y in refused_corners(lines):
        over += at(x, y, picture.explained("refused", refusal_mark()))
    return look + over


@lru_cache(maxsize=512)
def coordinates(cells: tuple[int, ...]) -> str:
    """The names of cells of a chart, small in their corners: the log uses them."""
    d = ""
    for cell in cells:
        (x, y), (file, rank) = middle(cell), parts.CELL_NAMES[cell]
        d += path("", picture.FILES[file], x - 35, y + 33, 0.8) + path(
            "", picture.NUMERALS[int(rank)], x - 24, y + 33, 0.8
        )
    return f'<g class="letter trail coordinates">{d}</g>' if d else ""


# -- signs


@cache
def score_sign(what: int, side: int = 0) -> str:
    """The sign of one thing that is scored, about 50 wide; references say their side by letter and colour."""
    if what < 2:
        dots = disc(6, -16, 6) + disc(6, 0, -8) + disc(6, 16, 6)
        d = "M-16 6L0-8 16 6"
        look = path("under", d) + path(f"link{what}", d) + path("lead", dots) + path(f"lit{what}", dots)
        number = path("lead", disc(8)) + path("paper", disc(8)) + picture.figures(str(what + 1), 0.55, "pen")
        return look + at(0, 11, number)
    if what == 2:
        look = ""
        for i, ends in enumerate((((-20, -8), (-6, -14)), ((4, -2), (20, -10)), ((-14, 8), (4, 14)))):
            d = "M" + "L".join(picture.pair(*end) for end in ends)
            dots = "".join(disc(4.5, *end) for end in ends)
            look += path("under", d) + path(f"link{i}", d) + path("lead", dots) + path(f"lit{i}", dots)
        return look
    if what == NOVA_SCORE:
        return at(0, 0, star(True, -1), 0.72)
    kind = next(kind for kind in range(1, parts.KINDS) if CLASS[kind] & parts.SUBJECT[2 * (what - REFERENCES)])
    letter, glass_ = ("a", "green") if side == 0 else ("b", "blue")
    tag = path("lead", disc(9)) + f'<g class="{glass_}">{path("t1", disc(9))}</g>' + picture.letter(letter, 0.72, "pen")
    return at(0, 0, painted(kind), 0.56) + at(22, -12, picture.explained("side", tag))


def bag_sign() -> str:
    """The bag."""
    bag = "M-9-12C-20 0-22 18-12 20H12C22 18 20 0 9-12Z"
    look = path("lead", bag + box(24, 8, 3, 0, -15)) + f'<g class="purple">{path("t2", bag)}</g>'
    return look + path("gold", box(24, 8, 3, 0, -15)) + path("paper", spark(8, 4, 0.36, 0, 6))


def round_sign() -> str:
    """A moon: the round, of how many."""
    moon = picture.MARKS["yellow"]
    return path("lead", moon, scale=1.9) + f'<g class="yellow">{path("t1", moon, scale=1.9)}</g>'


# -- standing alone


def written(charts: Sequence[tuple[Sequence[int], Sequence[int]]], sides: Sequence[int], flip: bool) -> str:
    """Charts as text for programs to read back: a head line with the digest of the box, then as in a file."""
    head = f"tumblestar {parts.GAME} {parts.DIGEST}\nsides {''.join('AB'[side] for side in sides)}\n"
    return head + "flip\n" * flip + "\n\n".join("\n".join(chart_lines(kinds, lines)) for kinds, lines in charts) + "\n"


CHART_SIZE = (parts.COLUMNS * 100 + 24, parts.ROWS * 100 + 24)


def chart_svg(
    kinds: Sequence[int],
    lines: Sequence[int],
    sides: Sequence[int] = (0,) * 5,
    flip: bool = False,
    theme: str = "",
) -> str:
    """One chart as a picture: with a theme it stands alone and carries the chart, else it is for a page."""
    width, height = CHART_SIZE
    body = sheet(Place(width / 2, height / 2, width, height), 24) + at(12, 12, chart(tuple(kinds), tuple(lines)))
    if not theme:
        return picture.frame(CHART_SIZE, body)
    edge, text = 20, written([(kinds, lines)], sides, flip)
    return picture.frame((width + 2 * edge, height + 2 * edge), at(edge, edge, body), theme=theme, carries=text)
