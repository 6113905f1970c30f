"""`sai-engine measure --calibrate`: how steep a network's curves should be.

A network that saw its training positions often is too sure of its winrates on others. One factor on
every beta mends that and moves no alpha: the one with the least mean square of the differences to
the winrates that a stronger network's search found (Brier score; after the temperature scaling of
Guo et al. 2017).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.analysis.batch_search import Question, search_positions
from engine.base.errors import SettingsError
from engine.go.rules import Rules
from engine.measure.reference_file import ReferenceFile
from engine.network.backends.threads import use_one_thread
from engine.network.opened import open_network
from engine.network.weights import load_network, save_network
from engine.value.evaluation import Evaluator
from engine.value.kinds import SIGMOID

__all__ = ["CalibrateOptions", "calibrate", "calibration_text"]

FACTORS: Final = np.geomspace(0.02, 50.0, 341)
"""Factors that are looked at, each 2.3 % above the one before."""
DRAWS: Final = 200
"""Bootstrap samples for an interval."""
MOST_SURE: Final = 1e-6
"""Winrates nearer to 0 or 1 count as this near."""


class _Odds(NamedTuple):
    """A network's answers at K komi of the references on one board, beside the searched ones."""

    logit: NDArray[np.float64]  # [K] log odds that Black wins
    searched: NDArray[np.float64]  # [K] Black's winrate
    position: NDArray[np.int64]  # [K] number of the position


@dataclass(frozen=True, kw_only=True)
class CalibrateOptions:
    """The labels that a network is calibrated to, and where the result goes."""

    references: ReferenceFile
    out: Path
    """File of the calibrated network; must be new."""
    factor: float = 0.0
    """Factor on every beta; 0 = the best one."""
    precision: str = "auto"
    """Precision of the network, see `OpenedNetwork.evaluator`."""


def calibrate(
    path: Path, options: CalibrateOptions, *, stopped: Callable[[], bool]
) -> dict[str, Any]:
    """Write a copy of a network whose betas are multiplied by the best factor.

    Every board size of the references counts alike. Returns `network`, `file`, `identity` (of the
    copy), `factor`, `factor_range` (95 % interval by bootstrap over positions; None for a given
    factor), `stopped`, and by board size in `boards` the number of `positions`, the mean
    `winrate_error` and `brier` score, each before and after; "after" is each half of the
    positions on all boards under the best factor of the other half, so that no position judges
    what it has chosen, or all of them under a given factor.

    Raises
    ------
    EngineError
        The network has no curve of alpha and beta, plays none of the boards, or the file exists.
    """
    use_one_thread()
    network, header = load_network(path)
    if network.settings.curve_kind != SIGMOID or network.value is None:
        raise SettingsError(f"{path}: this network has no beta to calibrate; name another")
    if options.out.exists():
        raise SettingsError(f"{options.out}: exists already; name a new file")
    opened = open_network(path)
    boards: dict[int, _Odds] = {}
    for size in options.references.sizes:
        if size in network.settings.sizes and not stopped():
            evaluator = opened.evaluator(
                Rules(size=size), precision=options.precision, symmetry="random"
            )
            boards[size] = _odds(evaluator, options.references, size, stopped)
    if stopped():
        return {"stopped": True}
    if not boards:
        raise SettingsError(
            f"{options.references.name}: {path.name} plays no board of these labels; name others"
        )
    asked = list(boards.values())
    factor = options.factor or _best_factor(asked)
    after = _calibrated(asked, options.factor)
    figures = {
        str(size): _figures(odds, won)
        for (size, odds), won in zip(boards.items(), after, strict=True)
    }
    network.value.scale_beta(factor)
    written = save_network(
        options.out,
        network,
        training={**header.training, "calibrated": factor},
        license=header.license,
    )
    return {
        "network": header.name,
        "file": options.out.name,
        "identity": written.identity,
        "factor": factor,
        "factor_range": None if options.factor else _factor_range(asked),
        "boards": figures,
        "stopped": False,
    }


