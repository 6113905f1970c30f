"""Compile every kernel of an analysis by calling it once; see `engine.analysis.compiling`."""

from __future__ import annotations

import contextlib
import gc
import os
import subprocess
import sys
from typing import TYPE_CHECKING, NoReturn

import numpy as np

from engine.analysis.compiling import (
    KATAGO_MARK,
    MARK,
    NETWORK_SIDE,
    TIED,
    set_mark,
    start_process,
    wait_for_turn,
)
from engine.base.errors import EngineError
from engine.jobs.processes import end_with_input

if TYPE_CHECKING:
    from engine.analysis.request import AnalysisRequest
    from engine.network.runners.evaluator import NetworkEvaluator
    from engine.search.search import TreeSearch
    from engine.search.value.evaluation import Evaluation

SIZE = 5  # size of the board used [points per side]


def compile_kernels() -> None:
    """Call every kernel of an analysis once, on a small board with a tiny random network.

    With a second core, a child process meanwhile compiles what leads to an evaluation and what
    follows it, which takes about as long as the rest.
    """
    from engine.analysis.agent import AgentSettings
    from engine.analysis.analyzer import Analyzer
    from engine.analysis.networks import LoadedNetwork
    from engine.analysis.request import AnalysisRequest
    from engine.base import jit
    from engine.go.board import BLACK
    from engine.go.rules import Rules

    requests = [
        AnalysisRequest(
            ticket=0,
            rules=Rules(size=SIZE),
            stones=np.zeros(SIZE * SIZE, np.int8),
            to_play=BLACK,
            moves=moves,
            agents=(AgentSettings(lambda_=0.0), AgentSettings(lambda_=0.5)),
            visits=30,
        )
        for moves in ((), (12,), (12, 7))
    ]
    child = None
    if (os.cpu_count() or 1) > 1:
        child = start_process(subprocess.PIPE, NETWORK_SIDE)
    if child is not None:
        _search_without_answer(requests[-1])
        assert child.stdout is not None
        child.stdout.read(1)  # the child has compiled its side, or failed
    analyzer = Analyzer()
    analyzer.networks.use(LoadedNetwork("tiny", _tiny_evaluator()))
    for request in requests:
        for _ in analyzer.analyze(request):
            pass
        for _ in analyzer.sweep([request], 2):
            pass
    if jit.CACHE_PROBLEM:
        return  # what was compiled is lost with this process
    set_mark(MARK)
    has_katago = False
    if child is not None:
        with child:  # closes its pipes
            has_katago = child.wait() == 0
    if not has_katago:
        compile_judgments()
        compile_katago()
    if not jit.CACHE_PROBLEM:
        set_mark(KATAGO_MARK)


def compile_network_side() -> None:
    """Call the kernels that evaluate leaves and expand them.

    Writes a byte when only those of ended games and of KataGo's networks are left.
    """
    from engine.go.state import position_batch

    legal = np.ones((1, SIZE * SIZE + 1), np.bool_)
    komi = np.full(1, 7.5, np.float32)
    _tiny_evaluator().evaluate(position_batch(1, SIZE), legal, komi)
    _small_search().absorb(0, _answers())
    sys.stdout.write(".")
    sys.stdout.flush()
    compile_judgments()
    compile_katago()


def _tiny_evaluator() -> NetworkEvaluator:
    """Return an evaluator of a tiny network; by our own kernels where they may be used."""
    from engine.analysis.networks import CACHE_ROWS
    from engine.network.backends.available import available_backends, reference_backend
    from engine.network.models.settings import NetworkSettings
    from engine.network.models.shapes import weight_shapes
    from engine.network.models.stored import StoredNetwork
    from engine.network.runners.evaluator import NetworkEvaluator

    settings = NetworkSettings(size=SIZE, features="agz17", blocks=1, channels=8, value_head="Y")
    random = np.random.default_rng(1)
    weights = {
        name: np.abs(0.1 * random.normal(size=shape)).astype(np.float32)
        for name, shape in weight_shapes(settings).items()
    }
    network = StoredNetwork(settings, weights, "tiny")
    names = [backend.name for backend in available_backends("cpu")]
    precision = "winograd-fp32" if "winograd-fp32" in names else reference_backend().name
    return NetworkEvaluator(network, precision=precision, symmetry="random", cache_rows=CACHE_ROWS)


