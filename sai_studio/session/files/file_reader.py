"""Read files on a thread, with progress and a Cancel button in the window."""

from __future__ import annotations

import gc
import threading
import time
from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer

from engine.base.errors import EngineError, RecordError
from engine.base.translation import tr
from engine.record.grammar import Progress
from sai_studio.kit.texts import one_line, sentence
from sai_studio.kit.widgets.message_bar import MessageBar

AT_ONCE_S: Final = 0.03
"""Time the window waits for a file before it shows progress; enough for nearly all files."""
FREEZE_AFTER_S: Final = 0.5
"""CPU time of reading after which a file counts as large, so that the garbage collector skips what
was read [s]."""
SHOWN_AFTER_S: Final = 1.0
"""Time after which the progress is shown."""
LEAST_SHARE: Final = 0.01
"""Share of a link's data from which a percentage is shown."""
POLL_MS: Final = 50


class _CanceledError(Exception):
    """Ends the work on the thread."""


class Reading:
    """A file being read on a thread.

    Parameters
    ----------
    name
        Name of the file in messages.
    work
        Function that reads the file; gets a `Progress`.
    waiting
        Text while nothing has been read; "" is that of a file.
    """

    def __init__(self, name: str, work: Callable[[Progress], Any], waiting: str = "") -> None:
        self.name, self.waiting = name, waiting
        self.share = 0.0
        self.begun = time.monotonic()
        self._work = work
        self._canceled = False
        self._result: Any = None
        self._error: BaseException | None = None
        self._thread = threading.Thread(target=self._run, name="reading", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        try:
            self._result = self._work(self._progress)
        except BaseException as error:  # raised again where the result is asked for
            self._error = error

    def _progress(self, share: float) -> None:
        if self._canceled:
            raise _CanceledError
        self.share = max(self.share, share)
        if time.thread_time() > FREEZE_AFTER_S and not gc.isenabled():
            # a collection of a million new objects would hold up the window; they are
            # freed without the collector, see `GameNode.take_apart`
            gc.freeze()

    def cancel(self) -> None:
        """Ask the thread to stop; its result is not used."""
        self._canceled = True

    def wait(self, seconds: float | None) -> bool:
        """Wait for the thread at most `seconds` (None: no limit); True if it has ended."""
        self._thread.join(seconds)
        return not self._thread.is_alive()

    def result(self) -> Any:
        """Return the result once the thread has ended.

        Raises
        ------
        EngineError
            The file can't be read, or not within the memory there is.
        """
        if isinstance(self._error, MemoryError):
            raise RecordError(
                tr(
                    "{name}: there is not enough memory to read it; split it into smaller files",
                    name=self.name,
                )
            )
        if self._error is not None:
            raise self._error
        return self._result


class Reader(QObject):
    """Shows the progress of one `Reading` in the message bar and passes on its result."""

    def __init__(self, messages: MessageBar, parent: QObject) -> None:
        super().__init__(parent)
        self._messages = messages
        self._reading: Reading | None = None
        self._done: Callable[[Any], object] = bool
        self._is_shown = False
        self._timer = QTimer(self)
        self._timer.setInterval(POLL_MS)
        self._timer.timeout.connect(self._poll)

    def read(
        self,
        name: str,
        work: Callable[[Progress], Any],
        done: Callable[[Any], object],
        waiting: str = "",
    ) -> None:
        """Read a file on a thread, then call `done` with the result or show the error.

        An earlier file that is still being read is canceled. Parameters are those of `Reading`.
        """
        reading = Reading(name, work, waiting)
        self.follow(reading, done)
        if reading.wait(AT_ONCE_S):
            self._finish(reading)

    def follow(self, reading: Reading, done: Callable[[Any], object]) -> None:
        """Handle a reading that has already begun like `read`."""
        self.cancel()
        self._reading, self._done = reading, done
        self._timer.start()

    def cancel(self) -> None:
        """Cancel the file that is being read, if there is one."""
        self._timer.stop()
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None
        if self._is_shown:
            self._is_shown = False
            self._messages.retract("reading")

    def _poll(self) -> None:
        """Show the progress of the file, or finish when it is read."""
        reading = self._reading
        if reading is None:
            return
        if reading.wait(0.0):
            self._finish(reading)
        elif time.monotonic() - reading.begun >= SHOWN_AFTER_S:
            text = tr(
                "Reading {name}: {share:.0f} %",
                name=one_line(reading.name),
                share=100 * reading.share,
            )
            if reading.waiting and reading.share < LEAST_SHARE:
                text = reading.waiting
            if not self._is_shown or not self._messages.reword("reading", text):
                self._is_shown = True
                choices = [(tr("Cancel"), self.cancel)]
                self._messages.show_message("info", text, choices, topic="reading")

    def _finish(self, reading: Reading) -> None:
        """Pass the result on, or show the error."""
        done = self._done
        self.cancel()
        try:
            result = reading.result()
        except EngineError as error:
            self._messages.show_message("error", sentence(str(error)), topic="file")
        else:
            done(result)
