"""Tokens know their kind and maker, browsers have sessions, tables know how their deal was promised.

Links of before cannot say who made them: they end here, and hosts make new ones. Cookies of before cannot say when they
were made: they go on as sessions that end in 60 days, and whoever uses one until then is given another. Accounts whose
names look alike keep them: the oldest has the name's key, the others one of their own.
"""

from __future__ import annotations

import hashlib
import hmac
from datetime import timedelta

import sqlalchemy as sa
from alembic import op

from lichtung.server.people.names import account_key, own_key
from lichtung.server.store.records import BEFORE, now

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

ROWS = 1000
LAST = timedelta(days=60)  # of the cookies of before


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
    op.add_column("tables", sa.Column("deal", sa.JSON()))
    sessions = op.create_table(
        "sessions",
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("label", sa.Text(), nullable=False),
        sa.Column("made", sa.DateTime(timezone=True), nullable=False),
        sa.Column("seen", sa.DateTime(timezone=True), nullable=False),
        sa.Column("ends", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_sessions"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_sessions_person", ondelete="CASCADE"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_index("ix_sessions_ends", "sessions", ["ends"])
    keep_cookies(op.get_bind(), sessions)
    op.drop_table("secrets")
    tell_names_apart(op.get_bind())


def keep_cookies(db: sa.Connection, sessions: sa.Table) -> None:
    """Make the cookie that everybody has a session."""
    people, secrets = sa.table("people", sa.column("id")), sa.table("secrets", sa.column("name"), sa.column("value"))
    secret = db.scalar(sa.select(secrets.c.value).where(secrets.c.name == "cookies"))
    if secret is None:
        return
    made = now() if db.dialect.name != "sqlite" else now().replace(tzinfo=None)
    rows = []
    for person in db.scalars(sa.select(people.c.id)).all():
        cookie = f"{person}.{hmac.new(bytes(secret), person.encode(), hashlib.sha256).hexdigest()}"
        found = hashlib.sha256(cookie.encode()).hexdigest()
        rows.append({"hash": found, "person": person, "label": BEFORE, "made": made, "seen": made, "ends": made + LAST})
    for begin in range(0, len(rows), ROWS):
        db.execute(sa.insert(sessions), rows[begin : begin + ROWS])


def tell_names_apart(db: sa.Connection) -> None:
    """Give accounts the keys of today."""
    people = sa.table("people", *[sa.column(name) for name in ("id", "account", "account_key", "created")])
    accounts = sa.select(people.c.id, people.c.account).where(people.c.account != "")
    rows = db.execute(accounts.order_by(people.c.created, people.c.id)).all()
    db.execute(sa.update(people).values(account_key=None))
    taken: set[str] = set()
    for id, account in rows:
        key = account_key(account)
        if key is None or key in taken:
            key = own_key(account)
        taken.add(key)
        db.execute(sa.update(people).where(people.c.id == id).values(account_key=key))


def downgrade() -> None:
    op.drop_table("sessions")
    op.create_table(
        "secrets",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_secrets"),
    )
    op.drop_column("tables", "deal")
    op.drop_index("ix_tokens_maker", "tokens")
    for name in ("made", "maker", "kind"):
        op.drop_column("tokens", name)
