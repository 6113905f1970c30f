"""The menu of one's rank, and of what is shown of the play of people."""

from __future__ import annotations

from functools import partial

from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu

from engine.base.translation import tr
from engine.go.board import BLACK, WHITE
from engine.review.found_by import FROM_FILE
from sai_studio.kit.texts import menu_text
from sai_studio.session.people import People
from sai_studio.session.preferences import SHOWN, Preferences


def fill_rank_menu(people: People, preferences: Preferences, menu: QMenu) -> None:
    """Fill a menu with the ranks that mistakes may be compared with, the chosen one checked."""
    menu.clear()
    menu.setToolTipsVisible(True)
    overlay = menu.addAction(SHOWN["overlay_human"].label)
    overlay.setCheckable(True)
    overlay.setChecked(preferences.settings.overlay_human)
    overlay.triggered.connect(lambda: preferences.toggle("overlay_human"))
    menu.addSeparator()
    group = QActionGroup(menu)
    for choice, text in SHOWN["human_rank"].choices.items():
        if choice == FROM_FILE:
            ranks = [people.rank_in_file(color) or "?" for color in (BLACK, WHITE)]
            text = tr("&From the game file ({black}, {white})", black=ranks[0], white=ranks[1])
        action = menu.addAction(text if choice == FROM_FILE else menu_text(text))
        action.setCheckable(True)
        action.setChecked(choice == preferences.settings.human_rank)
        action.triggered.connect(partial(_choose, preferences, choice))
        group.addAction(action)


def _choose(preferences: Preferences, choice: str) -> None:
    preferences.update(human_rank=choice)
