"""Positions are analyzed without torch, which takes seconds and several hundred MB to import."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.catalog.networks import best_network
from engine.network.backends.available import may_have_graphics
from engine.network.backends.openvino_graph import openvino_is_here
from tests.shared import PROJECT

ANALYZE = """
import sys
from pathlib import Path
import numpy as np
from engine.analysis.analyzer import Analyzer
from engine.analysis.request import AnalysisRequest
from engine.go.board import BLACK
from engine.go.rules import Rules
import engine.commands.loading
precision, network = sys.argv[1:]
*_, report = Analyzer(precision=precision).analyze(AnalysisRequest(
    1, Rules(size=9), np.zeros(81, np.int8), BLACK, (40,), visits=2, network=Path(network)
))
print(report.evaluator, "torch" in sys.modules)
"""

pytestmark = pytest.mark.skipif(
    not openvino_is_here(), reason="OpenVINO is not installed, so torch evaluates"
)


def analyzed(precision: str, home: Path) -> tuple[str, bool]:
    """The evaluator of an analysis in a process of its own, and whether that imported torch."""
    network = best_network(9)
    assert network is not None
    result = subprocess.run(
        [sys.executable, "-c", ANALYZE, precision, str(network)],
        cwd=PROJECT,
        env={**os.environ, "SAI_STUDIO_HOME": str(home)},
        capture_output=True,
        text=True,
    )
    assert result.returncode == 0, result.stderr
    evaluator, imported = result.stdout.split()
    return evaluator, imported == "True"


def test_openvino_needs_no_torch(tmp_path: Path) -> None:
    assert analyzed("openvino-fp32", tmp_path) == ("openvino-fp32", False)


@pytest.mark.skipif(may_have_graphics(), reason="torch is asked for the graphics card")
def test_a_choice_that_is_stored_needs_torch_only_if_it_is_torch(tmp_path: Path) -> None:
    measured, _ = analyzed("auto", tmp_path)
    evaluator, imported = analyzed("auto", tmp_path)
    assert evaluator == measured
    assert imported == (not evaluator.startswith("openvino"))
