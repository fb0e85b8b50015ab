"""A review of a game, or of two of the same luck, as `tumblestar review` prints it.

A module of its own, loaded when it is needed: reviews draw on much that other commands do not.
"""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

from tumblestar.console.commands import waiting, writing
from tumblestar.console.output import echo, print_grid
from tumblestar.console.output import report as report_progress
from tumblestar.contract.errors import BadOption
from tumblestar.features.review.sections import review_html
from tumblestar.insight import report
from tumblestar.insight.headline import explained, headline
from tumblestar.record import Record
from tumblestar.record.narration import names_of, turn_at, turns_of
from tumblestar.words import Argument, Phrase, say


def write_html(file: str, review: report.Report, record: Record, lang: str) -> None:
    """Writes a review as a page. Ends the command where it cannot be written."""
    with writing(file, lang):
        Path(file).write_text(review_html(review, record, lang), encoding="utf-8", newline="\n")


def reviewed(record: Record, lang: str) -> report.Report:
    """The report on a record, with progress. Raises BadOption where there is none."""
    return report.report(record, waiting(lang), report_progress)


def print_comparison(first: Record, second: Record, as_json: bool, lang: str) -> None:
    """Prints the sums of two games of the same luck, and where they part. Raises BadOption for others."""
    check_same_luck(first, second)
    n, reports = parting(first, second), [reviewed(record, lang) for record in (first, second)]
    if as_json:
        echo(json.dumps({"parting": n, "games": reports}))
        return
    echo(say(lang, Phrase("compare-parting", {"n": n}) if n else Phrase("compare-alike")))
    if n:
        for record in (first, second):
            echo("  " + say(lang, report.event_phrase(record, n), record.game.name))
    echo()
    for record, review in zip((first, second), reports, strict=True):
        _print_totals(record, review, lang)


def print_review(record: Record, review: report.Report, lang: str) -> None:
    """Prints the sums of the seats, and what mattered most."""
    game, names = record.game, names_of(record)

    def told(key: str, **args: Argument) -> str:
        return say(lang, Phrase(f"cli-review-{key}", args), game.name)

    echo(told("title", game=game.title, names=names))
    people = [seat for seat, (kind, _) in enumerate(record.seats) if kind == "person"] if record.is_over else []
    for seat in people or ([record.shares().index(max(record.shares()))] if record.is_over else []):
        echo(" ".join(say(lang, phrase, game.name) for phrase in headline(record, review, seat, bool(people))))
    echo(say(lang, report.evaluator_phrase(review["evaluator"], game.name)))
    echo()
    _print_totals(record, review, lang)
    decided = report.decided_phrase(names, review, partial(turn_at, turns_of(record)))
    for phrase in (report.fitted_phrase(review["evaluator"]), decided):
        if phrase:
            echo(say(lang, phrase, game.name))
    if review["luckiest"]:
        echo(told("luckiest"))
        print_grid([_lucky(record, review["events"][n - 1], lang) for n in sorted(review["luckiest"])])
    if review["mistakes"]:
        echo(told("mistakes"))
        mistakes = sorted(review["mistakes"], key=lambda mistake: mistake["n"])
        print_grid([row for mistake in mistakes for row in _mistake(record, review, mistake, lang)])
    else:
        echo(say(lang, "review-no-mistakes"))


def _print_totals(record: Record, review: report.Report, lang: str) -> None:
    """Prints the sums of the seats."""
    head = [say(lang, f"review-sum-{name}") for name in report.COLUMNS]
    rows = [
        report.sum_phrases(name, review["start"], review["final"], sums)
        for name, sums in zip(names_of(record), review["totals"], strict=True)
    ]
    print_grid([head, *([say(lang, cell, record.game.name) for cell in row] for row in rows)])


def _lucky(record: Record, event: report.EventEntry, lang: str) -> list[str]:
    """An event of much luck: its number, what happened, and for whom it was lucky."""
    return [
        f"  {event['n']}",
        say(lang, report.event_phrase(record, event["n"]), record.game.name),
        say(lang, report.lucky_phrase(names_of(record), event), record.game.name),
    ]


def _mistake(record: Record, review: report.Report, mistake: report.Mistake, lang: str) -> list[list[str]]:
    """What was done and what would have been better, each with the share of the win that it left, and why."""
    event, played, better = report.mistake_phrases(record, review, mistake)
    assert "best_shares" in event
    assert "cost" in event
    best = event["best_shares"][event["actor"] - 1]

    def told(phrase: Phrase) -> str:
        return say(lang, phrase, record.game.name)

    def share(value: float) -> str:
        return told(report.share_phrase(value))

    line = Phrase("cli-review-better", {"preview": better, "line": " ".join(mistake["line"])})
    game, s, ways = record.game, record.state_at(event["n"] - 1), (event["text"], event.get("best", [""])[0])
    reasons = explained(game, s, *ways, names_of(record)).reasons
    rows = [[f"  {event['n']}", share(best - event["cost"]), told(played)], ["", share(best), told(line)]]
    return [*rows, *(["", "", told(reason)] for reason in reasons)]


# -- comparison


def check_same_luck(first: Record, second: Record) -> None:
    """Raises BadOption unless two records have the same game, seats and options, and the same known seed and salts."""
    same = {
        "compare-game": first.game == second.game,
        "compare-seats": len(first.seats) == len(second.seats),
        "compare-options": first.options == second.options,
        "compare-start": first.start == second.start,
    }
    for key, is_same in same.items():
        if not is_same:
            raise BadOption(Phrase("compare-other", {"what": Phrase(key)}))
    if first.seal is None or second.seal is None:
        raise BadOption(Phrase("compare-unknown"))
    if first.seal != second.seal:
        raise BadOption(Phrase("compare-other", {"what": Phrase("compare-seed")}))


def parting(first: Record, second: Record) -> int | None:
    """The number of the first event that is not the same in both; None if one goes on like the other to its end."""
    for mine, theirs in zip(first.events, second.events, strict=False):
        if mine.action != theirs.action:
            return mine.n
    return None
