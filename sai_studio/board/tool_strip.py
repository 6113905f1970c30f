"""Over the board while a tool is in use: what a click does, and the way out."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from sai_studio.scoring import Scoring
from sai_studio.session import Session
from sai_studio.widgets import theme

__all__ = ["ToolStrip"]

_TEXTS = {
    "black": "A click puts a black stone on the board or takes it off.",
    "white": "A click puts a white stone on the board or takes it off.",
    "empty": "A click takes a stone off the board.",
}


class ToolStrip(QWidget):
    """Visible while stones are set up or the score is counted."""

    def __init__(self, session: Session, scoring: Scoring, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._scoring = session, scoring
        self.label = QLabel(self)
        self.label.setTextFormat(Qt.TextFormat.RichText)
        self._write = QPushButton("Write result", self)
        self._write.setToolTip("Put the result into the game information")
        self._write.clicked.connect(self._write_result)
        done = QPushButton("Done", self)
        done.setToolTip("Back to playing moves (Esc)")
        done.clicked.connect(lambda: session.set_tool("play"))
        for button in (self._write, done):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 4, 8, 4)
        layout.setSpacing(theme.SPACE)
        layout.addWidget(self.label, 1)
        layout.addWidget(self._write)
        layout.addWidget(done)
        self.setAutoFillBackground(True)
        for signal in (session.tool_changed, scoring.changed, session.komi_changed, theme.changed):
            signal.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Follow the tool and the count."""
        session = self._session
        self.setVisible(session.tool != "play")
        palette = self.palette()
        palette.setColor(self.backgroundRole(), theme.color("info"))
        self.setPalette(palette)
        count = self._scoring.count
        self._write.setVisible(count is not None)
        if count is not None:
            neutral = session.board.size**2 - count.black - count.white
            shared = f", {neutral} neutral" if neutral else ""
            self.label.setText(
                f"<b>{self._scoring.result()}</b> at komi {session.game_komi:g} &nbsp;\u00b7&nbsp; "
                f"area: Black {count.black}, White {count.white}{shared}. "
                "Click dead stones to take them off."
            )
        else:
            self.label.setText(_TEXTS.get(session.tool, ""))

    def _write_result(self) -> None:
        session = self._session
        result = self._scoring.result()
        session.set_info({**session.record.info, "RE": result}, session.record.rules)
        session.message.emit("info", f"The result {result} was written to the game information.")
