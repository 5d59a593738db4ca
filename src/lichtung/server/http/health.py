"""How the server is."""

from __future__ import annotations

from litestar import MediaType, get

import lichtung
from lichtung.server.http.context import TheSite
from lichtung.server.wire import Health


@get("/health", tags=["site"])
async def health(site: TheSite) -> Health:
    """Whether the server works."""
    return Health(status="stopping" if site.stopping else "ok", version=lichtung.__version__)


@get("/metrics", media_type=MediaType.TEXT, tags=["site"])
async def metrics(site: TheSite) -> str:
    """Numbers for Prometheus."""
    return site.metrics.text(site.gauges())


HANDLERS = [health, metrics]
