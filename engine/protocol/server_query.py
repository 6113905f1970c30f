"""A line of the JSON analysis protocol, understood and checked.

What is wrong with a query is a `QueryError`, which names its field; what can be lived with is a
warning, and the query goes on.
"""

from __future__ import annotations

import json
import math
from dataclasses import dataclass, field
from typing import Any, Final, NoReturn

import numpy as np
from numpy.typing import NDArray

from engine.errors import EngineError, SettingsError
from engine.go.board import BLACK, EMPTY, MAX_SIZE, MIN_SIZE, WHITE
from engine.go.coords import COLUMN_LETTERS, gtp_to_point
from engine.go.rules import Rules
from engine.protocol.server_options import Overrides, overrides_of
from engine.protocol.server_rules import BONUSES, named_rules

__all__ = ["Query", "QueryError", "Restriction", "parse_line", "parse_query", "shown"]

MOST_MOVES: Final = 100_000
"""Moves of one query."""
MOST_KOMIS: Final = 1000
"""Komi of one query that winrates are asked for."""
MOST_WARNINGS: Final = 10
"""Unknown fields of one query that are named."""
_COLORS: Final = {"b": BLACK, "black": BLACK, "w": WHITE, "white": WHITE}
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


class QueryError(EngineError):
    """A query that can't be answered.

    Parameters
    ----------
    field
        The query's field that is at fault; None when it is the line as a whole.
    """

    def __init__(self, field: str | None, text: str) -> None:
        super().__init__(text)
        self.field = field


@dataclass(frozen=True)
class Restriction:
    """Moves that a search leaves out, or keeps to, near its root."""

    color: int
    """Whose moves."""
    moves: frozenset[int]
    """Points; N is pass."""
    until_depth: int
    """Plies below the root for which it holds."""
    only: bool
    """Whether these are the moves to keep to."""


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
        found = json.loads(line.decode("utf-8"), parse_constant=_no_number)
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


def _start(line: bytes) -> str:
    """The beginning of a line, for a message."""
    text = line[:100].decode("utf-8", "replace").strip()
    return text + ("..." if len(line) > 100 else "")


def shown(value: Any) -> str:
    """A value as JSON, cut short."""
    try:
        text = json.dumps(value)
    except (ValueError, RecursionError):
        text = "a value"
    return text if len(text) <= 80 else text[:80] + "..."


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
    stones = _stones(given.get("initialStones"), size)
    colors, moves = _moves(given, size)
    rules = _rules(given, size, stones, warnings)
    turns = _turns(given, len(moves))
    overrides, ignored = _overrides(given, settings)
    if ignored:
        names = ", ".join(name[:60] for name in ignored[:MOST_WARNINGS])
        warnings.append(("overrideSettings", f"Unknown or without effect here: {names}"))
    every = _number(given, "reportDuringSearchEvery", math.inf, 0.001, 1e6)
    flags = {name: _flag(given, name) for name in _FLAGS}
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
        first_report=_number(given, "firstReportDuringSearchAfter", every, 0.001, 1e6),
        restrictions=_restrictions(given, size),
        ownership=flags["includeOwnership"],
        ownership_deviation=flags["includeOwnershipStdev"],
        moves_ownership=flags["includeMovesOwnership"],
        policy=flags["includePolicy"],
        variation_visits=flags["includePVVisits"],
        komis=_komis(given),
        warnings=tuple(warnings),
    )


def whole_number(given: dict[str, Any], name: str, default: int | None, low: int, high: int) -> int:
    """A field that holds an integer; it may be written as 19.0.

    Raises
    ------
    QueryError
        It is missing and has no default, or out of range.
    """
    value = given.get(name, default)
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise QueryError(name, f"Must be an integer from {low} to {high}")
    return value


def _number(given: dict[str, Any], name: str, default: float, low: float, high: float) -> float:
    if name not in given:
        return default
    value = given[name]
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not low <= value <= high:
        raise QueryError(name, f"Must be a number from {low:g} to {high:g}")
    return float(value)


def _flag(given: dict[str, Any], name: str) -> bool:
    value = given.get(name, False)
    if not isinstance(value, bool):
        raise QueryError(name, "Must be true or false")
    return value


def _list(given: dict[str, Any], name: str, what: str) -> list[Any]:
    value = given[name]
    if not isinstance(value, list):
        raise QueryError(name, f"Must be a list of {what}")
    return value


def _board_size(given: dict[str, Any]) -> int:
    size = whole_number(given, "boardXSize", None, MIN_SIZE, MAX_SIZE)
    if whole_number(given, "boardYSize", None, MIN_SIZE, MAX_SIZE) != size:
        raise QueryError("boardYSize", "Must be equal to boardXSize: only square boards are played")
    return size


def _color(name: str, value: Any) -> int:
    color = _COLORS.get(value.lower()) if isinstance(value, str) else None
    if color is None:
        raise QueryError(name, f'Must name players "B" or "W", not {shown(value)}')
    return color


