"""The ways to run a network on this machine: their names, and which of them are here.

Importing this module imports neither torch nor OpenVINO.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.base.errors import SettingsError

__all__ = [
    "ANY",
    "EVALUATORS",
    "TORCH_ONLY",
    "Backend",
    "available_backends",
    "backend_named",
    "check_evaluator",
    "evaluator_title",
]

ANY: Final = "auto"
"""Choose the fastest of all."""
TORCH_ONLY: Final = "torch"
"""Choose the fastest of torch's on one device: the same libraries wherever a run goes on."""
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
"""What a person can ask for; a graphics card's are torch's on it."""

_PRECISIONS: Final = {
    "torch": ("fp32", "bf16", "fp64"),
    "winograd": ("fp32",),
    "openvino": ("fp32", "bf16", "int8"),
    "cuda": ("fp32", "bf16", "fp64"),
    "mps": ("fp32",),
}
_TITLES: Final = {"cpu": "torch", "cuda": "CUDA", "mps": "MPS"}
_LIBRARIES: Final = {"winograd": "Winograd", "openvino": "OpenVINO"}
"""Those on the processor beside torch: kernels of our own, and a library that may be missing."""


class Backend(NamedTuple):
    """A library, a precision and a device."""

    library: str  # "torch", "winograd" (see `engine.network.backends.winograd`) or "openvino"
    precision: str  # "fp32", "bf16", "fp64", or OpenVINO's "int8"
    device: str = "cpu"  # as torch names it

    @property
    def name(self) -> str:
        """Its name in `EVALUATORS`; a second graphics card's is "cuda:1-fp32"."""
        library = self.library if self.device == "cpu" else self.device
        return f"{library}-{self.precision}"

    @property
    def title(self) -> str:
        """For a person, like "OpenVINO bf16"."""
        kind, _, number = self.device.partition(":")
        library = _LIBRARIES.get(self.library) or _TITLES.get(kind, kind)
        return f"{library} {number} {self.precision}" if number else f"{library} {self.precision}"


def evaluator_title(name: str) -> str:
    """For a person, like "OpenVINO bf16"; the name itself where it is none of ours."""
    try:
        return backend_named(name).title
    except SettingsError:
        return name


def backend_named(name: str, device: str = "cpu") -> Backend:
    """The way that a name stands for; a precision alone is torch's on the device.

    Raises
    ------
    SettingsError
        There is no such way.
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
    """The name, if it is one that `backend_named` knows or asks to choose.

    Raises
    ------
    SettingsError
        It isn't.
    """
    if name not in (ANY, TORCH_ONLY):
        backend_named(name)
    return name


def available_backends(device: str = "auto", *, torch_only: bool = False) -> list[Backend]:
    """The ways this machine has, the one that all others are compared with first.

    Parameters
    ----------
    device
        "auto" for the processor and the first graphics card, or the one device to use.
    torch_only
        Whether to leave out all but torch.
    """
    import torch

    from engine.network.backends.inference import bfloat16_is_native
    from engine.network.backends.openvino_graph import (
        openvino_has_bfloat16,
        openvino_has_int8,
        openvino_is_here,
    )

    first = "cpu" if device == "auto" else device
    found = [Backend("torch", "fp32", first)]
    if first != "cpu":
        kind = torch.device(first).type
        return [*found, Backend("torch", "bf16", first)] if kind == "cuda" else found
    if bfloat16_is_native():
        found.append(Backend("torch", "bf16"))
    if not torch_only:
        found.append(Backend("winograd", "fp32"))
    if not torch_only and openvino_is_here():
        found.append(Backend("openvino", "fp32"))
        if openvino_has_bfloat16():
            found.append(Backend("openvino", "bf16"))
        if openvino_has_int8():
            found.append(Backend("openvino", "int8"))
    if device == "auto" and not torch_only:
        if torch.cuda.is_available():
            found += [Backend("torch", precision, "cuda") for precision in ("fp32", "bf16")]
        if torch.backends.mps.is_available():
            found.append(Backend("torch", "fp32", "mps"))
    return found
