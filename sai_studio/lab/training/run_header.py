"""The head of a run's page: name, status, progress and buttons."""

from __future__ import annotations

import math
from typing import Final

import numpy as np
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from engine.base.translation import tr
from engine.train.reading import RunView
from sai_studio.kit import theme
from sai_studio.kit.charts.chart_scene import number
from sai_studio.kit.figures import duration
from sai_studio.kit.painting import set_text_color
from sai_studio.kit.widgets.labels import plain_label
from sai_studio.lab.jobs.known_runs import RUN_STATUS
from sai_studio.lab.jobs.page import JobHead
from sai_studio.lab.training.run_text import run_text
from sai_studio.lab.training.training import Training
from sai_studio.review.view_panel import FigureLabel

STAGES: Final = {
    "selfplay": tr("playing"),
    "train": tr("training"),
    "gate": tr("matching the new network"),
    "panel": tr("scoring the new network"),
    "finished": "",
}
LABEL_FOLDER: Final = tr(
    "Positions labelled by a teacher network, as training data for distillation. To add "
    "more, run sai-engine label on the command line."
)
"""Description of a folder of labels, for people."""


def size_text(size: float) -> str:
    """Return a number of bytes as text, in the unit that fits."""
    for unit, factor in (("GB", 1e9), ("MB", 1e6)):
        if size >= factor:
            return f"{size / factor:.{0 if size >= 100 * factor else 1}f} {unit}"
    return f"{size / 1000.0:.0f} kB"


def nodes_text(nodes: float) -> str:
    """Return a number of nodes for people: in millions, small ones to three digits."""
    if nodes < 1e6:
        return number(float(f"{nodes:.3g}"), 0)
    return tr("{nodes} million", nodes=number(nodes / 1000000.0, 0 if nodes > 10000000.0 else 1))


def games_per_s(view: RunView) -> float:
    """Return self-play games per CPU second, of the newest generation with figures; else NaN."""
    rate = view.column("games.nodes_per_cpu_s")[:-1]
    games, nodes = view.column("games.games")[:-1], np.diff(view.column("network.nodes"))
    with np.errstate(divide="ignore", invalid="ignore"):
        pace = games * rate / nodes
    known = pace[np.isfinite(pace)]
    return float(known[-1]) if len(known) else math.nan


class _Bar(QWidget):
    """A thin progress bar: generations done and, paler, the games of the one in progress."""

    def __init__(self) -> None:
        super().__init__()
        self.done = self._part = 0.0
        """Share of the run that is over, 0 to 1; then that of the generation in progress."""
        self._role = "accent"
        self.setFixedHeight(6)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def show_share(self, done: float, part: float, role: str) -> None:
        """Set the shares of the bar, 0 to 1, and its color."""
        if (done, part, role) != (self.done, self._part, self._role):
            self.done, self._part, self._role = done, part, role
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, 6)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        whole = QRectF(self.rect())
        for share, role, alpha in (
            (1.0, "border", 1.0),
            (self.done + self._part, self._role, 0.45),
            (self.done, self._role, 1.0),
        ):
            if share > 0.0:
                painter.setBrush(theme.color(role, alpha))
                wide = max(whole.width() * min(share, 1.0), 6.0)
                painter.drawRoundedRect(QRectF(0, 0, wide, whole.height()), 3, 3)


def _limit_text(view: RunView) -> str:
    """Return how much of a run's limit is used, if that ends it: "3.2 of 6 min"; else ""."""
    run, state = (None if view.preset is None else view.preset.run), view.state
    if run is None or view.share <= state.generation / max(run.generations, 1):
        return ""
    minutes = state.seconds / 60.0
    if run.minutes and minutes / run.minutes >= view.share:
        return tr("{used:.1f} of {limit:g} min", used=minutes, limit=run.minutes)
    cpu_minutes = state.cpu_s / 60.0
    if run.cpu_minutes and cpu_minutes / run.cpu_minutes >= view.share:
        limit = run.cpu_minutes
        return tr("{used:.1f} of {limit:g} CPU-minutes", used=cpu_minutes, limit=limit)
    return tr(
        "{used} of {limit} nodes",
        used=nodes_text(state.nodes),
        limit=nodes_text(1e6 * run.million_nodes),
    )


