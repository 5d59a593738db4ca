"""The piles of Urbion: decks and discards, books, postcards, cards being resolved, and what nobody has seen yet."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from lichtung.cli.screen import flowed
from lichtung.games.urbion.schema import Row
from lichtung.games.urbion.terminal.looks import looks, number, split

if TYPE_CHECKING:
    from lichtung.cli.boards.board import View
    from lichtung.games.urbion.terminal.board import UrbionBoard

COUNTED: Final = ("dream_deck", "city_deck", "discard_pile", "postcard_deck", "book_deck", "box")


def draw(board: UrbionBoard, view: View) -> list[str]:
    """Everything beside the rows and the hands."""
    lines = draw_zone(board, view, "resolving") + draw_zone(board, view, "set_aside") + draw_zone(board, view, "books")
    lines += legend(board, view) + counts(board, view)
    return lines + known_dreams(board, view) + draw_unseen(board, view) if view["result"] is None else lines


def title(board: UrbionBoard, zone: str) -> str:
    """The name of a zone."""
    return board.screen.paint(board.words.name("zone", board.game, zone), "bold")


def draw_zone(board: UrbionBoard, view: View, zone: str) -> list[str]:
    """The cards of a zone by name, the one that is resolved next in front; nothing where nothing is."""
    cards = list(reversed(view[zone])) if zone == "resolving" else view[zone]
    items = [f"{n}× " * (n > 1) + board.words.card(board.game, code) for code, n in Counter(cards).items()]
    return flowed(items, " · ", board.screen.width, title(board, zone) + ": ", "  ") if items else []


def rows(board: UrbionBoard, value: list[Row]) -> list[str]:
    """The rows with all names in full: what lies left of a city, the city, what lies right of it."""
    lines = [title(board, "rows") + ":"] if value else []
    for at, row in enumerate(value, 1):
        sides = [
            ", ".join(board.words.card(board.game, code) for code in row[side]) or "–" for side in ("left", "right")
        ]
        city = board.words.card(board.game, row["city"]) if row["city"] else "–"
        items = [sides[0], board.screen.paint(city, "bold"), sides[1]]
        lines += flowed(" │ ".join(items).split(" "), " ", board.screen.width, f"  R{at}: ", "    ")
    return lines


def legend(board: UrbionBoard, view: View) -> list[str]:
    """What the letters of the postcards on display mean."""
    dreams = [code for row in view["rows"] for side in ("left", "right") for code in row[side]]
    kinds = dict.fromkeys(split(code)[1][:2] for code in dreams if split(code)[1])
    items = [f"{board.screen.paint(kind, 'soon')} {board.words.card(board.game, kind)}" for kind in kinds]
    return flowed(items, " · ", board.screen.width, board.part("postcards") + " ", "  ") if items else []


def counts(board: UrbionBoard, view: View) -> list[str]:
    """The sizes of the piles, the Wise Chaos, the sum of the residents; on a large screen the pacified cities."""
    shown = [zone for zone in COUNTED if view[zone] or zone in ("dream_deck", "city_deck", "discard_pile")]
    items = [f"{title(board, zone)} {len(view[zone])}" for zone in shown]
    if "postcards" in view["settings"]["expansions"]:
        total = view["insight"]["residents"]
        residents = f"{len(view['resident_pile'])} (= {number(total)})"
        items.append(f"{title(board, 'resident_pile')} " + board.screen.paint(residents, "bad" if total < 0 else ""))
        items.append(f"{board.words.name('counter', board.game, 'wise_chaos_left')}: {view['wise_chaos_left']}")
    lines = flowed(items, " · ", board.screen.width, "", "  ")
    if view["success_pile"] and board.spacious:
        counted: Counter[str] = Counter(view["success_pile"])
        pacified = [code + f"×{n}" * (n > 1) for code, n in counted.items()]
        lines += flowed(pacified, " ", board.screen.width, title(board, "success_pile") + ": ", "  ")
    return lines


def known_dreams(board: UrbionBoard, view: View) -> list[str]:
    """What the viewer knows of the dream deck, counted from its top."""
    items = [
        f"{at}. {board.words.card(board.game, code)}" for at, code in enumerate(view["dream_deck"], 1) if code != "?"
    ]
    return flowed(items, " · ", board.screen.width, board.part("known") + " ", "  ") if items else []


def draw_unseen(board: UrbionBoard, view: View) -> list[str]:
    """How many dreams of each kind are still to come; on a small screen, where that takes many lines, only the chaos."""
    left = view["insight"]["unseen"]
    whole = len(left) <= 10 or board.spacious
    shown = {code: n for code, n in left.items() if whole or code in ("K", "C")}
    items = [board.screen.paint(code, looks(code)[1]) + f"×{n}" for code, n in shown.items()]
    items += [] if whole else ["…"]
    return flowed(items or ["–"], " ", board.screen.width, board.part("unseen") + " ", "  ")
