"""A table of commands: menus in order, entries of other parts in their places, preferences."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from sai_studio.session.commands.actions import Actions
from sai_studio.session.commands.command import (
    SEPARATOR,
    Command,
    CommandTable,
    Menu,
    Separator,
    choices,
    toggle,
)
from sai_studio.session.commands.key_map import KeyMap
from sai_studio.session.preferences import Preferences


@dataclass
class Part:
    """Counts how often its commands run."""

    preferences: Preferences
    runs: list[str] = field(default_factory=list)
    is_open: bool = False


def open_it(part: Part) -> None:
    part.runs.append("open")


GAME: Menu[Part] = Menu(
    "Game",
    "&Game",
    Command("open", "&Open\u2026", open_it, ("Ctrl+O",)),
    SEPARATOR,
    Menu("More", "&More", Command("close", "&Close", open_it, enabled=lambda p: p.is_open)),
    Command("door", "&Door", open_it, checked=lambda p: p.is_open),
)
LOOK: Menu[Part] = Menu("Look", "&Look", toggle("uneven_stones"), *choices("stones", "stones"))
ADDED = (
    (Separator(after="open"), Command("far", "&Far", open_it)),
    (Command("near", "&Near", open_it, after="open"), Menu("Side", "&Side", after="More")),
    (Command("farther", "F&arther", open_it, after="far"),),
)
TABLE = CommandTable((GAME, LOOK), ADDED)


def ids(menu: Menu[Part]) -> list[str]:
    return ["-" if isinstance(entry, Separator) else entry.id for entry in menu.entries]


def test_entries_of_other_parts_follow_those_that_they_name() -> None:
    expected = ["open", "-", "far", "farther", "near", "-", "More", "Side", "door"]
    assert ids(TABLE.menus[0]) == expected
    assert TABLE.menu_of["close"] == "Game: More"
    assert TABLE.menu_of["far"] == "Game"
    assert list(TABLE.commands) == [*("open", "far", "farther", "near", "close", "door"),
                                    *("uneven_stones", "stones_shaded", "stones_flat")]  # fmt: skip


def test_a_place_that_is_nowhere_and_an_id_given_twice_are_refused() -> None:
    with pytest.raises(AssertionError, match="no such places"):
        CommandTable((GAME,), ((Command("x", "X", open_it, after="gone"),),))
    with pytest.raises(AssertionError, match="two commands open"):
        CommandTable((GAME,), ((Command("open", "X", open_it, after="door"),),))


def test_commands_work_on_their_part(qtbot: QtBot, tmp_path: Path) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    preferences = Preferences(tmp_path / "x.ini")
    actions = Actions(window, window.menuBar(), KeyMap(preferences, TABLE))
    part = Part(preferences)
    assert actions.unbound() == set(TABLE.commands)
    actions.bind((GAME, LOOK), part)
    assert actions.unbound() == {"far", "farther", "near"}
    for entries in ADDED:
        actions.bind(entries, part)
    assert not actions.unbound()
    actions.refresh()
    assert not actions["close"].isEnabled()
    actions["door"].trigger()
    assert not actions["door"].isChecked()  # it did not become open
    part.is_open = True
    actions["open"].trigger()
    assert part.runs == ["open", "open"]
    assert actions["close"].isEnabled()
    assert actions["door"].isChecked()
    actions["stones_flat"].trigger()
    actions["uneven_stones"].trigger()
    assert (preferences.settings.stones, preferences.settings.uneven_stones) == ("flat", True)
    assert actions["stones_flat"].isChecked()
    assert not actions["stones_shaded"].isChecked()
    assert [menu.title() for menu in (actions.menus["Game"], actions.submenus["More"])] == [
        "&Game",
        "&More",
    ]
