"""Self-play games in progress as the bytes of a file, so that a run or its fork plays them on.

The games, their random numbers and the branches that wait are all that the next round depends on
besides the network: a process that takes them over plays the same moves as the one that wrote them.
"""

from __future__ import annotations

import io
import json
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.random import PCG64, Generator
from numpy.typing import NDArray

from engine.base.arrays import unpack_arrays
from engine.train.selfplay.branching import SelfPlayStart

MOST_BYTES: Final = 1 << 30
"""Most memory for the games of one process [bytes]."""


class GameInProgress(NamedTuple):
    """A self-play game with N moves so far."""

    number: int
    start: SelfPlayStart
    moves: NDArray[np.int16]
    """Moves after those of the start, int16[N]."""
    figures: NDArray[np.float32]
    """Of each move, float32[N, F]; which ones `SelfPlay` knows."""
    policy: NDArray[np.float16]
    """Policy to learn at each move, float16[N, A]."""
    random: Generator
    """Its random numbers."""


class InProgress(NamedTuple):
    """All games in progress of a process, between two rounds."""

    conditions: str
    """Text that is the same if another process may take the games over."""
    games: Sequence[GameInProgress]
    waiting: Sequence[SelfPlayStart]
    """Branches that wait for a free place, in order."""
    round_random: Generator
    """Random numbers of the rounds."""
    search_random: Generator
    """Random numbers of the searches."""
    next_tree: int
    """Tree that the next search begins with."""


def in_progress_bytes(content: InProgress) -> bytes:
    """Return the content of a file."""
    games, starts = content.games, [*(game.start for game in content.games), *content.waiting]
    randoms = [content.round_random, content.search_random, *(game.random for game in games)]
    arrays: dict[str, NDArray[Any]] = {
        "conditions": np.array(content.conditions),
        "next_tree": np.array(content.next_tree, np.int64),
        "randoms": np.array([json.dumps(random.bit_generator.state) for random in randoms]),
        "number": np.array([game.number for game in games], np.int64),
        "length": np.array([len(game.moves) for game in games], np.int64),
        "moves": _joined([game.moves for game in games]),
        "figures": _joined([game.figures for game in games]),
        "policy": _joined([game.policy for game in games]),
        "start_length": np.array([len(start.moves) for start in starts], np.int64),
        "start_moves": _joined([start.moves for start in starts]),
        "komi": np.array([start.komi for start in starts], np.float64),
        "parent": np.array([start.parent for start in starts], np.int64),
    }
    file = io.BytesIO()
    np.savez_compressed(file, **arrays)  # type: ignore[arg-type]
    return file.getvalue()


def read_in_progress(data: bytes, conditions: str) -> InProgress | None:
    """Return the games in a file's content; None if they were played in other conditions.

    Raises
    ------
    ValueError
        It is damaged; legality of the moves is not checked.
    """
    arrays = unpack_arrays(io.BytesIO(data), MOST_BYTES)
    try:
        if str(arrays["conditions"]) != conditions:
            return None
        starts = [
            SelfPlayStart(moves, float(komi), int(parent))
            for moves, komi, parent in zip(
                _split(arrays["start_moves"], arrays["start_length"]),
                arrays["komi"],
                arrays["parent"],
                strict=True,
            )
        ]
        rounds, searches, *randoms = [_random(text) for text in arrays["randoms"].tolist()]
        count = len(arrays["number"])
        rows = (_split(arrays[name], arrays["length"]) for name in ("moves", "figures", "policy"))
        columns = zip(arrays["number"].tolist(), starts[:count], *rows, randoms, strict=True)
        games = [GameInProgress(*column) for column in columns]
        next_tree = int(arrays["next_tree"])
    except (KeyError, TypeError, ValueError, IndexError) as error:
        raise ValueError(f"damaged games in progress ({error})") from error
    return InProgress(conditions, games, starts[count:], rounds, searches, next_tree)


def _joined(parts: Sequence[NDArray[Any]]) -> NDArray[Any]:
    return np.concatenate(parts) if parts else np.zeros(0, np.int16)


def _split(joined: NDArray[Any], lengths: NDArray[np.int64]) -> list[NDArray[Any]]:
    if lengths.sum() != len(joined) or (lengths < 0).any():
        raise ValueError("lengths")
    return np.split(joined, np.cumsum(lengths)[:-1]) if len(lengths) else []


def _random(state: str) -> Generator:
    random = Generator(PCG64())
    random.bit_generator.state = json.loads(state)
    return random
