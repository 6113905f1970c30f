"""Preferences: what people choose and what the window remembers, stored in an INI file."""

from __future__ import annotations

import contextlib
import dataclasses
import logging
import math
import os
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

from engine.analysis.human_ranks import HUMAN_RANKS
from engine.base.errors import EngineError
from engine.base.lock import changing
from engine.base.settings import SettingInfo, Settings, setting
from engine.base.translation import tr
from engine.network.backends.available import EVALUATORS
from engine.review.found_by import FROM_FILE, NO_RANK
from engine.review.handicap import HANDICAP_VISITS
from engine.review.mistakes import CLASSES, MISTAKE
from engine.review.review_settings import DEFAULT_MINUTES
from engine.search.settings import DEFAULT_VISITS, MANY_VISITS
from engine.search.value.dynamic_komi import MOST_MARGIN
from engine.search.value.komi_window import MOST_LAMBDA
from sai_studio.kit.figures import duration
from sai_studio.kit.languages import LANGUAGES
from sai_studio.session.autoplay import SPEEDS_MS

log = logging.getLogger(__name__)

LAYOUT_VERSION: Final = 4
"""Version of stored layouts; increase it when docks or toolbars change."""
RECENT: Final = 10
MOST_JOBS: Final = 50
REVIEW_MINUTES: Final = (1.0, 2.0, 5.0, 15.0, 60.0)
"""Durations of a review that are offered [min]."""

GROUPS: Final = {
    "window": tr("Window"),
    "board": tr("&Board"),
    "marks": tr("On the board"),
    "analysis": tr("Analysis"),
    "play": tr("&Play"),
    "links": tr("Links"),
}
"""Title of each group of the preferences dialog, by its id."""


@dataclass(frozen=True)
class Shown:
    """How people see a preference, in the dialog and as a command of a menu."""

    label: str
    """Text with its mnemonic, as in the menu."""
    group: str
    """Id in `GROUPS`; "" for one that is in menus or dialogs of its own."""
    choices: Mapping[Any, str]
    """Text of each value; empty for switches and free numbers."""
    tips: Mapping[Any, str]
    """Tool tips of some of the choices."""


def preference(
    default: Any,
    help: str,
    label: str = "",
    group: str = "",
    *,
    choices: Mapping[Any, str] | None = None,
    tips: Mapping[Any, str] | None = None,
    low: float | None = None,
    high: float | None = None,
    unit: str = "",
) -> Any:
    """Declare one preference of `WindowSettings`.

    Parameters
    ----------
    label
        Its text for people; "" for what the window only remembers.
    group
        Where the preferences dialog shows it; see `Shown`.
    low, high
        Limits, which every number needs.
    unit
        Follows the number in its field. In the dialog a float has the unit "%", which shows the
        factor in percent.
    """
    values = tuple(choices or ()) if isinstance(default, str) else ()
    field = setting(default, help, low=low, high=high, unit=unit, choices=values)
    shown = Shown(label, group, choices or {}, tips or {})
    return dataclasses.field(default=default, metadata={**field.metadata, "shown": shown})


