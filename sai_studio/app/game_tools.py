"""Commands for the whole board: rotations, guessing, autoplay, exports, patterns."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject

from engine.api.record import Turn
from sai_studio.model.session.autoplay import SPEEDS_MS
from sai_studio.windows.guess.menu import GuessMenu

if TYPE_CHECKING:
    from sai_studio.windows.window_context import WindowContext

__all__ = ["GameTools"]


class GameTools(QObject):
    """Handlers of the commands in `board_commands`, and the windows that they open."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._window, self._actions = context.window, context.actions
        self._session, self._preferences = context.session, context.preferences
        self._guess = GuessMenu(context)
        self._rotations()
        self._autoplay()

    def close(self) -> bool:
        """Close the windows; False if a thread does not end."""
        self._session.autoplay.stop()
        return self._guess.close()

    # --- rotations -----------------------------------------------------------------------------

    def _rotations(self) -> None:
        connect = self._actions.connect_command
        connect("rotate_left", partial(self._turn, Turn.LEFT))
        connect("rotate_right", partial(self._turn, Turn.RIGHT))
        connect("flip_horizontal", partial(self._turn, Turn.HORIZONTAL))
        connect("flip_vertical", partial(self._turn, Turn.VERTICAL))
        connect("exchange_colors", self._session.edits.exchange_colors)

    def _turn(self, turn: Turn) -> None:
        self._session.region.clear()
        self._session.edits.turn_game(turn)

    # --- autoplay ------------------------------------------------------------------------------

    def _autoplay(self) -> None:
        autoplay = self._session.autoplay
        self._actions.connect_command("autoplay", autoplay.switch)
        for milliseconds in SPEEDS_MS:
            self._actions.connect_command(
                f"autoplay_{milliseconds}", partial(self._set_speed, milliseconds)
            )
        autoplay.changed.connect(self._autoplay_changed)
        self._show_speed(self._preferences.get("autoplay_ms"))

    def _set_speed(self, milliseconds: int) -> None:
        self._preferences.set("autoplay_ms", milliseconds)
        self._show_speed(milliseconds)

    def _show_speed(self, milliseconds: int) -> None:
        self._session.autoplay.set_speed(milliseconds)
        if milliseconds in SPEEDS_MS:
            self._actions[f"autoplay_{milliseconds}"].setChecked(True)

    def _autoplay_changed(self) -> None:
        """Watch the window for clicks while moves are played."""
        is_on, handle = self._session.autoplay.is_on, self._window.windowHandle()
        self._actions.refresh()
        self._actions["autoplay"].setChecked(is_on)
        if handle is not None:
            handle.removeEventFilter(self)
            if is_on:
                handle.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseButtonPress:
            self._session.autoplay.stop()
        return False
