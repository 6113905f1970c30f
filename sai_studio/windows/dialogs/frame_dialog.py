"""The dialog that frames a local problem."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QSpinBox, QWidget

from engine.api.base import EngineError
from engine.api.record import Frame, tsumego_frame
from sai_studio.model.session.session import Session
from sai_studio.shared.figures import at_komi
from sai_studio.shared.signals import connect_all
from sai_studio.shared.texts import sentence
from sai_studio.shared.widgets.form import FormDialog
from sai_studio.views.board.small_board import SmallBoard

__all__ = ["FrameDialog"]


class FrameDialog(FormDialog):
    """Attacker and margin of a frame, with a preview of the board."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__("Frame a local problem", "Add frame", parent)
        self._session = session
        self.frame: Frame | None = None
        """The frame as chosen; None if there can be none."""
        self.attacker = QComboBox(self)
        for text, color in (("The outer stones", 0), ("Black", 1), ("White", -1)):
            self.attacker.addItem(text, color)
        self.margin = QSpinBox(self)
        self.margin.setRange(1, 6)
        self.margin.setValue(2 if session.cursor.board.size > 9 else 1)
        self.preview = SmallBoard(self)
        self.form.addRow("Attacker", self.attacker)
        self.form.addRow("Empty lines around", self.margin)
        self.body.insertWidget(1, self.preview, 1)
        connect_all(self._show_frame, self.attacker.currentIndexChanged, self.margin.valueChanged)
        self.resize(380, 520)
        self._show_frame()

    def _show_frame(self) -> None:
        board, rules = self._session.cursor.board, self._session.cursor.record.rules
        stones = board.stones.copy()
        try:
            self.frame = tsumego_frame(
                stones,
                board.size,
                attacker=self.attacker.currentData(),
                margin=self.margin.value(),
                komi=rules.white_bonus,
            )
        except EngineError as error:
            self.frame = None
            self.show_problem(sentence(str(error)))
        else:
            for point, color in self.frame.stones.items():
                stones[point] = color
            side = "Black" if self.frame.attacker > 0 else "White"
            komi = at_komi(self.frame.komi)
            self.show_problem("")
            self.show_note(f"{side} attacks. At komi {komi} life or death decides the game.")
        self.preview.show_position(stones, None)
