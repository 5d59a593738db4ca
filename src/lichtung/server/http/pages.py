"""The browser's files: read once, sent with what lets browsers keep them."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from pathlib import Path
from typing import Final

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from lichtung.server.faults import Refused

WEB: Final = Path(__file__).parents[1] / "web"
HASHED: Final = re.compile(r"[-.][A-Za-z0-9_-]{8,}\.\w+$")  # a name that changes with the content
TEXTS: Final = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/wasm")
TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".ftl": "text/plain",
    ".webmanifest": "application/json",
}
NOT_BUILT: Final = (
    b"<!doctype html><title>Lichtung</title><p>The browser table is not built here: run <code>make web</code>."
)


class Page(msgspec.Struct, frozen=True):
    """A file as it is sent."""

    content: bytes
    packed: bytes | None
    kind: str
    tag: str
    lasting: bool


def page_of(path: Path, name: str) -> Page:
    """A file read from the disk."""
    content = path.read_bytes()
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return page_with(content, kind, name.startswith("assets/") and HASHED.search(name) is not None)


def page_with(content: bytes, kind: str, lasting: bool = False) -> Page:
    """What is sent of a content."""
    packed = gzip.compress(content, 9, mtime=0) if kind.startswith(TEXTS) and len(content) > 500 else None
    return Page(content, packed, kind, f'"{hashlib.sha256(content).hexdigest()[:16]}"', lasting)


def pages_in(folder: Path) -> dict[str, Page]:
    """All files of a folder by the path they are asked for with."""
    if not (folder / "index.html").is_file():
        return {"index.html": Page(NOT_BUILT, None, "text/html", '"not-built"', False)}
    files = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    return {name: page_of(path, name) for path in files if (name := path.relative_to(folder).as_posix())}


def answer(page: Page, request: Request[object, object, State], status: int = 200) -> Response[bytes]:
    """A file, packed where the browser understands that, or the word that it has not changed."""
    keep = "public, max-age=31536000, immutable" if page.lasting else "no-cache"
    headers = {"cache-control": keep, "etag": page.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == page.tag:
        return Response(b"", status_code=304, headers=headers, media_type=page.kind)
    if page.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(page.packed, status_code=status, headers=headers, media_type=page.kind)
    return Response(page.content, status_code=status, headers=headers, media_type=page.kind)


def pages(folder: Path = WEB) -> HTTPRouteHandler:
    """A handler for everything that is not the API; unknown addresses are the browser program's own pages."""
    files = pages_in(folder)

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def page(request: Request[object, object, State], path: FromPath[str] = "/") -> Response[bytes]:
        name = path.strip("/")
        file = files.get(name)
        if file is not None:
            return answer(file, request)
        if name.startswith("api/"):
            raise Refused("NotFound", "there is nothing at this address")
        missing = "." in name.rpartition("/")[2]
        return answer(files["index.html"], request, 404 if missing else 200)

    return page
