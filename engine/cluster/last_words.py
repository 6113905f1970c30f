"""Report a lost cluster even if Ray ends this process, which it does without an exception."""

from __future__ import annotations

import contextlib
import subprocess
from collections.abc import Sequence
from typing import Final

from engine.base.jobs import PACKAGES
from engine.base.own_processes import module_command

WITHDRAWN: Final = b"nothing to say"
"""Message to the child process that nothing is to be reported."""


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
            module_command("engine.commands.last_words", [address, *places]),
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
