"""Twinkle's picture: well formed, complete, without overlaps, and with exactly the legal targets."""

import random
import re
from math import hypot
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.games.picture_checks import check_targets, ids, parse, played, targets, token
from tumblestar import picture as shapes
from tumblestar.contract.game import Game
from tumblestar.games.twinkle import picture
from tumblestar.games.twinkle.notation import parse_state
from tumblestar.games.twinkle.parts import (
    COLOUR_NAMES,
    COLOUR_OF,
    DICE,
    IN_PLAY,
    PLACE_NAMES,
    PLACES,
    SIDES_OF,
    STAR_A,
    STARS,
)
from tumblestar.games.twinkle.picture import composed, layout
from tumblestar.games.twinkle.picture import shapes as picture_shapes
from tumblestar.games.twinkle.picture.overlays import FINGER, hit_in_pool, hung_spots, spot
from tumblestar.games.twinkle.picture.tree_layout import BODY, TOP, Frame, Opening, Tree, layout_tree
from tumblestar.games.twinkle.rules import (
    CENTRE,
    CHOOSE,
    COLOURING,
    DISCARD,
    ENDED,
    FIRST,
    FREE,
    HANG,
    HANGING,
    HELD,
    HUNG,
    MISSIONING,
    OUT,
    ROLL,
    ROLLING,
    TAKE,
    breakdown,
    colours_in_play,
    win_share,
)
from tumblestar.picture.composition import TICK

TWINKLE = Game("twinkle")


def game(seed: int, seats: int, **options: int) -> list[Any]:
    return played(TWINKLE, seed, seats, **options)


GAMES = [game(seats, seats, level=(2, 0, 3, 1)[seats - 1]) for seats in TWINKLE.seats] + [game(9, 1)]
STATES = [s for states in GAMES for s in [*states[:30:2], *states[30::3], states[-1]]]


def constellations(count: int, dice: int, seed: int = 1) -> list[Tree]:
    """Constellations of many shapes: bushy, lopsided, and one long line after another."""
    luck = random.Random(seed)
    made: list[Tree] = []
    while len(made) < count:
        tree: list[tuple[int, int, int]] = []
        for die in luck.sample(range(DICE), dice):
            parents = [p for p in (STAR_A, STAR_A + 1) if sum(up == p for *_, up in tree) < 2]
            result = luck.randint(1, SIDES_OF[die])
            higher = [d for d, shown, _ in tree if shown > result and sum(up == d for *_, up in tree) < 2]
            if len(made) % 3 == 0 and higher:
                parents = higher[-1:]
            if parents + higher:
                tree.append((die, result, luck.choice(parents + higher)))
        made.append(tuple(sorted(tree)))
    line = [(28, 10, STAR_A), (29, 9, 28), (27, 8, 29), (24, 7, 27), (19, 6, 24), (14, 5, 19), (9, 4, 14)]
    return [*made, tuple(sorted(line[:dice])), ()]


def test_every_phase_is_looked_at() -> None:
    assert {s.phase for s in STATES} == {*(COLOURING, MISSIONING, CENTRE, FIRST, CHOOSE, ROLLING, HANG, DISCARD, ENDED)}
    assert {s.seats for s in STATES} == {1, 2, 3, 4}


def drawn_parts(s: Any) -> dict[str, str]:
    return {name: "".join(elements) for name, elements in picture.parts.draw(s).items()}


def test_every_die_of_the_game_is_there_once_and_those_that_hang_a_second_time_small() -> None:
    for s in STATES:
        found = ids(*drawn_parts(s).values())
        there = {die for die in range(DICE) if s.where[die] != OUT}
        hung = {die for die in there if s.where[die] >= HUNG}
        assert sorted(name for name in found if name.startswith("die-")) == sorted(
            f"die-{PLACE_NAMES[d]}" for d in there
        )
        small = sorted(name for name in found if name.startswith("mini-"))
        assert small == sorted(f"mini-die-{PLACE_NAMES[die]}" for die in hung)


def test_a_small_die_is_the_same_as_the_large_one_for_what_glides() -> None:
    s = STATES[-1]
    for node in parse("".join(drawn_parts(s).values())).iter():
        if node.get("class") == "piece":
            assert (node.get("id") or "").removeprefix("mini-") == node.get("data-same")


