"""The only numba decorator of the project.

numba's own file cache does not notice edits made in *another* module than the kernel's, so the
cache folder is keyed by a digest of all kernel sources: any edit compiles everything anew, once.
"""

from __future__ import annotations

import hashlib
import os
import platform
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


def _source_digest() -> str:
    """Eight hex digits that change with any source file that may hold a kernel."""
    root = Path(__file__).resolve().parent
    digest = hashlib.sha256(platform.python_version().encode())
    for folder in ("go", "features", "value", "search", "train"):
        for path in sorted((root / folder).glob("*.py")):
            digest.update(path.name.encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:8]


def _cache_folder() -> Path:
    from engine.files import user_folder

    return user_folder("kernels", _source_digest())


if "NUMBA_CACHE_DIR" not in os.environ:
    try:
        os.environ["NUMBA_CACHE_DIR"] = str(_cache_folder())
    except OSError:  # a read-only home: numba then falls back to its own choice
        pass

import numba  # noqa: E402  (reads the environment set above)


def jit(function: F) -> F:
    """Compile `function` with numba: cached on disk, releasing the GIL, no Python objects."""
    compiled: F = numba.njit(cache=True, nogil=True, error_model="numpy")(function)
    return compiled
