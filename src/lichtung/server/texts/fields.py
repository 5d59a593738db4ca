"""Fields of requests whose texts are cleaned as they are read, whether they come over HTTP or over the socket."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from msgspec import Meta, Struct
from msgspec import inspect as kinds

from lichtung.server.texts.rules import MAX_SPREAD

Clean = Callable[[str], str]


def clean_with(clean: Clean, least: int, most: int) -> Meta:
    """Marks a text field: `clean` returns what is kept, or refuses it; the length counts after that."""
    size = f"{least} to {most} characters after normalisation"
    return Meta(
        min_length=least,
        max_length=MAX_SPREAD * most,
        extra={"clean": clean, "size": (least, most)},
        extra_json_schema={"description": size},
    )


class Cleaned(Struct):
    """A request with such fields."""

    def __post_init__(self) -> None:
        for name, clean in find_cleaners(type(self)):
            text = getattr(self, name)
            if text is not None:
                try:
                    setattr(self, name, clean(text))
                except ValueError as error:
                    raise ValueError(f"{name}: {error}") from None


@cache
def find_cleaners(request: type) -> tuple[tuple[str, Clean], ...]:
    """The fields of a request that are cleaned, and how."""
    info = kinds.type_info(request)
    assert isinstance(info, kinds.StructType)
    return tuple((field.name, clean) for field in info.fields if (clean := find_cleaner(field.type)) is not None)


def find_cleaner(kind: kinds.Type) -> Clean | None:
    """How a field of this type is cleaned."""
    if isinstance(kind, kinds.UnionType):
        return next((clean for one in kind.types if (clean := find_cleaner(one)) is not None), None)
    extra = kind.extra if isinstance(kind, kinds.Metadata) else None
    return (extra or {}).get("clean")
