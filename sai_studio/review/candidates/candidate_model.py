"""The table model of the candidate moves."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, Qt

from engine.base.translation import tr
from engine.record.handicap import format_komi
from engine.review.mistakes import candidate_class
from engine.search.report import (
    AgentAnalysis,
    AnalysisReport,
    Candidate,
    chance_to_win_by,
    loss_against_choice,
)
from engine.search.value.fit import curve_at
from sai_studio.kit import figures
from sai_studio.kit.figures import move_name
from sai_studio.kit.widgets.rows import Column, RowsModel

MOVE: Final = tr("Move")
LOST: Final = tr("Lost")
WIN: Final = tr("Win")
VISITS: Final = tr("Visits")
CONTINUATION: Final = tr("Continuation")
WIN_BY: Final = tr("Wins by")
"""Column that is shown only with a margin: of the preference, or of the selected agent."""
FAIR: Final = tr("Fair")
BETA: Final = "\u03b2"
PRIOR: Final = tr("Prior")
EXPERT_COLUMNS: Final = (FAIR, BETA, PRIOR, CONTINUATION)
"""Columns that are shown only with *View \u203a Expert*."""
GAME_KOMI: Final = tr("At game's komi")
"""Column that is shown only while the komi viewed is not the game's."""


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
    margin_winrate: float
    """Chance of the side to move to win by the margin or more, at the viewed komi [0, 1]."""
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


def _reason(row: CandidateRow) -> str:
    """Return why a move that isn't the choice loses nothing; "" if it does or is the choice."""
    if row.loss is None or not row.knows_score:
        return ""
    if row.is_within_error:
        return tr("within the error of the search")
    if row.lost < 0.0:
        return tr(
            "More points than the engine's choice, which was searched more: an agent that plays "
            "to win gives points for certainty"
        )
    return ""


COLUMNS: Final[tuple[Column[CandidateRow], ...]] = (
    Column(
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
    Column(
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
        tip=_reason,
    ),
    Column(
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
        widest_title=tr("White wins"),
    ),
    Column(
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
        widest_title=tr("at {komi}", komi="\u2212399.5"),
    ),
    Column(
        WIN_BY,
        tr(
            "<p>How often the side to move wins by {margin} points or more at the viewed komi, "
            "read off the searched curve of the move.</p><p>Right-click the table to choose the "
            "points.</p>"
        ),
        "99.9 %",
        _score(lambda row: figures.percent(row.margin_winrate)),
        lambda row: row.margin_winrate,
        6,
        falling=True,
        widest_title=tr("by {margin}+", margin="88.5"),
    ),
    Column(
        FAIR,
        tr("<p>Fair komi after the move: where Black's winrate is one half.</p><p>alpha</p>"),
        "\u221212.3",
        _score(lambda row: row.fair),
        lambda row: row.candidate.alpha,
        5,
        falling=True,
    ),
    Column(
        BETA,
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
    Column(
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
    Column(
        PRIOR,
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
    Column(
        CONTINUATION,
        tr("<p>The moves both sides are expected to play after it.</p>"),
        "C16 D17 E16",
        lambda row: row.variation,
        lambda row: row.variation,
        3,
        left=True,
        tip=lambda row: row.variation,
    ),
)


class CandidateModel(RowsModel[CandidateRow]):
    """One row per move; rows keep their identity across reports of a position."""

    has_html = True

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(COLUMNS, lambda row: row.candidate.move, parent)
        self._position: object = None
        self._side = tr("Black")
        self._game_komi = self._margin = 0.0

    def show_report(
        self,
        position: object,
        report: AnalysisReport,
        agent: AgentAnalysis,
        game_komi: float,
        mover: bool,
        margin: float = 0.0,
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
        margin
            Points by which the side to move wants to win.
        """
        side = tr("White") if mover and report.to_play < 0 else tr("Black")
        shown = side, game_komi, margin
        if shown != (self._side, self._game_komi, self._margin):
            self._side, self._game_komi, self._margin = shown
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(COLUMNS) - 1)
        fresh, self._position = position is not self._position, position
        self.show_rows(_rows_of(report, agent, game_komi, mover, margin), fresh=fresh)

    def clear(self) -> None:
        """Remove all rows."""
        self._position = None
        super().clear()

    def title(self, column: Column[CandidateRow]) -> str:
        if column.title == GAME_KOMI:
            return tr("at {komi}", komi=format_komi(self._game_komi))
        if column.title == WIN_BY:
            return tr("by {margin}+", margin=f"{self._margin:g}")
        return tr("{side} wins", side=self._side) if column.title == WIN else column.title

    def about(self, column: Column[CandidateRow]) -> str:
        about = column.about.replace("{side}", self._side)
        return about.replace("{margin}", f"{self._margin:g}")


def _rows_of(
    report: AnalysisReport, agent: AgentAnalysis, game_komi: float, mover: bool, margin: float
) -> list[CandidateRow]:
    most = max((c.visits for c in agent.candidates), default=0)
    flip = mover and report.to_play < 0
    knows_score = report.network_beta > 0.0
    losses = {c.move: loss_against_choice(report, agent, c) for c in agent.candidates}
    return [
        CandidateRow(
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
            margin_winrate=chance_to_win_by(report, c, margin),
            variation=" ".join(move_name(m, report.size) for m in c.variation[1:]),
            knows_score=knows_score,
        )
        for order, c in enumerate(agent.candidates)
    ]


def holds_at(report: AnalysisReport, komi: float) -> bool:
    """Whether a report's winrates hold at a komi: they are for it, or no score is known."""
    return abs(komi - report.komi) < 1e-6 or report.network_beta <= 0.0


def _winrate_at(report: AnalysisReport, candidate: Candidate, komi: float, flip: bool) -> float:
    if holds_at(report, komi):
        winrate = candidate.winrate
    else:
        winrate = curve_at(report.komi_grid, candidate.curve, komi)
    return 1.0 - winrate if flip else winrate
