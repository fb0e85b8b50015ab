"""Indexes for what a person has said and been sent, so that nobody's data is looked for among everybody's."""

from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Makes the two indexes."""
    op.create_index("ix_chat_person", "chat", ["person"])
    op.create_index("ix_invitations_person", "invitations", ["person"])
