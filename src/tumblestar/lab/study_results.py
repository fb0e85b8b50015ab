"""The results of a study: as tables of text, as one HTML page with charts, and game by game as CSV or Parquet.

Charts are inline SVG by matplotlib; these and Parquet need the extra `lab`.
"""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from io import StringIO
from pathlib import Path
from typing import Any, NamedTuple

from markupsafe import Markup

from tumblestar.lab.study import Study
from tumblestar.lab.tally import UNIT, Figure, Row, Tally, quantiles
from tumblestar.web.markup import Html, safe
from tumblestar.web.templating import markup, rendered
from tumblestar.words import Argument, Phrase, say

GAME_FIGURES = ("events", "decisions", "legal", "leads", "margin", "ties", "unfinished")
SHARES = ("share", "ties", "unfinished")
"""Figures that are parts of 1."""
SHOWN = 0.0005
"""Less than this is written as 0."""
COLOURS = ("#1b5e9b", "#c2410c", "#3f7d20", "#7b3fa0", "#8a6d00", "#a11d4b")
SETTINGS = {"svg.fonttype": "none", "svg.hashsalt": "tumblestar", "font.size": 11, "font.family": "sans-serif"}
MOST_BARS = 60
"""Values of a histogram that have a bar each; more are taken together."""
COLUMNS = {
    "game": "int64",
    "setup": "int64",
    "seat": "int8",
    "bot": "string",
    "share": "float64",
    "points": "int32",
    "events": "int32",
    "decisions": "int32",
    "legal": "int32",
    "lead_changes": "int32",
}
"""The columns of rows of games and their types; games, set-ups and seats are numbered from 1."""


class ResultTable(NamedTuple):
    """A table; its first row has the heads of the columns."""

    title: str
    rows: list[list[str]]


def play_tables(study: Study, tally: Tally, lang: str) -> list[ResultTable]:
    """The tables of games that were played."""
    fair: dict[str, Argument] = {"fair": 1 / study.seats}
    by_bot = [
        [bot_name(study, label, lang), *(shown(tally, f"{what} {label}", lang) for what in ("share", "points"))]
        for label in dict.fromkeys(study.labels)
    ]
    by_seat = [
        [str(seat), *(shown(tally, f"seat {what} {seat}", lang) for what in ("share", "points"))]
        for seat in range(1, study.seats + 1)
    ]
    by_game = [[_name(study, name, lang), shown(tally, name, lang)] for name in GAME_FIGURES]
    spread: list[list[str]] = []
    for name, counts in sorted(tally.histograms.items()):
        if counts:
            values = (say(lang, Phrase("lab-number", {"mean": value})) for value in quantiles(counts))
            spread.append([_name(study, "choices" if name == "legal" else name, lang), *values])
    heads = ("figure", "mean", "least", "tenth", "median", "ninetieth", "most")
    return [
        ResultTable(say(lang, Phrase("lab-by-bot", fair)), [_heads(lang, "bot", "share", "points"), *by_bot]),
        ResultTable(say(lang, Phrase("lab-by-seat", fair)), [_heads(lang, "seat", "share", "points"), *by_seat]),
        ResultTable(say(lang, "lab-by-game"), [_heads(lang, "figure", "mean"), *by_game]),
        ResultTable(say(lang, "lab-spread"), [_heads(lang, *heads), *spread]),
    ]


def compare_table(study: Study, first: Tally, second: Tally, apart: Tally, title: str, lang: str) -> ResultTable:
    """The figures of both sides, their paired differences, and these by the standard deviation of a game."""
    rows = [_heads(lang, "figure", "first", "second", "difference", "effect")]
    for name, figure in apart.figures():
        effect = effect_size(first, second, name)
        said = "–" if effect is None else _mean("", effect, lang)
        sides = [_mean(name, tally.figure(name).mean, lang) for tally in (first, second)]
        rows.append([_name(study, name, lang), *sides, _shown(name, figure, lang), said])
    return ResultTable(title, rows)


def effect_size(first: Tally, second: Tally, name: str) -> float | None:
    """Cohen's d: the difference in standard deviations of a game, pooled; None where games do not differ."""
    first_figure, second_figure = first.figure(name), second.figure(name)
    pooled = ((first_figure.deviation**2 + second_figure.deviation**2) / 2) ** 0.5
    return (second_figure.mean - first_figure.mean) / pooled if pooled > 1e-12 else None


