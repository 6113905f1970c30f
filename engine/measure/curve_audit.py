"""Audit of a winrate curve: games played out at five komi, beside what the network says there.

The score of a game can teach a network alpha, but not beta: SAI (arXiv:1809.03928) learns beta from
branches at other komi. This is the direct test: the same position, played out at several komi.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.analysis.agent import AgentSettings
from engine.analysis.analyzer import Analyzer, position_of
from engine.analysis.request import AnalysisRequest
from engine.base.csv_text import csv_text
from engine.base.errors import EngineError
from engine.base.statistics.intervals import Z95, chi_square_tail, wilson_interval
from engine.base.svg import INK, circle, line, polyline, sheet, text, upright_text
from engine.base.translation import tr
from engine.games.game_batch import GameBatch
from engine.games.match import PLIES_PER_POINT
from engine.games.player import Player
from engine.go.board import BLACK, NONE
from engine.go.rules import Rules
from engine.go.state import PASSES, Position, stack_positions
from engine.measure.audit_settings import AuditSettings
from engine.network.opened import FileEvaluator
from engine.network.runners.katago_curve import curve_of_grid
from engine.network.runners.katago_evaluator import KataGoEvaluator
from engine.review.handicap import half_point
from engine.search.value.curve import scores, winrates_at
from engine.search.value.evaluation import Evaluation
from engine.search.value.fit import logistic

LEVELS: Final = (0.9, 0.7, 0.5, 0.3, 0.1)
"""Winrates of Black between which the komi are spread [0, 1]."""
SIDE_BY_SIDE: Final = 20
"""Games at each komi that are played as one batch."""
USUAL_PLIES: Final = 1.2
"""Usual length of a game from the empty board, for the progress [plies per point]."""
LEAST_P: Final = 0.05
"""p-value below which games contradict a curve."""
SAMPLES: Final = 41
"""Points of the network's curve."""


class PlayedCurve(NamedTuple):
    """The sigmoid that most likely gave the results of games."""

    alpha: float
    """Fair komi [points for Black]."""
    alpha_error: float
    """Half of its 95 % interval [points]."""
    beta: float
    """Steepness [1/points]."""
    beta_error: float
    """Half of its 95 % interval [1/points]."""


@dataclass(frozen=True, eq=False)
class CurveAudit:
    """Results of games at several komi, and the network's curve; Black's frame."""

    network: str
    """Name of the network."""
    visits: int
    """Visits of each search in the games."""
    alpha: float
    """Network's fair komi, without a search [points for Black]."""
    beta: float
    """Network's steepness [1/points]."""
    komi: NDArray[np.float64]
    """float64[5], ascending komi of the games, compensation included [points to White]."""
    expected: NDArray[np.float64]
    """float64[5], network's winrate of Black at each [0, 1]."""
    wins: NDArray[np.int64]
    """int64[5], games that Black won at each."""
    games: int
    """Games played at each."""
    grid: NDArray[np.float64]
    """float64[G], komi of `curve` [points]."""
    curve: NDArray[np.float64]
    """float64[G], network's winrate of Black [0, 1]."""

    @property
    def intervals(self) -> list[tuple[float, float]]:
        """Wilson's 95 % interval of Black's winrate at each komi."""
        return [wilson_interval(wins, self.games) for wins in self.wins.tolist()]

    @property
    def chi_square(self) -> float:
        """Pearson's statistic of the games against the network's curve, with 5 degrees of freedom.

        That is the sum of (wins - n p)^2 / (n p (1 - p)).
        """
        p = np.clip(self.expected, 1e-6, 1.0 - 1e-6)
        spread = np.maximum(self.games, 1) * p * (1.0 - p)
        return float(((self.wins - self.games * p) ** 2 / spread).sum())

    @property
    def p_value(self) -> float:
        """Chance of results as far from the network's curve if it were true [0, 1]."""
        return chi_square_tail(self.chi_square, len(self.komi))

    @property
    def played(self) -> PlayedCurve | None:
        """The sigmoid of the games; None if they fit no sigmoid better than a step."""
        return fitted_curve(self.komi, self.wins, self.games)

    @property
    def sentence(self) -> str:
        """Whether the games agree with the curve, and which beta they give."""
        count = self.games * len(self.komi)
        if not self.games:
            return tr("No game is finished yet.")
        values = {"games": count, "p": f"{self.p_value:.2g}"}
        if self.p_value >= LEAST_P:
            verdict = tr("{games} games agree with the network's curve (p = {p}).", **values)
        else:
            verdict = tr("{games} games contradict the network's curve (p = {p}).", **values)
        played = self.played
        if played is None:
            return f"{verdict} " + tr("They are too few to tell beta.")
        low, high = played.beta - played.beta_error, played.beta + played.beta_error
        return f"{verdict} " + tr(
            "They give beta {beta:.2f} ({low:.2f} to {high:.2f}), the network {own:.2f}.",
            beta=played.beta,
            low=max(low, 0.0),
            high=high,
            own=self.beta,
        )