@dataclass(frozen=True, kw_only=True)
class WindowSettings(Settings):
    """All preferences. A new one is a line here; with a group it is in the dialog too.

    Menus take texts and tool tips of their commands from these lines, see `choices` in
    `session.commands.command`.
    """

    theme: str = preference(
        "system",
        tr("Colors of the window"),
        tr("&Theme"),
        "window",
        choices={"system": tr("&System"), "light": tr("&Light"), "dark": tr("&Dark")},
    )
    color_blind: bool = preference(
        False,
        tr("Colors of losses that people with color-blindness can tell apart"),
        tr("Color-&blind palette"),
        "window",
    )
    language: str = preference(
        "system",
        tr("Language of the window, from the next start on"),
        tr("&Language"),
        "window",
        choices={"system": tr("&System"), **{known.code: known.name for known in LANGUAGES}},
    )
    font_scale: float = preference(
        1.0,
        tr("Size of all texts, relative to the system's"),
        tr("Text size"),
        "window",
        low=0.7,
        high=2.0,
        unit="%",
    )
    expert: bool = preference(
        False,
        tr("Show agents, safety, search, \u03b2 and the network's prior beside what a game needs"),
        tr("E&xpert"),
        "window",
    )
    panel_layout: str = preference(
        "review",
        tr("Which panels are beside the board"),
        tr("&Layout"),
        "window",
        choices={
            "review": tr("&Review (all panels)"),
            "mistakes": tr("&Mistakes (reviewed game)"),
            "play": tr("&Play (clocks and captures)"),
            "lesson": tr("&Lesson (comment and tree)"),
            "analysis": tr("&Analysis (curve and candidates)"),
        },
        tips={
            "review": tr("Show all panels beside the board; those for experts only with Expert"),
            "mistakes": tr("Show many mistakes, a high curve and a wide timeline"),
            "play": tr("Show clocks, captures and game info; hide the analysis"),
            "lesson": tr("Show a large board with comment and tree, to teach or present a game"),
            "analysis": tr("Show winrate curve and candidates large; with Expert the agents, too"),
        },
    )

    board: str = preference(
        "wood",
        tr("How the board looks"),
        tr("&Board"),
        "board",
        choices={
            "wood": tr("&Light wood"),
            "dark_wood": tr("&Dark wood"),
            "paper": tr("&Paper"),
            "slate": tr("&Slate"),
        },
        tips={
            "paper": tr("A plain board, as in books"),
            "slate": tr("A gray board with light lines, on which both colors stand out"),
        },
    )
    stones: str = preference(
        "shaded",
        tr("How the stones look"),
        tr("&Stones"),
        "board",
        choices={"shaded": tr("S&haded stones"), "flat": tr("&Flat stones")},
    )
    uneven_stones: bool = preference(
        False,
        tr("Put stones a little beside their points, as by hand"),
        tr("&Uneven stones"),
        "board",
    )
    stone_animation: bool = preference(
        False, tr("Let the stone of each move fall on the board"), tr("Stone &animation"), "board"
    )
    sounds: bool = preference(False, tr("Play a sound with each stone"), tr("&Sounds"), "board")
    coordinates: bool = preference(
        True, tr("Show letters and numbers around the board"), tr("&Show coordinates"), "board"
    )
    coordinate_style: str = preference(
        "A1",
        tr("How lines of the board are named"),
        tr("C&oordinates"),
        "board",
        choices={
            "A1": tr("&A1: letters and numbers"),
            "1-1": tr("&1-1: numbers from the upper left"),
            "edge": tr("&Lines from the nearest edge"),
        },
    )
    move_numbers: str = preference(
        "off",
        tr("Which moves have their number on the board"),
        tr("Move n&umbers"),
        "board",
        choices={
            "off": tr("&None"),
            "one": tr("&Last move"),
            "last": tr("Last &ten moves"),
            "all": tr("&All moves"),
            "branch": tr("From the &branch on"),
        },
        tips={"branch": tr("Counted from 1")},
    )
    autoplay_ms: int = preference(
        1000,
        tr("Time between two moves that autoplay plays"),
        tr("Autoplay s&peed"),
        "board",
        choices={ms: tr("{seconds:g} s per move", seconds=ms / 1000) for ms in SPEEDS_MS},
        low=100,
        high=60_000,
    )

    overlay_next: bool = preference(
        True, tr("Mark the moves that follow in the game"), tr("&Next moves"), "marks"
    )
    overlay_losses: bool = preference(
        True, tr("Mark stones by the points that their moves lost"), tr("&Loss dots"), "marks"
    )
    overlay_candidates: bool = preference(
        True,
        tr("Show the moves that the search considers, with numbers"),
        tr("&Candidates"),
        "marks",
    )
    overlay_policy: bool = preference(
        False,
        tr(
            "Show the network's policy, with the percentages of its ten best moves, in place "
            "of the candidates"
        ),
        tr("Network &policy"),
        "marks",
    )
    overlay_human: bool = preference(
        False,
        tr(
            "Show how likely people of your rank are to play each move, in place of the "
            "candidates (KataGo's human network)"
        ),
        tr("Moves of &people of your rank"),
    )
    overlay_visits: bool = preference(
        False,
        tr("Show the visits of every searched move as a grid, in place of the candidates"),
        tr("&Visits of every move"),
        "marks",
    )
    overlay_ownership: bool = preference(
        False,
        tr("Show who is expected to own each point (network estimate, no search)"),
        tr("O&wnership"),
        "marks",
    )
    overlay_stones: bool = preference(
        False,
        tr(
            "Show on each stone how many points it adds for its owner: the fair komi with it "
            "and without it (network estimate, no search)"
        ),
        tr("What each &stone adds"),
        "marks",
    )
    overlay_agents: bool = preference(
        False, tr("Mark the move that each agent plays"), tr("&Moves of the agents"), "marks"
    )
    disc_numbers: str = preference(
        "points",
        tr("The first number on a candidate"),
        tr("Nu&mbers on candidates"),
        "marks",
        choices={
            "points": tr("&Points lost"),
            "winrate": tr("&Winrate"),
            "visits": tr("&Visits"),
            "policy": tr("P&olicy"),
        },
        tips={
            "points": tr("Points that the side to move loses, with a minus sign"),
            "winrate": tr("Winrate at the viewed komi in percent"),
            "visits": tr("How often the search tried the move"),
            "policy": tr("The network's probability in percent"),
        },
    )
    most_candidates: int = preference(
        10,
        tr("How many candidates the board shows"),
        tr("Number of candidates"),
        "marks",
        low=1,
        high=626,
    )
    least_visits: int = preference(
        1,
        tr("Candidates with fewer visits are not shown"),
        tr("Least visits of each"),
        "marks",
        low=1,
        high=1_000_000,
    )

    visits: int = preference(
        0,
        tr("Visits of a search, for each agent"),
        tr("&Visits"),
        "analysis",
        choices={
            0: tr("&Default for the board size"),
            50: "50",
            250: "250",
            1000: "1 000",
            4000: "4 000",
        },
        low=0,
        high=1_000_000,
    )
    side: str = preference(
        "black",
        tr("Whose winrates are shown"),
        tr("Winrates"),
        "analysis",
        choices={"black": tr("Black"), "mover": tr("Side to move")},
    )
    several_komi: bool = preference(
        True,
        tr("More accurate winrate curves at the cost of a few evaluations"),
        tr("Evaluate &KataGo networks at several komi"),
        "analysis",
    )
    mistake_class: int = preference(
        MISTAKE,
        "Class of lost points from which the table of mistakes has a row",
        low=MISTAKE,
        high=CLASSES - 1,
    )
    review_minutes: float = preference(
        DEFAULT_MINUTES,
        tr("How long a game is reviewed"),
        tr("Review"),
        "analysis",
        choices={minutes: duration(60.0 * minutes) for minutes in REVIEW_MINUTES},
        low=REVIEW_MINUTES[0],
        high=REVIEW_MINUTES[-1],
    )
    offer_review: bool = preference(
        True,
        tr("Offer a review when a game without one is opened"),
        tr("Offer reviews"),
        "analysis",
    )
    reopens_game: bool = preference(
        True,
        tr("Show the last game again when the program starts"),
        tr("Open the last game at the start"),
        "analysis",
    )
    human_rank: str = preference(
        FROM_FILE,
        "Rank with which mistakes are compared",
        tr("Your rank"),
        choices={
            FROM_FILE: tr("From the game file"),
            **{rank: rank for rank in HUMAN_RANKS},
            NO_RANK: tr("Don't compare"),
        },
    )
    shows_scores: bool = preference(
        False,
        tr("Show how likely each final score is, in place of the winrate by komi"),
        tr("&Distribution of the result"),
        "analysis",
    )
    audit_games: int = preference(
        20,
        tr("Games at each of the five komi at which a curve is tested"),
        tr("Games of a curve's test, at each komi"),
        "analysis",
        low=1,
        high=10_000,
    )
    audit_visits: int = preference(
        10,
        tr("Visits of each move of these games; 1 plays the policy"),
        tr("Visits of these games"),
        "analysis",
        low=1,
        high=100_000,
    )
    save_analyses: bool = preference(
        False,
        tr(
            "Save the analysis in your game files too, for other computers; this one "
            "keeps it anyway"
        ),
        tr("Save a&nalysis in game files"),
        "analysis",
    )
    evaluator: str = preference(
        EVALUATORS[0], "What runs the networks", choices={name: name for name in EVALUATORS}
    )
    search_settings: str = preference("{}", "Changed settings of the search, as JSON")
    user_lambda: float = preference(
        -1.0, "Lambda of the user's own agent; -1 for none", low=-1.0, high=MOST_LAMBDA
    )
    win_by: float = preference(
        0.0,
        tr("Shows how often each candidate wins by so many points or more; 0 hides the column"),
        tr("Candidates that win by [points]"),
        "analysis",
        low=0.0,
        high=MOST_MARGIN,
    )
    hidden_agents: str = preference("", "Places of agents that are not shown")

    play_out_moves: int = preference(
        10,
        tr("Moves that you play until a play-out is counted"),
        tr("Your &moves in a play-out"),
        "play",
        choices={5: "5", 10: "10", 20: "20", 0: tr("To the &end")},
        low=0,
        high=10_000,
    )
    game_setup: str = preference("", "The latest choices for a game against the engine, as JSON")
    even_games: str = preference("", "Series of games that are kept even by komi, as JSON")
    even_komi: bool = preference(False, "Whether the next game is one of a series")
    size: int = preference(7, "Board size of the latest new game", low=2, high=25)

    link_sites: str = preference(
        "",
        tr(
            "Servers from which games are fetched when you open a link; you are asked once for each"
        ),
        tr("Allowed servers"),
        "links",
    )

    boards: int = preference(3, "Boards on which agents play a position out", low=2, high=4)
    boards_visits: int = preference(MANY_VISITS, "Visits of these agents", low=1, high=100_000)
    study_visits: int = preference(DEFAULT_VISITS, "Visits in studies", low=1, high=100_000)
    study_tries: int = preference(200, "Random tries in studies", low=1, high=100_000)
    handicap_visits: int = preference(
        HANDICAP_VISITS, "Visits of the handicap advisor", low=1, high=100_000
    )
    pattern_folder: str = preference("", "Folder of games in which patterns are found")
    pattern_symmetries: bool = preference(True, "Whether patterns are found turned and mirrored")
    pattern_colors: bool = preference(True, "Whether patterns are found with exchanged colors")
    pattern_anywhere: bool = preference(False, "Whether patterns are found anywhere on the board")
    engines: str = preference("", "The other engines, as JSON")
    second_engine: str = preference("", "Name of the other engine in use")
    cluster: str = preference("", "Address of the Ray cluster of the latest run")
    keys: str = preference("", "Shortcuts that the user changed, as JSON")
    last_folder: str = preference("", "Folder of the latest file")
    progress_player: str = preference("", "Player whose progress was shown last")
    reviewed_layout_shown: bool = preference(
        False, "Whether the layout for reviewed games was shown by itself"
    )
    first_steps_shown: bool = preference(False, "Whether the first steps were shown")


