"""The rules of a game, and the names of rule sets in game records."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, Final

from engine.base.checked_json import decode_json
from engine.base.errors import EngineError, SettingsError
from engine.base.settings import Settings, setting
from engine.base.translation import tr
from engine.go.board import MAX_SIZE, MIN_SIZE

PERFECT_SCORES: Final = {2: 1, 3: 9, 4: 2, 5: 25, 6: 4, 7: 9}
"""Area score of the empty board under perfect play [points for Black], by board size. 2x2 is proven
by `engine.measure.solver.solve`, 7x7 is stated in the SAI paper, the others are the accepted
values."""


@dataclass(frozen=True, kw_only=True)
class Rules(Settings):
    """Rules of one game; the defaults are area scoring with positional superko, no suicide."""

    size: int = setting(19, "board size", low=MIN_SIZE, high=MAX_SIZE, unit="points per side")
    komi: float = setting(
        7.5,
        "points White gets besides those for handicap",
        low=-1000,
        high=1000,
        unit="points",
        schedule="",
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
    def board_kind(self) -> tuple[int, str]:
        """Size and scoring: games in which these are equal can share an evaluator of a network."""
        return self.size, self.scoring

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


@dataclass(frozen=True)
class RuleSet:
    """Rules that a text names, without board size, komi and handicap."""

    name: str = field(default="", compare=False)
    """This program's name for the set; "" if the rules were given part by part."""
    superko: str = "positional"
    """As in `Rules`."""
    suicide: bool = False
    """As in `Rules`."""
    scoring: str = "area"
    """As in `Rules`."""
    handicap_bonus: str = "none"
    """As in `Rules`."""
    button: bool = False
    """Whether the first pass is worth half a point; not supported by the search."""
    tax: str = "none"
    """Eyes that don't count: none, seki (as networks assume under territory scoring) or all."""
    spight: bool = False
    """Whether only the player who made a position is barred from it; played as situational."""

    @property
    def komi(self) -> float:
        """Komi of a query that names none [points to White]."""
        if self.button:
            return 7.0
        return 7.5 if self.scoring == "area" else 6.5

    def applied_to(self, rules: Rules, name: str = "") -> Rules:
        """Return these rules with the board, komi and handicap of `rules`."""
        return rules.replace(**self.settings, name=name)

    @property
    def settings(self) -> dict[str, Any]:
        """Values for the fields of `Rules` with the same names."""
        return {
            "superko": self.superko,
            "suicide": self.suicide,
            "scoring": self.scoring,
            "handicap_bonus": self.handicap_bonus,
        }

    def missing(self) -> str:
        """Return a sentence about unsupported rules; "" if all are supported."""
        parts = []
        if self.spight:
            parts.append(tr("the ko rule SPIGHT"))
        if self.button:
            parts.append(tr("the button"))
        if self.tax != ("seki" if self.scoring == "territory" else "none"):
            parts.append(
                tr("tax {tax} with {scoring} scoring", tax=self.tax.upper(), scoring=self.scoring)
            )
        if not parts:
            return ""
        return tr("{parts} can't be played here", parts=tr(" and ").join(parts))


_TERRITORY: Final = RuleSet(superko="simple", scoring="territory", tax="seki")
RULE_SETS: Final = {
    "tromp-taylor": RuleSet("tromp-taylor", suicide=True),
    "chinese": RuleSet("chinese", handicap_bonus="stones"),
    "japanese": replace(_TERRITORY, name="japanese"),
    "korean": replace(_TERRITORY, name="korean"),
    "aga": RuleSet("aga", superko="situational", handicap_bonus="stones-1"),
    "new-zealand": RuleSet("new-zealand", superko="situational", suicide=True),
    "ing": RuleSet("ing", superko="situational", suicide=True),
    "area": RuleSet("area"),
    "aga-button": RuleSet(
        "aga-button", superko="situational", handicap_bonus="stones-1", button=True
    ),
    "stone-scoring": RuleSet("stone-scoring", superko="simple", tax="all"),
    "ancient-territory": RuleSet(
        "ancient-territory", superko="simple", scoring="territory", tax="all"
    ),
}
"""Each known rule set by its name."""

