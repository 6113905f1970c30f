"""The table of all GTP commands, and the commands on the session itself: names and time."""

from __future__ import annotations

import math
import time
from collections.abc import Mapping
from typing import Final

from engine.record.time_control import NO_CLOCK, PlayerTime, TimeControl, TimeKind
from engine.serve.gtp.board_commands import BOARD_ANSWERS
from engine.serve.gtp.gogui import GOGUI_ANSWERS
from engine.serve.gtp.gtp_session import Answer, GtpSession, Stream
from engine.serve.gtp.network_commands import OWN_ANSWERS
from engine.serve.gtp.parameters import PARAM_ANSWERS
from engine.serve.gtp.rules_commands import RULES_ANSWERS
from engine.serve.gtp.search_commands import PLAY_ANSWERS, PLAY_STREAMS
from engine.serve.gtp.words import GtpError, integer, number, parse_color

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
    main = number(words[0], "main time", 0.0, _LONGEST_S)
    period = number(words[1], "overtime", 0.0, _LONGEST_S)
    stones = integer(words[2], "stones", 0, 10**9)
    unlimited = (period > 0.0 and stones == 0) or (main == 0.0 and period == 0.0)
    control = _overtime("canadian", main, period, stones)
    session.clock.set_control(NO_CLOCK if unlimited else control)
    return ""


_LONGEST_S: Final = 4e9
"""Longest time that is understood [s]."""
_KGS_TIMES: Final = {
    "none": "",
    "absolute": "MAIN",
    "canadian": "MAIN PERIOD STONES",
    "byoyomi": "MAIN PERIOD PERIODS",
}
"""Time controls of `kgs-time_settings`, and their numbers."""
_KATA_TIMES: Final = {
    **_KGS_TIMES,
    "fischer": "MAIN INCREMENT",
    "fischer-capped": "MAIN INCREMENT LIMIT MOST",
}
"""Time controls of `kata-time_settings`."""


def list_time_settings(session: GtpSession, words: Words) -> str:
    """Answer the time controls that `kata-time_settings` knows."""
    return " ".join(_KATA_TIMES)


def kata_time_settings(session: GtpSession, words: Words) -> str:
    """Set the time control: one of KGS, fischer M INCREMENT, or fischer-capped, with two limits."""
    kind, numbers = _time_control(words, _KATA_TIMES)
    if not kind.startswith("fischer"):
        return kgs_time_settings(session, words)
    main = number(numbers[0], "main time", 0.0, _LONGEST_S)
    increment = number(numbers[1], "increment", 0.0, _LONGEST_S)
    limits = [number(text, "limit", -_LONGEST_S, _LONGEST_S) for text in numbers[2:]]
    session.clock.set_control(
        TimeControl("fischer", main, increment), *(x if x >= 0.0 else math.inf for x in limits)
    )
    return ""


def _time_control(words: Words, known: Mapping[str, str]) -> tuple[str, Words]:
    """Return the kind of a time control and its numbers, as many as it needs."""
    kind, numbers = (words[0].lower() if words else ""), words[1:]
    kind = "byoyomi" if kind == "byo-yomi" else kind
    if kind not in known or len(numbers) != len(known[kind].split()):
        forms = [f"{name} {names}".strip() for name, names in known.items()]
        raise GtpError(f"syntax error: one of {', '.join(forms)}")
    return kind, numbers


def kgs_time_settings(session: GtpSession, words: Words) -> str:
    """Set the time control: none, absolute M, canadian M T STONES, byoyomi M T PERIODS."""
    kind, numbers = _time_control(words, _KGS_TIMES)
    if kind == "none":
        session.clock.set_control(NO_CLOCK)
        return ""
    main = number(numbers[0], "main time", 0.0, _LONGEST_S)
    if kind == "absolute":
        session.clock.set_control(TimeControl("absolute", main))
        return ""
    period = number(numbers[1], "overtime", 0.0, _LONGEST_S)
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
    seconds = number(words[1], "time", -_LONGEST_S, _LONGEST_S)
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
    "kata-time_settings": kata_time_settings,
    "kata-list_time_settings": list_time_settings,
    "time_left": time_left,
}
STREAMS: dict[str, Stream] = dict(PLAY_STREAMS)
