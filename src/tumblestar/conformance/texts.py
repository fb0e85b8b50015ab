"""Checks of all that people read and see: texts, words, pictures."""

from __future__ import annotations

import itertools
import random
import re
import xml.etree.ElementTree as ET
from collections.abc import Callable

from tumblestar import bots, words
from tumblestar.conformance.rules import NAMES, TAG, names_of, random_set_up, spoken, walk, walks
from tumblestar.contract import rulebook
from tumblestar.contract.chance import Seal
from tumblestar.contract.errors import Unreadable
from tumblestar.contract.game import Game
from tumblestar.contract.state import CHANCE, OVER
from tumblestar.record import Record, Refused, Seat
from tumblestar.record.chance_audit import verify
from tumblestar.record.text import read_record
from tumblestar.words import Argument, Phrase, SeatName
from tumblestar.words.languages import word_files
from tumblestar.words.message_sources import messages
from tumblestar.words.packages import folder_of, is_ours, package_of

PREVIEWED = 12
"""Previews of a state that a check reads."""
NONSENSE = ("", "nonsense", "a0-z9", "\x00", "stay " * 1000, "-", ":", "=", "é", "1e9")
GAME_WORDS = ("game-name", "game-tagline", "game-about")
"""Keys that every game has for the pages: its name, and what it is in a few words and in a sentence or two."""


# -- texts


def texts_of_actions_read_back(game: Game) -> None:
    """Texts of legal actions are unique and read back; outcomes typed together are taken apart."""
    for s, action in walks(game, 12):
        texts = [game.text(s, action) for action in game.legal(s)]
        assert len(set(texts)) == len(texts), f"two actions have one text: {texts}"
        assert [game.parse(s, text) for text in texts] == game.legal(s)
        if action >= 0 and game.actor(s) == CHANCE:
            text = game.text(s, action)
            assert game.notation.several(s, text.split()) == [text], f"several() takes {text!r} apart"


def states_read_back(game: Game) -> None:
    """States write to text and read back."""
    for s, _ in walks(game, 12):
        text = game.state_text(s)
        again = game.parse_state(text)
        assert again == s, f"{text} reads as {again}, not {s}"
        assert game.state_text(again) == text


def nonsense_is_unreadable(game: Game) -> None:
    """Nonsense raises Unreadable, which says so in every language."""
    for text in NONSENSE:
        for s, _ in walk(game, 1):
            if game.actor(s) != OVER:
                _unreadable(game, lambda s=s, text=text: game.parse(s, text), text)
        _unreadable(game, lambda text=text: game.parse_state(text), text)


def _unreadable(game: Game, read: Callable[[], object], text: str) -> None:
    try:
        value = read()
    except Unreadable as error:
        spoken(game, error.phrase)
    else:
        raise AssertionError(f"{text[:20]!r} reads as {value}; raise Unreadable")


def records_read_back(game: Game) -> None:
    """A record reads back byte for byte, gives the same states, and its chance can be proved."""
    for seed in range(6):
        rng = random.Random(seed)
        seats, options = random_set_up(game, rng)
        secret = rng.randbytes(32)
        seal = Seal(secret, tuple((["", "séance 7"][: rng.randrange(3)] + [""] * seats)[:seats]))
        kinds = [Seat("person", NAMES[i % 6]) if i % 2 else Seat("bot", "greedy") for i in range(seats)]
        record = Record.new(game, kinds, options, salts=seal.salts, commitment=seal.commitment, date="2026-11-21")
        while not record.is_over:
            if record.actor == CHANCE:
                record.roll(seal)
            else:
                record.append(rng.choice(game.legal(record.state)), record.actor)
            if rng.random() < 0.02 or record.is_over:
                assert secret.hex() not in record.text()
                again = read_record(record.text())
                assert again.text() == record.text()
                assert again.state == record.state == record.state_at(len(record.events))
        assert verify(record).finding == "closed"
        record.open(secret)
        assert read_record(record.text()).text() == record.text()
        assert verify(read_record(record.text())).finding == "proved"


def append_refuses(game: Game) -> None:
    """A record refuses what is not legal with the tag of the rule, and stays as it is."""
    rng = random.Random(5)
    seats = max(2, game.seats[0])
    if seats not in game.seats:
        return
    seal = Seal(b"s" * 32, ("",) * seats)
    record = Record.new(game, [Seat("person", "")] * seats, commitment=seal.commitment, salts=seal.salts)

    def refused(code: str, action: int, actor: int | None = None) -> None:
        before = record.text(), record.state.copy()
        try:
            record.append(action) if actor is None else record.append(action, actor)
        except Refused as error:
            refusal = error
        else:
            raise AssertionError(f"{action} should be refused")
        assert refusal.code == code, f"refused as {refusal.code}, not {code}"
        assert code != "rule" or re.fullmatch(TAG, refusal.tag)
        assert (record.text(), record.state) == before

    while not record.is_over:
        legal = game.legal(record.state)
        if record.actor == CHANCE:
            refused("chance", legal[0])
            record.roll(seal)
            continue
        refused("rule", rng.choice([a for a in range(-1, game.rules.ACTIONS + 1) if a not in legal]))
        refused("seat", legal[0], (record.actor + 1) % seats)
        record.append(rng.choice(legal))
    refused("over", 0)


