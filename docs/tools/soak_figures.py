"""Figures of a soak: processes from /proc, holds of the GUI thread, the table and the verdict."""

from __future__ import annotations

import ctypes
import faulthandler
import re
import tempfile
import threading
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import numpy as np

HOLD_S: Final = 0.2
"""Time without a turn of the event loop from which it counts as a hold [s]."""
BLOCKS: Final = 8
"""Parts into which samples are averaged before a line is fitted: neighbors are not independent."""


CALL: Final = re.compile(r'File "(.*)", line (\d+) in (.*)')
"""A line of a stack as faulthandler writes it."""


@dataclass(frozen=True)
class Process:
    """Figures of one process; memory in MB."""

    pid: int
    role: str
    rss: float
    private: float
    files: int
    threads: int


def process_tree(root: int) -> list[int]:
    """Return the ids of a process and of its descendants that are alive."""
    parents = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            text = stat.read_text()
        except OSError:
            continue
        state, parent = text.rpartition(")")[2].split()[:2]
        if state != "Z":
            parents[int(stat.parent.name)] = int(parent)
    tree = [root]
    for pid in tree:
        tree += [child for child, parent in parents.items() if parent == pid]
    return tree


def look_at(pid: int, role: str) -> Process | None:
    """Return the figures of a process; None if it has ended."""
    folder = Path(f"/proc/{pid}")
    try:
        memory = dict(
            line.split(":", 1) for line in (folder / "smaps_rollup").read_text().splitlines()[1:]
        )
        status = dict(line.split(":", 1) for line in (folder / "status").read_text().splitlines())
        files = len(list((folder / "fd").iterdir()))
    except OSError:
        return None
    kilobytes = {name: int(value.split()[0]) for name, value in memory.items()}
    private = kilobytes["Private_Clean"] + kilobytes["Private_Dirty"]
    rss = kilobytes["Rss"]
    return Process(pid, role, rss / 1024, private / 1024, files, int(status["Threads"]))


class _Mallinfo(ctypes.Structure):
    _fields_ = [
        (name, ctypes.c_size_t)
        for name in ("arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks",
                     "uordblks", "fordblks", "keepcost")
    ]  # fmt: skip


def malloc_figures() -> dict[str, float]:
    """Return what the C library has given out and what it keeps free [MB]; {} if unknown."""
    try:
        ask = ctypes.CDLL(None).mallinfo2
    except (OSError, AttributeError):
        return {}
    ask.restype = _Mallinfo
    info = ask()
    used = (info.uordblks + info.hblkhd) / 1e6
    return {"malloc used MB": used, "malloc free MB": info.fordblks / 1e6}


