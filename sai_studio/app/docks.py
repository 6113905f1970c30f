"""The docks around the board: their default layout, titles and panels."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QDockWidget, QLabel, QMainWindow, QTabBar, QTabWidget, QWidget

from sai_studio.app.view_list import BOTTOM, RECORD, RIGHT, VIEWS
from sai_studio.shared import theme

__all__ = ["DOCKS", "Docks"]

_RIGHT: Final = Qt.DockWidgetArea.RightDockWidgetArea
_HORIZONTAL: Final = Qt.Orientation.Horizontal
_VERTICAL: Final = Qt.Orientation.Vertical
_BOTTOM: Final = Qt.DockWidgetArea.BottomDockWidgetArea

_AREAS: Final = {RIGHT: _RIGHT, BOTTOM: _BOTTOM}
DOCKS: Final = (
    *((view.id, view.title, _AREAS[view.place]) for view in VIEWS if view.place in _AREAS),
    (RECORD, "Record", _BOTTOM),
)
"""Name, title and default area; saved layouts identify docks by name."""
WITH_PLACE: Final = ("curve", "agents", "candidates", "timeline", "record")
"""Docks with their own place in the default layout; others are tabs behind these."""
LOW_COLUMN: Final = 500
"""Height of the right column below which agents and candidates are tabs [pixels]."""
LOWEST_COLUMN: Final = 400
"""Height below which the curve is a tab, too [pixels]."""
AGENTS_HEIGHT: Final = 150
SLACK: Final = 8
"""Difference from the default height up to which a row counts as not resized [pixels]."""


class _Title(QLabel):
    """Thin title bar, by which the dock can be dragged."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.setTextFormat(Qt.TextFormat.PlainText)
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


