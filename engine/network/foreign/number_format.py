"""What the reader of numbers and its kernel agree on."""

from __future__ import annotations

from typing import Final

import numpy as np

COMPLETE: Final = -1
"""Where the kernel found something else than a number: nowhere."""
LONGEST_TOKEN: Final = 64
"""Characters of the longest number that is read."""
POWERS: Final = 10.0 ** np.arange(309, dtype=np.float64)
"""Powers of ten, from the 0th."""
