"""As much of Redis as notices need: connections that publish and subscribe, and one that can be cut."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class SmallRedis:
    """Speaks the protocol of Redis (version 2) on a free port."""

    def __init__(self) -> None:
        self.listeners: dict[bytes, set[asyncio.StreamWriter]] = {}
        self.all: set[asyncio.StreamWriter] = set()
        self.port = 0

    @property
    def url(self) -> str:
        """Where it is."""
        return f"redis://127.0.0.1:{self.port}/0?protocol=2"

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer one client."""
        self.all.add(writer)
        try:
            while line := await reader.readline():
                parts = []
                for _ in range(int(line[1:])):
                    length = int((await reader.readline())[1:])
                    parts.append((await reader.readexactly(length + 2))[:-2])
                self.answer(parts, writer)
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            self.all.discard(writer)
            for listening in self.listeners.values():
                listening.discard(writer)
            writer.close()

    def answer(self, parts: list[bytes], writer: asyncio.StreamWriter) -> None:
        """Carry out one command."""
        command, rest = parts[0].upper(), parts[1:]
        if command == b"PUBLISH":
            found = self.listeners.get(rest[0], set())
            for listener in found:
                listener.write(packed(b"message", rest[0], rest[1]))
            writer.write(b":%d\r\n" % len(found))
        elif command == b"SUBSCRIBE":
            self.listeners.setdefault(rest[0], set()).add(writer)
            writer.write(b"*3\r\n$9\r\nsubscribe\r\n$%d\r\n%s\r\n:1\r\n" % (len(rest[0]), rest[0]))
        else:
            writer.write(b"+OK\r\n")

    def cut(self) -> None:
        """Break all connections."""
        for writer in self.all:
            writer.transport.abort()


def packed(*parts: bytes) -> bytes:
    """A list of texts."""
    return b"*%d\r\n" % len(parts) + b"".join(b"$%d\r\n%s\r\n" % (len(part), part) for part in parts)


@asynccontextmanager
async def small_redis() -> AsyncIterator[SmallRedis]:
    """One that runs until the block ends."""
    redis = SmallRedis()
    server = await asyncio.start_server(redis.talk, "127.0.0.1", 0)
    redis.port = server.sockets[0].getsockname()[1]
    try:
        yield redis
    finally:
        server.close()
        redis.cut()
