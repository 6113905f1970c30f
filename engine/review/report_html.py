"""The report as one HTML page: no scripts, nothing loaded, boards and curves as inline SVG.

Texts from game records are strangers': every one is escaped by `shown_text`.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Final

from engine.base.translation import language, tr, tr_count
from engine.go.board import BLACK, WHITE
from engine.go.result import parse_result
from engine.record.handicap import format_komi
from engine.review.mirror_rows import MirrorRow, mirror_sections
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
from engine.review.summary import GameSummary, TurningPoint

LONGEST_TEXT: Final = 200
MIRRORED: Final = ("compared", "classes", "kinds")
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
        f'<!DOCTYPE html><html lang="{language()}"><head><meta charset="utf-8">'
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
    facts = [info.get(key, "") for key in ("EV", "RO", "DT", "PC")]
    facts.append(f"{summary.size}\u00d7{summary.size}")
    rules = data.rules
    if data.komi_known and rules.compensation:
        komi = tr(
            "komi {komi} + {compensation:g} for handicap",
            komi=format_komi(rules.komi),
            compensation=rules.compensation,
        )
    elif data.komi_known:
        komi = tr("komi {komi}", komi=format_komi(summary.komi))
    else:
        komi = tr("komi {komi} (assumed)", komi=format_komi(summary.komi))
    facts += [data.rules_text, komi]
    if rules.handicap:
        facts.append(tr_count(rules.handicap, "{n} handicap stone", "{n} handicap stones"))
    result = parse_result(info.get("RE", ""))
    if result is not None and not result.winner:
        facts.append(tr("draw"))
    elif "RE" in info:
        facts.append(tr("result {result}", result=info["RE"]))
    yield f'<p class="facts">{", ".join(shown_text(fact) for fact in facts if fact)}</p>'
    judged = tr_count(
        len(summary.moves),
        "{judged} of {n} move judged.",
        "{judged} of {n} moves judged.",
        judged=summary.judged,
    )
    yield f'<p class="facts">{shown_text(_analyzed(summary))}. {judged}</p>'


def _analyzed(summary: GameSummary) -> str:
    """Return how much of a game was analyzed, by which networks and with how many visits."""
    values = {
        "analyzed": summary.analyzed,
        "networks": ", ".join(summary.networks) or tr("no network"),
    }
    if summary.analyzed:
        text = tr_count(
            len(summary.points),
            "{analyzed} of {n} position analyzed with {networks}",
            "{analyzed} of {n} positions analyzed with {networks}",
            **values,
        )
    else:
        text = tr_count(
            len(summary.points),
            "{analyzed} of {n} position analyzed",
            "{analyzed} of {n} positions analyzed",
            **values,
        )
    fewest, most = map(int, summary.visits)
    if not most:
        return text
    if fewest == most:
        return tr_count(most, "{text}, {n} visit each", "{text}, {n} visits each", text=text)
    return tr_count(
        most,
        "{text}, {fewest} to {n} visit each",
        "{text}, {fewest} to {n} visits each",
        text=text,
        fewest=fewest,
    )


def _timeline(summary: GameSummary) -> Iterable[str]:
    picture = timeline_svg(summary)
    if not picture:
        return
    yield f"<h2>{tr('The game')}</h2>{picture}"
    if any(move.point.points_lost for move in summary.moves):
        labels = zip(LOSS_COLORS, class_labels(summary.size), strict=True)
        colors = [f'<i style="background:{c}"></i>{escape(t)}' for c, t in labels if t]
        yield f'<p class="note legend">{tr("Points lost:")} {"".join(colors)}</p>'
    last = next((p for p in reversed(summary.points) if p.winrate is not None), None)
    if last is not None:
        lead = lead_text(last.alpha, summary.komi, last.error)
        yield (
            '<p class="note">'
            + tr(
                "Black is ahead where fair komi lies above the dashed line. The band is one "
                "standard deviation of the score. Pale lines are positions with too few visits to "
                "judge a move. At the end of the record: {lead} at komi {komi}.",
                lead=shown_text(lead),
                komi=format_komi(summary.komi),
            )
            + "</p>"
        )


def _players(data: ReportData) -> Iterable[str]:
    """Yield both players' figures side by side, the histogram of losses, and kinds of mistakes."""
    summary = data.summary
    if not summary.judged:
        problem = tr(
            "No move is judged, because each position was only evaluated once. Review "
            "with depth deep to judge the moves."
        )
        yield f"<h2>{tr('Players')}</h2><p>{problem}</p>"
        return
    yield f'<h2>{tr("Players")}</h2><table class="mirror"><thead><tr>'
    names = [f"<td>{color_name(c)}: {shown_text(data.player(c))}</td>" for c in (BLACK, WHITE)]
    yield f"<td></td>{names[0]}<td></td>{names[1]}<td></td></tr></thead><tbody>"
    players, *others = mirror_sections(summary)
    yield from map(_mirror_row, players.rows)
    yield "</tbody></table>"
    for section in others:
        if section.id in MIRRORED:
            yield f'<h2>{escape(section.title)}</h2><table class="mirror"><tbody>'
            yield from map(_mirror_row, section.rows)
            yield "</tbody></table>"
        if section.id == "compared":
            yield from _comparison_notes(summary)


