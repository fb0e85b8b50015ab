"""Records are read back as written, and all input is validated."""

import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tumblestar import words
from tumblestar.contract.chance import Seal
from tumblestar.contract.errors import BadOption, Unreadable
from tumblestar.contract.seat_names import clean_name
from tumblestar.contract.state import CHANCE, GameState
from tumblestar.games import GAMES
from tumblestar.record import LONGEST_TEXT, MARK_EVERY, Record, Refused, Seat
from tumblestar.record.chance_audit import verify
from tumblestar.record.text import read_record

TWISTY = GAMES["twisty"]
SEAL = Seal(b"recorded" * 4, ("", ""))


def played(events: int = 400, **options: int) -> Record:
    rng = random.Random(4)
    record = Record.new(
        TWISTY, [Seat("person", "Ann"), Seat("bot", "greedy")], options, commitment=SEAL.commitment, date="2026-11-21"
    )
    while not record.is_over and len(record.events) < events:
        if record.actor < 0:
            record.roll(SEAL)
        else:
            record.append(rng.choice(TWISTY.legal(record.state)))
    return record


GAME = played(short_game=1)
TEXT = GAME.text()


def test_the_text_is_what_the_page_on_records_says() -> None:
    assert GAME.is_over
    header, body = TEXT.split("\n\n")
    assert header.split("\n") == [
        "tumblestar record 1",
        "game: twisty",
        "rules: 1",
        f"data: {TWISTY.digest}",
        "options: short_game=1",
        "seat 1: person Ann",
        "seat 2: bot greedy",
        "chance: sealed",
        f"commitment: {SEAL.commitment}",
        "date: 2026-11-21",
        f"result: {GAME.result}",
        "end: over",
    ]
    assert body.startswith("1 * b1:")
    assert body.endswith("\n")


def test_lines_from_other_systems_and_short_forms_are_read() -> None:
    loose = "\ufeff" + re.sub(r"\b([a-g][1-7])-([a-g][1-7])$", r"\2  ", TEXT, flags=re.M).replace("\n", "\r\n")
    assert read_record(loose).text() == TEXT


@pytest.mark.parametrize(
    ("old", "new", "line", "says"),
    [
        ("tumblestar record 1", "[Event “chess”]", 1, "tumblestar record 1"),
        ("tumblestar record 1", "tumblestar record 2", 1, "tumblestar record 1"),
        ("game: twisty", "game: chess", 2, "twisty"),
        ("game: twisty", "game twisty", 2, "game twisty"),
        ("game: twisty\n", "", 1, "game"),
        ("rules: 1", "rules: 99", 3, "99"),
        ("data: " + TWISTY.digest, "data: 000000000000", 4, "000000000000"),
        ("short_game=1", "short_game=7", 5, "short_game"),
        ("short_game=1", "short_game", 5, "short_game"),
        ("short_game=1", "no_such=1", 5, "no_such"),
        ("seat 1: person Ann", "seat 1: cat Ann", 6, "cat"),
        ("seat 2: bot greedy", "seat 3: bot greedy", 7, "seat 2"),
        ("seat 2: bot greedy\n", "", 6, "1"),
        ("chance: sealed", "chance: loaded", 8, "loaded"),
        ("commitment: ", "commitment: 12", 8, "64"),
        ("date: 2026-11-21", "date: yesterday", 10, "2026"),
        ("date: 2026-11-21", "date: 2026-11-21\ndate: 2026-11-21", 11, "date"),
        ("date: 2026-11-21", "salt 3: pepper", 10, "2"),
        ("date: 2026-11-21", "seed: 12", 10, "64"),
        ("end: over", "end: abandoned", 12, "abandoned"),
        ("end: over", "end: resigned 1", 12, "resigned"),
        ("end: over\n", "", 0, "over"),
        (f"result: {GAME.result}", "result: 1/2 1/2", 11, "1/2"),
        (f"result: {GAME.result}", "result: *", 11, "*"),
        ("\n2 *", "\n3 *", 15, "2"),
        ("\n2 *", "\n2 1", 15, "1"),
        ("\n2 * ", "\n2 *", 15, "*"),
        ("\n2 * c1:", "\n2 * c1:gold ", 15, "gold"),
        ("\n2 * c1:", "\n2 * d1:", 15, "c1"),
    ],
)
def test_damage_is_named_with_its_line(old: str, new: str, line: int, says: str) -> None:
    assert TEXT.count(old) >= 1
    with pytest.raises(Unreadable) as caught:
        read_record(TEXT.replace(old, new, 1))
    assert says in str(caught.value)
    if line:
        assert caught.value.line == line
    for lang in words.LANGUAGES:
        assert words.say(lang, caught.value.phrase)


