"""The tab that shows when a run learned to play the position of the main window."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QComboBox, QSizePolicy, QStackedLayout, QWidget

from engine.analysis.request import AnalysisRequest
from engine.base.errors import EngineError
from engine.base.translation import tr
from engine.commands.loading import Notice, network_opinion
from sai_studio.kit import theme
from sai_studio.kit.charts.chart import Chart
from sai_studio.kit.figures import move_name
from sai_studio.kit.job_thread import Task, Worker
from sai_studio.kit.painting import EmptyNote
from sai_studio.kit.signals import Throttle
from sai_studio.kit.texts import sentence, with_times
from sai_studio.kit.widgets.labels import plain_label
from sai_studio.kit.widgets.layouts import column, row
from sai_studio.lab.study.positions import StudiedPosition, study_scene
from sai_studio.lab.training.opinion_charts import (
    curves_chart,
    learned_text,
    moves_of,
    opinion_text,
    progress_chart,
)
from sai_studio.lab.training.training import Training
from sai_studio.review.board.board_widget import BoardWidget

if TYPE_CHECKING:
    from engine.analysis.network_opinion import NetworkOpinion

AskOpinion = Callable[[AnalysisRequest, Notice], "NetworkOpinion"]
BOARD_SIDE: Final = 300
REDRAW_MS: Final = 150
KEPT: Final = 3000
"""Answers that are kept in memory."""
NO_POSITION: Final = tr("Open a game in the main window: its position is shown here.")


@dataclass(frozen=True, eq=False)
class _Answer:
    """What the network of a generation says of the position."""

    generation: int
    opinion: NetworkOpinion | None
    refusal: str = ""
    """One sentence without an opinion: this network can't be asked."""


