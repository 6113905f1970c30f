"""The description of the players for KataGo's "human" networks, by one of KataGo's profiles.

Names: `rank_5k`, `rank_1d_3d` (Black's and White's rank), `preaz_9d` (before programs changed
openings), `proyear_1985`; ranks go from 20k to 9d.
"""

from __future__ import annotations

import datetime
import math
import re
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.base.errors import SettingsError
from engine.go.board import BLACK

DEFAULT_PROFILE: Final = "rank_9d"  # players imitated by "human" networks by default

METADATA: Final = 192  # numbers in a description

_BYO_YOMI: Final = 4
_UNKNOWN_TIME: Final = 0
_KGS: Final = 2
_GOGOD: Final = 5
_GO4GO: Final = 6
_RANKED: Final = re.compile(r"(rank|preaz)_(\d{1,2}[kd])(?:_(\d{1,2}[kd]))?")
_YEAR: Final = re.compile(r"proyear_(\d{4})")


def metadata_of(profile: str, color: int, points: int) -> NDArray[np.float32]:
    """Return the description of both players for the player to move, float32[192].

    Parameters
    ----------
    profile
        See the module's docstring.
    color
        Player to move.
    points
        Points of the board.

    Raises
    ------
    SettingsError
        There is no such profile.
    """
    ranked, year = _RANKED.fullmatch(profile), _YEAR.fullmatch(profile)
    if ranked:
        black, white = _inverse_rank(ranked[2]), _inverse_rank(ranked[3] or ranked[2])
        date = datetime.date(2020, 3, 1) if ranked[1] == "rank" else datetime.date(2016, 9, 1)
        time, unrated, source = _BYO_YOMI, 0.5, _KGS
    elif year and 1800 <= int(year[1]) <= 2023:
        black = white = 1
        date = datetime.date(int(year[1]), 6, 1)
        time, unrated = _UNKNOWN_TIME, 0.0
        source = _GOGOD if int(year[1]) <= 2020 else _GO4GO
    else:
        raise SettingsError(
            f"unknown profile of players {profile!r:.40}; known are names like rank_5k, preaz_9d "
            "and proyear_1985"
        )
    out = np.zeros(METADATA, np.float32)
    out[:2] = 1.0  # both are human
    own, other = (black, white) if color == BLACK else (white, black)
    out[6 : 6 + own] = 1.0
    out[40 : 40 + other] = 1.0
    out[74] = unrated
    out[75 + time] = 1.0
    main, period, periods = (1200.0, 30.0, 5.0) if time == _BYO_YOMI else (0.0, 0.0, 0.0)
    out[82] = 0.4 * (math.log(main + 60.0) - 6.5)
    out[83] = 0.3 * (math.log(period + 1.0) - 3.0)
    out[84] = 0.5 * (math.log(periods + 2.0) - 1.5)
    out[85] = 0.25 * (math.log(2.0) - 1.5)
    out[86] = 0.5 * math.log(points / 361.0)
    days = (date - datetime.date(1970, 1, 1)).days
    turns = 2.0 * math.pi * days / (7.0 * 80000.0 ** (np.arange(32) / 31.0))
    out[87:151:2], out[88:151:2] = np.cos(turns), np.sin(turns)
    out[151 + source] = 1.0
    return out


def _inverse_rank(text: str) -> int:
    """Return the number of a rank: 9d = 1, 1d = 9, 1k = 10, 20k = 29."""
    number, dan = int(text[:-1]), text.endswith("d")
    if not 1 <= number <= (9 if dan else 20):
        raise SettingsError(f"unknown rank {text!r}; ranks go from 20k to 9d")
    return 10 - number if dan else 9 + number