def test_an_illegal_action_names_its_rule() -> None:
    lines = TEXT.split("\n")
    at = next(i for i, line in enumerate(lines) if re.match(r"\d+ 1 ", line))
    lines[at] = re.sub(r" \S+$", " stay", lines[at])
    with pytest.raises(Unreadable) as caught:
        read_record("\n".join(lines))
    assert caught.value.phrase.args["tag"] == "TY-3.1"
    assert caught.value.line == at + 1


def test_events_after_the_end_are_refused() -> None:
    with pytest.raises(Unreadable, match="ended before this step"):
        read_record(TEXT + f"{len(GAME.events) + 1} 1 stay\n")


def test_a_truncated_record_is_refused_or_a_shorter_game() -> None:
    for cut in range(0, len(TEXT), 97):
        with pytest.raises(Unreadable):
            read_record(TEXT[:cut])
    going_on = played(80)
    assert read_record(going_on.text()).text() == going_on.text()


def test_an_endless_record_is_refused_unread() -> None:
    with pytest.raises(Unreadable, match="too many for a game file"):
        read_record(TEXT + "\n" * LONGEST_TEXT)


@settings(max_examples=300)
@given(st.integers(0, len(TEXT) - 1), st.integers(0, 40), st.text(max_size=20))
def test_any_damage_is_unreadable_or_another_true_record(start: int, length: int, new: str) -> None:
    damaged = TEXT[:start] + new + TEXT[start + length :]
    try:
        record = read_record(damaged)
    except Unreadable as error:
        said = str(error)
        assert said
    else:
        assert read_record(record.text()).text() == record.text()


def test_names_are_one_clean_and_composed_line() -> None:
    assert clean_name("  Ann \n of  Cleves ") == "Ann of Cleves"
    assert clean_name("Zoe\u0308") == "Zo\u00eb"


@pytest.mark.parametrize(
    "name",
    [
        *("Ng\u1eefn", "\u0939\u093f\u0928\u094d\u0926\u0940", "\u0628\u064e\u0651", "\u2764\ufe0f", "\ud55c\uae00"),
        "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627",  # between letters that would join
        "\u0db1\u0dca\u200d\u0dbb\u0dd3",  # after a virama
        "\u0915\u094d\u200c\u0937",
        "\u09b0\u200d\u09cd\u09af\u09be\u099a\u09c7\u09b2",  # Bengali ra before ya-phalaa
        "\U0001f469\u200d\U0001f469\u200d\U0001f467",
        "\U0001f9d1\U0001f3fd\u200d\U0001f4bb",
        "\U0001f3f3\ufe0f\u200d\U0001f308",
        "1\ufe0f\u20e3",
        "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
    ],
)
def test_names_have_the_letters_and_joiners_that_scripts_and_emoji_need(name: str) -> None:
    assert clean_name(name) == name
    seats = [Seat("person", name), Seat("person", "")]
    assert read_record(Record.new(TWISTY, seats, chance="typed").text()).seats[0].name == name


JOINERS = "\u200c\u200d\ufe0e\ufe0f"
INVISIBLE = (*"\u034f\u115f\u1160\u2800\u3164\uffa0\ufe00", "\U000e0100")


