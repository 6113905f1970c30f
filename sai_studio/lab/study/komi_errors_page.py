"""The page of the study window on the errors of networks at several komi."""

from __future__ import annotations

import math
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QComboBox, QLineEdit, QMenu, QPushButton

from engine.base.translation import tr
from engine.record.handicap import format_komi
from sai_studio.kit import theme
from sai_studio.kit.charts.chart_scene import number
from sai_studio.kit.signals import connect_all
from sai_studio.kit.texts import one_line, plain_tip
from sai_studio.kit.widgets.dialogs import ask_file, ask_folder
from sai_studio.kit.widgets.labels import plain_label, thin_bar
from sai_studio.kit.widgets.layouts import row
from sai_studio.kit.widgets.result_table import ResultTable, TableRow
from sai_studio.lab.study.chart_grid import ChartGrid
from sai_studio.lab.study.komi_error_charts import error_scenes, has_owners, owner_scenes
from sai_studio.lab.study.pages import StudyPage
from sai_studio.lab.study.study_charts import network_color
from sai_studio.lab.study.study_model import Study
from sai_studio.session.preferences import Preferences

if TYPE_CHECKING:
    from engine.measure.komi_error_study import BoardErrors

FILTER: Final = (
    f"{tr('Game records')} (*.sgf *.SGF *.gib *.ngf *.ugf *.ugi *.zip);;{tr('All files')} (*)"
)
KOMI: Final = "7.5, 6.5, 0.5"
"""The komi of the paper."""
NAME_LENGTH: Final = 30
"""Longest name of game records that is shown in full [characters]."""
ERROR_TIP: Final = tr(
    "Half the squared error of the value (\u22121 to 1) against the winner by the "
    "recorded score, with its 95 % interval over games; always answering 50 % gives 0.5"
)
NETWORK: Final = (tr("Network"), tr("Networks that were measured"))
BOARD: Final = (tr("Board"), tr("Size of the board"))
POSITIONS: Final = (tr("Positions"), tr("Positions measured, and their games"))


