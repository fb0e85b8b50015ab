"""Twinkle: constellations of dice under two stars."""

LANGUAGES = ("en", "fr")
SAME_WORDS = {
    "fr": (
        "game-name",
        "card-mission",
        "points-count",
        "text-mission",
        "would-mission",
        "card-twinkle",
        "option-level",
        "rules-TW-5",
        "advice-gain",
        "sign-centre",
    )
}
"""Words that French has as English."""
