"""KataGo's "human" network beside the main one: what people would play, and moves as they do."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.analysis.analyzer import position_of
from engine.analysis.compiling import wait_for_katago
from engine.analysis.human_ranks import human_chances, loss_scale, utilities
from engine.analysis.kept_policies import KeptPolicies, policy_key
from engine.analysis.networks import CACHE_ROWS
from engine.analysis.request import AnalysisRequest
from engine.base.errors import WeightsError
from engine.base.translation import tr
from engine.go.position import legal_moves_of, play
from engine.go.rules import Rules
from engine.go.state import (
    PLY,
    TO_PLAY,
    Position,
    as_batch,
    row,
    stack_positions,
    take_rows,
)
from engine.network.files.weights import read_header
from engine.network.opened import shared_network
from engine.network.runners.katago_evaluator import KataGoEvaluator
from engine.search.value.curve import scores, winrates_at
from engine.search.value.evaluation import Evaluator

LEAST_LIKELY: Final = 0.001
"""Probability of the least likely moves whose losses are judged."""
POSITIONS: Final = 4
"""Positions of one call of the network; between calls it can be stopped."""
MOST_JUDGED: Final = 40
"""Most moves of a position whose losses are judged."""


class HumanNetwork:
    """A "human" network of KataGo, opened when it is first asked; several threads may use it.

    Parameters
    ----------
    path
        File of the network.
    precision
        How it runs, see `NetworkEvaluator`.
    """

    def __init__(self, path: Path, precision: str = "auto") -> None:
        self.path, self._precision = path, precision
        self._lock = threading.Lock()
        self._opened: tuple[Rules, KataGoEvaluator] | None = None

    def evaluator(self, rules: Rules) -> KataGoEvaluator:
        """Return its evaluator for games by these rules; the last one stays in memory.

        Raises
        ------
        WeightsError
            The file can't be used, is no "human" network, or doesn't play such boards.
        """
        with self._lock:
            if self._opened is None or self._opened[0].board_kind != rules.board_kind:
                opened = shared_network(self.path)
                if not opened.is_human:
                    raise WeightsError(
                        tr(
                            '{name} is not a "human" network of KataGo; choose another file',
                            name=self.path.name,
                        )
                    )
                wait_for_katago()
                evaluator = opened.shared_evaluator(
                    rules, precision=self._precision, symmetry="identity", all_cores=True
                )
                assert isinstance(evaluator, KataGoEvaluator)
                self._opened = rules, evaluator
            return self._opened[1]

    @property
    def identity(self) -> str:
        """Identity of the network, eight hex digits; reads the file's beginning."""
        return read_header(self.path).identity

    def policies(
        self, requests: Sequence[AnalysisRequest], profiles: Sequence[str]
    ) -> NDArray[np.float32]:
        """Return how likely people are to play each move in positions under the same rules.

        Parameters
        ----------
        requests
            The positions, B of them; komi may differ.
        profiles
            The people, P groups of them, by KataGo's names.

        Returns
        -------
        float32[P, B, A]
            Probabilities of legal moves [0, 1]; index N is pass.

        Raises
        ------
        EngineError
            The network can't be used, or a move before a position is illegal.
        """
        evaluator = self.evaluator(requests[0].rules)
        positions = stack_positions([position_of(request) for request in requests])
        komi = np.array([request.search_komi for request in requests], np.float32)
        return evaluator.human_policies(positions, legal_moves_of(positions), komi, profiles)


