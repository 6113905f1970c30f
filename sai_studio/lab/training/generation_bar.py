"""The bar below the charts: selected generation, film, and use as network."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSlider, QToolButton, QWidget

from engine.base.translation import tr
from sai_studio.kit import theme
from sai_studio.kit.charts.chart_scene import number
from sai_studio.kit.icons import icon
from sai_studio.kit.painting import scaled_font
from sai_studio.kit.widgets.labels import plain_label
from sai_studio.lab.training.training import Training

FILM_S: Final = 8.0
"""Duration of a film of any number of generations [seconds]."""
FRAME_MS: Final = (40, 400)
"""Shortest and longest time a generation stays shown."""


class GenerationBar(QWidget):
    """Slider over the generations of the selected run, and a film that moves it.

    Signals
    -------
    network_wanted
        The weights file that is to be used in the rest of the program.
    """

    network_wanted = Signal(Path)

    def __init__(self, training: Training, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._training = training
        self._tells_empty_board = True
        self.play = QToolButton()
        self.play.setIcon(icon("forward"))
        self.play.setIconSize(QSize(18, 18))
        self.play.setToolTip(tr("Play the generations as a film"))
        self.play.setAccessibleName(tr("Film"))
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setAccessibleName(tr("Generation"))
        self.newest = QPushButton(tr("Newest"))
        self.newest.setToolTip(tr("Follow the run: always the newest generation"))
        self.use = QPushButton(tr("Use as network"))
        self.use.setToolTip(tr("Analyze with this generation's network in the rest of the program"))
        self._text = plain_label()
        row = QHBoxLayout(self)
        row.setContentsMargins(2 * theme.SPACE, theme.SPACE, 2 * theme.SPACE, theme.SPACE)
        row.setSpacing(theme.SPACE)
        row.addWidget(self.play)
        row.addWidget(self.slider, 1)
        row.addWidget(self._text)
        row.addWidget(self.newest)
        row.addWidget(self.use)
        self._film = QTimer(self)
        self._film.timeout.connect(self._next_frame)
        self.play.clicked.connect(self.toggle_film)
        self.slider.valueChanged.connect(self._slid)
        self.newest.clicked.connect(lambda: training.set_generation(None))
        self.use.clicked.connect(self._use)
        training.generation_changed.connect(self.refresh)
        training.view_changed.connect(self.refresh)
        training.selected_changed.connect(self.stop_film)
        theme.changed.connect(self.refresh)
        self.refresh()

    @property
    def text(self) -> str:
        """The text about the selected generation."""
        return self._text.text()

    @property
    def plays(self) -> bool:
        """Whether the film is playing."""
        return self._film.isActive()

    def toggle_film(self) -> None:
        """Play the film, from the first generation if it is at its end, or pause it."""
        if self._film.isActive():
            self.stop_film()
            return
        view, generation = self._training.view, self._training.generation
        if view is None or generation is None or view.generations < 2:
            return
        if generation >= view.generations - 1:
            self._training.set_generation(0)
        shortest, longest = FRAME_MS
        self._film.start(round(min(max(1000 * FILM_S / view.generations, shortest), longest)))
        self.play.setIcon(icon("pause"))

    def stop_film(self) -> None:
        """Pause the film."""
        self._film.stop()
        self.play.setIcon(icon("forward"))

    def _next_frame(self) -> None:
        view, generation = self._training.view, self._training.generation
        if view is None or generation is None or generation >= view.generations - 1:
            self.stop_film()
            self._training.set_generation(None)
        else:
            self._training.set_generation(generation + 1)

    def _slid(self, value: int) -> None:
        self._training.set_generation(value)

    def tell_empty_board(self, tells: bool) -> None:
        """Set whether the text says what the generation thinks of the empty board."""
        self._tells_empty_board = tells
        self.refresh()

    def refresh(self) -> None:
        """Show the selected generation."""
        view, generation = self._training.view, self._training.generation
        has = view is not None and generation is not None
        for widget in (self.play, self.slider, self.newest, self.use):
            widget.setEnabled(has)
        if view is None or generation is None:
            self._text.setText("")
            return
        self.slider.blockSignals(True)
        self.slider.setRange(0, max(view.generations - 1, 0))
        self.slider.setPageStep(max(view.generations // 10, 1))
        self.slider.setValue(generation)
        self.slider.blockSignals(False)
        self.newest.setEnabled(not self._training.follows_newest)
        self.use.setEnabled(generation in view.networks)
        alpha = float(view.column("network.alpha")[generation])
        beta = float(view.column("network.beta")[generation])
        words = [tr("generation {generation}", generation=generation)]
        if self._tells_empty_board and math.isfinite(alpha):
            words.append(f"\u03b1 {number(alpha, 1)}  \u03b2 {number(beta, 2)}")
        if self._tells_empty_board and view.first_moves[generation]:
            words.append(tr("plays {move}", move=view.first_moves[generation]))
        self._text.setText(" \u00b7 ".join(words))
        self._text.setFont(scaled_font(self.font(), 1.0))
        generation_text = tr("generation {generation}", generation=view.generations)
        widest = f"{generation_text} · α -88.8  β 88.88 · {tr('plays {move}', move='H88')}"
        self._text.setMinimumWidth(self._text.fontMetrics().horizontalAdvance(widest))

    def _use(self) -> None:
        view, generation = self._training.view, self._training.generation
        if view is not None and generation is not None:
            self.network_wanted.emit(view.network_path(generation))
