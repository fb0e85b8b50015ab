"""A second, slow Shizzle, written from the rulebook alone, to be compared with the real rules.

Nothing here is shared with ``src``: dice are numbers from 1, faces are texts such as ``R4``, the line is a list of
faces (each is on one die only), and what is possible is found by trying.  Each method cites the rule it reads.
"""

from fractions import Fraction
from itertools import permutations
from typing import Self

COLOURS = ["red", "orange", "purple", "blue", "green", "yellow"]
LETTERS = {name: name[0].upper() for name in COLOURS}
NAMES = {letter: name for name, letter in LETTERS.items()}
DICE = [1, 2, 3, 4, 5, 6]
BANKS = {2: 40, 3: 60, 4: 75, 5: 90, 6: 100}
DEFAULT = {die: "".join(LETTERS[COLOURS[(die - 1 + n - 1) % 6]] for n in range(1, 7)) for die in DICE}  # SH-1.2
ORDERS = ["".join(order) for order in permutations(NAMES)]
CAP = 500


def joins(face: str, end: str) -> bool:
    """SH-2.3: whether a die may lie next to another: same number or same colour."""
    return face[0] == end[0] or face[1] == end[1]


def longest(line: list[str], loose: list[str]) -> int:
    """The length of the longest line that can be made by adding loose faces at the open end."""
    return max(
        (
            longest([*line, face], [other for other in loose if other != face])
            for face in loose
            if joins(face, line[-1])
        ),
        default=len(line),
    )


