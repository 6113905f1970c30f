"""`machines.json`: what each machine of a cluster has contributed to a job.

Written by the process that leads the job, read by the window and the command line.
"""

from __future__ import annotations

import json
import re
import time
from collections import deque
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from engine.base.checked_json import Count, Text, Time, read_json
from engine.base.errors import FormatError
from engine.base.files import atomic_write

FILE: Final = "machines.json"
MOST_MACHINES: Final = 1000
"""Largest number of machines in the file; those seen last are kept."""
RECENT_S: Final = 60.0
"""Time over which speeds are averaged [s]."""


def is_address(text: str) -> bool:
    """Return whether a text has the form of a cluster's address: HOST:PORT, or auto."""
    return text == "auto" or re.fullmatch(r"(ray://)?[^\s:/]+:\d{1,5}", text) is not None


class Machine(Struct, frozen=True, kw_only=True):
    """A machine and its contribution to a job."""

    machine: Text
    """Identity in the cluster, which changes when Ray is restarted on a computer."""
    host: Text = ""
    """Host name."""
    workers: Count = 0
    """Number of its worker processes."""
    gpus: Count = 0
    """Number of these that use a graphics card."""
    items: Count = 0
    """Games, positions or tasks that it has sent."""
    nodes: Count = 0
    """Visits of all its searches."""
    nodes_per_s: Annotated[float, Meta(ge=0.0)] = 0.0
    """Visits per second over the last minute."""
    seen: Time = 0.0
    """Time of its last answer [s since 1970]."""


class _File(Struct, frozen=True):
    format: Literal[1] = 1
    machines: tuple[Machine, ...] = ()


def read_machines(folder: Path) -> tuple[Machine, ...]:
    """Return the machines of a job, the newest last; none if it never ran on a cluster.

    A damaged file counts as none: it is written anew by the next answer.
    """
    try:
        return read_json(folder / FILE, _File).machines
    except (OSError, FormatError):
        return ()


class Machines:
    """Counts what arrives from each machine and writes the file.

    Parameters
    ----------
    folder
        Folder of the job; None keeps the figures in memory only.
    """

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        before = read_machines(folder) if folder is not None else ()
        self._machines = {
            machine.machine: msgspec.structs.replace(machine, workers=0, nodes_per_s=0.0)
            for machine in before
        }
        self._recent: dict[str, deque[tuple[float, int]]] = {}

    def joined(self, machine: str, host: str, gpus: int) -> None:
        """Count a worker that starts to work on a machine.

        A machine that comes with a new identity, as after a restart of Ray, keeps its figures.
        """
        old = self._machines.pop(machine, None)
        if old is None:
            gone = [m for m in self._machines.values() if m.host == host and not m.workers]
            old = self._machines.pop(gone[0].machine) if gone else Machine(machine=machine)
            old = msgspec.structs.replace(old, machine=machine, host=host, gpus=gpus)
        self._machines[machine] = msgspec.structs.replace(
            old, workers=old.workers + 1, seen=round(time.time(), 1)
        )

    def left(self, machine: str) -> None:
        """Count a worker that is gone."""
        old = self._machines[machine]
        self._machines[machine] = msgspec.structs.replace(old, workers=max(old.workers - 1, 0))

    def answered(self, machine: str, items: int, nodes: int) -> None:
        """Count what has arrived from a machine."""
        now = time.time()
        recent = self._recent.setdefault(machine, deque())
        recent.append((now, nodes))
        old = self._machines[machine]
        self._machines[machine] = msgspec.structs.replace(
            old, items=old.items + items, nodes=old.nodes + nodes, seen=round(now, 1)
        )

    def write(self) -> None:
        """Write the file.

        Raises
        ------
        OSError
            The folder can't be written, or the disk is full.
        """
        if self._folder is None:
            return
        rows = [
            msgspec.structs.replace(machine, nodes_per_s=round(self._speed(name), 1))
            for name, machine in self._machines.items()
        ]
        content = _File(machines=tuple(rows[-MOST_MACHINES:]))
        text = json.dumps(msgspec.to_builtins(content), indent=1)
        atomic_write(self._folder / FILE, text.encode())

    def _speed(self, machine: str) -> float:
        """Return nodes per second of a machine over the last minute."""
        recent, now = self._recent.get(machine), time.time()
        while recent and now - recent[0][0] > RECENT_S:
            recent.popleft()
        if not recent:
            return 0.0
        seconds = max(now - recent[0][0], 5.0)
        return sum(nodes for _, nodes in recent) / seconds