@pytest.mark.parametrize(
    "bad",
    [
        *("x" * 41, "a\x00b", "a\u202eb"),
        *(name.format(sign) for sign in INVISIBLE for name in ("{0}", "{0}{0}{0}", "Ann{0}", "A{0}nn")),
        *(name.format(sign) for sign in JOINERS for name in ("A{}nn", "Ann{}", "{}Ann", "\u0415{}\u0438")),
        "\u0639\u0644\u06cc\u200c\u200c\u0631",
        "\u0639\u0644\u06cc\u200c",
        "\u062f\u200c\u0627",  # these two do not join anyway
        *("\u0915\u200d\u0937", "\u0915\u094d\u200d\u093e"),
        *("\U0001f469\u200d", "\u200d\U0001f469", "\U0001f469\u200d\u200d\U0001f469"),
        *("\U0001f3f4\U000e0067\U000e007f", "1\ufe0f"),
        *("\u0301Ann", "A" + "\u0301" * 20, "Ann" + "\u0489" * 6 + "e"),  # accents that pile up
    ],
    ids=ascii,
)
def test_names_that_are_long_invisible_or_deceive_are_refused(bad: str) -> None:
    with pytest.raises(BadOption):
        clean_name(bad)


def test_a_record_made_before_names_were_checked_so_is_still_read() -> None:
    old = Record.new(TWISTY, [Seat("person", "\u3164"), Seat("person", "")], chance="typed")
    assert read_record(old.text()).seats == old.seats


@pytest.mark.parametrize(
    "wrong",
    [
        {"chance": "typed", "commitment": "x" * 100_000},
        {"chance": "typed", "seed": "x" * 100_000},
        {"chance": "seed", "seed": "a", "commitment": "0" * 65},
        {"commitment": "0" * 64, "seed": "0" * 65},
        {"commitment": "0" * 64, "seed": "\u0660" * 64},
        {"chance": "typed", "date": "x" * 100_000},
        {"chance": "typed", "date": "2026-02-30"},
        {"chance": "typed", "date": "\u0662\u0660\u0662\u0666-01-01"},
    ],
)
def test_what_a_header_says_is_of_its_kind_and_length(wrong: dict[str, str]) -> None:
    seats = [Seat("person", "")] * 2
    with pytest.raises(BadOption):
        Record.new(TWISTY, seats, **wrong)  # type: ignore[arg-type]
    right = Record(TWISTY, seats, {}, wrong.get("chance", "sealed"))  # unchecked
    for key, value in wrong.items():
        setattr(right, key, value)
    with pytest.raises(Unreadable):
        read_record(right.text())
    odd = Record.new(TWISTY, [Seat("person", "end: over"), Seat("person", "<script>")], chance="typed")
    assert read_record(odd.text()).seats == odd.seats


def test_resigning_ends_the_game_and_the_others_share_the_win() -> None:
    record = Record.new(TWISTY, [Seat("person", "")] * 3, chance="seed", seed="1")
    while record.actor < 0:
        record.roll(record.seal or SEAL)
    record.resign(1)
    assert (record.result, record.end, record.is_over) == ("1/2 0 1/2", "resigned 2", True)
    assert read_record(record.text()).text() == record.text()
    with pytest.raises(Refused):
        record.resign(0)
    with pytest.raises(Refused):
        record.append("stay")


def test_a_seed_opens_only_at_the_end_and_only_the_right_one() -> None:
    record = played(80)
    with pytest.raises(ValueError, match="ended"):
        record.open(SEAL.seed)
    record.abandon()
    assert record.result == "*"
    with pytest.raises(ValueError, match="fit"):
        record.open(b"x" * 32)
    record.open(SEAL.seed)
    assert f"seed: {SEAL.seed.hex()}" in record.text()
    early = record.text().replace("end: abandoned\n", "")
    with pytest.raises(Unreadable, match="may show its seed only once it is over"):
        read_record(early)


def test_folding_takes_events_back_and_leaves_the_record_as_it_is() -> None:
    record = played(80)
    text = record.text()
    shorter = record.fold(70)
    assert [event.n for event in shorter.events] == list(range(1, 71))
    assert record.text() == text
    while len(shorter.events) < 80:
        shorter.append(record.events[len(shorter.events)].text)
    assert shorter.text() == text
    copied = record.copy()
    copied.append(TWISTY.legal(copied.state)[0])
    assert record.text() == text


def test_chance_goes_on_after_a_fold_as_if_nothing_had_been_taken_back() -> None:
    record = Record.new(TWISTY, [Seat("person", "")] * 2, commitment=SEAL.commitment)
    while record.actor < 0:
        record.roll(SEAL)
    again = record.fold(20)
    while again.actor < 0:
        again.roll(SEAL)
    assert again.text() == record.text()


