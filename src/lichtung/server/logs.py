"""Logs: one JSON object in a line, for programs and for people. Cookies and tokens are never in them."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime

from lichtung.server.texts.rules import escape_controls


class Lines(logging.Formatter):
    """A record as a line of JSON; what steers a terminal or hides is escaped in it, whoever has written it."""

    def format(self, record: logging.LogRecord) -> str:
        when = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, object] = {"time": when, "level": record.levelname.lower(), "from": record.name}
        line["message"] = record.getMessage()
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return escape_controls(json.dumps(line, ensure_ascii=False, separators=(",", ":")))


def begin(level: str) -> None:
    """Log to standard error from now on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    for talkative in ("uvicorn.error", "procrastinate"):
        logging.getLogger(talkative).setLevel(max(logging.WARNING, logging.getLogger().level))
