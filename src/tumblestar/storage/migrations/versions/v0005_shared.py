"""For several processes: leases, the key of the house, seeds that wait for a form; and messages that come once."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Makes the three tables, and tells messages apart by who sent them."""
    op.add_column("chat", sa.Column("client", sa.String(100)))
    op.create_index("ix_chat_client", "chat", ["table_id", "client"], unique=True)
    op.create_table(
        "promises",
        sa.Column("token", sa.String(40), primary_key=True),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String(32)),
    )
    op.create_table(
        "keys",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("value", sa.String(64), nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("holder", sa.String(32), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
