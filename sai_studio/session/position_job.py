"""Jobs about the position on the board that take longer than a moment, on threads of their own."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import Final, Generic, TypeVar

from PySide6.QtCore import QObject, Signal

from engine.analysis.request import AnalysisRequest
from engine.base.translation import tr
from engine.review.requests import NodeRequest, request_for
from sai_studio.kit.job_thread import Task, Worker
from sai_studio.kit.signals import Debounce, connect_all
from sai_studio.kit.texts import no_network, sentence
from sai_studio.session.session import Session

CLOSE_S: Final = 3.0
SOON_MS: Final = 300
"""Pause after a change of the position before a job begins by itself."""
R = TypeVar("R")


class PositionJob(QObject, Generic[R]):
    """Results for the position on the board, dropped as soon as another one is shown.

    Parameters
    ----------
    name
        Name of the thread.
    work
        The job: takes the request about the position and tells results, or floats for the share
        that is done [0, 1].
    wanted
        Whether the job runs for each position that is shown; None: only after `begin`. Call
        `follow` after a change.

    Signals
    -------
    changed
        Another result or share, or the job began, ended or was dropped.
    crashed
        Traceback of a bug on the thread.
    """

    changed = Signal()
    crashed = Signal(str)

    def __init__(
        self,
        session: Session,
        name: str,
        work: Callable[[AnalysisRequest, Task], None],
        parent: QObject | None = None,
        *,
        wanted: Callable[[], bool] | None = None,
    ) -> None:
        super().__init__(parent)
        self._session, self._work, self._wanted = session, work, wanted
        self._soon = Debounce(SOON_MS, self._begin_quietly, self)
        self.result: R | None = None
        """The latest result; None before the first one."""
        self.share: float | None = None
        """Share of the running job that is done [0, 1]; None while none is running."""
        self.is_waiting = False
        """Whether the job begins as soon as the network is loaded."""
        self.was_stopped = False
        """Whether `stop` ended the job before it was done."""
        self._key: Hashable = None
        self._worker = Worker(name, self)
        self._worker.found.connect(self._found)
        self._worker.done.connect(self._ended)
        self._worker.noticed.connect(lambda text: session.message.emit("info", sentence(text)))
        self._worker.failed.connect(lambda why: session.message.emit("error", sentence(why)))
        self._worker.crashed.connect(self.crashed)
        connect_all(self.follow, session.cursor.moved, session.cursor.record_changed)
        connect_all(self.follow, session.engine.network_changed, session.edits.info_changed)
        connect_all(self.follow, session.edits.tree_changed, session.play.changed)
        session.engine.status_changed.connect(self._begin_if_loaded)

    @property
    def is_running(self) -> bool:
        """Whether the job is running."""
        return self.share is not None

    def begin(self) -> None:
        """Run the job for the position on the board, as soon as its network is loaded."""
        session, shape = self._session, self._session.cursor.record.shape
        is_known = session.review.network is not None or not shape.is_square
        self.is_waiting = not is_known and session.engine.status.state in ("off", "loading")
        if session.review.blind:
            self.is_waiting = False
            session.message.emit("info", tr("Hidden while you play."))
        elif self.is_waiting:
            session.message.emit("info", tr("The network is loading; the job begins after that."))
            self.changed.emit()
        elif session.review.network is None or not shape.is_square:
            session.message.emit("info", no_network(shape))
        else:
            self._begin()

    def _begin_if_loaded(self) -> None:
        """Begin, or say that there is no network, once that is known."""
        state = self._session.engine.status.state
        is_known = self._session.review.network is not None or state not in ("off", "loading")
        if self.is_waiting and is_known:
            self.begin()

    def _begin(self) -> None:
        self._key, self.is_waiting, self.was_stopped = self._key_now(), False, False
        self.result, self.share = None, 0.0
        request = request_for(self._session.review, self._session.cursor.node, (0.0,), 0)
        self._worker.run(partial(self._work, request))
        self.changed.emit()

    def stop(self) -> None:
        """Stop the job; results so far are kept."""
        if self.is_waiting:
            self.is_waiting = False
            self.changed.emit()
        if self.is_running:
            self.was_stopped = True
            self._worker.stop()

    def switch(self) -> None:
        """Stop the job if it is running or waiting, else begin it."""
        (self.stop if self.is_running or self.is_waiting else self.begin)()

    def drop(self) -> None:
        """Stop the job and forget its results."""
        self._worker.drop()
        self.was_stopped = False
        if self._key is not None:
            self.result = self.share = self._key = None
            self.changed.emit()

    def close(self) -> bool:
        """End the thread; False if it does not end in time."""
        self._soon.cancel()
        return self._worker.close(CLOSE_S)

    def _key_now(self) -> Hashable:
        """Return what results depend on."""
        node, review = self._session.cursor.node, self._session.review
        if review.network is None or not review.record.shape.is_square or review.blind:
            return ()
        return NodeRequest(node, request_for(review, node, (0.0,), 0)).key

    def follow(self) -> None:
        """Drop the results of another position; begin with this one if its results are shown."""
        is_wanted = self._wanted is None or self._wanted()
        if self._key is not None and (not is_wanted or self._key != self._key_now()):
            self.drop()
        if self._wanted is not None and is_wanted and self._key is None:
            self._soon.call()

    def _begin_quietly(self) -> None:
        is_wanted = self._wanted is not None and self._wanted()
        if is_wanted and self._key is None and self._key_now():
            self._begin()

    def _found(self, result: R | float) -> None:
        if isinstance(result, float):
            self.share = result
        else:
            self.result = result
        self.changed.emit()

    def _ended(self) -> None:
        self.share = None
        self.changed.emit()
