"""The page of a campaign: maps of its levels, a custom level, and progress as a file."""

from __future__ import annotations

from collections.abc import Mapping, Set
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from markupsafe import Markup
from starlette.responses import Response

from tumblestar.contract.capabilities import Level
from tumblestar.contract.game import Game
from tumblestar.features.campaign.progress import NEW, LevelProgress, attempt_at, is_open, next_level
from tumblestar.picture import seal
from tumblestar.play.viewer import Viewer
from tumblestar.tables.registry import won_game_path
from tumblestar.web.level_map import HEIGHT, STARS, WIDTH, sky, star, star_row, stars
from tumblestar.web.markup import Html, HtmlTranslator, attributes, hidden_fields, safe, small_picture
from tumblestar.web.pages import Visitor, template_response
from tumblestar.web.templating import markup
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
    campaign, levels, standings = game.campaign, game.campaign.levels(), progress.standings
    following, known = next_level(game, standings), [standings.get(level.set, NEW) for level in levels]
    cards = [_card(visitor, game, progress, card, following) for card in sorted({level.card for level in levels})]
    own = own or CustomLevel()
    values: dict[str, object] = {
        "game": game.name,
        "goal": campaign.GOAL,
        "great": campaign.GREAT,
        "won": sum(standing.is_won for standing in known),
        "count": len(levels),
        "stars": sum(standing.stars for standing in known),
        "most": len(levels) * len(STARS),
        "following": following,
        "unfolded": chosen if 1 <= chosen <= len(levels) else following,
        "cards": cards,
        "sky_size": (WIDTH, HEIGHT),
        "seals": {name: _sign(seal(name), "-16 -16 32 32") for name, _ in campaign.all_colours()},
        "own": own,
        "own_kind": campaign.difficulty(own.measured[0] / own.measured[1]) if own.measured else "",
        "all_colours": campaign.all_colours(),
        "all_missions": [(number, campaign.mission_words(number)[0]) for number in campaign.all_missions()],
        "note": note,
        "problem": problem,
    }
    return template_response(visitor, "campaign/campaign.html", values, game=game.name, status=status)


class _Card(NamedTuple):
    """A card of levels, and the ground of its map."""

    number: int
    sky: Markup
    levels: list[_Row]


class _Row(NamedTuple):
    """A level for a person: what is known of it, what they have reached, and its pictures."""

    number: int
    how: str
    kind: str
    success: float
    games: int
    colours: list[str]
    colour_names: list[Phrase]
    missions: list[tuple[Phrase, Phrase]]
    standing: LevelProgress
    star: Markup
    earned: Markup
    stars: Markup
    going: str
    was_tried: bool
    won_game: str


def _card(visitor: Visitor, game: Game, progress: CampaignProgress, card: int, following: int) -> _Card:
    levels = [level for level in game.campaign.levels() if level.card == card]
    rows = [_row(visitor, game, progress, level, place, following) for place, level in enumerate(levels)]
    return _Card(card, markup(sky(card, [row.how for row in rows])), rows)


def _row(visitor: Visitor, game: Game, progress: CampaignProgress, level: Level, place: int, following: int) -> _Row:
    campaign, number, standing = game.campaign, level.number, progress.standings.get(level.set, NEW)
    how = "won" if standing.is_won else "open" if is_open(game, progress.standings, number) else "locked"
    colours = [name for name, _ in campaign.named(level.colours)]
    flags = standing.is_won, standing.is_great, standing.is_first
    return _Row(
        number,
        how,
        campaign.difficulty(level.success),
        level.success,
        level.games,
        colours,
        [Phrase(f"colour-{name}", {}, game.name) for name in colours],
        [campaign.mission_words(mission) for mission in level.missions],
        standing,
        markup(star(level.card, place, number, how, standing.stars, is_next=number == following)),
        _sign(star_row(standing.stars), "-36 -14 72 28"),
        _stars(visitor.voice(game.name), campaign.GREAT, flags),
        progress.going.get(level.set, ""),
        level.set in progress.tried,
        won_game_path(game, number),
    )


@lru_cache(maxsize=256)
def _sign(drawn: str, box: str) -> Markup:
    """A small picture for the template."""
    return markup(Html(small_picture(drawn, box)))


@lru_cache(maxsize=256)
def _stars(say: HtmlTranslator, great: int, flags: tuple[bool, bool, bool]) -> Markup:
    """The list of a level's stars, which is the same for all who have earned the same."""
    return markup(Html(stars(say, great, *flags)))


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
