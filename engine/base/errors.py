"""Errors that a person can act upon: each says what is wrong, where, and what to do next."""

from __future__ import annotations

from collections.abc import Callable


class EngineError(Exception):
    """Base of every error whose text is meant for a person; program errors stay plain Python's."""


class RecordError(EngineError):
    """A game record can't be read or written."""


class IllegalMoveError(EngineError):
    """A move is against the rules of the game it was played in."""


class FormatError(EngineError):
    """A file or line of JSON is damaged, or holds values of the wrong type or out of range."""


class SettingsError(EngineError):
    """A setting has an impossible value or an unknown name.

    `problem` is what is wrong; with `name`, the part of the message after the setting's name.
    `owner` and `name` are class and field of the setting, "" if the error is not about one setting.
    """

    def __init__(self, problem: str, owner: str = "", name: str = "") -> None:
        super().__init__(f"{owner}.{name}{problem}" if name else problem)
        self.problem = problem
        self.name = name

    def shown_as(self, title: Callable[[str], str]) -> SettingsError:
        """Return the same error with the setting named for people: `title(field)`, say a flag."""
        return SettingsError(f"{title(self.name)}{self.problem}") if self.name else self


class WeightsError(EngineError):
    """A network file can't be used."""


class RunError(EngineError):
    """A training run can't start, continue or be read."""
