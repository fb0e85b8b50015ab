"""How much Shizzle's `optimal` gives away with three to six seats: best responses to it.

    python -m bench.shizzle_best_response --keep                        three seats exactly, four to six by lookahead
    python -m bench.shizzle_best_response --seats 4 --exact --keep      four seats exactly (an hour, 4 GB)

All seats but one play our policy. What the other one, the responder, can win more than a fair share is what the policy
gives away: if all play it, each seat wins a fair share in the mean over the places in the turn order.

*Exactly*: the responder faces a Markov decision process over all positions between turns. Policy iteration solves it,
and each turn is solved exactly. Of equally good actions (within 1e-9) our bots take any; here they take the first one.
With three seats they also take those that are best for the responder: a bound from above for any rule for ties.

*By lookahead*: the responder values each way to end its turn by the next seat's turn, played out exactly by our policy,
and then by the estimate. It is one step of improvement, so this bounds from below what the policy gives away. Games
are sampled; what each turn leads to is known exactly, which leaves little of the noise: the mean of what turns move the
estimate by, beside the estimate at the start, is an unbiased result.
"""

from __future__ import annotations

import argparse
import math
import time
from typing import Any

import numpy as np

from bench.__main__ import commit, write
from bench.shizzle_fit import shares as estimated_shares
from bench.shizzle_turn_table import MOST_LEVELS, TurnTable, shares_at_end
from bench.shizzle_turns import Turns
from tumblestar.games.shizzle.parts import BANKS, DICE, SHIZZLE
from tumblestar.games.shizzle.solver import share_tables
from tumblestar.games.shizzle.solver.turn_values import AHEAD, place_of_three

POLICY_LEVELS = AHEAD + 1
LOOKAHEAD = 2
"""Pending Shizzles up to which the responder looks ahead; with more it goes by the estimate."""
TIES = 1e-9
ACCURACY, STEP = 1e-9, 1e-7
"""When an iteration of values, and of policies, ends: the largest change of a share."""
LEVELS_OF_FOUR = 6
"""Counts of pending Shizzles that a responder among four looks at."""


def policy_values(table: TurnTable, scores: Any) -> Any:
    """What our policy goes by: in each position, the share of the seat that has just moved, the last one to move next.

    By the shipped table for three seats and all points of the box, else by the shipped estimate.
    """
    values = estimated_shares(scores, table.total, np.array(share_tables.estimate_rows(table.seats)))[:, -1]
    if (table.seats, table.total) == (3, share_tables.THREE_SEAT_TOTAL):
        first, second = share_tables.three_seat_columns()
        for i in np.nonzero(scores.sum(1) < table.total)[0]:
            place = place_of_three(*scores[i].tolist())
            values[i] = max(0.0, 1.0 - first[place] - second[place])
    return values


# ------------------------------------------------------------------------------------------------ exactly


class Exact:
    """The responder's shares in all positions; `shares[rank][place]` if it moves `place` turns from now."""

    def __init__(self, table: TurnTable, values: Any) -> None:
        self.table, self.values = table, values
        scores = table.scores(np.arange(table.count))
        over = scores.sum(1, keepdims=True) == table.total
        self.shares = np.where(over, shares_at_end(scores), 1 / table.seats)
        policy = table.turns(table.values(values), POLICY_LEVELS)
        self._others = (policy,) * (table.seats - 1)
        self._iterate(policy)
        self.policy_shares = self.shares.copy()

    def _iterate(self, mine: Turns) -> None:
        while self.table.bound.call.sweep(self.shares, mine, self._others) > ACCURACY:
            pass

    def improve(self, favour: bool) -> float:
        """One step of policy iteration; with `favour`, ties of the others are the responder's to decide.

        Returns the largest change of a share at the start of a game.
        """
        table, before = self.table, self.shares[0].copy()
        if favour:
            self._others = tuple(
                table.turns(table.values(self.values + TIES * self.shares[:, place - 1]), POLICY_LEVELS)
                for place in range(1, table.seats)
            )
        self._iterate(table.turns(table.values(self.shares[:, -1]), MOST_LEVELS if table.seats < 4 else LEVELS_OF_FOUR))
        return float(np.abs(self.shares[0] - before).max())

    def solve(self, favour: bool = False) -> float:
        """The best response; returns what it wins above a fair share, in the mean over the places in the turn order."""
        while self.improve(favour) > STEP:
            pass
        return float(self.shares[0].mean() - 1 / self.table.seats)


def exactly(seats: int, favour: bool) -> dict[str, Any]:
    """What our policy gives away, in points of a percent, with the shares of each place in the turn order."""
    table = TurnTable(seats, BANKS[seats])
    found = Exact(table, policy_values(table, table.scores(np.arange(table.count))))
    given = found.solve()
    result: dict[str, Any] = {
        "seats": seats, "how": "exact", "gives away": round(100 * given, 4),
        "policy": found.policy_shares[0].round(6).tolist(), "response": found.shares[0].round(6).tolist(),
    }  # fmt: skip
    if favour:
        result["at most, whatever ties"] = round(100 * found.solve(favour=True), 4)
    return result


# ------------------------------------------------------------------------------------------------ by lookahead


