"""Maps of optimal play in Shizzle for two seats, as text: win shares, when to roll on, when to attack.

    python -m bench.shizzle_maps

Rows are the mover's points, columns the other's, in steps of four; the bank has the rest of 40.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tumblestar.games import find
from tumblestar.games.shizzle import solution
from tumblestar.games.shizzle.evaluation import ActionValues
from tumblestar.games.shizzle.parts import BANKS, DICE
from tumblestar.games.shizzle.rules import ATTACK, TAKE

GAME = find("shizzle")
TOTAL = BANKS[2]
STEP = 4


def state(mine: int, other: int, entries: str = "line=R1") -> Any:
    """The state at the start of a turn with these points, or as other entries say."""
    return GAME.parse_state(f"bank={TOTAL - mine - other} scores={mine},{other} dice=R1,O1,P1,B1,G1,Y1 {entries}")


def each_turn(show: Callable[[ActionValues], str], width: int) -> str:
    """A table of `show` for the turn at every pair of scores."""
    lines = ["their points " + "".join(f"{other:>{width}}" for other in range(0, TOTAL, STEP))]
    for mine in range(0, TOTAL, STEP):
        line = f"mine {mine:>2}      "
        for other in range(0, TOTAL - mine, STEP):
            s = state(mine, other)
            line += f"{show(ActionValues(s)):>{width}}"
        lines.append(line)
    return "\n".join(lines)


def rolls_on(values_of: ActionValues, length: int) -> str:
    """`R` if every line of that length is better rolled on from than stopped with, `S` if none is, else `r`."""
    kinds = [kind for kind, size in enumerate(values_of.lines.length) if size == length]
    better = [values_of.rolls[0][kind] > values_of.stops[0][kind] for kind in kinds]
    return "R" if all(better) else "r" if any(better) else "S"


def shizzle(values_of: ActionValues) -> str:
    """With one Shizzle just made: `R` to roll on, else `A` to stop and attack or `T` to stop and take."""
    six = values_of.lines.length.index(DICE)
    if values_of.rolls[1][values_of.lines.onward[six]] > values_of.stops[1][six]:
        return "R"
    return attack(values_of, DICE)


def attack(values_of: ActionValues, line: int) -> str:
    """With a Shizzle pending and a line of that length: `A` if an attack is better, `T` if a take is, `=` if equal."""
    mine, other = values_of.s.score[:2]
    if not other:
        return "T"
    line_of = ",".join(("R1", "O1", "P1", "B1", "G1", "Y1")[:line])
    values = ActionValues(state(mine, other, f"line={line_of} phase=settle pending=1")).by_action
    gain = values[ATTACK + 1] - values[TAKE]
    return "=" if abs(gain) < 1e-9 else "A" if gain > 0 else "T"


def main() -> None:
    """Prints all maps."""
    solved = solution.shipped()
    print(f"First seat: {solved.low:.10f} to {solved.high:.10f}\n")
    print("The mover's share of the win, in percent")
    print(each_turn(lambda o: f"{100 * o.rolls[0][0]:.0f}", 5))
    for length in (3, 4, 5):
        print(
            f"\nA line of {length}, nothing pending: R roll on, S stop, r some lines of that length are rolled on from"
        )
        print(each_turn(lambda o, length=length: rolls_on(o, length), 4))
    print("\nA Shizzle just made: R roll on; else stop, and A attack or T take")
    print(each_turn(shizzle, 4))
    for line in (3, 5):
        print(f"\nStopping with one Shizzle and a line of {line}: A attack, T take")
        print(each_turn(lambda o, line=line: attack(o, line), 4))


if __name__ == "__main__":
    main()
