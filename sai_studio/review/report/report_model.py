"""The table model of both players' figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QModelIndex, QObject

from engine.base.translation import tr
from engine.record.game_node import GameNode
from engine.review.mirror_rows import MirrorRow, MirrorSection
from sai_studio.kit.widgets.rows import SHARE, Column, RowsModel

BLACK_SIDE, LABEL, WHITE_SIDE = range(3)
"""The columns."""
CLICK: Final = tr("Click for the next of these moves")


class ReportModel(RowsModel[MirrorRow | str]):
    """Rows of sections, each below a row with its title; the first section has none."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__([_column(place) for place in range(3)], parent=parent)

    def show_sections(self, sections: Sequence[MirrorSection]) -> bool:
        """Show these sections; return whether there are other rows than before."""
        rows: list[MirrorRow | str] = []
        for section in sections:
            rows += [section.title, *section.rows] if rows else section.rows
        is_same = [_name(row) for row in rows] == [_name(row) for row in self.rows]
        self.show_rows(rows, fresh=not is_same)
        return not is_same

    def nodes(self, index: QModelIndex) -> list[GameNode]:
        """Return the nodes of the moves that a cell is about, in order; empty for all moves."""
        return _nodes(self.rows[index.row()], index.column())


def _column(place: int) -> Column[MirrorRow | str]:
    def text(row: MirrorRow | str) -> str:
        if isinstance(row, str):
            return row if place == BLACK_SIDE else ""
        return (row.texts[0], row.label, row.texts[1])[place]

    def tip(row: MirrorRow | str) -> str:
        if isinstance(row, str):
            return ""
        return f"{row.label}\n{CLICK}" if _nodes(row, place) else row.label

    return Column("", "", SHARE, text, tip=tip)


def _nodes(row: MirrorRow | str, place: int) -> list[GameNode]:
    if isinstance(row, str):
        return []
    moves = row.moves[0 if place == BLACK_SIDE else 1] if place != LABEL else sum(row.moves, ())
    return [m.point.node for m in sorted(moves, key=lambda move: move.number)]


def _name(row: MirrorRow | str) -> str:
    return row if isinstance(row, str) else f"\n{row.label}"
