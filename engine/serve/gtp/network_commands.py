"""GTP commands on networks and agents: our own, and Leela Zero's and KataGo's for raw output."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

from engine.base.errors import EngineError, SettingsError
from engine.go.symmetry import SYMMETRIES
from engine.search.value.dynamic_komi import METHODS
from engine.search.value.fit import curve_at
from engine.search.value.komi_window import MOST_LAMBDA
from engine.serve.gtp.gtp_session import Answer, GtpSession
from engine.serve.gtp.search_commands import search_position
from engine.serve.gtp.words import GtpError, number

Words = tuple[str, ...]
CURVE_ROWS: Final = 24
STEPS: Final = (0.5, 1.0, 2.0, 5.0, 10.0, 20.0)


def board_rows(values: Sequence[str], size: int) -> list[str]:
    """Return one text per point as aligned rows of the board, the top row first."""
    width = max(len(value) for value in values)
    rows = [values[start : start + size] for start in range(0, size * size, size)]
    return [" ".join(value.rjust(width) for value in row) for row in rows]


def sai_curve(session: GtpSession, words: Words) -> str:
    """Search, and answer Black's winrate at each komi named.

    Without arguments the komi are those at which the winrate changes.
    """
    komis = [number(word, "komi", -1000.0, 1000.0) for word in words]
    report = search_position(session)
    if report.network_beta <= 0.0:
        raise GtpError(f"the network {report.network} knows no score, so it has no curve")
    agent, grid = report.agents[0], report.komi_grid
    if not komis:
        reach = math.log(0.98 / 0.02) / max(agent.beta, 1e-3)
        step = next((s for s in STEPS if 2.0 * reach / s <= CURVE_ROWS), STEPS[-1])
        middle = round(agent.alpha / step)
        count = int(min(reach / step, CURVE_ROWS / 2))
        komis = [step * (middle + i) for i in range(-count, count + 1)]
    rows = [f"{komi:g} {curve_at(grid, agent.curve, komi):.4f}" for komi in komis]
    head = (
        f"alpha {agent.alpha:.3f} beta {agent.beta:.5f} komi {report.komi:g} "
        f"winrate {agent.winrate:.4f} visits {agent.visits}"
    )
    return "\n".join([head, *rows])


def sai_lambda(session: GtpSession, words: Words) -> str:
    """Answer lambda and mu of the agent; arguments are their new values."""
    if len(words) > 2:
        raise GtpError("syntax error: lambda and mu")
    names = ("lambda_", "mu")
    changes = {
        name: number(word, name.strip("_")) for name, word in zip(names, words, strict=False)
    }
    engine = session.engine
    try:
        engine.agent = engine.agent.replace(**changes)
    except SettingsError:
        raise GtpError(f"lambda is from 0 to {MOST_LAMBDA:g} and mu from 0 to 1") from None
    return f"lambda {engine.agent.lambda_:g} mu {engine.agent.mu:g}"


def sai_margin(session: GtpSession, words: Words) -> str:
    """Answer the points by which the agent wants to win; the argument is a new number."""
    if len(words) > 1:
        raise GtpError("syntax error: a margin in points")
    engine = session.engine
    if words:
        try:
            engine.agent = engine.agent.replace(margin=number(words[0], "margin"))
        except SettingsError as error:
            raise GtpError(str(error)) from None
    return f"margin {engine.agent.margin:g}"


def sai_dynamic_komi(session: GtpSession, words: Words) -> str:
    """Answer the method of dynamic komi and the komi of the last search.

    The argument is a new method.
    """
    if len(words) > 1:
        raise GtpError("syntax error: a method of dynamic komi")
    engine = session.engine
    game = session.game
    if words:
        if words[0].lower() not in METHODS:
            raise GtpError(f"the method must be one of {', '.join(METHODS)}")
        try:
            agent = engine.agent.replace(dynamic_komi=words[0].lower())
            engine.check_agent(agent, game.size)
        except EngineError as error:
            raise GtpError(str(error)) from None
        engine.agent = agent
    method, real = engine.agent.dynamic_komi, game.rules.white_bonus
    return f"{method} komi {engine.believed_komi(game):.3f} game {real:g}"


def _raw(session: GtpSession, symmetry: str) -> dict[str, Any]:
    """Return the raw network output of the position, in double precision."""
    return session.engine.raw(session.game, symmetry)


def _symmetry(words: Words, *also: str) -> str:
    """Return the argument: the number of a symmetry (by default 0), or one of the words `also`."""
    word = words[0] if words else "0"
    if len(words) > 1 or word not in (*map(str, range(SYMMETRIES)), *also):
        raise GtpError(
            f"syntax error: a symmetry from 0 to {SYMMETRIES - 1} or {' or '.join(also)}"
        )
    return word


def sai_raw(session: GtpSession, words: Words) -> str:
    """Answer the raw network output as text, as `sai-engine eval` prints it."""
    from engine.analysis.raw_output import raw_text

    symmetry = _symmetry(words, "average")
    return "\n" + raw_text(session.engine.raw(session.game, symmetry, all_winrates=True))


def heatmap(session: GtpSession, words: Words) -> str:
    """Answer the raw policy in thousandths, as Leela Zero and SAI do, and the mover's values."""
    fields = _raw(session, _symmetry(words, "average"))
    legal = session.engine.legal(session.game)
    policy = [p if ok else 0.0 for p, ok in zip(fields["policy"], legal, strict=True)]
    lines = board_rows([str(round(1000.0 * p)) for p in policy], session.game.size)
    lines.append(f"pass: {round(1000.0 * fields['pass'])}")
    if fields["curve"] != "flat":
        lines.append(f"alpha: {fields['alpha']:.3f}, beta: {fields['beta']:.5f}")
    if fields["has_values"]:
        lines.append(f"winrate: {fields['winrate']:.6f}")
    return "\n".join(["", *lines])


