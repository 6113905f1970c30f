"""The engine for scripts and notebooks: networks, positions, searches, self-play games and runs.

docs/python.md has examples. Importing this module is cheap; torch, numba and the network are loaded
when first needed, and the first use after an update compiles the engine, which takes a minute.

Conventions
-----------
- Every value is Black's: winrates are Black's chance to win [0, 1], alpha and scores are points for
  Black without komi, komi is points to White, ownership is 1 for Black and -1 for White.
- A board of S x S points has N = S * S points and A = N + 1 moves. A point is `row * S + column`, 0
  at the upper left; index N is pass. Colors are `EMPTY`, `BLACK` and `WHITE`: 0, 1, -1.
- B positions of one call, K komi, G generations or points of a report's grid of komi.
- What a person can mend raises a subclass of `EngineError`; its text says what to do.
"""

from __future__ import annotations

import dataclasses
import functools
import itertools
import logging
import math
import operator
import time
import typing
from pathlib import Path

import numpy as np

from engine.analysis import request as requests
from engine.analysis.agent import AgentSettings as AgentSettings
from engine.base import plugins
from engine.base.errors import EngineError as EngineError
from engine.base.errors import RunError as RunError
from engine.base.errors import SettingsError as SettingsError
from engine.base.errors import WeightsError as WeightsError
from engine.base.translation import tr
from engine.catalog import networks as catalog
from engine.catalog.network_info import NetworkInfo as NetworkInfo
from engine.commands import loading, named_position
from engine.go.board import BLACK as BLACK
from engine.go.board import EMPTY as EMPTY
from engine.go.board import WHITE as WHITE
from engine.go.board import stones_without_liberties
from engine.go.coords import gtp_to_point as gtp_to_point
from engine.go.coords import point_to_gtp as point_to_gtp
from engine.go.rules import Rules as Rules
from engine.measure.panels import line_chart as line_chart
from engine.network.backends import available
from engine.record import sgf
from engine.record.game_record import GameRecord as GameRecord
from engine.record.played_game import PlayedGame as PlayedGame
from engine.review.requests import position_request
from engine.search import settings as search_settings
from engine.search.report import AgentAnalysis as AgentAnalysis
from engine.search.report import AnalysisReport as AnalysisReport
from engine.search.report import Candidate as Candidate
from engine.search.report import report_at_komi as report_at_komi
from engine.search.settings import SearchSettings as SearchSettings
from engine.serve.named_rules import board_rules as board_rules
from engine.train import reading
from engine.train.presets import preset as presets
from engine.train.presets import schedule
from engine.train.presets.preset import preset_names as preset_names
from engine.train.reading import RunView as RunView
from engine.train.runs import run as runs
from engine.train.runs import run_file, run_games
from engine.train.runs.run_file import CHANGEABLE as CHANGEABLE

if typing.TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from subprocess import Popen
    from typing import Any, Final, Self, SupportsIndex

    from numpy.typing import ArrayLike, NDArray

    from engine.go.state import Position
    from engine.network.opened import FileEvaluator, OpenedNetwork
    from engine.search.value.evaluation import Evaluation, Evaluator
    from engine.train.presets.preset import Preset

_LOG: Final = logging.getLogger(__name__)
_LOOK_S: Final = 0.2  # time between looks at a run's process [s]


def load_plugin(path: Path | str) -> None:
    """Load a plug-in's file, here and in the processes that this one starts, such as runs.

    Load it before a network, run or preset that needs it is opened. The file is a program, which
    may do whatever you may do.

    Raises
    ------
    SettingsError
        The file is missing, or an error ends it.
    """
    plugins.add_plugin(Path(path))


# --- positions --------------------------------------------------------------------------------


