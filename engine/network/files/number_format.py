"""Constants shared by the reader of numbers and its kernel."""

from __future__ import annotations

from typing import Final

import numpy as np

COMPLETE: Final = -1  # returned by the kernel in place of an index if all of the text was numbers
LONGEST_TOKEN: Final = 64  # most characters of a number
POWERS: Final = 10.0 ** np.arange(309, dtype=np.float64)  # powers of ten, from the 0th
