"""The log of a game: its chapters, each event a button that steps to it."""

from __future__ import annotations

from tumblestar.server.web.markup import safe
from tumblestar.server.web.page_patches import Part, Parts
from tumblestar.server.web.render_cache import Log, Stage
from tumblestar.server.web.viewer import View, ending


def log(view: View, stage: Stage) -> tuple[Parts, Parts]:
    """The log: its chapters, the set-up folded, then the rounds; and the entries of the last chapter.

    And the entries of all chapters before that: the same object as long as nothing of them changes. Only what is new
    is made, and the entries of the chapter that holds the moment which is looked at.
    """
    done, chapters, told = stage.log(view.lang), stage.chapters(), stage.told()
    for n, one in enumerate(told[len(done.lines) :], len(done.lines) + 1):
        did = view.voice(one.did)
        done.newest = n, did
        done.lines.append(_entry(n, f'<span class="did">{did}</span> <code>{safe(one.event.text)}</code>'))
    if len(done.heads) < len(chapters):
        done.heads = [*done.heads, *(_head(view, stage, i) for i in range(len(done.heads), len(chapters)))]
    if len(done.folded) < len(chapters) - 1:
        fresh = range(len(done.folded), len(chapters) - 1)
        entries = {f"log-{i}": done.lines[chapters[i].first - 1 : chapters[i].last] for i in fresh}
        done.folded = {**done.folded, **entries}
    made: dict[str, Part] = {"log": _heads(view, stage, done)}
    if chapters:
        made[f"log-{len(chapters) - 1}"] = _last(view, stage, done)
    if view.n < len(told):
        i = next((i for i, chapter in enumerate(chapters) if chapter.first <= view.n <= chapter.last), -1)
        if 0 <= i < len(chapters) - 1:
            entries = done.folded[f"log-{i}"][:]
            at = view.n - chapters[i].first
            entries[at] = _marked(entries[at])
            return made, {**done.folded, f"log-{i}": entries}
    return made, done.folded


def frame(view: View, stage: Stage) -> str:
    """Where the log is to stand, and how the game ended if not by its rules."""
    say, end = view.voice, view.table.record.end
    ended = f'<p class="ended">{say(ending(view.table, stage))}</p>' if end not in ("", "over") else ""
    return (
        f'<section id="part-log" class="log" aria-labelledby="log-head"><h2 id="log-head">{say("log-head")}</h2>'
        f'<div class="scroll" tabindex="0" role="group" aria-labelledby="log-head">'
        f'<div id="log" data-keep></div>{ended}</div></section>'
    )


def _heads(view: View, stage: Stage, done: Log) -> list[str]:
    """The chapters; the set-up is open while it is looked back at."""
    if not done.heads:
        return [f"<p>{view.voice('log-empty')}</p>"]
    if view.is_live or not stage.chapters()[0].first <= view.n <= stage.chapters()[0].last:
        return done.heads
    return [done.heads[0].replace("<details>", "<details open>"), *done.heads[1:]]


def _head(view: View, stage: Stage, i: int) -> str:
    """A chapter without its entries."""
    chapter = stage.chapters()[i]
    name, listed = view.voice(chapter.name), f'<ol id="log-{i}" start="{chapter.first}" data-keep></ol>'
    if i:
        return f"<section><h3>{name}</h3>{listed}</section>"
    return f"<details><summary>{name}</summary>{listed}</details>"


def _last(view: View, stage: Stage, done: Log) -> list[str]:
    """The entries of the last chapter."""
    chapter, n = stage.chapters()[-1], view.n
    entries = done.lines[chapter.first - 1 : chapter.last]
    if n >= chapter.first:
        here = n - chapter.first
        entries[here] = _marked(entries[here])
    return entries


def _entry(n: int, said: str) -> str:
    return f'<li value="{n}"><button type="button" data-do="look" data-at="{n}">{said}</button></li>'


def _marked(entry: str) -> str:
    """An entry as the one that is looked at."""
    return entry.replace(">", ' aria-current="step">', 1)