@dataclasses.dataclass(frozen=True, eq=False)
class GamePosition:
    """A position with its history: stones, then moves; see `position` and `position_at`.

    Attributes
    ----------
    rules
        Board size, komi, ko rule, suicide, scoring.
    stones
        int8[N], the board before `moves`.
    to_play
        Color of the first of `moves`; `BLACK` or `WHITE`.
    moves
        Points played from there, colors alternating; N is pass.
    captured
        Numbers of black and white stones captured before `moves`.
    """

    rules: Rules
    stones: NDArray[np.int8]
    to_play: int
    moves: tuple[int, ...] = ()
    captured: tuple[int, int] = (0, 0)

    @property
    def size(self) -> int:
        """Points per side."""
        return self.rules.size

    @property
    def komi(self) -> float:
        """Points that White gets: komi and compensation for handicap stones."""
        return self.rules.white_bonus

    def after(self, *moves: SupportsIndex | str) -> GamePosition:
        """Return the position after further moves: points, or vertices such as "D4" and "pass".

        Whether they are legal is checked when the position is evaluated or searched.

        Raises
        ------
        EngineError
            A text is not a vertex of this board, or a move is no point.
        """
        return dataclasses.replace(self, moves=(*self.moves, *_points(moves, self.size)))


def position(
    board: ArrayLike,
    to_play: int = BLACK,
    *,
    komi: float = 7.5,
    rules: str | Rules = "tromp-taylor",
    moves: Sequence[SupportsIndex | str] = (),
) -> GamePosition:
    """Return the position of a board, without earlier history, and moves from there.

    Parameters
    ----------
    board : [S, S]
        Color of each point; `np.zeros((9, 9))` is the empty board of 9 x 9.
    to_play
        Color of the first of `moves`, or of the next move.
    komi
        Points to White.
    rules
        See `board_rules`.
    moves
        Points or vertices, colors alternating; N is pass.

    Raises
    ------
    SettingsError
        The board is not a square of colors, a chain has no liberty, or see `board_rules`.
    EngineError
        As for `GamePosition.after`.
    """
    stones = _checked_boards(board, 2)
    [turn] = _checked_turns(to_play, 1)
    size = stones.shape[-1]
    game = board_rules(rules, size, komi)
    return GamePosition(game, stones.reshape(-1), int(turn), _points(moves, size))


def read_games(source: Path | str | bytes) -> list[GameRecord]:
    """Return the games of a file (SGF, or a format of Go servers), or of its content as bytes.

    Repairs of a damaged file are logged.

    Raises
    ------
    RecordError
        The file can't be read, or holds no game of Go.
    """
    if isinstance(source, bytes):
        return sgf.loads(source, "SGF").games
    return sgf.load(Path(source)).games


def position_at(
    game: GameRecord | Path | str | bytes, move: int | None = None, *, komi: float | None = None
) -> GamePosition:
    """Return a position of a game's main line, with the rules of the game.

    Parameters
    ----------
    game
        A record, or what `read_games` reads, whose first game is meant.
    move
        Number of moves before the position; None is the last position.
    komi
        Points to White in place of the record's komi; compensation for handicap stones comes on
        top.

    Raises
    ------
    RecordError
        The file can't be read, or has no such move or a rectangular board.
    """
    name = tr("the game") if isinstance(game, (GameRecord, bytes)) else Path(game).name
    record = game if isinstance(game, GameRecord) else read_games(game)[0]
    request = position_request(record, named_position.node_after(record, move, name), (), 0, 1)
    rules = request.rules if komi is None else request.rules.replace(komi=komi)
    return GamePosition(rules, request.stones, request.to_play, request.moves, request.captured)


# --- networks ---------------------------------------------------------------------------------


def networks(size: int | None = None) -> list[NetworkInfo]:
    """Return the networks of this computer, shipped and own, by board size and name.

    `size` leaves only those that play on boards of this size.
    """
    return [info for info in catalog.list_networks() if size is None or info.plays(size)]


def network(
    name: str | Path | None = None,
    *,
    size: int = 19,
    device: str = "auto",
    evaluator: str = "auto",
    all_cores: bool = False,
) -> Network:
    """Return a network, which is read when first used.

    Parameters
    ----------
    name
        Name of a known network (`networks()`), or a file of SAI Studio, KataGo, Leela Zero or SAI.
        None is the best network for boards of this `size`.
    device
        "cpu", "cuda", "cuda:1", "mps", or "auto": whichever is fastest here.
    evaluator
        Library and precision: "auto" for the fastest one that agrees with float32, or a name such
        as "torch-fp32", "openvino-bf16" or "cuda-fp32"; `sai-engine analyze --help` lists them.
    all_cores
        Whether OpenVINO may spread a call of a slow network over all cores. Otherwise a call takes
        one core, and several threads or processes use the others.

    Raises
    ------
    WeightsError
        There is no such network or none for the board, or its file can't be used.
    """
    path = catalog.best_network(size) if name is None else catalog.named_network(str(name))
    if path is None:
        raise WeightsError(
            tr(
                "no network for the {size}x{size} board was found; choose a network file for it",
                size=size,
            )
        )
    info = catalog.describe_network(path)
    if info.error:
        raise WeightsError(info.error)
    return Network(info, device=device, evaluator=evaluator, all_cores=all_cores)


