"""Settings: an option is written once, with default, range, unit and source.

From that one line come validation, JSON, the command-line flag with its help, and the form field
with its tooltip.
"""

from __future__ import annotations

import dataclasses
import difflib
import json
import math
import typing
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar, Final, Self

from engine.base.checked_json import decode_json
from engine.base.errors import FormatError, SettingsError
from engine.base.suggestion import did_you_mean, suggestion
from engine.base.translation import tr

MOST_SUGGESTIONS: Final = 3
"""Largest number of known names that an error suggests."""


@dataclass(frozen=True, kw_only=True)
class SettingInfo:
    """Definition of one option: name, type, default, range, unit and help."""

    name: str
    """Field name in Python (a trailing underscore only avoids a keyword)."""
    kind: type
    """bool, int, float or str."""
    default: Any
    help: str
    """One plain sentence."""
    low: float | None
    high: float | None
    unit: str
    choices: tuple[str, ...]
    """Allowed texts; empty if any text is allowed."""
    source: str
    """Paper and section of the option; "" for our own."""
    names: str
    """What the text names: a "network", another "file", or "folders" separated by semicolons; ""
    if it is no path."""
    schedule: str | None
    """None if the value can't change during a run; else the schedule of a run that sets none, ""
    for the default as it is."""

    @property
    def public_name(self) -> str:
        """Name on the command line and in JSON: `lambda` for `lambda_`."""
        return public_name(self.name)

    @property
    def bounds(self) -> str:
        """Bounds of a number with its unit, such as "at least 1 and at most 9 moves"."""
        low, high = (None if end is None else f"{end:,.10g}" for end in (self.low, self.high))
        if high is None:
            bounds = tr("at least {low}", low=low)
        elif low is None:
            bounds = tr("at most {high}", high=high)
        else:
            bounds = tr("at least {low} and at most {high}", low=low, high=high)
        return f"{bounds} {tr(self.unit)}" if self.unit else bounds

    @property
    def label(self) -> str:
        """Name for people: `c puct` for `c_puct`."""
        return self.public_name.replace("_", " ")


def public_name(name: str) -> str:
    """Return a setting's name without the underscore that only avoids a keyword of Python."""
    return name.removesuffix("_")


def setting(
    default: Any,
    help: str,
    *,
    low: float | None = None,
    high: float | None = None,
    unit: str = "",
    choices: tuple[str, ...] = (),
    source: str = "",
    names: str = "",
    schedule: str | None = None,
) -> Any:
    """Declare one option of a `Settings` class; for the parameters see `SettingInfo`."""
    return dataclasses.field(
        default=default,
        metadata={
            "help": help,
            "low": low,
            "high": high,
            "unit": unit,
            "choices": choices,
            "source": source,
            "names": names,
            "schedule": schedule,
        },
    )


@dataclass(frozen=True, kw_only=True)
class Settings:
    """Base class of settings; values are coerced to the declared types and checked at creation.

    The exact type matters: for an int in place of a float, numba would compile a second kernel.

    Raises
    ------
    SettingsError
        A value has the wrong type or lies outside its range.
    """

    removed: ClassVar[Mapping[str, Any]] = {}
    """Settings of earlier versions that are constants now, with the value that they always have;
    files may still name them."""

    def __post_init__(self) -> None:
        for info in self.options():
            value = _coerce(info, getattr(self, info.name))
            object.__setattr__(self, info.name, value)

    def error(self, name: str, problem: str) -> SettingsError:
        """Return an error about one option; `problem` follows its name in the message."""
        return SettingsError(problem, public_name(name), name)

    @classmethod
    @cache
    def options(cls) -> tuple[SettingInfo, ...]:
        """Return all options in order of declaration."""
        hints = typing.get_type_hints(cls)
        return tuple(
            SettingInfo(
                name=field.name,
                kind=hints[field.name],
                default=field.default,
                help=field.metadata.get("help", ""),
                low=field.metadata.get("low"),
                high=field.metadata.get("high"),
                unit=field.metadata.get("unit", ""),
                choices=field.metadata.get("choices", ()),
                source=field.metadata.get("source", ""),
                names=field.metadata.get("names", ""),
                schedule=field.metadata.get("schedule"),
            )
            for field in dataclasses.fields(cls)
        )

    @classmethod
    def option(cls, name: str) -> SettingInfo:
        """Return one option by the name of its field."""
        return next(info for info in cls.options() if info.name == name)

    @classmethod
    def from_dict(cls, values: dict[str, Any]) -> Self:
        """Return settings with these values by name; missing options have their default.

        `lambda` and `lambda_` are the same option; the later value counts.

        Raises
        ------
        SettingsError
            A name is unknown (the nearest known one is suggested) or a value impossible.
        """
        fields = {info.public_name: info.name for info in cls.options()}
        for name, value in values.items():
            if name in cls.removed:
                if value != cls.removed[name]:
                    problem = f" is no longer a setting: it is always {cls.removed[name]!r}"
                    raise SettingsError(problem, name, name)
            elif name not in fields and name not in fields.values():
                raise unknown_setting(name, fields)
        present = {name: value for name, value in values.items() if name not in cls.removed}
        return cls(**{fields.get(name, name): value for name, value in present.items()})

    @classmethod
    def from_json(cls, text: str) -> Self:
        """Return settings from the text of a JSON object; see `from_dict`."""
        try:
            values = decode_json(text, dict[str, Any], figures=True)  # NaN is refused with its name
        except FormatError as error:
            raise SettingsError(tr("settings: {error}", error=error)) from error
        return cls.from_dict(values)

    def to_dict(self) -> dict[str, Any]:
        """Return the values of all options by name."""
        return {info.name: getattr(self, info.name) for info in self.options()}

    def public_values(self) -> dict[str, Any]:
        """Return the values of all options for readers of JSON, who know `lambda_` as `lambda`."""
        return {info.public_name: getattr(self, info.name) for info in self.options()}

    def to_json(self) -> str:
        """Return all options as a JSON object."""
        return json.dumps(self.to_dict(), indent=2)

    def replace(self, **changes: Any) -> Self:
        """Return a copy with some options changed."""
        return type(self).from_dict({**self.to_dict(), **changes})


