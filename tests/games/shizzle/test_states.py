"""Invalid lines of Shizzle's states are refused with the faulty entry; what is read can be played."""

import random

import pytest

from tests.games.states import check_fault, played_on, readable, spoiled, texts_on_the_way
from tests.marks import examples

from .real import GAME

START = "bank=40 scores=0,0"
DICE = "dice=R1,O1,P1,Y3,Y2,B5"
ONES = "dice=R1,O1,P1,B1,G1,Y1"
MADE = "OYGRPB/BPROGY/PGOBYR/ROYPBG/YRBGOP/GBPYRO"

WRONG = {
    # what is said twice, or says nothing
    f"{START} bank=40": "bank=40",
    f"{START} winner=1": "winner=1",
    f"{START} phase": "phase",
    # numbers
    "scores=0,0": "scores",
    "bank=40": "scores",
    "bank=40 scores=0": "scores",
    "bank=40 scores=0,0,0,0,0,0,0": "scores",
    "bank=x scores=0,0": "bank",
    "bank=-1 scores=0,0": "bank",
    "bank=1001 scores=0,0": "bank",
    "bank=1000 scores=1,0": "bank",
    "bank=40 scores=0,1.5": "scores",
    f"{START} {DICE} line=R1 turn=0": "turn",
    f"{START} {DICE} line=R1 turn=3": "turn",
    f"{START} {DICE} line=R1 turns=-1": "turns",
    f"{START} {DICE} line=R1 pending=x": "pending",
    # options
    f"{START} {DICE} line=R1 options=long": "options",
    f"{START} {DICE} line=R1 options=rounds": "options",
    f"{START} {DICE} line=R1 options=rounds:7": "options",
    f"{START} {DICE} line=R1 options=cap:1": "options",
    f"{START} {DICE} line=R1 options=cap,cap": "options",
    f"{START} {DICE} line=R1 options=first:3": "options",
    # colours
    f"{START} phase=dice": "colours",
    f"{START} phase=dice colours={MADE}": "colours",
    f"{START} phase=dice colours=OYGRPB/BPR/PGO": "colours",
    f"{START} phase=dice colours=OYO": "colours",
    f"{START} phase=dice colours=OYGRPB/O": "colours",
    f"{START} phase=dice colours=OYGRPBO": "colours",
    f"{START} phase=dice colours=OYX": "colours",
    f"{START} phase=spark colours=OYGRPB/BPR": "colours",
    f"{START} phase=spark colours={MADE}/OYG": "colours",
    f"{START} phase=spark colours={MADE.replace('BPROGY', 'OYGRPB')}": "colours",
    # dice and line
    f"{START} dice=R1,O1,P1 line=R1": "dice",
    f"{START} dice=R1,O1,P1,Y3,Y2,B7 line=R1": "dice",
    f"{START} dice=O1,R1,P1,Y3,Y2,B5 line=R1": "dice",
    f"{START} phase=first {DICE}": "dice",
    f"{START} phase=spark {DICE}": "dice",
    f"{START} phase=rolling due=1 {DICE}": "dice",
    f"{START} phase=choose dice=R1,O1,P1,Y3,Y2,- line=R1": "dice",
    f"{START} {DICE}": "line",
    f"{START} {DICE} line=R1,O1": "line",
    f"{START} {DICE} line=R2": "line",
    f"{START} {DICE} line=R1,R1,P1 phase=choose": "line",
    f"{START} {DICE} line=R1,Y3 phase=choose": "line",
    f"{START} {DICE} line=R1 phase=spark": "line",
    f"{START} {DICE} line=R1,O1 phase=rolling due=3456": "line",
    f"{START} {ONES} line=R1,O1,P1,B1,G1,Y1 phase=rolling due=1": "line",
    # dice that are due
    f"{START} {DICE} line=R1 due=23456": "due",
    f"{START} {DICE} line=R1 phase=rolling": "due",
    f"{START} {DICE} line=R1 phase=rolling due=12345": "due",
    f"{START} {DICE} line=R1 phase=rolling due=246": "due",
    f"{START} {DICE} line=R1 phase=rolling due=7": "due",
    f"{START} {DICE} line=R1 phase=rolling due=66": "due",
    f"{START} dice=R1,-,P1,Y3,Y2,B5 line=R1 phase=rolling due=456": "due",
    f"{START} phase=rolling": "due",
    f"{START} phase=rolling due=23456": "due",
    # the length at the last roll
    f"{START} {DICE} line=R1 base=3": "base",
    f"{START} {DICE} line=R1 phase=choose base=3": "base",
    f"{START} {ONES} line=R1,O1,P1 phase=choose base=2": "base",
    f"{START} {ONES} line=R1,O1,P1 phase=rolling base=1 due=456": "base",
    f"{START} phase=spark base=1": "base",
    # Shizzles
    f"{START} {DICE} line=R1 pending=1": "pending",
    f"{START} phase=spark pending=1": "pending",
    f"{START} phase=rolling due=3 pending=1": "pending",
    f"{START} {ONES} line=R1,O1,P1,B1,G1,Y1 phase=choose": "pending",
    f"bank=0 scores=20,20 {DICE} line=R1 phase=over pending=1": "pending",
    # the phase
    f"{START} {DICE} line=R1 phase=playing": "phase",
    f"{START} dice=R1,B3,Y4,G2,P5,O3 line=R1 phase=choose": "phase",
    f"{START} dice=R1,O1,B2,Y3,P5,G6 line=R1,O1 phase=choose": "phase",
    f"{START} {ONES} line=R1,O1,P1 phase=settle": "phase",
    f"{START} {ONES} line=R1,O1,P1 phase=settle pending=1": "phase",
    f"bank=30 scores=0,9 {ONES} line=R1,O1 phase=settle pending=1": "phase",
    f"bank=30 scores=0,9 {ONES} line=R1,O1,P1 phase=settle base=3 pending=1": "phase",
    f"{START} {DICE} line=R1 phase=over": "phase",
    f"bank=0 scores=20,20 {DICE} line=R1": "phase",
    f"bank=0 scores=20,20 {ONES} line=R1 phase=choose": "phase",
    f"{START} {DICE} line=R1 phase=over options=rounds:5 turns=9": "phase",
}


@pytest.mark.parametrize("line", WRONG)
def test_an_invalid_state_names_the_faulty_entry(line: str) -> None:
    check_fault(GAME, line, WRONG[line])


def texts(games: int) -> list[str]:
    """State texts from random games."""
    rng = random.Random(2)
    found: list[str] = []
    for _ in range(games):
        options = {option.name: rng.choice(option.values) for option in GAME.options if option.name != "first"}
        s = GAME.fresh(rng.choice(GAME.seats), options)
        found += texts_on_the_way(GAME, s, rng, 0.1, lambda s: rng.choice(GAME.legal(s)))
    return found


def test_whatever_is_read_is_written_again_and_can_be_played() -> None:
    """RollClasses of random games with entries taken out or put in: most are refused, the others are states."""
    rng = random.Random(3)
    accepted = 0
    for s in readable(GAME, spoiled(rng, texts(20), count := examples(4_000, 400))):
        accepted += 1
        total = s.bank + sum(s.score)
        for after in played_on(GAME, s, 13, lambda s: rng.choice(GAME.legal(s))):
            assert after.bank + sum(after.score) == total
    assert accepted > count // 10
