"""What is told if Ray ends this process, which it does without an exception to catch."""

from __future__ import annotations

import contextlib
import subprocess
from collections.abc import Sequence
from typing import Final

from engine.base.jobs import PACKAGES
from engine.base.own_processes import module_command

__all__ = ["WITHDRAWN", "LastWords"]

WITHDRAWN: Final = b"nothing to say"
"""What the child process reads if there is no need for it."""


class LastWords:
    """A child process that tells people of a lost cluster if this process could not.

    Ray ends a process at once when it lost the store of objects on its own computer. The child
    notices by the end of a pipe, and says so if Ray is gone there or at the cluster's head.

    Parameters
    ----------
    address
        Address of the cluster as people named it.
    places
        HOST:PORT of what must answer: the cluster's head, and Ray on this computer.
    """

    def __init__(self, address: str, places: Sequence[str]) -> None:
        self._child = subprocess.Popen(
            module_command("engine.commands.last_words", [address, *places]),
            cwd=PACKAGES,
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C is for this process alone
        )

    def withdraw(self) -> None:
        """End the child without a word."""
        assert self._child.stdin is not None
        with contextlib.suppress(OSError):  # it was ended
            self._child.stdin.write(WITHDRAWN)
            self._child.stdin.flush()
        with contextlib.suppress(OSError):
            self._child.stdin.close()
        self._child.wait()
