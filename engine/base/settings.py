"""Settings classes: each option is declared once, with default, range, unit and source.

The declaration gives the check of values, JSON, the command-line flag with its help, and the form
field with its tool tip.
"""

from __future__ import annotations

import dataclasses
import difflib
import json
import math
import typing
from dataclasses import dataclass
from functools import cache
from typing import Any, Self

from engine.base.errors import FormatError, SettingsError
from engine.base.json_fields import parse_json

__all__ = ["Settings", "SettingInfo", "json_settings", "setting"]


@dataclass(frozen=True, kw_only=True)
class SettingInfo:
    """Declaration of one option."""

    name: str
    """Field name in Python and JSON (a trailing underscore only avoids a keyword)."""
    kind: type
    """bool, int, float or str."""
    default: Any
    help: str
    """One plain sentence."""
    low: float | None
    high: float | None
    unit: str
    choices: tuple[str, ...]
    """Allowed texts; empty when any text will do."""
    source: str
    """Paper and section the option comes from; empty for our own."""

    @property
    def label(self) -> str:
        """The option's name for people: `c_puct` -> `c puct`."""
        return self.name.strip("_").replace("_", " ")


def setting(
    default: Any,
    help: str,
    *,
    low: float | None = None,
    high: float | None = None,
    unit: str = "",
    choices: tuple[str, ...] = (),
    source: str = "",
) -> Any:
    """Declare one option of a `Settings` class: default, one plain sentence, range and source."""
    metadata = dict(help=help, low=low, high=high, unit=unit, choices=choices, source=source)
    return dataclasses.field(default=default, metadata=metadata)


@dataclass(frozen=True, kw_only=True)
class Settings:
    """Base of all settings: values are converted to the declared type and checked.

    The exact type matters: numba compiles a second kernel for an int in place of a float.

    Raises
    ------
    SettingsError
        A value has the wrong type or lies outside its range.
    """

    def __post_init__(self) -> None:
        for info in self.options():
            value = _coerce(type(self).__name__, info, getattr(self, info.name))
            object.__setattr__(self, info.name, value)

    def error(self, name: str, problem: str) -> SettingsError:
        """Return an error about one option; `problem` follows its name in the message."""
        return SettingsError(problem, type(self).__name__, name)

    @classmethod
    @cache
    def options(cls) -> tuple[SettingInfo, ...]:
        """Return every option in order of declaration."""
        hints = typing.get_type_hints(cls)
        return tuple(
            SettingInfo(
                name=field.name, kind=hints[field.name], default=field.default, **field.metadata
            )
            for field in dataclasses.fields(cls)
        )

    @classmethod
    def option(cls, name: str) -> SettingInfo:
        """Return one option by the name of its field."""
        return next(info for info in cls.options() if info.name == name)

    @classmethod
    def from_dict(cls, values: dict[str, Any]) -> Self:
        """Return settings from a mapping of names to values; missing options keep their default.

        Raises
        ------
        SettingsError
            A name is unknown (the nearest known one is suggested) or a value impossible.
        """
        names = [info.name for info in cls.options()]
        for name in values:
            if name not in names:
                near = difflib.get_close_matches(name, names, n=1)
                hint = f"; did you mean {near[0]!r}?" if near else f"; known: {', '.join(names)}"
                raise SettingsError(f"{cls.__name__}: unknown setting {name!r:.60}{hint}")
        return cls(**values)

    @classmethod
    def from_json(cls, text: str) -> Self:
        """Return settings from a JSON object; see `from_dict`."""
        return cls.from_dict(json_settings(cls.__name__, text))

    def to_dict(self) -> dict[str, Any]:
        """Return all options by name."""
        return {info.name: getattr(self, info.name) for info in self.options()}

    def to_json(self) -> str:
        """Return all options as a JSON object."""
        return json.dumps(self.to_dict(), indent=2)

    def replace(self, **changes: Any) -> Self:
        """Return a copy with some options changed."""
        return type(self).from_dict({**self.to_dict(), **changes})


def json_settings(owner: str, text: str) -> dict[str, Any]:
    """Return the values of a JSON object; numbers out of range become NaN, which settings refuse.

    `owner` is the name of the settings in messages.

    Raises
    ------
    SettingsError
        The text is not a JSON object.
    """
    try:
        values = parse_json(text, figures=True)
    except FormatError as error:
        raise SettingsError(f"{owner}: {error}") from error
    if not isinstance(values, dict):
        raise SettingsError(f"{owner}: a JSON object is needed, not {values!r:.40}")
    return values


def _coerce(owner: str, info: SettingInfo, value: Any) -> Any:
    """Return `value` in the exact declared type; raise a SettingsError that names the range."""

    def wrong(problem: str) -> SettingsError:
        return SettingsError(f" must be {problem}", owner, info.name)

    if info.kind is bool:
        if not isinstance(value, bool):
            raise wrong(f"true or false, not {value!r:.40}")
        return value
    if info.kind is int or info.kind is float:
        if isinstance(value, bool):
            raise wrong(f"a number, not {value!r:.40}")
        if not isinstance(value, (int, float)):
            try:
                value = float(value) if info.kind is float else int(value)
            except (TypeError, ValueError, OverflowError):
                raise wrong(f"a number, not {value!r:.40}") from None
        try:
            exact = info.kind(value)
            sound = math.isfinite(exact) and (info.kind is float or exact == value)
        except (OverflowError, ValueError):  # infinite, not a number, or too large for a float
            sound = False
        if not sound:
            expected = "a whole number" if info.kind is int else "a finite number"
            raise wrong(f"{expected}, not {_shown(value)}")
        low = -math.inf if info.low is None else info.low
        high = math.inf if info.high is None else info.high
        if not low <= exact <= high:
            bounds = [f"at least {low:g}"] * (low > -math.inf)
            bounds += [f"at most {high:g}"] * (high < math.inf)
            raise wrong(f"{' and '.join(bounds)} {info.unit}".strip() + f", not {_shown(exact)}")
        return exact
    if info.kind is str:
        if type(value) is int:  # --set NAME=9 is read as JSON
            value = str(value)
        if not isinstance(value, str):
            raise wrong(f"a text, not {value!r:.40}")
        if info.choices and value not in info.choices:
            near = difflib.get_close_matches(value, info.choices, n=1)
            hint = f"; did you mean {near[0]!r}?" if near else ""
            raise wrong(f"one of {', '.join(info.choices)}, not {value!r:.40}{hint}")
        return value
    return value


def _shown(value: float) -> str:
    """Return a number for a message; very long ones are described instead."""
    text = f"{value:,}" if isinstance(value, int) and abs(value) < 10**18 else ""
    return text or (f"{value:g}" if isinstance(value, float) else "one of so many digits")
