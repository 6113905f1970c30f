"""Shortcuts of all commands: the defaults, or those that the user chose."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any, Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeySequence

from engine.base.checked_json import convert_fitting, decode_json
from engine.base.errors import FormatError
from engine.base.translation import tr
from sai_studio.model.commands.command_table import COMMANDS
from sai_studio.model.commands.menus import MENUS, TITLES
from sai_studio.model.preferences import Preferences
from sai_studio.shared.texts import without_mnemonic

MOST_KEYS: Final = 2
"""Most shortcuts of one command."""
PREFERENCE: Final = "keys"
_TITLES: Final = [TITLES[menu] for menu, _ in MENUS if "&" in TITLES[menu]]
_MENUS: Final = [(t[t.index("&") + 1].upper(), without_mnemonic(t)) for t in _TITLES]
FIXED: Final = {
    **{
        str(number): tr("{number} plays candidate {number}", number=number)
        for number in range(1, 10)
    },
    "Tab": tr("Tab moves on to the next field"),
    "Shift+Tab": tr("Shift+Tab moves back to the field before"),
    "Shift+Backtab": tr("Shift+Tab moves back to the field before"),
    **{
        f"Alt+{letter}": tr("Alt+{letter} opens the menu {menu}", letter=letter, menu=menu)
        for letter, menu in _MENUS
    },
}
"""Keys that can't be assigned to commands, and what they do."""


def native_keys(keys: Iterable[str]) -> str:
    """Return keys in the spelling of the platform, like "Ctrl+Shift+Z, Ctrl+Y"."""
    native = QKeySequence.SequenceFormat.NativeText
    return ", ".join(QKeySequence(key).toString(native) for key in keys)


class KeyMap(QObject):
    """Shortcuts of all commands; no key belongs to two commands.

    A key that the user assigns is taken from the command that has it by default, which gets it
    back when the key is free again.

    Signals
    -------
    changed
        The shortcuts of some command changed.
    """

    changed = Signal()

    def __init__(self, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._own = _read(preferences.get(PREFERENCE))
        self._keys: dict[str, tuple[str, ...]] = {}
        self._assign()

    def of(self, command_id: str) -> tuple[str, ...]:
        """Return the shortcuts of a command; the first one is shown in menus."""
        return self._keys[command_id]

    def hint(self, command_id: str, words: str) -> str:
        """Return a tool tip with the command's first shortcut appended."""
        keys = native_keys(self._keys[command_id][:1])
        return f"{words} ({keys})" if keys else words

    @property
    def customized(self) -> bool:
        """Whether the user changed any shortcut."""
        return bool(self._own)

    def is_usual(self, command_id: str) -> bool:
        """Whether a command has exactly its default shortcuts."""
        return self._keys[command_id] == _portable(COMMANDS[command_id].keys)

    def owner(self, key: str) -> str | None:
        """Return the command that has a key; None if none has."""
        return next((name for name, keys in self._keys.items() if key in keys), None)

    def refusal(self, key: str) -> str:
        """Return why a key can't be assigned, as a sentence; "" if it can."""
        return tr("{reason}; choose another key.", reason=FIXED[key]) if key in FIXED else ""

    def give(self, command_id: str, keys: Iterable[str]) -> None:
        """Assign exactly these shortcuts to a command, taking them from other commands.

        Parameters
        ----------
        keys
            Empty leaves the command without shortcuts; fixed keys are ignored.
        """
        given = _portable(keys)

        def give(own: dict[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
            others = {
                name: tuple(key for key in keys if key not in given)
                for name, keys in own.items()
                if name != command_id
            }
            is_usual = given == _portable(COMMANDS[command_id].keys)
            return others if is_usual else {**others, command_id: given}

        self._change(give)

    def reset(self) -> None:
        """Reset all shortcuts."""
        self._change(lambda _own: {})

    def _change(
        self, change: Callable[[dict[str, tuple[str, ...]]], dict[str, tuple[str, ...]]]
    ) -> None:
        """Replace the user's shortcuts by what a function makes of them."""
        self._preferences.change(
            PREFERENCE, lambda text: json.dumps(change(_read(text)), sort_keys=True)
        )
        self._own = _read(self._preferences.get(PREFERENCE))
        self._assign()
        self.changed.emit()

    def _assign(self) -> None:
        """Assign what the user chose, then the defaults that are still free."""
        taken: set[str] = set()
        keys: dict[str, tuple[str, ...]] = {}
        usual = {name: command.keys for name, command in COMMANDS.items() if name not in self._own}
        for name, chosen in (*self._own.items(), *usual.items()):
            keys[name] = tuple(key for key in _portable(chosen) if key not in taken)
            taken.update(keys[name])
        self._keys = keys


def _portable(keys: Iterable[str]) -> tuple[str, ...]:
    """Return keys in Qt's portable spelling, without duplicates, at most `MOST_KEYS`."""
    sequences = (QKeySequence(key) for key in keys)
    spelled = (sequence.toString() for sequence in sequences if sequence.count() == 1)
    return tuple(dict.fromkeys(key for key in spelled if key and key not in FIXED))[:MOST_KEYS]


def _read(text: str) -> dict[str, tuple[str, ...]]:
    """Parse the stored shortcuts; unknown commands and invalid keys are left out."""
    try:
        stored = decode_json(text or "{}", dict[str, Any])
    except FormatError:
        return {}
    own = {}
    for name in filter(COMMANDS.__contains__, stored):
        for keys in convert_fitting([stored[name]], list[str]):
            usable = _portable(keys)
            if usable or not keys:  # the user may have chosen none
                own[name] = usable
    return own
