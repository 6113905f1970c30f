"""A line of the JSON analysis protocol, understood and checked.

What is wrong with a query is a `QueryError`, which names its field; what can be lived with is a
warning, and the query goes on.
"""

from __future__ import annotations

import json
import math
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Any, Final, NoReturn

import numpy as np
from numpy.typing import NDArray

from engine.analysis.request import Restriction
from engine.base.errors import SettingsError
from engine.go.board import BLACK, MAX_SIZE, MIN_SIZE, WHITE
from engine.go.rules import Rules, canonical_name
from engine.protocol.server.fields import (
    MOST_MOVES,
    QueryError,
    color_of,
    flag,
    listed,
    moves_of,
    number,
    restrictions_of,
    stones_of,
    whole_number,
)
from engine.protocol.server.named_rules import BONUSES, named_rules
from engine.protocol.server.options import Overrides, overrides_of

__all__ = ["MOVE_BYTES", "Query", "parse_line", "parse_query"]

MOVE_BYTES: Final = 2
"""Of one move in `Query.line`."""
MOST_KOMIS: Final = 1000
"""Komi of one query that winrates are asked for."""
MOST_WARNINGS: Final = 10
"""Unknown fields of one query that are named."""
_FLAGS: Final = (
    "includeOwnership",
    "includeOwnershipStdev",
    "includeMovesOwnership",
    "includePolicy",
    "includePVVisits",
)
_KNOWN: Final = {
    *("id", "action", "moves", "initialStones", "initialPlayer", "rules", "komi", "boardXSize"),
    *("boardYSize", "whiteHandicapBonus", "analyzeTurns", "maxVisits", "priority", "priorities"),
    *("rootPolicyTemperature", "avoidMoves", "allowMoves", "overrideSettings", "saiKomis"),
    *("reportDuringSearchEvery", "firstReportDuringSearchAfter", "analysisPVLen"),
    *_FLAGS,
}
_WITHOUT_EFFECT: Final = {
    "rootFpuReductionMax",
    "includeNoResultValue",
    "includeMovesOwnershipStdev",
}


@dataclass(frozen=True)
class Query:
    """Positions of one game to be analyzed."""

    id: str
    """Comes back in every answer."""
    rules: Rules
    """Size, ko rule, suicide, komi, compensation."""
    stones: NDArray[np.int8]
    """int8[N], the board that the moves start from."""
    to_play: int
    """Who is to move there."""
    colors: tuple[int, ...]
    """Who made each of the moves."""
    moves: tuple[int, ...]
    """Points; N is pass."""
    turns: tuple[int, ...]
    """Moves played before each position to analyze."""
    priorities: tuple[int, ...]
    """Of each of these positions; the largest comes first."""
    overrides: Overrides
    """Settings, with this query's own."""
    report_every: float
    """Seconds between reports during the search; infinite for none."""
    first_report: float
    """Seconds until the first of them."""
    restrictions: tuple[Restriction, ...] = ()
    """Of the moves near the root."""
    ownership: bool = False
    """Answer who will own each point."""
    ownership_deviation: bool = False
    """And how far the positions of the search differ in that."""
    moves_ownership: bool = False
    """And so after each candidate."""
    policy: bool = False
    """Answer the network's policy."""
    variation_visits: bool = False
    """Answer visits along the variations."""
    komis: tuple[float, ...] = ()
    """Komi at which winrates are asked for."""
    warnings: tuple[tuple[str, str], ...] = field(default=(), compare=False)
    """Field and text of each."""

    @cached_property
    def line(self) -> bytes:
        """All moves with their colors, `MOVE_BYTES` for each."""
        signed = np.array(self.colors, np.int16) * (np.array(self.moves, np.int16) + np.int16(1))
        return signed.tobytes()

    @property
    def wants_owners(self) -> bool:
        """Whether the search shall remember ownership."""
        return self.ownership or self.ownership_deviation or self.moves_ownership


