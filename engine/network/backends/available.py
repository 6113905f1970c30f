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
    "openvino-gpu-fp16",
    "openvino-npu-fp16",
    "onnx-cpu-fp32",
    "onnx-cuda-fp32",
    "onnx-tensorrt-fp32",
    "onnx-rocm-fp32",
    "onnx-migraphx-fp32",
    "onnx-directml-fp32",
    "onnx-coreml-fp32",
    "onnx-webgpu-fp32",
)
"""Names that a user can choose. "cuda" and "mps" are torch's, "onnx" ONNX Runtime's providers."""

ROWS_AT_ONCE: Final = {"cpu": 256, "cuda": 4096, "mps": 1024}
"""Largest number of rows per network call by kind of device; more would cost memory and not be
faster."""
PAIRS_AT_ONCE: Final = 500_000
"""Largest number of pairs of points, over all rows of a call on the processor: attention needs
memory for each pair. On 19x19 calls of 64 rows are no faster than calls of 8, which take 60 MB
less."""

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
    "openvino-gpu": ("fp16",),
    "openvino-npu": ("fp16",),
    "onnx": ("fp32",),
}
_TITLES: Final = {"cpu": "torch", "cuda": "CUDA", "mps": "MPS"}
_LIBRARIES: Final = {"winograd": "Winograd", "openvino": "OpenVINO", "onnx": "ONNX Runtime"}
"""Libraries besides torch: our own kernels, and others that may be missing."""
_PROVIDERS: Final = {
    "cpu": "CPU",
    "cuda": "CUDA",
    "tensorrt": "TensorRT",
    "rocm": "ROCm",
    "migraphx": "MIGraphX",
    "directml": "DirectML",
    "coreml": "Core ML",
    "webgpu": "WebGPU",
    "gpu": "GPU",
    "npu": "NPU",
}
"""Names for people of what OpenVINO and ONNX Runtime run on."""


class Backend(NamedTuple):
    """A way to run a network: library, precision and device."""

    library: str
    """"torch", "winograd" (see `engine.network.backends.winograd`), "openvino" or "onnx"."""
    precision: str  # "fp32", "bf16", "fp64", or OpenVINO's "int8" and "fp16"
    device: str = "cpu"
    """As torch names it; OpenVINO's "gpu" and "npu"; the provider of ONNX Runtime."""
    all_cores: bool = False  # OpenVINO: whether a call is shared among the cores

    @property
    def name(self) -> str:
        """Name as in `EVALUATORS`; that of a second graphics card is "cuda:1-fp32"."""
        if self._names_device:
            return f"{self.library}-{self.device}-{self.precision}"
        library = self.library if self.device == "cpu" else self.device
        return f"{library}-{self.precision}"

    @property
    def _names_device(self) -> bool:
        """Whether library and device are both in its name."""
        return self.library == "onnx" or (self.library == "openvino" and self.device != "cpu")

    @property
    def is_on_processor(self) -> bool:
        """Whether it computes on the processor."""
        return self.device == "cpu"

    @property
    def title(self) -> str:
        """Name for people, like "OpenVINO bf16"."""
        kind, _, number = self.device.partition(":")
        if self._names_device:
            return f"{_LIBRARIES[self.library]} {_PROVIDERS[self.device]} {self.precision}"
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
    owner, _, place = library.partition("-")
    if place in _PROVIDERS and precision in _PRECISIONS.get(
        owner if owner == "onnx" else library, ()
    ):
        return Backend(owner, precision, place)
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


def check_device(device: str) -> str:
    """Return the device, as torch names it or "auto", if networks can run there.

    Raises
    ------
    SettingsError
        There is no such device, or not on this machine.
    """
    if device in (ANY, "cpu"):
        return device
    import torch

    kind, _, number = device.partition(":")
    cards = {"cuda": torch.cuda.device_count(), "mps": int(torch.backends.mps.is_available())}
    if kind not in cards or not (number or "0").isdecimal():
        raise SettingsError(f"{device}: no such device; use auto, cpu, cuda, cuda:1 or mps")
    if int(number or "0") >= cards[kind]:
        raise SettingsError(f"{device}: torch finds no such device here; use auto or cpu")
    return device


def rows_at_once(device: str, size: int) -> int:
    """Return the largest number of rows per network call on a device, as torch names it."""
    kind = device.partition(":")[0]
    most = ROWS_AT_ONCE.get(kind, ROWS_AT_ONCE["cpu"])
    return min(most, max(8, PAIRS_AT_ONCE // size**4)) if kind == "cpu" else most


def reference_backend(device: str = "cpu") -> Backend:
    """Return the float32 backend that others are compared with: torch's on a card of torch's, else
    that of the processor."""
    from engine.network.backends.openvino_graph import openvino_is_here

    if device.startswith(("cuda", "mps")):
        return Backend("torch", "fp32", device)
    return Backend("openvino" if openvino_is_here() else "torch", "fp32")


def available_backends(device: str = "auto", *, torch_too: bool = False) -> list[Backend]:
    """Return the backends of this machine to choose from, starting with the one to compare with.

    Parameters
    ----------
    device
        "auto" for the processor and the first graphics card, or a single device.
    torch_too
        Whether torch is among them, though OpenVINO has a faster precision than float32 here. It
        can only win where networks are tiny.
    """
    from engine.network.backends.openvino_graph import openvino_has_bfloat16, openvino_has_int8

    first = "cpu" if device == "auto" else device
    if first != "cpu":
        return torch_backends(first)
    backends = [reference_backend()]
    if backends[0].library == "openvino":
        if openvino_has_bfloat16():
            backends.append(Backend("openvino", "bf16"))
        if openvino_has_int8():
            backends.append(Backend("openvino", "int8"))
    is_alone = len(backends) == 1
    if torch_too or is_alone:
        backends += [each for each in torch_backends("cpu") if each not in backends]
    if is_alone:
        backends.append(Backend("winograd", "fp32"))
    if device == "auto":
        backends += [*_graphics_backends(), *_other_devices()]
    return backends


def _other_devices() -> list[Backend]:
    """Return the backends of devices that OpenVINO or ONNX Runtime find."""
    from engine.network.backends.onnx_graph import runtime_providers
    from engine.network.backends.openvino_graph import openvino_devices

    found = [Backend("openvino", "fp16", device) for device in openvino_devices()]
    places = [name for name in runtime_providers() if name not in ("cpu", "openvino")]
    return [*found, *(Backend("onnx", "fp32", place) for place in places)]


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
    return backend_named(name) in _SHARED and speed < SHARED


_SHARED: Final = tuple(Backend("openvino", each) for each in _PRECISIONS["openvino"])
"""Backends whose calls can be shared among the cores."""
