"""Reasons in words: one sentence from the evidence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engine.base.translation import tr
from engine.go.coords import point_to_gtp
from engine.review.reasons.boards import distance_to
from engine.review.reasons.evidence import (
    Area,
    Captured,
    Cut,
    Direction,
    Evidence,
    Exchange,
    KeyPoint,
    KoThreat,
    Ladder,
    Life,
    Order,
    Race,
    Risk,
    Sente,
    points_gained,
    share_owned,
)
from engine.review.reasons.owners import ALIVE, DEAD
from engine.review.reasons.places import place_name, player_name, stones_name

_LADDER: Final = 3
"""Ataris from which on people speak of a ladder."""
_KILLING: Final = 3
"""Distance up to which an answer is what kills stones."""
_NEAR: Final = 2
"""Distance up to which an answer belongs to an area."""
_FEWEST_POINTS: Final = 2
"""Fewest points that a sentence counts."""


def reason_text(evidence: Evidence) -> str:
    """Return the reason as one sentence, such as "White captures the 3 black stones ..."."""
    reason, size, color = evidence.reason, evidence.size, evidence.color
    values: dict[str, Any] = {
        "better": _vertex(evidence.better[0], size),
        "player": player_name(color),
        "opponent": player_name(-color),
    }
    match reason:
        case Captured():
            text = _captured(reason, evidence, values)
        case Ladder():
            text = _ladder(reason, evidence, values)
        case Life():
            text = _life(reason, evidence, values)
        case Race():
            text = _race(reason, evidence, values)
        case Cut():
            text = _cut(reason, evidence, values)
        case Area():
            text = _area(reason, evidence, values)
        case Direction():
            text = _direction(reason, evidence, values)
        case KeyPoint():
            text = _key_point(evidence, values)
        case Sente():
            values["answer"] = _vertex(evidence.better[1], size)
            values["other"] = _vertex(evidence.refutation[1], size)
            text = tr(
                "{opponent} answers {better} at {answer}; after this move {opponent} plays "
                "elsewhere, at {other}.",
                **values,
            )
        case Exchange():
            values["played"] = _vertex(evidence.played, size)
            values["answer"] = _vertex(evidence.refutation[1], size)
            text = tr(
                "{played} for {answer} is a bad exchange; {player} should play {better} at once.",
                **values,
            )
        case KoThreat():
            values["answer"] = _vertex(evidence.better[1], size)
            values["ko"] = _vertex(evidence.better[2], size)
            text = tr(
                "{better} is a ko threat: {opponent} answers at {answer}, and {player} retakes the "
                "ko with {ko}.",
                **values,
            )
        case Order():
            text = tr("{better} comes first, this move only after it.", **values)
        case Risk():
            text = _risk(reason, evidence, values)
    return text[:1].upper() + text[1:]


def _captured(reason: Captured, evidence: Evidence, values: dict[str, Any]) -> str:
    line = evidence.refutation if reason.line == "played" else evidence.better
    point = line[reason.place - 1]
    values["stones"] = stones_name(reason.stones, reason.color, evidence.size)
    values["point"] = _vertex(point, evidence.size)
    if reason.line == "better":
        if reason.is_ko:
            return tr("{player} could take the ko with {point}.", **values)
        if reason.place == 1:
            return tr("{better} captures {stones}.", **values)
        return tr("after {better} {player} captures {stones} with {point}.", **values)
    if reason.is_ko:
        if point == evidence.better[0]:
            return tr(
                "{opponent} takes the ko with {point}; {player} had to end it there.", **values
            )
        return tr("{opponent} takes the ko with {point}; {better} prevents that.", **values)
    if point == evidence.better[0]:
        return tr(
            "{opponent} captures {stones} with {point}; {player} had to play there first.", **values
        )
    return tr("{opponent} captures {stones} with {point}; {better} prevents that.", **values)


def _ladder(reason: Ladder, evidence: Evidence, values: dict[str, Any]) -> str:
    values["stones"] = stones_name(reason.stones, reason.color, evidence.size)
    if reason.line == "better":
        if reason.ataris >= _LADDER:
            return tr("{better} catches {stones} in a ladder that works.", **values)
        return tr("{better} catches {stones}.", **values)
    point = evidence.refutation[1]
    values["point"] = _vertex(point, evidence.size)
    if point == evidence.better[0]:
        if reason.ataris >= _LADDER:
            return tr(
                "{opponent} catches {stones} in a ladder with {point}; {player} had to play there "
                "first.",
                **values,
            )
        return tr(
            "{opponent} catches {stones} with {point}; {player} had to play there first.", **values
        )
    if reason.ataris >= _LADDER:
        return tr(
            "{opponent} catches {stones} in a ladder with {point}; {better} prevents that.",
            **values,
        )
    return tr("{opponent} catches {stones} with {point}; {better} prevents that.", **values)


def _states(life: Life) -> tuple[int, int]:
    """Return how stones stand after the engine's choice and after the move: 1 alive, 0 unsettled,
    -1 dead."""
    then, now = (share_owned(owners, life.color) for owners in (life.better, life.played))
    return int(then >= ALIVE) - int(then <= DEAD), int(now >= ALIVE) - int(now <= DEAD)


def _life(reason: Life, evidence: Evidence, values: dict[str, Any]) -> str:
    values["stones"] = stones_name(reason.stones, reason.color, evidence.size)
    then, now = _states(reason)
    if reason.color != evidence.color:
        if then < 0:
            if now > 0 and reason.how == "seki":
                return tr("{stones} live in seki now; {better} kills them.", **values)
            if now > 0 and reason.how == "eye space":
                return tr(
                    "{stones} live now; {better}, inside their eye space, kills them.", **values
                )
            if now > 0:
                return tr("{stones} live now; {better} kills them.", **values)
            return tr("{stones} get a chance to live; {better} kills them.", **values)
        return tr("{stones} are safe now; {better} keeps them in danger.", **values)
    if now >= 0:
        return tr("{stones} get into danger; with {better} they are safe.", **values)
    answer = evidence.refutation[1:2]
    points = evidence.size**2
    if answer and answer[0] < points:
        values["point"] = _vertex(answer[0], evidence.size)
        if reason.how == "eye space" and then > 0:
            if answer == evidence.better[:1]:
                return tr(
                    "{opponent} takes the eye space of {stones} with {point} and kills them; "
                    "{player} had to play there first.",
                    **values,
                )
            return tr(
                "{opponent} takes the eye space of {stones} with {point} and kills them; with "
                "{better} they live.",
                **values,
            )
        if reason.how == "seki" and then > 0:
            return tr(
                "{opponent} kills {stones} with {point}; with {better} they live in seki.", **values
            )
        if answer == evidence.better[:1]:
            return tr("{opponent} kills {stones} at the vital point {point}.", **values)
        if distance_to(reason.stones, answer[0], evidence.size) <= _KILLING and then > 0:
            return tr("{opponent} kills {stones} with {point}; with {better} they live.", **values)
    if then > 0:
        return tr("{stones} die now; with {better} they live.", **values)
    return tr("{stones} die now; {better} gives them a chance to live.", **values)


def _race(reason: Race, evidence: Evidence, values: dict[str, Any]) -> str:
    values["own_stones"] = stones_name(reason.own, evidence.color, evidence.size)
    values["other_stones"] = stones_name(reason.other, -evidence.color, evidence.size)
    return tr(
        "{other_stones} win the capturing race against {own_stones}, {other} liberties against "
        "{own} with {opponent} to play; after {better} {player} is ahead, {own_then} against "
        "{other_then}.",
        **values,
        own=reason.own_liberties,
        other=reason.other_liberties,
        own_then=reason.own_then,
        other_then=reason.other_then,
    )


def _cut(reason: Cut, evidence: Evidence, values: dict[str, Any]) -> str:
    point = evidence.refutation[reason.place - 1]
    values["point"] = _vertex(point, evidence.size)
    values["stones"] = stones_name(reason.first, evidence.color, evidence.size)
    values["others"] = stones_name(reason.second, evidence.color, evidence.size)
    if point == evidence.better[0]:
        return tr(
            "{opponent} cuts at {point} between {stones} and {others}; {player} had to play there "
            "first.",
            **values,
        )
    return tr(
        "{opponent} cuts at {point} between {stones} and {others}; {better} connects them.",
        **values,
    )


def _area(reason: Area, evidence: Evidence, values: dict[str, Any]) -> str:
    color = evidence.color
    values["place"] = place_name(reason.points, evidence.size)
    values["points"] = _counted(points_gained(reason.better, reason.played, color), evidence)
    is_first = evidence.refutation[1:2] == evidence.better[:1]
    loses = share_owned(reason.better, color) + share_owned(reason.played, color) > 0.0
    values["answer"] = _answer_near(reason.points, evidence)
    if _is_elsewhere(reason.points, evidence):
        values["here"] = place_name(evidence.refutation[:1], evidence.size)
        values["there"] = place_name(evidence.better[:1], evidence.size)
        if values["here"] != values["there"]:
            return tr("{better} {there} is bigger than this move {here}.", **values)
    if is_first:
        if values["points"] is None:
            return tr("{opponent} plays {better} first and gains {place}.", **values)
        return tr(
            "{opponent} plays {better} first and gains about {points} points {place}.", **values
        )
    if values["answer"]:
        if values["points"] is None:
            if loses:
                return tr(
                    "{opponent} plays {answer}, and {player} gets less {place} than after "
                    "{better}.",
                    **values,
                )
            return tr(
                "{opponent} plays {answer} and gets more {place} than after {better}.", **values
            )
        if loses:
            return tr(
                "{opponent} plays {answer}, and {player} gets about {points} points less {place} "
                "than after {better}.",
                **values,
            )
        return tr(
            "{opponent} plays {answer} and gets about {points} points more {place} than after "
            "{better}.",
            **values,
        )
    if values["points"] is None:
        if loses:
            return tr("{player} gets less {place} than after {better}.", **values)
        return tr("{opponent} gets more {place} than after {better}.", **values)
    if loses:
        return tr("{player} gets about {points} points less {place} than after {better}.", **values)
    return tr("{opponent} gets about {points} points more {place} than after {better}.", **values)


def _is_elsewhere(points: Sequence[int], evidence: Evidence) -> bool:
    """Return whether the better move is played in an area, and neither of the moves played is."""
    size = evidence.size
    near = [
        move < size**2 and distance_to(points, move, size) <= _NEAR
        for move in (evidence.better[0], *evidence.refutation[:2])
    ]
    return near[0] and not any(near[1:])


def _answer_near(points: Sequence[int], evidence: Evidence) -> str:
    """Return the opponent's answer if it is played in an area or close to it; else ""."""
    answer, size = evidence.refutation[1:2], evidence.size
    if not answer or answer[0] == size**2 or distance_to(points, answer[0], size) > _NEAR:
        return ""
    return _vertex(answer[0], size)


