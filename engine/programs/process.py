"""A program in a process of its own, read line by line.

Nothing that the program does is trusted: it may be missing, say nonsense, say too much, hang or
die. Every wait has a limit, every buffer an end, a flood is read slowly so that nothing else on the
machine stutters, and the process is gone when `close` returns.
"""

from __future__ import annotations

import contextlib
import logging
import os
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

__all__ = ["Listener", "ProgramError", "ProgramProcess", "RefusedError", "split_command"]

log = logging.getLogger(__name__)

CHUNK_BYTES: Final = 1 << 16
"""Read at once; whoever has written so much has more to say."""
FLOOD_PAUSE_S: Final = 0.02
"""Rest after a full chunk: three megabytes a second are enough for anybody [s]."""
LINE_BYTES: Final = 1 << 12
"""Longer lines are cut into pieces of this size, unless a reader wants longer ones."""
LINES_WAITING: Final = 1 << 10
"""Lines read ahead; then the program has to wait."""
BYTES_WAITING: Final = 1 << 21
"""Bytes read ahead; then the program has to wait."""
ERROR_LINES: Final = 20
"""Last lines of the error stream that are kept; no more of one chunk are heard."""
GAMES: Final = "/usr/games:/usr/local/games"
"""Where Debian keeps games; not in everybody's path."""
QUIT_S: Final = 2.0
"""Time to leave after `quit`, before the process is killed [s]."""
POLL_S: Final = 0.2
"""How often a wait looks whether the program was closed [s]."""

Listener = Callable[[str, str], None]
"""Is told what is said: "in" (to the program), "out" or "error", and the line."""


class ProgramError(EngineError):
    """A program did not do what it was asked; the text says what."""


class RefusedError(ProgramError):
    """A program refused a command; it is still running."""


def split_command(text: str) -> list[str]:
    """Split a command line into words, as a shell does.

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
    """One process of a program.

    Parameters
    ----------
    command
        Program and arguments.
    line_bytes
        Longer lines come in pieces.
    listener
        Overhears the conversation, on the threads that hold it.
    label
        What errors call it; the program's file name unless given.

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
        """What to call the program in errors."""
        self._line_bytes = line_bytes
        self._listener = listener
        self._closed = threading.Event()
        self._lines = _Lines()
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
        self._threads = [
            threading.Thread(target=self._read, daemon=True),
            threading.Thread(target=self._read_errors, daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    @property
    def pid(self) -> int:
        """Number of the process."""
        return self._process.pid

    def poll(self) -> int | None:
        """Exit status; None while the process runs."""
        return self._process.poll()

    @property
    def alive(self) -> bool:
        """Whether the process was neither closed nor found to have ended."""
        return not self._closed.is_set()

    def send(self, line: str) -> None:
        """Write a line; if the program has ended, reading its answer raises the error."""
        self._tell("in", line)
        stream = self._process.stdin
        assert stream is not None
        with contextlib.suppress(OSError, ValueError):  # it died: the answer tells how
            stream.write(line.encode() + b"\n")

    def line(self, word: str, until: float) -> str:
        """The next line of its output, without its end.

        Parameters
        ----------
        word
            What it was asked, for errors.
        until
            When patience ends [s, monotonic].

        Raises
        ------
        ProgramError
            None came in time, or the program died; it is closed then.
        """
        while not self._closed.is_set():
            left = until - time.monotonic()
            lines = self._lines.take(min(max(left, 0.001), POLL_S), most=1)
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

    def waiting(self, word: str, wait_s: float) -> list[str]:
        """All lines that wait to be read; waits so long for the first one, and may give up [s].

        Raises
        ------
        ProgramError
            The program died; it is closed then.
        """
        if self._closed.is_set():
            raise ProgramError(
                tr(
                    "{program} has ended, so {word!r} can't be sent to it",
                    program=self.label,
                    word=word,
                )
            )
        lines = self._lines.take(wait_s)
        if not lines and self._lines.ended:
            raise self._death(word)
        return [line.decode("utf-8", "replace").rstrip() for line in lines]

    def ready(self, wait_s: float) -> bool:
        """Whether there is a line to read, or never will be; waits so long for it [s]."""
        return self._closed.is_set() or self._lines.ready(wait_s)

    def close(self, *, at_once: bool = False, farewell: str = "quit") -> None:
        """End the process, gently unless it must be at once; also from another thread, or twice."""
        if self._closed.is_set():
            return
        self._closed.set()
        process = self._process
        assert process.stdin is not None
        if not at_once and farewell:
            with contextlib.suppress(OSError, ValueError):
                process.stdin.write(farewell.encode() + b"\n")
        with contextlib.suppress(OSError, ValueError):
            process.stdin.close()
        try:
            if not at_once:
                process.wait(QUIT_S)
        except subprocess.TimeoutExpired:
            pass
        finally:
            self._kill()
        log.info("%s, process %d, ended with status %s", self.label, self.pid, process.returncode)
        for stream, thread in zip((process.stdout, process.stderr), self._threads, strict=True):
            thread.join(QUIT_S)
            if stream is not None and not thread.is_alive():
                stream.close()

    def fail(self, text: str) -> ProgramError:
        """End the process at once; the error to raise, with its last words."""
        self.close(at_once=True)
        log.warning("%s: %s", self.label, text)
        return ProgramError(f"{self.label}: {text}{self._said()}")

    def _death(self, word: str) -> ProgramError:
        self.close(at_once=True)
        code = self._process.returncode
        return ProgramError(
            tr(
                "{program} ended (status {code}) at {word!r}",
                program=self.label,
                code=code,
                word=word,
            )
            + self._said()
        )

    def _kill(self) -> None:
        """End whatever is left of the process and of its children."""
        with contextlib.suppress(OSError):
            if sys.platform == "win32":
                self._process.kill()
            else:  # its session is its own, so this reaches what a shell or script started
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def _said(self) -> str:
        """The last words on its error stream, for an error."""
        words = next((line for line in reversed(self._errors) if line), "")
        return tr("; its last output: {text:.200}", text=words) if words else ""

    def _tell(self, way: str, line: str) -> None:
        if self._listener is not None:
            self._listener(way, line)

    def _read(self) -> None:
        """Split the output into lines; blocks the program while the queue of lines is full."""
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


class _Lines:
    """A limited number of lines, between the thread that reads them and the one that uses them."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._lines: deque[bytes] = deque()
        self._bytes = 0
        self.ended = False
        """Nothing follows what waits."""

    def put(self, line: bytes, closed: threading.Event) -> bool:
        """Add a line when there is room; False if the lines are no longer read."""
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
        """The output ended."""
        with self._changed:
            self.ended = True
            self._changed.notify_all()

    def ready(self, wait_s: float) -> bool:
        """Whether something waits, or nothing follows; waits for it [s]."""
        with self._changed:
            return self._changed.wait_for(lambda: bool(self._lines) or self.ended, wait_s)

    def take(self, wait_s: float, most: int = LINES_WAITING) -> list[bytes]:
        """What waits, in order; waits for the first line [s]."""
        with self._changed:
            self._changed.wait_for(lambda: self._lines or self.ended, wait_s)
            count = min(most, len(self._lines))
            lines = [self._lines.popleft() for _ in range(count)]
            self._bytes -= sum(map(len, lines))
            self._changed.notify_all()
        return lines


def _found(program: str) -> str:
    """Return the path of a program."""
    return shutil.which(program) or shutil.which(program, path=GAMES) or program


def _lines_of(stream: IO[bytes], line_bytes: int) -> Iterator[list[bytes]]:
    """Lines of a pipe as they come, chunk by chunk; those that are too long come in pieces."""
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
