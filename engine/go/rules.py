"""The rules of a game, and the names of rule sets in game records."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from engine.base.settings import Settings, setting
from engine.base.translation import tr
from engine.go.board import MAX_SIZE, MIN_SIZE

PERFECT_SCORES: Final = {2: 1, 3: 9, 4: 2, 5: 25, 6: 4, 7: 9}
"""Area score of the empty board under perfect play [points for Black], by board size. 2x2 is proven
by `engine.solver.solve`, 7x7 is stated in the SAI paper, the others are the accepted values."""


@dataclass(frozen=True, kw_only=True)
class Rules(Settings):
    """Rules of one game; the defaults are area scoring with positional superko, no suicide."""

    size: int = setting(19, "board size", low=MIN_SIZE, high=MAX_SIZE, unit="points per side")
    komi: float = setting(
        7.5, "points White gets besides those for handicap", low=-1000, high=1000, unit="points"
    )
    superko: str = setting(
        "positional",
        "which positions may not come back: any earlier board, a board with the same player to "
        "move, or only the one before (simple ko)",
        choices=("positional", "situational", "simple"),
    )
    suicide: bool = setting(False, "whether suicide of two or more stones is legal")
    scoring: str = setting(
        "area",
        "area: stones and surrounded points; territory: surrounded points and prisoners",
        choices=("area", "territory"),
    )
    handicap: int = setting(0, "handicap stones", low=0, high=MAX_SIZE**2, unit="stones")
    handicap_bonus: str = setting(
        "none",
        "points White gets for handicap stones besides komi",
        choices=("none", "stones", "stones-1"),
    )
    name: str = setting("", "name of the rules as in the game record")

    @property
    def counts_as_it_stands(self) -> bool:
        """Whether all stones on the board count as alive (Tromp-Taylor); under other rules the
        players agree on the dead stones."""
        return self.name == "tromp-taylor"

    @property
    def compensation(self) -> float:
        """Points that White gets for handicap stones besides komi."""
        if self.handicap_bonus == "none":
            return 0.0
        return float(max(self.handicap - (self.handicap_bonus == "stones-1"), 0))

    @property
    def white_bonus(self) -> float:
        """Points subtracted from Black's area score: komi and handicap compensation."""
        return self.komi + self.compensation


RULE_SETS: Final[dict[str, dict[str, Any]]] = {
    "tromp-taylor": {"suicide": True},
    "chinese": {"handicap_bonus": "stones"},
    "japanese": {"superko": "simple", "scoring": "territory"},
    "korean": {"superko": "simple", "scoring": "territory"},
    "aga": {"superko": "situational", "handicap_bonus": "stones-1"},
    "new-zealand": {"superko": "situational", "suicide": True},
    "ing": {"superko": "situational", "suicide": True},
}
"""Settings of each known rule set that differ from the defaults."""

_ALIASES: Final = {
    "tromptaylor": "tromp-taylor",
    "tt": "tromp-taylor",
    "logical": "tromp-taylor",
    "chinese": "chinese",
    "cn": "chinese",
    "china": "chinese",
    "chineseogs": "chinese",
    "chinesekgs": "chinese",
    "cga": "chinese",
    "zhongguo": "chinese",
    "中国": "chinese",
    "中國": "chinese",
    "중국": "chinese",
    "japanese": "japanese",
    "jp": "japanese",
    "jpn": "japanese",
    "japan": "japanese",
    "nihon": "japanese",
    "nihonkiin": "japanese",
    "territory": "japanese",
    "日本": "japanese",
    "일본": "japanese",
    "korean": "korean",
    "kr": "korean",
    "korea": "korean",
    "韩国": "korean",
    "韓国": "korean",
    "韓國": "korean",
    "한국": "korean",
    "aga": "aga",
    "american": "aga",
    "bga": "aga",
    "british": "aga",
    "french": "aga",
    "ffg": "aga",
    "nz": "new-zealand",
    "newzealand": "new-zealand",
    "ing": "ing",
    "goe": "ing",
    "inggoe": "ing",
}


def canonical_name(ru: str) -> str:
    """Return this program's name for an SGF `RU` value; "" if the value is unknown."""
    letters = "".join(c for c in ru.lower() if c.isalpha())
    for ending in ("rules", "rule", "scoring", "counting", "规则", "規則", "ルール", "규칙"):
        letters = letters.removesuffix(ending)
    return _ALIASES.get(letters, "")


def display_name(name: str) -> str:
    """Return the name of a rule set for people, given `Rules.name`."""
    names = {
        "chinese": tr("Chinese"),
        "japanese": tr("Japanese"),
        "korean": tr("Korean"),
        "aga": "AGA",
        "new-zealand": tr("New Zealand"),
        "tromp-taylor": "Tromp\u2013Taylor",
    }
    return names.get(name, name[:1].upper() + name[1:])


def rules_from_sgf(ru: str | None, size: int, komi: float, handicap: int) -> Rules:
    """Return the rules of a game record.

    If the SGF property `ru` is missing or unknown, the defaults of `Rules` apply and the name is
    kept unchanged. `komi` excludes handicap compensation; `handicap` is the number of stones.

    Raises
    ------
    SettingsError
        The size or komi is out of range.
    """
    text = (ru or "").strip()
    name = canonical_name(text)
    return Rules(
        size=size, komi=komi, handicap=handicap, name=name or text, **RULE_SETS.get(name, {})
    )
