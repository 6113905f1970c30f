"""Answers of the JSON analysis protocol, made from the state of a search.

Winrates, scores, utilities and ownership are those of the perspective that the query requests.
Alpha, beta and the winrates of `saiKomis` are always Black's. Clients require `winrate` and the
fields derived from it, so for a network without values they are placeholders and `hasWinrates` is
false.
"""

from __future__ import annotations

import hashlib
import math
from contextlib import suppress
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from engine.analysis.agent import best_first, lower_bounds, mover_stats
from engine.analysis.final_count import count_game
from engine.base.errors import IllegalMoveError
from engine.go.board import BLACK, NONE, moves_by_turns
from engine.go.coords import point_to_gtp
from engine.go.counting import Count, count_stones
from engine.go.position import legal_moves
from engine.go.state import BLACK_CAPTURED, KO, TO_PLAY, WHITE_CAPTURED, Position, as_batch
from engine.go.symmetry import symmetry_table
from engine.search.root_stats import RootStats
from engine.search.value.curve import WinrateCurve
from engine.search.value.evaluation import Evaluation
from engine.search.value.fit import curve_at, score_of_curve
from engine.serve.queries.lane import Job, Lane, OwnerSums
from engine.serve.queries.query import Query
from engine.serve.variations import visits_along

_DEVIATION: Final = math.pi / math.sqrt(3.0)
"""Standard deviation of a logistic distribution of steepness 1."""
_LEAST_BETA: Final = 1e-4


class _View:
    """Converts Black's values to the perspective of a query."""

    def __init__(self, query: Query, to_play: int) -> None:
        side = query.overrides.settings.perspective
        black = side == "BLACK" or (side == "SIDETOMOVE" and to_play == BLACK)
        self.sign = 1.0 if black else -1.0
        self.mover = self.sign if to_play == BLACK else -self.sign
        """1 if the perspective is that of the player to move, else -1."""

    def winrate(self, black: float) -> float:
        """Convert a winrate of Black."""
        return _short(black if self.sign > 0 else 1.0 - black)

    def movers_winrate(self, value: float) -> float:
        """Convert a winrate of the player to move."""
        return _short(value if self.mover > 0 else 1.0 - value)

    def points(self, black: float) -> float:
        """Convert points for Black."""
        return _short(self.sign * black) + 0.0

    def owners(self, black: NDArray[np.float64]) -> list[float]:
        """Convert an ownership in which 1 is Black's."""
        owners: list[float] = (np.round(self.sign * black, 5) + 0.0).tolist()
        return owners


def _short(value: float) -> float:
    """Round to six decimals, which is more than a search's precision."""
    return round(float(value), 6)


def no_results(query: Query, turn: int) -> dict[str, Any]:
    """Return the answer for a position that was canceled before its search began."""
    return {"id": query.id, "isDuringSearch": False, "noResults": True, "turnNumber": turn}


def answer_of(job: Job, lane: Lane, t: int, stats: RootStats, during: bool) -> dict[str, Any]:
    """Return the answer for a position whose root in tree t has at least one visit.

    Parameters
    ----------
    during
        Whether the search goes on after this answer.
    """
    query, position = job.query, job.position
    assert position is not None
    to_play = int(position.counters[TO_PLAY])
    view = _View(query, to_play)
    komi = query.rules.white_bonus
    curves = None
    if lane.grid is not None and stats.root_visits[t] > 1:
        curves = lane.curves(t, job, stats)
    return _answer(
        query,
        job.turn,
        during,
        [] if curves is None else _moves(job, lane, t, stats, curves, view, komi),
        {**_root(job, lane, t, stats, curves, view, komi), **_identity(position)},
        _extras(job, lane, t, stats, view),
    )


def _answer(
    query: Query,
    turn: int,
    during: bool,
    moves: list[dict[str, Any]],
    root: dict[str, Any],
    extras: dict[str, Any],
) -> dict[str, Any]:
    return {
        "id": query.id,
        "isDuringSearch": during,
        "moveInfos": moves,
        "rootInfo": root,
        "turnNumber": turn,
        **extras,
    }


def _identity(position: Position) -> dict[str, Any]:
    """Return the player to move and hashes of the position, which are equal in all games."""
    stones, counters = position.stones[:-1], position.counters
    points = len(stones)
    table = symmetry_table(round(points**0.5))[:, :points]
    boards = np.zeros((len(table), points), np.int8)
    boards[:] = stones[table]
    if counters[KO] >= 0:
        boards[table == counters[KO]] = 3
    tail = bytes([int(counters[TO_PLAY]) & 255])
    names = [
        hashlib.blake2b(board.tobytes() + tail, digest_size=16).hexdigest().upper()
        for board in boards
    ]
    return {
        "currentPlayer": "B" if counters[TO_PLAY] == BLACK else "W",
        "thisHash": names[0],
        "symHash": min(names),
    }


