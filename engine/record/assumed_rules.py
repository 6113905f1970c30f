"""The rules of a record that names none: what its komi, result, source and last position tell."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from engine.base.translation import tr
from engine.go.board import BLACK, EMPTY, WHITE
from engine.go.counting import count_stones
from engine.go.result import GameResult, parse_result
from engine.go.rules import display_name, resembled_rules
from engine.record.board_shape import BoardShape
from engine.record.board_state import BoardState
from engine.record.game_node import GameNode
from engine.record.grammar import excerpt
from engine.record.handicap import format_komi

_LEAST_SIZE: Final = 13
"""Points per side from which a komi tells the rules: on smaller boards any is played."""
_TERRITORY_KOMI: Final = (4.5, 5.5, 6.5)
_AREA_KOMI: Final = (7.0, 7.5, 8.0)
_TERRITORY_YEARS: Final = range(1600, 1949)
_YEAR: Final = re.compile(r"(?<!\d)(1[5-9]\d\d|20\d\d)(?!\d)")
_SOURCES: Final = (
    ("Tygem", "territory", r"tygem|弈城|타이젬|eweiqi"),
    ("Cyberoro", "territory", r"cyberoro|oro\s?baduk|wbaduk|wbdk|사이버오로|오로\s?바둑"),
    ("Pandanet", "territory", r"pandanet|(?<![a-z])igs(?![a-z])|nngs|glgo"),
    ("CGOS", "area", r"(?<![a-z])cgos(?![a-z])"),
)
"""Servers that count in one way only: name, scoring, pattern of the texts that name them."""
_MOST_NEUTRAL: Final = 0.1
"""Share of neutral points above which the last position is not taken for a finished game."""


class AssumedRules(NamedTuple):
    """Scoring that a record doesn't name, and why it is assumed."""

    scoring: str
    """"area" or "territory"."""
    reason: str
    """The reason as the end of a sentence: "komi 6.5 is usual with it"."""


class Evidence(NamedTuple):
    """What a record tells about its rules."""

    ruleset: str
    """Text of RU; "" without one."""
    size: int
    """Points per side."""
    komi: float | None
    """Komi [points]; None if unknown."""
    in_stones: bool
    """Whether komi or result are given in stones."""
    handicap: int
    """Handicap stones."""
    info: Mapping[str, str]
    """Game information by SGF property."""
    source: str
    """Other texts that name the program or server."""


def year_of(date: str) -> int | None:
    """Return the first year from 1500 on in a date (DT); None without one."""
    match = _YEAR.search(date)
    return int(match[1]) if match else None


def assumed_rules(evidence: Evidence, last: BoardState | None, end: GameNode) -> AssumedRules:
    """Return the scoring to assume for a record whose rules are missing or not understood.

    Parameters
    ----------
    last
        Board at the end of the main line; None if it can't be reached.
    end
        Last node of the main line, which may mark the territory (TB, TW).
    """
    found = (
        _named(evidence)
        or _counted(evidence, last, end)
        or _in_stones(evidence)
        or _parity(evidence)
        or _server(evidence)
        or _usual_komi(evidence)
        or _era(evidence)
    )
    return found or AssumedRules("area", tr("nothing in the game tells"))


def _named(evidence: Evidence) -> AssumedRules | None:
    """Tell by a name within a text that is not understood as a whole."""
    rules = resembled_rules(evidence.ruleset)
    if rules is None:
        return None
    return AssumedRules(
        rules.scoring, tr("the text names {name} rules", name=display_name(rules.name))
    )


def _margin(evidence: Evidence) -> GameResult | None:
    """Return the result of an even game that was counted with a known komi."""
    result = parse_result(evidence.info.get("RE", ""))
    counted = result is not None and result.lead is not None and evidence.komi is not None
    return result if counted else None


