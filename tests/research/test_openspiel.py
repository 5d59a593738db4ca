"""OpenSpiel's own tests on every game, and its algorithms: searches, and a solver on the end of a game."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability, generate_playthrough, ismcts, mcts

from lichtung import InvalidSettings
from lichtung.research.spiel import GAMES

every_game = pytest.mark.parametrize("name", sorted(GAMES))
TINY = "lichtung_equinox(deals=3,endgame=5,endgame_seed=8)"  # 650 nodes, both players to decide


def play(state: Any, dice: np.random.Generator, steps: int = 10**9) -> Any:
    """Random steps, chance included, to the end at most."""
    for _ in range(steps):
        if state.is_terminal():
            break
        legal = [a for a, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(int(dice.choice(legal)))
    return state


def texts(state: Any, player: int) -> list[Any]:
    """Everything that a player can observe."""
    return [
        state.information_state_string(player),
        state.observation_string(player),
        state.information_state_tensor(player),
        state.observation_tensor(player),
    ]


@every_game
@pytest.mark.parametrize("serialize", [False, True])
def test_the_random_simulation_test_passes(name: str, serialize: bool, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"lichtung_{name}"), num_sims=1, serialize=serialize, verbose=False)


@every_game
@pytest.mark.long
def test_the_random_simulation_test_passes_many_times(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    for players in (game_players(name)[0], game_players(name)[-1]):
        game = pyspiel.load_game(f"lichtung_{name}(players={players})")
        pyspiel.random_sim_test(game, num_sims=5, serialize=True, verbose=False)


def game_players(name: str) -> tuple[int, int]:
    kind = pyspiel.load_game(f"lichtung_{name}").get_type()
    return kind.min_num_players, kind.max_num_players


@every_game
def test_a_playthrough_is_generated_and_repeats_itself(name: str) -> None:
    """From the end of a game, so that the text stays short; the same seed gives the same text."""
    text = f"lichtung_{name}(deals=4,endgame=3)"
    first, again = [generate_playthrough.playthrough(text, None, seed=3) for _ in range(2)]
    assert first == again
    assert "IsTerminal() = True" in first


@every_game
def test_observations_are_valid_at_chance_decisions_and_the_end(name: str) -> None:
    game = pyspiel.load_game(f"lichtung_{name}(endgame=12)")
    state, dice = game.new_initial_state(), np.random.default_rng(1)
    kinds = set()
    while True:
        kinds.add("end" if state.is_terminal() else "chance" if state.is_chance_node() else "decision")
        for player in range(game.num_players()):
            seen = texts(state, player)
            assert game.information_state_tensor_size() == len(seen[2])
            assert game.observation_tensor_size() == len(seen[3])
        if state.is_terminal():
            break
        play(state, dice, 1)
    assert {"chance", "decision", "end"} == kinds


@every_game
def test_a_state_dealt_anew_cannot_be_told_from_the_first(name: str) -> None:
    game = pyspiel.load_game(f"lichtung_{name}")
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    differ = 0
    for seed in range(4):
        state = play(game.new_initial_state(), np.random.default_rng(seed), 1 + 9 * seed)
        for player in range(game.num_players()):
            other = state.resample_from_infostate(player, sampler)
            assert texts(state, player) == texts(other, player)
            assert state.current_player() == other.current_player()
            if state.current_player() == player:
                assert state.legal_actions() == other.legal_actions()
            differ += state.moment.state.position() != other.moment.state.position()
    assert differ > 0


@every_game
def test_copies_of_a_state_are_exact_and_independent(name: str) -> None:
    game = pyspiel.load_game(f"lichtung_{name}")
    for seed in range(3):
        state = play(game.new_initial_state(), np.random.default_rng(seed), 20 * seed + 1)
        before = texts(state, 0)
        for other in (state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
            assert texts(other, 0) == before
            play(other, np.random.default_rng(9), 30)
        assert texts(state, 0) == before
        twice = [texts(play(state.clone(), np.random.default_rng(5), 20), 0) for _ in range(2)]
        assert twice[0] == twice[1]


def test_information_states_tell_apart_what_was_seen_earlier() -> None:
    """Perfect recall: the digest depends on the way, the observation on the moment alone."""
    game = pyspiel.load_game("lichtung_urbion")
    states = [play(game.new_initial_state(), np.random.default_rng(seed), 30) for seed in range(5)]
    assert len({state.information_state_string(0) for state in states}) == 5


def test_observers_part_public_from_private_information() -> None:
    game = pyspiel.load_game("lichtung_equinox")
    state = play(game.new_initial_state(), np.random.default_rng(2), 20)

    def tensor(public: bool, private: Any, player: int) -> Any:
        kind = pyspiel.IIGObservationType(perfect_recall=False, public_info=public, private_info=private)
        observer = game.make_py_observer(kind)
        observer.set_from(state, player)
        assert isinstance(observer.string_from(state, player), str)
        return observer.tensor.copy()

    none, single, everybody = [
        getattr(pyspiel.PrivateInfoType, kind) for kind in ("NONE", "SINGLE_PLAYER", "ALL_PLAYERS")
    ]
    public = tensor(True, none, 0)
    assert public.tolist() == tensor(True, none, 1).tolist()
    for player in range(2):
        both = tensor(True, single, player)
        assert both.tolist() == (public + tensor(False, single, player)).tolist()
        assert both.tolist() == tensor(True, everybody, 0).reshape(2, -1)[player].tolist()
    assert tensor(False, single, 0).any()
    assert not tensor(False, none, 0).any()


def test_answers_that_lead_to_chance_go_through_a_chance_node() -> None:
    """The same answer and another outcome give another game; the same outcome the same."""
    game = pyspiel.load_game("lichtung_sylvion")
    dice, state = np.random.default_rng(3), game.new_initial_state()
    play(state, dice, 1)
    while not state.is_chance_node():
        play(state, dice, 1)
    found = []
    for outcome in (0, 0, 1, 2, 3):
        other = state.clone()
        other.apply_action(outcome)
        found.append(other.moment.state.digest())
    assert found[0] == found[1]
    assert len(set(found)) == 4


@every_game
def test_searches_of_openspiel_play_the_games(name: str) -> None:
    game = pyspiel.load_game(f"lichtung_{name}(endgame=20)")
    state = play(game.new_initial_state(), np.random.default_rng(1), 1)
    while state.is_chance_node():
        play(state, np.random.default_rng(1), 1)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    searches = [mcts.MCTSBot(game, 1.4, 8, evaluator, random_state=np.random.RandomState(1))]
    searches.append(ismcts.ISMCTSBot(game, evaluator, 1.4, 8, random_state=np.random.RandomState(1)))
    for bot in searches:
        assert bot.step(state.clone()) in state.legal_actions()


def test_a_tabular_solver_finds_an_equilibrium_of_a_tiny_end_of_a_game() -> None:
    game = pyspiel.load_game(TINY)
    solver = cfr.CFRPlusSolver(game)
    first = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(30):
        solver.evaluate_and_update_policy()
    last = exploitability.nash_conv(game, solver.average_policy())
    values = expected_game_score.policy_value(game.new_initial_state(), [solver.average_policy()] * 2)
    assert sum(values) == pytest.approx(0.0)
    assert last < first / 5


def test_settings_are_read_from_one_text() -> None:
    game = pyspiel.load_game(
        "lichtung_urbion", {"players": 2, "settings": "expansions:temples+void/communication:silent"}
    )
    made = game.table.terms.settings
    assert (["temples", "void"], "silent") == (made["expansions"], made["communication"])
    for wrong in ("colour:red", "communication:loud", "expansions:temples+sea"):
        with pytest.raises(InvalidSettings, match=wrong.split(":")[0]):
            GAMES["urbion"]({"settings": wrong})
