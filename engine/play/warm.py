"""Compiling the kernels ahead of their first use, in a process of its own.

Compiling takes about twenty seconds, once per version of the program, and holds Python's lock for
long stretches: in the window's own process every repaint would wait for it.
"""

from __future__ import annotations

import atexit
import os
import subprocess
import sys
from pathlib import Path

from engine.files import atomic_write

MARK = "compiled"
"""File in the cache folder that says: everything an analysis needs is there."""


def _mark() -> Path | None:
    """Where the mark stands; None when there is no cache folder of ours."""
    import engine.jit  # noqa: F401  (sets the folder)

    folder = os.environ.get("NUMBA_CACHE_DIR")
    return Path(folder) / MARK if folder else None


def start_compiling() -> subprocess.Popen[bytes] | None:
    """Start the process that compiles; None when all is compiled or nothing can be kept."""
    mark = _mark()
    if mark is None or mark.exists() or not os.access(mark.parent, os.W_OK):
        return None
    root = Path(__file__).resolve().parents[2]
    path = os.pathsep.join([str(root), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
    child = subprocess.Popen(
        [sys.executable, "-m", "engine.play.warm"],
        env={**os.environ, "PYTHONPATH": path},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    atexit.register(child.kill)
    return child


def compile_kernels() -> None:
    """Use every kernel of an analysis once, on a small board with a tiny random network."""
    import numpy as np

    from engine.go.board import BLACK
    from engine.go.rules import Rules
    from engine.network.evaluator import NetworkEvaluator
    from engine.network.network import initial_network
    from engine.network.settings import NetworkSettings
    from engine.network.threads import use_one_thread
    from engine.play.agent import AgentSettings
    from engine.play.analysis import CACHE_ROWS, Analyzer, LoadedNetwork
    from engine.play.request import AnalysisRequest

    use_one_thread()
    size = 5
    settings = NetworkSettings(size=size, features="agz17", blocks=1, channels=8, value_head="Y")
    network = initial_network(settings, seed=1)
    analyzer = Analyzer()
    for precision in ("fp32", "auto"):
        evaluator = NetworkEvaluator(
            network, precision=precision, symmetry="random", cache_rows=CACHE_ROWS
        )
        analyzer.use(LoadedNetwork("tiny", evaluator))
        for moves in ((), (12,), (12, 7)):
            request = AnalysisRequest(
                ticket=0,
                rules=Rules(size=size),
                stones=np.zeros(size * size, np.int8),
                to_play=BLACK,
                moves=moves,
                agents=(AgentSettings(lambda_=0.0), AgentSettings(lambda_=0.5)),
                visits=30,
            )
            for _ in analyzer.analyze(request):
                pass
            for _ in analyzer.sweep([request], 2):
                pass
    mark = _mark()
    if mark is not None:
        atomic_write(mark, b"")


if __name__ == "__main__":
    compile_kernels()
