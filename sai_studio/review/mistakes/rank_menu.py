"""The menu of one's rank, and of what is shown of the play of people."""

from __future__ import annotations

from functools import partial

from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu

from engine.base.translation import tr
from engine.go.board import BLACK, WHITE
from engine.review.found_by import FROM_FILE, NO_RANK
from sai_studio.kit.texts import menu_text, plain_tip
from sai_studio.session.people import People
from sai_studio.session.preferences import SHOWN, Preferences


def fill_rank_menu(people: People, preferences: Preferences, menu: QMenu) -> None:
    """Fill a menu with the ranks that mistakes may be compared with, the chosen one checked."""
    menu.clear()
    menu.setToolTipsVisible(True)
    overlay = menu.addAction(tr("Moves of &people ({rank})", rank=people.board_rank))
    overlay.setToolTip(plain_tip(preferences.settings.option("overlay_human").help))
    overlay.setCheckable(True)
    overlay.setChecked(preferences.settings.overlay_human)
    overlay.triggered.connect(lambda: preferences.toggle("overlay_human"))
    menu.addSeparator()
    group = QActionGroup(menu)
    kyu, dan = QMenu(tr("&Kyu"), menu), QMenu(tr("&Dan"), menu)
    chosen = preferences.settings.human_rank
    for choice, text in SHOWN["human_rank"].choices.items():
        if choice == FROM_FILE:
            ranks = [people.rank_in_file(color) or "?" for color in (BLACK, WHITE)]
            text = tr("&From the game file ({black}, {white})", black=ranks[0], white=ranks[1])
        within = menu if choice in (FROM_FILE, NO_RANK) else kyu if choice.endswith("k") else dan
        action = within.addAction(text if choice == FROM_FILE else menu_text(text))
        action.setCheckable(True)
        action.setChecked(choice == chosen)
        action.triggered.connect(partial(_choose, preferences, choice))
        group.addAction(action)
        if choice == FROM_FILE:
            menu.addMenu(kyu)
            menu.addMenu(dan)
    for ranks_menu in (kyu, dan):
        if any(action.isChecked() for action in ranks_menu.actions()):
            ranks_menu.setTitle(f"{ranks_menu.title()} ({chosen})")


def _choose(preferences: Preferences, choice: str) -> None:
    preferences.update(human_rank=choice)