@dataclasses.dataclass(frozen=True, eq=False)
class Answers:
    """What a network says of B positions without a search, in Black's frame.

    Attributes
    ----------
    policy
        float32[B, A], probability of each move; 0 for illegal ones, rows sum to 1.
    alpha
        float64[B], fair komi [points for Black]; NaN from a network without a score.
    beta
        float64[B], steepness of the curve there [1/points]; NaN from a network without a score.
    komi
        float32[B], komi of `winrate`, handicap compensation included [points to White].
    winrate
        float64[B], Black's winrate at `komi` [0, 1]; NaN from a policy alone.
    ownership
        float32[B, N], expected owner of each point, 1 Black's to -1 White's; None from a network
        without ownership.
    """

    policy: NDArray[np.float32]
    alpha: NDArray[np.float64]
    beta: NDArray[np.float64]
    komi: NDArray[np.float32]
    winrate: NDArray[np.float64]
    ownership: NDArray[np.float32] | None
    _evaluation: Evaluation
    _has_values: bool

    def __repr__(self) -> str:
        policy = "x".join(map(str, self.policy.shape))
        amount = len(self.komi)
        figures = ", ".join(
            f"{name} {np.array2string(getattr(self, name), precision=2, threshold=6)}"
            for name in ("alpha", "beta", "komi", "winrate")
        )
        return f"Answers({amount} positions: {figures}, policy {policy})"

    def winrates_at(self, komi: ArrayLike) -> NDArray[np.float64]:
        """Return Black's winrates at other komi, float64[B, K]; NaN from a policy alone.

        KataGo's networks see one komi: their curves pass through `winrate` and are estimates
        elsewhere.

        Parameters
        ----------
        komi : [K]
            Points to White.

        Raises
        ------
        SettingsError
            A komi is no finite number.
        """
        from engine.search.value.curve import winrates_at

        grid = np.atleast_1d(_numbers(komi, "komi")).astype(np.float64)
        curves = self._evaluation
        rows = curves._replace(
            curve_kind=np.repeat(curves.curve_kind, len(grid)),
            curve=np.repeat(curves.curve, len(grid), axis=0),
        )
        winrates = winrates_at(rows, np.tile(grid, len(self.komi)))
        winrates = winrates.reshape(len(self.komi), len(grid))
        return winrates if self._has_values else np.full_like(winrates, np.nan)


