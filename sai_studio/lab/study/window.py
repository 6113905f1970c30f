"""The study window: positions and networks on the left, charts and tables on the right."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QHideEvent, QShowEvent
from PySide6.QtWidgets import (
    QListWidget,
    QMenu,
    QPushButton,
    QSizePolicy,
    QTabWidget,
    QWidget,
)

from engine.base.translation import tr
from engine.measure.study.study_tables import choices_csv, choices_svg, curves_csv, curves_svg
from engine.record.handicap import format_komi
from sai_studio.kit import theme
from sai_studio.kit.texts import plain_tip
from sai_studio.kit.widgets.dialogs import ask_file
from sai_studio.kit.widgets.export import ask_where, fill_export_menu, save
from sai_studio.kit.widgets.fields import switch_field
from sai_studio.kit.widgets.labels import plain_label
from sai_studio.kit.widgets.layouts import column, row
from sai_studio.kit.widgets.side_window import SideWindow
from sai_studio.lab.study.komi_errors_page import KomiErrorsPage
from sai_studio.lab.study.network_tree import NetworkTree
from sai_studio.lab.study.pages import ChoicesPage, CurvesPage
from sai_studio.lab.study.positions import ready_positions, study_scene
from sai_studio.lab.study.study_model import Study
from sai_studio.review.board.board_widget import BoardWidget
from sai_studio.session.preferences import Preferences

SIZE: Final = (1180, 800)
LEAST: Final = (860, 600)
LEFT: Final = 280
FILTER: Final = f"{tr('Networks')} (*.safetensors *.txt *.bin *.gz);;{tr('All files')} (*)"


class StudyWindow(SideWindow):
    """Window that compares many networks on one position.

    Signals
    -------
    crashed
        Traceback of a bug.
    """

    crashed = Signal(str)

    def __init__(
        self, study: Study, preferences: Preferences, parent: QWidget | None = None
    ) -> None:
        super().__init__(tr("Study"), SIZE, LEAST, parent)
        self.study, self._preferences = study, preferences
        self.curves, self.choices = CurvesPage(study), ChoicesPage(study, preferences)
        self.komi_errors = KomiErrorsPage(study, preferences)
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.addTab(self.curves, tr("Winrate and moves"))
        self.tabs.addTab(self.choices, tr("Choice of the best move"))
        self.tabs.addTab(self.komi_errors, tr("Errors by komi"))
        self.export = QPushButton(tr("Export"))
        self.export.setToolTip(tr("Save the chart or the table"))
        menu = QMenu(self)
        fill_export_menu(menu, self.ask_export)
        self.export.setMenu(menu)
        corner = QWidget()
        row(self.export, within=corner, margins=(0, 0, theme.SPACE, 0))
        self.tabs.setCornerWidget(corner)
        self.curves.table.marked.connect(self._show_board)
        for figure in (self.curves.figure, self.choices.figure, self.komi_errors.figure):
            figure.export_wanted.connect(self.ask_export)
        self.put_together(self._left(), LEFT, self.tabs)
        study.message.connect(self._say)
        study.crashed.connect(self.crashed)
        study.position_changed.connect(self._show_position)
        study.choices_changed.connect(self._show_position)
        self.add_shortcut("Esc", self._stop)
        self._show_position()

    def _left(self) -> QWidget:
        self.positions = QListWidget()
        self.positions.setAccessibleName(tr("Positions"))
        self.positions.addItem(tr("Position of the main window"))
        for position in ready_positions():
            self.positions.addItem(position.title)
            self.positions.item(self.positions.count() - 1).setToolTip(plain_tip(position.text))
        self.positions.setCurrentRow(0)
        self.positions.currentRowChanged.connect(self._choose_position)
        self.positions.setViewportMargins(theme.SPACE, 0, 0, 0)
        rows = self.positions.sizeHintForRow(0) * self.positions.count() + 4
        self.positions.setFixedHeight(min(rows, 240))
        tip = tr("Stay at this position when the main window shows another")
        self.pin = switch_field(tr("Keep this position"), tip=tip)
        self.pin.toggled.connect(self.study.pin)
        self.about = plain_label(wraps=True)
        self.board = BoardWidget(tr("Studied position"), 196)
        self.board.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.board.setMinimumSize(0, 0)
        self.board.setCursor(Qt.CursorShape.PointingHandCursor)
        self.board.setToolTip(tr("Click a point to mark it as a best move, or not"))
        self.board.clicked.connect(self._toggle_best)
        self.networks = NetworkTree(self.study)
        about = QWidget()
        margins = (2 * theme.SPACE, 0, 2 * theme.SPACE, 0)
        column(self.pin, self.board, self.about, within=about, margins=margins)
        everything, nothing, add = (
            QPushButton(tr("All")),
            QPushButton(tr("None")),
            QPushButton(tr("Add\u2026")),
        )
        everything.setToolTip(tr("Check all networks"))
        nothing.setToolTip(tr("Clear all networks"))
        add.setToolTip(tr("Add a network file"))
        everything.clicked.connect(lambda: self.networks.check_all(True))
        nothing.clicked.connect(lambda: self.networks.check_all(False))
        add.clicked.connect(self.add_network)
        above = [self.title(tr("Position")), self.positions, about, self.title(tr("Networks"))]
        return self.column([*above, self.networks], [everything, nothing, add])

    # --- commands ------------------------------------------------------------------------------

    def compare(self) -> None:
        """Compare the networks on the position of the main window: curves and moves."""
        self.positions.setCurrentRow(0)
        self.tabs.setCurrentWidget(self.curves)
        self.study.compare()

    def add_network(self) -> None:
        """Ask for a network file."""
        folder = self._preferences.settings.last_folder
        ask_file(self, tr("Add a network"), folder, FILTER, self.study.add_file)

    def ask_export(self, kind: str) -> None:
        """Ask where to save the current page as "png", "svg" or "csv"."""
        if self._nothing_to_export():
            self._say("info", tr("There is nothing to export yet."))
            return
        folder = self._preferences.settings.last_folder
        ask_where(self, folder, "", kind, lambda path: self.write(path, kind))

    def write(self, path: Path, kind: str) -> None:
        """Save the current page."""
        self._say(*save(path, self._content(kind)))

    def _nothing_to_export(self) -> bool:
        page = self.tabs.currentWidget()
        if page is self.komi_errors:
            return not self.komi_errors.boards
        if page is self.choices:
            return not self.study.choices
        return self.study.curves is None or not self.study.curves.curves

    def _content(self, kind: str) -> bytes:
        if self.tabs.currentWidget() is self.komi_errors:
            self.komi_errors.refresh()
            return self.komi_errors.content(kind)
        study, title = self.study, self.study.position.title
        on_choices = self.tabs.currentWidget() is self.choices
        page = self.choices if on_choices else self.curves
        page.refresh()
        if kind == "png":
            return page.figure.file("png")
        if on_choices and kind == "svg":
            return choices_svg([(title, study.choices)]).encode()
        if on_choices:
            return choices_csv([(title, study.position.size, study.choices)]).encode()
        assert study.curves is not None
        render: Callable[..., str] = curves_svg if kind == "svg" else curves_csv
        return render([(title, study.curves)]).encode()

    def _stop(self) -> None:
        if self.messages.text:
            self.messages.dismiss()
        else:
            self.study.stop()

    # --- bringing things along -----------------------------------------------------------------

    def _choose_position(self, row: int) -> None:
        if row == 0:
            self.study.show_game()
        elif row > 0:
            self.study.show_ready(row - 1)

    def _toggle_best(self, point: int) -> None:
        best = self.study.best
        if self.study.position.board.color_at(point):
            return  # a stone lies there
        if point in best:
            self.study.name_best(move for move in best if move != point)
        else:
            self.study.name_best((*best, point))

    def _show_board(self) -> None:
        study = self.study
        self.board.show_scene(study_scene(study.position, study.best, self.curves.marks))

    def _show_position(self) -> None:
        study, position = self.study, self.study.position
        self._show_board()
        turn = tr("Black") if position.board.to_play > 0 else tr("White")
        komi = format_komi(position.request.search_komi)
        self.about.setText(
            tr(
                "{position}, {color} to play, komi\xa0{komi}",
                position=position.title,
                color=turn,
                komi=komi,
            )
        )
        self.pin.setEnabled(study.place is None)
        self.pin.setChecked(study.pinned)

    def _say(self, level: str, text: str) -> None:
        if text:
            self.messages.show_message(level, text, topic="study")
        else:
            self.messages.retract("study")

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.study.watch(True)

    def hideEvent(self, event: QHideEvent) -> None:
        self.study.watch(False)
        super().hideEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.study.stop()
        event.accept()
