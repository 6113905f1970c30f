"""Statistics of a network on recorded games, as JSON fields and as text."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from engine.base.terminal import count_text
from engine.measure.ladder_trials import LadderTally

BINS: Final = 10  # bins of the calibration table
TOPS: Final = (1, 5, 10)
TRUTHS: Final = ("board", "teacher")
"""Sources of a point's final owner: see `SizeTally.add_ownership`."""
TIMES: Final = ("60%", "end")


@dataclass
class MeasuredRows:
    """Columns with one number per position of a board size; NaN = missing."""

    rank: list[float] = field(default_factory=list)
    """Number of legal moves with a higher policy than the move played, or an equal one and a
    smaller number."""
    surprise: list[float] = field(default_factory=list)
    """-log of the policy at the move played."""
    winrate: list[float] = field(default_factory=list)
    """Black's winrate at the game's komi."""
    won: list[float] = field(default_factory=list)
    """1 if Black won, 0 if White won, 0.5 for a draw."""
    alpha: list[float] = field(default_factory=list)
    """Black's fair komi [points]."""
    score: list[float] = field(default_factory=list)
    """Final score, without komi [points for Black]."""
    teacher_rank: list[float] = field(default_factory=list)
    """The teacher's `rank`."""
    teacher_winrate: list[float] = field(default_factory=list)
    """The teacher's `winrate`."""
    teacher_alpha: list[float] = field(default_factory=list)
    """Fair komi by the teacher's lead [points]."""

    def add(self, **values: float) -> None:
        """Add a position."""
        for name, column in vars(self).items():
            column.append(values.get(name, math.nan))


class SizeTally:
    """All statistics of one board size."""

    def __init__(self) -> None:
        self.games: set[int] = set()
        self.rows = MeasuredRows()
        self.ladders = LadderTally()
        self.owners: dict[tuple[str, str], list[tuple[int, int]]] = {}
        """By source and time: number of points with the right sign and of all points, per game."""

    def add_ownership(
        self, truth: str, time: str, owned: NDArray[np.float32], owners: NDArray[np.int8]
    ) -> None:
        """Compare the sign of a network's ownership with the final owners.

        Parameters
        ----------
        truth
            "board": the final board, of games played until it counts to the recorded score;
            "teacher": the teacher's ownership at the end of other counted games.
        time
            "60%" of the moves, or "end": before the closing passes.
        owned : float[N]
        owners : int8[N]
            0 for points without final owner, which are left out.
        """
        has_owner = owners != 0
        right = int(np.count_nonzero((np.sign(owned) == owners) & has_owner))
        self.owners.setdefault((truth, time), []).append((right, int(has_owner.sum())))


def measure_fields(tally: SizeTally, teacher: bool) -> dict[str, Any]:
    """Return the statistics of one board size; see docs/commands/measuring.md."""
    rows = {name: np.array(column) for name, column in vars(tally.rows).items()}
    fields: dict[str, Any] = {
        "games": len(tally.games),
        "positions": len(rows["rank"]),
        **_tops(rows["rank"]),
        "policy_loss": _mean(rows["surprise"]),
        "ladders": tally.ladders.fields(),
    }
    known, has_winrate = ~np.isnan(rows["won"]), ~np.isnan(rows["winrate"])
    valued = known & has_winrate
    fields["winrates"] = int(has_winrate.sum())
    fields |= _value_fields(rows["winrate"][valued], rows["won"][valued])
    error = rows["alpha"] - rows["score"]
    fields["alpha"] = _errors(error[~np.isnan(error)])
    if teacher:
        has_teacher = ~np.isnan(rows["teacher_rank"])
        difference = (rows["alpha"] - rows["teacher_alpha"])[has_teacher]
        winrates = np.abs(rows["winrate"] - rows["teacher_winrate"])
        judged = known & ~np.isnan(rows["teacher_winrate"])
        own_error = (rows["teacher_alpha"] - rows["score"])[has_teacher]
        fields["teacher"] = {
            "alpha": _errors(difference[~np.isnan(difference)]),
            "winrate_error": _mean(winrates[~np.isnan(winrates)]),
            **_tops(rows["teacher_rank"][has_teacher]),
            "brier": _mean((rows["teacher_winrate"] - rows["won"])[judged] ** 2),
            "alpha_of_score": _errors(own_error[~np.isnan(own_error)]),
        }
    fields["ownership"] = {
        truth: {
            time: {
                "games": len(tally.owners.get((truth, time), [])),
                "right": _right(tally.owners.get((truth, time), [])),
            }
            for time in TIMES
        }
        for truth in TRUTHS
        if teacher or truth == "board"
    }
    return fields


def _tops(rank: NDArray[np.float64]) -> dict[str, float | None]:
    """Return how often a move was among the first 1, 5, 10 of the policy, given its rank from 0."""
    return {f"top{top}": _share(rank < top) for top in TOPS}


