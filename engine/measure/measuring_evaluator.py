"""The evaluator by which measurements search labelled positions."""

from __future__ import annotations

from typing import Final

from engine.go.rules import Rules
from engine.network.opened import FileEvaluator, OpenedNetwork

CACHE_ROWS: Final = 1 << 15
"""Evaluations remembered: the same positions are searched at several komi."""


def measuring_evaluator(
    network: OpenedNetwork, size: int, precision: str, symmetry: str = "random"
) -> FileEvaluator:
    """Return an evaluator by area scoring; see `OpenedNetwork`."""
    return network.evaluator(
        Rules(size=size), precision=precision, symmetry=symmetry, cache_rows=CACHE_ROWS
    )
