"""What a view gets from the main window: the session and some commands."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.record.game_node import GameNode
from sai_studio.session.people import People
from sai_studio.session.position_job import PositionJob
from sai_studio.session.preferences import Preferences
from sai_studio.session.session import Session

if TYPE_CHECKING:
    from engine.measure.curve_audit import CurveAudit


def _nothing(*_arguments: object) -> None:
    """Do nothing: default for a view without a main window."""


def _only_id(command: str) -> tuple[str, str]:
    """Return the id of a command as its text: there is no main window."""
    return command, ""


@dataclass(frozen=True)
class ViewContext:
    """The parts of the program that a view may use."""

    session: Session
    """The open game with its analysis."""
    edit_info: Callable[[], object] = _nothing
    """Open the dialog with players, result, komi and rules."""
    copy_branch: Callable[[GameNode], object] = _nothing
    """Copy a node and all below it to the clipboard."""
    cut_branch: Callable[[GameNode], object] = _nothing
    """Cut a node and all below it to the clipboard."""
    run: Callable[[str], object] = _nothing
    """Run a command of the menus by its id."""
    command: Callable[[str], tuple[str, str]] = _only_id
    """Return text and tool tip of a command of the menus by its id."""
    audit: PositionJob[CurveAudit] | None = None
    """The test of the winrate curve by games; None for a view outside the main window."""
    preferences: Preferences | None = None
    """The preferences; None for a view outside the main window."""
    people: People | None = None
    """What people of a rank would play; None for a view outside the main window."""
