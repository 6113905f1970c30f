"""The docks beside the board, and their named layouts: one or two columns, stacked or tabbed."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass, replace
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
RECORD: Final = ("tree", "comment", "info")


@dataclass(frozen=True)
class Variant:
    """An arrangement of panels for windows of some size."""

    height: int
    """Least height of the column at normal text size [pixels]."""
    groups: Groups
    shares: tuple[int, ...]
    """Share of each group in the height of its column.

    A group with share 0 knows its own height, which it takes from the next group, so that a panel
    that folds lays out only that one anew."""
    width: int = 0
    """Least width of the window at normal text size [pixels]."""
    inner: int = 0
    """Number of groups, the first ones, that form a second column, next to the board."""
    below: int = 0
    """Number of groups, 0 or 1, the last ones, that are below board and columns; their share is in
    the height of each column."""

    @property
    def columns(self) -> list[range]:
        """Places of the groups of each column, the one next to the board first."""
        end = len(self.groups) - self.below
        columns = range(self.inner), range(self.inner, end)
        return [column for column in columns if column]

    def without(self, names: frozenset[str]) -> Variant:
        """Return the arrangement without some panels, and without groups of these alone."""
        kept = [place for place, group in enumerate(self.groups) if not names.issuperset(group)]
        return replace(
            self,
            groups=tuple(tuple(n for n in self.groups[p] if n not in names) for p in kept),
            shares=tuple(self.shares[place] for place in kept),
            inner=sum(place < self.inner for place in kept),
        )

    def is_below(self, place: int) -> bool:
        """Return whether a group is below the columns."""
        return place >= len(self.groups) - self.below


@dataclass(frozen=True)
class Layout:
    """A named arrangement of the panels beside the board."""

    variants: tuple[Variant, ...]
    """Arrangements, largest first; the first that fits is used."""
    has_all: bool = False
    """Whether the panels that the variants don't name are tabs, see `View.behind`; else hidden."""
    narrowest: float = 0.34
    widest: float = 0.47
    """Least and largest share of the window's width that the panels take."""
    hidden: frozenset[str] = frozenset()
    """Panels that the layout leaves out."""

    def without(self, names: frozenset[str]) -> Layout:
        """Return the layout with some panels hidden."""
        return replace(self, variants=tuple(v.without(names) for v in self.variants), hidden=names)


LAYOUTS: Final[dict[str, Layout]] = {
    "review": Layout(
        (
            Variant(
                820,
                (("curve",), ("agents",), ("candidates",), ("timeline",), RECORD),
                (240, 0, 260, 205, 94),
            ),
            Variant(
                700,
                (("curve",), ("agents",), ("candidates",), ("timeline", *RECORD)),
                (225, 0, 315, 240),
            ),
            Variant(
                565,
                (("curve",), ("candidates", "agents"), ("timeline", *RECORD)),
                (230, 160, 200),
            ),
            Variant(0, (("curve", "candidates", "agents"), ("timeline", *RECORD)), (240, 200)),
        ),
        has_all=True,
    ),
    "mistakes": Layout(
        (
            Variant(
                780,
                (
                    ("curve",),
                    ("candidates", "agents"),
                    ("mistakes", "result", "report"),
                    ("timeline", *RECORD),
                ),
                (370, 330, 700, 200),
                width=1400,
                inner=2,
                below=1,
            ),
            Variant(
                700,
                (
                    ("mistakes", "result", "report"),
                    ("curve", "candidates", "agents"),
                    ("timeline", *RECORD),
                ),
                (340, 230, 190),
            ),
            Variant(
                0,
                (
                    ("mistakes", "result", "report", "curve", "candidates", "agents"),
                    ("timeline", *RECORD),
                ),
                (320, 200),
            ),
        ),
        has_all=True,
        widest=0.62,
    ),
    "play": Layout(
        (Variant(0, (("play",), ("info", "comment", "tree")), (0, 1)),), False, 0.26, 0.36
    ),
    "lesson": Layout(
        (
            Variant(500, (("comment",), ("tree",)), (300, 300)),
            Variant(0, (("comment", "tree"),), (1,)),
        ),
        False,
        0.26,
        0.42,
    ),
    "analysis": Layout(
        (
            Variant(560, (("curve",), ("agents",), ("candidates",)), (420, 0, 380)),
            Variant(0, (("curve",), ("candidates", "agents")), (230, 200)),
        ),
        False,
        0.42,
        0.55,
    ),
}

