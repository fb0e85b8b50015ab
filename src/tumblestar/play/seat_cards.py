"""The cards of the seats: plates that say who plays, what counts and whose turn it is, with the seat's parts below."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from tumblestar.contract.game import Game
from tumblestar.contract.modules import Name
from tumblestar.contract.state import GameState
from tumblestar.engine.players import stars as stars_of
from tumblestar.picture import crown, seat_of
from tumblestar.play.people_panel import clock, own_actions
from tumblestar.play.render_cache import RenderCache, RenderedState
from tumblestar.play.viewer import Viewer, places
from tumblestar.record.narration import STAR, full_name
from tumblestar.web.drawn_board import part_place, parts_of_table
from tumblestar.web.markup import NOTHING, Html, HtmlTranslator, attributes, button, seat_sign, small_picture
from tumblestar.words import Phrase

if TYPE_CHECKING:
    from tumblestar.play.page_updates import Part, Parts

BOT_NAMES = {"seat-bot-star": "plate-bot", "seat-bot-star-twin": "plate-bot-twin"}
"""How bots are called on plates, where their stars stand apart."""
CROWN = small_picture(crown(1), "-18 -16 36 26")
"""Whoever leads or has won has it."""


def large_seat(viewer: Viewer, scene: RenderedState) -> int:
    """The seat whose card is the viewer's own and large; spectators have the first."""
    return viewer.own_seat(scene.state) or 0


def cards(viewer: Viewer, cache: RenderCache, scene: RenderedState) -> Parts:
    """The cards and their plates, for viewers of a language with the same large card."""
    table, s, large = viewer.table, scene.state, large_seat(viewer, scene)
    is_over = viewer.is_live and table.is_over
    acting = -1 if is_over else table.game.actor(s)
    turn = acting if acting >= 0 or is_over else table.game.turn(s)[1]
    points = cache.points(table, scene.n, s)
    ahead = tuple(crowned(viewer, points))
    key = "cards", viewer.lang, viewer.you, large, turn, points, ahead, is_over
    return cache.cached_until_people_change(key, _cards, viewer, cache, large, turn, points, ahead)


def _cards(
    viewer: Viewer, cache: RenderCache, large: int, turn: int, points: Sequence[int], ahead: Sequence[int]
) -> dict[str, Part]:
    make, ranks = cache.cached_until_people_change, places(viewer) if len(points) > 1 else {}
    made: dict[str, Part] = {}
    for seat, count in enumerate(points):
        key = viewer.lang, viewer.you, seat
        made[f"part-seat-{seat + 1}"] = make(
            ("card", *key, large, seat == turn), _card, viewer, seat, large, seat == turn
        )
        made[f"plate-{seat + 1}"] = make(
            ("plate", *key, count, seat in ahead, seat in ranks),
            *(_plate, viewer, cache, seat, count, seat in ahead, ranks.get(seat, 0)),
        )
    return made


def crowned(viewer: Viewer, points: Sequence[int]) -> Sequence[int]:
    """Who has a crown: whoever has won, else who leads."""
    record = viewer.table.record
    if viewer.is_live and record.is_over:
        return [seat for seat, share in enumerate(record.shares()) if share]
    return leaders(points)


def leaders(points: Sequence[int]) -> Sequence[int]:
    """Who alone has the most points; at draws and alone nobody."""
    most = max(points)
    return [points.index(most)] if len(points) > 1 and points.count(most) == 1 else []


def _card(viewer: Viewer, seat: int, large: int, is_turn: bool) -> Html:
    """A card without what changes on it."""
    game, seats, name = viewer.table.game, len(viewer.table.seats), viewer.cache().names()[seat]
    return card(viewer.voice, game, seats, seat, large, name, is_turn=is_turn)


def card(
    say: HtmlTranslator, game: Game, seats: int, seat: int, large: int, name: Name, *, is_turn: bool, opens: bool = True
) -> Html:
    """A card with the places of its plate, its parts and its ledger; a touch on the plate opens the player's sheet."""
    number = seat + 1
    place = "me" if seat == large else f"other{(seat - large) % seats}"
    look = f"seat {place}{' turn' if is_turn else ''}{' is-you' if seat == say.viewer else ''}"
    drawn = "".join(
        part_place(part, size, say("picture-label"))
        for part, size in parts_of_table(game).sizes(seats).items()
        if seat_of(part) == seat
    )
    more = attributes(type="button", data_opens=f"player-{number}", aria_haspopup="dialog") if opens else NOTHING
    tag = "button" if opens else "div"
    return Html(
        f'<section id="part-seat-{number}" class="{look}" data-seat="{number}" '
        f'aria-label="{say("seat-text", name=name)}"{attributes(aria_current="true" if is_turn else None)}>'
        f'<{tag} id="plate-{number}" class="plate"{more} data-keep></{tag}>{drawn}'
        f'<ul id="ledger-{number}" class="ledger" data-keep></ul></section>'
    )


def _plate(viewer: Viewer, cache: RenderCache, seat: int, points: int, is_ahead: bool, rank: int) -> list[Html]:
    say, game = viewer.voice, viewer.table.game
    row = viewer.table.seats[seat]
    stars = stars_of(game, row.bot or (row.name if row.kind == "bot" else ""))
    return plate(say, seat, plate_name(cache, seat), points, stars=stars, is_ahead=is_ahead, rank=rank)


