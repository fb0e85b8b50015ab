"""A second, slow Twisty, written from the rulebook alone, to be compared with the real rules.

Nothing here is shared with ``src``: squares are texts such as ``c3``, what lies on them is a word, the board is a
dict, a row is a list of cards.  Each method cites the rule it reads.
"""

from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from typing import Self

FILES = "abcdefg"
RANKS = "1234567"
SQUARES = [file + rank for rank in RANKS for file in FILES]
CORNERS = ["a1", "g1", "a7", "g7"]
CENTRE = "d4"
COLOURS = ["red", "orange", "yellow", "green", "blue", "purple", "pink"]
EXTRAS = ["step", "diagonal", "leap", "teleport"]
BOX = dict.fromkeys(COLOURS, 4) | {"step": 3, "diagonal": 3, "leap": 3, "teleport": 4, "safety": 3}
LETTERS = dict(zip("ROYGBPKsdlth", BOX, strict=True))
MARKS = {kind: letter for letter, kind in LETTERS.items()}
SHAPES = {"L": {(1, 2)}, "leap": {(1, 2)}, "step": {(0, 1)}, "diagonal": {(1, 1)}}
ROUNDS = 100
OPTIONS = ["short_game", "same_order", "chosen_corners", "take_under"]


@cache
def reach(start: str, shape: str) -> frozenset[str]:
    """The squares one L, step, diagonal or leap away."""
    found: set[str] = set()
    for target in SQUARES:
        across = abs(FILES.index(start[0]) - FILES.index(target[0]))
        along = abs(RANKS.index(start[1]) - RANKS.index(target[1]))
        if (min(across, along), max(across, along)) in SHAPES[shape]:
            found.add(target)
    return frozenset(found)


@dataclass
class Card:
    """One colour of a row and what lies under it."""

    colour: str
    has_cube: bool = False
    is_safe: bool = False


@dataclass
class Player:
    """A seat's piece and its row of cards, left to right."""

    square: str | None = None
    row: list[Card] = field(default_factory=list[Card])

    def next_colour(self) -> str | None:
        """TY-4.3: the first card without a cube; None with all seven (or with none dealt)."""
        return next((card.colour for card in self.row if not card.has_cube), None)

    def cubes(self) -> list[Card]:
        return [card for card in self.row if card.has_cube]

    def has_all(self) -> bool:
        return len(self.cubes()) == len(COLOURS)

    def card(self, colour: str) -> Card:
        return next(card for card in self.row if card.colour == colour)


