"""A process of another program, whose output is read line by line.

Nothing that the program does is trusted: it may be missing, write nonsense or far too much, stop
reading, hang or die. Every wait has a time limit and every buffer a size limit. A flood of output
is read slowly, so that the machine stays responsive. When `close` returns, the process has ended.
"""

from __future__ import annotations

import contextlib
import logging
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import IO, Final

from engine.base.errors import EngineError, reason_of
from engine.base.translation import tr
from engine.jobs.processes import ending, engine_command

log = logging.getLogger(__name__)

CHUNK_BYTES: Final = 1 << 16
"""Largest number of bytes read at once."""
FLOOD_PAUSE_S: Final = 0.02
"""Pause after a full chunk, which limits the output to three megabytes a second [s]."""
LINE_BYTES: Final = 1 << 12
"""Default length of the pieces into which longer lines are cut [bytes]."""
LINES_WAITING: Final = 1 << 10
"""Number of lines read ahead; beyond it the program is blocked."""
BYTES_WAITING: Final = 1 << 21
"""Number of bytes read ahead; beyond it the program is blocked."""
BYTES_UNREAD: Final = 1 << 20
"""Number of bytes that may wait until the program reads them; an analysis query takes some 5 kB."""
UNREAD_S: Final = 120.0
"""Time that a line may wait for the program to read it: a program may load a network first [s]."""
ERROR_LINES: Final = 20
"""Last lines of the error stream that are kept; also the most that one chunk adds."""
GAMES: Final = "/usr/games:/usr/local/games"
"""Debian's folders of games, which are not always in PATH."""
QUIT_S: Final = 2.0
"""Time for the program to quit before it is killed [s]."""
POLL_S: Final = 0.2
"""Interval at which a wait checks whether the program was closed [s]."""

OWN_PREFIX: Final = "sai-engine: "
"""Beginning of our commands' messages on the error stream."""

Listener = Callable[[str, str], None]
"""Called with each line: its way, "in" (to the program), "out" or "error", and its text."""


class ProgramError(EngineError):
    """A program failed: it is missing, died, hangs, or its answer is no answer."""


class RefusedError(ProgramError):
    """A program refused a command; it is still running."""


_UNNAMED_ADDRESS: Final = re.compile(r"https?://|[\w.-]+:\d{1,5}(/[\w-]*)?$")
"""Matches what somebody enters who means the address of an engine."""


def is_address(command: str) -> bool:
    """Return whether a command is the address of an engine on another computer."""
    return command.strip().startswith(("ws://", "wss://"))


def split_command(text: str) -> list[str]:
    """Split a command line into words, as a shell does; the program that connects for an address.

    Raises
    ------
    ProgramError
        The text has no words, or a quote is not closed.
    """
    if is_address(text):
        return engine_command(["connect", text.strip()])
    if _UNNAMED_ADDRESS.match(text.strip()):
        raise ProgramError(
            tr(
                "{address!r:.60} is no command line; the address of an engine on another "
                "computer begins with ws://",
                address=text.strip(),
            )
        )
    try:
        if sys.platform == "win32":
            words = [word.strip('"') for word in shlex.split(text, posix=False)]
        else:
            words = shlex.split(text)
    except ValueError as error:
        raise ProgramError(
            tr(
                "{command!r:.80} is not a valid command line ({error}); check its quotes",
                command=text,
                error=error,
            )
        ) from None
    if not words:
        raise ProgramError(tr("a program needs a command line, like `gnugo --mode gtp`"))
    return words


