"""The evaluators (ways to run a network): their names, and which are available on this machine.

Importing this module imports neither torch nor OpenVINO. torch is asked only where it may be used:
importing it takes seconds and several hundred MB.
"""

from __future__ import annotations

import platform
import shutil
import sys
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from typing import Final, NamedTuple

from engine.base.errors import SettingsError

ANY: Final = "auto"  # choose the fastest of all
TORCH_ONLY: Final = "torch"
"""Choose the fastest of torch's on one device, so that every machine uses the same library."""
EVALUATORS: Final = (
    "auto",
    "torch-fp32",
    "torch-bf16",
    "winograd-fp32",
    "openvino-fp32",
    "openvino-bf16",
    "openvino-int8",
    "cuda-fp32",
    "cuda-bf16",
    "mps-fp32",
)
"""Names that a user can choose; those of graphics cards are torch's."""

ROWS_AT_ONCE: Final = {"cpu": 256, "cuda": 4096, "mps": 1024}
"""Largest number of rows per network call by kind of device; more would cost memory and not be
faster."""

SHARED: Final = 800.0
"""Speed on one core below which OpenVINO uses all cores for a call [evaluations per second].

Calls of faster networks are short: synchronizing the cores would cost much of the gain."""

PRECISIONS: Final = ("fp32", "bf16", "fp64")
"""Precisions of torch, which may be asked for without its name."""
_PRECISIONS: Final = {
    "torch": PRECISIONS,
    "winograd": ("fp32",),
    "openvino": ("fp32", "bf16", "int8"),
    "cuda": ("fp32", "bf16", "fp64"),
    "mps": ("fp32",),
}
_TITLES: Final = {"cpu": "torch", "cuda": "CUDA", "mps": "MPS"}
_LIBRARIES: Final = {"winograd": "Winograd", "openvino": "OpenVINO"}
"""Evaluators on the processor besides torch: our own kernels, and a library that may be missing."""


class Backend(NamedTuple):
    """A way to run a network: library, precision and device."""

    library: str  # "torch", "winograd" (see `engine.network.backends.winograd`) or "openvino"
    precision: str  # "fp32", "bf16", "fp64", or OpenVINO's "int8"
    device: str = "cpu"  # as torch names it
    all_cores: bool = False  # OpenVINO: whether a call is shared among the cores

    @property
    def name(self) -> str:
        """Name as in `EVALUATORS`; that of a second graphics card is "cuda:1-fp32"."""
        library = self.library if self.device == "cpu" else self.device
        return f"{library}-{self.precision}"

    @property
    def title(self) -> str:
        """Name for people, like "OpenVINO bf16"."""
        kind, _, number = self.device.partition(":")
        library = _LIBRARIES.get(self.library) or _TITLES.get(kind, kind)
        return f"{library} {number} {self.precision}" if number else f"{library} {self.precision}"


def evaluator_title(name: str) -> str:
    """Return an evaluator's name for people, like "OpenVINO bf16"; unknown names are unchanged."""
    try:
        return backend_named(name).title
    except SettingsError:
        return name


def backend_named(name: str, device: str = "cpu") -> Backend:
    """Return the backend with a name; a precision alone is torch's on `device`.

    Raises
    ------
    SettingsError
        There is no such backend.
    """
    library, dash, precision = name.rpartition("-")
    if not dash:
        library = "torch"
    kind = "cuda" if library.startswith("cuda:") else library
    if precision in _PRECISIONS.get(kind, ()):
        if kind in _LIBRARIES:
            return Backend(kind, precision)
        return Backend("torch", precision, device if kind == "torch" else library)
    raise SettingsError(f"{name}: no such evaluator; use one of {', '.join(EVALUATORS)}")


def check_evaluator(name: str) -> str:
    """Return the name if it is a backend's or asks for a choice.

    Raises
    ------
    SettingsError
        It is neither.
    """
    if name not in (ANY, TORCH_ONLY):
        backend_named(name)
    return name


def rows_at_once(device: str) -> int:
    """Return the largest number of rows per network call on a device, as torch names it."""
    return ROWS_AT_ONCE[device.partition(":")[0]]


def whole_backend(device: str = "cpu") -> Backend:
    """Return the float32 backend that others are compared with on a device."""
    from engine.network.backends.openvino_graph import openvino_is_here

    if device == "cpu" and openvino_is_here():
        return Backend("openvino", "fp32")
    return Backend("torch", "fp32", device)


def available_backends(device: str = "auto", *, torch_too: bool = False) -> list[Backend]:
    """Return the backends of this machine to choose from, starting with the one to compare with.

    Parameters
    ----------
    device
        "auto" for the processor and the first graphics card, or a single device.
    torch_too
        Whether torch and our own kernels are among them, though OpenVINO has a faster precision
        than float32 here. They can only win where networks are tiny.
    """
    from engine.network.backends.openvino_graph import openvino_has_bfloat16, openvino_has_int8

    first = "cpu" if device == "auto" else device
    if first != "cpu":
        return torch_backends(first)
    backends = [whole_backend()]
    if backends[0].library == "openvino":
        if openvino_has_bfloat16():
            backends.append(Backend("openvino", "bf16"))
        if openvino_has_int8():
            backends.append(Backend("openvino", "int8"))
    if torch_too or len(backends) == 1:
        others = [*torch_backends("cpu"), Backend("winograd", "fp32")]
        backends += [backend for backend in others if backend not in backends]
    if device == "auto":
        backends += _graphics_backends()
    return backends


def torch_backends(device: str) -> list[Backend]:
    """Return torch's backends on one device, float32 first."""
    from engine.network.backends.processor import bfloat16_is_native

    has_half = device.startswith("cuda") or (device == "cpu" and bfloat16_is_native())
    names = ("fp32", "bf16") if has_half else ("fp32",)
    return [Backend("torch", precision, device) for precision in names]


def _graphics_backends() -> list[Backend]:
    """Return the backends of the first graphics card that torch can use."""
    if not may_have_graphics():
        return []
    import torch

    if torch.cuda.is_available():
        return torch_backends("cuda")
    return torch_backends("mps") if torch.backends.mps.is_available() else []


@cache
def may_have_graphics() -> bool:
    """Return whether torch may find a graphics card here; False without importing it if not."""
    if sys.platform == "darwin":
        return platform.machine() == "arm64"
    if torch_version().endswith("+cpu"):
        return False
    return bool(shutil.which("nvidia-smi") or shutil.which("rocm-smi"))


def torch_version() -> str:
    """Return torch's version without importing it, "" if it is not installed."""
    try:
        return version("torch")
    except PackageNotFoundError:
        return ""


def shares_calls(name: str, speed: float) -> bool:
    """Return whether an evaluator uses all cores for a call; `speed` is that of one core."""
    return name.startswith("openvino") and speed < SHARED
