"""Every rule of Twinkle Twinkle has scenarios, and both implementations keep them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.games.scenario import BrokenScenario, Scenario

from .naive import Naive
from .real import Real
from .scenario import BOOK

ROOT = Path(__file__).parents[3]
HELP = ROOT / "src" / "tumblestar" / "games" / "twinkle_twinkle" / "words" / "en.ftl"
RULEBOOK = ROOT.parent / "shared" / "rules" / "twinkle_twinkle.md"
ALL = BOOK.all()


@pytest.mark.parametrize("rules", [Naive, Real])
@pytest.mark.parametrize("scenario", ALL, ids=str)
def test_scenario(scenario: Scenario, rules: type[Naive] | type[Real]) -> None:
    BOOK.run(scenario, rules)


def test_every_tag_of_the_rules_help_has_a_scenario() -> None:
    keys = re.findall(r"^rule-TT-(\d+)-(\d+)", HELP.read_text(encoding="utf-8"), re.MULTILINE)
    tags = {f"TT-{section}.{number}" for section, number in keys}
    assert len(tags) >= 31, "the rules help lacks tags"
    assert sorted(tags - {scenario.tag for scenario in ALL}) == []
    assert sorted({scenario.tag for scenario in ALL} - tags) == []


@pytest.mark.skipif(not RULEBOOK.exists(), reason="the rulebook lies beside the project only where it is made")
def test_every_tag_of_the_rulebook_has_a_scenario() -> None:
    tags = set(re.findall(r"TT-\d+\.\d+", RULEBOOK.read_text(encoding="utf-8")))
    assert sorted(tags - {scenario.tag for scenario in ALL}) == []


@pytest.mark.parametrize("wrong", ["TT-3.1 a title\n  bogus R1", "no tag at all\n  fresh 2", "TT-3.1\n  fresh 2"])
def test_a_scenario_that_cannot_be_read_is_an_error(wrong: str) -> None:
    with pytest.raises(ValueError, match="line"):
        BOOK.scenarios(wrong)


def test_a_failure_names_the_scenario_and_the_line() -> None:
    (scenario,) = BOOK.scenarios("TT-3.1 never true\n  fresh 2\n  actor 2")
    with pytest.raises(BrokenScenario, match=r"line 3: TT-3.1 never true(.|\n)*found \*, wanted 2"):
        BOOK.run(scenario, Naive)