class Docks(QObject):
    """The docks of a main window, by name."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._docks: dict[str, QDockWidget] = {}
        self._remark = ""
        self._bottom: int | None = None
        """Height of the bottom row chosen by the user [pixels]; None for the default."""
        self._pressed_at = 0
        window.installEventFilter(self)
        for name, title, area in DOCKS:
            dock = QDockWidget(title, window)
            dock.setObjectName(name)
            # the record needs no title: it has tabs
            dock.setTitleBarWidget(QWidget() if name == "record" else _Title(title))
            dock.setWidget(_Waiting())
            self._docks[name] = dock
            window.addDockWidget(area, dock)
        window.splitDockWidget(self._docks["timeline"], self._docks["record"], _HORIZONTAL)
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
        """Put a panel into its dock."""
        waiting = self._docks[name].widget()
        self._docks[name].setWidget(panel)
        if waiting is not None:
            waiting.deleteLater()

    def set_remark(self, remark: str) -> None:
        """Add a remark to the titles of panels that show winrates; "" removes it."""
        if remark == self._remark:
            return
        self._remark = remark
        for name, title, _ in DOCKS:
            if name != "record":
                dock = self._docks[name]
                dock.setWindowTitle(f"{title} \u00b7 {remark}" if remark else title)
                bar = dock.titleBarWidget()
                if isinstance(bar, _Title):
                    bar.setText(dock.windowTitle())

    def arrange(self, width: int, height: int) -> None:
        """Apply the default layout for a window of this size."""
        for dock in self._column():  # all out first: otherwise their tabs stay visible
            self._window.removeDockWidget(dock)
        for name, _title, area in DOCKS:
            self._window.addDockWidget(area, self._docks[name])
            self._docks[name].setFloating(False)
            self._docks[name].show()
        self._window.splitDockWidget(self._docks["timeline"], self._docks["record"], _HORIZONTAL)
        self._bottom = None
        bottom = _bottom_height(height)
        board = height - bottom - 170
        right = max(round(width * 0.34), min(width - board - 140, round(width * 0.42)))
        timeline, record = self._docks["timeline"], self._docks["record"]
        self._stack(_column_height(height), right)
        self._window.resizeDocks([timeline, record], [width - right, right], _HORIZONTAL)
        self._set_bottom_height(bottom)
        self._put_behind()
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        for bar in self._window.findChildren(QTabBar, options=direct):
            if bar.count() == 0:  # Qt keeps the bars of former tab groups
                bar.hide()

    def restored(self, height: int) -> None:
        """Adopt the height of the bottom row from a saved layout that was just restored.

        Parameters
        ----------
        height
            Height of the window when the layout was saved [px].
        """
        bottom = self._bottom_height()
        usual = not bottom or abs(bottom - _bottom_height(height)) <= SLACK
        self._bottom = None if usual else bottom

    def adapt(self, height: int) -> None:
        """Fit the docks to a window of another height, or to text of another size.

        The docks of the right column are tabbed in a low window and stacked in a high one. The
        bottom row gets its height back after a small window or large text made it lower. Docks that
        a person moved, closed or made float stay as they are.
        """
        column = self._column()
        in_place = all(
            self._window.dockWidgetArea(dock) == _RIGHT and not dock.isFloating() for dock in column
        )
        shown = all(dock.isVisible() or self._window.tabifiedDockWidgets(dock) for dock in column)
        room = _column_height(height)
        if in_place and shown and self._together() != _behind_each_other(room):
            self._stack(room, max(dock.width() for dock in column))
        else:
            self._title(self._together())
        self._set_bottom_height(self._bottom or _bottom_height(height))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice when the user drags a separator: only then the window gets mouse events."""
        if event.type() == QEvent.Type.MouseButtonPress:
            self._pressed_at = self._bottom_height()
        elif event.type() == QEvent.Type.MouseButtonRelease:
            height = self._bottom_height()
            if height and height != self._pressed_at:
                self._bottom = height
        return False

    def _bottom_height(self) -> int:
        """Return the height of the bottom row; 0 while there is none."""
        return max((dock.height() for dock in self._bottom_row()), default=0)

    def _bottom_row(self) -> list[QDockWidget]:
        """Return the docks below the board."""
        return [
            dock
            for dock in self.all()
            if self._window.dockWidgetArea(dock) == _BOTTOM
            and dock.isVisible()
            and not dock.isFloating()
        ]

    def _set_bottom_height(self, height: int) -> None:
        row = self._bottom_row()
        self._window.resizeDocks(row, [height] * len(row), _VERTICAL)

    def _column(self) -> list[QDockWidget]:
        """Return the docks of the right column in the order in which they become tabs."""
        return [self._docks[name] for name in ("agents", "candidates", "curve")]

    def _together(self) -> int:
        """Return how many docks of the right column are tabs of one place; 1: none."""
        agents, *others = self._column()
        tabs = self._window.tabifiedDockWidgets(agents)
        return 1 + sum(dock in tabs for dock in others)

    def _stack(self, room: int, width: int) -> None:
        """Put curve, agents and candidates below each other, or into tabs if there is no room."""
        window = self._window
        agents, candidates, curve = self._column()
        for dock in (agents, candidates, curve):  # removed and added again: no longer tabs
            window.removeDockWidget(dock)
        window.addDockWidget(_RIGHT, curve)
        together = _behind_each_other(room)
        if together == 3:
            window.tabifyDockWidget(curve, candidates)
            window.tabifyDockWidget(candidates, agents)
        elif together == 2:
            window.splitDockWidget(curve, candidates, _VERTICAL)
            window.tabifyDockWidget(candidates, agents)
        else:
            window.splitDockWidget(curve, agents, _VERTICAL)
            window.splitDockWidget(agents, candidates, _VERTICAL)
        for dock in (agents, candidates, curve):
            dock.show()
        self._title(together)
        window.resizeDocks([curve], [width], _HORIZONTAL)
        if together == 3:
            curve.raise_()
        elif together == 2:
            candidates.raise_()
            heights = [round(room * 0.56), round(room * 0.44)]
            window.resizeDocks([curve, candidates], heights, _VERTICAL)
        else:
            high = round((room - AGENTS_HEIGHT) * 0.67)
            heights = [high, AGENTS_HEIGHT, room - high - AGENTS_HEIGHT]
            window.resizeDocks([curve, agents, candidates], heights, _VERTICAL)

    def _put_behind(self) -> None:
        """Put docks without their own place into tabs behind candidates or timeline."""
        fronts = {_RIGHT: self._docks["candidates"], _BOTTOM: self._docks["timeline"]}
        for name, _title, area in DOCKS:
            if name not in WITH_PLACE:
                self._window.tabifyDockWidget(fronts[area], self._docks[name])
                fronts[area].raise_()

    def _title(self, together: int) -> None:
        """Give docks a title bar unless they are tabs."""
        for place, dock in enumerate(self._column()):
            tabbed = together > 1 and place < together
            if isinstance(dock.titleBarWidget(), _Title) == tabbed:
                old = dock.titleBarWidget()
                dock.setTitleBarWidget(QWidget() if tabbed else _Title(dock.windowTitle()))
                old.deleteLater()


def _behind_each_other(room: int) -> int:
    """Return how many docks of a right column of this height are tabs of one place; 1: none."""
    return 1 if room >= LOW_COLUMN else 2 if room >= LOWEST_COLUMN else 3


def _bottom_height(height: int) -> int:
    """Return the default height of the timeline in a window of this height."""
    return max(128, min(round(0.4 * height) - 150, 280))


def _column_height(height: int) -> int:
    """Return the height of the right column in a window of this height."""
    return height - _bottom_height(height) - 130


class _Waiting(QWidget):
    """Placeholder until the panels are loaded."""

    def __init__(self) -> None:
        super().__init__()
        self.setAutoFillBackground(True)
        self.setBackgroundRole(self.palette().ColorRole.Base)

    def sizeHint(self) -> QSize:
        return QSize(280, 100)
