"""The rooms that tests bind a game's rules to: always the same, so that the rules of each are compiled once for all."""

from tests import speed_probe
from tumblestar.bots import playout, tree

ROOMS = speed_probe, playout, tree
