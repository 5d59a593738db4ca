"""The settings of a site: one TOML file, every key optional, every mistake named by its key."""

from __future__ import annotations

import re
import tomllib
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from lichtung.server.store.errors import StoreError
from lichtung.server.store.place import Place

Positive = Annotated[int, msgspec.Meta(gt=0)]
Port = Annotated[int, msgspec.Meta(ge=0, le=65535)]  # 0: any that is free


class ConfigError(Exception):
    """A setting is wrong; the text begins with the file and the key."""


class Limits(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """How much one visitor may ask for."""

    requests_per_minute: Positive = 600
    messages_per_second: Positive = 30  # on one socket
    tables_per_hour: Positive = 120
    sockets_per_address: Positive = 200
    connections_per_address: Positive = 100  # besides its sockets
    header_seconds: Positive = 10  # so long the head of a request may take to come
    body_seconds: Positive = 30  # and then its body
    idle_seconds: Positive = 15  # so long a connection stays open between two requests
    body_bytes: Positive = 65_536
    message_bytes: Positive = 4_096


class Config(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """Everything that a site can choose."""

    host: str = "127.0.0.1"
    port: Port = 8000
    database: str = ""  # sqlite:///FILE or postgresql://…; "" is a file in the user's own directory
    public_url: str = ""  # as people see it behind a proxy: https://cards.example; "" takes what the request says
    proxies: list[str] = []  # addresses that may say for whom they ask
    processes: Literal["one", "several"] = "one"  # several share a PostgreSQL database
    redis: str = ""  # notices over redis://… instead of PostgreSQL's own
    bots: Literal["local", "queue"] = "local"  # queue: `lichtung worker` on any machine
    bot_processes: Positive = 1
    accounts: bool = True  # whether visitors may make accounts
    log: Literal["debug", "info", "warning", "error"] = "info"
    limits: Limits = Limits()


DATABASE_HELP: Final = "expected sqlite:///FILE or postgresql://USER@HOST/NAME"


def read_config(path: Path) -> Config:
    """The settings in a file."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ConfigError(f"{path}: cannot be read: {getattr(error, 'strerror', None) or error}") from None
    return parse_config(text, str(path))


def parse_config(text: str, name: str = "config") -> Config:
    """The settings in a text; `name` begins every complaint."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ConfigError(f"{name}: no TOML: {error}") from None
    return convert_config(data, name)


def convert_config(data: dict[str, object], name: str) -> Config:
    """Settings as plain data, if they make sense; `name` begins every complaint."""
    try:
        config = msgspec.convert(data, Config)
    except msgspec.ValidationError as error:
        raise ConfigError(f"{name}: {explain_error(str(error), data)}") from None
    check(config, name)
    return config


def explain_error(error: str, data: dict[str, object]) -> str:
    """msgspec's complaint with the key first: `port: expected int, got str`."""
    reason, _, where = error.partition(" - at ")
    place = where.strip("`").removeprefix("$").removeprefix(".")
    unknown = re.search(r"unknown field `(.*)`", reason)
    if not unknown:
        return f"{place}: {reason[0].lower()}{reason[1:]}".replace("`", "")
    inside = Limits if place == "limits" else Config
    near = get_close_matches(unknown[1], inside.__struct_fields__, n=1)
    key = f"{place}.{unknown[1]}" if place else unknown[1]
    return f"{key}: there is no such key" + (f"; did you mean {near[0]}?" if near else "")


def check(config: Config, name: str) -> None:
    """What several keys together must be."""
    if config.database:
        try:
            place = Place(config.database)
        except StoreError as error:
            raise ConfigError(f"{name}: database: {error}") from None
        if place.is_lite and not config.database.startswith("sqlite:///"):
            raise ConfigError(f"{name}: database: {DATABASE_HELP}")
    lite = not config.database or Place(config.database).is_lite
    if lite and config.processes == "several":
        raise ConfigError(f'{name}: processes: "several" needs a PostgreSQL database')
    if lite and config.bots == "queue":
        raise ConfigError(f'{name}: bots: "queue" needs a PostgreSQL database')
    if config.redis and not re.match(r"(rediss?|unix)://", config.redis):
        raise ConfigError(f"{name}: redis: expected redis://HOST:PORT/0")
    if config.public_url and not re.fullmatch(r"https?://[^/\s]+/?", config.public_url):
        raise ConfigError(f"{name}: public_url: expected https://HOST without a path")
