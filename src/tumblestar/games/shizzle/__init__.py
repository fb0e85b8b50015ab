"""Shizzle: a line of dice, and the nerve to roll on."""

LANGUAGES = ("en", "fr")
SAME_WORDS = {
    "fr": (
        "game-name",
        "points-count",
        "text-row",
        "colour-orange",
        "points-banked",
        "bot-novice",
        "bot-optimal",
        "advice-points",
    )
}
"""Words that French has as English."""
