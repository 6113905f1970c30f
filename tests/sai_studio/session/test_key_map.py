"""Keys of commands: usual ones, a person's own, and no key with two owners."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

from sai_studio.app.menus import TABLE
from sai_studio.session.commands.key_map import KeyMap, native_keys
from sai_studio.session.preferences import Preferences
from tests.shared import PROJECT


@pytest.fixture
def preferences(tmp_path: Path) -> Preferences:
    return Preferences(tmp_path / "studio.ini")


def owners(keys: KeyMap) -> Counter[str]:
    return Counter(key for name in TABLE.commands for key in keys.of(name))


def test_without_changes_every_command_has_its_usual_keys(preferences: Preferences) -> None:
    keys = KeyMap(preferences, TABLE)
    assert not keys.customized
    assert all(keys.is_usual(name) for name in TABLE.commands)
    assert max(owners(keys).values()) == 1


def test_a_key_has_one_owner_and_goes_back(preferences: Preferences) -> None:
    keys = KeyMap(preferences, TABLE)
    assert keys.owner("Space") == "analyze"
    keys.give("pass", ["Space", "P"])
    assert keys.of("pass") == ("Space", "P")
    assert keys.of("analyze") == ()
    assert (keys.is_usual("pass"), keys.is_usual("analyze")) == (False, False)
    keys.give("undo", ["Space"])
    assert (keys.of("pass"), keys.of("undo")) == (("P",), ("Space",))
    assert keys.is_usual("pass")
    assert max(owners(keys).values()) == 1
    keys.give("undo", TABLE.commands["undo"].keys)
    assert keys.of("analyze") == ("Space",)


def test_own_keys_last_until_they_are_reset(preferences: Preferences, tmp_path: Path) -> None:
    KeyMap(preferences, TABLE).give("turn", ["ctrl+shift+w", "Ctrl+,"])
    preferences.save()
    again = KeyMap(Preferences(tmp_path / "studio.ini"), TABLE)
    assert again.of("turn") == ("Ctrl+Shift+W", "Ctrl+,")
    heard = []
    again.changed.connect(lambda: heard.append(1))
    again.reset()
    assert heard == [1]
    assert not KeyMap(Preferences(tmp_path / "studio.ini"), TABLE).customized


def test_no_text_names_a_key_that_can_be_changed() -> None:
    """F3 in a text is wrong for whoever gave *Review game* another key; `KeyMap.hint` knows it."""
    named = re.compile(r"\bF([1-9]|1[0-2])\b|\b[A-Z] (shows|hides|plays|starts|stops|opens)\b")
    for path in sorted((PROJECT / "sai_studio").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("tr", "tr_count"):
                texts = [a.value for a in node.args if isinstance(a, ast.Constant)]
                found = [text for text in texts if named.search(str(text))]
                assert not found, f"{path.name}: {found}"


def test_fixed_keys_are_refused(preferences: Preferences) -> None:
    keys = KeyMap(preferences, TABLE)
    assert keys.refusal("3") == "3 plays candidate 3; choose another key."
    assert keys.refusal("Ctrl+3") == ""
    assert keys.refusal("Alt+F") == "Alt+F opens the menu File; choose another key."
    assert keys.refusal("Shift+Backtab")
    keys.give("pass", ["3", "P"])
    assert keys.of("pass") == ("P",)


@pytest.mark.parametrize(
    "kept",
    [
        *("{", "[]", "7", '{"pass": 3}', '{"pass": [3]}', '{"no such command": ["P"]}'),
        *('{"pass": null}', '"\\ud800"', "[" * 5000, '{"pass": ["Ctrl+A, Ctrl+B"]}'),
    ],
)
def test_damaged_preferences_leave_the_usual_keys(preferences: Preferences, kept: str) -> None:
    preferences.update(keys=kept)
    keys = KeyMap(preferences, TABLE)
    assert all(keys.is_usual(name) for name in TABLE.commands)


def test_a_key_that_two_commands_claim_goes_to_one(preferences: Preferences) -> None:
    preferences.update(keys='{"pass": ["F9"], "undo": ["F9", "", "F8", "F7"]}')
    keys = KeyMap(preferences, TABLE)
    assert (keys.of("pass"), keys.of("undo")) == (("F9",), ("F8",))


def test_keys_are_written_for_people() -> None:
    assert native_keys(("Ctrl+Shift+Z", "Ctrl+Y")) == "Ctrl+Shift+Z, Ctrl+Y"
    assert native_keys(()) == ""


def test_two_windows_keep_the_shortcuts_of_both(preferences: Preferences) -> None:
    first, second = KeyMap(preferences, TABLE), KeyMap(preferences, TABLE)
    first.give("pass", ["Ctrl+Alt+1"])
    second.give("undo", ["Ctrl+Alt+2"])
    both = KeyMap(preferences, TABLE)
    assert (both.of("pass"), both.of("undo")) == (("Ctrl+Alt+1",), ("Ctrl+Alt+2",))
