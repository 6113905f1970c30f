"""The interface of clients of other engines, and what the clients of all protocols share.

An `AnalysisClient` answers one request at a time with reports. It is used by one thread; only
`close` may be called by any.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import PurePath
from threading import Lock
from typing import Final, Protocol

from engine.analysis.request import AnalysisRequest
from engine.base.translation import tr
from engine.games.programs.process import is_address, split_command
from engine.go.rules import Rules
from engine.search.report import AnalysisReport

START_S: Final = 120.0
"""Time for the first answer [s]: some engines tune themselves at their first start."""
LINE_LENGTH: Final = 240
"""Longest line in the console [characters]; longer ones are cut."""
CONSOLE_LINES: Final = 1000
"""Largest number of lines in a console."""
LINES_PER_S: Final = 40
"""Largest number of lines from the engine per second; the console counts those left out."""
INFO_EVERY_S: Final = 2.0
"""Lines of streamed analysis are shown this often [s]."""
JSON_WORDS: Final = ("analysis", "serve")
"""Arguments that start known engines with the JSON analysis protocol."""


@dataclass(frozen=True)
class ClientRequest:
    """A position for another engine to analyze, with visits and a time limit."""

    request: AnalysisRequest
    """Position, komi and visits; its agents and network have no effect on another engine."""
    seconds: float | None = None
    """Time limit [s]; None: no limit."""


class AnalysisClient(Protocol):
    """Another engine in a process of its own, as a source of analysis."""

    name: str
    """Name of the engine, as its protocol states it."""
    version: str
    """Version of the engine; "" if it states none."""

    @property
    def about(self) -> str:
        """Name, version and way of analysis of the engine, as one sentence."""

    @property
    def can_analyze(self) -> bool:
        """Whether the engine says that it can analyze."""

    @property
    def alive(self) -> bool:
        """Whether the process of the engine is running."""

    def start(self, limit_s: float = START_S) -> None:
        """Ask the engine for its name and commands.

        Parameters
        ----------
        limit_s
            Time limit for the answer [s].

        Raises
        ------
        EngineError
            The engine does not speak the protocol, or does not answer in time.
        """

    def analyze(self, job: ClientRequest, stopped: Callable[[], bool]) -> Iterator[AnalysisReport]:
        """Yield reports about one position; the last one is finished, unless stopped.

        Raises
        ------
        EngineError
            The engine refuses the position, died, or was ended because it did not answer.
        """

    def command(self, text: str) -> str:
        """Return the answer to a command that a person typed."""

    def close(self) -> None:
        """End the process."""


def guess_protocol(command: str) -> str:
    """Return the protocol that a command line seems to start: "gtp" or "json"."""
    if is_address(command):
        return "json"
    words = split_command(command)
    return "json" if any(PurePath(word).name in JSON_WORDS for word in words[1:]) else "gtp"


def rules_object(rules: Rules) -> dict[str, object]:
    """Return rules as KataGo's protocols write them; handicap compensation is part of the komi."""
    return {
        "ko": rules.superko.upper(),
        "scoring": rules.scoring.upper(),
        "tax": "SEKI" if rules.scoring == "territory" else "NONE",
        "suicide": rules.suicide,
        "hasButton": False,
        "whiteHandicapBonus": "0",
        "friendlyPassOk": False,
    }


class Console:
    """Collects the latest lines to and from an engine for display; may be used by any thread."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._lines: deque[tuple[int, str, str]] = deque(maxlen=CONSOLE_LINES)
        self._number = 0
        self._second = 0.0  # start of the second in which lines are counted
        self._taken = self._left_out = 0
        self._info = 0.0  # time of the last line of streamed analysis

    def hear(self, way: str, line: str) -> None:
        """Add a line; its way is "in" (to the engine), "out", "error" or "note"."""
        now = time.monotonic()
        with self._lock:
            if way == "out" and line[:1] == "=" and line[1:].strip(" 0123456789") == "":
                return  # an empty GTP answer
            if way == "out" and line.startswith("info "):
                if now - self._info < INFO_EVERY_S:
                    return
                self._info = now
            if now - self._second >= 1.0:
                self._second, self._taken = now, 0
                if self._left_out:
                    self._add("note", tr("{number} more lines", number=self._left_out))
                    self._left_out = 0
            if way in ("out", "error"):
                self._taken += 1
                if self._taken > LINES_PER_S:
                    self._left_out += 1
                    return
            if line:
                cut = line if len(line) <= LINE_LENGTH else line[:LINE_LENGTH] + "\u2026"
                self._add(way, "".join(c if c.isprintable() else "\ufffd" for c in cut))

    def _add(self, way: str, line: str) -> None:
        self._number += 1
        self._lines.append((self._number, way, line))

    def after(self, number: int) -> list[tuple[int, str, str]]:
        """Return the lines after a number, each with its number, way and text."""
        with self._lock:
            if number >= self._number:
                return []
            return [line for line in self._lines if line[0] > number]
