"""The table model of the candidate moves."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from engine.base.translation import tr
from engine.record.handicap import format_komi
from engine.review.mistakes import candidate_class
from engine.search.report import AgentAnalysis, AnalysisReport, Candidate, loss_against_choice
from engine.value.fit import curve_at
from sai_studio.shared import figures
from sai_studio.shared.figures import move_name
from sai_studio.shared.texts import own_tip, plain_tip
from sai_studio.shared.widgets.figure_table import FigureColumn

MOVE: Final = tr("Move")
LOST: Final = tr("Lost")
WIN: Final = tr("Win")
VISITS: Final = tr("Visits")
CONTINUATION: Final = tr("Continuation")
GAME_KOMI: Final = tr("At game's komi")
"""Column that is shown only while the komi viewed is not the game's."""

CANDIDATE_ROLE: Final = Qt.ItemDataRole.UserRole
"""Role that returns the `CandidateRow` of an index."""

Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True)
class CandidateRow:
    """A candidate move with everything its row shows."""

    candidate: Candidate
    name: str
    """The move, e.g. "D4"."""
    order: int
    """Rank, 0 for the best."""
    is_choice: bool
    """Whether the engine would play it; not always the first in rank."""
    loss: int | None
    """Loss class 0 to 5; None if there are too few visits to judge the move."""
    lost: float
    """Points lost against the engine's choice; negative if the move has more [points]."""
    is_within_error: bool
    """Whether `lost` is 0 although the choice's points differ, within the error of the search."""
    share: float
    """Visits as a share of the most visited candidate's [0, 1]."""
    winrate: float
    """Winrate of the side shown [0, 1]."""
    fair: str
    """Fair komi after the move."""
    game_winrate: float
    """That winrate at the game's komi, by the curve searched at the viewed one [0, 1]."""
    variation: str
    """Principal variation after the move."""
    knows_score: bool
    """Whether the network estimates the score; otherwise points mean nothing."""


def _score(text: Callable[[CandidateRow], str]) -> Callable[[CandidateRow], str]:
    return lambda row: text(row) if row.knows_score else "\u2013"


def _lost(row: CandidateRow) -> str:
    """Return the points lost; a dash for a move with too few visits to be judged."""
    if row.loss is None:
        return "\u2013"
    return figures.ABOUT_ZERO if row.is_within_error else figures.points(row.lost)


def _reason(row: CandidateRow) -> str | None:
    """Return why a move that isn't the choice loses nothing; None if it does or is the choice."""
    if row.loss is None or not row.knows_score:
        return None
    if row.is_within_error:
        return tr("within the error of the search")
    if row.lost < 0.0:
        return tr(
            "More points than the engine's choice, which was searched more: an agent that plays "
            "to win gives points for certainty"
        )
    return None