class KomiErrorsPage(StudyPage[ChartGrid]):
    """Figures 5, 6 and 9 of Wu et al. 2017: errors at several komi, and expected owners."""

    def __init__(self, study: Study, preferences: Preferences) -> None:
        table = ResultTable((NETWORK, BOARD, POSITIONS))
        super().__init__(study, ChartGrid(tr("Errors by komi, every network")), table)
        self.model, self._preferences = study.komi_errors, preferences
        self.games = QPushButton(tr("Games"))
        menu = QMenu(self)
        menu.addAction(tr("File or zip\u2026")).triggered.connect(self._ask_file)
        menu.addAction(tr("Folder\u2026")).triggered.connect(self._ask_folder)
        self.games.setMenu(menu)
        self.name = plain_label()
        self.komi = QLineEdit(KOMI)
        self.komi.setToolTip(tr("Komi at which the networks are compared"))
        self.komi.setMaximumWidth(140)
        komi_label = plain_label(tr("Komi"))
        komi_label.setBuddy(self.komi)
        self.shown = QComboBox()
        self.shown.addItems([tr("Errors during the game"), tr("Winrate by expected ownership")])
        self.shown.setToolTip(tr("Figure shown below"))
        self.shown.currentIndexChanged.connect(self.refresh)
        self.start = QPushButton(tr("Measure"))
        self.start.setToolTip(tr("Measure every checked network on the games"))
        self.start.clicked.connect(self._start_or_stop)
        self.bar = thin_bar(5, keeps_room=True)
        parts = (self.games, self.name, 1, komi_label, self.komi, self.shown, self.start)
        margins = (theme.SPACE + 4, theme.SPACE, theme.SPACE + 4, theme.SPACE)
        self.column.insertLayout(0, row(*parts, margins=margins))
        self.column.insertWidget(1, self.bar)
        connect_all(self._redraw.call, self.model.changed, study.chosen_changed)
        self.model.progress_changed.connect(self._show_progress)
        self.refresh()
        self._show_progress()

    @property
    def shows_owners(self) -> bool:
        """Whether the figure shown is that of the expected owners."""
        return self.shown.currentIndex() == 1

    @property
    def boards(self) -> list[BoardErrors]:
        """Results that the figure shows."""
        boards = [] if self.model.result is None else list(self.model.result.boards)
        return [board for board in boards if has_owners(board)] if self.shows_owners else boards

    def content(self, kind: str) -> bytes:
        """Return the content of a file of the figure; "csv" has all of its numbers."""
        if kind == "png":
            return self.figure.file("png")
        from engine.measure.komi_error_study import komi_errors_file  # here: it is slow

        assert self.model.result is not None
        return komi_errors_file(self.model.result, kind, self.shows_owners).encode()

    # --- commands ------------------------------------------------------------------------------

    def _ask_file(self) -> None:
        folder = self._preferences.settings.last_folder
        ask_file(self, tr("Games to measure on"), folder, FILTER, self.choose_games)

    def _ask_folder(self) -> None:
        folder = self._preferences.settings.last_folder
        ask_folder(self, tr("Games to measure on"), folder, self.choose_games)

    def choose_games(self, path: Path) -> None:
        """Choose a zip, a folder or a file of game records."""
        self.model.choose_games(path)

    def _start_or_stop(self) -> None:
        if self.model.measuring:
            self.start.setEnabled(False)
            self.model.stop()
        else:
            self.model.measure(self.study.chosen, self.komi.text())

    # --- showing -------------------------------------------------------------------------------

    def _show_progress(self) -> None:
        model = self.model
        self.start.setText(tr("Stop") if model.measuring else tr("Measure"))
        self.start.setEnabled(True)
        for field in (self.games, self.komi):
            field.setEnabled(not model.measuring)
        self.bar.setVisible(model.measuring)
        self.bar.setRange(0, 100 if model.percent is not None else 0)
        self.bar.setValue(model.percent or 0)
        self._redraw.call()

    def refresh(self) -> None:
        path = self.model.games
        self.name.setText(
            tr("No games chosen") if path is None else one_line(path.name, NAME_LENGTH)
        )
        self.name.setToolTip("" if path is None else plain_tip(str(path)))
        scenes = owner_scenes if self.shows_owners else error_scenes
        self.figure.show_scenes([scene for board in self.boards for scene in scenes(board)])
        self._show_note(self._empty_text())
        self._show_table()

    def _empty_text(self) -> str:
        """Return why there is no figure, and what to do; "" if there is one."""
        model = self.model
        if self.boards:
            return ""
        if model.measuring:
            if model.percent is None:
                return f"{tr('Reading the games…')} {model.detail}".strip()
            return f"{tr('Measuring… {percent} %', percent=model.percent)}  {model.detail}".strip()
        if model.result is not None:
            return tr(
                "None of the measured networks predicts ownership; check one with an "
                "ownership head."
            )
        if not self.study.chosen:
            return tr("Check one or more networks on the left to measure them.")
        return tr(
            "Choose game records with a counted score. Measure compares the winrates of every "
            "checked network at each komi with who would have won there."
        )

    def _show_table(self) -> None:
        boards = () if self.model.result is None else self.model.result.boards
        komi = boards[0].komi if boards else ()
        columns = [(tr("Error, komi {komi}", komi=format_komi(value)), ERROR_TIP) for value in komi]
        self.table.set_columns((NETWORK, BOARD, POSITIONS, *columns))
        rows: list[TableRow] = []
        for board in boards:
            size = f"{board.size}\u00d7{board.size}"
            positions = tr(
                "{positions} of {games} games",
                positions=number(len(board.owned), 0),
                games=number(board.games, 0),
            )
            for k, name in enumerate(board.names):
                errors = [_error_text(*error) for error in board.errors[k].tolist()]
                color = network_color(k, len(board.names))
                cells = (name, size, positions, *errors)
                rows.append(TableRow(cells, color, place=len(rows)))
        self.table.show_rows(rows)


def _error_text(mean: float, low: float, high: float) -> str:
    """Return an error with the ends of its interval, which are NaN for a single game."""
    if math.isnan(low):
        return number(mean, 3)
    return tr(
        "{mean} ({low} to {high})", mean=number(mean, 3), low=number(low, 3), high=number(high, 3)
    )
