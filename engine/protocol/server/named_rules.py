"""Parse rules of the JSON analysis protocol: the name of a rule set, or an object."""

from __future__ import annotations

import difflib
from dataclasses import dataclass
from typing import Any, Final

from engine.base.errors import SettingsError
from engine.go.rules import RULE_SETS, Rules

__all__ = ["NamedRules", "named_rules"]


@dataclass(frozen=True)
class NamedRules:
    """The rules of a query, without board size and komi."""

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

    @property
    def komi(self) -> float:
        """Komi of a query that names none [points to White]."""
        if self.button:
            return 7.0
        return 7.5 if self.scoring == "area" else 6.5

    def applied_to(self, rules: Rules, name: str = "") -> Rules:
        """Return these rules with the board, komi and handicap of `rules`."""
        return rules.replace(
            superko=self.superko,
            suicide=self.suicide,
            scoring=self.scoring,
            handicap_bonus=self.handicap_bonus,
            name=name,
        )

    def missing(self) -> str:
        """Return a sentence about unsupported rules; "" if all are supported."""
        parts = []
        if self.button:
            parts.append("the button")
        if self.tax != ("seki" if self.scoring == "territory" else "none"):
            parts.append(f"tax {self.tax.upper()} with {self.scoring} scoring")
        return f"{' and '.join(parts)} can't be played here" if parts else ""


def _as_in_records(name: str, **others: Any) -> NamedRules:
    """Return the rules that a game record of this name has, with others besides."""
    return NamedRules(**{**RULE_SETS[name], **others})


_NAMED: Final = {
    "tromptaylor": _as_in_records("tromp-taylor"),
    "chinese": _as_in_records("chinese", superko="simple"),  # KataGo's; the text forbids repetition
    "chineseogs": _as_in_records("chinese"),
    "chinesekgs": _as_in_records("chinese"),
    "japanese": _as_in_records("japanese", tax="seki"),
    "korean": _as_in_records("korean", tax="seki"),
    "stonescoring": NamedRules("simple", tax="all"),
    "ancientarea": NamedRules("simple", tax="all"),
    "ancientterritory": NamedRules("simple", scoring="territory", tax="all"),
    "aga": _as_in_records("aga"),
    "bga": _as_in_records("aga"),
    "french": _as_in_records("aga"),
    "agabutton": _as_in_records("aga", button=True),
    "newzealand": _as_in_records("new-zealand"),
    "nz": _as_in_records("new-zealand"),
    "ing": _as_in_records("ing"),
}

BONUSES: Final = {"0": "none", "N": "stones", "N-1": "stones-1"}
"""Compensation for handicap stones: the protocol's names, and `Rules.handicap_bonus`."""

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


def named_rules(description: Any) -> NamedRules:
    """Return the rules of a name, such as "japanese", or of a JSON object.

    Raises
    ------
    SettingsError
        The name or a part of the object is unknown.
    """
    if isinstance(description, str):
        letters = "".join(c for c in description.lower() if c.isalnum()).removesuffix("rules")
        if letters not in _NAMED:
            near = difflib.get_close_matches(letters, _NAMED, n=1)
            hint = f"; did you mean {near[0]!r}?" if near else ""
            raise SettingsError(f"Unknown rules {description[:60]!r}{hint}")
        return _NAMED[letters]
    if not isinstance(description, dict):
        raise SettingsError("Must be the name of a rule set or an object")
    values: dict[str, Any] = {}
    for name, value in description.items():
        if name in _WORDS:
            field, words = _WORDS[name]
            key = value.upper() if isinstance(value, str) else value
            if not isinstance(key, str) or key not in words:
                raise SettingsError(f"{name} must be one of {', '.join(words)}")
            values[field] = words[key]
        elif name in _SWITCHES:
            if not isinstance(value, bool):
                raise SettingsError(f"{name} must be true or false")
            values[_SWITCHES[name]] = value
        elif name not in _WITHOUT_EFFECT:
            raise SettingsError(f"Unknown part {name[:60]!r} of the rules")
    if values.get("scoring") == "territory":
        values.setdefault("tax", "seki")
    return NamedRules(**values)
