"""The child process of `engine.cluster.last_words`."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from typing import Final

from engine.base.terminal import notice
from engine.cluster.connection import first_line, knock, lost_text
from engine.cluster.last_words import WITHDRAWN

TRIES: Final = 4
"""How often the places are asked, a second apart: they may be about to end."""


def main(arguments: Sequence[str]) -> None:
    """Wait for the end of the parent process; tell why it ended if a place doesn't answer."""
    address, *places = arguments
    if sys.stdin.buffer.read() == WITHDRAWN:
        return
    for attempt in range(TRIES):
        time.sleep(min(attempt, 1))
        for place in places:
            try:
                knock(place)
            except OSError as error:
                notice(lost_text(address, first_line(error)))
                return


if __name__ == "__main__":
    main(sys.argv[1:])
