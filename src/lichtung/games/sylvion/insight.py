"""What a table shows beyond the rules: dangers, healing, rounds left. Computed from a view alone."""

from __future__ import annotations

from typing import Any

STRENGTHS = {"E0": 0, "E1": 1, "E2": 2, "E3": 3, "B2": 2, "B3": 3, "B4": 4, "F1": 1, "F2": 2, "F3": 3, "F4": 4}


def insight(view: dict[str, Any], seat: int | None) -> dict[str, Any]:
    """Dangers per row, healing against need, rounds left, and the sizes a player plans with."""
    rows = [danger(view["clearing"][row], view["on_stack"][row]) for row in range(4)]
    healing = sum(int(card[1]) for row in view["clearing"] for card in row if card[0] == "T" and len(card) == 2)
    desolated = 12 - int(view["forest_health"])
    return {
        "danger": rows,
        "damage": sum(hit["strength"] for row in rows for hit in row),
        "healing": healing,
        "desolated": desolated,
        "rounds_left": max(len(stack) for stack in view["ravager_stack"]),
        "deck": len(view["defender_deck"]),
        "hands": [len(hand) for hand in view["hands"]],
    }


def danger(cells: list[str], on_stack: str) -> list[dict[str, Any]]:
    """What would hit the forest edge in one row if nothing changed: in how many rounds, how hard, with the figure?"""
    places = [on_stack, *cells]
    hits: list[dict[str, Any]] = []
    rounds = 0
    while any(is_fire(place) for place in places) and rounds < 10:
        rounds += 1
        for column in range(4, -1, -1):
            if is_fire(places[column]):
                step(places, column, rounds, hits)
    return hits


def is_fire(code: str) -> bool:
    """Whether a code is an elemental."""
    return code[:2] in STRENGTHS and code[0] in "EB"


def step(places: list[str], column: int, rounds: int, hits: list[dict[str, Any]]) -> None:
    """Move one elemental of a row, as the rules would."""
    fire = places[column]
    target = column + 1
    while target <= 4 and places[target] == "L":
        target += 1
    places[column] = "."
    if target > 4:
        hits.append({"rounds": rounds, "strength": STRENGTHS[fire[:2]], "figure": fire.endswith("@")})
        return
    places[target] = met(fire, places[target])


def met(fire: str, there: str) -> str:
    """What stands in a cell after an elemental has entered it."""
    attack = STRENGTHS[fire[:2]]
    defence = STRENGTHS.get(there, 0)
    bearer = fire.endswith("@")
    if there == ".":
        return fire
    if there == "G":
        return fire[:-1] if bearer else "."
    if attack > defence:
        return fire
    if bearer:
        return fire[:-1]
    return "." if attack == defence else there
