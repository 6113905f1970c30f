"""The panel with Black's winrate for every komi."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from engine.base.translation import tr
from engine.record.handicap import format_komi
from engine.review.stored_analyses import is_in_use
from sai_studio.kit import curves, figures, theme
from sai_studio.kit.charts.legend import Legend, LegendEntry
from sai_studio.kit.painting import scaled_font, set_text_color
from sai_studio.kit.refresh import Refresh
from sai_studio.kit.signals import connect_all
from sai_studio.kit.texts import own_tip, plain_tip
from sai_studio.kit.widgets.labels import plain_label
from sai_studio.kit.widgets.layouts import row
from sai_studio.review.curve.curve_plot import LEAST_PLOT, KomiPlot
from sai_studio.review.curve.curve_scene import CurveScene, curve_scene, headline, lead_sentence
from sai_studio.review.stored_line import StoredLine
from sai_studio.review.view_context import ViewContext
from sai_studio.review.view_panel import NO_WINRATES, FigureLabel, StepBar, ViewPanel, game_over

if TYPE_CHECKING:
    from engine.measure.curve_audit import CurveAudit
    from sai_studio.session.position_job import PositionJob

WHOSE_TIP: Final = tr(
    "<p>As in the timeline, this number comes from the search of the agent that plays "
    "most for points (\u03bb 1), whichever agent is selected below. The line below names "
    "it, and says what the selected agent or another search finds instead.</p>"
)
FAIR_TIP: Final = (
    tr(
        "<p>The komi at which both sides would win equally often from here. Without any komi, "
        "the position is worth this many points to Black.</p>"
    )
    + WHOSE_TIP
    + tr(
        "<p>alpha: P(Black wins | komi k) = 1 / (1 + e<sup>\u2212beta (alpha \u2212 k)</sup>) "
        "is one half at k = alpha.</p>"
    )
)
WINRATE_TIP: Final = (
    tr(
        "<p>How often the favorite wins at this komi. Drag the amber line to view another komi; "
        "the "
        "game keeps its own.</p>"
    )
    + WHOSE_TIP
    + tr(
        "<p>P = mean over the search of 1 / (1 + e<sup>\u2212beta (alpha \u2212 k)</sup>). "
        "KataGo's "
        "networks see one komi at a time: they are asked at several, and the curve follows their "
        "answers.</p>"
    )
)
CERTAINTY_TIP: Final = (
    tr(
        "<p>How certain the network is of the fair komi. At a komi this many points away from it, "
        "one side wins three of four games between equal engines as strong as the network's "
        "training games. Results of people vary far more.</p>"
    )
    + WHOSE_TIP
    + tr(
        "<p>width from 75 % to 25 % = 2 ln 3 / beta = 2.197 / beta points. On 19\u00d719: very low "
        "above 20, low above 8, medium above 3, high above 1, else very high; times size / 19.</p>"
    )
)
EMPTY: Final = tr("The winrate for every komi appears here once the position is analyzed.")
EMPTY_OFF: Final = tr("Analysis is paused. Start it to see the winrate for every komi.")
CLOSED: Final = tr("There is no legal move in the region.")

LOWEST_PLOT: Final = 144
"""Height of the plot below which its legend and sentence are hidden [px]."""
LOW_PLOT: Final = 120
"""Height of the plot below which the line on whose numbers these are is hidden [px]."""

LEGEND: Final = (
    LegendEntry(
        "curve",
        tr("searched"),
        "curve",
        "line",
        tr("Black's winrate by komi, as searched by the agent that plays most for points."),
    ),
    LegendEntry(
        "network",
        tr("network"),
        "muted",
        "dotted",
        tr("The network's estimate without a search. Click to hide it."),
        checkable=True,
    ),
    LegendEntry(
        "ghosts",
        tr("best moves"),
        "curve_ghost",
        "thin",
        tr(
            "The curves after the best candidates of the selected agent; where two cross, the "
            "better "
            "move changes. Click to hide them."
        ),
        checkable=True,
    ),
    LegendEntry(
        "before",
        tr("before"),
        "muted",
        "dashed",
        tr(
            "The curve before the last move; the shift from it shows what the move "
            "gained or lost. Click to hide it."
        ),
        checkable=True,
    ),
    LegendEntry(
        "windows",
        tr("\u03bb windows"),
        "agent2",
        "bar",
        tr(
            "Under the curve: the komi each agent averages over. \u03bb = 0 looks at the real komi "
            "alone, \u03bb = 1 reaches to where the network's own curve (dotted) is even."
        ),
    ),
)


SIGMOID_ENTRY: Final = LegendEntry(
    "sigmoid",
    tr("its sigmoid"),
    "second",
    "dotted",
    tr("The sigmoid of the network's alpha and beta, beside the network's own curve."),
)
GAMES_ENTRY: Final = LegendEntry(
    "games",
    tr("games"),
    "text",
    "thin",
    tr("Share of the games that Black won at a komi, with its 95 % interval."),
)


def dynamic_entry(agent: int) -> LegendEntry:
    """Return the legend's entry for the dynamic komi of an agent."""
    return LegendEntry(
        "dynamic",
        tr("dynamic komi"),
        f"agent{min(agent, 3)}",
        "dashed",
        tr(
            "The komi that the selected agent searches with, so that the game looks "
            "about even to it; winrates are still shown at the real komi."
        ),
        is_optional=True,
    )