def unknown_setting(name: str, known: Collection[str], hint: str = "") -> SettingsError:
    """Return the error about an unknown name, with the nearest known ones.

    Parameters
    ----------
    known
        All names, with their section if they have one, like `selfplay.visits`. The same name in
        another section is the nearest.
    hint
        What the error says if no name is near; "" lists all names.
    """
    last = name.rpartition(".")[2]
    by_last: dict[str, list[str]] = {}
    for dotted in known:
        by_last.setdefault(dotted.rpartition(".")[2], []).append(dotted)
    near = by_last.get(last) or difflib.get_close_matches(name, known, n=1)
    if not near:
        near = [n for part in difflib.get_close_matches(last, by_last, n=1) for n in by_last[part]]
    if near:
        hint = did_you_mean(*near[:MOST_SUGGESTIONS])
    hint = hint or tr("known: {names}", names=", ".join(known))
    problem = tr("unknown setting {name!r:.60}", name=name)
    return SettingsError(problem, field=name, hint=hint)


def _coerce(info: SettingInfo, value: Any) -> Any:
    """Return a value in its declared type; raise SettingsError if it has another type or range."""

    def wrong(problem: str, hint: str = "") -> SettingsError:
        words = tr(" must be {requirement}", requirement=problem)
        return SettingsError(words, info.public_name, info.name, value=value, hint=hint)

    if info.kind is bool:
        if not isinstance(value, bool):
            raise wrong(tr("true or false, not {value!r:.40}", value=value))
        return value
    if info.kind is int or info.kind is float:
        if isinstance(value, bool):
            raise wrong(tr("a number, not {value!r:.40}", value=value))
        if not isinstance(value, (int, float)):
            try:
                value = float(value) if info.kind is float else int(value)
            except (TypeError, ValueError, OverflowError):
                raise wrong(tr("a number, not {value!r:.40}", value=value)) from None
        try:
            exact = info.kind(value)
            sound = math.isfinite(exact) and (info.kind is float or exact == value)
        except (OverflowError, ValueError):  # endless, not a number, or more than a float holds
            sound = False
        if not sound:
            shown = _shown(value)
            if info.kind is int:
                raise wrong(tr("a whole number, not {value}", value=shown))
            raise wrong(tr("a finite number, not {value}", value=shown))
        value = exact
        if (info.low is not None and value < info.low) or (
            info.high is not None and value > info.high
        ):
            raise wrong(tr("{bounds}, not {value}", bounds=info.bounds, value=_shown(value)))
        return value
    if info.kind is str:
        if type(value) in (int, float):  # --set NAME=9.5 is read as JSON
            value = str(value)
        if not isinstance(value, str):
            raise wrong(tr("a text, not {value!r:.40}", value=value))
        if info.choices and value not in info.choices:
            hint = suggestion(value, info.choices, "")
            problem = tr(
                "one of {choices}, not {value!r:.40}", choices=", ".join(info.choices), value=value
            )
            raise wrong(problem, hint)
        return value
    return value


def _shown(value: float) -> str:
    """Return a number for a message, cut short if it is very long."""
    text = f"{value:,}" if isinstance(value, int) and abs(value) < 10**18 else ""
    return text or (
        float_text(value) if isinstance(value, float) else tr("a number of this length")
    )


def float_text(value: float) -> str:
    """Return the shortest text that reads back as the same number, without a final ".0"."""
    return repr(value).removesuffix(".0")
