"""Another Go program, spoken to over GTP: one process, one game at a time.

Nothing that the program does is trusted: it may be missing, say nonsense, say too much, hang or
die. Every wait has a limit, every buffer an end, and the process is gone when `close` returns.
"""

from __future__ import annotations

import contextlib
import os
import queue
import shlex
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Iterator, Sequence
from typing import IO, Final

from engine.errors import EngineError, IllegalMoveError
from engine.go.board import BLACK
from engine.go.coords import gtp_to_point, point_to_gtp
from engine.go.rules import Rules
from engine.play.agent import RESIGN

__all__ = ["GtpProgram", "ProgramError", "RefusedError", "split_command"]

LINE_BYTES: Final = 1 << 12
"""Longer lines are cut into pieces of this size."""
LINES_WAITING: Final = 1 << 10
"""Lines read ahead; then the program has to wait."""
REPLY_LINES: Final = 1 << 12
"""An answer of more lines is nonsense, and so is chatter of more lines before an answer."""
ERROR_LINES: Final = 20
"""Last lines of the error stream that are kept."""
NAME_LENGTH: Final = 60
"""Characters kept of a name or version."""
GAMES: Final = "/usr/games:/usr/local/games"
"""Where Debian keeps games; not in everybody's path."""
QUIT_S: Final = 2.0
"""Time to leave after `quit`, before the process is killed [s]."""
POLL_S: Final = 0.2
"""How often a wait looks whether the program was closed [s]."""
RULES_COMMAND: Final = (
    'kata-set-rules {"ko":"POSITIONAL","scoring":"AREA","tax":"NONE","suicide":false,'
    '"hasButton":false,"whiteHandicapBonus":"0","friendlyPassOk":false}'
)
"""The referee's rules for programs that know more than one set."""


class ProgramError(EngineError):
    """A program did not do what GTP asks for; the text says what."""


class RefusedError(ProgramError):
    """A program answered `?`: it goes on, but not like this."""


def split_command(text: str) -> list[str]:
    """The words of a command line, as a shell splits them.

    Raises
    ------
    ProgramError
        There are none, or a quote is not closed.
    """
    try:
        if sys.platform == "win32":
            words = [word.strip('"') for word in shlex.split(text, posix=False)]
        else:
            words = shlex.split(text)
    except ValueError as error:
        raise ProgramError(f"{text!r:.80} is no command line ({error}); check its quotes") from None
    if not words:
        raise ProgramError("gtp: needs a command line behind it, like `gtp:gnugo --mode gtp`")
    return words


