"""Client of another engine over GTP: reports from `kata-analyze`, `lz-analyze` or `analyze`."""

from __future__ import annotations

import contextlib
import json
import time
from collections.abc import Callable, Iterator
from typing import Final

import numpy as np

from engine.analysis.request import AnalysisRequest
from engine.base.errors import EngineError
from engine.base.translation import tr
from engine.games.programs.analysis_client import START_S, ClientRequest, rules_object
from engine.games.programs.client_report import (
    EngineFigures,
    allowed_moves,
    mover,
    root_figures,
    to_report,
)
from engine.games.programs.gtp_conversation import REPLY_LINES, GtpConversation
from engine.games.programs.info_lines import DIALECTS, parse_info
from engine.games.programs.process import (
    Listener,
    ProgramProcess,
    RefusedError,
    split_command,
)
from engine.go.board import BLACK, WHITE
from engine.go.coords import point_to_gtp
from engine.search.report import AnalysisReport

LINE_BYTES: Final = 1 << 18
"""Longest line [bytes]: three times one with all moves of a large board and their variations."""
REPORT_S: Final = 0.12
"""Time between reports [s]; lines that come sooner are skipped."""
CENTISECONDS: Final = 10
"""Interval of the lines that the engine is asked for [0.01 s]."""
FIRST_S: Final = 300.0
"""Time limit of all answers before the first analysis: engines may load or tune [s]."""
ANSWER_S: Final = 20.0
"""Time limit of answers after the first analysis [s]."""
FLOOD_LINES: Final = 100
"""Lines read at once from which on the reader pauses, so that others can work."""
FIRST_REPORT_S: Final = 60.0
"""Least time without a report after which an engine counts as hanging [s]."""
STOP_COMMAND: Final = "name"
"""Command that ends an analysis: any command does, and every engine knows this one."""


