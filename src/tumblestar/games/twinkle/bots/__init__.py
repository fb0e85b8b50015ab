"""What Twinkle's bots search with (`players.py`): the rolls, the learned values, and the searches of a turn or two."""
