"""`sai-engine measure --labels FILE --run FOLDER`: a run's generations against labels.

Figures are kept in the run's folder, in `labels.jsonl`: one JSON object for each generation and
number of visits. They are written beside the log, so a run may be measured while it works.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from engine.base.checked_json import Count, Text, convert_json, decode_lines
from engine.base.errors import FormatError, RunError, SettingsError
from engine.base.files import append_line
from engine.base.lock import acquire_lock
from engine.base.untrusted import next_lines, open_ordinary, refuse_links_out
from engine.measure.label_file import LabelFile
from engine.measure.measure_labels import LabelJudge, LabelOptions, empty_board, label_figures
from engine.network.backends.threads import use_one_thread
from engine.network.opened import open_network
from engine.train.distillation.label_scores import LABELS
from engine.train.reading import RunReader, RunView

__all__ = ["judge_run", "judged_text"]

LOCK: Final = "labels.lock"
"""Held while a process measures the run."""


class _Key(Struct, frozen=True, order=True):
    """What must be equal for a row to be the same measurement, as fields of the row."""

    digest: Text
    positions: Count
    batch: Count
    generation: Count
    visits: Count


def judge_run(
    root: Path,
    options: LabelOptions,
    *,
    every: int = 1,
    notice: Callable[[str], None],
    stopped: Callable[[], bool],
) -> dict[str, Any]:
    """Measure generations of a run on labels; those that were measured before are left out.

    Parameters
    ----------
    root
        The run's folder.
    every
        Every how many generations one is measured; the last one always is.

    Returns
    -------
    dict
        `run`, `labels`, `stopped`, and `rows`: what the file holds for these labels and visits.

    Raises
    ------
    EngineError
        The run can't be read or written, or the labels are for other boards.
    """
    if every < 1:
        raise SettingsError(f"--every must be 1 or more, not {every}")
    refuse_links_out(root)
    view = RunReader(root).read()
    if view.status == "unreadable":
        raise RunError(view.problem)
    labels, visits, batch = options.labels, options.visits, options.batch
    positions = labels.of_size(view.size)[: options.limit or None]
    if not positions:
        raise RunError(
            f"{labels.name}: has no labels on {view.size}x{view.size}, the run's board; name others"
        )
    use_one_thread()
    judge, path = LabelJudge(positions), root / LABELS
    try:
        lock = acquire_lock(root / LOCK, "the labels of this run")
    except OSError as error:
        raise RunError(
            f"{root}: can't be written ({error.strerror or error}), so no figures can be kept there"
        ) from None
    try:
        done = _rows(path)
        for generation in _generations(view, every):
            for count in visits:
                key = _Key(labels.digest, len(positions), batch, generation, count)
                if key in done or stopped():
                    continue
                row = _measured(view, judge, labels, key, options.precision, stopped)
                if row is None:
                    break
                append_line(path, json.dumps(row))
                done[key] = row
                notice(f"generation {generation} measured at {count} visits, kept in {path}")
    finally:
        lock.release()
    rows = [
        row
        for key, row in sorted(done.items(), key=lambda item: item[0])
        if (key.digest, key.positions, key.batch) == (labels.digest, len(positions), batch)
        and key.visits in visits
    ]
    return {"run": view.name, "labels": labels.name, "stopped": stopped(), "rows": rows}


def _generations(view: RunView, every: int) -> list[int]:
    """Return the generations to measure, ascending."""
    return [
        generation
        for generation in view.networks
        if generation % every == 0 or generation == view.networks[-1]
    ]


def _measured(
    view: RunView,
    judge: LabelJudge,
    labels: LabelFile,
    key: _Key,
    precision: str,
    stopped: Callable[[], bool],
) -> dict[str, Any] | None:
    """Measure one generation; None when stopped."""
    generation, visits, batch = key.generation, key.visits, key.batch
    opened = open_network(view.network_path(generation))
    evaluator = judge.evaluator(opened, precision)
    rows = judge.rows(evaluator, visits, batch=batch, stopped=stopped)
    if len(rows) < key.positions:
        return None
    figures = label_figures(rows)
    nodes = view.column("network.nodes")
    known = generation < len(nodes) and nodes[generation] == nodes[generation]
    return {
        "event": "labels",
        "generation": generation,
        "nodes": int(nodes[generation]) if known else opened.header.training.get("nodes", 0),
        "identity": opened.header.identity,
        "labels": labels.name,
        "digest": labels.digest,
        "positions": key.positions,
        "visits": visits,
        "batch": batch,
        **{
            name: {
                part: None if value is None else round(value, 5)
                for part, value in figures[name].items()
            }
            for name in ("winrate_error", "lead_error", "first_move", "points_lost")
        },
        "empty_board": empty_board(evaluator, visits, batch),
    }


def _rows(path: Path) -> dict[_Key, dict[str, Any]]:
    """Return the whole lines that the file holds."""
    try:
        with open_ordinary(path) as file:
            lines, _ = next_lines(file, 0)
    except OSError:
        return {}
    rows = {}
    for row in decode_lines(lines, dict[str, Any]):
        with contextlib.suppress(FormatError):
            rows[convert_json(row, _Key)] = row
    return rows


def _row_text(row: dict[str, Any]) -> str:
    error, lead, same = (row[name] for name in ("winrate_error", "lead_error", "first_move"))
    board = ", ".join(f"{rate:.3f} at {komi}" for komi, rate in row["empty_board"].items())
    points = "-" if lead["mean"] is None else f"{lead['mean']:.2f}"
    return (
        f"generation {row['generation']}, {row['visits']} visits: winrate off by "
        f"{error['mean']:.3f} ({error['low']:.3f} to {error['high']:.3f}), lead by {points}, "
        f"first move as the teacher {100 * (same['mean'] or 0.0):.0f} %, Black wins the empty "
        f"board {board}"
    )


def judged_text(result: dict[str, Any]) -> str:
    """Return the result of `judge_run` as lines for a terminal."""
    lines = [f"{result['run']} on {result['labels']}" + ("; stopped" if result["stopped"] else "")]
    return "\n".join([*lines, *map(_row_text, result["rows"])])
