"""Cells of handicap tables: the games of each column, and the methods of dynamic komi.

The tables are Tables 4 and 5 of the paper on multi-labelled value networks (Wu et al. 2017).

Handicap 0 means even games with both colors, at the komi of the settings. Handicap 1 means that
Black plays first at komi 0.5, without stones. From 2 on Black has that many stones before White's
first move, at komi 0.5. In the paper Black may "place h stones first with a komi of 0.5 before
White makes the first move". With one stone this is Black's first move, so H1 is the same game here
and there.
"""

from __future__ import annotations

from typing import Final

from engine.base.translation import tr
from engine.match.contest_settings import ContestSettings

HANDICAPS: Final = (0, 1, 2, 3, 4)
"""Columns of the paper's Tables 4 and 5."""
MOST_HANDICAP: Final = 9
"""Largest handicap of a table [stones]."""
CELL_GAMES: Final = 250
"""Games of a cell in the paper's tables."""
CELL_SETTINGS: Final = (
    "visits", "lambda_", "temperature", "temperature_plies", "komi", "opening", "opening_plies",
    "opening_temperature", "at_once", "games", "placement", "compensation", "play_out", "seed",
    "start_s", "answer_s", "thinking",
)  # fmt: skip
"""Settings of contests that a table can choose."""
METHODS: Final = {
    "none": tr("No dynamic komi"),
    "ss-r": "SS-R",
    "ss-b": "SS-B",
    "ss-m": "SS-M",
    "vs-m": "VS-M",
    "ml-dk": "ML-DK",
}
"""Names of rows with a method of dynamic komi, by the agent's `dynamic_komi` (Table 5)."""


def cell_settings(settings: ContestSettings, handicap: int) -> ContestSettings:
    """Return the settings of the games of a column.

    Parameters
    ----------
    settings
        Settings of the even games. The other columns have the komi of handicap games.

    Raises
    ------
    SettingsError
        The settings are impossible for games with handicap.
    """
    return settings.replace(handicap=handicap, komi=settings.komi if handicap == 0 else "")


def column_name(handicap: int) -> str:
    """Return the heading of a column: Even, H1, H2..."""
    return f"H{handicap}" if handicap else "Even"
