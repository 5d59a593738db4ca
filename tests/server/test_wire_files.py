"""What is made from the wire is up to date."""

from __future__ import annotations

from lichtung.server import wire
from tools import schema as schema_tool
from tools import wire as tool

TYPES = "".join(tool.types(module) for module in tool.MODULES.values())


def test_the_page_and_the_types_are_made_from_the_wire_as_it_is() -> None:
    assert [] == tool.stale(), "run python -m tools.wire"


def test_every_declaration_stands_on_the_page_and_in_the_types() -> None:
    names = [one.name for one in tool.declarations() if isinstance(one, tool.Declared)]
    assert len(names) > 30
    for name in names:
        assert f"\n### {name}\n" in tool.document()
        assert f"\nexport type {name} = " in TYPES
    assert "\nexport type Seated = TableInfo & {\n  token?: string | null\n}\n" in TYPES


def test_what_a_client_may_leave_out_is_optional_in_typescript() -> None:
    assert "  limit_seconds?: number | null\n" in TYPES
    assert "  depth?: 'move' | 'where'\n" in TYPES
    assert "export type FromClient = Play | Look" in TYPES
    assert wire.Play in wire.FromClient.__args__


def test_the_types_of_views_are_made_from_the_schemas_as_they_are() -> None:
    assert [] == schema_tool.stale(), "run python -m tools.schema"
