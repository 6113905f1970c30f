"""Commands for the whole board: rotations, guessing, autoplay, exports, patterns."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Signal

from engine.base.files import user_folder
from engine.record.transform import Turn
from sai_studio.model.session.autoplay import SPEEDS_MS
from sai_studio.shared.sounds import CAPTURE, STONE, Sounds
from sai_studio.views.board.landing import played_stone
from sai_studio.windows.dialogs.limit_candidates import LimitCandidatesDialog
from sai_studio.windows.guess.menu import GuessMenu
from sai_studio.windows.patterns.menu import PatternMenu

if TYPE_CHECKING:
    from sai_studio.model.view_options import ViewOptions
    from sai_studio.windows.window_context import WindowContext

SPREADS: Final = ("search", "equal", "sweep")
STONE_OPTIONS: Final = ("uneven_stones", "stone_animation", "sounds")


class GameTools(QObject):
    """Handlers of the commands in `board_commands`, and the windows that they open.

    Signals
    -------
    crashed
        Traceback of a bug on a thread of one of the windows.
    """

    crashed = Signal(str)

    def __init__(self, context: WindowContext, options: ViewOptions) -> None:
        super().__init__(context.window)
        self._window, self._actions = context.window, context.actions
        self._session, self._preferences = context.session, context.preferences
        self._options = options
        self._node = context.session.cursor.node
        self._sounds = Sounds(user_folder("sounds"), self)
        self._guess, self._patterns = GuessMenu(context), PatternMenu(context)
        self._patterns.crashed.connect(self.crashed)
        self._rotations()
        self._autoplay()
        self._stones()
        self._spreads()

    def close(self) -> bool:
        """Close the windows; False if a thread does not end."""
        self._session.autoplay.stop()
        return all([self._guess.close(), self._patterns.close()])

    # --- rotations -----------------------------------------------------------------------------

    def _rotations(self) -> None:
        connect = self._actions.connect_command
        connect("rotate_left", partial(self._turn, Turn.LEFT))
        connect("rotate_right", partial(self._turn, Turn.RIGHT))
        connect("flip_horizontal", partial(self._turn, Turn.HORIZONTAL))
        connect("flip_vertical", partial(self._turn, Turn.VERTICAL))
        connect("exchange_colors", self._session.edits.exchange_colors)
        connect("tsumego_frame", self._session.edits.add_frame)

    def _turn(self, turn: Turn) -> None:
        self._session.region.clear()
        self._session.edits.turn_game(turn)

    # --- stones --------------------------------------------------------------------------------

    def _stones(self) -> None:
        for name in STONE_OPTIONS:
            self._actions.connect_command(name, partial(self._options.toggle, name))
        self._actions.allow(self._actions["sounds"], self._sounds.refusal)
        self._options.changed.connect(self._show_stone_options)
        self._session.cursor.moved.connect(self._sound)
        self._show_stone_options()

    def _show_stone_options(self) -> None:
        for name in STONE_OPTIONS:
            self._actions[name].setChecked(bool(self._options.get(name)))

    def _sound(self) -> None:
        """Play the sound of a stone after a step forward."""
        cursor = self._session.cursor
        before, self._node = self._node, cursor.node
        if not self._options.get("sounds") or played_stone(self._session, before) is None:
            return
        earlier, board = cursor.record.board_at(before), cursor.board
        taken = board.captured_black + board.captured_white
        taken -= earlier.captured_black + earlier.captured_white
        self._sounds.play(CAPTURE if taken else STONE)

    # --- limits of the search ------------------------------------------------------------------

    def _spreads(self) -> None:
        region = self._session.region
        for spread in SPREADS:
            self._actions.connect_command(f"spread_{spread}", partial(region.set_spread, spread))
        self._actions.connect_command(
            "limit_candidates", lambda: LimitCandidatesDialog(self._options, self._window).open()
        )
        region.changed.connect(self._show_spread)
        self._show_spread()

    def _show_spread(self) -> None:
        self._actions[f"spread_{self._session.region.spread}"].setChecked(True)

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
