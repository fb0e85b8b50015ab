"""Playing together: who sits and who watches, invitations, chat, what a table is set to, and its clock."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Makes the tables and columns, and notes who sits where already."""
    for column in (
        sa.Column("listed", sa.Integer, nullable=False, server_default="0"),
        sa.Column("settings", sa.Text, nullable=False, server_default="{}"),
        sa.Column("clock", sa.Text),
        sa.Column("clock_since", sa.BigInteger),
        sa.Column("clock_due", sa.BigInteger),
        sa.Column("following", sa.String(32)),
    ):
        op.add_column("tables", column)
    op.create_index("ix_tables_listed", "tables", ["listed", "status", "changed"])
    op.create_index("ix_tables_clock_due", "tables", ["clock_due"])
    op.create_table(
        "sitters",
        _table(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.Integer),
        sa.Column("name", sa.String(40), nullable=False),
    )
    op.create_index("ix_sitters_person", "sitters", ["person"])
    op.create_table(
        "guests",
        _table(),
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("plays_as", sa.Integer),
    )
    op.create_index("ix_guests_person", "guests", ["person"])
    op.create_table(
        "invitations",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("serial", sa.Integer, nullable=False),
        sa.Column("person", sa.Integer),
        sa.Column("until", sa.BigInteger),
        sa.Column("used_by", sa.Integer),
        sa.UniqueConstraint("table_id", "kind", "seat", "serial"),
    )
    op.create_table(
        "chat",
        _table(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("person", sa.Integer),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("key", sa.String(40), nullable=False),
        sa.Column("text", sa.String(300), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "beats",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    _note_sitters()


def _table() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def _note_sitters() -> None:
    connection = op.get_bind()
    sitters = sa.table("sitters", sa.column("table_id"), sa.column("seat"), sa.column("person"), sa.column("name"))
    rows: list[dict[str, object]] = []
    for name, seats in connection.execute(sa.text("SELECT id, seats FROM tables WHERE status != 'study'")).all():
        for seat, (_kind, who, holder) in enumerate(json.loads(seats)):
            rows.append({"table_id": name, "seat": seat, "person": holder or None, "name": who.casefold()[:40]})
    if rows:
        connection.execute(sa.insert(sitters), rows)
