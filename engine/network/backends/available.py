"""The evaluators (ways to run a network): their names, and which are available on this machine.

Importing this module imports neither torch nor OpenVINO.
"""

from __future__ import annotations

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

SHARED: Final = 800.0
"""Speed on one core below which OpenVINO uses all cores for a call [evaluations per second].

Calls of faster networks are short: synchronizing the cores would cost much of the gain."""

_PRECISIONS: Final = {
    "torch": ("fp32", "bf16", "fp64"),
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


def available_backends(device: str = "auto", *, torch_only: bool = False) -> list[Backend]:
    """Return the backends of this machine, starting with the reference for comparisons.

    `device` is "auto" for the processor and the first graphics card, or a single device.
    """
    import torch

    from engine.network.backends.openvino_graph import (
        openvino_has_bfloat16,
        openvino_has_int8,
        openvino_is_here,
    )
    from engine.network.backends.processor import bfloat16_is_native

    first = "cpu" if device == "auto" else device
    backends = [Backend("torch", "fp32", first)]
    if first != "cpu":
        kind = torch.device(first).type
        return [*backends, Backend("torch", "bf16", first)] if kind == "cuda" else backends
    if bfloat16_is_native():
        backends.append(Backend("torch", "bf16"))
    if not torch_only:
        backends.append(Backend("winograd", "fp32"))
    if not torch_only and openvino_is_here():
        backends.append(Backend("openvino", "fp32"))
        if openvino_has_bfloat16():
            backends.append(Backend("openvino", "bf16"))
        if openvino_has_int8():
            backends.append(Backend("openvino", "int8"))
    if device == "auto" and not torch_only:
        if torch.cuda.is_available():
            backends += [Backend("torch", precision, "cuda") for precision in ("fp32", "bf16")]
        if torch.backends.mps.is_available():
            backends.append(Backend("torch", "fp32", "mps"))
    return backends


def shares_calls(name: str, speed: float) -> bool:
    """Return whether an evaluator uses all cores for a call; `speed` is that of one core."""
    return name.startswith("openvino") and speed < SHARED
