"""Analysis of a game by another network than the one in use is named when the game opens."""

from __future__ import annotations

import dataclasses

import pytest

from engine.record.stored_analysis import Analysis
from tests.sai_studio.conftest import Studio, seven_by_seven
from tests.sai_studio.fakes import network_info


@pytest.mark.parametrize(("identity", "told"), [("0badcafe", False), ("feedbeef", True)])
def test_another_network_is_named_once(studio: Studio, identity: str, told: bool) -> None:
    window = studio.window()
    session = window.session
    record = seven_by_seven()
    figures = Analysis(identity, 99, 9.5, 6.0, 0.5, 0.2, (), name="old-net")
    record.keep_analysis(record.main_line()[3], figures)
    session.set_record(record)
    session.engine.set_network(network_info())
    assert ("old-net" in window.messages.text) == told
    assert ("The network in use, fake," in window.messages.text) == told
    window.messages.dismiss()
    session.engine.set_network(None)
    session.engine.set_network(network_info())
    assert window.messages.text == ""


def test_using_that_network_takes_the_message_back(studio: Studio) -> None:
    window = studio.window()
    record = seven_by_seven()
    old = Analysis("feedbeef", 99, 9.5, 6.0, 0.5, 0.2, (), name="old-net")
    record.keep_analysis(record.main_line()[3], old)
    window.session.set_record(record)
    window.session.engine.set_network(network_info())
    assert window.messages.text
    window.session.engine.set_network(dataclasses.replace(network_info(), identity="feedbeef"))
    assert window.messages.text == ""
