"""A GTP session: reads commands line by line and answers them in order.

In GTP version 2 an answer consists of `=` or `?`, the command's id, a text, and an empty line. Each
command gets one answer, empty lines and comments get none, and nothing else is written.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Mapping
from typing import TypeAlias

from engine.base.errors import EngineError
from engine.serve.gtp.clock import Clock
from engine.serve.gtp.gtp_engine import GtpEngine
from engine.serve.gtp.input import LONGEST_LINE, Lines
from engine.serve.gtp.options import GtpSettings
from engine.serve.gtp.session_game import GtpGame
from engine.serve.gtp.words import GtpCommand, clean_answer, parse_command


class OutputClosedError(Exception):
    """The other end of the output pipe is closed."""


class GtpSession:
    """A GTP session: reads commands and writes answers.

    Parameters
    ----------
    lines
        Source of the commands.
    write
        Writes text to standard output without a buffer; raises OutputClosedError.
    log
        Writes a sentence to standard error.
    answers, streams
        The commands by name: those that return one answer, and those that write while they work.
    """

    def __init__(
        self,
        lines: Lines,
        write: Callable[[str], None],
        log: Callable[[str], None],
        engine: GtpEngine,
        game: GtpGame,
        settings: GtpSettings,
        answers: Mapping[str, Answer],
        streams: Mapping[str, Stream],
    ) -> None:
        self.lines = lines
        self.write = write
        self.log = log
        self.engine = engine
        self.game = game
        self.settings = settings
        self.clock = Clock()
        self.done = False
        """Set by `quit`."""
        self._answers = answers
        self._streams = streams

    @property
    def commands(self) -> list[str]:
        """Names of all commands."""
        return sorted({*self._answers, *self._streams})

    def run(self) -> None:
        """Answer commands until `quit` or the end of the input.

        Raises
        ------
        OutputClosedError
            Answers can't be written anymore.
        """
        while not self.done:
            line = self.lines.next_line()
            if line is None:
                return
            self.handle(line)

    def handle(self, line: bytes) -> None:
        """Answer one line."""
        command = parse_command(line[:LONGEST_LINE])
        if command is None:
            return
        if len(line) > LONGEST_LINE:
            self.answer(command, f"syntax error: a line has {LONGEST_LINE} bytes at most", "?")
            return
        stream = self._streams.get(command.name)
        try:
            if stream is not None:
                stream(self, command)
                return
            answer = self._answers.get(command.name)
            if answer is None:
                self.answer(command, "unknown command", "?")
            else:
                self.answer(command, answer(self, command.arguments))
        except EngineError as error:
            self.answer(command, str(error), "?")
        except OutputClosedError:
            raise
        except MemoryError:
            self.answer(command, "there is not enough memory for this", "?")
        except Exception as error:  # a bug is answered and logged, and the session goes on
            self.log(traceback.format_exc())
            self.answer(command, f"internal error: {error!r:.200}", "?")

    def answer(self, command: GtpCommand, text: str = "", mark: str = "=") -> None:
        """Write an answer; a text that begins with a line break starts on the next line."""
        text = clean_answer(text)
        blank = " " if text and not text.startswith("\n") else ""
        self.write(f"{mark}{command.id}{blank}{text}\n\n")


Answer: TypeAlias = Callable[[GtpSession, tuple[str, ...]], str]
"""Command that returns its answer, the text after `=`; an EngineError is answered with `?`."""
Stream: TypeAlias = Callable[[GtpSession, GtpCommand], None]
"""Command that writes its whole answer; raises EngineError only before it has written anything."""
