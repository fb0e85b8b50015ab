"""The command line. Its help page, docs/cli.md, is generated from here.

`program.py` puts all commands together and runs them; this module is small, so that Ctrl-C ends the program quietly
while that is imported. What commands share is in `console/`, and features bring their own (`command.py`).
"""

from __future__ import annotations

import signal

TYPE_CHECKING = False  # what typing has, which takes a while to load
if TYPE_CHECKING:
    from tumblestar.cli.program import UNUSABLE, WIDTH, WRONG, commands, help_page, language_from_environment

__all__ = ["UNUSABLE", "WIDTH", "WRONG", "commands", "help_page", "language_from_environment", "main"]


def main() -> None:
    """Runs the command line."""
    interrupt = signal.getsignal(signal.SIGINT)
    if interrupt is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from tumblestar.cli import program

    signal.signal(signal.SIGINT, interrupt)
    program.main()


def __getattr__(name: str) -> object:
    """The names of `program.py`, imported when they are first used."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from tumblestar.cli import program

    return getattr(program, name)
