"""PettingZoo's own tests on every game, and what its own environments cannot: copies in mid-game."""

from __future__ import annotations

import copy
import io
import pickle
import warnings
from contextlib import redirect_stdout
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest

from lichtung import GameOver, IllegalOption
from lichtung.research.zoo import TableEnv

with warnings.catch_warnings():  # with pygame at hand its tests import an old game of its own, and warn of that
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, performance_benchmark, seed_test
    from pettingzoo.test import test_save_obs as save_obs

WAYS: list[dict[str, Any]] = [
    {"game": "sylvion"},
    {"game": "sylvion", "seats": 2, "feats_betrayals": True, "elements": True},
    {"game": "urbion"},
    {"game": "urbion", "seats": 2, "expansions": ("temples", "void"), "communication": "silent"},
    {"game": "equinox", "seats": 2},
    {"game": "equinox", "seats": 4},
    {"game": "tribes", "seats": 2},
]
every_way = pytest.mark.parametrize("way", WAYS, ids=str)
every_game = pytest.mark.parametrize("game", ["equinox", "sylvion", "tribes", "urbion"])


def quietly(run: Any, *arguments: Any, **named: Any) -> str:
    """What a test of a peer prints."""
    with redirect_stdout(io.StringIO()) as printed:
        run(*arguments, **named)
    return printed.getvalue()


def act(env: TableEnv, dice: np.random.Generator) -> None:
    """One legal action at random, or none for an agent whose game is over."""
    seen, _, over, cut, _ = env.last()
    env.step(None if over or cut else int(dice.choice(np.flatnonzero(seen["action_mask"]))))


def played(env: TableEnv, steps: int, seed: int) -> TableEnv:
    """An environment after some random steps, fewer where the game ends before."""
    dice = np.random.default_rng(seed)
    for _ in range(steps):
        if env.agents:
            act(env, dice)
    return env


# PettingZoo says this of every dict; its own environments with masks are on a list of names that it spares.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@every_way
def test_the_api_test_passes(way: dict[str, Any]) -> None:
    quietly(api_test, TableEnv(**way), num_cycles=60)


@every_game
def test_the_seed_test_passes(game: str) -> None:
    quietly(seed_test, lambda: TableEnv(game), num_cycles=30)


@every_game
def test_the_test_of_saved_observations_runs(game: str) -> None:
    """PettingZoo saves pictures; a dict is none, and its test says so."""
    assert "Observations must be Box to save observations as image" in quietly(save_obs, TableEnv(game))


