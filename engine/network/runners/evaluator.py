"""`NetworkEvaluator`: evaluates positions with one of our networks, with symmetries and a cache."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.base.errors import WeightsError
from engine.base.jit import jit
from engine.base.translation import tr
from engine.go.state import PASSES, TO_PLAY, Position, row, without_passes
from engine.go.symmetry import SYMMETRIES, symmetry_table
from engine.go.tactics import is_true_eye
from engine.go.territory import offer_pass, score_basis
from engine.network.backends.available import rows_at_once
from engine.network.models.stored import StoredNetwork
from engine.network.planes.planes import fill_more_planes, fill_planes
from engine.network.runners.answers import add_answers, history_keys
from engine.network.runners.cache import (
    AVERAGED,
    Answers,
    EvaluationCache,
    SharedWork,
    answered,
)
from engine.network.runners.inference import RawOutput
from engine.network.runners.precision import choose_inference
from engine.search.value.curve import mover_curves, scores, winrates_at
from engine.search.value.evaluation import Evaluation, Evaluator
from engine.search.value.kinds import SIGMOID, knows_score

SYMMETRY_MODES: Final = ("identity", "random", "average")
"""Ways to use the board's symmetries: the position as it is; one of the eight, chosen by the
position's key, so that equal positions get equal answers; the mean over all eight."""

SETTLED_PASS: Final = 0.5
"""Least share of a pass in the policy of settled positions by territory rules: a policy that
learned from area scores sees no difference between a pass and a stone that costs a point."""
DECIDED: Final = 0.97
"""Mean of all points' expected ownership [0, 1] beyond which hardly anything is left to play."""
SURER: Final = 2.0
"""How much steeper a curve before a pass must be to stand for the one after it."""
COUNTED_BETA: Final = 10.0
"""Steepness of a counted position's curve [1/points], as that of a finished game in searches."""


_NO_OWNERS: Final = np.empty((0, 0), np.float32)


class RawAnswer(NamedTuple):
    """Raw network output for a batch, illegal moves included, in board order."""

    policy: NDArray[np.float32]  # [B, A] softmax over all moves
    policy_logits: NDArray[np.float64]  # [B, A] before softmax; averages: mean of the logits
    alpha: NDArray[np.float64]  # [B] player to move's, without komi; flat: logit of the winrate
    beta: NDArray[np.float64]  # [B] steepness; flat: 1
    winrate: NDArray[np.float64]  # [B] player to move's at the komi asked for
    curve: NDArray[np.float32]  # [B, C] Black's, as in `Evaluation.curve`
    ownership: NDArray[np.float32] | None  # [B, N] Black's, as in `Evaluation`


