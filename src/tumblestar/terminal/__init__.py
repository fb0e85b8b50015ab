"""Play in a terminal: typed notation and the words of the pages, without a browser.

A session (`session.py`, `remote_session.py`) plays through `game_interface.py`, which `local_game.py` and
`remote_game.py` implement. `screen.py` renders, `typed_lines.py` reads input.
"""
