"""The documents as a site, under /docs: read when they are asked for, since most people never open them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import Redirect

from lichtung.server.http.pages import Page, answer, page_of

DOCS: Final = Path(__file__).parents[1] / "docs"
START: Final = "index.html"
NOT_BUILT: Final = Page(
    b"<!doctype html><title>Lichtung</title><p>The documents are not built here: run <code>make docs</code>.",
    None,
    "text/html",
    '"not-built"',
    False,
)


def documents(folder: Path = DOCS) -> HTTPRouteHandler:
    """A handler for the site of the documents."""
    names = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}

    @cache
    def read(name: str) -> Page:
        return page_of(folder / name, name)

    @get(["/docs", "/docs/{path:path}"], include_in_schema=False)
    async def document(
        request: Request[object, object, State], path: FromPath[str] = "/"
    ) -> Response[bytes] | Redirect:
        name = path.strip("/")
        if not name:
            return Redirect(f"/docs/{START}")  # so that links of the page lead to its neighbours
        if START not in names:
            return answer(NOT_BUILT, request)
        if name not in names:
            return answer(read(START), request, 404)
        return answer(read(name), request)

    return document
