"""People whom KataGo's "human" network imitates, and how a move is drawn as they would play.

The draw follows the two configurations that KataGo publishes for its human network, of a 5-kyu
player and of a 9-dan player with a search (`gtp_human5k_example`, `gtp_human9d_search_example`):
the network's policy, in which unlikely moves become still less likely and, for strong players,
moves that lose more than such players would.
"""

from __future__ import annotations

import math
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.base.errors import SettingsError
from engine.base.translation import tr
from engine.go.board import BLACK
from engine.network.runners.katago_metadata import metadata_of

HUMAN_RANKS: Final = (*(f"{n}k" for n in range(20, 0, -1)), *(f"{n}d" for n in range(1, 10)))
"""Ranks of amateurs that the network knows, the weakest first."""
HUMAN_YEARS: Final = (*range(1850, 1950, 25), *range(1950, 2021, 5), 2023)
"""Years of professional games on offer; the network knows every year from 1800 to 2023."""
NOBODY: Final = "none"
"""Name of no people: the agent plays as it searches."""
HUMAN_VISITS: Final = 40
"""Visits of the search that decides when to pass and to resign (KataGo's example)."""
RARE: Final = 0.01
"""Probability below which the temperature makes moves less likely (KataGo's example)."""
_EARLY, _LATE = 0.85, 0.7
"""Temperature at the start and at the end of a game (KataGo's example)."""
_HALF_LIFE: Final = 80.0
"""Moves on 19x19 in which half of the way from the first temperature to the last is gone."""
_LAMBDA_9D: Final = 0.06
"""Loss of utility that makes a move e times less likely for a 9-dan player (KataGo's example)."""
_NO_LAMBDA: Final = HUMAN_RANKS.index("5k")
"""Rank up to which losses don't count (KataGo's example)."""
SCORE_WEIGHT: Final = 0.3
"""Largest utility of the score, beside 1 for the win (KataGo's example)."""


def profile_of(people: str) -> str:
    """Return KataGo's profile for a rank like 5k, a year like 1985, or the name of a profile.

    Raises
    ------
    SettingsError
        The network does not know them.
    """
    if people in HUMAN_RANKS:
        return f"rank_{people}"
    profile = f"proyear_{people}" if people.isdecimal() else people
    try:
        metadata_of(profile, BLACK, 361)
    except SettingsError:
        raise SettingsError(
            tr(
                "{people!r:.40} names no players; use a rank from 20k to 9d, the year of "
                "professionals from 1800 to 2023, or a profile of KataGo like preaz_5k",
                people=people,
            )
        ) from None
    return profile


def next_rank(rank: str) -> str:
    """Return the rank two above, which a player reaches next; of the highest ranks the highest."""
    return HUMAN_RANKS[min(HUMAN_RANKS.index(rank) + 2, len(HUMAN_RANKS) - 1)]


def loss_scale(profile: str) -> float | None:
    """Return the loss of utility that makes a move e times less likely; None: losses don't count.

    KataGo publishes it for two kinds of players: 0.06 for 9 dan, none for 5 kyu. Between them it
    doubles with each rank below 9 dan here, so that it fades out. Professionals have that of 9 dan.
    """
    rank = profile.rpartition("_")[2]
    if rank not in HUMAN_RANKS:
        return _LAMBDA_9D
    place = HUMAN_RANKS.index(rank)
    if place <= _NO_LAMBDA:
        return None
    return float(_LAMBDA_9D * 2.0 ** (len(HUMAN_RANKS) - 1 - place))


def utilities(
    winrate: NDArray[np.float64], lead: NDArray[np.float64], size: int
) -> NDArray[np.float64]:
    """Return the utility of positions: from -1 to 1 for the win, and a little for the score.

    Parameters
    ----------
    winrate, lead
        Of the player who judges, at the komi of the game [0, 1] and [points].
    size
        Board size [points per side].
    """
    score = 2.0 / math.pi * np.arctan(np.nan_to_num(lead) / (2.0 * size))
    return np.asarray(2.0 * winrate - 1.0 + SCORE_WEIGHT * score)


def human_chances(
    policy: NDArray[np.float32],
    utility: NDArray[np.float64] | None,
    ply: int,
    size: int,
    profile: str,
) -> NDArray[np.float64]:
    """Return the chances by which one of the people plays each point; a pass is never drawn.

    Parameters
    ----------
    policy : float32[A]
        How likely the people are to play each move.
    utility : float64[A] or None
        Utility after each move for the player to move; NaN for moves that were not judged, which
        are left out. None: losses don't count.
    ply
        Moves played so far.
    size
        Board size [points per side].

    Returns
    -------
    float64[N]
        They sum to 1; all 0 if only the pass is left.
    """
    chances = policy[:-1].astype(np.float64)
    scale = loss_scale(profile)
    if utility is not None and scale is not None:
        judged = np.where(chances > 0.0, utility[:-1], np.nan)
        if np.isfinite(judged).any():
            lost = np.nanmax(judged) - judged
            chances = chances * np.where(
                np.isfinite(judged), np.exp(-np.nan_to_num(lost) / scale), 0.0
            )
    total = chances.sum()
    if total <= 0.0:
        return np.zeros_like(chances)
    chances /= total
    halves = ply / _HALF_LIFE * 19.0 / size
    temperature = _LATE + (_EARLY - _LATE) * 0.5**halves
    rare = RARE * (chances / RARE) ** (1.0 / temperature)
    chances = np.where(chances < RARE, rare, chances)
    return np.asarray(chances / chances.sum())