def rules_table(decisions: Mapping[str, int], games: Mapping[str, int], total: int, lang: str) -> ResultTable:
    """Which part of the decisions each rule is about, and in which part of the games."""
    every = sum(decisions.values())
    rows = [
        [tag, _mean("share", count / every, lang), _mean("share", games[tag] / total, lang)]
        for tag, count in Counter(decisions).most_common()
    ]
    return ResultTable(
        say(lang, Phrase("lab-by-rule", {"games": total})), [_heads(lang, "rule", "decisions", "games"), *rows]
    )


def shown(tally: Tally, name: str, lang: str) -> str:
    """A figure with its interval."""
    return _shown(name, tally.figure(name), lang)


def _shown(name: str, figure: Figure, lang: str) -> str:
    if figure.low is None or figure.high is None or (is_share(name) and figure.low == figure.high):
        return _mean(name, figure.mean, lang)
    numbers = zip(("mean", "low", "high"), (figure.mean, figure.low, figure.high), strict=True)
    values: dict[str, Argument] = {key: _without_sign(value) for key, value in numbers}
    return say(lang, Phrase("lab-share-range" if is_share(name) else "lab-number-range", values))


def _mean(name: str, mean: float, lang: str) -> str:
    return say(lang, Phrase("lab-share" if is_share(name) else "lab-number", {"mean": _without_sign(mean)}))


def _without_sign(value: float) -> float:
    """A number; no minus where it is written as 0."""
    return 0.0 if abs(value) < SHOWN else value


def is_share(name: str) -> bool:
    """Whether a figure is a part of 1."""
    return name.removeprefix("seat ").partition(" ")[0] in SHARES


def _heads(lang: str, *names: str) -> list[str]:
    return [say(lang, Phrase("lab-head", {"what": name})) for name in names]


def _name(study: Study, name: str, lang: str) -> str:
    """The name of a figure."""
    what, _, label = name.removeprefix("seat ").partition(" ")
    if name.startswith("seat "):
        return say(lang, Phrase("lab-figure-seat", {"what": what, "number": int(label)}))
    if label:
        return say(lang, Phrase("lab-figure-of", {"what": what, "who": bot_name(study, label, lang)}))
    return say(lang, Phrase("lab-figure", {"what": name}))


def bot_name(study: Study, label: str, lang: str) -> str:
    """The name of a bot, or of one and of the one in its place."""
    first, second = ([*label.split("/"), label])[:2]
    names = [say(lang, f"bot-{bot}", study.game.name) for bot in (first, second)]
    return (
        names[0] if names[0] == names[1] else say(lang, Phrase("lab-change", {"first": names[0], "second": names[1]}))
    )


def line_up(study: Study, seats: Sequence[str], lang: str) -> str:
    """The bots of a study, and its options if there are any."""
    names = ", ".join(say(lang, f"bot-{name}", study.game.name) for name in seats)
    options = ", ".join(f"{name}={value}" for name, value in study.options)
    return say(lang, Phrase("lab-options", {"bots": names, "options": options})) if options else names


# -- the page


class Chart(NamedTuple):
    """A chart with its title."""

    title: str
    drawing: Markup


def page(title: str, remarks: Sequence[str], tables: Sequence[ResultTable], charts: Sequence[Chart], lang: str) -> str:
    """The page. `remarks` are paragraphs below the title, the command among them."""
    values = {"title": title, "remarks": remarks, "tables": tables, "charts": charts, "lang": lang}
    return rendered("lab/study.html", values)


def play_charts(study: Study, tally: Tally, tables: Sequence[ResultTable], lang: str) -> list[Chart]:
    """The charts of games that were played: shares, points, length, legal actions."""
    labels = list(dict.fromkeys(study.labels))
    points = {bot_name(study, label, lang): tally.histograms[f"points {label}"] for label in labels}
    spread = tables[-1].title
    titled = {what: say(lang, Phrase("lab-chart-of", {"what": what})) for what in ("points", "events", "legal")}
    return [
        _shares(study, tally, labels, tables[0].title, lang),
        _histogram(titled["points"], points, spread, lang),
        _histogram(titled["events"], {"": tally.histograms["events"]}, spread, lang),
        _histogram(titled["legal"], {"": tally.histograms["legal"]}, spread, lang),
    ]


