"""The server: tables that lose nothing, for a person, a club or a public site."""