SHOWN: Final[dict[str, Shown]] = {
    field.name: field.metadata["shown"] for field in dataclasses.fields(WindowSettings)
}
"""How people see each preference, by its name."""


def values_of(name: str) -> tuple[Any, ...]:
    """Return the values that people can choose for a preference."""
    return tuple(SHOWN[name].choices)


BOARDS: Final[tuple[str, ...]] = values_of("board")
STONES: Final[tuple[str, ...]] = values_of("stones")


def _read(info: SettingInfo, raw: object) -> Any:
    """Return a stored value in the type of its preference.

    A number is moved into its range; the default takes the place of anything else that is no
    value, and the log says so.
    """
    text = str(raw)
    with contextlib.suppress(ValueError, OverflowError):
        if info.kind is bool and text.lower() in ("true", "false", "1", "0"):
            return text.lower() in ("true", "1")
        if info.kind is str and (not info.choices or text in info.choices):
            return text
        if info.kind in (int, float):
            value = info.kind(text)
            if not math.isnan(value):
                assert info.low is not None
                assert info.high is not None
                return info.kind(min(max(value, info.low), info.high))
    log.warning("preference %s: %.60r is no value, so it is %r", info.name, text, info.default)
    return info.default


class Preferences(QObject):
    """The preferences, and lists and layouts, in an INI file.

    Parameters
    ----------
    path
        The file; created at the first change.

    Signals
    -------
    changed
        Name of a preference that people see and that was set, also to the value it had.
    """

    changed = Signal(str)

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file = QSettings(str(path), QSettings.Format.IniFormat)
        self._settings = self._load()

    def _load(self) -> WindowSettings:
        stored = {info: self._file.value(info.name) for info in WindowSettings.options()}
        return WindowSettings(
            **{info.name: _read(info, raw) for info, raw in stored.items() if raw is not None}
        )

    @property
    def settings(self) -> WindowSettings:
        """All preferences as they are now."""
        return self._settings

    def update(self, **values: Any) -> None:
        """Set and store preferences by their names.

        Raises
        ------
        SettingsError
            A value is impossible.
        """
        self._settings = self._settings.replace(**values)
        for name in values:
            self._file.setValue(name, getattr(self._settings, name))
        for name in values:
            if SHOWN[name].label:
                self.changed.emit(name)

    def toggle(self, name: str) -> None:
        """Turn a switch on or off."""
        self.update(**{name: not getattr(self._settings, name)})

    def change(self, name: str, change: Callable[[Any], Any]) -> None:
        """Replace a preference that holds a list by what a function makes of it.

        The function gets the value that is on the disk now: other windows have lists too.
        """
        with self._changing():
            self.update(**{name: change(getattr(self._settings, name))})

    @contextlib.contextmanager
    def _changing(self) -> Iterator[None]:
        """Read, change and write a list while no other window does; `changing` is the lock."""
        with contextlib.ExitStack() as stack:
            with contextlib.suppress(OSError, EngineError):  # then nothing is written either
                stack.enter_context(changing(Path(self._file.fileName())))
            self._file.sync()
            self._settings = self._load()
            yield
            self._file.sync()

    # --- lists and layout ----------------------------------------------------------------------

    def _list(self, name: str) -> list[str]:
        """Return a stored list; the INI format turns a single entry into a string."""
        raw = self._file.value(name, [])
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
            self._file.setValue("recent", [str(p) for p in [path, *others][:RECENT]])

    def recent_links(self) -> list[tuple[str, str]]:
        """Return the links to games that were opened last, newest first, with their titles."""
        entries = (entry.partition(" ") for entry in self._list("recent_links"))
        return [(link, title or link) for link, _, title in entries if link]

    def add_recent_link(self, link: str, title: str) -> None:
        """Put a link, which has no spaces, first in the list."""
        with self._changing():
            others = [entry for entry in self._list("recent_links") if entry.split(" ")[0] != link]
            self._file.setValue("recent_links", [f"{link} {title}", *others][:RECENT])

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
            self._file.setValue(kind, [str(path) for path in paths[:MOST_JOBS]])

    def network_for(self, size: int) -> Path | None:
        """Return the network chosen for a board size; None if there is none or it is gone."""
        raw = self._file.value(f"network/{size}")
        return Path(str(raw)) if raw and os.path.isfile(str(raw)) else None

    def set_network_for(self, size: int, path: Path | None) -> None:
        """Remember the network chosen for a board size."""
        self._file.setValue(f"network/{size}", str(path) if path else "")

    def layout(self) -> tuple[QByteArray, QByteArray] | None:
        """Return geometry and dock layout of the main window; None if not stored."""
        if str(self._file.value("layout/version")) != str(LAYOUT_VERSION):
            return None
        saved = self._file.value("layout/geometry"), self._file.value("layout/state")
        if isinstance(saved[0], QByteArray) and isinstance(saved[1], QByteArray):
            return saved[0], saved[1]
        return None

    def set_layout(self, geometry: QByteArray, state: QByteArray) -> None:
        """Remember geometry and dock layout."""
        self._file.setValue("layout/version", LAYOUT_VERSION)
        self._file.setValue("layout/geometry", geometry)
        self._file.setValue("layout/state", state)

    def save(self) -> bool:
        """Write the file now; False if it can't be written: the next time writes it all."""
        # another object on the same content: the status of one stays at its first error
        writer = QSettings(self._file.fileName(), QSettings.Format.IniFormat)
        writer.sync()
        return writer.status() == QSettings.Status.NoError
