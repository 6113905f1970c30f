"""Parse the lines of the JSON analysis protocol and check their queries.

An error in a query raises a `QueryError` that names its field. Fields that can be ignored only
cause a warning.
"""

from __future__ import annotations

import dataclasses
import json
import math
import re
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Annotated, Any, Final

import msgspec
import numpy as np
from msgspec import UNSET, Meta, Struct, UnsetType, field
from numpy.typing import NDArray

from engine.analysis.request import Restriction
from engine.base.errors import SettingsError
from engine.go.board import BLACK, MAX_SIZE, MIN_SIZE, WHITE
from engine.go.rules import BONUSES, Rules, canonical_name
from engine.serve.named_rules import named_rules
from engine.serve.queries.fields import (
    QueryError,
    RestrictionFields,
    color_of,
    fields_of,
    moves_of,
    restrictions_of,
    stones_of,
)
from engine.serve.queries.options import Overrides, overrides_of

MOVE_BYTES: Final = 2
"""Bytes of one move in `Query.line`."""
MOST_MOVES: Final = 10_000
"""Largest number of moves, and of turns, of one query."""
_FIRST_ID: Final = re.compile(
    r'\s*\{\s*"id"\s*:\s*("(?:[^"\\]|\\["\\/bfnrt]|\\u[0-9a-fA-F]{4}){0,999}")'
)
"""Matches the beginning of an object whose first field is its id."""
MOST_WARNINGS: Final = 10
"""Largest number of unknown fields of one query that are named in warnings."""
Moves = Annotated[tuple[tuple[str, str], ...], Meta(max_length=MOST_MOVES)]
"""Pairs like `["B", "D4"]`."""
Size = Annotated[int, Meta(ge=MIN_SIZE, le=MAX_SIZE)]
Turns = Annotated[tuple[Annotated[int, Meta(ge=0)], ...], Meta(max_length=MOST_MOVES)]
Priority = Annotated[int, Meta(ge=-(2**31), lt=2**31)]
Seconds = Annotated[float, Meta(ge=0.001, le=1e6)]
Komi = Annotated[float, Meta(ge=-1000.0, le=1000.0)]


class _Fields(Struct, frozen=True, kw_only=True, rename="camel"):
    """Fields of a query as JSON; UNSET is the default of fields that must not be null."""

    id: str
    action: Any = None
    board_x_size: Size
    board_y_size: Size
    rules: str | dict[str, Any]
    komi: Komi | UnsetType = UNSET
    white_handicap_bonus: str | int | UnsetType = UNSET
    initial_stones: Moves | None = None
    initial_player: str | None = None
    moves: Moves
    analyze_turns: Turns | UnsetType = UNSET
    priority: Priority | UnsetType = UNSET
    priorities: tuple[Priority, ...] | UnsetType = UNSET
    max_visits: Any = None
    root_policy_temperature: Any = None
    analysis_pv_len: Any = field(name="analysisPVLen", default=None)
    override_settings: dict[str, Any] = {}
    avoid_moves: tuple[RestrictionFields, ...] = ()
    allow_moves: tuple[RestrictionFields, ...] = ()
    report_during_search_every: Seconds = math.inf
    first_report_during_search_after: Seconds | UnsetType = UNSET
    include_ownership: bool = False
    include_ownership_stdev: bool = False
    include_moves_ownership: bool = False
    include_policy: bool = False
    include_pv_visits: bool = field(name="includePVVisits", default=False)
    sai_komis: Annotated[tuple[Komi, ...], Meta(max_length=1000)] = ()


_KNOWN: Final = set(_Fields.__struct_encode_fields__)
_WITHOUT_EFFECT: Final = {
    "rootFpuReductionMax",
    "includeNoResultValue",
    "includeMovesOwnershipStdev",
}


