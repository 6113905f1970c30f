"""Panels that are closed hear nothing any more."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import shiboken6
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from sai_studio.kit import theme
from sai_studio.review.agents.agents_panel import LambdaPanel
from sai_studio.review.candidates.candidates import CandidatesPanel
from sai_studio.review.comment import CommentPanel
from sai_studio.review.curve.curve_panel import KomiCurvePanel
from sai_studio.review.game import GamePanel
from sai_studio.review.timeline.graph import TimelinePanel
from sai_studio.review.tree.tree_panel import TreePanel
from sai_studio.review.view_context import ViewContext
from sai_studio.session.session import Session
from tests.reports import make_report

PANELS = (
    KomiCurvePanel,
    LambdaPanel,
    CandidatesPanel,
    TimelinePanel,
    TreePanel,
    CommentPanel,
    GamePanel,
)


@pytest.mark.parametrize("kind", PANELS)
def test_a_deleted_panel_is_left_alone(
    kind: Callable[[ViewContext], QWidget], played: Session, qtbot: QtBot
) -> None:
    panel = kind(ViewContext(played))
    panel.show()
    qtbot.waitExposed(panel)
    panel.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not shiboken6.isValid(panel)
    with qtbot.captureExceptions() as raised:
        theme.apply("dark")
        played.reports.add(played.cursor.node, make_report())
        played.cursor.back()
        played.komi.view(7.0)
        played.edits.set_comment("more")
        qtbot.wait(80)
    assert raised == []
