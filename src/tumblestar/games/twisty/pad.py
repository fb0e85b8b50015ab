"""A score pad for Twisty on a real table: the cubes that each player holds, and who came home first.

The entries are the pad: `cubes` (`RO!B`, where `!` is protection; `cubes2` is that of the second player), `home` (the
number of the player who ended on the centre), and `ask`, the thing that was chosen: a player, or a cube, `2R`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from tumblestar import picture
from tumblestar.contract.capabilities import Pad, PadLine, PadSpot, PadStep, player_key, player_names
from tumblestar.contract.modules import Name, first_state
from tumblestar.games.twisty.description import phrase
from tumblestar.games.twisty.notation import LETTERS
from tumblestar.games.twisty.parts import COLOURS, KIND_NAMES
from tumblestar.games.twisty.picture import (
    CARD,
    CARDS_FROM,
    GOAL,
    ROW,
    card,
    collected,
    lanes,
    rows_size,
    seat_and_goal,
)
from tumblestar.games.twisty.rules import ENDED, HELD, NOBODY, NONE, SAFE, State, points, standing
from tumblestar.words import Phrase

LONGEST = 50
CUBES = "".join(LETTERS[1 : COLOURS + 1])
"""The letters of the colours, from 1."""


def pad(given: Mapping[str, str], seats: int = 2, seat: int = 0) -> Pad:
    """The pad that entries stand for. Entries that cannot be are left out, and `problem` says why."""
    s, problem = _read(given, seats)
    entries = _entries(s)
    held = tuple([points(s, i) for i in range(seats)])
    safe = tuple([sum(how == SAFE for how in s.cubes[i]) for i in range(seats)])
    home = tuple([int(s.winner == i) for i in range(seats)])
    lines = [
        PadLine(phrase("pad-held"), held[seat], phrase("pad-held-means"), _cubes(s, seat), held),
        PadLine(phrase("pad-safe"), safe[seat], phrase("pad-safe-means"), [], safe),
        PadLine(phrase("pad-home"), home[seat], phrase("pad-home-means"), [], home),
    ]
    prompt, steps, is_asking = _next(s, entries, given.get("ask", ""))
    return Pad(
        entries, _drawn(s), prompt, steps, [], [], held[seat], [(phrase("pad-standing"), lines)], problem,
        tuple(_spots(s, entries, player_names(given, seats))), held,
        tuple([(home[i], standing(s, i)) for i in range(seats)]), is_asking,
    )  # fmt: skip


def _colour(colour: int) -> Phrase:
    return phrase(f"colour-{KIND_NAMES[colour]}")


def _cubes(s: State, seat: int) -> list[Phrase]:
    return [_colour(colour) for colour in range(1, COLOURS + 1) if s.cubes[seat][colour] != NONE]


def _read(given: Mapping[str, str], seats: int) -> tuple[State, Phrase | None]:
    """The cubes of all players as a state, and what was wrong with the entries."""
    s, problem = first_state(State, seats, {}), None
    s.phase = ENDED
    for seat in range(seats):
        text = given.get(player_key("cubes", seat), "")[:LONGEST]
        found = re.findall("([A-Z])(!?)", text)
        letters = [letter for letter, _ in found]
        known = "".join(letter + sign for letter, sign in found) == text and set(letters) <= set(CUBES)
        if not known or len(set(letters)) < len(letters):
            problem = phrase("pad-bad-cubes", text=text, letters=CUBES)
            continue
        for letter, sign in found:
            s.cubes[seat][LETTERS.index(letter)] = SAFE if sign else HELD
        s.held[seat] = len(found)
    home = given.get("home", "")
    if home in {str(i + 1) for i in range(seats)} and s.held[int(home) - 1] == COLOURS:
        s.winner = int(home) - 1
    elif home:
        problem = phrase("pad-bad-home")
    return s, problem


def _entries(s: State) -> dict[str, str]:
    found = {player_key("cubes", seat): _text(s, seat) for seat in range(s.seats)}
    found["home"] = str(s.winner + 1) if s.winner >= 0 else ""
    return {key: value for key, value in found.items() if value}


def _text(s: State, seat: int) -> str:
    signs = {NONE: "", HELD: "{}", SAFE: "{}!"}
    return "".join(signs[s.cubes[seat][colour]].format(LETTERS[colour]) for colour in range(1, COLOURS + 1))


def _with(s: State, seat: int, hows: Mapping[int, int], winner: int = NOBODY) -> dict[str, str]:
    """The entries after the cubes of some colours of a seat have changed, with the winner, if there is one yet."""
    s = s.copy()
    s.winner = winner
    for colour, how in hows.items():
        s.cubes[seat][colour] = how
    return _entries(s)


def _next(s: State, entries: Mapping[str, str], asked: str) -> tuple[Phrase, list[PadStep], bool]:
    """What can be done with the chosen cube, or with all cubes of the chosen player."""
    found = re.fullmatch(f"([1-{s.seats}])([A-Z]?)", asked)
    seat, letter = (int(found[1]) - 1, found[2]) if found else (-1, "")
    colours = range(1, COLOURS + 1)
    if letter and letter in CUBES and s.cubes[seat][LETTERS.index(letter)] != NONE:
        colour = LETTERS.index(letter)
        winner = s.winner if s.winner != seat else NOBODY
        steps = [PadStep(phrase("pad-stolen"), "", _with(s, seat, {colour: NONE}, winner))]
        key, how = ("pad-protect", SAFE) if s.cubes[seat][colour] == HELD else ("pad-unprotect", HELD)
        return _colour(colour), [PadStep(phrase(key), "", _with(s, seat, {colour: how}, s.winner)), *steps], True
    if seat >= 0 and not letter:
        held = {colour: SAFE for colour in colours if s.cubes[seat][colour] == HELD}
        steps = [PadStep(phrase("pad-protect-all"), "", _with(s, seat, held, s.winner))] if held else []
        if s.held[seat] == COLOURS and s.winner != seat:
            steps.append(PadStep(phrase("pad-is-home"), "", {**entries, "home": str(seat + 1)}))
        return phrase("pad-player", count=s.held[seat]), steps, True
    return phrase("pad-cube"), [], False


def _drawn(s: State) -> str:
    """The rows of all players, the colours of each in the same order."""
    body = "".join(lanes(s.seats))
    for seat in range(s.seats):
        body += seat_and_goal(seat, s.winner == seat)
        for colour in range(1, COLOURS + 1):
            how = s.cubes[seat][colour]
            body += card(colour - 1, seat * ROW, colour, {NONE: "todo", HELD: "held", SAFE: "safe"}[how])
            if how != NONE:
                body += "".join(collected(seat, colour - 1, seat * ROW, colour, how == SAFE))
    return picture.frame(rows_size(s.seats), body)


def _spots(s: State, entries: Mapping[str, str], names: Sequence[Name]) -> Iterator[PadSpot]:
    """The players and their cubes: a touch collects a cube, and asks about one that is there."""
    for seat in range(s.seats):
        y = seat * ROW + ROW / 2
        step = PadStep(phrase("pad-of", player=names[seat]), "", {**entries, "ask": str(seat + 1)})
        yield PadSpot(step, 50, y, 88, 96)
        yield PadSpot(step, GOAL, y, 88, 96)
        for colour in range(1, COLOURS + 1):
            how, x = s.cubes[seat][colour], CARDS_FROM + (colour - 1) * CARD
            then = {**entries, "ask": f"{seat + 1}{LETTERS[colour]}"}
            if how == NONE:
                then = _with(s, seat, {colour: HELD}, s.winner)
            key = ("pad-cube-none", "pad-cube-held", "pad-cube-safe")[how]
            label = phrase(key, player=names[seat], colour=_colour(colour))
            yield PadSpot(PadStep(label, "", then), x, y, CARD, 96)