def _counted(evidence: Evidence, board: BoardState | None, end: GameNode) -> AssumedRules | None:
    """Tell by the count of the last position, if it equals the result in one way only."""
    result = _margin(evidence)
    if result is None or result.lead is None or board is None or board.problem:
        return None
    if not board.shape.is_square:
        return None
    dead = _marked_dead(board, end)
    captured = board.captured_black, board.captured_white
    area = count_stones(board.stones, board.size, "area", captured, dead)
    neutral = board.size**2 - area.black - area.white
    if neutral > _MOST_NEUTRAL * board.size**2:
        return None
    territory = count_stones(board.stones, board.size, "territory", captured, dead)
    stones = evidence.handicap
    komi = evidence.komi or 0.0
    by_area = {area.score - komi - bonus for bonus in (0, stones, max(stones - 1, 0))}
    is_area, is_territory = result.lead in by_area, result.lead == territory.score - komi
    if is_area == is_territory:
        return None
    return AssumedRules(
        "area" if is_area else "territory",
        tr("so counted, the last position gives {result} as recorded", result=result.short),
    )


def _marked_dead(board: BoardState, end: GameNode) -> list[int]:
    """Return the stones within the territory that the last node marks for the other side."""
    dead: list[int] = []
    for name, color in (("TB", WHITE), ("TW", BLACK)):
        for raw in end.raw(name):
            for point in _area(raw, board.shape):
                if board.color_at(point) == color != EMPTY:
                    dead.append(point)
    return dead


def _area(raw: bytes, shape: BoardShape) -> list[int]:
    """Return the points that one value of a point list names: a point or a rectangle."""
    corners = [part.strip().lower() for part in raw.split(b":")]
    if not 1 <= len(corners) <= 2 or any(len(corner) != 2 for corner in corners):
        return []
    columns = sorted(corner[0] - 97 for corner in corners)
    rows = sorted(corner[1] - 97 for corner in corners)
    return [
        row * shape.size + column
        for row in range(max(rows[0], 0), min(rows[-1], shape.rows - 1) + 1)
        for column in range(max(columns[0], 0), min(columns[-1], shape.columns - 1) + 1)
    ]


def _in_stones(evidence: Evidence) -> AssumedRules | None:
    """Tell by komi or result in stones."""
    if not evidence.in_stones:
        return None
    return AssumedRules("area", tr("its komi or result is given in stones"))


def _parity(evidence: Evidence) -> AssumedRules | None:
    """Tell by a result that an area count can't have.

    Without points that neither side owns, Black's and White's areas add up to all points.
    """
    result = _margin(evidence)
    if result is None or result.lead is None or evidence.handicap:
        return None
    if (result.lead + (evidence.komi or 0.0) - evidence.size**2) % 2 != 1:
        return None
    return AssumedRules(
        "territory",
        tr(
            "{result} at komi {komi} is impossible by area without a seki",
            result=result.short,
            komi=format_komi(evidence.komi or 0.0),
        ),
    )


def _server(evidence: Evidence) -> AssumedRules | None:
    """Tell by the server on which the game was played."""
    names = ("PC", "SO", "GN", "EV", "US", "AN")
    texts = " ".join([evidence.source, *(evidence.info.get(name, "") for name in names)]).lower()
    for server, scoring, pattern in _SOURCES:
        if re.search(pattern, texts):
            return AssumedRules(scoring, tr("{server} counts so", server=server))
    return None


def _usual_komi(evidence: Evidence) -> AssumedRules | None:
    """Tell by the komi, on boards on which each kind of rules has its own."""
    if evidence.komi is None or evidence.size < _LEAST_SIZE or evidence.handicap:
        return None
    for scoring, usual in (("territory", _TERRITORY_KOMI), ("area", _AREA_KOMI)):
        if evidence.komi in usual:
            komi = format_komi(evidence.komi)
            return AssumedRules(scoring, tr("komi {komi} is usual with it", komi=komi))
    return None


def _era(evidence: Evidence) -> AssumedRules | None:
    """Tell by a date before today's area rules were written."""
    year = year_of(evidence.info.get("DT", ""))
    if year not in _TERRITORY_YEARS:
        return None
    return AssumedRules("territory", tr("it was usual in {year}", year=year))


def assumption_text(ruleset: str, assumed: AssumedRules) -> str:
    """Return a sentence about rules that are assumed."""
    scoring = tr("territory scoring") if assumed.scoring == "territory" else tr("area scoring")
    if not ruleset:
        return tr(
            "The file names no rules; {scoring} is assumed: {reason}.",
            scoring=scoring,
            reason=assumed.reason,
        )
    return tr(
        "The rules RU[{ruleset}] are not known; {scoring} is assumed: {reason}.",
        ruleset=excerpt(ruleset, 40),
        scoring=scoring,
        reason=assumed.reason,
    )
