"""The page of a score pad: everything that is filled in stands in its address, and nothing is kept."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlencode

from tumblestar.game import Game, Line, Pad, Step
from tumblestar.server.markup import Voice, safe
from tumblestar.server.pages import Reader, page
from tumblestar.words import Phrase


def pad_page(reader: Reader, game: Game, given: Mapping[str, str]) -> str:
    """The score pad of a game as far as it is filled in."""
    say, made = reader.voice(game.name), game.pad.pad(given)
    wrong = f'<p class="wrong" role="alert">{say(made.problem)}</p>' if made.problem else ""
    head = say("pad-head", game=say.plain("game-name"))
    body = (
        f'<h1>{head}</h1><p class="lead-in">{say("pad-about")}</p>{wrong}<div class="pad"><div class="pad-left">'
        f'<div class="pad-picture">{made.picture}</div>{_list(say, made.taken)}{_list(say, made.switches)}</div>'
        f"<div>{_steps(say, made)}{_scores(say, made)}</div></div>"
    )
    return page(
        reader, say("title-page", page=say.plain("pad-head", game=say.plain("game-name"))), body, sort="page-pad"
    )


def _steps(say: Voice, made: Pad) -> str:
    """What to choose next, as links: each leads to the pad as it is then."""
    return (
        f'<section aria-labelledby="pad-next"><h2 id="pad-next">{say(made.prompt)}</h2>'
        f'{_list(say, made.steps)}<p><a href="?">{say("pad-clear")}</a></p></section>'
    )


def _list(say: Voice, steps: list[Step]) -> str:
    links = "".join(f"<li>{_link(say, step)}</li>" for step in steps)
    return f'<ul class="outcomes pad-steps">{links}</ul>' if links else ""


def _link(say: Voice, step: Step) -> str:
    icon = f'<svg class="ts" viewBox="-40 -44 80 88" aria-hidden="true">{step.icon}</svg>' if step.icon else ""
    to = urlencode({key: value for key, value in step.entries.items() if value})
    return f'<a class="outcome" href="?{safe(to)}">{icon}<span>{say(step.label)}</span></a>'


def _scores(say: Voice, made: Pad) -> str:
    """The points, group by group."""
    groups = "".join(_group(say, head, lines) for head, lines in made.groups)
    return f'<p class="pad-total" role="status">{say("pad-total", total=made.total)}</p>{groups}'


def _group(say: Voice, head: Phrase, lines: list[Line]) -> str:
    rows = "".join(
        f'<tr><th scope="row">{say(line.label)}<span class="hint">{say(line.does)}</span></th>'
        f"<td>{line.points}{_pieces(say, line)}</td></tr>"
        for line in lines
    )
    return f'<section><h2>{say(head)}</h2><table class="scores"><tbody>{rows}</tbody></table></section>'


def _pieces(say: Voice, line: Line) -> str:
    return f' <span class="hint">{say(Phrase("list", {"items": line.pieces}))}</span>' if line.pieces else ""
