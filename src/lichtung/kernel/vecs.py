"""Packed integer vectors: `librt.vecs` under the compiled kernel, plain lists under the interpreted one.

Interpreted code reads lists faster than packed vectors, and some places (a browser, an exotic machine) have no `librt`.
So the stand-in is the rule when nothing is compiled. This module is never compiled: it decides which of the two is used.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING


def kernel_is_compiled() -> bool:
    """Whether the rules run as machine code (true) or as plain Python (false)."""
    spec = find_spec("lichtung.kernel.state")
    return spec is not None and spec.origin is not None and not spec.origin.endswith((".py", ".pyc"))


if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import vec as vec
elif kernel_is_compiled():
    from librt.vecs import append, vec
else:

    def make_list(items=(), *, capacity=0):
        return list(items)

    class vec:
        """Makes plain lists the way packed vectors are made: `vec[i64]([1, 2])`, `vec[i64](capacity=9)`."""

        def __class_getitem__(cls, item):
            return make_list

    def append(items, item):
        items.append(item)
        return items
