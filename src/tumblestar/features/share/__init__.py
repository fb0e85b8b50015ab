"""A game to show others: its pictures, single and moving, and the link that holds the whole of it (docs/sharing.md).

`moments.py` goes through a record, `rendering.py` draws, `jobs.py` does so in a process of its own, and `link.py`
writes the link.
"""
