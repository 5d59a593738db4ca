"""What is made from the wire is up to date."""

from __future__ import annotations

from lichtung.server import wire
from tools import schema as schema_tool
from tools import wire as tool

WEB = schema_tool.WEB


def test_the_page_and_the_types_are_made_from_the_wire_as_it_is() -> None:
    assert [] == tool.stale(), "run python -m tools.wire"


def test_every_declaration_stands_on_the_page_and_in_the_types() -> None:
    names = [one.name for one in tool.declarations() if isinstance(one, tool.Declared)]
    assert len(names) > 30
    for name in names:
        assert f"\n### {name}\n" in tool.document()
        assert f"\nexport type {name} = " in tool.types()
    assert "\nexport type Seated = TableInfo & {\n  token?: string | null\n}\n" in tool.types()


def test_what_a_client_may_leave_out_is_optional_in_typescript() -> None:
    assert "  limit_seconds?: number | null\n" in tool.types()
    assert "  depth?: 'move' | 'where'\n" in tool.types()
    assert "export type FromClient = Play | Look" in tool.types()
    assert wire.Play in wire.FromClient.__args__


def test_the_types_of_views_are_made_from_the_schemas_as_they_are() -> None:
    assert [] == schema_tool.stale(), "run python -m tools.schema"


def test_every_made_file_has_somebody_who_imports_it() -> None:
    sources = {path: path.read_text(encoding="utf-8") for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte")}
    for made in [tool.TYPES, *schema_tool.targets()]:
        module = made.relative_to(WEB).with_suffix("").as_posix()
        near = f"'./{made.stem}'"
        assert any(
            f"'@/{module}'" in text or (path.parent == made.parent and near in text)
            for path, text in sources.items()
            if path != made
        ), module
