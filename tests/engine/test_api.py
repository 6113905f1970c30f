"""The engine's door stays light: a window must show before torch and numba are loaded."""

from __future__ import annotations

import subprocess
import sys

import engine.api


def test_import_loads_nothing_heavy() -> None:
    code = (
        "import sys, engine.api; "
        "print([m for m in ('torch', 'numba', 'PySide6') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_every_exported_name_exists() -> None:
    assert all(hasattr(engine.api, name) for name in engine.api.__all__)