def parse_line(line: bytes) -> dict[str, Any]:
    """The object that a line holds.

    Raises
    ------
    QueryError
        There is none.
    """
    try:
        found = json.loads(
            line.decode("utf-8"), parse_constant=_no_number, parse_float=_finite_number
        )
    except (ValueError, RecursionError) as error:
        reason = "it is nested too deeply" if isinstance(error, RecursionError) else str(error)
        raise QueryError(
            None, f"Could not parse the line as JSON ({reason:.200}): {_start(line)}"
        ) from None
    if not isinstance(found, dict):
        raise QueryError(None, f"The line is valid JSON but no object: {_start(line)}")
    return found


def _no_number(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number of JSON")


def _finite_number(text: str) -> float:
    value = float(text)
    if not math.isfinite(value):
        raise ValueError(f"{text[:20]} is more than a number can hold")
    return value


def _start(line: bytes) -> str:
    """The beginning of a line, for a message."""
    text = line[:100].decode("utf-8", "replace").strip()
    return text + ("..." if len(line) > 100 else "")


def parse_query(given: dict[str, Any], settings: Overrides) -> Query:
    """A request for analysis, as far as it can be checked without playing its moves.

    Raises
    ------
    QueryError
        Names the first field that is missing or impossible.
    """
    warnings = [
        (name[:100], "Unexpected or unused field")
        for name in given
        if name not in _KNOWN and name not in _WITHOUT_EFFECT
    ][:MOST_WARNINGS]
    warnings += [
        (name, "Has no effect here")
        for name in sorted(_WITHOUT_EFFECT.intersection(given))
        if given[name]
    ]
    size = _board_size(given)
    stones = stones_of(given.get("initialStones"), size)
    colors, moves = moves_of(given, size)
    rules = _rules(given, size, stones, warnings)
    turns = _turns(given, len(moves))
    overrides, ignored = _overrides(given, settings)
    if ignored:
        names = ", ".join(name[:60] for name in ignored[:MOST_WARNINGS])
        warnings.append(("overrideSettings", f"Unknown or without effect here: {names}"))
    every = number(given, "reportDuringSearchEvery", math.inf, 0.001, 1e6)
    flags = {name: flag(given, name) for name in _FLAGS}
    return Query(
        id=given["id"],
        rules=rules,
        stones=stones,
        to_play=_first_player(given, colors, stones),
        colors=colors,
        moves=moves,
        turns=turns,
        priorities=_priorities(given, turns),
        overrides=overrides,
        report_every=every,
        first_report=number(given, "firstReportDuringSearchAfter", every, 0.001, 1e6),
        restrictions=restrictions_of(given, size),
        ownership=flags["includeOwnership"],
        ownership_deviation=flags["includeOwnershipStdev"],
        moves_ownership=flags["includeMovesOwnership"],
        policy=flags["includePolicy"],
        variation_visits=flags["includePVVisits"],
        komis=_komis(given),
        warnings=tuple(warnings),
    )


def _board_size(given: dict[str, Any]) -> int:
    size = whole_number(given, "boardXSize", None, MIN_SIZE, MAX_SIZE)
    if whole_number(given, "boardYSize", None, MIN_SIZE, MAX_SIZE) != size:
        raise QueryError("boardYSize", "Must be equal to boardXSize: only square boards are played")
    return size


def _first_player(given: dict[str, Any], colors: tuple[int, ...], stones: NDArray[np.int8]) -> int:
    """Who moves first: as said, as moved, or White after handicap stones."""
    if given.get("initialPlayer") is not None:
        return color_of("initialPlayer", given["initialPlayer"])
    if colors:
        return colors[0]
    return WHITE if _handicap(stones) else BLACK


def _handicap(stones: NDArray[np.int8]) -> int:
    """Handicap stones: a set-up of two or more black stones and no white one."""
    black = int((stones == BLACK).sum())
    return black if black >= 2 and not (stones == WHITE).any() else 0


def _rules(
    given: dict[str, Any], size: int, stones: NDArray[np.int8], warnings: list[tuple[str, str]]
) -> Rules:
    if "rules" not in given:
        raise QueryError("rules", 'Must be there: a name like "tromp-taylor", or an object')
    try:
        named = named_rules(given["rules"])
    except SettingsError as error:
        raise QueryError("rules", str(error)) from None
    missing = named.missing()
    if missing:
        warnings.append(("rules", f"{missing}; the game is analyzed without"))
    bonus = named.handicap_bonus
    if "whiteHandicapBonus" in given:
        text = given["whiteHandicapBonus"]
        text = str(text) if isinstance(text, (str, int)) else ""
        if text.upper() not in BONUSES:
            raise QueryError("whiteHandicapBonus", f"Must be one of {', '.join(BONUSES)}")
        bonus = BONUSES[text.upper()]
    return _usual_rules(
        size=size,
        komi=number(given, "komi", named.komi, -1000.0, 1000.0) + 0.0,  # no minus zero
        superko=named.superko,
        suicide=named.suicide,
        scoring=named.scoring,
        handicap=_handicap(stones),
        handicap_bonus=bonus,
        name=canonical_name(given["rules"]) if isinstance(given["rules"], str) else "",
    )


_usual_rules = lru_cache(maxsize=64, typed=True)(Rules)
"""Rules are checked field by field; those of a game come with each of its positions."""


def _turns(given: dict[str, Any], moves: int) -> tuple[int, ...]:
    name = "analyzeTurns"
    if name not in given:
        return (moves,)
    values = listed(given, name, "turn numbers")
    if len(values) > MOST_MOVES:
        raise QueryError(name, f"Must be at most {MOST_MOVES} turns")
    return tuple(whole_number({name: value}, name, None, 0, moves) for value in values)


def _priorities(given: dict[str, Any], turns: tuple[int, ...]) -> tuple[int, ...]:
    low, high = -(2**31), 2**31 - 1
    name = "priorities"
    if name not in given:
        return (whole_number(given, "priority", 0, low, high),) * len(turns)
    if "analyzeTurns" not in given or "priority" in given:
        raise QueryError(name, "Needs analyzeTurns, and no priority beside it")
    values = listed(given, name, "integers")
    if len(values) != len(turns):
        raise QueryError(name, "Must be as many as analyzeTurns")
    return tuple(whole_number({name: value}, name, None, low, high) for value in values)


def _overrides(given: dict[str, Any], settings: Overrides) -> tuple[Overrides, list[str]]:
    """The settings in force for a query, and the names that mean nothing here."""
    name = "overrideSettings"
    values = given.get(name, {})
    if not isinstance(values, dict):
        raise QueryError(name, "Must be an object")
    try:
        overrides, ignored = overrides_of(settings, values)
    except SettingsError as error:
        raise QueryError(name, str(error)) from None
    for field_name in ("maxVisits", "analysisPVLen", "rootPolicyTemperature"):
        if field_name in given:
            value = given[field_name]
            try:
                if isinstance(value, (int, float)):
                    overrides = _with_number(overrides, field_name, value)
                else:
                    overrides, _ = overrides_of(overrides, {field_name: value})
            except SettingsError as error:
                raise QueryError(field_name, str(error)) from None
    return overrides, ignored


@lru_cache(maxsize=64, typed=True)
def _with_number(overrides: Overrides, name: str, value: float) -> Overrides:
    """Settings with one changed; a client sends the same with every query."""
    return overrides_of(overrides, {name: value})[0]


def _komis(given: dict[str, Any]) -> tuple[float, ...]:
    name = "saiKomis"
    if name not in given:
        return ()
    values = listed(given, name, "numbers")
    if len(values) > MOST_KOMIS:
        raise QueryError(name, f"Must be at most {MOST_KOMIS} numbers")
    return tuple(number({name: value}, name, 0.0, -1000.0, 1000.0) for value in values)
