"""GTP commands on the rules (with KataGo's names), the score and the status of stones."""

from __future__ import annotations

import json
from typing import Any

import numpy as np

from engine.base.checked_json import decode_json
from engine.base.errors import FormatError, SettingsError
from engine.go.board import BLACK, EMPTY, WHITE
from engine.go.coords import point_to_gtp
from engine.go.counting import Count, count_stones
from engine.go.result import result_of_lead
from engine.go.rules import BONUSES, Rules, canonical_name
from engine.serve.gtp.gtp_session import Answer, GtpSession
from engine.serve.gtp.words import GtpError
from engine.serve.named_rules import named_rules

Words = tuple[str, ...]


def _fields(rules: Rules) -> dict[str, Any]:
    """Return rules as the fields of KataGo's JSON."""
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
    """Answer the rules of the game as JSON."""
    return json.dumps(_fields(session.game.rules), separators=(",", ":"))


def _set(session: GtpSession, description: Any, name: str = "") -> str:
    """Change the rules of the game to those of a name or a JSON object; return the answer."""
    try:
        rules = named_rules(description)
    except SettingsError as error:
        raise GtpError(f"syntax error: {error}") from None
    missing = rules.missing()
    if missing:
        raise GtpError(f"{missing}; the rules stay as they are")
    session.game.change_rules(rules.applied_to(session.game.rules, name))
    return ""


def set_rules(session: GtpSession, words: Words) -> str:
    """Change the rules to a named set or to a JSON object; the game goes on."""
    text = " ".join(words)
    if not text.startswith("{"):
        return _set(session, text, canonical_name(text))
    try:
        return _set(session, decode_json(text, dict[str, Any]))
    except FormatError as error:
        raise GtpError(f"syntax error: {error}") from None


def kgs_rules(session: GtpSession, words: Words) -> str:
    """Change the rules to those of the KGS server, whose Chinese rules forbid all repetition."""
    return set_rules(session, ("chinese-kgs",) if words == ("chinese",) else words)


def set_rule(session: GtpSession, words: Words) -> str:
    """Change one part of the rules."""
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
    """Count the board without its dead stones, and answer the result."""
    game = session.game
    return result_of_lead(_count(session).score - game.rules.white_bonus).sgf


def final_status_list(session: GtpSession, words: Words) -> str:
    """Answer the points of a status: alive, dead, seki, black_territory or white_territory."""
    game = session.game
    kinds = ("alive", "dead", "seki", "black_territory", "white_territory")
    if len(words) != 1 or words[0] not in kinds:
        raise GtpError(f"syntax error: one of {', '.join(kinds)}")
    kind = words[0]
    if kind == "seki":
        return ""
    count = _count(session)
    dead = np.zeros(game.size**2, np.bool_)
    dead[list(count.dead)] = True
    empty = (game.board.stones == EMPTY) | dead
    if kind == "dead":
        chosen = dead
    elif kind == "alive":
        chosen = ~empty
    else:
        chosen = empty & (count.ownership == (BLACK if kind == "black_territory" else WHITE))
    return " ".join(point_to_gtp(int(point), game.size) for point in chosen.nonzero()[0])


def _count(session: GtpSession) -> Count:
    """Count the board; all stones are alive if the dead ones are unknown."""
    game = session.game
    board = game.board
    count = session.engine.count(game) if board.stones.any() else None
    dead = count.dead if count is not None else frozenset()
    captured = board.captured_black, board.captured_white
    return count_stones(board.stones, game.size, game.rules.scoring, captured, dead)


RULES_ANSWERS: dict[str, Answer] = {
    "kata-get-rules": get_rules,
    "kata-set-rules": set_rules,
    "kata-set-rule": set_rule,
    "kgs-rules": kgs_rules,
    "final_score": final_score,
    "final_status_list": final_status_list,
}
