"""Tutorials: recorded games with notes, in which the learner makes the moves of one seat (docs/tutorials.md).

A game has tutorials if there are files `data/tutorials/NAME.record` and `NAME.toml` in its package. What a note points
at is found in the game's pictures by name, and marked there.
"""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from typing import NamedTuple, NoReturn

from tumblestar import words
from tumblestar.contract import checked_toml
from tumblestar.contract.errors import BadData, Unreadable
from tumblestar.contract.game import Game
from tumblestar.contract.modules import Name
from tumblestar.contract.pictures import ROWS
from tumblestar.contract.state import GameState
from tumblestar.record import Record, Refused
from tumblestar.record.narration import EventText, describe_event, names_of
from tumblestar.record.text import read_record, split_records
from tumblestar.words import Argument, Phrase
from tumblestar.words.packages import folder_of
from tumblestar.words.text_input import read_text


class Spot(NamedTuple):
    """Something that is pointed at: its name in the picture, and its words, if it has some."""

    name: str
    """Its ID, or the sign that it explains."""
    label: Phrase | None = None
    action: int = -1
    """What is done by touching it; -1 for what is none."""
    is_drawn: bool = True
    """Whether it is in the picture, and not only a button."""


def spots(tutorial: Tutorial, step: Step) -> list[Spot]:
    """What a step points at. Raises BadData for a name that nothing has."""
    targets: list[Spot] = []
    for name in step.note.mark:
        spot = find_spot(tutorial, step, name)
        if spot is None:
            why = Phrase("bad-tutorial-mark", {"text": name})
            raise BadData(Phrase("bad-tutorial-note", {"file": f"{tutorial.name}.toml", "n": step.n, "why": why}))
        targets.append(spot)
    return targets


def find_spot(tutorial: Tutorial, step: Step, name: str) -> Spot | None:
    """What has a name: a legal action in notation, or a piece or a sign in the picture. None where nothing has it."""
    game, s = tutorial.game, step.state
    if step.task is not None and (action := _action(game, s, name)) is not None:
        over = game.picture.overlay(s, seat=tutorial.seat, targets=[(legal, "", False) for legal in game.legal(s)])
        is_drawn = any(f'"act-{action}"' in element for element in over)
        return Spot(f"act-{action}", game.preview(s, action, tutorial.names(step)), action, is_drawn)
    bare = name.removeprefix(ROWS)
    signs = _signs(game, s, tutorial.seat, bare)
    if signs is None:
        return None
    label = None
    if game.has_module("legend"):
        explained = game.legend.explanations(s, tutorial.seat, tutorial.names(step))
        label = next((sign.name for sign in explained if sign.key in signs), None)
    return Spot(name, label)


def _action(game: Game, s: GameState, text: str) -> int | None:
    """A legal action of a seat."""
    try:
        action = game.parse(s, text) if game.actor(s) >= 0 else -1
    except Unreadable:
        return None
    return action if action in game.legal(s) else None


def _signs(game: Game, s: GameState, seat: int, name: str) -> set[str] | None:
    """What the piece or the sign with a name explains; None where the picture has none."""
    parts, drawn = game.picture.parts, game.picture
    if parts and name in (*parts.sizes(s.seats), *(score.key for score in parts.scores(s, seat))):
        return {name}
    for element in chain(*parts.draw(s).values()) if parts else (*drawn.board(s), *drawn.rows(s)):
        if f'"{name}"' in element:
            for node in ET.fromstring(element).iter():  # noqa: S314 - ours
                if name in (node.get("id"), node.get("data-explains")):
                    return {key for inner in node.iter() if (key := inner.get("data-explains"))}
    return None


# -- tutorial


FOLDER = ("data", "tutorials")


class Note(NamedTuple):
    """A note as its file has it: what is said before an event, and what is pointed at."""

    event: int
    """The number of the event that comes next; one more than the chapter has for a note at its end."""
    say: str
    """The key of its words, among those of the game."""
    chapter: int = 1
    """The number of the record that it belongs to."""
    mark: tuple[str, ...] = ()
    """What is pointed at: `find_spot` has what can be named."""
    also: tuple[str, ...] = ()
    """Other actions, in notation, that are as good; the lesson goes on with the one of the record."""
    answers: Mapping[str, str] = {}
    """The words for some wrong tries: an action in notation, legal or not, and the key."""
    other: str = ""
    """The key of the words for all other legal actions; empty for words that fit every step."""


