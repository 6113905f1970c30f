"""`sai-engine measure --labels FILE --run FOLDER`: a run's generations on reference positions.

Figures are appended to `labels.jsonl` in the run's folder, one JSON object for each generation and
number of visits. The log is not touched, so a run may be measured while it works.
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
from engine.base.files import append_line, read_lines
from engine.base.lock import acquire_lock
from engine.base.untrusted import refuse_links_out
from engine.measure.measure_references import (
    ReferenceComparison,
    ReferenceOptions,
    comparison_figures,
    empty_board,
)
from engine.measure.reference_file import ReferenceFile
from engine.network.opened import open_network
from engine.train.reading import RunReader, RunView
from engine.train.runs.log_entries import SCORES_FILE

LOCK: Final = "labels.lock"
"""Held while a process measures the run."""


class _Key(Struct, frozen=True, order=True):
    """What must be equal for a row to be the same measurement, as fields of the row."""

    digest: Text
    positions: Count
    batch: Count
    generation: Count
    visits: Count


def measure_run(
    root: Path,
    options: ReferenceOptions,
    *,
    every: int = 1,
    notice: Callable[[str], None],
    stopped: Callable[[], bool],
) -> dict[str, Any]:
    """Measure the generations of a run that were not measured before.

    Parameters
    ----------
    root
        The run's folder.
    every
        Every how many generations one is measured; the last one always is.

    Returns
    -------
    dict
        `run`, `labels` (name of the file), `stopped`, and `rows`: the lines of the run's file for
        these references and visits.

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
    references, visits, batch = options.references, options.visits, options.batch
    positions = references.of_size(view.size)[: options.limit or None]
    if not positions:
        raise RunError(
            f"{references.name}: has no labels on {view.size}x{view.size}, the run's board; name "
            "others"
        )
    comparison, path = ReferenceComparison(positions), root / SCORES_FILE
    try:
        lock = acquire_lock(root / LOCK, "the labels of this run")
    except OSError as error:
        raise RunError(
            f"{root}: can't be written ({error.strerror or error}), so no figures can be kept there"
        ) from None
    try:
        done = _rows(path)
        for generation in view.networks:
            if generation % every and generation != view.networks[-1]:
                continue
            for count in visits:
                key = _Key(references.digest, len(positions), batch, generation, count)
                if key in done or stopped():
                    continue
                row = _measured(view, comparison, references, key, options.precision, stopped)
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
        if (key.digest, key.positions, key.batch) == (references.digest, len(positions), batch)
        and key.visits in visits
    ]
    return {"run": view.name, "labels": references.name, "stopped": stopped(), "rows": rows}


def _measured(
    view: RunView,
    comparison: ReferenceComparison,
    references: ReferenceFile,
    key: _Key,
    precision: str,
    stopped: Callable[[], bool],
) -> dict[str, Any] | None:
    """Measure one generation; None when stopped."""
    generation, visits, batch = key.generation, key.visits, key.batch
    opened = open_network(view.network_path(generation))
    evaluator = comparison.evaluator(opened, precision)
    has_values = opened.header.has_values
    rows = comparison.rows(evaluator, visits, has_values=has_values, batch=batch, stopped=stopped)
    if len(rows) < key.positions:
        return None
    board = empty_board(evaluator, visits, batch, stopped) if has_values else {}
    if stopped():
        return None
    figures = comparison_figures(rows)
    nodes = view.column("network.nodes")
    known = generation < len(nodes) and nodes[generation] == nodes[generation]
    return {
        "event": "labels",
        "generation": generation,
        "nodes": int(nodes[generation]) if known else opened.header.training.get("nodes", 0),
        "identity": opened.header.identity,
        "labels": references.name,
        "digest": references.digest,
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
        "empty_board": board,
    }


def _rows(path: Path) -> dict[_Key, dict[str, Any]]:
    """Return the whole lines that the file holds."""
    rows = {}
    with contextlib.suppress(OSError):
        for row in decode_lines(read_lines(path), dict[str, Any]):
            with contextlib.suppress(FormatError):
                rows[convert_json(row, _Key)] = row
    return rows


def _row_text(row: dict[str, Any]) -> str:
    error, lead, same = (row[name] for name in ("winrate_error", "lead_error", "first_move"))
    board = ", ".join(f"{rate:.3f} at {komi}" for komi, rate in row["empty_board"].items())
    points = "-" if lead["mean"] is None else f"{lead['mean']:.2f}"
    search = f"generation {row['generation']}, {row['visits']} visits"
    share = "-" if same["mean"] is None else f"{100 * same['mean']:.0f} %"
    move = f"first move as the teacher {share}"
    if error["mean"] is None:
        return f"{search}: no winrates, {move}"
    interval = f" ({error['low']:.3f} to {error['high']:.3f})" if error["low"] is not None else ""
    return (
        f"{search}: winrate off by {error['mean']:.3f}{interval}, lead by {points}, {move}, "
        f"Black wins the empty board {board}"
    )


def measured_run_text(result: dict[str, Any]) -> str:
    """Return the result of `measure_run` as lines for a terminal."""
    lines = [f"{result['run']} on {result['labels']}" + ("; stopped" if result["stopped"] else "")]
    return "\n".join([*lines, *map(_row_text, result["rows"])])