def words_of(pid: int) -> list[str]:
    """Return the command line of a process; [] if it has ended."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().decode(errors="replace").split("\0")
    except OSError:
        return []


def folder_size(folder: Path) -> float:
    """Return the size of all files below a folder [MB], without those that vanish."""
    total = 0
    for path in folder.rglob("*"):
        try:
            total += path.stat().st_size if path.is_file() else 0
        except OSError:
            continue
    return total / 1e6


def waited_for_cpu(thread: int) -> float:
    """Return how long a thread of this process was ready to run but had no CPU [s]."""
    return int(Path(f"/proc/self/task/{thread}/schedstat").read_text().split()[1]) / 1e9


@dataclass(frozen=True)
class Hold:
    """A time in which the GUI thread did not turn its event loop."""

    at: float
    seconds: float
    cpu: float
    """CPU time of the thread itself [s]."""
    starved: float
    """Time in which the thread was ready but other processes had the CPU [s]."""
    doing: str
    """What the soak did last."""
    stack: str
    """The most frequent stack during the hold, innermost call first."""

    @property
    def own(self) -> float:
        """Seconds that the program has to answer for: work, waiting for locks, files, Python."""
        return self.seconds - self.starved


class Watchdog(threading.Thread):
    """Records when the GUI thread does not respond, with its stack; it must call `beat` often."""

    def __init__(self) -> None:
        super().__init__(name="watchdog", daemon=True)
        self.holds: list[Hold] = []
        self.longest = 0.0
        self.longest_own = 0.0
        self.doing = ""
        self._gui, self._native = threading.get_ident(), threading.get_native_id()
        self._last = time.perf_counter()
        self._cpu, self._starved = time.thread_time(), waited_for_cpu(self._native)
        self._stacks: Counter[str] = Counter()
        self._start = self._last
        self._dump = tempfile.TemporaryFile("w+")  # noqa: SIM115  as long as the thread

    def beat(self) -> None:
        """Note a turn of the event loop."""
        now, cpu = time.perf_counter(), time.thread_time()
        starved = waited_for_cpu(self._native)
        gap, stacks = now - self._last, self._stacks
        hold = Hold(
            self._last - self._start, gap, cpu - self._cpu, starved - self._starved, self.doing, ""
        )
        self.longest, self.longest_own = max(self.longest, gap), max(self.longest_own, hold.own)
        if gap > HOLD_S:
            stack = stacks.most_common(1)[0][0] if stacks else ""
            self.holds.append(Hold(**{**vars(hold), "stack": stack}))
        self._stacks = Counter()
        self._last, self._cpu, self._starved = now, cpu, starved

    def take_longest(self) -> tuple[float, float]:
        """Return the longest gap since the last call, and the longest that was the program's."""
        longest = self.longest, self.longest_own
        self.longest = self.longest_own = 0.0
        return longest

    def run(self) -> None:
        """Sample the stack of the GUI thread while it does not respond."""
        while True:
            time.sleep(0.03)
            if time.perf_counter() - self._last < HOLD_S / 2:
                continue
            self._stacks[self._stack()] += 1

    def _stack(self) -> str:
        """Return the calls of the GUI thread, innermost first.

        Not by `sys._current_frames`: this thread would keep painters alive that are among the
        local variables, and delete them.
        """
        self._dump.seek(0)
        self._dump.truncate()
        faulthandler.dump_traceback(self._dump)
        self._dump.seek(0)
        threads = self._dump.read().split("\n\n")
        mine = [text for text in threads if f"0x{self._gui:016x}" in text]
        calls = CALL.findall(mine[0]) if mine else []
        return " < ".join(
            f"{name} ({'/'.join(Path(path).parts[-2:])}:{line})" for path, line, name in calls[:8]
        )


@dataclass(frozen=True)
class Trend:
    """A fitted line; per hour."""

    first: float
    last: float
    slope: float
    error: float

    def grows(self, limit: float) -> bool:
        """Whether the slope is above a limit by more than its error allows for."""
        return self.slope - 2.0 * self.error > limit


def trend(hours: list[float], values: list[float]) -> Trend | None:
    """Fit a line through block means; None for fewer samples than blocks."""
    if len(values) < 2 * BLOCKS:
        return None
    x = np.array([block.mean() for block in np.array_split(np.array(hours), BLOCKS)])
    y = np.array([block.mean() for block in np.array_split(np.array(values), BLOCKS)])
    (slope, _), covariance = np.polyfit(x, y, 1, cov=True)
    return Trend(float(y[0]), float(y[-1]), float(slope), float(np.sqrt(covariance[0, 0])))


@dataclass
class Sample:
    """Everything at one moment."""

    hour: float
    processes: list[Process]
    figures: dict[str, float] = field(default_factory=dict)

    def of(self, role: str, name: str) -> list[float]:
        """Return a figure of the processes with a role."""
        return [float(getattr(p, name)) for p in self.processes if p.role == role]


