"""The first database: people, tables, seals and entries."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Makes the four tables."""
    op.create_table(
        "people",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("token", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("theme", sa.String(8), nullable=False),
        sa.Column("made", sa.String(32), nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("owner", sa.Integer, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("header", sa.Text, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("commitment", sa.String(64), unique=True),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("result", sa.String(200), nullable=False),
        sa.Column("made", sa.String(32), nullable=False),
        sa.Column("changed", sa.String(32), nullable=False),
    )
    op.create_index("ix_tables_owner", "tables", ["owner"])
    op.create_table(
        "seals",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seed", sa.String(64), nullable=False),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("client", sa.String(100)),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("actor", sa.Integer),
        sa.Column("payload", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "client"),
    )
