"""The server: tables that lose nothing, on SQLite or PostgreSQL."""