class PositionPage(QWidget):
    """Board, curve and progress of one position over the generations of the selected run.

    The owner closes `worker`.

    Signals
    -------
    export_wanted
        A `Chart` and the kind of file to save it as.
    """

    export_wanted = Signal(object, str)

    def __init__(
        self,
        training: Training,
        ask: AskOpinion = network_opinion,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._training, self._opinion_of = training, ask
        self.worker = Worker("opinions", self)
        self._position: StudiedPosition | None = None
        self._kept: OrderedDict[tuple[Hashable, Path], NetworkOpinion] = OrderedDict()
        self._asked: tuple[Hashable, tuple[Path, ...]] | None = None
        self._refusal = ""
        self.board = BoardWidget(tr("Position of the main window"))
        self.board.setFixedSize(BOARD_SIDE, BOARD_SIDE)
        self.words, self.learned = plain_label(wraps=True), plain_label(wraps=True)
        for label in (self.words, self.learned):
            label.setFixedWidth(BOARD_SIDE)
        self.moves = QComboBox()
        self.moves.setAccessibleName(tr("Move whose learning is shown"))
        self.moves.setToolTip(tr("The move whose learning is shown"))
        self.moves.activated.connect(self._draw)
        self.curves, self.progress = Chart(), Chart()
        self.progress.chosen.connect(lambda x: training.set_generation(round(x)))
        for chart in (self.curves, self.progress):
            chart.export_wanted.connect(partial(self.export_wanted.emit, chart))
            chart.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        body = QWidget()
        left = column(self.board, self.words, self.moves, self.learned, 1)
        right = column((self.curves, 1), (self.progress, 1))
        around = theme.SPACE
        row(left, (right, 1), within=body, margins=(around, around, around, around))
        self.note = EmptyNote(NO_POSITION)
        self._faces = QStackedLayout(self)
        self._body = body
        self._faces.addWidget(self.note)
        self._faces.addWidget(body)
        self._draw_soon = Throttle(REDRAW_MS, self._draw, self)
        self.worker.found.connect(self._found)
        self.worker.failed.connect(self._refuse)
        self.worker.noticed.connect(lambda text: self._show_note(sentence(text)))
        training.selected_changed.connect(self._ask)
        training.view_changed.connect(self._ask)
        training.generation_changed.connect(self._draw_soon.call)
        theme.changed.connect(self._draw_soon.call)

    # --- what is asked -------------------------------------------------------------------------

    def show_position(self, position: StudiedPosition | None) -> None:
        """Show another position."""
        if position is not None and self._position is not None and position.key == (
            self._position.key
        ):  # fmt: skip
            return
        self._position = position
        self.moves.clear()
        self._ask()

    @property
    def opinions(self) -> dict[int, NetworkOpinion]:
        """The answers on the shown position, by generation."""
        view, position = self._training.view, self._position
        if view is None or position is None:
            return {}
        found = {}
        for generation in view.networks:
            kept = self._kept.get((position.key, view.network_path(generation)))
            if kept is not None:
                found[generation] = kept
        return found

    def _ask(self) -> None:
        """Ask the networks that were not asked about this position."""
        view, position = self._training.view, self._position
        if not self.isVisible() or view is None:
            return
        if position is None or position.size not in self._boards():
            self._asked = None
            self.worker.stop()
            self._show_note(self._mismatch())
            return
        paths = tuple(view.network_path(generation) for generation in view.networks)
        wanted = position.key, paths
        if wanted != self._asked:
            self._asked, self._refusal = wanted, ""
            known = self.opinions
            first = self._training.generation
            order = coarse_to_fine(view.networks, first if first is not None else -1)
            left = [(g, view.network_path(g)) for g in order if g not in known]
            self.worker.drop()
            if left:
                self.worker.run(partial(_ask_all, self._opinion_of, position.request, left))
        self._draw_soon.call()

    def _boards(self) -> tuple[int, ...]:
        view = self._training.view
        return () if view is None or view.preset is None else view.preset.network.sizes

    def _mismatch(self) -> str:
        if self._position is None:
            return NO_POSITION
        view, size = self._training.view, self._position.size
        own = view.size if view is not None else 0
        return with_times(
            tr(
                "The main window shows a {size}x{size} board, this run plays "
                "{own}x{own}. Open a game on {own}x{own}, or begin one with File \u203a "
                "New game: this page then evaluates every position that you show.",
                size=size,
                own=own,
            )
        )

    # --- what comes back -----------------------------------------------------------------------

    def _found(self, answer: _Answer) -> None:
        view, position = self._training.view, self._position
        if answer.opinion is None:
            self._refuse(answer.refusal)
        elif view is not None and position is not None:
            self._kept[position.key, view.network_path(answer.generation)] = answer.opinion
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
            self._draw_soon.call()

    def _refuse(self, text: str) -> None:
        self._refusal = sentence(text)
        self._draw_soon.call()

    def _show_note(self, text: str) -> None:
        if not self.opinions or self._position is None or text == self._mismatch():
            self.note.setText(text)
            self._faces.setCurrentWidget(self.note)

    def _draw(self) -> None:
        view, position = self._training.view, self._position
        if not self.isVisible() or view is None or position is None:
            return
        if position.size not in self._boards():
            return
        opinions = self.opinions
        if not opinions:
            self._show_note(self._refusal or tr("The networks evaluate the position\u2026"))
            return
        self._faces.setCurrentWidget(self._body)
        generation, size = self._nearest(opinions), position.size
        komi = position.request.search_komi
        self._offer_moves(opinions, size)
        move = int(self.moves.currentData())
        shown = opinions[generation]
        self.board.show_scene(study_scene(position, (), moves_of(shown), shown.ownership))
        self.words.setText(opinion_text(shown, generation, size, komi))
        self.learned.setText(learned_text(opinions, move, size, len(view.networks)))
        self.curves.show_scene(curves_chart(opinions, generation, komi))
        self.progress.show_scene(progress_chart(opinions, generation, move, size, komi))

    def _nearest(self, opinions: dict[int, NetworkOpinion]) -> int:
        """Return the generation with an answer that is nearest to the selected one."""
        wanted = self._training.generation
        if wanted is None:
            return max(opinions)
        return min(opinions, key=lambda generation: abs(generation - wanted))

    def _offer_moves(self, opinions: dict[int, NetworkOpinion], size: int) -> None:
        """Offer the moves that any generation puts first, the newest's first one on top."""
        moves = [opinions[g].best for g in sorted(opinions, reverse=True)]
        moves = list(dict.fromkeys(moves))[:12]
        have = [self.moves.itemData(place) for place in range(self.moves.count())]
        if moves == have:
            return
        touched = self.moves.currentData() if self.moves.currentIndex() > 0 else moves[0]
        self.moves.clear()
        for move in moves:
            self.moves.addItem(tr("Learning of {move}", move=move_name(move, size)), move)
        self.moves.setCurrentIndex(max(self.moves.findData(touched), 0))

    # --- showing -------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._asked = None
        self._ask()

    def hideEvent(self, event: QHideEvent) -> None:
        self.worker.stop()
        super().hideEvent(event)


def _ask_all(
    ask: AskOpinion, request: AnalysisRequest, networks: Sequence[tuple[int, Path]], task: Task
) -> None:
    """Ask networks, given with their generations, one after the other."""
    for generation, path in networks:
        if task.stopped():
            return
        try:
            opinion = ask(replace(request, network=path), task.notice)
        except EngineError as error:
            task.tell(_Answer(generation, None, str(error)))
        else:
            task.tell(_Answer(generation, opinion))


def coarse_to_fine(generations: Sequence[int], first: int) -> list[int]:
    """Return all generations: `first`, then some spread over the run, then those between."""
    last = len(generations) - 1
    order = [first] if first in generations else []
    step = 1
    while step < last:
        step *= 2
    while step:
        order += [generations[place] for place in range(0, last + 1, step)]
        order += [generations[last]] if last >= 0 else []
        step //= 2
    return list(dict.fromkeys(order))
