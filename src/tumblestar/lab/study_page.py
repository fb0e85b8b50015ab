"""The results of a study as one HTML page: tables, and charts by matplotlib as inline SVG. Needs the extra `lab`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape
from importlib import import_module
from io import StringIO
from typing import Any

from tumblestar.lab.study import Study
from tumblestar.lab.study_tables import Table, bot_name
from tumblestar.lab.tally import Tally
from tumblestar.words import Phrase, say

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1b1b2b; }
table { border-collapse: collapse; margin: 0 0 1.5rem; } th, td { padding: .2rem .8rem .2rem 0; text-align: start; }
td { font-variant-numeric: tabular-nums; } tr { border-bottom: 1px solid #ccd; } .wide { overflow-x: auto; }
figure { margin: 0 0 1.5rem; } svg { max-width: 100%; height: auto; } code { overflow-wrap: anywhere; }
@media print { body { max-width: none; margin: 0; }
  table, figure { break-inside: avoid; } .wide { overflow: visible; } }
"""
COLOURS = ("#1b5e9b", "#c2410c", "#3f7d20", "#7b3fa0", "#8a6d00", "#a11d4b")
SETTINGS = {"svg.fonttype": "none", "svg.hashsalt": "tumblestar", "font.size": 11, "font.family": "sans-serif"}
MOST_BARS = 60
"""Values of a histogram that have a bar each; more are taken together."""


def page(title: str, remarks: Sequence[str], tables: Sequence[Table], charts: Sequence[str], lang: str) -> str:
    """The page. `remarks` are paragraphs below the title, the command among them."""
    body = [f"<h1>{escape(title)}</h1>", *(f"<p>{escape(text)}</p>" for text in remarks if text), *charts]
    for table in tables:
        rows = ["".join(f'<th scope="col">{escape(cell)}</th>' for cell in table.rows[0])]
        for first, *others in table.rows[1:]:
            rows.append(
                f'<th scope="row">{escape(first)}</th>' + "".join(f"<td>{escape(cell)}</td>" for cell in others)
            )
        inner = "".join(f"<tr>{row}</tr>\n" for row in rows)
        body.append(f'<h2>{escape(table.title)}</h2>\n<div class="wide" tabindex="0"><table>\n{inner}</table></div>')
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    return "\n".join(
        [
            f'<!doctype html>\n<html lang="{lang}">\n<head>{head}<style>{STYLE}</style></head>\n<body><main>',
            *body,
            "</main></body>\n</html>\n",
        ]
    )


def play_charts(study: Study, tally: Tally, tables: Sequence[Table], lang: str) -> list[str]:
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


def _shares(study: Study, tally: Tally, labels: Sequence[str], table: str, lang: str) -> str:
    """The share of the win of bots and of seats, with their intervals."""
    head = say(lang, Phrase("lab-head", {"what": "seat"}))
    names = {f"share {label}": bot_name(study, label, lang) for label in labels}
    names |= {f"seat share {seat}": f"{head} {seat}" for seat in range(1, study.seats + 1)}
    figure, axes = _axes(1 + 0.4 * len(names))
    for y, key in enumerate(reversed(names)):
        found = tally.figure(key)
        low, high = (found.mean if end is None else end for end in (found.low, found.high))
        axes.plot([100 * low, 100 * high], [y, y], color=COLOURS[0], linewidth=2)
        axes.plot([100 * found.mean], [y], "o", color=COLOURS[0])
    axes.axvline(100 / study.seats, color="#777", linewidth=1, linestyle="--")
    axes.set_yticks(range(len(names)), list(reversed(names.values())))
    axes.set_xlim(0, 100)
    axes.set_xlabel("%")
    return _drawn(figure, say(lang, "lab-chart-shares"), table, lang)


def _histogram(title: str, series: dict[str, Counter[int]], table: str, lang: str) -> str:
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


def _drawn(figure: Any, title: str, table: str, lang: str) -> str:
    """A chart with its title, and words that say where its figures stand."""
    matplotlib: Any = import_module("matplotlib")
    written = StringIO()
    with matplotlib.rc_context(SETTINGS):
        figure.savefig(written, format="svg", metadata={"Date": None}, transparent=True)
    svg = written.getvalue()
    words = escape(say(lang, Phrase("lab-chart-text", {"title": title, "table": table})), quote=True)
    svg = svg[svg.index("<svg") :].replace("<svg", f'<svg role="img" aria-label="{words}"', 1)
    return f"<figure><figcaption>{escape(title)}</figcaption>\n{svg}</figure>"
