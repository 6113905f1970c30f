"""The only numba decorators of the project.

numba's own file cache does not notice edits made in *another* module than the kernel's, so the
cache folder is keyed by a digest of all kernel sources: any edit compiles everything again, once.
"""

from __future__ import annotations

import atexit
import contextlib
import errno
import functools
import hashlib
import os
import platform
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])

CACHE_BYTES = 64 << 20
"""Free space that compiled kernels need; they have about 25 MB."""
KERNEL_FOLDERS = ("go/", "search/", "network/planes/")
"""Folders of the engine whose constants and functions kernels use."""
UNUSED_S = 30 * 86_400  # age at which the kernels of other program versions are removed [s]


def _source_digest() -> str:
    """Return eight hex digits that change with any source file that may hold a kernel.

    numba also compiles again if a file with the same text is elsewhere or was written again; so
    path and time count, too. Else the mark "compiled" would be one of another copy.
    """
    root = Path(__file__).resolve().parents[1]
    digest = hashlib.sha256(platform.python_version().encode())
    for path in sorted(root.rglob("*.py")):
        source = path.read_bytes()
        may_be_called = path.relative_to(root).as_posix().startswith(KERNEL_FOLDERS)
        if may_be_called or b"engine.base.jit import" in source:
            digest.update(f"{path} {path.stat().st_mtime_ns}".encode(errors="replace"))
            digest.update(source)
    return digest.hexdigest()[:8]


def has_room(folder: Path) -> bool:
    """Return whether the disk of a folder has room for the compiled kernels."""
    return shutil.disk_usage(folder).free >= CACHE_BYTES


def _cache_folder() -> Path:
    """Create and return the cache folder of these sources; delete those unused for a month."""
    from engine.base.files import user_folder

    folder = user_folder("kernels", _source_digest())
    with tempfile.TemporaryFile(dir=folder):  # fails here if numba could not write
        folder.touch()
    is_complete = (folder / "compiled").exists()  # compiling.MARK
    if not is_complete and not has_room(folder):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    for other in folder.parent.iterdir():
        if other.is_dir() and time.time() - other.stat().st_mtime > UNUSED_S:
            shutil.rmtree(other, ignore_errors=True)
    return folder


CACHE_PROBLEM = ""  # why compiled kernels can't be cached, as one sentence; "" if they are

if "NUMBA_CACHE_DIR" not in os.environ:
    try:
        os.environ["NUMBA_CACHE_DIR"] = str(_cache_folder())
    except OSError as error:
        from engine.base.files import unwritable_folder, user_folder, user_folder_problem

        CACHE_PROBLEM = user_folder_problem("kernels") or unwritable_folder(
            user_folder("kernels"), error
        )
        with contextlib.suppress(OSError):  # no folder can be written: see _compile
            # for this process and its children only
            folder = tempfile.mkdtemp(prefix="sai-studio-kernels-")
            atexit.register(shutil.rmtree, folder, ignore_errors=True)
            os.environ["NUMBA_CACHE_DIR"] = folder

import numba  # noqa: E402  (reads the environment set above)
from numba.core import event  # noqa: E402
from numba.core.caching import FunctionCache  # noqa: E402
from numba.extending import intrinsic  # noqa: E402

_compile_time = cast(Any, event).TimingListener()
cast(Any, event).register("numba:compile", _compile_time)


def compile_seconds() -> float:
    """Return how long this process has compiled kernels so far; loading them takes no such time."""
    return float(_compile_time.duration) if _compile_time.done else 0.0


@contextlib.contextmanager
def _tolerate_disk(cache: Any) -> Iterator[None]:
    """Let a kernel work though its compiled code can't be kept, as on a full disk.

    numba's own guard of its file cache does so for some errors, on Windows only.
    """
    global CACHE_PROBLEM
    try:
        yield
    except OSError as error:
        CACHE_PROBLEM = CACHE_PROBLEM or (
            f"the folder {cache.cache_path} can't be written ({error.strerror or error})"
        )


cast(Any, FunctionCache)._guard_against_spurious_io_errors = _tolerate_disk


def jit(function: F) -> F:
    """Compile `function` with numba: cached on disk, releasing the GIL, no Python objects."""
    return _compile(function)


def jit_lean(function: F) -> F:
    """Compile like `jit`, for kernels that neither create nor return arrays (or tuples of arrays).

    numba leaves out reference counts, which cost several times the work itself around a tuple of
    many arrays. Creating an array in such a kernel is a compile error; returning one is forbidden,
    since no reference would keep the array alive.
    """
    return _compile(function, _nrt=False)


def jit_inline(function: F) -> F:
    """Compile like `jit_lean` and copy the code into the callers: for steps of a hot loop."""
    return _compile(function, _nrt=False, forceinline=True)


def jit_view(function: F) -> F:
    """Compile like `jit` inside each caller: for functions that return views of their arguments.

    The views then follow the caller's way of counting references, `jit` or `jit_lean`.
    """
    return _compile(function, inline="always")


def jit_intrinsic(function: Callable[..., Any]) -> Callable[..., Any]:
    """Turn a function that emits LLVM instructions into a step of other kernels.

    For loops whose sums have to stay in vector registers; see `numba.extending.intrinsic`.
    """
    return cast(Callable[..., Any], intrinsic(function))


def _compile(function: F, **options: Any) -> F:
    compile_with = functools.partial(numba.njit, nogil=True, error_model="numpy", **options)
    try:
        compiled: Any = compile_with(cache=True)(function)
    except RuntimeError:  # numba found no folder that it can write: compile at each start
        compiled = compile_with(cache=False)(function)
    return cast(F, compiled)