class ProgramProcess:
    """A process of a program, started at once; threads write its input and read its output.

    Parameters
    ----------
    command
        Program and arguments.
    line_bytes
        Length of the pieces into which longer lines are cut [bytes].
    listener
        Called with every line, on the threads that write or read it.
    label
        Name of the program in error messages; by default its file name.

    Raises
    ------
    ProgramError
        The program is missing.
    """

    def __init__(
        self,
        command: Sequence[str],
        *,
        line_bytes: int = LINE_BYTES,
        listener: Listener | None = None,
        label: str = "",
    ) -> None:
        self.label = label or os.path.basename(command[0])
        self._is_remote = list(command[:-1]) == engine_command(["connect"])
        """Name of the program in error messages."""
        self._line_bytes = line_bytes
        self._listener = listener
        self._closed = threading.Event()
        self._lines = _Lines()
        self._errors: deque[str] = deque(maxlen=ERROR_LINES)
        try:
            self._process = subprocess.Popen(
                [_path_of(command[0]), *command[1:]],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=sys.platform != "win32",  # Ctrl-C must not reach the program
            )
        except (OSError, ValueError) as error:
            reason = reason_of(error)
            log.warning("%s can't be started: %s", self.label, reason)
            raise ProgramError(
                tr(
                    "the program {program!r:.80} can't be started ({reason}); check its "
                    "command line",
                    program=command[0],
                    reason=reason,
                )
            ) from None
        log.info("started %s, process %d", self.label, self.pid)
        assert self._process.stdin is not None
        self._input = _Input(self._process.stdin)
        self._threads = [
            threading.Thread(target=self._read, daemon=True),
            threading.Thread(target=self._read_errors, daemon=True),
            threading.Thread(target=self._input.write, daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    @property
    def pid(self) -> int:
        """Id of the process."""
        return self._process.pid

    def poll(self) -> int | None:
        """Return the exit status; None while the process runs."""
        return self._process.poll()

    @property
    def alive(self) -> bool:
        """Whether the process was neither closed nor found to have ended."""
        return not self._closed.is_set()

    def send(self, line: str) -> None:
        """Send a line to the program, without waiting until the program reads it.

        If the program has ended, the next read raises the error.

        Raises
        ------
        ProgramError
            The program has not read its input for too long. The process is closed.
        """
        if self._input.is_stuck():
            raise self.fail(tr("it no longer reads what it is sent, and was stopped"))
        self._tell("in", line)
        self._input.put(line.encode() + b"\n")

    def line(self, word: str, until: float) -> str:
        """Wait for the next line of the output and return it without its line break.

        Parameters
        ----------
        word
            Command that is being answered, for error messages.
        until
            Time at which waiting ends [s, monotonic].

        Raises
        ------
        ProgramError
            No line came in time, or the program died. The process is closed.
        """
        while not self._closed.is_set():
            left = until - time.monotonic()
            lines = self._lines.get(min(max(left, 0.001), POLL_S), most=1)
            if lines:
                return lines[0].decode("utf-8", "replace").rstrip()
            if self._lines.ended:
                raise self._death(word)
            if left <= 0:
                self.close(at_once=True)
                raise ProgramError(
                    tr(
                        "{program} did not answer {word!r} in time and was stopped",
                        program=self.label,
                        word=word,
                    )
                    + self._said()
                )
        raise ProgramError(
            tr(
                "{program} has ended, so {word!r} can't be sent to it",
                program=self.label,
                word=word,
            )
        )

    def unread_lines(self, word: str, wait_s: float) -> list[str]:
        """Return all unread lines; the list may be empty.

        Parameters
        ----------
        word
            Command that is being answered, for error messages.
        wait_s
            Longest time to wait for the first line [s].

        Raises
        ------
        ProgramError
            The program died. The process is closed.
        """
        if self._closed.is_set():
            raise ProgramError(
                tr(
                    "{program} has ended, so {word!r} can't be sent to it",
                    program=self.label,
                    word=word,
                )
            )
        lines = self._lines.get(wait_s)
        if not lines and self._lines.ended:
            raise self._death(word)
        return [line.decode("utf-8", "replace").rstrip() for line in lines]

    def ready(self, wait_s: float) -> bool:
        """Return whether reading would not block; wait for that up to `wait_s` [s]."""
        return self._closed.is_set() or self._lines.ready(wait_s)

    def close(self, *, at_once: bool = False, farewell: str = "quit") -> None:
        """End the process and its children; may be called by any thread, and again.

        Parameters
        ----------
        at_once
            Kill the process without waiting for it to quit.
        farewell
            Line that asks the program to quit; "" only closes its input.
        """
        if self._closed.is_set():
            return
        self._closed.set()
        process = self._process
        if not at_once and farewell:
            self._input.put(farewell.encode() + b"\n")
        self._input.end()
        try:
            if not at_once:
                process.wait(QUIT_S)
        except subprocess.TimeoutExpired:
            pass
        finally:
            self._kill()
        log.info("%s, process %d, ended with status %s", self.label, self.pid, process.returncode)
        streams = (process.stdout, process.stderr, process.stdin)
        for stream, thread in zip(streams, self._threads, strict=True):
            thread.join(QUIT_S)
            if stream is not None and not thread.is_alive():
                stream.close()

    def fail(self, text: str) -> ProgramError:
        """Kill the process, and return the error to raise, with the program's last output."""
        self.close(at_once=True)
        log.warning("%s: %s", self.label, text)
        return ProgramError(f"{self.label}: {text}{self._said()}")

    def _death(self, word: str) -> ProgramError:
        """Close the process after its end, and return the error with its exit status."""
        self.close(at_once=True)
        if self._is_remote and self._errors:  # what connects is no matter of the user's
            return ProgramError(f"{self.label}: {self._errors[-1].removeprefix(OWN_PREFIX)}")
        return ProgramError(
            tr(
                "{program} ended ({how}) at {word!r}",
                program=self.label,
                how=ending(self._process.returncode),
                word=word,
            )
            + self._said()
        )

    def _kill(self) -> None:
        """Kill the process and its children."""
        with contextlib.suppress(OSError):
            if sys.platform == "win32":
                self._process.kill()
            else:  # the process has its own session, so this reaches all its children
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def _said(self) -> str:
        """Return the last line of the error stream as the end of an error message."""
        words = next((line for line in reversed(self._errors) if line), "")
        return tr("; its last output: {text:.200}", text=words) if words else ""

    def _tell(self, way: str, line: str) -> None:
        if self._listener is not None:
            self._listener(way, line)

    def _read(self) -> None:
        """Read the output into the queue of lines; a full queue blocks the program."""
        assert self._process.stdout is not None
        for lines in _lines_of(self._process.stdout, self._line_bytes):
            for line in lines:
                if not self._lines.put(line, self._closed):
                    return
                if self._listener is not None:
                    self._tell("out", line[:400].decode("utf-8", "replace").rstrip())
        self._lines.end()

    def _read_errors(self) -> None:
        assert self._process.stderr is not None
        for lines in _lines_of(self._process.stderr, LINE_BYTES):
            for line in lines[-ERROR_LINES:]:
                text = line.decode("utf-8", "replace").strip()
                self._errors.append(text)
                self._tell("error", text)


class _Input:
    """Queue of input lines for the program, written by a thread of its own.

    A pipe holds some 64 kB. Once it is full, a write waits until the program reads, perhaps for
    ever, so only the thread of `write` may wait.
    """

    def __init__(self, stream: IO[bytes]) -> None:
        self._stream = stream
        self._changed = threading.Condition()
        self._lines: deque[bytes] = deque()
        self._bytes = 0
        self._begun = 0.0  # of the write that goes on [s, monotonic]; 0: none goes on
        self._ended = False

    def put(self, line: bytes) -> None:
        """Add a line, which must end with a line break."""
        with self._changed:
            if not self._ended:
                self._lines.append(line)
                self._bytes += len(line)
                self._changed.notify_all()

    def end(self) -> None:
        """Close the stream as soon as all lines are written."""
        with self._changed:
            self._ended = True
            self._changed.notify_all()

    def is_stuck(self) -> bool:
        """Return whether too much waits to be read, or has waited for too long."""
        with self._changed:
            late = self._begun > 0.0 and time.monotonic() - self._begun > UNREAD_S
            return late or self._bytes > BYTES_UNREAD

    def write(self) -> None:
        """Write lines until the end; the work of a thread."""
        with contextlib.suppress(OSError, ValueError):  # the next read reports the program's death
            while (line := self._next()) is not None:
                while line:
                    line = line[self._stream.write(line) :]
        with self._changed:
            self._begun, self._ended, self._bytes = 0.0, True, 0
            self._lines.clear()
        with contextlib.suppress(OSError, ValueError):
            self._stream.close()

    def _next(self) -> bytes | None:
        """Wait for the next line and return it; None at the end."""
        with self._changed:
            self._begun = 0.0
            self._changed.wait_for(lambda: self._lines or self._ended)
            if not self._lines:
                return None
            self._begun = time.monotonic()
            line = self._lines.popleft()
            self._bytes -= len(line)
            return line


class _Lines:
    """A bounded queue of lines between the thread that reads them and the one that uses them."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._lines: deque[bytes] = deque()
        self._bytes = 0
        self.ended = False
        """Whether the output has ended: no lines will be added."""

    def put(self, line: bytes, closed: threading.Event) -> bool:
        """Add a line as soon as there is room; return False if the process was closed."""
        with self._changed:
            while len(self._lines) >= LINES_WAITING or self._bytes >= BYTES_WAITING:
                if closed.is_set():
                    return False
                self._changed.wait(POLL_S)
            self._lines.append(line)
            self._bytes += len(line)
            self._changed.notify_all()
        return not closed.is_set()

    def end(self) -> None:
        """Note that the output has ended."""
        with self._changed:
            self.ended = True
            self._changed.notify_all()

    def ready(self, wait_s: float) -> bool:
        """Return whether there is a line or the output has ended; wait for that [s]."""
        with self._changed:
            return self._changed.wait_for(lambda: bool(self._lines) or self.ended, wait_s)

    def get(self, wait_s: float, most: int = LINES_WAITING) -> list[bytes]:
        """Remove and return at most `most` lines; wait for the first one [s]."""
        with self._changed:
            self._changed.wait_for(lambda: self._lines or self.ended, wait_s)
            count = min(most, len(self._lines))
            lines = [self._lines.popleft() for _ in range(count)]
            self._bytes -= sum(map(len, lines))
            self._changed.notify_all()
        return lines


def _path_of(program: str) -> str:
    """Return the path of a program, which may also lie in Debian's folders of games."""
    return shutil.which(program) or shutil.which(program, path=GAMES) or program


def _lines_of(stream: IO[bytes], line_bytes: int) -> Iterator[list[bytes]]:
    """Yield the lines of a pipe, chunk by chunk; lines that are too long are cut into pieces."""
    rest = b""
    while True:
        try:
            data = stream.read(CHUNK_BYTES)
        except (OSError, ValueError):  # closed meanwhile
            return
        if not data:
            break
        *lines, rest = (rest + data).split(b"\n")
        while len(rest) >= line_bytes:
            lines.append(rest[:line_bytes])
            rest = rest[line_bytes:]
        yield lines
        if len(data) >= CHUNK_BYTES:
            time.sleep(FLOOD_PAUSE_S)
    if rest:
        yield [rest]
