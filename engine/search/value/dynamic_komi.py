"""Dynamic komi: choose the komi that a player's search believes in, before each of its moves.

The methods are those of Wu et al. 2017, Multi-labelled value networks for computer Go: two
older ones, score-based (SS) and value-based (VS), and its own for networks with a winrate per komi
(ML-DK). They are written for the player that the program plays: the interval (low, high) is for
that player's winrate. The paper's table holds Black's winrates, so its procedure is that of Black;
for White everything is mirrored: winrates are White's, 1 - w, and komi count the other way, so
that White's winrate falls as well when the game gets harder. No kernels, no network.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.base.errors import SettingsError
from engine.base.settings import Settings, setting
from engine.go.board import BLACK
from engine.search.value.kinds import FLAT, knows_score

NO_DYNAMIC_KOMI: Final = "none"
SS_R, SS_B, SS_M, VS_M, ML_DK = "ss-r", "ss-b", "ss-m", "vs-m", "ml-dk"
MOST_MARGIN: Final = 400.0
"""Largest margin, more than any board holds [points]."""
METHODS: Final = (NO_DYNAMIC_KOMI, SS_R, SS_B, SS_M, VS_M, ML_DK)


@dataclass(frozen=True, kw_only=True)
class DynamicKomiSettings(Settings):
    """Settings of dynamic komi; by default the search believes in the komi of the game."""

    dynamic_komi: str = setting(
        NO_DYNAMIC_KOMI,
        "komi that the search uses: the game's (none), or one adjusted before each own "
        "move by the expected score (ss-r: of rollouts, ss-b: of the network, ss-m: of "
        "both), by the winrate (vs-m) or by the winrates at all komi (ml-dk)",
        choices=METHODS,
        source="multi-labelled values, Dynamic komi; its SS-R, SS-B, SS-M, VS-M, ML-DK",
    )
    margin: float = setting(
        0.0,
        "points by which the agent wants to win at least: it searches as if the komi were that "
        "much worse for it; games are won, lost and resigned at the real komi",
        low=0,
        high=MOST_MARGIN,
        unit="points",
        source="SAI III-D: the bonus x = -margin",
    )
    komi_low: float = setting(
        0.45,
        "dynamic komi vs-m and ml-dk: lower bound of the player's winrate that the komi aims at",
        low=0.01,
        high=0.99,
        source="multi-labelled values, l of the interval (l, u); its example is 45 %",
    )
    komi_high: float = setting(
        0.50,
        "dynamic komi vs-m and ml-dk: upper bound of the player's winrate that the komi aims at",
        low=0.01,
        high=0.99,
        source="multi-labelled values, u of the interval (l, u); its example is 50 %",
    )
    komi_decay: float = setting(
        8.0,
        "dynamic komi ss and ml-dk: how fast the komi rate falls during the game; 0 = always 1/2",
        low=0,
        high=100,
        source="multi-labelled values, c of 1 / (1 + exp(c (i / B - s))); slides without a number",
    )
    komi_phase: float = setting(
        0.45,
        "dynamic komi ss and ml-dk: moves per point of the board at which the komi rate is 1/2",
        low=-10,
        high=10,
        source="multi-labelled values, s of 1 / (1 + exp(c (i / B - s))); slides without a number",
    )
    komi_step: float = setting(
        1.0,
        "dynamic komi vs-m: change of the komi before a move",
        low=0.01,
        high=100,
        unit="points",
        source="multi-labelled values: increase or decrease by one",
    )
    komi_most: float = setting(
        30.0,
        "dynamic komi: largest distance from the komi of the game",
        low=0,
        high=400,
        unit="points",
    )
    komi_rollouts: int = setting(
        200,
        "dynamic komi ss-r and ss-m: games played on from the position for the expected score, "
        "unless the last search had rollouts of its own (rollout_share)",
        low=1,
        high=100_000,
    )
    komi_mix: float = setting(
        0.5,
        "dynamic komi ss-m: share of the network's expected score; the rest is the rollouts'",
        low=0,
        high=1,
        source="multi-labelled values, mixture of rollouts and board evaluation",
    )

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.komi_high < self.komi_low:
            raise self.error(
                "komi_high",
                f" must be at least komi_low ({self.komi_low:g}), not {self.komi_high:g}",
            )
        if self.margin and self.dynamic_komi != NO_DYNAMIC_KOMI:
            raise self.error(
                "margin",
                f" {self.margin:g} and dynamic komi {self.dynamic_komi} both choose the komi that "
                "the search believes in; set only one of them",
            )

    @property
    def has_dynamic_komi(self) -> bool:
        """Whether the search may believe in another komi than the game's."""
        return self.dynamic_komi != NO_DYNAMIC_KOMI or self.margin > 0.0

    @property
    def needs_rollouts(self) -> bool:
        """Whether the method uses the expected score of rollouts."""
        return self.dynamic_komi in (SS_R, SS_M)

    @property
    def needs_score(self) -> bool:
        """Whether the method uses the network's expected score."""
        return self.dynamic_komi in (SS_B, SS_M)

    @property
    def needs_grid(self) -> bool:
        """Whether the method reads more of a search than its root's winrate."""
        return self.has_dynamic_komi and self.dynamic_komi != VS_M

    @property
    def needs_curve(self) -> bool:
        """Whether the method uses the winrates at all komi."""
        return self.dynamic_komi == ML_DK


