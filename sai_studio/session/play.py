"""Part of the session: the game that is being played, if any."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from engine.base.translation import tr
from engine.record.game_node import GameNode
from sai_studio.session.game_clock import GameClock


@dataclass(frozen=True)
class GameInPlay:
    """A game that is being played."""

    engine_colors: frozenset[int]
    """Colors that an engine plays, BLACK or WHITE."""
    engine: str = ""
    """Name of the engine; "" without one."""
    level: str = ""
    """Level of the engine, in words."""
    hides: bool = True
    """Whether analysis is hidden."""
    is_counted: bool = True
    """Whether the game has a result; false while a position is only played out."""

    @property
    def may_resign(self) -> bool:
        """Whether a person plays and may resign."""
        return self.is_counted and len(self.engine_colors) <= 1

    def player(self, color: int, info: Mapping[str, str]) -> str:
        """Return the name of a player: of the engine, or of the person; "" if that is unknown.

        A game in a record of others is not played by the players that the record names.

        Parameters
        ----------
        color
            BLACK or WHITE.
        info
            Game info of the record.
        """
        names = {side: info.get("PB" if side > 0 else "PW", "") for side in (1, -1)}
        if not self.engine_colors:
            return names[color]
        is_engine = {
            side: bool(name) and name.startswith(self.engine) for side, name in names.items()
        }
        if color in self.engine_colors:
            return names[color] if is_engine[color] else self.engine
        is_own = is_engine[-color] and not is_engine[color]
        return names[color] if is_own or not any(names.values()) else tr("You")


class Play(QObject):
    """The game in play: its players, whose turn it is, the clocks, and a requested hint.

    Signals
    -------
    changed
        A game began or ended, `status`, `head` or `hint` changed.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game: GameInPlay | None = None
        """The game; None while none is played."""
        self.status = ""
        """Whose turn it is, as a sentence."""
        self.awaits_engine = False
        """Whether it is an engine's turn: it thinks, or the coach checks the person's move."""
        self.head: GameNode | None = None
        """Position that the game has reached; the cursor may be elsewhere."""
        self.hint: tuple[GameNode, int] | None = None
        """Position and point of the hint that is shown."""
        self.clock = GameClock(parent=self)

    def begin(self, game: GameInPlay, head: GameNode) -> None:
        """Begin a game at a position."""
        self.game, self.head, self.hint, self.status = game, head, None, ""
        self.changed.emit()

    def end(self) -> None:
        """End the game."""
        if self.game is not None:
            self.game = self.head = self.hint = None
            self.status, self.awaits_engine = "", False
            self.clock.stop()
            self.changed.emit()

    def set_engine_colors(self, colors: frozenset[int]) -> None:
        """Set the colors that an engine plays, which change if the players swap."""
        if self.game is not None and colors != self.game.engine_colors:
            self.game = replace(self.game, engine_colors=colors)
            self.changed.emit()

    def say(self, status: str, *, awaits_engine: bool = False) -> None:
        """Set the sentence that says whose turn it is, and whether an engine has the move."""
        self.awaits_engine = awaits_engine
        if status != self.status:
            self.status = status
            self.changed.emit()

    def set_head(self, node: GameNode) -> None:
        """Set the position that the game has reached."""
        if node is not self.head:
            self.head = node
            self.changed.emit()

    def set_hint(self, hint: tuple[GameNode, int] | None) -> None:
        """Show a move as a hint; None removes it."""
        if hint != self.hint:
            self.hint = hint
            self.changed.emit()