class Network:
    """A network with the way to run it; made by `network` and `Run.network`.

    Threads may share it: calls wait for each other, searches share their evaluations. A file is in
    memory once, however many networks are made of it.

    Attributes
    ----------
    info
        Path, name, identity, board sizes and origin.
    device, evaluator, all_cores
        See `network`.
    """

    def __init__(
        self,
        info: NetworkInfo,
        *,
        device: str = "auto",
        evaluator: str = "auto",
        all_cores: bool = False,
    ) -> None:
        self.info = info
        self.device = device
        self.evaluator = evaluator
        self.all_cores = all_cores
        self._evaluators: dict[tuple[object, ...], FileEvaluator] = {}

    def __repr__(self) -> str:
        return f"Network({self.info.name!r}, device={self.device!r}, evaluator={self.evaluator!r})"

    @property
    def name(self) -> str:
        """Name of the network: that of its file without endings."""
        return self.info.name

    @property
    def sizes(self) -> tuple[int, ...]:
        """Board sizes on which it plays."""
        return self.info.sizes

    def runs_on(self, size: int) -> str:
        """Return the evaluator in use for boards of a size, such as "openvino-bf16".

        Raises
        ------
        WeightsError, SettingsError
            As for `evaluate`.
        """
        return self._evaluator(Rules(size=size), "identity").backend.name

    def evaluate(
        self,
        positions: GamePosition | Sequence[GamePosition],
        *,
        komi: ArrayLike | None = None,
        average: bool = False,
    ) -> Answers:
        """Evaluate positions without a search; one position is a batch of one.

        Parameters
        ----------
        positions
            Positions on boards of one size, all counted by area or all by territory.
        komi : scalar or [B]
            Points to White, handicap compensation included; None is that of each position.
        average
            Whether to answer with the mean over the eight symmetries of the board, which is more
            accurate and takes eight times as long.

        Raises
        ------
        WeightsError
            The network can't be read, or doesn't play on such boards.
        SettingsError
            The boards differ, or the device or evaluator is not available.
        IllegalMoveError
            A move before a position is illegal.
        """
        from engine.analysis.analyzer import position_of

        batch = [positions] if isinstance(positions, GamePosition) else list(positions)
        kinds = {each.rules.board_kind for each in batch}
        if len(kinds) != 1:
            raise SettingsError(
                tr(
                    "positions of one call need one board size and one scoring, not {kinds}; "
                    "evaluate each kind in a call of its own",
                    kinds=", ".join(f"{size}x{size} {scoring}" for size, scoring in sorted(kinds))
                    or tr("none"),
                )
            )
        at = _per_position(
            [each.komi for each in batch] if komi is None else komi, len(batch), "komi"
        )
        return self._answers(
            batch[0].rules, len(batch), lambda i: position_of(_request(batch[i])), at, average
        )

    def evaluate_boards(
        self,
        boards: ArrayLike,
        to_play: ArrayLike = BLACK,
        komi: ArrayLike = 7.5,
        *,
        rules: str | Rules = "tromp-taylor",
        average: bool = False,
    ) -> Answers:
        """Evaluate boards without history; the network sees no earlier moves and no ko.

        Parameters
        ----------
        boards : [S, S] or [B, S, S]
            Color of each point. Every chain needs a liberty.
        to_play : scalar or [B]
            `BLACK` or `WHITE`.
        komi : scalar or [B]
            Points to White, handicap compensation included.
        rules
            See `board_rules`.
        average
            See `evaluate`.

        Raises
        ------
        SettingsError
            The arrays don't fit each other or hold other values; or as for `evaluate`.
        WeightsError
            As for `evaluate`.
        """
        from engine.go.position import set_up

        stones = _checked_boards(boards, 3)
        amount, size = stones.shape[:2]
        turns, at = _checked_turns(to_play, amount), _per_position(komi, amount, "komi")
        flat, game = stones.reshape(amount, -1), board_rules(rules, size, 0.0)
        return self._answers(
            game, amount, lambda i: set_up(game, flat[i], int(turns[i])), at, average
        )

    def search(
        self,
        position: GamePosition,
        visits: SupportsIndex = search_settings.DEFAULT_VISITS,
        *,
        lambdas: ArrayLike = (0.0,),
        agents: Sequence[AgentSettings] = (),
        komi: float | None = None,
        settings: SearchSettings | None = None,
    ) -> Iterator[AnalysisReport]:
        """Search a position, and yield reports: the first at once, then about ten a second.

        The last report has `finished` set. Leaving the loop ends the search. Each search begins
        with empty trees; evaluations are remembered. A game that two passes ended is counted.

        Parameters
        ----------
        visits
            Visits of each agent's root; 1 is the policy alone.
        lambdas : scalar or [agents]
            One agent for each: 0 plays to win, 1 for points, up to 2 for points at the risk of a
            won game. They search side by side.
        agents
            Agents with further settings, in place of `lambdas`.
        komi
            Points to White, handicap compensation included; None is that of the position. A report
            can be read at any other komi: `report_at_komi`.
        settings
            Settings of the search; None are those of the window's analysis.

        Raises
        ------
        WeightsError, SettingsError, IllegalMoveError
            As for `evaluate`; or an impossible lambda, komi or number of visits.
        """
        values = np.atleast_1d(np.asarray(lambdas)).tolist()
        named = tuple(agents) or tuple(AgentSettings(lambda_=value) for value in values)
        if not named:
            raise SettingsError(tr("a search needs an agent; name at least one lambda"))
        at = None if komi is None else float(_per_position(komi, 1, "komi")[0])
        whole = _whole(visits, tr("visits must be a whole number, not {value!r:.40}", value=visits))
        request = dataclasses.replace(_request(position), agents=named, visits=whole, komi=at)
        from engine.analysis.analyzer import Analyzer
        from engine.analysis.networks import CACHE_ROWS, LoadedNetwork

        runner = self._evaluator(position.rules, "random", CACHE_ROWS)
        analyzer = Analyzer(settings or search_settings.ANALYSIS)
        analyzer.networks.use(LoadedNetwork(self.name, runner, self.info.has_values))
        return analyzer.analyze(request)

    @functools.cached_property
    def opened(self) -> OpenedNetwork:
        """The file in memory; the first use after an update compiles the engine.

        Raises
        ------
        WeightsError
            The file is damaged, or gone.
        """
        loading.compile_engine(_LOG.warning)
        from engine.analysis.compiling import wait_for_katago
        from engine.network.opened import shared_network

        if self.info.kind == "katago":
            wait_for_katago()
        return shared_network(self.info.path)

    def _evaluator(self, rules: Rules, symmetry: str, cache_rows: int = 0) -> FileEvaluator:
        """Return the evaluator for games by these rules; made once for each kind."""
        key = rules.board_kind, symmetry, cache_rows
        if key not in self._evaluators:
            available.check_device(self.device)
            self._evaluators[key] = self.opened.evaluator(
                rules,
                precision=self.evaluator,
                symmetry=symmetry,
                cache_rows=cache_rows,
                device=self.device,
                all_cores=self.all_cores,
            )
        return self._evaluators[key]

    def _answers(
        self,
        rules: Rules,
        amount: int,
        position: Callable[[int], Position],
        komi: NDArray[np.float32],
        average: bool,
    ) -> Answers:
        """Evaluate positions by number, as many at once as the device takes."""
        from engine.go.position import legal_moves_of
        from engine.go.state import stack_positions
        from engine.search.value.curve import scores, winrates_at
        from engine.search.value.evaluation import Evaluation

        runner = self._evaluator(rules, "identity")
        step, parts = available.rows_at_once(runner.backend.device, rules.size), []
        for first in range(0, amount, step):
            rows = range(first, min(first + step, amount))
            batch = stack_positions([position(i) for i in rows])
            at = komi[first : first + step]
            parts.append(runner.evaluate(batch, legal_moves_of(batch), at, average=average))
        owners = [part.ownership for part in parts if part.ownership is not None]
        whole = Evaluation(
            policy=np.concatenate([part.policy for part in parts]),
            curve_kind=np.concatenate([part.curve_kind for part in parts]),
            curve=np.concatenate([part.curve for part in parts]),
            ownership=np.concatenate(owners) if owners else None,
        )
        score, winrate = scores(whole), winrates_at(whole, komi)
        has_values = self.info.has_values
        return Answers(
            policy=whole.policy,
            alpha=score[:, 0] if has_values else np.full(amount, np.nan),
            beta=score[:, 1] if has_values else np.full(amount, np.nan),
            komi=komi,
            winrate=winrate if has_values else np.full(amount, np.nan),
            ownership=whole.ownership,
            _evaluation=whole,
            _has_values=has_values,
        )