@dataclass(frozen=True)
class RootEstimate:
    """What a search, or a network alone, says of a position; Black's frame."""

    winrate: float
    """Black's winrate at the komi in use [0, 1]: the root's value v of VS."""
    rollout_score: float | None = None
    """Expected score of rollouts, without komi [points for Black]."""
    board_score: float | None = None
    """Expected score by the network, without komi [points for Black]."""
    labels: NDArray[np.floating] | None = None
    """float[K], ascending komi one point apart, the game's among them [points]."""
    winrates: NDArray[np.floating] | None = None
    """float[K], Black's winrate at each of `labels`: w_k of ML-DK, rollouts mixed in if any."""


@dataclass(frozen=True)
class KomiTurn:
    """A move to play, as far as dynamic komi depends on it."""

    color: int
    """BLACK or WHITE: the player that the program plays, whose move it is."""
    game_komi: float
    """Real komi of the game, handicap compensation included [points to White]: k0."""
    komi: float
    """Komi in use: that of the player's last search, or the game's at its first move [points]."""
    move_number: int
    """Ordinal number i of the move to play, from 1."""
    points: int
    """Points B of the board."""


def check_curve(settings: DynamicKomiSettings, kind: int, has_ownership: bool) -> None:
    """Check that a network's answers are enough for the method.

    Parameters
    ----------
    kind
        Kind of the network's curves, see `engine.search.value.kinds`.
    has_ownership
        Whether the network predicts who owns each point.

    Raises
    ------
    SettingsError
        ML-DK with a network that gives one winrate for all komi, or SS-B and SS-M with one that
        gives neither a score nor ownership.
    """
    if settings.needs_curve and kind == FLAT:
        raise SettingsError(
            "dynamic komi ml-dk needs winrates at several komi, but this network gives one "
            "winrate; choose vs-m or ss-r"
        )
    if settings.needs_score and not knows_score(kind) and not has_ownership:
        raise SettingsError(
            f"dynamic komi {settings.dynamic_komi} needs a score or the owners of points, but this "
            "network gives neither; choose vs-m or ss-r"
        )


def komi_rate(settings: DynamicKomiSettings, move_number: int, points: int) -> float:
    """Return the komi rate 1 / (1 + exp(c (i / B - s))): near 1 early in a game, near 0 late.

    The score-based methods use the same rate; the paper only says that theirs falls during a game.
    """
    phase = move_number / points - settings.komi_phase
    return 0.5 - 0.5 * math.tanh(0.5 * settings.komi_decay * phase)


