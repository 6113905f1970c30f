"""Compiling the kernels ahead of their first use, in a process of its own.

Compiling takes about a minute, once per version of the program, and holds Python's lock for
long stretches: in the window's own process every repaint would wait for it.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from engine.base.errors import EngineError, RunError
from engine.base.files import atomic_write
from engine.base.lock import acquire_lock

if TYPE_CHECKING:
    from engine.network.evaluator import NetworkEvaluator

MARK = "compiled"
"""File in the cache folder that says: what an analysis with a network of ours needs is there."""
KATAGO_MARK = "compiled-katago"
"""The same for what KataGo's networks need besides."""
PAUSE_S = 0.05
SIZE = 5
"""Board on which everything is used once [points per side]."""

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
            started = _start(subprocess.DEVNULL)
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


def _start(output: int, *arguments: str) -> subprocess.Popen[bytes] | None:
    """A process of this module; it ends with this one. None when nothing would be kept."""
    folder = _folder()
    if folder is None or not os.access(folder, os.W_OK):
        return None
    root = Path(__file__).resolve().parents[2]
    path = os.pathsep.join([str(root), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
    child = subprocess.Popen(
        [sys.executable, "-m", "engine.analysis.precompile", TIED, *arguments],
        env={**os.environ, "PYTHONPATH": path},
        stdin=subprocess.PIPE,  # nothing is ever written: it closes when this process is gone
        stdout=output,
        stderr=subprocess.DEVNULL,
    )
    atexit.register(child.kill)
    return child


def compile_kernels() -> None:
    """Use every kernel of an analysis once, on a small board with a tiny random network.

    Where there is a second core, a child compiles what the network needs meanwhile.
    """
    import numpy as np

    from engine.analysis.agent import AgentSettings
    from engine.analysis.analyzer import Analyzer
    from engine.analysis.request import AnalysisRequest
    from engine.analysis.search_report import LoadedNetwork
    from engine.go.board import BLACK
    from engine.go.rules import Rules

    child = None
    if (os.cpu_count() or 1) > 1:
        child = _start(subprocess.PIPE, NETWORK_SIDE)
    if child is not None:
        _select_once()
        assert child.stdout is not None
        child.stdout.read(1)  # it has the network's side, or has failed: then it is made here
    for evaluator in _tiny_evaluators():
        analyzer = Analyzer()
        analyzer.use(LoadedNetwork("tiny", evaluator))
        for moves in ((), (12,), (12, 7)):
            request = AnalysisRequest(
                ticket=0,
                rules=Rules(size=SIZE),
                stones=np.zeros(SIZE * SIZE, np.int8),
                to_play=BLACK,
                moves=moves,
                agents=(AgentSettings(lambda_=0.0), AgentSettings(lambda_=0.5)),
                visits=30,
            )
            for _ in analyzer.analyze(request):
                pass
            for _ in analyzer.sweep([request], 2):
                pass
    _set_mark(MARK)
    made = False
    if child is not None:
        with child:  # its pipes are closed
            made = child.wait() == 0
    if not made:
        compile_katago()
    _set_mark(KATAGO_MARK)


def compile_network_side() -> None:
    """Use what lies between positions and answers; a byte of output tells when KataGo's is left."""
    import numpy as np

    from engine.go.position import position_batch

    for evaluator in _tiny_evaluators():
        legal = np.ones((1, SIZE * SIZE + 1), np.bool_)
        evaluator.evaluate(position_batch(1, SIZE), legal, np.full(1, 7.5, np.float32))
    sys.stdout.write(".")
    sys.stdout.flush()
    compile_katago()


def _tiny_evaluators() -> list[NetworkEvaluator]:
    """A tiny network in torch, in kernels of our own, and in what is fastest here."""
    from engine.analysis.analyzer import CACHE_ROWS
    from engine.network.backends.threads import use_one_thread
    from engine.network.evaluator import NetworkEvaluator
    from engine.network.network import initial_network
    from engine.network.settings import NetworkSettings

    use_one_thread()
    settings = NetworkSettings(size=SIZE, features="agz17", blocks=1, channels=8, value_head="Y")
    network = initial_network(settings, seed=1)
    return [
        NetworkEvaluator(network, precision=precision, symmetry="random", cache_rows=CACHE_ROWS)
        for precision in ("fp32", "winograd-fp32", "auto")
    ]


class _NoAnswer:
    """An evaluator that never answers: a search with it only selects."""

    size = SIZE

    def evaluate(self, *_: object) -> NoReturn:
        raise EngineError("nobody answers")


def _select_once() -> None:
    """Use the kernels that choose what to evaluate."""
    import numpy as np

    from engine.go.position import position_batch, row
    from engine.search.search import TreeSearch
    from engine.search.settings import SearchSettings
    from engine.value.fit import komi_grid

    search = TreeSearch(_NoAnswer(), SIZE, 1, 8, SearchSettings(), grid=komi_grid(SIZE))
    search.set_root(0, row(position_batch(1, SIZE), 0), 7.5)
    with contextlib.suppress(EngineError):
        search.step(np.ones(1, np.int32))


def _is_marked(name: str) -> bool:
    folder = _folder()
    return folder is not None and (folder / name).exists()


def _set_mark(name: str) -> None:
    folder = _folder()
    if folder is not None:
        atomic_write(folder / name, b"")


def compile_katago() -> None:
    """Use the kernels that only KataGo's networks need once."""
    import numpy as np

    from engine.features.v7 import GLOBALS, PLANES, empty_scene, v7_room
    from engine.features.v7_scene import V7Rules, fill_v7_inputs, input_keys, turn_v7_planes
    from engine.go.position import position_batch
    from engine.go.symmetry import symmetry_table
    from engine.network.katago.curve import curves_of_answers

    planes = np.empty((1, SIZE * SIZE, PLANES), np.uint8)
    numbers = np.empty((1, GLOBALS), np.float32)
    komi = np.full(1, 7.5, np.float32)
    scene, room = empty_scene(SIZE), v7_room(SIZE)
    fill_v7_inputs(position_batch(1, SIZE), komi, V7Rules(), scene, room, planes, numbers)
    input_keys(planes, numbers, np.empty(1, np.uint64))
    turn_v7_planes(planes, np.zeros(1, np.int8), symmetry_table(SIZE), np.empty_like(planes))
    value = np.full(1, 0.5)
    curves_of_answers(value, value, value, komi, 3.0, np.empty((1, 2), np.float32))


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


if __name__ == "__main__":
    if TIED in sys.argv[1:]:
        end_with_parent()
    if NETWORK_SIDE in sys.argv[1:]:
        compile_network_side()
    else:
        wait_for_turn()
        compile_kernels()