def kept_policies(
    network: HumanNetwork,
    kept: KeptPolicies,
    asked: Sequence[tuple[AnalysisRequest, Sequence[str]]],
    stopped: Callable[[], bool] = lambda: False,
) -> Iterator[tuple[int, dict[str, NDArray[np.float32]]]]:
    """Yield how people play positions, from the file of kept policies or else by the network.

    Parameters
    ----------
    asked
        Positions under the same rules, each with the profiles of people.
    stopped
        Asked before each position that the network has to look at; true ends the work.

    Yields
    ------
    tuple
        Index of the position, and float32[A] by profile.

    Raises
    ------
    EngineError
        As for `HumanNetwork.policies`.
    """
    if not asked:
        return
    moves, identity = len(asked[0][0].stones) + 1, network.identity
    keys = [
        {profile: policy_key(request, identity, profile) for profile in profiles}
        for request, profiles in asked
    ]
    known = kept.look_up([key for named in keys for key in named.values()], moves)
    unknown = []
    for place, named in enumerate(keys):
        if all(key in known for key in named.values()):
            yield place, {profile: known[key] for profile, key in named.items()}
        else:
            unknown.append(place)
    for begin in range(0, len(unknown), POSITIONS):
        if stopped():
            return
        part = unknown[begin : begin + POSITIONS]
        profiles = list(dict.fromkeys(p for place in part for p in keys[place]))
        policies = network.policies([asked[place][0] for place in part], profiles)
        fresh = {
            place: {p: policies[profiles.index(p), row] for p in keys[place]}
            for row, place in enumerate(part)
        }
        kept.keep({keys[at][p]: policy for at, own in fresh.items() for p, policy in own.items()})
        yield from fresh.items()


def move_of_people(
    request: AnalysisRequest, network: HumanNetwork, profile: str, random: np.random.Generator
) -> int | None:
    """Return a move at a position as people would play; None if only a pass is left.

    The network of the request is the judge of `human_moves`.

    Raises
    ------
    EngineError
        A network can't be used, or a move before the position is illegal.
    """
    rules, judge = request.rules, None
    if request.network is not None and loss_scale(profile) is not None:
        opened = shared_network(request.network)
        if opened.header.has_values:
            judge = opened.shared_evaluator(
                rules,
                precision=request.evaluator,
                symmetry="random",
                cache_rows=CACHE_ROWS,
                all_cores=True,
            )
    position, komi = as_batch(position_of(request)), np.array([request.search_komi], np.float32)
    return human_moves(position, komi, network.evaluator(rules), judge, profile, [random])[0]


def human_moves(
    positions: Position,
    komi: NDArray[np.float32],
    human: KataGoEvaluator,
    judge: Evaluator | None,
    profile: str,
    randoms: Sequence[np.random.Generator],
) -> list[int | None]:
    """Return moves as people would play them, drawn as `human_chances` says; none is a pass.

    Parameters
    ----------
    positions
        Arrays with a leading axis B.
    komi : float32[B]
        Komi of the games, handicap compensation included [points to White].
    human
        Evaluator of the "human" network.
    judge
        Network that says what the moves of strong players lose, by an evaluation of the position
        after each likely one; None: losses don't count, as for a network without values.
    profile
        The people, by KataGo's name.
    randoms
        Random numbers of each game.

    Returns
    -------
    list
        A point for each position; None where only the pass is left.
    """
    size, count = human.size, len(komi)
    policy = human.human_policies(positions, legal_moves_of(positions), komi, (profile,))[0]
    utility: NDArray[np.float64] | None = None
    if judge is not None and loss_scale(profile) is not None:
        utility = _utilities_after(positions, komi, policy, judge)
    moves: list[int | None] = []
    for t in range(count):
        known = None if utility is None else utility[t]
        ply = int(positions.counters[t, PLY])
        chances = human_chances(policy[t], known, ply, size, profile)
        drawn = chances.any()
        moves.append(int(randoms[t].choice(len(chances), p=chances)) if drawn else None)
    return moves


def _utilities_after(
    positions: Position,
    komi: NDArray[np.float32],
    policy: NDArray[np.float32],
    judge: Evaluator,
) -> NDArray[np.float64]:
    """Return the utility after each likely move for the player to move, float64[B, A]; else NaN."""
    likely = np.sort(policy[:, :-1], axis=1)[:, -MOST_JUDGED:][:, :1]
    games, points = np.nonzero(policy[:, :-1] >= np.maximum(likely, LEAST_LIKELY))
    utility = np.full(policy.shape, np.nan)
    if not len(games):
        return utility
    after = take_rows(positions, games)
    for place, point in enumerate(points.tolist()):
        play(row(after, place), point)
    at = komi[games]
    answer = judge.evaluate(after, legal_moves_of(after), at)
    color = positions.counters[games, TO_PLAY]
    winrate = winrates_at(answer, at)
    winrate = np.where(color > 0, winrate, 1.0 - winrate)
    lead = color * (scores(answer)[:, 0] - at)
    utility[games, points] = utilities(winrate, lead, judge.size)
    return utility
