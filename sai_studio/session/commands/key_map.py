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
from sai_studio.kit.texts import without_mnemonic
from sai_studio.session.commands.command import CommandTable
from sai_studio.session.preferences import Preferences

MOST_KEYS: Final = 2
"""Most shortcuts of one command."""


def native_keys(keys: Iterable[str]) -> str:
    """Return keys in the spelling of the platform, like "Ctrl+Shift+Z, Ctrl+Y"."""
    native = QKeySequence.SequenceFormat.NativeText
    return ", ".join(QKeySequence(key).toString(native) for key in keys)


class KeyMap(QObject):
    """Shortcuts of all commands; no key belongs to two commands.

    A key that the user assigns is taken from the command that has it by default, which gets it
    back when the key is free again.

    Parameters
    ----------
    table
        The commands, with their default shortcuts.

    Signals
    -------
    changed
        The shortcuts of some command changed.
    """

    changed = Signal()

    def __init__(
        self, preferences: Preferences, table: CommandTable, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._preferences, self.table = preferences, table
        self.fixed = _fixed(table)
        """Keys that can't be assigned to commands, and what they do."""
        self._own = self._read(preferences.settings.keys)
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
        return self._keys[command_id] == self._portable(self.table.commands[command_id].keys)

    def owner(self, key: str) -> str | None:
        """Return the command that has a key; None if none has."""
        return next((name for name, keys in self._keys.items() if key in keys), None)

    def refusal(self, key: str) -> str:
        """Return why a key can't be assigned, as a sentence; "" if it can."""
        reason = self.fixed.get(key, "")
        return tr("{reason}; choose another key.", reason=reason) if reason else ""

    def give(self, command_id: str, keys: Iterable[str]) -> None:
        """Assign exactly these shortcuts to a command, taking them from other commands.

        Parameters
        ----------
        keys
            Empty leaves the command without shortcuts; fixed keys are ignored.
        """
        given = self._portable(keys)

        def give(own: dict[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
            others = {
                name: tuple(key for key in keys if key not in given)
                for name, keys in own.items()
                if name != command_id
            }
            is_usual = given == self._portable(self.table.commands[command_id].keys)
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
            "keys", lambda text: json.dumps(change(self._read(text)), sort_keys=True)
        )
        self._own = self._read(self._preferences.settings.keys)
        self._assign()
        self.changed.emit()

    def _assign(self) -> None:
        """Assign what the user chose, then the defaults that are still free."""
        taken: set[str] = set()
        keys: dict[str, tuple[str, ...]] = {}
        commands = self.table.commands
        usual = {name: commands[name].keys for name in commands if name not in self._own}
        for name, chosen in (*self._own.items(), *usual.items()):
            keys[name] = tuple(key for key in self._portable(chosen) if key not in taken)
            taken.update(keys[name])
        self._keys = keys

    def _portable(self, keys: Iterable[str]) -> tuple[str, ...]:
        """Return keys in Qt's portable spelling, without duplicates, at most `MOST_KEYS`."""
        sequences = (QKeySequence(key) for key in keys)
        spelled = (sequence.toString() for sequence in sequences if sequence.count() == 1)
        usable = (key for key in spelled if key and key not in self.fixed)
        return tuple(dict.fromkeys(usable))[:MOST_KEYS]

    def _read(self, text: str) -> dict[str, tuple[str, ...]]:
        """Parse the stored shortcuts; unknown commands and invalid keys are left out."""
        try:
            stored = decode_json(text or "{}", dict[str, Any])
        except FormatError:
            return {}
        own = {}
        for name in filter(self.table.commands.__contains__, stored):
            for keys in convert_fitting([stored[name]], list[str]):
                usable = self._portable(keys)
                if usable or not keys:  # the user may have chosen none
                    own[name] = usable
        return own


def _fixed(table: CommandTable) -> dict[str, str]:
    """Return the keys that can't be assigned to commands, and what they do."""
    titles = [menu.text for menu in table.menus if "&" in menu.text]
    letters = [(title[title.index("&") + 1].upper(), without_mnemonic(title)) for title in titles]
    return {
        **{str(n): tr("{number} plays candidate {number}", number=n) for n in range(1, 10)},
        "Tab": tr("Tab moves on to the next field"),
        "Shift+Tab": tr("Shift+Tab moves back to the field before"),
        "Shift+Backtab": tr("Shift+Tab moves back to the field before"),
        **{
            f"Alt+{letter}": tr("Alt+{letter} opens the menu {menu}", letter=letter, menu=menu)
            for letter, menu in letters
        },
    }
