"""Errors of networks at several komi, with all numbers of the figures, for the study window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.catalog.network_info import NetworkInfo
from engine.measure.komi_error_figures import (
    errors_csv,
    errors_svg,
    ownership_csv,
    ownership_svg,
    part_errors,
    regression,
)
from engine.measure.komi_errors import (
    EvaluatedPositions,
    KomiErrorOptions,
    evaluate_positions,
    komi_error_fields,
)

MOST_POSITIONS: Final = 4000
"""Positions that are measured at most."""
BATCH: Final = 16
"""Positions per network call: few, so that large networks stop soon."""


@dataclass(frozen=True, eq=False)
class BoardErrors:
    """Errors and expected owners of K networks at J komi, on P positions of one board size."""

    size: int
    """Board size [points per side]."""
    games: int
    """Number of games."""
    names: tuple[str, ...]
    """[K] names of the networks."""
    komi: tuple[float, ...]
    """[J] komi [points to White, handicap compensation included]."""
    errors: NDArray[np.float64]
    """[K, J, 3] mean of `squared_errors`, and the low and high end of its 95 % interval (NaN for
    fewer than five games)."""
    part_errors: NDArray[np.float64]
    """[PARTS, K, J] mean in each part of the games; NaN without positions there."""
    owned: NDArray[np.float64]
    """[P, K] sum of the expected owners [points for Black]; NaN without an ownership head."""
    winrate: NDArray[np.float64]
    """[P, K, J] Black's winrates."""
    lines: NDArray[np.float64]
    """[K, J, 3] slope, value at 0 points and correlation, see `regression`."""


@dataclass(frozen=True, eq=False)
class KomiErrors:
    """Errors of networks at several komi."""

    boards: tuple[BoardErrors, ...]
    """Results of each board size; empty if it was stopped before the first position."""
    positions: dict[int, EvaluatedPositions]
    """The positions by board size, for `komi_error_figures`."""


def measure_komi_errors(
    games: Path,
    networks: Sequence[NetworkInfo],
    komi: Sequence[float],
    notice: Callable[[str], None],
    progress: Callable[[float], None],
    stopped: Callable[[], bool],
) -> KomiErrors:
    """Measure networks at several komi on games; if stopped, on the games up to then.

    Parameters
    ----------
    games
        A zip, a folder or a file of game records.
    komi
        [points to White, handicap compensation included]
    notice
        Called with a message about each file left out.
    progress
        Called with the share of the work that is done, 0 to 1.

    Raises
    ------
    EngineError
        See `evaluate_positions`.
    """
    options = KomiErrorOptions(
        games=games,
        networks=[info.path for info in networks],
        names=[info.name for info in networks],
        komi=komi,
        limit=MOST_POSITIONS,
        batch=BATCH,
    )
    positions = evaluate_positions(options, notice=notice, stopped=stopped, progress=progress)
    fields = komi_error_fields(options, positions)["boards"]
    boards = []
    for size, board in positions.items():
        figures = fields[str(size)]
        boards.append(
            BoardErrors(
                size=size,
                games=figures["games"],
                names=tuple(board.names),
                komi=board.komi,
                errors=np.array(
                    [
                        [[error[end] for end in ("mean", "low", "high")] for error in row["errors"]]
                        for row in figures["rows"]
                    ],
                    np.float64,  # ends that are None, as of a few games, become NaN
                ),
                part_errors=part_errors(board),
                owned=np.array(board.owned),
                winrate=np.array(board.winrate),
                lines=np.array(
                    [
                        [regression(board, k, j) for j in range(len(board.komi))]
                        for k in range(len(board.names))
                    ]
                ),
            )
        )
    return KomiErrors(tuple(boards), positions)


def komi_errors_file(errors: KomiErrors, kind: str, owners: bool) -> str:
    """Return a figure of measured errors as the text of a file.

    Parameters
    ----------
    kind
        "svg" or "csv".
    owners
        Whether to show winrates and expected owners, not the errors in the course of the games.
    """
    if kind == "svg":
        return (ownership_svg if owners else errors_svg)(errors.positions)
    return (ownership_csv if owners else errors_csv)(errors.positions)
