"""The table model of the mistakes of a line."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QObject, Qt

from engine.base.translation import tr
from engine.review.found_by import SHOWN_RANKS, FoundBy
from engine.review.mistakes import Mistake, MistakeKind, severity
from engine.review.phases import Phase
from sai_studio.kit import figures
from sai_studio.kit.texts import plain_tip
from sai_studio.kit.widgets.rows import Column, RowsModel
from sai_studio.review.mistakes.kinds import legend


@dataclass(frozen=True)
class MistakeRow:
    """A mistake with everything that its row shows."""

    mistake: Mistake
    played: str
    """The move that was played, e.g. "D4"."""
    better: str
    """The move that was better; "" if it is unknown."""
    size: int
    """Board size [points per side]."""
    found: FoundBy | None = None
    """Who would find the better move; None if unknown."""

    @property
    def points_lost(self) -> float:
        """Points lost; 0 if unknown."""
        return self.mistake.points_lost or 0.0

    @property
    def winrate_lost(self) -> float:
        """Winrate lost [0, 1]; 0 if unknown, or if the mistake didn't matter."""
        return severity(self.mistake)[0]


def _fair(row: MistakeRow) -> str:
    before, after = row.mistake.alpha_best, row.mistake.alpha_played
    if before is None or after is None:
        return ""
    return " \u2192 ".join(figures.fair_komi(alpha, row.size) for alpha in (before, after))


def _shares(row: MistakeRow) -> str:
    if row.found is None:
        return ""
    shares = " \u00b7 ".join(figures.percent(row.found.better[rank]) for rank in SHOWN_RANKS)
    own = row.found.rank
    if not own or own in SHOWN_RANKS:
        return shares
    return f"{own} {figures.percent(row.found.better[own])}; {shares}"


MOVE: Final = tr("Move")
PLAYED: Final = tr("Played")
LOST: Final = tr("Lost")
WIN: Final = tr("Win")
KIND: Final = tr("Kind")
FOUND_BY: Final = tr("Found by 5k, 1d")

COLUMNS: Final[tuple[Column[MistakeRow], ...]] = (
    Column(
        MOVE,
        tr("<p>Number of the move, and who played it.</p>"),
        "\u25cf 8888",
        lambda row: str(row.mistake.node.number),
        lambda row: (row.mistake.place,),
        9,
        left=True,
    ),
    Column(
        PLAYED,
        tr("<p>The move of the game.</p>"),
        "Q16",
        lambda row: row.played,
        lambda row: row.played,
        8,
        left=True,
    ),
    Column(
        tr("Better"),
        tr("<p>The engine's choice, against which the loss is measured.</p>"),
        "Q16",
        lambda row: row.better,
        lambda row: row.better,
        6,
        left=True,
    ),
    Column(
        LOST,
        tr("<p>Points given away against the better move, beyond the standard error.</p>"),
        "\u25cf 88.8",
        lambda row: figures.points(row.points_lost) if row.points_lost else "",
        lambda row: (row.points_lost, row.winrate_lost),
        7,
        falling=True,
    ),
    Column(
        WIN,
        tr(
            "<p>Percentage points that the winrate of the player who moved fell, at the viewed "
            "komi, beyond the standard error.</p>"
        ),
        "\u221288 %",
        lambda row: (
            f"{figures.MINUS}{figures.percent(row.winrate_lost)}" if row.winrate_lost else ""
        ),
        lambda row: (row.winrate_lost, row.points_lost),
        5,
        falling=True,
    ),
    Column(
        FOUND_BY,
        tr(
            "<p>Share of 5-kyu and of 1-dan players who would play the better move, by KataGo's "
            "human network; before them that of the player's own rank, if it is another.</p>"
        ),
        "18k 88\u00a0%; 88\u00a0% \u00b7 88\u00a0%",
        _shares,
        lambda row: -1.0 if row.found is None else row.found.better[SHOWN_RANKS[0]],
        4,
        falling=True,
    ),
    Column(
        tr("Fair komi"),
        tr(
            "<p>Fair komi after the better move, and after the move that was played. Their "
            "difference is what was lost.</p>"
        ),
        "\u221288.8 \u2192 \u221288.8",
        _fair,
        lambda row: (row.mistake.alpha_best or 0.0,),
        3,
    ),
    Column(
        KIND,
        "",  # the legend has colors of the theme, see `MistakeModel.about`
        f"\u25cf {MistakeKind.CHANCES.text}",
        lambda row: row.mistake.kind.text,
        lambda row: row.mistake.kind.text,
        4,
        left=True,
    ),
    Column(
        tr("Phase"),
        tr("<p>Part of the game.</p>"),
        Phase.MIDDLE.text,
        lambda row: row.mistake.phase.text,
        lambda row: (row.mistake.place,),
        2,
        left=True,
    ),
)


def with_peers(reason: str, found: FoundBy | None) -> str:
    """Return the reason of a mistake, and whether players of the same rank make it too."""
    return " ".join(filter(None, (reason, found.sentence if found is not None else "")))


PROVISIONAL: Final = tr("Few visits found this; a longer search may change it.")
"""Tool tip of a row that is not checked yet."""


class MistakeModel(RowsModel[MistakeRow]):
    """One row per mistake; equal rows by their move.

    Parameters
    ----------
    why
        Returns the reason of a mistake, for its tool tip.
    """

    has_html = True

    def __init__(self, why: Callable[[Mistake], str], parent: QObject | None = None) -> None:
        super().__init__(COLUMNS, lambda row: row.mistake.place, parent)
        self._why = why

    def about(self, column: Column[MistakeRow]) -> str:
        return legend() if column.title == KIND else column.about

    def extra(self, row: MistakeRow, column: int, role: int) -> Any:
        if role != Qt.ItemDataRole.ToolTipRole:
            return None
        reason = with_peers(self._why(row.mistake), row.found)
        text = f"{reason}\n{PROVISIONAL}" if row.mistake.is_provisional else reason
        return plain_tip(text, wrapped=True)

    def in_order(self, rows: Iterable[MistakeRow]) -> list[MistakeRow]:
        return super().in_order(sorted(rows, key=lambda row: row.mistake.place))
