"""What statistics found, as phrases that pages and the terminal share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tumblestar.features.statistics.chance_tally import OTHERS, Category, ChanceTest
from tumblestar.features.statistics.statistics import Estimate, Summary
from tumblestar.games import find
from tumblestar.words import Phrase, has

TINIEST = 0.0001
FINDINGS = ("proved", "open", "closed", "older", "false")
"""What a check against the seed may find, as in `chance_audit.Verdict`."""


def group_phrase(one: Summary) -> Phrase:
    """The game of a summary, with its number of seats."""
    return Phrase("stats-group", {"game": find(one.game).title, "count": one.seats})


def player_phrase(one: Summary) -> str | Phrase:
    """Whom a summary is about."""
    if one.kind == "bot":
        key = f"bot-{one.name}"
        return Phrase("stats-bot", {"name": Phrase(key, {}, one.game) if has(key, one.game) else one.name})
    return one.name or Phrase("stats-nobody")


def figure_phrase(found: Estimate | None, kind: str) -> Phrase:
    """A mean with its interval; `kind` is `share` or `rating`."""
    if found is None:
        return Phrase("review-level-none")
    mean = Phrase(f"review-{kind}", {kind: found.mean})
    if found.low is None or found.high is None:
        return mean
    low, high = (Phrase(f"review-{kind}", {kind: bound}) for bound in (found.low, found.high))
    return Phrase("review-interval", {"mean": mean, "low": low, "high": high})


def perfect_phrase(one: Summary) -> Phrase | None:
    """How far a player is from perfect play, where that is known exactly."""
    if not one.is_exact or one.cost is None:
        return None
    args = {"name": player_phrase(one), "share": one.cost.mean, "count": one.reviewed}
    return Phrase("stats-perfect", args, one.game)


def chance_phrase(p: float) -> Phrase:
    """A p-value; a tiny one has no figures."""
    return Phrase("stats-p", {"p": p}) if p >= TINIEST else Phrase("stats-p-tiny", {"p": TINIEST})


def verdict_phrase(tests: Sequence[ChanceTest]) -> Phrase:
    """Whether anything is odd, and how likely that is with fair chance."""
    tested = sorted((one.corrected, one.kind, one.game) for one in tests if one.corrected is not None)
    if not tested:
        return Phrase("stats-chance-few")
    odd = [
        Phrase("stats-kind", {"game": find(one.game).title, "kind": Phrase(one.kind, {}, one.game)})
        for one in tests
        if one.is_odd
    ]
    args = {"count": len(tested), "n": sum(one.events for one in tests), "p": chance_phrase(tested[0][0])}
    return Phrase("stats-chance-odd", {**args, "kinds": odd}) if odd else Phrase("stats-chance-fair", args)


def seal_phrases(findings: Mapping[str, int]) -> list[Phrase]:
    """How many outcomes follow from sealed seeds, and why others are not proved."""
    count = sum(findings.values())
    return [
        Phrase(f"stats-seal-{name}", {"n": findings[name], "count": count}) for name in FINDINGS if findings.get(name)
    ]


def category_phrase(test: ChanceTest, found: Category) -> str | Phrase:
    """What a category is called."""
    if found.name == OTHERS:
        return Phrase("chance-of-others")
    return Phrase(found.name, {}, test.game) if has(found.name, test.game) else found.name
