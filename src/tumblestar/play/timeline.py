"""Going over a game: its turns, a slider over all its events, and the scores of the seats by event."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from tumblestar.contract.modules import Name
from tumblestar.engine.sharing import LongWork, finished, in_parts
from tumblestar.picture.chart import end_marks
from tumblestar.play.render_cache import CACHES, LONG, RenderCache, RenderedLog, key_of, preparing
from tumblestar.play.viewer import Viewer, ending
from tumblestar.record.narration import Turn, setup_length, turn_ends
from tumblestar.web.drawn_board import svg
from tumblestar.web.markup import Html, HtmlTranslator, attributes, choices, safe, scrolling, step_button
from tumblestar.web.request_context import charge_events
from tumblestar.words import Phrase

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection

    from tumblestar.play.page_updates import Part, Parts

PACES = {"½×": 1800, "1×": 900, "2×": 450, "4×": 225}
"""Milliseconds for each event of a game that plays by itself."""
NO_TIMELINE: Parts = {"timeline": (), "replay-at": (), "chart": ()}
"""What `parts` gives while a game is played."""


async def prepare(connection: HTTPConnection, viewer: Viewer) -> None:
    """Makes in parts what takes long of a page, which is then made at once. Raises Failure where that is too much.

    The table is settled then.
    """
    if CACHES.get(key_of(viewer.table, viewer.at)) is None:
        charge_events(connection, min(len(viewer.table.record.events), LONG))
    await in_parts(_preparing(viewer))
    await viewer.table.settled()


def _preparing(viewer: Viewer) -> LongWork[None]:
    cache = yield from preparing(viewer.table, viewer.at)
    yield from _telling(viewer, cache)
    if is_shown(viewer):
        yield from _scoring(viewer, cache)


def is_shown(viewer: Viewer) -> bool:
    """Whether a game is gone over: it has ended, or an earlier position is shown."""
    return bool(viewer.table.record.events) and (viewer.table.is_over or not viewer.is_live)


def setup_end(cache: RenderCache) -> int:
    """The number of the last event of the set-up, or 0."""
    return 0 if cache.base else setup_length(cache.narrated_events())


def turns(cache: RenderCache) -> list[Turn]:
    """The turns so far, the last of which may not be finished."""
    ends = turn_ends([event.turn for event in cache.narrated_events()], setup_end(cache))
    return [Turn(cache.base + end, seat) for end, seat in ends] if cache.base else ends


def scores(viewer: Viewer, cache: RenderCache) -> list[tuple[int, ...]]:
    """The points of all seats before the first event that is told, and after each. Computed once; events add to it."""
    finished(_scoring(viewer, cache))
    return cache.scores


def _scoring(viewer: Viewer, cache: RenderCache) -> LongWork[None]:
    record, known = viewer.table.record, cache.scores
    game, seats, n = record.game, range(len(record.seats)), -1
    state = record.state_at(0)
    while len(known) <= len(cache.narrated_events()):
        is_next, n = n == len(known), len(known)
        state = state if is_next else record.state_at(cache.base + max(0, n - 1))  # others may have gone on meanwhile
        state = game.after(state, record.events[cache.base + n - 1].action) if n else state
        known.append(tuple([game.points(state, seat) for seat in seats]))
        n += 1
        yield


def frame(viewer: Viewer) -> tuple[Html, Html]:
    """The bar of buttons, and the frame of the slider with its chart. Both are hidden while a game is played."""
    hidden = attributes(hidden=not is_shown(viewer))
    slider = Html(
        f'<div id="part-timeline" class="timeline"{hidden}>'
        f'<svg id="chart" class="chart ts" aria-hidden="true" data-keep></svg><div id="timeline" data-keep></div></div>'
    )
    return _bar(viewer.voice, hidden), slider


@lru_cache(maxsize=16)
def _bar(say: HtmlTranslator, hidden: Html) -> Html:
    buttons = ""
    for name, keys in (("skip", None), ("back", "Shift+ArrowLeft"), ("play", None), ("on", "Shift+ArrowRight")):
        pressed = "false" if name == "play" else None
        label = say.plain(f"replay-{name}")
        buttons += step_button(label, data_replay=name, aria_pressed=pressed, aria_keyshortcuts=keys)
    options = choices(((str(pace), safe(name)) for name, pace in PACES.items()), str(PACES["1×"]))
    return Html(
        f'<div id="part-replay" class="replay" role="group" aria-label="{say("replay-label")}"{hidden}>{buttons}'
        f'<select id="replay-pace" aria-label="{say("replay-pace")}">{options}</select>'
        f'<div id="replay-at" role="status" data-keep></div></div>'
    )


def parts(viewer: Viewer, cache: RenderCache) -> Parts:
    """The slider at the shown event, the turn of that event in words, and the chart: of a long game those of a part."""
    if not is_shown(viewer):
        return NO_TIMELINE
    say, n, of = viewer.voice, viewer.n, len(viewer.table.record.events)
    all_turns = cache.cached(("turns",), turns, cache)
    all_scores = cache.cached(("scores",), scores, viewer, cache)
    where, first = _where(viewer, cache, all_turns, n), cache.base
    text = say("replay-value", where=where, n=n, count=of, scores=score_phrase(cache.names(), all_scores[n - first]))
    ends, last = " ".join(str(turn.end) for turn in all_turns), first + len(all_scores) - 1
    slider = Html(
        f'<input id="timeline-range" type="range" min="{first}" max="{last}" value="{n}" '
        f'aria-label="{say("replay-slider")}" aria-valuetext="{text}" data-setup="{setup_end(cache)}" '
        f'data-turns="{ends}">'
    )
    chart = cache.cached(("chart",), _chart, all_scores)
    unsaid = attributes(aria_hidden="true" if viewer.is_live else None)  # when the game ends, the end is said
    return {"timeline": (slider,), "replay-at": (Html(f"<span{unsaid}>{say(where)}</span>"),), "chart": chart}


def score_phrase(names: Sequence[Name], points: Sequence[int]) -> Phrase:
    """The points of all seats by name."""
    each = zip(names, points, strict=True)
    return Phrase("list", {"items": [Phrase("replay-score", {"name": name, "count": count}) for name, count in each]})


def _where(viewer: Viewer, cache: RenderCache, all_turns: Sequence[Turn], n: int) -> Phrase:
    """The turn of the n-th event, or the set-up."""
    i = bisect_left(all_turns, n, key=lambda turn: turn.end)
    if n <= setup_end(cache) or i == len(all_turns):
        return Phrase("replay-setup")
    name = cache.names()[all_turns[i].seat]
    record, before = viewer.table.record, cache.narrated_events()[0].turn[0] if cache.base else 0
    is_whole = len(cache.narrated_events()) == len(record.events)
    count = len(all_turns) if is_whole else record.game.turn(record.state_at(len(record.events) - 1))[0] + 1
    return Phrase("replay-turn", {"n": before + i + 1, "count": count, "name": name})


def _chart(all_scores: Sequence[tuple[int, ...]]) -> tuple[Html, ...]:
    """The scores by event, a line for each seat with its mark at the end."""
    low, high = min(map(min, all_scores)), max(map(max, all_scores))
    box = f"0 {-high} {len(all_scores) - 1} {max(1, high - low)}"
    lines = "".join(
        f'<path class="link{seat}" vector-effect="non-scaling-stroke" d="{_path(points)}"/>'
        for seat, points in enumerate(zip(*all_scores, strict=True))
    )
    drawn = f'<svg viewBox="{box}" preserveAspectRatio="none" width="100%" height="100%">{lines}</svg>'
    return Html(drawn), *svg(end_marks([100 * (high - points) / max(1, high - low) for points in all_scores[-1]]))


def _path(points: Sequence[int]) -> str:
    """A line in steps, with a corner only where the points change."""
    path = f"M0 {-points[0]}"
    for n in range(1, len(points)):
        if points[n] != points[n - 1]:
            path += f"H{n}V{-points[n]}"
    return f"{path}H{len(points) - 1}"


# -- log


def log(viewer: Viewer, cache: RenderCache) -> tuple[Parts, Parts]:
    """The chapters with the entries of the last one; and the entries of all earlier chapters.

    The latter are the same objects as long as nothing in them changes. Only new entries are rendered, and those of the
    chapter with the shown position.
    """
    finished(_telling(viewer, cache))
    done, chapters, events = cache.log(viewer.lang, viewer.you), cache.chapters(), cache.narrated_events()
    if len(done.heads) < len(chapters):
        done.heads = [*done.heads, *(_head(viewer, cache, i) for i in range(len(done.heads), len(chapters)))]
    if len(done.folded) < len(chapters) - 1:
        fresh = range(len(done.folded), len(chapters) - 1)
        entries = {f"log-{i}": _lines(cache, done, i) for i in fresh}
        done.folded = {**done.folded, **entries}
    made: dict[str, Part] = {"log": _heads(viewer, cache, done)}
    if chapters:
        made[f"log-{len(chapters) - 1}"] = _shown(viewer, cache, done, -1)
    if viewer.n < cache.base + len(events):
        i = next((i for i, chapter in enumerate(chapters) if chapter.first <= viewer.n <= chapter.last), -1)
        if 0 <= i < len(chapters) - 1:
            return made, {**done.folded, f"log-{i}": _shown(viewer, cache, done, i)}
    return made, done.folded


def _telling(viewer: Viewer, cache: RenderCache) -> LongWork[None]:
    """The work of putting what is new into lines of the log."""
    done, events = cache.log(viewer.lang, viewer.you), cache.narrated_events()
    while len(done.lines) < len(events):
        event, did = events[len(done.lines)].event, viewer.voice(events[len(done.lines)].did)
        done.newest = event.n, did
        done.lines.append(_entry(event.n, Html(f'<span class="did">{did}</span> <code>{safe(event.text)}</code>')))
        yield


def _lines(cache: RenderCache, done: RenderedLog, i: int) -> list[Html]:
    """The entries of a chapter."""
    chapter = cache.chapters()[i]
    return done.lines[chapter.first - cache.base - 1 : chapter.last - cache.base]


def log_frame(viewer: Viewer, cache: RenderCache) -> Html:
    """The frame of the log, and how the game ended if not by its rules."""
    say, end = viewer.voice, viewer.table.record.end
    entries = Html('<div id="log" data-keep></div>')
    if end not in ("", "over"):
        entries = Html(f'{entries}<p class="ended">{say(ending(viewer.table, cache))}</p>')
    return Html(
        f'<section id="part-log" class="log" aria-labelledby="log-head"><h2 id="log-head">{say("log-head")}</h2>'
        f"{scrolling(entries, 'log-head')}</section>"
    )


def _heads(viewer: Viewer, cache: RenderCache, done: RenderedLog) -> list[Html]:
    """The chapters. The set-up is unfolded while a position in it is shown."""
    if not done.heads:
        return [Html(f"<p>{viewer.voice('log-empty')}</p>")]
    if viewer.is_live or not cache.chapters()[0].first <= viewer.n <= cache.chapters()[0].last:
        return done.heads
    return [Html(done.heads[0].replace("<details>", "<details open>")), *done.heads[1:]]


def _head(viewer: Viewer, cache: RenderCache, i: int) -> Html:
    """A chapter without its entries."""
    chapter = cache.chapters()[i]
    name, listed = viewer.voice(chapter.name), f'<ol id="log-{i}" start="{chapter.first}" data-keep></ol>'
    if i or cache.base:
        return Html(f"<section><h3>{name}</h3>{listed}</section>")
    return Html(f"<details><summary>{name}</summary>{listed}</details>")


def _shown(viewer: Viewer, cache: RenderCache, done: RenderedLog, i: int) -> list[Html]:
    """The entries of a chapter, with that of the shown position marked if it is there."""
    chapter, n = cache.chapters()[i], viewer.n
    entries = _lines(cache, done, i)
    if chapter.first <= n <= chapter.last:
        at = n - chapter.first
        entries[at] = Html(entries[at].replace(">", ' aria-current="step">', 1))
    return entries


def _entry(n: int, html: Html) -> Html:
    return Html(f'<li value="{n}"><button type="button" data-do="look" data-at="{n}">{html}</button></li>')
