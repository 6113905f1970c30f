"""Dialogs that only show text: about, what the numbers mean, remarks, a bug report."""

from __future__ import annotations

import platform
import sys
from collections.abc import Sequence

from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialogButtonBox, QPlainTextEdit, QTextBrowser, QWidget

from engine.base.translation import tr
from sai_studio.kit.icons import icon
from sai_studio.kit.widgets.dialogs import PlainDialog
from sai_studio.kit.widgets.labels import plain_label, rich_label

_FIGURES = tr("""<h3>What the numbers mean</h3>
<p>Panels show <b>Black's side</b> unless you choose the side to move in the View menu.
Points are those on the board, komi not counted: territory under territory rules, else area.</p>
<p><b>Winrate curve.</b> The network does not know one winrate but one for every komi:
P(Black wins at komi k) = 1 / (1 + e<sup>&minus;&beta;(&alpha; &minus; k)</sup>).</p>
<p><b>&alpha;, the fair komi.</b> The komi at which both sides win half of the games: Black's
expected lead on the board.</p>
<p><b>&beta;, certainty.</b> How steep the curve is there. A settled endgame is steep: one point
more or less decides. An open fight is flat: losses there are not yet worth counting.</p>
<p><b>Discs on the board.</b> The color says how many points a move gives away against the
engine's choice (blue ring), as far as both have enough visits. Moves with few visits have small,
pale discs. First number: points that the side to move loses, with a minus sign. Second: the winrate
in percent at the viewed komi. Third: visits. <i>View \u203a
Numbers on candidates</i> puts another one first.</p>
<p><b>Agents.</b> &lambda; = 0 plays to win at the komi of the game. &lambda; = 1 plays for points,
as if the game were even. Values in between do both: they average the winrate over komi from the
real one towards the one that the network alone, before any search, calls even. The position's own
numbers (fair komi, winrate, certainty, timeline) are always those of the agent whose
&lambda; is nearest to 1; the tables of agents and candidates show each agent's own. The small
badges show where each would play.</p>
<p><b>Komi.</b> Drag the line in the curve to view another komi: all numbers follow at once, and
when the line rests the position is searched at that komi. The game keeps its own komi;
<i>Komi \u203a Use as the game's komi</i> changes it.</p>
<p><b>Training.</b> A run makes one network after the other, its generations. The <i>loss</i> is
what training minimizes; the curve of the <i>empty board</i> tells more: &alpha; should come to the
true score (marked where it is known) and &beta; should grow. A weak network may pass the true
score by chance: it is then still flat. <i>Nodes</i> are visits of all searches. The <i>panel
score</i> is how a generation does against a fixed set of networks, <i>Elo</i> the rating that
explains those results best. A <i>branch</i> is a game that starts from a position of another one,
at the komi that makes this position even.</p>
<p><b>Study.</b> One position under many networks at once. The first figure lays their winrate
curves over each other; networks that know one komi only are dots. Mean and standard deviation of
&alpha; and &beta; tell how much they agree: the dashed line is the mean of &alpha;, the band one
standard deviation to both sides. The second figure counts how often agents with &lambda; 0,
&frac12; and 1 choose a best move when the search is made again and again: points are networks
with their 95&nbsp;% intervals, bars the mean of the networks. Best moves of the five
positions that come with the program are <i>proven</i> where that was
feasible; elsewhere you say which moves are best.</p>""")


class AboutDialog(PlainDialog):
    """Name, license and versions of the program."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("About SAI Studio"), "", parent)
        picture = plain_label(parent=self)
        picture.setPixmap(icon("app").pixmap(72, 72))
        text = rich_label(
            tr(
                "<h2>SAI Studio</h2><p>Review Go games with networks that know the score: the "
                "winrate for every komi.</p><p>After <i>SAI, a sensible artificial intelligence "
                "that plays Go</i> (arXiv:1809.03928).<br>MIT license.</p><p>Python "
                "{python}, Qt {qt}, {platform}</p>",
                python=platform.python_version(),
                qt=qVersion(),
                platform=sys.platform,
            ),
            self,
        )
        text.setWordWrap(True)
        self.lay_out(picture, text, margins=(24, 24, 24, 16))
        self.setFixedWidth(420)


class FiguresDialog(PlainDialog):
    """One page on alpha, beta, lambda and the discs."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("What the numbers mean"), "", parent)
        text = QTextBrowser(self)
        text.setHtml(_FIGURES)
        text.document().setDocumentMargin(14)
        self.buttons.hide()
        self.lay_out(text, size=(600, 500), margins=(16, 12, 16, 12))


class RemarksDialog(PlainDialog):
    """Remarks on a file that was read with repairs, one per line."""

    def __init__(self, remarks: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(tr("Remarks on this file"), "", parent)
        text = tr("The file was read as follows. It changes on disk only when you save it.")
        self.details = self.listing("\n".join(f"\u2022 {remark}" for remark in remarks))
        self.lay_out(self.wrapped(text), (self.details, 1), size=(560, 280))


class CrashDialog(PlainDialog):
    """Traceback of a bug, with a button to copy it."""

    def __init__(self, report: str, parent: QWidget | None = None) -> None:
        super().__init__(tr("Something went wrong"), "", parent)
        text = self.wrapped(
            tr(
                "An unexpected error occurred. Your game is unharmed: save it. "
                "The report below helps us fix it."
            )
        )
        details = self.listing(report)
        details.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        copy = self.buttons.addButton(tr("Copy report"), QDialogButtonBox.ButtonRole.ActionRole)
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(report))
        self.lay_out(text, (details, 1), size=(640, 380))
