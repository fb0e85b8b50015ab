"""Attempts at puzzles, and the ratings of people and puzzles."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Makes the three tables."""
    rating = ("rating", "deviation", "volatility")
    op.create_table(
        "puzzle_ratings",
        sa.Column("puzzle", sa.String(40), primary_key=True),
        *(sa.Column(name, sa.Float, nullable=False) for name in rating),
    )
    op.create_table(
        "puzzle_players",
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        *(sa.Column(name, sa.Float, nullable=False) for name in rating),
        sa.Column("streak", sa.Integer, nullable=False),
        sa.Column("longest", sa.Integer, nullable=False),
    )
    op.create_table(
        "puzzle_attempts",
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("puzzle", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
        sa.Column("before", sa.Float, nullable=False),
        sa.Column("after", sa.Float, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
