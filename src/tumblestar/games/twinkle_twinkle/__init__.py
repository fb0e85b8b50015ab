"""Twinkle Twinkle: drafting the night sky, one tile of twenty at a time."""

LANGUAGES = ("en", "fr")
SAME_WORDS = {
    "fr": (
        "game-name",
        "pad-total",
        "points-of",
        "port-NE",
        "port-SE",
        "tile-satellite",
        "one-satellite",
        "many-satellite",
        "many-nova",
        "card-nova",
        "card-satellites",
        "scored-nova",
        "scored-satellites",
        "rules-TT-4",
    )
}
"""Words that French has as English."""