def kata_raw_nn(session: GtpSession, words: Words) -> str:
    """Answer the raw network output under KataGo's keys, from White's side, as far as known."""
    word = _symmetry(words, "all")
    names = [str(s) for s in range(SYMMETRIES)] if word == "all" else [word]
    return "\n".join(_raw_nn(session, int(name)) for name in names)


def _raw_nn(session: GtpSession, symmetry: int) -> str:
    # KataGo numbers the four symmetries that swap rows and columns in the opposite order
    fields = _raw(session, str(symmetry if symmetry < 4 else 11 - symmetry))
    game = session.game
    black = fields["to_play"] == "black"
    lines = [f"symmetry {symmetry}"]
    if fields["has_values"]:
        no_result = fields.get("no_result", 0.0)
        white = fields.get("loss" if black else "win", 1.0 - fields["black_winrate"])
        lines += [f"whiteWin {white:.6f}", f"whiteLoss {1.0 - no_result - white:.6f}"]
        lines.append(f"noResult {no_result:.6f}")
    if "lead" in fields:
        lines.append(f"whiteLead {-fields['lead'] if black else fields['lead']:.3f}")
    elif fields["curve"] != "flat":
        lines.append(f"whiteLead {fields['komi'] - fields['black_alpha']:.3f}")
    legal = session.engine.legal(game)
    total = fields["pass"] + sum(p for p, ok in zip(fields["policy"], legal, strict=True) if ok)
    policy = [
        f"{p / total:.6f}" if ok else "NAN" for p, ok in zip(fields["policy"], legal, strict=True)
    ]
    lines += ["policy", *board_rows(policy, game.size)]
    lines.append(f"policyPass {fields['pass'] / total:.6f}")
    if "ownership" in fields:
        sign = -1.0 if black else 1.0
        owners = [f"{sign * owner + 0.0:.4f}" for owner in fields["ownership"]]
        lines += ["whiteOwnership", *board_rows(owners, game.size)]
    return "\n".join(lines)


def clear_cache(session: GtpSession, words: Words) -> str:
    """Clear search trees and cached evaluations."""
    session.engine.forget()
    return ""


OWN_ANSWERS: dict[str, Answer] = {
    "sai-curve": sai_curve,
    "sai-lambda": sai_lambda,
    "sai-margin": sai_margin,
    "sai-dynamic-komi": sai_dynamic_komi,
    "sai-raw": sai_raw,
    "heatmap": heatmap,
    "kata-raw-nn": kata_raw_nn,
    "clear_cache": clear_cache,
}
