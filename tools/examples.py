"""The drawn turns of the rulebooks: a turn of each game, played by the rules from a prepared position, as small pictures.

A picture is a list of rows, a row a list of pieces: a card's code, None for an empty place, "" for nothing, or a symbol of
the game's rulebook with a text. The captions are the paragraphs of the chapter `example`. Run: python -m tools.examples
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import lichtung

GAMES: Final = Path(__file__).resolve().parents[1] / "web" / "src" / "games"
Piece = str | dict[str, Any] | None
Picture = list[dict[str, Any]]
View = dict[str, Any]


def row(*pieces: Piece, of: str = "", lit: tuple[int, ...] = ()) -> dict[str, Any]:
    """A row of a picture: whose it is, what lies there, which of its pieces the caption speaks of."""
    return {"pieces": list(pieces)} | ({"of": of} if of else {}) | ({"lit": list(lit)} if lit else {})


def symbol(name: str, text: object = "") -> dict[str, Any]:
    """A symbol of the rulebook with what stands beside it."""
    return {"symbol": name, "text": str(text)}


def hand(view: View, *lit: str) -> dict[str, Any]:
    """The hand of seat 0; the cards that the caption speaks of."""
    cards: list[str] = view["hands"][0]
    return row(*cards, of="hand", lit=tuple(cards.index(card) for card in lit))


def play(position: dict[str, Any], words: str = "", stop: str | None = None) -> View:
    """What seat 0 sees after these answers, or where the named step begins."""
    state = lichtung.game(position["game"]).load(position, strict=False, stop=stop)
    for word in words.split():
        state.play(word)
    view: View = state.view(0)
    return view


# -- Sylvion: a hedgehog, a march with three fights, a fountain ----------------------------------------------------------

SYLVION: Final = {
    "game": "sylvion",
    "step": "reveal",
    "seats": 1,
    "round": 5,
    "settings": {"mode": "introductory"},
    "clearing": [". . E2 F3", ". . . E1", "E2 F1 . .", ". . . ."],
    "forest_health": 7,
    "ravager_stack": ["E0 E1 E0", "BLA E1 E2", "E1 E3 E0", "E3 E0 E1"],
    "hands": ["HED F4 T1 WHA T2"],
    "defender_deck": "OWL F2 ELE T3 F1",
}


def sylvion() -> list[Picture]:
    """A round of the introductory game."""
    revealed = play(SYLVION)
    saved = play(SYLVION, "discard:r2c0", stop="move")
    moved = play(SYLVION, "discard:r2c0", stop="reinforce")
    drawn = play(SYLVION, "discard:r2c0")
    placed = play(SYLVION, "discard:r2c0 play:F4 discard:T1 discard:OWL discard:ELE place:r4c4")
    return [
        [*clearing(revealed, "r1c0", "r2c0", "r3c0", "r4c0"), hand(revealed)],
        [*clearing(saved, "r2c0"), hand(saved)],
        [*clearing(moved, "r1c4", "r2c4", "r3c2"), hand(moved)],
        [hand(drawn)],
        [*clearing(placed, "r4c4"), hand(placed)],
    ]


def clearing(view: View, *lit: str) -> Picture:
    """The rows of the clearing, the forest at the left, the stacks at the right."""
    rows: Picture = []
    for number, cells in enumerate(view["clearing"], 1):
        names = [f"r{number}c{column}" for column in (4, 3, 2, 1, 0)]
        cards = [*reversed(cells), view["on_stack"][number - 1]]
        pieces: list[Piece] = [None if card == "." else card for card in cards]
        pieces[4] = pieces[4] or "?ravager"
        edge: Piece = symbol("edge", view["forest_health"]) if number == 1 else ""
        rows.append(row(edge, *pieces, lit=tuple(1 + names.index(name) for name in lit if name in names)))
    return rows


# -- Urbion: a dream is placed, a census pacifies two cities -------------------------------------------------------------

URBION: Final = {
    "game": "urbion",
    "step": "phase_play",
    "seats": 1,
    "rows": ["E+2 [EA] A-3", "F+4 [FA] A-3 F-1", "A+2 W+1 [WA] W-2", "E+2 [EW] E-3"],
    "hands": ["W+1 F-1 A+2 E-3"],
    "dream_deck": "E+2 A-3 W+1 F+4 W-2 F-1 A+2 E-3 E+2 W+1 A-3",
    "city_deck": "[WF] [EF] [EW] [FA]",
}


def urbion() -> list[Picture]:
    """Two turns of the base game."""
    begun, placed = play(URBION), play(URBION, "place:W+1,R4L")
    counted = play(URBION, "place:W+1,R4L discard:F-1 census discard:R3L/A+2&R3R/W-2")
    return [
        [*cities(begun), hand(begun, "W+1")],
        [*cities(placed, 4), hand(placed, "F-1")],
        [*cities(counted, 2, 3, 4), hand(counted)],
    ]


def cities(view: View, *lit: int) -> Picture:
    """The cities with their dreams and what these add up to."""
    rows: Picture = []
    for number, city in enumerate(view["rows"], 1):
        left, right = city["left"], city["right"]
        pieces: list[Piece] = [*[""] * (2 - len(left)), *reversed(left), city["city"], *right, *[""] * (2 - len(right))]
        total = view["insight"]["rows"][number - 1]["total"]
        pieces.append(symbol("sum", f"{total:+}".replace("-", "−") if total else "0"))
        rows.append(row(*pieces, lit=(2, 5) if number in lit else ()))
    return rows


# -- Equinox: a bet, a card with its power, a creature vanishes ------------------------------------------------------------

CHAMPIONS: Final = ("susi", "lupino", "noctia", "carmen", "fungi", "vulpa")
EQUINOX: Final = {
    "game": "equinox",
    "step": "bet",
    "seats": 3,
    "round": 3,
    "champions": [*CHAMPIONS, "ursus", "aquilon"],
    "vanished": {"ursus": 1, "aquilon": 2},
    "stacks": {
        "susi/3": ["susi_6"],
        "lupino/3": ["lupino_4"],
        "noctia/3": ["noctia_1", "noctia_7"],
        "carmen/3": ["carmen_3"],
        "fungi/3": ["fungi_5"],
    },
    "stones": {"carmen/3": 1},
    "hands": [
        ["vulpa_2", "vulpa_8", "susi_1", "ursus_4", "lupino_9", "noctia_0", "aquilon_6", "chameleon_2"],
        ["susi_2", "noctia_8"],
        ["fungi_2", "fungi_3", "ursus_9"],
    ],
    "deck": ["susi_9", "noctia_4", "vulpa_1", "ursus_5", "fungi_9", "carmen_8"],
}


def equinox() -> list[Picture]:
    """A turn in the third round."""
    bet = "regular:vulpa"
    power = f"{bet} play:vulpa_8 yes discard:noctia/3"
    done = play(EQUINOX, f"{power} discard:ursus_4 discard:aquilon_6")
    return [
        [*creatures(play(EQUINOX)), hand(play(EQUINOX), "vulpa_2", "vulpa_8")],
        [*creatures(play(EQUINOX, bet), "vulpa"), hand(play(EQUINOX, bet), "vulpa_8")],
        [*creatures(play(EQUINOX, f"{bet} play:vulpa_8"), "vulpa"), hand(play(EQUINOX, f"{bet} play:vulpa_8"))],
        [*creatures(play(EQUINOX, power), "noctia"), hand(play(EQUINOX, power), "ursus_4", "aquilon_6")],
        [*creatures(done, "noctia"), hand(done)],
    ]


def creatures(view: View, *lit: str) -> Picture:
    """The third row: the visible card of each creature, and the stones below."""
    at = tuple(CHAMPIONS.index(name) for name in lit)
    tops = [view["stacks"].get(f"{name}/3") for name in CHAMPIONS]
    cards: list[Piece] = [cards[-1] if cards else None for cards in tops]
    owners = [view["stones"].get(f"{name}/3") for name in CHAMPIONS]
    below: list[Piece] = ["" if owner is None else symbol("stone", "AB"[owner]) for owner in owners]
    for number, name in enumerate(CHAMPIONS):
        if name in view["vanished"]:
            below[number] = symbol("vanished")
    return [row(*cards, lit=at), row(*below)]


# -- Tribes of the Wind: an element card that counts the neighbours, a forest, a drawn card --------------------------------

TRIBES: Final = {
    "game": "tribes",
    "step": "action",
    "seats": 3,
    "boards": [5, 1, 2],
    "water": [6, 2, 1],
    "terrain": [{"1.1": "S1:1", "1.2": "T01:2"}, {"1.1": "S2"}, {"1.1": "S3"}],
    "pollution": [
        {"1.4": 1, "2.1": 1, "2.2": 2, "2.3": 1, "2.4": 2, "3.1": 1, "3.2": 1, "3.3": 1, "3.4": 1},
        {"2.2": 1},
        {"2.2": 1},
    ],
    "racks": [
        ["E09", "E01", "F02", "W02", "A03"],
        ["F03", "E04", "E03", "W04", "W05"],
        ["A01", "A02", "F05", "E02", "W01"],
    ],
    "element_deck": ["W06", "W07"],
    "element_display": ["F06", "E06", "W08", "A07"],
    "village_display": ["V06", "V07", "V08", "V09"],
    "village_stack": ["V10", "V11"],
    "forest_display": ["T02", "T03", "T14", "T15"],
    "forest_stack": ["T27", "T28"],
}


def tribes() -> list[Picture]:
    """A turn of three players."""
    begun, laid = play(TRIBES), play(TRIBES, "play:E09 tile:T14")
    drawn = play(TRIBES, "play:E09 tile:T14 slot:2")
    return [
        [
            row(*begun["racks"][2], of="left", lit=(2,)),
            rack(begun, "E01", "E09"),
            row(*begun["racks"][1], of="right", lit=(0, 1)),
        ],
        [*land(begun), row(*begun["forest_display"], of="display", lit=(2,))],
        [*land(laid, "1.3"), row(*laid["forest_display"], of="display")],
        [row(*laid["element_display"], of="cards", lit=(1,)), rack(drawn)],
    ]


def rack(view: View, *lit: str) -> dict[str, Any]:
    """The rack of seat 0."""
    cards: list[str] = view["racks"][0]
    return row(*cards, of="rack", lit=tuple(cards.index(card) for card in lit))


def land(view: View, *lit: str) -> Picture:
    """The land of seat 0, its tiles and its pollution, and the water beside it."""
    rows: Picture = []
    for line in (1, 2, 3):
        names = [f"{line}.{column}" for column in (1, 2, 3, 4)]
        pieces: list[Piece] = [
            tile.partition(":")[0] if (tile := view["terrain"][0].get(name)) else pollution(view, name)
            for name in names
        ]
        pieces.append(symbol("water", view["water"][0]) if line == 1 else "")
        rows.append(row(*pieces, lit=tuple(names.index(name) for name in lit if name in names)))
    return rows


def pollution(view: View, name: str) -> Piece:
    """A field without a tile."""
    count = view["pollution"][0].get(name, 0)
    return symbol("pollution", count) | {"place": True} if count else None


EXAMPLES: Final[dict[str, Callable[[], list[Picture]]]] = {
    "sylvion": sylvion,
    "urbion": urbion,
    "equinox": equinox,
    "tribes": tribes,
}


def text(name: str) -> str:
    """The pictures of a game's drawn turn, as they stand in its folder of the browser."""
    rows = ",\n".join(
        "  [\n" + ",\n".join(f"    {json.dumps(one, ensure_ascii=False)}" for one in picture) + "\n  ]"
        for picture in EXAMPLES[name]()
    )
    return f"[\n{rows}\n]\n"


def path(name: str) -> Path:
    """Where they stand."""
    return GAMES / name / "example.json"


def main() -> None:
    """Write the drawn turns of all games."""
    for name in EXAMPLES:
        path(name).write_text(text(name), encoding="utf-8")


if __name__ == "__main__":
    main()
