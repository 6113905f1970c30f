"""Plug-ins: modules outside the program that add entries to its hooks, and the hooks themselves.

A hook is a table of entries by name: blocks of trunks, heads, groups of planes, losses, sources of
games and more. Modules of the program that only a paper needs fill some; everybody else's modules
are plug-ins, which are found in two ways: packages name a module under the entry point
`sai_studio.plugins`, and `--plugin FILE.py` names a file. Processes that this one starts load the
same files, which a variable of the environment tells them. Nothing else loads one: no network, run
or game file makes the program execute code.
"""

from __future__ import annotations

import hashlib
import importlib
import logging
import os
import sys
import traceback
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from threading import RLock
from typing import Final, NamedTuple, TypeVar

from engine.base.errors import EngineError, PluginError, SettingsError
from engine.base.settings import Settings
from engine.base.translation import tr

log = logging.getLogger(__name__)

ENTRY_POINTS: Final = "sai_studio.plugins"
"""Group of entry points that name the modules of installed plug-ins."""
VARIABLE: Final = "SAI_STUDIO_PLUGINS"
"""Variable of the environment with the paths of plug-in files, as those of PATH are joined."""
DIGITS: Final = 16
"""Hex digits of the SHA-256 of a plug-in's file that are told."""

Entry = TypeVar("Entry")


class Plugin(NamedTuple):
    """A plug-in that is loaded."""

    name: str
    """Name of the file without its ending, or of the entry point."""
    path: str
    """Path of its file."""
    digest: str
    """The first hex digits of the SHA-256 of the file."""

    @property
    def is_file(self) -> bool:
        """Whether it was named by `--plugin`, not installed."""
        return self.path in _files


_LOCK: Final = RLock()
_files: dict[str, Plugin] = {}  # those named by path
_installed: dict[str, Plugin] = {}  # those of entry points
_imported: set[str] = set()  # modules that have been asked for their entries
_loading: list[Plugin] = []  # the plug-in whose module is being executed


class Hook(Mapping[str, Entry]):
    """A table of entries by name, in the order in which they were added.

    It is filled when it is read for the first time.

    Parameters
    ----------
    modules
        Modules of the program that add entries when they are imported.
    """

    def __init__(self, modules: Sequence[str] = ()) -> None:
        self._modules = modules
        self._entries: dict[str, Entry] = {}
        self._origins: dict[str, Plugin] = {}

    def add(self, name: str, entry: Entry) -> None:
        """Add an entry; called by modules while they are imported.

        Raises
        ------
        SettingsError
            A plug-in's name is taken, or is not one word.
        """
        if _loading:
            plugin = _loading[-1]
            if name in self._entries or not name.isidentifier():
                raise SettingsError(
                    tr(
                        "{plugin}: the name {name!r:.40} is taken or not one word; choose another",
                        plugin=plugin.path,
                        name=name,
                    )
                )
            self._origins[name] = plugin
        self._entries[name] = entry

    def origin(self, name: str) -> Plugin | None:
        """Return the plug-in that added an entry; None if the program did."""
        return self._origins.get(name)

    def find(self, name: str, what: str, otherwise: str = "") -> Entry:
        """Return an entry.

        Parameters
        ----------
        what
            What the entry is, such as "block", for messages.
        otherwise
            What else helps where there is no such entry, in words that follow a comma.

        Raises
        ------
        SettingsError
            There is no such entry; the message names those that plug-ins have added, and says how
            to load another one.
        """
        if name not in self:
            known = ", ".join(self._origins)
            hint = tr("name its file by --plugin FILE.py")
            if otherwise:
                hint += f", {otherwise}"
            raise SettingsError(
                tr(
                    "the {what} {name!r:.40} is of a plug-in that is not loaded",
                    what=what,
                    name=name,
                )
                + (tr(" (loaded: {names})", names=known) if known else ""),
                hint=hint,
            )
        return self[name]

    @contextmanager
    def calls(self, name: str, what: str) -> Iterator[None]:
        """Call the code of an entry inside this context, so that its errors name the plug-in.

        Parameters
        ----------
        what
            As for `find`.

        Raises
        ------
        PluginError
            A plug-in's code raised an error.
        """
        try:
            yield
        except (EngineError, MemoryError):
            raise
        except Exception as error:  # whatever a stranger's code raises
            plugin = self.origin(name)
            if plugin is None:
                raise
            place = _place_in(plugin, error)
            raise PluginError(
                tr(
                    "the {what} {name!r} of the plug-in {place} has failed ({reason:.300})",
                    what=what,
                    name=name,
                    place=place or plugin.path,
                    reason=_kind_of(error),
                ),
                hint=tr("correct the file"),
            ) from error

    def check_shape(self, name: str, what: str, shape: Sequence[int], given: object) -> None:
        """Raise PluginError if an entry has not returned a tensor of this shape; () = a number."""
        found = getattr(given, "shape", None)
        if found is not None and tuple(found) == tuple(shape):
            return
        wanted = tr("of shape {shape}", shape=list(shape)) if shape else tr("with one number")
        shown = f"{given!r:.60}" if found is None else tr("one of shape {shape}", shape=list(found))
        plugin = self.origin(name)
        raise PluginError(
            tr(
                "the {what} {name!r} of the plug-in {path} must return a tensor {wanted}, not "
                "{shown}",
                what=what,
                name=name,
                path="" if plugin is None else plugin.path,
                wanted=wanted,
                shown=shown,
            )
        )

    def __getitem__(self, name: str) -> Entry:
        self._fill()
        return self._entries[name]

    def __iter__(self) -> Iterator[str]:
        self._fill()
        return iter(self._entries)

    def __len__(self) -> int:
        self._fill()
        return len(self._entries)

    def _fill(self) -> None:
        """Import the modules that add entries, each once; other threads wait."""
        with _LOCK:
            for name in self._modules:
                if name not in _imported:
                    _imported.add(name)
                    importlib.import_module(name)
            load_plugins()


