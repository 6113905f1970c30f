"""The docks beside the board, and their named layouts: one column, stacked or tabbed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QByteArray, QEvent, QObject, QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QDockWidget,
    QLabel,
    QMainWindow,
    QTabBar,
    QTabWidget,
    QToolBar,
    QWidget,
)

from sai_studio.app.view_list import PLAY_VIEW, VIEWS, View
from sai_studio.kit import theme
from sai_studio.kit.refresh import BEHIND
from sai_studio.review.view_panel import ViewPanel

Groups = tuple[tuple[str, ...], ...]
"""Names of docks from top to bottom; those of one group are tabs of one place, the first shown."""
Variant = tuple[int, Groups, tuple[int, ...]]
"""Least height of the column at normal text size [pixels], groups, and their shares of the height.

A group with share 0 knows its own height, which it takes from the next group, so that a panel that
folds lays out only that one anew."""

RECORD: Final = ("tree", "comment", "info")


@dataclass(frozen=True)
class Layout:
    """A named arrangement of the panels in the column beside the board."""

    variants: tuple[Variant, ...]
    """Arrangements by height, highest first; the first that fits is used."""
    has_all: bool = False
    """Whether the panels that the variants don't name are tabs, see `View.behind`; else hidden."""
    narrowest: float = 0.34
    widest: float = 0.47
    """Least and largest share of the window's width that the column of panels takes."""


LAYOUTS: Final[dict[str, Layout]] = {
    "review": Layout(
        (
            (
                820,
                (("curve",), ("agents",), ("candidates",), ("timeline",), RECORD),
                (240, 0, 260, 205, 94),
            ),
            (
                700,
                (("curve",), ("agents",), ("candidates",), ("timeline", *RECORD)),
                (225, 0, 315, 240),
            ),
            (
                565,
                (("curve",), ("candidates", "agents"), ("timeline", *RECORD)),
                (230, 160, 200),
            ),
            (0, (("curve", "candidates", "agents"), ("timeline", *RECORD)), (240, 200)),
        ),
        has_all=True,
    ),
    "play": Layout(((0, (("play",), ("info", "comment", "tree")), (0, 1)),), False, 0.26, 0.36),
    "lesson": Layout(
        (
            (500, (("comment",), ("tree",)), (300, 300)),
            (0, (("comment", "tree"),), (1,)),
        ),
        False,
        0.26,
        0.42,
    ),
    "analysis": Layout(
        (
            (560, (("curve",), ("agents",), ("candidates",)), (420, 0, 380)),
            (0, (("curve",), ("candidates", "agents")), (230, 200)),
        ),
        False,
        0.42,
        0.55,
    ),
}

_RIGHT: Final = Qt.DockWidgetArea.RightDockWidgetArea
_VERTICAL: Final = Qt.Orientation.Vertical

