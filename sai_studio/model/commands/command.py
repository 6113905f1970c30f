"""A command of the main window, as plain data."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sai_studio.model.session.session import Session
from sai_studio.shared.texts import without_mnemonic


@dataclass(frozen=True)
class Command:
    """A command of the main window."""

    id: str
    text: str
    """Menu text with its mnemonic."""
    keys: tuple[str, ...] = ()
    """Default shortcuts; the user can change them, see `KeyMap`."""
    icon: str = ""
    tip: str = ""
    """Tool tip; "" uses the text."""
    group: str = ""
    """Group of checkable commands that exclude each other."""
    checkable: bool = False
    enabled: Callable[[Session], bool] | None = None
    """Whether it is enabled in a session; None: always."""

    @property
    def plain_text(self) -> str:
        """The text without mnemonic and dots."""
        return without_mnemonic(self.text.rstrip("\u2026"))


def is_idle(session: Session) -> bool:
    """Whether no game is being played."""
    return session.play.game is None


def is_square(session: Session) -> bool:
    """Whether networks can play the board of the open game."""
    return session.cursor.record.shape.is_square
