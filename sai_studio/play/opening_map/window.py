"""The opening map: fair komi of every first move on a small board, for the swap rule."""

from __future__ import annotations

from functools import partial
from typing import Final

import numpy as np
from PySide6.QtCore import Signal
from PySide6.QtGui import QCloseEvent, QShowEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from engine.analysis.request import MOST_VISITS, Searcher
from engine.base.translation import tr
from engine.catalog.network_info import NetworkInfo
from engine.record.board_shape import square
from engine.record.handicap import usual_komi
from engine.review.opening_map import (
    SIZES,
    OpeningMap,
    OpeningQuestion,
    opening_sentence,
    search_openings,
)
from engine.search.settings import MANY_VISITS
from sai_studio.kit import theme
from sai_studio.kit.figures import points
from sai_studio.kit.job_thread import Opened, Task, Worker
from sai_studio.kit.texts import no_network, sentence
from sai_studio.kit.widgets.fields import KomiField, number_field
from sai_studio.kit.widgets.labels import plain_label, thin_bar
from sai_studio.kit.widgets.layouts import column, row
from sai_studio.kit.widgets.message_bar import MessageRow
from sai_studio.kit.widgets.side_window import SideWindow
from sai_studio.networks.window_context import WindowContext
from sai_studio.review.board.board_geometry import BoardGeometry
from sai_studio.review.board.board_scene import BoardScene, Disc
from sai_studio.review.board.board_widget import BoardWidget
from sai_studio.session.analysis.thread import OpenAnalyzer

SIZE: Final = (560, 680)
LEAST: Final = (420, 440)
AIR: Final = 6.0
"""Margin around the board [px]."""


def opening_scene(openings: OpeningMap | None, size: int, komi: float) -> BoardScene:
    """Return the board with the fair komi on each point, colored by what a swap would gain.

    Moves nearest to the komi have a ring.
    """
    discs: list[Disc] = []
    if openings is not None:
        nearest, classes = openings.nearest(komi), openings.gain_classes(komi)
        gains = openings.swap_gain(komi)
        for order, point in enumerate(np.argsort(gains, kind="stable").tolist()):
            fair = float(openings.fair_komi[point])
            number = points(fair) if abs(fair) < 9.95 else points(fair)[:-2]
            error = f"\u00b1{openings.error[point]:.1f}"
            discs.append(
                Disc(point, int(classes[point]), (number, error), 0.8, point in nearest, order)
            )
    return BoardScene(size, np.zeros(size * size, np.int8), discs=tuple(discs))


