"""Measure what the socket's own short way saves: moves over it and over uvicorn's plain protocols, in turns.

`python bench/transport.py` prints the table of docs/decisions/0030; `python bench/transport.py NAME serve …` serves with
one of the protocols below. It needs Node, as bench/server.py does; wsproto is left out where it is not installed.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from lichtung.cli.main import main as lichtung
from lichtung.server import serve
from lichtung.server.transport import connections
from lichtung.server.websocket.protocol import WebSocket

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench import server

ROUNDS = 5
SECONDS = 6
TABLES = 16


class Plain(WebSocket):
    """The library reads, the queue of ASGI carries, the library writes."""

    data_received = WebSocketsSansIOProtocol.data_received
    run_asgi = WebSocketsSansIOProtocol.run_asgi


class Hooked(WebSocket):
    """The library reads; messages still go to the program as they arrive, and leave it at once."""

    data_received = WebSocketsSansIOProtocol.data_received

    def send_receive_event_to_app(self) -> None:
        """Hand a whole message to the program."""
        if self.take is not None and self.queue.empty() and not self.close_sent and len(self.frames) == 1:
            if self.curr_msg_data_type == "text" and self.take(bytes(self.frames[0]).decode()):
                self.frames = []
                return
        super().send_receive_event_to_app()


def by_wsproto() -> type[Any]:
    """uvicorn's other protocol, counted as ours is."""
    from uvicorn.protocols.websockets.wsproto_impl import WSProtocol

    class Wsproto(WSProtocol):
        on_end: Callable[[], None] | None = None

    return Wsproto


def choose(name: str) -> None:
    """Serve with another protocol from now on."""
    chosen: type[Any] = {"plain": Plain, "hooked": Hooked}.get(name) or (WebSocket if name == "own" else by_wsproto())
    vars(serve)["WebSocket"] = vars(connections)["WebSocket"] = chosen


def main() -> int:
    """Measure all protocols in turns."""
    names = ["own", "hooked", "plain"] + (["wsproto"] if find_spec("wsproto") else [])
    server.install_peer()
    found: dict[str, list[dict[str, Any]]] = {name: [] for name in names}
    with tempfile.TemporaryDirectory(prefix="bench-", dir=server.ROOT / "build") as folder:
        room = Path(folder)
        for n in range(ROUNDS):
            for name, measured in found.items():
                program = [__file__, name]
                with server.ours(room, room / f"{name}{n}.db", program) as (origin, process):
                    measured.append(server.load("moves", origin, TABLES, SECONDS, process))
                print(n, name, f"{measured[-1]['rate']:.0f} moves/s, {measured[-1]['cpu']:.4f} ms", flush=True)
    base = server.median([one["cpu"] for one in found["own"]])
    print("| | moves/s | ms of processor time for a move | |\n|---|--:|--:|--:|")
    for name, measured in found.items():
        rate = server.median([one["rate"] for one in measured])
        cpu = server.median([one["cpu"] for one in measured])
        print(f"| {name} | {rate:,.0f} | {cpu:.3f} | {cpu / base:.2f} |")
    return 0


if __name__ == "__main__":
    if sys.argv[1:]:
        choose(sys.argv.pop(1))
        raise SystemExit(lichtung())
    raise SystemExit(main())