_EXPERT: Final = frozenset(view.id for view in VIEWS if view.is_expert)
_RIGHT: Final = Qt.DockWidgetArea.RightDockWidgetArea
_BELOW: Final = Qt.DockWidgetArea.BottomDockWidgetArea
_VERTICAL: Final = Qt.Orientation.Vertical
_HORIZONTAL: Final = Qt.Orientation.Horizontal
_INNER_SHARE: Final = 0.43
"""Share of two columns' width that the inner one takes."""

_AT_GAME_KOMI: Final = (*RECORD, "result", "report", PLAY_VIEW.id)
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
        self._dragged: dict[Variant, list[int]] = {}
        """Heights of groups that the user set by dragging [pixels]."""
        self._dragged_width: int | None = None
        """Width of the columns together that the user set by dragging [pixels]."""
        self._dragged_share: float | None = None
        """Share of the inner column in that width that the user set by dragging."""
        self._was_dragged = False
        """Whether the user gave a dock a size since the layout was applied."""
        self._pressed: tuple[list[int], list[int]] = ([], [])
        """Widths of the columns and heights of groups when the mouse button was pressed."""
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
        window, play, width = self._window, self._docks[PLAY_VIEW.id], sum(self._widths())
        shown = [self._docks[name] for name in RECORD]
        for dock in self.all():
            dock.setVisible(dock in shown and not dock.isFloating())
        window.addDockWidget(_RIGHT, play)
        window.splitDockWidget(play, shown[0], _VERTICAL)
        for dock in shown[1:]:
            window.tabifyDockWidget(shown[0], dock)
        play.show()
        shown[0].raise_()
        self._resize([play], [width], _HORIZONTAL)
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

    def use(self, layout: str, *, expert: bool) -> None:
        """Make a layout of `LAYOUTS` the current one, whose saved sizes will be restored.

        `expert` keeps the views of experts in it.
        """
        self._layout = LAYOUTS[layout] if expert else LAYOUTS[layout].without(_EXPERT)

    def choose(self, layout: str, *, expert: bool) -> None:
        """Arrange the docks in a layout of `LAYOUTS`, after the game if it hides analysis."""
        self.use(layout, expert=expert)
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
        self._dragged_width = self._dragged_share = None
        self._was_dragged = False
        self._stack(self._fitting())

    @property
    def is_untouched(self) -> bool:
        """Whether the docks are those of the current layout, and none was dragged to a size."""
        shown = not any(self._docks[name].isHidden() for name in self._names())
        return shown and not self._was_dragged and self._variant() is not None

    def bring_up(self, name: str) -> None:
        """Show a dock, in front of those that share its place."""
        self._docks[name].show()
        self._docks[name].raise_()

    def restored(self) -> None:
        """Keep the sizes of a saved layout that was just restored, and title its docks."""
        self._update_titles()
        variant = self._variant()
        if variant is not None:
            self._dragged[variant] = self._heights()
            self._keep_widths(self._widths())

    def adapt(self) -> None:
        """Fit the docks to a window of another size, or to text of another size."""
        now, wanted = self._variant(), self._fitting()
        if now is None:  # the user's own arrangement
            self._update_titles()
        elif now == wanted:
            self._share_sizes(wanted)
        else:
            chosen = {d for group in self._complete(now.groups) for d in self._in_front(group)}
            self._stack(wanted, chosen)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice when the user drags a separator: only then the window gets mouse events."""
        if event.type() == QEvent.Type.MouseButtonPress:
            self._pressed = self._widths(), self._heights()
        elif event.type() == QEvent.Type.MouseButtonRelease:
            variant, widths, heights = self._variant(), self._widths(), self._heights()
            self._was_dragged |= (widths, heights) != self._pressed
            if variant is not None and heights != self._pressed[1]:
                self._dragged[variant] = heights
            if widths != self._pressed[0]:
                self._keep_widths(widths)
        return False

    def _keep_widths(self, widths: list[int]) -> None:
        """Remember widths of columns that the user gave them."""
        self._dragged_width = sum(widths)
        if len(widths) > 1:
            self._dragged_share = widths[0] / max(sum(widths), 1)

    def _variant(self) -> Variant | None:
        """Return the arrangement in use; None if the user changed it."""
        names = self._names()
        for name, dock in self._docks.items():
            if name not in names:
                if dock.isVisible():
                    return None
                continue
            shown = dock.isVisible() or bool(self._window.tabifiedDockWidgets(dock))
            if not shown or dock.isFloating():
                return None
        return next(filter(self._is_arranged, self._layout.variants), None)

    def _is_arranged(self, variant: Variant) -> bool:
        """Return whether the docks are grouped and placed as in a variant."""
        groups = self._complete(variant.groups)
        areas = [self._window.dockWidgetArea(self._docks[group[0]]) for group in groups]
        wanted = [_BELOW if variant.is_below(place) else _RIGHT for place in range(len(groups))]
        return areas == wanted and all(map(self._together, groups))

    def _fitting(self) -> Variant:
        """Return the variant of the current layout for the size of the window."""
        scale = theme.font_scale()
        height, width = (self._window.height() - ABOVE_AND_BELOW) / scale, self._window.width()
        return next(
            variant
            for variant in self._layout.variants
            if height >= variant.height and width / scale >= variant.width
        )

    def _complete(self, groups: Groups) -> Groups:
        """Add the views that a layout with all of them does not name, behind `View.behind`."""
        if not self._layout.has_all:
            return groups
        named = {name for group in groups for name in group} | self._layout.hidden
        return tuple(
            (*group, *(v.id for v in VIEWS if v.id not in named and v.behind in group))
            for group in groups
        )

    def _names(self) -> set[str]:
        """Return the names of the docks that the current layout shows."""
        groups = self._complete(self._layout.variants[0].groups)
        return {name for group in groups for name in group}

    def _together(self, group: Sequence[str]) -> bool:
        """Whether exactly these docks share a place."""
        tabs = self._window.tabifiedDockWidgets(self._docks[group[0]])
        return {dock.objectName() for dock in tabs} == set(group[1:])

    def _heights(self) -> list[int]:
        """Return the height of each group of the layout in use, its tab bar included."""
        bar = max((bar.height() for bar in self._tab_bars() if bar.isVisible()), default=0)
        variant, heights = self._variant(), []
        for group in self._complete(variant.groups) if variant is not None else ():
            height = max((dock.height() for dock in self._in_front(group)), default=0)
            heights.append(height + (bar if len(group) > 1 else 0))
        return heights

    def _in_front(self, group: Sequence[str]) -> list[QDockWidget]:
        """Return the docks of a group that are in the window: tabs behind are moved off it."""
        docks = (self._docks[name] for name in group)
        return [dock for dock in docks if self._window.rect().intersects(dock.geometry())]

    def _tab_bars(self) -> list[QTabBar]:
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        return self._window.findChildren(QTabBar, options=direct)

    def _widths(self) -> list[int]:
        """Return the width of each column, that of its uppermost dock."""
        variant = self._variant()
        if variant is None:
            return [self._docks["curve"].width()]
        groups = self._complete(variant.groups)
        uppermost = [self._in_front(groups[column[0]]) for column in variant.columns]
        return [max((dock.width() for dock in docks), default=0) for docks in uppermost]

    def _stack(self, variant: Variant, chosen: Container[QDockWidget] = ()) -> None:
        """Arrange the docks of the current layout in columns, and hide the others.

        Of each group the first one of `chosen` is in front, else the first of all.
        """
        window = self._window
        every, names = list(self._docks.values()), self._names()
        for dock in every:  # removed and added again: no longer tabs
            window.removeDockWidget(dock)
        fronts = [self._docks[group[0]] for group in variant.groups]
        tops = [fronts[column[0]] for column in variant.columns]
        # before there are tabs: splitting a tab would make another tab
        for place, dock in enumerate(fronts):
            window.addDockWidget(_BELOW if variant.is_below(place) else _RIGHT, dock)
        for left, right in pairwise(tops):
            window.splitDockWidget(left, right, _HORIZONTAL)
        for column in variant.columns:
            for above, below in pairwise(fronts[place] for place in column):
                window.splitDockWidget(above, below, _VERTICAL)
        for place, group in enumerate(self._complete(variant.groups)):
            area = _BELOW if variant.is_below(place) else _RIGHT
            for name in group[1:]:
                window.addDockWidget(area, self._docks[name])
                window.tabifyDockWidget(self._docks[group[0]], self._docks[name])
        for dock in every:
            dock.setFloating(False)
            if dock.objectName() in names:
                dock.show()
            else:  # below the others when a person shows it
                window.addDockWidget(_RIGHT, dock)
                dock.hide()
        self._update_titles()
        for group in self._complete(variant.groups):
            docks = [self._docks[name] for name in group]
            next((dock for dock in docks if dock in chosen), docks[0]).raise_()
        self._share_sizes(variant)
        for bar in self._tab_bars():
            if bar.count() == 0:  # Qt keeps the bars of former tab groups
                bar.hide()

    def _share_sizes(self, variant: Variant) -> None:
        """Set the width of each column, and the height of each group."""
        width = self._dragged_width or self._column_width(variant)
        tops = [self._docks[variant.groups[column[0]][0]] for column in variant.columns]
        inner = round(width * (self._dragged_share or _INNER_SHARE))
        self._resize(tops, [width] if len(tops) == 1 else [inner, width - inner], _HORIZONTAL)
        self._share_heights(variant)

    def _resize(
        self, docks: Sequence[QDockWidget], sizes: Sequence[int], direction: Qt.Orientation
    ) -> None:
        """Resize docks; one for which a small window leaves no room gets the least it can have."""
        self._window.resizeDocks(docks, [max(size, 1) for size in sizes], direction)

    def _column_width(self, variant: Variant) -> int:
        """Return the default width of the columns for the size of the window [pixels]."""
        width, layout = self._window.width(), self._layout
        heights = self._share(variant)
        below = sum(height for place, height in enumerate(heights) if variant.is_below(place))
        board = self._window.height() - ABOVE_AND_BELOW - STRIPS - below
        least, most = round(layout.narrowest * width), round(layout.widest * width)
        return min(max(width - board - 40, least), most)

    def _share(self, variant: Variant) -> list[int]:
        """Return the height of each group by its share [pixels]."""
        room, shares = self._window.height() - ABOVE_AND_BELOW, variant.shares
        below = [place for place in range(len(shares)) if variant.is_below(place)]
        heights = [0] * len(shares)
        for column in variant.columns:
            whole = sum(shares[place] for place in (*column, *below))
            for place in (*column, *below):
                heights[place] = round(room * shares[place] / whole)
        return heights

    def _share_heights(self, variant: Variant) -> None:
        """Give each group its share of the height, or the height that the user gave it."""
        fronts = [self._docks[group[0]] for group in variant.groups]
        heights = list(self._dragged.get(variant) or self._share(variant))
        for place, share in enumerate(variant.shares):
            if not share:
                own = fronts[place].sizeHint().height()
                heights[place + 1] -= own - heights[place]
                heights[place] = own
        below = range(len(fronts) - variant.below, len(fronts))
        for places in (below, *variant.columns):
            if places:
                docks = [fronts[place] for place in places]
                self._resize(docks, [heights[place] for place in places], _VERTICAL)

    def _follow_height(self) -> None:
        """Share the heights again after a panel folded or unfolded."""
        variant = self._variant()
        if variant is not None:
            self._share_heights(variant)

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
