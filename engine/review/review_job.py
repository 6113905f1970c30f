"""Review many games as a job: a folder that any process can read while another one reviews.

`review.json` holds what is to be reviewed and how, `progress.jsonl` the state of every game. The
results are those of `ReviewFolder`.
"""

from __future__ import annotations

import contextlib
import subprocess
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from engine.base.checked_json import Count, Share, Text, read_json
from engine.base.errors import EngineError, RunError, reason_of
from engine.base.files import atomic_write
from engine.base.translation import tr
from engine.jobs.job import JobKind, result_line, settings_text
from engine.jobs.reader import JobReader, JobView
from engine.record.game_files import GameFile
from engine.record.sgf import LoadedFile, load
from engine.review.report_settings import ReportSettings
from engine.review.review_settings import ReviewSettings

if TYPE_CHECKING:
    from engine.record.game_record import GameRecord
    from engine.record.grammar import Progress

Format = Literal["html", "live", "csv", "json", "sgf"]
_OF_DEPTHS: Final = {"quick": {"minutes": 0.0, "visits": 1}, "deep": {}}
"""Settings for the depths of earlier versions: a quick review evaluated every position once."""
FORMATS: Final[tuple[Format, ...]] = ("html", "live", "csv", "json", "sgf")


@dataclass(frozen=True, kw_only=True)
class ReviewJob:
    """What to review, and how."""

    games: tuple[Path, ...]
    """Game records, and folders and zips of them; absolute paths."""
    settings: ReviewSettings = field(default_factory=ReviewSettings)
    formats: tuple[Format, ...] = FORMATS
    """Reports to write of each game."""
    report: ReportSettings = field(default_factory=ReportSettings)
    """What these reports show."""
    network: str = ""
    """Name or path of the network; "" for the best one of each board size."""
    evaluator: str = "auto"
    players: bool = False
    """Whether what each player lost is added to *My progress*, see `engine.review.players`."""

    def to_json(self) -> bytes:
        """Return the content of `review.json`."""
        fields = _JobFields(
            games=tuple(map(str, self.games)),
            settings=self.settings.to_dict(),
            formats=self.formats,
            report=self.report.to_dict(),
            network=self.network,
            evaluator=self.evaluator,
            players=self.players,
        )
        return settings_text(fields)


class _JobFields(Struct, frozen=True, kw_only=True):
    """The fields of `review.json`; see `ReviewJob`."""

    format: Literal[1] = 1
    games: Annotated[tuple[Text, ...], Meta(max_length=100_000)]
    settings: dict[str, Any] = {}
    formats: tuple[Format, ...] = FORMATS
    report: dict[str, Any] = {}
    network: Text = ""
    evaluator: Text = "auto"
    players: bool = False


def _load(path: Path) -> ReviewJob:
    """Read `review.json`; see `JobKind.load`."""
    fields = read_json(path, _JobFields)
    return ReviewJob(
        games=tuple(map(Path, fields.games)),
        settings=_settings_of(fields.settings),
        formats=fields.formats,
        report=ReportSettings.from_dict(fields.report),
        network=fields.network,
        evaluator=fields.evaluator,
        players=fields.players,
    )


def _settings_of(values: dict[str, Any]) -> ReviewSettings:
    """Return stored settings; those of earlier versions had a depth in place of the minutes."""
    depth = values.get("depth")
    if depth in _OF_DEPTHS:
        others = {name: value for name, value in values.items() if name != "depth"}
        values = others | _OF_DEPTHS[depth]
    return ReviewSettings.from_dict(values)


class GameProgress(Struct, frozen=True, kw_only=True):
    """State of one game of a review."""

    path: Text
    """File of the game, or a zip."""
    member: Text = ""
    """Name within the zip."""
    number: Annotated[int, Meta(ge=1)] = 1
    """Number of the game in its file."""
    count: Annotated[int, Meta(ge=1)] = 1
    """Games in its file."""
    state: Literal["waiting", "reviewing", "done", "failed", "repeated"] = "waiting"
    """repeated: the same game was reviewed before under this name."""
    label: Annotated[str, Meta(max_length=255, pattern=r"^[^/\\]*$")] = ""
    """Name of its reports without ending, once it is done; never a path, which could lead out."""
    text: Text = ""
    """Its result or its problem, for people."""
    share: Share = 0.0
    """Share of its searches that are done."""
    searched: Count = 0
    """Searches of its positions; one that is searched again counts again."""
    total: Share = 0.0
    """Share of all games that is done."""
    seconds_left: float | None = None
    """Time to the end of all games [s]; None while it is unknown."""
    spent_s: Annotated[float, Meta(ge=0.0)] = 0.0
    """Time of its searches so far [s]."""

    @property
    def name(self) -> str:
        """Name for people."""
        name = GameFile(Path(self.path), self.member).name
        return (
            name if self.count == 1 else tr("{name}, game {number}", name=name, number=self.number)
        )

    @property
    def is_over(self) -> bool:
        """Whether nothing more happens to the game."""
        return self.state not in ("waiting", "reviewing")


REVIEWS: Final = JobKind(
    "review",
    _load,
    GameProgress,
    results_file="progress.jsonl",
    start_file="review.json",
    hint=tr("start the review again in another folder"),
)
"""Reviews of many games."""


def read_review_job(folder: Path) -> ReviewJob:
    """Return what is reviewed in a folder.

    Raises
    ------
    RunError
        As `JobKind.read`, also if there is no review.
    """
    try:
        return REVIEWS.read(folder)
    except FileNotFoundError:
        raise RunError(_none_in(folder)) from None


