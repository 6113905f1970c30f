"""The five positions made to the SAI paper's descriptions, and their proven scores."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from engine.base.files import data_folder
from engine.go.board import BLACK

if TYPE_CHECKING:
    from engine.record.board_state import BoardState

SCORES: Final = "scores.json"


def shipped_positions() -> list[Path]:
    """Return the files of the five positions made to the paper's descriptions."""
    return sorted((data_folder("resources") / "positions").glob("*.sgf"))


def stored_scores(name: str, board: BoardState) -> dict[str, Any] | None:
    """Return the proven scores of a shipped position; None for other positions of any name."""
    try:
        text = (data_folder("resources") / "positions" / SCORES).read_text(encoding="utf-8")
    except OSError:
        return None
    stored = json.loads(text).get(name)
    return stored if stored is not None and stored["position"] == board_text(board) else None


def board_text(board: BoardState) -> str:
    """Return rows from the top (X Black, O White) and the player to move, as one text."""
    letters = ".XO"
    size = board.size
    rows = [
        "".join(letters[int(stone)] for stone in board.stones[r * size : (r + 1) * size])
        for r in range(size)
    ]
    return "/".join(rows) + (" b" if board.to_play == BLACK else " w")
