"""The people of a table: seats with points, presence, clocks, chat, and the host's settings."""

from __future__ import annotations

from tumblestar import bots
from tumblestar.contract.modules import Name, ScorePart
from tumblestar.play import action_buttons, invite_panel
from tumblestar.play.render_cache import RenderCache
from tumblestar.play.viewer import Viewer, ending
from tumblestar.record.chance_audit import verify
from tumblestar.record.narration import bot_label, outcome
from tumblestar.storage.restrictions import BLOCK, MUTE
from tumblestar.storage.store_people import WATCH, Message
from tumblestar.tables.chat import LONGEST_MESSAGE, PHRASES
from tumblestar.tables.help import NOTE
from tumblestar.web.feature import address_to_invite, features, reach_from
from tumblestar.web.markup import (
    NOTHING,
    Html,
    attributes,
    button,
    copied_notice,
    joined,
    link_to_send,
    safe,
    scrolling,
)
from tumblestar.words import Phrase, has

ADDED_UP = 3
"""The final table has a row for the sum if there are at least so many kinds of points."""


def own_actions(viewer: Viewer, seat: int) -> list[Html]:
    """The forms and buttons of the viewer's own seat."""
    say, table = viewer.voice, viewer.table
    html = own_seat(viewer, seat) or others_seat(viewer, seat)
    actions = [html] if html else []
    if table.is_over or seat not in table.seats_played_by(viewer.person):
        return actions
    name, label = safe(table.seats[seat].name), say("seat-rename", count=seat + 1)
    rename = Html(
        f'<details class="rename"><summary>{say("seat-rename-open")}</summary>'
        f'<form data-do="rename" data-seat="{seat + 1}"><label class="unseen" for="name-{seat + 1}">{label}</label>'
        f'<input id="name-{seat + 1}" name="name" maxlength="40" autocomplete="off" value="{name}">'
        f"<button>{say('seat-rename-do')}</button></form></details>"
    )
    return [rename, *actions]


def final_table(viewer: Viewer, cache: RenderCache) -> Html:
    """The final table: win shares, points, and what scored them."""
    say, table = viewer.voice, viewer.table
    if not viewer.is_live or not table.record.is_over:
        return Html('<section id="part-final" class="final" hidden></section>')
    game, shares = table.game, table.record.shares()
    order = sorted(range(len(shares)), key=lambda seat: (-shares[seat], -game.points(table.state, seat), seat))
    names = [Phrase("seat-text", {"name": cache.names()[seat]}) for seat in order]
    look = [' class="won"' if shares[seat] else "" for seat in order]
    head = "".join(f'<th scope="col"{won}>{say(name)}</th>' for name, won in zip(names, look, strict=True))
    breakdowns = [game.breakdown(table.state, seat) for seat in order]
    outcomes = [None if table.record.end == "abandoned" else outcome(shares[seat]) for seat in order]
    rows = [(say("final-share"), [say(one) if one else "–" for one in outcomes])]
    rows += [(say(same[0].name), [_piece(viewer, piece) for piece in same]) for same in zip(*breakdowns, strict=True)]
    if len(breakdowns[0]) >= ADDED_UP:
        rows.append((say("final-points"), [str(game.points(table.state, seat)) for seat in order]))
    body = ""
    for kind, cells in rows:
        made = "".join(f"<td{won}>{cell}</td>" for cell, won in zip(cells, look, strict=True))
        body += f'<tr><th scope="row">{kind}</th>{made}</tr>'
    made = Html(f"<table><thead><tr><td></td>{head}</tr></thead><tbody>{body}</tbody></table>")
    return Html(
        f'<section id="part-final" class="final" aria-labelledby="final-head"><h2 id="final-head">{say("final-head")}'
        f'</h2><p>{say(ending(table, cache))}</p>{_over_links(viewer, cache)}<div id="earned" data-keep></div>'
        f"{scrolling(made, 'final-head')}</section>"
    )


