"""Reasons in words: one sentence from the evidence, and a short text for a row of a table."""

from __future__ import annotations

from engine.base.translation import tr, tr_count
from engine.go.coords import point_to_gtp
from engine.review.reasons.evidence import (
    Area,
    Captured,
    Cut,
    Direction,
    Evidence,
    KeyPoint,
    Ladder,
    Life,
    Race,
    Risk,
    Sente,
    points_gained,
    share_owned,
)
from engine.review.reasons.places import few_stones, place_name, player_name, stones_name

ALIVE = 0.6
"""Mean expected owner from which on stones are alive, and below its negative dead."""


def reason_text(evidence: Evidence) -> str:
    """Return the reason as one sentence, such as "White captures the 3 black stones ..."."""
    text = _sentence(evidence)
    return text[:1].upper() + text[1:]


def short_text(evidence: Evidence) -> str:
    """Return the reason in at most about 40 characters, such as "6 white stones live"."""
    size, color, reason = evidence.size, evidence.color, evidence.reason
    match reason:
        case Captured():
            stones = few_stones(len(reason.stones), reason.color)
            if reason.line == "played":
                return tr("{stones} are captured", stones=stones)
            return tr("{stones} could be captured", stones=stones)
        case Ladder():
            if reason.line == "played":
                return tr("caught in a ladder")
            return tr("a ladder works")
        case Life():
            stones = few_stones(len(reason.stones), reason.color)
            return _short_life(stones, *_states(reason), own=reason.color == color)
        case Race():
            return tr(
                "race lost: {own} liberties against {other}",
                own=reason.own_liberties,
                other=reason.other_liberties,
            )
        case Cut():
            return tr("cut at {point}", point=_vertex(evidence.refutation[reason.place - 1], size))
        case Area():
            gain = _about(points_gained(reason.better, reason.played, color))
            return tr_count(
                gain,
                "{n} point {place}",
                "{n} points {place}",
                place=place_name(reason.points, size),
            )
        case Direction():
            place = place_name(reason.there, size)
            return tr("the bigger point is {place}", place=place)
        case KeyPoint():
            return tr("{point} is the key point", point=_vertex(evidence.better[0], size))
        case Sente():
            return tr("{point} is sente", point=_vertex(evidence.better[0], size))
        case Risk():
            return tr("opens the game")


def _sentence(evidence: Evidence) -> str:
    size, color, reason = evidence.size, evidence.color, evidence.reason
    better = _vertex(evidence.better[0], size)
    player, opponent = player_name(color), player_name(-color)
    match reason:
        case Captured():
            stones = stones_name(reason.stones, reason.color, size)
            line = evidence.refutation if reason.line == "played" else evidence.better
            values = {
                "stones": stones, "better": better, "player": player, "opponent": opponent,
                "point": _vertex(line[reason.place - 1], size),
            }  # fmt: skip
            if reason.line == "played":
                return tr(
                    "{opponent} captures {stones} with {point}; {better} saves them.", **values
                )
            if reason.place == 1:
                return tr("{better} captures {stones}.", **values)
            return tr("{better} leads to the capture of {stones} at {point}.", **values)
        case Ladder():
            stones = stones_name(reason.stones, reason.color, size)
            if reason.line == "better":
                return tr(
                    "{better} catches {stones} in a ladder that works.",
                    better=better,
                    stones=stones,
                )
            answer = _vertex(evidence.refutation[1], size)
            return tr(
                "{opponent} catches {stones} in a ladder with {point}; {better} avoids it.",
                opponent=opponent, stones=stones, point=answer, better=better,
            )  # fmt: skip
        case Life():
            stones = stones_name(reason.stones, reason.color, size)
            own = reason.color == color
            return _life(stones, better, *_states(reason), own=own)
        case Race():
            return tr(
                "{opponent} wins the capturing race {place}: {player} has {own} liberties, "
                "{opponent} {other}; with {better} it is {player} who wins it.",
                opponent=opponent, player=player, better=better,
                place=place_name((*reason.own, *reason.other), size),
                own=reason.own_liberties, other=reason.other_liberties,
            )  # fmt: skip
        case Cut():
            return tr(
                "{opponent} cuts at {point} and separates {stones}; {better} keeps them connected.",
                opponent=opponent,
                point=_vertex(evidence.refutation[reason.place - 1], size),
                stones=stones_name(reason.first, color, size),
                better=better,
            )
        case Area():
            return _area(evidence, reason, better, player, opponent)
        case Direction():
            there = points_gained(reason.there_better, reason.there_played, color)
            here = -points_gained(reason.here_better, reason.here_played, color)
            return tr(
                "{better} {there} is worth about {more} points; this move {here} gains about "
                "{less}.",
                better=better,
                there=place_name(reason.there, size),
                more=_about(there),
                here=place_name(reason.here, size),
                less=_about(here),
            )
        case KeyPoint():
            return tr("{opponent} takes the key point {better}.", opponent=opponent, better=better)
        case Sente():
            return tr(
                "{better} is sente, {opponent} answers at {answer}; after this move {opponent} "
                "plays elsewhere, at {other}.",
                better=better, opponent=opponent, answer=_vertex(evidence.better[1], size),
                other=_vertex(evidence.refutation[1], size),
            )  # fmt: skip
        case Risk():
            best, now = reason.winrate_better, reason.winrate_played
            if color < 0:
                best, now = 1.0 - best, 1.0 - now
            return tr(
                "the lead stays, but the game opens up: {player}'s winning chances fall from "
                "{best} % to {now} %; {better} is safer.",
                player=player, best=round(100 * best), now=round(100 * now), better=better,
            )  # fmt: skip


