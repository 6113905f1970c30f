"""The notebooks of docs/notebooks run from their first cell to their last."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.shared import PROJECT

MISSING = 'nbclient or ipykernel is missing: pip install "sai-studio[test]"'
nbclient = pytest.importorskip("nbclient", reason=MISSING)
pytest.importorskip("ipykernel", reason=MISSING)
nbformat = pytest.importorskip("nbformat", reason=MISSING)

NOTEBOOKS = sorted(PROJECT.glob("docs/notebooks/*.ipynb"))
QUICK = {"SAI_NOTEBOOK_VISITS": "20", "SAI_NOTEBOOK_MINUTES": "0.1"}
CHARTS = {"curve": 3, "run": 5}


@pytest.mark.parametrize("path", NOTEBOOKS, ids=[path.stem for path in NOTEBOOKS])
def test_notebooks_run(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in QUICK.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setenv("PYTHONPATH", str(PROJECT))
    monkeypatch.setenv("JUPYTER_PLATFORM_DIRS", "1")  # else it warns
    notebook = nbformat.read(path, as_version=4)
    nbclient.NotebookClient(
        notebook, timeout=None, resources={"metadata": {"path": str(tmp_path)}}
    ).execute()
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", ())]
    pictures = [output.get("data", {}).get("image/svg+xml", "") for output in outputs]
    assert sum("<polyline" in picture for picture in pictures) == CHARTS[path.stem]


def test_notebooks_are_kept_without_outputs_and_paths() -> None:
    assert {path.stem for path in NOTEBOOKS} == set(CHARTS)
    for path in NOTEBOOKS:
        cells: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))["cells"]
        code = [cell for cell in cells if cell["cell_type"] == "code"]
        assert [cell["outputs"] for cell in code] == [[]] * len(code)
        assert not re.search(r'"/|[A-Z]:\\\\', "".join(sum((c["source"] for c in code), [])))
