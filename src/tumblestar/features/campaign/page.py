"""The page of a campaign: maps of its levels, a custom level, and progress as a file."""

from __future__ import annotations

from collections.abc import Mapping, Set
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from markupsafe import Markup
from starlette.responses import Response

from tumblestar.contract.game import Game
from tumblestar.features.campaign.progress import NEW, LevelProgress, attempt_at, is_open, next_level
from tumblestar.picture import seal
from tumblestar.play.viewer import Viewer
from tumblestar.tables.registry import won_game_path
from tumblestar.web.level_map import HEIGHT, STARS, WIDTH, sky, star, star_row, stars
from tumblestar.web.markup import HtmlTranslator, attributes, hidden_fields, safe, small_picture
from tumblestar.web.pages import Visitor, template_response
from tumblestar.web.templating import made_by, markup
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
    unfolded, say = chosen if 1 <= chosen <= len(levels) else following, visitor.voice(game.name)
    numbers = sorted({level.card for level in levels})
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
        "cards": [_card(say, game, progress, number, following, unfolded) for number in numbers],
        "sky_size": (WIDTH, HEIGHT),
        "own": own,
        "own_kind": campaign.difficulty(own.measured[0] / own.measured[1]) if own.measured else "",
        "all_colours": [(name, letter, _seal(name)) for name, letter in campaign.all_colours()],
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
    """A level for a person: its star on the map, and what the list says of it."""

    number: int
    how: str
    earned: int
    star: Markup
    told: Markup


def _card(
    say: HtmlTranslator, game: Game, progress: CampaignProgress, card: int, following: int, unfolded: int
) -> _Card:
    rows: list[_Row] = []
    for level in (level for level in game.campaign.levels() if level.card == card):
        number, standing = level.number, progress.standings.get(level.set, NEW)
        how = "won" if standing.is_won else "open" if is_open(game, progress.standings, number) else "locked"
        drawn = star(card, len(rows), number, how, standing.stars, is_next=number == following)
        going, was_tried = progress.going.get(level.set, ""), level.set in progress.tried
        told = _told(say, game, number, how, standing, going, was_tried, number == unfolded)
        rows.append(_Row(number, how, standing.stars, markup(drawn), told))
    return _Card(card, markup(sky(card, [row.how for row in rows])), rows)


@lru_cache(maxsize=1024)
def _told(
    say: HtmlTranslator,
    game: Game,
    number: int,
    how: str,
    standing: LevelProgress,
    going: str,
    was_tried: bool,
    is_unfolded: bool,
) -> Markup:
    """What the list says of a level; most of them are the same for most people."""
    campaign, level = game.campaign, game.campaign.levels()[number - 1]
    colours = [name for name, _ in campaign.named(level.colours)]
    flags = standing.is_won, standing.is_great, standing.is_first
    values: dict[str, object] = {
        "game": game.name,
        "number": number,
        "how": how,
        "is_unfolded": is_unfolded,
        "kind": campaign.difficulty(level.success),
        "success": level.success,
        "games": level.games,
        "colours": [(name, _seal(name)) for name in colours],
        "colour_names": [Phrase(f"colour-{name}", {}, game.name) for name in colours],
        "missions": [campaign.mission_words(mission) for mission in level.missions],
        "standing": standing,
        "earned": markup(small_picture(star_row(standing.stars), "-36 -14 72 28")),
        "stars": markup(stars(say, campaign.GREAT, *flags)),
        "going": going,
        "was_tried": was_tried,
        "won_game": won_game_path(game, number),
    }
    return markup(made_by("campaign/level.html", "about_level", say.plain, values))


def _seal(colour: str) -> Markup:
    """The sign of a colour."""
    return markup(small_picture(seal(colour), "-16 -16 32 32"))


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
