"""The model of the main window: an open game with its analysis, divided into parts with signals.

Widgets read the parts, call their methods and connect to their signals, but never talk to each
other. `cursor` is the current node, `edits` changes the record, `folding` collapses branches of the
tree, `autoplay` replays the game, `komi` is the viewed komi, `selection` holds selections, `play`
is the game in play, `engine` the status, `region` limits the search, `second` has results of
another engine, `review` stores all results, `reports` and `timeline` are those shown, `comparison`
chooses what the timeline is compared with.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from engine.record.game_node import GameNode
from engine.record.game_record import GameRecord
from engine.review.game_review import GameReview
from sai_studio.session.autoplay import Autoplay
from sai_studio.session.comparison import Comparison
from sai_studio.session.cursor import Cursor
from sai_studio.session.edits import Edits
from sai_studio.session.engine_in_use import EngineInUse
from sai_studio.session.folding import Folding
from sai_studio.session.game_timeline import GameTimeline
from sai_studio.session.komi_view import KomiView
from sai_studio.session.play import Play
from sai_studio.session.region import Region
from sai_studio.session.reports import Reports
from sai_studio.session.second_source import SecondSource
from sai_studio.session.selection import Selection


class Session(QObject):
    """An open game with its analysis: owns the parts and updates the others when one changes.

    Signals
    -------
    message
        Level ("info", "warning", "error") and one sentence for the user.
    retracted
        Sentence of a message that holds no longer.
    """

    message = Signal(str, str)
    retracted = Signal(str)

    def __init__(self, record: GameRecord, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path: Path | None = None
        """File of the game; None for a new or pasted one."""
        self.review = GameReview(record)
        """All results for the game."""
        self.ending = self.review.ending
        """Results of finished games."""
        self.cursor = Cursor(record, self)
        self.edits = Edits(self.cursor, self)
        self.folding = Folding(self.cursor, self)
        self.autoplay = Autoplay(self.cursor, self)
        self.komi = KomiView(self.cursor, self.edits, self)
        self.selection = Selection(self.review, self)
        self.engine = EngineInUse(self.review, self)
        self.play = Play(self)
        self.region = Region(self)
        self.second = SecondSource(self.region, self)
        self.reports = Reports(
            self.review,
            self.cursor,
            self.komi,
            self.selection,
            self.engine,
            self.region,
            self.second,
            self,
        )
        self.timeline = GameTimeline(self.review, self.cursor, self.komi, self.reports, self)
        self.comparison = Comparison(self.review, self.cursor, self.second, self)
        self.edits.message.connect(self.message)
        self.edits.positions_changed.connect(self._forget)
        self.edits.rules_changed.connect(self._rules_changed)
        self.edits.lines_changed.connect(self.review.refresh_timeline)
        self.engine.network_changed.connect(self._network_changed)

    @property
    def view(self) -> tuple[float, frozenset[int], int, str]:
        """Komi, region, player to move and share of visits for a search; see `as_viewed`."""
        region = self.region
        return self.komi.viewed, region.points, self.cursor.board.to_play, region.spread

    @property
    def awaits_count(self) -> bool:
        """Whether the network still looks for the dead stones of the game that ended here."""
        return self._is_analyzing and self.ending.needs_count(self.ending.end_of(self.cursor.node))

    @property
    def awaits_owners(self) -> bool:
        """Whether the network is about to tell who owns the points of the position."""
        if self.ending.is_over(self.cursor.node):
            return self.awaits_count
        is_limited = self.komi.is_exploring or self.region.is_on or self.review.blind
        known = is_limited or self.review.full_report(self.cursor.node) is not None
        return self._is_analyzing and not known

    @property
    def _is_analyzing(self) -> bool:
        is_at_work = self.engine.status.state in ("loading", "searching", "ready")
        return is_at_work and self.engine.analyzing

    def set_record(self, record: GameRecord, path: Path | None = None) -> None:
        """Show another game from its start; the undo history starts over."""
        self.selection.set_tool("play")
        self.selection.set_hovered(None)
        self.edits.undo_stack.clear()
        self.path = path
        self.region.clear()
        self.second.clear()
        self.cursor.show(record)
        self.review.set_record(record)
        self.komi.restart()
        self.comparison.restart()
        self.reports.update()
        self.cursor.record_changed.emit()
        self.edits.info_changed.emit()
        self.komi.changed.emit()
        self.cursor.moved.emit()
        self.timeline.changed.emit()

    def play_move(self, point: int) -> None:
        """Play a person's move, see `Edits.play`; does nothing while it is an engine's turn."""
        if not self.play.awaits_engine:
            self.edits.play(point)

    def mark_saved(self, path: Path) -> None:
        """Mark the game as saved to `path`."""
        self.path = path
        self.edits.undo_stack.setClean()
        self.edits.info_changed.emit()

    def mark_unsaved(self) -> None:
        """Mark the game as unsaved: it was pasted or recovered."""
        self.edits.undo_stack.resetClean()
        self.edits.info_changed.emit()

    def _forget(self, node: GameNode) -> None:
        """Drop the results for a node and all below it."""
        self.review.forget(node)
        self.second.forget(node)
        self.region.forget()

    def _rules_changed(self) -> None:
        self.review.refresh_timeline()
        self.timeline.changed.emit()
        self.komi.follow_game()

    def _network_changed(self) -> None:
        self.region.forget()
        self.reports.refresh()
        self.timeline.changed.emit()
