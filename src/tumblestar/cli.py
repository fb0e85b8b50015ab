"""The command line: opens the games, and reads records. Its help page is docs/cli.md, generated from here."""

from __future__ import annotations

import asyncio
import json
import math
import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any, NoReturn

import click

from tumblestar import __version__
from tumblestar.game import CHANCE, OVER, BadData, BadOption, Unreadable
from tumblestar.games import SHELF
from tumblestar.record import Record
from tumblestar.server.gate import settings
from tumblestar.server.gate.scopes import SCOPES
from tumblestar.verdict import verify as verdict_of
from tumblestar.words import LANGUAGES, Phrase, choose_language, say

WRONG = 1
"""Exit status: the record was read, and its chance is false."""
UNUSABLE = 2
"""Exit status: what was given cannot be used."""
WIDTH = 100
"""Text is broken into lines of so many characters."""
SHOWN = 10**12
"""Bounds are shown to so many parts of one, the low one rounded down and the high one up."""


def spoken() -> str:
    """The language of the answers, from the environment: TUMBLESTAR_LANG, else the locale."""
    env = os.environ
    return choose_language(
        env.get("TUMBLESTAR_LANG") or env.get("LC_ALL") or env.get("LC_MESSAGES") or env.get("LANG") or ""
    )


def stop(phrase: Phrase, lang: str, status: int = UNUSABLE) -> NoReturn:
    """Says what is wrong and ends the program."""
    click.echo(f"tumblestar: {say(lang, phrase)}", err=True)
    sys.exit(status)


def text_in(file: str, lang: str) -> str:
    """The text of a file, or of standard input for `-`; ends the program with the reason if there is none."""
    try:
        raw = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except FileNotFoundError:
        stop(Phrase("cli-no-file", {"file": file}), lang)
    except OSError as error:
        stop(Phrase("cli-unreadable-file", {"file": file, "why": error.strerror or str(error)}), lang)
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        stop(Phrase("cli-not-text", {"file": file}), lang)


def record_in(file: str, lang: str) -> Record:
    """The record in a file, or on standard input for `-`; ends the program with the reason if there is none."""
    try:
        return Record.read(text_in(file, lang))
    except Unreadable as error:
        stop(Phrase("unreadable-at", {"line": error.line, "why": error.phrase}) if error.line else error.phrase, lang)


def replayed(record: Record) -> list[dict[str, Any]]:
    """Every event of a record with the state after it and what is legal then; the first, n = 0, is the start."""
    game = record.game
    state = game.fresh(len(record.seats), record.options)
    moments: list[dict[str, Any]] = []
    for n in range(len(record.events) + 1):
        event = record.events[n - 1] if n else None
        if event:
            game.rules.apply(state, event.action)
        legal = [] if game.actor(state) == OVER else [game.text(state, action) for action in game.legal(state)]
        moments.append(
            {
                "n": n,
                "actor": None if event is None else 0 if event.actor == CHANCE else event.actor + 1,
                "action": event.action if event else None,
                "text": event.text if event else "",
                "state": game.state_text(state),
                "legal": legal,
            }
        )
    return moments


def rules_text(name: str, lang: str) -> str:
    """The rules of a game as text: each statement with its tag, marked where it is not the printed rulebook's."""
    from tumblestar import rulebook

    game = SHELF[name]
    lines = [say(lang, game.called), ""]

    def add(pieces: Sequence[rulebook.Piece], first: str, indent: str) -> None:
        text = "".join(f"[{say(lang, f'mark-{piece.mark}')}]" if piece.mark else piece.text for piece in pieces)
        lines.append(click.wrap_text(text, WIDTH, first, indent))

    for entry in rulebook.opening(game):
        add(rulebook.pieces(lang, entry), "", "")
        lines.append("")
    lines += [f"[{say(lang, f'mark-{mark}')}] {say(lang, f'mark-{mark}-means')}" for mark in rulebook.MARKS]
    for _, title, entries in rulebook.sections(game):
        lines += ["", say(lang, title)]
        for entry in entries:
            tag = f"{entry.tag} " if "." in entry.tag else ""
            add(rulebook.pieces(lang, entry), f"  {tag}", "    ")
            for stated in entry.more:
                add(rulebook.stated_pieces(lang, stated), "    - ", "      ")
    return "\n".join(lines)


