"""The table of all GTP commands, and the commands on the session itself: names and time."""

from __future__ import annotations

import time

from engine.protocol.gtp.board_commands import BOARD_ANSWERS
from engine.protocol.gtp.gogui import GOGUI_ANSWERS
from engine.protocol.gtp.gtp_session import Answer, GtpSession, Stream
from engine.protocol.gtp.network_commands import OWN_ANSWERS
from engine.protocol.gtp.parameters import PARAM_ANSWERS
from engine.protocol.gtp.rules_commands import RULES_ANSWERS
from engine.protocol.gtp.search_commands import PLAY_ANSWERS, PLAY_STREAMS
from engine.protocol.gtp.words import GtpError, integer, number, parse_color
from engine.record.time_control import NO_CLOCK, PlayerTime, TimeControl, TimeKind

__all__ = ["ANSWERS", "STREAMS"]

Words = tuple[str, ...]
VERSION = "0.18.0"
"""Version that `version` answers, in the form of Leela Zero's.

Lizzie and LizzieYzy use all commands if its second number is at least 15.
"""


def protocol_version(session: GtpSession, words: Words) -> str:
    """Answer the version of GTP: 2."""
    return "2"


def name(session: GtpSession, words: Words) -> str:
    """Answer the name of the engine."""
    return session.settings.name


def version(session: GtpSession, words: Words) -> str:
    """Answer the version in the form that clients of Leela Zero expect."""
    return VERSION


def list_commands(session: GtpSession, words: Words) -> str:
    """Answer the names of all commands, one per line."""
    return "\n".join(session.commands)


def known_command(session: GtpSession, words: Words) -> str:
    """Answer whether a command is known: `true` or `false`."""
    return "true" if words and words[0] in session.commands else "false"


def quit_session(session: GtpSession, words: Words) -> str:
    """End the session after this answer."""
    session.done = True
    return ""


def stop(session: GtpSession, words: Words) -> str:
    """End an analysis; nothing is left to do, since any command ends it."""
    return ""


def cpu_time(session: GtpSession, words: Words) -> str:
    """Answer the processor time that this process has used [s], which referees compare."""
    return f"{time.process_time():.3f}"


# --- time ----------------------------------------------------------------------------------


def time_settings(session: GtpSession, words: Words) -> str:
    """Set the time control: main time, overtime and stones per overtime (absolute, Canadian)."""
    if len(words) != 3:
        raise GtpError("syntax error: main time, overtime and stones")
    main = number(words[0], "main time", 0.0, 1e9)
    period = number(words[1], "overtime", 0.0, 1e9)
    stones = integer(words[2], "stones", 0, 10**9)
    unlimited = (period > 0.0 and stones == 0) or (main == 0.0 and period == 0.0)
    control = _overtime("canadian", main, period, stones)
    session.clock.set_control(NO_CLOCK if unlimited else control)
    return ""


def kgs_time_settings(session: GtpSession, words: Words) -> str:
    """Set the time control: none, absolute M, canadian M T STONES, byoyomi M T PERIODS."""
    kind, numbers = (words[0] if words else ""), words[1:]
    counts = {"none": 0, "absolute": 1, "canadian": 3, "byoyomi": 3}
    if len(numbers) != counts.get(kind, -1):
        raise GtpError("syntax error: none, absolute M, canadian M T STONES or byoyomi M T PERIODS")
    if kind == "none":
        session.clock.set_control(NO_CLOCK)
        return ""
    main = number(numbers[0], "main time", 0.0, 1e9)
    if kind == "absolute":
        session.clock.set_control(TimeControl("absolute", main))
        return ""
    period = number(numbers[1], "overtime", 0.0, 1e9)
    count = integer(numbers[2], "stones or periods", 1, 10**9)
    overtime: TimeKind = "canadian" if kind == "canadian" else "byo-yomi"
    session.clock.set_control(_overtime(overtime, main, period, count))
    return ""


def _overtime(kind: TimeKind, main: float, period: float, count: int) -> TimeControl:
    """Return a time control with overtime; without, if its periods have no length."""
    return TimeControl(kind, main, period, count) if period > 0.0 else TimeControl("absolute", main)


def time_left(session: GtpSession, words: Words) -> str:
    """Set the time left of a color, and its stones (or periods) left in overtime."""
    if len(words) != 3:
        raise GtpError("syntax error: color, time and stones")
    color = parse_color(words[0])
    seconds = number(words[1], "time", -1e9, 1e9)
    remaining = integer(words[2], "stones", 0, 10**9)
    session.clock.set_left(color, PlayerTime(seconds, remaining))
    return ""


ANSWERS: dict[str, Answer] = {
    **BOARD_ANSWERS,
    **PLAY_ANSWERS,
    **RULES_ANSWERS,
    **OWN_ANSWERS,
    **PARAM_ANSWERS,
    **GOGUI_ANSWERS,
    "protocol_version": protocol_version,
    "name": name,
    "version": version,
    "list_commands": list_commands,
    "known_command": known_command,
    "quit": quit_session,
    "stop": stop,
    "cputime": cpu_time,
    "gomill-cpu_time": cpu_time,
    "time_settings": time_settings,
    "kgs-time_settings": kgs_time_settings,
    "time_left": time_left,
}
STREAMS: dict[str, Stream] = dict(PLAY_STREAMS)
