"""Errors that a person can act upon: each says what is wrong, where, and what to do next."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Self


class EngineError(Exception):
    """Base of every error whose text is meant for a person; bugs stay plain exceptions.

    Parameters
    ----------
    problem
        What is wrong and where.
    hint
        What to do next, or what is allowed; it ends the sentence. "" if `problem` says it.
    field, value
        Name of the field or setting at fault, and what it held; "" and None if there is none.
    """

    def __init__(
        self, problem: str = "", *, hint: str = "", field: str = "", value: object = None
    ) -> None:
        super().__init__(f"{problem}; {hint}" if hint else problem)
        self.problem = problem
        self.hint = hint
        self.field = field
        self.value = value

    @classmethod
    def about_file(cls, path: Path, problem: str, cause: Exception, hint: str) -> Self:
        """Return the error for a file that can't be used: `a.json: can't be read (why); hint`.

        Parameters
        ----------
        cause
            Says why. The hint of an EngineError stands in for `hint`.
        """
        known = cause if isinstance(cause, EngineError) else EngineError(reason_of(cause))
        return cls(
            f"{path}: {problem} ({known.problem:.300})",
            hint=known.hint or hint,
            field=known.field,
            value=known.value,
        )


def reason_of(error: Exception) -> str:
    """Return why something failed in a few words, such as "Permission denied"."""
    system = error.strerror if isinstance(error, OSError) else None
    return f"{system or str(error) or type(error).__name__:.300}"


def failure_text(error: Exception) -> str:
    """Return in one sentence why the work of another process failed."""
    if isinstance(error, OSError):
        place = f"{error.filename}: " if error.filename else ""
        return f"{place}{error.strerror or error}"
    if isinstance(error, (EngineError, MemoryError)):
        return str(error) or "not enough memory"
    return f"{type(error).__name__}: {error}"


class RecordError(EngineError):
    """A game record can't be read or written."""


class IllegalMoveError(EngineError):
    """A move is against the rules of the game it was played in."""


class FormatError(EngineError):
    """A file or line of JSON is damaged, or holds values of the wrong type or out of range."""


class SettingsError(EngineError):
    """A setting has an impossible value or an unknown name.

    Parameters
    ----------
    problem
        What is wrong. If there is a title, the words that follow it.
    title
        The setting as a person writes it, such as `run.games`; "" if the error is not about a
        single setting.
    field
        Name of the setting in its class; others as in `EngineError`.
    """

    def __init__(
        self,
        problem: str = "",
        title: str = "",
        field: str = "",
        *,
        value: object = None,
        hint: str = "",
    ) -> None:
        super().__init__(f"{title}{problem}", hint=hint, field=field, value=value)
        self.title = title
        self._words = problem

    def shown_as(self, title: Callable[[str], str]) -> SettingsError:
        """Return the same error with the setting's name as people know it, such as its flag.

        Parameters
        ----------
        title
            Makes that name from the name of the field.
        """
        if not self.title:
            return self
        name = title(self.field)
        return SettingsError(self._words, name, self.field, value=self.value, hint=self.hint)


class PluginError(EngineError):
    """The code of a plug-in fails, or gives what its part must not give."""


class WeightsError(EngineError):
    """A network file can't be used."""


class RunError(EngineError):
    """A training run can't start, continue or be read."""
