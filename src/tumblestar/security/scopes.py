"""Scopes of tokens, in a module of their own since the command line names them without importing a database."""

READ, PLAY, TABLES = "read", "play", "tables"
SCOPES = (READ, PLAY, TABLES)
"""In order: see tables; act and take seats; create tables, see their links and end them."""
