"""How the database of an older version becomes that of a newer one, step by step (Alembic)."""
