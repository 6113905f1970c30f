"""`sai-engine measure --komi-errors`: value networks compared at several komi on counted games.

The final score of a game tells its winner at any komi, and so also the error of a winrate at any
komi (Wu et al. 2017, Different Value Networks).
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from engine.base.errors import EngineError, SettingsError
from engine.base.reporter import Reporter
from engine.base.statistics.bootstrap import grouped_mean
from engine.base.terminal import count_text
from engine.base.translation import tr
from engine.go.position import play, set_up
from engine.go.rules import Rules
from engine.measure.measure import playable_moves
from engine.measure.position_batch import PositionBatch
from engine.measure.recorded_games import FoundGame, GameSelection, drawn, outcome_of, read_games
from engine.network.models.header import NetworkHeader
from engine.network.models.settings import KataGoSettings
from engine.network.opened import OpenedNetwork, open_network
from engine.record.game_record import GameRecord
from engine.search.value.curve import winrates_at
from engine.search.value.kinds import MULTI_LABEL, kind_name

PARTS: Final = 10
"""Number of parts into which games are divided by their moves, with an error for each part."""


@dataclass(frozen=True, kw_only=True)
class KomiErrorOptions(GameSelection):
    """Networks to compare, and games; games without komi or a counted score are left out."""

    networks: Sequence[Path]
    """Network files."""
    komi: Sequence[float]
    """Komi of the errors [points to White, handicap compensation included]."""
    per_game: int = 8
    """Positions drawn from each game; 0 for all."""
    symmetry: str = "identity"
    """Symmetry of the networks' input, see `NetworkEvaluator`."""
    batch: int = 128
    """Positions per network call, which a stop does not interrupt."""
    names: Sequence[str] = ()
    """Names of the networks in the results; by default those in the files."""


@dataclass
class EvaluatedPositions:
    """P positions of games on one board size, evaluated by K networks at J komi."""

    names: list[str]
    """[K] names of the networks."""
    networks: list[NetworkHeader]
    """[K] headers of the networks."""
    komi: tuple[float, ...]
    """[J] komi [points to White, handicap compensation included]."""
    game: list[int] = field(default_factory=list)
    """Number of each position's game."""
    part: list[float] = field(default_factory=list)
    """Share of the game's moves played before the position, 0 to 1."""
    score: list[float] = field(default_factory=list)
    """Final score, without komi [points for Black]."""
    winrate: list[NDArray[np.float64]] = field(default_factory=list)
    """[K, J] Black's winrates of each position."""
    owned: list[NDArray[np.float64]] = field(default_factory=list)
    """[K] sum of the expected owners of each position [points for Black]; NaN without that head."""


def squared_errors(positions: EvaluatedPositions) -> NDArray[np.float64]:
    """Return half the squared error of each winrate, both from -1 to 1, float64[P, K, J].

    Notes
    -----
    (z - v)^2 / 2 with z = 1 if Black's score is above the komi, -1 if below, 0 for a draw. A
    network whose v is always 0 has an error of 0.5.
    """
    score = np.array(positions.score)[:, None, None]
    result = np.sign(score - np.array(positions.komi))
    return np.asarray(0.5 * (result - (2.0 * np.array(positions.winrate) - 1.0)) ** 2)


def _distinct_names(options: KomiErrorOptions, networks: Sequence[OpenedNetwork]) -> list[str]:
    """Return different names of the networks: their own, else the file's, else with identity."""
    names = list(options.names) or [network.header.name for network in networks]
    names = [
        path.stem if names.count(name) > 1 else name
        for path, name in zip(options.networks, names, strict=True)
    ]
    return [
        f"{name} ({network.header.identity})" if names.count(name) > 1 else name
        for name, network in zip(names, networks, strict=True)
    ]


_Batch = PositionBatch[tuple[int, float, float]]
"""Positions with the game, part and score of each, as in `EvaluatedPositions`."""