class GtpProgram:
    """One process of a program.

    Parameters
    ----------
    command
        Program and arguments.
    start_s
        Time for the first answer [s]: some programs load a network first.
    answer_s
        Time for every other answer, moves among them [s].

    Raises
    ------
    ProgramError
        The program is missing or does not speak GTP.
    """

    def __init__(
        self, command: Sequence[str], *, start_s: float = 120.0, answer_s: float = 120.0
    ) -> None:
        self.label = os.path.basename(command[0])
        """What to call the program in errors."""
        self._answer_s = answer_s
        self._closed = threading.Event()
        self._lines: queue.Queue[bytes | None] = queue.Queue(LINES_WAITING)
        self._errors: deque[str] = deque(maxlen=ERROR_LINES)
        try:
            self._process = subprocess.Popen(
                [_found(command[0]), *command[1:]],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=sys.platform != "win32",  # Ctrl-C is for us to hear
            )
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise ProgramError(
                f"the program {command[0]!r:.80} can't be started ({reason}); check the command "
                "line behind gtp:"
            ) from None
        self._threads = [
            threading.Thread(target=self._read, daemon=True),
            threading.Thread(target=self._read_errors, daemon=True),
        ]
        for thread in self._threads:
            thread.start()
        try:
            self.name = self.ask("name", start_s).split("\n")[0][:NAME_LENGTH] or self.label
            """What the program calls itself."""
            self.version = self._optional("version").split("\n")[0][:NAME_LENGTH]
            """Its version; "" when it tells none."""
            self.commands = frozenset(self._optional("list_commands").split())
            """Commands it says it knows; empty when it doesn't say."""
        except BaseException:
            self.close()
            raise

    # --- what a game needs ----------------------------------------------------------------

    def new_game(self, rules: Rules) -> None:
        """Empty board, size and komi.

        Raises
        ------
        ProgramError
            The program refuses the board or the komi, or does not answer.
        """
        try:
            self.ask(f"boardsize {rules.size}")
            self.ask("clear_board")
        except RefusedError as error:
            raise ProgramError(f"{error}; it can't play on {rules.size}x{rules.size}") from None
        self.ask(f"komi {rules.white_bonus:g}")
        if "kata-set-rules" in self.commands:
            with contextlib.suppress(RefusedError):
                self.ask(RULES_COMMAND)

    def play(self, color: int, point: int, size: int) -> None:
        """Tell the program a move; raises `RefusedError` when it won't have it."""
        self.ask(f"play {'B' if color == BLACK else 'W'} {point_to_gtp(point, size)}")

    def genmove(self, color: int, size: int) -> int:
        """The program's own move: a point, N for pass, or RESIGN; not checked against the rules.

        Raises
        ------
        IllegalMoveError
            The answer is no point of the board.
        ProgramError
            The program refuses or does not answer.
        """
        answer = self.ask(f"genmove {'B' if color == BLACK else 'W'}")
        text = answer.strip()
        if text.lower() == "resign":
            return RESIGN
        try:
            return gtp_to_point(text, size)
        except EngineError:
            raise IllegalMoveError(f"answered {text!r:.40} when asked for a move") from None

    # --- conversation ---------------------------------------------------------------------

    def ask(self, command: str, limit_s: float | None = None) -> str:
        """Send one command and wait for its answer, without the leading `=`.

        Raises
        ------
        RefusedError
            The answer is `?`.
        ProgramError
            No answer came in time, or the program died; it is closed then.
        """
        word = command.split()[0]
        until = time.monotonic() + (self._answer_s if limit_s is None else limit_s)
        stream = self._process.stdin
        assert stream is not None
        with contextlib.suppress(OSError, ValueError):  # it died: the answer tells how
            stream.write(command.encode() + b"\n")
        answer: list[str] = []
        for _ in range(REPLY_LINES):
            line = self._line(word, until)
            if not answer and not line.startswith(("=", "?")):
                continue  # the end of the last answer, or chatter
            if not line:
                return self._checked(answer, command)
            answer.append(line)
        self.close(at_once=True)
        raise ProgramError(f"{self.label}: {word!r} was answered with endless text{self._said()}")

    def close(self, *, at_once: bool = False) -> None:
        """End the process, gently unless it must be at once; also from another thread, or twice."""
        if self._closed.is_set():
            return
        self._closed.set()
        process = self._process
        assert process.stdin is not None
        if not at_once:
            with contextlib.suppress(OSError, ValueError):
                process.stdin.write(b"quit\n")
        with contextlib.suppress(OSError, ValueError):
            process.stdin.close()
        try:
            if not at_once:
                process.wait(QUIT_S)
        except subprocess.TimeoutExpired:
            pass
        finally:
            self._kill()
        for stream, thread in zip((process.stdout, process.stderr), self._threads, strict=True):
            thread.join(QUIT_S)
            if stream is not None and not thread.is_alive():
                stream.close()

    def _kill(self) -> None:
        """End whatever is left of the process and of its children."""
        with contextlib.suppress(OSError):
            if sys.platform == "win32":
                self._process.kill()
            else:  # its session is its own, so this reaches what a shell or script started
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def _optional(self, command: str) -> str:
        try:
            return self.ask(command)
        except RefusedError:
            return ""

    def _checked(self, answer: list[str], command: str) -> str:
        text = "\n".join([answer[0][1:].strip(), *answer[1:]]).strip()
        if answer[0].startswith("?"):
            raise RefusedError(f"{self.label} refuses {command!r:.60}: {text:.200}".rstrip(": "))
        return text

    def _line(self, word: str, until: float) -> str:
        """The next line of the program's output, without its end."""
        while not self._closed.is_set():
            left = until - time.monotonic()
            try:
                line = self._lines.get(timeout=min(max(left, 0.001), POLL_S))
            except queue.Empty:
                if left > 0:
                    continue
                self.close(at_once=True)
                raise ProgramError(
                    f"{self.label} did not answer {word!r} in time and was ended{self._said()}"
                ) from None
            if line is None:
                self.close(at_once=True)
                code = self._process.returncode
                raise ProgramError(f"{self.label} ended (status {code}) at {word!r}{self._said()}")
            return line.decode("utf-8", "replace").rstrip()
        raise ProgramError(f"{self.label} has ended; {word!r} can't be asked any more")

    def _said(self) -> str:
        """The last words on its error stream, for an error."""
        words = next((line for line in reversed(self._errors) if line), "")
        return f"; its last words: {words:.200}" if words else ""

    def _read(self) -> None:
        """Cut the output into lines; blocks the program when nobody wants them."""
        assert self._process.stdout is not None
        for line in _lines_of(self._process.stdout):
            if not self._put(line):
                return
        self._put(None)

    def _put(self, line: bytes | None) -> bool:
        while not self._closed.is_set():
            with contextlib.suppress(queue.Full):
                self._lines.put(line, timeout=POLL_S)
                return True
        return False

    def _read_errors(self) -> None:
        assert self._process.stderr is not None
        for line in _lines_of(self._process.stderr):
            self._errors.append(line.decode("utf-8", "replace").strip())


def _found(program: str) -> str:
    """Where a program lies."""
    return shutil.which(program) or shutil.which(program, path=GAMES) or program


def _lines_of(stream: IO[bytes]) -> Iterator[bytes]:
    """Lines of a pipe as they come; those that are too long come in pieces."""
    rest = b""
    while True:
        try:
            data = stream.read(LINE_BYTES)
        except (OSError, ValueError):  # closed meanwhile
            return
        if not data:
            break
        *lines, rest = (rest + data).split(b"\n")
        yield from lines
        if len(rest) >= LINE_BYTES:
            yield rest
            rest = b""
    if rest:
        yield rest