def play_here(name: str, data: str | None, lang: str, **given: Any) -> None:
    """Plays a game in the terminal, new or from the file of its record."""
    from tumblestar.server.run import data_folder
    from tumblestar.terminal import here

    folder = data_folder(data)
    try:
        if name in SHELF:
            play = here.new(SHELF[name], folder, given)
        elif Path(name).is_file():
            play = here.old(record_in(name, lang), Path(name), folder)
        else:
            stop(Phrase("term-what", {"name": name, "games": list(SHELF)}), lang)
    except (BadOption, Unreadable) as error:
        stop(error.phrase, lang)
    here.talk(play, folder, lang, plain=bool(given["plain"]), colours=not given["no_color"])


def commands(lang: str) -> click.Group:
    """The command-line interface, speaking one language."""
    look = {"max_content_width": 100}
    helped = click.help_option("-h", "--help", help=say(lang, "cli-help"))
    language = click.option("--lang", type=click.Choice(LANGUAGES), default=lang, help=say(lang, "cli-lang"))
    file = click.argument("file", type=click.Path(allow_dash=True))

    class Command(click.Command):
        """A command that says in words what is wrong with a game's data file."""

        def invoke(self, ctx: click.Context) -> Any:
            try:
                return super().invoke(ctx)
            except BadData as error:
                stop(error.phrase, ctx.params.get("lang", lang))

    class Commands(click.Group):
        """All commands."""

        command_class = Command

    @click.group(cls=Commands, invoke_without_command=True, context_settings=look, help=say(lang, "cli-about"))
    @click.version_option(__version__, help=say(lang, "cli-version"))
    @helped
    @click.pass_context
    def tumblestar(context: click.Context) -> None:
        if context.invoked_subcommand is None:
            context.invoke(play)

    def with_settings(command: Callable[..., None]) -> Callable[..., None]:
        """Gives a command the options of a server, each as it was typed, or None."""
        for name in reversed([field.name for field in fields(settings.Settings)]):
            takes: dict[str, Any] = {"metavar": name.upper()}
            if name == "open":
                takes = {"is_flag": True, "flag_value": "on"}
            told = f"{say(lang, f'set-{name}'.replace('_', '-'))}  [{settings.variable(name)}]"
            command = click.option(settings.option(name), name, default=None, help=told, **takes)(command)
        return command

    def chosen(given: dict[str, str | None], lang: str) -> settings.Settings:
        """The settings of a server, or the end of the program with what is wrong with them."""
        try:
            return settings.read(given, os.environ)
        except settings.BadSetting as wrong:
            stop(wrong.phrase, lang)

    @tumblestar.command(help=say(lang, "cli-play") + "\n\nGAME: " + say(lang, "cli-play-game"))
    @click.argument("game", required=False)
    @click.option("--seats", type=int, help=say(lang, "cli-play-seats"))
    @click.option("--bots", metavar="NAME,...", help=say(lang, "cli-play-bots"))
    @click.option("--names", metavar="NAME,...", help=say(lang, "cli-play-names"))
    @click.option("--option", metavar="NAME=NUMBER", multiple=True, help=say(lang, "cli-play-option"))
    @click.option("--seed", help=say(lang, "cli-play-seed"))
    @click.option("--plain", is_flag=True, default=None, help=say(lang, "cli-play-plain"))
    @click.option("--no-color", is_flag=True, default=None, help=say(lang, "cli-play-no-color"))
    @with_settings
    @click.option("--no-browser", is_flag=True, help=say(lang, "cli-no-browser"))
    @language
    @helped
    def play(game: str | None = None, no_browser: bool = False, lang: str = lang, **given: Any) -> None:
        local = {name: given.pop(name, None) for name in ("seats", "bots", "names", "option", "seed", "plain")}
        local["no_color"] = given.pop("no_color", None)
        if game is None:
            if name := next((name for name, value in local.items() if value), ""):
                stop(Phrase("term-not-for-server", {"option": settings.option(name)}), lang)
            from tumblestar.server import run

            run.serve(chosen(given, lang), open_browser=not no_browser, lang=lang)
            return
        if name := next((name for name, value in given.items() if value is not None and name != "data"), ""):
            stop(Phrase("term-not-for-terminal", {"option": settings.option(name)}), lang)
        play_here(game, given.get("data"), lang, **local)

    @tumblestar.command(help=say(lang, "cli-join") + "\n\nLINK: " + say(lang, "cli-join-link"))
    @click.argument("link")
    @click.option("--name", default="", help=say(lang, "cli-join-name"))
    @click.option("--plain", is_flag=True, help=say(lang, "cli-play-plain"))
    @click.option("--no-color", is_flag=True, help=say(lang, "cli-play-no-color"))
    @language
    @helped
    def join(link: str, name: str, plain: bool, no_color: bool, lang: str) -> None:
        from tumblestar.server.run import data_folder
        from tumblestar.terminal import here
        from tumblestar.terminal.play import Lost

        try:
            seat = here.joined(link, name, lang)
        except Lost as lost:
            stop(lost.phrase, lang)
        try:
            here.talk(seat, data_folder(), lang, plain=plain, colours=not no_color)
        finally:
            seat.close()

    @tumblestar.command(help=say(lang, "cli-serve"))
    @with_settings
    @language
    @helped
    def serve(lang: str, **given: str | None) -> None:
        from tumblestar.server import run

        run.serve(chosen(given, lang), open_browser=False, lang=lang)

    def data(command: Callable[..., None]) -> Callable[..., None]:
        """Gives a command the options that say where the tables are."""
        folder = click.option("--data", type=click.Path(), help=f"{say(lang, 'set-data')}  [TUMBLESTAR_DATA]")
        address = click.option("--database", help=f"{say(lang, 'set-database')}  [TUMBLESTAR_DATABASE]")
        return folder(address(command))

    @tumblestar.group(cls=Commands, help=say(lang, "cli-token"))
    @helped
    def token() -> None:
        pass

    @token.command("new", help=say(lang, "cli-token-new"))
    @click.argument("name")
    @click.option("--person", is_flag=True, help=say(lang, "cli-token-person"))
    @click.option("--scope", type=click.Choice(SCOPES), multiple=True, help=say(lang, "cli-token-scope"))
    @data
    @language
    @helped
    def token_new(
        name: str, person: bool, scope: tuple[str, ...], data: str | None, database: str | None, lang: str
    ) -> None:
        from tumblestar.server import run
        from tumblestar.server.api import issuing
        from tumblestar.server.storage.store import StoreProblem

        try:
            made = asyncio.run(issuing.issue(run.place(data, database), name, scope or ("read",), is_bot=not person))
        except (StoreProblem, BadOption) as problem:
            stop(problem.phrase, lang)
        click.echo(made)

    @token.command("list", help=say(lang, "cli-token-list"))
    @data
    @language
    @helped
    def token_list(data: str | None, database: str | None, lang: str) -> None:
        from tumblestar.server import run
        from tumblestar.server.api import issuing
        from tumblestar.server.storage.store import StoreProblem

        try:
            found = issuing.listed(run.place(data, database))
        except StoreProblem as problem:
            stop(problem.phrase, lang)
        for one in found:
            who = say(lang, "cli-token-bot", name=one.person.name) if one.person.is_bot else one.person.name or "–"
            cells = (str(one.id), one.name, who, " ".join(one.scopes), one.made[:10], one.used or "–")
            click.echo("  ".join(cells))
        if not found:
            click.echo(say(lang, "cli-token-none"))

    @token.command("revoke", help=say(lang, "cli-token-revoke"))
    @click.argument("number", type=int)
    @data
    @language
    @helped
    def token_revoke(number: int, data: str | None, database: str | None, lang: str) -> None:
        from tumblestar.server import run
        from tumblestar.server.api import issuing
        from tumblestar.server.storage.store import StoreProblem

        try:
            is_done = asyncio.run(issuing.revoke(run.place(data, database), number))
        except StoreProblem as problem:
            stop(problem.phrase, lang)
        if not is_done:
            stop(Phrase("cli-token-unknown", {"number": str(number)}), lang)
        click.echo(say(lang, "cli-token-revoked", number=str(number)))

    def about_copy(command: Callable[..., None]) -> click.Command:
        """A command about a FILE with a copy of all tables, which may replace what is there if that is asked for."""
        key = f"cli-{command.__name__}"
        command = click.option("--replace", is_flag=True, help=say(lang, f"{key}-replace"))(
            data(language(helped(command)))
        )
        command = click.argument("file", type=click.Path(path_type=Path))(command)
        return tumblestar.command(help=f"{say(lang, key)}\n\nFILE: {say(lang, key + '-file')}")(command)

    @about_copy
    def backup(file: Path, replace: bool, data: str | None, database: str | None, lang: str) -> None:
        from tumblestar.server import backup, run

        try:
            count = backup.back_up(run.place(data, database), file, replace=replace)
        except backup.BackupProblem as problem:
            stop(problem.phrase, lang)
        click.echo(say(lang, "cli-backed-up", count=count, file=str(file)))

    @about_copy
    def restore(file: Path, replace: bool, data: str | None, database: str | None, lang: str) -> None:
        from tumblestar.server import backup, run

        place, aside = run.place(data, database), None
        try:
            if isinstance(place, Path):
                count, aside = backup.restore(file, place, replace=replace)
            else:
                count = backup.restore_into(file, place)
        except backup.BackupProblem as problem:
            stop(problem.phrase, lang)
        click.echo(say(lang, "cli-restored", count=count, folder=backup.shown(place)))
        if aside:
            click.echo(say(lang, "cli-restored-aside", file=str(aside)))

    @tumblestar.command(
        help=f"{say(lang, 'cli-move')}\n\nFROM: {say(lang, 'cli-move-from')}\n\nTO: {say(lang, 'cli-move-to')}"
    )
    @click.argument("source", metavar="FROM")
    @click.argument("target", metavar="TO")
    @language
    @helped
    def move(source: str, target: str, lang: str) -> None:
        from tumblestar.server import backup

        places = [backup.place(text) for text in (source, target)]
        try:
            count = backup.move_house(places[0], places[1])
        except backup.BackupProblem as problem:
            stop(problem.phrase, lang)
        click.echo(say(lang, "cli-moved", count=count, place=backup.shown(places[1])))

    @tumblestar.command(help=say(lang, "cli-export") + "\n\nTARGET: " + say(lang, "cli-export-target"))
    @click.argument("target", type=click.Path(path_type=Path))
    @data
    @language
    @helped
    def export(target: Path, data: str | None, database: str | None, lang: str) -> None:
        from tumblestar.server import backup, run
        from tumblestar.server.storage.store import StoreProblem

        try:
            count, failed = backup.export(run.place(data, database), target)
        except (backup.BackupProblem, StoreProblem) as problem:
            stop(problem.phrase, lang)
        click.echo(say(lang, "cli-exported", count=count, target=str(target)))
        tell_failed(failed, lang)

    @tumblestar.command("import", help=say(lang, "cli-import") + "\n\nFILES: " + say(lang, "cli-import-files"))
    @click.argument("files", type=click.Path(path_type=Path), nargs=-1, required=True)
    @data
    @language
    @helped
    def bring_in(files: tuple[Path, ...], data: str | None, database: str | None, lang: str) -> None:
        from tumblestar.server import backup, run
        from tumblestar.server.storage.store import StoreProblem

        try:
            made, failed = asyncio.run(backup.bring_in(run.place(data, database), files))
        except StoreProblem as problem:
            stop(problem.phrase, lang)
        click.echo(say(lang, "cli-imported", count=len(made)))
        for name in made:
            click.echo(f"  /table/{name}")
        tell_failed(failed, lang)

    def tell_failed(failed: Sequence[tuple[str, Phrase]], lang: str) -> None:
        """Says which games could not be had, and ends the program with an error if there are any."""
        for name, why in failed:
            click.echo(f"tumblestar: {name}: {say(lang, why)}", err=True)
        if failed:
            sys.exit(UNUSABLE)

    @tumblestar.command(help=say(lang, "cli-replay") + "\n\nFILE: " + say(lang, "cli-file"))
    @file
    @click.option("--json", "as_json", is_flag=True, help=say(lang, "cli-json"))
    @language
    @helped
    def replay(file: str, as_json: bool, lang: str) -> None:
        moments = replayed(record_in(file, lang))
        if as_json:
            click.echo(json.dumps(moments, indent=1))
            return
        for moment in moments:
            actor = {None: "-", 0: "*"}.get(moment["actor"], str(moment["actor"]))
            click.echo(
                f"{moment['n']} {actor} {moment['text'] or '-'}\n  {moment['state']}\n  {', '.join(moment['legal'])}"
            )

    @tumblestar.command(help=say(lang, "cli-verify") + "\n\nFILE: " + say(lang, "cli-file"))
    @file
    @click.option("--json", "as_json", is_flag=True, help=say(lang, "cli-json"))
    @language
    @helped
    def verify(file: str, as_json: bool, lang: str) -> None:
        verdict = verdict_of(record_in(file, lang))
        words = say(lang, verdict.phrase)
        if as_json:
            found = {
                "finding": verdict.finding,
                "checked": verdict.checked,
                "wrong": verdict.wrong or None,
                "words": words,
            }
            click.echo(json.dumps(found))
        else:
            click.echo(words)
        sys.exit(0 if verdict.is_honest else WRONG)

    @tumblestar.command(help=say(lang, "cli-expect") + "\n\nFILE: " + say(lang, "cli-file"))
    @file
    @click.option("--seconds", type=click.FloatRange(0.01, 3600), default=1.0, help=say(lang, "cli-seconds"))
    @click.option("--json", "as_json", is_flag=True, help=say(lang, "cli-json"))
    @language
    @helped
    def expect(file: str, seconds: float, as_json: bool, lang: str) -> None:
        from tumblestar import bots

        record = record_in(file, lang)
        if record.game.has_room("turns"):
            from tumblestar.bots import strong

            strong.engine(record.game).wait()
        line = bots.expect(record.game, record.state, seconds)
        click.echo(json.dumps(line) if as_json else "\n".join(line), nl=bool(line) or as_json)

    @tumblestar.command(help=say(lang, "cli-solve") + "\n\nGAME: " + say(lang, "cli-game"))
    @click.argument("name", metavar="GAME")
    @click.option("--bank", type=int, help=say(lang, "cli-bank"))
    @click.option("--dice", type=click.Path(allow_dash=True), help=say(lang, "cli-dice"))
    @click.option("--json", "as_json", is_flag=True, help=say(lang, "cli-json"))
    @language
    @helped
    def solve(name: str, bank: int | None, dice: str | None, as_json: bool, lang: str) -> None:
        solvable = [game for game in SHELF if SHELF[game].has_room("solution")]
        if name not in solvable:
            stop(Phrase("cli-unsolved", {"name": name, "games": solvable}), lang)
        try:
            found = SHELF[name].solution.solve_for(bank, None if dice is None else text_in(dice, lang))
        except (BadOption, Unreadable) as error:
            stop(error.phrase, lang)
        value = (found.low + found.high) / 2
        if as_json:
            click.echo(json.dumps({"value": value, "low": found.low, "high": found.high}))
            return
        click.echo(say(lang, Phrase("cli-solve-first", {"value": value})))
        low, high = math.floor(found.low * SHOWN) / SHOWN, math.ceil(found.high * SHOWN) / SHOWN
        click.echo(say(lang, Phrase("cli-solve-bounds", {"low": low, "high": high})))

    @tumblestar.command(help=say(lang, "cli-score") + "\n\nGAME: " + say(lang, "cli-game-scored"))
    @click.argument("name", metavar="GAME")
    @file
    @click.option("--colours", help=say(lang, "cli-colours"))
    @click.option("--sides", help=say(lang, "cli-sides"))
    @click.option("--json", "as_json", is_flag=True, help=say(lang, "cli-json"))
    @language
    @helped
    def score(name: str, file: str, colours: str | None, sides: str | None, as_json: bool, lang: str) -> None:
        scored = [game for game in SHELF if SHELF[game].has_room("score")]
        if name not in scored:
            stop(Phrase("cli-unscored", {"name": name, "games": scored}), lang)
        room = SHELF[name].score
        given = {"colours": colours, "sides": sides}
        for option, value in given.items():
            if value is not None and option != room.OPTION:
                stop(Phrase("cli-not-scored-by", {"option": f"--{option}", "name": name}), lang)
        chosen = given[room.OPTION]
        try:
            found = room.score_lines(text_in(file, lang), room.ALL if chosen is None else chosen)
            if not found:
                stop(Phrase("cli-nothing-scored", {"file": file}, name), lang)
        except Unreadable as error:
            at = Phrase("unreadable-at", {"line": error.line, "why": error.phrase})
            stop(at if error.line else error.phrase, lang)
        if as_json:
            click.echo(json.dumps(found[0] if len(found) == 1 else found))
            return
        for count, one in enumerate(found, 1):
            click.echo(say(lang, Phrase("cli-scored", {"count": count, "total": one["total"]}, name)))
            for what, points in room.told(one):
                click.echo("  " + say(lang, Phrase("cli-scored-line", {"what": what, "points": points}, name)))

    @tumblestar.command(help=say(lang, "cli-rules") + "\n\nGAME: " + say(lang, "cli-game-ruled"))
    @click.argument("name", metavar="GAME")
    @click.option("--tiles", is_flag=True, help=say(lang, "cli-tiles"))
    @click.option("--out", type=click.Path(dir_okay=False), help=say(lang, "cli-out"))
    @language
    @helped
    def rules(name: str, tiles: bool, out: str | None, lang: str) -> None:
        if name not in SHELF:
            stop(Phrase("unknown-game", {"name": name, "games": list(SHELF)}), lang)
        if tiles:
            with_tiles = [game for game in SHELF if SHELF[game].has_room("tiles")]
            if name not in with_tiles:
                stop(Phrase("cli-no-tiles", {"name": name, "games": with_tiles}), lang)
            from tumblestar import sheet

            kind = "html" if out and out.lower().endswith((".html", ".htm")) else "svg"
            text = sheet.made(SHELF[name], lang, kind)
        else:
            text = rules_text(name, lang)
        if out is None:
            click.echo(text)
            return
        try:
            Path(out).write_text(text + "\n", encoding="utf-8")
        except OSError as error:
            stop(Phrase("cli-unwritable-file", {"file": out, "why": error.strerror or str(error)}), lang)

    @tumblestar.command(help=say(lang, "cli-bench"))
    @click.argument("what", type=click.Choice(["playouts"]))
    @click.option("--json", "as_json", is_flag=True, help=say(lang, "cli-json"))
    @language
    @helped
    def bench(what: str, as_json: bool, lang: str) -> None:
        from tumblestar.lab import playouts

        found = playouts.measure()
        if as_json:
            click.echo(json.dumps(found, indent=1))
            return
        for name, figure in found.items():
            click.echo(f"{name:48} {figure['value']:>8} {figure['unit']:4} {figure['ratio']:>7} × {figure['against']}")

    del join, serve, backup, restore, move, export, bring_in, replay, verify, expect, solve, score, rules, bench
    return tumblestar


