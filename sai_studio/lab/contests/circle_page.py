"""The map of circles of a tournament: its players by the main components of their results."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QPushButton, QWidget

from engine.base.errors import RunError
from engine.base.translation import tr
from engine.games.circle_map import CircleMap, circle_svg, map_of_contest
from engine.games.standings import Standings
from sai_studio.kit import theme
from sai_studio.kit.painting import EmptyNote
from sai_studio.kit.texts import sentence
from sai_studio.kit.widgets.export import ask_where, save
from sai_studio.kit.widgets.labels import plain_label
from sai_studio.kit.widgets.layouts import column, row


class CirclePage(QWidget):
    """Draws the map while it is visible; a note says what is missing for it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.circles: CircleMap | None = None
        """The map on the screen; None without one."""
        self._standings: Standings | None = None
        self._known = -1
        self.picture = _Picture()
        self.note = EmptyNote("")
        self.text = plain_label(wraps=True)
        self.save = QPushButton(tr("Save picture\u2026"))
        self.save.clicked.connect(self._ask_where)
        margins = (theme.SPACE, theme.SPACE, theme.SPACE, theme.SPACE)
        below = row((self.text, 1), self.save)
        column((self.note, 1), (self.picture, 1), below, within=self, margins=margins)
        theme.changed.connect(self._draw)

    def show_standings(self, standings: Standings | None) -> None:
        """Show the map of a contest's results, soon if the page is hidden."""
        if standings is not self._standings:
            self._known = -1
        self._standings = standings
        if self.isVisible():
            self._draw()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._draw()

    def _draw(self) -> None:
        standings = self._standings
        if standings is None or not self.isVisible():
            return
        if len(standings.games) != self._known:
            self._known = len(standings.games)
            try:
                self.circles = map_of_contest(standings)
            except RunError as error:
                self.circles = None
                self.note.setText(sentence(str(error)))
        circles = self.circles
        self.note.setVisible(circles is None)
        for part in (self.picture, self.text, self.save):
            part.setVisible(circles is not None)
        if circles is not None:
            ink, ground = (theme.color(role).name() for role in ("text", "panel"))
            self.picture.show_svg(circle_svg(circles, ink, ground))
            none = tr("No three players beat each other in a circle beyond the error.")
            self.text.setText("\n".join(map(sentence, circles.circles)) or none)

    def _ask_where(self) -> None:
        if self.circles is not None:
            content = circle_svg(self.circles).encode()
            ask_where(self, "", "circles", "svg", lambda path: self._saved(save(path, content)))

    def _saved(self, message: tuple[str, str]) -> None:
        self.text.setText(message[1])


class _Picture(QWidget):
    """Shows an SVG picture as large as possible."""

    def __init__(self) -> None:
        super().__init__()
        self._content = QByteArray()
        self.setAccessibleName(tr("Map of circles"))
        self.setMinimumSize(280, 210)

    def sizeHint(self) -> QSize:
        return QSize(640, 480)

    def show_svg(self, content: str) -> None:
        """Show a picture."""
        self._content = QByteArray(content.encode())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        from PySide6.QtSvg import QSvgRenderer

        painter, renderer = QPainter(self), QSvgRenderer(self._content)
        size = renderer.defaultSize().scaled(self.size(), Qt.AspectRatioMode.KeepAspectRatio)
        left, top = (self.width() - size.width()) / 2, (self.height() - size.height()) / 2
        renderer.render(painter, QRectF(left, top, size.width(), size.height()))
        painter.end()
