"""The preferences dialog: made from the declarations, in step with the menus, searched, reset."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QDialogButtonBox, QSpinBox

from sai_studio.app.dialogs.preferences import PreferencesDialog, SitesButton
from sai_studio.app.main_window import MainWindow
from sai_studio.kit import theme
from sai_studio.kit.widgets.fitting import SMALLEST
from sai_studio.review.board import board_looks
from sai_studio.session.preferences import GROUPS, SHOWN, WindowSettings
from tests.sai_studio.conftest import Studio


def opened(window: MainWindow) -> PreferencesDialog:
    window.actions_["preferences"].trigger()
    return window.findChildren(PreferencesDialog)[-1]


def test_every_preference_with_a_group_has_a_row_that_shows_its_value(studio: Studio) -> None:
    window = studio.window()
    window.preferences.update(board="slate", sounds=False, most_candidates=4, visits=77)
    window.preferences.update(link_sites="ogs example.com")
    dialog = opened(window)
    assert set(dialog.rows) == {name for name, shown in SHOWN.items() if shown.group}
    for name, row in dialog.rows.items():
        value, field = getattr(window.preferences.settings, name), row.field
        if isinstance(field, QCheckBox):
            assert field.isChecked() is value, name
        elif isinstance(field, QComboBox):
            assert field.currentData() == value, name
        elif isinstance(field, SitesButton):
            assert len(field.menu().actions()) == len(value.split()) == 2, name
        else:
            assert isinstance(field, QSpinBox)
            assert field.value() == (100 * value if name == "font_scale" else value), name
    dialog.close()


def test_a_preference_applies_at_once_and_menus_agree(studio: Studio) -> None:
    window = studio.window(panels=True)
    dialog, actions = opened(window), window.actions_

    def choose(name: str, value: object) -> None:
        field = dialog.rows[name].field
        assert isinstance(field, QComboBox)
        place = field.findData(value)
        field.setCurrentIndex(place)
        field.activated.emit(place)

    choose("theme", "dark")
    choose("board", "slate")
    choose("panel_layout", "lesson")
    choose("visits", 250)
    choose("side", "mover")
    dialog.rows["overlay_losses"].field.click()  # type: ignore[attr-defined]
    dialog.rows["several_komi"].field.click()  # type: ignore[attr-defined]
    assert theme.current() == "dark"
    assert board_looks.look() is board_looks.LOOKS["slate"][1]
    assert not window.docks["curve"].isVisible()
    assert window.analysis.visits == 250
    assert window.session.selection.side == "mover"
    assert not window.session.review.several_komi
    for name in ("theme_dark", "board_slate", "layout_lesson", "visits_250", "side_mover"):
        assert actions[name].isChecked(), name
    assert not actions["overlay_losses"].isChecked()
    assert not actions["several_komi"].isChecked()
    for name in ("theme_light", "board_wood", "layout_review", "overlay_losses"):
        actions[name].trigger()  # the other way: from the menu to the dialog
    assert dialog.rows["theme"].field.currentData() == "light"  # type: ignore[attr-defined]
    assert dialog.rows["overlay_losses"].field.isChecked()  # type: ignore[attr-defined]
    dialog.close()


def test_text_grows_while_the_dialog_is_open(studio: Studio) -> None:
    window = studio.window()
    dialog = opened(window)
    before = QApplication.font().pointSizeF()
    field = dialog.rows["font_scale"].field
    assert isinstance(field, QSpinBox)
    field.setValue(150)
    assert QApplication.font().pointSizeF() > 1.4 * before
    assert window.preferences.settings.font_scale == 1.5
    window.actions_["font_normal"].trigger()
    assert field.value() == 100
    dialog.close()


def test_search_and_reset(studio: Studio) -> None:
    window = studio.window()
    window.preferences.update(stones="flat", play_out_moves=0)
    dialog = opened(window)
    dialog.search.setText("STONES look")
    assert [name for name, row in dialog.rows.items() if not row.isHidden()] == ["stones"]
    dialog.search.setText("no such words")
    assert all(row.isHidden() for row in dialog.rows.values())
    dialog.search.clear()
    assert not any(row.isHidden() for row in dialog.rows.values())
    window.preferences.update(last_folder="/games")
    dialog.buttons.button(QDialogButtonBox.StandardButton.RestoreDefaults).click()
    settings = window.preferences.settings
    assert all(getattr(settings, n) == WindowSettings.option(n).default for n in dialog.rows)
    assert settings.last_folder == "/games"  # only what the dialog shows
    dialog.close()


def test_what_this_computer_cannot_do_says_why(studio: Studio) -> None:
    window = studio.window()
    refusal = window.parts.effects.refusals["sounds"]
    dialog = PreferencesDialog(window.preferences, {"sounds": refusal or "No sounds here"}, window)
    assert not dialog.rows["sounds"].field.isEnabled()
    assert dialog.rows["stones"].field.isEnabled()
    dialog.close()
    dialog.deleteLater()


def test_it_fits_a_small_screen_with_large_text(studio: Studio) -> None:
    window = studio.window()
    window.preferences.update(font_scale=1.5)
    dialog = opened(window)
    dialog.resize(SMALLEST)
    QApplication.processEvents()
    assert dialog.size() == SMALLEST
    for row in dialog.rows.values():
        right = row.field.mapTo(dialog, row.field.rect().topRight()).x()
        assert right < dialog.width(), row.name
    window.preferences.update(font_scale=1.0)
    dialog.close()


def test_groups_and_labels_are_complete() -> None:
    assert {shown.group for shown in SHOWN.values()} - {""} == set(GROUPS)
    assert all(shown.label for shown in SHOWN.values() if shown.group)
    for info in WindowSettings.options():
        values = SHOWN[info.name].choices
        assert not values or info.default in values
        assert info.help
