"""Cards of Tribes of the Wind in a terminal: the own rack with what counts right now, the displays, notes beside options."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lichtung.cli.screen import flowed
from lichtung.games.tribes import tables as t
from lichtung.games.tribes.schema import Counted, VillagePreview
from lichtung.games.tribes.terminal.looks import COLOURS, ELEMENTS, MET, NOT_MET
from lichtung.kernel.schema import Target

if TYPE_CHECKING:
    from lichtung.cli.boards.board import View
    from lichtung.games.tribes.terminal.board import TribesBoard


def rack(board: TribesBoard, view: View, seat: int) -> list[str]:
    """One's own cards: what each row asks for, what it counts now, what it gives."""
    paint = board.screen.paint
    lines: list[str] = neighbours(board, view, seat)
    numbers = options_of_cards(view)
    for code in view["racks"][seat]:
        found = view["insight"]["cards"].get(code)
        if found is None:
            continue
        name = board.words.card(board.game, code)
        element = board.components.element_of(code)
        mark = paint(f"[{numbers[code]}]".rjust(4), "number") if code in numbers else "    "
        first = f"{mark} {paint(name, ELEMENTS.get(element, ''))} {counts(board, found)}".rstrip()
        rows = [row(board, found, code, number) for number in range(1, 4) if board.phrase("need", f"{code}/{number}")]
        lines += flowed([first, *rows], "  ", board.screen.width, "", "       ")
    return lines


def options_of_cards(view: View) -> dict[str, int]:
    """The numbers of the options that are about one card."""
    choice = view["choice"] or {}
    points = enumerate(choice.get("points_at", []), 1)
    return {found[0]["card"]: number for number, found in points if len(found) == 1 and "card" in found[0]}


def neighbours(board: TribesBoard, view: View, seat: int) -> list[str]:
    """Whose backs count: those of the two players beside, or of the other one and of display and pile."""
    seats = view["seats"]
    items = [board.words.seat((seat + 1) % seats)]
    if seats > 2:
        items.append(board.words.seat((seat - 1) % seats))
    else:
        shown = backs_of(board, view["insight"]["neighbours"][1])
        items.append(f"{board.part('second-neighbour')} {shown}")
    return flowed(items, " · ", board.screen.width, board.screen.paint(board.part("rack"), "bold") + " ", "  ")


def backs_of(board: TribesBoard, backs: dict[str, int]) -> str:
    """How many cards of each element somebody has."""
    return " ".join(f"{board.element(element)} {count}" for element, count in backs.items() if count) or "–"


def counts(board: TribesBoard, found: Counted) -> str:
    """What a requirement counts right now."""
    if found["kind"] == "ALL":
        return ""
    one, other = found["neighbours"]
    if found["kind"] in ("OWN", "NONE"):
        text = board.part("own", own=found["own"])
    elif found["kind"] in ("SUMX", "TIER"):
        text = board.part("sum", own=found["own"], one=one, other=other, total=found["total"])
    else:
        text = board.part("compared", own=found["own"], one=one, other=other)
    return board.screen.paint(f"({text})", "dim")


def row(board: TribesBoard, found: Counted, code: str, number: int) -> str:
    """A row of a card: whether it is met, what it asks for, what it gives."""
    met = number in found["rows"]
    text = f"{MET if met else NOT_MET} {board.phrase('need', f'{code}/{number}')}: "
    return board.screen.paint(text + board.phrase("effect", f"{code}/{number}"), "good" if met else "dim")


# -- in the middle of the table ------------------------------------------------------------------------------------------


def displays(board: TribesBoard, view: View) -> list[str]:
    """Element cards by their backs, forest tiles, village cards, and how much is left of each."""
    width = board.screen.width
    backs = [view_of_back(board, card) for card in [*view["element_display"], *view["element_deck"][:1]]]
    items = [f"{number} {text}" for number, text in enumerate(backs[:4], 1)]
    deck = board.part("deck", count=len(view["element_deck"]))
    items.append(f"{deck} {backs[4]}" if len(backs) > 4 else deck)
    lines = flowed(items, " · ", width, head(board, "element_display"), "  ")
    tiles = [card for card in view["forest_display"] if card != "."]
    items = [tile(board, card) for card in tiles]
    stack = board.part("deck", count=len(view["forest_stack"]))
    tops = [tile(board, card) for card in view["forest_stack"][:1] if card != "?"]
    lines += flowed([*items, " ".join([stack, *tops])], " · ", width, head(board, "forest_display"), "  ")
    if board.spacious or villages_matter(view):
        lines.append(head(board, "village_display").rstrip())
        for card in view["village_display"]:
            lines += flowed(village(board, card).split(" "), " ", width, "  ", "      ") if card != "." else []
    return lines


