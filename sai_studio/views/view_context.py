"""The context of a view: the session, and the commands that the view offers itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.api.record import GameNode
from sai_studio.model.session.session import Session

__all__ = ["ViewContext"]


def _nothing(*_arguments: object) -> None:
    """Do nothing: a view that is shown alone."""


@dataclass(frozen=True)
class ViewContext:
    """The parts of the program that a view may use."""

    session: Session
    """The open game with its analysis."""
    edit_info: Callable[[], object] = _nothing
    """Ask for players, result, komi and rules."""
    copy_branch: Callable[[GameNode], object] = _nothing
    """Put a node and all below it on the clipboard."""
    cut_branch: Callable[[GameNode], object] = _nothing
    """Put a node and all below it on the clipboard and take them out of the game."""
