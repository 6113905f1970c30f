"""The dialog that lists and manages all networks."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QFont
from PySide6.QtWidgets import QDialogButtonBox, QPushButton, QWidget

from engine.base.translation import tr
from engine.catalog import strength
from engine.catalog.network_info import NetworkInfo
from engine.commands.weights import speed_size
from sai_studio.kit.input_events import dropped_files
from sai_studio.kit.texts import sentence, with_times
from sai_studio.kit.widgets.fitting import FittingDialog
from sai_studio.kit.widgets.labels import plain_label
from sai_studio.kit.widgets.layouts import column as column_of
from sai_studio.kit.widgets.layouts import row
from sai_studio.kit.widgets.message_bar import MessageBar, MessageRow
from sai_studio.kit.widgets.rows import CONTENTS, SHARE, UNSORTED, Column, RowsModel
from sai_studio.networks.network_table import NetworkTable
from sai_studio.session.analysis.evaluators import number_text
from sai_studio.session.session import Session

if TYPE_CHECKING:
    from sai_studio.networks.network_choice import NetworkChoice

COLUMNS: Final = (
    tr("Network"),
    tr("Kind"),
    tr("Boards"),
    tr("Blocks"),
    tr("Size"),
    tr("Strength (Elo)"),
    tr("Speed"),
    tr("From"),
)
ORIGINS: Final = {"shipped": tr("the program"), "own": tr("your folder"), "added": tr("added")}
BOARDS, SIZE, STRENGTH, SPEED = 2, 4, 5, 6
NUMBERS: Final = (SIZE, STRENGTH, SPEED)
NARROW: Final = "\u202f"
_THOUSANDS: Final = re.compile(r"(?<=\d),(?=\d{3}(?!\d))")
"""A comma that separates thousands in the engine's texts."""
ELO: Final = tr(
    "Elo 0 is the weakest opponent, a network for 5\u00d75 to 19\u00d719 without search; 200 more "
    "win 3 of 4 games."
)
"""Explanation of the Elo scale."""


@dataclass(frozen=True)
class ListedNetwork:
    """A network in the list, and what is shown of it."""

    info: NetworkInfo
    cells: tuple[str, ...]
    refusal: str
    """Why it can't be used on the board; "" if it can."""
    strength: str
    """Its strength with its explanation."""
    in_use: bool


class NetworksModel(RowsModel[ListedNetwork]):
    """The networks; an arrow in a title tells that its column sorts them."""

    def title(self, column: Column[ListedNetwork]) -> str:
        if self.sorted_by < 0 or self.columns[self.sorted_by] is not column:
            return column.title
        arrow = "\u25be" if self.is_falling else "\u25b4"  # the style's would cover the title
        return f"{column.title} {arrow}" if column.left else f"{arrow} {column.title}"

    def extra(self, row: ListedNetwork, column: int, role: int) -> Any:
        if role != Qt.ItemDataRole.FontRole or not row.in_use:
            return None
        font = QFont()
        font.setBold(True)
        return font

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        super().sort(column, order)
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self.columns) - 1)


