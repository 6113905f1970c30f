"""A copy of a game with readable comments and better variations at its mistakes.

Comments are appended to the person's own, and variations become the last children, so that any
program shows them and nothing of the game is lost.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.base.translation import tr, tr_count
from engine.record.game_node import GameNode, Move
from engine.record.game_record import GameRecord
from engine.record.handicap import format_komi
from engine.review.report_values import color_name, mistake_text, percent
from engine.review.summary import GameSummary, PlayerSummary, ReviewedMove

SIGNATURE: Final = "SAI Studio"
"""Begins each comment, so that people see who wrote it."""


def annotated_game(
    record: GameRecord, summary: GameSummary, reasons: Mapping[GameNode, str]
) -> GameRecord:
    """Return a copy of a game with the summary at its start, and remarks at its mistakes.

    A remark that is there already, as in a game that was annotated before, is not repeated.

    Parameters
    ----------
    record
        The game.
    summary
        Its figures and mistakes.
    reasons
        Reasons of mistakes by the node of the move.
    """
    copies = GameRecord(
        record.rules,
        root=record.root.copy(),
        info=record.info,
        komi_known=record.komi_known,
        encoding=record.encoding,
        source=record.source,
    )
    copy_of = dict(zip(record.nodes(), copies.nodes(), strict=True))
    _append(copies, copies.root, _overview(summary))
    for mistake in summary.mistakes:
        move = summary.move_at(mistake.place)
        text = mistake_text(mistake, move, summary, reasons.get(mistake.node, ""))
        _append(copies, copy_of[mistake.node], text)
        if not move.agreed:
            _add_variation(copies, copy_of[move.before.node], move, summary)
    return copies


def _append(record: GameRecord, node: GameNode, text: str) -> None:
    """Append a remark to a comment, unless it is there."""
    remark = f"{SIGNATURE}: {text}"
    if remark not in node.comment:
        record.set_comment(node, f"{node.comment}\n\n{remark}" if node.comment else remark)


def _add_variation(
    record: GameRecord, before: GameNode, move: ReviewedMove, summary: GameSummary
) -> None:
    """Add the engine's line as a variation; existing moves are followed."""
    node, color = before, move.point.color
    for number, point in enumerate(move.best_line):
        child = node.child_playing(Move(color, point))
        if child is None:
            child = GameNode(move=Move(color, point))
            record.insert(node, child)
        node, color = child, -color
        if not number:
            _append(record, node, _better(move))


def _better(move: ReviewedMove) -> str:
    """Return the remark at a better move: the move that it improves on, and the visits."""
    text = tr("better than move {number} of the game.", number=move.number)
    if move.before.visits > 1:
        text += " " + tr("Found with {visits} visits.", visits=move.before.visits)
    return text


def _overview(summary: GameSummary) -> str:
    """Return the summary of both players, several lines."""
    networks = ", ".join(summary.networks) or tr("no network")
    lines = [
        tr(
            "review with {networks}; winrates hold for komi {komi}.",
            networks=networks,
            komi=format_komi(summary.komi),
        ),
        tr_count(
            len(summary.moves),
            "{judged} of {n} move judged.",
            "{judged} of {n} moves judged.",
            judged=summary.judged,
        ),
    ]
    for player in (summary.black, summary.white):
        if player.judged:
            lines.append(_player_line(player))
    return "\n".join(lines)


def _player_line(player: PlayerSummary) -> str:
    parts = []
    if player.mean_loss is not None:
        parts.append(tr("{points:.2f} points lost per move", points=player.mean_loss))
    if player.accuracy is not None:
        parts.append(tr("accuracy {percent:.0f} %", percent=player.accuracy))
    if player.agreement is not None:
        parts.append(tr("the engine's choice in {share}", share=percent(player.agreement)))
    parts.append(tr_count(player.mistakes, "{n} mistake", "{n} mistakes"))
    return f"{color_name(player.color)}: {', '.join(parts)}."
