"""Send GTP commands to a program and read its answers and refusals."""

from __future__ import annotations

import time
from typing import Final

from engine.base.translation import tr
from engine.games.programs.process import ProgramError, ProgramProcess, RefusedError

REPLY_LINES: Final = 1 << 12
"""Largest number of lines of an answer, and of other output before an answer."""
NAME_LENGTH: Final = 60
"""Largest number of characters of a name or version."""


class GtpConversation:
    """A GTP program that answers commands, one after the other.

    Parameters
    ----------
    process
        The program.
    limit_s
        Time limit of answers [s].
    numbered
        Whether each command gets an id, which tells its answer from those of earlier commands.
    """

    def __init__(self, process: ProgramProcess, limit_s: float, *, numbered: bool = False) -> None:
        self._process = process
        self._limit_s = limit_s
        """Time in which the program must answer a command [s]."""
        self._number = 0 if numbered else None
        """Id of the last command; None if commands are sent without ids."""
        self.label = process.label
        """Name of the program in error messages."""
        self.name = process.label
        """Name of the program, as it states it."""
        self.version = ""
        """Version of the program; "" if it states none."""
        self.commands: frozenset[str] = frozenset()
        """Commands that the program lists; empty if it lists none."""

    def ask(self, command: str, limit_s: float | None = None) -> str:
        """Send one command and wait for its answer, without the leading `=`.

        Raises
        ------
        RefusedError
            The answer is `?`.
        ProgramError
            No answer came in time, or the program died. The process is closed.
        """
        word = command.split()[0]
        until = time.monotonic() + (self._limit_s if limit_s is None else limit_s)
        self._send(command)
        answer: list[str] = []
        for _ in range(REPLY_LINES):
            line = self._process.line(word, until)
            if not answer and not self._begins_answer(line):
                continue  # the rest of an earlier answer, or other output
            if not line:
                return self._checked(answer, command)
            answer.append(line)
        raise self._endless(word)

    def _introduce(self, limit_s: float) -> None:
        """Ask the program for its name, version and commands; `limit_s` is for the first answer."""
        self.name = self.ask("name", limit_s).split("\n")[0][:NAME_LENGTH] or self.label
        self.version = self._optional("version").split("\n")[0][:NAME_LENGTH]
        self.commands = frozenset(self._optional("list_commands").split())

    def _optional(self, command: str) -> str:
        """Return the answer to a command; "" if the program refuses it."""
        try:
            return self.ask(command)
        except RefusedError:
            return ""

    def _send(self, command: str) -> None:
        """Send a command, with a new id if commands have ids."""
        if self._number is not None:
            self._number += 1
            command = f"{self._number} {command}"
        self._process.send(command)

    def _begins_answer(self, line: str) -> bool:
        """Return whether a line begins the answer to the last command."""
        if not line.startswith(("=", "?")):
            return False
        return self._number is None or line[1:].split(" ", 1)[0].strip() == str(self._number)

    def _checked(self, answer: list[str], command: str) -> str:
        """Return the text of an answer; raise `RefusedError` for `?`."""
        first = answer[0][1:]
        if self._number is not None:
            first = first.removeprefix(str(self._number))
        text = "\n".join([first.strip(), *answer[1:]]).strip()
        if answer[0].startswith("?"):
            raise RefusedError(
                tr(
                    "{program} refuses {command!r:.60}: {reason:.200}",
                    program=self.label,
                    command=command,
                    reason=text,
                ).rstrip(": ")
            )
        return text

    def _endless(self, word: str) -> ProgramError:
        """Kill the process, and return the error for an answer of too many lines."""
        return self._process.fail(tr("{command!r} was answered with endless text", command=word))
