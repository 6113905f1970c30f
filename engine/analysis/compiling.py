"""Compile the numba kernels in a separate process before the first analysis needs them.

Compiling takes about a minute, once per version of the program, and holds Python's lock (GIL) for
long stretches: in the window's own process every repaint would wait for the lock.
"""

from __future__ import annotations

import atexit
import os
import subprocess
import threading
import time
from collections.abc import Callable
from pathlib import Path

from engine.base.errors import RunError
from engine.base.files import atomic_write
from engine.base.lock import acquire_lock
from engine.jobs.processes import module_command

MARK = "compiled"
"""Name of a file in the cache folder: all kernels for our own networks are compiled."""
KATAGO_MARK = "compiled-katago"
"""Name of a file in the cache folder: the kernels for KataGo's networks are compiled too."""
PAUSE_S = 0.05

_lock = threading.Lock()
_children: list[subprocess.Popen[bytes]] = []
"""Compiling processes that this process started."""
_stopped: set[int] = set()
"""Process ids of the compiling processes that `stop_compiling` ended."""

TIED = "--end-with-parent"
"""Argument of the compiling process: exit when standard input closes, as when the parent dies."""
NETWORK_SIDE = "--network-side"
"""Argument of the second compiling process, which compiles what the evaluators call."""


def _folder() -> Path | None:
    """Return numba's cache folder; None if there is none."""
    import engine.base.jit  # noqa: F401  (sets the folder)

    folder = os.environ.get("NUMBA_CACHE_DIR")
    return Path(folder) if folder else None


def start_compiling() -> subprocess.Popen[bytes] | None:
    """Start the compiling process unless one runs already; it ends when this process does.

    Returns None if our own networks can be used at once, or if nothing can be cached.
    """
    return _child(MARK)


def wait_until_compiled(
    child: subprocess.Popen[bytes], waiting: Callable[[float], None] = lambda _: None
) -> bool:
    """Wait until our own networks can be used; return False if `stop_compiling` was called.

    Parameters
    ----------
    waiting
        Called often, with the time waited so far [s].
    """
    return _wait(child, MARK, waiting)


def wait_for_katago() -> None:
    """Wait until KataGo's networks can be used as well."""
    child = _child(KATAGO_MARK)
    if child is not None:
        _wait(child, KATAGO_MARK)


def _child(mark: str) -> subprocess.Popen[bytes] | None:
    """Return the process that will set a mark; None if the mark is set or can't be written."""
    with _lock:
        if _is_marked(mark):
            return None
        running = [child for child in _children if child.poll() is None]
        if not running:
            started = start_process(subprocess.DEVNULL)
            running = [] if started is None else [started]
            _children[:] = running
        return running[0] if running else None


def _wait(
    child: subprocess.Popen[bytes], mark: str, waiting: Callable[[float], None] = lambda _: None
) -> bool:
    began = time.monotonic()
    while child.poll() is None and not _is_marked(mark):
        time.sleep(PAUSE_S)
        waiting(time.monotonic() - began)
    return child.pid not in _stopped


def stop_compiling() -> None:
    """Kill the compiling process; called when the program closes."""
    with _lock:
        for child in _children:
            if child.poll() is None:
                _stopped.add(child.pid)
                child.kill()


def start_process(output: int, *arguments: str) -> subprocess.Popen[bytes] | None:
    """Start a compiling process that ends with this one; None if nothing can be cached."""
    folder = _folder()
    if folder is None or not os.access(folder, os.W_OK) or not _has_room(folder):
        return None
    root = Path(__file__).resolve().parents[2]
    path = os.pathsep.join([str(root), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
    child = subprocess.Popen(
        module_command("engine.commands.compile_kernels", [TIED, *arguments]),
        env={**os.environ, "PYTHONPATH": path},
        stdin=subprocess.PIPE,  # nothing is written: the pipe closes when this process ends
        stdout=output,
        stderr=subprocess.DEVNULL,
    )
    atexit.register(_end, child)
    return child


def _end(child: subprocess.Popen[bytes]) -> None:
    """Kill a process, close its pipes, and wait for its end."""
    with child:
        child.kill()


def _has_room(folder: Path) -> bool:
    import engine.base.jit as jit

    return jit.has_room(folder)


def _is_marked(name: str) -> bool:
    folder = _folder()
    return folder is not None and (folder / name).exists()


def set_mark(name: str) -> None:
    """Record that the kernels of a mark are compiled."""
    folder = _folder()
    if folder is not None:
        atomic_write(folder / name, b"")


def wait_for_turn(patience_s: float = 600.0) -> None:
    """Wait until no other process compiles these kernels; what it compiled is then in the cache."""
    folder = _folder()
    until = time.monotonic() + patience_s
    while folder is not None and time.monotonic() < until:
        try:
            acquire_lock(folder / "compiling.lock")  # held until this process ends
            return
        except RunError:
            time.sleep(PAUSE_S)
        except OSError:
            return