_SPELLINGS: Final = {
    "aga-button": "aga button",
    "stone-scoring": "stone scoring|ancient area|old chinese|ancient chinese|古棋|古规",
    "ancient-territory": "ancient territory",
    "tromp-taylor": "tromp taylor|tt|logical",
    "chinese": "chinese ogs|chinese kgs|chinese|cn|chn|china|cga|zhongguo|中国|中國|중국",
    "japanese": "japanese|jp|jpn|jap|japan|nihon|nippon|日本|일본|日韩|日韓|한일",
    "korean": "korean|kr|kor|korea|hankuk|韩国|韓国|韓國|한국",
    "aga": "aga|american|bga|british|french|ffg|usgo",
    "new-zealand": "new zealand|nz",
    "ing": "ing goe|ing|goe|应氏|應氏|应昌期|應昌期|응씨",
}
"""Words that name each set, in the order in which they are looked for."""
_SCORING_WORDS: Final = {
    "area": "area|数子|數子|子空|면적",
    "territory": "territory|数目|數目|比目|目算|地合",
}
_FILLERS: Final = (
    "rules|rule|ruleset|scoring|counting|style|go|weiqi|baduk|igo|official|standard|simplified|"
    "concise|edition|version|rev|revised|association|assoc|federation|foundation|server|kiin|"
    "ki in|kiwon|sst|s|in|of|the|v|kgs|ogs|igs|pandanet|"
    "规则|規則|规定|規定|規約|规约|ルール|룰|규칙|방식|围棋|圍棋|囲碁|碁|바둑|棋院|기원|协会|協會|協会|협회|"
    "竞赛|競賽|比赛|官方|计点|計點|计目|计分|計分|계가|집|年|版|式|法|制|的"
)


def _any_of(words: str) -> re.Pattern[str]:
    """Return a pattern of some words; Latin ones match as a whole, also without their blanks."""
    return re.compile(
        "|".join(
            rf"(?<![a-z]){word.replace(' ', ' *')}(?![a-z])" if word.isascii() else word
            for word in words.split("|")
        )
    )


_NAMES: Final = {name: _any_of(words) for name, words in _SPELLINGS.items()}
_SCORINGS: Final = {kind: _any_of(words) for kind, words in _SCORING_WORDS.items()}
_FILLER: Final = _any_of(_FILLERS)
_PART: Final = re.compile(
    r"(?:komi(?P<komi>-?\d+(?:\.\d+)?)|ko(?P<ko>simple|positional|situational|spight)"
    r"|scor(?:e|ing)(?P<scoring>area|territory)|tax(?P<tax>none|seki|all)|sui(?P<suicide>[01])"
    r"|button(?P<button>[01])|whb(?P<whb>n-1|n|0)|fpok(?P<friendly>[01]))[\s,;_]*"
)
"""A part of the rules as KataGo writes them in game records: `koSIMPLEscoreAREAtaxNONEsui0`."""

BONUSES: Final = {"0": "none", "N": "stones", "N-1": "stones-1"}
"""Compensation for handicap stones: KataGo's names, and `Rules.handicap_bonus`."""
_WORDS: Final[dict[str, tuple[str, dict[str, str]]]] = {
    "ko": (
        "superko",
        {
            "SIMPLE": "simple",
            "POSITIONAL": "positional",
            "SITUATIONAL": "situational",
            "SPIGHT": "situational",
        },
    ),
    "scoring": ("scoring", {"AREA": "area", "TERRITORY": "territory"}),
    "tax": ("tax", {"NONE": "none", "SEKI": "seki", "ALL": "all"}),
    "whiteHandicapBonus": ("handicap_bonus", BONUSES),
}
_SWITCHES: Final = {
    "suicide": "suicide",
    "multiStoneSuicideLegal": "suicide",
    "hasButton": "button",
}
_WITHOUT_EFFECT: Final = {"friendlyPassOk"}


def rule_set_of_parts(parts: Mapping[str, Any]) -> RuleSet:
    """Return the rules that the fields of a JSON object give, as KataGo names them.

    Raises
    ------
    SettingsError
        A field is unknown, or has an unknown value.
    """
    values: dict[str, Any] = {}
    for name, value in parts.items():
        if name in _WORDS:
            key, words = _WORDS[name]
            word = value.upper() if isinstance(value, str) else value
            if not isinstance(word, str) or word not in words:
                raise SettingsError(f"{name} must be one of {', '.join(words)}")
            values[key] = words[word]
            values |= {"spight": True} if word == "SPIGHT" else {}
        elif name in _SWITCHES:
            if not isinstance(value, bool):
                raise SettingsError(f"{name} must be true or false")
            values[_SWITCHES[name]] = value
        elif name not in _WITHOUT_EFFECT:
            raise SettingsError(f"Unknown part {name[:60]!r} of the rules")
    if values.get("scoring") == "territory":
        values.setdefault("tax", "seki")
    return RuleSet(**values)


