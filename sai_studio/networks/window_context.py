"""What windows beside the main one know of it, and the base of the tools that open them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from engine.record.game_record import GameRecord
from sai_studio.kit.widgets.side_window import SideWindow
from sai_studio.session.commands.command import Entry

if TYPE_CHECKING:
    from sai_studio.kit.widgets.message_bar import MessageBar
    from sai_studio.networks.network_choice import NetworkChoice
    from sai_studio.review.documents.documents import Documents
    from sai_studio.session.analysis.controller import AnalysisController
    from sai_studio.session.analysis.thread import OpenAnalyzer
    from sai_studio.session.commands.actions import Actions
    from sai_studio.session.people import People
    from sai_studio.session.preferences import Preferences
    from sai_studio.session.session import Session

W = TypeVar("W", bound=SideWindow)
T = TypeVar("T", bound="Tool[Any]")


@dataclass(frozen=True)
class WindowContext:
    """The parts of the main window that menus and commands work with."""

    window: QWidget
    """The main window, as the parent of dialogs and threads."""
    session: Session
    """The open game with its analysis."""
    preferences: Preferences
    """Settings that are kept between starts."""
    actions: Actions
    """The commands of the menus, by name."""
    messages: MessageBar
    """Messages above the board."""
    documents: Documents
    """Opens and saves games."""
    networks: NetworkChoice
    """The networks, and the choice among them."""
    analysis: AnalysisController
    """Runs the analysis."""
    people: People
    """What people of a rank would play, if the "human" network is there."""
    open_analyzer: OpenAnalyzer
    """Opens an engine of its own for a thread."""
    tools: dict[str, Tool[Any]]
    """The windows beside the main one, by the ids of their tools."""

    def open_game(self, make: Callable[[], GameRecord]) -> None:
        """Bring the main window to the front and show a new game, unsaved changes settled first."""
        self.bring_to_front()
        self.documents.save_first(lambda: self.documents.new(make()))

    def bring_to_front(self) -> None:
        """Show the main window before all others."""
        self.window.raise_()
        self.window.activateWindow()

    def tool(self, kind: type[T]) -> T:
        """Return a tool by its class."""
        return next(tool for tool in self.tools.values() if isinstance(tool, kind))


class Tool(QObject, Generic[W]):
    """A window beside the main one: created when it is first opened, closed with the main window.

    Signals
    -------
    crashed
        Traceback of a bug on a thread of that window.
    """

    crashed = Signal(str)
    id: ClassVar[str]
    """Its name in `WindowContext.tools`."""
    entries: ClassVar[tuple[Entry[Any], ...]]
    """Its commands, and which ones they follow in the menus."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context, self.session = context, context.session
        self._made: W | None = None

    def start(self) -> None:
        """Begin what needs no window, once the main window is complete."""

    def _make(self) -> W:
        """Create the window."""
        raise NotImplementedError

    def side_window(self) -> W:
        """Return the window, hidden or not."""
        if self._made is None:
            self._made = self._make()
        return self._made

    def show_window(self) -> W:
        """Bring the window to the front."""
        window = self.side_window()
        window.show_up()
        return window

    def close(self) -> bool:
        """Close the window as the main window closes; False if a thread of it does not end."""
        window, self._made = self._made, None
        if window is None:
            return True
        window.close()
        ended = self._close(window)
        if ended:  # a running thread still needs its objects
            window.deleteLater()
        return ended

    def _close(self, window: W) -> bool:
        """Stop the threads of the closed window; False if one does not end in time."""
        return True
