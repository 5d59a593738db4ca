"""Which files are compiled, and which of them are hot."""

from __future__ import annotations

from pathlib import Path
from typing import Final

COMPILED: Final = ("lichtung/kernel", "lichtung/games", "lichtung/bots", "lichtung/table")
NOT_COMPILED: Final = (
    "lichtung/kernel/errors.py",
    "lichtung/kernel/vecs.py",
    "lichtung/table/errors.py",
    "lichtung/table/facts.py",
)
NOT_COMPILED_OF_A_GAME: Final = ("arena.py", "research.py", "terminal")  # what is in its folder and not hot
DECLARATIONS: Final = ("__init__.py", "schema.py")  # lists of packages; types that tools read from their annotations
# The way of a move through the server. The rest of it is not hot, or made of classes that mypyc cannot compile.
SERVED: Final = (
    "lichtung/server/play/lock.py",
    "lichtung/server/play/moves.py",
    "lichtung/server/play/table.py",
    "lichtung/server/store/writer.py",
    "lichtung/server/transport/conversation.py",
    "lichtung/server/transport/limits.py",
    "lichtung/server/transport/line.py",
    "lichtung/server/websocket/framing.py",
)
# Hot is what a playout or a search runs for every move: the rule for kernel, games and bots. These of their files run once
# for a game, a position or a screen, or build tables when they are imported; -O1 compiles them in 0.6 of the time.
COLD_RULES: Final = frozenset(
    (
        *("catalogue", "codec", "components", "events", "fields", "game", "insight", "inventory", "layout", "loading"),
        *(
            "notation",
            "phrases",
            "read",
            "reading",
            "seen",
            "settings",
            "table",
            "tables",
            "tiles",
            "words",
            "write",
            "zones",
        ),
    )
)
COLD_BOTS: Final = frozenset(("kinds", "knowledge", "levels", "parallel"))
COLD_FOLDERS: Final = ("lichtung/server", "lichtung/table")


def compiled_modules(src_root: Path) -> list[str]:
    """Returns the files of the group, relative to the source root, in a fixed order."""
    files = (path.relative_to(src_root) for folder in COMPILED for path in (src_root / folder).rglob("*.py"))
    served = {name for name in SERVED if (src_root / name).exists()}
    return sorted(({file.as_posix() for file in files if is_compiled(file)} | served) - set(NOT_COMPILED))


def is_compiled(file: Path) -> bool:
    """Whether a file of a compiled folder is compiled itself: not declarations, not what is drawn with."""
    return file.name not in DECLARATIONS and not set(NOT_COMPILED_OF_A_GAME) & set(file.parts[3:])


def is_hot(file: str) -> bool:
    """Whether a compiled file, relative to the source root, is worth the C compiler's most thorough work."""
    path = Path(file)
    cold = COLD_BOTS if "bots" in path.parts else COLD_RULES
    return path.stem not in cold and not file.startswith(COLD_FOLDERS)
