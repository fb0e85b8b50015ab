"""How a database of an older version becomes one of the newest; Alembic's place, imported only when it is needed."""
