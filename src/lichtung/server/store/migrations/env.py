"""Run by Alembic: `migrate` has put the connection into the attributes."""

from __future__ import annotations

from alembic import context

from lichtung.server.store.migrate import is_ours
from lichtung.server.store.schema import META

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=META,
    render_as_batch=True,  # SQLite cannot change a column, only make the table anew
    include_name=is_ours,
)
with context.begin_transaction():
    context.run_migrations()