def _over_links(viewer: Viewer, cache: RenderCache) -> Html:
    """What features offer for a game that has ended."""
    links = [link for feature in features() for link in feature.over_links(viewer)]
    luck = "luck-checked" if cache.cached("luck", _is_luck_proved, viewer) else "action-verify"
    links.append(Html(f'<a href="/table/{viewer.table.id}/verify">{viewer.voice(luck)}</a>'))
    return Html(f'<p class="do">{" ".join([*links, copied_notice(viewer.voice)])}</p>')


def _is_luck_proved(viewer: Viewer) -> bool:
    return verify(viewer.table.record).finding == "proved"


def _piece(viewer: Viewer, piece: ScorePart) -> Html:
    """The points of a kind, and the pieces that scored them."""
    say, game = viewer.voice, viewer.table.game.name
    names = [Phrase(key, {}, game) if has(key := f"colour-{name}", game) else name for name in piece.pieces]
    made = f' <span class="pieces">{say(Phrase("list", {"items": names}))}</span>' if names else ""
    return Html(f"{piece.points}{made}")


# -- people panel


CHAT_SHOWN = 50
"""Chat messages that a page shows."""


def is_together(viewer: Viewer) -> bool:
    """Whether more than one person plays here or can join."""
    table = viewer.table
    if table.is_imported:
        return False
    if len(table.people) > 1 or table.free_seats:
        return True
    return any(not message.key.startswith(NOTE) for message in table.membership.chat.messages)


def beside(viewer: Viewer, seat: int) -> list[Html]:
    """Next to a seat's name: presence, or who stands in."""
    say, table = viewer.voice, viewer.table
    seat_row, membership = table.seats[seat], table.membership
    how = words = ""
    if seat_row.is_free and not table.is_over:
        how, words = "free", say("presence-free")
    elif seat_row.is_asked and table.is_waiting:
        how, words = "free", say("presence-asked")
    elif seat_row.bot:
        how, words = "stand-in", say("seat-stand-in", name=bot_label(table.game, seat_row.bot))
    elif seat_row.holder and seat_row.holder != viewer.person and is_together(viewer) and not table.is_over:
        how = membership.presence_rules.status(table, seat)
        words = say(f"presence-{how}")
    elif seat_row.kind == "bot" and not table.is_over and not bots.is_ready(seat_row.name, table.game):
        how, words = "preparing", say("presence-preparing")
    return [Html(f'<span class="presence {how}" title="{words}"><span>{words}</span></span>')] if how else []


def clock(viewer: Viewer, seat: int) -> Html:
    """The clock of a seat at its last change, if people have clocks. The page's script lets it run."""
    known = viewer.table.clock
    if known is None or viewer.table.seats[seat].kind == "bot":
        return NOTHING
    left = known.left_at(seat, known.since)
    runs = known.running == seat and not viewer.table.is_over
    due = known.due if runs else None
    own = attributes(data_own=runs and seat in viewer.table.seats_played_by(viewer.person))
    label = viewer.voice("clock-label", seat=viewer.cache().names()[seat])
    return Html(
        f'<span class="clock" role="timer" aria-label="{label}"'
        f"{attributes(data_left=left, data_due=due)}{own}>{time_text(left)}</span>"
    )