def test_parts_are_those_that_have_a_size_and_their_names_say_whose_they_are() -> None:
    for s in STATES:
        sizes = picture.parts.sizes(s.seats)
        assert drawn_parts(s).keys() == sizes.keys()
        assert picture.parts.overlay(s, seat=0, targets=targets(TWINKLE, s, ROLL)).keys() <= sizes.keys()
        owned = [name for name in sizes if shapes.seat_of(name) is not None]
        assert sorted(owned) == sorted(f"{kind}-{seat + 1}" for kind in ("sky", "mini") for seat in range(s.seats))
        for name, drawn in drawn_parts(s).items():
            for node in parse(drawn):
                found = re.match(r"translate\((-?[\d.]+)[ ,]?(-?[\d.]+)\)", node.get("transform") or "")
                if found:
                    assert 0 <= float(found[1]) <= sizes[name][0]
                    assert 0 <= float(found[2]) <= sizes[name][1]


def test_a_move_changes_few_elements_of_a_part() -> None:
    s = next(s for s in GAMES[3] if s.phase == CHOOSE and not s.held and s.turns > 9)
    picked = TWINKLE.after(s, TWINKLE.legal(s)[0])
    before, after = picture.parts.draw(s), picture.parts.draw(picked)
    changed = {name for name in before if before[name] != after[name]}
    assert changed == {"hand", layout.home(s, TWINKLE.legal(s)[0])[0]}
    for name in changed:
        assert len({*before[name]} ^ {*after[name]}) <= 3


def test_a_die_has_its_colour_its_outline_and_its_result() -> None:
    for s in STATES[::4]:
        root = parse("".join(drawn_parts(s).values()))
        for die in range(DICE):
            if s.where[die] == OUT:
                continue
            (body,) = (node for node in root.iter() if node.get("id") == f"die-{PLACE_NAMES[die]}")
            drawn = ElementTree.tostring(body, encoding="unicode")
            assert f'<g class="{COLOUR_NAMES[COLOUR_OF[die]]}">' in drawn
            assert shapes.poly(shapes.GEMS[SIDES_OF[die]][0]) in drawn
            figures = [node for node in body.iter() if node.get("class") == "figure"]
            assert len(figures) == (len(str(s.shown[die])) if s.shown[die] else 0)
            numerals = "".join(str(shapes.NUMERALS.index(node.get("d") or "")) for node in figures)
            assert numerals == (str(s.shown[die]) if s.shown[die] else "")


def test_constellations_that_offer_places_never_overlap() -> None:
    frame, sizes = layout.SKY_FRAME, list[float]()
    for dice in range(STARS):
        for tree in constellations(100, dice):
            where = layout_tree(tree, frame, True)
            sizes.append(where.size)
            star = TOP * min(1, where.size)
            bodies = [(x, y, star if p >= DICE else where.size * BODY / 2) for p, (x, y) in where.spots.items()]
            shown = {die: result for die, result, _ in tree}
            open_ = [p for p in where.spots if sum(up == p for *_, up in tree) < 2 and shown.get(p, 99) > 1]
            assert sorted(where.openings) == sorted(open_)
            bodies += [(opening.x, opening.y, opening.cell / 2) for opening in where.openings.values()]
            for i, (x, y, r) in enumerate(bodies):
                assert frame.left - 0.1 <= x - r
                assert x + r <= frame.right + 0.1
                assert frame.top - 2.1 <= y - r
                assert y + r <= frame.bottom + 0.1
                assert all(hypot(x - u, y - v) > r + q - 0.1 for u, v, q in bodies[:i])
            # 36 pixels where the sky is 285 wide, unless dice would be small beside them
            assert where.size >= 0.84 or {opening.cell for opening in where.openings.values()} <= {56.0}
    assert min(sizes) * BODY * 285 / layout.SKY[0] > 28
    assert sum(size > 1.07 for size in sizes) > 0.6 * len(sizes)