# --- self-play --------------------------------------------------------------------------------


def selfplay(
    preset: str | Path,
    network: Network | None = None,
    *,
    changes: Mapping[str, Any] | None = None,
    share: float = 1.0,
) -> Iterator[PlayedGame]:
    """Yield self-play games as they end, without end; leave the loop to stop.

    The games are played side by side in this process, as one process of a run plays them, and the
    same arguments give the same games. Games that end early come first: for unbiased figures count
    all of `selfplay.games` games or more.

    Parameters
    ----------
    preset
        Name of a preset (`preset_names()`) or a JSON file of settings.
    network
        The player; None is the network that a run of the preset begins with, as a rule one with
        random weights. Its device is `run.device`.
    changes
        Settings by dotted name, like `{"selfplay.games": 16, "run.seed": 2}`.
    share
        Part of a run that is over, from 0 to 1, at which schedules are read.

    Raises
    ------
    SettingsError
        The preset or a setting does not exist or has an impossible value.
    RunError
        The preset learns from games that others have played.
    WeightsError
        The network can't be read, or plays on other boards.
    """
    if not 0.0 <= share <= 1.0:
        raise SettingsError(tr("share must be from 0 to 1, not {share:g}", share=share))
    settings = presets.with_changes(presets.load_preset(preset), changes or {})
    from engine.train.game_source import game_source

    source = game_source(settings)
    if not source.makes_games:
        raise RunError(
            tr(
                "{preset}: learns from games of others and plays none; name another preset",
                preset=preset,
            )
        )
    loading.compile_engine(_LOG.warning)
    player = source.player(itertools.count(), 0, _LOG.warning)
    moment = schedule.Moment(int(share * settings.run.generations), share)
    player.set_preset(settings.at(moment))
    if source.needs_network:
        player.set_evaluator(_player_of(settings, network))
    while True:
        yield from player.play_round()


