"""What preferences and positions bring about in the window: colors, layouts, speeds, sounds."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject

from engine.base.files import user_folder
from engine.base.translation import tr
from sai_studio.kit import theme
from sai_studio.kit.language import choose_language
from sai_studio.kit.sounds import CAPTURE, STONE, Sounds
from sai_studio.review.board import board_looks
from sai_studio.review.board.board_view import played_stone

if TYPE_CHECKING:
    from sai_studio.app.docks import Docks
    from sai_studio.networks.window_context import WindowContext
    from sai_studio.session.preferences import WindowSettings


class Effects(QObject):
    """Applies the preferences as they are set, and remembers what the user chose elsewhere."""

    def __init__(self, context: WindowContext, docks: Docks) -> None:
        super().__init__(context.window)
        self._window, self._actions = context.window, context.actions
        self._session, self._preferences = context.session, context.preferences
        self._node = context.session.cursor.node
        self._sounds = Sounds(user_folder("sounds"), self)
        session, analysis, settings = self._session, context.analysis, self._settings

        def arrange() -> None:
            docks.choose(settings().panel_layout, expert=settings().expert)

        self._apply: Final[dict[str, Callable[[], object]]] = {
            "theme": lambda: theme.apply(mode=settings().theme),
            "font_scale": lambda: theme.apply(scale=settings().font_scale),
            "color_blind": lambda: theme.set_color_blind(settings().color_blind),
            "language": self._say_language,
            "panel_layout": arrange,
            "expert": arrange,
            "board": lambda: board_looks.choose(board=settings().board),
            "stones": lambda: board_looks.choose(stones=settings().stones),
            "autoplay_ms": lambda: session.autoplay.set_speed(settings().autoplay_ms),
            "visits": lambda: analysis.set_visits(settings().visits),
            "side": lambda: session.selection.set_side(settings().side),
            "overlay_ownership": self._explain_ownership,
        }
        """What happens when a preference is set, beyond what is drawn from it."""
        docks.use(settings().panel_layout, expert=settings().expert)
        for name in ("board", "stones", "autoplay_ms"):
            self._set(name)
        self._actions.allow(self._actions["sounds"], self._sounds.refusal)
        self._preferences.changed.connect(self._set)
        session.cursor.moved.connect(self._sound)
        session.autoplay.changed.connect(self._autoplay_changed)
        session.selection.lambdas_changed.connect(self._remember_lambda)
        session.selection.view_changed.connect(self._remember_hidden)

    @property
    def refusals(self) -> dict[str, str]:
        """Why preferences can't be used on this computer, by their names; "" if they can."""
        return {"sounds": self._sounds.refusal}

    def _settings(self) -> WindowSettings:
        return self._preferences.settings

    def _set(self, name: str) -> None:
        if name in self._apply:
            self._apply[name]()

    def _say_language(self) -> None:
        language = choose_language(self._preferences.settings.language)
        text = tr("The window is in {language} after the next start.", language=language.name)
        if language.code != "en":
            text += tr(" The translation was made by a machine; no person has read all of it yet.")
        self._session.message.emit("info", text)

    def _explain_ownership(self) -> None:
        """Explain why no ownership is shown if there is none."""
        session, report = self._session, self._session.reports.current
        if not self._preferences.settings.overlay_ownership or report is None:
            return
        if report.ownership is None and session.reports.stored is None:
            text = tr(
                "The network {network} doesn't estimate ownership; choose another one in the "
                "Networks menu.",
                network=report.network,
            )
            session.message.emit("info", text)
        elif report.ownership is None and not session.engine.analyzing:
            text = tr("Stored analysis has no ownership; analyze this position again.")
            session.message.emit("info", text)

    def _remember_lambda(self) -> None:
        own = self._session.selection.user_lambda
        self._preferences.update(user_lambda=-1.0 if own is None else own)

    def _remember_hidden(self) -> None:
        hidden = sorted(self._session.selection.hidden_agents)
        self._preferences.update(hidden_agents=" ".join(map(str, hidden)))

    # --- while moves are played ----------------------------------------------------------------

    def _sound(self) -> None:
        """Play the sound of a stone after a step forward."""
        cursor = self._session.cursor
        before, self._node = self._node, cursor.node
        is_on = self._preferences.settings.sounds
        if not is_on or played_stone(self._session, before) is None:
            return
        earlier, board = cursor.record.board_at(before), cursor.board
        taken = board.captured_black + board.captured_white
        taken -= earlier.captured_black + earlier.captured_white
        self._sounds.play(CAPTURE if taken else STONE)

    def _autoplay_changed(self) -> None:
        """Watch the window for clicks while moves are played."""
        is_on, handle = self._session.autoplay.is_on, self._window.windowHandle()
        if handle is not None:
            handle.removeEventFilter(self)
            if is_on:
                handle.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseButtonPress:
            self._session.autoplay.stop()
        return False
