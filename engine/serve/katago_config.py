"""KataGo's command-line flags and configuration files, accepted where KataGo is replaced.

Programs start KataGo as `katago analysis -model FILE -config FILE -override-config KEY=VALUE,...`.
The same flags work with `sai-engine`: settings that mean something here are used, the caller
names the others in one warning.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from engine.base.errors import SettingsError, reason_of
from engine.base.setting_flags import read_value
from engine.base.untrusted import is_ordinary, read_ordinary

MOST_BYTES: Final = 1 << 20
"""Size of the largest configuration file that is read."""
MOST_INCLUDES: Final = 50
"""Number of files that one configuration may include."""
_NAMES_SHOWN: Final = 20
_LONGEST_NAME: Final = 60


def add_katago_arguments(parser: argparse.ArgumentParser) -> None:
    """Add `-config` and `-override-config`."""
    parser.add_argument(
        "--config", "-config", action="append", type=Path, default=[], metavar="FILE",
        help="KataGo configuration file; settings that mean nothing here are named in a warning",
    )  # fmt: skip
    parser.add_argument(
        "--override-config", "-override-config", action="append", default=[], metavar="LIST",
        help="KataGo settings as KEY=VALUE,KEY=VALUE; they take precedence over the file",
    )  # fmt: skip


def katago_settings(options: argparse.Namespace) -> dict[str, Any]:
    """Return all settings of the files and lists on the command line; later ones win.

    Returns
    -------
    dict
        Values by KataGo's name: numbers, booleans, or text.

    Raises
    ------
    SettingsError
        A file can't be read, or a line is not a setting. The text names file and line.
    """
    values: dict[str, Any] = {}
    for path in options.config:
        _read_file(path, values, [])
    for text in options.override_config:
        for part in text.split(","):
            if part.strip():
                _read_setting(part, values, "-override-config")
    return values


def ignored_settings(names: Iterable[str]) -> str:
    """Return the warning for settings without effect; "" when there are none."""
    shown = [name[:_LONGEST_NAME] for name in names]
    if not shown:
        return ""
    more = len(shown) - _NAMES_SHOWN
    tail = f" and {more} more" if more > 0 else ""
    return f"KataGo settings without effect here: {', '.join(shown[:_NAMES_SHOWN])}{tail}"


def _read_file(path: Path, values: dict[str, Any], opened: list[Path]) -> None:
    """Add the settings of a file; `@include FILE` is relative to the file that has it."""
    if len(opened) >= MOST_INCLUDES:
        raise SettingsError(f"{path}: more than {MOST_INCLUDES} included files; include fewer")
    opened.append(path)
    try:
        if not is_ordinary(path):
            raise SettingsError(f"{path}: no such configuration file; check -config")
        data = read_ordinary(path, MOST_BYTES + 1)
    except OSError as error:
        raise SettingsError(f"{path}: {reason_of(error)}; check -config") from error
    if len(data) > MOST_BYTES:
        raise SettingsError(f"{path}: a configuration file has at most {MOST_BYTES} bytes")
    for number, line in enumerate(data.decode("utf-8-sig", "replace").splitlines(), 1):
        text = _without_comment(line)
        if text.startswith("@include"):
            name = text.removeprefix("@include").strip().strip('"')
            _read_file(path.parent / name, values, opened)
        elif text:
            _read_setting(text, values, f"{path}, line {number}")


def _without_comment(line: str) -> str:
    """Return a line up to its comment; `#` within double quotes belongs to the value."""
    quoted = False
    for i, letter in enumerate(line):
        if letter == '"':
            quoted = not quoted
        elif letter == "#" and not quoted:
            return line[:i].strip()
    return line.strip()


def _read_setting(text: str, values: dict[str, Any], where: str) -> None:
    """Add one setting; its value is text unless it is a number or a boolean."""
    name, equals, value = (part.strip() for part in text.partition("="))
    if not equals or not name:
        raise SettingsError(f"{where}: expected KEY = VALUE, found {text.strip():.60}")
    parsed = read_value(value)
    values[name] = parsed if isinstance(parsed, (bool, int, float, str)) else value
