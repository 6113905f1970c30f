"""Rules by name, of the JSON analysis protocol (also as an object) and for Python scripts."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from engine.base.errors import SettingsError
from engine.base.suggestion import suggestion
from engine.go.rules import RULE_SETS, Rules, RuleSet, parse_rules, rule_set_of_parts

_PLAIN_CHINESE: Final = ("chinese", "cn", "china")
"""Names under which KataGo has simple ko; the text of the rules forbids repetition, and the game
records and servers that name them do, too."""


def named_rules(description: Any) -> RuleSet:
    """Return the rules of a text, see `parse_rules`, or of a JSON object.

    Raises
    ------
    SettingsError
        The text or a part of the object is unknown.
    """
    if not isinstance(description, str):
        if not isinstance(description, dict):
            raise SettingsError("Must be the name of a rule set or an object")
        return rule_set_of_parts(description)
    rules = parse_rules(description)
    letters = "".join(c for c in description.lower() if c.isalnum()).removesuffix("rules")
    if rules is None:
        hint = suggestion(description.strip(), RULE_SETS, "")
        raise SettingsError(f"Unknown rules {description[:60]!r}", hint=hint)
    return replace(rules, superko="simple") if letters in _PLAIN_CHINESE else rules


def board_rules(name: str | Rules, size: int, komi: float) -> Rules:
    """Return the rules of a name for a board size and komi.

    Parameters
    ----------
    name
        What game records may hold, such as "tromp-taylor", "chinese", "japanese" or KataGo's short
        form (`koSIMPLEscoreAREAtaxNONEsui0`); see `parse_rules`. Or rules whose size and komi are
        replaced.
    size
        Points per side.
    komi
        Points to White.

    Raises
    ------
    SettingsError
        The name is unknown, the rules can't be played here, or size or komi are out of range.
    """
    if isinstance(name, Rules):
        return name.replace(size=size, komi=komi)
    found = parse_rules(name)
    if found is None:
        raise SettingsError(f"Unknown rules {name[:60]!r}", hint=suggestion(name, RULE_SETS))
    if found.missing():
        raise SettingsError(found.missing())
    return found.applied_to(Rules(size=size, komi=komi), found.name)
