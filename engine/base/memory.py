"""The memory of this computer, which settings of strangers may not exceed."""

from __future__ import annotations

import contextlib
import ctypes
import os
import sys

from engine.base.translation import tr


def memory_bytes() -> int:
    """Return the memory of this computer [bytes], or a number beyond any if that is unknown.

    Windows, where it is unknown, itself refuses what doesn't fit; others promise memory that they
    don't have, and kill the process that uses it.
    """
    try:
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (AttributeError, ValueError, OSError):
        return sys.maxsize


def check_room(size: float) -> None:
    """Raise MemoryError if something would take more memory than this computer has.

    Parameters
    ----------
    size
        Memory that it takes at least [bytes].
    """
    most = memory_bytes()
    if size > most:
        raise MemoryError(
            tr(
                "it would take {size:,.0f} GB, and this computer has {most:,.0f} GB",
                size=size / 2**30,
                most=most / 2**30,
            )
        )


def return_freed() -> None:
    """Give freed memory back to the system, where the C library else keeps it (glibc)."""
    if sys.platform == "linux":
        with contextlib.suppress(AttributeError, OSError):  # another C library
            ctypes.CDLL(None).malloc_trim(0)
