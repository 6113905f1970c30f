"""KataGo's networks as evaluators: positions in, Black's winrate curves out.

Komi is one of their inputs, so every row is evaluated at the komi of its game. The curve follows
from the answer's winrate, lead and deviation: see `engine.network.runners.katago_curve`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.base.errors import WeightsError
from engine.base.translation import tr
from engine.go.board import BLACK, WHITE
from engine.go.state import SIMPLE, SUPERKO, TO_PLAY, Position
from engine.go.symmetry import SYMMETRIES, symmetry_table
from engine.network.backends.available import rows_at_once
from engine.network.models.katago_parts import KataGoModel
from engine.network.planes.v7 import GLOBALS, PLANES, empty_scene, v7_buffers
from engine.network.planes.v7_scene import V7Rules, fill_v7_inputs, input_keys, turn_v7_planes
from engine.network.runners.cache import (
    AVERAGED,
    Answers,
    EvaluationCache,
    SharedWork,
    answered,
)
from engine.network.runners.katago_curve import curves_of_answers
from engine.network.runners.katago_metadata import DEFAULT_PROFILE, metadata_of
from engine.network.runners.katago_precision import choose_katago
from engine.network.runners.katago_steepness import steepness_of
from engine.network.runners.katago_values import (
    KataGoAnswer,
    decode_scores,
    joined,
    mix_policies,
    result_chances,
)
from engine.search.value.evaluation import Evaluation, Evaluator
from engine.search.value.kinds import LEAST_NUMBERS, SIGMOID

_HUMAN_SYMMETRIES: Final = (0, 7)
"""Symmetries over which the moves of people are averaged: the board as it is, and the one that
keeps neither lines nor sides in place."""


class KataGoEvaluator(Evaluator):
    """Evaluates batches of positions of one board size with a KataGo network.

    Parameters
    ----------
    rules
        Rules that positions don't store; ko rule and suicide are in the positions.
    precision
        See `NetworkEvaluator`.
    symmetry
        "identity", "random" or "average", see `NetworkEvaluator`.
    cache_rows
        Answers to cache, by all network inputs including komi; 0 for none.
    softmax_temperature
        Divides the logits; above 1 flattens the policy.
    optimism
        From 0 to 1: weight of the optimistic policy, for networks with such a head.
    profile
        Players that a "human" network imitates, see `metadata_of`.
    seed
        Chooses among the symmetries when `symmetry` is "random".
    device
        "cpu", "cuda", "cuda:<n>", "mps", or "auto": whichever is fastest.
    all_cores
        See `NetworkEvaluator`.
    """

    def __init__(
        self,
        model: KataGoModel,
        size: int,
        *,
        identity: str = "",
        rules: V7Rules | None = None,
        precision: str = "fp32",
        symmetry: str = "identity",
        cache_rows: int = 0,
        softmax_temperature: float = 1.0,
        optimism: float = 0.0,
        profile: str = DEFAULT_PROFILE,
        seed: int = 0,
        device: str = "cpu",
        all_cores: bool = False,
    ) -> None:
        self.size = size
        self.curve_kind = SIGMOID
        self.sees_one_komi = True
        self.territory = rules is not None and bool(rules.territory)
        self.identity = identity
        """Identity of the weights: eight hex digits."""
        self._work = SharedWork()
        choice = choose_katago(model, size, precision, device, identity, all_cores=all_cores)
        self._net = choice.runner
        self.backend = choice.backend
        """How the network runs."""
        self.speeds = choice.speeds
        """Evaluations per second of all measured backends, by name."""
        self.precision = self.backend.precision
        """The precision in use."""
        self.model = model
        self._steepness = steepness_of(model, identity)
        self._rules = rules or V7Rules()
        if model.suicide_areas:
            self._rules = self._rules._replace(area_suicide=1)
        self._symmetry = symmetry
        self._temperature = float(softmax_temperature)
        self._optimism = 0.0 if model.trunk.encoder is not None else float(optimism)
        self._salt = np.uint64((seed * 0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03) % 2**64)
        self._points = size * size
        self._table = symmetry_table(size)
        self._scene = empty_scene(size)
        self._buffers = v7_buffers(size)
        self._limit = rows_at_once(self.backend.device, size)
        self._turned = np.empty((0, self._points, PLANES), np.uint8)
        self._metadata: dict[int, NDArray[np.float32]] = {}
        if model.trunk.encoder is not None:
            self._metadata = {
                color: metadata_of(profile, color, self._points) for color in (BLACK, WHITE)
            }
        self.cache = (
            EvaluationCache(cache_rows, self._points + 1, LEAST_NUMBERS, True)
            if cache_rows
            else None
        )
        """Cached answers, with counters of hits and misses."""

    @property
    def evaluations(self) -> int:
        """Network rows run so far for the calling thread."""
        return self._work.rows

    def evaluate(
        self,
        positions: Position,
        legal: NDArray[np.bool_],
        komi: NDArray[np.float32],
        *,
        average: bool = False,
    ) -> Evaluation:
        """Evaluate positions with a leading batch axis B; see `Evaluator`."""
        with self._work.lock:
            average = average or self._symmetry == "average"
            count = legal.shape[0]
            planes = np.empty((count, self._points, PLANES), np.uint8)
            numbers = np.empty((count, GLOBALS), np.float32)
            komi = komi.astype(np.float32, copy=False)
            fill_v7_inputs(
                positions, komi, self._rules, self._scene, self._buffers, planes, numbers
            )
            keys = np.empty(count, np.uint64)
            input_keys(planes, numbers, keys)
            codes = ((keys ^ self._salt) >> np.uint64(40)).astype(np.int8) & np.int8(SYMMETRIES - 1)
            if self._symmetry != "random":
                codes[:] = 0
            if average:
                keys ^= AVERAGED
            drawn = None if average else codes
            answers = answered(
                self.cache,
                keys,
                legal,
                lambda rows: self._answers(positions, rows, planes, numbers, drawn, komi),
            )
            return Evaluation(
                answers.policy, np.full(count, SIGMOID, np.int8), answers.curve, answers.ownership
            )

    def ask(self, positions: Position, komi: NDArray[np.float32]) -> KataGoAnswer:
        """Return all outputs of the network for positions (leading axis B), illegal moves included.

        `komi`, float32[B], is as for `evaluate`.
        """
        planes, numbers, no_result = self._inputs(positions, komi)
        codes = np.zeros(len(komi), np.int8)
        return self.answer(planes, numbers, codes, positions.counters[:, TO_PLAY], no_result)

    def human_policies(
        self,
        positions: Position,
        legal: NDArray[np.bool_],
        komi: NDArray[np.float32],
        profiles: Sequence[str],
    ) -> NDArray[np.float32]:
        """Return how likely people are to play each move, by a "human" network; in one batch.

        Each answer is the mean over two symmetries of the board, as in KataGo's configuration for
        human play; it is not cached.

        Parameters
        ----------
        positions
            Arrays with a leading axis B.
        legal : bool[B, A]
            Legal moves; index N is pass.
        komi : float32[B]
            See `evaluate`.
        profiles
            The people, P groups of them, see `metadata_of`.

        Returns
        -------
        float32[P, B, A]
            Probabilities [0, 1], which sum to 1 over the legal moves.

        Raises
        ------
        WeightsError
            The network is not a "human" one.
        SettingsError
            There is no such profile.
        """
        if not self._metadata:
            raise WeightsError(
                tr(
                    'network {identity} is not a "human" network of KataGo; choose one',
                    identity=self.identity,
                )
            )
        described = {
            (profile, color): metadata_of(profile, color, self._points)
            for profile in profiles
            for color in (BLACK, WHITE)
        }
        planes, numbers, no_result = self._inputs(positions, komi)
        count, groups, turns = len(komi), len(profiles), len(_HUMAN_SYMMETRIES)
        to_play = positions.counters[:, TO_PLAY]
        rows = np.tile(np.arange(count), groups * turns)
        metadata = np.stack(
            [described[p, color] for p in profiles for color in to_play.tolist()] * turns
        )
        symmetry = np.repeat(np.array(_HUMAN_SYMMETRIES, np.int8), groups * count)
        with self._work.lock:
            raw = self.answer(
                planes[rows], numbers[rows], symmetry, to_play[rows], no_result[rows], metadata
            )
        logits = np.where(legal[rows], raw.policy_logits, -np.inf)
        odds = np.exp(logits - logits.max(1, keepdims=True))
        policy = odds / odds.sum(1, keepdims=True)
        mean = policy.reshape(turns, groups, count, self._points + 1).mean(0)
        return np.asarray(mean, np.float32)

    def _inputs(
        self, positions: Position, komi: NDArray[np.float32]
    ) -> tuple[NDArray[np.uint8], NDArray[np.float32], NDArray[np.bool_]]:
        """Return planes, numbers and `no_result` of `answer` for positions with a leading axis."""
        count = len(komi)
        planes = np.empty((count, self._points, PLANES), np.uint8)
        numbers = np.empty((count, GLOBALS), np.float32)
        komi = komi.astype(np.float32, copy=False)
        with self._work.lock:
            fill_v7_inputs(
                positions, komi, self._rules, self._scene, self._buffers, planes, numbers
            )
        superko = positions.counters[:, SUPERKO]
        return planes, numbers, (superko == SIMPLE) | (self._rules.territory != 0)

    def answer(
        self,
        planes: NDArray[np.uint8],
        numbers: NDArray[np.float32],
        symmetry: NDArray[np.int8],
        to_play: NDArray[np.int32],
        no_result: NDArray[np.bool_],
        metadata: NDArray[np.float32] | None = None,
    ) -> KataGoAnswer:
        """Return the network's outputs for given inputs, in board order.

        Parameters
        ----------
        planes : uint8[K, N, 22]
            Planes of the untransformed position.
        numbers : float32[K, 19]
        symmetry : int8[K]
            Symmetry applied to the planes for the network.
        to_play : int[K]
            BLACK or WHITE.
        no_result : bool[K]
            See `result_chances`.
        metadata : float32[K, 192] or None
            Players that a "human" network imitates in each row; None: those of the profile.
        """
        if metadata is None and self._metadata:
            metadata = np.stack([self._metadata[color] for color in to_play.tolist()])
        parts = []
        for begin in range(0, len(planes), self._limit):
            part = slice(begin, begin + self._limit)
            parts.append(
                self._run(
                    planes[part],
                    numbers[part],
                    symmetry[part],
                    to_play[part],
                    no_result[part],
                    None if metadata is None else metadata[part],
                )
            )
        if len(parts) == 1:
            return parts[0]
        return joined(parts)

    def _run(
        self,
        planes: NDArray[np.uint8],
        numbers: NDArray[np.float32],
        symmetry: NDArray[np.int8],
        to_play: NDArray[np.int32],
        no_result: NDArray[np.bool_],
        metadata: NDArray[np.float32] | None,
    ) -> KataGoAnswer:
        """Return `answer` for few enough rows for one call."""
        count, net = len(planes), self._net
        if len(self._turned) < count:
            room = min(self._limit, max(count, 2 * len(self._turned)))
            self._turned = np.empty((room, self._points, PLANES), np.uint8)
        turned = self._turned[:count]
        turn_v7_planes(planes, symmetry, self._table, turned)
        bits = turned.reshape(count, self.size, self.size, PLANES)
        out = net.run(bits, numbers, metadata)
        self._work.add(count)
        logits, value, score, owners = (array.astype(np.float64) for array in out)
        total = logits.sum() + value.sum() + score.sum() + owners.sum()
        if not np.isfinite(total):
            raise WeightsError(
                tr(
                    "network {identity}: its answers are not finite numbers at precision "
                    "{precision}; use fp32, or another network if fp32 was in use",
                    identity=self.identity,
                    precision=self.precision,
                )
            )
        view = self._table[symmetry].astype(np.intp)
        policy = np.empty((count, self._points + 1))
        np.put_along_axis(policy, view, mix_policies(logits, self._optimism), 1)
        ownership = np.empty((count, self._points))
        np.put_along_axis(ownership, view[:, :-1], np.tanh(owners), 1)
        result = result_chances(value, no_result)
        scores = decode_scores(self.model, score, result[:, 2])
        return KataGoAnswer(policy, result, scores, ownership)

    def _answers(
        self,
        positions: Position,
        rows: NDArray[np.int32],
        planes: NDArray[np.uint8],
        numbers: NDArray[np.float32],
        codes: NDArray[np.int8] | None,
        komi: NDArray[np.float32],
    ) -> Answers:
        """Return the answers for some rows of a batch; without codes means over all symmetries."""
        count, points = len(rows), self._points
        repeats = SYMMETRIES if codes is None else 1
        repeated = np.repeat(rows, repeats)
        if codes is not None:
            symmetry = codes[repeated]
        else:
            symmetry = (np.arange(len(repeated)) % repeats).astype(np.int8)
        counters = positions.counters[repeated]
        to_play = counters[:, TO_PLAY]
        no_result = (counters[:, SUPERKO] == SIMPLE) | (self._rules.territory != 0)
        if not count:
            return Answers(
                np.empty((0, points + 1), np.float32),
                np.empty((0, 2), np.float32),
                np.empty((0, points), np.float32),
            )
        raw = self.answer(planes[repeated], numbers[repeated], symmetry, to_play, no_result)
        logits = raw.policy_logits / self._temperature
        odds = np.exp(logits - logits.max(1, keepdims=True))
        policy = odds / odds.sum(1, keepdims=True)
        winrate = np.where(to_play == BLACK, raw.result[:, 0], raw.result[:, 1])
        winrate = winrate + 0.5 * raw.result[:, 2]
        each = (policy, winrate, to_play * raw.scores.lead, raw.scores.deviation)
        policy, winrate, lead, deviation = (
            array.reshape(count, repeats, *array.shape[1:]).mean(1) for array in each
        )
        ownership = (to_play[:, None] * raw.ownership).reshape(count, repeats, points).mean(1)
        curve = np.empty((count, 2), np.float32)
        curves_of_answers(winrate, lead, deviation, komi[rows], self._steepness, curve)
        return Answers(policy.astype(np.float32), curve, ownership.astype(np.float32))