def _shares(study: Study, tally: Tally, labels: Sequence[str], table: str, lang: str) -> Chart:
    """The share of the win of bots and of seats, with their intervals."""
    head = say(lang, Phrase("lab-head", {"what": "seat"}))
    names = {f"share {label}": bot_name(study, label, lang) for label in labels}
    names |= {f"seat share {seat}": f"{head} {seat}" for seat in range(1, study.seats + 1)}
    figure, axes = _axes(1 + 0.4 * len(names))
    for y, key in enumerate(reversed(names)):
        estimate = tally.figure(key)
        low, high = (estimate.mean if end is None else end for end in (estimate.low, estimate.high))
        axes.plot([100 * low, 100 * high], [y, y], color=COLOURS[0], linewidth=2)
        axes.plot([100 * estimate.mean], [y], "o", color=COLOURS[0])
    axes.axvline(100 / study.seats, color="#777", linewidth=1, linestyle="--")
    axes.set_yticks(range(len(names)), list(reversed(names.values())))
    axes.set_xlim(0, 100)
    axes.set_xlabel("%")
    return _drawn(figure, say(lang, "lab-chart-shares"), table, lang)


def _histogram(title: str, series: dict[str, Counter[int]], table: str, lang: str) -> Chart:
    """How often values came, in per cent, a line for each series."""
    values = [value for counts in series.values() for value in counts]
    least, most = min(values), max(values)
    width = max(1, -(-(most - least + 1) // MOST_BARS))
    figure, axes = _axes(3.2)
    for (name, counts), colour in zip(series.items(), COLOURS, strict=False):
        total, binned = sum(counts.values()), Counter[int]()
        for value, count in counts.items():
            binned[(value - least) // width] += count
        edges = [least + width * i - 0.5 for i in range((most - least) // width + 2)]
        heights = [100 * binned[i] / total for i in range(len(edges) - 1)]
        axes.stairs(heights, edges, label=name, color=colour, linewidth=1.8, fill=len(series) == 1)
    axes.set_ylabel("%")
    if len(series) > 1:
        axes.legend(frameon=False)
    return _drawn(figure, title, table, lang)


def _axes(height: float) -> tuple[Any, Any]:
    matplotlib: Any = import_module("matplotlib")
    drawing: Any = import_module("matplotlib.figure")
    with matplotlib.rc_context(SETTINGS):
        figure = drawing.Figure(figsize=(7, height), layout="constrained")
        axes = figure.subplots()
    axes.spines[["top", "right"]].set_visible(False)
    return figure, axes


def _drawn(figure: Any, title: str, table: str, lang: str) -> Chart:
    """A chart with its title, and words that say where its figures stand."""
    matplotlib: Any = import_module("matplotlib")
    written = StringIO()
    with matplotlib.rc_context(SETTINGS):
        figure.savefig(written, format="svg", metadata={"Date": None}, transparent=True)
    svg = written.getvalue()
    words = safe(say(lang, Phrase("lab-chart-text", {"title": title, "table": table})))
    svg = svg[svg.index("<svg") :].replace("<svg", f'<svg role="img" aria-label="{words}"', 1)
    return Chart(title, markup(Html(svg)))


# -- rows of games


def game_rows(study: Study, rows: Sequence[Row]) -> Iterator[tuple[Any, ...]]:
    """The rows in the order of games and seats."""
    for row in sorted(rows, key=lambda row: (row.setup, row.rotation)):
        game = row.setup * study.rotations + row.rotation + 1
        for seat in range(study.seats):
            bot = study.bots[(seat + row.rotation) % study.seats]
            own = (bot, row.shares[seat] / UNIT, row.points[seat])
            yield (game, row.setup + 1, seat + 1, *own, row.events, row.decisions, row.legal, row.leads)


def write_csv(file: Path, study: Study, rows: Sequence[Row]) -> None:
    """Writes the rows as comma-separated values, after the names of the columns. Raises OSError."""
    with file.open("w", encoding="utf-8", newline="") as opened:
        writer = csv.writer(opened, lineterminator="\n")
        writer.writerow(COLUMNS)
        writer.writerows(game_rows(study, rows))


def write_parquet(file: Path, study: Study, rows: Sequence[Row]) -> None:
    """Writes the rows as Parquet. Needs the extra `lab`. Raises OSError."""
    arrow: Any = import_module("pyarrow")
    parquet: Any = import_module("pyarrow.parquet")
    columns = list(zip(*game_rows(study, rows), strict=True)) or [()] * len(COLUMNS)
    schema = arrow.schema(list(COLUMNS.items()))
    parquet.write_table(arrow.table(dict(zip(COLUMNS, columns, strict=True)), schema=schema), file)
