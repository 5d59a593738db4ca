"""Draw the picture of the terminal table for the README: a fixed game of Sylvion in the middle of the battle.

`python tools/terminal_picture.py` writes docs/pictures/terminal.svg, `python tools/terminal_picture.py FILE` another file.
"""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path
from xml.sax.saxutils import escape

from lichtung.cli.keyboard import Keyboard
from lichtung.cli.plain import Voice
from lichtung.cli.play import Party
from lichtung.cli.saves import Keeper
from lichtung.cli.screen import Screen
from lichtung.kernel.catalogue import game
from lichtung.local.host import Host

PICTURE = Path(__file__).resolve().parent.parent / "docs" / "pictures" / "terminal.svg"
SEED = 236
MOVES = """
discard:r2c0 play:F4 discard:T1 discard:T2 discard:WHA place:r1c3 play:OWL discard:WHA play:OWL discard:T2
play:F2 discard:T3 place:r3c3 play:F3 discard:T4 discard:T4 place:r4c3 play:F3 place:r2c3 end end discard:r3c0
play:F1 place:r4c2 play:F1 place:r2c2 play:T1 place:r2c4 end play:F1 place:r1c4 play:F4 discard:T3 discard:WHA
discard:WHA place:r3c2 play:F2 place:r4c4 end
"""

COLUMNS, ROWS = 100, 35
WIDTH, HEIGHT = 8.4, 19.0  # of a character
BORDER = 18.0
FONT = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"
PAPER, INK, DIM = "#11161d", "#d6dde4", "#75828f"
INKS = {
    "31": "#ff7a66",
    "32": "#83d675",
    "33": "#e9bd55",
    "35": "#c9a2ff",
    "36": "#62cdec",
    "93": "#ffd75e",
    "97": "#fff",
}
PAPERS = {"41": "#a8321f"}
# Frames are drawn as lines, so that they meet whatever the font: which ways each character leads.
WAYS = {"─": "lr", "│": "ud", "┌": "rd", "┐": "ld", "└": "ru", "┘": "lu"}
WAYS |= {"├": "rud", "┤": "lud", "┬": "lrd", "┴": "lru", "┼": "lrud"}
PIECES = re.compile(rf"\s+|[{''.join(WAYS)}]+|[^\s{''.join(WAYS)}]+(?: [^\s{''.join(WAYS)}]+)*")


def screenful() -> list[str]:
    """What the terminal shows after the moves, with its colour codes."""
    host = Host(game("sylvion").start(seed=SEED, mode="introductory"))
    for word in MOVES.split():
        host.play(word)
    out = io.StringIO()
    screen = Screen(out, colour=True, width=COLUMNS, height=ROWS)
    party = Party(host, Voice("en"), screen, Keyboard(io.StringIO(), screen), Keeper(Path(), "sylvion"))
    party.change_seats()
    party.show_table()
    screen.out.write(party.prompt())
    return out.getvalue().splitlines()


def runs(line: str) -> list[tuple[int, str, list[str]]]:
    """The pieces of a line that look alike: column, text, codes."""
    found: list[tuple[int, str, list[str]]] = []
    column, codes = 0, [""]
    for part in re.split(r"(\x1b\[[0-9;]*m)", line):
        if part.startswith("\x1b"):
            codes = part[2:-1].split(";")
        else:
            for piece in PIECES.findall(part):
                if piece.strip():
                    found.append((column, piece, codes))
                column += len(piece)
    return found


def drawn(row: int, column: int, text: str, codes: list[str]) -> list[str]:
    """A piece of text as SVG; its width is fixed, so that columns meet in any font."""
    ink = next((INKS[code] for code in codes if code in INKS), DIM if "2" in codes else INK)
    x, y = BORDER + column * WIDTH, BORDER + row * HEIGHT
    if all(char in WAYS for char in text):
        return [
            f'<path d="{"".join(strokes(x + at * WIDTH, y, char) for at, char in enumerate(text))}" stroke="#3d4955"/>'
        ]
    found = []
    paper = next((PAPERS[code] for code in codes if code in PAPERS), "")
    length = len(text) * WIDTH
    if paper:
        found.append(
            f'<rect x="{x:.1f}" y="{y + 2:.1f}" width="{length:.1f}" height="{HEIGHT - 3:.1f}" fill="{paper}"/>'
        )
    weight = ' font-weight="700"' if "1" in codes else ""
    place = f'x="{x:.1f}" y="{y + 14:.1f}" textLength="{length:.1f}"'
    return [*found, f'<text {place} fill="{ink}"{weight}>{escape(text)}</text>']


def strokes(x: float, y: float, char: str) -> str:
    """The lines of a frame character."""
    middle = (x + WIDTH / 2, y + HEIGHT / 2)
    ends = {"l": (x, middle[1]), "r": (x + WIDTH, middle[1]), "u": (middle[0], y), "d": (middle[0], y + HEIGHT)}
    return "".join(f"M{middle[0]:.1f} {middle[1]:.1f}L{ends[way][0]:.1f} {ends[way][1]:.1f}" for way in WAYS[char])


def picture() -> str:
    """The whole picture as SVG."""
    lines = screenful()
    width, height = COLUMNS * WIDTH + 2 * BORDER, len(lines) * HEIGHT + 2 * BORDER
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" width="{width:.0f}" role="img">',
        "<title>Sylvion at the terminal table</title>",
        f'<rect width="100%" height="100%" rx="10" fill="{PAPER}"/>',
        f'<g font-family="{FONT}" font-size="14" xml:space="preserve" fill="none">',
    ]
    for row, line in enumerate(lines):
        for run in runs(line):
            parts += drawn(row, *run)
    return "\n".join([*parts, "</g>", "</svg>"]) + "\n"


def main(arguments: list[str]) -> int:
    target = Path(arguments[0]) if arguments else PICTURE
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(picture(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
