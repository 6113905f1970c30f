"""GTP commands that search: generate a move, analyze, or both."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from engine.analysis.agent import RESIGN
from engine.analysis.request import Restriction
from engine.base.errors import EngineError
from engine.go.coords import point_to_gtp
from engine.protocol.gtp.analysis_lines import DIALECTS, Details, analysis_line, parse_options
from engine.protocol.gtp.gtp_session import Answer, GtpSession, Stream
from engine.protocol.gtp.thinker import Stopwatch
from engine.protocol.gtp.words import GtpCommand, GtpError, parse_color
from engine.search.report import AnalysisReport

__all__ = ["PLAY_ANSWERS", "PLAY_STREAMS", "searched"]

Words = tuple[str, ...]
VISITS_WITHOUT_LIMITS = 250


def _color(session: GtpSession, words: Sequence[str]) -> int:
    if len(words) > 1:
        raise GtpError(f"syntax error: one argument, a color, not {len(words)}")
    return parse_color(words[0]) if words else session.game.board.to_play


def _thought(
    session: GtpSession,
    color: int,
    told: Callable[[AnalysisReport], None] | None = None,
    restrictions: Sequence[Restriction] = (),
) -> tuple[int, AnalysisReport]:
    """Search for as long as a move may take; the move and the last report."""
    game, settings = session.game, session.settings
    seconds = session.clock.limit_s(color, len(game.moves), game.size**2)
    if settings.time > 0.0:
        seconds = settings.time if seconds is None else min(seconds, settings.time)
    visits = settings.visits
    if visits == 0:
        most = session.engine.most_visits(game.size)
        visits = VISITS_WITHOUT_LIMITS if seconds is None else most
    watch = Stopwatch(seconds, session.lines.interrupted)
    report = None
    for report in session.engine.reports(game, color, visits, watch.reached, restrictions):
        if told is not None:
            told(report)
    assert report is not None  # there is always one
    session.clock.spend(color, watch.seconds)
    return session.engine.move(game, color, report), report


def searched(session: GtpSession) -> AnalysisReport:
    """A search of the position as long as a move's, for whoever's turn it is."""
    return _thought(session, session.game.board.to_play)[1]


def _answered(session: GtpSession, color: int, move: int) -> str:
    """A generated move as GTP says it; it is played."""
    if move == RESIGN:
        return "resign"
    session.game.play(color, move)
    return point_to_gtp(move, session.game.size)


def genmove(session: GtpSession, words: Words) -> str:
    """Search and play the move."""
    color = _color(session, words)
    move, _ = _thought(session, color)
    return _answered(session, color, move)


def reg_genmove(session: GtpSession, words: Words) -> str:
    """Search for a move without playing it."""
    move, _ = _thought(session, _color(session, words))
    return "resign" if move == RESIGN else point_to_gtp(move, session.game.size)


class _Printer:
    """Writes a line of analysis now and then."""

    def __init__(self, session: GtpSession, command: GtpCommand, kind: str) -> None:
        self._session = session
        self.options = parse_options(command.arguments, session.game.size)
        self._dialect = DIALECTS[command.name.removesuffix(kind)]
        self._next = 0.0

    @property
    def color(self) -> int:
        """Who is to move."""
        color = self.options.color
        return self._session.game.board.to_play if color is None else color

    def show(self, report: AnalysisReport) -> None:
        """Write a report when it is time for one."""
        now = time.monotonic()
        if now < self._next:
            return
        line = analysis_line(report, self._dialect, self.options, self._details(report))
        if line:
            self._session.write(line + "\n")
            # a report comes every tenth of a second or so: half of one early is in time
            self._next = now + self.options.interval_s - 0.05

    def _details(self, report: AnalysisReport) -> Details:
        """What was asked for beyond the report."""
        engine, game, wanted = self._session.engine, self._session.game, self.options.switches
        moves = [c.move for c in report.agents[0].candidates][: self.options.most_moves]
        after = []
        if "movesOwnership" in wanted and moves:
            after = engine.ownership(game, self.color, moves)
        return Details(
            ownership=report.ownership,
            moves_ownership=dict(zip(moves, after, strict=False)),
            visits=engine.visits_along,
        )


class _Ending:
    """Ends an analysis the moment that something else is asked, before its search has come home."""

    def __init__(self, session: GtpSession) -> None:
        self._session = session
        self.written = False

    def reached(self) -> bool:
        """Whether there is another line; the first time the answer is ended."""
        if not self.written and self._session.lines.waiting():
            self.written = True
            self._session.write("\n")
        return self.written


def analyze(session: GtpSession, command: GtpCommand) -> None:
    """Analyze until something else is asked."""
    printer = _Printer(session, command, "analyze")
    engine, game = session.engine, session.game
    engine.network(game)  # refused before the answer begins
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
    """Search with lines of analysis and play the move; commands that come meanwhile wait."""
    printer = _Printer(session, command, "genmove_analyze")
    session.engine.network(session.game)
    session.write(f"={command.id}\n")
    try:
        move, _ = _thought(session, printer.color, printer.show, printer.options.restrictions)
        session.write(f"play {_answered(session, printer.color, move)}\n")
    except EngineError as error:  # too late for a `?`
        session.log(str(error))
    session.write("\n")


PLAY_ANSWERS: dict[str, Answer] = {"genmove": genmove, "reg_genmove": reg_genmove}
PLAY_STREAMS: dict[str, Stream] = {
    f"{prefix}{kind}": stream
    for prefix in DIALECTS
    for kind, stream in (("analyze", analyze), ("genmove_analyze", genmove_analyze))
}
