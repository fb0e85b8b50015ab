"""Shizzle: a line of dice, and the nerve to roll on."""

LANGUAGES = ("en", "fr")
SAME_WORDS = {
    "fr": (
        "game-name",
        "points-count",
        "colour-orange",
        "points-banked",
        "bot-novice",
        "bot-optimal",
        "sign-points",
        "sign-shizzle",
    )
}
"""Words that French has as English."""