class _Measurement:
    """A measurement in progress: networks, and the positions evaluated so far."""

    def __init__(self, options: KomiErrorOptions) -> None:
        self.networks = [open_network(path) for path in options.networks]
        for network in self.networks:
            if not network.header.has_values:
                raise SettingsError(
                    f"{network.header.name}: has no value head and so no winrates to compare; "
                    "choose other networks"
                )
        self.names = _distinct_names(options, self.networks)
        self.boards: dict[int, EvaluatedPositions] = {}
        self.positions = self.games = 0
        self.other_sizes: set[int] = set()
        """Board sizes of games that not all networks play."""
        self.has_uncounted = False
        """Whether a game on a board of all networks has no komi or no counted score."""
        self._options = options
        self._batches: dict[tuple[int, str], tuple[EvaluatedPositions, _Batch]] = {}

    def beyond_labels(self) -> list[str]:
        """Return a sentence for each network that has no winrate at one of the komi."""
        sentences = []
        for name, network in zip(self.names, self.networks, strict=True):
            settings = network.header.settings
            if isinstance(settings, KataGoSettings) or settings.curve_kind != MULTI_LABEL:
                continue
            low, high = settings.first_label, settings.last_label
            beyond = [f"{komi:g}" for komi in self._options.komi if not low <= komi <= high]
            if beyond:
                sentences.append(
                    f"{name} has winrates for komi {low:g} to {high:g}; its errors at "
                    f"{', '.join(beyond)} are those of its nearest one"
                )
        return sentences

    def add(self, entry: FoundGame, record: GameRecord, number: int) -> None:
        """Draw positions of a game if its score is known, and evaluate full batches."""
        rules = record.rules
        if any(rules.size not in network.header.sizes for network in self.networks):
            self.other_sizes.add(rules.size)
            return
        outcome = outcome_of(record.info.get("RE", ""))
        if outcome is None or outcome.points is None or not record.komi_known:
            self.has_uncounted = True
            return
        start, turns = record.start_and_moves(record.last_legal_node())
        stones, to_play, captured = start.stones, start.to_play, start.captured
        capacity = 4 * rules.size**2 + 64 + len(turns)
        position = set_up(rules, stones, to_play, captured=captured, capacity=capacity)
        moves = playable_moves(position, [turn.point for turn in turns])
        if not moves:
            return
        options = self._options
        count = options.per_game or len(moves)
        if options.limit:
            count = min(count, options.limit - self.positions)
        chosen = set(drawn(entry, range(len(moves)), count))
        board, batch = self._of_rules(rules)
        for ply, move in enumerate(moves):
            if ply in chosen:
                score = outcome.points + rules.white_bonus
                if batch.add(position, rules.white_bonus, (number, ply / len(moves), score)):
                    self._evaluate(board, batch)
            play(position, move)
        self.positions += len(chosen)
        self.games += 1

    def finish(self) -> None:
        """Evaluate the positions that are left."""
        for board, batch in self._batches.values():
            if batch.about:
                self._evaluate(board, batch)

    def why_none(self) -> str:
        """Return why no game can be used, and what to do."""
        if not self.other_sizes or self.has_uncounted:
            return tr(
                "no game on a board of all networks has a komi and a counted score; name other "
                "games"
            )
        unable = next(
            name
            for name, network in zip(self.names, self.networks, strict=True)
            if not self.other_sizes <= set(network.header.sizes)
        )
        return tr(
            "the games are on {sizes}, which {network} doesn't play; name other games or networks",
            sizes=tr(" and ").join(f"{size}x{size}" for size in sorted(self.other_sizes)),
            network=unable,
        )

    def _of_rules(self, rules: Rules) -> tuple[EvaluatedPositions, _Batch]:
        key = rules.board_kind
        if key not in self._batches:
            options, headers = self._options, [network.header for network in self.networks]
            empty = EvaluatedPositions(self.names, headers, tuple(options.komi))
            evaluators = [
                network.evaluator(rules, precision=options.precision, symmetry=options.symmetry)
                for network in self.networks
            ]
            board = self.boards.setdefault(rules.size, empty)
            self._batches[key] = board, _Batch(rules, evaluators, options.batch)
        return self._batches[key]

    def _evaluate(self, board: EvaluatedPositions, batch: _Batch) -> None:
        """Evaluate the collected positions with every network."""
        positions, legal, komi_of_games = batch.arrays()
        count = len(komi_of_games)
        winrate = np.empty((count, len(self.networks), len(board.komi)))
        owned = np.full((count, len(self.networks)), np.nan)
        for k, evaluator in enumerate(batch.evaluators):
            answer = evaluator.evaluate(positions, legal, komi_of_games)
            for j, komi in enumerate(board.komi):
                winrate[:, k, j] = winrates_at(answer, np.full(count, komi))
            if answer.ownership is not None:
                owned[:, k] = answer.ownership.sum(axis=1)
        for i, (game, part, score) in enumerate(batch.about):
            board.game.append(game)
            board.part.append(part)
            board.score.append(score)
            board.winrate.append(winrate[i])
            board.owned.append(owned[i])
        batch.about.clear()