def plate_name(cache: RenderCache, seat: int) -> Name:
    """What a seat is called on its plate: the stars say that it is a bot."""
    name = full_name(cache.names()[seat])
    return Phrase(BOT_NAMES[name.key], name.args) if isinstance(name, Phrase) and name.key in BOT_NAMES else name


def plate(
    say: HtmlTranslator, seat: int, name: Name, points: int, *, stars: int = 0, is_ahead: bool = False, rank: int = 0
) -> list[Html]:
    """What lies on a plate: the mark, who leads, the name with a bot's stars, and the points."""
    number = seat + 1
    label = say("plate-you") if seat == say.viewer else say("seat-text", name=name)
    glyphs = f'<b>{stars}</b><span aria-hidden="true">{STAR * stars}</span>'
    shown = f'<i class="stars" role="img" aria-label="{say("plate-stars", count=stars)}">{glyphs}</i>' if stars else ""
    leads = Html(f'<span role="img" aria-label="{say("plate-leads")}">{CROWN}</span>' if is_ahead else "")
    place = f'<b class="rank" role="img" aria-label="{say("plate-rank", count=rank)}">{rank}</b>' if rank else ""
    return [
        Html(f'<span class="disc" id="disc-{number}">{seat_sign(seat)}{place}</span>'),
        Html(f'<span class="crown" id="crown-{number}">{leads}</span>'),
        Html(f'<span class="who" id="who-{number}"><b class="name" dir="auto">{label}</b>{shown}</span>'),
        Html(f'<span id="beside-{number}" class="by-name" data-keep></span>'),
        Html(f'<span id="clock-{number}" class="of-clock" data-keep></span>'),
        Html(f'<b class="score" id="score-{number}" data-points="{points}">'
             f'<span class="unseen">{say("seat-points", count=points)}</span>'
             f'<span aria-hidden="true">{say("plate-score", count=points)}</span></b>'),
    ]  # fmt: skip


def ledgers(game: Game, s: GameState) -> Parts:
    """What the points of each seat come from."""
    scores = parts_of_table(game).scores
    return {f"ledger-{seat + 1}": tuple([_score(*score) for score in scores(s, seat)]) for seat in range(s.seats)}


def _score(key: str, sign: str, points: int, is_met: bool) -> Html:
    look = attributes(class_="met" if is_met else None, data_explains=key or None)
    return Html(f"<li{look}>{small_picture(sign, '-22 -22 44 44')}<b>{points or ''}</b></li>")


def clocks(viewer: Viewer) -> Parts:
    """The clocks on the cards."""
    seats = range(len(viewer.table.seats))
    if viewer.table.clock is None:
        return _no_clocks(len(seats))
    made = [clock(viewer, seat) for seat in seats]
    return {f"clock-{number}": [shown] if shown else [] for number, shown in enumerate(made, 1)}


@lru_cache(maxsize=16)
def _no_clocks(seats: int) -> Parts:
    return {f"clock-{number}": () for number in range(1, seats + 1)}


def players(viewer: Viewer) -> Mapping[str, Part]:
    """What can be done about each seat, by the ID of its list."""
    return {f"own-actions-{seat + 1}": own_actions(viewer, seat) for seat in range(len(viewer.table.seats))}


def player_dialogs(viewer: Viewer) -> Html:
    """The empty sheets of the players: one opens by a touch on the plate."""
    say, made = viewer.voice, ""
    names, seats = viewer.cache().names(), len(viewer.table.seats)
    for seat in range(seats):
        number, look = seat + 1, NOTHING
        own_name = viewer.table.seats[seat].name if seat == viewer.you else ""
        head = say("seat-you-named", name=own_name) if own_name else say("seat-text", name=names[seat])
        if any(seat_of(part) == seat for part in parts_of_table(viewer.table.game).sizes(seats)) and seats > 1:
            label = say.plain("seat-board-of", name=names[seat])
            look = button(say("seat-board"), data_do="board", data_seat=number, aria_label=label)
        made += (
            f'<dialog id="player-{number}" class="sheet" aria-labelledby="player-{number}-head">'
            f'<h2 id="player-{number}-head">{seat_sign(seat)} {head}</h2>{look}'
            f'<div id="own-actions-{number}" class="own-actions" data-keep></div>'
            f'<p class="do">{button(say("close"), data_closes=f"player-{number}")}</p></dialog>'
        )
    return Html(f'<div id="part-players">{made}{_pass_sheets(viewer)}</div>')


def _pass_sheets(viewer: Viewer) -> Html:
    """Where several seats are played from one screen, a sheet for each, which asks for who is to act next."""
    say, table, sheets = viewer.voice, viewer.table, ""
    own = () if table.is_over else table.seats_played_by(viewer.person)
    for seat in own if len(own) > 1 else ():
        name, sheet = viewer.cache().names()[seat], f"pass-{seat + 1}"
        sheets += (
            f'<dialog id="{sheet}" class="pass of-seat{seat}" data-seat="{seat + 1}" aria-labelledby="{sheet}-head">'
            f'<div>{seat_sign(seat)}<h2 id="{sheet}-head">{say("pass-head", name=name)}</h2>'
            f"<p>{say('pass-do', name=name)}</p></div>"
            f"{button(say('pass-taken', name=name), sort='gold', data_closes=sheet)}"
            f"{button(say('pass-unasked'), sort='quiet', data_do='unasked', data_closes=sheet)}</dialog>"
        )
    return Html(sheets)
