"""The command that reviews a game: where it was decided, by luck and by skill."""

from __future__ import annotations

import json

import click

from tumblestar.console.commands import JSON, RECORD, command, option, read_record
from tumblestar.console.output import echo


@command(
    "review",
    "cli-review",
    RECORD,
    JSON,
    option("--html", key="cli-review-html", type=click.Path(dir_okay=False)),
    option("--against", key="cli-review-against", type=click.Path(allow_dash=True)),
    place=("learn", 4),
)
def review(file: str, as_json: bool, html: str | None, against: str | None, lang: str) -> None:
    """Reviews the game of a record, or compares it with another of the same luck."""
    from tumblestar.features.review import printed

    record = read_record(file, lang, any_version=True)
    if against:
        printed.print_comparison(record, read_record(against, lang, any_version=True), as_json, lang)
        return
    report = printed.reviewed(record, lang)
    if html:
        printed.write_html(html, report, record, lang)
    if as_json:
        echo(json.dumps(report))
    elif not html:
        printed.print_review(record, report, lang)


COMMANDS = (review,)
