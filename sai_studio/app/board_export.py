"""The board and its figures leave the program: pictures, PDF, print, text, tables."""

from __future__ import annotations

import csv
import io
import json
import math
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QGuiApplication, QPageLayout, QPainter
from PySide6.QtWidgets import QDialog

from engine.base.translation import tr
from engine.go.coords import point_to_gtp
from engine.record.board_text import sensei_text
from engine.record.game_node import GameNode
from sai_studio.kit.texts import one_line
from sai_studio.kit.widgets.dialogs import ask_file
from sai_studio.kit.widgets.export import png, save
from sai_studio.review.board.board_scene import BoardScene
from sai_studio.review.board.flat_board import board_svg, pages_pdf, paint_page
from sai_studio.review.dialogs.games import game_title

if TYPE_CHECKING:
    from sai_studio.networks.window_context import WindowContext
    from sai_studio.review.board.board_view import BoardView

IMAGES: Final = ";;".join(
    (
        f"{tr('Picture of the board as shown')} (*.png)",
        f"{tr('Drawing of what is shown')} (*.svg)",
        f"{tr('Page with what is shown')} (*.pdf)",
    )
)
DATA: Final = f"{tr('Table')} (*.csv);;JSON (*.json)"
DATA_TEXTS: Final = {
    "timeline": (
        tr("Export timeline"),
        tr("There are no figures for the timeline yet; analyze the position first."),
    ),
    "candidates": (
        tr("Export candidates"),
        tr("There are no figures for the candidates yet; analyze the position first."),
    ),
}
"""Title of the dialog that asks for the file of a table, and the message if it would be empty."""
EVERY: Final = 50
"""Moves from one diagram of a game to the next."""
MOST_PAGES: Final = 400


