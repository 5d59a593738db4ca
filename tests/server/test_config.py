"""One TOML file; every mistake is named by its key."""

from __future__ import annotations

from pathlib import Path

import pytest

from lichtung.server.config import Config, ConfigError, parse_config, read_config


def test_an_empty_file_is_a_site_on_sqlite() -> None:
    assert Config() == parse_config("")


def test_every_key_can_be_set(tmp_path: Path) -> None:
    path = tmp_path / "site.toml"
    path.write_text(
        'port = 80\ndatabase = "postgresql://me@db/site"\nbots = "queue"\nprocesses = "several"\n'
        'public_url = "https://cards.example"\nredis = "redis://localhost/0"\n[limits]\nbody_bytes = 5\n'
    )
    found = read_config(path)
    assert (80, "queue", 5, 600) == (found.port, found.bots, found.limits.body_bytes, found.limits.requests_per_minute)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("prot = 1", "site: prot: there is no such key; did you mean port?"),
        ("zzz = 1", "site: zzz: there is no such key"),
        ("[limits]\nbody_byte = 1", "site: limits.body_byte: there is no such key; did you mean body_bytes?"),
        ('port = "80"', "site: port: expected int, got str"),
        ("port = 70000", "site: port: expected int <= 65535"),
        ("[limits]\nbody_bytes = 0", "site: limits.body_bytes: expected int >= 1"),
        ('bots = "clever"', "site: bots: invalid enum value 'clever'"),
        ('database = "mysql://x"', "site: database: expected sqlite:///FILE or postgresql://…, got 'mysql://x'"),
        ('bots = "queue"', 'site: bots: "queue" needs a PostgreSQL database'),
        ('processes = "several"', 'site: processes: "several" needs a PostgreSQL database'),
        ('redis = "localhost"', "site: redis: expected redis://HOST:PORT/0"),
        ('public_url = "cards.example"', "site: public_url: expected https://HOST without a path"),
        ("port = ", "site: no TOML: Invalid value (at end of document)"),
    ],
)
def test_a_mistake_is_named_by_its_key(text: str, complaint: str) -> None:
    with pytest.raises(ConfigError) as refused:
        parse_config(text, "site")
    assert complaint == str(refused.value)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match=r"none\.toml: cannot be read: No such file"):
        read_config(tmp_path / "none.toml")
