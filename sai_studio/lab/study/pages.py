"""The pages of the study window: winrate curves, and how often the best move is chosen."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Generic, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QLineEdit,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QWidget,
)

from engine.analysis.request import MOST_VISITS
from engine.base.translation import tr, tr_count
from sai_studio.kit import theme
from sai_studio.kit.charts.chart import Chart
from sai_studio.kit.charts.chart_scene import number
from sai_studio.kit.figures import lambda_text, move_name
from sai_studio.kit.painting import EmptyNote
from sai_studio.kit.signals import Throttle, connect_all
from sai_studio.kit.texts import plain_tip
from sai_studio.kit.widgets.fields import number_field
from sai_studio.kit.widgets.labels import plain_label, thin_bar
from sai_studio.kit.widgets.layouts import column, row
from sai_studio.kit.widgets.result_table import ResultTable, TableRow
from sai_studio.lab.study.chart_grid import ChartGrid
from sai_studio.lab.study.study_charts import (
    choice_scene,
    curve_scene,
    knows_score,
    lambda_color,
    network_color,
)
from sai_studio.lab.study.study_model import COMPARE_VISITS, LAMBDAS, Study
from sai_studio.session.preferences import Preferences

if TYPE_CHECKING:
    from engine.measure.study.study import Choice
    from engine.measure.study.study_curves import Spread

REDRAW_MS = 100
MOST_TRIES = 100_000
MOVE_TIPS = (
    tr("Move that it plays to win, after a search"),
    tr("Move that it plays to win and for points, after a search"),
    tr("Move that it plays for points, after a search"),
)
"""Tool tips of the moves that the agents of `LAMBDAS` play."""
MOVES_TOLD = 6
"""Most chosen moves listed in the table."""


F = TypeVar("F", Chart, ChartGrid)


class StudyPage(QWidget, Generic[F]):
    """A figure of one or more charts above a table, or a note instead of the figure."""

    def __init__(self, study: Study, figure: F, table: ResultTable) -> None:
        super().__init__()
        self.study, self.table = study, table
        self.figure: F = figure
        self.figure.setMinimumSize(300, 200)
        self.note = EmptyNote("")
        self._stack = QStackedWidget()
        self._stack.addWidget(self.figure)
        self._stack.addWidget(self.note)
        split = QSplitter(Qt.Orientation.Vertical)
        split.addWidget(self._stack)
        split.addWidget(table)
        split.setStretchFactor(0, 3)
        split.setStretchFactor(1, 2)
        split.setSizes([440, 230])
        split.setChildrenCollapsible(False)
        self.column = column((split, 1), within=self, spacing=0)
        table.marked.connect(lambda: self._mark())
        self.figure.pointed.connect(self._mark)
        self._redraw = Throttle(REDRAW_MS, self.refresh, self)
        theme.changed.connect(self._redraw.call)

    @property
    def empty_text(self) -> str:
        """Note shown instead of the chart; "" while the chart is shown."""
        return self.note.text() if self._stack.currentIndex() == 1 else ""

    def _show_note(self, sentence: str) -> None:
        """Show a note instead of the chart; "" shows the chart."""
        self.note.setText(sentence)
        self._stack.setCurrentIndex(1 if sentence else 0)

    def _mark(self, network: str = "") -> None:
        """Highlight a network, by default the one selected in the table."""
        chosen = (row.cells[0] for row in self.table.rows if row.place == self.table.chosen)
        self.figure.mark(network or ("" if self.table.chosen < 0 else next(chosen, "")))

    def refresh(self) -> None:
        """Show the current results of the model."""


class CurvesPage(StudyPage[Chart]):
    """Figure 2 of the paper: the winrate curve of every network, with mean and deviation."""

    def __init__(self, study: Study) -> None:
        table = ResultTable(
            (
                (tr("Network"), tr("Networks that take part")),
                (
                    tr("Fair komi"),
                    tr("\u03b1, the score it expects without a search [points for Black]"),
                ),
                ("\u03b2", tr("Certainty: how steep its curve is [1/points]")),
                (tr("Black wins"), tr("At the komi of the game, without a search")),
                *(
                    (f"\u03bb {lambda_text(lambda_)}", tip)
                    for lambda_, tip in zip(LAMBDAS, MOVE_TIPS, strict=True)
                ),
            )
        )
        super().__init__(study, Chart(tr("Winrate over komi, every network")), table)
        self.searched = plain_label()
        self.start = QPushButton(tr("Search moves"))
        tip = tr(
            "Search the position once with every checked network and each λ, {visits} visits",
            visits=COMPARE_VISITS,
        )
        self.start.setToolTip(plain_tip(tip))
        self.start.clicked.connect(lambda: study.stop() if study.searching else study.compare())
        margins = (theme.SPACE + 4, theme.SPACE, theme.SPACE + 4, theme.SPACE)
        self.column.addLayout(row(self.searched, 1, self.start, margins=margins))
        redraw = self._redraw.call
        connect_all(redraw, study.curves_changed, study.position_changed, study.chosen_changed)
        connect_all(redraw, study.choices_changed, study.progress_changed)
        self.refresh()

    @property
    def marks(self) -> dict[int, str]:
        """Moves of the network in the selected row, with the lambdas that play them."""
        marks: dict[int, str] = {}
        curves = self.study.curves
        if curves is None or not 0 <= self.table.chosen < len(curves.curves):
            return marks
        network = curves.curves[self.table.chosen].network
        for choice in self.study.choices:
            if choice.network == network and choice.tries:
                move, text = int(choice.counts.argmax()), _agent_text(choice)
                marks[move] = f"{marks[move]} {text}" if move in marks else text
        return marks

    def refresh(self) -> None:
        study, curves = self.study, self.study.curves
        if curves is not None:
            self.figure.show_scene(curve_scene(curves, study.position.title))
        if not study.chosen:
            self._show_note(tr("Check one or more networks on the left to see their curves."))
        elif curves is None or not curves.curves:
            self._show_note(tr("Evaluating… {progress}", progress=self._answered()))
        else:
            self._show_note("")
        rows: list[TableRow] = []
        if curves is not None:
            spreads = curves.alpha, curves.beta, curves.winrate
            is_partial = len(curves.curves) < len(study.chosen)
            if curves.alpha.count > 1 or (curves.alpha.count and is_partial):
                digits = ((s, d) for s, d in zip(spreads, (2, 3, 1), strict=True))
                means, spread = zip(*(_mean_and_spread(s, d) for s, d in digits), strict=True)
                name = tr_count(curves.alpha.count, "Mean of {n} network", "Mean of {n} networks")
                if is_partial:
                    name = f"{name} ({self._answered()})"
                rows.append(TableRow((name, *means), bold=True))
                rows.append(TableRow((tr("Standard deviation"), *spread), bold=True))
            if curves.flat_winrate.count > 1:
                mean, deviation = _mean_and_spread(curves.flat_winrate, 1)
                rows.append(TableRow((tr("Mean, networks of one komi"), "", "", mean), bold=True))
                rows.append(TableRow((tr("Standard deviation"), "", "", deviation), bold=True))
            count, choices, size = len(curves.curves), study.choices, study.position.size
            for i, curve in enumerate(curves.curves):
                score = (
                    (tr("one komi"), "")
                    if not knows_score(curve)
                    else (number(curve.alpha, 2), number(curve.beta, 3))
                )
                wins = f"{100 * curve.winrate:.1f} %"
                moves = [_move(choices, curve.network, at, size) for at in LAMBDAS]
                tip = ""
                if curve.fit_error > 0.0:
                    tip = tr(
                        "This network sees one komi at a time: the curve is fitted to its "
                        "winrates at many komi, to within {percent:.0f} %.",
                        percent=100 * curve.fit_error,
                    )
                color = network_color(i, count)
                rows.append(
                    TableRow((curve.network, *score, wins, *moves), color, place=i, tip=tip)
                )
        self.table.show_rows([_padded(row, self.table.model().columnCount()) for row in rows])
        self.table.marked.emit(self.table.chosen)
        self.start.setText(tr("Stop") if study.searching else tr("Search moves"))
        self.searched.setText(searched_text(study) if study.searching else study.few_networks)

    def _answered(self) -> str:
        """Return how many of the chosen networks have answered."""
        curves = self.study.curves
        done = len(curves.curves) if curves is not None else 0
        return tr("{done} of {total}", done=done, total=len(self.study.chosen))


def _move(choices: Sequence[Choice], network: str, lambda_: float, size: int) -> str:
    """Return the move that an agent of a network chose most often; "" before a search."""
    for choice in choices:
        if choice.network == network and choice.lambda_ in (lambda_, None) and choice.tries:
            move = int(choice.counts.argmax())
            share = f" {100 * choice.counts[move] / choice.tries:.0f} %"
            return move_name(move, size) + share * (choice.tries > 1)
    return ""


def _agent_text(choice: Choice) -> str:
    """Return the lambda of an agent; of a network without a curve over komi it is any."""
    return tr("any") if choice.lambda_ is None else lambda_text(choice.lambda_)


def _padded(row: TableRow, columns: int) -> TableRow:
    """Return a row with as many cells as the table has columns."""
    return replace(row, cells=row.cells + ("",) * (columns - len(row.cells)))


def searched_text(study: Study) -> str:
    """Return the progress of the searches."""
    return tr(
        "{done} of {total} searches",
        done=number(study.searched, 0),
        total=number(study.to_search, 0),
    )


def _mean_and_spread(spread: Spread, digits: int) -> tuple[str, str]:
    if digits == 1:
        mean, deviation = 100 * spread.mean, 100 * spread.deviation
        return (
            f"{mean:.1f} %" if math.isfinite(mean) else "",
            f"{deviation:.1f} %" if math.isfinite(deviation) else "\u2013",
        )
    return number(spread.mean, digits), number(spread.deviation, digits)


class ChoicesPage(StudyPage[Chart]):
    """Figure 3 of the paper: how often each agent chooses a best move."""

    def __init__(self, study: Study, preferences: Preferences) -> None:
        table = ResultTable(
            (
                (tr("Network"), tr("Networks that were searched")),
                ("\u03bb", tr("Agent: 0 plays to win, 1 for points")),
                (tr("Tries"), tr("Searches made")),
                (tr("Best move"), tr("Share of tries that chose a best move")),
                ("95 %", tr("Wilson interval of that share")),
                (tr("Moves chosen"), tr("The most frequent ones")),
            ),
            wide=5,
        )
        figure = Chart(tr("Probability that the best move is chosen, by lambda"))
        super().__init__(study, figure, table)
        self._preferences = preferences
        self.best = QLineEdit()
        self.best.setPlaceholderText(tr("e.g. D4, E5"))
        self.best.setToolTip(tr("Moves that count as best; you can also click them on the board"))
        self.best.setMaximumWidth(180)
        self.best.editingFinished.connect(self._name_best)
        self.proven = plain_label()
        self.visits = number_field(
            (1, min(MOST_VISITS, 100_000)),
            preferences.settings.study_visits,
            tr("Visits per search; 250 in the paper"),
            step=50,
        )
        self.tries = number_field(
            (1, MOST_TRIES),
            preferences.settings.study_tries,
            tr("Searches per network and lambda; 1000 in the paper"),
            step=50,
        )
        self.start = QPushButton(tr("Start"))
        self.start.clicked.connect(self._start_or_stop)
        self.bar = thin_bar(5, keeps_room=True)
        fields = {tr("Best moves"): self.best, tr("Visits"): self.visits, tr("Tries"): self.tries}
        labels = [plain_label(text) for text in fields]
        for label, field in zip(labels, fields.values(), strict=True):
            label.setBuddy(field)
        self.progress = plain_label()
        best, visits, tries = labels
        parts = (
            *(best, self.best, self.proven, 1, visits, self.visits, tries, self.tries),
            *(self.progress, self.start),
        )
        margins = (theme.SPACE + 4, theme.SPACE, theme.SPACE + 4, theme.SPACE)
        self.column.insertLayout(0, row(*parts, margins=margins))
        self.column.insertWidget(1, self.bar)
        connect_all(self._redraw.call, study.choices_changed, study.position_changed)
        study.progress_changed.connect(self._show_progress)
        study.choices_changed.connect(self._show_best)
        self.refresh()
        self._show_best()
        self._show_progress()

    def _start_or_stop(self) -> None:
        if self.study.searching:
            self.start.setEnabled(False)
            self.study.stop()
            return
        self._preferences.update(study_visits=self.visits.value())
        self._preferences.update(study_tries=self.tries.value())
        self.study.search(self.visits.value(), self.tries.value())

    def _name_best(self) -> None:
        if not self.study.name_best_in_words(self.best.text()):
            self._show_best()

    def _show_best(self) -> None:
        size = self.study.position.size
        text = ", ".join(move_name(move, size) for move in self.study.best)
        if text != self.best.text() and not self.best.hasFocus():
            self.best.setText(text)
        self.proven.setText(tr("proven") if self.study.best_is_proven else "")

    def _show_progress(self) -> None:
        study = self.study
        self.start.setText(tr("Stop") if study.searching else tr("Start"))
        self.start.setEnabled(True)
        self.visits.setEnabled(not study.searching)
        self.tries.setEnabled(not study.searching)
        self.bar.setVisible(study.searching)
        self.bar.setRange(0, max(study.to_search, 1))
        self.bar.setValue(study.searched if study.searching else 0)
        self.progress.setText(searched_text(study) if study.searching else "")
        self._redraw.call()

    def refresh(self) -> None:
        study, choices = self.study, self.study.choices
        self.figure.show_scene(choice_scene(choices, LAMBDAS, study.position.title))
        if not choices and study.searching:
            self._show_note(tr("Searching… {progress}", progress=searched_text(study)))
        elif not choices:
            note = tr(
                "Start searches the position many times with every checked network and counts "
                "how often the agents with \u03bb 0, \u00bd and 1 choose a best move."
            )
            missing = tr(
                "You can mark the best moves before or after the search: click them on the board "
                "or enter them above."
            )
            self._show_note(note if study.best else f"{note} {missing}")
        elif not any(choice.best for choice in choices):
            self._show_note(tr("Mark the best moves: click them on the board or enter them above."))
        else:
            self._show_note("")
        names = list(dict.fromkeys(choice.network for choice in choices))
        self.table.show_rows([self._row(choice, names) for choice in choices])

    def _row(self, choice: Choice, names: list[str]) -> TableRow:
        best, between = "\u2013", ""
        if choice.best:
            low, high = choice.interval
            best, between = (
                f"{100 * choice.share:.1f} %",
                f"{100 * low:.0f}\u2013{100 * high:.0f} %",
            )
        counts = choice.counts.tolist()
        order = [m for m in sorted(range(len(counts)), key=lambda m: -counts[m]) if counts[m]]
        size = self.study.position.size
        shares = [
            f"{move_name(m, size)} {100 * counts[m] / choice.tries:.0f} %"
            for m in order[:MOVES_TOLD]
        ]
        moves = ", ".join(shares) + (" \u2026" if len(order) > MOVES_TOLD else "")
        agent = choice.lambda_
        color = lambda_color(len(LAMBDAS) if agent is None else LAMBDAS.index(agent))
        cells = (choice.network, _agent_text(choice), number(choice.tries, 0), best, between, moves)
        return TableRow(cells, color, place=names.index(choice.network))
