"""What a token may be made for. Apart from all else, since the command line names them without a database."""

READ, PLAY, TABLES = "read", "play", "tables"
SCOPES = (READ, PLAY, TABLES)
"""Look at tables; act and sit down; make tables, see their links, end them."""
