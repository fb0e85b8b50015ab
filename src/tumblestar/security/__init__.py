"""Who and what is let in. Scopes of tokens are here: the command line names them without importing a database."""

READ, PLAY, TABLES = "read", "play", "tables"
SCOPES = (READ, PLAY, TABLES)
"""In order: see tables; act and take seats; create tables, see their links and end them."""