class _NoAnswer:
    """An evaluator that only raises an error: a search with it stops after selecting leaves."""

    size, sharpening, sees_one_komi, territory = SIZE, 0.0, False, False

    def evaluate(self, *_: object, **__: object) -> NoReturn:
        raise EngineError("nobody answers")


def _small_search() -> TreeSearch:
    from engine.go.state import position_batch, row
    from engine.search.search import TreeSearch
    from engine.search.settings import ANALYSIS
    from engine.search.value.fit import komi_grid

    search = TreeSearch(_NoAnswer(), SIZE, 1, 8, ANALYSIS, grid=komi_grid(SIZE))
    search.set_root(0, row(position_batch(1, SIZE), 0), 7.5)
    return search


def _answers() -> Evaluation:
    """Return answers that stand for a network's."""
    from engine.search.value.evaluation import Evaluation

    policy, curve = np.zeros((1, SIZE * SIZE + 1), np.float32), np.zeros((1, 2), np.float32)
    return Evaluation(policy, np.zeros(1, np.int8), curve, None)


def _search_without_answer(request: AnalysisRequest) -> None:
    """Call the kernels that select leaves, read roots and advance them."""
    from engine.analysis.analyzer import position_of

    position_of(request)
    search, target = _small_search(), np.ones(1, np.int32)
    with contextlib.suppress(EngineError):
        search.step(target)
    search.average(0, _answers())
    search.ended(target)
    search.curves(0, search.root_stats())
    search.variation(0, 0)
    search.advance(0, 0)


def compile_judgments() -> None:
    """Call the kernels that count ended games and read ladders for reasons."""
    from engine.analysis.final_count import certain_owners
    from engine.go.board import BLACK
    from engine.go.rules import Rules
    from engine.go.state import position_batch, row
    from engine.go.territory import score_basis
    from engine.record.board_state import empty_board
    from engine.review.reasons.ladders import catching_moves

    positions = position_batch(1, SIZE)
    certain_owners(row(positions, 0))
    score_basis(positions, None, False)
    catching_moves(empty_board(Rules(size=SIZE)).play(BLACK, 0), 0)


def compile_katago() -> None:
    """Call the kernels that only KataGo's networks need."""
    from engine.go.state import position_batch
    from engine.go.symmetry import symmetry_table
    from engine.network.planes.v7 import GLOBALS, PLANES, empty_scene, v7_buffers
    from engine.network.planes.v7_scene import V7Rules, fill_v7_inputs, input_keys, turn_v7_planes
    from engine.network.runners.katago_curve import curves_of_answers
    from engine.search.value.curve import winrates_at

    planes = np.empty((1, SIZE * SIZE, PLANES), np.uint8)
    numbers = np.empty((1, GLOBALS), np.float32)
    komi = np.full(1, 7.5, np.float32)
    scene, buffers = empty_scene(SIZE), v7_buffers(SIZE)
    fill_v7_inputs(position_batch(1, SIZE), komi, V7Rules(), scene, buffers, planes, numbers)
    input_keys(planes, numbers, np.empty(1, np.uint64))
    turn_v7_planes(planes, np.zeros(1, np.int8), symmetry_table(SIZE), np.empty_like(planes))
    value = np.full(1, 0.5)
    curves_of_answers(value, value, value, komi, 3.0, np.empty((1, 2), np.float32))
    winrates_at(_answers(), komi)


if __name__ == "__main__":
    gc.set_threshold(200_000, 20, 100)  # numba's collections take a tenth of the time
    if TIED in sys.argv[1:]:
        end_with_input()  # numba's own files are complete or absent at any time
    if NETWORK_SIDE in sys.argv[1:]:
        compile_network_side()
    else:
        wait_for_turn()
        compile_kernels()
