"""tumblestar: one box with tabletop games to play, to score and to study.

The front door for programs is `new` and `load`, which give a `Position`; see docs/python.md.
"""

from importlib import import_module

TYPE_CHECKING = False  # what typing has, which takes a while to load
if TYPE_CHECKING:
    from tumblestar.contract.errors import BadOption, Unreadable
    from tumblestar.position import Position, load, new
    from tumblestar.record import Record, Refused
    from tumblestar.record.text import read_record

__version__ = "0.7.0"
__all__ = ["BadOption", "Position", "Record", "Refused", "Unreadable", "load", "new", "read_record"]

_MODULES = {
    **dict.fromkeys(("BadOption", "Unreadable"), "contract.errors"),
    **dict.fromkeys(("Position", "load", "new"), "position"),
    **dict.fromkeys(("Record", "Refused"), "record"),
    "read_record": "record.text",
}


def __getattr__(name: str) -> object:
    """A public name, whose module is imported when it is first used: commands start sooner so."""
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)