def nearest_komi(
    labels: NDArray[np.floating],
    winrates: NDArray[np.floating],
    game_komi: float,
    low: float,
    high: float,
) -> float:
    """Return the komi nearest to the game's at which Black's winrate enters an interval.

    Parameters
    ----------
    labels, winrates : float[K]
        Ascending komi, and Black's falling winrates there.
    game_komi
        k0, one of `labels`.
    low, high
        The interval (l, u) of the paper.

    Returns
    -------
    float
        k0 if its winrate is in the interval. Else the nearest smaller komi with w >= l if the
        winrate is too low, the nearest larger one with w <= u if it is too high, or the last komi
        of that side if no winrate gets there.

    Notes
    -----
    Lines 8 to 14 of the paper's procedure. Its line 9 looks for w_k >= l and w_(k-1) < l, which no
    row that falls in k has; by its text, "the closest komi", w_(k+1) < l is meant. In line 11,
    w_k <= u and w_(k-1) > u, there is no such slip.
    """
    at = int(np.argmin(np.abs(labels - game_komi)))
    if winrates[at] < low:
        while at > 0 and winrates[at] < low:
            at -= 1
    else:
        while at < len(labels) - 1 and winrates[at] > high:
            at += 1
    return float(labels[at])


def komi_to_win_by(margin: float, komi: float, color: int) -> float:
    """Return the komi at which a player wins who wins by a margin at `komi` [points to White]."""
    return komi + color * margin


def next_komi(settings: DynamicKomiSettings, estimate: RootEstimate, turn: KomiTurn) -> float:
    """Return the komi in which the player's next search believes [points to White].

    Parameters
    ----------
    estimate
        Of the position of the player's last search, or at its first move of the position to play.

    Returns
    -------
    float
        At most `komi_most` points away from the game's.

    Raises
    ------
    SettingsError
        The method needs what the estimate lacks.

    Notes
    -----
    With k the komi in use, k0 the game's and c the komi rate (the paper, Dynamic komi):

    - SS: k + c E[score]. A score counts the komi in use, so this is k + c (E[board] - k): a step
      towards the even game. It is the same for both colors.
    - VS: k + 1 if the player's winrate is above the interval, k - 1 if below. For White komi count
      the other way: k - 1 if White's winrate is above, k + 1 if below.
    - ML-DK: k0 + c (k - k0), where k is the nearest komi to k0 with a winrate in the interval, see
      `nearest_komi`; for White on the mirrored table, with White's winrates along -k.
    """
    if settings.dynamic_komi == NO_DYNAMIC_KOMI:
        return komi_to_win_by(settings.margin, turn.game_komi, turn.color)
    sign = 1.0 if turn.color == BLACK else -1.0
    rate = komi_rate(settings, turn.move_number, turn.points)
    low, high = settings.komi_low, settings.komi_high
    if settings.dynamic_komi == VS_M:
        winrate = estimate.winrate if turn.color == BLACK else 1.0 - estimate.winrate
        step = float(winrate > high) - float(winrate < low)
        komi = turn.komi + sign * step * settings.komi_step
    elif settings.dynamic_komi == ML_DK:
        labels, winrates = estimate.labels, estimate.winrates
        if labels is None or winrates is None:
            raise _lacking(settings, "winrates at several komi")
        if turn.color != BLACK:
            labels, winrates = -labels[::-1], 1.0 - winrates[::-1]
        entered = sign * nearest_komi(labels, winrates, sign * turn.game_komi, low, high)
        komi = turn.game_komi + (entered - turn.game_komi) * rate
    else:
        komi = turn.komi + rate * (_expected_score(settings, estimate) - turn.komi)
    most = settings.komi_most
    return min(max(komi, turn.game_komi - most), turn.game_komi + most)


def _expected_score(settings: DynamicKomiSettings, estimate: RootEstimate) -> float:
    """Return the expected score without komi by the method's sources [points for Black]."""
    share = {SS_R: 0.0, SS_B: 1.0, SS_M: settings.komi_mix}[settings.dynamic_komi]
    score = 0.0
    if settings.needs_score:
        if estimate.board_score is None:
            raise _lacking(settings, "the network's expected score")
        score += share * estimate.board_score
    if settings.needs_rollouts:
        if estimate.rollout_score is None:
            raise _lacking(settings, "the expected score of rollouts")
        score += (1.0 - share) * estimate.rollout_score
    return score


def _lacking(settings: DynamicKomiSettings, what: str) -> SettingsError:
    return SettingsError(
        f"dynamic komi {settings.dynamic_komi} needs {what}; choose another method"
    )
