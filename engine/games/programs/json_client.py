"""Client of another engine over KataGo's JSON analysis protocol."""

from __future__ import annotations

import itertools
import json
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Final

import numpy as np
from msgspec import Struct

from engine.analysis.request import AnalysisRequest
from engine.base.checked_json import convert_fitting, decode_json
from engine.base.errors import EngineError, FormatError
from engine.base.translation import tr
from engine.games.programs.analysis_client import START_S, ClientRequest, rules_object
from engine.games.programs.client_report import (
    FLATTEST,
    STEEPEST,
    EngineFigures,
    allowed_moves,
    root_figures,
    to_report,
)
from engine.games.programs.info_lines import parse_point, parse_variation
from engine.games.programs.process import (
    Listener,
    ProgramProcess,
    RefusedError,
    split_command,
)
from engine.go.board import BLACK, WHITE
from engine.go.coords import point_to_gtp
from engine.search.report import AnalysisReport

LINE_BYTES: Final = 1 << 19
"""Longest line [bytes]."""
VERSION_LENGTH: Final = 60
"""Largest number of characters of a version."""
FLOOD_LINES: Final = 100
"""Lines read at once from which on the reader pauses, so that others can work."""
REPORT_S: Final = 0.12
"""Time between reports [s]."""
FIRST_REPORT_S: Final = 120.0
"""Time without an answer after which an engine counts as hanging: it may load a network [s]."""
NONSENSE_LINES: Final = 1 << 12
"""Largest number of successive lines that are no JSON; logs of a start have some dozens."""
MOST_POINTS: Final = 1000.0
"""Largest alpha that is believed, on either side [points]."""
MOST_MOVES: Final = 700
"""Largest number of candidates read from an answer."""


class JsonClient:
    """An engine over KataGo's analysis protocol; an `AnalysisClient`.

    Parameters
    ----------
    command
        Command line of the engine.
    listener
        Called with every line to and from the engine.
    label
        Name of the engine in error messages; by default its file name.

    Raises
    ------
    ProgramError
        The program is missing.
    """

    def __init__(self, command: str, *, listener: Listener | None = None, label: str = "") -> None:
        self._process = ProgramProcess(
            split_command(command), line_bytes=LINE_BYTES, listener=listener, label=label
        )
        self._numbers = itertools.count(1)
        self._nonsense = 0
        self._started = False
        self.name = self._process.label
        self.version = ""

    def start(self, limit_s: float = START_S) -> None:
        """See `AnalysisClient.start`."""
        answer = self._ask({"action": "query_version"}, limit_s)
        if "error" not in answer:  # an engine without this query still speaks the protocol
            # other engines than KataGo name themselves, and KataGo's version as the protocol's
            version = answer.get("engine") or answer.get("version", "")
            self.version = str(version)[:VERSION_LENGTH]
        self._started = True

    @property
    def alive(self) -> bool:
        """Whether the process of the engine is running."""
        return self._process.alive

    @property
    def can_analyze(self) -> bool:
        """Always true: the protocol is only for analysis."""
        return True

    @property
    def about(self) -> str:
        """Name, version and way of analysis of the engine, as one sentence."""
        who = f"{self.name} {self.version}".strip()
        return tr("{program} answered; it analyzes over the JSON protocol.", program=who)

    def analyze(self, job: ClientRequest, stopped: Callable[[], bool]) -> Iterator[AnalysisReport]:
        """See `AnalysisClient.analyze`."""
        request = job.request
        name = f"q{next(self._numbers)}"
        begun = heard = time.monotonic()
        self._process.send(json.dumps(query(request, name, job.seconds)))
        due = 0.0
        while not stopped():
            lines = self._process.unread_lines("analysis", REPORT_S)
            now = time.monotonic()
            answers = [answer for line in lines if (answer := self._read(line, name)) is not None]
            final = next((a for a in answers if not a.get("isDuringSearch")), None)
            if answers:
                heard = now
            if answers and (final is not None or now >= due):
                due = now + REPORT_S
                report = self._report(request, final or answers[-1], now - begun, final is not None)
                if report is not None:
                    yield report
            if final is not None:
                return
            if now - heard > FIRST_REPORT_S + (job.seconds or 0.0):
                raise self._process.fail(tr("a position was not answered in two minutes"))
            if len(lines) > FLOOD_LINES:
                time.sleep(REPORT_S)  # let others work
        stop = {"id": f"stop-{name}", "action": "terminate", "terminateId": name}
        self._process.send(json.dumps(stop))

    def command(self, text: str) -> str:
        """Return the answer to a line of JSON that a person typed."""
        query = _object(text)
        if query is None:
            raise RefusedError('write a JSON object on one line, like {"action": "query_version"}')
        return json.dumps(self._ask(query, 20.0))

    def close(self) -> None:
        """End the process; also from another thread."""
        self._process.close(at_once=not self._started, farewell="")

    # --- conversation ---------------------------------------------------------------------

    def _ask(self, query: dict[str, Any], limit_s: float) -> dict[str, Any]:
        """Send a query and return its answer; `limit_s` is the time limit [s]."""
        name = str(query.setdefault("id", f"q{next(self._numbers)}"))
        until = time.monotonic() + limit_s
        self._process.send(json.dumps(query))
        while True:
            line = self._process.line(str(query.get("action", "query")), until)
            answer = _object(line)
            if answer is None:
                self._count_nonsense()
            elif str(answer.get("id", name)) == name:
                self._nonsense = 0
                return answer

    def _read(self, line: str, name: str) -> dict[str, Any] | None:
        """Return the answer to a query in a line; None if the line is something else.

        Raises
        ------
        RefusedError
            The engine answers the query with an error.
        """
        answer = _object(line)
        if answer is None:
            if line:
                self._count_nonsense()
            return None
        self._nonsense = 0
        if answer.get("id") != name or "warning" in answer:
            return None
        if "error" in answer:
            field = f" ({answer['field']})" if "field" in answer else ""
            raise RefusedError(
                tr(
                    "{program} refuses the position: {reason!s:.200}",
                    program=self.name,
                    reason=answer["error"],
                )
                + field
            )
        return answer

    def _count_nonsense(self) -> None:
        self._nonsense += 1
        if self._nonsense > NONSENSE_LINES:
            raise self._process.fail(tr("it writes endless text that is not JSON"))

    def _report(
        self, request: AnalysisRequest, answer: dict[str, Any], seconds: float, finished: bool
    ) -> AnalysisReport | None:
        """Return the report of an answer; None for one without moves during the search."""
        size, moves = request.rules.size, answer.get("moveInfos")
        infos = convert_fitting(moves[:MOST_MOVES] if isinstance(moves, list) else (), _MoveInfo)
        figures = (_move_figures(info, size, number) for number, info in enumerate(infos))
        candidates = allowed_moves(request, self.name, [one for one in figures if one is not None])
        if not candidates:
            if finished and not answer.get("noResults"):
                raise EngineError(tr("{name} answered without a move", name=self.name))
            return None
        root, has_winrates = root_figures(candidates), True
        for info in convert_fitting([answer.get("rootInfo")], _RootInfo):
            has_winrates = info.has_winrates
            root = replace(
                root,
                visits=info.whole_visits,
                winrate=info.share,
                score=root.score if info.score_lead is None else info.score_lead,
                deviation=info.score_stdev or root.deviation,
                curve=info.curve,
            )
        if not has_winrates:  # then scores are placeholders, too
            root = replace(root, score=None)
            candidates = [replace(candidate, score=None) for candidate in candidates]
        report = to_report(request, self.name, root, candidates, seconds, finished)
        return replace(report, network_has_values=has_winrates)


