"""The table of games with a pattern."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject

from engine.base.translation import tr
from engine.record.pattern_files import FileHit
from sai_studio.shared.figures import move_name
from sai_studio.shared.texts import one_line
from sai_studio.shared.widgets.rows import SHARE, Column, RowsModel

NONE: Final = "\u2013"


class HitModel(RowsModel[FileHit]):
    """One row per game, in the order in which they were found."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(
            (
                _column(tr("Players"), SHARE, _players, left=True),
                _column(tr("Move"), 52, lambda found: str(found.hit.number)),
                _column(tr("Next"), 64, self._next),
                _column(tr("Result"), 72, lambda found: _info(found, "RE"), left=True),
                _column(tr("Date"), 92, lambda found: _info(found, "DT"), left=True),
                _column(tr("File"), SHARE, _file, left=True),
            ),
            parent=parent,
        )
        self.size = 19
        """Board size of the pattern [points per side]."""

    def _next(self, found: FileHit) -> str:
        hit = found.hit
        if hit.next_point is None:
            return NONE
        return f"{'B' if hit.next_color > 0 else 'W'} {move_name(hit.next_point, self.size)}"


def _column(
    title: str, width: int, text: Callable[[FileHit], str], *, left: bool = False
) -> Column[FileHit]:
    return Column(title, "", width, text, left=left, tip=lambda found: str(found.file.path))


def _players(found: FileHit) -> str:
    names = (one_line(found.info.get(name, ""), 30) for name in ("PB", "PW"))
    return " \u2013 ".join(name or "?" for name in names)


def _info(found: FileHit, name: str) -> str:
    return one_line(found.info.get(name, ""), 20) or NONE


def _file(found: FileHit) -> str:
    name = one_line(found.file.name, 60)
    if not found.place:
        return name
    return tr("{file}, game {number}", file=name, number=found.place + 1)
