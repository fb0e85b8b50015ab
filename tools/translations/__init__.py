"""Commands for translators, and the checks of all translations that `make check` runs. See docs/translating.md."""
