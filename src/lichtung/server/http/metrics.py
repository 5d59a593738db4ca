"""What is counted and measured while the server runs, as Prometheus reads it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, Metric
from prometheus_client.registry import Collector

COUNTERS: Final = {
    "moves": "Moves that were stored.",
    "refused": "Socket messages that were refused.",
    "failures": "Faults of the server at one table.",
    "sockets": "Sockets that were opened.",
    "chat": "Lines of chat.",
    "hints": "Hints that were given.",
}


class Metrics(Collector):
    """The counters of one site, and what it measures whenever somebody reads them."""

    def __init__(self, measure: Callable[[], Iterable[Metric]]) -> None:
        self.counts: Final[dict[str, int]] = dict.fromkeys(COUNTERS, 0)
        self.measure: Final = measure
        self.registry: Final = CollectorRegistry()
        self.registry.register(self)

    def count(self, name: str, amount: int = 1) -> None:
        """Count one more, or several."""
        self.counts[name] += amount

    def collect(self) -> Iterator[Metric]:
        """Yields all numbers as they are now."""
        for name, about in COUNTERS.items():
            yield CounterMetricFamily(f"lichtung_{name}", about, self.counts[name])
        yield from self.measure()

    def text(self) -> bytes:
        """Returns all numbers in Prometheus' own format."""
        return generate_latest(self.registry)