def _value_fields(winrate: NDArray[np.float64], won: NDArray[np.float64]) -> dict[str, Any]:
    """Return Brier score and calibration of Black's winrates; none without winrates."""
    if not len(won):
        return {"valued": 0, "brier": None, "calibration_error": None, "calibration": []}
    table = []
    gap = 0.0
    bins = np.minimum((winrate * BINS).astype(int), BINS - 1)
    for b in range(BINS):
        inside = bins == b
        count = int(inside.sum())
        table.append(
            {
                "low": b / BINS,
                "high": (b + 1) / BINS,
                "positions": count,
                "winrate": _mean(winrate[inside]),
                "won": _mean(won[inside]),
            }
        )
        if count:
            gap += abs(float(winrate[inside].mean() - won[inside].mean())) * count / len(won)
    return {
        "valued": len(won),
        "brier": _mean((winrate - won) ** 2),
        "calibration_error": gap,
        "calibration": table,
    }


def _mean(values: NDArray[np.float64]) -> float | None:
    return float(values.mean()) if len(values) else None


def _share(right: NDArray[np.bool_]) -> float | None:
    return float(right.mean()) if len(right) else None


def _errors(error: NDArray[np.float64]) -> dict[str, Any]:
    return {
        "positions": len(error),
        "mean_error": _mean(np.abs(error)),
        "median_error": float(np.median(np.abs(error))) if len(error) else None,
        "bias": _mean(error),
    }


def _right(games: Sequence[tuple[int, int]]) -> float | None:
    points = sum(owned for _, owned in games)
    return sum(right for right, _ in games) / points if points else None


def measure_text(result: Mapping[str, Any]) -> str:
    """Return the result of `measure` as text for a terminal."""
    lines = [f"{result['network']} ({result['identity']}) on {result['source']}"]
    if result["split"] != "all":
        lines[0] += f", split {result['split']}"
    if result["stopped"]:
        lines[0] += "; stopped early"
    for size, fields in result["boards"].items():
        positions = count_text(fields["positions"], "position")
        games = count_text(fields["games"], "game")
        lines += ["", f"{size}x{size}: {positions} of {games}"]
        lines += _size_lines(fields)
    return "\n".join(lines)


def _size_lines(fields: Mapping[str, Any]) -> list[str]:
    lines = [
        f"  move played      first choice {_percent(fields['top1'])}, among the first five "
        f"{_percent(fields['top5'])}, first ten {_percent(fields['top10'])}, loss "
        f"{_number(fields['policy_loss'], 3)}",
    ]
    ladders = fields["ladders"]
    if ladders["told"] is not None:
        bounds = ""
        if ladders["low"] is not None:
            bounds = f"; {100 * ladders['low']:.1f} to {_percent(ladders['high'])}"
        lines.append(
            f"  ladders          an escape that a distant stone allows is told from none in "
            f"{_percent(ladders['told'])} of pairs (chance: 50{bounds}; {ladders['escapes']} "
            f"escape, {ladders['caught']} don't)"
        )
    if not fields["winrates"]:
        lines.append("  winrate          no winrates: the network has no value head")
    elif not fields["valued"]:
        lines.append("  winrate          no known results to compare with")
    else:
        lines += [
            f"  winrate          Brier score {_number(fields['brier'], 4)}, calibration off by "
            f"{_percent(fields['calibration_error'])} on average ({fields['valued']} positions)",
            "    expected  won    positions",
        ]
        lines += [
            f"    {_percent(row['winrate']):>8} {_percent(row['won']):>7} {row['positions']:>7}"
            for row in fields["calibration"]
            if row["positions"]
        ]
    lines.append("  alpha - score    " + _error_text(fields["alpha"]))
    if "teacher" in fields:
        teacher = fields["teacher"]
        lines.append("  alpha - teacher  " + _error_text(teacher["alpha"]))
        if teacher["winrate_error"] is not None:
            error = _percent(teacher["winrate_error"])
            lines.append(f"  winrate - teacher  off by {error} on average")
        brier = teacher["brier"]
        lines += [
            f"  the teacher      first choice {_percent(teacher['top1'])}, first five "
            f"{_percent(teacher['top5'])}{'' if brier is None else f', Brier score {brier:.4f}'}",
            "    alpha - score  " + _error_text(teacher["alpha_of_score"]),
        ]
    for truth, times in fields["ownership"].items():
        shown = [
            f"{time} {_percent(part['right'])} of the points ({count_text(part['games'], 'game')})"
            for time, part in times.items()
            if part["games"]
        ]
        if shown:
            by = "final board" if truth == "board" else "the teacher's"
            lines.append(f"  ownership, by {by}: {', '.join(shown)}")
    return lines


def _error_text(errors: Mapping[str, Any]) -> str:
    if not errors["positions"]:
        return "nothing to compare"
    return (
        f"off by {errors['mean_error']:.2f} points on average (median "
        f"{errors['median_error']:.2f}), bias {errors['bias']:+.2f} ({errors['positions']} "
        "positions)"
    )


def _percent(value: float | None) -> str:
    return "-" if value is None else f"{100 * value:.1f} %"


def _number(value: float | None, digits: int) -> str:
    return "-" if value is None else f"{value:.{digits}f}"
