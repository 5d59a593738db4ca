"""OpenSpiel's information-set Monte Carlo tree search plays Equinox against uniform random play.

    python examples/ismcts_equinox.py --games 10 --simulations 50

The search sees what its seat sees: it deals the hidden cards anew for every simulation. Seats change with every game.
Writes ismcts_equinox.png.
"""

from __future__ import annotations

import argparse
from typing import Any

import matplotlib
import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from rich.progress import Progress

import lichtung.research.spiel  # noqa: F401

matplotlib.use("Agg")


def searcher(game: Any, simulations: int, seed: int) -> Any:
    """OpenSpiel's own bot, with one random playout for each simulation."""
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed))
    policy = ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    return ismcts.ISMCTSBot(
        game, evaluator, 1.4, simulations, final_policy_type=policy, random_state=np.random.RandomState(seed)
    )


def play(game: Any, bot: Any, seat: int, dice: np.random.Generator) -> float:
    """One game; returns what the searching seat got: 1, 0 or -1."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(dice.integers(len(state.chance_outcomes()))))
        elif state.current_player() == seat:
            state.apply_action(int(bot.step(state)))
        else:
            state.apply_action(int(dice.choice(state.legal_actions())))
    return float(state.returns()[seat])


def draw(results: list[float], path: str) -> None:
    """How the balance of wins and losses grew."""
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4))
    axes.step(range(len(results) + 1), [0, *np.cumsum(results)], where="post")
    axes.axhline(0, linestyle="--", color="grey", label="as good as uniform")
    axes.set(xlabel="games", ylabel="wins minus losses", title="Equinox, two seats: IS-MCTS against uniform")
    axes.legend()
    figure.savefig(path, dpi=120)


def main() -> None:
    parser = argparse.ArgumentParser(description="OpenSpiel's IS-MCTS plays Equinox against uniform random play.")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", default="ismcts_equinox.png")
    arguments = parser.parse_args()
    game = pyspiel.load_game("lichtung_equinox")
    dice, results = np.random.default_rng(arguments.seed), []
    with Progress() as progress:
        task = progress.add_task("playing", total=arguments.games)
        for number in range(arguments.games):
            bot = searcher(game, arguments.simulations, arguments.seed + number)
            results.append(play(game, bot, number % 2, dice))
            progress.update(task, advance=1, description=f"{results.count(1.0)} won of {len(results)}")
    draw(results, arguments.plot)
    won, lost = results.count(1.0), results.count(-1.0)
    print(
        f"IS-MCTS with {arguments.simulations} simulations: {won} won, {lost} lost, {len(results) - won - lost} drawn"
    )
    print(f"The balance is in {arguments.plot}")


if __name__ == "__main__":
    main()
