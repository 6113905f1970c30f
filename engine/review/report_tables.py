"""Reports as tables: CSV with one row per move, and JSON with the summary and all moves."""

from __future__ import annotations

import csv
import io
import json
import math
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from engine.base.terminal import defined
from engine.go.board import BLACK
from engine.review.found_by import FoundBy
from engine.review.mistakes import Mistake
from engine.review.phases import deviation_of
from engine.review.played_lambda import (
    LambdaEstimate,
    PlayedLambda,
    estimate_lambda,
    lambda_by_lead,
    lambda_parts,
)
from engine.review.report_values import ReportData, line_text, vertex
from engine.review.summary import PhaseSummary, PlayerSummary, ReviewedMove

FORMAT: Final = 1
"""Version of the JSON report."""


def csv_report(data: ReportData) -> str:
    """Return a table with one row per reviewed move; see `_move_fields` for the columns."""
    rows = [_move_fields(data, move) for move in data.summary.moves]
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(_move_fields(data, None))
    for row in rows:
        writer.writerow("" if value is None else value for value in row.values())
    return text.getvalue()


def json_report(data: ReportData) -> str:
    """Return the summary and all moves as one JSON object."""
    summary = data.summary
    fields = {
        "format": FORMAT,
        "file": data.name,
        "info": dict(data.info),
        "rules": data.rules.name or None,
        "size": summary.size,
        "komi": summary.komi,
        "komi_known": data.komi_known,
        "handicap": data.rules.handicap,
        "networks": list(summary.networks),
        "positions": len(summary.points),
        "analyzed": summary.analyzed,
        "visits": dict(zip(("fewest", "most"), map(int, summary.visits), strict=True)),
        "judged": summary.judged,
        "black": _player_fields(summary.black, summary.size),
        "white": _player_fields(summary.white, summary.size),
        "losses_by_rank": [
            {**msgspec.to_builtins(table), "fits": table.fits(summary.points)}
            for table in summary.losses_by_rank
        ],
        "story": [sentence.text for sentence in data.story],
        "phases": [_phase_fields(phase, summary.size) for phase in summary.phases],
        "mistakes": [_mistake_fields(data, mistake) for mistake in summary.mistakes],
        "turning_points": [
            {
                "move": turn.move.number,
                "leader": _color(turn.leader) if turn.leader else None,
                "winrate_lost": _rounded(turn.move.point.winrate_lost, 4),
                "points_lost": _rounded(turn.move.point.points_lost, 2),
            }
            for turn in summary.turning_points
        ],
        "moves": [_move_fields(data, move) for move in summary.moves],
    }
    return json.dumps(defined(fields), allow_nan=False, indent=1) + "\n"


def _move_fields(data: ReportData, move: ReviewedMove | None) -> dict[str, Any]:
    """Return the fields of a move by name; without a move only the names count."""
    summary = data.summary
    size = summary.size
    columns: dict[str, Callable[[ReviewedMove], Any]] = {
        "move": lambda m: m.number,
        "color": lambda m: _color(m.point.color),
        "point": lambda m: vertex(m.point.node.move.point, size) if m.point.node.move else "",
        "phase": lambda m: m.phase.value,
        "fair_komi": lambda m: _rounded(m.point.alpha, 2),
        "fair_komi_error": lambda m: _rounded(m.point.error, 2),
        "score_deviation": lambda m: _rounded(deviation_of(m.point.beta), 2),
        "black_winrate": lambda m: _rounded(m.point.winrate, 4),
        "komi": lambda _: summary.komi,
        "visits": lambda m: int(m.point.visits),
        "points_lost": lambda m: _rounded(m.point.points_lost, 2),
        "winrate_lost": lambda m: _rounded(m.point.winrate_lost, 4),
        "provisional": lambda m: m.point.is_provisional if m.is_judged else None,
        "loss_class": lambda m: None if m.loss is None else int(m.loss),
        "engine_choice": lambda m: vertex(m.best_line[0], size) if m.best_line else None,
        "agreed": lambda m: m.agreed,
        "in_first_ten": lambda m: m.in_first_ten,
        "lambda_from": lambda m: _lambda_of(m, 0),
        "lambda_to": lambda m: _lambda_of(m, 1),
        "lambda_tells": lambda m: None if m.lambda_ is None else m.lambda_.tells,
        "variation": lambda m: line_text(m.best_line, size) if m.best_line else None,
    }
    return {name: None if move is None else read(move) for name, read in columns.items()}