class _File(NamedTuple):
    """A file of notes."""

    note: tuple[Note, ...]
    learner: int = 1
    bot: str = "greedy"


class Step(NamedTuple):
    """A step of a tutorial: a note at a moment of a chapter, and what the learner has to do."""

    n: int
    """Its number, from 1."""
    note: Note
    record: Record
    state: GameState
    since: int
    """How many events there were at the step before it; those after them are told with the note."""
    task: int | None
    """The action that the learner has to do; None where there is only something to read."""
    also: frozenset[int] = frozenset()
    answers: Mapping[int, str] = {}

    @property
    def is_new(self) -> bool:
        """Whether a chapter begins with it."""
        return self.since < 0


class Answer(NamedTuple):
    """What is said to a try: whether the lesson goes on, the words, and the tag of the rule that forbids it."""

    is_right: bool
    phrase: Phrase
    tag: str = ""


@dataclass(frozen=True)
class Tutorial:
    """A tutorial: its steps, the learner's seat, and the bot that plays in the game after it."""

    game: Game
    name: str
    seat: int
    bot: str
    steps: tuple[Step, ...]

    def names(self, step: Step) -> list[Name]:
        """What the seats are called, "you" to the learner."""
        return names_of(step.record)

    def told(self, step: Step) -> Iterator[tuple[EventText, GameState]]:
        """What happened since the step before, each event with the state before it; nothing where a chapter begins."""
        before, names = step.record.state_at(max(step.since, 0)), self.names(step)
        for event in step.record.events[step.since : step.note.event - 1] if step.since >= 0 else ():
            after = self.game.after(before, event.action)
            yield describe_event(self.game, before, event, after, names), before
            before = after

    def answer(self, step: Step, text: str) -> Answer:
        """What is said to an action that the learner types."""
        game, names = self.game, self.names(step)
        try:
            action = game.read_typed(step.state, text)
        except Unreadable as error:
            return Answer(False, error.phrase)
        if step.task is None or action == step.task:
            return Answer(True, Phrase("learn-right"))
        if action in step.also:
            return Answer(True, Phrase("learn-also", {"did": game.preview(step.state, step.task, names)}))
        if key := step.answers.get(action):
            return Answer(False, Phrase(key, {}, game.name))
        try:
            step.record.fold(step.note.event - 1).replay(action)
        except Refused as refused:
            return Answer(False, refused.phrase, refused.tag)
        if step.note.other:
            return Answer(False, Phrase(step.note.other, {}, game.name))
        return Answer(False, Phrase("learn-other", {"did": game.preview(step.state, action, names)}))


# -- reading


@lru_cache
def names_of_tutorials(game: Game) -> tuple[str, ...]:
    """The names of a game's tutorials, in alphabetical order; the first is the one to begin with."""
    folder = folder_of(game.name).joinpath(*FOLDER)
    if not folder.is_dir():
        return ()
    return tuple(sorted(file.name.removesuffix(".toml") for file in folder.iterdir() if file.name.endswith(".toml")))


@lru_cache
def tutorial(game: Game, name: str) -> Tutorial:
    """A tutorial of a game. Raises BadData for files that cannot be used, and KeyError for one that there is not."""
    if name not in names_of_tutorials(game):
        raise KeyError(name)
    folder = folder_of(game.name).joinpath(*FOLDER)
    record = folder.joinpath(f"{name}.record")
    if not record.is_file():
        _fail(f"{name}.toml", Phrase("bad-tutorial-alone", {"file": f"{name}.record"}))
    notes = read_text(folder.joinpath(f"{name}.toml"))
    return read_tutorial(game, name, notes, read_text(record))


