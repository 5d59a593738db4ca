"""The other side of the benchmark: games of other libraries, each with the quickest driver that we found for it.

A peer plays one random game at a time and says how many turns it had. Every turn of a player counts for a peer, also one
that leaves no choice, which favours the peers; `free` is how many of them really left a choice.
"""

from __future__ import annotations

import copy
import importlib
import random
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from time import process_time
from typing import Any

from bench.ours import Sample, repeat

CHESS_PLIES = 400


class Peer:
    """A game of another library."""

    name = ""
    sampled = 30  # games whose turns are counted before anything is timed

    def __init__(self) -> None:
        self.random = random.Random(1)
        self.copy: Callable[[], Any] | None = None
        self.turns = 0.0  # in a game, on average
        self.free = 0.0  # turns with at least two options, on average

    def play(self) -> float:
        """Play one random game; returns its turns, or their average where only C++ knows."""
        raise NotImplementedError

    def walk(self) -> tuple[int, int, Callable[[], Any] | None]:
        """Play one random game slowly: its turns, its free turns, and what copies its state halfway."""
        raise NotImplementedError

    def sample(self, games: int) -> None:
        """Count the turns of some games; not timed."""
        walks = [self.walk() for _ in range(games)]
        self.turns = sum(turns for turns, _, _ in walks) / games
        self.free = sum(free for _, free, _ in walks) / games
        self.copy = walks[-1][2]

    def playouts(self, seconds: float) -> Sample:
        """Random games."""
        turns = 0.0
        start = process_time()
        while process_time() - start < seconds:
            turns += self.play()
        return Sample(turns, process_time() - start)

    def copies(self, seconds: float) -> Sample:
        """Copies of a state in the middle of a game."""
        assert self.copy is not None
        return repeat(self.copy, seconds, 20)


class OpenSpiel(Peer):
    """A game of OpenSpiel played by its own random bots: nothing but the start of a game happens in Python."""

    sampled = 1000  # the speed follows from this number

    def __init__(self, game: str, sampled: int = 0) -> None:
        super().__init__()
        self.sampled = sampled or self.sampled
        self.spiel: Any = importlib.import_module("pyspiel")
        if game.startswith("python_"):
            importlib.import_module(f"open_spiel.python.games.{game.removeprefix('python_')}")
        self.game: Any = self.spiel.load_game(game)
        self.bots = [self.spiel.make_uniform_random_bot(i, i + 1) for i in range(self.game.num_players())]

    def play(self) -> float:
        self.spiel.evaluate_bots(self.game.new_initial_state(), self.bots, self.random.randrange(1 << 30))
        return self.turns

    def walk(self) -> tuple[int, int, Callable[[], Any] | None]:
        """The history of a game that the bots played, gone through again."""
        played, again = self.game.new_initial_state(), self.game.new_initial_state()
        self.spiel.evaluate_bots(played, self.bots, self.random.randrange(1 << 30))
        history = played.full_history()
        turns = free = 0
        half = None
        for number, step in enumerate(history):
            if step.player >= 0:
                turns += 1
                free += len(again.legal_actions()) > 1
            if number == len(history) // 2:
                half = again.clone()
            again.apply_action(step.action)
        return turns, free, None if half is None else half.clone


class OpenSpielPython(OpenSpiel):
    """A game that is written in Python inside OpenSpiel: a driver in Python is as quick as the bots."""

    sampled = 100

    def play(self) -> float:
        s = self.game.new_initial_state()
        pick = self.random.random
        turns = 0
        while not s.is_terminal():
            if s.is_chance_node():
                outcomes = s.chance_outcomes()  # of this game all equally likely
                s.apply_action(outcomes[int(pick() * len(outcomes))][0])
            else:
                actions = s.legal_actions()
                s.apply_action(actions[int(pick() * len(actions))])
                turns += 1
        return turns