class Lookahead:
    """A responder that looks one turn of the next seat ahead."""

    def __init__(self, table: TurnTable, factors: share_tables.Factors | None = None) -> None:
        self.table = table
        self.rows = np.array(share_tables.estimate_rows(table.seats, factors))
        self.policy = self.table.values(factors=self.rows)

    def estimated(self, ranks: Any) -> Any:
        """The estimated shares of positions, exact for ended games: (positions, seats)."""
        return estimated_shares(self.table.scores(ranks), self.table.total, self.rows)

    def means(self, turns: Turns) -> Any:
        """The mean estimated shares after turns, of the seats in the order before them: (positions, seats)."""
        rows, columns = np.nonzero(np.arange(turns.nexts.shape[1]) < turns.counts[:, None])
        found = self.estimated(turns.nexts[rows, columns]) * turns.chances[rows, columns, None]
        return np.stack([np.bincount(rows, part, len(turns.counts)) for part in np.roll(found, 1, axis=1).T], 1)

    def policy_turns(self, ranks: Any) -> Turns:
        """What turns of our policy lead to."""
        return self.table.turns(self.policy, POLICY_LEVELS, ranks)

    def turns(self, ranks: Any) -> Turns:
        """What the responder's turns lead to."""
        table = self.table
        ends = {end for scores in table.scores(ranks).tolist() for end in self._ends(scores)}
        after = np.unique(table.ranks(np.array(sorted(ends))))
        after = after[table.scores(after).sum(1) < table.total]
        values = self.means(self.policy_turns(after))[:, -1]
        return table.turns(table.values(values, self.rows, after), POLICY_LEVELS, ranks)

    def _ends(self, scores: list[int]) -> set[tuple[int, ...]]:
        """The scores that a turn can leave with few Shizzles, those of the next seat first."""
        found = {(*scores[1:], scores[0])}
        for pending in range(LOOKAHEAD + 1):
            for (mine, *others), bank, takes in after_attacks(tuple(scores), self.table.total - sum(scores), pending):
                lines = (*range(2, DICE), 0) if pending else range(2, DICE)
                found |= {(*others, mine + min(bank, SHIZZLE * takes + line)) for line in lines}
        return found

    def play(self, games: int, seed: int) -> Any:
        """What the responder wins above the estimate at the start, by game; its seat changes from game to game."""
        table, rng = self.table, np.random.default_rng(seed)
        place = np.arange(games) % table.seats
        ranks = np.zeros(games, np.int64)
        shares = self.estimated(ranks)[np.arange(games), place]
        alive = np.arange(games)
        while len(alive):
            at, mover = ranks[alive], place[alive] == 0
            before = self.estimated(at)[np.arange(len(alive)), place[alive]]
            after, nexts = np.zeros(len(alive)), np.zeros(len(alive), np.int64)
            for chosen, turns_of in ((mover, self.turns), (~mover, self.policy_turns)):
                if chosen.any():
                    turns = turns_of(at[chosen])
                    after[chosen] = self.means(turns)[np.arange(chosen.sum()), place[alive][chosen]]
                    nexts[chosen] = _drawn(turns, rng)
            shares[alive] += after - before
            ranks[alive], place[alive] = nexts, (place[alive] - 1) % table.seats
            alive = alive[table.scores(nexts).sum(1) < table.total]
        return shares


def after_attacks(scores: tuple[int, ...], bank: int, pending: int) -> set[tuple[tuple[int, ...], int, int]]:
    """What attacks can leave: (scores with the mover's first, bank, Shizzles left to take)."""
    found = {(scores, bank, pending)}
    stack = [(scores, bank, pending)]
    while stack:
        scores, bank, left = stack.pop()
        for seat in range(1, len(scores)) if left else ():
            lost = min(SHIZZLE, scores[seat])
            step = (*scores[:seat], scores[seat] - lost, *scores[seat + 1 :]), bank + lost, left - 1
            if lost and step not in found:
                found.add(step)
                stack.append(step)
    return found


def _drawn(turns: Turns, rng: np.random.Generator) -> Any:
    """One of the outcomes of each turn, by their chances."""
    known = np.arange(turns.nexts.shape[1]) < turns.counts[:, None]
    whole = np.where(known, turns.chances, 0.0).cumsum(1)
    chosen = (whole < rng.random(len(whole))[:, None] * whole[:, -1:]).sum(1)
    return turns.nexts[np.arange(len(whole)), chosen]


def by_lookahead(seats: int, games: int, seed: int) -> dict[str, Any]:
    """A lower bound of what our policy gives away, in points of a percent, with a 95 % interval."""
    shares = Lookahead(TurnTable(seats, BANKS[seats])).play(games, seed)
    mean = 100 * float(shares.mean() - 1 / seats)
    error = 100 * 1.96 * float(shares.std(ddof=1)) / math.sqrt(games)
    return {
        "seats": seats, "how": f"lookahead, {games} games: a lower bound",
        "gives away": round(mean, 4), "low": round(mean - error, 4), "high": round(mean + error, 4),
    }  # fmt: skip


def main() -> None:
    """Measures the numbers of seats on the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.shizzle_best_response", description=__doc__.split("\n")[0])
    parser.add_argument("--seats", type=int, nargs="*", default=[3, 4, 5, 6], choices=(3, 4, 5, 6))
    parser.add_argument("--exact", action="store_true", help="four seats exactly too")
    parser.add_argument("--games", type=int, default=600, help="for lookahead")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", action="store_true", help="keep the results in bench/results")
    args = parser.parse_args()
    at_start = commit()
    for seats in args.seats:
        start = time.time()
        is_exact = seats == 3 or (seats == 4 and args.exact)
        found = exactly(seats, seats == 3) if is_exact else by_lookahead(seats, args.games, args.seed)
        print(f"{found}; {(time.time() - start) / 60:.1f} minutes", flush=True)
        if args.keep:
            name = f"shizzle-response-{seats}{'-exact' if seats == 4 and is_exact else ''}"
            write(name, "shizzle_best_response", found, at_start)


if __name__ == "__main__":
    main()
