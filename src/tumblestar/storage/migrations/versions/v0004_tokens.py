"""Tokens for programs; people that are bots, and whose; and what bots have said."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Makes the table of tokens, and marks bots where people and what they said are kept."""
    op.add_column("people", sa.Column("bot", sa.Integer, nullable=False, server_default="0"))
    op.add_column("people", sa.Column("keeper", sa.Integer))
    op.create_index("ix_people_keeper", "people", ["keeper"])
    op.add_column("chat", sa.Column("bot", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "tokens",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("digest", sa.String(64), nullable=False, unique=True),
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("scopes", sa.String(40), nullable=False),
        sa.Column("made", sa.String(32), nullable=False),
        sa.Column("used", sa.String(10), nullable=False, server_default=""),
    )
    op.create_index("ix_tokens_person", "tokens", ["person"])
