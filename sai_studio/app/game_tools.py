"""Commands for the whole board: rotations, guessing, autoplay, exports, patterns."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from engine.api.record import Turn

if TYPE_CHECKING:
    from sai_studio.windows.window_context import WindowContext

__all__ = ["GameTools"]


class GameTools(QObject):
    """Handlers of the commands in `board_commands`, and the windows that they open."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._session = context.session
        connect, edits = context.actions.connect_command, context.session.edits
        connect("rotate_left", partial(self._turn, Turn.LEFT))
        connect("rotate_right", partial(self._turn, Turn.RIGHT))
        connect("flip_horizontal", partial(self._turn, Turn.HORIZONTAL))
        connect("flip_vertical", partial(self._turn, Turn.VERTICAL))
        connect("exchange_colors", edits.exchange_colors)

    def _turn(self, turn: Turn) -> None:
        self._session.region.clear()
        self._session.edits.turn_game(turn)

    def close(self) -> bool:
        """Close the windows; False if a thread does not end."""
        return True
