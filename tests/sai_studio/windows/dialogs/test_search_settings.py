"""Settings of the running search: applied at once, kept, and restored."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QDoubleSpinBox

from engine.api.analysis import SearchSettings
from sai_studio.windows.dialogs.search_settings import (
    SearchSettingsDialog,
    read_settings,
    settings_text,
)
from tests.sai_studio.conftest import Studio


def test_a_change_searches_again_with_it(studio: Studio) -> None:
    window = studio.window(start=True)
    asked = studio.analyzer.requests
    studio.qtbot.waitUntil(lambda: bool(asked), timeout=60_000)
    assert asked[-1].search is None, "the usual settings"
    window.actions_["search_settings"].trigger()
    [dialog] = window.findChildren(SearchSettingsDialog)
    field = dialog.fields["c_puct"]
    assert isinstance(field, QDoubleSpinBox)
    assert field.value() == 0.8
    field.setValue(1.5)
    studio.qtbot.waitUntil(
        lambda: asked[-1].search is not None and asked[-1].search.c_puct == 1.5, timeout=60_000
    )
    fpu = dialog.fields["fpu"]
    assert isinstance(fpu, QComboBox)
    fpu.setCurrentText("average")
    assert window.session.review.search_settings == SearchSettings(c_puct=1.5, fpu="average")
    assert studio.window().session.review.search_settings == SearchSettings(
        c_puct=1.5, fpu="average"
    ), "kept for the next start"
    dialog._restore()
    assert field.value() == 0.8
    assert window.session.review.search_settings is None
    assert window.preferences.get("search_settings") == ""
    dialog.close()


def test_stored_settings_are_checked() -> None:
    settings = SearchSettings(c_puct=2.0)
    assert read_settings(settings_text(settings)) == settings
    for text in ("", "no json", '{"c_puct": "much"}', '{"unknown": 3}', '{"c_puct": -4}'):
        assert read_settings(text) is None
