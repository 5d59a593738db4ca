"""Player boards of a data set."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lichtung.games.tribes import tables as t
from lichtung.games.tribes.reading import Folder, Value

if TYPE_CHECKING:
    from lichtung.games.tribes.components import Components

CONDITIONS: Final = {
    "CLEAN_FIELDS": t.COND_CLEAN,
    "RIGHT_SIDES": t.COND_RIGHT,
    "LEFT_CARDS": t.COND_LEFT,
    "VILLAGE_ON": t.COND_VILLAGE,
    "TEMPLE_ON": t.COND_TEMPLE,
}
TEMPLE_LETTERS: Final = ("W", "M", "P", "F")


def read_boards(c: Components, source: Folder) -> None:
    """Conditions, colour path, temples and terrain of the boards."""
    given = source.json("player_boards.json")
    for name, expected in (("rows", t.ROWS), ("columns", t.COLUMNS)):
        if given.key(name).number(1, 100) != expected:
            raise given.key(name).refuse(f"the rules need {expected}, got {given.key(name).raw!r}")
    boards = given.key("boards").items()
    if not 1 <= len(boards) <= t.BOARD_LIMIT:
        raise given.key("boards").refuse(f"expected 1 to {t.BOARD_LIMIT} boards, got {len(boards)}")
    for i, board in enumerate(boards):
        number = board.key("board").number(1, len(boards))
        if number != i + 1 or board.key("leader").number(1, len(boards)) != number:
            raise board.refuse(f"expected board and leader {i + 1}")
        first = t.BOARD_DATA + number * t.BOARD_STRIDE
        if c.table[first + t.FIRST_LEADER + 3] == 0:
            raise board.key("leader").refuse("expected four leader cards in leader_cards.csv")
        read_condition(c, board, first)
        for kind, name in enumerate(t.TEMPLE_KINDS):
            value = board.key("temples").key(name)
            if len(c.effect(t.TEMPLE_EFFECT + number * t.TEMPLES + kind, value, TEMPLE_LETTERS[kind])) != 1:
                raise value.refuse("expected one part")
        read_terrain(c, board.key("terrain"), first)
    c.table[t.BOARD_COUNT] = len(boards)


def read_condition(c: Components, board: Value, first: int) -> None:
    """The board's own condition and its colour path (TRB-COND)."""
    condition = board.key("condition")
    kind = condition.key("kind").one_of(CONDITIONS)
    fields = condition.key("fields").fields()
    if bool(fields) != kind.endswith("_ON"):
        raise condition.key("fields").refuse(f"{kind}: fields belong to VILLAGE_ON and TEMPLE_ON, and only there")
    c.table[first + t.CONDITION] = CONDITIONS[kind]
    c.table[first + t.CONDITION_COUNT] = condition.key("count").number(1, t.FIELDS)
    c.table[first + t.CONDITION_FIELDS] = fields
    path = board.key("colour_path").key("colours")
    colours = [1 + c.colours.index(colour.one_of(c.colours)) for colour in path.items()]
    if len(colours) != t.PATH:
        raise path.refuse(f"expected {t.PATH} colours, got {len(colours)}")
    c.table[first + t.PATH_COLOUR : first + t.PATH_COLOUR + t.PATH] = colours


def read_terrain(c: Components, terrain: Value, first: int) -> None:
    """The twelve fields: pollution at the start, symbol, and which one is the start field (TRB-SETUP-10)."""
    seen = 0
    for field in terrain.items():
        name = field.key("field").one_of(t.FIELD_NUMBERS)
        number = t.FIELD_NUMBERS[name]
        if seen & (1 << number):
            raise field.refuse(f"field {name} occurs twice")
        seen |= 1 << number
        c.table[first + t.POLLUTED + number] = field.key("pollution").number(0, 100)
        if field.key("symbol").raw is not None:
            symbol = c.symbols.index(field.key("symbol").one_of(c.symbols))
            c.table[first + t.BOARD_SYMBOL + symbol] |= 1 << number
        if field.key("start").raw is True:
            if c.table[first + t.START_FIELD] or c.table[first + t.POLLUTED + number]:
                raise field.refuse("expected one start field, without pollution")
            c.table[first + t.START_FIELD] = number
    if seen.bit_count() != t.FIELDS or c.table[first + t.START_FIELD] == 0:
        raise terrain.refuse(f"expected {t.FIELDS} fields and one start field")
    total = sum(c.table[first + t.POLLUTED + 1 : first + t.POLLUTED + 1 + t.FIELDS])
    if total != c.pollution_sum:
        raise terrain.refuse(f"expected {c.pollution_sum} pollution in all, got {total}")
    for symbol, name in enumerate(c.symbols):
        if c.table[first + t.BOARD_SYMBOL + symbol] == 0:
            raise terrain.refuse(f"no field shows {name!r}")