def _direction(reason: Direction, evidence: Evidence, values: dict[str, Any]) -> str:
    color, size = evidence.color, evidence.size
    values["there"] = place_name(evidence.better[:1], size)
    values["here"] = place_name(evidence.refutation[:1], size)
    more = points_gained(reason.there_better, reason.there_played, color)
    less = -points_gained(reason.here_better, reason.here_played, color)
    is_known = evidence.agrees(more - less) and _about(less) >= _FEWEST_POINTS
    if not is_known or more < max(evidence.points_error, _FEWEST_POINTS):
        return tr("{better} {there} is bigger than this move {here}.", **values)
    values |= {"more": _about(more), "less": _about(less)}
    if evidence.is_endgame:
        return tr(
            "an endgame move {here} for about {less} points; {better} {there} is worth {more}.",
            **values,
        )
    return tr(
        "{better} {there} is worth about {more} points; this move {here} gains about {less}.",
        **values,
    )


def _key_point(evidence: Evidence, values: dict[str, Any]) -> str:
    answer, better = evidence.refutation[1], evidence.better[0]
    if answer == better:
        return tr("{opponent} takes the key point {better}.", **values)
    if better in evidence.refutation[3::2]:
        return tr("this move lets {opponent} play {better} later.", **values)
    values["point"] = _vertex(answer, evidence.size)
    values["place"] = place_name(evidence.better[:1], evidence.size)
    return tr(
        "{opponent} gets the first move {place}, at {point}; {better} was the move there.", **values
    )