class BoardExport(QObject):
    """Exports board, game, timeline and candidates."""

    def __init__(self, context: WindowContext, board: BoardView) -> None:
        super().__init__(context.window)
        self._window, self._session = context.window, context.session
        self._preferences, self._board = context.preferences, board

    def _folder_and_name(self) -> tuple[str, str]:
        path = self._session.path
        folder = str(path.parent) if path is not None else self._preferences.settings.last_folder
        return folder, path.stem if path is not None else "game"

    # --- pictures ------------------------------------------------------------------------------

    def export_image(self) -> None:
        """Save a picture of the board."""
        folder, stem = self._folder_and_name()
        name = f"{stem}-move{self._session.cursor.board.move_number}.png"
        ask_file(
            self._window,
            tr("Export board"),
            folder,
            IMAGES,
            self.write_image,
            suffix="png",
            name=name,
        )

    def write_image(self, path: Path) -> None:
        """Write what the board shows, in the format that the ending names."""
        kind, scene = path.suffix.lower(), self._board.scene
        shape, font = self._session.cursor.board.shape, self._board.font()
        if kind == ".svg":
            content = board_svg(path.stem, scene, shape, font)
        elif kind == ".pdf":
            content = pages_pdf(path.stem, [(scene, self._caption(self._session.cursor.node))],
                                shape, font)  # fmt: skip
        else:
            wood = self._board.geometry_of_board.wood.toAlignedRect()
            content = png(self._board.grab(wood).toImage())
        self._session.message.emit(*save(path, content))

    def export_game(self) -> None:
        """Save the game with diagrams and comments as PDF."""
        folder, stem = self._folder_and_name()
        ask_file(
            self._window, tr("Export game"), folder, "PDF (*.pdf)", self.write_game,
            suffix="pdf", name=f"{stem}.pdf",
        )  # fmt: skip

    def write_game(self, path: Path) -> None:
        """Write a page per comment of the line, and at least one for every fifty moves."""
        record = self._session.cursor.record
        pages = [(self._diagram(*part), self._caption(part[1])) for part in self._parts()]
        content = pages_pdf(game_title(record), pages, record.shape, self._board.font())
        self._session.message.emit(*save(path, content))

    def _parts(self) -> list[tuple[GameNode, GameNode]]:
        """Return the first and last node of each diagram of the current line."""
        line, parts, begin = self._session.cursor.line, [], 0
        for place, node in enumerate(line):
            is_due = node.number - line[begin].number >= EVERY or node is line[-1]
            if node.comment.strip() or is_due:
                parts.append((line[begin], node))
                begin = place
        return parts[:MOST_PAGES]

    def _diagram(self, first: GameNode, last: GameNode) -> BoardScene:
        """Return a diagram with the numbers of the moves since the last one."""
        record = self._session.cursor.record
        board = record.board_at(last)
        numbers: dict[int, int] = {}
        node: GameNode | None = last
        while node is not None and node is not first:
            if node.move is not None and node.move.point < board.size**2:
                numbers.setdefault(node.move.point, node.shown_number)
            node = node.parent
        numbers = {p: n for p, n in numbers.items() if board.color_at(p)}
        return BoardScene(
            board.size,
            board.stones,
            board.to_play,
            last_move=board.last_move,
            numbers=numbers,
            marks={p: mark for p, mark in last.marks.items() if p not in numbers},
        )

    def _caption(self, node: GameNode) -> str:
        title = game_title(self._session.cursor.record)
        move = tr("Move {number}", number=node.shown_number)
        return "\n\n".join(filter(None, (title, move, node.comment.strip())))

    def print_board(self) -> None:
        """Print what the board shows, with the comment of the position."""
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setPageOrientation(QPageLayout.Orientation.Portrait)
        dialog = QPrintDialog(printer, self._window)
        dialog.setWindowTitle(tr("Print the board"))
        dialog.accepted.connect(lambda: self._print(printer))
        dialog.finished.connect(dialog.deleteLater)
        QDialog.open(dialog)

    def _print(self, printer: Any) -> None:
        painter = QPainter()
        if not painter.begin(printer):
            text = tr("The board was not printed: the printer can't be used.")
            self._session.message.emit("error", text)
            return
        cursor = self._session.cursor
        page = QRectF(0, 0, printer.width(), printer.height())
        caption = self._caption(cursor.node)
        paint_page(
            painter, page, self._board.scene, cursor.board.shape, self._board.font(), caption
        )
        painter.end()
        self._session.message.emit("info", tr("The board was sent to the printer."))

    # --- text and data -------------------------------------------------------------------------

    def copy_sensei(self) -> None:
        """Copy the position as a diagram for Sensei's Library and forums."""
        cursor, scene = self._session.cursor, self._board.scene
        title = f"Move {cursor.node.number}"  # Sensei's Library is written in English
        text = sensei_text(cursor.board, scene.marks, scene.numbers, title)
        QGuiApplication.clipboard().setText(text)
        self._session.message.emit("info", tr("The position was copied for Sensei's Library."))

    def ask_data(self, what: str) -> None:
        """Ask for the file of the figures of the timeline or of the candidates."""
        folder, stem = self._folder_and_name()
        title, nothing = DATA_TEXTS[what]
        if not self._rows(what):
            self._session.message.emit("info", nothing)
            return
        ask_file(
            self._window, title, folder, DATA, partial(self.write_data, what),
            suffix="csv", name=f"{stem}-{what}.csv",
        )  # fmt: skip

    def write_data(self, what: str, path: Path) -> None:
        """Write the figures of the timeline or of the candidates as CSV or JSON."""
        rows = self._rows(what)
        if path.suffix.lower() == ".json":
            content = json.dumps({what: rows}, indent=1)
        else:
            text = io.StringIO()
            writer = csv.DictWriter(text, list(rows[0]) if rows else [], lineterminator="\n")
            writer.writeheader()
            writer.writerows(rows)
            content = text.getvalue()
        self._session.message.emit(*save(path, content.encode()))

    def _rows(self, what: str) -> list[dict[str, Any]]:
        session = self._session
        if session.review.blind:
            return []
        return self._timeline_rows() if what == "timeline" else self._candidate_rows()

    def _timeline_rows(self) -> list[dict[str, Any]]:
        size, komi = self._session.cursor.record.size, self._session.komi.viewed
        return [
            {
                "move": point.node.number,
                "color": {1: "B", -1: "W"}.get(point.node.move.color, "")
                if point.node.move
                else "",
                "point": point_to_gtp(point.node.move.point, size) if point.node.move else "",
                "komi": komi,
                "black_winrate": point.winrate,
                "fair_komi": point.alpha,
                "beta": _finite(point.beta),
                "visits": point.visits,
                "points_lost": point.points_lost,
                "winrate_lost": point.winrate_lost,
                "comment": one_line(point.node.comment, 500),
            }
            for point in self._session.timeline.points
        ]

    def _candidate_rows(self) -> list[dict[str, Any]]:
        """Return the figures of the candidates; those that the network doesn't estimate are None.

        They are null in JSON and empty in CSV.
        """
        report, agent = self._session.reports.shown, self._session.reports.shown_agent
        if report is None or agent is None:
            return []
        scored = report.network_beta > 0.0
        return [
            {
                "rank": rank,
                "point": point_to_gtp(c.move, report.size),
                "visits": c.visits,
                "prior": c.prior,
                "komi": report.komi,
                "black_winrate": c.winrate if report.has_winrates else None,
                "fair_komi": c.alpha if scored else None,
                "beta": _finite(c.beta) if scored else None,
                "points_lost": c.points_lost if scored else None,
                "variation": " ".join(point_to_gtp(p, report.size) for p in c.variation),
            }
            for rank, c in enumerate(agent.candidates, 1)
        ]


def _finite(beta: float | None) -> float | None:
    """Return a beta; None for the infinite one of a game that is over, which JSON can't hold."""
    return beta if beta is not None and math.isfinite(beta) else None
