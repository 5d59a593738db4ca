"""placeholder"""

from typing import Any


class Observer:
    def __init__(self, c: Any) -> None: ...
    def insight(self, view: dict[str, Any], seat: int | None) -> dict[str, Any]:
        return {}