@lru_cache(maxsize=256)
def parse_rules(text: str) -> RuleSet | None:
    """Return the rules that a text names; None if it is empty or not understood.

    Used for game records (RU), GTP and the analysis protocol alike. A text is the name of a rule
    set in one of several languages ("AGA rules 1991", "日本棋院"), KataGo's short form
    (`koSIMPLEscoreTERRITORYtaxSEKIsui0`) or a JSON object with KataGo's fields. A name with other
    words beside it, such as "Japanese with komi bidding", is not understood.
    """
    text = unicodedata.normalize("NFKC", text).strip()
    if text.startswith("{"):
        try:
            return _named(rule_set_of_parts(decode_json(text, dict[str, Any])), text)
        except EngineError:
            return None
    short = _parse_short(text.lower())
    if short is not None:
        return short
    names, scoring, rest = _words_of(text)
    if rest or len(names) > 1 or len(scoring) > 1:
        return None
    if not names:
        return (
            RULE_SETS[{"area": "area", "territory": "japanese"}[scoring.pop()]] if scoring else None
        )
    found = RULE_SETS[names.pop()]
    agree = found.name == "aga" or scoring <= {found.scoring}  # AGA: both ways give one result
    return found if agree else None


def resembled_rules(text: str) -> RuleSet | None:
    """Return the one rule set whose name stands in a text that is not understood as a whole.

    None if there is no such name, or several.
    """
    names, scoring, _ = _words_of(unicodedata.normalize("NFKC", text))
    found = RULE_SETS[names.pop()] if len(names) == 1 else None
    return None if found is None or scoring - {found.scoring} else found


def _words_of(text: str) -> tuple[set[str], set[str], str]:
    """Return the rule sets and kinds of scoring that a text names, and the letters left over."""
    rest = " ".join("".join(c if c.isalpha() else " " for c in text[:200].lower()).split())
    names: set[str] = set()
    scoring: set[str] = set()
    for patterns, found in ((_NAMES, names), (_SCORINGS, scoring)):
        for name, pattern in patterns.items():
            rest, count = pattern.subn(" ", rest)
            found |= {name} if count else set()
    return names, scoring, _FILLER.sub(" ", rest).strip()


def _parse_short(text: str) -> RuleSet | None:
    """Return rules in KataGo's short form; None for other texts."""
    values: dict[str, str] = {}
    position = 0
    while position < len(text):
        match = _PART.match(text, position)
        if match is None:
            return None
        values |= {name: value for name, value in match.groupdict().items() if value is not None}
        position = match.end()
    if not values.keys() - {"komi", "friendly"}:
        return None
    words = {"ko": "ko", "scoring": "scoring", "tax": "tax", "whb": "whiteHandicapBonus"}
    parts: dict[str, Any] = {words[k]: v for k, v in values.items() if k in words}
    switches = {"suicide": "suicide", "button": "hasButton"}
    parts |= {switches[k]: v == "1" for k, v in values.items() if k in switches}
    return _named(rule_set_of_parts(parts), text)


def _named(rules: RuleSet, text: str) -> RuleSet:
    """Return rules given part by part, with the name of the set that they are, if there is one."""
    name = next((name for name, known in RULE_SETS.items() if known == rules), "")
    if name == "tromp-taylor" and re.search(r"fpok1|friendlyPassOk\W*true", text):
        return rules  # dead stones need not be captured
    return replace(rules, name=name)


def canonical_name(ru: str) -> str:
    """Return this program's name for an SGF `RU` value; "" if the value has none."""
    rules = parse_rules(ru)
    return "" if rules is None else rules.name


def display_name(name: str) -> str:
    """Return the name of a rule set for people, given `Rules.name`."""
    names = {
        "chinese": tr("Chinese"),
        "japanese": tr("Japanese"),
        "korean": tr("Korean"),
        "aga": "AGA",
        "new-zealand": tr("New Zealand"),
        "tromp-taylor": "Tromp\u2013Taylor",
        "aga-button": tr("AGA with button"),
        "area": tr("Area scoring"),
        "stone-scoring": tr("Stone scoring"),
        "ancient-territory": tr("Ancient territory scoring"),
    }
    return names.get(name, name[:1].upper() + name[1:])


def rules_from_sgf(ru: str | None, size: int, komi: float, handicap: int) -> Rules:
    """Return the rules of a game record.

    If the SGF property `ru` is missing or unknown, the defaults of `Rules` apply and the name is
    kept unchanged. `komi` excludes handicap compensation; `handicap` is the number of stones.
    Parts that can't be played here (`RuleSet.missing`) are left out.

    Raises
    ------
    SettingsError
        The size or komi is out of range.
    """
    text = (ru or "").strip()
    found = parse_rules(text) or RuleSet()
    return Rules(size=size, komi=komi, handicap=handicap, name=found.name or text, **found.settings)
