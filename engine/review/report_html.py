"""The report as one HTML page: no scripts, nothing loaded, boards and curves as inline SVG.

Texts from game records are strangers': every one is escaped by `shown_text`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from engine.base.translation import language, tr, tr_count
from engine.go.board import BLACK, WHITE
from engine.go.result import parse_result
from engine.record.handicap import format_komi
from engine.review.mirror_rows import (
    MirrorRow,
    comparison_problem,
    mirror_sections,
    people_section,
)
from engine.review.report_svg import (
    LOSS_COLORS,
    board_svg,
    extent,
    lambda_svg,
    move_labels,
    strip_svg,
    timeline_svg,
)
from engine.review.report_values import (
    Diagram,
    ReportData,
    class_labels,
    clean_lines,
    color_name,
    lead_text,
)
from engine.review.summary import GameSummary

LONGEST_TEXT: Final = 200
PIN_WIDTH: Final = 7.0
"""Least distance of two pins in a row, so that they stay apart on a phone [percent]."""
MOST_LABELS: Final = 7
"""Most numbers of moves below the strip."""
MIRRORED: Final = ("compared", "classes", "phases", "lambda", "kinds", "people")
"""Sections with both players side by side; turning points have diagrams."""
PALETTE: Final = """
:root{color-scheme:light dark;--text:#222;--page:#fff;--panel:#f3f3f1;--muted:#555;--rule:#ccc;
--bar:#8aa4c4;--accent:#1f5fae;--bad:#a3271f;--black:#3a3a3a;--white:#e9e7e2;--edge:#8c8c8c}
@media screen and (prefers-color-scheme:dark){:root{--text:#dcdcdc;--page:#1d1e20;--panel:#2a2b2e;
--muted:#a5a5a5;--rule:#4a4a4a;--bar:#4f6c90;--accent:#7fb2f0;--bad:#ff9489}}
"""
"""Colors of all pages."""
STYLE: Final = """
body{font:15px/1.45 system-ui,sans-serif;color:var(--text);background:var(--page);
margin:24px auto;max-width:800px;padding:0 16px;overflow-wrap:break-word}
h1{font-size:24px;margin:0 0 4px}h2{font-size:18px;margin:28px 0 8px}
p{margin:6px 0}.facts,.note{color:var(--muted)}.note{font-size:13px}
.story{font-size:16px;margin:16px 0}a{color:var(--accent)}
table{border-collapse:collapse;width:100%}td,th{padding:3px 8px;text-align:left;font-weight:400}
th{color:var(--muted);font-size:13px}thead th{border-bottom:1px solid var(--rule)}
.mirror td:nth-child(1){text-align:right;width:16%}.mirror td:nth-child(2){width:22%}
.mirror td:nth-child(3){text-align:center;width:24%;color:var(--muted)}
.mirror td:nth-child(4){width:22%}.mirror td:nth-child(5){width:16%}
.mirror td{white-space:nowrap}.mirror thead td,.mirror td:nth-child(3){white-space:normal}
.mirror thead td{font-weight:600;color:var(--text)}
.bar{height:12px;border-radius:2px;background:var(--bar)}
.mirror td:nth-child(2) .bar{margin-left:auto}
svg{display:block;width:100%;height:auto}.scroll{overflow-x:auto}
.pin{display:inline-block;min-width:18px;height:18px;border-radius:9px;background:var(--accent);
color:var(--page);font-size:12px;line-height:18px;text-align:center;text-decoration:none}
.pin.pale{background:var(--page);color:var(--accent);outline:1px solid var(--accent)}
.strip{position:relative;margin:12px 10px 4px}.strip svg{height:110px;border-radius:3px}
.pins,.moves{position:relative}.pins a,.moves span{position:absolute;transform:translateX(-50%)}
.moves{height:18px;font-size:12px;color:var(--muted)}
.boards figure{display:inline-block;vertical-align:top;width:47%;margin:0 2% 18px 0;
break-inside:avoid}.boards figcaption{margin-top:4px}
.boards figure:target{outline:2px solid var(--accent);outline-offset:4px}
.boards i{display:block;font-size:14px}.boards q,.remarks{display:block;margin:6px 0;quotes:none;
padding-left:10px;border-left:3px solid var(--accent)}
.boards hr{border:0;border-bottom:1px solid var(--muted);margin:0;height:26px}
.pale figcaption{color:var(--muted)}
.legend i{display:inline-block;width:10px;height:10px;margin:0 4px 0 8px}
@media screen and (prefers-color-scheme:dark){.chart{filter:invert(.88) hue-rotate(180deg)}}
@media screen and (max-width:600px){body{margin:12px auto}.boards figure{display:block;width:auto;
margin:0 0 22px}.chart{min-width:560px}.mirror,.mirror thead,.mirror tbody{display:block}
.mirror tr{display:grid;grid-template-columns:1fr 1fr}
.mirror td:nth-child(n){width:auto;padding:1px 4px;white-space:normal;text-align:left}
.mirror td:nth-child(3){grid-column:1/3;order:-1;padding-top:6px}
.mirror td:nth-child(n+4){text-align:right}
.mirror tbody td:nth-child(even),.mirror td:empty{display:none}}
@media print{@page{size:A4;margin:14mm}body{margin:0;max-width:none;padding:0;font-size:10.5pt}
h2,h2+p{break-after:avoid}table,svg,.strip,.story{break-inside:avoid}
.boards figure{width:31.3%;margin:0 1% 6px}.boards svg{width:84%}
.boards{margin:0 -1%;orphans:1;widows:1}
.boards.large figure{width:47.5%}.boards figcaption{font-size:9pt}
h2{margin-top:14px}.story{font-size:inherit;margin:8px 0}.strip svg{height:80px}
*{-webkit-print-color-adjust:exact;print-color-adjust:exact}}
"""


def html_report(data: ReportData) -> str:
    """Return the page."""
    summary = data.summary
    parts = [
        page_head(data.title),
        f"<h1>{shown_text(data.title)}</h1>",
        *_facts(data),
        *_remarks(data),
        *_story(data),
        *_strip(data),
        *_boards(data),
        *_comments(data),
        *_players(data),
        *_timeline(summary),
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
        f"<title>{escape(one_line(title))}</title><style>{PALETTE}{STYLE}</style></head><body>"
    )


def shown_text(text: str) -> str:
    """Return a stranger's text for the page: on one line, escaped, and its direction kept apart."""
    short = one_line(text)
    return escape(short) if short.isascii() else f"<bdi>{escape(short)}</bdi>"


def one_line(text: str) -> str:
    """Return a text on one line, without control codes and not too long."""
    line = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    return line if len(line) <= LONGEST_TEXT else f"{line[:LONGEST_TEXT]}\u2026"


def _facts(data: ReportData) -> Iterable[str]:
    """Yield the lines below the title: the game, and what was analyzed."""
    yield f'<p class="facts">{", ".join(map(shown_text, facts_of(data)))}</p>'
    yield f'<p class="facts">{shown_text(analyzed_text(data.summary))}</p>'


def facts_of(data: ReportData) -> list[str]:
    """Return where and when a game was played, its board, rules, komi and result, as written."""
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
    return [fact for fact in facts if fact]


def analyzed_text(summary: GameSummary) -> str:
    """Return how much of a game was analyzed and how many of its moves are judged."""
    judged = tr_count(
        len(summary.moves),
        "{judged} of {n} move judged.",
        "{judged} of {n} moves judged.",
        judged=summary.judged,
    )
    few = sum(move.point.is_provisional for move in summary.moves)
    provisional = ""
    if few:
        provisional = " " + tr("{count} of them by few visits.", count=few)
    return f"{_analyzed(summary)}. {judged}{provisional}"


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
    yield f"<h2>{tr('The game')}</h2><div class='scroll'>{picture}</div>"
    if any(move.point.points_lost for move in summary.moves):
        labels = zip(LOSS_COLORS, class_labels(summary.size), strict=True)
        colors = [f'<i style="background:{c}"></i>{escape(t)}' for c, t in labels if t]
        yield f'<p class="note legend">{tr("Points lost:")} {"".join(colors)}</p>'
    last = summary.points[-1] if summary.points else None
    if last is not None and last.winrate is not None:
        lead = lead_text(last.alpha, summary.komi, last.error)
        yield (
            '<p class="note">'
            + tr(
                "Black is ahead where fair komi lies above the dashed line. The band is one "
                "standard deviation of the score. Pale lines are positions with few visits, where "
                "the judgment of a move may change. At the end of the record: {lead} at komi "
                "{komi}.",
                lead=shown_text(lead),
                komi=format_komi(summary.komi),
            )
            + "</p>"
        )


def _players(data: ReportData) -> Iterable[str]:
    """Yield both players' figures side by side: of all moves, by class of loss, phase and kind."""
    summary = data.summary
    if not summary.judged:
        problem = tr(
            "No move is judged, because each position was only evaluated once. Review the game to "
            "judge the moves."
        )
        if not summary.moves:
            problem = tr("There are no moves to judge.")
        yield f"<h2>{tr('Players')}</h2><p>{problem}</p>"
        return
    yield f'<h2>{tr("Players")}</h2><table class="mirror"><thead><tr>'
    names = [f"<td>{color_name(c)}: {shown_text(data.player(c))}</td>" for c in (BLACK, WHITE)]
    yield f"<td></td>{names[0]}<td></td>{names[1]}<td></td></tr></thead><tbody>"
    people = people_section(summary, lambda mistake: data.people.get(mistake.node))
    players, *others = *mirror_sections(summary), *([people] if people.rows else [])
    yield from map(_mirror_row, players.rows)
    yield "</tbody></table>"
    if problem := comparison_problem(summary):
        yield f'<p class="note">{escape(problem)}</p>'
    for section in others:
        if section.id in MIRRORED:
            yield f'<h2>{escape(section.title)}</h2><table class="mirror"><tbody>'
            yield from map(_mirror_row, section.rows)
            yield "</tbody></table>"
        if section.id == "compared":
            yield from _comparison_notes(summary)
        if section.id == "lambda":
            yield from _lambda_chart(summary)


def _comparison_notes(summary: GameSummary) -> Iterable[str]:
    """Yield what the losses of other players' games are, and are not."""
    for table in summary.losses_by_rank:
        if not table.fits(summary.points):
            continue
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


def _lambda_chart(summary: GameSummary) -> Iterable[str]:
    """Yield both players' lambda by lead, and what it is."""
    if picture := lambda_svg(summary):
        yield f"<div class='scroll'>{picture}</div>"
    note = tr(
        "Moves at which agents with lambda 0 and 1 would play differently tell the lambda of a "
        "player. The picture shows the most likely one and its 95 % interval, by how many points "
        "the player led before the move; below it is the number of such moves."
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


def _story(data: ReportData) -> Iterable[str]:
    """Yield the course of the game as one paragraph; a number leads to the diagram of a move."""
    pins = {diagram.number: pin for pin, diagram in enumerate(data.diagrams, start=1)}
    sentences = []
    for sentence in data.story:
        pin = pins.get(sentence.number or 0)
        link = "" if pin is None else f" {_pin(pin, data.diagrams[pin - 1])}"
        sentences.append(f"{escape(sentence.text)}{link}")
    if sentences:
        yield f'<p class="story">{" ".join(sentences)}</p>'


def _pin(pin: int, diagram: Diagram, style: str = "") -> str:
    """Return the number of a diagram as a link to it."""
    pale = "" if diagram.is_turning_point else " pale"
    style = f' style="{style}"' if style else ""
    title = escape(diagram.title)
    return f'<a class="pin{pale}" href="#move{diagram.number}" title="{title}"{style}>{pin}</a>'


def _strip(data: ReportData) -> Iterable[str]:
    """Yield Black's winrate by move, with the numbers of the diagrams above it."""
    summary = data.summary
    picture = strip_svg(summary, [diagram.number for diagram in data.diagrams])
    if not picture:
        return
    first, last = extent(summary)
    yield '<div class="strip">'
    rows, ends = [], [-PIN_WIDTH]
    pinned = sorted(enumerate(data.diagrams, start=1), key=lambda each: each[1].number)
    for pin, diagram in pinned:
        left = 100.0 * (diagram.number - first) / (last - first)
        row = next((r for r, end in enumerate(ends) if left >= end + PIN_WIDTH), len(ends))
        ends[row : row + 1] = [left]
        style = f"left:{left:.2f}%;bottom:{20 * row + 2}px"
        rows.append(_pin(pin, diagram, style))
    yield f'<div class="pins" style="height:{20 * len(ends) + 2}px">{"".join(rows)}</div>'
    yield f'{picture}<div class="moves">'
    for number in move_labels(first, last, MOST_LABELS):
        left = 100.0 * (number - first) / (last - first)
        yield f'<span style="left:{left:.2f}%">{number}</span>'
    note = tr("Black's winrate at komi {komi}, by move.", komi=format_komi(summary.komi))
    yield f'</div></div><p class="note">{note}</p>'


def no_diagram_text(summary: GameSummary) -> str:
    """Return why a report has no diagrams; "" if nothing is judged."""
    if not summary.judged:
        return ""
    if summary.mistakes:  # none of the kind that gets a diagram
        return tr("No mistake mattered for the result; the players' table counts them.")
    return tr("No move lost enough to be a mistake.")


def diagrams_title(diagrams: Sequence[Diagram]) -> str:
    """Return what some diagrams show."""
    if not diagrams:
        return tr("Mistakes")
    if all(diagram.is_turning_point for diagram in diagrams):
        return tr("Turning points")
    has_turns = any(diagram.is_turning_point for diagram in diagrams)
    return tr("Turning points and mistakes") if has_turns else tr("Worst mistakes")


def diagrams_note() -> str:
    """Return what the marks of the diagrams are."""
    return tr(
        "The cross is the move played; the numbers are the engine's choice and what may follow."
    )


def _boards(data: ReportData) -> Iterable[str]:
    summary, title = data.summary, diagrams_title(data.diagrams)
    if not summary.judged or not data.settings.diagrams:
        return
    if not data.diagrams:
        yield f"<h2>{title}</h2><p>{no_diagram_text(summary)}</p>"
        return
    note, style = diagrams_note(), "boards large" if summary.size > 13 else "boards"
    yield f"<h2>{title}</h2><p class='note'>{note}</p><div class='{style}'>"
    for pin, diagram in enumerate(data.diagrams, start=1):
        hidden = diagram.hidden_moves
        pale = ' class="pale"' if diagram.is_provisional else ""
        yield f'<figure id="move{diagram.number}"{pale}>{board_svg(diagram)}<figcaption>'
        yield f"<i>{escape(hidden)}</i>" if hidden else ""
        yield f"{_pin(pin, diagram)} {escape(diagram.text)}"
        yield f"<q>{_shown_lines(diagram.comment)}</q>" if diagram.comment else ""
        yield "<hr>" * data.settings.lines
        yield "</figcaption></figure>"
    yield "</div>"


def _remarks(data: ReportData) -> Iterable[str]:
    """Yield what the teacher says about the game."""
    if text := clean_lines(data.settings.remarks):
        yield f'<p class="remarks">{_shown_lines(text)}</p>'


def _comments(data: ReportData) -> Iterable[str]:
    """Yield the record's comments on moves without a diagram."""
    if comments := data.comments:
        yield f"<h2>{tr('Comments of the game record')}</h2>"
    for title, text in comments:
        yield f'<p class="comment"><b>{escape(title)}</b><br>{_shown_lines(text)}</p>'


def _shown_lines(text: str) -> str:
    """Return a text of `clean_lines` for the page."""
    return f"<bdi>{'<br>'.join(map(escape, text.splitlines()))}</bdi>"


def _notes(summary: GameSummary) -> Iterable[str]:
    parts = [
        tr(
            "Fair komi is the score of the position, in points for Black: with this "
            "komi both sides have equal chances. The points that a move loses are "
            "measured against the engine's choice. Differences within the standard "
            "error of the search count as 0, so the real losses may be larger. Moves "
            "are judged where both positions were searched, provisionally if by few "
            "visits; a pass and the move after it are not judged where players may "
            "agree on dead stones. The range after the points lost per move is the "
            "95 % interval of that mean, estimated from this game alone."
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
    parts.append(
        tr(
            "The endgame begins where the score stays settled; the opening ends by the number of "
            "moves or at the first sharp fight."
        )
    )
    yield f'<h2>{tr("About the figures")}</h2><p class="note">{" ".join(parts)}</p>'