class Naive:
    """One game of Twisty; ``play`` changes it in place."""

    def __init__(
        self,
        seats: int,
        *,
        short_game: bool = False,
        same_order: bool = False,
        chosen_corners: bool = False,
        take_under: bool = False,
        first: int = 0,
    ) -> None:
        self.players = {seat: Player() for seat in range(1, seats + 1)}
        self.options = {
            "short_game": short_game,
            "same_order": same_order,
            "chosen_corners": chosen_corners,
            "take_under": take_under,
        }
        self.first = first
        self.board: dict[str, str] = {}
        self.phase = "counters"
        self.turn = 1
        self.robbed: int | None = None
        self.landed: set[str] = set()
        self.laid = 0
        self.turns = 0
        self.winner: int | None = None
        self.happened: set[str] = set()  # what the last action did, for tests that rare things occur

    # ---- who and what

    @property
    def actor(self) -> str | int | None:
        """``"*"`` for chance, a seat's number, or None when over."""
        if self.phase == "over":
            return None
        if self.phase == "robbed":
            return self.robbed
        if self.phase in ("move", "extra"):
            return self.turn
        if self.phase == "corners" and self.options["chosen_corners"]:
            return self.seat_after(self.laid)
        return "*"

    def seat_after(self, places: int) -> int:
        """The seat so many places clockwise of the one whose turn it is."""
        return (self.turn - 1 + places) % len(self.players) + 1

    @property
    def mover(self) -> Player:
        return self.players[self.turn]

    def owner_of_piece_on(self, square: str) -> int | None:
        return next((seat for seat, player in self.players.items() if player.square == square), None)

    def free_corners(self) -> list[str]:
        return [corner for corner in CORNERS if self.owner_of_piece_on(corner) is None]

    def places(self) -> list[str]:
        """TY-2.1: where the counters go, in the order in which they are laid."""
        return [square for square in SQUARES if square not in CORNERS and square != CENTRE]

    def weights(self) -> dict[str, int]:
        """At chance: every outcome with its weight."""
        if self.actor != "*":
            return {}
        if self.phase == "counters":
            place = self.places()[self.laid]
            lying = list(self.board.values())
            left = {kind: count - lying.count(kind) for kind, count in BOX.items()}
            return {f"{place}:{kind}": count for kind, count in left.items() if count > 0}
        if self.phase == "cards":
            row = self.players[self.seat_being_dealt()].row
            return {f"card {colour}": 1 for colour in COLOURS if colour not in [card.colour for card in row]}
        if self.phase == "first":
            return {f"first {seat}": 1 for seat in self.players}
        return {f"corner {corner}": 1 for corner in self.free_corners()}

    def seat_being_dealt(self) -> int:
        return next(seat for seat, player in self.players.items() if len(player.row) < len(COLOURS))

    def legal(self) -> set[str]:
        """Every action that may be done now, as texts."""
        if self.phase == "over":
            return set()
        if self.actor == "*":
            return set(self.weights())
        if self.phase in ("robbed", "corners"):
            return {f"corner {corner}" for corner in self.free_corners()}  # TY-4.4, TY-2.2
        start = self.mover.square
        assert start is not None
        if self.phase == "move":  # TY-3.1, TY-3.11
            moves = {f"{start}-{target}" for target in reach(start, "L") if not self.why_not_enter(target)}
            return moves or {"stay"}
        moves = {f"{start}-{target}" for target in SQUARES if not self.why_not_go_on(start, target)}
        return moves | {"stay"}  # TY-3.5

    def why_not_enter(self, target: str) -> str:
        """The tag that forbids ending a move (not a teleport) there, or "": sections 3.9, 4.1, 5.2."""
        owner = self.owner_of_piece_on(target)
        if owner is None:
            return ""
        wanted = self.mover.next_colour()
        if wanted is None:
            return "TY-5.2"
        card = self.players[owner].card(wanted)
        if card.has_cube and not card.is_safe:
            return ""
        return "TY-3.7" if card.has_cube else "TY-4.1"

    def why_not_go_on(self, start: str, target: str) -> str:
        """The tag that forbids this extra move, or ""."""
        counter = self.board.get(start)
        assert counter in EXTRAS
        if counter == "teleport":
            if self.board.get(target) != "teleport" or target == start:
                return "TY-3.6"
            if self.owner_of_piece_on(target) is not None:
                return "TY-3.9"
        elif target not in reach(start, counter):
            return "TY-3.5"
        if target in self.landed:
            return "TY-3.10"
        return self.why_not_enter(target)

    def refusal(self, text: str) -> str:
        """The tag of the rule that forbids an action, "" for a legal one."""
        if self.phase == "over":
            return "TY-5.1"
        if text in self.legal():
            return ""
        if self.phase == "move":
            start, _, target = text.partition("-")
            if text == "stay" or target not in reach(start, "L"):
                return "TY-3.1"
            return self.why_not_enter(target)
        if self.phase == "extra":
            start, _, target = text.partition("-")
            return self.why_not_go_on(start, target)
        tags = {"robbed": "TY-4.4", "corners": "TY-2.2", "first": "TY-2.4", "cards": "TY-2.3", "counters": "TY-2.1"}
        return tags[self.phase]

    # ---- doing

    def play(self, text: str) -> None:
        """Do one legal action."""
        if text not in self.legal():
            raise ValueError(f"{text} is not legal: {sorted(self.legal())}")
        self.happened = set()
        if self.phase == "counters":
            square, _, kind = text.partition(":")
            self.board[square] = kind
            self.laid += 1
            if self.laid == len(self.places()):
                self.phase, self.laid = "cards", 0
        elif self.phase == "cards":
            self.deal(text.removeprefix("card "))
        elif self.phase == "first":
            self.turn = int(text.removeprefix("first "))
            self.phase = "corners"
        elif self.phase == "corners":
            if self.actor != "*":
                self.happened.add("chosen corner")
            self.players[self.seat_after(self.laid)].square = text.removeprefix("corner ")
            self.laid += 1
            if self.laid == len(self.players):
                self.phase, self.laid = "move", 0
        elif self.phase == "robbed":
            assert self.robbed is not None
            self.players[self.robbed].square = text.removeprefix("corner ")
            self.robbed = None
            self.settle(after_theft=True)
        elif text == "stay":
            self.happened.add("skipped" if self.phase == "move" else "stayed")
            self.end_turn()
        else:
            self.land(text.partition("-")[2])

    def deal(self, colour: str) -> None:
        """TY-2.3: a card to the right end of the row being laid, or of all rows."""
        dealt = list(self.players) if self.options["same_order"] else [self.seat_being_dealt()]
        if len(dealt) > 1:
            self.happened.add("same order")
        for seat in dealt:
            self.players[seat].row.append(Card(colour))
        self.laid += 1
        if all(len(player.row) == len(COLOURS) for player in self.players.values()):
            self.laid = 0
            self.phase = "corners" if self.first else "first"  # TY-2.4
            if self.first:
                self.turn = self.first

    def land(self, target: str) -> None:
        """The mover ends an L or an extra move on a square."""
        victim = self.owner_of_piece_on(target)
        self.mover.square = target
        self.landed.add(target)
        if victim is None:
            self.settle(after_theft=False)
            return
        colour = self.mover.next_colour()
        assert colour is not None
        self.happened.add("theft")
        if len(self.landed) > 1:
            self.happened.add("theft in a chain")
        robbed_row = self.players[victim].row
        robbed_row.remove(self.players[victim].card(colour))
        robbed_row.append(Card(colour))  # TY-4.3
        mine = self.mover.card(colour)
        mine.has_cube, mine.is_safe = True, False  # TY-4.2
        self.landed = {target}  # the theft came with this landing: coming back here would change nothing (TY-3.10)
        if self.mover.has_all() and (self.options["short_game"] or target == CENTRE):  # TY-5.3, TY-5.4
            self.win()
        else:  # TY-4.4; until the victim has chosen, both pieces stand there
            self.phase, self.robbed = "robbed", victim

    def settle(self, *, after_theft: bool) -> None:
        """What the square under the mover's piece does, once any victim has left it."""
        mover = self.mover
        square = mover.square
        assert square is not None
        under = self.board.get(square)
        if under in EXTRAS:
            self.phase = "extra"  # TY-3.5, TY-4.6
            self.happened.add(under)
            if len(self.landed) > 2:
                self.happened.add("chain of three")
            return
        if under == "safety":  # TY-3.7
            self.happened.add("safety")
            for card in mover.cubes():
                card.is_safe = True
        elif (
            under is not None and under == mover.next_colour() and (self.options["take_under"] or not after_theft)
        ):  # TY-3.3, TY-4.6
            self.happened.add("cube under a victim" if after_theft else "cube")
            mover.card(under).has_cube = True
            del self.board[square]
            if self.options["short_game"] and mover.has_all():  # TY-5.4
                self.win()
                return
        elif square == CENTRE and mover.has_all():  # TY-5.1
            self.win()
            return
        self.end_turn()

    def win(self) -> None:
        self.happened.add("win off the centre" if self.mover.square != CENTRE else "win on the centre")
        self.winner = self.turn
        self.phase = "over"

    def end_turn(self) -> None:
        """The next seat clockwise, or the end after the last round (TY-5.5)."""
        self.landed = set()
        self.turns += 1
        if self.turns == ROUNDS * len(self.players):
            self.happened.add("round limit")
            self.phase = "over"
        else:
            self.turn = self.seat_after(1)
            self.phase = "move"

    # ---- the score

    def points(self, seat: int) -> int:
        return len(self.players[seat].cubes())

    def win_share(self, seat: int) -> Fraction:
        """TY-5.1 and TY-5.5: the seat's part of the win."""
        if self.winner is not None:
            return Fraction(int(seat == self.winner))
        standing = {
            each: (len(player.cubes()), sum(card.is_safe for card in player.row))
            for each, player in self.players.items()
        }
        best = [each for each, rank in standing.items() if rank == max(standing.values())]
        return Fraction(1, len(best)) if seat in best else Fraction(0)

    # ---- text

    def state_text(self) -> str:
        """The state as one line; what has its usual value is left out."""
        words: dict[str, str] = {"board": "/".join(self.rank_text(rank) for rank in reversed(RANKS))}
        words["pawns"] = ",".join(player.square or "-" for player in self.players.values())
        words["rows"] = ",".join(row_text(player) for player in self.players.values())
        if self.phase != "move":
            words["phase"] = self.phase
        if self.turn != 1:
            words["turn"] = str(self.turn)
        seat = self.seat_after(self.laid) if self.phase == "corners" else self.robbed
        if seat not in (None, self.turn):
            words["actor"] = str(seat)  # whose piece is being placed
        if self.landed:
            words["landed"] = ",".join(sorted(self.landed, key=SQUARES.index))
        if self.laid:
            words["laid"] = str(self.laid)
        if self.turns:
            words["turns"] = str(self.turns)
        if self.winner is not None:
            words["winner"] = str(self.winner)
        options = [f"first:{self.first}"] if self.first else []
        options += [name for name in OPTIONS if self.options[name]]
        if options:
            words["options"] = ",".join(options)
        return " ".join(f"{key}={value}" for key, value in words.items())

    def rank_text(self, rank: str) -> str:
        text, empty = "", 0
        for file in FILES:
            kind = self.board.get(file + rank)
            if kind is None:
                empty += 1
                continue
            text += (str(empty) if empty else "") + MARKS[kind]
            empty = 0
        return text + (str(empty) if empty else "")

    @classmethod
    def from_text(cls, text: str) -> Self:
        """The game that ``state_text`` wrote."""
        words = dict(word.split("=", 1) for word in text.split())
        rows = words["rows"].split(",")
        game = cls(len(rows))
        for name in filter(None, words.get("options", "").split(",")):
            if name.startswith("first:"):
                game.first = int(name.removeprefix("first:"))
            else:
                game.options[name] = True
        for rank, line in zip(reversed(RANKS), words["board"].split("/"), strict=True):
            marks = "".join(" " * int(mark) if mark.isdigit() else mark for mark in line)
            for file, mark in zip(FILES, marks, strict=True):
                if mark != " ":
                    game.board[file + rank] = LETTERS[mark]
        for player, square, row in zip(game.players.values(), words["pawns"].split(","), rows, strict=True):
            player.square = None if square == "-" else square
            collected, _, wanted = row.partition(".")
            for mark in collected:
                if mark == "!":
                    player.row[-1].is_safe = True
                else:
                    player.row.append(Card(LETTERS[mark], has_cube=True))
            player.row += [Card(LETTERS[mark]) for mark in wanted]
        game.phase = words.get("phase", "move")
        game.turn = int(words.get("turn", "1"))
        game.robbed = int(words["actor"]) if game.phase == "robbed" else None
        game.landed = set(filter(None, words.get("landed", "").split(",")))
        game.laid = int(words.get("laid", "0"))
        game.turns = int(words.get("turns", "0"))
        game.winner = int(words["winner"]) if "winner" in words else None
        return game


def row_text(player: Player) -> str:
    """A row as text: collected cards, a mark after the protected ones, a point, the cards to collect."""
    collected = "".join(MARKS[card.colour] + ("!" if card.is_safe else "") for card in player.row if card.has_cube)
    return collected + "." + "".join(MARKS[card.colour] for card in player.row if not card.has_cube)
