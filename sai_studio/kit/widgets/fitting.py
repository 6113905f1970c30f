"""Windows that fit on a small screen: contents that need more room scroll."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QDialog, QFrame, QLayout, QScrollArea, QVBoxLayout, QWidget

SMALLEST: Final = QSize(780, 440)
"""Room for a window on the smallest screen: 1600x1000 at 200 %, or 1366x768 at 150 %, less the
window's frame and the bar of the desktop [logical pixels]."""
FRAME: Final = QSize(8, 40)
"""Room for the frame and the title bar of a window [logical pixels]."""


class FittingDialog(QDialog):
    """A dialog that fits on the screen, see `fit_screen`."""

    def setVisible(self, visible: bool) -> None:
        """Fit the dialog into the screen before it is shown."""
        if visible:
            fit_screen(self)
        super().setVisible(visible)


def fit_screen(window: QWidget) -> None:
    """Bound a window that will be shown to its screen.

    Contents that need more than `SMALLEST` are put into an area that scrolls. On larger screens the
    window is as large as without.
    """
    layout = window.layout()
    if window.isVisible() or layout is None:
        return
    window.ensurePolished()
    least = _least(layout, window.width()).expandedTo(window.minimumSize())
    is_sized = window.testAttribute(Qt.WidgetAttribute.WA_Resized)
    size = (window.size() if is_sized else window.sizeHint()).expandedTo(least)
    if least != least.boundedTo(SMALLEST):
        page = _Page(window, layout)
        window.setMinimumSize(window.minimumSize().boundedTo(SMALLEST))
        column = QVBoxLayout(window)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(page)
        window.resize(size.boundedTo(_room(window)))
    elif size != size.boundedTo(_room(window)):
        window.resize(size.boundedTo(_room(window)))


def _room(window: QWidget) -> QSize:
    """Return the largest size of a window on its screen."""
    return window.screen().availableGeometry().size() - FRAME


def _least(layout: QLayout, width: int) -> QSize:
    """Return the smallest size of a layout; texts are wrapped at this width, if that is enough."""
    least = layout.totalMinimumSize()
    if layout.hasHeightForWidth():
        height = layout.totalHeightForWidth(max(width, least.width()))
        least.setHeight(max(least.height(), height))
    return least


class _Page(QScrollArea):
    """The contents of a window, which scroll if the window is smaller than they need.

    If they grow, such as by a message, the window grows as far as the screen allows.
    """

    def __init__(self, window: QWidget, layout: QLayout) -> None:
        super().__init__(window)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        content = QWidget()
        content.setLayout(layout)  # takes it, with its widgets, from the window
        content.setMinimumSize(window.minimumSize())
        self.setWidget(content)
        content.setAutoFillBackground(False)  # the window's own color shows
        self.viewport().setAutoFillBackground(False)

    def minimumSizeHint(self) -> QSize:
        """Return a size at which something can be read."""
        return SMALLEST / 3

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Grow with the contents."""
        done = super().eventFilter(watched, event)
        content = self.widget()
        if event.type() == QEvent.Type.LayoutRequest and watched is content and self.isVisible():
            layout = content.layout()
            assert layout is not None
            room, window = self.viewport().size(), self.window()
            least = _least(layout, room.width()).expandedTo(content.minimumSize())
            size = (window.size() + least.expandedTo(room) - room).boundedTo(_room(window))
            window.resize(size.expandedTo(window.size()))
        return done
