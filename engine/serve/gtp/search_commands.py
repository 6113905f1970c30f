"""GTP commands that search: generate a move, analyze, or both."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from engine.analysis.agent import RESIGN
from engine.analysis.request import Restriction
from engine.base.errors import EngineError
from engine.go.coords import point_to_gtp
from engine.search.report import AnalysisReport
from engine.search.settings import DEFAULT_VISITS
from engine.serve.gtp.analysis_lines import DIALECTS, Details, analysis_line, parse_options
from engine.serve.gtp.gtp_session import Answer, GtpSession, Stream
from engine.serve.gtp.words import GtpCommand, GtpError, parse_color

Words = tuple[str, ...]


def _color(session: GtpSession, words: Sequence[str]) -> int:
    """Return the color in the arguments, by default the player to move."""
    if len(words) > 1:
        raise GtpError(f"syntax error: one argument, a color, not {len(words)}")
    return parse_color(words[0]) if words else session.game.board.to_play


def _search_for_move(
    session: GtpSession,
    color: int,
    show: Callable[[AnalysisReport], None] | None = None,
    restrictions: Sequence[Restriction] = (),
) -> tuple[int, AnalysisReport]:
    """Search as long as the clock and the settings allow; return the move and the last report.

    Parameters
    ----------
    show
        Called with each report.
    restrictions
        Moves near the root to avoid, or to keep to.
    """
    game, settings = session.game, session.settings
    seconds = session.clock.limit_s(color, len(game.moves), game.size**2)
    if settings.time > 0.0:
        seconds = settings.time if seconds is None else min(seconds, settings.time)
    visits = settings.visits
    if visits == 0:
        most = session.engine.most_visits(game.size)
        visits = DEFAULT_VISITS if seconds is None else most
    watch = Stopwatch(seconds, session.lines.is_interrupted)
    report = None
    for report in session.engine.reports(game, color, visits, watch.reached, restrictions):
        if show is not None:
            show(report)
    assert report is not None  # there is always one
    session.clock.spend(color, watch.seconds)
    return session.engine.move(game, color, report), report


def search_position(session: GtpSession) -> AnalysisReport:
    """Search the position as long as for a move of the player to move; return the report."""
    return _search_for_move(session, session.game.board.to_play)[1]


def _play_generated(session: GtpSession, color: int, move: int) -> str:
    """Play a generated move unless it is a resignation, and return its GTP vertex."""
    if move == RESIGN:
        return "resign"
    session.game.play(color, move)
    return point_to_gtp(move, session.game.size)


def genmove(session: GtpSession, words: Words) -> str:
    """Search for a move, play it and answer it."""
    color = _color(session, words)
    move, _ = _search_for_move(session, color)
    return _play_generated(session, color, move)


def reg_genmove(session: GtpSession, words: Words) -> str:
    """Search for a move and answer it without playing it."""
    move, _ = _search_for_move(session, _color(session, words))
    return "resign" if move == RESIGN else point_to_gtp(move, session.game.size)


class _Printer:
    """Writes lines of analysis at the interval of the command."""

    def __init__(self, session: GtpSession, command: GtpCommand, kind: str) -> None:
        self._session = session
        self.options = parse_options(command.arguments, session.game.size)
        self._dialect = DIALECTS[command.name.removesuffix(kind)]
        self._next = 0.0

    @property
    def color(self) -> int:
        """Player to move in the analysis."""
        color = self.options.color
        return self._session.game.board.to_play if color is None else color

    def show(self, report: AnalysisReport) -> None:
        """Write a report as a line if the interval has passed."""
        now = time.monotonic()
        if now < self._next:
            return
        line = analysis_line(report, self._dialect, self.options, self._details(report))
        if line:
            self._session.write(line + "\n")
            # reports come about every 0.1 s; accept one that is up to 0.05 s early
            self._next = now + self.options.interval_s - 0.05

    def _details(self, report: AnalysisReport) -> Details:
        """Return the values of a line that are not in the report."""
        engine, game = self._session.engine, self._session.game
        moves = [c.move for c in report.agents[0].candidates][: self.options.most_moves]
        after = []
        if "movesOwnership" in self.options.switches and moves:
            after = engine.ownership(game, self.color, moves)
        return Details(
            ownership=report.ownership,
            moves_ownership=dict(zip(moves, after, strict=False)),
            visits=engine.visits_along,
        )


class _Ending:
    """Ends the answer of an analysis as soon as the next command comes, while the search stops."""

    def __init__(self, session: GtpSession) -> None:
        self._session = session
        self._is_written = False

    def reached(self) -> bool:
        """Return whether another command waits; when it comes, write the end of the answer."""
        if not self._is_written and self._session.lines.is_ready():
            self._is_written = True
            self._session.write("\n")
        return self._is_written


def analyze(session: GtpSession, command: GtpCommand) -> None:
    """Write lines of analysis until the next command comes."""
    printer = _Printer(session, command, "analyze")
    engine, game = session.engine, session.game
    engine.network(game)  # raises its error before the answer begins
    session.write(f"={command.id}\n")
    ending = _Ending(session)
    try:
        visits = engine.most_visits(game.size)
        limits = printer.options.restrictions
        for report in engine.reports(game, printer.color, visits, ending.reached, limits):
            if not ending.reached():
                printer.show(report)
    except EngineError as error:  # too late for a `?`
        session.log(str(error))
    session.lines.wait()
    ending.reached()


def genmove_analyze(session: GtpSession, command: GtpCommand) -> None:
    """Search for a move with lines of analysis, and play it; later commands wait."""
    printer = _Printer(session, command, "genmove_analyze")
    session.engine.network(session.game)
    session.write(f"={command.id}\n")
    try:
        limits = printer.options.restrictions
        move, _ = _search_for_move(session, printer.color, printer.show, limits)
        session.write(f"play {_play_generated(session, printer.color, move)}\n")
    except EngineError as error:  # too late for a `?`
        session.log(str(error))
    session.write("\n")


PLAY_ANSWERS: dict[str, Answer] = {"genmove": genmove, "reg_genmove": reg_genmove}
PLAY_STREAMS: dict[str, Stream] = {
    f"{prefix}{kind}": stream
    for prefix in DIALECTS
    for kind, stream in (("analyze", analyze), ("genmove_analyze", genmove_analyze))
}


class Stopwatch:
    """Stop condition of a search: a time limit [s], or another condition."""

    def __init__(self, seconds: float | None, stopped: Callable[[], bool]) -> None:
        self._start = time.monotonic()
        self._seconds = seconds
        self._stopped = stopped

    def reached(self) -> bool:
        """Return whether the search must stop."""
        return self._stopped() or (self._seconds is not None and self.seconds >= self._seconds)

    @property
    def seconds(self) -> float:
        """Time since the stopwatch was made [s]."""
        return time.monotonic() - self._start
