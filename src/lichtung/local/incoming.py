"""What may come over a line, and of which shape: as the server reads it, without the server's libraries."""

from __future__ import annotations

from typing import Any, Final

from lichtung.table.errors import Refused

Fields = dict[str, tuple[type, ...]]

NOTHING: Final = type(None)
MESSAGES: Final[dict[str, Fields]] = {
    "play": {"seat": (int,), "at": (int,), "word": (str,)},
    "look": {"eye": (int, NOTHING)},
    "undo": {"seat": (int,)},
    "agree": {"seat": (int,), "yes": (bool,)},
    "hint": {"seat": (int,), "depth": (str,)},
    "why": {
        "seat": (int,),
        "word": (str, NOTHING),
        "target": (str, NOTHING),
        "at": (str, NOTHING),
        "picked": (list,),
    },
    "preview": {"seat": (int,), "word": (str,)},
    "resync": {},
    "ping": {},
}
DEFAULTS: Final[dict[str, dict[str, object]]] = {
    "hint": {"depth": "move"},
    "why": {"word": None, "target": None, "at": None, "picked": []},
}


def check_message(message: Any) -> dict[str, object]:
    """Returns a message with everything that may be left out; refuses one that has another shape."""
    kind = message.get("type") if isinstance(message, dict) else None
    if not isinstance(kind, str) or kind not in MESSAGES:
        raise Refused("InvalidInput", f"expected a message of type {', '.join(MESSAGES)}, got {kind!r}")
    full: dict[str, object] = {**DEFAULTS.get(kind, {}), **message}
    fields: Fields = {"type": (str,), "re": (int,), **MESSAGES[kind]}
    for name, types in fields.items():
        if type(full.get(name)) not in types:
            expected = " or ".join(one.__name__ for one in types)
            raise Refused("InvalidInput", f"{kind}: expected {name} to be {expected}, got {full.get(name)!r}")
    return full
