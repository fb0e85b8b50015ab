"""Who and what is let in.

Scopes of tokens are here: commands name them and import no database and no server.
"""

READ, PLAY, TABLES = "read", "play", "tables"
SCOPES = (READ, PLAY, TABLES)
"""In order: see tables; act and take seats; create tables, see their links and end them."""
