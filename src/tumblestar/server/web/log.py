"""The log of a game: its chapters, each event a button that steps to it."""

from __future__ import annotations

from collections.abc import Sequence

from tumblestar.server.web.markup import attributes, safe
from tumblestar.server.web.scene import Stage
from tumblestar.server.web.view import View, ending


def log(view: View, chapters: Sequence[str], stage: Stage) -> str:
    """The frame of the log, with a place for each chapter: those are parts of their own, so that few are sent anew."""
    say, record = view.voice, view.table.record
    inside = "".join(f'<div id="{chapter}" data-keep></div>' for chapter in chapters)
    if record.end not in ("", "over"):
        inside += f'<p class="ended">{say(ending(view.table, stage))}</p>'
    if not chapters:
        inside = f"<p>{say('log-empty')}</p>"
    return (
        f'<section id="part-log" class="log" aria-labelledby="log-head"><h2 id="log-head">{say("log-head")}</h2>'
        f'<div class="scroll" tabindex="0" role="group" aria-labelledby="log-head">{inside}</div></section>'
    )


def chapters(view: View, stage: Stage) -> dict[str, str]:
    """The chapters of the log by id: the set-up, folded, then the rounds, each event a button that steps to it.

    Only the last one and the one that holds the moment which is looked at are made anew.
    """
    say = view.voice
    told, lines, folded = stage.told(), stage.lines(view.lang), stage.folded(view.lang)
    for one in told[len(lines) :]:
        lines.append(f'<span class="did">{say(one.did)}</span> <code>{safe(one.event.text)}</code>')
    made: dict[str, str] = {}
    for i, chapter in enumerate(stage.chapters()):
        if chapter.last == len(told):
            made[f"log-{i}"] = stage.once(("chapter", view.lang, view.at), lambda i=i: _chapter(view, stage, i, lines))
        elif chapter.first <= view.n <= chapter.last:
            made[f"log-{i}"] = _chapter(view, stage, i, lines)
        else:
            if i not in folded:
                folded[i] = _chapter(view, stage, i, lines)
            made[f"log-{i}"] = folded[i]
    return made


def _chapter(view: View, stage: Stage, i: int, lines: Sequence[str]) -> str:
    chapter = stage.chapters()[i]
    name, numbers = view.voice(chapter.name), range(chapter.first, chapter.last + 1)
    items = "".join(_entry(view, n, lines[n - 1], n == len(lines)) for n in numbers)
    listed = f'<ol start="{chapter.first}">{items}</ol>'
    if i:
        inside = f"<section><h3>{name}</h3>{listed}</section>"
    else:
        is_open = attributes(open=view.n in numbers and not view.is_live)
        inside = f"<details{is_open}><summary>{name}</summary>{listed}</details>"
    return f'<div id="log-{i}" data-keep>{inside}</div>'


def _entry(view: View, n: int, line: str, is_last: bool) -> str:
    here = ' aria-current="step"' if n == view.n else ""
    at = "live" if is_last and view.is_live else n
    return f'<li value="{n}"><button type="button" data-do="look" data-at="{at}"{here}>{line}</button></li>'