_AT_GAME_KOMI: Final = (*RECORD, "report", PLAY_VIEW.id)
"""Docks whose figures don't follow the viewed komi."""
ABOVE_AND_BELOW: Final = 96
"""Height of menu bar, toolbar and status bar [pixels]."""
STRIPS: Final = 120
"""Height of the strips above and below the board [pixels]."""


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
    """The docks of a main window, by name.

    The column beside the board is as high as the board. In a high window all docks are stacked, in
    a lower one some share a place as tabs. Docks that the user moved, closed or made float stay as
    they are, and so do heights that the user gave them.
    """

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._docks: dict[str, QDockWidget] = {}
        self._layout = LAYOUTS["review"]
        self._arranges_later = False
        """Whether a layout was chosen during a game that hides analysis."""
        self._remark = self._short = ""
        self._dragged: dict[Groups, list[int]] = {}
        """Heights of groups that the user set by dragging, by layout [pixels]."""
        self._dragged_width: int | None = None
        """Width of the column that the user set by dragging [pixels]."""
        self._pressed: tuple[int, list[int]] = (0, [])
        """Width of the column and heights of groups when the mouse button was pressed."""
        self._before_play: QByteArray | None = None
        """Layout before a game during which analysis is hidden; None otherwise."""
        self._before_zen: QByteArray | None = None
        """Layout before only the board was shown; None otherwise."""
        window.installEventFilter(self)
        for view in (*VIEWS, PLAY_VIEW):
            dock = QDockWidget(view.title, window)
            dock.setObjectName(view.id)
            dock.setTitleBarWidget(_Title(view.title))
            dock.setWidget(_Waiting())
            self._docks[view.id] = dock
            dock.visibilityChanged.connect(partial(self._note_behind, dock))
            dock.topLevelChanged.connect(partial(self._note_floating, dock))
            window.addDockWidget(_RIGHT, dock)
        self._docks[PLAY_VIEW.id].hide()
        areas = Qt.DockWidgetArea.AllDockWidgetAreas
        window.setTabPosition(areas, QTabWidget.TabPosition.North)

    def __getitem__(self, name: str) -> QDockWidget:
        return self._docks[name]

    def all(self) -> list[QDockWidget]:
        """Every dock in the order of `VIEWS`."""
        return [self._docks[view.id] for view in VIEWS]

    @property
    def is_playing(self) -> bool:
        """Whether the game in play takes the place of the empty panels."""
        return self._before_play is not None

    def set_playing(self, on: bool) -> None:
        """Show the game in play in place of the panels that hidden analysis leaves empty, or
        restore the layout before."""
        window, play = self._window, self._docks[PLAY_VIEW.id]
        if on and self._before_play is None:
            self._before_play = window.saveState()
            if not play.isVisible():  # the layout for playing has it
                self._arrange_play()
        elif not on and self._before_play is not None:
            before, self._before_play = self._before_play, None
            window.restoreState(before)
            if PLAY_VIEW.id not in self._names():
                play.hide()
            if self._arranges_later:
                self.arrange()
            else:
                self.adapt()
        self._update_titles()

    def _arrange_play(self) -> None:
        """Put the game in play above the panels of the record, and hide the others."""
        window, play, width = self._window, self._docks[PLAY_VIEW.id], self._width()
        shown = [self._docks[name] for name in RECORD]
        for dock in self.all():
            dock.setVisible(dock in shown and not dock.isFloating())
        window.addDockWidget(_RIGHT, play)
        window.splitDockWidget(play, shown[0], _VERTICAL)
        for dock in shown[1:]:
            window.tabifyDockWidget(shown[0], dock)
        play.show()
        shown[0].raise_()
        self._resize([play], [width], Qt.Orientation.Horizontal)
        height = play.sizeHint().height()
        rest = window.height() - ABOVE_AND_BELOW - height
        self._resize([play, shown[0]], [height, rest], _VERTICAL)

    @property
    def is_zen(self) -> bool:
        """Whether only the board is shown."""
        return self._before_zen is not None

    def switch_zen(self) -> None:
        """Show only the board, or everything again."""
        window = self._window
        if self._before_zen is None:
            self._before_zen = window.saveState()
            direct = Qt.FindChildOption.FindDirectChildrenOnly
            for kind in (QDockWidget, QToolBar):
                for part in window.findChildren(kind, options=direct):
                    part.hide()
        else:
            before, self._before_zen = self._before_zen, None
            window.restoreState(before)
        window.statusBar().setVisible(self._before_zen is None)

    def fill(self, name: str, panel: ViewPanel) -> None:
        """Put a panel into its dock."""
        dock = self._docks[name]
        waiting = dock.widget()
        panel.setProperty(BEHIND, waiting.property(BEHIND))
        dock.setWidget(panel)
        if waiting is not None:
            waiting.deleteLater()
        panel.set_tabbed(bool(self._window.tabifiedDockWidgets(dock)))
        panel.height_changed.connect(self._follow_height)

    def _note_behind(self, dock: QDockWidget, shown: bool) -> None:
        """Note whether the tab of a panel is selected, so that the others draw nothing."""
        dock.widget().setProperty(BEHIND, not shown)
        if self._remark:
            self._entitle(dock)

    def _note_floating(self, dock: QDockWidget, floating: bool) -> None:
        if floating:
            self._note_behind(dock, True)

    def set_remark(self, remark: str, short: str) -> None:
        """Add a remark to the titles of panels that show winrates; "" removes it.

        Of tabs, which share the width of the column, the one in front has the short one.
        """
        if remark != self._remark:
            self._remark, self._short = remark, short
            self._update_titles()

    def use(self, layout: str) -> None:
        """Make a layout of `LAYOUTS` the current one, whose saved sizes will be restored."""
        self._layout = LAYOUTS[layout]

    def choose(self, layout: str) -> None:
        """Arrange the docks in a layout of `LAYOUTS`, after the game if it hides analysis."""
        self.use(layout)
        if self.is_playing:
            self._arranges_later = True
        else:
            self.arrange()

    def arrange(self) -> None:
        """Apply the defaults of the current layout for the size of the window."""
        if self.is_playing:
            self._arrange_play()
            return
        self._arranges_later = False
        self._dragged.clear()
        self._dragged_width = None
        self._stack(self._fitting())

    def restored(self) -> None:
        """Keep the sizes of a saved layout that was just restored, and title its docks."""
        self._update_titles()
        groups = self._groups()
        if groups is not None:
            self._dragged[groups] = self._heights()
            self._dragged_width = self._width()

    def adapt(self) -> None:
        """Fit the docks to a window of another size, or to text of another size."""
        now, wanted = self._groups(), self._fitting()
        if now is None:  # the user's own arrangement
            self._update_titles()
        elif now == wanted:
            self._share_sizes(wanted)
        else:
            self._stack(wanted)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice when the user drags a separator: only then the window gets mouse events."""
        if event.type() == QEvent.Type.MouseButtonPress:
            self._pressed = self._width(), self._heights()
        elif event.type() == QEvent.Type.MouseButtonRelease:
            groups, width, heights = self._groups(), self._width(), self._heights()
            if groups is not None and heights != self._pressed[1]:
                self._dragged[groups] = heights
            if width != self._pressed[0]:
                self._dragged_width = width
        return False

    def _groups(self) -> Groups | None:
        """Return the layout in use; None if the user changed the arrangement."""
        window, names = self._window, self._names()
        for name, dock in self._docks.items():
            if name not in names:
                if dock.isVisible():
                    return None
                continue
            shown = dock.isVisible() or bool(window.tabifiedDockWidgets(dock))
            if not shown or dock.isFloating() or window.dockWidgetArea(dock) != _RIGHT:
                return None
        for _least, groups, _shares in self._layout.variants:
            if all(self._together(group) for group in self._complete(groups)):
                return groups
        return None

    def _fitting(self) -> Groups:
        """Return the groups of the current layout for the height of the window."""
        room = (self._window.height() - ABOVE_AND_BELOW) / theme.font_scale()
        return next(groups for least, groups, _shares in self._layout.variants if room >= least)

    def _complete(self, groups: Groups) -> Groups:
        """Add the views that a layout with all of them does not name, behind `View.behind`."""
        if not self._layout.has_all:
            return groups
        named = {name for group in groups for name in group}
        return tuple(
            (*group, *(v.id for v in VIEWS if v.id not in named and v.behind in group))
            for group in groups
        )

    def _names(self) -> set[str]:
        """Return the names of the docks that the current layout shows."""
        groups = self._complete(self._layout.variants[0][1])
        return {name for group in groups for name in group}

    def _together(self, group: Sequence[str]) -> bool:
        """Whether exactly these docks share a place."""
        tabs = self._window.tabifiedDockWidgets(self._docks[group[0]])
        return {dock.objectName() for dock in tabs} == set(group[1:])

    def _heights(self) -> list[int]:
        """Return the height of each group of the layout in use, its tab bar included."""
        bar = max((bar.height() for bar in self._tab_bars() if bar.isVisible()), default=0)
        inside, heights = self._window.rect(), []
        for group in self._complete(self._groups() or ()):
            docks = [self._docks[name] for name in group]
            front = (dock for dock in docks if inside.intersects(dock.geometry()))  # tabs behind
            height = max((dock.height() for dock in front), default=0)  # are moved off the window
            heights.append(height + (bar if len(group) > 1 else 0))
        return heights

    def _tab_bars(self) -> list[QTabBar]:
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        return self._window.findChildren(QTabBar, options=direct)

    def _width(self) -> int:
        """Return the width of the column, that of its uppermost dock."""
        groups = self._groups()
        return self._docks[groups[0][0] if groups is not None else "curve"].width()

    def _stack(self, groups: Groups) -> None:
        """Arrange the docks of the current layout in a column, and hide the others."""
        window = self._window
        every, names = list(self._docks.values()), self._names()
        for dock in every:  # removed and added again: no longer tabs
            window.removeDockWidget(dock)
        fronts = [self._docks[group[0]] for group in groups]
        for dock in fronts:  # before there are tabs: splitting a tab would make another tab
            window.addDockWidget(_RIGHT, dock)
        for above, below in pairwise(fronts):
            window.splitDockWidget(above, below, _VERTICAL)
        for group in self._complete(groups):
            for name in group[1:]:
                window.addDockWidget(_RIGHT, self._docks[name])
                window.tabifyDockWidget(self._docks[group[0]], self._docks[name])
        for dock in every:
            dock.setFloating(False)
            if dock.objectName() in names:
                dock.show()
            else:  # below the others when a person shows it
                window.addDockWidget(_RIGHT, dock)
                dock.hide()
        self._update_titles()
        for dock in fronts:
            dock.raise_()
        self._share_sizes(groups)
        for bar in self._tab_bars():
            if bar.count() == 0:  # Qt keeps the bars of former tab groups
                bar.hide()

    def _share_sizes(self, groups: Groups) -> None:
        """Set the width of the column, and the height of each group."""
        width = self._dragged_width or self._column_width()
        front = self._docks[groups[0][0]]
        self._resize([front], [width], Qt.Orientation.Horizontal)
        self._share_heights(groups)

    def _resize(
        self, docks: Sequence[QDockWidget], sizes: Sequence[int], direction: Qt.Orientation
    ) -> None:
        """Resize docks; one for which a small window leaves no room gets the least it can have."""
        self._window.resizeDocks(docks, [max(size, 1) for size in sizes], direction)

    def _column_width(self) -> int:
        """Return the default width of the column for the size of the window [pixels]."""
        width, layout = self._window.width(), self._layout
        board = self._window.height() - ABOVE_AND_BELOW - STRIPS
        least, most = round(layout.narrowest * width), round(layout.widest * width)
        return min(max(width - board - 40, least), most)

    def _share_heights(self, groups: Groups) -> None:
        """Give each group its share of the height, or the height that the user gave it."""
        shares = next(shares for _least, known, shares in self._layout.variants if known == groups)
        fronts = [self._docks[group[0]] for group in groups]
        heights = self._dragged.get(groups)
        if heights is None:
            room = self._window.height() - ABOVE_AND_BELOW
            heights = [round(room * share / sum(shares)) for share in shares]
        else:
            heights = list(heights)
        for place, share in enumerate(shares):
            if not share:
                own = fronts[place].sizeHint().height()
                heights[place + 1] -= own - heights[place]
                heights[place] = own
        self._resize(fronts, heights, _VERTICAL)

    def _follow_height(self) -> None:
        """Share the heights again after a panel folded or unfolded."""
        groups = self._groups()
        if groups is not None:
            self._share_heights(groups)

    def _update_titles(self) -> None:
        """Give docks a title bar unless they are tabs, and tell the panels."""
        for view in (*VIEWS, PLAY_VIEW):
            dock = self._docks[view.id]
            tabbed = bool(self._window.tabifiedDockWidgets(dock))
            self._entitle(dock)
            panel, bar = dock.widget(), dock.titleBarWidget()
            if isinstance(panel, ViewPanel):
                panel.set_tabbed(tabbed)
            if isinstance(bar, _Title) == tabbed:
                dock.setTitleBarWidget(QWidget() if tabbed else _Title(dock.windowTitle()))
                bar.deleteLater()
            elif isinstance(bar, _Title):
                bar.setText(dock.windowTitle())

    def _entitle(self, dock: QDockWidget) -> None:
        """Set the title of a dock, with the remark if it concerns the view."""
        tabbed = bool(self._window.tabifiedDockWidgets(dock))
        remark = self._short if tabbed else self._remark
        if dock.objectName() in _AT_GAME_KOMI or (tabbed and dock.widget().property(BEHIND)):
            remark = ""
        every: tuple[View, ...] = (*VIEWS, PLAY_VIEW)
        title = next(view.title for view in every if view.id == dock.objectName())
        dock.setWindowTitle(f"{title} \u00b7 {remark}" if remark else title)


class _Waiting(QWidget):
    """Placeholder until the panels are loaded."""

    def __init__(self) -> None:
        super().__init__()
        self.setAutoFillBackground(True)
        self.setBackgroundRole(self.palette().ColorRole.Base)

    def sizeHint(self) -> QSize:
        return QSize(280, 100)
