"""The window in which the moves of the open game are guessed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QPushButton, QWidget

from engine.base.translation import tr
from sai_studio.kit import theme
from sai_studio.kit.painting import scaled_font
from sai_studio.kit.texts import one_line
from sai_studio.kit.widgets.labels import plain_label
from sai_studio.kit.widgets.layouts import column, row
from sai_studio.kit.widgets.side_window import SideWindow
from sai_studio.play.guess.guess_round import SIDES, GuessRound
from sai_studio.review.board.board_view import BoardView
from sai_studio.session.counting_tool import CountingTool
from sai_studio.session.preferences import Preferences
from sai_studio.session.session import Session

MARGINS: Final = (2 * theme.SPACE, 2 * theme.SPACE, 2 * theme.SPACE, 2 * theme.SPACE)


class _GuessBoard(BoardView):
    """A board on which a click is a guess.

    Signals
    -------
    guessed
        The clicked point.
    """

    guessed = Signal(int)

    def click(self, point: int) -> None:
        self.guessed.emit(point)


class GuessWindow(SideWindow):
    """A board with the game up to the asked move, and the score beside it.

    Parameters
    ----------
    game
        The open game.
    """

    def __init__(self, game: Session, preferences: Preferences) -> None:
        super().__init__(tr("Guess the moves"), (1000, 640), (720, 480), None)
        self._game = game
        self.round = GuessRound(self)
        session = self.round.session
        self.board = _GuessBoard(session, preferences, CountingTool(session, self), self)
        self.color = QComboBox()
        self.color.setAccessibleName(tr("Moves to guess"))
        self.heading = plain_label()
        self.text, self.score = plain_label(wraps=True), plain_label(wraps=True, role="muted")
        for label in (self.text, self.score):
            label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.show_move = QPushButton(tr("Show the move"))
        self.show_move.setToolTip(tr("Play the move of the game; it counts as not found (Space)"))
        self.hint = QPushButton(tr("Hint"))
        self.hint.setToolTip(tr("Outline a part of the board with the move (H)"))
        self.from_start = QPushButton(tr("From the start"))
        self.from_start.setToolTip(tr("Begin again with the first move of the game"))
        self.from_here = QPushButton(tr("From the shown move"))
        self.from_here.setToolTip(tr("Begin again at the position that the main window shows"))
        self.board.guessed.connect(self.round.guess)
        self.show_move.clicked.connect(self.round.show_move)
        self.hint.clicked.connect(self.round.give_hint)
        self.from_start.clicked.connect(lambda: self._begin(at_start=True))
        self.from_here.clicked.connect(lambda: self._begin(at_start=False))
        self.color.currentIndexChanged.connect(self._color_chosen)
        self.put_together(self.board, 620, self._side())
        self.add_shortcut("Space", self.round.show_move)
        self.add_shortcut("H", self.round.give_hint)
        self.add_shortcut("Left", session.cursor.back)
        self.add_shortcut("Right", session.cursor.forward)
        self.round.changed.connect(self._show_round)
        theme.changed.connect(self._dress)
        self._fill_colors()
        self._dress()

    def _side(self) -> QWidget:
        side = QWidget()
        column(
            self.color,
            self.heading,
            self.text,
            row(self.show_move, self.hint, 1),
            self.score,
            1,
            plain_label(tr("Begin again:")),
            row(self.from_start, self.from_here, 1),
            within=side,
            margins=MARGINS,
        )
        return side

    def begin(self) -> None:
        """Begin at the shown position of the open game; at its end, with the first move."""
        cursor = self._game.cursor
        self._fill_colors()
        self._begin(at_start=cursor.node is cursor.line[-1])

    def _begin(self, *, at_start: bool) -> None:
        cursor = self._game.cursor
        start = cursor.line[0] if at_start else cursor.node
        self.round.begin(list(cursor.line), start, cursor.record, self.color.currentData())
        self.board.setFocus()

    def _color_chosen(self) -> None:
        if self.round.score.asked == 0 and not self.round.tries:
            self.begin()
        else:
            self._begin(at_start=True)

    def _fill_colors(self) -> None:
        """Name the players in the choice of the side."""
        info, chosen = self._game.cursor.record.info, self.color.currentData()
        self.color.blockSignals(True)
        self.color.clear()
        self.color.addItem(tr("Moves of both players"), 0)
        for color, side in SIDES.items():
            name = one_line(info.get("PB" if color > 0 else "PW", ""), 30)
            self.color.addItem(
                tr("Moves of {side}", side=side) + (f" ({name})" if name else ""), color
            )
        self.color.setCurrentIndex(max(self.color.findData(chosen), 0))
        self.color.blockSignals(False)

    def _show_round(self) -> None:
        is_asking = self.round.is_asking
        self.heading.setText(self.round.title)
        self.text.setText(self.round.text)
        self.score.setText(str(self.round.score))
        self.show_move.setEnabled(is_asking)
        self.hint.setEnabled(is_asking)

    def _dress(self) -> None:
        self.heading.setFont(scaled_font(self.font(), 1.5, bold=True))
