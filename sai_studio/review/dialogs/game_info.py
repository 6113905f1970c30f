"""The dialog that edits the game info: players, result, event, rules and komi."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QWidget

from engine.base.translation import tr
from engine.go.rules import Rules, rules_from_sgf
from engine.record.game_node import INFO
from engine.record.game_record import GameRecord
from engine.record.handicap import format_komi
from sai_studio.kit.texts import one_line, plain_tip
from sai_studio.kit.widgets.fields import KomiField, choice_field, number_field
from sai_studio.kit.widgets.form import FormDialog
from sai_studio.kit.widgets.layouts import row
from sai_studio.kit.widgets.text_parts import TextParts
from sai_studio.review.dialogs.board_fields import RULES

LONGEST_LINE: Final = 1000
"""Characters of a text on one line that can be shown and edited."""


class GameInfoDialog(FormDialog):
    """Form with the game info; reads the record but does not change it.

    What is not edited keeps its value, also one that a game writes while the dialog is open.
    """

    def __init__(self, record: GameRecord, parent: QWidget | None = None) -> None:
        super().__init__(tr("Game info"), tr("Save"), parent)
        self._record = record
        self.fields: dict[str, QLineEdit] = {}
        for label, name, rank in ((tr("Black"), "PB", "BR"), (tr("White"), "PW", "WR")):
            field = self._line(rank)
            field.setPlaceholderText(tr("rank"))
            self.form.addRow(label, row((self._line(name), 3), (field, 1)))
        rules = record.rules
        choices = dict(RULES)
        choices.setdefault(rules.name, one_line(rules.name, 40) or tr("Not stated"))
        self.rules = choice_field(choices.items(), rules.name)
        self.komi = KomiField(self)
        self.komi.setRange(-1000, 1000)
        self.komi.setValue(rules.komi)
        self.handicap = number_field((0, 361), rules.handicap)
        self.handicap.setSpecialValueText(tr("no handicap"))
        self.komi.setPrefix(f"{tr('komi')} ")
        self.handicap.setPrefix(f"{tr('handicap')} ")
        self.form.addRow(tr("Rules"), row((self.rules, 2), (self.komi, 1), (self.handicap, 1)))
        for name, kind in INFO.items():
            if kind.title:
                self.form.addRow(tr(kind.title), self._line(name))
        self.comment = QPlainTextEdit(self)
        self.parts = TextParts(self.comment)
        self.parts.show_text(record.info.get("GC", ""))
        self.comment.setFixedHeight(4 * self.fontMetrics().lineSpacing())
        self.comment.setTabChangesFocus(True)
        self.form.addRow(tr("About"), self.comment)
        self.form.addRow(self.parts)
        self.setMinimumWidth(460)
        self._shown, self._shown_rules = self._texts(), self._rule_values()
        told = [record.rules_assumption] if record.rules_assumption else []
        if not record.komi_known:
            told.append(
                tr("The file has no komi; {komi} is assumed.", komi=format_komi(rules.komi))
            )
        if told:
            self.show_note("\n".join(told))

    def _line(self, name: str) -> QLineEdit:
        text = self._record.info.get(name, "")
        field = QLineEdit(text[:LONGEST_LINE], self)
        field.setCursorPosition(0)  # show the beginning of a long text
        if len(text) > LONGEST_LINE:
            field.setReadOnly(True)
            about = tr(
                "The first {shown} of {all} characters; such a long text can't be edited here.",
                shown=LONGEST_LINE,
                all=len(text),
            )
            field.setToolTip(plain_tip(about))
        self.fields[name] = field
        return field

    def _texts(self) -> dict[str, str]:
        values = {name: field.text().strip() for name, field in self.fields.items()}
        return {**values, "GC": self.parts.text}

    def _rule_values(self) -> tuple[str, float, int]:
        return self.rules.currentData(), self.komi.value(), self.handicap.value()

    def info(self) -> dict[str, str]:
        """Return the edited game info."""
        edited = {k: text for k, text in self._texts().items() if text != self._shown[k]}
        changed = {**self._record.info, **edited}
        return {name: text for name, text in changed.items() if text}

    def chosen_rules(self) -> Rules:
        """Return the edited rules."""
        old, shown = self._record.rules, self._shown_rules
        name, komi, handicap = self._rule_values()
        name = old.name if name == shown[0] else name
        komi = old.komi if komi == shown[1] else komi
        handicap = old.handicap if handicap == shown[2] else handicap
        handicap = handicap if handicap >= 2 else 0  # as files are read: 1 only moves first
        if name == old.name:
            return old.replace(komi=komi, handicap=handicap)
        return rules_from_sgf(name, old.size, komi, handicap)