class NetworkEvaluator(Evaluator):
    """Evaluates batches of positions with one network.

    Parameters
    ----------
    precision
        "auto": the fastest backend on this machine that agrees with float32; "torch": the fastest
        one of torch; or a name in `EVALUATORS`, or "fp32", "bf16" (trunk only), "fp64" in torch;
        see `engine.network.backends.choice`.
    symmetry
        One of `SYMMETRY_MODES`.
    cache_rows
        Number of positions in the cache, 0 for no cache. The komi is part of their key only if the
        policy depends on it.
    softmax_temperature
        Divides the policy logits; above 1 flattens the policy.
    seed
        Selects the symmetry of each position if `symmetry` is "random".
    device
        "cpu", "cuda", "cuda:<n>", "mps", or "auto": whichever is fastest.
    sharpening
        That of the network's board, see `NetworkHeader`.
    all_cores
        Whether calls of slow networks use all cores, see `engine.network.backends.choice`; for
        processes that run one search at a time.
    territory
        Whether the games are counted by territory. Our networks learned from area scores: their
        curves are converted (see `engine.go.territory`) unless they are flat, which belong to one
        komi of an area game. A policy that depends on komi sees the komi that is worth as much by
        area.

    looks_back
        Whether positions after passes are compared with those before, see `_look_back`.

    Raises
    ------
    WeightsError
        The network can't run with this precision on this device.
    """

    def __init__(
        self,
        network: StoredNetwork,
        *,
        precision: str = "auto",
        symmetry: str = "identity",
        cache_rows: int = 0,
        softmax_temperature: float = 1.0,
        seed: int = 0,
        device: str = "cpu",
        sharpening: float = 0.0,
        all_cores: bool = False,
        territory: bool = False,
        looks_back: bool = False,
    ) -> None:
        if symmetry not in SYMMETRY_MODES:
            raise ValueError(f"symmetry must be one of {SYMMETRY_MODES}, not {symmetry!r}")
        settings = network.settings
        self.settings = settings
        self.size = settings.size
        self.curve_kind = settings.curve_kind
        """Kind of winrate curve, see `engine.search.value.kinds`."""
        self.identity = network.identity
        """Identity of the weights: eight hex digits."""
        self.sharpening = sharpening
        self._work = SharedWork()
        choice = choose_inference(network, precision, device, all_cores=all_cores)
        self._inference = choice.runner
        self.backend = choice.backend
        """Backend in use."""
        self.speeds = choice.speeds
        """Evaluations per second of each backend that was measured, by name."""
        self.precision = self.backend.precision
        """Precision in use."""
        self.cache = (
            EvaluationCache(
                cache_rows, self.size**2 + 1, settings.curve_numbers, settings.ownership
            )
            if cache_rows
            else None
        )
        """Cache of evaluations, with counters of hits and misses; None without a cache."""
        self.territory = territory
        self._looks_back = looks_back
        self._symmetry = symmetry
        self._temperature = float(softmax_temperature)
        self._salt = np.uint64((seed * 0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03) % 2**64)
        self._layout = settings.feature_set.layout
        self._table = symmetry_table(self.size)
        self._points = self.size**2
        self._limit = rows_at_once(self.backend.device, self.size)
        self._planes = np.empty((0, 0), np.int8)

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
            evaluation = self._evaluate(positions, legal, komi, average)
            passed = np.flatnonzero(positions.counters[:, PASSES] > 0)
            if self._looks_back and len(passed):
                self._look_back(positions, passed, komi, average, evaluation)
        settled = self._count_by_rules(positions, evaluation)
        offer_pass(settled, SETTLED_PASS, legal, evaluation.policy)
        return evaluation

    def _evaluate(
        self,
        positions: Position,
        legal: NDArray[np.bool_],
        komi: NDArray[np.float32],
        average: bool,
    ) -> Evaluation:
        """Return the network's answers, whose curves are of area scores."""
        average = average or self._symmetry == "average"
        count = legal.shape[0]
        if self.territory and self.settings.needs_komi:  # shows the policy what an area game has
            komi = (komi + score_basis(positions, None, True).excess).astype(np.float32)
        if self.settings.policy_is_of_points:
            legal = legal.copy()
            _leave_out_own_eyes(positions, legal)
        keys = np.empty(0, np.uint64)
        if self.cache is not None or self._symmetry == "random":
            keys = np.empty(count, np.uint64)
            history_keys(positions, keys)
        codes = np.zeros(count, np.int8)
        if self._symmetry == "random":
            codes = _mixed(keys ^ self._salt).astype(np.int8) & np.int8(SYMMETRIES - 1)
        if average:
            keys ^= AVERAGED
        if self.cache is not None and self.settings.needs_komi:
            keys ^= _mixed(komi.astype(np.float32).view(np.uint32).astype(np.uint64))
        drawn = None if average else codes
        answers = answered(
            self.cache, keys, legal, lambda rows: self._answers(positions, rows, drawn, komi)
        )
        return Evaluation(
            policy=answers.policy,
            curve_kind=np.full(count, self.curve_kind, np.int8),
            curve=answers.curve,
            ownership=answers.ownership if self.settings.ownership else None,
        )

    def _look_back(
        self,
        positions: Position,
        passed: NDArray[np.intp],
        komi: NDArray[np.float32],
        average: bool,
        evaluation: Evaluation,
    ) -> None:
        """Give rows after passes the curve and owners from before these, where they are surer.

        Networks learn few positions after a pass: once all is settled, the default network can be
        off by ten points when the other side is to move, with a curve that is nearly flat. After
        one pass the answer before it counts if its owners are nearly `DECIDED` and its curve is
        more than `SURER` times as steep; after two passes, when the owners are counted, always.
        """
        before = without_passes(positions, passed)
        legal = np.ones((len(passed), self._points + 1), np.bool_)
        earlier = self._evaluate(before, legal, komi[passed], average)
        taken = positions.counters[passed, PASSES] >= 2
        if self.curve_kind == SIGMOID and earlier.ownership is not None:
            is_surer = earlier.curve[:, 1] > SURER * evaluation.curve[passed, 1]
            taken |= is_surer & (np.abs(earlier.ownership).mean(1) > DECIDED)
        evaluation.curve[passed[taken]] = earlier.curve[taken]
        if evaluation.ownership is not None and earlier.ownership is not None:
            evaluation.ownership[passed[taken]] = earlier.ownership[taken]

    def raw(
        self,
        positions: Position,
        symmetry: int | str = 0,
        *,
        komi: float = 7.5,
        compensation: float = 0.0,
    ) -> RawAnswer:
        """Return the raw network output, which still includes illegal moves.

        Parameters
        ----------
        symmetry
            Code 0..7, or "average" for the means over all eight.
        komi, compensation
            Komi without handicap compensation, and the compensation [points]. Winrates are at their
            sum; a komi-dependent policy sees the plain komi.
        """
        count = positions.stones.shape[0]
        rows = np.arange(count, dtype=np.int32)
        to_play = positions.counters[:, TO_PLAY]
        codes = range(SYMMETRIES) if symmetry == "average" else [int(symmetry)]
        share = 1.0 / len(codes)
        answer = self._no_answers(count)
        logits = np.zeros((count, self._points + 1))
        alpha, beta, winrate = np.zeros(count), np.zeros(count), np.zeros(count)
        seen_komi = np.full(count, komi, np.float32)
        if self.territory and self.settings.needs_komi:
            seen_komi += score_basis(positions, None, True).excess
        curves = []
        for code in codes:
            for begin in range(0, count, self._limit):
                part = rows[begin : begin + self._limit]
                out = self._add(
                    positions,
                    part,
                    np.full(len(part), code, np.int8),
                    seen_komi[part],
                    part,
                    share,
                    1.0,
                    answer,
                )
                movers = mover_curves(self.curve_kind, out.value, answer.curve.shape[1])
                score = scores(movers)
                if not knows_score(self.curve_kind):
                    score[:, 0], score[:, 1] = out.value[:, 0], 1.0
                logits[np.ix_(part, self._table[code])] += share * out.policy_logits
                alpha[part] += share * score[:, 0]
                beta[part] += share * score[:, 1]
                curves.append((part, movers))
        area_komi = np.full(count, komi + compensation)
        owners = answer.ownership if self.settings.ownership else None
        if self.territory and knows_score(self.curve_kind):
            excess = score_basis(positions, owners, True).excess
            answer.curve[:, 0] -= excess
            alpha -= to_play * excess
            area_komi += excess
        for part, movers in curves:
            winrate[part] += share * winrates_at(movers, (to_play * area_komi)[part])
        return RawAnswer(
            policy=answer.policy,
            policy_logits=logits,
            alpha=alpha,
            beta=beta,
            winrate=winrate,
            curve=answer.curve,
            ownership=owners,
        )

    def _count_by_rules(self, positions: Position, curves: Evaluation) -> NDArray[np.bool_]:
        """Move curves of area scores to scores by the rules; return where to offer a pass.

        A pass is offered in settled positions by territory rules. After two passes the board is
        counted with the expected owners: what the network expects of further moves doesn't matter
        any more.
        """
        over = np.flatnonzero(positions.counters[:, PASSES] >= 2)
        counts = len(over) and curves.ownership is not None
        if not knows_score(self.curve_kind) or not (self.territory or counts):
            return np.zeros(len(curves.curve), np.bool_)
        basis = score_basis(positions, curves.ownership, self.territory)
        if counts:
            basis.excess[over] = scores(curves)[over, 0] - basis.counted[over]
            if self.curve_kind == SIGMOID:
                curves.curve[over, 1] = COUNTED_BETA
        curves.curve[:, 0] -= basis.excess  # alpha, or the first komi of the labels
        return basis.settled if self.territory else np.zeros(len(curves.curve), np.bool_)

    def _answers(
        self,
        positions: Position,
        rows: NDArray[np.int32],
        codes: NDArray[np.int8] | None,
        komi: NDArray[np.float32] | None,
    ) -> Answers:
        """Return the network's answers for some rows of a batch.

        Parameters
        ----------
        codes, komi : [B]
            Symmetry and komi of every row of `positions`; without codes the answers are means over
            all symmetries.
        """
        answers = self._no_answers(len(rows))
        repeats = SYMMETRIES if codes is None else 1
        target = np.repeat(np.arange(len(rows), dtype=np.int32), repeats)
        repeated = rows[target] if repeats > 1 else rows
        if codes is not None:
            symmetry = codes[rows]
        else:
            symmetry = (np.arange(len(repeated)) % repeats).astype(np.int8)
        for begin in range(0, len(repeated), self._limit):
            part = slice(begin, begin + self._limit)
            self._add(
                positions,
                repeated[part],
                symmetry[part],
                None if komi is None else komi[repeated[part]],
                target[part],
                1.0 / repeats,
                self._temperature,
                answers,
            )
        return answers

    def _no_answers(self, count: int) -> Answers:
        """Return answers filled with zeros, to which `_add` adds."""
        points = self._points
        return Answers(
            policy=np.zeros((count, points + 1), np.float32),
            curve=np.zeros((count, self.settings.curve_numbers), np.float32),
            ownership=np.zeros((count, points if self.settings.ownership else 0), np.float32),
        )

    def _add(
        self,
        positions: Position,
        rows: NDArray[np.int32],
        symmetry: NDArray[np.int8],
        komi: NDArray[np.float32] | None,
        target: NDArray[np.int32],
        share: float,
        temperature: float,
        answers: Answers,
    ) -> RawOutput:
        """Run the network on some rows, and add its output to `answers`; see `add_answers`."""
        planes = self._fill(positions, rows, symmetry)
        signed_komi = None
        if self.settings.needs_komi and komi is not None:
            signed_komi = (-positions.counters[rows, TO_PLAY] * komi).astype(np.float32)
        numbers = self._inference.run(planes, signed_komi)
        self._work.add(len(rows))
        finite = add_answers(
            positions,
            rows,
            symmetry,
            self._table,
            self.curve_kind,
            temperature,
            share,
            numbers.policy_logits,
            numbers.value,
            _NO_OWNERS if numbers.ownership_logits is None else numbers.ownership_logits,
            target,
            answers.policy,
            answers.curve,
            answers.ownership,
        )
        if not finite:
            raise WeightsError(
                tr(
                    "network {identity}: its answers are not finite numbers at "
                    "precision {precision}; use fp32, or another network if fp32 was in "
                    "use",
                    identity=self.identity,
                    precision=self.precision,
                )
            )
        return numbers

    def _fill(
        self, positions: Position, rows: NDArray[np.int32], symmetry: NDArray[np.int8]
    ) -> NDArray[np.int8]:
        """Return the planes of some rows, [K, S, S, F]."""
        count, planes = len(rows), self._layout.planes
        if self._planes.shape[0] < count:
            room = min(self._limit, max(count, 2 * self._planes.shape[0]))
            self._planes = np.empty((room, planes * self._points), np.int8)
        target = self._planes[:count]
        one = np.int8(1)
        fill_planes(positions, rows, symmetry, self._table, self._layout, target, one, 1, planes)
        features = self.settings.feature_set
        fill_more_planes(features, positions, rows, symmetry, self._table, target, 1, planes)
        return target.reshape(count, self.size, self.size, planes)


@jit
def _leave_out_own_eyes(positions: Position, legal: NDArray[np.bool_]) -> None:
    """Remove the moves that fill the mover's own true eyes, unless passing is forbidden.

    A policy without a pass would play all of these moves at the end of a game.
    """
    points = legal.shape[1] - 1
    for b in range(len(legal)):
        position = row(positions, b)
        for point in range(points):
            if legal[b, point] and legal[b, points]:
                legal[b, point] = not is_true_eye(position, point, position.counters[TO_PLAY])


def _mixed(keys: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """Return hashed keys: each bit of the result depends on all bits of a key."""
    keys = (keys ^ (keys >> np.uint64(32))) * np.uint64(0xD6E8FEB86659FD93)
    keys = (keys ^ (keys >> np.uint64(32))) * np.uint64(0xD6E8FEB86659FD93)
    return keys ^ (keys >> np.uint64(32))
