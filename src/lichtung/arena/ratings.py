"""Ratings of the bots of a game from all games between them, with OpenSkill's Plackett-Luce model."""

from __future__ import annotations

from dataclasses import dataclass

from openskill.models import PlackettLuce

from lichtung.arena.match import Result
from lichtung.arena.rows import Row


@dataclass(frozen=True)
class Rating:
    """A bot's strength as a bell curve; 25 is where everybody begins."""

    bot: str
    mu: float
    sigma: float
    games: int


def ratings(played: list[tuple[Row, Result]]) -> list[Rating]:
    """The bots of one game, strongest first. Games are taken by seed, so that all pairings are mixed."""
    model = PlackettLuce()
    names = list(dict.fromkeys(name for row, _ in played for name in row.bots))
    known = {name: model.rating(name=name) for name in names}
    games = dict.fromkeys(names, 0)
    for row, result in sorted(played, key=lambda one: (one[1]["seed"], one[1]["rotation"], one[0].name)):
        seating = row.seating(result["rotation"])
        rated = model.rate([[known[name]] for name in seating], ranks=[float(rank) for rank in result["ranks"]])
        means = {name: [new[0] for new, one in zip(rated, seating, strict=True) if one == name] for name in seating}
        for name, ranks in means.items():  # a bot on several seats moves by the mean of them
            known[name].mu = sum(one.mu for one in ranks) / len(ranks)
            known[name].sigma = sum(one.sigma for one in ranks) / len(ranks)
            games[name] += 1
    rated_bots = [Rating(name, known[name].mu, known[name].sigma, games[name]) for name in names]
    return sorted(rated_bots, key=lambda one: (-one.mu, one.bot))
