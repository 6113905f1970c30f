"""The key for expected owners: what it shows, keeps, and says where nothing can be shown."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from PySide6.QtCore import Qt

from engine.review.requests import request_for
from engine.review.stored_analyses import analysis_of
from tests.sai_studio.conftest import Studio
from tests.sai_studio.fakes import fake_report

KEY = Qt.Key.Key_T


def test_a_key_shows_expected_owners_and_the_choice_is_remembered(studio: Studio) -> None:
    window = studio.window()
    session, board = window.session, window.board
    owners = np.full(49, 0.5, np.float32)
    report = fake_report(
        request_for(session.review, session.cursor.node, session.review.lambdas, 1, 50), 50
    )
    session.reports.add(session.cursor.node, replace(report, ownership=owners))
    action = window.actions_["overlay_ownership"]
    assert not action.isChecked()
    studio.qtbot.keyClick(board, KEY)
    assert action.isChecked()
    assert window.messages.text == ""
    assert board.scene.expected is owners
    assert window.preferences.settings.overlay_ownership is True
    studio.qtbot.keyClick(board, KEY)
    assert not action.isChecked()
    assert board.scene.expected is None


def test_a_network_that_doesn_t_tell_is_named(studio: Studio) -> None:
    window = studio.window()
    session = window.session
    session.reports.add(
        session.cursor.node,
        fake_report(
            request_for(session.review, session.cursor.node, session.review.lambdas, 1, 50), 50
        ),
    )
    studio.qtbot.keyClick(window.board, KEY)
    assert "The network fake doesn't estimate ownership" in window.messages.text
    window.messages.dismiss()
    studio.qtbot.keyClick(window.board, KEY)  # off again: nothing to explain
    assert window.messages.text == ""


def test_stored_analyses_know_no_owners(studio: Studio) -> None:
    window = studio.window()
    session = window.session
    analysis = analysis_of(
        fake_report(
            request_for(session.review, session.cursor.node, session.review.lambdas, 1, 50), 50
        ),
        "0badcafe",
    )
    session.cursor.record.keep_analysis(session.cursor.node, analysis)
    session.engine.set_network(session.review.network)  # reads the record anew
    session.engine.set_analyzing(False)
    assert session.reports.stored is not None
    studio.qtbot.keyClick(window.board, KEY)
    assert window.messages.text.startswith("Stored analysis has no ownership")
