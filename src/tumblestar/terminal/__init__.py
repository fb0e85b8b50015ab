"""The games in a terminal: typed notation, the same words as on the pages, no browser and no server.

`play.py` says what is shown and asked whatever is played; `local.py` is a game on this machine. `talk.py` is the
conversation, `screen.py` makes lines of its words, `paint.py` colours of them, and `keys.py` reads what is typed.
"""
