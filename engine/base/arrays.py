"""Read numpy's `.npz` files that may come from a stranger: sizes are checked before unpacking."""

from __future__ import annotations

import math
import zipfile
from collections.abc import Collection
from typing import IO, Any, Final

import numpy as np
from numpy.typing import NDArray

_HEADERS: Final = {
    (1, 0): np.lib.format.read_array_header_1_0,
    (2, 0): np.lib.format.read_array_header_2_0,
}


def unpack_arrays(
    file: IO[bytes], most: int, names: Collection[str] | None = None
) -> dict[str, NDArray[Any]]:
    """Return the arrays of an open `.npz` file by name.

    Parameters
    ----------
    most
        Most memory that all arrays may take [bytes].
    names
        Arrays to unpack; all by default.

    Raises
    ------
    ValueError
        The file is damaged, would take more memory, or lacks an array; the text is the reason.
    MemoryError
        There is not enough memory.
    """
    try:
        _check_sizes(file, most)
        file.seek(0)
        with np.load(file, allow_pickle=False) as arrays:
            return {name: arrays[name] for name in (arrays.files if names is None else names)}
    except MemoryError:
        raise
    except Exception as error:  # damaged bytes make zipfile, zlib and numpy raise almost anything
        raise ValueError(str(error) or type(error).__name__) from error


def check_memory(size: int, most: int) -> None:
    """Raise ValueError if the content of a file would take more memory than allowed [bytes]."""
    if size > most:
        raise ValueError(
            f"it would take {size / 2**20:,.0f} MB of memory, and such files take at most "
            f"{most >> 20} MB a file"
        )


def _check_sizes(file: IO[bytes], most: int) -> None:
    """Raise ValueError if the arrays would take more memory than allowed.

    Sizes come from the file's directory and the arrays' headers; no data is unpacked.
    """
    with zipfile.ZipFile(file) as archive:
        check_memory(sum(entry.file_size for entry in archive.infolist()), most)
        size = 0
        for entry in archive.infolist():
            with archive.open(entry) as member:
                shape, _, kind = _HEADERS[np.lib.format.read_magic(member)](member)
                size += math.prod(shape) * kind.itemsize
                check_memory(size, most)
