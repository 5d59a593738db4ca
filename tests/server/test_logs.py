"""What is logged is one line that steers no terminal, whoever has written it."""

from __future__ import annotations

import json
import logging

from lichtung.server.logs import Lines

EVIL = 'a\n{"level":"error"}\r\x1b[2J\x7f\x9b31m\u2028\u202egnp\u200b\ud800\x00'


def test_a_line_of_the_log_steers_no_terminal() -> None:
    try:
        raise ValueError(EVIL)
    except ValueError as error:
        record = logging.LogRecord(EVIL, logging.ERROR, "", 0, "%s ü failed", (EVIL,), (ValueError, error, None))
    line = Lines().format(record)
    assert [] == [letter for letter in line if not letter.isprintable()]
    found = json.loads(line)
    assert (EVIL, f"{EVIL} ü failed", f"ValueError: {EVIL}") == (found["from"], found["message"], found["error"])
    assert "ü" in line
