"""What every test stands on: one thread, no screen, nobody's real files.

The environment is set here, at import, because numba, torch and Qt read it when they are imported.
"""

from __future__ import annotations

import atexit
import os
import shutil
import sys
import tempfile

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
