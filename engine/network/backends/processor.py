"""What the processor's instructions allow, found without torch."""

from __future__ import annotations

import os
import platform
from functools import cache


def hidden_by() -> str:
    """Return the environment variable that hides instructions from oneDNN; "" if none is set."""
    names = ("ONEDNN_MAX_CPU_ISA", "DNNL_MAX_CPU_ISA")
    return next((name for name in names if os.environ.get(name)), "")


@cache
def processor_features() -> frozenset[str]:
    """Return the features of this processor by their names in LLVM; empty if unknown or hidden."""
    from engine.base.processor import host_features  # here: llvmlite is slow to import

    return frozenset() if hidden_by() else host_features()


def bfloat16_is_native() -> bool:
    """Return whether this CPU has bfloat16 instructions (otherwise it is slower than float32)."""
    is_x86 = platform.machine().lower() in ("x86_64", "amd64")
    return is_x86 and bool(processor_features() & {"avx512bf16", "amx-bf16"})


def adds_products_of_bytes() -> bool:
    """Return whether this CPU adds up products of bytes (VNNI); older ones overflow there."""
    return bool(processor_features() & {"avx512vnni", "avxvnni"})