def _states(life: Life) -> tuple[int, int]:
    """Return how stones stand after the engine's choice and after the move: 1 alive, 0 unsettled,
    -1 dead."""
    owned = (share_owned(owners, life.color) for owners in (life.better, life.played))
    better, played = (int(share >= ALIVE) - int(share <= -ALIVE) for share in owned)
    return better, played


def _life(stones: str, better: str, then: int, now: int, *, own: bool) -> str:
    values = {"stones": stones, "better": better}
    if own:
        if now < 0:
            if then > 0:
                return tr("{stones} die now; with {better} they live.", **values)
            return tr("{stones} die now; {better} gives them a chance to live.", **values)
        if then > 0:
            return tr("{stones} are in danger now; with {better} they are safe.", **values)
        return tr("{stones} are weaker now than after {better}.", **values)
    if now > 0:
        if then < 0:
            return tr("{stones} live now; {better} kills them.", **values)
        return tr("{stones} are safe now; {better} puts them in danger.", **values)
    if then < 0:
        return tr("{stones} get a chance to live; {better} kills them.", **values)
    return tr("{stones} are less weak now than after {better}.", **values)


def _short_life(stones: str, then: int, now: int, *, own: bool) -> str:
    if own:
        return (
            tr("{stones} die", stones=stones)
            if now < 0
            else tr("{stones} in danger", stones=stones)
        )
    if now > 0:
        return (
            tr("{stones} live", stones=stones)
            if then < 0
            else tr("{stones} get safe", stones=stones)
        )
    return tr("{stones} may live", stones=stones)


def _area(evidence: Evidence, area: Area, better: str, player: str, opponent: str) -> str:
    gain = points_gained(area.better, area.played, evidence.color)
    values = {
        "better": better, "player": player, "opponent": opponent,
        "place": place_name(area.points, evidence.size), "points": _about(gain),
    }  # fmt: skip
    then, now = (share_owned(each, evidence.color) for each in (area.better, area.played))
    if now < -0.3:
        return tr(
            "{opponent} gets about {points} points more {place} than after {better}.", **values
        )
    return tr("{player} gets about {points} points less {place} than after {better}.", **values)


def _about(points: float) -> int:
    """Return a number of points rounded as it deserves."""
    return 5 * round(points / 5.0) if points >= 20.0 else round(points)


def _vertex(point: int, size: int) -> str:
    return point_to_gtp(point, size) if point != size * size else tr("a pass")
