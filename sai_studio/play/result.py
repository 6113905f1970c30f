"""The result of a play-out: how much of the 50 % was kept, move by move, beside the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

import numpy as np
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtWidgets import QAbstractItemView, QDialogButtonBox, QWidget

from engine.base.translation import tr, tr_count
from engine.record.game_node import GameNode
from engine.record.handicap import format_komi
from engine.review.play_out import Standing, compared
from sai_studio.kit import theme
from sai_studio.kit.charts.chart import Chart
from sai_studio.kit.charts.chart_scene import ChartScene, Line, Mark
from sai_studio.kit.figures import move_name, percent
from sai_studio.kit.painting import scaled_font
from sai_studio.kit.refresh import Refresh
from sai_studio.kit.texts import sentence
from sai_studio.kit.widgets.fitting import FittingDialog
from sai_studio.kit.widgets.labels import plain_label
from sai_studio.kit.widgets.layouts import column
from sai_studio.kit.widgets.rows import CONTENTS, SHARE, Column, RowsModel, RowsTable
from sai_studio.play.fair_play import FairPlay
from sai_studio.play.opponent import SIDES

SIZE: Final = (440, 560)
EVEN: Final = Standing(0.5, 0.0)
TIP: Final = tr(
    "Winrate after each move, at the fair komi of the start. Bars are standard errors; pale lines "
    "are your earlier tries. Click to show the position on the board."
)


def verdict(
    kept: Standing | None, end: Standing | None, game_kept: Standing | None, game: Standing | None
) -> str:
    """Return what was kept of the 50 %, beside the game; "" while it is unknown.

    Only differences beyond the error are stated.

    Parameters
    ----------
    kept, game_kept
        Winrate at the end of the user's line and of the game's, with the error against the start.
    end, game
        The same with the error of the last search only; None without a game.
    """
    if kept is None or end is None:
        return ""
    change = compared(kept, EVEN)
    is_counted = bool(end.error) or end.winrate not in (0.0, 1.0)
    if not is_counted:
        text = tr("You won at this komi") if end.winrate else tr("You lost at this komi")
    else:
        text = {
            0: tr("You kept the 50\u00a0%"),
            -1: tr("You kept {percent} of 50\xa0%", percent=_figure(end)),
            1: tr("The 50\xa0% rose to {winrate}", winrate=percent(end.winrate)),
        }[change]
    if game is None or game_kept is None:
        return sentence(text)
    if not compared(end, game):
        return tr("{yours}; the game did as well, within the error.", yours=text)
    game_change, figure = compared(game_kept, EVEN), _figure(game)
    if game_change > 0:
        return tr("{yours}; the game came to {winrate}.", yours=text, winrate=percent(game.winrate))
    if not game_change:
        return tr("{yours}; the game kept the 50\u00a0%.", yours=text)
    if is_counted and change < 0:  # it says "of 50 %" already
        return tr("{yours}; the game kept {percent}.", yours=text, percent=figure)
    return tr("{yours}; the game kept {percent} of 50\u00a0%.", yours=text, percent=figure)


def _figure(standing: Standing) -> str:
    return f"{100.0 * standing.winrate:.0f}"


class ResultDialog(FittingDialog):
    """Shows the result of a play-out beside the main window, which stays usable.

    Parameters
    ----------
    size
        Board size [points per side].
    say
        Is told level and text of a message for the user.
    """

    def __init__(
        self, fair_play: FairPlay, size: int, say: Callable[[str, str], None], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._play, self._size, self._ended = fair_play, size, False
        self._say = say
        self.setWindowTitle(tr("Play it out, fair"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.sentence = plain_label(parent=self, wraps=True)
        self.sentence.setFont(scaled_font(self.font(), 1.1, bold=True))
        self.note = plain_label(parent=self, wraps=True)
        self.chart = Chart(parent=self)
        self.chart.chosen.connect(self._choose)
        self.chart.export_wanted.connect(self._save_as)
        self.moves = RowsModel[tuple[str, ...]](
            (
                Column(tr("Move"), "", CONTENTS, lambda texts: texts[0], left=True),
                Column(tr("Played"), "", SHARE, lambda texts: texts[1], left=True),
                Column(tr("Game"), "", SHARE, lambda texts: texts[2], left=True),
            ),
            parent=self,
        )
        self.table = RowsTable(self.moves, tr("Moves played and moves of the game"))
        self.table.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # opening selects no move
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        self.table.selectionModel().currentChanged.connect(self._go_to)
        buttons = QDialogButtonBox(self)
        again = buttons.addButton(tr("Try again"), QDialogButtonBox.ButtonRole.ActionRole)
        again.setToolTip(tr("Play the same position again, as another variation"))
        again.clicked.connect(fair_play.try_again)
        close = buttons.addButton(QDialogButtonBox.StandardButton.Close)
        close.setToolTip(tr("Back to the komi of the game"))
        again.setAutoDefault(False)
        close.setDefault(True)
        close.setFocus()
        buttons.rejected.connect(self.reject)
        parts = (self.sentence, self.note, (self.chart, 3), (self.table, 2), buttons)
        column(*parts, within=self, margins=(16, 14, 16, 12))
        self.resize(*SIZE)
        self._refresh = Refresh(self, self._show)
        fair_play.changed.connect(self._follow)
        theme.changed.connect(self._refresh.ask)
        self._refresh.ask()

    def _save_as(self, kind: str) -> None:
        self.chart.save_as(kind, self._say)

    def place_beside(self, board: QWidget) -> None:
        """Put the dialog to the right of the board, inside the main window if it fits."""
        window = board.window()
        right = board.mapToGlobal(QPoint(board.width(), 0))
        least = window.mapToGlobal(QPoint(window.width() - self.width(), 0)).x()
        self.move(max(min(right.x(), least), 0), right.y())

    def _follow(self) -> None:
        if self._play.stage != "done":
            self.reject()
        else:
            self._refresh.ask()

    def done(self, result: int) -> None:
        """Close the dialog: by a button, by Esc, or because the play-out ended."""
        if self._ended:
            return
        self._ended = True
        if self._play.stage == "done":
            self._play.stop()
        super().done(result)

    # --- content -------------------------------------------------------------------------------

    def _show(self) -> None:
        play, play_out = self._play, self._play.current
        if play.stage != "done" or play_out is None:
            return
        own, game = self._standings(play.line), self._standings(play.game)
        ready = bool(own) and not play.is_judging
        self.sentence.setText(
            verdict(
                play.kept(play.line),
                own[-1],
                play.kept(play.game) if game else None,
                game[-1] if game else None,
            )
            if ready
            else ""
        )
        self.sentence.setVisible(ready)
        self.note.setText(self._note(own, game))
        self.chart.show_scene(self._scene(own, game))
        self._fill_table(own, game)

    def _note(self, own: Sequence[Standing | None], game: Sequence[Standing | None]) -> str:
        play, play_out = self._play, self._play.current
        assert play_out is not None
        if play.is_judging:
            judged = [play.standing(play_out.start), *own, *game]
            known = sum(standing is not None for standing in judged)
            return tr(
                "Judging the moves: {done} of {total} positions", done=known, total=len(judged)
            )
        komi = format_komi(play_out.komi)
        text = tr(
            "{color} from move {number} on, at komi {komi}",
            color=SIDES[play_out.color],
            number=play_out.start.number,
            komi=komi,
        )
        if not game:
            return f"{text}. {tr('The game has no moves from here.')}"
        if len(game) < len(own):
            end = tr_count(
                len(game), "The game ends after {n} move.", "The game ends after {n} moves."
            )
            return f"{text}. {end}"
        return sentence(text)

    def _standings(self, line: Sequence[GameNode]) -> list[Standing | None]:
        return [self._play.standing(node) for node in line]

    def _scene(self, own: Sequence[Standing | None], game: Sequence[Standing | None]) -> ChartScene:
        play_out = self._play.current
        assert play_out is not None
        start = self._play.standing(play_out.start)
        lines = [_line(tr("Played"), "accent", [start, *own])]
        if game:
            lines.append(_line(tr("Game"), "amber", [start, *game]))
        for line in self._play.earlier:
            tried = _line(tr("Earlier"), "muted", [start, *self._standings(line)])
            lines.append(replace(tried, low=None, high=None, ghost=True))
        return ChartScene(
            title=tr(
                "{color} wins at komi {komi}",
                color=SIDES[play_out.color],
                komi=format_komi(play_out.komi),
            ),
            tip=TIP,
            x_label=tr("moves"),
            lines=tuple(lines),
            marks=(Mark(0.5, "", "muted"),),
            cursor=float(len(own)),
            x_range=(0.0, max(line.x[-1] for line in lines)),
            y_range=(0.0, 1.0),
            percent=True,
            whole_x=True,
            empty=tr("The moves are being judged\u2026"),
        )

    def _fill_table(self, own: Sequence[Standing | None], game: Sequence[Standing | None]) -> None:
        columns = (self._play.line, own), (self._play.game, game)
        rows = []
        for row, node in enumerate(self._play.line[: len(own)]):
            cells = [
                self._cell(nodes[row], standings[row]) if row < len(standings) else ""
                for nodes, standings in columns
            ]
            rows.append((str(node.number), *cells))
        self.moves.show_rows(rows)

    def _cell(self, node: GameNode, standing: Standing | None) -> str:
        assert node.move is not None
        vertex = move_name(node.move.point, self._size)
        return f"{vertex}  {percent(standing.winrate)}" if standing is not None else vertex

    # --- going to positions --------------------------------------------------------------------

    def _choose(self, x: float) -> None:
        """Show the position of the played line at a place of the chart."""
        place, play = round(x), self._play
        if play.current is not None and play.stage == "done":
            play.go_to(play.line[place - 1] if place > 0 else play.current.start)
            self.chart.move_cursor(float(place))

    def _go_to(self, index: QModelIndex) -> None:
        row = index.row()
        nodes = self._play.game if index.column() == 2 else self._play.line
        if 0 <= row < len(nodes) and self._play.stage == "done":
            self._play.go_to(nodes[row])
            self.chart.move_cursor(float(row + 1))


def _line(label: str, role: str, standings: Sequence[Standing | None]) -> Line:
    """Return the chart line of a line of moves; gaps where nothing is known yet."""

    def values(read: str) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
        return np.array([np.nan if s is None else getattr(s, read) for s in standings], np.float64)

    moves = np.arange(len(standings), dtype=np.float64)
    return Line(label, role, moves, values("winrate"), values("low"), values("high"))
