"""Alembic's way in: it is handed a connection by the store and migrates over that."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
with context.begin_transaction():
    context.run_migrations()