COLUMNS: Final = (
    FigureColumn(
        MOVE,
        tr(
            "<p>The move; the disc has the color of the points it loses, gray with few visits. A "
            "ring "
            "marks the engine's choice. This column sorts by the engine's own order. "
            "Double-click or "
            "Enter plays.</p>"
        ),
        "\u25cf pass\u2002",
        lambda row: row.name,
        lambda row: row.order,
        9,
        left=True,
    ),
    FigureColumn(
        LOST,
        tr(
            "<p>Points lost by the side to move against the agent's choice, which is the most "
            "searched move. \u22480 is a difference within the error of the search, either way; a "
            "negative number means more points than the choice; a dash means too few visits to "
            "judge the move.</p><p>For the move played in the game, the "
            "search of the next position is used if that was deeper.</p><p>alpha of the "
            "choice \u2212 alpha of this move</p>"
        ),
        "12.3",
        _score(_lost),
        lambda row: math.inf if row.loss is None else row.lost,
        8,
    ),
    FigureColumn(
        WIN,
        tr(
            "<p>How often {side} wins after the move at the viewed komi.</p>"
            "<p>P = mean over the search of 1 / (1 + e<sup>\u2212beta (alpha \u2212 "
            "komi)</sup>)</p>"
        ),
        "99.9 %",
        lambda row: figures.percent(row.winrate),
        lambda row: row.winrate,
        7,
        falling=True,
        title=tr("White wins"),
    ),
    FigureColumn(
        GAME_KOMI,
        tr(
            "<p>How often {side} wins after the move at the game's komi, to compare with the "
            "viewed "
            "one. Read off the searched curve of the move.</p>"
        ),
        "99.9 %",
        lambda row: figures.percent(row.game_winrate),
        lambda row: row.game_winrate,
        6,
        falling=True,
        title=tr("at {komi}", komi="\u2212399.5"),
    ),
    FigureColumn(
        tr("Fair"),
        tr("<p>Fair komi after the move: where Black's winrate is one half.</p><p>alpha</p>"),
        "\u221212.3",
        _score(lambda row: row.fair),
        lambda row: row.candidate.alpha,
        5,
        falling=True,
    ),
    FigureColumn(
        "\u03b2",
        tr(
            "<p>How settled the score is after the move: a large beta is a safe position, a "
            "small one "
            "a fight.</p><p>Half of the results lie within 1.1 / beta points of the fair komi.</p>"
        ),
        "10.2",
        _score(lambda row: figures.steepness(row.candidate.beta)),
        lambda row: row.candidate.beta,
        4,
        falling=True,
    ),
    FigureColumn(
        VISITS,
        tr(
            "<p>How often the search tried the move; with few visits the figures are rough and "
            "written faintly.</p>"
        ),
        "88.8k\u2003\u2003",
        lambda row: figures.count(row.candidate.visits),
        lambda row: row.candidate.visits,
        6,
        falling=True,
    ),
    FigureColumn(
        tr("Prior"),
        tr(
            "<p>The network's policy for the move: its probability before any "
            "search.</p><p>P(s, a)</p>"
        ),
        "99.9 %",
        lambda row: figures.percent(row.candidate.prior),
        lambda row: row.candidate.prior,
        2,
        falling=True,
    ),
    FigureColumn(
        CONTINUATION,
        tr("<p>The moves both sides are expected to play after it.</p>"),
        "C16 D17 E16",
        lambda row: row.variation,
        lambda row: row.variation,
        3,
        left=True,
    ),
)