@dataclass(frozen=True)
class Limits:
    """From when on a growth is a fault; per hour unless stated otherwise."""

    window_mb: float = 20.0
    """Private memory of the window."""
    process_mb: float = 30.0
    """Memory peak of a run or match, from one process to the next."""
    files: float = 4.0
    threads: float = 2.0
    logs_mb: float = 4.5
    """Size of the log folder [MB], at any time: four files of a megabyte."""
    holds: int = 0
    """Holds over 200 ms that are not for lack of CPU, after the warm-up."""


def _line(name: str, found: Trend | None, unit: str, bad: bool) -> str:
    if found is None:
        return f"{name:28} too few samples"
    return (
        f"{name:28} {found.first:10.1f} {found.last:10.1f} {unit:5} "
        f"{found.slope:+9.2f} +- {found.error:6.2f} per hour{'   GROWS' if bad else ''}"
    )


def _series(samples: list[Sample], role: str, name: str) -> tuple[list[float], list[float]]:
    rows = [(s.hour, max(s.of(role, name))) for s in samples if s.of(role, name)]
    return [hour for hour, _ in rows], [value for _, value in rows]


def _peaks(samples: list[Sample], role: str) -> tuple[list[float], list[float]]:
    """Return start and highest private memory of each process of a role."""
    found: dict[int, tuple[float, float]] = {}
    for sample in samples:
        for process in sample.processes:
            if process.role == role:
                start, peak = found.get(process.pid, (sample.hour, 0.0))
                found[process.pid] = start, max(peak, process.private)
    rows = sorted(found.values())
    return [start for start, _ in rows], [peak for _, peak in rows]


def verdict(
    samples: list[Sample], holds: list[Hold], warm_hours: float, limits: Limits
) -> tuple[str, bool]:
    """Return the table with its verdict, and whether nothing grows and nothing held the window."""
    late = [sample for sample in samples if sample.hour >= warm_hours]
    lines, good = [f"{'':28} {'first':>10} {'last':>10}"], True

    def judge(name: str, x: list[float], y: list[float], unit: str, limit: float) -> None:
        nonlocal good
        found = trend(x, y)
        bad = found is not None and found.grows(limit)
        good &= not bad
        lines.append(_line(name, found, unit, bad))

    for name, unit, limit in (
        ("private", "MB", limits.window_mb),
        ("rss", "MB", limits.window_mb),
        ("files", "", limits.files),
        ("threads", "", limits.threads),
    ):
        judge(f"window, {name}", *_series(late, "window", name), unit, limit)
    for name in sorted({key for sample in late for key in sample.figures}):
        x = [sample.hour for sample in late if name in sample.figures]
        y = [sample.figures[name] for sample in late if name in sample.figures]
        judge(name, x, y, "", float("inf"))
    for role in sorted({p.role for sample in late for p in sample.processes} - {"window"}):
        judge(f"{role}, peak of each", *_peaks(samples, role), "MB", limits.process_mb)
        for name, limit in (("files", limits.files), ("threads", limits.threads)):
            judge(f"{role}, {name}", *_series(late, role, name), "", limit)
    logs = max((sample.figures.get("logs MB", 0.0) for sample in samples), default=0.0)
    good &= logs <= limits.logs_mb
    lines.append(f"largest log folder {logs:.2f} MB, at most {limits.logs_mb} MB")
    after = [hold for hold in holds if hold.at >= 3600 * warm_hours]
    own = [hold for hold in after if hold.own > HOLD_S]
    good &= len(own) <= limits.holds
    lines.append(
        f"holds over {1000 * HOLD_S:.0f} ms after the warm-up: {len(after)}, of which "
        f"{len(own)} not for lack of CPU"
    )
    for hold in sorted(own, key=lambda hold: -hold.own)[:20]:
        lines.append(
            f"  {hold.seconds:6.2f} s (CPU {hold.cpu:.2f}, no CPU {hold.starved:.2f}) at "
            f"{hold.at:.0f} s, {hold.doing}: {hold.stack}"
        )
    lines.append("verdict: " + ("good" if good else "NOT GOOD"))
    return "\n".join(lines), good
