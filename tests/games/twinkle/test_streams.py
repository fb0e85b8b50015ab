"""Every die has its own stream of chance: one seed gives it the same results, whatever is chosen in between."""

import random
import re
from collections import Counter, defaultdict

import pytest

from tests.games.twinkle.real import GAME
from tumblestar.contract.chance import MAIN, Seal
from tumblestar.games import GAMES
from tumblestar.games.twinkle.parts import PLACE_NAMES
from tumblestar.record import Record, Seat
from tumblestar.record.chance_audit import verify
from tumblestar.record.text import read_record

SECRET = b"a die, a stream.".ljust(32)
SEAL = Seal(SECRET, ("",))
LEVEL = {"level": 4, "mission_1": 7, "red": 1, "yellow": 1, "blue": 1, "green": 1}


def played(luck: int, seats: int = 1, options: dict[str, int] | None = None) -> Record:
    seal, rng = Seal(SECRET, ("",) * seats), random.Random(luck)
    people = [Seat("person", "")] * seats
    record = Record.new(GAME, people, LEVEL if options is None else options, commitment=seal.commitment)
    while not record.is_over:
        if record.actor < 0:
            record.roll(seal)
        else:
            record.append(rng.choice(GAME.legal(record.state)))
    record.open(SECRET)
    return record


def results(record: Record) -> dict[str, list[str]]:
    """What each die showed, in order."""
    found: dict[str, list[str]] = defaultdict(list)
    for event in record.events:
        if event.actor < 0 and "=" in event.text:
            die, _, result = event.text.partition("=")
            found[die].append(result)
    return found


def test_different_choices_meet_the_same_dice() -> None:
    seen: dict[str, list[str]] = {}
    choices, shared = set[tuple[str, ...]](), 0
    for luck in range(12):
        record = played(luck)
        choices.add(tuple(event.text for event in record.events if event.actor >= 0))
        for die, shown in results(record).items():
            before = seen.setdefault(die, shown)
            common = min(len(before), len(shown))
            assert before[:common] == shown[:common], die
            shared += common > 1
            seen[die] = max(before, shown, key=len)
    assert len(choices) == 12
    assert shared > 10


def test_a_stream_is_named_for_the_die_that_is_rolled() -> None:
    record = played(3, 2, {"level": 3})
    named: Counter[str] = Counter()
    for event, stream, n, _ in record.draws():
        assert stream == (event.text.partition("=")[0] if "=" in event.text else MAIN)
        named[stream] += 1
        assert n == named[stream]
    assert named[MAIN] == 4 + 3 + 1  # colours, missions, who begins
    assert set(named) <= {MAIN, *PLACE_NAMES}
    assert sum(named.values()) == sum(event.actor < 0 for event in record.events)


def test_other_games_draw_from_the_main_stream() -> None:
    for name in ("twisty", "shizzle"):
        assert GAMES[name].stream(GAMES[name].fresh(2)) == MAIN


def test_a_read_a_copied_and_a_folded_record_go_on_with_the_next_draw() -> None:
    whole = played(5)
    text = re.sub(r"(?m)^(seed|end): .*\n", "", whole.text())
    for cut in (7, 20, 40):
        folded = whole.fold(cut)
        folded.seed = ""
        head, body = text.split("\n\n")
        head = re.sub("result: .*", "result: *", head)
        read = read_record(head + "\n\n" + "\n".join(body.splitlines()[:cut]) + "\n")
        for begun in (folded, read, folded.copy()):
            for event in whole.events[cut:]:
                if event.actor < 0:
                    assert begun.roll(SEAL).text == event.text
                else:
                    begun.append(event.text)
            begun.open(SECRET)
            assert begun.text() == whole.text()


def test_verify_counts_each_stream_and_names_the_draw_that_is_false() -> None:
    record = played(8)
    assert verify(record).finding == "proved"
    _, stream, n, _ = list(record.draws())[-1]
    event = record.events[max(i for i, event in enumerate(record.events) if event.actor < 0)]
    sides, shown = int(stream[1:]), int(event.text.partition("=")[2])
    for other in range(1, sides + 1):
        if other == shown:
            continue
        lines = record.text().split("\n")
        at = lines.index(f"{event.n} * {event.text}")
        cut = [re.sub("^result: .*", "result: *", re.sub("^end: .*", "end: abandoned", line)) for line in lines[:at]]
        false = verify(read_record("\n".join([*cut, f"{event.n} * {stream}={other}"])))
        assert (false.finding, false.wrong) == ("false", event.n)
        assert (false.phrase.args["stream"], false.phrase.args["count"]) == (stream, n)
        assert false.phrase.args["expected"] == event.text


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_records_of_all_seats_are_proved(seats: int) -> None:
    assert verify(played(seats, seats, {"level": 2})).finding == "proved"
