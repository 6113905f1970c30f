"""The only numba decorators of the project.

numba's own file cache does not notice edits made in *another* module than the kernel's, so the
cache folder is keyed by a digest of all kernel sources: any edit compiles everything again, once.
"""

from __future__ import annotations

import atexit
import contextlib
import functools
import hashlib
import os
import platform
import shutil
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])

UNUSED_S = 30 * 86_400
"""Age at which the kernels of other program versions are removed [s]."""


def _source_digest() -> str:
    """Eight hex digits that change with any source file that may hold a kernel or its constants."""
    root = Path(__file__).resolve().parents[1]
    digest = hashlib.sha256(platform.python_version().encode())
    for path in sorted(root.rglob("*.py")):
        source = path.read_bytes()
        folder = path.relative_to(root).parts[0]
        if folder in ("go", "features", "value", "search") or b"engine.base.jit import" in source:
            digest.update(path.name.encode())
            digest.update(source)
    return digest.hexdigest()[:8]


def _cache_folder() -> Path:
    """The folder of these sources' kernels; those of other versions go when unused for a month."""
    from engine.base.files import user_folder

    folder = user_folder("kernels", _source_digest())
    with tempfile.TemporaryFile(dir=folder):  # else numba would look for a place of its own
        folder.touch()
    for other in folder.parent.iterdir():
        if other.is_dir() and time.time() - other.stat().st_mtime > UNUSED_S:
            shutil.rmtree(other, ignore_errors=True)
    return folder


def _passing_folder() -> Path:
    """A folder for the kernels of this process and its children, gone at its end."""
    folder = tempfile.mkdtemp(prefix="sai-studio-kernels-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return Path(folder)


CACHE_PROBLEM = ""
"""Why compiled kernels are not kept, as one sentence; "" when they are."""

if "NUMBA_CACHE_DIR" not in os.environ:
    try:
        os.environ["NUMBA_CACHE_DIR"] = str(_cache_folder())
    except OSError:
        from engine.base.files import user_folder_problem

        CACHE_PROBLEM = user_folder_problem("kernels")
        with contextlib.suppress(OSError):  # nothing can be written anywhere: see _compile
            os.environ["NUMBA_CACHE_DIR"] = str(_passing_folder())

import numba  # noqa: E402  (reads the environment set above)
from numba.extending import intrinsic  # noqa: E402


def jit(function: F) -> F:
    """Compile `function` with numba: cached on disk, releasing the GIL, no Python objects."""
    return _compile(function)


def jit_lean(function: F) -> F:
    """As `jit`, for kernels that neither make nor return arrays (nor tuples of arrays).

    Without allocation there is nothing to count: numba leaves out the reference counts, which
    otherwise cost several times the work itself around a tuple of many arrays. Making an array
    in such a kernel is a compile error; returning one is forbidden, since nobody would own it.
    """
    return _compile(function, _nrt=False)


def jit_inline(function: F) -> F:
    """As `jit_lean`, and copied into its callers: for the small steps inside a hot loop."""
    return _compile(function, _nrt=False, forceinline=True)


def jit_view(function: F) -> F:
    """As `jit`, but retyped inside each caller: for functions that return views of arguments.

    So the views follow the caller's way of counting references, `jit` or `jit_lean`.
    """
    return _compile(function, inline="always")


def jit_intrinsic(function: Callable[..., Any]) -> Callable[..., Any]:
    """Make a step of other kernels from a function that writes LLVM instructions.

    For loops whose sums have to stay in vector registers; see `numba.extending.intrinsic`.
    """
    return cast(Callable[..., Any], intrinsic(function))


def _compile(function: F, **options: Any) -> F:
    compile_with = functools.partial(numba.njit, nogil=True, error_model="numpy", **options)
    try:
        compiled: Any = compile_with(cache=True)(function)
    except RuntimeError:  # numba found no folder that can be written: compile at each start
        compiled = compile_with(cache=False)(function)
    return cast(F, compiled)
