"""The menu of networks and engines that the timeline is compared with."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QMenu

from engine.base.translation import tr
from sai_studio.kit.texts import menu_text
from sai_studio.session.comparison import ENGINE, Comparison

NOTHING = tr("No other network analyzed this game, and no other engine runs")


def fill_compare_menu(menu: QMenu, comparison: Comparison) -> None:
    """Fill a menu with what the timeline can be compared with; a click shows or hides its line."""
    menu.clear()
    choices = comparison.choices()
    if not choices:
        menu.addAction(NOTHING).setEnabled(False)
        return
    for key, name in choices.items():
        action = menu.addAction(
            menu_text(tr("{name} (other engine)", name=name) if key == ENGINE else name)
        )
        action.setCheckable(True)
        action.setChecked(comparison.is_shown(key))
        action.toggled.connect(partial(comparison.show, key))
    menu.addSeparator()
    winrates = menu.addAction(tr("With their winrates"))
    winrates.setCheckable(True)
    winrates.setChecked(comparison.shows_winrates)
    winrates.toggled.connect(comparison.show_winrates)