# -- words


def sentences_know_their_reader(game: Game) -> None:
    """What speaks of a seat has a variant `[you]` for its reader; elsewhere a name is a label that no word touches."""
    uses: set[tuple[str, str]] = set()
    for s, action in walks(game, 3):
        names = [SeatName(seat, name) for seat, name in enumerate(names_of(game)[: s.seats])]
        description, actor = game.description, game.actor(s)
        told = [description.status(s, names), *itertools.chain(*description.squares(s, names))]
        told += itertools.chain(*description.rows(s, names))
        if action >= 0:
            told.append(game.summary(s, action, names))
            if actor >= 0:  # who chooses reads what it would do
                names = [name if seat == actor else name.name for seat, name in enumerate(names)]
            told += [game.preview(s, choice, names) for choice in game.legal(s)[:PREVIEWED]]
        uses.update(*map(_named, told))
    for lang in game.languages:
        own, common = messages(lang, game.name), messages(lang, "")
        wrong = sorted(key for key, variable in uses if variable in (own.get(key) or common[key]).touching)
        assert not wrong, f"{lang}.ftl needs variants [you] for the reader whose seat is named in {', '.join(wrong)}"


def _named(phrase: Phrase) -> set[tuple[str, str]]:
    """The messages of a phrase that have the name of a seat, each with the variable."""
    uses: set[tuple[str, str]] = set()

    def look(key: str, variable: str, value: Argument) -> None:
        if isinstance(value, SeatName):
            uses.add((key, variable))
        elif isinstance(value, Phrase):
            uses.update(_named(value))
        elif isinstance(value, (list, tuple)):
            for part in value:
                look(key, variable, part)

    for variable, value in phrase.args.items():
        look(phrase.key, variable, value)
    return uses


def words_are_complete(game: Game) -> None:
    """English has words for the pages, all options, bots and rules, and for every phrase in the code of the game."""
    wanted = [*GAME_WORDS]
    wanted += [f"option-{option.name}{end}" for option in game.options for end in ("", "-help")]
    wanted += [f"bot-{bot}{end}" for bot in bots.of(game) for end in ("", "-help")]
    for file in sorted(folder_of(game.name).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".py"):
            wanted += re.findall(r'(?:Phrase\(|say\(\w+, )"([a-z][\w-]*)"', file.read_text(encoding="utf-8"))
    missing = [key for key in dict.fromkeys(wanted) if not words.has(key, game.name)]
    assert not missing, f"add to words/en.ftl: {', '.join(missing)}"


def languages_are_whole(game: Game) -> None:
    """English is there; every declared language has its messages, with the same variables, and is no copy of it."""
    languages, package = game.languages, package_of(game.name)
    assert languages[:1] == ("en",), f'{package}.LANGUAGES is {languages}; English comes first: ("en", ...)'
    if is_ours(game.name):
        files = sorted(f"{lang}/{file.name}" for lang in languages for file in word_files(lang, game.name))
        wanted = sorted(f"{lang}/{game.name}.ftl" for lang in languages)
    else:
        files = sorted(file.name for file in folder_of(game.name).joinpath("words").iterdir())
        wanted = sorted(f"{lang}.ftl" for lang in languages)
    assert files == wanted, f"words/ has {files}, and {package}.LANGUAGES asks for {wanted}"
    english = messages("en", game.name)
    for lang in languages[1:]:
        other = messages(lang, game.name)
        assert set(other) == set(english), f"{lang}.ftl differs from en.ftl in {sorted(set(other) ^ set(english))}"
        differ = [key for key in english if english[key].variables != other[key].variables]
        assert not differ, f"{lang}.ftl has other variables than en.ftl in {differ}"
        copied = {key for key in english if other[key].is_copy_of(english[key])}
        same = set(game.same_words(lang))
        assert not (wrong := copied - same), f"{lang}.ftl has English for {sorted(wrong)}; or list it as the same"
        assert not (wrong := same - copied), f"{sorted(wrong)} are listed as the same in {lang}, and differ"


def rules_are_stated(game: Game) -> None:
    """The rules have statements, each with a tag of its own, that can be said in every language."""
    entries = [entry for section in rulebook.sections(game) for entry in section.entries]
    assert entries, "state the rules in words/en.ftl: rules-AB-1 is a heading, rule-AB-1-1 the statement AB-1.1"
    tags = [entry.tag for entry in entries]
    assert len(set(tags)) == len(tags), f"a tag stands twice: {tags}"
    assert all(re.fullmatch(rf"{TAG}|ours-\d+", tag) for tag in tags), f"tags are such as AB-3.1: {tags}"
    for lang in game.languages:
        for entry in entries + rulebook.opening(game):
            pieces = rulebook.pieces(lang, entry)
            assert all(bool(piece.text) != bool(piece.mark) for piece in pieces)
            assert {piece.mark for piece in pieces} <= {"", *rulebook.MARKS}
            assert not re.search("[\ue000\ue001{]", "".join(piece.text for piece in pieces))


