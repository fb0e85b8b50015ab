"""tumblestar: one box with tabletop games to play, to score and to study.

The front door for programs is `new` and `load`, which give a `Position`; see docs/python.md.
"""

from tumblestar.contract.errors import BadOption, Unreadable
from tumblestar.position import Position, load, new
from tumblestar.record import Record, Refused
from tumblestar.record_text import read_record

__version__ = "0.7.0"
__all__ = ["BadOption", "Position", "Record", "Refused", "Unreadable", "load", "new", "read_record"]
