"""Settings of contests; imports no compiled code, so that forms load quickly.

The cells of a handicap table are contests, too (Tables 4 and 5 of the paper on multi-labelled value
networks, Wu et al. 2017): handicap 0 means even games with both colors, at the komi of the
settings. Handicap 1 means that Black plays first at komi 0.5, without stones. From 2 on Black has
that many stones before White's first move, at komi 0.5. In the paper Black may "place h stones
first with a komi of 0.5 before White makes the first move". With one stone this is Black's first
move, so H1 is the same game here and there.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from engine.base.errors import SettingsError
from engine.base.plugins import Hook
from engine.base.settings import setting
from engine.base.translation import tr
from engine.catalog.hooks import PAPERS
from engine.games.settings import MatchSettings
from engine.go.rules import PERFECT_SCORES, Rules
from engine.record.handicap import format_komi, handicap_points, usual_komi
from engine.search.settings import MANY_VISITS

OPEN_RANGE: Final = (0.1, 0.9)
"""Accepted winrates of Black after an opening if perfect play is unknown."""
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


@dataclass(frozen=True, kw_only=True)
class ContestSettings(MatchSettings):
    """How players meet in `sai-engine match` and `sai-engine tournament`."""

    komi: str = setting(
        "",
        "Komi of the games in turn, like `8.5 9.5`; empty = 0.5 in handicap games, else on both "
        "sides of perfect play where that is known, else the komi of the rules.",
    )
    games: int = setting(
        20,
        "Games of each pair; rounded up, so that every opening comes with every komi and color.",
        low=1,
        high=1_000_000,
    )
    side: str = setting(
        "both",
        "Color of the first player of a pair: both in turn, black, white, or hold: the side that "
        "wins with perfect play at the komi of the game.",
        choices=("both", "black", "white", "hold"),
    )
    handicap: int = setting(
        0,
        "Handicap of every game: 0 = none; 1 = Black only plays first, at komi 0.5; 2 to 9 = that "
        "many black stones before White's first move.",
        low=0,
        high=9,
        unit="stones",
        source="multi-labelled values",
    )
    handicap_for: str = setting(
        "second",
        "Player of a pair who is Black in every game with handicap: the second one named, or the "
        "first.",
        choices=("second", "first"),
        source="multi-labelled values",
    )
    placement: str = setting(
        "fixed",
        "Handicap stones: fixed on their customary points, or free, placed by the player of Black.",
        choices=("fixed", "free"),
    )
    compensation: str = setting(
        "none",
        "Points that White gets for handicap stones besides komi: none, or stones, one for each "
        "as in Chinese rules.",
        choices=("none", "stones"),
    )
    fair_komi: str = setting(
        "",
        "Score of perfect play on the empty board, for side hold; empty = the known one, up to "
        "7x7.",
    )
    judge: str = setting(
        "",
        "Network that checks drawn openings at every komi: a file, or the name of a known one; "
        "empty = for openings that keep the value, the strongest KataGo network available.",
        names="network",
    )
    judge_visits: int = setting(
        MANY_VISITS, "Visits of the judge's search at each komi.", low=1, high=100_000
    )
    opening_sure: float = setting(
        0.95,
        "Lowest winrate by the judge's search that the side that wins with perfect play may have.",
        low=0.5,
        high=1,
    )
    opening_range: str = setting(
        "",
        "Smallest and largest winrate of Black, searched by the judge, after an opening at each "
        "komi, like `0.3 0.7`; empty = by opening_sure where perfect play is known, else "
        "`0.1 0.9`.",
    )
    play_out: bool = setting(
        False,
        "Our players answer a pass only when nothing is left to play for, so that programs which "
        "pass with dead stones on the board get a chance to capture them.",
    )
    sprt: str = setting(
        "",
        "Two Elo differences like `0 35`: stop as soon as the games say which one fits the first "
        "player better (5 percent errors); empty = play all games. Matches only.",
    )
    tree: str = setting(
        "fresh",
        "Search tree of our players: fresh for every move; game: kept during a game, every move "
        "adds its visits to what is known of the position; games: kept over all games of a pair "
        "at one komi, which are played one after the other.",
        choices=("fresh", "game", "games"),
        source="GoCSE392 7.0.2.2 (training tournament)",
    )
    seed: int = setting(0, "Seed of all games and openings.", low=0, high=2**31 - 1)
    start_s: float = setting(
        600.0,
        "Time limit of another program for its first answer; some tune themselves when they start.",
        low=0.1,
        high=86_400,
        unit="s",
    )
    answer_s: float = setting(
        120.0, "Time limit of another program for a move; exceeding it loses the game.",
        low=0.1, high=86_400, unit="s",
    )  # fmt: skip
    thinking: int = setting(
        0, "Moves of other programs computed at the same time; 0 = as many as cores.",
        low=0, high=1024,
    )  # fmt: skip

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.sprt_elo() is not None and self.tree == "games":
            raise self.error(
                "sprt",
                tr(" needs independent games, but tree `games` lets each learn from the last"),
            )
        self._numbers("fair_komi", (0, 1), "9")
        self.opening_bounds(0.0, 19)
        if self.handicap:
            self._check_handicap()

    def _check_handicap(self) -> None:
        """Refuse settings that are impossible in games with handicap."""
        if self.side != "both":
            words = tr(" can't be chosen in handicap games; --handicap-for says who is Black")
            raise self.error("side", words)
        policy = self.opening == "policy" and not self.judge
        if self.opening != "none" and not policy:
            words = tr(
                " of handicap games can be none, or policy without a judge: checked openings are "
                "for even games"
            )
            raise self.error("opening", words)
        if self.placement == "free" and self.handicap >= 2:
            if self.opening != "none":
                words = tr(" needs handicap stones on fixed points, not free ones")
                raise self.error("opening", words)
            if self.tree == "games":
                words = tr(" `games` needs handicap stones on fixed points, not free ones")
                raise self.error("tree", words)

    def opening_bounds(self, komi: float, size: int) -> tuple[float, float]:
        """Return the lowest and highest winrate of Black accepted after an opening at a komi.

        Raises
        ------
        SettingsError
            `opening_range` is no range of winrates.
        """
        bounds = self._numbers("opening_range", (0, 2), "0.3 0.7")
        if bounds:
            if not 0.0 <= bounds[0] < bounds[1] <= 1.0:
                raise self.error(
                    "opening_range",
                    tr(
                        " needs two winrates from 0 to 1, the smaller first, not {value!r:.40}",
                        value=self.opening_range,
                    ),
                )
            return bounds[0], bounds[1]
        fair = self.fair(size)
        if fair is None or komi == fair:
            return OPEN_RANGE
        sure = self.opening_sure
        return (sure, 1.0) if komi < fair else (0.0, round(1.0 - sure, 9))

    def sprt_elo(self) -> tuple[float, float] | None:
        """Return the two Elo differences of the sequential test; None without a test.

        Raises
        ------
        SettingsError
            They are no numbers, or not in ascending order.
        """
        values = self._numbers("sprt", (0, 2), "0 35")
        if not values:
            return None
        if values[0] >= values[1]:
            raise self.error(
                "sprt",
                tr(" needs the smaller difference first, not {value!r:.40}", value=self.sprt),
            )
        return values[0], values[1]

    def _numbers(self, name: str, counts: tuple[int, ...], example: str) -> tuple[float, ...]:
        """Parse the numbers of an option, which are separated by spaces or commas."""
        text: str = getattr(self, name)
        try:
            values = tuple(float(word) for word in text.replace(",", " ").split())
            if len(values) in counts and all(abs(value) <= 5000.0 for value in values):
                return values
        except ValueError:
            pass
        raise self.error(
            name, tr(" must be like `{example}`, not {words!r:.40}", example=example, words=text)
        )

    def fair(self, size: int) -> float | None:
        """Return the score of perfect play on the empty board [points]; None if unknown."""
        if self.fair_komi:
            return float(self.fair_komi)
        score = PERFECT_SCORES.get(size)
        return None if score is None else float(score)

    def contest_komi(self, size: int) -> tuple[float, ...]:
        """Return the komi of the games in turn.

        By default 0.5 in handicap games, else on both sides of a known fair komi.
        """
        rules, fair = Rules(size=size), self.fair(size)
        if not self.komi and self.handicap:
            return (usual_komi(size, self.handicap),)
        if not self.komi and fair is not None:
            return (fair - 0.5, fair + 0.5)
        return self.komi_values(rules)

    def check_komi(self, size: int) -> None:
        """Refuse komi that decide every game of a new contest, or that no game can have.

        Contests on the disk may have them.

        Raises
        ------
        SettingsError
            A komi is beyond the points of the board by more than half a point, or no multiple of
            half a point.
        """
        most = size * size + 0.5
        for komi in self.contest_komi(size):
            if abs(komi) > most or not (2.0 * komi).is_integer():
                raise self.error(
                    "komi",
                    tr(
                        " must be from {low:g} to {high:g} on {size}x{size}, in steps of 0.5, not "
                        "{komi:g}",
                        low=-most,
                        high=most,
                        size=size,
                        komi=komi,
                    ),
                )

    def sides(self, komi: float, size: int) -> tuple[bool, ...]:
        """Return for each game of one opening and komi whether a pair's first player has Black.

        Raises
        ------
        SettingsError
            The winner of perfect play is unknown.
        """
        if self.handicap:
            return (self.handicap_for == "first",)
        if self.side != "hold":
            return {"both": (True, False), "black": (True,), "white": (False,)}[self.side]
        fair = self.fair(size)
        if fair is None:
            raise SettingsError(
                tr(
                    "the score of perfect play is not known on {size}x{size}, which "
                    "side `hold` needs; choose another side or, in a terminal, give --fair-komi",
                    size=size,
                )
            )
        if komi == fair:
            raise SettingsError(
                tr(
                    "perfect play draws at komi {komi}; side `hold` needs another komi",
                    komi=format_komi(komi),
                )
            )
        return (komi < fair,)

    def unused(self) -> dict[str, str]:
        """Return the options that change nothing beside the others, each with the reason."""
        policy, value = self.opening == "policy", self.opening == "value"
        needs = {
            "--opening policy or value": (policy or value, ("opening_plies", "judge")),
            "--opening policy": (policy, ("opening_temperature",)),
            "--opening value": (value, ("opening_loss",)),
            "--opening recorded": (self.opening == "recorded", ("opening_file",)),
            "drawn openings that a judge checks": (
                value or (policy and bool(self.judge)),
                ("judge_visits", "opening_sure", "opening_range"),
            ),
            "--handicap": (self.handicap > 0, ("handicap_for",)),
            "handicap stones": (self.stones > 0, ("placement", "compensation")),
        }
        return {
            name: f"without {need}"
            for need, (is_met, names) in needs.items()
            if not is_met
            for name in names
        }

    @property
    def stones(self) -> int:
        """Number of handicap stones on the board before the first move; none with handicap 1."""
        return self.handicap if self.handicap >= 2 else 0

    def fixed_stones(self, size: int) -> tuple[int, ...]:
        """Return the points of the handicap stones if they are fixed, else nothing.

        Raises
        ------
        SettingsError
            The board has no customary points for so many stones, or no room.
        """
        if self.stones >= size * size:
            raise SettingsError(
                tr(
                    "a {size}x{size} board has no room for {stones} handicap stones; choose fewer",
                    size=size,
                    stones=self.stones,
                )
            )
        if not self.stones or self.placement == "free":
            return ()
        points = tuple(sorted(handicap_points(size, self.stones)))
        if not points:
            raise SettingsError(
                tr(
                    "{size}x{size} has no customary points for {stones} handicap stones; "
                    "choose free placement or another number",
                    size=size,
                    stones=self.stones,
                )
            )
        return points

    def game_rules(self, size: int, komi: float) -> Rules:
        """Return the rules of the games at a komi, with their handicap and its compensation."""
        rules = Rules(size=size, komi=komi, handicap=self.stones)
        if self.stones and self.compensation != "none":
            return rules.replace(name="chinese", handicap_bonus=self.compensation)
        return rules


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


@dataclass(frozen=True)
class ContestKind:
    """A kind of contest: values for some of its settings."""

    about: str
    """Description in a few words."""
    values: Mapping[str, Any]
    """Settings by name; those that the user sets by name take precedence."""


CONTEST_KINDS: Final[Hook[ContestKind]] = Hook(PAPERS)
"""Kinds by name."""
