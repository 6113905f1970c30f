"""GTP commands that read and change parameters, in the forms of KataGo, Leela Zero and GoGui."""

from __future__ import annotations

import json
from typing import Any, Final

from engine.base.errors import SettingsError
from engine.base.setting_flags import read_value
from engine.base.settings import public_name
from engine.serve.gtp.gtp_session import Answer, GtpSession
from engine.serve.gtp.options import LIMITS
from engine.serve.gtp.words import GtpError, number

Words = tuple[str, ...]
KATAGO: Final = {"maxVisits": "visits", "maxTime": "time"}
"""KataGo's names of parameters, and ours."""
LEELA: Final = {
    "playouts": "visits",
    "resign percentage": "resignpct",
}
"""Other names of Leela Zero's options, and the names in `_values`."""
LEELA_LISTED: Final = ("visits", "lambda", "mu", "resignpct", "lagbuffer")
GOGUI_LISTED: Final = ("visits", "time", "lambda", "mu")


def _values(session: GtpSession) -> dict[str, Any]:
    """Return all parameters: limits, settings of agent and search, and two of Leela Zero's."""
    engine = session.engine
    search = engine.search.to_dict()
    del search["rollout_policy"]  # no client names files here
    return {
        "visits": session.settings.visits,
        "time": session.settings.time,
        **engine.agent.public_values(),
        **search,  # its pass_rule replaces the agent's
        "resignpct": 100.0 * engine.agent.resign_below,
        "lagbuffer": round(100.0 * session.clock.lag_s),
    }


def _change(session: GtpSession, name: str, value: Any) -> None:
    """Change one of the parameters in `_values`; the value is a JSON value or a text.

    Raises
    ------
    GtpError
        The value is impossible; nothing was changed.
    """
    engine = session.engine
    try:
        if name in ("visits", "time"):
            session.settings = session.settings.replace(**{name: value})
        elif name == "lagbuffer":
            session.clock.lag_s = number(str(value), name, 0.0, 10_000.0) / 100.0
        elif name == "resignpct":
            below = number(str(value), name, 0.0, 100.0) / 100.0
            engine.agent = engine.agent.replace(resign_below=below)
        elif name in engine.search.to_dict():
            engine.search = engine.search.replace(**{name: value})
        else:
            engine.agent = engine.agent.replace(**{name: value})
    except SettingsError as error:
        raise GtpError(str(error.shown_as(public_name))) from None


# --- KataGo's -----------------------------------------------------------------------------


def _katago_values(session: GtpSession) -> dict[str, Any]:
    """Return all parameters, under KataGo's names too."""
    values = _values(session)
    return {**{theirs: values[ours] for theirs, ours in KATAGO.items()}, **values}


def list_params(session: GtpSession, words: Words) -> str:
    """Answer the names of all parameters."""
    return " ".join(_katago_values(session))


def get_params(session: GtpSession, words: Words) -> str:
    """Answer all parameters as JSON."""
    return json.dumps(_katago_values(session), separators=(",", ":"))


def get_param(session: GtpSession, words: Words) -> str:
    """Answer the value of one parameter."""
    if len(words) != 1:
        raise GtpError("syntax error: the name of a parameter")
    values = _katago_values(session)
    if words[0] not in values:
        raise GtpError(f"Invalid parameter: {words[0]:.60}")
    value = values[words[0]]
    return value if isinstance(value, str) else json.dumps(value)


def set_param(session: GtpSession, words: Words) -> str:
    """Change one parameter."""
    if len(words) != 2:
        raise GtpError("syntax error: the name of a parameter and its value")
    _change_all(session, {words[0]: read_value(words[1])})
    return ""


def set_params(session: GtpSession, words: Words) -> str:
    """Change the parameters in a JSON object; if one of them is impossible, change none."""
    changes = read_value(" ".join(words))
    if not isinstance(changes, dict):
        raise GtpError("syntax error: this is no JSON object")
    _change_all(session, changes)
    return ""


def _change_all(session: GtpSession, changes: dict[str, Any]) -> None:
    """Change parameters by KataGo's names or ours; after an error all have their old values."""
    for name in changes:
        if name not in _katago_values(session):
            raise GtpError(f"Unrecognized or non-overridable parameter: {name:.60}")
    engine, clock = session.engine, session.clock
    before = session.settings, engine.agent, engine.search, clock.lag_s
    try:
        for name, value in changes.items():
            most = LIMITS.get(name)
            if most is not None and isinstance(value, (int, float)) and value > most:
                value = most
            _change(session, KATAGO.get(name, name), value)
    except GtpError:
        session.settings, engine.agent, engine.search, clock.lag_s = before
        raise


# --- Leela Zero's and GoGui's -------------------------------------------------------------


def lz_setoption(session: GtpSession, words: Words) -> str:
    """Change an option by `name NAME value VALUE`, as in Leela Zero and SAI.

    Without arguments the options are listed.
    """
    if not words:
        values = _values(session)
        listed = (f"option name {name} value {values[name]:g}" for name in LEELA_LISTED)
        return "\n".join(["", *listed])
    lower = [word.lower() for word in words]
    if lower[0] != "name" or "value" not in lower:
        raise GtpError("syntax error: name NAME value VALUE")
    split = lower.index("value")
    name, given = " ".join(lower[1:split]), words[split + 1 :]
    name = LEELA.get(name, name)
    if name not in LEELA_LISTED or len(given) != 1:
        raise GtpError(f"syntax error: one value for one of {', '.join(LEELA_LISTED)}")
    _change(session, name, read_value(given[0]))
    return ""


def sai_param(session: GtpSession, words: Words) -> str:
    """Answer parameters in GoGui's form; arguments NAME VALUE change one of them."""
    if not words:
        values = _values(session)
        return "\n".join(f"[string] {name} {values[name]:g}" for name in GOGUI_LISTED)
    if len(words) != 2 or words[0] not in GOGUI_LISTED:
        raise GtpError(f"syntax error: one of {', '.join(GOGUI_LISTED)} and its value")
    _change(session, words[0], read_value(words[1]))
    return ""


PARAM_ANSWERS: dict[str, Answer] = {
    "kata-list-params": list_params,
    "kata-get-param": get_param,
    "kata-set-param": set_param,
    "kata-get-params": get_params,
    "kata-set-params": set_params,
    "lz-setoption": lz_setoption,
    "sai-param": sai_param,
}
