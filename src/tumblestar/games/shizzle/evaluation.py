"""How good positions of Shizzle are."""

from tumblestar.games.shizzle.solver.win_shares import win_shares as win_shares
