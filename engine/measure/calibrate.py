"""`sai-engine measure --calibrate`: correct how sure a network's winrates are.

A network that saw its training positions often is too sure of its winrates on others. One factor on
every beta mends that and moves no alpha. The mean winrates of its searches, on the other hand, are
too near to even, and more so with more visits: `engine.search.sharpening` mends that, with one
number for each board. Both numbers are those with the least mean square of the differences to the
winrates that a stronger network's search found (Brier score; after the temperature scaling of Guo
et al. 2017).
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
from engine.network.files.weights import load_network, save_network
from engine.network.models.heads import ValueHead
from engine.network.opened import open_network
from engine.search.settings import ANALYSIS
from engine.search.value.evaluation import Evaluator
from engine.search.value.fit import log_odds, logistic
from engine.search.value.kinds import SIGMOID

FACTORS: Final = np.geomspace(0.02, 50.0, 341)
"""Factors on beta that are tried, each 2.3 % above the one before."""
SHARPENINGS: Final = np.linspace(0.0, 2.0, 401)
"""Sharpenings of searches that are tried [per unit of ln(visits)]."""
DRAWS: Final = 200
"""Bootstrap samples for an interval."""
MOST_OF_BOARD: Final = 0.5
"""Largest fair komi of a position that counts, as a share of the board's points: beyond, one side
has lost nearly all, and no network knows such komi, the one that made the labels no better."""
UNSHARPENED: Final = ANALYSIS.replace(sharpen=False)
MOST_SURE: Final = 1e-6
"""Winrates nearer to 0 or 1 count as this near."""


class _Odds(NamedTuple):
    """A network's log odds and the searched winrates at K komi of references on one board size.

    Calibrated log odds are logit * (base + number * growth), where the number is fitted.
    """

    logit: NDArray[np.float64]  # [K] log odds that Black wins
    base: NDArray[np.float64]  # [K] 0 for a factor on beta, 1 for a sharpening
    growth: NDArray[np.float64]  # [K] 1 for a factor on beta, ln(visits) for a sharpening
    searched: NDArray[np.float64]  # [K] Black's winrate
    position: NDArray[np.int64]  # [K] number of the position


@dataclass(frozen=True, kw_only=True)
class CalibrateOptions:
    """The labels that a network is calibrated to, and where the result goes."""

    references: ReferenceFile
    out: Path
    """File of the calibrated network; must be new."""
    factor: float = 0.0
    """Value to use instead of a fitted one: the factor on every beta or, with `visits`, the
    sharpening of searches on every board of the references. 0 = fit it."""
    visits: Sequence[int] = ()
    """Visits of the searches to sharpen, 2 or more; empty to calibrate the network's betas."""
    precision: str = "auto"
    """Precision of the network, see `OpenedNetwork.evaluator`."""


def calibrate(
    path: Path, options: CalibrateOptions, *, stopped: Callable[[], bool]
) -> dict[str, Any]:
    """Write a copy of a network with calibrated betas, or with the sharpening of its searches.

    For a factor on beta every board size of the references counts alike, while searches have a
    sharpening for each board; positions that are decided by more than `MOST_OF_BOARD` are left out.
    Returns `network`, `file`, `identity` (of the copy), `visits`, `stopped`, and by board size in
    `boards` the `factor` (on beta, or the sharpening), `factor_range` (95 % interval by bootstrap
    over positions; None for a given factor), the number of `positions`, the mean `winrate_error`
    and `brier` score, each before and after; "after" is each half of the positions under the best
    factor of the other half, so that no position judges what it has chosen, or all of them under a
    given factor.

    Raises
    ------
    EngineError
        The network has no curve of alpha and beta, plays none of the boards, or the file exists.
    """
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
            odds = _odds(evaluator, options, size, stopped)
            if len(odds.logit):
                boards[size] = odds
    if stopped():
        return {"stopped": True}
    if not boards:
        raise SettingsError(
            f"{options.references.name}: {path.name} plays no board of these labels on which a "
            "position is open; name others"
        )
    figures: dict[int, dict[str, Any]] = {}
    if options.visits:
        for size, odds in boards.items():
            figures |= _fitted({size: odds}, SHARPENINGS, options.factor)
        sharpening = dict(header.sharpening)
        sharpening.update((size, board["factor"]) for size, board in figures.items())
        training = header.training
    else:  # changes the searches, so an earlier sharpening is void
        figures = _fitted(boards, FACTORS, options.factor)
        factor = next(iter(figures.values()))["factor"]
        if not isinstance(network.value, ValueHead):
            raise SettingsError(
                f"{path.name}: its value head is of a plug-in, which can't be calibrated; name "
                "another network"
            )
        network.value.scale_beta(factor)
        sharpening, training = {}, {**header.training, "calibrated": factor}
    written = save_network(
        options.out,
        network,
        training=training,
        strength=header.strength if options.visits else {},
        license=header.license,
        sharpening=sharpening,
    )
    return {
        "network": header.name,
        "file": options.out.name,
        "identity": written.identity,
        "visits": list(options.visits),
        "boards": {str(size): board for size, board in figures.items()},
        "stopped": False,
    }