def time_text(ms: int) -> str:
    """Formats milliseconds as a clock: 1:05, or 1:00:05."""
    seconds = (ms + 999) // 1000
    hours, rest = divmod(seconds, 3600)
    minutes, seconds = divmod(rest, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def own_seat(viewer: Viewer, seat: int) -> Html:
    """The player's actions for a seat: hand it to a bot, take it back, leave, move to another device."""
    say, table = viewer.voice, viewer.table
    membership = table.membership
    if seat not in table.seats_held_by(viewer.person) or table.is_over:
        return NOTHING
    if table.seats[seat].bot:
        label = say("seat-back")
        return Html(f'<div class="back">{button(label, sort="primary", data_do="back", data_seat=seat + 1)}</div>')
    made = ""
    if not table.is_waiting and not table.level:
        made += invite_panel.bot_form(viewer, seat, "hand", say("seat-hand"), say("seat-hand-do"))
    may_leave = table.is_waiting or (not membership.time_control.is_on and len(table.people) > 1)
    if may_leave and (is_together(viewer) or table.is_waiting):
        made += f'<p class="hint">{say("seat-leave-hint")}</p>'
        made += button(say("seat-leave"), data_do="leave", data_seat=seat + 1)
    if is_together(viewer) and seat == table.seats_held_by(viewer.person)[0]:
        made += (
            f'<form method="post" action="/table/{safe(table.id)}/device" class="one-line">'
            f"<button>{say('seat-device')}</button></form>"
        )
    if not made:
        return NOTHING
    return Html(
        f'<details class="rename more-actions"><summary>{say("seat-more", count=seat + 1)}</summary>{made}</details>'
    )


def people(viewer: Viewer, cache: RenderCache) -> Html:
    """Free seats with their links, and absent players."""
    made = _missed(viewer, cache) + action_buttons.unanswered(viewer) + invite_panel.invitations(viewer)
    if not made or not viewer.is_live:
        return Html('<section id="part-people" class="people" hidden></section>')
    head = viewer.voice("people-head")
    return Html(f'<section id="part-people" class="people" aria-label="{head}">{made}</section>')


def _missed(viewer: Viewer, cache: RenderCache) -> Html:
    """Absent players, and the decisions that the others can make."""
    say, presence_rules = viewer.voice, viewer.table.membership.presence_rules
    made = ""
    for seat in presence_rules.missing_seats(viewer.table, viewer.person):
        absent = viewer.table.seats[seat].holder
        deciding, enders = presence_rules.voters(viewer.table, absent), presence_rules.presence.end_votes(absent)
        buttons = button(say("missed-bot"), sort="primary", data_do="missed", data_seat=seat + 1, data_what="bot")
        buttons += button(say("missed-wait"), data_do="missed", data_seat=seat + 1, data_what="wait")
        ends = "true" if viewer.person in enders else None
        buttons += button(say("missed-end"), data_do="missed", data_seat=seat + 1, data_what="end", aria_pressed=ends)
        counted = ""
        if enders and len(deciding) > 1:
            counted = f'<p class="hint">{say("missed-count", n=len(enders), count=len(deciding))}</p>'
        asked = f"<p>{say('missed-asked', name=cache.names()[seat])}</p>"
        made += f'<div class="missed" role="alert">{asked}</div><p class="do">{buttons}</p>{counted}'
    return Html(made)


def chat(viewer: Viewer, cache: RenderCache) -> Html:
    """The chat, and the form to write."""
    membership = viewer.table.membership
    if not is_together(viewer) and not membership.chat.messages:
        return Html('<section id="part-chat" class="chat" hidden></section>')
    held = is_together(viewer) and bool(viewer.table.seats_held_by(viewer.person))
    holders = tuple(seat.holder for seat in viewer.table.seats)
    key = viewer.lang, viewer.viewer_key[1], membership.has_chat, is_together(viewer), holders
    return cache.cached_until_chat_changes(membership.chat.version, key, _chat, viewer, held)


def _chat(viewer: Viewer, is_seated: bool) -> Html:
    say, membership = viewer.voice, viewer.table.membership
    items = "".join(
        _message(viewer, message, is_seated)
        for message in membership.chat.read_by(viewer.table, viewer.person)[-CHAT_SHOWN:]
    )
    content = items or f'<p class="none">{say("chat-none")}</p>'
    buttons, head = "", say("chat-head" if is_together(viewer) else "chat-notes")
    if is_seated:
        chips = "".join(button(say(key), sort="chip", data_do="say", data_key=key) for key in PHRASES)
        buttons = f'<div class="chips" role="group" aria-label="{say("chat-phrases")}">{chips}</div>'
        if membership.has_chat:
            buttons += (
                f'<form data-do="talk" class="one-line">'
                f'<label class="unseen" for="chat-text">{say("chat-label")}</label>'
                f'<input id="chat-text" name="text" maxlength="{LONGEST_MESSAGE}" autocomplete="off" '
                f'placeholder="{say("chat-label")}"><button>{say("chat-do")}</button></form>'
            )
        else:
            buttons += f'<p class="hint">{say("chat-off")}</p>'
    return Html(
        f'<section id="part-chat" class="chat" aria-labelledby="chat-head"><h2 id="chat-head">{head}</h2>'
        f'<div class="said scroll" id="said" role="log" aria-labelledby="chat-head" tabindex="0">{content}</div>'
        f"{buttons}</section>"
    )


def _message(viewer: Viewer, message: Message, is_seated: bool) -> Html:
    say, name = viewer.voice, viewer.table.membership.chat.author(viewer.table, message)
    if not message.person:
        text = say(message.key, name=name, count=(message.seat or 0) + 1)
        is_own_help = message.key.startswith(NOTE) and message.seat in viewer.table.seats_held_by(viewer.person)
        look = "by-table of-you" if is_own_help else "by-table"
        return Html(f'<p id="said-{message.number}" class="{look}">{text}</p>')
    content = say(message.key) if message.key else f'<span dir="auto">{safe(message.text)}</span>'
    own = attributes(class_="mine" if is_seated and message.person == viewer.person else None)
    if message.person not in (viewer.person, *viewer.table.people):  # there is no seat to do it at
        content += f" {restrict_buttons(viewer, message.person, name, data_message=message.number)}"
    return Html(f'<p id="said-{message.number}"{own}><b dir="auto">{say("seat-text", name=name)}</b> {content}</p>')


def host(viewer: Viewer) -> Html:
    """The host's settings: chat, spectators, the lobby; and the link for spectators."""
    say, table = viewer.voice, viewer.table
    membership = table.membership
    if viewer.person != table.owner or table.is_imported or table.level:
        return Html('<details id="part-host" class="text" hidden></details>')
    reach = reach_from(viewer.origin)
    switches = invite_panel.above_links(viewer) if reach and reach.origin and not table.free_seats else ""
    ways = (membership.has_chat, membership.has_watchers, membership.is_listed)
    for name, is_on in zip(("chat", "watchers", "listed"), ways, strict=True):
        switches += (
            f'<button type="button" role="switch" class="toggle" aria-checked="{"true" if is_on else "false"}" '
            f'data-do="set" data-what="{name}"{attributes(data_on=None if is_on else "1")} '
            f'aria-describedby="host-{name}">{say(f"host-{name}")}</button>'
            f'<p class="hint" id="host-{name}">{say(f"host-{name}-help")}</p>'
        )
    watch = ""
    if membership.has_watchers:
        path = membership.invitations.link(WATCH)
        if path:
            watch = link_to_send(say, address_to_invite(viewer.origin, path), say.plain("link-watch"), "link-watch")
        watch += f"<p>{button(say('link-renew'), sort='quiet', data_do='renew')}</p>"
    return Html(
        f'<details id="part-host" class="text"><summary>{say("host-head")}</summary><div class="host">{switches}{watch}'
        f"</div></details>"
    )


# -- restrict buttons


def restrict_buttons(viewer: Viewer, other: int, name: Name, **target: int) -> Html:
    """The buttons that mute or block another person, or end that; `target` says where the person is found."""
    has, made = viewer.table.store.restrictions.has, list[Html]()
    for kind in (MUTE, BLOCK):
        is_on = has(viewer.person, other, kind)
        label = viewer.voice(f"restrict-un{kind}" if is_on else f"restrict-{kind}", name=name)
        made.append(button(label, sort="quiet", data_do=kind, data_on=None if is_on else "1", **target))
    return joined(made)


def others_seat(viewer: Viewer, seat: int) -> Html:
    """What can be done about the person on another seat, folded. The host sends them away before the game begins."""
    say, table = viewer.voice, viewer.table
    other = table.seats[seat].holder
    if other in (0, viewer.person):
        return NOTHING
    buttons = restrict_buttons(viewer, other, viewer.cache().names()[seat], data_seat=seat + 1)
    made, sort = f'<p class="hint">{say("restrict-hint")}</p><p class="do">{buttons}</p>', "rename restrict"
    if table.is_waiting and viewer.person == table.owner and seat not in table.asked_seats:
        sends = button(say("seat-send"), data_do="send", data_seat=seat + 1)
        made, sort = f'<p class="hint">{say("seat-send-hint")}</p>{sends}{made}', "rename more-actions"
    return Html(f'<details class="{sort}"><summary>{say("seat-more", count=seat + 1)}</summary>{made}</details>')
