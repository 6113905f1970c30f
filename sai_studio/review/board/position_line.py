"""One line below the board: what the last and the next move lose, the best one, who is ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from engine.base.translation import tr
from engine.review.mistakes import loss_class
from engine.review.report_values import winrate_points
from engine.review.timeline import TimelinePoint
from engine.search.loss import has_enough_visits
from engine.search.report import AgentAnalysis, AnalysisReport, Candidate, lead_at
from sai_studio.kit import figures, theme
from sai_studio.kit.curves import comparable, is_best_at_komi
from sai_studio.kit.figures import move_name
from sai_studio.kit.refresh import Refresh
from sai_studio.kit.signals import connect_all
from sai_studio.kit.texts import clauses, one_line, sentence
from sai_studio.kit.widgets.labels import CutLabel
from sai_studio.session.annotations import remarks_text
from sai_studio.session.position_job import PositionJob
from sai_studio.session.preferences import Preferences
from sai_studio.session.session import Session

if TYPE_CHECKING:
    from engine.analysis.stone_values import StoneValues


def position_sentence(session: Session) -> str:
    """Return the sentence on the current position; "" while nothing is known.

    Leads and losses within their standard error are called even and not measurable.
    """
    cursor = session.cursor
    if session.ending.is_over(cursor.node):
        final = session.ending.final_result(cursor.node)
        return (
            tr("Game over. {result}.", result=final.text) if final is not None else tr("Game over.")
        )
    text = clauses(_last_move(session), _next_move(session), _best_move(session))
    return sentence(text) if text else ""


def visits_sentence(session: Session) -> str:
    """Return what the grid of visits on the board doesn't show: pass, the sum, or why it is empty.

    The sum counts the visits of the moves, without the first visit to the position itself.
    """
    report, agent = session.reports.shown, session.reports.shown_agent
    if session.review.blind:
        return tr("Visits are hidden while you play.")
    if session.ending.is_over(session.cursor.node):
        return position_sentence(session)
    if report is None or agent is None or not agent.candidates:
        if session.engine.analyzing:
            return tr("The visits of every move appear here once the position is analyzed.")
        return tr("Analysis is paused. Start it to see the visits of every move.")
    visits = agent.visit_grid(report.size)
    return tr(
        "Visits of every move: {all} in all, {of_pass} of pass.",
        all=visits.sum(),
        of_pass=visits[-1],
    )


def stones_sentence(session: Session, values: StoneValues | None, share: float | None) -> str:
    """Return what the numbers on the stones mean, or why there are none yet."""
    if session.review.blind:
        return tr("Hidden while you play.")
    if values is None:
        if share is None:
            return ""
        return tr(
            "Evaluating the position without each of its stones\u2026 first of 8 symmetries, "
            "{share} %",
            share=min(round(800 * share), 100),
        )
    if not values.points:
        return tr("There is no stone whose part could be shown.")
    text = tr("Points that each stone adds for its owner; pale within the error, rings stand out")
    if share is None:
        return text + "."
    done = len(values.alpha_changes)
    return tr("{done} of 8 symmetries: {text}.", done=done, text=text)


def _place(session: Session) -> int:
    """Return the index of the current node in its line."""
    return session.cursor.line.index(session.cursor.node)


def _last_move(session: Session) -> str:
    """Return what the move that led here lost; "" if that is unknown."""
    place = _place(session)
    lost = _lost(session, place)
    if lost is None:
        return ""
    move = _move(session, place)
    if lost < 0.05:
        mistake = session.timeline.mistake_at(place)
        if mistake is not None and mistake.winrate_lost:
            return tr("{move} lost {lost}", move=move, lost=winrate_points(mistake.winrate_lost))
        return tr("{move} lost nothing measurable", move=move)
    return tr("{move} lost {points:.1f}", move=move, points=lost)


def _next_move(session: Session) -> str:
    """Return what the game's next move loses; "" unless that is worth saying.

    The selected agent's own choice loses nothing by its search, whatever others say.
    """
    line, agent = session.cursor.line, session.reports.agent
    place = _place(session) + 1
    if place == len(line):
        return ""
    lost, move = _lost(session, place), line[place].move
    if agent is not None and move is not None and move.point == agent.move:
        return ""
    if lost is not None and loss_class(lost, session.cursor.record.size):
        return tr("next, {move} loses {points:.1f}", move=_move(session, place), points=lost)
    mistake = None if session.region.is_on else session.timeline.mistake_at(place)
    if mistake is not None and mistake.winrate_lost:
        lost_winrate = winrate_points(mistake.winrate_lost)
        return tr("next, {move} loses {lost}", move=_move(session, place), lost=lost_winrate)
    return ""


def _lost(session: Session, place: int) -> float | None:
    """Return the points that a move of the line lost; None if they are unknown."""
    return None if session.region.is_on else _point(session, place).points_lost


def _point(session: Session, place: int) -> TimelinePoint:
    """Return one point of the timeline."""
    (point,) = session.timeline.part(place, place + 1)
    return point


def _move(session: Session, place: int) -> str:
    move = session.cursor.line[place].move
    assert move is not None
    return move_name(move.point, session.cursor.record.size)


def _best_move(session: Session) -> str:
    """Return the selected agent's move and who is ahead; "" without a report."""
    report, agent = session.reports.current, session.reports.agent
    if report is None or agent is None or agent.move is None:
        return ""
    move = move_name(agent.move, report.size)
    is_clear = _is_clearly_best(report, agent)
    if session.region.is_on:
        if not is_clear:
            return ""
        if session.region.points:
            return tr("{move} is best in the region", move=move)
        return tr("{move} is best", move=move)
    if not has_enough_visits(agent.visits):
        if agent.visits > 1:
            return tr("{move} is the first choice so far", move=move)
        return tr("{move} is the first choice without a search", move=move)
    if not report.has_winrates:
        return tr("{move} is the first choice so far", move=move)
    choice = next((c for c in agent.candidates if c.move == agent.move), None)
    if choice is None or not is_clear:
        side, lead = _lead(session, report, report.headline)
        return tr("{side} is {lead}", side=side, lead=lead) if side else tr("the game is even")
    side, lead = _lead(session, report, choice)
    if not side:
        return tr("{move} keeps the game even", move=move)
    mover = tr("Black") if report.to_play > 0 else tr("White")
    return (
        tr("{move} keeps {side} {lead}", move=move, side=side, lead=lead)
        if side == mover
        else tr("{move} is best and leaves {side} {lead}", move=move, side=side, lead=lead)
    )


