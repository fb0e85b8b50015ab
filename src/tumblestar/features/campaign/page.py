"""The page of a campaign: maps of its levels, a custom level, and progress as a file."""

from __future__ import annotations

from collections.abc import Mapping, Set
from dataclasses import dataclass

from starlette.responses import Response

from tumblestar.contract.capabilities import CampaignModule, Level
from tumblestar.contract.game import Game
from tumblestar.contract.state import GameState
from tumblestar.features.campaign.progress import NEW, LevelProgress, attempt_at, is_open, next_level
from tumblestar.picture import seal
from tumblestar.play.viewer import Viewer
from tumblestar.tables.registry import won_game_path
from tumblestar.web.level_map import STARS, Node, sky_map, star_row, stars
from tumblestar.web.markup import HtmlTranslator, attributes, choices, hidden_fields, safe, small_picture
from tumblestar.web.pages import Visitor, badge, page_response
from tumblestar.words import Phrase

OWN_MISSIONS = (1, 2, 3)


@dataclass(frozen=True)
class CampaignProgress:
    """A person's progress: the standing of each level, tables in progress, and tries on this server."""

    standings: Mapping[str, LevelProgress]
    going: Mapping[str, str]
    tried: Set[str]


@dataclass
class CustomLevel:
    """A custom level: letters of colours, three missions or 0, and its error or its measured difficulty."""

    colours: str = ""
    missions: tuple[int, ...] = (0, 0, 0)
    problem: Phrase | None = None
    measured: tuple[int, int] | None = None
    is_whole: bool = False


def campaign_page(
    visitor: Visitor,
    game: Game,
    progress: CampaignProgress,
    *,
    chosen: int = 0,
    own: CustomLevel | None = None,
    note: Phrase | None = None,
    problem: Phrase | None = None,
    status: int = 200,
) -> Response:
    """The whole page. `chosen` is the number of the unfolded level; by default the next one to win."""
    say, campaign = visitor.voice(game.name), game.campaign
    levels = campaign.levels()
    following = next_level(game, progress.standings)
    unfolded = chosen if 1 <= chosen <= len(levels) else following
    standings = [progress.standings.get(level.set, NEW) for level in levels]
    head = say.plain("campaign-head", game=say.plain("game-name"))
    counted = say(
        "campaign-standing",
        won=sum(standing.is_won for standing in standings),
        count=len(levels),
        stars=sum(standing.stars for standing in standings),
        most=len(levels) * len(STARS),
    )
    cards = "".join(
        _card(say, game, progress, card, following, unfolded) for card in sorted({level.card for level in levels})
    )
    body = (
        f'<h1>{safe(head)}</h1><p class="lead-in">{say("campaign-about", goal=campaign.GOAL, great=campaign.GREAT)}</p>'
        f'<p class="hint">{badge(say, "reconstruction")} {say("campaign-ours")}</p>'
        f'<p class="standing"><strong>{counted}</strong> {_next(say, game, following)}</p>'
        f'<div class="skies">{cards}</div>{_own(say, game, own)}{_file(say, game, note, problem)}'
    )
    return page_response(visitor, head, body, "page-campaign", status=status)


def _next(say: HtmlTranslator, game: Game, following: int) -> str:
    if not following:
        return say("campaign-all-won")
    return f'<a class="primary" href="?level={following}#level-{following}">{say("campaign-next", count=following)}</a>'


def _card(say: HtmlTranslator, game: Game, progress: CampaignProgress, card: int, following: int, unfolded: int) -> str:
    """A card of levels: its map, and its levels as a list."""
    levels = [level for level in game.campaign.levels() if level.card == card]
    nodes: list[Node] = []
    items = ""
    for level in levels:
        standing = progress.standings.get(level.set, NEW)
        how = "won" if standing.is_won else "open" if is_open(game, progress.standings, level.number) else "locked"
        label = say.plain(f"campaign-node-{how}", count=level.number, stars=standing.stars)
        nodes.append(Node(level.number, standing.stars, how, f"?level={level.number}#level-{level.number}", label))
        items += _level(say, game, progress, level, how, level.number == unfolded)
    first, last = levels[0].number, levels[-1].number
    name = f"card-{card}"
    drawn = sky_map(card, nodes, say.plain("campaign-map", count=card), following)
    return (
        f'<section class="sky-card" aria-labelledby="{name}"><h2 id="{name}">'
        f"{say('campaign-card', count=card, first=first, last=last)}</h2>"
        f'<div class="sky-sides"><div class="sky-map">{drawn}</div>'
        f'<ol class="levels" start="{first}">{items}</ol></div></section>'
    )