def _odds(
    evaluator: Evaluator, references: ReferenceFile, size: int, stopped: Callable[[], bool]
) -> _Odds:
    """Ask a network at every komi of the references on a board."""
    positions = references.of_size(size)
    questions = [
        Question(position.moves, asked.komi) for position in positions for asked in position.asked
    ]
    answers = [
        answer
        for _, part in search_positions(evaluator, size, questions, 1, stopped=stopped)
        for answer in part
    ]
    found = np.array([answer.winrate for answer in answers])
    found = np.clip(found, MOST_SURE, 1.0 - MOST_SURE)
    return _Odds(
        logit=np.log(found / (1.0 - found)),
        searched=np.array([asked.winrate for position in positions for asked in position.asked]),
        position=np.repeat(
            np.arange(len(positions)), [len(position.asked) for position in positions]
        ),
    )


def _best_factor(boards: Sequence[_Odds], rng: np.random.Generator | None = None) -> float:
    """Return the factor on all log odds with the least Brier score, the mean over the boards.

    With `rng` that of as many positions drawn with replacement.
    """
    scores = np.zeros(len(FACTORS))
    for odds in boards:
        numbers = np.unique(odds.position, return_inverse=True)[1]
        count = int(numbers.max()) + 1
        times = np.ones(count) if rng is None else rng.multinomial(count, np.full(count, 1 / count))
        weights = times[numbers] / times[numbers].sum()
        scores += np.square(_winrates(odds, FACTORS[:, None]) - odds.searched) @ weights
    return float(FACTORS[int(np.argmin(scores))])


def _factor_range(boards: Sequence[_Odds]) -> list[float]:
    """Return a 95 % interval of the best factor, by bootstrap over positions."""
    rng = np.random.default_rng(0)
    drawn = [_best_factor(boards, rng) for _ in range(DRAWS)]
    return [float(bound) for bound in np.quantile(drawn, (0.025, 0.975))]


def _calibrated(boards: Sequence[_Odds], factor: float) -> list[NDArray[np.float64]]:
    """Return the winrates on each board [K] under a factor; 0 = as each half fits the other."""
    if factor:
        return [_winrates(odds, factor) for odds in boards]
    calibrated = [_winrates(odds, 1.0) for odds in boards]
    for parity in (0, 1):
        others = [_half(odds, 1 - parity) for odds in boards]
        others = [odds for odds in others if len(odds.logit)]
        best = _best_factor(others) if others else 1.0
        for odds, winrates in zip(boards, calibrated, strict=True):
            here = odds.position % 2 == parity
            winrates[here] = _winrates(odds, best)[here]
    return calibrated


def _half(odds: _Odds, parity: int) -> _Odds:
    """Return the answers at the positions with even or odd numbers."""
    return _Odds(*(values[odds.position % 2 == parity] for values in odds))


def _figures(odds: _Odds, calibrated: NDArray[np.float64]) -> dict[str, Any]:
    """Return how far winrates are from the searched ones, as they are and calibrated."""
    both = (_winrates(odds, 1.0), calibrated)
    return {
        "positions": int(odds.position[-1]) + 1,
        "winrate_error": [float(np.abs(won - odds.searched).mean()) for won in both],
        "brier": [_brier(odds, won) for won in both],
    }


def _winrates(odds: _Odds, factor: float | NDArray[np.float64]) -> NDArray[np.float64]:
    """Return Black's winrates with all betas multiplied by a factor."""
    winrates: NDArray[np.float64] = 1.0 / (1.0 + np.exp(-factor * odds.logit))
    return winrates


def _brier(odds: _Odds, won: NDArray[np.float64]) -> float:
    """Return the mean square of the differences to the searched winrates."""
    return float(np.square(won - odds.searched).mean())


def calibration_text(result: dict[str, Any]) -> str:
    """Return the result of `calibrate` for a terminal."""
    if result["stopped"]:
        return "stopped; nothing was written"
    bounds = result["factor_range"]
    range_text = f" (95 % interval {bounds[0]:.3g} to {bounds[1]:.3g})" if bounds else ""
    lines = [f"{result['network']}: every beta times {result['factor']:.3g}{range_text}"]
    for size, board in result["boards"].items():
        error, brier = board["winrate_error"], board["brier"]
        lines.append(
            f"  {size}x{size}, {board['positions']} positions: winrate off by {error[0]:.3f} "
            f"before, {error[1]:.3f} after; Brier score {brier[0]:.4f} before, {brier[1]:.4f} after"
        )
    return "\n".join([*lines, f"{result['file']} ({result['identity']})"])
