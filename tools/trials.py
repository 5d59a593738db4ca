"""One table's trial: what hints say of its positions, what came of these, and how the first hint does in place of `hard`."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from lichtung.bots.hints import hints
from tools.judging import Agreement, Judged, agreements, costs, in_order, judge
from tools.positions import FOLDER, SAMPLES, Played, Store, Table, finish

GAMES: Final = 4  # of each position that the first hint plays against what `hard` chose in the same deals
OTHER_SEED: Final = 1


@dataclass
class Trial:
    """What was found at a table."""

    table: Table
    judged: list[Judged] = field(default_factory=list)
    disordered: int = 0  # lists in which a lower chance stands above a higher one
    options: int = 0
    unseen: int = 0  # options that were hardly looked at
    apart: Agreement = field(default_factory=Agreement)
    ranked: Agreement = field(default_factory=Agreement)
    duels: list[tuple[float, float]] = field(default_factory=list)  # points with the first hint, and with `hard`'s move
    seconds: tuple[float, float] = (0.0, 0.0)  # of hints, and of plain searches


def try_table(table: Table, positions: int, say: Callable[[str], None]) -> Trial:
    """Ask for hints in every stored position."""
    trial = Trial(table)
    store = Store(SAMPLES["check"], table)
    for seed, one in list(store.all().items())[:positions]:
        look_at(trial, one)
        say(f"{table.name} {seed}: {trial.judged[-1].chance:.0%} shown, {trial.judged[-1].share:.0%} won")
    return trial


def look_at(trial: Trial, one: Played) -> None:
    """Add one position."""
    position, ranked = judge(one)
    s = one.state()
    trial.judged.append(position)
    trial.disordered += not in_order(ranked)
    trial.options += len(ranked)
    trial.unseen += sum(hint["chance"] is None for hint in ranked)
    agreements(ranked, hints(s, one.seat, seed=OTHER_SEED), trial.apart, trial.ranked)
    trial.duels += duels(trial.table, one, ranked[0]["option"])
    ours, plain = costs(s, one.seat)
    trial.seconds = trial.seconds[0] + ours, trial.seconds[1] + plain


def file_of_duels(table: Table, folder: Path = FOLDER) -> Path:
    """Where the duels of a table are stored."""
    return folder / "first" / f"{table.name}.jsonl"


def duels(table: Table, one: Played, option: int, folder: Path = FOLDER) -> list[tuple[float, float]]:
    """What a seat got with an option, and with what `hard` chose, as far as it was played: see `play_duels`."""
    path = file_of_duels(table, folder)
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    for stored in map(json.loads, lines):
        if key(stored) == (one.seed, option, one.bots, one.rules):
            return list(zip(stored["points"], one.points[: len(stored["points"])], strict=True))
    return []


def play_duels(table: Table, one: Played, option: int, folder: Path = FOLDER) -> None:
    """Play an option in the same deals in which `hard` chose, with `hard` in every seat from then on, and store it."""
    s = one.state()
    points = [
        won if one.firsts[number] == option else round(finish(s, one.seat, one.seed, number, option)[1], 3)
        for number, won in enumerate(one.points[:GAMES])
    ]
    path = file_of_duels(table, folder)
    path.parent.mkdir(parents=True, exist_ok=True)
    line = {"seed": one.seed, "option": option, "bots": one.bots, "rules": one.rules, "points": points}
    with path.open("a", encoding="utf-8") as file:
        print(json.dumps(line, separators=(",", ":")), file=file)


def key(stored: dict[str, Any]) -> tuple[int, int, int, int]:
    """What a stored duel is known by."""
    return stored["seed"], stored["option"], stored["bots"], stored["rules"]
