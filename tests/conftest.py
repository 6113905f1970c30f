"""What every test stands on: one thread, no screen, nobody's real files.

The environment is set here, at import, because numba, torch and Qt read it when they are imported.
"""

from __future__ import annotations

import atexit
import gc
import os
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Iterator

import pytest

from tests.shared import PROJECT

for _variable in ("OMP_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS"):
    os.environ[_variable] = "1"
os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["QT_LOGGING_RULES"] = "qt.qpa.fonts.warning=false"  # a machine with few fonts is fine
os.environ["PYTEST_QT_API"] = "pyside6"

# Compiled kernels outlive a test session, everything else a person would own does not:
# engine.jit chooses its cache folder once, while SAI_STUDIO_HOME still points into the checkout.
assert "numba" not in sys.modules, "numba was imported before its cache folder was chosen"
os.environ.pop("NUMBA_CACHE_DIR", None)
os.environ["SAI_STUDIO_HOME"] = str(PROJECT / ".numba_cache")
import engine.jit  # noqa: E402, F401

_home = tempfile.mkdtemp(prefix="sai-studio-tests-")
os.environ["SAI_STUDIO_HOME"] = _home
atexit.register(shutil.rmtree, _home, ignore_errors=True)


@pytest.fixture(autouse=True)
def nothing_stays_behind() -> Iterator[None]:
    """Fail a test that leaves a window on the screen or a thread at work."""
    threads = running_threads()
    windows = visible_windows()
    yield
    until = time.monotonic() + 2  # a thread that was told to stop may need a moment
    while (left := running_threads() - threads) and time.monotonic() < until:
        time.sleep(0.01)
    assert not left, f"threads left running: {sorted(left)}"
    open_ = visible_windows() - windows
    assert not open_, f"windows left open: {sorted(open_)}"


def running_threads() -> set[str]:
    """Class and address of each thread of Python's and Qt's that is at work."""
    running: list[object] = [thread for thread in threading.enumerate() if thread.is_alive()]
    core = sys.modules.get("PySide6.QtCore")
    if core is not None and core.QThread.__subclasses__():
        threads = (part for part in gc.get_objects() if issubclass(type(part), core.QThread))
        running += [thread for thread in threads if is_alive(thread) and thread.isRunning()]
    return {f"{type(thread).__name__} at {id(thread):#x}" for thread in running}


def visible_windows() -> set[str]:
    """Class and address of each window on the (offscreen) screen."""
    widgets = sys.modules.get("PySide6.QtWidgets")
    application = widgets.QApplication.instance() if widgets else None
    if application is None:
        return set()
    shown = [widget for widget in application.topLevelWidgets() if widget.isVisible()]
    return {f"{type(widget).__name__} at {id(widget):#x}" for widget in shown}


def is_alive(part: object) -> bool:
    """Whether Qt still has the object that a Python one stands for."""
    return bool(sys.modules["shiboken6"].isValid(part))
