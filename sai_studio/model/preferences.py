"""Preferences: typed values stored in an INI file."""

from __future__ import annotations

import contextlib
import math
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QByteArray, QSettings

from engine.base.errors import EngineError
from engine.base.lock import changing
from engine.network.backends.available import EVALUATORS
from engine.review.handicap import HANDICAP_VISITS
from sai_studio.shared.languages import LANGUAGE_CHOICES

LAYOUT_VERSION: Final = 3
"""Version of stored layouts; increase it when docks or toolbars change."""
MOVE_NUMBERS: Final = ("off", "one", "last", "all", "branch")
"""Which moves are numbered: none, the last, the last ten, all, or those of the variation."""
COORDINATE_STYLES: Final = ("A1", "1-1", "edge")
BOARDS: Final = ("wood", "dark_wood", "paper", "slate")
STONES: Final = ("shaded", "flat")
PANEL_LAYOUTS: Final = ("review", "play", "lesson", "analysis")
"""Named layouts of the panels; `app.layouts` says where each puts them."""
RECENT: Final = 10
MOST_JOBS: Final = 50


class Preferences:
    """Typed access to the INI file; invalid values are replaced by the default.

    Parameters
    ----------
    path
        The file; created at the first change.
    """

    DEFAULTS: Final[dict[str, Any]] = {
        "theme": "system",
        "language": "system",
        "font_scale": 1.0,
        "panel_layout": "review",
        "board": "wood",
        "stones": "shaded",
        "color_blind": False,
        "coordinates": True,
        "coordinate_style": "A1",
        "move_numbers": "off",
        "disc_numbers": "points",
        "overlay_next": True,
        "overlay_losses": True,
        "overlay_candidates": True,
        "overlay_policy": False,
        "overlay_visits": False,
        "overlay_ownership": False,
        "overlay_agents": True,
        "side": "black",
        "visits": 0,
        "evaluator": "auto",
        "several_komi": True,
        "search_settings": "{}",
        "user_lambda": -1.0,
        "hidden_agents": "",
        "last_folder": "",
        "size": 7,
        "save_analyses": False,
        "review_depth": "deep",
        "offer_review": True,
        "network_hint_shown": False,
        "first_steps_shown": False,
        "study_visits": 250,
        "study_tries": 200,
        "play_out_moves": 10,
        "handicap_visits": HANDICAP_VISITS,
        "boards": 3,
        "boards_visits": 100,
        "engines": "",
        "second_engine": "",
        "game_setup": "",
        "even_games": "",
        "even_komi": False,
        "keys": "",
        "most_candidates": 10,
        "least_visits": 1,
        "pattern_folder": "",
        "pattern_symmetries": True,
        "pattern_colors": True,
        "pattern_anywhere": False,
        "uneven_stones": False,
        "stone_animation": False,
        "sounds": False,
        "autoplay_ms": 1000,
        "cluster": "",
    }
    RANGES: Final[dict[str, tuple[float, float]]] = {
        "font_scale": (0.7, 2.0),
        "visits": (0, 1_000_000),
        "user_lambda": (-1.0, 1.0),
        "autoplay_ms": (100, 60_000),
        "most_candidates": (1, 626),
        "least_visits": (1, 1_000_000),
        "size": (2, 25),
        "study_visits": (1, 100_000),
        "study_tries": (1, 100_000),
        "handicap_visits": (1, 100_000),
        "boards": (2, 4),
        "boards_visits": (1, 100_000),
        "play_out_moves": (1, 10_000),
    }
    """Smallest and largest value of each number."""
    CHOICES: Final[dict[str, tuple[str, ...]]] = {
        "theme": ("system", "light", "dark"),
        "language": LANGUAGE_CHOICES,
        "panel_layout": PANEL_LAYOUTS,
        "board": BOARDS,
        "stones": STONES,
        "review_depth": ("deep", "quick"),
        "disc_numbers": ("points", "winrate", "visits", "policy"),
        "coordinate_style": COORDINATE_STYLES,
        "move_numbers": MOVE_NUMBERS,
        "side": ("black", "mover"),
        "evaluator": EVALUATORS,
    }

    def __init__(self, path: Path) -> None:
        self._settings = QSettings(str(path), QSettings.Format.IniFormat)

    def get(self, name: str) -> Any:
        """Return a preference in the type of its default."""
        default = self.DEFAULTS[name]
        raw = self._settings.value(name)
        if raw is None:
            return default
        try:
            if isinstance(default, bool):
                return str(raw).lower() in ("true", "1")
            value = type(default)(raw)
        except (TypeError, ValueError, OverflowError):
            return default
        if name in self.RANGES:
            low, high = self.RANGES[name]
            return default if math.isnan(value) else min(max(value, low), high)
        if name in self.CHOICES and value not in self.CHOICES[name]:
            return default
        return value

    def set(self, name: str, value: Any) -> None:
        """Store a preference."""
        default = self.DEFAULTS[name]
        self._settings.setValue(name, type(default)(value))

    def change(self, name: str, change: Callable[[Any], Any]) -> None:
        """Replace a preference that holds a list by what a function makes of it.

        The function gets the value that is on the disk now: other windows have lists too.
        """
        with self._changing():
            self.set(name, change(self.get(name)))

    @contextlib.contextmanager
    def _changing(self) -> Iterator[None]:
        """Read, change and write a list while no other window does; `changing` is the lock."""
        with contextlib.ExitStack() as stack:
            with contextlib.suppress(OSError, EngineError):  # then nothing is written either
                stack.enter_context(changing(Path(self._settings.fileName())))
            self._settings.sync()
            yield
            self._settings.sync()

    # --- lists and layout ----------------------------------------------------------------------

    def _list(self, name: str) -> list[str]:
        """Return a stored list; the INI format turns a single entry into a string."""
        raw = self._settings.value(name, [])
        entries = raw if isinstance(raw, list) else [raw]
        return [entry for entry in entries if isinstance(entry, str)]

    def recent_files(self) -> list[Path]:
        """Return recently used files that still exist, newest first."""
        return [Path(name) for name in self._list("recent") if os.path.isfile(name)]

    def add_recent_file(self, path: Path) -> None:
        """Put a file first in the list."""
        path = path.absolute()
        with self._changing():
            others = [other for other in self.recent_files() if other != path]
            self._settings.setValue("recent", [str(p) for p in [path, *others][:RECENT]])

    def jobs(self, kind: str) -> list[Path]:
        """Return the folders of jobs that were started or opened, latest first.

        `kind` is "runs" or "reviews".
        """
        return [Path(name) for name in self._list(kind) if name]

    def put_job_first(self, kind: str, path: Path) -> None:
        """Put a folder first in the list of jobs."""
        self._change_jobs(kind, path, [path])

    def forget_job(self, kind: str, path: Path) -> None:
        """Remove a folder from the list of jobs."""
        self._change_jobs(kind, path, [])

    def _change_jobs(self, kind: str, path: Path, first: list[Path]) -> None:
        with self._changing():
            paths = [*first, *(other for other in self.jobs(kind) if other != path)]
            self._settings.setValue(kind, [str(path) for path in paths[:MOST_JOBS]])

    def network_for(self, size: int) -> Path | None:
        """Return the network chosen for a board size; None if there is none or it is gone."""
        raw = self._settings.value(f"network/{size}")
        return Path(str(raw)) if raw and os.path.isfile(str(raw)) else None

    def set_network_for(self, size: int, path: Path | None) -> None:
        """Remember the network chosen for a board size."""
        self._settings.setValue(f"network/{size}", str(path) if path else "")

    def layout(self) -> tuple[QByteArray, QByteArray] | None:
        """Return geometry and dock layout of the main window; None if not stored."""
        if str(self._settings.value("layout/version")) != str(LAYOUT_VERSION):
            return None
        saved = self._settings.value("layout/geometry"), self._settings.value("layout/state")
        if isinstance(saved[0], QByteArray) and isinstance(saved[1], QByteArray):
            return saved[0], saved[1]
        return None

    def set_layout(self, geometry: QByteArray, state: QByteArray) -> None:
        """Remember geometry and dock layout."""
        self._settings.setValue("layout/version", LAYOUT_VERSION)
        self._settings.setValue("layout/geometry", geometry)
        self._settings.setValue("layout/state", state)

    def save(self) -> bool:
        """Write the file now; False if it can't be written: the next time writes it all."""
        # another object on the same content: the status of one stays at its first error
        writer = QSettings(self._settings.fileName(), QSettings.Format.IniFormat)
        writer.sync()
        return writer.status() == QSettings.Status.NoError
