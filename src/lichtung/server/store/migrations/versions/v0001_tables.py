"""Tables, seats, moves, snapshots, people, tokens, chat, secrets, notices."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def text(name: str, nullable: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.Text(), nullable=nullable)


def number(name: str, nullable: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.Integer(), nullable=nullable)


def time(name: str, nullable: bool = False) -> sa.Column[object]:
    return sa.Column(name, sa.DateTime(timezone=True), nullable=nullable)


def of_a_table(name: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=f"fk_{name}_table_id", ondelete="CASCADE")


def upgrade() -> None:
    op.create_table(
        "tables",
        text("id"),
        text("game"),
        number("rules_version"),
        sa.Column("settings", sa.JSON(), nullable=False),
        text("data_hash"),
        text("seed"),
        sa.Column("start", sa.JSON(), nullable=True),
        text("status"),
        sa.Column("options", sa.JSON(), nullable=False),
        time("created"),
        time("changed"),
        time("deadline", nullable=True),
        sa.Column("result", sa.JSON(), nullable=True),
        text("branch_of"),
        number("branch_at"),
        text("next"),
        sa.Column("practice", sa.Boolean(), nullable=False),
        number("revision"),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_deadline", "tables", ["deadline"])
    op.create_index("ix_tables_status_created", "tables", ["status", "created"])
    parts_of_tables()
    people()


def parts_of_tables() -> None:
    op.create_table(
        "seats",
        text("table_id"),
        number("seat"),
        text("kind"),
        text("person"),
        text("name"),
        text("level"),
        sa.Column("taken_over", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        of_a_table("seats"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "moves",
        text("table_id"),
        number("number"),
        number("seat"),
        text("kind"),
        text("word"),
        text("who"),
        time("at"),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_moves"),
        of_a_table("moves"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshots",
        text("table_id"),
        number("number"),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_snapshots"),
        of_a_table("snapshots"),
    )


def people() -> None:
    op.create_table(
        "people",
        text("id"),
        text("name"),
        text("account"),
        text("account_key", nullable=True),
        text("password"),
        text("banned"),
        time("created"),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("account_key", name="uq_people_account_key"),
    )
    op.create_table(
        "tokens",
        text("hash"),
        text("table_id"),
        number("seat"),
        sa.PrimaryKeyConstraint("hash", name="pk_tokens"),
        of_a_table("tokens"),
    )
    op.create_index("ix_tokens_table_id", "tokens", ["table_id"])
    op.create_table(
        "said",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        text("table_id"),
        number("seat", nullable=True),
        text("person"),
        text("name"),
        text("text"),
        time("at"),
        sa.PrimaryKeyConstraint("id", name="pk_said"),
        of_a_table("said"),
    )
    op.create_index("ix_said_person", "said", ["person"])
    op.create_index("ix_said_table_id", "said", ["table_id"])
    op.create_table(
        "secrets",
        text("name"),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_secrets"),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        text("sender"),
        text("table_id"),
        number("number"),
        sa.PrimaryKeyConstraint("id", name="pk_notices"),
    )


def downgrade() -> None:
    for name in ("notices", "secrets", "said", "tokens", "people", "snapshots", "moves", "seats", "tables"):
        op.drop_table(name)
