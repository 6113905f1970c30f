"""Speed of random games on the boards of other Python packages, for `sai-engine bench`."""

from __future__ import annotations

import importlib.util
import time
from collections.abc import Callable

import numpy as np
from numpy.random import Generator
from sgfmill import boards

from engine.go.board import board_tables


def sgfmill_random_game(size: int, random: Generator) -> int:
    """Play a random game on sgfmill's board and return its number of moves.

    Own single-point eyes are not filled; ko is checked, superko is not.
    """
    neighbors = [
        [(p // size, p % size) for p in row if p < size * size]
        for row in board_tables(size).neighbor.tolist()
    ]
    board = boards.Board(size)
    color, ko, passes, moves = "b", None, 0, 0
    while passes < 2 and moves < 3 * size * size:
        passes += 1
        for point in random.permutation(size * size).tolist():
            row, column = divmod(point, size)
            around = neighbors[point]
            if (
                board.get(row, column) is not None
                or (row, column) == ko
                or all(board.get(r, c) == color for r, c in around)
            ):
                continue
            trial = board.copy()
            trial_ko = trial.play(row, column, color)
            if trial.get(row, column) is None:  # suicide
                continue
            board, ko, passes = trial, trial_ko, 0
            break
        color = "w" if color == "b" else "b"
        moves += 1
    return moves


def openspiel_random_game(size: int, random: Generator) -> int:
    """Play a random game of OpenSpiel's Go, which must be installed; return its number of moves."""
    import pyspiel  # type: ignore[import-not-found]

    state = pyspiel.load_game("go", {"board_size": size}).new_initial_state()
    moves = 0
    while not state.is_terminal() and moves < 3 * size * size:
        actions = state.legal_actions()
        state.apply_action(actions[int(random.integers(len(actions)))])
        moves += 1
    return moves


def peer_games(size: int, seconds: float) -> str:
    """Return random games per CPU-second of all installed packages, as text."""
    peers: list[tuple[str, Callable[[int, Generator], int]]] = [("sgfmill", sgfmill_random_game)]
    if importlib.util.find_spec("pyspiel"):
        peers.append(("OpenSpiel", openspiel_random_game))
    parts = []
    for name, play in peers:
        random = np.random.default_rng(1)
        started = time.process_time()
        games = 0
        while time.process_time() - started < seconds or games == 0:
            play(size, random)
            games += 1
        parts.append(f"{name} {games / (time.process_time() - started):,.1f}")
    return "; ".join(parts)