def fitted_curve(
    komi: NDArray[np.float64], wins: NDArray[np.int64], games: int
) -> PlayedCurve | None:
    """Return the most likely sigmoid of wins in `games` games at each komi; None without one.

    Logistic regression by Newton's method. There is no top of the likelihood unless both sides won
    at two komi, and no falling curve if Black won more often at larger komi.
    """
    center = float(komi.mean())
    rows = np.stack((np.ones(len(komi)), center - komi), 1)
    share = (wins + 0.5) / (games + 1.0)
    inner = np.clip(share, 0.02, 0.98)
    numbers = np.linalg.lstsq(rows, np.log(inner / (1.0 - inner)), rcond=None)[0]
    if int(((wins > 0) & (wins < games)).sum()) < 2:  # else the likelihood has no top
        return None
    for _ in range(50):
        p = logistic(rows @ numbers)
        information = rows.T @ (rows * (games * p * (1.0 - p))[:, None])
        if np.linalg.det(information) < 1e-9:
            return None
        step = np.linalg.solve(information, rows.T @ (wins - games * p))
        numbers = numbers + np.clip(step, -2.0, 2.0)
        if float(np.abs(step).max()) < 1e-9:
            break
    covariance = np.linalg.inv(information)
    shift, beta = numbers.tolist()
    if not beta > 0.0:
        return None
    slope = np.array([1.0 / beta, -shift / beta**2])
    alpha_error = math.sqrt(float(slope @ covariance @ slope))
    return PlayedCurve(
        alpha=center + shift / beta,
        alpha_error=Z95 * alpha_error,
        beta=beta,
        beta_error=Z95 * math.sqrt(float(covariance[1, 1])),
    )


def audit_komi(alpha: float, beta: float) -> NDArray[np.float64]:
    """Return five different komi with half a point at which a curve falls from 90 to 10 %."""
    odds = np.log(np.array(LEVELS) / (1.0 - np.array(LEVELS)))
    komi = [half_point(k) for k in (alpha - odds / beta).tolist()]
    middle = len(komi) // 2
    for i in range(1, middle + 1):
        komi[middle + i] = max(komi[middle + i], komi[middle + i - 1] + 1.0)
        komi[middle - i] = min(komi[middle - i], komi[middle - i + 1] - 1.0)
    return np.array(komi)


def audit_curve(
    analyzer: Analyzer,
    request: AnalysisRequest,
    settings: AuditSettings,
    *,
    progress: Callable[[float], None] = lambda _share: None,
    stopped: Callable[[], bool] = lambda: False,
) -> Iterator[CurveAudit]:
    """Play a position out at five komi, all games of a block as one batch; yield results so far.

    The first yield has no games. Both sides play to win (lambda 0) at the komi of their game.
    Boards are counted by area as they stand. A block that was stopped is lost: its finished games
    would favor short ones.

    Parameters
    ----------
    progress
        Called with the share that is done [0, 1].

    Raises
    ------
    EngineError
        The network has no score, the game is over, or its rules count territory.
    """
    rules, position = request.rules, position_of(request)
    if rules.scoring != "area":
        raise EngineError(
            tr("an audit counts boards by area; set rules with area scoring, such as Chinese")
        )
    if position.counters[PASSES] >= 2:
        raise EngineError(tr("the game is over; take an earlier move"))
    loaded = analyzer.networks.of(request)
    audit = _without_games(loaded.name, loaded.evaluator, position, request, settings)
    yield audit
    done = 0
    while done < settings.games:
        count = min(SIDE_BY_SIDE, settings.games - done)

        def tell(share: float, done: int = done, count: int = count) -> None:
            progress((done + share * count) / settings.games)

        wins = _play(loaded.evaluator, request, audit.komi, settings, done, count, tell, stopped)
        if wins is None:
            return
        done += count
        audit = replace(audit, wins=audit.wins + wins, games=done)
        yield audit


