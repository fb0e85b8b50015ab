"""The review of a game: where it was decided, by luck and by skill, in numbers that add up.

`ledger.py` accounts for every event by an evaluator, `report.py` makes of it what people and programs read.
"""
