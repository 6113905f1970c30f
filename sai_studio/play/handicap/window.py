"""The handicap advisor: fair komi and chances for each number of handicap stones."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QCloseEvent, QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QPushButton,
    QWidget,
)

from engine.analysis.request import MOST_VISITS, Searcher
from engine.base.translation import tr
from engine.catalog.network_info import NetworkInfo
from engine.record.game_record import GameRecord
from engine.record.handicap import format_komi
from engine.review.handicap import HandicapQuestion, HandicapStart, fair_stones, search_handicaps
from engine.review.stones_worth import worth_sentence
from sai_studio.kit import theme
from sai_studio.kit.figures import percent
from sai_studio.kit.job_thread import Opened, Task, Worker
from sai_studio.kit.signals import connect_all
from sai_studio.kit.texts import one_line, sentence, with_times
from sai_studio.kit.widgets.fields import KomiField, choice_field, keep_narrow, number_field
from sai_studio.kit.widgets.labels import plain_label, thin_bar
from sai_studio.kit.widgets.layouts import column, row
from sai_studio.kit.widgets.message_bar import MessageRow
from sai_studio.kit.widgets.result_table import ResultTable, TableRow
from sai_studio.kit.widgets.side_window import SideWindow
from sai_studio.networks.window_context import WindowContext
from sai_studio.play.handicap.handicap_texts import (
    begin_text,
    compensation_text,
    even_text,
    fair_text,
    limit_text,
    row_tip,
)
from sai_studio.play.handicap.rank_fields import RankFields
from sai_studio.review.dialogs.board_fields import RULES
from sai_studio.session.analysis.thread import OpenAnalyzer

SIZE: Final = (820, 520)
LEAST: Final = (660, 420)
MOST_KEPT: Final = 32
"""Tables that are kept while the program runs."""
COLUMNS: Final = (
    (tr("Stones"), tr("Handicap stones on their customary points; with 0 and 1 Black plays first")),
    (
        tr("Fair komi"),
        tr(
            "Komi at which players of equal strength win half of the games each, with the standard "
            "error of the search; another network can differ by more"
        ),
    ),
    (tr("Start with"), tr("Komi of the game that this row starts")),
    (tr("At komi"), tr("Komi of the chances")),
    (tr("Black wins"), tr("Black\u2019s chance to win at that komi")),
    (tr("White wins"), tr("White\u2019s chance to win at that komi")),
)


class HandicapWindow(SideWindow):
    """Window with a table of handicap stones, fair komi and chances.

    Parameters
    ----------
    open_analyzer
        Called on the thread that searches the starts; the owner closes `worker`.

    Signals
    -------
    crashed
        Traceback of a bug on the thread.
    """

    crashed = Signal(str)

    def __init__(
        self, context: WindowContext, open_analyzer: OpenAnalyzer, parent: QWidget | None = None
    ) -> None:
        super().__init__(tr("Handicap advisor"), SIZE, LEAST, parent)
        self._context = context
        self._tables: dict[HandicapQuestion, list[HandicapStart]] = {}
        self._asked: HandicapQuestion | None = None
        self.searching = False
        self._followed: GameRecord | None = None
        self._make_fields()
        self._lay_out()
        self._analyzer = Opened(open_analyzer)
        self.worker = Worker("handicap", self)
        self.worker.noticed.connect(lambda text: self._say("info", sentence(text)))
        self.worker.found.connect(self._found)
        self.worker.done.connect(self._done)
        self.worker.failed.connect(lambda why: self._say("error", sentence(why)))
        self.worker.crashed.connect(self.crashed)
        session = context.session
        connect_all(self._show_worth, session.reports.changed, session.timeline.changed)
        connect_all(self._show_worth, session.cursor.moved, session.cursor.record_changed)
        context.networks.listed.connect(self._fill_networks)
        self.add_shortcut("Esc", self._stop)

    # --- fields ----------------------------------------------------------------------------------

    def _make_fields(self) -> None:
        self.board_size = number_field((2, 25))
        self.rules = choice_field(RULES)
        self.network = QComboBox()
        keep_narrow(self.network, 26)
        self.visits = number_field(
            (1, min(MOST_VISITS, 100_000)),
            self._context.preferences.settings.handicap_visits,
            tr("Visits per search; each start is searched one to three times"),
            step=50,
        )
        self.search = QPushButton(tr("Search"))
        self.search.clicked.connect(self._search_or_stop)
        self.which_komi = QComboBox()
        self.which_komi.addItems([tr("the usual komi"), tr("komi")])
        self.komi = KomiField()
        self.komi.setValue(7.5)
        self.komi.setToolTip(tr("White gets these points; below 0 Black gets them"))
        self.ranks = RankFields()
        self.begin = QPushButton(tr("Start game"))
        self.begin.setToolTip(
            tr("Start a new game with the stones and the komi of the selected row")
        )
        self.begin.clicked.connect(self.start_game)
        self.board_size.valueChanged.connect(self._fill_networks)
        connect_all(self._select_customary, self.board_size.valueChanged, self.ranks.changed)
        connect_all(self._show, self.rules.currentIndexChanged, self.network.currentIndexChanged)
        self.visits.valueChanged.connect(self._show)
        self.which_komi.currentIndexChanged.connect(self._show)
        self.komi.valueChanged.connect(self._choose_komi)

    def _lay_out(self) -> None:
        self.bar = thin_bar(5, keeps_room=True)
        self.bar.setRange(0, 1000)
        self.bar.hide()
        self.table = ResultTable(COLUMNS, wide=1)
        self.table.setAccessibleName(tr("Handicap stones and komi"))
        self.table.marked.connect(lambda _place: self._show_begin())
        self.table.doubleClicked.connect(lambda _index: self.start_game())
        self.note, self.worth = plain_label(wraps=True, role="muted"), plain_label(wraps=True)
        self.even = plain_label()
        self.worth.setToolTip(tr("Additional handicap stones that would have balanced the lead"))
        margins = (theme.SPACE + 4, theme.SPACE, theme.SPACE + 4, theme.SPACE)
        fields = {
            tr("Board"): self.board_size,
            tr("Rules"): self.rules,
            tr("Network"): self.network,
            tr("Visits"): self.visits,
        }
        parts: list[QWidget] = []
        for text, field in fields.items():
            label = plain_label(text)
            label.setBuddy(field)
            parts += [label, field]
        question = row(*parts, 1, self.search)
        question.setStretchFactor(self.network, 1)
        above = column(question, self.ranks, margins=margins)
        chances = row(plain_label(tr("Chances at")), self.which_komi, self.komi, self.even, 1)
        texts = column(chances, self.worth, self.note, row(1, self.begin), margins=margins)
        column(
            MessageRow(self.messages),
            above,
            self.bar,
            (self.table, 1),
            texts,
            within=self,
            spacing=0,
        )

    @property
    def question(self) -> HandicapQuestion | None:
        """What the fields ask; None without a network."""
        info = self.network.currentData()
        if not isinstance(info, NetworkInfo):
            return None
        return HandicapQuestion(
            self.board_size.value(),
            self.rules.currentData(),
            self.visits.value(),
            info.path,
            self._context.session.review.requested_evaluator,
        )

    @property
    def starts(self) -> list[HandicapStart]:
        """The starts that are known for the question."""
        question = self.question
        return [] if question is None else self._tables.get(question, [])

    @property
    def chosen(self) -> HandicapStart | None:
        """The start of the selected row, if it is known."""
        stones = self.table.chosen
        return next((start for start in self.starts if start.stones == stones), None)

    def _follow_game(self) -> None:
        """Set the fields to the open game, unless they were for it."""
        record = self._context.session.cursor.record
        if record is self._followed:
            return
        self._followed = record
        self.ranks.follow(record)
        known = self.rules.findData(record.rules.name)
        self.rules.setCurrentIndex(known if known >= 0 else self.rules.findData("chinese"))
        if self.board_size.value() != record.size:
            self.board_size.setValue(record.size)
        else:
            self._fill_networks()

    def _fill_networks(self) -> None:
        """List the networks for the board; the one in use there is chosen."""
        size, networks = self.board_size.value(), self._context.networks
        chosen = networks.choose(size)
        listed = [info for info in networks.known() if info.plays(size)]
        if chosen is not None and all(info.path != chosen.path for info in listed):
            listed.append(chosen)
        self.network.blockSignals(True)
        self.network.clear()
        for place, info in enumerate(listed):
            self.network.addItem(one_line(info.title), info)
            if chosen is not None and info.path == chosen.path:
                self.network.setCurrentIndex(place)
        self.network.blockSignals(False)
        self._show()

    def _select_customary(self) -> None:
        """Select the row that is customary between the players' ranks."""
        self._show()
        if self._customary is not None:
            self.select(self._customary)

    @property
    def _customary(self) -> int | None:
        """Stones that are customary between the players; None if that is unknown."""
        custom = self.ranks.custom(self.board_size.value())
        return None if custom is None else custom.stones

    def _komi_to_start(self, start: HandicapStart) -> float:
        """Return the komi to enter: the fair one, or the usual one if the players' ranks differ."""
        return start.usual_komi if self._customary else start.komi_to_enter

    def _choose_komi(self) -> None:
        self.which_komi.setCurrentIndex(1)
        self._show()

    # --- searching -------------------------------------------------------------------------------

    def search_now(self) -> None:
        """Search the starts of the question."""
        question = self.question
        if question is None:
            return
        self.messages.retract("handicap")
        self._context.preferences.update(handicap_visits=question.visits)
        self._asked = question
        self._tables.pop(question, None)
        while len(self._tables) >= MOST_KEPT:
            self._tables.pop(next(iter(self._tables)))
        self._tables[question] = []
        self.searching = True
        self.bar.setValue(0)
        self.worker.run(partial(_search, self._analyzer, question))
        self._show()

    def _search_or_stop(self) -> None:
        if self.searching:
            self._stop()
        else:
            self.search_now()

    def _stop(self) -> None:
        if self.searching:
            self.worker.drop()
            self._done()
        elif self.messages.text:
            self.messages.dismiss()

    def _found(self, result: HandicapStart | float) -> None:
        """Show a start, or the share of the work that is done [0, 1]."""
        if isinstance(result, HandicapStart):
            if self._asked is not None:
                self._tables.setdefault(self._asked, []).append(result)
                self._show()
        else:
            self.bar.setValue(round(1000 * result))

    def _done(self) -> None:
        self.searching = False
        self._show()

    def _say(self, level: str, text: str) -> None:
        self.messages.show_message(level, text, topic="handicap")

    # --- showing ---------------------------------------------------------------------------------

    def _show(self) -> None:
        """Show what is known for the question."""
        question, starts = self.question, self.starts
        self.ranks.show_custom(self.board_size.value())
        self.search.setText(tr("Stop") if self.searching else tr("Search"))
        self.search.setEnabled(question is not None or self.searching)
        self.bar.setVisible(self.searching)
        known = {start.stones: start for start in starts}
        rows = [] if question is None else [self._row(n, known.get(n)) for n in question.stones]
        self.table.show_rows(rows)
        if self.table.chosen < 0 and rows:
            self.select(self._customary or 0)
        self.komi.setVisible(not self._usual)
        even = None if self._usual else fair_stones(starts, self.komi.value())
        text = ""
        if even is not None and question is not None and len(starts) == len(question.stones):
            text = even_text(even, self.komi.value())
        self.even.setText(text)
        self._show_begin()
        self._show_note()
        self._show_worth()

    @property
    def _usual(self) -> bool:
        return self.which_komi.currentIndex() == 0

    def _row(self, stones: int, start: HandicapStart | None) -> TableRow:
        if start is None:
            return TableRow((f"{stones}", "\u2026", "", "", "", ""), place=stones)
        komi = start.usual_komi if self._usual else self.komi.value()
        black = start.winrate(komi)
        about = "\u2248 " if start.is_rough(komi) and 0.01 < black < 0.99 else ""
        cells = (
            f"{stones}",
            fair_text(start),
            tr("komi {komi}", komi=format_komi(self._komi_to_start(start))),
            format_komi(komi),
            about + percent(black),
            about + percent(1.0 - black),
        )
        return TableRow(cells, place=stones, tip=row_tip(start, is_rough=bool(about)))

    def _show_begin(self) -> None:
        start = self.chosen
        self.begin.setEnabled(start is not None)
        if start is None:
            self.begin.setText(tr("Start game"))
        else:
            self.begin.setText(begin_text(start, self._komi_to_start(start)))
        self._show_note()

    def _show_note(self) -> None:
        """Explain what the table lacks, or what White gets besides komi."""
        question = self.question
        if question is None:
            size = self.board_size.value()
            self.note.setText(
                with_times(
                    tr(
                        "There is no network for {size}x{size}; add one in the Networks menu.",
                        size=size,
                    )
                )
            )
            return
        if not self.starts and not self.searching:
            self.note.setText(tr("Search finds the fair komi of each row."))
            return
        parts = [tr("One stone means that Black plays first; its usual komi is 0.5.")]
        if self._customary:
            parts.append(tr("Fair komi and chances are those of players of equal strength."))
        start = self.chosen or (self.starts[-1] if self.starts else None)
        if start is not None and start.compensation:
            whole = self._komi_to_start(start) + start.compensation
            parts.append(compensation_text(question.rules, start, whole))
        if question.stones[-1] < 9:
            parts.append(limit_text(question.size, question.stones[-1]))
        self.note.setText(" ".join(parts))

    def _show_worth(self) -> None:
        """Tell how many stones the result or the lead of the open game is worth."""
        session, question = self._context.session, self.question
        text = ""
        if self.isVisible() and question is not None and len(self.starts) == len(question.stones):
            cursor = session.cursor
            text = worth_sentence(session.review, cursor.line, cursor.node, self.starts)
        self.worth.setText(tr("The open game: {worth}", worth=text) if text else "")
        self.worth.setVisible(bool(text))

    # --- commands --------------------------------------------------------------------------------

    def start_game(self) -> None:
        """Start a game with the stones and the fair komi of the selected row."""
        start = self.chosen
        if start is not None:
            self._context.preferences.update(size=start.rules.size)
            self._context.open_game(partial(self._make_game, start, self._komi_to_start(start)))

    def _make_game(self, start: HandicapStart, komi: float) -> GameRecord:
        """Return a game of a start, and offer to play it once it is on the board."""
        play = self._context.actions["play_against"]
        choices = [(tr("Play against the engine\u2026"), play.trigger)]
        messages, text = self._context.messages, tr("The game is set up.")
        QTimer.singleShot(0, self, lambda: messages.show_message("info", text, choices))
        return start.game(komi)

    def select(self, stones: int) -> None:
        """Select the row with this number of stones."""
        places = [row.place for row in self.table.rows]
        if stones in places:
            self.table.selectRow(places.index(stones))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self.searching:
            self._follow_game()
            if not self.starts:
                self.search_now()
        self._show()

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.searching:
            self._stop()
        event.accept()


def _search(analyzer: Opened[Searcher], question: HandicapQuestion, task: Task) -> None:
    """Tell each start as it is found, and the share that is done."""
    for start in search_handicaps(analyzer.get(task), question, task.stopped, task.tell):
        task.tell(start)
