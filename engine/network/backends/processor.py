"""What torch and oneDNN can do on this processor."""

from __future__ import annotations

import platform
from typing import Final

import torch

PRECISIONS: Final = {"fp32": torch.float32, "bf16": torch.bfloat16, "fp64": torch.float64}
"""Type of the trunk's numbers; heads use float32 or wider."""


def fusion_is_possible(dtype: torch.dtype) -> bool:
    """Return whether oneDNN runs fused convolutions in this type on this processor (x86 only)."""
    if (
        platform.machine().lower() not in ("x86_64", "amd64")
        or not torch.backends.mkldnn.is_available()  # type: ignore[no-untyped-call]
        or not hasattr(torch.ops.mkldnn, "_convolution_pointwise")
    ):
        return False
    if dtype == torch.bfloat16:  # AVX2 processors don't support it
        return bool(torch.ops.mkldnn._is_mkldnn_bf16_supported())
    return dtype == torch.float32


def bfloat16_is_native() -> bool:
    """Return whether this CPU has bfloat16 instructions (otherwise it is slower than float32)."""
    return fusion_is_possible(torch.bfloat16) and (
        cpu_supports("avx512_bf16") or cpu_supports("amx_tile")
    )


def cpu_supports(instructions: str) -> bool:
    """Return whether torch finds these instructions in the processor; False if unknown."""
    check = getattr(torch.cpu, f"_is_{instructions}_supported", None)
    return check is not None and bool(check())