def _player_of(preset: Preset, network: Network | None) -> Evaluator:
    """Return the evaluator of self-play, as in a run."""
    from engine.network.models.network import stored
    from engine.network.models.stored import StoredNetwork
    from engine.network.opened import wrong_board
    from engine.train.runs.run_networks import device_of, evaluator_of, first_network

    if network is None:
        return evaluator_of(preset, stored(first_network(preset)))
    size = preset.rules.size
    if size not in network.sizes:
        raise wrong_board(network.name, network.sizes, size)
    weights = network.opened.network
    if isinstance(weights, StoredNetwork):
        return evaluator_of(preset, weights)
    return network.opened.evaluator(
        preset.rules,
        precision=preset.selfplay.precision,
        symmetry="random",
        cache_rows=preset.selfplay.cache_rows,
        device=device_of(preset),
    )


# --- runs -------------------------------------------------------------------------------------


class _Launched(typing.NamedTuple):
    """A process that was started here for a run."""

    process: Popen[bytes]
    log_bytes: int
    """Size of the run's log when it was started: the process has begun once it has grown."""


_LAUNCHED: Final[dict[Path, _Launched]] = {}  # the last one of each folder


class Run:
    """A training run in a folder: started, continued, stopped and read.

    The run works in a process of its own, which goes on when Python ends; the window, the command
    line and other scripts see the same folder.

    Parameters
    ----------
    folder
        Folder of the run, which may not exist yet.
    """

    def __init__(self, folder: Path | str) -> None:
        self.folder = Path(folder).expanduser().absolute()
        self._reader = reading.RunReader(self.folder)
        self._games = run_games.RunGamesReader(self.folder)

    def __repr__(self) -> str:
        return f"Run({str(self.folder)!r})"

    def start(self, preset: str | Path, changes: Mapping[str, Any] | None = None) -> Self:
        """Start a new run in a process of its own, and return this object.

        Parameters
        ----------
        preset
            Name of a preset (`preset_names()`) or a JSON file of settings.
        changes
            Settings by dotted name, like `{"run.minutes": 3, "run.workers": 2,
            "training.threads": 2, "run.device": "cpu"}`; `sai-engine run --help` tells of presets.

        Raises
        ------
        SettingsError
            The preset or a setting does not exist or has an impossible value.
        RunError
            The folder holds a run or other files, or the process can't be started.
        """
        settings = presets.with_changes(presets.load_preset(preset), changes or {})
        self._refuse_second_process()
        refusal = run_file.run_refusal(self.folder)
        if refusal:
            raise RunError(refusal)
        return self._launch(settings)

    def resume(self, changes: Mapping[str, Any] | None = None) -> Self:
        """Continue the run in a process of its own, and return this object.

        Parameters
        ----------
        changes
            Settings by dotted name. Those of `CHANGEABLE` may change: its length and hardware.

        Raises
        ------
        SettingsError
            A setting does not exist or has an impossible value.
        RunError
            There is no run, a process works on it, a setting can't be changed in a run, or the
            process can't be started.
        """
        runs.RunFolder(self.folder).training_preset()
        self._refuse_second_process()
        path = self.folder / run_file.RUNS.file
        run_file.continued(path, run_file.read_run_file(path), None, changes or {})
        return self._launch(None, changes)

    def _launch(self, preset: Preset | None, changes: Mapping[str, Any] | None = None) -> Self:
        process = run_file.launch_run(self.folder, preset, changes)
        _LAUNCHED[self.folder] = _Launched(process, self._log_bytes())
        return self

    def _refuse_second_process(self) -> None:
        """Raise RunError if a process works on the run."""
        if self.is_running:
            raise RunError(
                tr(
                    "{folder}: a process works on this run already; stop it first",
                    folder=self.folder,
                )
            )

    def _refuse_missing(self) -> None:
        """Raise RunError if there is no run in the folder, and none about to begin."""
        if not run_file.RUNS.is_in(self.folder) and not self.is_running:
            raise runs.RunFolder(self.folder).missing(tr("name the folder of a run"))

    def _log_bytes(self) -> int:
        """Return the size of the run's log [bytes]."""
        try:
            return (self.folder / run_file.RUNS.results_file).stat().st_size
        except OSError:
            return 0

    def stop(self) -> RunView:
        """Ask the run's process to end, wait until it has, and return the state of the run.

        Nothing that was played is lost: `resume` goes on from there.

        Raises
        ------
        RunError
            As for `wait`; or the folder can't be written.
        """
        while self.is_running:
            # one that is starting would remove the request as it begins
            if run_file.RUNS.activity(self.folder) == "running":
                run_file.RUNS.ask_to_stop(self.folder)
            time.sleep(_LOOK_S)
        return self.wait()

    def wait(self, timeout_s: float = float("inf")) -> RunView:
        """Wait until the run's process has ended, or for `timeout_s` seconds; return its state.

        Raises
        ------
        RunError
            There is no run; or the process that was started from here ended with an error, and the
            text is its last message.
        """
        until = time.monotonic() + timeout_s
        while self.is_running and time.monotonic() < until:
            time.sleep(_LOOK_S)
        launched, view = _LAUNCHED.get(self.folder), self.view
        if launched is not None and launched.process.poll() not in (None, 0, 1):
            raise RunError(run_file.RUNS.last_words(self.folder) or view.problem)
        self._refuse_missing()
        return view

    def follow(self, every_s: float = 1.0) -> Iterator[RunView]:
        """Yield the state of the run whenever it has changed, until its process has ended.

        Leaving the loop does not end the run.

        Parameters
        ----------
        every_s
            Time between looks at the folder [s].

        Raises
        ------
        RunError
            As for `wait`.
        """
        shown = None
        while self.is_running:
            view = self.view
            if view is not shown:
                shown = view
                yield view
            time.sleep(every_s)
        yield self.wait()

    @property
    def is_running(self) -> bool:
        """Whether a process works on the run, be it started here or elsewhere."""
        launched = _LAUNCHED.get(self.folder)
        started_here = launched is not None and launched.process.poll() is None
        return started_here or bool(run_file.RUNS.activity(self.folder))

    @property
    def view(self) -> RunView:
        """The state of the run: status, settings, counters, figures, messages, scores.

        Its status is "starting" until the process that was started from here works, "running",
        "stopping", "stopped", "finished", "interrupted" (the process was killed), "log" (a log
        alone, which can't go on), or "unreadable", also of a folder without a run.
        """
        launched = _LAUNCHED.get(self.folder)
        self._reader.is_starting = (
            launched is not None
            and launched.log_bytes == self._log_bytes()
            and launched.process.poll() is None
        )
        return self._reader.read()

    def figures(self) -> dict[str, NDArray[np.float64]]:
        """Return the figures of each generation by name, float64[G]; NaN where the log has none.

        Names are "event.figure", such as `network.alpha` (fair komi of the empty board),
        `network.nodes` (visits before that network), `games.length` [plies] and `training.total`
        (loss). Row 0 is the network that the run began with, its games and what they taught.

        Raises
        ------
        RunError
            There is no run.
        """
        self._refuse_missing()
        return dict(self.view.table)

    def log(self) -> list[dict[str, Any]]:
        """Return all entries of the run's log, oldest first, each with "event" and "time" [s].

        Raises
        ------
        RunError
            There is no run.
        """
        self._refuse_missing()
        return runs.RunFolder(self.folder).read_log()

    def games(self, count: int = 100) -> list[run_games.RunGame]:
        """Return the games that ended last, newest first, without their training targets.

        Raises
        ------
        RunError
            There is no run.
        """
        self._refuse_missing()
        return self._games.newest(count)

    @property
    def generations(self) -> tuple[int, ...]:
        """Generations whose network file exists, ascending.

        Raises
        ------
        RunError
            There is no run.
        """
        self._refuse_missing()
        return self.view.networks

    def network(self, generation: int | None = None, **options: Any) -> Network:
        """Return the network of a generation; None is the newest one.

        `options` are `device`, `evaluator` and `all_cores` of `engine.api.network`.

        Raises
        ------
        RunError
            There is no such generation.
        """
        known = self.generations
        wanted = max(known, default=0) if generation is None else generation
        if wanted not in known:
            listed = ", ".join(map(str, known)) or tr("none")
            raise RunError(
                tr(
                    "{folder}: has no network of generation {generation}; known: {known}",
                    folder=self.folder,
                    generation=wanted,
                    known=listed,
                )
            )
        return network(self.view.network_path(wanted), **options)


