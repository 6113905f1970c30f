"""Another engine over KataGo's JSON analysis protocol as a source of reports."""

from __future__ import annotations

import itertools
import json
import math
import time
from collections.abc import Callable, Iterator
from typing import Any, Final

import numpy as np

from engine.analysis.request import AnalysisRequest
from engine.base.errors import EngineError
from engine.go.board import BLACK, WHITE
from engine.go.coords import gtp_to_point, point_to_gtp
from engine.programs.analysis_client import START_S, ClientRequest, rules_object
from engine.programs.client_report import MOST_VARIATION, Told, kept_to, root_told, to_report
from engine.programs.process import (
    Listener,
    ProgramProcess,
    RefusedError,
    split_command,
)
from engine.search.report import AnalysisReport

__all__ = ["JsonClient"]

LINE_BYTES: Final = 1 << 19
VERSION_LENGTH: Final = 60
FLOOD_LINES: Final = 100
"""More lines at once are a flood."""
REPORT_S: Final = 0.12
"""Between reports."""
FIRST_REPORT_S: Final = 120.0
"""An engine that answers nothing for so long is given up; large networks load for long."""
NONSENSE_LINES: Final = 1 << 12
"""Lines in a row that are no JSON; logs of a start have some dozens."""
MOST_MOVES: Final = 700


class JsonClient:
    """An engine over KataGo's analysis protocol.

    Parameters
    ----------
    command
        Its command line.
    listener
        Overhears everything.
    label
        What errors call it.

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
        if "error" not in answer:  # else it speaks JSON, without versions
            self.version = str(answer.get("version", ""))[:VERSION_LENGTH]
        self._started = True

    @property
    def alive(self) -> bool:
        """Whether its process is there."""
        return self._process.alive

    @property
    def can_analyze(self) -> bool:
        """Whether it knows how: the protocol is for nothing else."""
        return True

    @property
    def about(self) -> str:
        """What it is and how it analyzes, in one sentence."""
        who = f"{self.name} {self.version}".strip()
        return f"{who} answered; it analyzes over the JSON protocol."

    def analyze(
        self, wanted: ClientRequest, stopped: Callable[[], bool]
    ) -> Iterator[AnalysisReport]:
        """See `AnalysisClient.analyze`."""
        request = wanted.request
        name = f"q{next(self._numbers)}"
        begun = heard = time.monotonic()
        self._process.send(json.dumps(query(request, name, wanted.seconds)))
        due = 0.0
        while not stopped():
            lines = self._process.waiting("analysis", REPORT_S)
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
            if now - heard > FIRST_REPORT_S + (wanted.seconds or 0.0):
                raise self._process.fail("a position was not answered in two minutes")
            if len(lines) > FLOOD_LINES:
                time.sleep(REPORT_S)  # let others work
        stop = {"id": f"stop-{name}", "action": "terminate", "terminateId": name}
        self._process.send(json.dumps(stop))

    def command(self, text: str) -> str:
        """Its answer to a line of JSON that a person typed."""
        try:
            query = json.loads(text)
            if not isinstance(query, dict):
                raise ValueError
        except (ValueError, RecursionError):
            raise RefusedError(
                'write a JSON object on one line, like {"action": "query_version"}'
            ) from None
        return json.dumps(self._ask(query, 20.0))

    def close(self) -> None:
        """End the process; also from another thread."""
        self._process.close(at_once=not self._started, farewell="")

    # --- conversation ---------------------------------------------------------------------

    def _ask(self, query: dict[str, Any], limit_s: float) -> dict[str, Any]:
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
        """An answer to a query; raises when it is an error, None when it is something else."""
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
            raise RefusedError(f"{self.name} refuses the position: {answer['error']!s:.200}{field}")
        return answer

    def _count_nonsense(self) -> None:
        self._nonsense += 1
        if self._nonsense > NONSENSE_LINES:
            raise self._process.fail("it writes endless text that is no JSON")

    def _report(
        self, request: AnalysisRequest, answer: dict[str, Any], seconds: float, finished: bool
    ) -> AnalysisReport | None:
        size = request.rules.size
        moves = answer.get("moveInfos")
        infos = moves[:MOST_MOVES] if isinstance(moves, list) else []
        told = [one for i, info in enumerate(infos) if (one := _told(info, size, i)) is not None]
        told = kept_to(request, self.name, told)
        if not told:
            if finished and not answer.get("noResults"):
                raise EngineError(f"{self.name} answered without a move")
            return None
        root = root_told(told)
        given = answer.get("rootInfo")
        if isinstance(given, dict):
            winrate, visits = _share(given.get("winrate")), _number(given.get("visits"))
            if winrate is not None and visits is not None:
                score = _number(given.get("scoreLead"))
                score = root.score if score is None else score
                deviation = _number(given.get("scoreStdev")) or root.deviation
                root = Told(root.move, max(int(visits), 0), winrate, score, deviation)
        return to_report(request, self.name, root, told, seconds, finished)


def query(request: AnalysisRequest, name: str, seconds: float | None) -> dict[str, Any]:
    """A request as a query of the protocol; values come back in Black's frame."""
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
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def _told(info: Any, size: int, number: int) -> Told | None:
    if not isinstance(info, dict):
        return None
    move = _move(info.get("move"), size)
    winrate, visits = _share(info.get("winrate")), _number(info.get("visits"))
    if move is None or winrate is None or visits is None:
        return None
    variation: list[int] = []
    line = info.get("pv")
    for vertex in line[:MOST_VARIATION] if isinstance(line, list) else ():
        point = _move(vertex, size)
        if point is None:
            break
        variation.append(point)
    order, deviation = _number(info.get("order")), _number(info.get("scoreStdev"))
    return Told(
        move=move,
        visits=max(int(visits), 0),
        winrate=winrate,
        score=_number(info.get("scoreLead")),
        deviation=deviation if deviation is not None and deviation > 0.0 else None,
        prior=_share(info.get("prior")) or 0.0,
        order=number if order is None else int(order),
        variation=tuple(variation) if variation and variation[0] == move else (move,),
    )


def _move(vertex: Any, size: int) -> int | None:
    try:
        return gtp_to_point(vertex, size) if isinstance(vertex, str) else None
    except EngineError:
        return None


def _number(value: Any) -> float | None:
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return None
    number = float(value) if abs(value) <= 1e12 else math.nan
    return number if math.isfinite(number) else None


def _share(value: Any) -> float | None:
    number = _number(value)
    return None if number is None else min(max(number, 0.0), 1.0)
