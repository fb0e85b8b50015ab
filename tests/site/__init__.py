"""The box as a static site; `tests/browser/test_site.py` plays it in a real Chromium."""
