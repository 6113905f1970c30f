"""The process that compiles the kernels ahead of their first use: started, waited for, ended.

Compiling takes about a minute, once per version of the program, and holds Python's lock for
long stretches: in the window's own process every repaint would wait for it.
"""

from __future__ import annotations

import atexit
import os
import subprocess
import sys
import threading
import time
from pathlib import Path

from engine.base.errors import RunError
from engine.base.files import atomic_write
from engine.base.lock import acquire_lock

MARK = "compiled"
"""File in the cache folder that says: what an analysis with a network of ours needs is there."""
KATAGO_MARK = "compiled-katago"
"""The same for what KataGo's networks need besides."""
PAUSE_S = 0.05

_lock = threading.Lock()
_children: list[subprocess.Popen[bytes]] = []
"""The processes that compile, or did."""
_given_up: set[int] = set()
"""Process numbers of those that were ended on purpose."""

TIED = "--end-with-parent"
"""Argument of the process: end when standard input does, which it does when the parent dies."""
NETWORK_SIDE = "--network-side"
"""Argument of its child on another core: it makes what lies between positions and answers."""


def _folder() -> Path | None:
    """Where the marks stand; None when there is no cache folder of ours."""
    import engine.base.jit  # noqa: F401  (sets the folder)

    folder = os.environ.get("NUMBA_CACHE_DIR")
    return Path(folder) if folder else None


def start_compiling() -> subprocess.Popen[bytes] | None:
    """Start the process that compiles; None when a network of ours need not wait for it.

    One serves everybody who asks meanwhile. It ends with this process, however that ends.
    """
    return _child(MARK)


def wait_until_compiled(child: subprocess.Popen[bytes]) -> bool:
    """Wait until a network of ours can be used; False when the process was given up."""
    return _wait(child, MARK)


def wait_for_katago() -> None:
    """Wait until a network of KataGo's can be used as well."""
    child = _child(KATAGO_MARK)
    if child is not None:
        _wait(child, KATAGO_MARK)


def _child(mark: str) -> subprocess.Popen[bytes] | None:
    """The process that will set a mark; None when it is set, or can't be."""
    with _lock:
        if _is_marked(mark):
            return None
        running = [child for child in _children if child.poll() is None]
        if not running:
            started = start_process(subprocess.DEVNULL)
            running = [] if started is None else [started]
            _children[:] = running
        return running[0] if running else None


def _wait(child: subprocess.Popen[bytes], mark: str) -> bool:
    while child.poll() is None and not _is_marked(mark):
        time.sleep(PAUSE_S)
    return child.pid not in _given_up


def stop_compiling() -> None:
    """End the process that compiles: the program closes, and nobody is to wait for it."""
    with _lock:
        for child in _children:
            if child.poll() is None:
                _given_up.add(child.pid)
                child.kill()


def start_process(output: int, *arguments: str) -> subprocess.Popen[bytes] | None:
    """Start a process that compiles and ends with this one; None when nothing would be kept."""
    folder = _folder()
    if folder is None or not os.access(folder, os.W_OK):
        return None
    root = Path(__file__).resolve().parents[2]
    path = os.pathsep.join([str(root), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
    child = subprocess.Popen(
        [sys.executable, "-m", "engine.commands.compile_kernels", TIED, *arguments],
        env={**os.environ, "PYTHONPATH": path},
        stdin=subprocess.PIPE,  # nothing is ever written: it closes when this process is gone
        stdout=output,
        stderr=subprocess.DEVNULL,
    )
    atexit.register(child.kill)
    return child


def _is_marked(name: str) -> bool:
    folder = _folder()
    return folder is not None and (folder / name).exists()


def set_mark(name: str) -> None:
    """Note that the kernels of a mark are compiled."""
    folder = _folder()
    if folder is not None:
        atomic_write(folder / name, b"")


def end_with_parent() -> None:
    """End this process as soon as its standard input is closed."""

    def wait() -> None:
        while os.read(sys.stdin.fileno(), 1024):
            pass
        os._exit(1)  # at once: numba's own files are complete or absent at any time

    threading.Thread(target=wait, name="parent", daemon=True).start()


def wait_for_turn(patience_s: float = 600.0) -> None:
    """Wait while another process compiles the same: what it made is found then, not made again."""
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