@pytest.mark.parametrize("frame", [layout.MINI_FRAME, layout.SKY_FRAME])
def test_constellations_without_places_are_readable_and_never_overlap(frame: Frame) -> None:
    sizes: list[float] = []
    for tree in constellations(120, 7):
        where = layout_tree(tree, frame, False)
        sizes.append(where.size)
        bodies = [(x, y, where.size * (TOP if p >= DICE else BODY / 2)) for p, (x, y) in where.spots.items()]
        for i, (x, y, r) in enumerate(bodies):
            assert frame.left - 0.5 <= x - r
            assert x + r <= frame.right + 0.5
            assert frame.top - 5 <= y - r
            assert y + r <= frame.bottom + 0.5
            assert all(hypot(x - u, y - v) > r + q - 0.1 for u, v, q in bodies[:i])
    if frame == layout.MINI_FRAME:
        assert min(sizes) * BODY * 119 / layout.MINI[0] > 14
    else:
        assert min(sizes) > 0.75


def test_what_a_finger_hits_belongs_to_the_nearest_place() -> None:
    for tree in constellations(60, 6):
        openings = [*layout_tree(tree, layout.SKY_FRAME, True).openings.values()]
        for opening in openings:
            others = [other for other in openings if other != opening]
            outline = [float(x) for x in re.findall(r"-?[\d.]+", picture_shapes.reach(opening, others, FINGER))]
            assert len(outline) >= 3
        areas = [corners(opening, openings) for opening in openings]
        for i, (opening, area) in enumerate(zip(openings, areas, strict=True)):
            for x, y in area:
                apart = hypot(x - opening.x, y - opening.y)
                assert all(hypot(x - o.x, y - o.y) > apart - 0.2 for k, o in enumerate(openings) if k != i)
            width = max(x for x, _ in area) - min(x for x, _ in area)
            assert width > 56


def corners(opening: Opening, openings: list[Opening]) -> list[tuple[float, float]]:
    """The corners of what a finger hits of an open place."""
    path = picture_shapes.reach(opening, [other for other in openings if other != opening], FINGER)
    found, (x, y) = list[tuple[float, float]](), (0.0, 0.0)
    for kind, first, second in re.findall(r"([Mlhv])(-?[\d.]+)(?:[ ,]?(-?[\d.]+))?", path):
        dx, dy = float(first), float(second or 0)
        x, y = (dx, dy) if kind == "M" else (x + (0 if kind == "v" else dx), y + (dx if kind == "v" else dy))
        found.append((opening.x + x, opening.y + y))
    return found


def test_a_hung_die_is_below_what_it_hangs_under() -> None:
    for tree in constellations(100, 7):
        for frame, offers in ((layout.SKY_FRAME, True), (layout.MINI_FRAME, False)):
            spots = layout_tree(tree, frame, offers).spots
            assert all(spots[die][1] > spots[parent][1] + 10 for die, _, parent in tree)


def test_a_gold_star_on_every_connector_that_twinkles() -> None:
    star = shapes.twinkle(1.0)
    for s in STATES:
        if s.phase < CHOOSE:
            continue
        seat = layout.standing(s).large
        tree = layout.tree(s, seat)
        drawn = picture_shapes.constellation(tree, seat, layout_tree(tree, layout.SKY_FRAME, False))
        assert "".join(drawn).count(star) * 2 == layout.ledgers(s)[seat].cards[6]


def test_the_ledger_says_what_the_rules_say() -> None:
    for s in STATES:
        books = layout.ledgers(s)
        assert [book.total for book in books] == [TWINKLE.points(s, seat) for seat in range(s.seats)]
        assert list(layout.standing(s).winners) == [seat for seat in range(s.seats) if win_share(s, seat) > 0]


def test_the_overlay_names_exactly_the_legal_actions() -> None:
    for s in STATES:
        offered = targets(TWINKLE, s, ROLL)
        for seat in range(s.seats):
            is_elsewhere = s.phase == HANG and seat != s.mover
            check_targets("".join(picture.overlay(s, seat=seat, targets=offered)), [] if is_elsewhere else offered)


