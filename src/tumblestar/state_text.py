"""`contract.state_text` at the place that games by others import it from (docs/promises.md)."""

from tumblestar.contract.state_text import (
    Entry,
    Table,
    entries,
    flags,
    named,
    number,
    options_words,
    read_options,
    seat,
    whole,
    wrong,
)

__all__ = ["Entry", "Table", "entries", "flags", "named", "number", "options_words", "read_options"]
__all__ += ["seat", "whole", "wrong"]
