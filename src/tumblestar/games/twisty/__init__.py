"""Twisty: a race in knight's moves, with thieves."""

LANGUAGES = ("en", "fr")
SAME_WORDS = {
    "fr": ("game-name", "colour-orange", "square-centre", "pad-held", "pad-player", "sign-badge-take", "sign-centre")
}
"""Words that French has as English."""
