"""The log of a run as a table, for programs that read CSV."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

FIRST: Final = ("time", "event", "generation", "step")
"""Columns that come first."""
DIGITS: Final = 12
"""Digits of a number, so that what rounding leaves in the last ones is not seen."""


def log_table(entries: Iterable[Mapping[str, Any]], events: Sequence[str] = ()) -> list[list[Any]]:
    """Return a row for each entry of a log, below the names of the columns.

    The columns are all fields of the entries; what an entry lacks is empty, and lists are JSON.
    Training steps that were taken again, after a process was killed, stand once.

    Parameters
    ----------
    events
        Events whose entries the table has; () = all.
    """
    chosen = [e for e in _taken_last(entries) if not events or e.get("event") in events]
    names = list(dict.fromkeys(name for entry in chosen for name in entry))
    names = [*(n for n in FIRST if n in names), *(n for n in names if n not in FIRST)]
    return [names, *([_cell(entry.get(name)) for name in names] for entry in chosen)]


def _taken_last(entries: Iterable[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """Return the entries without those of training steps that were taken again later."""
    kept: list[Mapping[str, Any]] = []
    steps: list[int] = []  # places of entries of steps, which ascend
    again: set[int] = set()
    for entry in entries:
        if entry.get("event") == "step":
            while steps and kept[steps[-1]]["step"] >= entry["step"]:
                again.add(steps.pop())
            steps.append(len(kept))
        kept.append(entry)
    return [entry for place, entry in enumerate(kept) if place not in again]


def _cell(value: Any) -> Any:
    if value is None:
        return ""
    if isinstance(value, float):
        return float(f"{value:.{DIGITS}g}")
    return value if isinstance(value, (str, int, float)) else json.dumps(value)
