"""The report as one HTML page: no scripts, nothing loaded, boards and curves as inline SVG.

Texts from game records are strangers': every one is escaped by `shown_text`.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Final

from engine.go.board import BLACK, WHITE
from engine.review.mirror_rows import COMPARED, MirrorRow, mirror_sections
from engine.review.report_svg import LOSS_COLORS, board_svg, timeline_svg
from engine.review.report_values import (
    MOST_DIAGRAMS,
    ReportData,
    class_labels,
    color_name,
    lead_text,
    lost_text,
    points_text,
    vertex,
)
from engine.review.summary import GameSummary, TurningPoint, count_text

__all__ = ["html_report", "page_head", "shown_text"]

LONGEST_TEXT: Final = 200
MIRRORED: Final = (COMPARED, "Points lost by a move", "Mistakes by kind")
"""Sections with both players side by side; phases and turning points have tables of their own."""
STYLE: Final = """
body{font:15px/1.45 system-ui,sans-serif;color:#222;background:#fff;margin:24px auto;
max-width:800px;padding:0 16px}
h1{font-size:24px;margin:0 0 4px}h2{font-size:18px;margin:28px 0 8px}
p{margin:6px 0}.facts,.note{color:#555}.note{font-size:13px}
table{border-collapse:collapse;width:100%}td,th{padding:3px 8px;text-align:left;font-weight:400}
th{color:#555;font-size:13px}thead th{border-bottom:1px solid #ccc}
.mirror td:nth-child(1){text-align:right;width:16%}.mirror td:nth-child(2){width:22%}
.mirror td:nth-child(3){text-align:center;width:24%;color:#555}.mirror td:nth-child(4){width:22%}
.mirror td:nth-child(5){width:16%}.mirror td{white-space:nowrap}.mirror thead td,
.mirror td:nth-child(3){white-space:normal}.mirror thead td{font-weight:600;color:#222}
.bar{height:12px;border-radius:2px;background:#8aa4c4}
.mirror td:nth-child(2) .bar{margin-left:auto}
svg{display:block;width:100%;height:auto}
.boards figure{display:inline-block;vertical-align:top;width:47%;margin:0 2% 18px 0;
break-inside:avoid}.boards figcaption{font-size:13px;margin-top:4px}
.phases td:nth-child(-n+2){white-space:nowrap}
.boards b,.boards i{display:block;font-size:14px}
.legend i{display:inline-block;width:10px;height:10px;margin:0 4px 0 8px}
@media print{@page{size:A4;margin:14mm}body{margin:0;max-width:none;padding:0;font-size:11pt}
h2,h2+p{break-after:avoid}table,svg{break-inside:avoid}
*{-webkit-print-color-adjust:exact;print-color-adjust:exact}}
"""


def html_report(data: ReportData) -> str:
    """Return the page."""
    summary = data.summary
    parts = [
        page_head(data.title),
        f"<h1>{shown_text(data.title)}</h1>",
        *_facts(data),
        *_timeline(summary),
        *_players(data),
        *_phases(data),
        *_turning_points(summary),
        *_boards(data),
        *_notes(summary),
        "</body></html>\n",
    ]
    return "".join(parts)


def page_head(title: str) -> str:
    """Return the beginning of a page, up to its body; nothing can be loaded or run there."""
    policy = "default-src 'none'; style-src 'unsafe-inline'"
    return (
        '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">'
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(_one_line(title))}</title><style>{STYLE}</style></head><body>"
    )


def shown_text(text: str) -> str:
    """Return a stranger's text for the page: on one line, escaped, and its direction kept apart."""
    short = _one_line(text)
    return escape(short) if short.isascii() else f"<bdi>{escape(short)}</bdi>"


def _one_line(text: str) -> str:
    """Return a text on one line, without control codes and not too long."""
    line = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    return line if len(line) <= LONGEST_TEXT else f"{line[:LONGEST_TEXT]}\u2026"


def _facts(data: ReportData) -> Iterable[str]:
    """Yield the lines below the title: the game, and what was analyzed."""
    info, summary = data.info, data.summary
    assumed = "" if data.komi_known else " (assumed)"
    facts = [info.get(key, "") for key in ("EV", "RO", "DT", "PC")]
    facts.append(f"{summary.size}\u00d7{summary.size}")
    facts += [data.rules_text, f"komi {summary.komi:g}{assumed}"]
    if data.rules.handicap:
        facts.append(count_text(data.rules.handicap, "handicap stone"))
    facts.append(f"result {info['RE']}" if "RE" in info else "")
    yield f'<p class="facts">{", ".join(shown_text(fact) for fact in facts if fact)}</p>'
    networks = ", ".join(summary.networks) or "no network"
    fewest, most = summary.visits
    analyzed = f"{summary.analyzed} of {count_text(len(summary.points), 'position')} analyzed"
    if summary.analyzed:
        analyzed += f" with {networks}"
    if most:
        visits = count_text(most, "visit")
        analyzed += f", {visits if fewest == most else f'{fewest} to {visits}'} each"
    yield f'<p class="facts">{shown_text(analyzed)}. {summary.judged} of '
    yield f"{count_text(len(summary.moves), 'move')} judged.</p>"


def _timeline(summary: GameSummary) -> Iterable[str]:
    picture = timeline_svg(summary)
    if not picture:
        return
    yield f"<h2>The game</h2>{picture}"
    if any(move.point.points_lost for move in summary.moves):
        labels = zip(LOSS_COLORS, class_labels(summary.size), strict=True)
        colors = [f'<i style="background:{c}"></i>{escape(t)}' for c, t in labels if t]
        yield f'<p class="note legend">Points lost: {"".join(colors)}</p>'
    last = next((p for p in reversed(summary.points) if p.winrate is not None), None)
    if last is not None:
        lead = lead_text(last.alpha, summary.komi, last.error)
        yield (
            '<p class="note">Black is ahead where fair komi lies above the dashed line. The band '
            "is one standard deviation of the score. Pale lines are positions with too few visits "
            f"to judge a move. At the end of the record: {shown_text(lead)} at komi "
            f"{summary.komi:g}.</p>"
        )


def _players(data: ReportData) -> Iterable[str]:
    """Yield both players' figures side by side, the histogram of losses, and kinds of mistakes."""
    summary = data.summary
    if not summary.judged:
        yield (
            "<h2>Players</h2><p>No move is judged: that takes a search of the positions "
            "(depth deep), not only one look of the network at each.</p>"
        )
        return
    yield '<h2>Players</h2><table class="mirror"><thead><tr>'
    names = [f"<td>{color_name(c)}: {shown_text(data.player(c))}</td>" for c in (BLACK, WHITE)]
    yield f"<td></td>{names[0]}<td></td>{names[1]}<td></td></tr></thead><tbody>"
    players, *others = mirror_sections(summary)
    yield from map(_mirror_row, players.rows)
    yield "</tbody></table>"
    for section in others:
        if section.title in MIRRORED:
            yield f'<h2>{escape(section.title)}</h2><table class="mirror"><tbody>'
            yield from map(_mirror_row, section.rows)
            yield "</tbody></table>"
        if section.title == COMPARED:
            yield from _comparison_notes(summary)


def _comparison_notes(summary: GameSummary) -> Iterable[str]:
    """Yield what the losses of other players' games are, and are not."""
    for table in summary.losses_by_rank:
        games = ", ".join(f"{band.games} of {band.name}" for band in table.bands)
        yield (
            f'<p class="note">{escape(table.source)}: whole games reviewed with '
            f"{count_text(table.visits, 'visit')} by {escape(table.name)}; players\u2019 games: "
            f"{escape(games)}. {escape(table.about)} The ranges overlap: a single game tells no "
            "rank.</p>"
        )


def _mirror_row(row: MirrorRow) -> str:
    """Return a row with Black's figure and bar on the left and White's on the right."""
    fill = "" if row.loss is None else f";background:{LOSS_COLORS[row.loss]}"
    bars = [
        f'<div class="bar" style="width:{100.0 * min(max(share, 0.0), 1.0):.1f}%{fill}"></div>'
        if share
        else ""
        for share in row.shares
    ]
    return (
        f"<tr><td>{escape(row.texts[0])}</td><td>{bars[0]}</td><td>{escape(row.label)}</td>"
        f"<td>{bars[1]}</td><td>{escape(row.texts[1])}</td></tr>"
    )


def _phases(data: ReportData) -> Iterable[str]:
    phases = data.summary.phases
    if not phases:
        return
    yield '<h2>Phases</h2><table class="phases"><thead><tr><th>phase</th><th>moves</th>'
    yield "<th>deviation of the score</th><th>points lost per move, Black</th><th>White</th>"
    yield "<th>mistakes, Black</th><th>White</th></tr></thead><tbody>"
    for phase in phases:
        wide = "\u2013" if phase.deviation is None else f"\u00b1 {phase.deviation:.1f} points"
        figures = [points_text(p.mean_loss, 2) for p in (phase.black, phase.white)]
        counts = [str(p.mistakes) if p.judged else "\u2013" for p in (phase.black, phase.white)]
        cells = [phase.phase.value, f"{phase.first} to {phase.last}", wide, *figures, *counts]
        yield f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in cells)}</tr>"
    yield "</tbody></table>"


def _turning_points(summary: GameSummary) -> Iterable[str]:
    turns = summary.turning_points
    if not turns:
        return
    yield "<h2>Turning points</h2><p class='note'>The mistakes that cost the most winning "
    yield f"chances; winrates at komi {summary.komi:g}.</p><ul>"
    for turn in turns:
        yield f"<li>{escape(_turn_text(turn, summary))}</li>"
    yield "</ul>"


def _turn_text(turn: TurningPoint, summary: GameSummary) -> str:
    point = turn.move.point
    move = point.node.move
    where = f"Move {turn.move.number}, {color_name(point.color)} "
    where += vertex(None if move is None else move.point, summary.size)
    lost = lost_text(point.points_lost, point.winrate_lost)
    taken = f"; {color_name(turn.leader)} takes the lead" if turn.leader else ""
    return f"{where} loses {lost}{taken}."


def _boards(data: ReportData) -> Iterable[str]:
    if not data.diagrams:
        return
    yield "<h2>Worst mistakes</h2><p class='note'>Worst first, by the winrate lost, then by the "
    yield f"points; at most {MOST_DIAGRAMS} of each player. The cross is the move played; the "
    yield "numbers are the engine's choice and what may follow.</p><div class='boards'>"
    for diagram in data.diagrams:
        hidden = diagram.hidden_moves
        yield f"<figure>{board_svg(diagram)}<figcaption>"
        yield f"<i>{escape(hidden)}</i>" if hidden else ""
        yield f"<b>{escape(diagram.title)}</b>"
        yield f"{escape(diagram.text)}</figcaption></figure>"
    yield "</div>"


def _notes(summary: GameSummary) -> Iterable[str]:
    yield (
        '<h2>About the figures</h2><p class="note">Fair komi is the score of the position, in '
        "points for Black: with this komi both sides have equal chances. A move loses points "
        "against the engine's choice; differences within the standard error of the search count "
        "as nothing, so that the losses are estimates from below. Moves are judged where both "
        "positions were searched with enough visits; a pass and the move after it are not judged "
        "where players may agree on dead stones. The range after the points lost per move is the "
        "95 % interval of that mean, as far as the moves of one game tell. Accuracy is 100 % "
        "\u00d7 0.75 to the power of the points lost per judged move"
        f"{'' if summary.size == 19 else f' times 19/{summary.size}'}. "
        "The phases follow the number of moves and the size of the board.</p>"
    )