def _score(lane: Lane, curve: NDArray[np.float32], knows_score: bool) -> tuple[float, float] | None:
    """Return alpha and beta of a searched curve; None if the network knows no score."""
    if not knows_score or lane.grid is None:
        return None
    return score_of_curve(lane.grid, curve)


def _score_fields(score: tuple[float, float] | None, view: _View, komi: float) -> dict[str, Any]:
    """Return all fields on the score; zeros if the score is unknown."""
    lead = deviation = 0.0
    own: dict[str, Any] = {}
    if score is not None:
        alpha, beta = score
        lead = view.points(alpha - komi)
        deviation = _short(_DEVIATION / max(beta, _LEAST_BETA))
        own = {"alpha": _short(alpha), "beta": _short(beta)}
    return {
        "scoreLead": lead,
        "scoreMean": lead,
        "scoreSelfplay": lead,
        "scoreStdev": deviation,
        **own,
    }


def _root(
    job: Job,
    lane: Lane,
    t: int,
    stats: RootStats,
    curves: NDArray[np.float32] | None,
    view: _View,
    komi: float,
) -> dict[str, Any]:
    """Return `rootInfo`: the search's values of the position, and the network's own."""
    own = WinrateCurve(int(stats.curve_kind[t]), tuple(stats.curve[t].tolist()))
    own_score = score = own.score
    if curves is not None:
        score = _score(lane, curves[-1], job.network.knows_score)

    def rate(at: float) -> float:
        if curves is None or lane.grid is None:
            return own.at(-at)
        return curve_at(lane.grid, curves[-1], at)

    # with a margin the search believes in another komi
    shifted = job.query.overrides.settings.margin > 0.0
    winrate = rate(komi) if shifted else float(stats.root_winrate[t])
    visits = int(stats.root_visits[t])
    network: dict[str, Any] = {"hasWinrates": False}
    if job.network.has_values:
        network = {"rawWinrate": view.winrate(own.at(-komi))}
    sampled_curve = None if job.samples is None else job.samples.network_curve
    if sampled_curve is not None and lane.grid is not None:
        own_score = score_of_curve(lane.grid, sampled_curve)
    if own_score is not None:
        a, b = own_score
        network |= {
            "rawLead": view.points(a - komi),
            "rawScoreSelfplay": view.points(a - komi),
            "rawScoreSelfplayStdev": _short(_DEVIATION / max(b, _LEAST_BETA)),
            "networkAlpha": _short(a),
            "networkBeta": _short(b),
        }
    komis = job.query.komis
    if komis and job.network.has_values:
        network["saiWinrates"] = [_short(rate(komi)) for komi in komis]
    return {
        "visits": visits,
        "weight": visits,
        "winrate": view.winrate(winrate),
        "utility": view.points(2.0 * float(stats.root_value[t]) - 1.0),
        **_score_fields(score, view, komi),
        **network,
    }


def _moves(
    job: Job,
    lane: Lane,
    t: int,
    stats: RootStats,
    curves: NDArray[np.float32],
    view: _View,
    komi: float,
) -> list[dict[str, Any]]:
    """Return `moveInfos`: the candidates, best first."""
    query, position = job.query, job.position
    assert position is not None
    assert lane.grid is not None
    size = query.rules.size
    candidates = mover_stats(stats, t, int(position.counters[TO_PLAY]))
    visits = candidates.visits
    bounds = lower_bounds(candidates)
    length = query.overrides.settings.variation_length + 1
    infos = []
    ranking = best_first(candidates, query.overrides.settings.choice).tolist()
    for order, move in enumerate(move for move in ranking if visits[move] > 0):
        bound = float(bounds[move])
        variation = lane.search.variation(t, move, length)
        winrate = float(stats.winrate[t, move])
        if query.overrides.settings.margin:
            winrate = curve_at(lane.grid, curves[move], komi)
        info = {
            "move": point_to_gtp(move, size),
            "order": order,
            "visits": int(visits[move]),
            "edgeVisits": int(visits[move]),
            "weight": int(visits[move]),
            "winrate": view.winrate(winrate),
            "utility": view.points(2.0 * float(stats.value[t, move]) - 1.0),
            "lcb": view.movers_winrate(min(max(bound, 0.0), 1.0)),
            "utilityLcb": _short(view.mover * (2.0 * bound - 1.0)),
            "prior": _short(float(candidates.prior[move])),
            **_score_fields(_score(lane, curves[move], job.network.knows_score), view, komi),
            "pv": [point_to_gtp(point, size) for point in variation],
        }
        if query.variation_visits:
            along = visits_along(lane.search, t, variation)
            info |= {"pvVisits": along, "pvEdgeVisits": along}  # equal: one path to each position
        if query.komis and job.network.has_values:
            info["saiWinrates"] = [
                _short(curve_at(lane.grid, curves[move], komi)) for komi in query.komis
            ]
        if job.human is not None:
            info["humanPrior"] = _short(float(_human_answer(job).policy[0, move]))
        if query.moves_ownership and move in job.owners:
            info["ownership"] = view.owners(_mean(job.owners[move]))
        infos.append(info)
    return infos