def _is_clearly_best(report: AnalysisReport, agent: AgentAnalysis) -> bool:
    """Return whether the choice is best: searched enough, and comparable moves are worse."""
    choice = next((c for c in agent.candidates if c.move == agent.move), None)
    if choice is None or not has_enough_visits(choice.figure_visits):
        return False
    others = [c for c in comparable(agent) if c.move != agent.move]
    if not report.network_beta > 0.0:
        return not others
    return all(c.points_lost > 0.0 for c in others) and is_best_at_komi(report, agent)


def _lead(
    session: Session, report: AnalysisReport, score: AgentAnalysis | Candidate
) -> tuple[str, str]:
    """Return who leads and how: ("White", "5.9 ahead"); ("", "") if that is not certain.

    A network without a score gives a winrate instead of points.
    """
    if report.network_beta <= 0.0:
        side = tr("Black") if score.winrate > 0.5 else tr("White")
        share = figures.percent(max(score.winrate, 1.0 - score.winrate))
        return side, tr("at {percent}", percent=share)
    komi = session.komi.viewed
    lead = lead_at(report, komi, score)
    if not lead:
        return "", ""
    points = figures.points_ahead(score.alpha, komi, report.size)
    return (tr("Black") if lead > 0.0 else tr("White")), tr("{points} ahead", points=points)


class PositionLine(QWidget):
    """Shows annotations and `position_sentence`, or `visits_sentence` below the grid of visits."""

    def __init__(
        self,
        session: Session,
        options: Preferences,
        parent: QWidget | None = None,
        stones: PositionJob[StoneValues] | None = None,
    ) -> None:
        super().__init__(parent)
        self._session, self._options, self._stones = session, options, stones
        self._label = CutLabel()
        self._label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(2, 0, 2, 2)
        row.addWidget(self._label)
        self._refresh = Refresh(self, self._show)
        ask = self._refresh.ask
        connect_all(ask, session.reports.changed, session.timeline.changed, session.cursor.moved)
        session.edits.tree_changed.connect(ask)
        connect_all(ask, session.komi.changed, session.region.changed, theme.changed)
        connect_all(ask, options.changed, session.engine.status_changed)
        if stones is not None:
            stones.changed.connect(ask)
        self._refresh.ask()

    @property
    def text(self) -> str:
        """The sentence, whether or not there is room for all of it."""
        return self._label.whole

    def sizeHint(self) -> QSize:
        return QSize(200, self.fontMetrics().height() + 6)

    def _show(self) -> None:
        shows_visits = self._options.settings.overlay_visits
        text = (visits_sentence if shows_visits else position_sentence)(self._session)
        if self._options.settings.overlay_stones and self._stones is not None:
            text = stones_sentence(self._session, self._stones.result, self._stones.share) or text
        remarks = one_line(remarks_text(self._session.cursor.node), 60)
        if remarks:
            text = tr("{remarks}. {text}", remarks=remarks, text=text)
        self._label.show_text(text)
