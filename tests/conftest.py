"""What every test stands on: one thread, no screen, nobody's real files.

The environment is set here, at import, because numba, torch and Qt read it when they are imported.
"""

from __future__ import annotations

import atexit
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator

import hypothesis
import pytest

from tests.shared import PROJECT

for _variable in ("OMP_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS"):
    os.environ[_variable] = "1"
os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["QT_LOGGING_RULES"] = "qt.qpa.fonts.warning=false"  # a machine with few fonts is fine
os.environ["PYTEST_QT_API"] = "pyside6"

# Compiled kernels outlive a test session, everything else a person would own does not:
# engine.base.jit chooses its cache folder once, while SAI_STUDIO_HOME still points into the
# checkout.
assert "numba" not in sys.modules, "numba was imported before its cache folder was chosen"
os.environ.pop("NUMBA_CACHE_DIR", None)
os.environ["SAI_STUDIO_HOME"] = str(PROJECT / ".numba_cache")
import engine.base.jit  # noqa: E402, F401

_home = tempfile.mkdtemp(prefix="sai-studio-tests-")
os.environ["SAI_STUDIO_HOME"] = _home
atexit.register(shutil.rmtree, _home, ignore_errors=True)


from tests.leftovers import nothing_left  # noqa: E402  (Qt reads the environment above)

hypothesis.settings.register_profile("untimed", deadline=None)  # a kernel may have to compile
hypothesis.settings.load_profile("untimed")


@pytest.fixture(autouse=True)
def nothing_stays_behind() -> Iterator[None]:
    """Fail a test that leaves a window on the screen or a thread at work."""
    with nothing_left():
        yield
