"""The reader as somebody that a sentence speaks of: what a message gets for the name of the reader's own seat."""

from __future__ import annotations

from dataclasses import dataclass

YOU = "you"
"""The key of the variant that a message has for the reader: `{ $seat -> [you] You take *[other] { $seat } takes }`."""


@dataclass(frozen=True, slots=True)
class You:
    """The value of a variable that means the reader, alone or in a list with others; it equals no text of a person."""

    text: str
    """The words in the middle of a sentence, such as "you" or "Ada and you"."""

    @property
    def first(self) -> str:
        """The words at the beginning of a sentence."""
        return self.text[:1].upper() + self.text[1:]