class Naive:
    """One game of Shizzle; ``play`` changes it in place."""

    def __init__(
        self,
        seats: int,
        *,
        first: int = 0,
        random_dice: bool = False,
        rounds: int = 0,
        target: int = 0,
        cap: bool = False,
    ) -> None:
        self.options = {"first": first, "random_dice": random_dice, "rounds": rounds, "target": target, "cap": cap}
        self.bank = BANKS[seats]  # SH-1.3
        self.scores = dict.fromkeys(range(1, seats + 1), 0)
        self.dice = dict(DEFAULT)
        self.lying: dict[int, str | None] = dict.fromkeys(DICE)
        self.line: list[str] = []
        self.base = 1  # how long the line was when the dice were last thrown
        self.due: list[int] = []
        self.pending = 0
        self.turn = 1 if random_dice else first or 1  # the dice are made before anybody starts
        self.turns = 0
        self.phase = "spark" if first else "first"  # SH-1.4
        if random_dice:
            self.dice = dict.fromkeys(DICE, "")
            self.phase = "dice"
        self.happened: set[str] = set()  # what the last action did, for tests that rare things occur

    # ---- who and what

    @property
    def actor(self) -> str | int | None:
        """``"*"`` for chance, a seat's number, or None when over."""
        if self.phase == "over":
            return None
        return "*" if self.phase in ("dice", "first", "rolling") else self.turn

    def die_being_made(self) -> int:
        return next(die for die in DICE if len(self.dice[die]) < 6)

    def loose(self) -> list[str]:
        """The faces that lie beside the line."""
        return [face for face in self.lying.values() if face is not None and face not in self.line]

    def fitting(self) -> list[str]:
        return [face for face in self.loose() if joins(face, self.line[-1])]

    def victims(self) -> list[int]:
        """SH-3.2: the other players who have points."""
        return [seat for seat, score in self.scores.items() if seat != self.turn and score > 0]

    def weights(self) -> dict[str, int]:
        """At chance: every outcome with its weight."""
        if self.phase == "dice":  # the die is any of those that repeat nothing, evenly
            die = self.die_being_made()
            made = self.dice[die]
            above = [self.dice[other] for other in DICE if other < die]
            left = [
                order
                for order in ORDERS
                if order.startswith(made) and all(order[n] != other[n] for other in above for n in range(6))
            ]
            found = {name: sum(order[len(made)] == letter for order in left) for letter, name in NAMES.items()}
            return {f"{die}.{len(made) + 1}:{name}": count for name, count in found.items() if count}
        if self.phase == "first":
            return {f"first {seat}": 1 for seat in self.scores}
        if self.phase == "rolling":
            return {f"{letter}{number}": 1 for number, letter in enumerate(self.dice[self.due[0]], start=1)}
        return {}

    def legal(self) -> set[str]:
        """Every action that may be done now, as texts."""
        if self.phase == "over":
            return set()
        if self.actor == "*":
            return set(self.weights())
        if self.phase == "spark":  # SH-2.1
            return {f"die {die}" for die in DICE}
        if self.phase == "ready":  # SH-2.2
            return {"roll"}
        if self.phase == "settle":  # SH-3.1
            return {"take"} | {f"attack {seat}" for seat in self.victims()}
        actions = {face for face in self.fitting() if not self.why_not_join(face)}
        if not self.why_not_leave():
            actions |= {"stop", "roll"}
        return actions

    def is_fizzle(self) -> bool:
        """SH-2.5: five dice were rolled, and the longest line possible is two."""
        return (
            self.base == 1 and longest(self.line[:1], [f for f in self.lying.values() if f and f != self.line[0]]) == 2
        )

    def why_not_join(self, face: str) -> str:
        """The tag that forbids adding this face, or ""."""
        if face not in self.fitting():
            return "SH-2.3"
        after = [*self.line, face]
        others = [other for other in self.loose() if other != face]
        if len(after) == 2 and not self.is_fizzle() and longest(after, others) < 3:
            return "SH-2.8"
        return ""

    def why_not_leave(self) -> str:
        """The tag that forbids stopping or rolling on with the line as it is, or "": SH-2.6, SH-2.8."""
        return "SH-2.8" if len(self.line) < 3 or len(self.line) == self.base else ""

    def refusal(self, text: str) -> str:
        """The tag of the rule that forbids an action, "" for a legal one."""
        if text in self.legal():
            return ""
        if self.phase == "choose":
            if text in ("stop", "roll"):
                return self.why_not_leave()
            if text == "take" or text.startswith("attack"):
                return "SH-3.1"
            return self.why_not_join(text)
        if self.phase == "settle":
            return "SH-3.2" if text.startswith("attack") else "SH-3.1"
        return {
            "dice": "SH-1.2",
            "first": "SH-1.4",
            "spark": "SH-2.1",
            "rolling": "SH-1.1",
            "ready": "SH-2.2",
            "over": "SH-3.6",
        }[self.phase]

    # ---- doing

    def play(self, text: str) -> None:
        """Do one legal action."""
        if text not in self.legal():
            raise ValueError(f"{text} is not legal: {sorted(self.legal())}")
        self.happened = set()
        if self.phase == "dice":
            self.dice[self.die_being_made()] += LETTERS[text.partition(":")[2]]
            if all(len(made) == 6 for made in self.dice.values()):
                self.happened.add("random dice")
                first = int(self.options["first"])
                self.turn, self.phase = (first, "spark") if first else (1, "first")
        elif self.phase == "first":
            self.turn = int(text.removeprefix("first "))
            self.phase = "spark"
        elif self.phase == "spark":
            self.throw([int(text.removeprefix("die "))])
        elif self.phase == "rolling":
            self.fall(text)
        elif text == "roll":
            self.roll()
        elif text == "stop":
            self.happened.add(f"stop at {len(self.line)}")
            self.stop()
        elif text == "take":
            self.happened.add("take")
            self.take()
        elif text.startswith("attack"):
            self.attack(int(text.removeprefix("attack ")))
        else:
            self.join(text)

    def throw(self, dice: list[int]) -> None:
        """These dice are thrown: they fall one by one, by number, and until then are told as they lay."""
        self.due = sorted(dice)
        self.base = len(self.line)
        self.phase = "rolling"

    def roll(self) -> None:
        """All dice outside the line (SH-2.2, SH-2.9); with a line of six the sixth die is a new Spark (SH-2.7)."""
        if len(self.line) == 6:
            self.happened.add("roll on with a Shizzle")
            self.line = self.line[-1:]
        elif len(self.line) > 1:
            self.happened.add(f"roll on from {len(self.line)}")
        self.throw([die for die, face in self.lying.items() if face not in self.line])

    def fall(self, face: str) -> None:
        self.lying[self.due.pop(0)] = face
        if self.due:
            return
        if not self.line:  # SH-2.1
            self.line = [face]
            self.base = 1
            self.phase = "ready"
        elif self.fitting():
            self.phase = "choose"
        else:  # SH-2.4
            self.happened.add("Choke on the first roll" if self.base == 1 and not self.pending else "Choke later")
            if self.pending:
                self.happened.add("Choke with a Shizzle")
            self.pending = 0
            self.end_turn()

    def join(self, face: str) -> None:
        is_fizzle = self.is_fizzle()
        self.line.append(face)
        if len(self.line) == 6:  # SH-2.7
            self.pending += 1
            self.happened.add("Shizzle" if self.pending == 1 else "two Shizzles")
        if is_fizzle:
            self.happened.add("Fizzle with a Shizzle" if self.pending else "Fizzle")
            self.stop()

    def line_points(self) -> int:
        """SH-2.0: the line is counted once; a line of six is a pending Shizzle and nothing besides."""
        return len(self.line) if len(self.line) < 6 else 0

    def stop(self) -> None:
        """SH-3.1: Shizzles are settled when the turn ends; without a victim they are taken (SH-3.2)."""
        if self.pending and self.victims():
            self.phase = "settle"
        else:
            self.take()

    def attack(self, seat: int) -> None:
        """SH-3.2: six or all they have go back to the bank."""
        lost = min(6, self.scores[seat])
        self.happened.add("attack" if lost == 6 else "attack for less")
        self.scores[seat] -= lost
        self.bank += lost
        self.pending -= 1
        if self.pending and not self.victims():
            self.happened.add("no victim left")
        self.stop()

    def take(self) -> None:
        """All that is left: six a Shizzle, and the line; or what the bank has (SH-3.3)."""
        earned = 6 * self.pending + self.line_points()
        gained = min(earned, self.bank)
        if gained < earned:
            self.happened.add("less in the bank")
        self.bank -= gained
        self.scores[self.turn] += gained
        self.pending = 0
        self.end_turn()

    def end_turn(self) -> None:
        """SH-3.5, or the end of the game: SH-3.6, SH-3.7."""
        self.turns += 1
        rounds, target = int(self.options["rounds"]), int(self.options["target"])
        why = {
            "end by the bank": self.bank == 0,
            "end by target": bool(target) and max(self.scores.values()) >= target,
            "end by rounds": bool(rounds) and self.turns == rounds * len(self.scores),
            "end by the cap": bool(self.options["cap"]) and self.turns == CAP,
        }
        if any(why.values()):
            self.happened |= {name for name, holds in why.items() if holds}
            self.phase = "over"
            if list(self.scores.values()).count(max(self.scores.values())) > 1:
                self.happened.add("shared win")
            return
        self.line = self.line[-1:]
        self.base = 1
        self.turn = self.turn % len(self.scores) + 1
        self.phase = "ready"

    # ---- the score

    def points(self, seat: int) -> int:
        return self.scores[seat]

    def win_share(self, seat: int) -> Fraction:
        """SH-3.6: the seat's part of the win."""
        best = [each for each, score in self.scores.items() if score == max(self.scores.values())]
        return Fraction(1, len(best)) if seat in best else Fraction(0)

    # ---- text

    def state_text(self) -> str:
        """The state as one line; what has its usual value is left out."""
        words = {"bank": str(self.bank), "scores": ",".join(map(str, self.scores.values()))}
        if self.phase == "dice" or self.dice != DEFAULT:
            words["colours"] = "/".join(made for made in self.dice.values() if made)
        if any(self.lying.values()):
            words["dice"] = ",".join(face or "-" for face in self.lying.values())
        if self.line:
            words["line"] = ",".join(self.line)
        if self.phase != "ready":
            words["phase"] = self.phase
        if self.turn != 1:
            words["turn"] = str(self.turn)
        if self.base != 1 and self.phase in ("choose", "settle", "over"):
            words["base"] = str(self.base)
        if self.due:
            words["due"] = "".join(map(str, self.due))
        if self.pending:
            words["pending"] = str(self.pending)
        if self.turns:
            words["turns"] = str(self.turns)
        options = [name if value is True else f"{name}:{value}" for name, value in self.options.items() if value]
        if options:
            words["options"] = ",".join(options)
        return " ".join(f"{key}={value}" for key, value in words.items())

    @classmethod
    def from_text(cls, text: str) -> Self:
        """The game that ``state_text`` wrote."""
        words = dict(word.split("=", 1) for word in text.split())
        scores = words["scores"].split(",")
        options = dict(word.partition(":")[::2] for word in words.get("options", "").split(",") if word)
        game = cls(len(scores), **{name: int(value) if value else True for name, value in options.items()})
        game.bank = int(words["bank"])
        game.scores = {seat: int(score) for seat, score in enumerate(scores, start=1)}
        made = dict(zip(DICE, words["colours"].split("/"), strict=False)) if "colours" in words else DEFAULT
        game.dice = {die: made.get(die, "") for die in DICE}
        if "dice" in words:
            faces = zip(DICE, words["dice"].split(","), strict=True)
            game.lying = {die: None if face == "-" else face for die, face in faces}
        game.line = words["line"].split(",") if "line" in words else []
        game.phase = words.get("phase", "ready")
        game.turn = int(words.get("turn", "1"))
        game.base = int(words.get("base", len(game.line) if game.phase == "rolling" else 1))
        game.due = [int(digit) for digit in words.get("due", "")]
        game.pending = int(words.get("pending", "0"))
        game.turns = int(words.get("turns", "0"))
        return game