class KomiCurvePanel(ViewPanel):
    """Black's winrate by komi in the current position; dragging the handle changes the komi."""

    def __init__(self, context: ViewContext, parent: QWidget | None = None) -> None:
        super().__init__(context, tr("Winrate by komi"), EMPTY, parent)
        session = context.session
        self.setMinimumSize(280, 200)
        self._count = QPushButton(tr("Count"))
        self._count.setToolTip(tr("Count the score; stones that look dead are marked"))
        self._count.clicked.connect(lambda: session.selection.set_tool("score"))
        note = QVBoxLayout(self._note)
        note.addStretch(1)
        note.addWidget(self._count, 0, Qt.AlignmentFlag.AlignHCenter)
        self._preferences = context.preferences
        self._source = StoredLine()
        self._header = _Header()
        self._whose = plain_label()
        self._whose.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._whose.setToolTip(own_tip(WHOSE_TIP))
        self.plot = KomiPlot()
        self._sentence = plain_label()
        self._sentence.setWordWrap(True)
        self._sentence.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.legend = Legend(LEGEND)
        self.audit = QPushButton(tr("Test"))
        self.audit.setToolTip(plain_tip(context.command("audit_curve")[1]))
        self.audit.clicked.connect(lambda: context.run("audit_curve"))
        self.scores = QPushButton(tr("Distribution"))
        self.scores.setCheckable(True)
        self.scores.setToolTip(tr("Show how likely each final score is, in place of the winrate"))
        self.scores.clicked.connect(lambda: context.run("shows_scores"))
        self._below = QWidget()
        row((self.legend, 1), self.scores, self.audit, within=self._below)
        self._audit = context.audit
        self._tells_whose = self._shows_test = False
        box = QVBoxLayout(self._content)
        box.setContentsMargins(16, 8, 16, 8)
        box.setSpacing(8)
        box.addWidget(self._source)
        box.addWidget(self._header)
        box.addWidget(self._whose)
        box.addWidget(self.plot, 1)
        box.addWidget(self._sentence)
        box.addWidget(self._below)
        self._refresh = Refresh(self, self._show_report)
        self.plot.komi_dragged.connect(session.komi.view)
        self.legend.toggled.connect(self._toggle)
        ask = self._refresh.ask
        connect_all(ask, session.reports.changed, session.selection.hover_changed)
        connect_all(ask, session.komi.changed, session.engine.status_changed)
        if context.preferences is not None:
            context.preferences.changed.connect(ask)
        if self._audit is not None:
            self._audit.changed.connect(ask)
        self._paint_in_theme()
        self._refresh.ask()

    @property
    def sentence(self) -> str:
        """The sentence that compares the moves."""
        return self._sentence.text()

    @property
    def sentence_is_hidden(self) -> bool:
        """Whether there is no room for the sentence."""
        return self._sentence.isHidden()

    @property
    def source(self) -> str:
        """Source of stored analysis; "" for a live search."""
        return self._source.text()

    @property
    def whose(self) -> str:
        """Whose numbers the header shows."""
        return self._whose.text()

    @property
    def header(self) -> tuple[FigureLabel, FigureLabel, FigureLabel]:
        """Fair komi, winrate, certainty."""
        return self._header.fair, self._header.winrate, self._header.certainty

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_parts()

    def _fit_parts(self) -> None:
        """Give the plot its height first, then show what there is room for.

        During and after a test its verdict and buttons come before the figures.
        """
        width = max(self.width() - 32, 100)
        beside = self.scores.sizeHint().width() + self.audit.sizeHint().width() + 2 * theme.SPACE
        legend = self.legend.heightForWidth(max(width - beside, 100))
        below = max(legend, self.scores.sizeHint().height())
        line, sentence = self._whose.sizeHint().height(), self._sentence.heightForWidth(width)
        has_text, lowest = bool(self._sentence.text()), LOWEST_PLOT
        if self._shows_test:
            lowest = LEAST_PLOT
        head = [
            (self._header, self._header.sizeHint().height(), LEAST_PLOT, True),
            (self._whose, line, LOW_PLOT, self._tells_whose),
        ]
        foot = [
            (self._sentence, sentence, lowest, has_text),
            (self._below, below, lowest, True),
        ]
        room = self.height() - 2 * 8
        if not self._source.isHidden():
            room -= self._source.sizeHint().height() + 8
        for part, height, least, is_wanted in foot + head if self._shows_test else head + foot:
            room -= height + 8  # also of a part without text, so that the plot stays where it is
            part.setVisible(is_wanted and room >= least)
            policy = part.sizePolicy()
            policy.setRetainSizeWhenHidden(part is self._whose and room >= least)
            part.setSizePolicy(policy)

    def _toggle(self, key: str, on: bool) -> None:
        hidden = self.plot.hidden - {key} if on else self.plot.hidden | {key}
        self.plot.set_hidden(hidden)
        self._refresh.ask()

    def _show_report(self) -> None:
        session = self._session
        reports = session.reports
        cursor = session.cursor
        report = reports.current
        self._count.setVisible(
            session.ending.is_over(cursor.node) and not session.ending.is_recorded(cursor.node)
        )
        if session.ending.is_over(cursor.node):
            self._show_empty(game_over(session))
            return
        if report is None or not report.agents:
            if session.region.is_closed(cursor.board):
                self._show_empty(self._waiting(CLOSED, CLOSED))
            else:
                self._show_empty_soon(self._waiting(EMPTY, EMPTY_OFF, for_winrates=True))
            return
        if not report.has_winrates:
            self._show_empty(NO_WINRATES)
            return
        hovered = session.selection.hovered
        if hovered is not None and reports.shown_agent is not None:  # with the latest values
            moves = {c.move: c for c in reports.shown_agent.candidates}
            hovered = moves.get(hovered.move, hovered)
        stored, parent = reports.stored, cursor.node.parent
        scene = curve_scene(report, session.selection.agent_index, hovered, stored is not None)
        is_comparable = stored is None or is_in_use(stored.kind, session.review.kind)
        before = reports.searched(parent) if parent is not None and is_comparable else None
        earlier = None
        if before is not None and before.agents:
            earlier = (before.komi_grid, before.headline.curve)
        if not self._is_expert:
            scene = replace(scene, windows=())
        komis = session.komi.viewed, session.komi.game
        in_view: tuple[float, ...] = komis
        self.plot.set_komi(*komis)
        test = self._audit
        audit, share = (None, None) if test is None else (test.result, test.share)
        if session.cursor.record.rules.scoring == "territory":  # owners count area
            scene = replace(scene, owned=None)
        self.plot.show_scene(scene, earlier, shows_scores=self._shows_scores, audit=audit)
        self.plot.note = "" if share is None else tr("games: {share} %", share=round(100 * share))
        if test is not None and test.is_waiting:
            self.plot.note = tr("The network is loading.")
        self.scores.setChecked(self._shows_scores)
        self.audit.setEnabled(self._audit is not None)
        self.audit.setText(
            tr("Test") if share is None else tr("Stop ({share} %)", share=round(100 * share))
        )
        if scene.dynamic_komi is not None:
            in_view = (*komis, scene.dynamic_komi)
        has_mark = scene.dynamic_komi is not None
        entries = [entry for entry in LEGEND if self._is_expert or entry.key != "windows"]
        if self._shows_scores and scene.sigmoid is not None:
            entries.insert(2, SIGMOID_ENTRY)
        if audit is not None and audit.games and not self._shows_scores:
            entries.append(GAMES_ENTRY)
        self.legend.set_entries([*entries, *[dynamic_entry(scene.agent)] * has_mark])
        if scene.fair is not None and scene.beta > 0.0:
            limits = curves.changing_range(scene.grid, scene.curve)
            least, most = curves.possible_komi(scene.grid)
            limits = max(limits[0], least), min(limits[1], most)
            low, high = curves.interesting_range(scene.fair, scene.beta, in_view, limits)
            self.plot.follow(low, high, (scene.fair, *in_view))
        else:
            self.plot.follow(min(in_view) - 10.0, max(in_view) + 10.0, in_view)
        self._header.shows_beta = self._is_expert
        self._header.show_figures(scene, *komis, report.size)
        self._whose.setText(self._whose_text(scene))
        differs = bool(scene.others_winrate)
        self._tells_whose = len(report.agents) > 1 and (self._is_expert or differs)
        region = bool(session.region.points)
        self._source.show_source(session, curves.known_komi(scene.grid, scene.curve, komis[0]))
        text = (
            tr("In the region: {sentence}", sentence=scene.sentence) if region else scene.sentence
        )
        verdict = "" if test is None else _verdict(test)
        self._shows_test = bool(verdict) or share is not None
        self._sentence.setText(verdict or text)
        self._fit_parts()
        self._show_empty(None)

    @property
    def _is_expert(self) -> bool:
        return self._preferences is None or self._preferences.settings.expert

    @property
    def _shows_scores(self) -> bool:
        return self._preferences is not None and self._preferences.settings.shows_scores

    def _whose_text(self, scene: CurveScene) -> str:
        """Return whose numbers the header shows, and which other searches give other ones."""
        session, shown = self._session, self._session.reports.current
        parts = [tr("by \u03bb {value}", value=figures.lambda_text(scene.lambda_))]
        if scene.others_winrate:
            parts.append(tr("selected {agent}", agent=scene.others_winrate))
        report = session.review.full_report(session.cursor.node)
        if shown is None or report is None or not report.agents or session.region.is_on:
            return " \u00b7 ".join(parts)
        fair = figures.fair_komi(report.headline.alpha, report.size)
        if shown.searched_komi != report.searched_komi and fair != scene.fair_text:
            at = format_komi(report.searched_komi)
            parts.append(tr("fair komi {fair} as searched at komi {komi}", fair=fair, komi=at))
        return " \u00b7 ".join(parts)

    def _paint_in_theme(self) -> None:
        self._source.paint_in_theme()
        self._whose.setFont(scaled_font(self.font(), 0.85))
        set_text_color(self._whose, "muted")
        self._sentence.setFont(scaled_font(self.font(), 0.95))
        self._refresh.ask()


