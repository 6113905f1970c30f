"""When a review is finished its result is shown, in a layout for it unless the user has one."""

from __future__ import annotations

from typing import cast

import pytest

from sai_studio.app.main_window import MainWindow
from sai_studio.app.review_end import REVIEWED_LAYOUT, USUAL_LAYOUT
from sai_studio.kit.refresh import BEHIND
from sai_studio.session.analysis.errand import ReviewErrand
from tests.sai_studio.conftest import Studio, seven_by_seven


class Errand:
    """A review of which only its end counts."""

    def __init__(self, is_finished: bool = True) -> None:
        self.is_finished = is_finished


def begin(window: MainWindow, errand: Errand) -> None:
    window.parts.review_end.follow(cast(ReviewErrand, errand))


def end(window: MainWindow, errand: Errand | None = None) -> None:
    begin(window, errand or Errand())
    window.analysis.errand_ended.emit()


def is_in_front(window: MainWindow) -> bool:
    return not window.docks["result"].widget().property(BEHIND)


def test_it_is_shown_in_the_layout_for_it(studio: Studio) -> None:
    window = studio.window(panels=True)
    window.docks.arrange()
    assert window.preferences.settings.panel_layout == USUAL_LAYOUT
    end(window)
    assert window.preferences.settings.panel_layout == REVIEWED_LAYOUT
    studio.qtbot.waitUntil(lambda: is_in_front(window), timeout=10_000)


def test_the_users_own_arrangement_stays(studio: Studio) -> None:
    window = studio.window(panels=True)
    window.docks.arrange()
    window.docks["safety"].hide()
    end(window)
    assert window.preferences.settings.panel_layout == USUAL_LAYOUT
    assert window.docks["safety"].isHidden()
    studio.qtbot.waitUntil(lambda: is_in_front(window), timeout=10_000)


def test_who_goes_back_to_another_layout_stays_there(studio: Studio) -> None:
    window = studio.window(panels=True)
    window.docks.arrange()
    end(window)
    window.actions_[f"layout_{USUAL_LAYOUT}"].trigger()
    end(window)
    assert window.preferences.settings.panel_layout == USUAL_LAYOUT


@pytest.mark.parametrize("case", ["stopped", "another game", "no review"])
def test_otherwise_nothing_happens(studio: Studio, case: str) -> None:
    window = studio.window(panels=True)
    window.docks.arrange()
    if case == "no review":
        window.analysis.errand_ended.emit()
    elif case == "stopped":
        end(window, Errand(is_finished=False))
    else:
        begin(window, Errand())
        window.session.set_record(seven_by_seven())
        window.analysis.errand_ended.emit()
    studio.qtbot.wait(50)
    assert not is_in_front(window)
    assert window.preferences.settings.panel_layout == USUAL_LAYOUT
