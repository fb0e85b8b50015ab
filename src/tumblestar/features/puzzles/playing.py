"""Playing a puzzle: how far a try has come, and what is asked and why, in words that pages and terminal share."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tumblestar.features.puzzles.puzzle import Puzzle, Verdict, attempt
from tumblestar.features.puzzles.standing import Attempted, Standing
from tumblestar.insight.report import share_phrase
from tumblestar.record import Record
from tumblestar.record.header import Seat
from tumblestar.record.narration import names_of
from tumblestar.words import Phrase, has

EXACT = 0.0005
"""A margin that may be off by less is exact for people."""


def record_of(puzzle: Puzzle, events: Sequence[str] = ()) -> Record:
    """A record that begins with the puzzle's position, and has these events. Raises Refused."""
    game, s = puzzle.game_object, puzzle.position()
    options = {option.name: int(getattr(s, option.name)) for option in game.options}
    seats = [Seat("person", "")] * s.seats
    record = Record.new(game, seats, options, chance="typed", start=game.state_text(s))
    for text in events:
        record.append(text)
    return record


def run_start(puzzle: Puzzle, own: Sequence[str]) -> int:
    """How many of one's actions were judged right; those after them are tried and not judged yet."""
    return max((n for n in range(len(own) + 1) if attempt(puzzle, own[:n]).verdict is Verdict.RIGHT), default=0)


def line_of(puzzle: Puzzle) -> tuple[str, ...]:
    """The solution, and how play may go on after it."""
    return (*puzzle.solution, *puzzle.proof.after)


# -- words


def asked(puzzle: Puzzle) -> Phrase:
    """What is asked: by a theme that says what is to be reached, else the best way."""
    for theme in puzzle.themes:
        if has(f"puzzle-ask-{theme}", puzzle.game):
            return Phrase(f"puzzle-ask-{theme}", {}, puzzle.game)
    return Phrase("puzzle-ask")


def summaries(record: Record, first: int = 0) -> list[Phrase]:
    """What the events of a record did, from one on."""
    names, game = names_of(record), record.game
    states = [record.state_at(n) for n in range(len(record.events) + 1)]
    told = [game.summary(states[n], event.action, names, states[n + 1]) for n, event in enumerate(record.events)]
    return told[first:]


def why(puzzle: Puzzle) -> Iterator[Phrase]:
    """How the answer was proven, by how much it is better, and what else is known of the puzzle."""
    proof, game = puzzle.proof, puzzle.game
    yield Phrase("puzzle-proof", {"how": Phrase(f"puzzle-how-{proof.how}", {}, game)})
    value, margin, error = map(share_phrase, (proof.value, proof.margin, proof.error))
    is_exact = "yes" if proof.error < EXACT or proof.margin >= 1.0 else "no"  # from a sure loss to a sure win
    yield Phrase("puzzle-margin", {"value": value, "margin": margin, "error": error, "exact": is_exact})
    if proof.also:
        yield Phrase("puzzle-also", {"count": len(proof.also)})
    if proof.fail:
        bots = [Phrase(f"bot-{name}", {}, game) if has(f"bot-{name}", game) else name for name in proof.fail]
        yield Phrase("puzzle-fail", {"bots": Phrase("list", {"items": bots})})
    if puzzle.themes:
        yield Phrase(
            "puzzle-themes", {"themes": Phrase("list", {"items": [theme_name(game, theme) for theme in puzzle.themes]})}
        )


def theme_name(game: str, theme: str) -> Phrase:
    """The name of a theme of a game's puzzles."""
    return Phrase(f"puzzle-theme-{theme}", {}, game)


def standing_phrase(standing: Standing) -> Phrase:
    """A player's rating and streak."""
    rating = standing.rating
    args = {"rating": round(rating.value), "deviation": round(rating.deviation), "count": standing.streak}
    return Phrase("puzzle-rating", {**args, "most": standing.longest})


def result(attempted: Attempted | None) -> Phrase:
    """What the first attempt came to; None of somebody who has no rating."""
    if attempted is None:
        return Phrase("puzzle-seen")
    key = "puzzle-solved" if attempted.is_solved else "puzzle-failed"
    return Phrase(key, {"before": round(attempted.before), "rating": round(attempted.after)})