class RunHeader(QWidget):
    """Name, status, figures and buttons of the selected run."""

    def __init__(self, training: Training, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._training = training
        self.head = JobHead(
            tr("Continue the run"),
            tr("Stop after the current step; nothing is lost, and Continue resumes the run"),
        )
        self.resume, self.halt = self.head.resume, self.head.halt
        self._about = plain_label(wraps=True)
        self._about.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.bar = _Bar()
        self._figures = {
            "generation": FigureLabel(
                tr("Generation"), tr("Networks made so far, and how many there will be.")
            ),
            "games": FigureLabel(
                tr("Games"), tr("Self-play games so far, or positions of a distillation.")
            ),
            "nodes": FigureLabel(
                tr("Nodes"), tr("Visits of all searches so far: what the paper counts.")
            ),
            "time": FigureLabel(tr("Processor time"), tr("Of all processes of the run together.")),
            "left": FigureLabel(
                tr("Left"), tr("Time until the last generation, estimated from the latest ones.")
            ),
        }
        row = QHBoxLayout()
        row.setSpacing(4 * theme.SPACE)
        for figure in self._figures.values():
            row.addWidget(figure)
        row.addStretch(1)
        box = QVBoxLayout(self)
        box.setContentsMargins(2 * theme.SPACE, theme.SPACE, 2 * theme.SPACE, theme.SPACE)
        box.setSpacing(theme.SPACE)
        box.addWidget(self.head)
        box.addWidget(self._about)
        box.addWidget(self.bar)
        box.addLayout(row)
        training.list_changed.connect(self.refresh)
        training.view_changed.connect(self.refresh)
        training.selected_changed.connect(self.refresh)
        training.chain_changed.connect(self.refresh)
        theme.changed.connect(self.refresh)
        self.refresh()

    def text(self, name: str) -> str:
        """Return a figure with its remark; name: generation, games, nodes, time or left."""
        figure = self._figures[name]
        return f"{figure.value} {figure.remark}".strip()

    @property
    def about(self) -> str:
        """The sentence under the name."""
        return self._about.text()

    def refresh(self) -> None:
        """Show the figures and status of the selected run."""
        path, view = self._training.selected, self._training.view
        if path is None:
            return
        status = self._training.status(path)
        stage = STAGES.get(view.state.stage, "") if view and status == "running" else ""
        if view is not None and view.distills and stage == STAGES["selfplay"]:
            stage = tr("collecting labels")  # made by a teacher, or read
        holds_labels = view is not None and view.holds_labels
        parts = [
            tr("labels") if holds_labels else "",
            RUN_STATUS.get(status) or tr("reading"),
            stage,
        ]
        has_steps = self._training.open_chain is not None  # its panel continues both
        is_read = view is not None and view.preset is not None
        self.head.show_job(
            path.name,
            status,
            ", ".join(part for part in parts if part),
            None if has_steps or status == "log" or holds_labels else is_read,
            None if has_steps else status == "running",
        )
        if view is not None:
            self._show_view(view, status)

    def _show_view(self, view: RunView, status: str) -> None:
        starting = tr("The engine is loading; the first games come in some seconds.")
        about = run_text(view.preset) if view.preset else ""
        about = LABEL_FOLDER if view.holds_labels else about
        failed = view.problem if status in ("unreadable", "interrupted") else ""
        self._about.setText(starting if status == "starting" else failed or about)
        set_text_color(self._about, "bad" if failed and status != "starting" else "muted")
        self._about.setVisible(bool(self._about.text()))
        state, preset = view.state, view.preset
        self._figures["generation"].setVisible(not view.holds_labels)
        self._figures["nodes"].setVisible(not view.distills)
        whole = preset.run.last_generation if preset else 0
        part = min(view.played / preset.run.games, 1.0) if preset else 0.0
        done = view.share
        if preset is not None and view.holds_labels:
            done = view.positions / preset.run.games
        role = "good" if status == "running" else "accent"
        self.bar.show_share(done, part / whole if whole else 0.0, role)
        limit = _limit_text(view)  # the bar then shows the share of the limit
        of = limit or (tr("of {whole}", whole=whole) if whole else "")
        if status == "finished" and view.ended_by_limit:
            of = tr("ended by its limit")
            if whole:
                of = tr("of {generations}, ended by its limit", generations=whole)
        playing = (
            tr(
                "{played} of {games} games",
                played=number(view.played, 0),
                games=number(preset.run.games, 0),
            )
            if preset and not view.distills and state.stage == "selfplay" and status == "running"
            else of
        )
        if limit and playing != of:
            playing = f"{playing} \u00b7 {limit}"
        self._figures["generation"].set_value(
            f"{state.generation}" + (f" / {whole}" if playing != of and not limit else ""), playing
        )
        if view.distills:
            self._show_positions(view)
        else:
            self._show_games(view)
        left = view.seconds_left() if status == "running" else math.nan
        self._figures["left"].set_value(duration(left), tr("at this pace"))
        self._figures["left"].setVisible(math.isfinite(left))

    def _show_games(self, view: RunView) -> None:
        """Show the amount and the pace of self-play."""
        state = view.state
        games = view.games
        with np.errstate(divide="ignore", invalid="ignore"):
            shares = view.column("games.branches") / view.column("games.games")
        shares = shares[np.isfinite(shares)]
        remarks = [tr("{share:.0f} % branches", share=100 * shares[-1])] if len(shares) else []
        pace = games_per_s(view)
        if math.isfinite(pace):
            remarks.append(tr("{pace} per CPU second", pace=number(pace, 2 if pace < 9.95 else 1)))
        self._figures["games"].set_caption(tr("Games"))
        self._figures["games"].set_value(number(games, 0), ", ".join(remarks))
        rate = view.column("games.nodes_per_cpu_s")
        known = rate[np.isfinite(rate)]
        per_s = tr("{pace} per CPU second", pace=number(float(known[-1]), 0)) if len(known) else ""
        self._figures["nodes"].set_value(nodes_text(state.nodes), per_s)
        per_hour = ""
        if state.cpu_s:
            per_hour = tr(
                "{games} games per CPU hour", games=number(3600.0 * games / state.cpu_s, 0)
            )
        self._figures["time"].set_value(duration(state.cpu_s), per_hour)

    def _show_positions(self, view: RunView) -> None:
        """Show the number of labelled positions, in place of games."""
        remark = tr("labelled by a teacher network")
        if view.holds_labels and view.preset is not None:
            wanted = view.preset.run.games
            remark = tr("of {whole}", whole=number(wanted, 0)) if view.positions < wanted else ""
        self._figures["games"].set_caption(tr("Positions"))
        self._figures["games"].set_value(number(view.positions, 0), remark)
        self._figures["time"].set_value(duration(view.state.cpu_s), "")
