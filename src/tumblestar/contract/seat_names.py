"""The names of people at seats: what may stand in one."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from itertools import groupby

from tumblestar.contract.errors import BadOption, check_type
from tumblestar.words import Phrase
from tumblestar.words.text_input import composed

LONGEST_NAME = 40
INVISIBLE = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u2d7f\u3164\ufe00-\ufe0f\uffa0\U00016fe4\U0001d159\U000e0100-\U000e01ef]"
)
"""Characters that Unicode counts as printable and that nobody sees: fillers, joiners, selectors, blank patterns."""
MOST_MARKS = 5
"""Accents and other marks that may stand on one character; scripts of today need fewer."""

_EMOJI = (
    "[\xa9\xae\u203c\u2049\u2122\u2139\u2194-\u2199\u21a9\u21aa\u231a\u231b\u2328\u23cf\u23e9-\u23f3\u23f8-\u23fa\u24c2"
    "\u25aa\u25ab\u25b6\u25c0\u25fb-\u25fe\u2600-\u2604\u260e\u2611\u2614\u2615\u2618\u261d\u2620\u2622\u2623\u2626"
    "\u262a\u262e\u262f\u2638-\u263a\u2640\u2642\u2648-\u2653\u265f\u2660\u2663\u2665\u2666\u2668\u267b\u267e\u267f"
    "\u2692-\u2697\u2699\u269b\u269c\u26a0\u26a1\u26a7\u26aa\u26ab\u26b0\u26b1\u26bd\u26be\u26c4\u26c5\u26c8\u26ce"
    "\u26cf\u26d1\u26d3\u26d4\u26e9\u26ea\u26f0-\u26f5\u26f7-\u26fa\u26fd\u2702\u2705\u2708-\u270d\u270f\u2712\u2714"
    "\u2716\u271d\u2721\u2728\u2733\u2734\u2744\u2747\u274c\u274e\u2753-\u2755\u2757\u2763\u2764\u2795-\u2797\u27a1"
    "\u27b0\u27bf\u2934\u2935\u2b05-\u2b07\u2b1b\u2b1c\u2b50\u2b55\u3030\u303d\u3297\u3299\U0001f004\U0001f0cf"
    "\U0001f170\U0001f171\U0001f17e\U0001f17f\U0001f18e\U0001f191-\U0001f19a\U0001f1e6-\U0001f1ff\U0001f201\U0001f202"
    "\U0001f21a\U0001f22f\U0001f232-\U0001f23a\U0001f250\U0001f251\U0001f300-\U0001f3fa\U0001f400-\U0001f64f"
    "\U0001f680-\U0001f6ff\U0001f7e0-\U0001f7eb\U0001f7f0\U0001f90c-\U0001f9ff\U0001fa70-\U0001faff]"
)
"""Characters that are emoji, or are with a selector after them (UTS #51)."""
_RIGHT_JOINING = (
    "\u0622-\u0625\u0627\u0629\u062f-\u0632\u0648\u0671-\u0673\u0675-\u0677\u0688-\u0699\u06c0\u06c3-\u06cb\u06cd\u06cf"
    "\u06d2\u06d3\u06d5\u06ee\u06ef\u0759-\u075b\u076b\u076c\u0771\u0773\u0774\u0778\u0779\u08aa-\u08ac\u08ae\u08b1\u08b2"
    "\u08b9"
)
_DUAL_JOINING = (
    "\u0620\u0626\u0628\u062a-\u062e\u0633-\u063f\u0641-\u0647\u0649\u064a\u066e\u066f\u0678-\u0687\u069a-\u06bf\u06c1"
    "\u06c2\u06cc\u06ce\u06d0\u06d1\u06fa-\u06fc\u06ff\u0750-\u0758\u075c-\u076a\u076d-\u0770\u0772\u0775-\u0777"
    "\u077a-\u077f\u08a0-\u08a9\u08af\u08b0\u08b3-\u08b8\u08ba-\u08c8"
)
"""Arabic letters by how they join their neighbours (ArabicShaping.txt); marks between them are transparent."""
_MARKS = "[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u08d3-\u08ff]*"
_VIRAMA = (
    "[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\u1039\u17d2\u1b44\ua806\ua9c0\U00011046\U000110b9]"
)
_INDIC = "[\u0900-\u0dff\u1000-\u109f\u1780-\u17ff\u1b00-\u1b7f\ua800-\ua82f\ua930-\ua9df\U00011000-\U000110cf]"
_VOWELS = (
    "[\u093e-\u094c\u0962\u0963\u09be-\u09cc\u0a3e-\u0a4c\u0abe-\u0acc\u0b3e-\u0b4c\u0bbe-\u0bcc\u0c3e-\u0c4c\u0cbe-\u0ccc"
    "\u0d3e-\u0d4c\u0dcf-\u0ddf\u102b-\u1035\u17b6-\u17c5\u1b35-\u1b43\ua9b4-\ua9bc]"
)
_TAGS = "|".join("".join(chr(0xE0000 + ord(char)) for char in f"{flag}\x7f") for flag in ("gbeng", "gbsct", "gbwls"))
"""The hidden letters of the flags of England, Scotland and Wales."""
NEEDED = re.compile(
    f"(?<=[{_DUAL_JOINING}])(?P<kept>{_MARKS})\u200c(?={_MARKS}[{_RIGHT_JOINING}{_DUAL_JOINING}])"  # A1 of UAX #31
    f"|(?<={_INDIC}{_VIRAMA})\u200c(?={_INDIC})(?!{_VOWELS}|{_VIRAMA})"  # A2
    f"|(?<={_INDIC}{_VIRAMA})\u200d(?!{_VOWELS}|{_VIRAMA}|[\u200c\u200d])"  # B
    "|(?<=\u09b0)\u200d(?=\u09cd\u09af)"  # Bengali ra before ya-phalaa
    f"|(?:(?<={_EMOJI})|(?<={_EMOJI}[\ufe0f\U0001f3fb-\U0001f3ff]))\u200d(?={_EMOJI})"
    f"|(?<={_EMOJI})[\ufe0e\ufe0f]|(?<=[0-9#*])\ufe0f(?=\u20e3)|(?<=\U0001f3f4)(?:{_TAGS})"
)
"""Joiners and selectors where names look different without them (UAX #31, 2.3; UTS #51)."""


def clean_name(name: str) -> str:
    """A person's name fit for a record: one line in NFC, sane length, visible. Raises BadOption otherwise."""
    check_type("name", name, str, "text")
    name = one_line(composed(name))
    if not is_visible(name):
        raise BadOption(Phrase("bad-name", {"most": LONGEST_NAME}))
    return name


_ALIKE = str.maketrans(
    "авекмнорстухіјѕбαβεικνορτυχ01i|",
    "abekmhopctyxljsbabelkvoptuxolll",
)
"""Characters of other scripts that look like Latin ones."""
_BOT = re.compile(r"\((ro)?bot\)|[★⭐]$")
"""What pages write behind the name of a bot, as it looks in all languages: the mark, or its stars."""


def look_of(name: str) -> str:
    """How a name looks: the same for names that readers take for one another."""
    seen = unicodedata.normalize("NFKC", INVISIBLE.sub("", name)).casefold()
    return " ".join("".join(char for char in seen if unicodedata.category(char) != "Cf").translate(_ALIKE).split())


def check_look(name: str, others: Iterable[str] = ()) -> None:
    """Raises BadOption for a name that looks like another one, or like that of a bot."""
    look = look_of(name)
    if name and (_BOT.search(look) or look in map(look_of, others)):
        raise BadOption(Phrase("name-alike"))


def is_visible(text: str) -> bool:
    """Whether every character of a text can be seen, in its own place: no controls, fillers and piles of accents."""
    text = _without_needed(text)
    marks = [unicodedata.category(char).startswith("M") for char in text]
    highest = max((sum(run) for _, run in groupby(marks)), default=0)
    has_base = not marks or not marks[0]
    return text.isprintable() and not INVISIBLE.search(text) and highest <= MOST_MARKS and has_base


def one_line(name: str) -> str:
    """A name as a record may hold it: an older one may hold what no new name may. Raises BadOption."""
    check_type("name", name, str, "text")
    name = " ".join(name.split())
    if len(name) > LONGEST_NAME or not _without_needed(name).isprintable():
        raise BadOption(Phrase("bad-name", {"most": LONGEST_NAME}))
    return name


def _without_needed(text: str) -> str:
    """A text without the joiners and selectors that it needs."""
    return text if text.isascii() else NEEDED.sub(r"\g<kept>", text)
