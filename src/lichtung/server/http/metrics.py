"""What is counted while the server runs, as Prometheus reads it."""

from __future__ import annotations

from typing import Final

NAMES: Final = {
    "moves_total": "Moves that were stored.",
    "refused_total": "Socket messages that were refused.",
    "failures_total": "Faults of the server at one table.",
    "failed_writes_total": "Transactions that the database could not store.",
    "sockets_total": "Sockets that were opened.",
    "chat_total": "Lines of chat.",
    "hints_total": "Hints that were given.",
}


class Metrics:
    """Counters."""

    def __init__(self) -> None:
        self.counts: Final[dict[str, int]] = dict.fromkeys(NAMES, 0)

    def count(self, name: str) -> None:
        """One more."""
        self.counts[name] += 1

    def text(self, gauges: dict[str, tuple[str, float]]) -> str:
        """Everything, with what can be measured right now."""
        lines: list[str] = []
        for name, about in NAMES.items():
            lines += [f"# HELP lichtung_{name} {about}", f"# TYPE lichtung_{name} counter"]
            lines.append(f"lichtung_{name} {self.counts[name]}")
        for name, (about, value) in gauges.items():
            lines += [f"# HELP lichtung_{name} {about}", f"# TYPE lichtung_{name} gauge", f"lichtung_{name} {value:g}"]
        return "\n".join(lines) + "\n"
