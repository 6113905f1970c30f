"""Commands on the rules and the result: KataGo's names for rules, scores, status of stones."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.errors import SettingsError
from engine.go.board import BLACK, EMPTY, WHITE
from engine.go.coords import point_to_gtp
from engine.go.rules import Rules, canonical_name
from engine.protocol.gtp import Answer, GtpSession
from engine.protocol.gtp_words import GtpError
from engine.protocol.server_rules import BONUSES, named_rules

__all__ = ["RULES_ANSWERS"]

Words = tuple[str, ...]
DEAD = 0.5
"""A chain is dead where the other side owns its points by more than this, on average."""


def _fields(rules: Rules) -> dict[str, Any]:
    """Rules as KataGo writes them."""
    bonus = {ours: theirs for theirs, ours in BONUSES.items()}
    territory = rules.scoring == "territory"
    return {
        "friendlyPassOk": False,
        "hasButton": False,
        "ko": rules.superko.upper(),
        "scoring": rules.scoring.upper(),
        "suicide": rules.suicide,
        "tax": "SEKI" if territory else "NONE",
        "whiteHandicapBonus": bonus[rules.handicap_bonus],
    }


def get_rules(session: GtpSession, words: Words) -> str:
    """The rules in force, as JSON."""
    return json.dumps(_fields(session.game.rules), separators=(",", ":"))


def _set(session: GtpSession, given: Any, name: str = "") -> str:
    try:
        rules = named_rules(given)
    except SettingsError as error:
        raise GtpError(f"syntax error: {error}") from None
    missing = rules.missing()
    if missing:
        raise GtpError(f"{missing}; the rules stay as they are")
    session.game.change_rules(rules.applied_to(session.game.rules, name))
    return ""


def set_rules(session: GtpSession, words: Words) -> str:
    """Rules by name, or as JSON; the game goes on by them."""
    text = " ".join(words)
    if not text.startswith("{"):
        return _set(session, text, canonical_name(text))
    try:
        given = json.loads(text)
    except (ValueError, RecursionError):
        raise GtpError("syntax error: this is no JSON object") from None
    return _set(session, given)


def set_rule(session: GtpSession, words: Words) -> str:
    """One part of the rules."""
    if len(words) != 2:
        raise GtpError("syntax error: a part of the rules and its value")
    name, text = words
    fields = _fields(session.game.rules)
    switches = {"true": True, "false": False}
    fields[name] = switches.get(text.lower(), text)
    if name == "scoring":
        del fields["tax"]
    return _set(session, fields)


def final_score(session: GtpSession, words: Words) -> str:
    """The result of the board, dead stones taken off where the network tells of them."""
    game = session.game
    dead = _dead(session)
    owner = game.area(dead)
    lead = int(owner.sum()) - game.rules.white_bonus
    if game.rules.scoring == "territory":
        stones = np.where(dead, EMPTY, game.board.stones)
        lead -= int(stones.sum()) + int(game.board.stones[dead].sum())
        lead += game.board.captured_white - game.board.captured_black
    return f"{'B' if lead > 0 else 'W'}+{abs(lead):g}" if lead else "0"


def final_status_list(session: GtpSession, words: Words) -> str:
    """Points by status, as the network sees it; one that doesn't tell leaves all stones alive."""
    game = session.game
    kinds = ("alive", "dead", "seki", "black_territory", "white_territory")
    if len(words) != 1 or words[0] not in kinds:
        raise GtpError(f"syntax error: one of {', '.join(kinds)}")
    kind, stones = words[0], game.board.stones
    if kind == "seki":
        return ""
    dead = _dead(session)
    if kind == "dead":
        chosen = dead
    elif kind == "alive":
        chosen = (stones != EMPTY) & ~dead
    else:
        color = BLACK if kind == "black_territory" else WHITE
        chosen = ((stones == EMPTY) | dead) & (game.area(dead) == color)
    return " ".join(point_to_gtp(int(point), game.size) for point in chosen.nonzero()[0])


def _dead(session: GtpSession) -> NDArray[np.bool_]:
    """Stones that the network takes for dead, whole chains; bool[N]."""
    game = session.game
    stones = np.array(game.board.stones, np.int8)
    dead = np.zeros(len(stones), np.bool_)
    if not stones.any():
        return dead
    owners = session.engine.ownership(game, game.board.to_play)
    if owners:
        for chain in game.chains():
            if float(np.mean(owners[0][chain] * stones[chain])) < -DEAD:
                dead[chain] = True
    return dead


RULES_ANSWERS: dict[str, Answer] = {
    "kata-get-rules": get_rules,
    "kata-set-rules": set_rules,
    "kata-set-rule": set_rule,
    "kgs-rules": set_rules,
    "final_score": final_score,
    "final_status_list": final_status_list,
}
