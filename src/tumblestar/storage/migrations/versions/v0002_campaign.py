"""Tries of the levels of a campaign, and what was brought in from files of progress."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Makes the two tables."""
    op.create_table(
        "tries",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("level", sa.String(40), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False, unique=True),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("fresh", sa.Integer, nullable=False),
        sa.Column("first", sa.Integer, nullable=False),
        sa.Column("seed", sa.String(100), nullable=False),
        sa.Column("ended", sa.String(32), nullable=False),
    )
    op.create_index("ix_tries_person", "tries", ["person"])
    op.create_table(
        "brought",
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("level", sa.String(40), primary_key=True),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("best", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("great", sa.Integer, nullable=False),
        sa.Column("first", sa.Integer, nullable=False),
    )
