"""Whom people have muted or blocked."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Makes the table."""
    op.create_table(
        "restrictions",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("other", sa.Integer, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.UniqueConstraint("person", "other", "kind"),
    )
    op.create_index("ix_restrictions_other", "restrictions", ["other"])