def test_a_state_of_before_is_the_same_from_wherever_it_is_made() -> None:
    """Every MARK_EVERY events a record keeps its state; a fold before and after such a mark goes on as the game did."""
    record, game = played(300), TWISTY
    state, drawn = game.fresh(2, record.options), 0
    for n, event in enumerate(record.events):
        assert game.state_text(record.state_at(n)) == game.state_text(state)
        if n % 9 == 0 or n % MARK_EVERY in (0, 1, MARK_EVERY - 1):
            again = record.fold(n)
            assert again._draws["main"] == drawn
            for later in record.events[n:]:
                again.replay(later.action)
            assert again.text() == record.text()
            assert game.state_text(again.fold(n).state) == game.state_text(state)
        drawn += event.actor < 0
        game.rules.apply(state, event.action)
    assert len(record.events) > 3 * MARK_EVERY


@pytest.mark.parametrize("name", GAMES)
def test_a_state_that_was_given_stays_as_it_is(name: str) -> None:
    """Whoever has been given states keeps them whatever is appended."""
    game, rng = GAMES[name], random.Random(2)
    record = Record.new(game, [Seat("person", "")] * 2, commitment=SEAL.commitment)
    lent: list[tuple[GameState, str]] = []
    for step in range(200):
        if record.is_over:
            break
        if record.actor < 0:
            record.roll(SEAL)
            continue
        if step % 3:
            lent.append((record.lend(), game.state_text(record.state)))
        other, action = record.copy(), rng.choice(record.legal)
        wanted = game.state_text(game.after(record.state, action))
        record.append(action)
        assert game.state_text(record.state) == wanted
        other.append(rng.choice(other.legal))
        assert game.state_text(record.state) == wanted
    assert len(lent) > 20
    assert all(game.state_text(state) == text for state, text in lent)
    assert game.state_text(record.state_at(len(record.events))) == game.state_text(record.state)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_may_begin_with_any_state(name: str) -> None:
    game, rng = GAMES[name], random.Random(7)
    state: GameState = game.fresh(game.seats[-1])
    for _ in range(90):
        legal = game.legal(state)
        state = game.after(state, rng.choice(legal))
    line = game.state_text(state)
    record = Record.new(game, [Seat("person", "")] * game.seats[-1], {}, chance="typed", start=line)
    while not record.is_over and len(record.events) < 2 * MARK_EVERY + 3:
        record.append(rng.choice(record.legal))
    text = record.text()
    assert f"\nstart: {line}\n" in text
    again = read_record(text)
    assert again.text() == text
    assert again.state == record.state
    for n in (0, 1, len(record.events)):
        assert again.state_at(n) == again.fold(n).state == record.copy().state_at(n)
    assert game.state_text(again.state_at(0)) == line
    assert next(iter(again.states())) == again.state_at(0)


READY = "bank=20 scores=8,13 dice=Y6,G4,Y4,R4,O4,Y1 line=R4"


def test_chance_after_a_start_follows_the_seal() -> None:
    line = f"{READY} turn=2"
    record = Record.new(GAMES["shizzle"], GAME.seats, commitment=SEAL.commitment, start=line)
    record.append("roll")
    while record.actor == CHANCE:
        record.roll(SEAL)
    assert record.events[0].actor == 1
    assert [draw.n for draw in record.draws()] == [1, 2, 3, 4, 5]
    record.abandon()
    record.open(SEAL.seed)
    assert verify(read_record(record.text())).finding == "proved"


@pytest.mark.parametrize(
    ("start", "why"),
    [
        (READY.replace("8,13", "8,13,1"), "seats and options must be"),
        (f"{READY} options=cap", "seats and options must be"),
        ("bank=x scores=8,13", "bank"),
    ],
)
def test_a_start_goes_with_the_header(start: str, why: str) -> None:
    text = Record.new(GAMES["shizzle"], GAME.seats, chance="typed", start=READY).text()
    with pytest.raises(Unreadable, match=why) as caught:
        read_record(text.replace(READY, start))
    assert caught.value.line == 5