# --- checks -----------------------------------------------------------------------------------


def _request(position: GamePosition) -> requests.AnalysisRequest:
    """Return a request about a position, to be completed."""
    return requests.AnalysisRequest(
        ticket=0,
        rules=position.rules,
        stones=position.stones,
        to_play=position.to_play,
        moves=position.moves,
        captured=position.captured,
        visits=1,
    )


def _checked_boards(boards: ArrayLike, axes: int) -> NDArray[np.int8]:
    """Return boards as int8 with this number of axes; a single board becomes a batch of one."""
    array = np.asarray(boards)
    if array.ndim == axes - 1 == 2:
        array = array[None]
    if array.ndim != axes or array.shape[-1] != array.shape[-2] or not array.size:
        raise SettingsError(
            tr(
                "boards must be arrays [S, S] or [B, S, S] of colors, not of shape {shape}",
                shape=list(np.shape(boards)),
            )
        )
    if not np.isin(array, (EMPTY, BLACK, WHITE)).all():
        raise SettingsError(tr("boards hold 0 (empty), 1 (Black) and -1 (White), nothing else"))
    stones = array.astype(np.int8)
    _refuse_captured(stones.reshape(-1, stones.shape[-1] ** 2))
    return stones


def _refuse_captured(boards: NDArray[np.int8]) -> None:
    """Raise SettingsError if a chain of boards [B, N] has no liberty."""
    captured = np.argwhere(stones_without_liberties(boards))
    if len(captured):
        board, point = captured[0].tolist()
        raise SettingsError(
            tr(
                "board {board}: the stone on {vertex} has no liberty; remove its chain",
                board=board,
                vertex=point_to_gtp(point, math.isqrt(boards.shape[1])),
            )
        )


