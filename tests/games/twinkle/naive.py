"""A second, slow Twinkle, written from the rulebook alone, to be compared with the real rules.

Nothing here is shared with ``src``: dice are names such as ``R10``, a constellation is a dict (``naive_scoring``), and
where a die is, is asked of everything that may hold it.  Each method cites the rule it reads.
"""

from fractions import Fraction
from typing import Self

from . import naive_scoring as scoring
from .naive_scoring import Tree, children, sides

COLOURS = {"red": "R", "yellow": "Y", "blue": "B", "green": "G", "black": "N", "purple": "P"}
LETTERS = "".join(COLOURS.values())
DICE = [f"{letter}{kind}" for letter in LETTERS for kind in (4, 6, 8, 10, 12)]  # TW-1.1
IN_PLAY = {1: 4, 2: 4, 3: 5, 4: 6}  # TW-2.1, TW-6.1
BRONZE = range(1, 11)
SILVER = range(11, 21)
DRAWN = {0: (0, 0), 1: (1, 0), 2: (0, 2), 3: (1, 2)}  # TW-2.4: bronze and silver missions drawn for a level
CHOSEN = 4


class Naive:
    """One game of Twinkle; ``play`` changes it in place."""

    def __init__(self, seats: int, **options: int) -> None:
        self.seats = seats
        self.options = {name: int(value) for name, value in options.items() if value}
        self.colours = {letter for name, letter in COLOURS.items() if self.options.get(name)}
        if seats == 4:
            self.colours = set(LETTERS)
        self.missions = sorted(self.options[f"mission_{i}"] for i in (1, 2, 3) if f"mission_{i}" in self.options)
        self.centre: dict[str, int] = {}  # what each d8 in the centre shows
        self.trees: list[Tree] = [{} for _ in range(seats)]
        self.hand: list[str] = []
        self.lay: dict[str, int] = {}  # what d8s of the hand showed in the centre, until they are rolled
        self.fallen: dict[str, int] = {}  # what the dice of the hand show
        self.rolled = 0  # how many dice have fallen this turn
        self.out: set[str] = set()
        self.taken = False
        self.turn = 1
        self.turns = 0
        self.latest = [0] * seats
        self.happened: set[str] = set()  # what the last action did, for tests that rare things occur
        self.phase = "colours"
        if why := self.why_not():
            raise ValueError(why)
        self.set_up()

    def why_not(self) -> str:
        """Why there can be no such game, or "" (TW-2.1, TW-2.4, TW-6.10)."""
        if len(self.colours) > IN_PLAY[self.seats]:
            return "more colours than are in play"
        if self.missions and self.options.get("level") != CHOSEN:
            return "a mission that the level draws"
        if len(set(self.missions)) < len(self.missions):
            return "a mission twice"
        if self.seats == 1 and any(set(pair) <= set(self.missions) for pair in ((4, 8), (6, 10))):
            return "missions that nobody meets together"
        return "nobody sits there" if self.options.get("first", 0) > self.seats else ""

    # ---- where a die is

    def in_game(self) -> list[str]:
        return [die for die in DICE if scoring.colour(die) in self.colours]

    def free(self) -> list[str]:
        """TW-3.1: dice beside their cards and in the centre."""
        held = set(self.hand) | self.out | {die for tree in self.trees for die in tree}
        return [die for die in self.in_game() if die not in held]

    @property
    def tree(self) -> Tree:
        return self.trees[self.turn - 1]

    @staticmethod
    def places(tree: Tree, shown: int) -> list[str]:
        """TW-3.4, TW-3.5: where a die that shows this may hang."""
        lower = [die for die in tree if shown < scoring.result(tree, die)]
        return [place for place in [*"AB", *lower] if len(children(tree, place)) < 2]

    def is_finished(self, seat: int) -> bool:
        """Seven dice, or blocked (TW-3.9): not even a 1 would fit."""
        return len(self.trees[seat - 1]) == scoring.WHOLE or not self.places(self.trees[seat - 1], 1)

    # ---- who and what

    @property
    def actor(self) -> str | int | None:
        """``"*"`` for chance, a seat's number, or None when over."""
        if self.phase == "over":
            return None
        return "*" if self.phase in ("colours", "missions", "centre", "first", "rolling") else self.turn

    def falling(self) -> str:
        """The die that is to fall next."""
        if self.phase == "centre":
            return next(die for die in self.in_game() if sides(die) == 8 and die not in self.centre)
        return self.hand[self.rolled]

    def weights(self) -> dict[str, int]:
        """At chance: every outcome with its weight; all are equally likely."""
        found: list[str] = []
        if self.phase == "colours":
            found = [name for name, letter in COLOURS.items() if letter not in self.colours]
        elif self.phase == "missions":
            bronze, _ = self.missions_due()
            found = [f"mission {n}" for n in (BRONZE if bronze else SILVER) if n not in self.missions]
        elif self.phase == "first":
            found = [f"first {seat}" for seat in range(1, self.seats + 1)]
        elif self.phase in ("centre", "rolling"):
            found = [f"{self.falling()}={n}" for n in range(1, sides(self.falling()) + 1)]
        return dict.fromkeys(found, 1)

    def missions_due(self) -> tuple[int, int]:
        """How many bronze and silver missions are still to be drawn."""
        if self.options.get("level") == CHOSEN:
            return 0, 0
        bronze, silver = DRAWN[self.options.get("level", 0)]
        return bronze - sum(n in BRONZE for n in self.missions), silver - sum(n in SILVER for n in self.missions)

    def discards(self) -> list[str]:
        """TW-6.5, TW-6.6: the dice of which one leaves the game."""
        if self.hand:
            return self.hand
        if self.taken:
            return [die for die in self.free() if die in self.centre] or self.free()
        return []

    def legal(self) -> set[str]:
        """Every action that may be done now, as texts."""
        if self.phase == "over":
            return set()
        if self.actor == "*":
            return set(self.weights())
        if self.phase == "discard":
            return {f"out {die}" for die in self.discards()}
        if self.phase == "hang":
            return {f"{die}@{place}" for die in self.hand for place in self.places(self.tree, self.fallen[die])}
        actions = set(self.free()) if len(self.hand) < 3 else set[str]()
        if len(self.hand) == 3 or (self.hand and not self.free()):  # TW-3.1, TW-6.7
            actions.add("roll")
        if not self.hand:  # TW-3.3
            actions |= {f"take {die}" for die, shown in self.centre.items() if self.places(self.tree, shown)}
        return actions

    def refusal(self, text: str) -> str:
        """The tag of the rule that forbids an action, "" for a legal one."""
        if text in self.legal():
            return ""
        if self.phase == "choose":
            if text.startswith("take"):
                return "TW-3.4" if not self.hand and text.removeprefix("take ") in self.centre else "TW-3.3"
            return "TW-3.1"
        if self.phase == "hang":
            die, at, place = text.partition("@")
            if not at:
                return "TW-3.7"
            if place not in (*self.tree, *"AB"):
                return "TW-3.4"
            return "TW-3.4" if place in self.tree and self.fallen[die] >= self.tree[place][0] else "TW-3.5"
        if self.phase == "discard":
            return "TW-6.6" if self.hand and len(self.hand) == self.rolled else "TW-6.5"
        return {
            "colours": "TW-2.1",
            "missions": "TW-2.4",
            "centre": "TW-2.2",
            "first": "TW-2.5",
            "rolling": "TW-1.2",
            "over": "TW-3.10",
        }[self.phase]

    # ---- doing

    def set_up(self) -> None:
        """The next thing of the set-up, or the first turn."""
        if len(self.colours) < IN_PLAY[self.seats]:
            self.phase = "colours"
        elif any(self.missions_due()):
            self.phase = "missions"
        elif len(self.centre) < len(self.colours):
            self.phase = "centre"
        elif self.seats > 1 and not self.options.get("first"):
            self.phase = "first"
        else:
            self.turn = self.options.get("first", 1)
            self.phase = "choose"

    def play(self, text: str) -> None:
        """Do one legal action."""
        if text not in self.legal():
            raise ValueError(f"{text} is not legal: {sorted(self.legal())}")
        self.happened = set()
        name, _, number = text.partition("=")
        if self.phase == "colours":
            self.colours.add(COLOURS[text])
            self.set_up()
        elif self.phase == "missions":
            self.missions = sorted([*self.missions, int(text.removeprefix("mission "))])
            self.set_up()
        elif self.phase == "centre":
            self.centre[name] = int(number)
            self.set_up()
        elif self.phase == "first":
            self.turn = int(text.removeprefix("first "))
            self.phase = "choose"
        elif self.phase == "rolling":
            self.fall(name, int(number))
        elif self.phase == "hang":
            self.hang(*text.split("@"))
        elif self.phase == "discard":
            self.discard(text.removeprefix("out "))
        elif text == "roll":
            self.happened.add(f"roll {len(self.hand)}")
            self.lay = {}
            self.phase = "rolling"
        elif text.startswith("take"):
            self.take(text.removeprefix("take "))
        else:
            self.pick(text)

    def pick(self, die: str) -> None:
        self.hand = sorted([*self.hand, die], key=DICE.index)
        if die in self.centre:
            self.lay[die] = self.centre.pop(die)

    def take(self, die: str) -> None:
        """TW-3.3: with the result it shows, unrolled."""
        self.happened.add("take")
        self.hand = [die]
        self.fallen = {die: self.centre.pop(die)}
        self.taken = True
        self.phase = "hang"

    def fall(self, die: str, shown: int) -> None:
        self.fallen[die] = shown
        self.rolled += 1
        if self.rolled < len(self.hand):
            return
        if any(self.places(self.tree, number) for number in self.fallen.values()):
            self.phase = "hang"
            return
        self.happened.add("nothing fits")  # TW-3.7
        if self.seats == 1 and not self.options.get("keep"):  # TW-6.6
            self.phase = "discard"
        else:
            self.go_home()
            self.end_turn()

    def hang(self, die: str, place: str) -> None:
        self.tree[die] = (self.fallen.pop(die), place)
        self.hand.remove(die)
        if self.seats == 1 and self.discards():  # TW-6.5
            self.phase = "discard"
        else:
            self.go_home()
            self.end_turn()

    def discard(self, die: str) -> None:
        if die in self.hand:
            self.hand.remove(die)
            self.happened.add("one of the hand leaves")
        else:
            self.happened.add("one of the centre leaves" if die in self.centre else "one beside a card leaves")
        self.fallen.pop(die, None)
        self.centre.pop(die, None)
        self.out.add(die)
        self.go_home()
        self.end_turn()

    def go_home(self) -> None:
        """TW-3.2: to their cards, or for a d8 to the centre with its new result."""
        self.centre |= {die: self.fallen[die] for die in self.hand if sides(die) == 8}
        self.hand = []
        self.fallen = {}

    def end_turn(self) -> None:
        """TW-3.8, TW-3.10: the next player clockwise who is not finished."""
        self.turns += 1
        self.latest[self.turn - 1] = self.turns
        self.taken = False
        self.rolled = 0
        seats = [(self.turn - 1 + i) % self.seats + 1 for i in range(1, self.seats + 1)]
        going_on = [seat for seat in seats if not self.is_finished(seat)]
        if not going_on or not self.free():
            self.phase = "over"
            self.tell_end()
            return
        if going_on[0] != seats[0]:
            self.happened.add("passed over")
        if self.turns >= scoring.WHOLE * self.seats:
            self.happened.add("overtime")
        self.turn = going_on[0]
        self.phase = "choose"

    def tell_end(self) -> None:
        if any(len(tree) < scoring.WHOLE and not self.places(tree, 1) for tree in self.trees):
            self.happened.add("blocked")
        if self.seats == 1 and not self.free():
            self.happened.add("no dice remain")
        if self.seats == 1 and self.win_share(1):
            self.happened.add("level won")
        best = max(self.points(seat) for seat in range(1, self.seats + 1))
        if [self.points(seat) for seat in range(1, self.seats + 1)].count(best) > 1:
            self.happened.add("tie")

    # ---- the score

    def in_play(self) -> str:
        return "".join(letter for letter in LETTERS if letter in self.colours)

    def cards(self, seat: int) -> dict[str, int]:
        return scoring.cards(self.trees[seat - 1])

    def mission(self, number: int, seat: int) -> int:
        """What a mission is worth to one of several seats, be it in play or not."""
        return scoring.mission(number, self.trees, seat - 1, self.in_play())

    def is_met(self, number: int) -> bool:
        """Whether the solo player meets a mission, be it in play or not."""
        return scoring.is_met(number, self.trees[0], self.in_play())

    def points(self, seat: int) -> int:
        missions = self.missions if self.seats > 1 else []  # TW-6.2
        return sum(self.cards(seat).values()) + sum(self.mission(number, seat) for number in missions)

    def win_share(self, seat: int) -> Fraction:
        """TW-4.8, TW-6.2."""
        if self.phase != "over":
            return Fraction(0)
        if self.seats == 1:
            return Fraction(scoring.is_won(self.trees[0], self.missions, self.in_play()))
        seats = range(1, self.seats + 1)
        return Fraction(seat == max(seats, key=lambda each: (self.points(each), self.latest[each - 1])))

    # ---- text

    def state_text(self) -> str:
        """The state as one line; what has its usual value is left out."""
        order = sorted(self.centre, key=DICE.index)
        seen = self.lay | self.fallen
        words = {
            "seats": str(self.seats),
            "colours": self.in_play(),
            "missions": ",".join(map(str, self.missions)),
            "centre": ",".join(f"{die}={self.centre[die]}" for die in order),
        }
        for seat, tree in enumerate(self.trees, start=1):
            hung = sorted(tree.items(), key=lambda item: DICE.index(item[0]))
            words[f"tree{seat}"] = ",".join(f"{die}={shown}@{place}" for die, (shown, place) in hung)
        words |= {
            "hand": ",".join(f"{die}={seen[die]}" if die in seen else die for die in self.hand),
            "out": ",".join(die for die in DICE if die in self.out),
            "phase": self.phase.replace("choose", ""),
            "rolled": str(self.rolled or ""),
            "taken": "1" if self.taken else "",
            "turns": str(self.turns or ""),
            "turn": str(self.turn) if self.turn != 1 else "",
            "latest": ",".join(map(str, self.latest)) if any(self.latest) else "",
            "options": ",".join(self.option_texts()),
        }
        return " ".join(f"{key}={value}" for key, value in words.items() if value or key == "colours")

    def option_texts(self) -> list[str]:
        names = ["level", "mission_1", "mission_2", "mission_3", *COLOURS, "first", "keep"]
        switches = (*COLOURS, "keep")
        return [
            name if name in switches else f"{name}:{self.options[name]}" for name in names if self.options.get(name)
        ]

    @classmethod
    def from_text(cls, text: str) -> Self:
        """The game that ``state_text`` wrote."""
        words = dict(word.split("=", 1) for word in text.split())
        given = [word.partition(":") for word in words.get("options", "").split(",") if word]
        game = cls(int(words["seats"]), **{name: int(value or 1) for name, _, value in given})
        game.colours = set(words["colours"])
        game.missions = [int(number) for number in words.get("missions", "").split(",") if number]
        game.centre = {die: int(shown) for die, shown in pairs(words.get("centre", ""))}
        for seat, tree in enumerate(game.trees, start=1):
            for die, hung in pairs(words.get(f"tree{seat}", "")):
                shown, _, place = hung.partition("@")
                tree[die] = (int(shown), place)
        game.hand = [die for die, _ in pairs(words.get("hand", ""))]
        seen = {die: int(shown) for die, shown in pairs(words.get("hand", "")) if shown}
        game.rolled = int(words.get("rolled", "0"))
        game.out = {die for die, _ in pairs(words.get("out", ""))}
        game.phase = words.get("phase", "choose")
        game.lay, game.fallen = (seen, {}) if game.phase == "choose" else ({}, seen)
        game.taken = "taken" in words
        game.turns = int(words.get("turns", "0"))
        game.turn = int(words.get("turn", "1"))
        game.latest = [int(number) for number in words["latest"].split(",")] if "latest" in words else [0] * game.seats
        return game


def pairs(text: str) -> list[tuple[str, str]]:
    return [(name, value) for name, _, value in (part.partition("=") for part in text.split(",") if part)]