def load_plugins() -> tuple[Plugin, ...]:
    """Load all plug-ins that are installed or named by the environment; return those loaded.

    An installed one that fails is left out, and the log says why.

    Raises
    ------
    SettingsError
        A named file can't be loaded.
    """
    with _LOCK:
        if ENTRY_POINTS not in _imported:
            _imported.add(ENTRY_POINTS)
            for point in entry_points(group=ENTRY_POINTS):
                try:
                    _installed[point.name] = _load_module(point.name, point.module)
                except Exception:  # a stranger's package must not keep the program from starting
                    log.exception("the plug-in %s can't be loaded", point.name)
        for path in os.environ.get(VARIABLE, "").split(os.pathsep):
            if path and path not in _files and all(path != each.path for each in _loading):
                _load_file(Path(path))
        return (*_installed.values(), *_files.values())


def plugin_at_fault(error: Exception) -> PluginError | None:
    """Return the error of the plug-in whose code raised an error; None if it was another's."""
    for plugin in (*_files.values(), *_installed.values()):
        if place := _place_in(plugin, error):
            return PluginError(
                tr(
                    "the plug-in {place} has failed ({reason:.300})",
                    place=place,
                    reason=_kind_of(error),
                ),
                hint=tr("correct the file"),
            )
    return None


def _place_in(plugin: Plugin, error: Exception) -> str:
    """Return the last place in a plug-in's file on the way to an error; "" if there is none."""
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        if frame.filename == plugin.path:
            return tr("{path}, line {line}", path=plugin.path, line=frame.lineno)
    return ""


def _kind_of(error: Exception) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())


def plugin_flags() -> str:
    """Return the flags that name the loaded files again, for a command that is to be printed."""
    return "".join(f" --plugin {path}" for path in _files)


def add_plugin(path: Path) -> Plugin:
    """Load a plug-in's file, here and in all processes that this one starts from now on.

    Raises
    ------
    SettingsError
        The file is missing, or an error ends it.
    """
    with _LOCK:
        whole = str(path.expanduser().absolute())
        if whole not in _files:
            _load_file(Path(whole))
            named = os.environ.get(VARIABLE, "")
            os.environ[VARIABLE] = os.pathsep.join(filter(None, (named, whole)))
        return _files[whole]


def wrong_name(text: str) -> SettingsError:
    """Return the error of a text that doesn't name a part with its settings, see `parts_of`."""
    return SettingsError(
        tr(
            "{text!r:.60} names no part; write NAME, or NAME setting=value …, and a semicolon "
            "between two of them",
            text=text,
        )
    )


def parts_of(text: str) -> dict[str, dict[str, str]]:
    """Return the settings of each part in a text like `se ratio=8; other`, by its name.

    Raises
    ------
    SettingsError
        The text is none of that kind, or names a part twice.
    """
    parts: dict[str, dict[str, str]] = {}
    for words in (part.split() for part in text.split(";") if part.strip()):
        pairs = [word.partition("=") for word in words[1:]]
        if words[0] in parts or "=" in words[0] or not all(equals for _, equals, _ in pairs):
            raise wrong_name(text)
        parts[words[0]] = {name: value for name, _, value in pairs}
    return parts


def settings_of(kind: type[Settings], given: Mapping[str, str], part: str) -> Settings:
    """Return settings whose values are given as texts.

    Parameters
    ----------
    part
        What they are the settings of, such as "the block 'se'", for messages.

    Raises
    ------
    SettingsError
        A name is unknown or a value impossible.
    """
    truth = {"true": True, "false": False}
    kinds = {info.public_name: info.kind for info in kind.options()}
    values = {
        name: truth.get(text, text) if kinds.get(name) is bool else text
        for name, text in given.items()
    }
    try:
        return kind.from_dict(dict(values))
    except SettingsError as error:  # no title: the setting is one of the part
        raise SettingsError(f"{part}: {error}") from error


def _load_file(path: Path) -> None:
    """Execute a file that is a plug-in."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise _cannot_load(path, error.strerror or str(error)) from error
    plugin = Plugin(path.stem, str(path), hashlib.sha256(content).hexdigest()[:DIGITS])
    name = f"sai_plugin_{plugin.digest}"
    spec = spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise _cannot_load(path, tr("it is no Python file"))
    module = module_from_spec(spec)
    sys.modules[name] = module  # classes of settings look for their module there
    _loading.append(plugin)
    try:
        spec.loader.exec_module(module)
    except EngineError:
        raise
    except Exception as error:  # whatever a stranger's code raises
        raise _cannot_load(path, _kind_of(error)) from error
    finally:
        _loading.pop()
    _files[str(path)] = plugin


def _cannot_load(path: Path, reason: str) -> SettingsError:
    return SettingsError(
        tr("{path}: the plug-in can't be loaded ({reason:.300})", path=path, reason=reason),
        hint=tr("correct the file, or name another one by --plugin FILE.py"),
    )


def _load_module(name: str, module: str) -> Plugin:
    """Import the module of an installed plug-in, which may have been imported before."""
    spec = importlib.util.find_spec(module)
    path = Path(spec.origin if spec and spec.origin else module)
    digest = hashlib.sha256(path.read_bytes()).hexdigest()[:DIGITS] if path.is_file() else ""
    plugin = Plugin(name, str(path), digest)
    _loading.append(plugin)
    try:
        importlib.import_module(module)
    finally:
        _loading.pop()
    return plugin
