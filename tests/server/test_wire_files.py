"""What is made from the wire is up to date."""

from __future__ import annotations

from lichtung.server import wire
from tools import wire as tool


def test_the_page_and_the_types_are_made_from_the_wire_as_it_is() -> None:
    assert [] == tool.stale(), "run python -m tools.wire"


def test_every_struct_stands_on_the_page_and_in_the_types() -> None:
    names = [one.name for one in tool.structs() if isinstance(one, tool.Struct)]
    assert len(names) > 30
    for name in names:
        assert f"\n### {name}\n" in tool.document()
        assert f"\nexport type {name} = {{\n" in tool.types()


def test_what_a_client_may_leave_out_is_optional_in_typescript() -> None:
    assert "  limit_seconds?: number | null\n" in tool.types()
    assert "  depth?: 'move' | 'where'\n" in tool.types()
    assert "export type FromClient = Play | Look" in tool.types()
    assert wire.Play in wire.FromClient.__args__