class NetworksDialog(FittingDialog):
    """List of all networks with details; files can be dropped on it."""

    def __init__(
        self, networks: NetworkChoice, session: Session, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._networks = networks
        self._cursor, self._review = session.cursor, session.review
        self._listed: object = None
        self.setWindowTitle(tr("Networks"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAcceptDrops(True)
        self.messages = MessageBar(self)
        networks.speak_in(self.messages, self)
        self.finished.connect(lambda: networks.leave(self))
        columns = [self._column(place) for place in range(len(COLUMNS))]
        self.model = NetworksModel(columns, lambda row: row.info.path)
        self.list = NetworkTable(self.model, tr("Networks"), self)
        header = self.list.horizontalHeader()
        header.setSortIndicatorClearable(True)
        header.setSortIndicator(UNSORTED, Qt.SortOrder.AscendingOrder)
        header.sortIndicatorChanged.connect(self.model.sort)
        self.details = plain_label(parent=self, wraps=True)
        self.details.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.details.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.details.setMinimumHeight(5 * self.fontMetrics().lineSpacing())
        self.use = QPushButton(tr("Use on this board"), self)
        self.remove = QPushButton(tr("Remove from list"), self)
        self.folder = QPushButton(tr("Open folder"), self)
        self.measure = QPushButton(self)
        self.rate = QPushButton(self)
        add = QPushButton(tr("Add\u2026"), self)
        actions = (self.use, add, self.remove, self.folder, self.rate, self.measure)
        for button in actions:
            button.setAutoDefault(False)
        close = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        close.rejected.connect(self.reject)
        parts = MessageRow(self.messages), (self.list, 1), self.details, row(*actions, 1, close)
        column_of(*parts, within=self, margins=(16, 16, 16, 12), spacing=12)
        self.use.clicked.connect(self._use)
        self.remove.clicked.connect(self._remove)
        self.folder.clicked.connect(lambda: networks.open_folder(self.chosen))
        self.measure.clicked.connect(self._toggle_measuring)
        self.rate.clicked.connect(self._toggle_rating)
        add.clicked.connect(networks.ask)
        self.list.row_selected.connect(self._show_details)
        self.list.row_opened.connect(self._use)
        networks.listed.connect(self.fill)
        networks.speeds.changed.connect(self._show_speeds)
        networks.strengths.changed.connect(self._show_strengths)
        session.engine.status_changed.connect(self.fill)
        self.fill()
        self._show_speeds()
        self._show_strengths()
        self.resize(960, 480)

    @property
    def chosen(self) -> NetworkInfo | None:
        """The selected network."""
        row = self.list.selected
        return row.info if isinstance(row, ListedNetwork) else None

    def fill(self) -> None:
        """List the networks again; the selection stays."""
        current = self._review.network
        chosen = self.chosen or current
        size = self._cursor.record.size
        in_use = current.path if current is not None else None
        known = sorted(self._networks.known(), key=lambda info: not info.plays(size))
        listed = [self._listed_network(info, size, in_use) for info in known]
        if (listed, size) == self._listed:  # the status changes often
            return
        self._listed = listed, size
        self.model.show_rows(listed)
        paths = [row.info.path for row in self.model.rows]
        is_listed = chosen is not None and chosen.path in paths
        self.list.show_selected(paths.index(chosen.path) if chosen and is_listed else -1)
        self._show_details()

    def _listed_network(self, info: NetworkInfo, size: int, in_use: Path | None) -> ListedNetwork:
        return ListedNetwork(
            info,
            tuple(_cells(info, self._strength_text(info), self._speed_text(info))),
            info.error or with_times(info.refusal(size)),
            "" if info.error else self._strength_tip(info),
            info.path == in_use,
        )

    def _column(self, place: int) -> Column[ListedNetwork]:
        """Return a column of the list, with what sorts it."""
        # not self: the model would keep the closed dialog alive
        speeds, cursor = self._networks.speeds, self._cursor

        def tip(row: ListedNetwork) -> str:
            about = row.strength if place == STRENGTH else ""
            return about or row.refusal or str(row.info.path)

        def key(row: ListedNetwork) -> Any:
            info, size = row.info, cursor.record.size
            if place == BOARDS:
                return max(info.sizes, default=info.size or 0)
            if place == SIZE:
                return info.bytes
            if place == SPEED:
                return speeds.speed(info, size) or 0.0
            if place == STRENGTH:
                rated = strength.strength_of(info, size)
                return rated.elo if rated is not None else -math.inf
            return row.cells[place].casefold()

        return Column(
            COLUMNS[place],
            ELO if place == STRENGTH else "",
            SHARE if place == 0 else CONTENTS,
            lambda row: row.cells[place],
            key,
            left=place not in NUMBERS,
            tip=tip,
            role=lambda row: "muted" if row.refusal else "",
        )

    def _show_details(self) -> None:
        info, size = self.chosen, self._cursor.record.size
        board = f"{size}\u00d7{size}"
        self.use.setText(tr("Use on {board}", board=board))
        current = self._review.network
        in_use = info is not None and current is not None and current.path == info.path
        self.use.setEnabled(info is not None and info.plays(size) and not in_use)
        self.folder.setEnabled(info is not None)
        self.remove.setEnabled(info is not None and info.origin == "added")
        self._enable_rating()
        if info is None:
            self.details.setText(
                tr(
                    "Select a network to see its details, or drop files here: networks of SAI "
                    "Studio, KataGo, Leela Zero or SAI. The files are not moved."
                )
            )
            return
        self.remove.setToolTip(
            "" if info.origin == "added" else tr("Only networks that you added can be removed.")
        )
        lines = [str(info.path)]
        if info.error:
            lines.append(sentence(info.error))
        elif not info.plays(size):
            lines.append(tr("Not for this board: {reason}.", reason=with_times(info.refusal(size))))
        elif in_use:
            lines.append(tr("It analyzes {board} now.", board=board))
        if info.identity:
            lines.append(tr("Identity {identity}.", identity=info.identity))
        if info.plays(size) and strength.board_class(size):
            lines.append(self._strength_tip(info))
        speed = self._networks.speeds.speed(info, size)
        if speed is not None:
            side = speed_size(info, size)
            lines.append(
                tr(
                    "{speed} evaluations per second of one core on {size}×{size}, in calls of 8.",
                    speed=number_text(speed),
                    size=side,
                )
            )
        if info.source:
            lines.append(f"{info.source[:1].upper()}{_THOUSANDS.sub(NARROW, info.source[1:])}.")
        self.details.setText("\n".join(lines))

    # --- how strong they are -------------------------------------------------------------------

    def _strength_text(self, info: NetworkInfo) -> str:
        if info.error:
            return ""
        if self._networks.strengths.waits_for(info):
            return "\u2026"
        rated = strength.strength_of(info, self._cursor.record.size)
        return "\u2013" if rated is None else rated.short

    def _strength_tip(self, info: NetworkInfo) -> str:
        """Return the strength with its explanation, or that it is unknown."""
        size = self._cursor.record.size
        rated, board = strength.strength_of(info, size), strength.board_class(size)
        if not board:
            return tr("Strength is measured on boards from 5\u00d75 to 19\u00d719.")
        if rated is None:
            return tr("Strength on {board}: not measured yet.", board=_class_text(board))
        text = tr(
            "Strength on {board}: {strength}.",
            board=_class_text(board),
            strength=with_times(strength.strength_text(rated)),
        )
        return f"{text} {ELO}"

    def _toggle_rating(self) -> None:
        if self._networks.strengths.measuring:
            self._networks.strengths.stop()
        elif self.chosen is not None:
            self._networks.strengths.measure(self.chosen, self._cursor.record.size)

    def _show_strengths(self) -> None:
        strengths = self._networks.strengths
        self.rate.setText(tr("Stop measuring") if strengths.measuring else tr("Measure strength"))
        self.rate.setToolTip(
            tr(
                "Elo of the selected network on boards like this one, from games against fixed "
                "opponents in the background; takes minutes on small boards, and many hours for a "
                "large network on 19\u00d719"
            )
        )
        if strengths.error:
            self.messages.show_message(
                "error",
                tr("The strength can't be measured: {error}.", error=strengths.error),
                topic="strength",
            )
        self.fill()
        self._enable_rating()

    def _enable_rating(self) -> None:
        info, size = self.chosen, self._cursor.record.size
        can = info is not None and info.plays(size) and bool(strength.board_class(size))
        self.rate.setEnabled(can or self._networks.strengths.measuring)

    # --- how fast they are ---------------------------------------------------------------------

    def _speed_text(self, info: NetworkInfo) -> str:
        speeds, size = self._networks.speeds, self._cursor.record.size
        if info.error:
            return ""
        if speeds.waits_for(info, size):
            return "\u2026"
        speed = speeds.speed(info, size)
        if speed is None and speeds.is_known(info, size):
            return tr("can't be read")
        return "\u2013" if speed is None else f"{number_text(speed)}/s"

    def _toggle_measuring(self) -> None:
        if self._networks.speeds.measuring:
            self._networks.speeds.stop()
        else:
            self._networks.speeds.measure(self._networks.known(), self._cursor.record.size)

    def _show_speeds(self) -> None:
        speeds = self._networks.speeds
        self.measure.setText(tr("Stop measuring") if speeds.measuring else tr("Measure speed"))
        self.measure.setToolTip(
            tr(
                "Evaluations per second of one core, on this board where the network plays it; "
                "takes a second or two for each network, in the background"
            )
        )
        if speeds.error:
            self.messages.show_message(
                "error",
                tr("The speed can't be measured: {error}.", error=speeds.error),
                topic="speed",
            )
        self.fill()

    def _use(self) -> None:
        if self.chosen is not None and self.chosen.plays(self._cursor.record.size):
            self._networks.use(self.chosen)

    def _remove(self) -> None:
        if self.chosen is not None:
            self._networks.forget(self.chosen)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped_files(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        paths = dropped_files(event.mimeData())
        if paths:
            event.acceptProposedAction()
            self._networks.add(paths)


def _class_text(board: str) -> str:
    """Return a class of boards for display: "8-9" is 8x8 to 9x9."""
    low, _, high = board.partition("-")
    return tr("{low}×{low} to {high}×{high}", low=low, high=high)


def _cells(info: NetworkInfo, rating: str, speed: str) -> list[str]:
    origin, size = ORIGINS.get(info.origin, ""), _megabytes(info.bytes)
    if info.error:
        return [info.name, tr("can't be read"), "", "", size, rating, speed, origin]
    sizes = info.sizes or ((info.size,) if info.size else ())
    boards = "\u2013".join(dict.fromkeys(f"{n}\u00d7{n}" for n in (*sizes[:1], *sizes[-1:])))
    trunk = with_times(info.trunk)
    return [info.name, info.kind_text, boards, trunk, size, rating, speed, origin]


def _megabytes(count: int) -> str:
    if not count:
        return ""
    return (
        tr("{size:.1f} MB", size=count / 1e6)
        if count >= 1e6
        else tr("{size:.0f} kB", size=count / 1e3)
    )
