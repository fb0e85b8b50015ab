"""Renders the help of all commands as one page, docs/cli.md."""

from __future__ import annotations

import click

from tumblestar.cli.localized_commands import WIDTH


def render(group: click.Group) -> str:
    """Renders the help of a group and every command below it."""
    shown: dict[str, click.Command] = {"tumblestar": group}
    for name, command in sorted(group.commands.items()):
        shown[f"tumblestar {name}"] = command
        if isinstance(command, click.Group):
            shown |= {f"tumblestar {name} {below}": one for below, one in sorted(command.commands.items())}
    lines = ["# The command line", "", "Made by `python -m tumblestar.cli`; a test keeps it true.", ""]
    for name, command in shown.items():
        context = click.Context(command, info_name=name, max_content_width=WIDTH)
        lines += [f"## {name}", "", "```", command.get_help(context), "```", ""]
    return "\n".join([*lines, _REST])


_REST = """\
Words come in ten languages, by `--lang`, `TUMBLESTAR_LANG` or the locale. FILE may be `-` for standard input.
Exit status: 0 done; 1 the chance of a record is false, a check of a game failed, or `doctor` found something to do;
2 what was given cannot be used; 74 the input or the output failed, a full disk for instance; 130 ended by Ctrl-C; 141
the program that reads the output has ended.

Games, bots and options are named as people write them: `Twisty`, `"Twinkle Twinkle"`, `twinkle-twinkle`,
`"Club player"`, `short-game=yes`. What takes over two seconds tells on the error output how far it is.

In all JSON `action` is the number of an action in the rules, and `text` its notation. A list that can be long
has one object a line, between a line `[` and a line `]`.

`tumblestar replay FILE --json` answers with a list, one entry an event and a first one, `n` = 0, for the start:

| key | what |
|---|---|
| `n` | the number of the event |
| `actor` | the seat that acted, from 1; 0 for chance; null at the start |
| `action` | the action's number in the rules; null at the start |
| `text` | the action in notation |
| `state` | the state after it, as one line |
| `legal` | what may be done then, a list of `{"action", "text"}` (when chance is to act: what may happen) |

`tumblestar expect FILE --json` answers with a list of `{"action", "text"}`: the line that the strongest bot expects.

`tumblestar doctor --json` answers with a list of `{"check", "state", "said", "advice", "facts"}`: the state is `ok`,
`note` (worth knowing) or `todo`, `advice` what to do or null, and `facts` the values in what is said.

`tumblestar token list --json` answers with a list of `{"number", "name", "person", "bot", "scopes", "made",
"used"}`; `used` is a day, or null.

`tumblestar solve shizzle --json` answers with `{"value", "low", "high"}`: the first seat's share of the win, and the
bounds that certify it (docs/shizzle-solved.md).

`tumblestar score twinkle FILE --json` answers with `{"total", "cards", "missions"}`, in a list where FILE has more than
one constellation (docs/twinkle.md).

`tumblestar score twinkle_twinkle FILE --json` answers with `{"total", "cards", "cells", "sides"}`, in a list where FILE
has more than one chart (docs/twinkle_twinkle.md).

`tumblestar rules twinkle_twinkle --tiles --out tiles.html` draws the set, to be compared with that of a box; without an
ending `.html` it is one picture, in SVG.

`tumblestar bench playouts --json` answers with `{name: {"value", "unit", "ratio", "against"}}` (docs/speed.md).

`tumblestar verify FILE --json` answers with `{"finding", "checked", "wrong", "words"}`: the finding is `proved`,
`open`, `closed`, `older` (rules that are not kept here) or `false` (docs/chance.md), `wrong` the number of the first
event that does not follow, or null.

`tumblestar stats FILES --json` answers with the keys below; docs/review.md says what the figures mean. A mean with its
interval is `{"mean", "low", "high", "games"}`, null where nothing is known; `low` and `high` are null for few games.

| key | what |
|---|---|
| `games`, `unfinished` | how many games there are, and how many of these have no result |
| `players` | a list by player, game and number of seats, see below |
| `chance` | a list of tests by game and kind of chance, see below |
| `left_out` | games whose chance is not tested |
| `seals` | how many outcomes are in games of each finding of `tumblestar verify` |
| `false`, `unreviewed`, `failed` | records whose chance is false, that cannot be reviewed, that cannot be read |

A player has `game`, `seats`, `kind` (`person` or `bot`), `name`, `games`, `wins`, `fair` (a fair share; null alone),
`reviewed` (games), `is_exact`, `evaluators`, the means `result`, `luck`, `adjusted`, `cost` and `rating`, `level`, and
`over_time`: a list of `first` and `last` day with the means `result`, `adjusted` and `rating`. A test has `game`,
`kind`, `events`, `categories`, `statistic`, `freedom`, `p`, `corrected` and `is_odd`; both p-values are null where too
little is expected. A category has `name` (empty for pooled ones), `observed`, `expected`, and `deviation` in standard
deviations.

The columns of `--csv` are `record`, `game`, `seats`, `date`, `seat`, `kind`, `name`, `end`, `result` and, empty where
there is no review, `evaluator`, `is_exact`, `start`, `luck`, `skill`, `residual`, `adjusted`, `decisions`, `cost` and
`rating`.
"""