@dataclass(frozen=True)
class Query:
    """Positions of one game to be analyzed."""

    id: str
    """Id of the query, which every answer repeats."""
    rules: Rules
    """Size, ko rule, suicide, komi, compensation."""
    stones: NDArray[np.int8]
    """int8[N], the board that the moves start from."""
    to_play: int
    """Player to move on that board."""
    colors: tuple[int, ...]
    """Color of each move."""
    moves: tuple[int, ...]
    """Points; N is pass."""
    turns: tuple[int, ...]
    """Number of moves before each position to analyze."""
    priorities: tuple[int, ...]
    """Priority of each of these positions; the largest comes first."""
    overrides: Overrides
    """Settings of the query."""
    report_every: float
    """Time between reports during the search [s]; infinite for none."""
    first_report: float
    """Time until the first report [s]."""
    restrictions: tuple[Restriction, ...] = ()
    """Moves near the root to avoid, or to keep to."""
    ownership: bool = False
    """Whether answers have the expected owner of each point."""
    ownership_deviation: bool = False
    """Whether answers have the standard deviation of the owner over the search's positions."""
    moves_ownership: bool = False
    """Whether answers have the expected owners after each candidate."""
    policy: bool = False
    """Whether answers have the network's policy."""
    variation_visits: bool = False
    """Whether answers have the visits along the variations."""
    komis: tuple[float, ...] = ()
    """Komi at which answers have winrates [points to White]."""
    warnings: tuple[tuple[str, str], ...] = dataclasses.field(default=(), compare=False)
    """Field and text of each warning."""

    @cached_property
    def line(self) -> bytes:
        """All moves with their colors as bytes, `MOVE_BYTES` for each."""
        signed = np.array(self.colors, np.int16) * (np.array(self.moves, np.int16) + np.int16(1))
        return signed.tobytes()

    @property
    def wants_owners(self) -> bool:
        """Whether answers have any kind of ownership."""
        return self.ownership or self.ownership_deviation or self.moves_ownership


def parse_line(line: bytes) -> dict[str, Any]:
    """Return the JSON object of a line.

    Raises
    ------
    QueryError
        The line is no JSON, or no object.
    """
    try:
        value = msgspec.json.decode(line)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        reason = "it is nested too deeply" if isinstance(error, RecursionError) else str(error)
        raise QueryError(
            "", f"Could not parse the line as JSON ({reason:.200}): {_start(line)}"
        ) from None
    if not isinstance(value, dict):
        raise QueryError("", f"The line is valid JSON but no object: {_start(line)}")
    return value


def id_in(line: bytes) -> str | None:
    """Return the id of a query that can't be parsed, so that its error can name it.

    Such a line may hold half a surrogate pair, bytes that are no UTF-8, a number out of range or
    too many levels, or be cut off; in the last two cases the id is known if it comes first.
    """
    text = line.decode("utf-8", "replace")
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        first = _FIRST_ID.match(text)
        value = {"id": json.loads(first[1], strict=False)} if first else None
    name = value.get("id") if isinstance(value, dict) else None
    return name if isinstance(name, str) else None


def _start(line: bytes) -> str:
    """Return the beginning of a line, for a message."""
    text = line[:100].decode("utf-8", "replace").strip()
    return text + ("..." if len(line) > 100 else "")