def _point(name: str, value: Any, size: int) -> int:
    """A vertex such as D4, pass or "(3,15)": column and row from the upper left."""
    if isinstance(value, str):
        if value.startswith("(") and value.endswith(")") and len(value) < 10:
            parts = value[1:-1].split(",")
            if len(parts) == 2 and all(
                p.strip().isascii() and p.strip().isdecimal() for p in parts
            ):
                column, row = (int(part) for part in parts)
                if column < size and row < size:
                    return row * size + column
        try:
            return gtp_to_point(value[:20], size)
        except EngineError:
            pass
    last = f"{COLUMN_LETTERS[size - 1]}{size}"
    raise QueryError(name, f"Could not parse vertex {shown(value)}: use A1 to {last}, or pass")


def _pair(name: str, value: Any, size: int) -> tuple[int, int]:
    if not isinstance(value, list) or len(value) != 2:
        raise QueryError(name, f'Must hold pairs like ["B","D4"], not {shown(value)}')
    return _color(name, value[0]), _point(name, value[1], size)


def _stones(given: Any, size: int) -> NDArray[np.int8]:
    name = "initialStones"
    stones = np.zeros(size * size, np.int8)
    if given is None:
        return stones
    for value in _list({name: given}, name, "stones"):
        color, point = _pair(name, value, size)
        if point == size * size:
            raise QueryError(name, "A pass is no stone")
        if stones[point] not in (EMPTY, color):
            raise QueryError(name, f"Two colors stand on {value[1]}")
        stones[point] = color
    return stones


def _moves(given: dict[str, Any], size: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    name = "moves"
    if name not in given:
        raise QueryError(name, 'Must be there: a list of moves like ["B","D4"], empty for none')
    values = _list(given, name, 'moves like ["B","D4"]')
    if len(values) > MOST_MOVES:
        raise QueryError(name, f"Must be at most {MOST_MOVES} moves")
    pairs = [_pair(name, value, size) for value in values]
    return tuple(color for color, _ in pairs), tuple(point for _, point in pairs)


def _first_player(given: dict[str, Any], colors: tuple[int, ...], stones: NDArray[np.int8]) -> int:
    """Who moves first: as said, as moved, or White after handicap stones."""
    if given.get("initialPlayer") is not None:
        return _color("initialPlayer", given["initialPlayer"])
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
    if missing is not None:
        warnings.append(("rules", missing))
    bonus = named.handicap_bonus
    if "whiteHandicapBonus" in given:
        text = given["whiteHandicapBonus"]
        text = str(text) if isinstance(text, (str, int)) else ""
        if text.upper() not in BONUSES:
            raise QueryError("whiteHandicapBonus", f"Must be one of {', '.join(BONUSES)}")
        bonus = BONUSES[text.upper()]
    return Rules(
        size=size,
        komi=_number(given, "komi", named.komi, -1000.0, 1000.0) + 0.0,  # no minus zero
        superko=named.superko,
        suicide=named.suicide,
        scoring=named.scoring,
        handicap=_handicap(stones),
        handicap_bonus=bonus,
    )


def _turns(given: dict[str, Any], moves: int) -> tuple[int, ...]:
    name = "analyzeTurns"
    if name not in given:
        return (moves,)
    values = _list(given, name, "turn numbers")
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
    values = _list(given, name, "integers")
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
            try:
                overrides, _ = overrides_of(overrides, {field_name: given[field_name]})
            except SettingsError as error:
                raise QueryError(field_name, str(error)) from None
    return overrides, ignored


def _restrictions(given: dict[str, Any], size: int) -> tuple[Restriction, ...]:
    found = []
    for name, only in (("avoidMoves", False), ("allowMoves", True)):
        if name not in given:
            continue
        values = _list(given, name, "objects with player, moves and untilDepth")
        if only and "avoidMoves" in given and values and given["avoidMoves"]:
            raise QueryError(name, "Can't stand beside avoidMoves")
        if only and len(values) > 1:
            raise QueryError(name, "Must be a list of one object")
        for value in values:
            if not isinstance(value, dict):
                raise QueryError(name, "Must be a list of objects")
            if not isinstance(value.get("moves"), list):
                raise QueryError(name, "Each object must have a list of moves")
            found.append(
                Restriction(
                    color=_color(name, value.get("player")),
                    moves=frozenset(_point(name, move, size) for move in value["moves"]),
                    until_depth=_depth(name, value),
                    only=only,
                )
            )
    return tuple(found)


def _depth(name: str, value: dict[str, Any]) -> int:
    try:
        return whole_number(value, "untilDepth", None, 1, 1_000_000_000)
    except QueryError as error:
        raise QueryError(name, f"untilDepth: {error}") from None


def _komis(given: dict[str, Any]) -> tuple[float, ...]:
    name = "saiKomis"
    if name not in given:
        return ()
    values = _list(given, name, "numbers")
    if len(values) > MOST_KOMIS:
        raise QueryError(name, f"Must be at most {MOST_KOMIS} numbers")
    return tuple(_number({name: value}, name, 0.0, -1000.0, 1000.0) for value in values)
