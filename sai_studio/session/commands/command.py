"""Commands of the main window, each declared once: in its menu, beside what it does."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from sai_studio.kit.texts import without_mnemonic
from sai_studio.session.preferences import SHOWN, Preferences, WindowSettings

W = TypeVar("W", contravariant=True)
"""The part of the program whose commands they are: what `run` and the others get."""


@dataclass(frozen=True)
class Command(Generic[W]):
    """A command of the main window."""

    id: str
    """Shortcuts that the user changed are stored under it."""
    text: str
    """Menu text with its mnemonic."""
    run: Callable[[W], object]
    keys: tuple[str, ...] = ()
    """Default shortcuts; the user can change them, see `KeyMap`."""
    icon: str = ""
    tip: str = ""
    """Tool tip; "" uses the text."""
    group: str = ""
    """Group of commands with check marks that exclude each other."""
    checked: Callable[[W], bool] | None = None
    """Whether it has a check mark now; None: it never has one."""
    enabled: Callable[[W], bool] | None = None
    """Whether it is enabled now; None: always, or as its part says by `Actions.allow`."""
    after: str = ""
    """Id of the command or menu that it follows; "" for its place in the list that it is in."""
    role: QAction.MenuRole = QAction.MenuRole.NoRole
    """Place in the application menu of macOS."""

    @property
    def plain_text(self) -> str:
        """The text without mnemonic and dots."""
        return without_mnemonic(self.text.rstrip("\u2026"))


@dataclass(frozen=True)
class Separator:
    """A line between the entries of a menu or a toolbar."""

    after: str = ""
    """As that of a command."""


SEPARATOR: Final = Separator()


class Menu(Generic[W]):
    """A menu or submenu with its entries in order.

    Parameters
    ----------
    text
        Title with its mnemonic.
    prepare
        Called before it is shown, to fill it or to bring its commands up to date.
    shows_tips
        Whether it shows the tool tips of its commands.
    shown
        Whether it is there now; None: always.
    after
        As that of a command.
    """

    def __init__(
        self,
        id: str,
        text: str,
        *entries: Command[W] | Menu[W] | Separator,
        prepare: Callable[[W, QMenu], object] | None = None,
        shows_tips: bool = False,
        shown: Callable[[W], bool] | None = None,
        after: str = "",
    ) -> None:
        self.id, self.text, self.entries = id, text, entries
        self.prepare, self.shows_tips, self.shown, self.after = prepare, shows_tips, shown, after


Entry: TypeAlias = Command[W] | Menu[W] | Separator


class CommandTable:
    """All menus with the entries that other parts add to them, and all commands by their ids.

    Parameters
    ----------
    added
        Entries of each other part: where `after` is "", an entry follows the one before it.
    """

    def __init__(
        self, menus: tuple[Menu[Any], ...], added: Iterable[tuple[Entry[Any], ...]] = ()
    ) -> None:
        self._added: dict[str, list[Entry[Any]]] = {}
        for entries in added:
            place = ""
            for entry in entries:
                place = entry.after or place
                self._added.setdefault(place, []).append(entry)
        self.menus: tuple[Menu[Any], ...] = tuple(
            entry for entry in self._complete(menus) if isinstance(entry, Menu)
        )
        assert not self._added, f"no such places in the menus: {list(self._added)}"
        self.commands: dict[str, Command[Any]] = {}
        self.menu_of: dict[str, str] = {}
        """Shown menu of each command, e.g. "View" or "View: Theme", in menu order."""
        for menu in self.menus:
            self._note(menu, without_mnemonic(menu.text))

    def _complete(self, entries: tuple[Entry[Any], ...]) -> Iterator[Entry[Any]]:
        """Yield entries with those that other parts add behind them."""
        for entry in entries:
            if isinstance(entry, Menu):
                inside = self._complete(entry.entries)
                yield Menu(entry.id, entry.text, *inside, shows_tips=entry.shows_tips)
            else:
                yield entry
            if not isinstance(entry, Separator):
                yield from self._complete(tuple(self._added.pop(entry.id, ())))

    def _note(self, menu: Menu[Any], path: str) -> None:
        for entry in menu.entries:
            if isinstance(entry, Menu):
                self._note(entry, f"{path}: {without_mnemonic(entry.text)}")
            elif isinstance(entry, Command):
                assert entry.id not in self.commands, f"two commands {entry.id}"
                self.commands[entry.id] = entry
                self.menu_of[entry.id] = path


# --- commands that set a preference --------------------------------------------------------------


class HasPreferences(Protocol):
    """A part of the program that knows the preferences."""

    @property
    def preferences(self) -> Preferences:
        """What people chose."""


def _setting(name: str, part: HasPreferences) -> Any:
    return getattr(part.preferences.settings, name)


def toggle(
    name: str, keys: tuple[str, ...] = (), icon: str = "", *, has_tip: bool = True
) -> Command[HasPreferences]:
    """Return the command that turns a preference on and off; its text is that of the preference.

    `has_tip` shows the help of the preference as the tool tip.
    """

    def run(part: HasPreferences) -> None:
        part.preferences.toggle(name)

    help_ = WindowSettings.option(name).help
    checked: Callable[[HasPreferences], bool] = partial(_setting, name)
    return Command(
        name, SHOWN[name].label, run, keys, icon, help_ if has_tip else "", checked=checked
    )


def choices(
    name: str,
    prefix: str,
    keys: Mapping[Any, tuple[str, ...]] | None = None,
    run: Callable[[Any, Any], object] | None = None,
    now: Callable[[Any], Any] | None = None,
) -> tuple[Command[Any], ...]:
    """Return a command for each choice of a preference, such as "board_slate".

    They work on any part with `preferences` that `run` and `now` take.

    Parameters
    ----------
    prefix
        The ids are this, "_" and the choice.
    keys
        Shortcuts of some of the choices.
    run
        Sets the choice; None sets just the preference.
    now
        Returns the choice in use; None reads the preference.
    """

    def command(choice: Any, text: str) -> Command[Any]:
        def choose(part: HasPreferences) -> None:
            if run is None:
                part.preferences.update(**{name: choice})
            else:
                run(part, choice)

        def checked(part: HasPreferences) -> bool:
            return bool(choice == (_setting(name, part) if now is None else now(part)))

        own = (keys or {}).get(choice, ())
        tip = shown.tips.get(choice, "")
        return Command(
            f"{prefix}_{choice}", text, choose, own, tip=tip, group=prefix, checked=checked
        )

    shown = SHOWN[name]
    return tuple(command(choice, text) for choice, text in shown.choices.items())