def _player_fields(player: PlayerSummary, size: int) -> dict[str, Any]:
    return {
        "moves": player.moves,
        "judged": player.judged,
        "mean_loss": _rounded(player.mean_loss, 3),
        "mean_loss_interval": [_rounded(bound, 3) for bound in player.mean_loss_interval or ()],
        "accuracy": _rounded(player.accuracy, 1),
        "compared": player.compared,
        "agreed": player.agreed,
        "ranked": player.ranked,
        "in_first_ten": player.in_first_ten,
        "loss_classes": list(player.classes),
        "mistakes": player.mistakes,
        "lambda": _lambda_fields(player.lambdas, size),
    }


def _lambda_fields(moves: Sequence[PlayedLambda], size: int) -> dict[str, Any]:
    """Return a player's lambda: of all moves, when ahead and behind, and by lead."""
    fields: dict[str, Any] = {
        name: _estimate_fields(estimate_lambda(own)) for name, own in lambda_parts(moves).items()
    }
    fields["by_lead"] = [
        {
            "lead_from": low if math.isfinite(low) else None,
            "lead_to": high if math.isfinite(high) else None,
            **_estimate_fields(estimate),
        }
        for (low, high), estimate in lambda_by_lead(moves, size)
        if estimate is not None
    ]
    return fields


def _estimate_fields(estimate: LambdaEstimate | None) -> dict[str, Any]:
    if estimate is None:
        return {"moves": 0}
    return {
        "moves": estimate.moves,
        "lambda": estimate.lambda_,
        "interval": [estimate.low, estimate.high],
    }


def _phase_fields(phase: PhaseSummary, size: int) -> dict[str, Any]:
    return {
        "phase": phase.phase.value,
        "first_move": phase.first,
        "last_move": phase.last,
        "score_deviation": _rounded(phase.deviation, 2),
        "black": _player_fields(phase.black, size),
        "white": _player_fields(phase.white, size),
    }


def _mistake_fields(data: ReportData, mistake: Mistake) -> dict[str, Any]:
    move = data.summary.move_at(mistake.place)
    return {
        "move": move.number,
        "color": _color(mistake.color),
        "kind": mistake.kind.value,
        "points_lost": _rounded(mistake.points_lost, 2),
        "winrate_lost": _rounded(mistake.winrate_lost, 4),
        "provisional": mistake.is_provisional,
        "reason": data.reasons.get(mistake.node) or None,
        "better": [vertex(point, data.summary.size) for point in move.best_line],
        **_people_fields(data.people.get(mistake.node)),
    }


def _people_fields(people: FoundBy | None) -> dict[str, Any]:
    """Return which shares of people would play the moves of a mistake; empty if unknown."""
    if people is None:
        return {}
    better, played = (
        {rank: _rounded(share, 4) for rank, share in shares.items()}
        for shares in (people.better, people.played)
    )
    return {
        "better_found_by": better,
        "played_by": played,
        "rank": people.rank or None,
        "typical_of_rank": people.is_next_step,
    }


def _lambda_of(move: ReviewedMove, end: int) -> float | None:
    """Return the least or largest lambda at which an agent would have played a move."""
    interval = None if move.lambda_ is None else move.lambda_.interval
    return None if interval is None else _rounded(interval[end], 2)


def _color(color: int) -> str:
    """Return the name of a color in tables."""
    return "black" if color == BLACK else "white"


def _rounded(value: float | None, digits: int) -> float | None:
    return None if value is None else round(float(value), digits)
