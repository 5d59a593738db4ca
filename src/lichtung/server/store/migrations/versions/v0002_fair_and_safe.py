"""Tokens know their kind and maker, people the number of their sessions, tables how their deal was promised.

Links of before cannot say who made them: they end here, and hosts make new ones.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_table("tokens")
    op.create_table(
        "tokens",
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("maker", sa.Text(), nullable=False),
        sa.Column("made", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_tokens"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_tokens_table_id", ondelete="CASCADE"),
    )
    op.create_index("ix_tokens_table_id", "tokens", ["table_id"])
    op.create_index("ix_tokens_maker", "tokens", ["maker"])
    op.add_column("people", sa.Column("epoch", sa.Integer(), server_default="0", nullable=False))
    op.add_column("tables", sa.Column("deal", sa.JSON()))


def downgrade() -> None:
    op.drop_column("tables", "deal")
    op.drop_column("people", "epoch")
    op.drop_index("ix_tokens_maker", "tokens")
    for name in ("made", "maker", "kind"):
        op.drop_column("tokens", name)