def _odds(
    evaluator: Evaluator, options: CalibrateOptions, size: int, stopped: Callable[[], bool]
) -> _Odds:
    """Ask a network at every komi of the references on a board, in searches of all `visits`."""
    positions = [
        position
        for position in options.references.of_size(size)
        if abs(position.fair) <= MOST_OF_BOARD * size * size
    ]
    questions = [
        Question(position.moves, asked.komi) for position in positions for asked in position.asked
    ]
    searched = [asked.winrate for position in positions for asked in position.asked]
    number = np.repeat(np.arange(len(positions)), [len(position.asked) for position in positions])
    searches = options.visits or (1,)
    answers = [
        answer
        for visits in searches
        for _, part in search_positions(
            evaluator, size, questions, visits, settings=UNSHARPENED, stopped=stopped
        )
        for answer in part
    ]
    logit = log_odds(np.array([answer.winrate for answer in answers]), MOST_SURE)
    growth = np.log(searches) if options.visits else np.ones(1)
    return _Odds(
        logit=logit,
        base=np.full(len(logit), float(bool(options.visits))),
        growth=np.repeat(growth, len(questions))[: len(logit)],
        searched=np.tile(searched, len(searches))[: len(logit)],
        position=np.tile(number, len(searches))[: len(logit)],
    )


def _fitted(
    boards: dict[int, _Odds], tried: NDArray[np.float64], given: float
) -> dict[int, dict[str, Any]]:
    """Fit one factor to all boards together, or use the given one; return each board's figures.

    Each board has `factor`, `factor_range` and what `_figures` returns, see `calibrate`.
    """
    together = list(boards.values())
    factor = given or _best_factor(together, tried)
    bounds = None if given else _factor_range(together, tried)
    after = _calibrated(together, tried, given)
    return {
        size: {"factor": factor, "factor_range": bounds, **_figures(odds, won)}
        for (size, odds), won in zip(boards.items(), after, strict=True)
    }


def _best_factor(
    boards: Sequence[_Odds],
    tried: NDArray[np.float64],
    rng: np.random.Generator | None = None,
) -> float:
    """Return the number among those tried with the least Brier score, the mean over the boards.

    With `rng` that of as many positions drawn with replacement.
    """
    scores = np.zeros(len(tried))
    for odds in boards:
        numbers = np.unique(odds.position, return_inverse=True)[1]
        count = int(numbers.max()) + 1
        times = np.ones(count) if rng is None else rng.multinomial(count, np.full(count, 1 / count))
        weights = times[numbers] / times[numbers].sum()
        scores += np.square(_winrates(odds, tried[:, None]) - odds.searched) @ weights
    return float(tried[int(np.argmin(scores))])


def _factor_range(boards: Sequence[_Odds], tried: NDArray[np.float64]) -> list[float]:
    """Return a 95 % interval of the best factor, by bootstrap over positions."""
    rng = np.random.default_rng(0)
    drawn = [_best_factor(boards, tried, rng) for _ in range(DRAWS)]
    return [float(bound) for bound in np.quantile(drawn, (0.025, 0.975))]


def _calibrated(
    boards: Sequence[_Odds], tried: NDArray[np.float64], factor: float
) -> list[NDArray[np.float64]]:
    """Return the winrates on each board [K] under a factor; 0 = as each half fits the other."""
    if factor:
        return [_winrates(odds, factor) for odds in boards]
    calibrated = [logistic(odds.logit) for odds in boards]
    for parity in (0, 1):
        others = [_half(odds, 1 - parity) for odds in boards]
        others = [odds for odds in others if len(odds.logit)]
        if not others:
            continue
        best = _best_factor(others, tried)
        for odds, winrates in zip(boards, calibrated, strict=True):
            here = odds.position % 2 == parity
            winrates[here] = _winrates(odds, best)[here]
    return calibrated


def _half(odds: _Odds, parity: int) -> _Odds:
    """Return the answers at the positions with even or odd numbers."""
    return _Odds(*(values[odds.position % 2 == parity] for values in odds))


def _figures(odds: _Odds, calibrated: NDArray[np.float64]) -> dict[str, Any]:
    """Return how far winrates are from the searched ones, as they are and calibrated."""
    both = (logistic(odds.logit), calibrated)
    return {
        "positions": int(odds.position.max()) + 1,
        "winrate_error": [float(np.abs(won - odds.searched).mean()) for won in both],
        "brier": [_brier(odds, won) for won in both],
    }


def _winrates(odds: _Odds, factor: float | NDArray[np.float64]) -> NDArray[np.float64]:
    """Return Black's winrates under a factor on beta, or a sharpening."""
    return logistic((odds.base + factor * odds.growth) * odds.logit)


def _brier(odds: _Odds, won: NDArray[np.float64]) -> float:
    """Return the mean square of the differences to the searched winrates."""
    return float(np.square(won - odds.searched).mean())


def calibration_text(result: dict[str, Any]) -> str:
    """Return the result of `calibrate` for a terminal."""
    if result["stopped"]:
        return "stopped; nothing was written"
    what, name = "every beta times a factor", "factor"
    if result["visits"]:
        visits = ", ".join(map(str, result["visits"]))
        what = f"log odds of searches of {visits} visits times 1 + s ln(visits)"
        name = "s ="
    lines = [f"{result['network']}: {what}"]
    for size, board in result["boards"].items():
        bounds, error, brier = board["factor_range"], board["winrate_error"], board["brier"]
        range_text = f" (95 % interval {bounds[0]:.3g} to {bounds[1]:.3g})" if bounds else ""
        lines.append(
            f"  {size}x{size}, {board['positions']} positions: {name} {board['factor']:.3g}"
            f"{range_text}; winrate off by {error[0]:.3f} before, {error[1]:.3f} after; "
            f"Brier score {brier[0]:.4f} before, {brier[1]:.4f} after"
        )
    return "\n".join([*lines, f"{result['file']} ({result['identity']})"])
