"""The only numba decorators of the project.

numba's own file cache does not notice edits made in *another* module than the kernel's, and knows
a file by its place: here the folder is named by a digest of all kernel sources, so any edit
compiles everything again, once, and copies of the program share what is compiled. The bundle brings
its kernels with it.
"""

from __future__ import annotations

import atexit
import contextlib
import errno
import hashlib
import os
import platform
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar, cast

from engine.base.processor import host_features

F = TypeVar("F", bound=Callable[..., Any])

CACHE_BYTES = 64 << 20
"""Free space that compiled kernels need; they have about 25 MB."""
KERNEL_FOLDERS = ("go/", "search/", "network/planes/")
"""Folders of the engine whose constants and functions kernels use."""
SHIPPED = Path(__file__).resolve().parents[1] / "kernels"
"""Kernels that the bundle brings, by the digest of their sources."""
SHIPPED_LEVEL = "x86-64-v3"
SHIPPED_NEEDS = ("avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe")
"""Level of the processor for which they are compiled, and what makes it, in LLVM's words."""
UNUSED_S = 30 * 86_400  # age at which the kernels of other program versions are removed [s]


def _source_digest() -> str:
    """Return eight hex digits that change with any source file that may hold a kernel."""
    root = Path(__file__).resolve().parents[1]
    digest = hashlib.sha256(platform.python_version().encode())
    for path in sorted(root.rglob("*.py")):
        source = path.read_bytes()
        name = path.relative_to(root).as_posix()
        if name.startswith(KERNEL_FOLDERS) or b"engine.base.jit import" in source:
            digest.update(name.encode() + b"\0" + source)
    return digest.hexdigest()[:8]


def has_room(folder: Path) -> bool:
    """Return whether the disk of a folder has room for the compiled kernels."""
    return shutil.disk_usage(folder).free >= CACHE_BYTES


def _cache_folder() -> Path:
    """Create and return the cache folder of these sources; delete those unused for a month."""
    from engine.base.files import user_folder

    digest = _source_digest()
    folder = user_folder("kernels", digest)
    with tempfile.TemporaryFile(dir=folder):  # fails here if numba could not write
        folder.touch()
    is_complete = (folder / "compiled").exists()  # compiling.MARK
    if not is_complete and not has_room(folder):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    shipped = SHIPPED / digest
    if not is_complete and shipped.is_dir() and os.environ.get("NUMBA_CPU_NAME") == SHIPPED_LEVEL:
        shutil.copytree(shipped, folder, dirs_exist_ok=True)
    for other in folder.parent.iterdir():
        if other.is_dir() and time.time() - other.stat().st_mtime > UNUSED_S:
            shutil.rmtree(other, ignore_errors=True)
    return folder


def reaches_shipped_level() -> bool:
    """Return whether this processor can run the shipped kernels."""
    return host_features().issuperset(SHIPPED_NEEDS)


if SHIPPED.is_dir() and reaches_shipped_level():
    os.environ.setdefault("NUMBA_CPU_NAME", SHIPPED_LEVEL)
    os.environ.setdefault("NUMBA_CPU_FEATURES", "")

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

from llvmlite import binding as llvm  # noqa: E402
from numba.core import event, types  # noqa: E402
from numba.core.caching import (  # noqa: E402
    CompileResultCacheImpl,
    FunctionCache,
    _CacheLocator,
)
from numba.core.codegen import JITCodeLibrary  # noqa: E402
from numba.core.compiler import Compiler  # noqa: E402
from numba.core.registry import CPUDispatcher  # noqa: E402
from numba.extending import intrinsic  # noqa: E402

_compile_time = cast(Any, event).TimingListener()
cast(Any, event).register("numba:compile", _compile_time)


def compile_seconds() -> float:
    """Return how long this process has compiled kernels so far; loading them takes no such time."""
    return float(_compile_time.duration) if _compile_time.done else 0.0


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
    options = {"nopython": True, "nogil": True, "error_model": "numpy", **options}
    kernel = _Kernel(function, targetoptions=options)
    kernel.enable_caching()
    return cast(F, kernel)