def _without_games(
    name: str,
    evaluator: FileEvaluator,
    position: Position,
    request: AnalysisRequest,
    settings: AuditSettings,
) -> CurveAudit:
    """Return the network's curve, the mean over the symmetries, and the komi to play at."""

    def asked(komi: NDArray[np.float64]) -> Evaluation:
        legal = np.ones((len(komi), evaluator.size**2 + 1), np.bool_)  # the policy is not used
        positions = stack_positions([position] * len(komi))
        return evaluator.evaluate(positions, legal, komi.astype(np.float32), average=True)

    answer = asked(np.array([request.search_komi]))
    alpha, beta = scores(answer)[0].tolist()
    if not beta > 0.0:
        raise EngineError(
            tr(
                "this network has no score and knows only the komi of its training; "
                "choose a network that knows the score"
            )
        )
    sees_komi = isinstance(evaluator, KataGoEvaluator)

    def winrates(komi: NDArray[np.float64]) -> NDArray[np.float64]:
        if sees_komi:
            return winrates_at(asked(komi), komi)
        rows = answer._replace(
            curve_kind=np.repeat(answer.curve_kind, len(komi)),
            curve=np.repeat(answer.curve, len(komi), axis=0),
        )
        return winrates_at(rows, komi)

    if sees_komi:
        around = np.floor(alpha) + 0.5 + np.arange(-12.0, 13.0) * max(0.2 / beta, 1.0)
        alpha, beta, _ = curve_of_grid(around, winrates(around))
    komi = audit_komi(alpha, beta)
    reach = 0.35 * (komi[-1] - komi[0])
    grid = np.linspace(komi[0] - reach, komi[-1] + reach, SAMPLES)
    nothing = np.zeros(len(komi), np.int64)
    return CurveAudit(
        name, settings.visits, alpha, beta, komi, winrates(komi), nothing, 0, grid, winrates(grid)
    )


def _play(
    evaluator: FileEvaluator,
    request: AnalysisRequest,
    komi: NDArray[np.float64],
    settings: AuditSettings,
    first: int,
    count: int,
    progress: Callable[[float], None],
    stopped: Callable[[], bool],
) -> NDArray[np.int64] | None:
    """Play `count` games at each komi; return Black's wins, or None if stopped.

    `first` is the number of the first of them: equal numbers get equal random draws.
    """
    rules, plies = request.rules, len(request.moves)
    games = GameBatch(count * len(komi), rules, plies + PLIES_PER_POINT * rules.size**2)
    for t in range(games.count):
        which, number = t % len(komi), first + t // len(komi)
        games.begin(
            t,
            _at_komi(rules, float(komi[which])),
            opening=request.moves,
            setup=np.array(request.stones, np.int8),
            first=request.to_play,
            random=np.random.default_rng([settings.seed, which, number]),
        )
    agent = AgentSettings(
        lambda_=0.0,
        temperature=settings.temperature,
        opening_moves=plies + settings.temperature_plies,
    )
    player = Player(evaluator=evaluator, visits=settings.visits, agent=agent)
    seat = player.seat(games, range(games.count), settings.seed)
    left = max(USUAL_PLIES * rules.size**2 - int(np.count_nonzero(games.positions.stones[0])), 8.0)
    while games.playing.any():
        if stopped():
            return None
        turn = np.flatnonzero(games.playing).tolist()
        seat.begin(turn)
        moves = np.full(games.count, NONE, np.int16)
        for t, answer in zip(turn, seat.finish(), strict=True):
            moves[t] = answer.move
        games.play(moves)
        share = np.where(games.playing, np.minimum(games.length / left, 0.98), 1.0)
        progress(float(share.mean()))
    winners = np.array([games.played(t).winner for t in range(games.count)])
    won: NDArray[np.int64] = (winners == BLACK).reshape(count, len(komi)).sum(0).astype(np.int64)
    return won


def _at_komi(rules: Rules, komi: float) -> Rules:
    """Return the rules at a komi that includes the handicap compensation."""
    return rules.replace(komi=komi - rules.compensation)


