"""Folders of test data that is too large for the repository: found by environment or beside it.

Each function returns the folder or skips the calling test, naming the variable to set.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

__all__ = ["PROJECT", "games_dir", "parity_dir", "positions_dir", "zoo_dir"]

PROJECT = Path(__file__).resolve().parent.parent


def parity_dir() -> Path:
    """Reference outputs of other programs, to compare ours with."""
    return _find("SAI_PARITY_DIR", "parity")


def zoo_dir() -> Path:
    """Odd, old and broken SGF files."""
    return _find("SAI_ZOO_DIR", "sgf-zoo")


def positions_dir() -> Path:
    """Positions with known answers."""
    return _find("SAI_POSITIONS_DIR", "positions")


def games_dir() -> Path:
    """Collections of real games, zipped."""
    return _find("SAI_GAMES_DIR", "data")


def _find(variable: str, name: str) -> Path:
    override = os.environ.get(variable)
    folder = Path(override) if override else PROJECT.parent / "shared" / name
    if not folder.is_dir():
        pytest.skip(f"{folder} not found: set {variable}")
    return folder
