"""The log of a game: chapters of events, each a button that steps to that position."""

from __future__ import annotations

from tumblestar.play.page_patches import Part, Parts
from tumblestar.play.render_cache import RenderCache, RenderedLog
from tumblestar.play.viewer import Viewer, ending
from tumblestar.web.markup import safe, scrolling


def log(viewer: Viewer, cache: RenderCache) -> tuple[Parts, Parts]:
    """The chapters with the entries of the last one; and the entries of all earlier chapters.

    The latter are the same objects as long as nothing in them changes. Only new entries are rendered, and those of the
    chapter with the shown position.
    """
    done, chapters, events = cache.log(viewer.lang, viewer.you), cache.chapters(), cache.narrated_events()
    for n, narrated in enumerate(events[len(done.lines) :], len(done.lines) + 1):
        did = viewer.voice(narrated.did)
        done.newest = n, did
        done.lines.append(_entry(n, f'<span class="did">{did}</span> <code>{safe(narrated.event.text)}</code>'))
    if len(done.heads) < len(chapters):
        done.heads = [*done.heads, *(_head(viewer, cache, i) for i in range(len(done.heads), len(chapters)))]
    if len(done.folded) < len(chapters) - 1:
        fresh = range(len(done.folded), len(chapters) - 1)
        entries = {f"log-{i}": done.lines[chapters[i].first - 1 : chapters[i].last] for i in fresh}
        done.folded = {**done.folded, **entries}
    made: dict[str, Part] = {"log": _heads(viewer, cache, done)}
    if chapters:
        made[f"log-{len(chapters) - 1}"] = _last(viewer, cache, done)
    if viewer.n < len(events):
        i = next((i for i, chapter in enumerate(chapters) if chapter.first <= viewer.n <= chapter.last), -1)
        if 0 <= i < len(chapters) - 1:
            entries = done.folded[f"log-{i}"][:]
            at = viewer.n - chapters[i].first
            entries[at] = _marked(entries[at])
            return made, {**done.folded, f"log-{i}": entries}
    return made, done.folded


def frame(viewer: Viewer, cache: RenderCache) -> str:
    """The frame of the log, and how the game ended if not by its rules."""
    say, end = viewer.voice, viewer.table.record.end
    entries = '<div id="log" data-keep></div>'
    if end not in ("", "over"):
        entries += f'<p class="ended">{say(ending(viewer.table, cache))}</p>'
    return (
        f'<section id="part-log" class="log" aria-labelledby="log-head"><h2 id="log-head">{say("log-head")}</h2>'
        f"{scrolling(entries, 'log-head')}</section>"
    )


def _heads(viewer: Viewer, cache: RenderCache, done: RenderedLog) -> list[str]:
    """The chapters. The set-up is unfolded while a position in it is shown."""
    if not done.heads:
        return [f"<p>{viewer.voice('log-empty')}</p>"]
    if viewer.is_live or not cache.chapters()[0].first <= viewer.n <= cache.chapters()[0].last:
        return done.heads
    return [done.heads[0].replace("<details>", "<details open>"), *done.heads[1:]]


def _head(viewer: Viewer, cache: RenderCache, i: int) -> str:
    """A chapter without its entries."""
    chapter = cache.chapters()[i]
    name, listed = viewer.voice(chapter.name), f'<ol id="log-{i}" start="{chapter.first}" data-keep></ol>'
    if i:
        return f"<section><h3>{name}</h3>{listed}</section>"
    return f"<details><summary>{name}</summary>{listed}</details>"


def _last(viewer: Viewer, cache: RenderCache, done: RenderedLog) -> list[str]:
    """The entries of the last chapter."""
    chapter, n = cache.chapters()[-1], viewer.n
    entries = done.lines[chapter.first - 1 : chapter.last]
    if n >= chapter.first:
        at = n - chapter.first
        entries[at] = _marked(entries[at])
    return entries


def _entry(n: int, html: str) -> str:
    return f'<li value="{n}"><button type="button" data-do="look" data-at="{n}">{html}</button></li>'


def _marked(entry: str) -> str:
    """Marks an entry as the shown one."""
    return entry.replace(">", ' aria-current="step">', 1)