def audit_fields(audit: CurveAudit) -> dict[str, Any]:
    """Return an audit as JSON fields, documented in docs/commands/analysis.md."""
    played = audit.played
    return {
        "network": audit.network,
        "visits": audit.visits,
        "alpha": audit.alpha,
        "beta": audit.beta,
        "games": audit.games,
        "points": [
            {"komi": komi, "wins": wins, "winrate": wins / max(audit.games, 1),
             "low": low, "high": high, "network": expected}
            for komi, wins, (low, high), expected in zip(
                audit.komi.tolist(), audit.wins.tolist(), audit.intervals, audit.expected.tolist(),
                strict=True)
        ],
        "chi_square": audit.chi_square,
        "p_value": audit.p_value,
        "played": None if played is None else played._asdict(),
    }  # fmt: skip


def audit_csv(audit: CurveAudit) -> str:
    """Return a row for each komi."""
    rows: list[list[object]] = [["komi", "games", "wins", "winrate", "low", "high", "network"]]
    for point in audit_fields(audit)["points"]:
        shares = [f"{point[name]:.4f}" for name in ("winrate", "low", "high", "network")]
        rows.append([f"{point['komi']:g}", audit.games, point["wins"], *shares])
    return csv_text(rows)


def audit_text(audit: CurveAudit) -> str:
    """Return an audit as a table for a terminal."""
    lines = [
        f"network {audit.network}: alpha {audit.alpha:.2f}, beta {audit.beta:.3f}; "
        f"{audit.games} games at each komi, {audit.visits} visits per move",
        "  komi  Black won  Black %  95 % interval  network %",
    ]
    for point in audit_fields(audit)["points"]:
        interval = f"{100 * point['low']:.0f} to {100 * point['high']:.0f}"
        lines.append(
            f"{point['komi']:>6g}  {point['wins']:>9}  {100 * point['winrate']:>7.0f}  "
            f"{interval:>13}  {100 * point['network']:>9.0f}"
        )
    return "\n".join([*lines, audit.sentence])


_WIDTH: Final = 640
_HEIGHT: Final = 380
_LEFT, _RIGHT, _TOP, _BOTTOM = 56, 18, 40, 62
_GRID: Final = "#dddddd"
_CURVE: Final = "#2f7fd1"
_GAMES: Final = "#d9772b"


def audit_svg(audit: CurveAudit) -> str:
    """Draw the network's curve, and the winrates of the games with their 95 % intervals."""
    low, high = float(audit.grid[0]), float(audit.grid[-1])

    def x(komi: float) -> float:
        return _LEFT + (komi - low) / (high - low) * (_WIDTH - _LEFT - _RIGHT)

    def y(share: float) -> float:
        return _HEIGHT - _BOTTOM - share * (_HEIGHT - _BOTTOM - _TOP)

    parts = [text(_WIDTH / 2, 20, audit.network, size=13)]
    for percent in (0, 25, 50, 75, 100):
        at = y(percent / 100)
        parts.append(line(_LEFT, at, _WIDTH - _RIGHT, at, _GRID))
        parts.append(text(_LEFT - 6, at + 4, f"{percent}", "end"))
    parts.append(upright_text(16, (y(0) + y(1)) / 2, tr("Black wins %")))
    parts.append(
        polyline(
            [(x(k), y(p)) for k, p in zip(audit.grid.tolist(), audit.curve.tolist(), strict=True)],
            _CURVE, 2, title=audit.network,
        )
    )  # fmt: skip
    for point in audit_fields(audit)["points"]:
        at = x(point["komi"])
        parts.append(line(at, y(0), at, y(0) + 4, INK))
        parts.append(text(at, y(0) + 17, f"{point['komi']:g}"))
        if audit.games:
            title = f"{point['wins']} / {audit.games}"
            parts.append(line(at, y(point["low"]), at, y(point["high"]), _GAMES, 1.6))
            for end in (point["low"], point["high"]):
                parts.append(line(at - 4, y(end), at + 4, y(end), _GAMES, 1.6))
            parts.append(circle(at, y(point["winrate"]), 4, _GAMES, title=title))
    parts.append(text(_WIDTH / 2, _HEIGHT - 26, tr("komi [points to White]")))
    parts.append(text(_WIDTH / 2, _HEIGHT - 8, audit.sentence, size=10))
    return sheet(_WIDTH, _HEIGHT, parts)
