"""How the server is."""

from __future__ import annotations

from typing import Literal

from litestar import MediaType, Response, get
from prometheus_client import CONTENT_TYPE_LATEST

import lichtung
from lichtung.server.compiling import compiled_share
from lichtung.server.http.context import TheSite
from lichtung.server.site import Site
from lichtung.server.wire import Health

NOT_READY = 503


@get("/health/live", tags=["site"])
async def live(site: TheSite) -> Health:
    """Whether the process answers; whatever else is wrong, a restart would not help."""
    status: Literal["stopping", "ok"] = "stopping" if site.stopping else "ok"
    return Health(status=status, version=lichtung.__version__, compiled=compiled_share())


@get("/health/ready", tags=["site"])
async def ready(site: TheSite) -> Response[Health]:
    """Whether the server can do its work, and if not, why: then the answer is 503."""
    return await readiness(site)


@get("/health", tags=["site"])
async def health(site: TheSite) -> Response[Health]:
    """The same as `/health/ready`."""
    return await readiness(site)


async def readiness(site: Site) -> Response[Health]:
    """Whether the database can be read and written and the server goes on."""
    version = lichtung.__version__
    if site.stopping:
        return Response(Health(status="stopping", version=version, reason="stopping"), status_code=NOT_READY)
    if not await site.readiness.is_ready():
        return Response(Health(status="failing", version=version, reason="database"), status_code=NOT_READY)
    return Response(Health(status="ok", version=version))


@get("/metrics", media_type=MediaType.TEXT, tags=["site"])
async def metrics(site: TheSite) -> Response[bytes]:
    """Numbers for Prometheus."""
    return Response(site.metrics.text(), media_type=CONTENT_TYPE_LATEST)


HANDLERS = [live, ready, health, metrics]
