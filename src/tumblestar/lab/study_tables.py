"""The results of a study as tables of text, for the terminal and for pages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tumblestar.lab.study import Study
from tumblestar.lab.tally import Figure, Tally, quantiles
from tumblestar.words import Argument, Phrase, say

GAME_FIGURES = ("events", "decisions", "legal", "leads", "margin", "ties", "unfinished")
SHARES = ("share", "ties", "unfinished")
"""Figures that are parts of 1."""
SHOWN = 0.0005
"""Less than this is written as 0."""


class Table(NamedTuple):
    """A table; its first row has the heads of the columns."""

    title: str
    rows: list[list[str]]


def play_tables(study: Study, tally: Tally, lang: str) -> list[Table]:
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
        Table(say(lang, Phrase("lab-by-bot", fair)), [_heads(lang, "bot", "share", "points"), *by_bot]),
        Table(say(lang, Phrase("lab-by-seat", fair)), [_heads(lang, "seat", "share", "points"), *by_seat]),
        Table(say(lang, "lab-by-game"), [_heads(lang, "figure", "mean"), *by_game]),
        Table(say(lang, "lab-spread"), [_heads(lang, *heads), *spread]),
    ]


def compare_table(study: Study, first: Tally, second: Tally, apart: Tally, title: str, lang: str) -> Table:
    """The figures of both sides, their paired differences, and these by the standard deviation of a game."""
    rows = [_heads(lang, "figure", "first", "second", "difference", "effect")]
    for name, figure in apart.figures():
        effect = effect_size(first, second, name)
        said = "–" if effect is None else _mean("", effect, lang)
        sides = [_mean(name, tally.figure(name).mean, lang) for tally in (first, second)]
        rows.append([_name(study, name, lang), *sides, _shown(name, figure, lang), said])
    return Table(title, rows)


def effect_size(first: Tally, second: Tally, name: str) -> float | None:
    """Cohen's d: the difference in standard deviations of a game, pooled; None where games do not differ."""
    one, two = first.figure(name), second.figure(name)
    pooled = ((one.deviation**2 + two.deviation**2) / 2) ** 0.5
    return (two.mean - one.mean) / pooled if pooled > 1e-12 else None


def rules_table(decisions: Mapping[str, int], games: Mapping[str, int], total: int, lang: str) -> Table:
    """Which part of the decisions each rule is about, and in which part of the games."""
    every = sum(decisions.values())
    rows = [
        [tag, _mean("share", count / every, lang), _mean("share", games[tag] / total, lang)]
        for tag, count in Counter(decisions).most_common()
    ]
    return Table(
        say(lang, Phrase("lab-by-rule", {"games": total})), [_heads(lang, "rule", "decisions", "games"), *rows]
    )


def shown(tally: Tally, name: str, lang: str) -> str:
    """A figure with its interval."""
    return _shown(name, tally.figure(name), lang)


def _shown(name: str, figure: Figure, lang: str) -> str:
    if figure.low is None or figure.high is None:
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
    names = [say(lang, f"bot-{one}", study.game.name) for one in (first, second)]
    return (
        names[0] if names[0] == names[1] else say(lang, Phrase("lab-change", {"first": names[0], "second": names[1]}))
    )


def line_up(study: Study, seats: Sequence[str], lang: str) -> str:
    """The bots of a study, and its options if there are any."""
    names = ", ".join(say(lang, f"bot-{name}", study.game.name) for name in seats)
    options = ", ".join(f"{name}={value}" for name, value in study.options)
    return say(lang, Phrase("lab-options", {"bots": names, "options": options})) if options else names