def _level(say: HtmlTranslator, game: Game, progress: CampaignProgress, level: Level, how: str, unfold: bool) -> str:
    """A level: a summary, and unfolded its details and buttons."""
    campaign, standing = game.campaign, progress.standings.get(level.set, NEW)
    missions = [campaign.mission_words(number) for number in level.missions]
    names = "".join(f"<span>{say(name)}</span> " for name, _ in missions) or say("level-no-mission")
    label = say(f"campaign-node-{how}", count=level.number, stars=standing.stars)
    earned = f'{small_picture(star_row(standing.stars), "-36 -14 72 28")}<span class="unseen">{label}</span>'
    goals = "".join(f"<dt>{say(name)}</dt><dd>{say(does)}</dd>" for name, does in missions)
    kind = campaign.difficulty(level.success)
    summary = f"<span>{say('level-how', kind=say.plain(f'difficulty-{kind}'), share=level.success)}</span>"
    tried = say("level-tries", count=standing.tries)
    best = f" {say('level-best', points=standing.best)}" if standing.tries else ""
    summary += f" <span>{tried}</span><span>{best}</span>" if standing.tries else ""
    star_list = stars(say, campaign.GREAT, standing.is_won, standing.is_great, standing.is_first)
    colours = [Phrase(f"colour-{name}", {}, game.name) for name, _ in campaign.named(level.colours)]
    return (
        f'<li value="{level.number}">'
        f'<details id="level-{level.number}" class="level" data-how="{how}"{attributes(open=unfold)}>'
        f'<summary><span class="number">{level.number}</span><span class="what"><span class="colours">'
        f'{_seals(say, campaign, level.colours)}</span> <span class="missions">{names}</span></span> '
        f'<span class="how">{summary}</span> <span class="earned">{earned}</span></summary>'
        f'<div class="about"><dl><dt>{say("level-colours")}</dt><dd>{say(Phrase("list", {"items": colours}))}</dd>'
        f"{goals}<dt>{say('level-difficulty')}</dt><dd>{_measured(say, kind, level.success, level.games)}</dd>"
        f"<dt>{say('level-tried')}</dt><dd>{tried}{best}</dd></dl>{star_list}"
        f"{_buttons(say, game, progress, level, how)}</div></details></li>"
    )


def _seals(say: HtmlTranslator, campaign: CampaignModule[GameState], colours: str) -> str:
    """The colours of a level, each with its mark and letter."""
    return "".join(
        f'<span class="colour">{small_picture(seal(name), "-16 -16 32 32")}{say(f"colour-{name}-letter")}</span>'
        for name, _ in campaign.named(colours)
    )


def _measured(say: HtmlTranslator, kind: str, success: float, games: int) -> str:
    return say("level-measured", kind=say.plain(f"difficulty-{kind}"), share=success, count=games)


def _buttons(say: HtmlTranslator, game: Game, progress: CampaignProgress, level: Level, how: str) -> str:
    """The buttons of a level."""
    named = attributes(aria_label=say.plain("level-watch-of", count=level.number))
    watch = f'<a href="{won_game_path(game, level.number)}?play"{named}>{say("level-watch")}</a>'
    if how == "locked":
        return f'<p class="locked-why">{say("level-locked", count=level.number - 1)}</p><p class="do">{watch}</p>'
    resume = ""
    if level.set in progress.going:
        resume = f'<a class="primary" href="/table/{safe(progress.going[level.set])}">{say("level-go-on")}</a> '
    fresh = attributes(class_=None if resume else "primary")
    buttons = f'<button name="dice" value="new"{fresh}>{say("level-new")}</button>'
    hint = ""
    if level.set in progress.tried:
        buttons += f' <button name="dice" value="same">{say("level-same")}</button>'
        hint = f'<p class="hint">{say("level-same-hint")}</p>'
    return (
        f'<form method="post" action="/campaign/{game.name}/play" class="do"><input type="hidden" name="level" '
        f'value="{level.number}">{resume}{buttons} {watch}</form>{hint}'
    )


