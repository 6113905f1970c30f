"""Folders of test data that is too large for the repository: found by environment or beside it.

Each function returns the folder or skips the calling test, naming the variable to set. A folder may
hold other files than ours: tests check those that are there, count by what the files say, and skip
with `file_in` or `checked` where nothing is left to check.
"""

from __future__ import annotations

import os
from collections.abc import Collection
from pathlib import Path
from typing import TypeVar

import pytest

C = TypeVar("C", bound=Collection[object])

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


def file_in(*folders: Path, name: str) -> Path:
    """The file of that name in the first folder that holds one; skips the test without one."""
    for folder in folders:
        if (folder / name).is_file():
            return folder / name
    pytest.skip(f"{name} is not in {' or '.join(map(str, folders))}")


def checked(found: C) -> C:
    """What a test checks, or has checked; skips the test when that is nothing at all."""
    if not found:
        pytest.skip("the shared data holds nothing that this test can check")
    return found


def _find(variable: str, name: str) -> Path:
    override = os.environ.get(variable)
    folder = Path(override) if override else PROJECT.parent / "shared" / name
    if not folder.is_dir():
        pytest.skip(f"{folder} not found: set {variable}")
    return folder
