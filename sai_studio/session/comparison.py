"""Part of the session: networks and engines whose figures the timeline shows beside our own."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from engine.review.game_review import GameReview
from engine.review.stored_analyses import estimate_by, networks_along
from engine.review.timeline import Estimate, winrates_of
from sai_studio.session.cursor import Cursor
from sai_studio.session.second_source import SecondSource

ENGINE: Final = "\nengine"
"""Key of the other engine; no network is called so."""
COLORS: Final = 3
"""Colors of networks; one node keeps the analyses of three besides the network in use."""


class ComparedLine(NamedTuple):
    """Figures of one network or engine along the current line."""

    name: str
    role: str
    """Theme color of its line."""
    estimates: list[Estimate | None]
    """One per node, root first; None where it analyzed nothing."""
    winrates: list[float | None]
    """Black's winrates [0, 1]."""


class Comparison(QObject):
    """What the timeline is compared with, as long as the game is open.

    Networks are those of the analyses stored for this game, under its rules; the other engine is
    compared unless it is turned off.

    Signals
    -------
    changed
        Another choice.
    """

    changed = Signal()

    def __init__(
        self,
        review: GameReview,
        cursor: Cursor,
        second: SecondSource,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._review, self._cursor, self._second = review, cursor, second
        self._networks: dict[str, int] = {}
        """Compared networks, with the number of their color."""
        self._with_engine = True
        self.shows_winrates = False
        """Whether winrates are also shown of networks with a score."""

    def choices(self) -> dict[str, str]:
        """Return names by key of all that the current line can be compared with."""
        review = self._review
        names = networks_along(self._cursor.line, review.record.rules)
        if review.kind is not None:
            names.pop(review.kind.network, None)
        return names | ({ENGINE: self._second.name} if self._second.name else {})

    def is_shown(self, key: str) -> bool:
        """Whether a network or the engine is compared."""
        return self._with_engine if key == ENGINE else key in self._networks

    def show(self, key: str, on: bool) -> None:
        """Compare with a network or the engine, or no longer."""
        if on == self.is_shown(key):
            return
        if key == ENGINE:
            self._with_engine = on
        elif on:
            free = set(range(COLORS)).difference(self._networks.values())
            self._networks[key] = min(free, default=len(self._networks) % COLORS)
        else:
            del self._networks[key]
        self.changed.emit()

    def show_winrates(self, on: bool) -> None:
        """Show winrates of all compared networks, or only of those without a score."""
        if on != self.shows_winrates:
            self.shows_winrates = on
            self.changed.emit()

    def restart(self) -> None:
        """Compare with no network, for another game. Emits no signal."""
        self._networks.clear()
        self._with_engine, self.shows_winrates = True, False

    def lines(self, komi: float) -> list[ComparedLine]:
        """Return the compared lines, with winrates at a komi; none while figures are withheld."""
        if self._review.blind:
            return []
        return [
            self._line(key, name, komi)
            for key, name in self.choices().items()
            if self.is_shown(key)
        ]

    def _line(self, key: str, name: str, komi: float) -> ComparedLine:
        line, rules = self._cursor.line, self._review.record.rules
        if key == ENGINE:
            role, estimates = "second", [self._second.estimate(node, komi) for node in line]
        else:
            role = f"network{self._networks[key]}"
            estimates = [estimate_by(node, key, rules, komi) for node in line]
        return ComparedLine(name, role, estimates, winrates_of(estimates, komi))