def _opens(reason: Risk) -> bool:
    return reason.beta_played < reason.beta_better


def _risk(reason: Risk, evidence: Evidence, values: dict[str, Any]) -> str:
    best, now = reason.winrate_better, reason.winrate_played
    if evidence.color < 0:
        best, now = 1.0 - best, 1.0 - now
    values |= {"best": round(100.0 * best), "now": round(100.0 * now)}
    if _opens(reason):
        return tr(
            "this move keeps the points but opens the game: {player}'s winning chances fall from "
            "{best} % to {now} %; {better} is safer.",
            **values,
        )
    return tr(
        "{player} is behind, and this move settles the game: the winning chances fall from "
        "{best} % to {now} %; {better} keeps it open.",
        **values,
    )


def _counted(points: float, evidence: Evidence) -> int | None:
    """Return points lost in an area as they may be said; None if they disagree with the points lost
    on the whole board, or are within the error."""
    if not evidence.agrees(points) or points < max(evidence.points_error, _FEWEST_POINTS):
        return None
    return _about(points)


def _about(points: float) -> int:
    """Return a number of points rounded as it deserves."""
    return 5 * round(points / 5.0) if points >= 20.0 else round(points)


def _vertex(point: int, size: int) -> str:
    return point_to_gtp(point, size) if point != size * size else tr("a pass")
