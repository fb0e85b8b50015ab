"""Shizzle: a line of dice, and the nerve to roll on."""

LANGUAGES = ("en", "fr")
SAME_WORDS = {
    "fr": (
        "edit-points",
        "game-name",
        "points-count",
        "text-row",
        "colour-orange",
        "points-banked",
        "bot-novice",
        "bot-optimal",
        "advice-points",
        "now-points",
        "pad-fizzle",
        "pad-flicker",
        "pad-shizzle",
        "sign-choke",
        "sign-fizzle",
        "sign-flicker",
        "sign-points",
        "sign-shizzle",
        "sign-spark",
    )
}
"""Words that French has as English."""