def help_page() -> str:
    """The help of every command as one page: docs/cli.md holds it, and a test holds the two together."""
    group = commands("en")
    shown: dict[str, click.Command] = {"tumblestar": group}
    for name, command in sorted(group.commands.items()):
        shown[f"tumblestar {name}"] = command
        if isinstance(command, click.Group):
            shown |= {f"tumblestar {name} {below}": one for below, one in sorted(command.commands.items())}
    lines = ["# The command line", "", "Made by `python -m tumblestar.cli`; a test keeps it true.", ""]
    for name, command in shown.items():
        context = click.Context(command, info_name=name, max_content_width=100)
        lines += [f"## {name}", "", "```", command.get_help(context), "```", ""]
    return "\n".join([*lines, _REST])


_REST = """\
Words come in English or French, by `--lang`, `TUMBLESTAR_LANG` or the locale. FILE may be `-` for standard input.
Exit status: 0 done; 1 the chance of a record is false; 2 what was given cannot be used.

`tumblestar replay FILE --json` answers with a list, one entry an event and a first one, `n` = 0, for the start:

| key | what |
|---|---|
| `n` | the number of the event |
| `actor` | the seat that acted, from 1; 0 for chance; null at the start |
| `action` | the action's number in the rules; null at the start |
| `text` | the action in notation |
| `state` | the state after it, as one line |
| `legal` | what may be done then, in notation (when chance is to act: what may happen) |

`tumblestar expect FILE --json` answers with a list of actions in notation: the line that the strongest bot expects.

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
`open`, `closed` or `false` (docs/chance.md), `wrong` the number of the first event that does not follow, or null.
"""


def main() -> None:
    """Runs the command line."""
    commands(spoken())(prog_name="tumblestar")


if __name__ == "__main__":
    click.echo(help_page(), nl=False)
