"""The modules that tests bind rules to: always the same, so that the rules of each game are compiled once for all."""

from bench import tree_search
from tests import speed_probe
from tumblestar.engine import game_loop

COMPILED_MODULES = speed_probe, game_loop, tree_search