def every_action_is_told(game: Game) -> None:
    """Every state and action has its sentence in every language; those of legal actions differ."""
    names = names_of(game)
    for s, action in walks(game, 3):
        status = spoken(game, game.status(s, names))
        progress = spoken(game, game.description.progress(s))
        assert not any(sentence in other for sentence, other in zip(progress, status, strict=True)), (
            f"a page has the status beside the progress, and both say: {progress[0]}"
        )
        if action >= 0:
            spoken(game, game.summary(s, action, names))
        if game.actor(s) >= 0:
            said = [spoken(game, game.preview(s, action, names))[0] for action in game.legal(s)]
            assert len(set(said)) == len(said), f"two actions have one sentence: {said}"
        for seat in range(s.seats):
            for piece in game.breakdown(s, seat):
                assert words.has(piece.name, game.name), f"add {piece.name} to words/en.ftl"


def the_board_is_told(game: Game) -> None:
    """The board in text, and the buttons, have words in every language; buttons differ."""
    names = names_of(game)
    for s, action in walk(game, 5):
        for row in (*game.description.squares(s, names), *game.description.rows(s, names)):
            for phrase in row:
                spoken(game, phrase)
        if action >= 0:
            assert all(len(leg) == 3 for leg in game.description.legs(s, action)), "a leg is (from, to, how)"
        if game.actor(s) >= 0:
            offered = [label for a in game.legal(s) if (label := game.description.button(s, a, names))]
            for labels in zip(*(spoken(game, label) for label in offered), strict=True):
                assert len(set(labels)) == len(labels), f"two buttons have one label: {labels}"


# -- pictures


def pictures_are_well_formed(game: Game) -> None:
    """Pictures are well-formed lists of different elements, and name exactly the legal actions."""
    for s, _ in walk(game, 11):
        legal = game.legal(s) if game.actor(s) >= 0 else []
        root = ET.fromstring(game.picture.svg(s, legal=legal))  # noqa: S314 - made by the game itself
        named = [int(node.get("data-action", "")) for node in root.iter() if node.get("data-action")]
        assert sorted(named) == legal, f"targets for {sorted(named)}, and legal are {legal}"
        ids = [node.get("id") for node in root.iter() if node.get("id")]
        assert len(set(ids)) == len(ids), f"an id stands twice: {ids}"
        banned = [node.tag for node in root.iter() if node.tag.endswith(("text", "script", "image", "use"))]
        assert not banned, f"letters are paths, and nothing is loaded: {banned}"
        targets = [(action, "<&", True) for action in legal]
        for elements in (game.picture.board(s), game.picture.rows(s), game.picture.overlay(s, seat=0, targets=targets)):
            assert all(ET.fromstring(element) is not None for element in elements)  # noqa: S314
            assert len(set(elements)) == len(elements), "an element stands twice"
        if game.picture.gains:
            assert {plate.action for plate in game.picture.gains(s, legal)} <= set(legal)
        for outcome, _ in game.outcomes(s):
            ET.fromstring(f"<svg>{game.picture.outcome_icon(s, outcome)}</svg>")  # noqa: S314


def places_are_actions(game: Game) -> None:
    """What the picture says lies at a point of the board is an action; the rule of the decision has words."""
    width, height = game.picture.BOARD_SIZE
    for s, _ in walk(game, 11):
        tag = game.description.rule(s)
        assert not tag or words.has("rule-" + tag.replace(".", "-"), game.name), f"description.rule gives {tag!r}"
        if game.picture.action_at is None or game.actor(s) < 0:
            continue
        points = [(x, y) for x in range(0, width, width // 8) for y in range(0, height, height // 8)]
        actions = {game.picture.action_at(s, game.actor(s), x, y) for x, y in points}
        wrong = [action for action in actions if action is not None and not 0 <= action < game.rules.ACTIONS]
        assert not wrong, f"action_at gives {wrong}, which are no actions"


def signs_are_explained(game: Game) -> None:
    """Every sign that a picture marks is in the legend, once, with words and the tag of a rule."""
    if not game.has_module("legend"):
        return
    for s, _ in list(walk(game, 11))[::9]:
        names, seat = names_of(game), max(0, game.actor(s))
        entries = {entry.key: entry for entry in game.legend.explanations(s, seat, names)}
        assert len(entries) == len(game.legend.explanations(s, seat, names)), "a key stands twice in the legend"
        marked = set(re.findall(r'data-explains="([^"]*)"', "".join([*game.picture.board(s), *game.picture.rows(s)])))
        assert marked <= set(entries), f"explain {sorted(marked - set(entries))} in legend.py"
        for entry in entries.values():
            ET.fromstring(f"<svg>{entry.icon}</svg>")  # noqa: S314
            assert words.has("rule-" + entry.tag.replace(".", "-"), game.name), f"{entry.tag!r} is no tag of a rule"
            more = entry.more() if entry.more else ()
            for phrase in (entry.name, entry.meaning, *entry.standing, *entry.facts, *more):
                spoken(game, phrase)
