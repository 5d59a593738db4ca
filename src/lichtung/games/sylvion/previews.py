"""What the offered options of a question would do, as far as the table shows it. Computed from a view alone."""

from __future__ import annotations

from typing import Any

from lichtung.games.sylvion.components import BETRAYAL, CODES, COUNT, INTRODUCTORY, LAST_SYLVAN
from lichtung.games.sylvion.insight import STRENGTHS, danger, is_fire, met

Preview = dict[str, Any]
Rows = list[list[str]]  # for each row what lies on its stack, then columns 1 to 4

DIRECTIONS = {"up": (-1, 0), "down": (1, 0), "left": (0, 1), "right": (0, -1)}


def previews(view: dict[str, Any]) -> list[Preview | None]:
    """For every offered option the damage that would still threaten afterwards; None where that says nothing."""
    choice = view["choice"]
    if not choice or "words" not in choice:
        return []
    return [preview(view, str(choice["name"]), choice["about"], word) for word in choice["words"]]


def preview(view: dict[str, Any], name: str, about: dict[str, Any], word: str) -> Preview | None:
    """What one option would do."""
    rows = [[view["on_stack"][row], *view["clearing"][row]] for row in range(4)]
    cell = word.partition(":")[2]
    if name == "place_cell":
        return laid(rows, cell, about["card"])
    if name == "whale_destination":
        return moved(rows, about["cell"], cell)
    if name == "elephant_target":
        return struck(rows, [cell])
    if name == "geyser_direction":
        return erupted(rows, about["cell"], word)
    return None


def at(rows: Rows, cell: str) -> str:
    """The card in a cell."""
    return rows[int(cell[1]) - 1][int(cell[3])]


def put(rows: Rows, cell: str, code: str) -> None:
    """Lay a card into a cell."""
    rows[int(cell[1]) - 1][int(cell[3])] = code


def threat(rows: Rows, **more: Any) -> Preview:
    """The damage that threatens, and whether the figure would reach the edge."""
    hits = [hit for row in rows for hit in danger(row[1:], row[0])]
    return {"damage": sum(hit["strength"] for hit in hits), "figure": any(hit["figure"] for hit in hits), **more}


def laid(rows: Rows, cell: str, code: str) -> Preview:
    """A tree or fountain is placed."""
    put(rows, cell, code)
    return threat(rows)


def moved(rows: Rows, here: str, there: str) -> Preview:
    """SYL-WHALE. An elemental is moved: into an empty cell, into another card, or to the forest edge."""
    fire = at(rows, here)
    put(rows, here, ".")
    if there == "edge":
        outcome = "lost" if fire.endswith("@") else "edge"
        return threat(rows, outcome=outcome, strength=STRENGTHS[fire[:2]])
    before = at(rows, there)
    after = met(fire, before)
    put(rows, there, after)
    if before == ".":
        return threat(rows, outcome="moves")
    kept = "fire" if is_fire(after) else "both" if after == "." else "defence"
    return threat(rows, outcome=kept)


def struck(rows: Rows, cells: list[str]) -> Preview:
    """Elementals are discarded; one that carries the figure only loses it (SYL-RAV-10)."""
    for cell in cells:
        fire = at(rows, cell)
        put(rows, cell, fire[:-1] if fire.endswith("@") else ".")
    return threat(rows, hits=cells)


def erupted(rows: Rows, geyser: str, direction: str) -> Preview:
    """SYL-GEYSER-6. All elementals in a straight line are hit, then the geyser is gone."""
    row, column = int(geyser[1]), int(geyser[3])
    down, on = DIRECTIONS[direction]
    line = [(row + down * n, column + on * n) for n in range(1, 4)]
    cells = [f"r{r}c{c}" for r, c in line if 1 <= r <= 4 and 1 <= c <= 4]
    put(rows, geyser, ".")
    return struck(rows, [cell for cell in cells if is_fire(at(rows, cell))])


def unseen(view: dict[str, Any]) -> dict[str, int]:
    """How many cards of each kind the viewer has not seen: they are in the defender deck or in a hidden hand (SYL-INFO-3)."""
    advanced = view["settings"]["mode"] == "advanced"
    last = BETRAYAL if view["settings"]["feats_betrayals"] else LAST_SYLVAN
    found = {CODES[card]: int(COUNT[card] if advanced else INTRODUCTORY[card]) for card in range(1, int(last) + 1)}
    zones = [view["defender_deck"], view["sylvan_discard"], view["box"], view["in_play"]]
    zones += [*view["hands"], *view["clearing"], *view["recruit_column"]]
    for code in [code for zone in zones for code in zone]:
        if code in found:
            found[code] -= 1
    return {code: count for code, count in found.items() if count > 0}