def _checked_turns(to_play: ArrayLike, amount: int) -> NDArray[np.float32]:
    """Return the player to move of each position."""
    turns = _per_position(to_play, amount, "to_play")
    if not np.isin(turns, (BLACK, WHITE)).all():
        raise SettingsError(tr("to_play must be 1 (Black) or -1 (White)"))
    return turns


def _per_position(values: ArrayLike, amount: int, name: str) -> NDArray[np.float32]:
    """Return a number for each position, float32[B], from one for all or one each."""
    array = _numbers(values, name).astype(np.float32)
    if array.shape not in ((), (amount,)):
        raise SettingsError(
            tr(
                "{name} must be one number, or one for each of {n} positions; not an array of "
                "shape {shape}",
                name=name,
                n=amount,
                shape=list(array.shape),
            )
        )
    return np.broadcast_to(array, (amount,)).copy()


def _numbers(values: ArrayLike, name: str) -> NDArray[np.float64]:
    """Return finite numbers as an array; `name` is theirs in messages."""
    try:
        array = np.asarray(values, np.float64)
    except (TypeError, ValueError):
        array = np.full((), np.nan)
    wrong = ~np.isfinite(array)
    if wrong.any():
        shown = values if array.ndim == 0 else array[wrong][0]
        raise SettingsError(
            tr("{name} must be finite numbers, not {value!s:.40}", name=name, value=shown)
        )
    return array


def _whole(value: object, problem: str) -> int:
    """Return a whole number, also of NumPy; raise SettingsError with this text otherwise."""
    try:
        return operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        raise SettingsError(problem) from None


def _points(moves: Sequence[SupportsIndex | str], size: int) -> tuple[int, ...]:
    """Return the points of moves that are points or vertices."""
    return tuple(
        gtp_to_point(move, size)
        if isinstance(move, str)
        else _whole(
            move, tr('a move is a point or a vertex such as "D4", not {move!r:.40}', move=move)
        )
        for move in moves
    )
