"""Gymnasium's own checks on the solo games, one at a time and many at once."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import lichtung.research  # noqa: F401
from lichtung import GameOver, IllegalOption
from lichtung.research.hints import hints_of
from lichtung.research.registration import environment_id, solo_games
from lichtung.research.solo import SoloEnv
from lichtung.research.vector import SoloVectorEnv

every_game = pytest.mark.parametrize("game", solo_games())


def choice(mask: Any, dice: np.random.Generator) -> int:
    return int(dice.choice(np.flatnonzero(mask)))


def play(env: SoloEnv, steps: int, seed: int) -> list[Any]:
    """Some random steps; returns everything that was seen."""
    dice = np.random.default_rng(seed)
    found: list[Any] = []
    for _ in range(steps):
        if env.ended:
            break
        seen, reward, over, cut, _ = env.step(choice(env.table.mask(env.current()), dice))
        found.append([seen["observation"].tolist(), seen["action_mask"].sum(), reward, over, cut])
    return found


@every_game
def test_check_env_passes_without_a_warning(game: str) -> None:
    check_env(gymnasium.make(environment_id(game)).unwrapped)
    check_env(gymnasium.make(environment_id(game), shaped=True, render_mode="ansi").unwrapped)


@every_game
def test_the_mask_is_in_the_observation_and_in_the_info(game: str) -> None:
    env = gymnasium.make(environment_id(game))
    seen, info = env.reset(seed=1)
    assert seen["action_mask"].tolist() == info["action_mask"].tolist()
    assert int(seen["action_mask"].sum()) == len(env.unwrapped.current().options)


@every_game
def test_a_game_is_played_to_its_end_and_then_wants_a_reset(game: str) -> None:
    env = SoloEnv(game)
    env.reset(seed=2)
    seen = play(env, 10_000, 2)
    won = env.current().result
    assert won is not None
    assert [float(won.won or False), True, False] == seen[-1][2:]
    assert {0.0} == {step[2] for step in seen[:-1]}
    with pytest.raises(GameOver, match="reset"):
        env.step(0)


@every_game
def test_shaped_rewards_add_up_to_the_plain_one_and_how_far_the_game_came(game: str) -> None:
    plain, shaped = SoloEnv(game), SoloEnv(game, shaped=True)
    for seed in range(5):
        plain.reset(seed=seed)
        shaped.reset(seed=seed)
        progress = hints_of(game).progress
        began = progress(shaped.current())
        sums = [sum(step[2] for step in play(env, 10_000, seed)) for env in (plain, shaped)]
        assert sums[1] == pytest.approx(sums[0] + progress(shaped.current()) - began)


@every_game
def test_an_illegal_action_ends_the_game_or_raises(game: str) -> None:
    env = SoloEnv(game)
    seen, _ = env.reset(seed=3)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    strict = SoloEnv(game, illegal="raise")
    strict.reset(seed=3)
    before = strict.current().digest()
    with pytest.raises(IllegalOption):
        strict.step(illegal)
    assert strict.current().digest() == before
    after, reward, over, cut, info = env.step(illegal)
    assert (-1.0, True, False, True) == (reward, over, cut, info["illegal"])
    assert after["action_mask"].sum() == 0


def check_copies(game: str, seed: int) -> None:
    """Copy at a random moment; the same actions give the same game, other ones do not touch the first."""
    env = SoloEnv(game)
    env.reset(seed=seed)
    play(env, int(np.random.default_rng(seed).integers(60)), seed)
    before = env.current().digest()
    saved = env.get_state()
    others = [env.clone(), copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    put_back = SoloEnv(game)
    put_back.set_state(saved)
    for other in [*others, put_back]:
        assert other.current().digest() == before
        play(other, 20, seed + 1)
    assert env.current().digest() == before
    put_back.set_state(saved)
    assert play(env, 30, seed) == play(put_back, 30, seed)
    assert env.current().digest() == put_back.current().digest()
    assert env.reset()[0]["observation"].tolist() == put_back.reset()[0]["observation"].tolist()


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
def test_many_games_at_once_are_the_single_games(game: str) -> None:
    """Game i of a vector with seed s is the single game with seed s + i, step by step, over several games."""
    many = gymnasium.make_vec(environment_id(game), num_envs=3)
    assert isinstance(many.unwrapped, SoloVectorEnv)
    singles = [SoloEnv(game) for _ in range(3)]
    seen, info = many.reset(seed=10)
    masks = [env.reset(seed=10 + i)[0]["action_mask"] for i, env in enumerate(singles)]
    dice = np.random.default_rng(1)
    ends = 0
    for _ in range(150):
        assert seen["action_mask"].tolist() == [mask.tolist() for mask in masks] == info["action_mask"].tolist()
        actions = [choice(mask, dice) if mask.any() else 0 for mask in masks]
        seen, rewards, over, _, info = many.step(actions)
        for i, env in enumerate(singles):
            if env.ended:
                ends += 1
                found, reward = env.reset()[0], 0.0
            else:
                found, reward, _, _, _ = env.step(actions[i])
            masks[i] = found["action_mask"]
            assert found["observation"].tolist() == seen["observation"][i].tolist()
            assert (reward, env.ended) == (rewards[i], bool(over[i]))
    assert ends > 0


@every_game
def test_gymnasiums_own_vectors_take_the_environment(game: str) -> None:
    many = gymnasium.make_vec(environment_id(game), num_envs=2, vectorization_mode="sync")
    seen, _ = many.reset(seed=1)
    assert many.observation_space.contains(seen)
    many.close()


@every_game
def test_illegal_actions_in_many_games_end_theirs_or_raise(game: str) -> None:
    many = SoloVectorEnv(game, num_envs=2)
    seen, _ = many.reset(seed=4)
    illegal = int(np.flatnonzero(seen["action_mask"][0] == 0)[0])
    legal = int(np.flatnonzero(seen["action_mask"][1])[0])
    _, rewards, over, _, _ = many.step([illegal, legal])
    assert ([-1.0, 0.0], [True, False]) == (rewards.tolist(), over.tolist())
    strict = SoloVectorEnv(game, num_envs=2, illegal="raise")
    strict.reset(seed=4)
    with pytest.raises(IllegalOption):
        strict.step([illegal, legal])


def test_seeds_of_a_wrong_number_are_refused() -> None:
    with pytest.raises(ValueError, match="expected 2 seeds"):
        SoloVectorEnv("urbion", num_envs=2).reset(seed=[1, 2, 3])