def read_tutorial(game: Game, name: str, notes: str, records: str) -> Tutorial:
    """The tutorial that two texts are, its notes and its records. Raises BadData, with file, note and what is wrong."""
    file = f"{name}.toml"
    try:
        content = checked_toml.read(file, notes).fill(_File)
    except Unreadable as error:
        raise BadData(error.phrase) from error
    chapters = [_chapter(game, f"{name}.record", text) for text in split_records(records)]
    if not chapters or not all(1 <= content.learner <= len(record.seats) for record in chapters):
        _fail(file, Phrase("bad-tutorial-learner", {"n": content.learner}))
    reader = _Reader(game, file, content.learner - 1, chapters)
    steps = tuple(reader.steps(content.note))
    if not any(step.task is not None for step in steps):
        _fail(file, Phrase("bad-tutorial-idle", {"n": content.learner}))
    return Tutorial(game, name, content.learner - 1, content.bot, steps)


def _fail(file: str, why: Phrase, note: int = 0) -> NoReturn:
    """Refuses a file, or one of its notes."""
    raise BadData(Phrase("bad-tutorial-note" if note else "bad-tutorial", {"file": file, "n": note, "why": why}))


def _chapter(game: Game, file: str, text: str) -> Record:
    """A record of a tutorial; one of other rules or data will do if they allow all that was played."""
    try:
        record = read_record(text, any_version=True)
    except Unreadable as error:
        _fail(file, Phrase("bad-tutorial-record", {"line": error.line, "why": error.phrase}))
    if record.game.name != game.name:
        _fail(file, Phrase("bad-tutorial-game", {"game": game.name, "other": record.game.name}))
    if record.origin and record.remark and record.origin.events > len(record.events):
        _fail(file, record.remark)
    return record


@dataclass(frozen=True)
class _Reader:
    """Makes steps of notes, each checked against its chapter."""

    game: Game
    file: str
    seat: int
    chapters: list[Record]

    def steps(self, notes: tuple[Note, ...]) -> Iterator[Step]:
        """The steps, in order. A task is the last note before an event of the learner."""
        places = [(note.chapter, note.event) for note in notes]
        for i, note in enumerate(notes):
            fail = self._failing(i + 1)
            if not 1 <= note.chapter <= len(self.chapters):
                fail("bad-tutorial-chapter", count=len(self.chapters), n=note.chapter)
            record = self.chapters[note.chapter - 1]
            most = len(record.events)
            if not 1 <= note.event <= most + 1:
                fail("bad-tutorial-event", event=note.event, count=most + 1)
            if i and places[i] < places[i - 1]:
                fail("bad-tutorial-order")
            is_last = places[i + 1 : i + 2] != [places[i]]
            is_task = is_last and note.event <= most and record.events[note.event - 1].actor == self.seat
            if is_task and [chapter for chapter, _ in places[i + 1 : i + 2]] != [note.chapter]:
                fail("bad-tutorial-end")
            since = places[i - 1][1] - 1 if i and places[i - 1][0] == note.chapter else -1
            task = record.events[note.event - 1].action if is_task else None
            yield self._step(Step(i + 1, note, record, record.state_at(note.event - 1), since, task), fail)

    def _failing(self, n: int) -> Callable[..., NoReturn]:
        def fail(key: str, /, **args: Argument) -> NoReturn:
            _fail(self.file, Phrase(key, args), n)

        return fail

    def _step(self, step: Step, fail: Callable[..., NoReturn]) -> Step:
        """A step with the actions that its note names."""
        note, name = step.note, self.game.name
        for key in (note.say, *note.answers.values(), *filter(None, [note.other])):
            if key not in words.keys(words.LANGUAGES[0], name):
                fail("bad-tutorial-words", key=key, game=name)
        if step.task is None:
            if note.also or note.answers or note.other:
                fail("bad-tutorial-reading")
            return step
        legal = self.game.legal(step.state)
        also = {text: self._action(step.state, text, fail) for text in note.also}
        for text, action in also.items():
            if action not in legal:
                fail("bad-tutorial-illegal", text=text)
        answers = {self._action(step.state, text, fail): key for text, key in note.answers.items()}
        if step.task in answers:
            fail("bad-tutorial-right", text=self.game.text(step.state, step.task))
        return step._replace(also=frozenset(also.values()), answers=answers)

    def _action(self, s: GameState, text: str, fail: Callable[..., NoReturn]) -> int:
        try:
            return self.game.parse(s, text)
        except Unreadable as error:
            fail("bad-tutorial-action", text=text, why=error.phrase)