class _MapBoard(BoardWidget):
    """A board with coordinates that shrinks with its window."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def geometry_of_board(self) -> BoardGeometry:
        """Position of the board in the widget."""
        size = 1 if self._scene is None else self._scene.size
        ratio = self.devicePixelRatioF()
        return BoardGeometry.fit(square(size), self.width(), self.height(), True, AIR, ratio)


class OpeningMapWindow(SideWindow):
    """Window with a board that shows the fair komi of each first move.

    Parameters
    ----------
    open_analyzer
        Called on the thread that searches; the owner closes `worker`.

    Signals
    -------
    crashed
        Traceback of a bug on the thread.
    """

    crashed = Signal(str)

    def __init__(
        self, context: WindowContext, open_analyzer: OpenAnalyzer, parent: QWidget | None = None
    ) -> None:
        super().__init__(tr("Opening map"), SIZE, LEAST, parent)
        self._context = context
        self.openings: OpeningMap | None = None
        """The map on the screen; None without one."""
        self.searching = False
        size = context.session.cursor.record.size
        self.board_size = number_field((SIZES[0], SIZES[-1]), size if size in SIZES else 7)
        self.komi = KomiField()
        self.komi.setToolTip(tr("Komi of the game, at which players may swap"))
        self.visits = number_field(
            (1, min(MOST_VISITS, 100_000)), MANY_VISITS, tr("Visits of each search"), step=50
        )
        self.search = QPushButton(tr("Search"))
        self.search.clicked.connect(self._search_or_stop)
        self.bar = thin_bar(5, keeps_room=True)
        self.bar.setRange(0, 1000)
        self.bar.hide()
        self.board = _MapBoard(tr("Fair komi of each first move"))
        self.note = plain_label(wraps=True)
        self.source = plain_label(wraps=True, role="muted")
        parts: list[QWidget] = []
        fields = {tr("Board"): self.board_size, tr("Komi"): self.komi, tr("Visits"): self.visits}
        for text, field in fields.items():
            label = plain_label(text)
            label.setBuddy(field)
            parts += [label, field]
        margins = (theme.SPACE + 4, theme.SPACE, theme.SPACE + 4, theme.SPACE)
        column(
            MessageRow(self.messages),
            column(row(*parts, 1), row((self.note, 1), self.search), margins=margins),
            self.bar,
            (self.board, 1),
            column(self.source, margins=margins),
            within=self,
            spacing=0,
        )
        self._analyzer = Opened(open_analyzer)
        self.worker = Worker("opening map", self)
        self.worker.noticed.connect(lambda text: self._say("info", sentence(text)))
        self.worker.failed.connect(lambda why: self._say("error", sentence(why)))
        self.worker.found.connect(self._found)
        self.worker.done.connect(self._done)
        self.worker.crashed.connect(self.crashed)
        self.board_size.valueChanged.connect(self._restart)
        self.komi.valueChanged.connect(self._show)
        self.add_shortcut("Esc", self._stop)
        self._restart()

    @property
    def network(self) -> NetworkInfo | None:
        """The network that searches: the one in use on this board."""
        return self._context.networks.choose(self.board_size.value())

    def search_now(self) -> None:
        """Search all first moves."""
        size, network = self.board_size.value(), self.network
        if network is None:
            self._say("info", no_network(square(size)))
            return
        evaluator = self._context.session.review.requested_evaluator
        asked = OpeningQuestion(size, "chinese", self.visits.value(), network.path, evaluator)
        self.searching = True
        self.bar.setValue(0)
        self.worker.run(partial(_search, self._analyzer, asked))
        self._show()

    def _search_or_stop(self) -> None:
        if self.searching:
            self._stop()
        else:
            self.search_now()

    def _stop(self) -> None:
        if self.searching:
            self.worker.drop()
            self._done()

    def _restart(self) -> None:
        """Begin with another board."""
        self._stop()
        self.openings = None
        self.komi.setValue(usual_komi(self.board_size.value()))
        if self.isVisible():
            self.search_now()
        self._show()

    def _found(self, result: OpeningMap | float) -> None:
        if isinstance(result, OpeningMap):
            self.openings = result
            self._show()
        else:
            self.bar.setValue(round(1000 * result))
            self._show()

    def _done(self) -> None:
        self.searching = False
        self._show()

    def _say(self, level: str, text: str) -> None:
        self.messages.show_message(level, text, topic="opening map")

    def _show(self) -> None:
        openings, komi = self.openings, self.komi.value()
        self.search.setText(tr("Stop") if self.searching else tr("Search"))
        self.bar.setVisible(self.searching)
        self.board.show_scene(opening_scene(openings, self.board_size.value(), komi))
        if openings is None:
            searching = tr(
                "Searching the position after every first move\u2026 {share} %",
                share=self.bar.value() // 10,
            )
            idle = tr("Search finds the fair komi after each first move.")
            self.note.setText(searching if self.searching else idle)
            self.source.setText("")
            return
        self.note.setText(opening_sentence(openings, komi))
        network = openings.question.network
        self.source.setText(
            tr(
                "Fair komi by {network}, {visits} visits, area rules; standard errors {low:.1f} to "
                "{high:.1f} points. Colors from green (a swap gains little) to violet (more than "
                "{most:.0f} points).",
                most=openings.last_class(komi),
                network="" if network is None else network.stem,
                visits=openings.question.visits,
                low=float(openings.error.min()),
                high=float(openings.error.max()),
            )
        )

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.openings is None and not self.searching:
            self.search_now()

    def closeEvent(self, event: QCloseEvent) -> None:
        self._stop()
        event.accept()


def _search(analyzer: Opened[Searcher], question: OpeningQuestion, task: Task) -> None:
    """Tell the share that is done, and the map."""
    found = search_openings(analyzer.get(task), question, task.stopped, task.tell)
    if found is not None:
        task.tell(found)
