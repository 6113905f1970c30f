"""Report a lost cluster even if Ray ends this process, which it does without an exception."""

from __future__ import annotations

import contextlib
import subprocess
import sys
import time
from collections.abc import Sequence
from typing import Final

from engine.base.terminal import notice
from engine.jobs.connection import first_line, knock, lost_text
from engine.jobs.processes import PACKAGES, module_command

WITHDRAWN: Final = b"nothing to say"
"""Message to the child process that nothing is to be reported."""
TRIES: Final = 4
"""How often the child asks the addresses, a second apart: they may be about to end."""


class LastWords:
    """A child process that reports a lost cluster if this process ended before it could do so.

    Ray ends a process immediately if it loses the object store of its computer. The child notices
    this by the end of a pipe, and prints an error if one of the addresses doesn't answer.

    Parameters
    ----------
    address
        Address of the cluster as the user named it.
    places
        HOST:PORT of the cluster's head, and of Ray on this computer.
    """

    def __init__(self, address: str, places: Sequence[str]) -> None:
        self._child = subprocess.Popen(
            module_command("engine.jobs.last_words", [address, *places]),
            cwd=PACKAGES,
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            start_new_session=True,  # the child must not get Ctrl-C
        )

    def withdraw(self) -> None:
        """End the child process without a report."""
        assert self._child.stdin is not None
        with contextlib.suppress(OSError):  # it has ended already
            self._child.stdin.write(WITHDRAWN)
            self._child.stdin.flush()
        with contextlib.suppress(OSError):
            self._child.stdin.close()
        self._child.wait()


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
