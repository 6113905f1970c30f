"""The window in which agents play one position out, each on a board of its own."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QCloseEvent, QHideEvent, QShowEvent
from PySide6.QtWidgets import QProgressBar, QPushButton, QWidget

from engine.base.translation import tr, tr_count
from engine.games.board_agents import BoardEnd
from engine.record.board_shape import square
from engine.record.handicap import format_komi
from engine.search.value.dynamic_komi import NO_DYNAMIC_KOMI
from sai_studio.kit import theme
from sai_studio.kit.figures import lambda_text, lead, move_name, percent
from sai_studio.kit.refresh import Refresh
from sai_studio.kit.texts import no_network
from sai_studio.kit.widgets.fields import VISITS, number_field
from sai_studio.kit.widgets.labels import plain_label
from sai_studio.kit.widgets.layouts import column, row
from sai_studio.kit.widgets.message_bar import MessageRow
from sai_studio.kit.widgets.result_table import ResultTable, TableRow
from sai_studio.kit.widgets.side_window import SideWindow
from sai_studio.lab.agent_boards.board_card import BoardCard
from sai_studio.lab.agent_boards.boards_model import FEWEST, MOST, AgentBoards

SIZE: Final = (1080, 690)
LEAST: Final = (760, 560)
COLUMNS: Final = (
    (tr("Board"), tr("The agent of the board")),
    (tr("Moves"), tr("Moves since the position")),
    (tr("Score"), tr("Lead on the board, without komi")),
    (tr("Komi"), tr("Komi of the board")),
    (tr("Result"), tr("Result at the komi of the board")),
    (tr("Remark"), ""),
)


def result_cells(end: BoardEnd | None, komi: float) -> tuple[str, str, str, str]:
    """Return score, komi, result and remark of a board as texts."""
    if end is None:
        return "", format_komi(komi), "", ""
    if end.score is None or end.margin is None:
        return "\u2013", format_komi(komi), "\u2013", tr("The dead stones are unknown.")
    remark = tr("Counted without the stones that look dead") if end.is_estimated else ""
    if end.is_capped:
        remark = tr("Stopped after too many moves and counted as it stands")
    result = tr("draw") if end.margin == 0.0 else _margin(end.margin)
    return lead(end.score), format_komi(komi), result, remark


def _margin(margin: float) -> str:
    """Return a result with as many decimals as its komi has: "B+0.5", "W+3.17"."""
    return f"{'B' if margin > 0.0 else 'W'}+{round(abs(margin), 2):g}"


class AgentBoardsWindow(SideWindow):
    """Window with two to four boards, buttons to play them on, and a table of results.

    Signals
    -------
    crashed
        Traceback of a bug.
    """

    crashed = Signal(str)

    def __init__(self, boards: AgentBoards, parent: QWidget | None = None) -> None:
        super().__init__(tr("Play it out by agents"), SIZE, LEAST, parent)
        self.boards = boards
        self.cards = [BoardCard(place) for place in range(MOST)]
        for card in self.cards:
            place = card.place
            card.agent_changed.connect(lambda agent, i=place: boards.set_agent(i, agent))
            card.add_wanted.connect(lambda i=place: boards.add_to_game(i))
        self.table = ResultTable(COLUMNS, wide=len(COLUMNS) - 1)
        self.table.setAccessibleName(tr("Results"))
        self.table.setFixedHeight(self.table.verticalHeader().defaultSectionSize() * (MOST + 1) + 8)
        above = (theme.SPACE, theme.SPACE, theme.SPACE, 0)
        sides = (theme.SPACE, 0, theme.SPACE, theme.SPACE)
        column(
            MessageRow(self.messages),
            row(*self._controls(), margins=above),
            (row(*((card, 1) for card in self.cards), margins=sides), 1),
            self.table,
            within=self,
            spacing=theme.SPACE,
        )
        self._refresh = Refresh(self, self._show)
        boards.changed.connect(self._refresh.ask)
        boards.message.connect(lambda level, text: self.messages.show_message(level, text))
        boards.crashed.connect(self.crashed)
        self.add_shortcut("Esc", self._escape)
        self.step.setFocus()

    def _controls(self) -> tuple[QWidget | int, ...]:
        boards = self.boards
        self.count = number_field((FEWEST, MOST))
        self.count.setSuffix(f" {tr('boards')}")
        self.count.valueChanged.connect(boards.set_count)
        tip = tr("Visits per move on each board; 1 plays without search")
        self.visits = number_field((1, 100_000), boards.visits, tip, unit=VISITS)
        self.visits.setKeyboardTracking(False)
        self.visits.valueChanged.connect(boards.set_visits)
        self.step, self.to_end = QPushButton(tr("Step")), QPushButton(tr("Play to the end"))
        self.stop, self.over = QPushButton(tr("Stop")), QPushButton(tr("Start over"))
        self.step.setToolTip(tr("Play one move on every board"))
        self.to_end.setToolTip(tr("Play until both sides passed on every board"))
        self.over.setToolTip(tr("Drop the moves and take the position of the main window"))
        self.step.clicked.connect(lambda: boards.play(1))
        self.to_end.clicked.connect(lambda: boards.play())
        self.stop.clicked.connect(boards.stop)
        self.over.clicked.connect(boards.start_over)
        self.progress = QProgressBar()
        self.progress.setRange(0, 0)
        self.progress.setTextVisible(False)
        self.progress.setMaximumWidth(56)
        self.about = plain_label()
        buttons = (self.step, self.to_end, self.stop, self.over)
        return (self.count, self.visits, *buttons, self.progress, self.about, 1)

    def _escape(self) -> None:
        if self.messages.text:
            self.messages.dismiss()
        else:
            self.boards.stop()

    # --- content -------------------------------------------------------------------------------

    def _show(self) -> None:
        boards = self.boards
        fixed, networks = boards.has_moves or boards.is_playing, boards.networks
        for field, value in ((self.count, len(boards.agents)), (self.visits, boards.visits)):
            field.blockSignals(True)
            if value:
                field.setValue(value)
            field.blockSignals(False)
            field.setEnabled(not fixed)
        ready = bool(boards.agents) and not boards.is_over
        self.step.setEnabled(ready and not boards.is_playing)
        self.to_end.setEnabled(ready and not boards.is_playing)
        self.stop.setEnabled(boards.is_playing)
        self.over.setEnabled(boards.has_moves)
        self.progress.setVisible(boards.is_playing)
        self.about.setText(self._about())
        for card in self.cards:
            card.setVisible(card.place < len(boards.agents))
            if card.place < len(boards.agents):
                agent = boards.agents[card.place]
                card.show_agent(agent, networks, is_fixed=fixed)
                self._show_board(card)
        self.table.show_rows([self._row(place) for place in range(len(boards.agents))])

    def _about(self) -> str:
        boards = self.boards
        if not boards.agents:
            return no_network(square(boards.position.size))
        number, moves = boards.start.number, max((len(s.moves) for s in boards.states), default=0)
        where = tr("From move {number}", number=number) if number else tr("From the start")
        if not moves:
            return where
        split = [d for i in range(len(boards.states)) if (d := boards.difference(i)) is not None]
        agree = (
            tr("differing from move {number} on", number=number + min(split) + 1)
            if split
            else tr("all alike")
        )
        return f"{where}: {tr_count(moves, '{n} move', '{n} moves')}, {agree}"

    def _show_board(self, card: BoardCard) -> None:
        boards, size = self.boards, self.boards.position.size
        title = self._title(card.place)
        card.add.setEnabled(bool(boards.states) and bool(boards.states[card.place].moves))
        if not boards.states:
            moves = boards.position.request.moves
            card.board.show_position(boards.position.board.stones, moves[-1] if moves else None)
            card.show_note(title, "", glows=False)
            return
        state, differs = boards.states[card.place], boards.difference(card.place)
        if state.searched_komi is not None and state.end is None:
            title = tr(
                "{agent} at komi {komi}",
                agent=title,
                komi=format_komi(state.searched_komi),
            )
        last = state.moves[-1] if state.moves else None
        card.board.show_position(state.stones, last)
        note = "" if last is None else move_name(last, size)
        if state.winrate is not None and state.end is None:
            note = tr("{move}, Black wins {percent}", move=note, percent=percent(state.winrate))
        if differs is not None:
            number = boards.start.number + differs + 1
            own, first = state.moves[differs], boards.states[0].moves[differs]
            instead = tr(
                "move {number}: {move} instead of {first}",
                number=number,
                move=move_name(own, size),
                first=move_name(first, size),
            )
            note = f"{note}; {instead}"
        card.show_note(title, note, glows=differs is not None)

    def _title(self, place: int) -> str:
        agent = self.boards.agents[place]
        text = f"{place + 1}: \u03bb {lambda_text(agent.lambda_)}"
        if agent.mu:
            text = f"{text}, \u03bc {lambda_text(agent.mu)}"
        if agent.margin and agent.dynamic_komi == NO_DYNAMIC_KOMI:
            text = f"{text}, +{agent.margin:g}"
        if agent.dynamic_komi != NO_DYNAMIC_KOMI:
            text = f"{text}, {agent.dynamic_komi.upper()}"
        return text

    def _row(self, place: int) -> TableRow:
        boards = self.boards
        agent = boards.agents[place]
        state = boards.states[place] if boards.states else None
        cells = result_cells(state.end if state is not None else None, agent.komi)
        moves = str(len(state.moves)) if state is not None else ""
        color = theme.color(f"agent{place}")
        return TableRow((self._title(place), moves, *cells), color, place=place)

    # --- opening and closing -------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.boards.watch(True)
        self._refresh.ask()

    def hideEvent(self, event: QHideEvent) -> None:
        self.boards.watch(False)
        super().hideEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.boards.stop()
        event.accept()