def test_targets_lie_where_their_dice_are() -> None:
    for s in STATES:
        drawn, sizes = drawn_parts(s), picture.parts.sizes(s.seats)
        actions = [a for a, _, _ in targets(TWINKLE, s, ROLL)]
        spots = [spot(s, action)[0] for action in actions]
        if s.phase != HANG:  # there the targets of one die at a time are shown
            assert len(set(spots)) == len(spots)
        for action, (part, x, y) in zip(actions, spots, strict=True):
            assert 0 < x < sizes[part][0]
            assert 0 < y < sizes[part][1]
            if action < TAKE:
                at = shapes.pair(x, y)
                name = f"die-{PLACE_NAMES[action]}"
                assert f'id="{name}" class="piece" data-same="{name}" transform="translate({at})' in drawn[part]


def test_a_place_offers_its_dice_with_their_gains() -> None:
    seen = 0
    for s in STATES:
        if s.phase != HANG:
            plates = picture.gains(s, [a for a, _, _ in targets(TWINKLE, s, ROLL)])
            assert all(plate.gain is None for plate in plates)
            continue
        actions = TWINKLE.legal(s)
        plates = {plate.action: plate for plate in picture.parts.gains(s, actions)}
        assert {plate.part for plate in plates.values()} == {f"sky-{s.mover + 1}"}
        for action in actions:
            i, _ = divmod(action - HANGING, PLACES)
            _, sign = spot(s, action)
            assert picture_shapes.drawn(s.hand[i], s.shown[s.hand[i]], is_small=True) in sign
            gain = TWINKLE.points(TWINKLE.after(s, action), s.mover) - TWINKLE.points(s, s.mover)
            assert plates[action].gain == gain
            seen += 1
    assert seen > 60


def test_points_by_colour_are_those_of_the_viewer_without_zeros() -> None:
    seen = 0
    for s in STATES[::3]:
        books = layout.ledgers(s)
        for seat in range(s.seats):
            over = picture.parts.overlay(s, seat=seat)
            for column, colour in enumerate(colours_in_play(s)):
                drawn = "".join(over.get(layout.POOLS[column], []))
                points = books[seat].cards[colour]
                assert drawn == (picture_shapes.points_of(colour, points, 40) if points else "")
                seen += bool(points)
    assert seen > 40


def test_scores_are_the_points_of_the_rules() -> None:
    for s in STATES:
        for seat in range(s.seats):
            found = {score.key: score for score in picture.parts.scores(s, seat)}
            pieces = breakdown(s, seat)
            assert found.keys() == {piece.name for piece in pieces}
            assert next(iter(found)) == "card-twinkle"
            for piece in pieces:
                score, is_mission = found[piece.name], piece.name.startswith("mission")
                assert score.points == (0 if s.seats == 1 and is_mission else piece.points)
                assert score.is_met == (is_mission and piece.points > 0)


def test_missions_that_are_certain_alone_are_face_down_in_the_scores_too() -> None:
    rest = "colours=RYBG missions=7,12,16 centre=R8=6,Y8=2,B8=1,G8=5"
    s = parse_state(f"seats=1 {rest} tree1=R12=9@A,Y12=7@R12 out=R4,R6 turns=2 latest=2")
    down = [score.key for score in picture.parts.scores(s, 0) if picture_shapes.kept_card() in score.sign]
    assert down == ["mission-12"]
    turning = {key: re.findall('data-face="([a-z]+)"', sign) for key, sign, *_ in picture.parts.scores(s, 0)}
    assert [key for key, faces in turning.items() if faces == ["down"]] == down
    assert [key for key, faces in turning.items() if faces == ["up"]] == ["mission-7", "mission-16"]


