"""What this processor can do, by LLVM."""

from __future__ import annotations

from llvmlite import binding


def host_features() -> frozenset[str]:
    """Return the features of this processor by their names in LLVM; empty if unknown."""
    try:
        found = binding.get_host_cpu_features()
    except RuntimeError:
        return frozenset()
    return frozenset(name for name, is_here in found.items() if is_here)