def _own(say: HtmlTranslator, game: Game, own: CustomLevel | None) -> str:
    """The form for a custom level, with what is known about it."""
    campaign, filled = game.campaign, own or CustomLevel()
    boxes = "".join(
        f'<label class="switch"><input type="checkbox" name="{name}" value="1"'
        f"{attributes(checked=letter in filled.colours)}> {_seals(say, campaign, letter)} "
        f"{say(f'colour-{name}')}</label>"
        for name, letter in campaign.all_colours()
    )
    missions = [(str(number), campaign.mission_words(number)[0]) for number in campaign.all_missions()]
    kinds = [(number, say("own-choice", count=int(number), mission=say.plain(name))) for number, name in missions]
    selects = "".join(
        f'<label>{say("own-mission", count=i)} <select name="mission-{i}"><option value="0">{say("own-none")}</option>'
        f"{choices(kinds, str(filled.missions[i - 1]))}</select></label>"
        for i in OWN_MISSIONS
    )
    result = ""
    if filled.problem:
        result = f'<p class="wrong" role="alert">{say(filled.problem)}</p>'
    elif filled.measured:
        won, games = filled.measured
        measured = _measured(say, campaign.difficulty(won / games), won / games, games)
        result = f'<p class="found" role="status">{measured}</p>'
    elif filled.is_whole:
        result = f'<p class="found" role="status">{say("own-unknown")}</p>'
    return (
        f'<section class="own" aria-labelledby="own"><h2 id="own">{say("own-head")}</h2><p>{say("own-hint")}</p>'
        f'{result}<form method="post" action="/campaign/{game.name}/own"><fieldset class="own-colours"><legend>'
        f'{say("own-four")}</legend>{boxes}</fieldset><fieldset class="own-missions"><legend>{say("own-missions")}'
        f'</legend>{selects}</fieldset><p class="do"><button class="primary">{say("own-play")}</button> '
        f'<button formmethod="get" formaction="/campaign/{game.name}#own">{say("own-look")}</button></p></form>'
        f"</section>"
    )


def _file(say: HtmlTranslator, game: Game, note: Phrase | None, problem: Phrase | None) -> str:
    """The forms to download and upload progress."""
    address = f"/campaign/{game.name}/progress"
    result = f'<p class="note" role="status">{say(note)}</p>' if note else ""
    if problem:
        result = f'<p class="wrong" role="alert" id="file-wrong">{say(problem)}</p>'
    described = ' aria-describedby="file-wrong" aria-invalid="true"' if problem else ""
    return (
        f'<section class="own" aria-labelledby="progress"><h2 id="progress">{say("progress-head")}</h2>'
        f'<p>{say("progress-hint")}</p>{result}<p><a href="{address}" download>{say("progress-save")}</a></p>'
        f'<form method="post" action="{address}" enctype="multipart/form-data" class="open"><label>'
        f'{say("progress-file")} <input type="file" name="file" required accept=".json,application/json"{described}>'
        f"</label><button>{say('progress-bring')}</button></form></section>"
    )


# -- at table


def buttons(viewer: Viewer) -> list[str]:
    """The buttons after a level, for its player: the next level, the same dice, new dice, or the map."""
    say, table = viewer.voice, viewer.table
    if not table.level or viewer.person != table.owner:
        return []
    page, levels = f"/campaign/{table.game.name}", table.game.campaign.levels()
    following, is_won = table.level_number + 1, table.record.shares()[0] == 1 and not table.record.is_practice
    forms: list[str] = []
    if table.level_number and is_won and following <= len(levels):
        forms.append(
            f'<form method="post" action="{page}/play" class="inline">{hidden_fields({"level": following})}'
            f'<button class="primary">{say("level-next", count=following)}</button></form>'
        )
    look = attributes(class_=None if forms else "primary")
    same = f' <button name="dice" value="same">{say("level-same")}</button>' if table.record.seed else ""
    anchor = f"?level={table.level_number}#level-{table.level_number}" if table.level_number else "#own"
    return [
        *forms,
        (
            f'<form method="post" action="/table/{safe(table.id)}/again" class="inline again">'
            f'<button name="dice" value="new"{look}>{say("level-new")}</button>{same}</form>'
        ),
        f'<a class="to-map" href="{page}{anchor}">{say("level-map")}</a>',
    ]


def earned_stars(viewer: Viewer) -> list[str]:
    """The stars of an attempt at a level, for its player."""
    table, say = viewer.table, viewer.voice
    is_shown = viewer.is_live and table.record.is_over and table.level_number and viewer.person == table.owner
    tried = attempt_at(table.store, table.id) if is_shown else None
    if not tried:
        return []
    campaign = table.game.campaign
    return [stars(say, campaign.GREAT, *campaign.stars(tried.is_won, tried.points, tried.is_first))]
