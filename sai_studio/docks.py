"""The docks around the board: where they stand at first, thin titles, panels put in later."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QDockWidget, QLabel, QMainWindow, QTabWidget, QWidget

from sai_studio.widgets import theme

__all__ = ["DOCKS", "Docks"]

_RIGHT: Final = Qt.DockWidgetArea.RightDockWidgetArea
_BOTTOM: Final = Qt.DockWidgetArea.BottomDockWidgetArea

DOCKS: Final = (
    ("curve", "Winrate by komi", _RIGHT),
    ("agents", "Agents", _RIGHT),
    ("candidates", "Candidates", _RIGHT),
    ("timeline", "Timeline", _BOTTOM),
    ("record", "Record", _BOTTOM),
)
"""Name, title and place at first; a list so that saved layouts find their docks by name."""


LOW_COLUMN: Final = 500
"""Height of the right column below which agents and candidates share a place [pixels]."""


class _Title(QLabel):
    """A thin title; the dock is still dragged by it."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.setContentsMargins(10, 3, 10, 3)
        self._dress()
        theme.changed.connect(self._dress)

    def _dress(self) -> None:
        font = QFont(self.font())
        font.setWeight(QFont.Weight.DemiBold)
        self.setFont(font)
        self.setStyleSheet(
            f"color: {theme.color('muted').name()}; background: {theme.color('surround').name()}"
        )


class Docks:
    """The docks of a main window, by name."""

    def __init__(self, window: QMainWindow) -> None:
        self._window = window
        self._docks: dict[str, QDockWidget] = {}
        for name, title, area in DOCKS:
            dock = QDockWidget(title, window)
            dock.setObjectName(name)
            # the record's tabs are title enough
            dock.setTitleBarWidget(QWidget() if name == "record" else _Title(title))
            dock.setWidget(_Waiting())
            self._docks[name] = dock
            window.addDockWidget(area, dock)
        window.splitDockWidget(
            self._docks["timeline"], self._docks["record"], Qt.Orientation.Horizontal
        )
        areas = Qt.DockWidgetArea.AllDockWidgetAreas
        window.setTabPosition(areas, QTabWidget.TabPosition.North)
        window.setCorner(Qt.Corner.BottomRightCorner, _BOTTOM)
        window.setCorner(Qt.Corner.BottomLeftCorner, _BOTTOM)

    def __getitem__(self, name: str) -> QDockWidget:
        return self._docks[name]

    def all(self) -> list[QDockWidget]:
        """Every dock in the order of `DOCKS`."""
        return list(self._docks.values())

    def fill(self, name: str, panel: QWidget) -> None:
        """Put the real panel in."""
        waiting = self._docks[name].widget()
        self._docks[name].setWidget(panel)
        if waiting is not None:
            waiting.deleteLater()

    def arrange(self, width: int, height: int) -> None:
        """The layout at first for a window of this size: the board gets what it can use."""
        for name, _title, area in DOCKS:
            self._window.addDockWidget(area, self._docks[name])
            self._docks[name].setFloating(False)
            self._docks[name].show()
        self._window.splitDockWidget(
            self._docks["timeline"], self._docks["record"], Qt.Orientation.Horizontal
        )
        bottom = max(128, min(round(height * 0.19), 220))
        board = height - bottom - 170
        right = max(round(width * 0.34), min(width - board - 140, round(width * 0.42)))
        column = height - bottom - 130
        agents_height = 150
        curve_height = round((column - agents_height) * 0.64)
        low = column < LOW_COLUMN
        if low:
            self._window.tabifyDockWidget(self._docks["candidates"], self._docks["agents"])
            self._docks["candidates"].raise_()
            curve_height, agents_height = round(column * 0.56), round(column * 0.44)
        for name in ("agents", "candidates"):  # tabs are title enough
            self._docks[name].setTitleBarWidget(
                QWidget() if low else _Title(self._docks[name].windowTitle())
            )
        horizontal, vertical = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
        curve, agents, candidates, timeline, record = self.all()
        self._window.resizeDocks([curve], [right], horizontal)
        self._window.resizeDocks([timeline, record], [width - right, right], horizontal)
        self._window.resizeDocks([timeline, record], [bottom, bottom], vertical)
        heights = [curve_height, agents_height, column - curve_height - agents_height]
        heights = heights[: 2 if low else 3]
        self._window.resizeDocks([curve, agents, candidates][: len(heights)], heights, vertical)


class _Waiting(QWidget):
    """An empty panel-colored face while the panels are still being loaded."""

    def __init__(self) -> None:
        super().__init__()
        self.setAutoFillBackground(True)
        self.setBackgroundRole(self.palette().ColorRole.Base)

    def sizeHint(self) -> QSize:
        return QSize(280, 100)
