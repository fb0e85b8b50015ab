"""What lines can come of a roll, for any Latin square of dice, counted over every roll; alike positions counted once.

A *place* in a turn is the last die of the line as it lies, and which dice the line holds: what may come next depends
on nothing else. A *symmetry* carries faces to faces so that dice stay dice and what fits keeps fitting; places that a
symmetry carries to one another have the same future. `RollClasses` finds the symmetries, checks each, and numbers the
kinds of places. With the default dice all Sparks are of one kind.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import permutations, product

from tumblestar.games.shizzle.parts import DICE, latin_fault

Table = tuple[tuple[int, ...], ...]
"""The colour of each number of each die, counted from 0."""
FACES = DICE * DICE
SETS = 1 << DICE


def face_of(die: int, number: int) -> int:
    """The number of a face: those of a die stand together."""
    return die * DICE + number


def fits(table: Table, face: int, other: int) -> bool:
    """Whether two faces of different dice share number or colour (SH-2.3)."""
    (die, number), (second, shown) = divmod(face, DICE), divmod(other, DICE)
    return die != second and (number == shown or table[die][number] == table[second][shown])


def is_symmetry(table: Table, carried: Sequence[int]) -> bool:
    """Whether a map of faces (face -> face) is one to one, keeps each die together, and keeps what fits.

    That is all a turn depends on: a roll gives every face of a die the same chance, and so does the carried roll.
    """
    if sorted(carried) != list(range(FACES)):
        return False
    for face in range(FACES):
        if carried[face] // DICE != carried[face // DICE * DICE] // DICE:
            return False
    fitting = fitting_of(table)
    for face in range(FACES):
        image, fits_on = 0, fitting[face]
        while fits_on:
            other = (fits_on & -fits_on).bit_length() - 1
            image |= 1 << carried[other]
            fits_on &= fits_on - 1
        if image != fitting[carried[face]]:
            return False
    return True


@lru_cache(maxsize=8)
def fitting_of(table: Table) -> tuple[int, ...]:
    """The faces that fit each face, one bit each."""
    return tuple(sum(1 << other for other in range(FACES) if fits(table, face, other)) for face in range(FACES))


def symmetries(table: Table) -> list[tuple[int, ...]]:
    """The maps of faces that permute dice, numbers and colours, perhaps with numbers for colours, and fit the table."""
    numbered = [tuple(row.index(colour) for colour in range(DICE)) for row in table]  # the number of each colour
    rows = {row: die for die, row in enumerate(table)}
    found: list[tuple[int, ...]] = []
    for source in (table, tuple(numbered)):
        # `source[die][x]` is the colour of number x; or, exchanged, the number of colour x, in the place of a colour.
        for first, onto in product(range(DICE), permutations(range(DICE))):
            paint = [0] * DICE  # what each colour becomes, so that die 0 becomes die `first`
            for x in range(DICE):
                paint[source[0][x]] = table[first][onto[x]]
            carried = _carried(table, source, rows, onto, paint)
            if carried:
                found.append(carried)
    return found


def _carried(
    table: Table, source: Table, rows: dict[tuple[int, ...], int], onto: Sequence[int], paint: Sequence[int]
) -> tuple[int, ...]:
    """The map of faces that takes x to onto[x] and colour c to paint[c]; empty where some die becomes none."""
    carried = [0] * FACES
    for die in range(DICE):
        row = [0] * DICE
        for x in range(DICE):
            row[onto[x]] = paint[source[die][x]]
        image = rows.get(tuple(row))
        if image is None:
            return ()
        for x in range(DICE):
            number = x if source is table else source[die][x]
            carried[face_of(die, number)] = face_of(image, onto[x])
    return tuple(carried)


class RollClasses:
    """The kinds of places of a table, and what a roll makes of each.

    `kind[face][held]` is the kind of a place, `held` being one bit a die of the line; of a kind, `length` is how many
    dice, `spark` the kind of its last die alone, `onward` the kind that one rolls on from, and `chokes` of `outcomes`
    rolls let nothing join. All other rolls are sorted into groups: `counts[g]` rolls let the player reach any of the
    kinds `ends[starts[g]:starts[g+1]]`, and no other, by the next decision to stop or roll on; the groups of a kind are
    `groups[kind]` to `groups[kind + 1]`. Lines of two are not rolled from (SH-2.5), and lines of six from their last
    die alone: they have no outcomes. Raises ValueError for what is no Latin square.
    """

    def __init__(self, table: Table) -> None:
        die, number = latin_fault(table)
        if die:
            raise ValueError(f"the dice are no Latin square: number {number} of die {die} repeats a colour")
        self.table = table
        self.symmetries = symmetries(table)
        for carried in self.symmetries:
            if not is_symmetry(table, carried):
                raise AssertionError("a map that is no symmetry was found")
        self._fitting = fitting_of(table)
        self.kind = [[-1] * SETS for _ in range(FACES)]
        self.length: list[int] = []
        self.of: list[tuple[int, int]] = []
        """A place of each kind: the face of its last die, and the dice held."""
        self._number_kinds()
        self.spark = [self.kind[face][1 << face // DICE] for face, _ in self.of]
        self.onward = [self.spark[kind] if length == DICE else kind for kind, length in enumerate(self.length)]
        self.outcomes = [0 if length in (2, DICE) else DICE ** (DICE - length) for length in self.length]
        self.chokes = [0] * len(self.of)
        self.groups, self.counts, self.starts, self.ends = [0], list[int](), [0], list[int]()
        for kind in range(len(self.of)):
            self._count(kind)
            self.groups.append(len(self.counts))

    @property
    def sparks(self) -> int:
        """How many kinds of Sparks there are; they have the first numbers."""
        return self.length.count(1)

    def _number_kinds(self) -> None:
        """Numbers the kinds, short lines first."""
        held_by_length = sorted(range(1, SETS), key=lambda held: (held.bit_count(), held))
        for held in held_by_length:
            for face in range(FACES):
                if (held >> face // DICE) & 1 and self.kind[face][held] < 0:
                    for carried in self.symmetries:
                        image = sum(1 << carried[die * DICE] // DICE for die in range(DICE) if (held >> die) & 1)
                        self.kind[carried[face]][image] = len(self.of)
                    self.of.append((face, held))
                    self.length.append(held.bit_count())

    def _count(self, kind: int) -> None:
        """Sorts every roll from a kind of place into its group."""
        face, held = self.of[kind]
        if not self.outcomes[kind]:
            return
        loose = [die for die in range(DICE) if not (held >> die) & 1]
        seen: Counter[tuple[int, ...]] = Counter()
        for faces in product(*([1 << die * DICE + number for number in range(DICE)] for die in loose)):
            seen[self.reachable(face, held, sum(faces))] += 1
        self.chokes[kind] = seen.pop((), 0)
        for ends, count in sorted(seen.items()):
            self.counts.append(count)
            self.ends.extend(ends)
            self.starts.append(len(self.ends))

    def reachable(self, face: int, held: int, fallen: int) -> tuple[int, ...]:
        """The kinds of places that can be reached with the fallen faces, one bit each; without those that may not be.

        After five dice those are lines of three and more, or, where there are none, of two (SH-2.8).
        """
        fitting, kind, length = self._fitting, self.kind, self.length
        seen: set[tuple[int, int]] = set()
        found: set[int] = set()
        edge = [(face, held, fallen)]
        while edge:
            last, dice, rest = edge.pop()
            fits_on = fitting[last] & rest
            while fits_on:
                bit = fits_on & -fits_on
                fits_on ^= bit
                other = bit.bit_length() - 1
                if (other, rest) not in seen:
                    seen.add((other, rest))
                    grown = dice | 1 << other // DICE
                    found.add(kind[other][grown])
                    edge.append((other, grown, rest ^ bit))
        if not held & (held - 1):
            longer = {end for end in found if length[end] > 2}
            found = longer or found
        return tuple(sorted(found))

    def falls(self, face: int, held: int) -> dict[int, int]:
        """By kind of place, the falls of the other dice that reach it, from a line that ends with a face.

        A set of falls is a number with one bit each, in the order of `falls_showing`. This is `reachable` for all falls
        at once, but for the rule of SH-2.8.
        """
        loose = [die for die in range(DICE) if not held >> die & 1]
        showing = falls_showing(len(loose))
        found: dict[int, int] = {}
        edge = {(face, held): (1 << DICE ** len(loose)) - 1}
        while edge:
            grown: dict[tuple[int, int], int] = {}
            for (last, dice), falls in edge.items():
                for i, die in enumerate(loose):
                    for number in range(DICE) if not dice >> die & 1 else ():
                        other = die * DICE + number
                        if self._fitting[last] >> other & 1 and (hit := falls & showing[i][number]):
                            step = other, dice | 1 << die
                            grown[step] = grown.get(step, 0) | hit
            for (other, dice), falls in grown.items():
                kind = self.kind[other][dice]
                found[kind] = found.get(kind, 0) | falls
            edge = grown
        return found


@lru_cache(maxsize=DICE)
def falls_showing(dice: int) -> tuple[tuple[int, ...], ...]:
    """By die and number, less 1, the set of the falls of so many dice in which it shows; the first die counts up."""
    found: list[tuple[int, ...]] = []
    for die in range(dice):
        block, period = DICE**die, DICE ** (die + 1)
        every = sum(((1 << block) - 1) << start for start in range(0, DICE**dice, period))
        found.append(tuple(every << number * block for number in range(DICE)))
    return tuple(found)


@lru_cache(maxsize=8)
def roll_classes_of(table: Table) -> RollClasses:
    """The roll classes of a table, cached."""
    return RollClasses(table)
