"""Commands about records: to step through one, to check its chance, and to show what a bot expects."""

from __future__ import annotations

import json
import sys
from typing import TypedDict

import click

from tumblestar.console.commands import JSON, RECORD, WRONG, command, fail, json_lines, option, read_record, waiting
from tumblestar.console.output import echo
from tumblestar.contract.state import CHANCE, OVER
from tumblestar.record import Record
from tumblestar.record.chance_audit import verify as verdict_of
from tumblestar.words import Phrase, say


@command("replay", "cli-replay", RECORD, JSON)
def replay(file: str, as_json: bool, lang: str) -> None:
    """Prints every state of a record, and the legal actions in it."""
    record = read_record(file, lang, any_version=True)
    if record.remark:
        echo(say(lang, record.remark), err=True)
    moments = replay_moments(record)
    if as_json:
        echo(json_lines(moments))
        return
    for moment in moments:
        legal = [one["text"] for one in moment["legal"]]
        actor = {None: "-", 0: "*"}.get(moment["actor"], str(moment["actor"]))
        echo(f"{moment['n']} {actor} {moment['text'] or '-'}\n  {moment['state']}\n  {', '.join(legal)}")


class LegalAction(TypedDict):
    """An action that may be done: its number in the rules, and its notation."""

    action: int
    text: str


class Moment(TypedDict):
    """An event with the state after it; the first moment of a game has no event."""

    n: int
    actor: int | None
    action: int | None
    text: str
    state: str
    legal: list[LegalAction]


def replay_moments(record: Record) -> list[Moment]:
    """Describes the start (n = 0) and each event: the event, the state after it, and the legal actions there."""
    game = record.game
    state = record.state_at(0)
    moments: list[Moment] = []
    for n in range(len(record.events) + 1):
        event = record.events[n - 1] if n else None
        if event:
            game.rules.apply(state, event.action)
        legal = [] if game.actor(state) == OVER else game.legal(state)
        moments.append(
            {
                "n": n,
                "actor": None if event is None else 0 if event.actor == CHANCE else event.actor + 1,
                "action": event.action if event else None,
                "text": event.text if event else "",
                "state": game.state_text(state),
                "legal": [{"action": action, "text": game.text(state, action)} for action in legal],
            }
        )
    return moments


@command("verify", "cli-verify", RECORD, JSON)
def verify(file: str, as_json: bool, lang: str) -> None:
    """Checks every chance event of a record against its seed."""
    verdict = verdict_of(read_record(file, lang, any_version=True))
    words = say(lang, verdict.phrase)
    if as_json:
        found = {
            "finding": verdict.finding,
            "checked": verdict.checked,
            "wrong": verdict.wrong or None,
            "words": words,
        }
        echo(json.dumps(found))
    else:
        echo(words)
    sys.exit(0 if verdict.is_honest else WRONG)


@command(
    "expect",
    "cli-expect",
    RECORD,
    option("--seconds", key="cli-seconds", type=click.FloatRange(0.01, 3600), default=1.0),
    JSON,
)
def expect(file: str, seconds: float, as_json: bool, lang: str) -> None:
    """Prints the line that the strongest bot expects from the end of a record."""
    from tumblestar import bots

    record = read_record(file, lang)
    if record.is_over:
        fail(Phrase("cli-expect-over"), lang)
    bots.find(bots.of(record.game)[-1], record.game, waiting(lang))
    line, state, found = bots.expect(record.game, record.state, seconds), record.state, list[LegalAction]()
    for text in line:
        action = record.game.parse(state, text)
        found.append({"action": action, "text": text})
        state = record.game.after(state, action)
    echo(json_lines(found) if as_json else "\n".join(line), nl=bool(line) or as_json)


COMMANDS = (replay, verify, expect)