class Chess(Peer):
    """python-chess: random games, cut off after 400 plies; finished when the rules say so without a claim."""

    def __init__(self) -> None:
        super().__init__()
        self.chess: Any = importlib.import_module("chess")

    def moves(self, board: Any) -> list[Any]:
        """The legal moves, none when the game is over: the loop that the library's own documentation shows."""
        return [] if board.is_game_over() else list(board.legal_moves)

    def play(self) -> float:
        board = self.chess.Board()
        pick = self.random.random
        for ply in range(CHESS_PLIES):
            moves = self.moves(board)
            if not moves:
                return ply
            board.push(moves[int(pick() * len(moves))])
        return CHESS_PLIES

    def walk(self) -> tuple[int, int, Callable[[], Any] | None]:
        board, free = self.chess.Board(), 0
        for ply in range(CHESS_PLIES):
            moves = self.moves(board)
            if not moves:
                break
            free += len(moves) > 1
            board.push(self.random.choice(moves))
        half = self.chess.Board()
        for move in board.move_stack[: len(board.move_stack) // 2]:
            half.push(move)
        return len(board.move_stack), free, lambda: half.copy(stack=False)  # the cheaper of its two copies


class Uno(Peer):
    """RLCard's UNO for two, the game engine alone."""

    def __init__(self) -> None:
        super().__init__()
        self.game: Any = importlib.import_module("rlcard.games.uno").Game()
        self.game.np_random.seed(1)

    def play(self) -> float:
        game, pick = self.game, self.random.random
        state, _ = game.init_game()
        turns = 0
        while not game.is_over():
            actions = state["legal_actions"]
            state, _ = game.step(actions[int(pick() * len(actions))])
            turns += 1
        return turns

    def walk(self) -> tuple[int, int, Callable[[], Any] | None]:
        game, turns, free = self.game, 0, 0
        half = None
        state, _ = game.init_game()
        while not game.is_over():
            if turns == 20:  # about the middle
                half = copy.deepcopy(game)
            turns += 1
            free += len(state["legal_actions"]) > 1
            state, _ = game.step(self.random.choice(state["legal_actions"]))
        kept = copy.deepcopy(game) if half is None else half
        return turns, free, lambda: copy.deepcopy(kept)  # it has no copy of its own; its step_back does this too


class UnoEnvironment(Peer):
    """RLCard's UNO for two through its environment, as its own agents see it."""

    def __init__(self) -> None:
        super().__init__()
        self.env: Any = importlib.import_module("rlcard").make("uno", config={"seed": 1})

    def play(self) -> float:
        env, pick = self.env, self.random.random
        state, _ = env.reset()
        turns = 0
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(pick() * len(actions))])
            turns += 1
        return turns

    def walk(self) -> tuple[int, int, Callable[[], Any] | None]:
        turns = free = 0
        state, _ = self.env.reset()
        while not self.env.is_over():
            turns += 1
            free += len(state["legal_actions"]) > 1
            state, _ = self.env.step(self.random.choice(list(state["legal_actions"])))
        return turns, free, None


MAKERS: dict[str, tuple[str, Callable[[], Peer]]] = {
    "OpenSpiel hearts, all C++": ("open_spiel", lambda: OpenSpiel("hearts")),
    "OpenSpiel hanabi, all C++": ("open_spiel", lambda: OpenSpiel("hanabi")),
    "OpenSpiel gin_rummy, all C++": ("open_spiel", lambda: OpenSpiel("gin_rummy", 100)),
    "OpenSpiel python_block_dominoes": ("open_spiel", lambda: OpenSpielPython("python_block_dominoes")),
    "python-chess": ("chess", Chess),
    "RLCard UNO, game engine": ("rlcard", Uno),
    "RLCard UNO, environment": ("rlcard", UnoEnvironment),
}


def found(most: int = 10**9) -> tuple[list[Peer], list[str]]:
    """The peers that are installed, the turns of at most so many games counted, and a line for each that is not."""
    peers: list[Peer] = []
    missing: list[str] = []
    for name, (package, make) in MAKERS.items():
        try:
            peer = make()
        except ImportError as error:
            missing.append(f"{name}: skipped, {package} is not installed ({error}); make bench installs it")
            continue
        peer.name = name
        peer.sample(min(most, peer.sampled))
        peers.append(peer)
    return peers, missing


def versions() -> dict[str, str]:
    """The versions of the peers' packages."""
    named: dict[str, str] = {}
    for package in dict.fromkeys(package for package, _ in MAKERS.values()):
        try:
            named[package] = version(package)
        except PackageNotFoundError:
            named[package] = "not installed"
    return named
