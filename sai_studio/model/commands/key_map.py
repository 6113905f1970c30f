"""Which keys every command has: its usual ones, or those that the person gave it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeySequence

from sai_studio.model.commands.command_table import COMMANDS, MENUS
from sai_studio.model.preferences import Preferences

__all__ = ["KeyMap", "native_keys"]

MOST_KEYS: Final = 2
"""Of one command."""
PREFERENCE: Final = "keys"
_MENUS: Final = [(t[t.index("&") + 1].upper(), t.replace("&", "")) for t, _ in MENUS]
FIXED: Final = {
    **{str(number): f"{number} plays candidate {number}" for number in range(1, 10)},
    "Tab": "Tab moves on to the next field",
    "Shift+Tab": "Shift+Tab moves back to the field before",
    "Shift+Backtab": "Shift+Tab moves back to the field before",
    **{f"Alt+{letter}": f"Alt+{letter} opens the menu {menu}" for letter, menu in _MENUS},
}
"""Keys that belong to no command, and what they do."""


def native_keys(keys: Iterable[str]) -> str:
    """Keys as people of this system write them, like "Ctrl+Shift+Z, Ctrl+Y"."""
    native = QKeySequence.SequenceFormat.NativeText
    return ", ".join(QKeySequence(key).toString(native) for key in keys)


class KeyMap(QObject):
    """The keys of all commands; no key belongs to two.

    A key that a person gives to a command is taken from the command that has it by custom, which
    gets it back when the other lets it go.

    Signals
    -------
    changed
        Some command has other keys.
    """

    changed = Signal()

    def __init__(self, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._own = _read(preferences.get(PREFERENCE))
        self._keys: dict[str, tuple[str, ...]] = {}
        self._assign()

    def of(self, command_id: str) -> tuple[str, ...]:
        """The keys of a command, as in `Command.keys`; the first one is shown in menus."""
        return self._keys[command_id]

    def hint(self, command_id: str, words: str) -> str:
        """Words for a tool tip, with the command's first key behind them."""
        keys = native_keys(self._keys[command_id][:1])
        return f"{words} ({keys})" if keys else words

    @property
    def customized(self) -> bool:
        """Whether any command was given other keys."""
        return bool(self._own)

    def is_usual(self, command_id: str) -> bool:
        """Whether a command has exactly its usual keys."""
        return self._keys[command_id] == _portable(COMMANDS[command_id].keys)

    def owner(self, key: str) -> str | None:
        """The command that has a key."""
        return next((name for name, keys in self._keys.items() if key in keys), None)

    def refusal(self, key: str) -> str:
        """Why a key can't be given to a command, as one sentence; empty when it can."""
        return f"{FIXED[key]}; choose another key." if key in FIXED else ""

    def give(self, command_id: str, keys: Iterable[str]) -> None:
        """Let a command have these keys, and no others; they are taken from those that had them.

        Parameters
        ----------
        keys
            None at all leaves the command without any. Fixed ones are left out.
        """
        given = _portable(keys)
        for other, others in self._own.items():
            self._own[other] = tuple(key for key in others if key not in given)
        self._own[command_id] = given
        if given == _portable(COMMANDS[command_id].keys):
            del self._own[command_id]
        self._assign()
        self._keep()

    def reset(self) -> None:
        """Reset all shortcuts."""
        self._own.clear()
        self._assign()
        self._keep()

    def _assign(self) -> None:
        """First what a person chose, then the usual keys that are still free."""
        taken: set[str] = set()
        keys: dict[str, tuple[str, ...]] = {}
        usual = {name: command.keys for name, command in COMMANDS.items() if name not in self._own}
        for name, wanted in (*self._own.items(), *usual.items()):
            keys[name] = tuple(key for key in _portable(wanted) if key not in taken)
            taken.update(keys[name])
        self._keys = keys

    def _keep(self) -> None:
        self._preferences.set(PREFERENCE, json.dumps(self._own, sort_keys=True))
        self.changed.emit()


def _portable(keys: Iterable[str]) -> tuple[str, ...]:
    """Keys in the one spelling that Qt gives them, each once, at most as many as a command has."""
    sequences = (QKeySequence(key) for key in keys)
    spelled = (sequence.toString() for sequence in sequences if sequence.count() == 1)
    return tuple(dict.fromkeys(key for key in spelled if key and key not in FIXED))[:MOST_KEYS]


def _read(text: str) -> dict[str, tuple[str, ...]]:
    """What was kept; what makes no sense, or is no command any more, is left out."""
    try:
        kept = json.loads(text) if text else {}
    except (ValueError, RecursionError):
        return {}
    if not isinstance(kept, dict):
        return {}
    own = {}
    for name, keys in kept.items():
        if name in COMMANDS and isinstance(keys, list) and all(isinstance(k, str) for k in keys):
            usable = _portable(keys)
            if usable or not keys:  # none at all may have been the wish
                own[name] = usable
    return own