class _Place(_CacheLocator):
    """The place of a kernel's cache files, in the folder named by a digest of all sources."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._folder = os.path.join(os.environ["NUMBA_CACHE_DIR"], function.__module__)
        self._line = function.__code__.co_firstlineno

    @classmethod
    def from_function(cls, py_func: Callable[..., Any], py_file: str) -> _Place:
        return cls(py_func)

    def get_cache_path(self) -> str:
        return self._folder

    def get_source_stamp(self) -> str:
        return ""

    def get_disambiguator(self) -> str:
        return str(self._line)


class _Kept(CompileResultCacheImpl):
    """What the cache keeps of a kernel: its machine code and the names defined there."""

    _locator_classes = cast(Any, [_Place])

    def reduce(self, data: Any) -> tuple[Any, ...]:
        """Leave out LLVM's bitcode, which other kernels would inline: they inline the step's."""
        (name, kind, (machine_code, _)), *others = cast(Any, super()).reduce(data)
        module = data.library._final_module
        named = "".join(
            f'define void @"{function.name}"() {{ ret void }}\n'
            for function in module.functions
            if not function.is_declaration
        ) + "".join(
            f'@"{variable.name}" = global i8 0\n'
            for variable in module.global_variables
            if not variable.is_declaration
        )
        names = cast(Any, llvm).parse_assembly(named).as_bitcode()
        return (name, kind, (machine_code, names)), *others


class _Cache(FunctionCache):
    """numba's file cache, without which a kernel still works, as on a full disk."""

    _impl_class = _Kept

    @contextlib.contextmanager
    def _guard_against_spurious_io_errors(self) -> Iterator[None]:
        global CACHE_PROBLEM
        try:
            yield
        except OSError as error:
            CACHE_PROBLEM = CACHE_PROBLEM or (
                f"the folder {self.cache_path} can't be written ({error.strerror or error})"
            )


class _StepLibrary(JITCodeLibrary):
    """The code of a step, which becomes machine code within its callers only."""

    def _optimize_final_module(self) -> None:
        # once, where numba does it twice; not at all, and searches take half as long again
        passes, builder = cast(Any, self._codegen)._module_pass_manager()
        passes.run(self._final_module, builder)

    def _finalize_final_module(self) -> None:
        cast(Any, self)._finalize_dynamic_globals()
        self._finalized = True


class _StepCompiler(Compiler):
    """numba's compiler, up to what callers need to copy the code."""

    def __init__(self, typing: Any, target: Any, library: Any, *args: Any) -> None:
        library = library or cast(Any, _StepLibrary)(target.codegen(), "step")
        cast(Any, super()).__init__(typing, target, library, *args)
        flags = self.state.flags
        flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True


class _KernelCompiler(Compiler):
    """numba's compiler, without the wrapper for callers in C."""

    def __init__(self, *args: Any) -> None:
        cast(Any, super()).__init__(*args)
        self.state.flags.no_cfunc_wrapper = True


class _Step(CPUDispatcher):
    """A kernel as other kernels call it: Python can't."""

    def add_overload(self, result: Any) -> None:
        """Let callers find the code of a signature."""
        name = (self, result.signature.args)
        cast(Any, self.targetctx).insert_user_function(name, result.fndesc, [result.library])
        self.overloads[result.signature.args] = result._replace(entry_point=name)


class _Kernel(CPUDispatcher):
    """A kernel that Python calls; within other kernels its step stands for it.

    numba gives each function that another one calls wrappers for Python and C, machine code and a
    place in the cache, of which nothing is ever used if only kernels call it. Without them
    compiling takes 40 % less time and the cache 75 % less room.
    """

    def __init__(self, *args: Any, **options: Any) -> None:
        cast(Any, super()).__init__(*args, pipeline_class=_KernelCompiler, **options)
        self._step = cast(Any, _Step)(*args, pipeline_class=_StepCompiler, **options)

    @property
    def _numba_type_(self) -> Any:
        return types.Dispatcher(self._step)

    def enable_caching(self) -> None:
        """Keep compiled code on disk, unless no folder can be written."""
        if "NUMBA_CACHE_DIR" in os.environ:
            self._cache = cast(Any, _Cache)(self.py_func)

    def add_overload(self, result: Any) -> None:
        """Let Python find the code of a signature."""
        super().add_overload(result)
        for environment in result._find_referenced_environments():
            result.library.codegen.set_env(environment.env_name, environment)