class CandidateModel(QAbstractTableModel):
    """One row per move; rows keep their identity across reports of a position.

    It sorts its rows itself: a proxy model would call `data` for each comparison.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[CandidateRow] = []
        self._position: object = None
        self._side = tr("Black")
        self._game_komi = 0.0
        self._column, self._falling = 0, False
        self._held = False

    def show_report(
        self,
        position: object,
        report: AnalysisReport,
        agent: AgentAnalysis,
        game_komi: float,
        mover: bool,
    ) -> None:
        """Show the candidates of an agent.

        Parameters
        ----------
        position
            Identifies the position; another one resets the rows.
        game_komi
            Komi of the game, handicap compensation included [points].
        mover
            Whether winrates are those of the side to move instead of Black's.
        """
        rows = _rows_of(report, agent, game_komi, mover)
        self._set_titles(tr("White") if mover and report.to_play < 0 else tr("Black"), game_komi)
        if position is not self._position:
            self._position = position
            self.beginResetModel()
            self._rows = self._in_order(rows.values())
            self.endResetModel()
            return
        self._update(rows)
        if not self._held:
            self._arrange()

    def clear(self) -> None:
        """Remove all rows."""
        self.beginResetModel()
        self._rows, self._position = [], None
        self.endResetModel()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column from now on; -1 sorts by rank."""
        self._column, self._falling = max(column, 0), order == Qt.SortOrder.DescendingOrder
        self._arrange()

    def hold(self, held: bool) -> None:
        """Keep the order of rows while `held`, whatever their values become."""
        self._held = held
        if not held:
            self._arrange()

    def _in_order(self, rows: Iterable[CandidateRow]) -> list[CandidateRow]:
        key = COLUMNS[self._column].key
        return sorted(rows, key=key, reverse=self._falling)

    def _arrange(self) -> None:
        """Sort the rows; the selection follows its row."""
        rows = self._in_order(self._rows)
        if all(a is b for a, b in zip(rows, self._rows, strict=True)):
            return
        self.layoutAboutToBeChanged.emit()
        places = {row.candidate.move: place for place, row in enumerate(rows)}
        kept = self.persistentIndexList()
        moved = [
            self.index(places[self._rows[index.row()].candidate.move], index.column())
            for index in kept
        ]
        self._rows = rows
        self.changePersistentIndexList(kept, moved)
        self.layoutChanged.emit()

    def _update(self, rows: dict[int, CandidateRow]) -> None:
        """Update, remove and append rows without sorting."""
        for place in reversed(range(len(self._rows))):
            if self._rows[place].candidate.move not in rows:
                self.beginRemoveRows(QModelIndex(), place, place)
                del self._rows[place]
                self.endRemoveRows()
        for place, row in enumerate(self._rows):
            self._rows[place] = rows.pop(row.candidate.move)
        if self._rows:
            last = self.index(len(self._rows) - 1, len(COLUMNS) - 1)
            self.dataChanged.emit(self.index(0, 0), last)
        if rows:
            first = len(self._rows)
            self.beginInsertRows(QModelIndex(), first, first + len(rows) - 1)
            self._rows.extend(rows.values())
            self.endInsertRows()

    def _set_titles(self, side: str, game_komi: float) -> None:
        if (side, game_komi) != (self._side, self._game_komi):
            self._side, self._game_komi = side, game_komi
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(COLUMNS) - 1)

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(COLUMNS)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row, column = self._rows[index.row()], COLUMNS[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return column.text(row)
        if role == CANDIDATE_ROLE:
            return row
        if role == Qt.ItemDataRole.ToolTipRole and column.name == CONTINUATION:
            return plain_tip(row.variation)
        if role == Qt.ItemDataRole.ToolTipRole and column.name == LOST:
            reason = _reason(row)
            return plain_tip(reason) if reason else None
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(COLUMNS):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            name = COLUMNS[section].name
            if name == GAME_KOMI:
                return tr("at {komi}", komi=format_komi(self._game_komi))
            return tr("{side} wins", side=self._side) if name == WIN else name
        if role == Qt.ItemDataRole.ToolTipRole:
            return own_tip(COLUMNS[section].tip.replace("{side}", self._side))
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return COLUMNS[section].alignment
        return None


def _rows_of(
    report: AnalysisReport, agent: AgentAnalysis, game_komi: float, mover: bool
) -> dict[int, CandidateRow]:
    most = max((c.visits for c in agent.candidates), default=0)
    flip = mover and report.to_play < 0
    knows_score = report.network_beta > 0.0
    losses = {c.move: loss_against_choice(report, agent, c) for c in agent.candidates}
    return {
        c.move: CandidateRow(
            candidate=c,
            name=move_name(c.move, report.size),
            order=order,
            is_choice=c.move == agent.move,
            loss=candidate_class(report, agent, c),
            lost=losses[c.move][0],
            is_within_error=losses[c.move][1],
            share=c.visits / most if most else 0.0,
            winrate=1.0 - c.winrate if flip else c.winrate,
            fair=figures.fair_komi(c.alpha, report.size),
            game_winrate=_winrate_at(report, c, game_komi, flip),
            variation=" ".join(move_name(m, report.size) for m in c.variation[1:]),
            knows_score=knows_score,
        )
        for order, c in enumerate(agent.candidates)
    }


def holds_at(report: AnalysisReport, komi: float) -> bool:
    """Whether a report's winrates hold at a komi: they are for it, or no score is known."""
    return abs(komi - report.komi) < 1e-6 or report.network_beta <= 0.0


def _winrate_at(report: AnalysisReport, candidate: Candidate, komi: float, flip: bool) -> float:
    if holds_at(report, komi):
        winrate = candidate.winrate
    else:
        winrate = curve_at(report.komi_grid, candidate.curve, komi)
    return 1.0 - winrate if flip else winrate
