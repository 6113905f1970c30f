"""The strip that explains the tool in use and has a button to leave it."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from engine.base.translation import tr, tr_count
from engine.go.coords import point_to_gtp
from engine.go.counting import Count
from engine.record.handicap import format_komi
from sai_studio.kit import theme
from sai_studio.kit.signals import connect_all
from sai_studio.kit.texts import plain_tip, sentence
from sai_studio.kit.widgets.labels import rich_label
from sai_studio.session.commands.key_map import KeyMap
from sai_studio.session.counting_tool import CountingTool
from sai_studio.session.marks import SHAPES
from sai_studio.session.session import Session

_TEXTS = {
    "black": tr("Click to set up black stones."),
    "white": tr("Click to set up white stones."),
    "empty": tr("Click stones, marks or ends of lines to remove them."),
    "insert": tr("Click to insert moves; those that follow stay."),
    **dict.fromkeys(SHAPES, tr("Click or drag to mark points; again removes the mark.")),
    "letter": tr("Click to label points A, B, C; again removes a letter."),
    "number": tr("Click to label points 1, 2, 3; again removes a number."),
    "line": tr("Drag, or click both ends; again removes the line."),
    "arrow": tr("Drag, or click both ends; again removes the arrow."),
    "dim": tr("Click or drag to dim points; again lights them up."),
    "region": tr("Drag over the points to search; with Ctrl, add them to the region."),
    "avoid": tr("Click or drag over points that are not to be searched."),
}
SPREADS = {
    "equal": tr("with equal visits"),
    "sweep": tr("with a few visits each"),
}
UNSURE = "?"
"""Follows a result that counts dead stones as alive where there is no room to say so."""
MOST_NAMED = 4
"""Most points outside a region that are named."""


class ToolStrip(QWidget):
    """Shown while stones are set up, the score is counted or a region is searched."""

    def __init__(
        self, session: Session, counting: CountingTool, keys: KeyMap, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._session, self._counting, self._keys = session, counting, keys
        self.label = rich_label(parent=self)
        self._write = QPushButton(tr("Write result"), self)
        self._write.setToolTip(tr("Write the result to the game info"))
        self._write.clicked.connect(self._write_result)
        self._done = QPushButton(tr("Done"), self)
        self._done.clicked.connect(lambda: session.selection.set_tool("play"))
        self._written = ("", "")  # the latest result written here, and the message about it
        self._whole = QPushButton(tr("Whole board"), self)
        self._whole.clicked.connect(session.region.clear)
        buttons = self._write, self._done, self._whole
        for button in buttons:
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 1, 4, 1)
        layout.setSpacing(theme.SPACE)
        layout.addWidget(self.label, 1)
        for button in buttons:
            layout.addWidget(button)
        connect_all(self.refresh, session.selection.tool_changed, session.region.changed)
        connect_all(self.refresh, session.cursor.moved, session.edits.tree_changed)
        connect_all(self.refresh, counting.changed, session.komi.changed, theme.changed)
        connect_all(self.refresh, session.reports.changed, session.engine.status_changed)
        session.edits.info_changed.connect(self._retract_result)
        session.edits.info_changed.connect(self.refresh)
        keys.changed.connect(self._show_keys)
        self._show_keys()
        self.refresh()

    def _show_keys(self) -> None:
        self._done.setToolTip(self._keys.hint("stop", tr("Back to playing moves")))
        self._whole.setToolTip(self._keys.hint("stop", tr("Search all moves again")))

    def refresh(self) -> None:
        """Update text and buttons to the tool and the count."""
        session = self._session
        at_work, region = session.selection.tool != "play", session.region.points
        is_limited = session.region.is_on
        self.setVisible(at_work or is_limited)
        self.update()
        self._done.setVisible(at_work)
        self._whole.setVisible(is_limited and not at_work)
        count = self._counting.count
        self._write.setVisible(count is not None)
        written = session.cursor.record.info.get("RE", "")
        self._write.setDisabled(
            self._counting.awaits_estimate or self._counting.result() == written
        )
        if self._counting.awaits_estimate:
            self.label.setText(tr("Looking for dead stones\u2026"))
            self.label.setToolTip(plain_tip(tr("Click stones to mark them dead or alive.")))
        elif count is not None:
            recorded = session.ending.recorded_result(session.cursor.node)
            notes, open_points = [], self._counting.open_points
            if open_points:
                notes.append(
                    tr_count(
                        open_points,
                        "not over yet: {n} point is open",
                        "not over yet: {n} points are open",
                    )
                )
            if recorded is not None and recorded.sgf != self._counting.result():
                notes.append(tr("game record: {result}", result=recorded.short))
            others = [escape(note) for note in notes]
            is_unsure = self._counting.counts_all_stones
            mark = UNSURE if is_unsure or open_points else ""
            bare = f"<b>{escape(self._counting.result_text)}{mark}</b>"
            short = (bare, *others) if open_points else (self._result_text(short=True),)
            self._show_first_that_fits(
                (self._result_text(), *others, count_text(count)),
                (self._result_text(), *others),
                (self._result_text(short=True), *others),
                short,
                (bare,),
            )
            what = tr("Area") if count.prisoners is None else tr("Territory and prisoners")
            tips = [f"{what}: {count_text(count)}.", *map(sentence, notes)]
            if is_unsure:
                tips.append(tr("Dead stones are not marked yet."))
            if self._counting.is_estimate:
                tips.append(tr("Stones that look dead are marked."))
            tips.append(tr("Click stones to mark them dead or alive."))
            self.label.setToolTip(plain_tip(" ".join(tips)))
        elif region and not at_work:
            size = session.cursor.record.size
            if session.region.is_closed(session.cursor.board):
                where = region_text(region, size)
                text = tr("There is no legal move on {where}.", where=where)
            else:
                text = _searched_text(region, size, SPREADS.get(session.region.spread, ""))
            self.label.setText(escape(text))
            self.label.setToolTip(
                tr("Only these moves are searched; the results are shown but not kept in the game")
            )
        elif is_limited and not at_work:
            self.label.setText(tr("Moves are searched {how}.", how=SPREADS[session.region.spread]))
            self.label.setToolTip(tr("These results are shown but not kept in the game"))
        else:
            self.label.setText(_TEXTS.get(session.selection.tool, ""))
            self.label.setToolTip("")

    def _result_text(self, *, short: bool = False) -> str:
        """Return the counted result, and whether it counts dead stones as alive."""
        result, komi = self._counting.result_text, format_komi(self._session.komi.game)
        if self._counting.counts_all_stones:
            if short:
                return tr("<b>{result}</b> if all stones live", result=result)
            return tr("<b>{result}</b> at komi {komi} if all stones live", result=result, komi=komi)
        if short:
            return f"<b>{escape(result)}</b>"
        return tr("<b>{result}</b> at komi {komi}", result=result, komi=komi)

    def _show_first_that_fits(self, *texts: Sequence[str]) -> None:
        """Show the parts of the first text that needs no more width than there is, or the last."""
        for parts in texts:
            self.label.setText(" &nbsp;\u00b7&nbsp; ".join(parts))
            if self.sizeHint().width() <= self.width():
                return

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._counting.count is not None:  # the text may be too long for the new width
            self.refresh()

    def _write_result(self) -> None:
        session = self._session
        result = self._counting.result()
        session.edits.set_info(
            {**session.cursor.record.info, "RE": result}, session.cursor.record.rules
        )
        text = tr("The result {result} was written to the game info.", result=result)
        self._written = result, text
        session.message.emit("info", text)

    def _retract_result(self) -> None:
        """Retract the message about a written result that was undone or changed."""
        result, text = self._written
        if text and self._session.cursor.record.info.get("RE", "") != result:
            self._written = ("", "")
            self._session.retracted.emit(text)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.color("surround"))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("info"))
        painter.drawRoundedRect(self.rect().adjusted(0, 1, 0, -1), 6, 6)
        painter.end()


def _left_out(region: frozenset[int], size: int) -> str:
    """Return the names of the points outside a region; "" if there are too many."""
    outside = sorted(frozenset(range(size * size)) - region)
    if len(outside) > MOST_NAMED:
        return ""
    return ", ".join(point_to_gtp(point, size) for point in outside)


def _searched_text(region: frozenset[int], size: int, how: str) -> str:
    """Return which points are searched, and how; "" for an ordinary search."""
    left_out = _left_out(region, size)
    if left_out and how:
        return tr("All points but {points} are searched, {how}.", points=left_out, how=how)
    if left_out:
        return tr("All points but {points} are searched.", points=left_out)
    where = region_text(region, size)
    if how:
        return tr("Only moves on {where} are searched, {how}.", where=where, how=how)
    return tr("Only moves on {where} are searched.", where=where)


def region_text(region: frozenset[int], size: int) -> str:
    """Return points in words: a rectangle's corners, like "C3 to F7", or what is left out."""
    left_out = _left_out(region, size)
    if left_out:
        return tr("all points but {points}", points=left_out)
    rows, columns = {point // size for point in region}, {point % size for point in region}
    first = point_to_gtp(max(rows) * size + min(columns), size)
    last = point_to_gtp(min(rows) * size + max(columns), size)
    if len(region) < len(rows) * len(columns):
        return tr_count(len(region), "{n} point", "{n} points")
    return first if first == last else tr("{first} to {last}", first=first, last=last)


def count_text(count: Count) -> str:
    """Return the points of both sides, split into territory and prisoners if those count."""
    if count.prisoners is not None:
        black, white = count.prisoners
        return tr(
            "Black {black}\u202f+\u202f{black_prisoners}, "
            "White {white}\u202f+\u202f{white_prisoners}",
            black=count.black - black,
            black_prisoners=black,
            white=count.white - white,
            white_prisoners=white,
        )
    neutral = len(count.ownership) - count.black - count.white
    if not neutral:
        return tr("Black {black}, White {white}", black=count.black, white=count.white)
    return tr(
        "Black {black}, White {white}, {neutral} neutral",
        black=count.black,
        white=count.white,
        neutral=neutral,
    )
