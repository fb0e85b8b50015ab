"""The free seats of a table that waits: one link, code and picture for all, links for one seat, and bots instead.

Invitation links are secrets: only the host sees them.
"""

from __future__ import annotations

from tumblestar import bots
from tumblestar.play.viewer import Viewer
from tumblestar.record.narration import STAR
from tumblestar.storage.store_people import SEAT, TABLE
from tumblestar.web.feature import address_to_invite, bots_on_offer, offered, reach_from
from tumblestar.web.markup import (
    NOTHING,
    Html,
    button,
    choices,
    copied_notice,
    joined,
    link_to_send,
    qr_picture,
    safe,
    seat_sign,
)
from tumblestar.web.pages import explanation


def invitations(viewer: Viewer) -> Html:
    """The free seats: for the host how others come and what to do about it, for others who is awaited."""
    say, table = viewer.voice, viewer.table
    if not table.free_seats or table.is_over:
        return NOTHING
    if viewer.person != table.owner:
        return Html(f"<h2>{say('free-head')}</h2>{_waiting(viewer)}<p>{say('free-hint')}</p>")
    smaller = table.without_free_seats()
    start = button(say("free-start", count=len(smaller.seats)), sort="gold", data_do="start") if smaller else ""
    head = say("invite-of", game=say.plain("game-name"), count=len(table.seats))
    return Html(
        f'<details id="invite" class="invite" open><summary><h2>{say("invite-head")}</h2> <span>{head}</span></summary>'
        f"{_table_link(viewer)}{_reach(viewer)}{_waiting(viewer)}{_seat_links(viewer)}"
        f'<p class="do">{button(say("free-fill"), data_do="fill")}{start}</p></details>'
    )


def _waiting(viewer: Viewer) -> Html:
    """Who is there already, and how many seats are free."""
    say, names, tiles, here = viewer.voice, viewer.cache().names(), "", list[str]()
    for seat, row in enumerate(viewer.table.seats):
        label = say.plain("plate-you") if seat == viewer.you else say.plain("seat-text", name=names[seat])
        if not row.is_free:
            here.append(label)
        shown, look = (say("presence-free"), "free") if row.is_free else (safe(label), "")
        tiles += f'<li class="{look}">{seat_sign(seat)}<b>{shown}</b></li>'
    words = say("free-waiting", names=", ".join(here), count=len(viewer.table.free_seats))
    return Html(f'<p id="waiting" role="status">{words}</p><ul class="tiles" aria-hidden="true">{tiles}</ul>')


def _table_link(viewer: Viewer) -> Html:
    """The one link for all seats: as a picture to scan, a code to type, and to send."""
    say, links = viewer.voice, viewer.table.membership.invitations
    path, code = links.link(TABLE), links.code(viewer.table)
    reach, address = reach_from(viewer.origin), address_to_invite(viewer.origin, path)
    if not path or (reach and not reach.origin):  # there is none, or it leads nowhere yet
        return NOTHING
    label, letters = (
        say.plain("link-table", game=say.plain("game-name")),
        "".join(f"<b>{letter}</b>" for letter in code),
    )
    typed = f'<p>{say("free-code")}</p><p class="letters" role="img" aria-label="{code}">{letters}</p>' if code else ""
    return Html(
        f'<p>{say("free-hint-host")}</p><div class="link-all">{qr_picture(say, address)}<div>{typed}'
        f"{button(say('link-share'), data_do='share', data_of='link-table', data_text=label, hidden=True)}"
        f"{button(say('link-copy-short'), data_do='copy', data_of='link-table')}"
        f"{copied_notice(say, 'link-table')}</div>"
        f'<input id="link-table" readonly value="{safe(address)}" aria-label="{safe(label)}" '
        f'autocomplete="off" spellcheck="false" data-substitute></div>'
    )


def _reach(viewer: Viewer) -> Html:
    """What is to be known where other devices cannot reach this address."""
    if reach_from(viewer.origin):
        return above_links(viewer)
    local = explanation(viewer.voice, viewer.origin)
    return Html(f"<details><summary>{viewer.voice('local-head')}</summary>{local}</details>") if local else NOTHING


def above_links(viewer: Viewer) -> Html:
    """How others reach this server, by features."""
    return joined(offered(lambda feature: feature.above_links(viewer)))


def _seat_links(viewer: Viewer) -> Html:
    """Links and bots for one seat each, and a new link for all."""
    say = viewer.voice
    items = "".join(f"<li>{_seat_link(viewer, seat)}</li>" for seat in viewer.table.free_seats)
    renew = button(say("link-renew"), sort="quiet", data_do="renew", data_what=TABLE)
    return Html(
        f'<details class="more-actions"><summary>{say("free-more")}</summary><p>{renew}</p>'
        f'<p>{say("free-hint-seats")}</p><ul class="free">{items}</ul></details>'
    )


def _seat_link(viewer: Viewer, seat: int) -> Html:
    """A free seat as the host sees it: its link, buttons to send it, and bots to seat instead."""
    say, membership = viewer.voice, viewer.table.membership
    path = membership.invitations.link(SEAT, seat)
    renew = button(say("link-renew"), sort="quiet", data_do="renew", data_seat=seat + 1)
    label, to = say.plain("link-seat", count=seat + 1), address_to_invite(viewer.origin, path)
    shown = link_to_send(say, to, label, f"link-{seat}") if path else ""
    fill = bot_form(viewer, seat, "fill", say("free-bot", count=seat + 1), say("free-bot-do"))
    reach = reach_from(viewer.origin)
    here, folded = ("", shown) if reach and not reach.origin else (shown, "")
    return Html(
        f'{here}<details class="more-actions"><summary>{say("free-other")}</summary>{fill}{folded}<p>{renew}</p>'
        f"</details>"
    )


def bot_form(viewer: Viewer, seat: int, do: str, label: Html, button_label: Html) -> Html:
    """A form that chooses a bot of the game for a seat."""
    say, game = viewer.voice, viewer.table.game
    named = ((level, say.plain(f"bot-{level.name}")) for level in bots_on_offer(game))
    kinds = ((level.name, safe(f"{name} {STAR * level.stars}")) for level, name in named)
    options = choices(kinds, bots.with_stars(game, 3))
    return Html(
        f'<form data-do="{do}" data-seat="{seat + 1}" class="one-line"><label>{label} '
        f'<select name="bot">{options}</select></label><button>{button_label}</button></form>'
    )