class _RootInfo(Struct, frozen=True, rename="camel"):
    """The fields of `rootInfo` that are used; Black's frame."""

    winrate: float
    visits: float
    score_lead: float | None = None
    score_stdev: float | None = None
    alpha: float | None = None
    beta: float | None = None
    """From our own server, of the searched curve."""
    has_winrates: bool = True
    """False from our own server if its network has no value head."""

    @property
    def curve(self) -> tuple[float, float] | None:
        """Alpha and beta of our own server, as far as they can be a curve."""
        if self.alpha is None or self.beta is None or abs(self.alpha) > MOST_POINTS:
            return None
        return (self.alpha, self.beta) if FLATTEST <= self.beta <= STEEPEST else None

    @property
    def share(self) -> float:
        """Winrate within [0, 1]."""
        return min(max(self.winrate, 0.0), 1.0)

    @property
    def whole_visits(self) -> int:
        """Visits as a whole number, at least 0."""
        return max(int(self.visits), 0)


class _MoveInfo(_RootInfo, frozen=True, rename="camel", kw_only=True):
    """The fields of an entry of `moveInfos` that are used; Black's frame."""

    move: str
    prior: float | None = None
    order: float | None = None
    pv: list[str] = []


def query(request: AnalysisRequest, name: str, seconds: float | None) -> dict[str, Any]:
    """Return a request as a query of the protocol, which asks for values in Black's frame."""
    rules, size = request.rules, request.rules.size
    color, moves = request.to_play, []
    for point in request.moves:
        moves.append(["B" if color == BLACK else "W", point_to_gtp(point, size)])
        color = -color
    settings: dict[str, Any] = {"reportAnalysisWinratesAs": "BLACK"}
    if seconds is not None:
        settings["maxTime"] = seconds
    restrictions: dict[str, list[dict[str, Any]]] = {}
    for rule in request.restrictions:
        restrictions.setdefault("allowMoves" if rule.only else "avoidMoves", []).append(
            {
                "player": "B" if rule.color == BLACK else "W",
                "moves": [point_to_gtp(point, size) for point in sorted(rule.moves)],
                "untilDepth": rule.until_depth,
            }
        )
    return {
        "id": name,
        "rules": rules_object(rules),
        "komi": request.search_komi,
        "boardXSize": size,
        "boardYSize": size,
        "initialStones": [
            ["B" if stone == BLACK else "W", point_to_gtp(point, size)]
            for stone in (BLACK, WHITE)
            for point in np.flatnonzero(request.stones == stone).tolist()
        ],
        "initialPlayer": "B" if request.to_play == BLACK else "W",
        "moves": moves,
        "analyzeTurns": [len(moves)],
        "maxVisits": request.visits,
        "reportDuringSearchEvery": REPORT_S,
        "overrideSettings": settings,
        **restrictions,
    }


def _object(line: str) -> dict[str, Any] | None:
    """Return the JSON object of a line; None if the line is none."""
    try:
        return decode_json(line, dict[str, Any])
    except FormatError:
        return None


def _move_figures(info: _MoveInfo, size: int, number: int) -> EngineFigures | None:
    """Return the figures of a move; None if the move is no point of the board."""
    move = parse_point(info.move, size)
    if move is None:
        return None
    variation = tuple(parse_variation(info.pv, size))
    return EngineFigures(
        move=move,
        visits=info.whole_visits,
        winrate=info.share,
        score=info.score_lead,
        deviation=info.score_stdev if info.score_stdev and info.score_stdev > 0.0 else None,
        curve=info.curve,
        prior=min(max(info.prior or 0.0, 0.0), 1.0),
        order=number if info.order is None else int(info.order),
        variation=variation if variation[:1] == (move,) else (move,),
    )
