"""Measures the figures that docs and issues name: `make bench`, or `python -m bench NAME ...`."""