def _comparison_notes(summary: GameSummary) -> Iterable[str]:
    """Yield what the losses of other players' games are, and are not."""
    for table in summary.losses_by_rank:
        games = ", ".join(
            tr("{games} of {ranks}", games=band.games, ranks=band.text) for band in table.bands
        )
        note = tr_count(
            table.visits,
            "{source}: whole games reviewed with {n} visit by {network}; players\u2019 games: "
            "{games}. {about} The ranges overlap: a single game tells no rank.",
            "{source}: whole games reviewed with {n} visits by {network}; players\u2019 games: "
            "{games}. {about} The ranges overlap: a single game tells no rank.",
            source=escape(table.source),
            network=escape(table.name),
            games=escape(games),
            about=escape(tr(table.about)),
        )
        yield f'<p class="note">{note}</p>'


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
    headings = (
        *(tr("phase"), tr("moves"), tr("deviation of the score")),
        *(tr("points lost per move, Black"), tr("White"), tr("mistakes, Black"), tr("White")),
    )
    yield f'<h2>{tr("Phases")}</h2><table class="phases"><thead><tr>'
    yield "".join(f"<th>{heading}</th>" for heading in headings)
    yield "</tr></thead><tbody>"
    for phase in phases:
        wide = "\u2013"
        if phase.deviation is not None:
            wide = tr("\u00b1 {points:.1f} points", points=phase.deviation)
        figures = [points_text(p.mean_loss) for p in (phase.black, phase.white)]
        counts = [str(p.mistakes) if p.judged else "\u2013" for p in (phase.black, phase.white)]
        moves = tr("{first} to {last}", first=phase.first, last=phase.last)
        cells = [phase.phase.text, moves, wide, *figures, *counts]
        yield f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in cells)}</tr>"
    yield "</tbody></table>"


def _turning_points(summary: GameSummary) -> Iterable[str]:
    turns = summary.turning_points
    if not turns:
        return
    note = tr(
        "The mistakes that cost the most winning chances; winrates at komi {komi}.",
        komi=format_komi(summary.komi),
    )
    yield f"<h2>{tr('Turning points')}</h2><p class='note'>{note}</p><ul>"
    for turn in turns:
        yield f"<li>{escape(_turn_text(turn, summary))}</li>"
    yield "</ul>"


def _turn_text(turn: TurningPoint, summary: GameSummary) -> str:
    point = turn.move.point
    move = point.node.move
    values = {
        "number": turn.move.number,
        "color": color_name(point.color),
        "vertex": vertex(None if move is None else move.point, summary.size),
        "lost": lost_text(point.points_lost, point.winrate_lost),
        "leader": color_name(turn.leader) if turn.leader else "",
    }
    if turn.leader:
        return tr(
            "Move {number}, {color} {vertex} loses {lost}; {leader} takes the lead.", **values
        )
    return tr("Move {number}, {color} {vertex} loses {lost}.", **values)


def _boards(data: ReportData) -> Iterable[str]:
    if not data.diagrams:
        return
    note = tr(
        "Worst first, by the winrate lost, then by the points; at most {most} of each player. The "
        "cross is the move played; the numbers are the engine's choice and what may follow.",
        most=MOST_DIAGRAMS,
    )
    yield f"<h2>{tr('Worst mistakes')}</h2><p class='note'>{note}</p><div class='boards'>"
    for diagram in data.diagrams:
        hidden = diagram.hidden_moves
        yield f"<figure>{board_svg(diagram)}<figcaption>"
        yield f"<i>{escape(hidden)}</i>" if hidden else ""
        yield f"<b>{escape(diagram.title)}</b>"
        yield f"{escape(diagram.text)}</figcaption></figure>"
    yield "</div>"


def _notes(summary: GameSummary) -> Iterable[str]:
    parts = [
        tr(
            "Fair komi is the score of the position, in points for Black: with this "
            "komi both sides have equal chances. The points that a move loses are "
            "measured against the engine's choice. Differences within the standard "
            "error of the search count as 0, so the real losses may be larger. Moves "
            "are judged where both positions were searched with enough visits; a pass "
            "and the move after it are not judged where players may agree on dead "
            "stones. The range after the points lost per move is the 95 % interval of "
            "that mean, estimated from this game alone."
        )
    ]
    if summary.size == 19:
        parts.append(
            tr("Accuracy is 100 % \u00d7 0.75 to the power of the points lost per judged move.")
        )
    else:
        parts.append(
            tr(
                "Accuracy is 100 % \u00d7 0.75 to the power of the points lost per judged move "
                "times 19/{size}.",
                size=summary.size,
            )
        )
    parts.append(tr("The phases follow the number of moves and the size of the board."))
    yield f'<h2>{tr("About the figures")}</h2><p class="note">{" ".join(parts)}</p>'