def evaluate_positions(
    options: KomiErrorOptions,
    *,
    notice: Callable[[str], None],
    stopped: Callable[[], bool],
    progress: Callable[[float], None] = lambda share: None,
) -> dict[int, EvaluatedPositions]:
    """Return positions of games evaluated by networks, by board size; fewer games if stopped.

    Parameters
    ----------
    progress
        Called after each game with the share of the work that is done, 0 to 1.

    Raises
    ------
    EngineError
        A network can't be read, or no game has a komi and a counted score.
    """
    work, reporter = _Measurement(options), Reporter(notice)
    for sentence in work.beyond_labels():
        notice(sentence)
    sources, games = options.find(notice, stopped)
    for number, (entry, record) in enumerate(read_games(sources, games, notice)):
        if (options.limit and work.positions >= options.limit) or stopped():
            break
        work.add(entry, record, number)
        reporter.tell(tr("{0} positions of {1} games").format, work.positions, work.games)
        of_limit = work.positions / options.limit if options.limit else 0.0
        progress(max((number + 1) / len(games), of_limit))
    work.finish()
    if not work.positions and not stopped():
        raise EngineError(f"{options.games}: {work.why_none()}")
    return dict(sorted(work.boards.items()))


def komi_error_fields(
    options: KomiErrorOptions, boards: dict[int, EvaluatedPositions]
) -> dict[str, Any]:
    """Return the JSON fields of docs/commands/measuring.md, without the parts of each game."""
    return {
        "source": options.games.name,
        "split": options.split,
        "komi": list(options.komi),
        "boards": {str(size): _board_fields(positions) for size, positions in boards.items()},
    }


def _board_fields(positions: EvaluatedPositions) -> dict[str, Any]:
    errors, names = squared_errors(positions), positions.names
    order = np.argsort(positions.game, kind="stable")
    _, first = np.unique(np.array(positions.game)[order], return_index=True)
    by_game = np.split(errors[order], first[1:])
    rows = []
    for k, header in enumerate(positions.networks):
        rows.append(
            {
                "network": names[k],
                "identity": header.identity,
                "kind": kind_name(header.curve_kind),
                "errors": [
                    grouped_mean([game[:, k, j].tolist() for game in by_game])
                    for j in range(len(positions.komi))
                ],
            }
        )
    pairs = [
        {
            "first": names[a],
            "second": names[b],
            "differences": [
                grouped_mean([(game[:, a, j] - game[:, b, j]).tolist() for game in by_game])
                for j in range(len(positions.komi))
            ],
        }
        for a, b in itertools.combinations(range(len(positions.networks)), 2)
    ]
    return {"games": len(by_game), "positions": len(errors), "rows": rows, "pairs": pairs}


def komi_errors_text(result: dict[str, Any]) -> str:
    """Return the fields as tables for a terminal."""
    lines = ["half the squared error of the value, from -1 to 1, with 95 % intervals over games"]
    komi = [f"komi {value:g}" for value in result["komi"]]
    for size, board in result["boards"].items():
        names = [row["network"] for row in board["rows"]]
        names += [f"{pair['first']} - {pair['second']}" for pair in board["pairs"]]
        width = max(map(len, names)) + 2
        positions = count_text(board["positions"], "position")
        games = count_text(board["games"], "game")
        lines += ["", f"{size}x{size}: {positions} of {games}"]
        lines.append(" " * width + "".join(f"{text:<29}" for text in komi).rstrip())
        cells = [row["errors"] for row in board["rows"]]
        cells += [pair["differences"] for pair in board["pairs"]]
        for name, figures in zip(names, cells, strict=True):
            text = "".join(f"{_figure(figure):<29}" for figure in figures)
            lines.append(f"{name:<{width}}{text}".rstrip())
    return "\n".join(lines)


def _figure(figure: dict[str, Any]) -> str:
    if figure["low"] is None:
        return f"{figure['mean']:7.4f}"
    return f"{figure['mean']:7.4f} ({figure['low']:.4f} to {figure['high']:.4f})"