def parse_query(given: dict[str, Any], settings: Overrides) -> Query:
    """Return the query of a JSON object, checked as far as possible without playing its moves.

    Parameters
    ----------
    given
        The JSON object.
    settings
        Settings that the query may change.

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
    fields = fields_of(given, _Fields)
    size = fields.board_x_size
    if fields.board_y_size != size:
        raise QueryError("boardYSize", "Must be equal to boardXSize: only square boards are played")
    stones = stones_of(fields.initial_stones or (), size)
    colors, moves = moves_of(fields.moves, size)
    rules = _rules(fields, stones, warnings)
    turns = (len(moves),) if fields.analyze_turns is UNSET else fields.analyze_turns
    if max(turns, default=0) > len(moves):
        raise QueryError("analyzeTurns", f"Must be integers from 0 to {len(moves)}")
    overrides, ignored = _overrides(fields, settings)
    if ignored:
        names = ", ".join(name[:60] for name in ignored[:MOST_WARNINGS])
        warnings.append(("overrideSettings", f"Unknown or without effect here: {names}"))
    every, first = fields.report_during_search_every, fields.first_report_during_search_after
    return Query(
        id=fields.id,
        rules=rules,
        stones=stones,
        to_play=_first_player(fields, colors, stones),
        colors=colors,
        moves=moves,
        turns=turns,
        priorities=_priorities(fields, turns),
        overrides=overrides,
        report_every=every,
        first_report=every if first is UNSET else first,
        restrictions=restrictions_of(fields.avoid_moves, fields.allow_moves, size),
        ownership=fields.include_ownership,
        ownership_deviation=fields.include_ownership_stdev,
        moves_ownership=fields.include_moves_ownership,
        policy=fields.include_policy,
        variation_visits=fields.include_pv_visits,
        komis=fields.sai_komis,
        warnings=tuple(warnings),
    )


def _first_player(fields: _Fields, colors: tuple[int, ...], stones: NDArray[np.int8]) -> int:
    """Return the first player: as named, that of the first move, or White with handicap."""
    if fields.initial_player is not None:
        return color_of("initialPlayer", fields.initial_player)
    if colors:
        return colors[0]
    return WHITE if _handicap(stones) else BLACK


def _handicap(stones: NDArray[np.int8]) -> int:
    """Return the number of handicap stones: of black stones if at least two and no white ones."""
    black = int((stones == BLACK).sum())
    return black if black >= 2 and not (stones == WHITE).any() else 0


def _rules(fields: _Fields, stones: NDArray[np.int8], warnings: list[tuple[str, str]]) -> Rules:
    try:
        named = named_rules(fields.rules)
    except SettingsError as error:
        raise QueryError("rules", str(error)) from None
    missing = named.missing()
    if missing:
        warnings.append(("rules", f"{missing}; the game is analyzed without"))
    bonus = named.handicap_bonus
    if fields.white_handicap_bonus is not UNSET:
        text = str(fields.white_handicap_bonus).upper()
        if text not in BONUSES:
            raise QueryError("whiteHandicapBonus", f"Must be one of {', '.join(BONUSES)}")
        bonus = BONUSES[text]
    return _usual_rules(
        size=fields.board_x_size,
        komi=(named.komi if fields.komi is UNSET else fields.komi) + 0.0,  # no minus zero
        superko=named.superko,
        suicide=named.suicide,
        scoring=named.scoring,
        handicap=_handicap(stones),
        handicap_bonus=bonus,
        name=canonical_name(fields.rules) if isinstance(fields.rules, str) else "",
    )


_usual_rules = lru_cache(maxsize=64, typed=True)(Rules)
"""Cached constructor of Rules: checking the fields takes time, and a game's rules recur often."""


def _priorities(fields: _Fields, turns: tuple[int, ...]) -> tuple[int, ...]:
    if fields.priorities is UNSET:
        return (0 if fields.priority is UNSET else fields.priority,) * len(turns)
    if fields.analyze_turns is UNSET or fields.priority is not UNSET:
        raise QueryError("priorities", "Needs analyzeTurns, and no priority beside it")
    if len(fields.priorities) != len(turns):
        raise QueryError("priorities", "Must be as many as analyzeTurns")
    return fields.priorities


def _overrides(fields: _Fields, settings: Overrides) -> tuple[Overrides, list[str]]:
    """Return the settings of a query, and the names of changes without an effect."""
    try:
        overrides, ignored = overrides_of(settings, fields.override_settings)
    except SettingsError as error:
        raise QueryError("overrideSettings", str(error)) from None
    own = {
        "maxVisits": fields.max_visits,
        "analysisPVLen": fields.analysis_pv_len,
        "rootPolicyTemperature": fields.root_policy_temperature,
    }
    for name, value in own.items():
        if value is not None:
            try:
                if isinstance(value, (int, float)):
                    overrides = _with_number(overrides, name, value)
                else:
                    overrides, _ = overrides_of(overrides, {name: value})
            except SettingsError as error:
                raise QueryError(name, str(error)) from None
    return overrides, ignored


@lru_cache(maxsize=64, typed=True)
def _with_number(overrides: Overrides, name: str, value: float) -> Overrides:
    """Return settings with one changed; cached, since clients repeat it in every query."""
    return overrides_of(overrides, {name: value})[0]
