"""The panel with the game info: players, rules, result."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from engine.base.translation import tr, tr_count
from engine.go.rules import Rules, display_name
from engine.record.game_node import INFO
from engine.record.handicap import format_komi
from sai_studio.kit import figures, theme
from sai_studio.kit.painting import paint_stone, scaled_font, set_text_color, smooth_painter
from sai_studio.kit.refresh import Refresh
from sai_studio.kit.signals import connect_all
from sai_studio.kit.texts import one_line, plain_tip
from sai_studio.kit.widgets.labels import plain_label
from sai_studio.review.view_context import ViewContext
from sai_studio.review.view_panel import ViewPanel

BLACK: Final = 1
TWO_PAIRS_PX: Final = 420
"""Width from which the properties are in two columns."""
LONGEST_NAME, LONGEST_RANK, LONGEST_FACT = 80, 12, 200
"""Characters that are shown; the dialog of the game info shows more."""
_ELSEWHERE: Final = ("RE", "GN")
"""Information with a title that has a place of its own."""
_SCORING: Final = {"area": tr("Area scoring"), "territory": tr("Territory scoring")}


def _rules_text(rules: Rules, assumed: bool) -> str:
    """Return the rules for people: their name, or the scoring if that is all that is known."""
    scoring = _SCORING[rules.scoring]
    if assumed:
        return tr("{scoring} (assumed)", scoring=scoring)
    return display_name(rules.name) or scoring


class GamePanel(ViewPanel):
    """Game info, with banners if the file has no komi or names no rules."""

    def __init__(self, context: ViewContext, parent: QWidget | None = None) -> None:
        super().__init__(context, tr("Game"), "", parent)
        session = context.session
        self.setMinimumSize(200, 96)
        self.banner = _Banner(tr("Write this komi into the game"))
        self.rules_banner = _Banner(tr("Write these rules into the game"))
        self.black, self.white = _Player(BLACK), _Player(-BLACK)
        self.facts = _Facts()
        self.edit = QPushButton(tr("Edit\u2026"))
        self.edit.setToolTip(tr("Players, result, komi and rules"))
        self.edit.clicked.connect(lambda: context.edit_info())
        self.banner.keep.clicked.connect(self._keep_komi)
        self.banner.change.clicked.connect(lambda: context.edit_info())
        self.rules_banner.keep.clicked.connect(lambda: self._choose_rules(True))
        self.rules_banner.change.clicked.connect(lambda: self._choose_rules(False))
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(16, 8, 16, 8)
        column.setSpacing(8)
        column.addWidget(self.banner)
        column.addWidget(self.rules_banner)
        players = QVBoxLayout()
        players.setSpacing(4)
        players.addWidget(self.black)
        players.addWidget(self.white)
        column.addLayout(players)
        column.addWidget(self.facts)
        row = QHBoxLayout()
        row.addWidget(self.edit)
        row.addStretch(1)
        column.addLayout(row)
        column.addStretch(1)
        scroll = QScrollArea()
        scroll.setAccessibleName(tr("Info"))
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(inner)
        inner.setAutoFillBackground(False)  # the panel's own color shows
        scroll.viewport().setAutoFillBackground(False)
        box = QVBoxLayout(self._content)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(scroll)
        self._refresh = Refresh(self, self._show_game)
        connect_all(self._refresh.ask, session.edits.info_changed)
        connect_all(self._refresh.ask, session.cursor.record_changed, session.cursor.moved)
        self._paint_in_theme()
        self._refresh.ask()

    def _keep_komi(self) -> None:
        self._session.komi.set_record_komi(self._session.cursor.record.rules.komi)

    def _choose_rules(self, as_assumed: bool) -> None:
        """Give the game rules of the scoring that is assumed, or of the other one."""
        territory = self._session.cursor.record.rules.scoring == "territory"
        self._session.edits.choose_rules("japanese" if territory == as_assumed else "chinese")

    def _show_game(self) -> None:
        record, board = self._session.cursor.record, self._session.cursor.board
        info, rules = record.info, record.rules
        self.banner.setVisible(not record.komi_known)
        komi_text = format_komi(rules.komi)
        self.banner.show_question(
            tr("No komi in the file; using {komi}.", komi=komi_text),
            tr("Keep {komi}", komi=komi_text),
            tr("Other\u2026"),
        )
        self.rules_banner.setVisible(bool(record.rules_assumption))
        kept, other = tr("Japanese"), tr("Chinese")
        if rules.scoring == "area":
            kept, other = other, kept
        self.rules_banner.show_question(
            record.rules_assumption, tr("Use {name}", name=kept), tr("Use {name}", name=other)
        )
        self.black.show_player(
            info.get("PB", ""), info.get("BR", ""), info.get("BT", ""), board.captured_white
        )
        self.white.show_player(
            info.get("PW", ""), info.get("WR", ""), info.get("WT", ""), board.captured_black
        )
        facts: list[tuple[str, str]] = []
        shape = self._session.cursor.record.shape
        if info.get("GN"):
            facts.append((tr("Game"), info["GN"]))
        if info.get("RE"):
            facts.append((tr("Result"), figures.result_text(info["RE"])))
        komi = format_komi(rules.komi)
        if rules.compensation:
            komi = tr(
                "{komi} + {compensation:g} for handicap",
                komi=komi,
                compensation=rules.compensation,
            )
        facts.append((tr("Komi"), komi))
        facts.append(
            (
                tr("Rules"),
                _rules_text(rules, bool(record.rules_assumption)),
            )
        )
        facts.append((tr("Board"), f"{shape.columns} \u00d7 {shape.rows}"))
        if rules.handicap:
            facts.append((tr("Handicap"), tr_count(rules.handicap, "{n} stone", "{n} stones")))
        facts += [
            (tr(kind.title), info[name])
            for name, kind in INFO.items()
            if kind.title and name not in _ELSEWHERE and info.get(name)
        ]
        self.facts.show_facts(facts)

    def _paint_in_theme(self) -> None:
        self.banner.paint_in_theme()
        self.rules_banner.paint_in_theme()
        for player in (self.black, self.white):
            player.paint_in_theme()
        self.facts.paint_in_theme()


class _Stone(QWidget):
    """A small flat stone."""

    def __init__(self, color: int) -> None:
        super().__init__()
        self._color = color
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        return QSize(16, 16)

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_stone(smooth_painter(self), QPointF(8.0, 8.0), 7.0, self._color)


class _Player(QWidget):
    """Row with stone, name, rank and prisoners of a player."""

    def __init__(self, color: int) -> None:
        super().__init__()
        self._default = tr("Black") if color > 0 else tr("White")
        self.name = plain_label(wraps=True)
        self.rank = plain_label()
        self.prisoners = plain_label()
        self.name.setMinimumWidth(1)  # a long word must not widen the panel
        self.name.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.prisoners.setToolTip(tr("Stones captured so far"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(_Stone(color))
        row.addWidget(self.name, 1)
        row.addWidget(self.rank)
        row.addWidget(self.prisoners)

    def show_player(self, name: str, rank: str, team: str, prisoners: int) -> None:
        """Show a player; an unknown one gets the name of the color."""
        name = one_line(name, LONGEST_NAME) or self._default
        team = one_line(team, LONGEST_NAME)
        self.name.setText(f"{name} ({team})" if team else name)
        self.rank.setText(one_line(rank, LONGEST_RANK))
        self.rank.setVisible(bool(rank))
        self.prisoners.setText(tr_count(prisoners, "{n} prisoner", "{n} prisoners"))

    def paint_in_theme(self) -> None:
        """Apply colors and fonts of the theme."""
        self.name.setFont(scaled_font(self.font(), 1.1, bold=True))
        self.prisoners.setFont(scaled_font(self.font(), 0.9))
        set_text_color(self.prisoners, "muted")
        self.update()


class _Facts(QWidget):
    """Table of properties in one or two columns."""

    def __init__(self) -> None:
        super().__init__()
        self._facts: list[tuple[str, str]] = []
        self._labels: list[tuple[QLabel, QLabel]] = []
        self._pairs = 1
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(4)

    @property
    def facts(self) -> list[tuple[str, str]]:
        """Names and values shown."""
        return self._facts

    def show_facts(self, facts: list[tuple[str, str]]) -> None:
        """Show other properties."""
        if facts == self._facts:
            return
        self._facts = facts
        while len(self._labels) < len(facts):
            self._labels.append((self._label(False), self._label(True)))
        for i, (name, value) in enumerate(self._labels):
            shown = i < len(facts)
            name.setVisible(shown)
            value.setVisible(shown)
            if shown:
                name.setText(facts[i][0])
                value.setText(one_line(facts[i][1], LONGEST_FACT))
        self._arrange()
        self.paint_in_theme()

    def _label(self, value: bool) -> QLabel:
        label = plain_label(parent=self, wraps=value, role="" if value else "muted")
        label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        if value:
            label.setMinimumWidth(1)  # a long word must not widen the panel
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        return label

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        pairs = 2 if event.size().width() >= TWO_PAIRS_PX else 1
        if pairs != self._pairs:
            self._pairs = pairs
            self._arrange()

    def _arrange(self) -> None:
        for i, (name, value) in enumerate(self._labels):
            row, pair = divmod(i, self._pairs)
            self._grid.addWidget(name, row, 2 * pair)
            self._grid.addWidget(value, row, 2 * pair + 1)
        for column in range(4):
            used = column % 2 == 1 and column < 2 * self._pairs
            self._grid.setColumnStretch(column, 1 if used else 0)

    def paint_in_theme(self) -> None:
        """Apply colors and fonts of the theme."""
        for _name, value in self._labels:
            value.setFont(scaled_font(self.font()))


class _Banner(QFrame):
    """Banner about something that the file doesn't tell: keep what is assumed, or change it.

    Parameters
    ----------
    tip
        Tool tip of the buttons' first one.
    """

    def __init__(self, tip: str) -> None:
        super().__init__()
        self.setAutoFillBackground(True)
        self.text = plain_label(wraps=True)
        self.keep = QPushButton()
        self.keep.setToolTip(plain_tip(tip))
        self.change = QPushButton()
        box = QVBoxLayout(self)
        box.setContentsMargins(8, 8, 8, 8)
        box.setSpacing(8)
        box.addWidget(self.text)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.keep)
        row.addWidget(self.change)
        row.addStretch(1)
        box.addLayout(row)

    def show_question(self, text: str, keep: str, change: str) -> None:
        """Show what is assumed, and both choices."""
        self.text.setText(text)
        self.keep.setText(keep)
        self.change.setText(change)

    def paint_in_theme(self) -> None:
        """Apply the colors of the theme."""
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Window, theme.color("warning"))
        self.setPalette(palette)