def _mean(sums: OwnerSums) -> NDArray[np.float64]:
    return sums.total / sums.count


def _deviation(sums: OwnerSums) -> list[float]:
    variance = sums.squares / sums.count - np.square(_mean(sums))
    deviation: list[float] = np.round(np.sqrt(np.maximum(variance, 0.0)), 5).tolist()
    return deviation


def _extras(job: Job, lane: Lane, t: int, stats: RootStats, view: _View) -> dict[str, Any]:
    """Return ownership and policy, as far as they are requested and known."""
    extras: dict[str, Any] = {}
    if NONE in job.owners:
        if job.query.ownership:
            extras["ownership"] = view.owners(_mean(job.owners[NONE]))
        if job.query.ownership_deviation:
            extras["ownershipStdev"] = _deviation(job.owners[NONE])
    if job.query.policy:
        policy = job.policy
        if policy is None:
            policy = np.where(stats.legal[t], stats.prior[t], np.float32(-1.0))
        extras["policy"] = np.round(policy.astype(np.float64), 8).tolist()
        if job.human is not None and job.position is not None:
            human = _human_answer(job).policy[0]
            human = np.where(_legal(job.position), human, np.float32(-1.0))
            extras["humanPolicy"] = np.round(human.astype(np.float64), 8).tolist()
    return extras


def _human_answer(job: Job) -> Evaluation:
    """Return the "human" network's evaluation of a job's position, made on the first call."""
    if job.human_answer is None:
        position = job.position
        assert job.human is not None
        assert position is not None
        komi = np.array([job.query.rules.white_bonus], np.float32)
        job.human_answer = job.human.evaluate(as_batch(position), _legal(position)[None], komi)
    return job.human_answer


def _legal(position: Position) -> NDArray[np.bool_]:
    """Return which moves are legal, bool[A]."""
    legal = np.zeros(len(position.stones), np.bool_)
    legal_moves(position, legal)
    return legal


def finished_answer(job: Job, position: Position) -> dict[str, Any]:
    """Return the answer for a game that two passes ended: its count, without a search.

    Raises
    ------
    EngineError
        The network could not be run to find the dead stones.
    """
    query = job.query
    komi = query.rules.white_bonus
    view = _View(query, int(position.counters[TO_PLAY]))
    count = _count(job, position)
    score = count.score
    winrate = 0.5 if score == komi else float(score > komi)
    root: dict[str, Any] = {
        "visits": 1,
        "weight": 1,
        "winrate": view.winrate(winrate),
        "utility": view.points(2.0 * winrate - 1.0),
        **_score_fields((float(score), math.inf), view, komi),
        **_identity(position),
    }
    del root["beta"]  # infinite, for which JSON has no number
    if query.komis:
        root["saiWinrates"] = [0.5 if score == k else float(score > k) for k in query.komis]
    extras: dict[str, Any] = {}
    owners = count.ownership.astype(np.float64)
    if query.ownership:
        extras["ownership"] = view.owners(owners)
    if query.ownership_deviation:
        extras["ownershipStdev"] = [0.0] * len(owners)
    if query.policy:
        extras["policy"] = [-1.0] * len(owners) + [1.0]
    return _answer(query, job.turn, False, [], root, extras)


def _count(job: Job, position: Position) -> Count:
    """Count the board by the rules of the query; all stones are alive if the dead are unknown."""
    query, count = job.query, None
    rules, points = query.rules, query.rules.size**2
    colors = query.colors[: job.turn]
    moves = moves_by_turns(zip(colors, query.moves, strict=False), points)
    with suppress(IllegalMoveError):  # with the inserted passes a move may break the ko rule
        count = count_game(job.network.evaluator, rules, query.stones, colors[0], moves)
    if count is not None:
        return count
    captured = int(position.counters[BLACK_CAPTURED]), int(position.counters[WHITE_CAPTURED])
    return count_stones(position.stones[:points].copy(), rules.size, rules.scoring, captured)