class GtpClient(GtpConversation):
    """An engine over GTP; an `AnalysisClient`.

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

    def __init__(
        self,
        command: str,
        *,
        listener: Listener | None = None,
        label: str = "",
    ) -> None:
        process = ProgramProcess(
            split_command(command), line_bytes=LINE_BYTES, listener=listener, label=label
        )
        super().__init__(process, FIRST_S, numbered=True)
        self._position: AnalysisRequest | None = None
        self._started = False
        self.dialect = ""
        """Command that streams analysis, one of `DIALECTS`; "" if the engine knows none."""

    def start(self, limit_s: float = START_S) -> None:
        """See `AnalysisClient.start`."""
        self._introduce(limit_s)
        self.label = self.name
        self.dialect = next((name for name in DIALECTS if self._knows(name)), "")
        self._started = True

    @property
    def alive(self) -> bool:
        """Whether the process of the engine is running."""
        return self._process.alive

    @property
    def can_analyze(self) -> bool:
        """Whether the engine knows a command that streams analysis."""
        return bool(self.dialect)

    @property
    def about(self) -> str:
        """Name, version and way of analysis of the engine, as one sentence."""
        who = f"{self.name} {self.version}".strip()
        if self.dialect:
            return tr(
                "{program} answered; it analyzes with {command}.", program=who, command=self.dialect
            )
        return tr(
            "{program} answered, but knows none of {commands}: it can play matches, not analyze.",
            program=who,
            commands=", ".join(DIALECTS),
        )

    def analyze(self, job: ClientRequest, stopped: Callable[[], bool]) -> Iterator[AnalysisReport]:
        """See `AnalysisClient.analyze`."""
        request = job.request
        if not self.dialect:
            raise EngineError(
                tr(
                    "{name} can't analyze: it knows none of {commands}",
                    name=self.name,
                    commands=", ".join(DIALECTS),
                )
            )
        self._show(request)
        size = request.rules.size
        to_play = mover(request)
        color = "B" if to_play == BLACK else "W"
        begun = time.monotonic()
        self._send(" ".join((self.dialect, color, str(CENTISECONDS), *_restrictions(request))))
        if not self._wait_for_stream(stopped):
            return
        line, due = "", 0.0
        candidates: list[EngineFigures] = []
        while not stopped():
            lines = self._process.unread_lines(self.dialect, REPORT_S)
            now = time.monotonic()
            line = next((text for text in reversed(lines) if text.startswith("info ")), line)
            late = job.seconds is not None and now - begun >= job.seconds
            over = late or "" in lines  # an empty line ends the answer
            is_new = bool(line) and (over or now >= due)
            if is_new:
                due = now + REPORT_S
                new = parse_info(line, self.dialect, size, to_play)
                candidates = allowed_moves(request, self.name, new) or candidates
                line = ""
            if candidates and (is_new or over):
                self._limit_s = ANSWER_S
                root = root_figures(candidates)
                over = over or root.visits >= request.visits
                yield to_report(request, self.name, root, candidates, now - begun, over)
            elif not candidates and now - begun > max(self._limit_s, FIRST_REPORT_S):
                raise self._process.fail(
                    tr(
                        "{command!r} gave no move within {seconds:.0f} s",
                        command=self.dialect,
                        seconds=now - begun,
                    )
                )
            if over:
                break
            if len(lines) > FLOOD_LINES:
                time.sleep(REPORT_S)  # let others work
        self.ask(STOP_COMMAND)
        if not candidates and not stopped():
            raise EngineError(tr("{name} ended its analysis without a move", name=self.name))

    def command(self, text: str) -> str:
        """Return the answer to a command that a person typed; the next request resets the board."""
        self._position = None
        words = text.split()
        if not words:
            raise RefusedError("there is no command")
        return self.ask(" ".join(words))

    def close(self) -> None:
        """End the process; also from another thread."""
        self._process.close(at_once=not self._started)

    # --- the board ------------------------------------------------------------------------

    def _show(self, request: AnalysisRequest) -> None:
        """Bring the engine's board to a position, with undo and play if that is enough."""
        old = self._position
        self._position = None
        if old is None or not _same_start(old, request):
            self._begin(request)
            common = 0
        else:
            pairs = zip(old.moves, request.moves, strict=False)
            common = next(
                (i for i, (a, b) in enumerate(pairs) if a != b),
                min(len(old.moves), len(request.moves)),
            )
            try:
                for _ in range(len(old.moves) - common):
                    self.ask("undo")
            except RefusedError:
                self._begin(request)
                common = 0
        color = request.to_play if common % 2 == 0 else -request.to_play
        for move in request.moves[common:]:
            self._play(color, move, request.rules.size)
            color = -color
        self._position = request

    def _begin(self, request: AnalysisRequest) -> None:
        """Start a new game on the engine's board, with the stones before the request's moves."""
        rules = request.rules
        size = rules.size
        try:
            self.ask(f"boardsize {size}")
        except RefusedError as error:
            raise RefusedError(
                tr("{error}; it can't analyze on {size}x{size}", error=error, size=size)
            ) from None
        self.ask("clear_board")
        self.ask(f"komi {request.search_komi:g}")
        if "kata-set-rules" in self.commands:
            with contextlib.suppress(RefusedError):
                self.ask(f"kata-set-rules {json.dumps(rules_object(rules))}")
        for color in (BLACK, WHITE):  # color by color, so that nothing is captured meanwhile
            for point in np.flatnonzero(request.stones == color).tolist():
                self._play(color, point, size)

    def _play(self, color: int, point: int, size: int) -> None:
        self.ask(f"play {'B' if color == BLACK else 'W'} {point_to_gtp(point, size)}")

    def _knows(self, command: str) -> bool:
        return command in self.commands or (
            not self.commands and self._optional(f"known_command {command}") == "true"
        )

    def _wait_for_stream(self, stopped: Callable[[], bool]) -> bool:
        """Wait for the line that begins a streamed answer; return False if stopped before.

        Raises
        ------
        ProgramError
            The engine refuses the command, or does not begin in time.
        """
        until = time.monotonic() + self._limit_s
        for _ in range(REPLY_LINES):
            while not stopped():
                if self._process.ready(REPORT_S):
                    break
                if time.monotonic() > until:
                    self._process.line(self.dialect, 0.0)  # raises the error
            else:
                return False
            line = self._process.line(self.dialect, until)
            if self._begins_answer(line):
                self._checked([line], self.dialect)
                return True
        raise self._endless(self.dialect)


def _restrictions(request: AnalysisRequest) -> Iterator[str]:
    """Yield the restrictions of a request as words of an analysis command."""
    for rule in request.restrictions:
        yield "allow" if rule.only else "avoid"
        yield "B" if rule.color == BLACK else "W"
        yield ",".join(point_to_gtp(point, request.rules.size) for point in sorted(rule.moves))
        yield str(rule.until_depth)


def _same_start(old: AnalysisRequest, new: AnalysisRequest) -> bool:
    """Return whether two requests have the same board before the moves, rules and komi."""
    return (
        old.rules == new.rules
        and old.search_komi == new.search_komi
        and old.to_play == new.to_play
        and np.array_equal(old.stones, new.stones)
    )
