"""Compared lines of real mistakes, recorded from searches of the shipped networks.

`lines.jsonl` holds one mistake a line: the board as X, O and dots, both lines as points, and the
expected owners along them as one character a point, see `LEVELS`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from engine.go.board import BLACK, WHITE
from engine.go.rules import Rules
from engine.record.board_state import BoardState, empty_board
from engine.review.reasons.lines import ComparedLines

LEVELS: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ012345678"
"""Expected owners from White's (-1) to Black's (1) in steps of 1/30."""
_FILE: Final = Path(__file__).with_name("lines.jsonl")


def recorded_lines() -> list[ComparedLines]:
    """Return the recorded mistakes."""
    return [_from_row(json.loads(line)) for line in _FILE.read_text("ascii").splitlines()]


def board_of(rows: str, size: int, to_play: int) -> BoardState:
    """Return a board from its points in order, as X, O and dots."""
    stones = {p: {"X": BLACK, "O": WHITE}[c] for p, c in enumerate(rows) if c != "."}
    return empty_board(Rules(size=size)).with_setup(stones, to_play)


def owners_text(owners: NDArray[np.float32]) -> str:
    """Return expected owners as text."""
    return "".join(LEVELS[round(30.0 * (float(owner) + 1.0))] for owner in owners.clip(-1.0, 1.0))


def row_of(compared: ComparedLines) -> dict[str, Any]:
    """Return the JSON object of a mistake."""
    assert compared.owners_better is not None
    assert compared.owners_played is not None
    letters = {0: ".", 1: "X", 255: "O"}
    figures = {name: getattr(compared, name) for name in _FIGURES}
    return {
        "size": compared.size,
        "color": compared.color,
        "board": "".join(letters[cell] for cell in compared.board.cells),
        "better": compared.better,
        "refutation": compared.refutation,
        "owners": [owners_text(compared.owners_better), owners_text(compared.owners_played)],
        **{name: None if value is None else round(value, 4) for name, value in figures.items()},
    }


_FIGURES: Final = (
    *("points_lost", "points_error", "winrate_lost", "alpha_better", "alpha_played"),
    *("beta_better", "beta_played", "winrate_better", "winrate_played", "komi"),
)


def _from_row(row: dict[str, Any]) -> ComparedLines:
    better, played = (
        np.array([LEVELS.index(c) / 30.0 - 1.0 for c in text], np.float32) for text in row["owners"]
    )
    return ComparedLines(
        board=board_of(row["board"], row["size"], row["color"]),
        better=tuple(row["better"]),
        refutation=tuple(row["refutation"]),
        owners_better=better,
        owners_played=played,
        **{name: row[name] for name in _FIGURES},
    )