def villages_matter(view: View) -> bool:
    """Whether a village can be built, or a village card is being taken."""
    choice = view["choice"] or {}
    words = choice.get("words", [])
    return any(word.startswith(("village:", "take:")) for word in words)


def head(board: TribesBoard, zone: str) -> str:
    """The name of a zone before its cards."""
    return board.screen.paint(board.words.name("zone", board.game, zone) + ":", "bold") + " "


def view_of_back(board: TribesBoard, card: str) -> str:
    """The element that a card shows, or that there is none."""
    return "–" if card in (".", "?") else board.element(board.components.element_of(card))


def tile(board: TribesBoard, code: str) -> str:
    """A forest tile on offer."""
    colour = board.components.colours[board.table[t.COLOUR + board.components.codes[code]] - 1]
    name = board.screen.paint(f"{code} {board.short(colour)}", COLOURS.get(colour, ""))
    return f"{name} {board.phrase('tile', code)}"


def village(board: TribesBoard, code: str) -> str:
    """A village card on offer: its goal and points, its right side."""
    return f"{code} {board.phrase('sides', code)}"


# -- beside options ------------------------------------------------------------------------------------------------------


def note(board: TribesBoard, view: View, point: Target) -> str:
    """What an option would bring."""
    name, seat = view["choice"]["name"], view["choice"]["seat"]
    if "card" in point:
        return note_of_card(board, view, name, point["card"])
    if name == "main_action" and "cell" in point:
        return note_of_village(board, view["insight"]["previews"][f"village:{point['cell']}"])
    if name == "draw_card":
        card = view["element_display"][point["number"] - 1] if "number" in point else view["element_deck"][0]
        return board.name("element", board.components.element_of(card))
    if name == "choose_row":
        code = f"{view['choice']['about']['card']}/{point['number']}"
        return f"{board.phrase('need', code)}: {board.phrase('effect', code)}"
    if name == "temple_kind":
        return board.phrase("temple", f"{view['boards'][seat]}/{point['word']}")
    if name == "village_side" and point["word"] == "right":
        return board.phrase("effect", view["choice"]["about"]["card"])
    if name == "split_water":
        moves = view["choice"]["about"]["left"] - point["number"]
        return board.words.say_phrase(board.game, {"say": "part-M", "n": moves}) if moves else ""
    if name == "choose_board":
        number = str(point["number"])
        return f"{board.phrase('condition', number)} · {board.phrase('path', number)}"
    return ""


def note_of_card(board: TribesBoard, view: View, choice: str, code: str) -> str:
    """What a card on offer brings."""
    if choice == "forest_tile":
        return board.phrase("tile", code)
    if choice == "village_card":
        points = board.part("points", count=board.table[t.POINTS + board.components.codes[code]])
        return f"{points} · {board.phrase('effect', code)}"
    if choice == "main_action" and code in view["insight"]["cards"]:
        found = view["insight"]["cards"][code]
        effects = " / ".join(board.phrase("effect", f"{code}/{number}") for number in found["rows"])
        return effects + (f", X = {found['total']}" if found["kind"] == "SUMX" else "")
    return ""


def note_of_village(board: TribesBoard, preview: VillagePreview) -> str:
    """What building a village would do: riders that return, new pollution, bonuses."""
    items = [board.part("return", count=preview["riders"])]
    if preview["new_pollution"]:
        items.append(board.part("polluted", fields=", ".join(preview["new_pollution"])))
    items += [board.name("bonus", bonus) for bonus in ("catapult", "portal") if preview[bonus]]
    return ", ".join(items)