@every_game
def test_the_performance_benchmark_runs(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a clock that ticks at every look: the benchmark measures five seconds of it."""
    ticks = iter(range(10**9))
    monkeypatch.setitem(performance_benchmark.__globals__, "time", SimpleNamespace(time=lambda: next(ticks) / 10))
    assert "turns per second" in quietly(performance_benchmark, TableEnv(game))


@every_game
def test_environments_are_registered(game: str) -> None:
    env = pettingzoo.make("aec", f"lichtung/{game.capitalize()}-v0", illegal="end")
    assert (env.table.game.name, env.illegal) == (game, "end")


def signature(env: TableEnv) -> list[Any]:
    """Everything that a player could see or get, and the state itself."""
    seen = [env.observe(agent)["observation"].tolist() for agent in env.agents]
    return [env.current().digest(), env.agents, env.agent_selection, env.rewards, env.terminations, seen]


def copies(env: TableEnv) -> list[TableEnv]:
    """Every way to copy an environment."""
    put_back = TableEnv(**env.made_with)
    put_back.set_state(env.get_state())
    return [env.clone(), copy.deepcopy(env), pickle.loads(pickle.dumps(env)), put_back]


def check_copies(game: str, seed: int) -> None:
    """Copy at a random moment; the same actions give the same game, other ones do not touch the first."""
    env = TableEnv(game)
    env.reset(seed=seed)
    played(env, int(np.random.default_rng(seed).integers(120)), seed)
    before = signature(env)
    for other in copies(env):
        assert signature(other) == before
        played(other, 25, seed + 1)
    assert signature(env) == before
    other = env.clone()
    same, again = played(env, 40, seed), played(other, 40, seed)
    assert signature(same) == signature(again)
    same.reset()
    again.reset()
    assert signature(same) == signature(again)


@every_game
def test_copies_at_random_moments_are_exact_and_independent(game: str) -> None:
    for seed in range(6):
        check_copies(game, seed)


@pytest.mark.long
@every_game
def test_a_thousand_copies_at_random_moments_are_exact_and_independent(game: str) -> None:
    for seed in range(1000):
        check_copies(game, seed)


@every_game
def test_only_the_agent_to_act_has_legal_actions(game: str) -> None:
    env = TableEnv(game)
    env.reset(seed=3)
    for step in range(80):
        if not env.agents or env.terminations[env.agent_selection]:
            break
        masks = {agent: int(env.observe(agent)["action_mask"].sum()) for agent in env.agents}
        asked = env.agent_selection
        assert masks == {agent: len(env.current().options) if agent == asked else 0 for agent in env.agents}
        played(env, 1, step)


@every_game
def test_an_action_is_the_option_of_its_word(game: str) -> None:
    env = TableEnv(game)
    env.reset(seed=4)
    s = env.current()
    legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
    assert sorted(s.words()) == sorted(env.word(int(action)) for action in legal)


@every_game
def test_an_illegal_action_raises_and_changes_nothing_or_ends_the_game(game: str) -> None:
    env = TableEnv(game)
    env.reset(seed=5)
    before = signature(env)
    illegal = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalOption):
        env.step(illegal)
    for nonsense in (-1, env.table.actions, None, "end"):
        with pytest.raises((ValueError, TypeError)):
            env.step(nonsense)  # type: ignore[arg-type]
    assert signature(env) == before
    env.illegal = "end"
    culprit = env.agent_selection
    env.step(illegal)
    assert all(env.terminations.values())
    assert (env.rewards[culprit], env.infos[culprit]) == (-1.0, {"illegal": True})


@every_game
def test_the_table_is_drawn_without_what_the_agent_may_not_see(game: str) -> None:
    env = TableEnv(game, render_mode="ansi")
    env.reset(seed=6)
    played(env, 7, 6)
    s, seat = env.current(), env.seat_of[env.agent_selection]
    drawn = env.render()
    env.state_now = s.resample(seat, 9)
    assert drawn == env.render()


def test_human_mode_prints_the_table() -> None:
    env = TableEnv("urbion", render_mode="human")
    env.reset(seed=6)
    assert "dream_deck" in quietly(played, env, 1, 6)


@every_game
def test_rewards_come_at_the_end_and_are_the_result(game: str) -> None:
    env = TableEnv(game)
    env.reset(seed=8)
    dice = np.random.default_rng(8)
    while not any(env.terminations.values()):
        assert set(env.rewards.values()) == {0.0}
        act(env, dice)
    result = env.current().result
    assert result is not None
    if result.won is not None:
        assert set(env.rewards.values()) == {float(result.won)}
    else:
        assert sum(env.rewards.values()) == pytest.approx(0.0)
        best = max(env.rewards.values())
        assert result.winners == tuple(i for i, agent in enumerate(env.possible_agents) if env.rewards[agent] == best)


def test_an_environment_that_was_not_reset_says_so() -> None:
    with pytest.raises(GameOver, match="reset"):
        TableEnv("urbion").step(0)


@pytest.mark.parametrize("wrong", [{"illegal": "shrug"}, {"render_mode": "smell"}, {"seats": 9}, {"mode": "odd"}])
def test_bad_arguments_are_named(wrong: dict[str, Any]) -> None:
    with pytest.raises(Exception, match=next(iter(wrong))):
        TableEnv("sylvion", **wrong)
