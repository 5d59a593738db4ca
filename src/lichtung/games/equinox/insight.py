"""What a table shows beyond the rules: strengths, dangers, prestige, scores. Computed from a view alone."""

from __future__ import annotations

from typing import Any

from lichtung.games.equinox.components import CHAMPION_VALUE, CODES, DOUBLED, HALF, NAMES, ROW_VALUE

Stones = dict[str, list[tuple[int, int]]]

NUMBERS = {code: card for card, code in CODES.items()}


def insight(view: dict[str, Any], seat: int | None) -> dict[str, Any]:
    """Strengths in the current row, who would vanish, prestige, scores, sizes, and a preview of every option."""
    common = common_insight(view)
    return {**common, **own_insight(view, seat, common)}


def own_insight(view: dict[str, Any], seat: int | None, common: dict[str, Any]) -> dict[str, Any]:
    """A preview of every option, for the decider."""
    return {"previews": previews(view, seat, common["strengths"])}


def common_insight(view: dict[str, Any]) -> dict[str, Any]:
    """What everybody can see: strengths in the current row, who would vanish, prestige, scores and sizes."""
    strengths = current_strengths(view)
    stones = all_stones(view)
    return {
        "strengths": strengths,
        "missing": [name for name in strengths if f"{name}/{view['round']}" not in view["stacks"]],
        "weakest": weakest(strengths),
        "bet_value": int(ROW_VALUE[view["round"] - 1]),
        "prestige": combined_prestige(view, stones),
        "scores": scores(view, stones),
        "in_tournament": list(strengths),
        "deck": len(view["deck"]),
        "hands": [len(hand) for hand in view["hands"]],
    }


def strength_of(code: str) -> float | None:
    """The strength of a card by its code; None when the strength is not told."""
    return float(DOUBLED[NUMBERS[code]]) / 2 if code in NUMBERS else None


def current_strengths(view: dict[str, Any]) -> dict[str, float | None]:
    """EQX-PLAY-7. The strength of every creature in the tournament; None without a card."""
    found: dict[str, float | None] = {}
    for name in view["champions"]:
        if name not in view["vanished"]:
            stack = view["stacks"].get(f"{name}/{view['round']}", [])
            found[name] = strength_of(stack[-1]) if stack else None
    return found


def weakest(strengths: dict[str, float | None]) -> str | None:
    """EQX-VANISH-2. The creature that would vanish at the end of this turn, None if nothing would."""
    known = [strength for strength in strengths.values() if strength is not None]
    if not known or len(known) < len(strengths) or known.count(min(known)) > 1:
        return None
    return [*strengths][[*strengths.values()].index(min(known))]


def all_stones(view: dict[str, Any]) -> Stones:
    """The stones on each creature's spaces and champion card: owner and value."""
    found: Stones = {name: [] for name in view["champions"]}
    for space, owner in view["stones"].items():
        name, _, row = space.partition("/")
        found[name].append((int(owner), int(ROW_VALUE[int(row) - 1])))
    for name, owners in view["champion_cards"].items():
        found[name] += [(int(owner), int(CHAMPION_VALUE)) for owner in owners]
    return found


def combined_prestige(view: dict[str, Any], stones: Stones) -> dict[str, list[int | None]]:
    """EQX-RULER-1. Every player's prestige on every creature; None without a stone there."""
    found: dict[str, list[int | None]] = {}
    for name, there in stones.items():
        sums: list[int | None] = [None] * int(view["seats"])
        for owner, value in there:
            sums[owner] = (sums[owner] or 0) + value
        found[name] = sums
    return found


def scores(view: dict[str, Any], stones: Stones) -> list[float]:
    """EQX-SCORE-1 to 3. What every player would score now, unrevealed secret bets left out."""
    found = [0.0] * int(view["seats"])
    for name, there in stones.items():
        if there and name not in view["vanished"]:
            extra = float(HALF[NAMES.index(name)]) / 2
            for owner, value in there:
                found[owner] += value + extra
    return found


def previews(view: dict[str, Any], seat: int | None, strengths: dict[str, float | None]) -> dict[str, Any]:
    """For the decider: what an option would make of rulers and strengths, by its word."""
    choice = view["choice"]
    found: dict[str, Any] = {}
    if choice is None or seat is None or "words" not in choice:
        return found
    for word in choice["words"]:
        verb, _, argument = word.partition(":")
        creature = argument.rpartition("_")[0]
        if verb == "play" and creature in strengths:
            power = would_have_power(view, seat, creature)
            found[word] = {**after_strength(strengths, creature, strength_of(argument)), "power": power}
        elif verb == "put":
            found[word] = after_strength(strengths, argument, strength_of(str(view["in_play"])))
        elif verb == "regular":
            found[word] = {
                "value": int(ROW_VALUE[view["round"] - 1]),
                "rules": would_rule(view, seat, all_stones(view)[argument]),
            }
        elif verb == "bet" and "/" in argument:
            found[word] = {"value": int(ROW_VALUE[int(argument[-1]) - 1])}
    return found


def after_strength(strengths: dict[str, float | None], name: str, strength: float | None) -> dict[str, Any]:
    """What laying a card on a creature's current space would do."""
    after = {**strengths, name: strength}
    return {"strength": strength, "weakest": weakest(after)}


def would_have_power(view: dict[str, Any], seat: int, name: str) -> bool:
    """EQX-POWER-1. Whether a card of a creature played now comes from its ruler and does not go onto a chameleon."""
    below = view["stacks"].get(f"{name}/{view['round']}", [""])[-1]
    return bool(view["rulers"][name] == seat and name != "ursus" and not below.startswith("chameleon"))


def would_rule(view: dict[str, Any], seat: int, there: list[tuple[int, int]]) -> bool:
    """EQX-RULER-3. Whether one more stone in the current row would make the seat the ruler."""
    mine = int(ROW_VALUE[view["round"] - 1])
    others: dict[int, int] = {}
    for owner, value in there:
        if owner == seat:
            mine += value
        else:
            others[owner] = others.get(owner, 0) + value
    return mine > max([-1, *others.values()])
