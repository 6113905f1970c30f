"""Settings on the command line: flags for options, `NAME=VALUE` texts, and error messages."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Collection, Iterable, Mapping
from typing import Any, Final, TypeVar

from engine.base.errors import SettingsError
from engine.base.settings import Settings, public_name

_NO_FLAGS: Final[Mapping[str, str]] = {}

S = TypeVar("S", bound=Settings)


def add_setting_flags(
    parser: argparse.ArgumentParser,
    kind: type[Settings],
    names: Collection[str] = (),
    *,
    flags: Mapping[str, str] = _NO_FLAGS,
    defaults: Mapping[str, Any] = _NO_FLAGS,
) -> None:
    """Add a flag for each option; a flag that is not given is absent from the namespace.

    Parameters
    ----------
    names
        Options that get a flag; all by default.
    flags
        Flags that differ from the name of their option, by that name.
    defaults
        Defaults that differ from those of the settings; these are always in the namespace.
    """
    options = [info for info in kind.options() if not names or info.name in names]
    shown_flags = {info.name: flags.get(info.name, setting_flag(info.name)) for info in options}
    for info in options:
        default = defaults.get(info.name, info.default)
        choices = f": {', '.join(info.choices)}" if info.choices else ""
        number = f"{default:g}" if isinstance(default, float) else default
        shown = "" if info.kind is bool or default == "" else f" ({number})"
        # texts name other settings, as presets write them; a command line has flags for these
        words = re.sub(
            r"\b[a-z]+(_[a-z]+)+\b", lambda name: shown_flags.get(name[0], name[0]), info.help
        )
        how: dict[str, Any] = {"action": "store_true"} if info.kind is bool else {"metavar": "X"}
        parser.add_argument(
            shown_flags[info.name],
            dest=info.name,
            default=defaults.get(info.name, argparse.SUPPRESS),
            help=f"{words.rstrip('.')}{choices}{shown}".replace("%", "%%"),
            **how,
        )


def given_settings(options: argparse.Namespace, kind: type[Settings]) -> dict[str, Any]:
    """Return the values of the given flags, by the name of their option."""
    given = {name: value for name, value in vars(options).items() if value is not None}
    return {info.name: given[info.name] for info in kind.options() if info.name in given}


def checked_settings(
    kind: type[S], values: Mapping[str, Any], flags: Mapping[str, str] = _NO_FLAGS
) -> S:
    """Return settings made of values from the command line; `flags` as in `add_setting_flags`.

    Raises
    ------
    SettingsError
        A value is impossible; the message names the flag.
    """
    try:
        return kind.from_dict(dict(values))
    except SettingsError as error:
        raise error.shown_as(lambda name: flags.get(name, setting_flag(name))) from None


def refuse_unused(options: argparse.Namespace, unused: Mapping[str, str]) -> None:
    """Refuse flags that have no effect; `unused` gives the reasons by the name of the option.

    Raises
    ------
    SettingsError
        One of these flags was given.
    """
    for name, why in unused.items():
        if getattr(options, name, None) not in (None, "", []):
            raise SettingsError(f"{setting_flag(name)} has no effect {why}; leave it out")


def setting_flags(
    settings: Settings, names: Collection[str] = (), *, unused: Collection[str] = ()
) -> list[str]:
    """Return the command-line arguments that `add_setting_flags` reads as these settings.

    `names` are the options to write, all by default, but for the `unused` ones.
    """
    arguments = []
    for info in settings.options():
        if (names and info.name not in names) or info.name in unused:
            continue
        value = getattr(settings, info.name)
        if info.kind is not bool:
            arguments.append(f"{setting_flag(info.name)}={value}")
        elif value:
            arguments.append(setting_flag(info.name))
    return arguments


def add_set_flag(parser: argparse.ArgumentParser, text: str) -> None:
    """Add `--set NAME=VALUE`, which may be given several times; see `named_values`."""
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help=text)


def set_flags(values: Mapping[str, Any]) -> list[str]:
    """Return the command-line arguments that `--set` reads as these values."""
    return [part for n, value in values.items() for part in ("--set", f"{n}={json.dumps(value)}")]


def named_values(
    texts: Iterable[str], rule: str = "--set takes NAME=VALUE", *, last_wins: bool = False
) -> dict[str, Any]:
    """Return the values of texts like `visits=400`, by name; `lambda_` is read as `lambda`.

    Raises
    ------
    SettingsError
        A text has no `=` (the message begins with `rule`), or a name comes twice and none wins.
    """
    values: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise SettingsError(f"{rule}, not {text!r:.60}")
        name = public_name(name.strip())
        if name in values and not last_wins:
            raise SettingsError(f"{name} is set twice; set it once")
        values[name] = read_value(value.strip())
    return values


def read_value(text: str) -> Any:
    """Return a text's JSON value; the text itself if it is not JSON."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text


def setting_flag(name: str) -> str:
    """Return the flag of an option: `opening_plies` -> `--opening-plies`."""
    return "--" + public_name(name).replace("_", "-")