def _verdict(test: PositionJob[CurveAudit]) -> str:
    """Return what the games of a test tell so far, and whether it was stopped; "" without any."""
    audit = test.result
    games = 0 if audit is None else audit.games
    told = audit.sentence if audit is not None and games else ""
    if not test.was_stopped or test.is_running:
        return told
    if not games:
        return tr("The test was stopped before its first games were counted.")
    return tr(
        "The test was stopped; {games} games at each komi count. {verdict}",
        games=games,
        verdict=told,
    )


class _Header(QWidget):
    """Three numbers in one row, or in two rows if the panel is narrow."""

    def __init__(self) -> None:
        super().__init__()
        self.shows_beta = True
        """Whether the certainty names beta."""
        self.fair = FigureLabel(tr("Fair komi"), FAIR_TIP)
        self.winrate = FigureLabel(tr("At komi"), WINRATE_TIP)
        self.certainty = FigureLabel(tr("Certainty"), CERTAINTY_TIP)
        self._steps = StepBar()
        self.certainty.put_beside_value(self._steps)
        self._columns = 0
        self._arranging = False
        self._need = 0  # width for three columns
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(4)
        self._arrange(3)

    def show_figures(self, scene: CurveScene, komi: float, game_komi: float, size: int) -> None:
        """Show fair komi, winrate and certainty."""
        shown = format_komi(komi)
        caption = (
            tr("At komi {komi}", komi=shown)
            if komi == game_komi
            else tr(
                "At komi {komi} (game: {game_komi})",
                komi=shown,
                game_komi=format_komi(game_komi),
            )
        )
        if scene.others_winrate:  # two winrates are in view, so each names its agent
            value = figures.lambda_text(scene.lambda_)
            caption = tr("{caption}, \u03bb {value}", caption=caption, value=value)
        self.winrate.set_caption(caption)
        if scene.fair is None or scene.beta <= 0.0:
            self.fair.set_value("\u2013", tr("this network has no score"))
            self.winrate.set_value(headline(scene.winrate), "")
            self.certainty.set_value("\u2013", "")
            self._steps.show_certainty(None)
            return
        grade = figures.certainty(scene.beta, size)
        lead = tr("{lead} on the board", lead=figures.lead(scene.fair))
        if scene.fair_side:
            side = tr("Black") if scene.fair_side > 0 else tr("White")
            lead = tr("{side} is ahead at every komi", side=side)
        self.fair.set_value(scene.fair_text, lead)
        ahead = lead_sentence(scene.lead, scene.points_ahead, scene.winrate)
        self.winrate.set_value(headline(scene.winrate), ahead)
        self.certainty.set_value(
            grade.word,
            tr(
                "β {beta}, 75 % at ±{width:.1f} points",
                beta=_beta(scene.beta),
                width=grade.width / 2.0,
            )
            if self.shows_beta
            else tr("75 % at ±{width:.1f} points", width=grade.width / 2.0),
        )
        self._steps.show_certainty(grade)
        self._arrange(self._fitting(self.width()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange(self._fitting(event.size().width()))

    def _fitting(self, width: int) -> int:
        if self._columns == 3:
            parts = (self.fair, self.winrate, self.certainty)
            self._need = sum(part.sizeHint().width() for part in parts) + 2 * 16
        return 3 if width >= self._need else 2

    def _arrange(self, columns: int) -> None:
        if columns == self._columns or self._arranging:
            return
        self._arranging = True  # changing the parts resizes this widget: no recursion
        self._columns = columns
        self.certainty.set_compact(columns == 2)
        top = Qt.AlignmentFlag.AlignTop
        self._grid.addWidget(self.fair, 0, 0, top)
        self._grid.addWidget(self.winrate, 0, 1, top)
        if columns == 3:
            self._grid.addWidget(self.certainty, 0, 2, top)
        else:
            self._grid.addWidget(self.certainty, 1, 0, 1, 2, top)
        for column in range(3):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        self._arranging = False


def _beta(beta: float) -> str:
    """Return a beta with three significant digits."""
    return f"{beta:.3f}" if beta < 0.1 else figures.steepness(beta)