def _none_in(folder: Path) -> str:
    return tr("{folder}: no review was started there; name the games", folder=folder)


class _Games:
    """The state of all games, from the lines of a log."""

    def __init__(self) -> None:
        self._files: dict[tuple[str, str], dict[int, GameProgress]] = {}

    def add(self, lines: Iterable[GameProgress]) -> None:
        """Replace the state of games; a file with several games replaces its own line."""
        for line in lines:
            games = self._files.setdefault((line.path, line.member), {})
            if any(game.count != line.count for game in games.values()):
                games.clear()
            games[line.number] = line

    def of_file(self, file: GameFile) -> list[GameProgress]:
        """Return the games of a file that are known."""
        return list(self._files.get((str(file.path), file.member), {}).values())

    def all(self) -> tuple[GameProgress, ...]:
        """Return all games in their order."""
        return tuple(game for games in self._files.values() for game in games.values())


class ReviewLog:
    """Writes the log of a job.

    Games that were over in an earlier run keep their state until they are reviewed again.

    Raises
    ------
    RunError
        The log can't be written.
    """

    def __init__(self, folder: Path, files: Sequence[GameFile]) -> None:
        self._folder, path = folder, folder / REVIEWS.results_file
        self._earlier = earlier = _Games()
        with contextlib.suppress(OSError):
            earlier.add(REVIEWS.results(folder))
        lines = []
        for file in files:
            known = [g for g in earlier.of_file(file) if g.is_over or g.spent_s]
            waiting = GameProgress(path=str(file.path), member=file.member)
            lines += [result_line(game) for game in known or [waiting]]
        try:
            atomic_write(path, "".join(f"{line}\n" for line in lines).encode())
        except OSError as error:
            raise _unwritable(path, error) from None

    def spent_s(self, file: GameFile, number: int) -> float:
        """Return the time that earlier runs spent on a game of a file [s]."""
        games = self._earlier.of_file(file)
        return max((game.spent_s for game in games if game.number == number), default=0.0)

    def write(self, progress: GameProgress) -> None:
        """Append the state of a game."""
        try:
            REVIEWS.add(self._folder, progress)
        except OSError as error:
            raise _unwritable(self._folder / REVIEWS.results_file, error) from None


def _unwritable(path: Path, error: OSError) -> RunError:
    return RunError(
        tr(
            "{path}: can't be written ({reason}); free disk space, then continue",
            path=path,
            reason=reason_of(error),
        )
    )


@dataclass(frozen=True, eq=False, kw_only=True)
class ReviewJobView(JobView):
    """A review of many games as its folder showed it at one moment."""

    job: ReviewJob | None = None
    """None if it can't be read."""
    games: tuple[GameProgress, ...] = ()

    @property
    def over(self) -> int:
        """Number of games to which nothing more happens."""
        return sum(game.is_over for game in self.games)

    @property
    def current(self) -> GameProgress | None:
        """The game that is being reviewed, or was when the process ended."""
        return next((game for game in self.games if game.state == "reviewing"), None)


class ReviewJobReader(JobReader[ReviewJob, GameProgress, ReviewJobView]):
    """Reads the folder of a review again and again; see `JobReader`."""

    kind = REVIEWS

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self._games = _Games()

    def _begin(self) -> None:
        self._games = _Games()

    def _add(self, results: Iterable[GameProgress]) -> None:
        self._games.add(results)

    def _is_finished(self) -> bool:
        games = self._games.all()
        return bool(games) and all(game.is_over for game in games)

    def _missing(self) -> str:
        return _none_in(self.folder)

    def _make_view(self, status: str) -> ReviewJobView:
        return ReviewJobView(
            path=self.folder,
            status=status,
            problem=self.problem,
            job=self.settings,
            games=self._games.all(),
        )


def launch_reviews(folder: Path, job: ReviewJob | None = None) -> subprocess.Popen[bytes]:
    """Start a review in a process that outlives this one; without a job the folder's continues.

    Raises
    ------
    RunError
        As `JobKind.launch`.
    """
    arguments = ["review", "--out", str(folder.absolute())]
    return REVIEWS.launch(folder, arguments, job.to_json() if job is not None else None)


@dataclass(frozen=True)
class ReviewedGame:
    """A game that was reviewed, with its analyses."""

    loaded: LoadedFile
    path: Path | None
    """Its file; None for a copy that the review kept."""
    index: int
    """Place of the game among those of the file."""

    @property
    def record(self) -> GameRecord:
        """The game."""
        return self.loaded.games[self.index]


def load_reviewed(folder: Path, game: GameProgress, progress: Progress) -> ReviewedGame:
    """Read a game with the analyses of a review.

    If its file was moved or changed, or is in a zip, the copy that the review kept is read.

    Raises
    ------
    RecordError
        Neither can be read.
    """
    from engine.review.kept_analyses import game_digest, load_own
    from engine.review.review_folder import ReviewFolder

    analyses, path, index = ReviewFolder(folder).analyses, Path(game.path), game.number - 1
    if not game.member:
        with contextlib.suppress(EngineError):
            reviewed = ReviewedGame(load(path, progress), path, index)
            is_there = index < len(reviewed.loaded.games)
            if is_there and analyses.restore(reviewed.record) is not None:
                return reviewed
    copy = load_own(analyses.file_of(game.label), game_digest, progress)
    return ReviewedGame(copy, None, 0)