def test_the_latest_roll_of_a_turn_has_a_token_of_its_own() -> None:
    s = next(s for s in STATES if s.phase == HANG and s.turns > 2 and not s.taken)
    hand = s.hand[: s.held]
    rolled = [(die, 0, "pick") for die in hand] + [("roll", 0, "roll")]
    thrown = [(die, s.shown[die], "thrown") for die in hand]
    assert token(picture, s, []) is None
    assert token(picture, s, rolled) is None
    assert token(picture, s, rolled + thrown) == (f"{s.turns}", " ".join(f"die-{PLACE_NAMES[die]}" for die in hand))
    rolling = next(s for s in STATES if s.phase == ROLLING)
    assert token(picture, rolling, rolled + thrown) is None
    centre = [(die, 1, "thrown") for die in range(2, DICE, 5)]
    begun = next(s for s in GAMES[1] if s.phase == CHOOSE)
    assert (token(picture, begun, centre) or [""])[0] == "centre"
    after = TWINKLE.after(s, TWINKLE.legal(s)[0])
    die = s.hand[(TWINKLE.legal(s)[0] - HANGING) // PLACES]
    over = token(picture, after, [*rolled, *thrown, (die, STAR_A, "hang")])
    assert over is not None
    assert over[0] == f"{s.turns}"
    assert f"die-{PLACE_NAMES[die]}" in over[1]


def test_a_turn_that_is_over_shows_what_was_rolled_and_which_die_was_hung() -> None:
    s = next(s for s in STATES if s.phase == CHOOSE and not s.held and s.hung[0] and s.seats == 4)
    die = s.dice[0][0]
    rolled = [("roll", 0, "roll"), (die, s.shown[die], "thrown"), (0, 3, "thrown"), (1, 4, "thrown")]
    over = picture.parts.overlay(s, last=[*rolled, (die, STAR_A, "hang")])
    hung = "".join(element for elements in over.values() for element in elements)
    assert hung.count("quiet") == 2
    assert all('class="turn"' in "".join(over[part]) for part in ("sky-1", "mini-1"))
    assert 'class="grab"' not in hung
    lost = "".join(picture.overlay(s, last=rolled))
    assert lost.count("quiet") == 3
    assert lost.count('class="grab"') == 3


def test_any_constellation_can_be_large_and_the_others_keep_their_places() -> None:
    for s in STATES:
        for seat in range(s.seats):
            parts = picture.board_of(s, seat)
            dice = {name for name in ids("".join(parts)) if name.startswith("die-")}
            hung = {die for die in range(DICE) if s.where[die] == HUNG + seat}
            assert dice >= {f"die-{PLACE_NAMES[die]}" for die in hung}
            small = re.findall('data-board="([0-9]+)"', "".join(parts))
            assert small == [str((seat + i) % s.seats + 1) for i in range(1, s.seats)]
            assert parts == picture.board(s) or seat != layout.standing(s).large


def test_the_parts_of_the_composition_do_not_overlap() -> None:
    for seats in TWINKLE.seats:
        sizes = picture.parts.sizes(seats)
        areas = [
            (x, y, x + sizes[part][0] * scale, y + sizes[part][1] * scale)
            for part, (x, y, scale) in composed.places(seats, seats - 1).items()
        ]
        assert len(areas) == 1 + seats - 1 + 2 + IN_PLAY[seats]
        for i, (left, top, right, bottom) in enumerate(areas):
            assert left >= 0
            assert top >= 0
            assert right <= picture.BOARD_SIZE[0]
            assert bottom <= picture.BOARD_SIZE[1]
            assert all(right <= x or u <= left or bottom <= y or v <= top for x, y, u, v in areas[:i])


def test_the_panel_of_whose_turn_it_is_is_marked() -> None:
    for s in STATES:
        for seat in range(s.seats):
            panels = composed.panels(s.seats, seat)
            heads = picture.board_of(s, seat)[1:][: s.seats]
            marked = [i for i, head in zip(panels, heads, strict=True) if 'class="turn"' in head]
            assert marked == ([s.mover] if FIRST < s.phase < ENDED else [])


def test_places_to_hang_at_do_not_come_and_go_with_the_turn() -> None:
    for s in STATES:
        for seat in range(s.seats):
            assert bool(layout.sky_tree(s, seat).openings) == (s.phase != ENDED and s.hung[seat] < STARS)


def test_whose_turn_it_is_is_large_and_at_the_end_who_won() -> None:
    for s in STATES:
        if CHOOSE <= s.phase < ENDED:
            assert layout.standing(s).large == s.mover
    for states in GAMES[1:4]:
        assert win_share(states[-1], layout.standing(states[-1]).large) == 1
    assert shapes.crown(0.9) in "".join(picture.board(GAMES[2][-1]))


def test_missions_alone_are_met_or_not_and_dice_that_left_are_crossed_out() -> None:
    s = GAMES[0][-1]
    book = layout.ledgers(s)[0]
    assert len(book.met) == 2
    assert "".join(picture.rows(s)).count(TICK) == sum(book.met)
    gone = [die for die in range(DICE) if s.where[die] == OUT and (s.colours >> COLOUR_OF[die]) & 1]
    assert gone
    for die in gone:
        part, x, y = layout.home(s, die)
        assert picture_shapes.left(x, y) in picture.parts.draw(s)[part]


def test_the_deepest_line_can_still_be_hung_under() -> None:
    s = parse_state(
        "seats=4 colours=RYBGNP centre=R8=1,Y8=1,B8=1,N8=1,P8=1 "
        "tree1=G12=12@A,G10=9@G12,G8=8@G10,G6=6@G8,N6=5@G6,P6=4@N6 hand=R4=1,Y4=2,B4=3 phase=hang rolled=3"
    )
    assert s.hung[0] == STARS - 1
    root = parse("".join(picture.overlay(s, seat=0, targets=targets(TWINKLE, s, ROLL))))
    found = root.findall(".//g[@class='act']")
    assert len(found) == 3 * 8
    for way in "012":
        shown = [node for node in found if node.get("data-way") == way]
        assert [node.get("hidden") for node in shown] == [None if way == "0" else ""] * 8
        where = [tuple(map(float, re.findall(r"-?[\d.]+", node.get("transform") or ""))) for node in shown]
        for i, (x, y) in enumerate(where):
            assert all(hypot(x - u, y - v) >= 55.9 for u, v in where[:i])
    assert len(root.findall(".//g[@class='turner']")) == 3
    assert picture.turning(s) == (3, False)


@pytest.mark.parametrize("seats", TWINKLE.seats)
def test_targets_are_as_large_as_a_finger_needs_and_do_not_overlap(seats: int) -> None:
    for s in GAMES[seats - 1]:
        if s.phase != CHOOSE or s.held:
            continue
        for elements in picture.parts.overlay(s, seat=0, targets=targets(TWINKLE, s, ROLL)).values():
            root = parse("".join(elements))
            found = [re.findall(r"-?[\d.]+", node.get("transform") or "") for node in root.findall("./g[@class='act']")]
            where = [(float(x), float(y)) for x, y in found]
            for i, (x, y) in enumerate(where):
                assert all(max(abs(x - u), abs(y - v)) >= 79.9 for u, v in where[:i])


def test_what_is_touched_in_a_pool_is_larger_than_its_cells_and_never_overlaps() -> None:
    areas: list[tuple[float, float, float, float]] = []
    for x, y in ((40, 40), *map(layout.place_in_pool, range(5))):
        found = re.search(r'd="M(-?[\d.]+) ?(-?[\d.]+)q.*?h([\d.]+)', hit_in_pool(x, y))
        assert found
        left, top, width = map(float, found.groups())
        areas.append((x + left, y + top - 12, x + left + width + 24, y + top - 12 + width + 24))
    assert [area[2] - area[0] for area in areas] == [82] * 6
    assert (min(a[0] for a in areas), max(a[2] for a in areas)) == (-3, layout.POOL[0] + 3)
    for i, (left, top, right, bottom) in enumerate(areas):
        assert all(right <= a or c <= left or bottom <= b or d <= top for a, b, c, d in areas[:i])


def test_dice_are_where_the_state_says() -> None:
    seen: set[int] = set()
    for s in STATES:
        drawn = drawn_parts(s)
        for die in range(DICE):
            seen.add(min(s.where[die], HUNG))
            name = f'"die-{PLACE_NAMES[die]}"'
            if s.where[die] == FREE:
                assert f"id={name}" in drawn[layout.home(s, die)[0]]
            elif s.where[die] >= HUNG:
                seat = s.where[die] - HUNG
                assert [part for part, *_ in hung_spots(s, die)] == [f"sky-{seat + 1}", f"mini-{seat + 1}"]
                assert f"id={name}" in drawn[f"sky-{seat + 1}"]
                assert f"data-same={name}" in drawn[f"mini-{seat + 1}"]
            elif s.where[die] == HELD:
                assert f"id={name}" in drawn["hand"]
    assert seen >= {FREE, HUNG, HELD}


def test_the_stars_of_the_large_constellation_have_their_letters() -> None:
    s = STATES[-1]
    drawn = "".join(picture.board(s))
    assert all(drawn.count(shapes.CAPITALS[name]) == 1 for name in "AB")
