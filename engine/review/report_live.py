"""The report as one HTML file in which the game is played through, without a network.

The page has one script and one style of its own; its policy allows nothing else, and loads nothing.
Texts from game records are strangers': jinja escapes those in the page, `_json_block` those that
the script shows as plain text. The files of the page are in `resources/report`.
"""

from __future__ import annotations

import base64
import hashlib
import itertools
import json
import math
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from engine.base.files import data_folder
from engine.base.translation import language, tr
from engine.go.board import BLACK, WHITE
from engine.record.board_state import BoardState, illegal_reason
from engine.record.game_node import GameNode, Move
from engine.record.handicap import format_komi, handicap_points
from engine.review.mirror_rows import mirror_sections
from engine.review.report_html import (
    PALETTE,
    analyzed_text,
    diagrams_note,
    diagrams_title,
    facts_of,
    no_diagram_text,
    one_line,
)
from engine.review.report_settings import DEFAULT_DIAGRAMS
from engine.review.report_svg import LOSS_COLORS, board_svg
from engine.review.report_values import (
    ReportData,
    ReportPosition,
    clean_lines,
    color_name,
)
from engine.search.value.fit import StraightOdds

MOST_COMMENTS: Final = 100_000
"""Most characters of all comments, so that the page stays small enough to be sent."""
MOST_VARIATIONS: Final = 4
"""Most variations in place of one move."""
LONGEST_VARIATION: Final = 40
"""Most moves of a variation."""
MOST_MARKS: Final = 100
"""Most marks of a position."""


def live_report(data: ReportData) -> str:
    """Return the page."""
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

    folder = data_folder("resources") / "report"
    script, style = ((folder / name).read_text("utf-8").strip() for name in ("live.js", "live.css"))
    style = PALETTE + style
    policy = (
        f"default-src 'none'; script-src {_hash_of(script)}; style-src {_hash_of(style)}; "
        "base-uri 'none'; form-action 'none'"
    )
    environment = Environment(
        loader=FileSystemLoader(folder),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    summary, positions = data.summary, data.positions
    players = mirror_sections(summary)[0].rows if summary.judged else ()
    return environment.get_template("live.html").render(
        language=language(),
        policy=policy,
        title=one_line(data.title),
        style=style,
        script=script,
        data=_json_block(_page_data(data)),
        players=[one_line(data.player(color)) for color in (BLACK, WHITE)],
        colors=[color_name(color) for color in (BLACK, WHITE)],
        facts=[one_line(fact) for fact in facts_of(data)],
        analyzed=one_line(analyzed_text(summary)),
        t=_page_texts(data),
        remarks=clean_lines(data.settings.remarks).splitlines(),
        parts=list(_parts(data)),
        boards=[(each.title, board_svg(each), each) for each in data.diagrams[:DEFAULT_DIAGRAMS]],
        diagrams_note=diagrams_note(),
        nothing="" if data.diagrams or not data.settings.diagrams else no_diagram_text(summary),
        rows=players,
        has_mistakes=any(position.is_mistake for position in positions),
        has_curves=any(position.curve is not None for position in positions),
        has_values=any(position.winrate is not None for position in positions),
        key_texts=_key_texts(positions),
        notes=list(_notes(data)),
    )


class _Item(NamedTuple):
    """A sentence of the page."""

    text: str
    number: int | None
    """Number of the move that it leads to; None for none."""
    is_pale: bool
    """Whether few visits found the mistake."""


def _parts(data: ReportData) -> Iterable[tuple[str, list[_Item]]]:
    """Yield the course of the game, and the mistakes that it leaves out, with their titles."""
    pale = {diagram.number for diagram in data.diagrams if diagram.is_provisional}
    story = [_Item(s.text, s.number, s.number in pale) for s in data.story]
    told = {item.number for item in story}
    others = [diagram for diagram in data.diagrams if diagram.number not in told]
    if story:
        yield tr("The course of the game"), story
    if others:
        items = [_Item(d.text, d.number, d.is_provisional) for d in others]
        yield tr("Other mistakes") if story else diagrams_title(others), items


def _hash_of(text: str) -> str:
    """Return a text as a source of a content security policy."""
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def _json_block(fields: object) -> str:
    """Return JSON that can't end the script element that it stands in, nor break its lines."""
    text = json.dumps(fields, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    for character in "<>&\u2028\u2029":
        text = text.replace(character, f"\\u{ord(character):04x}")
    return text


# --- texts --------------------------------------------------------------------------------------


def _page_texts(data: ReportData) -> dict[str, str]:
    """Return the texts of the page itself."""
    komi = format_komi(data.summary.komi)
    return {
        "noscript": tr(
            "Playing through the game needs JavaScript, which does not run here, as in the "
            "preview of a phone; open the file in a browser. These are its main mistakes."
        ),
        "board": tr("The game"),
        "first": tr("To the start"),
        "back": tr("Back"),
        "forward": tr("Forward"),
        "last": tr("To the end"),
        "mistake": tr("Mistake"),
        "previous": tr("previous"),
        "next": tr("next"),
        "replay": tr("Play again"),
        "comment": tr("Comment"),
        "komi_curve": tr("Black's winrate by komi: drag the line"),
        "game_curve": tr("Black's winrate and Black's lead in points, by move"),
        "reset": tr("The game's komi, {komi}", komi=komi),
        "players": tr("Players"),
        "keys_title": tr("Keys"),
    }


def _script_texts() -> dict[str, Any]:
    """Return the texts that the script fills in; {fields} are replaced there."""
    return {
        "colors": [color_name(BLACK), color_name(WHITE)],
        "pass": tr("pass"),
        "start": tr("Start of the game"),
        "setup": tr("Stones set up"),
        "move": tr(
            "Move {number}, {color} {vertex}", number="{number}", color="{color}", vertex="{vertex}"
        ),
        "instead": tr(
            "Instead of move {number}: {step} of {steps}",
            number="{number}",
            step="{step}",
            steps="{steps}",
        ),
        "board": tr("Board: {move}", move="{move}"),
        "better": tr("Better: {vertex}", vertex="{vertex}"),
        "other": tr("Variation {vertex}", vertex="{vertex}"),
        "leave": tr("Back to the game"),
        "chance": tr("Black's winrate at komi {komi}", komi="{komi}"),
        "lead": tr("Score at komi {komi}", komi="{komi}"),
        "even": tr("even"),
        "prisoners": tr("Prisoners"),
        "both": tr("Black {black}, White {white}", black="{black}", white="{white}"),
        "komi": tr("komi {komi}", komi="{komi}"),
        "at_komi": tr("At komi {komi} Black's winrate is {share}.", komi="{komi}", share="{share}"),
        "fair": tr("Fair komi: {komi}.", komi="{komi}"),
        "no_curve": tr("The curve of this position is not known."),
    }


def _key_texts(positions: Sequence[ReportPosition]) -> list[tuple[tuple[str, ...], str]]:
    """Return the keys that do something on the page of these positions, and what they do."""
    keys: list[tuple[tuple[str, ...], str]] = [
        (("\u2190", "\u2192"), tr("One move back or forward; also a swipe or a tap on the board")),
        (("Shift+\u2190", "Shift+\u2192"), tr("Ten moves")),
        (("Home", "End"), tr("To the start or the end")),
    ]
    if any(position.is_mistake for position in positions):
        keys.append((("N", "Shift+N"), tr("Next or previous mistake")))
    if any(position.better for position in positions):
        keys.append((("B", "Esc"), tr("Show the better line; back to the game")))
    return keys


def _notes(data: ReportData) -> Iterable[str]:
    """Yield remarks about what the page shows and leaves out."""
    if any(position.better for position in data.positions):
        yield tr("The dashed ring on the board is the better move; a dot is the last move.")
    if any(position.curve is not None for position in data.positions):
        yield tr(
            "All winrates are Black's, and B+3.5 means that Black leads by 3.5 points at the komi "
            "of the line that you drag. What a move loses is counted for its player, at the komi "
            "of the game."
        )
    if any(len(position.node.children) > 1 for position in data.positions):
        yield tr(
            "Variations of the record stand beside the move that they replace; their own branches "
            "are left out."
        )


# --- data ---------------------------------------------------------------------------------------


def _page_data(data: ReportData) -> dict[str, Any]:
    """Return what the script needs; see `live.js`."""
    shape = data.positions[0].board.shape
    stars = (handicap_points(shape.size, 9) or handicap_points(shape.size, 4)) * shape.is_square
    left, fields = MOST_COMMENTS, []
    pins = {diagram.number for diagram in data.diagrams}
    before: BoardState | None = None
    for position in data.positions:
        comment = clean_lines(position.node.comment) if data.settings.comments else ""
        comment = comment[:left]
        left -= len(comment)
        shown = _position_fields(position, before, comment, pins)
        others, left = _variations(position.node, before, left if data.settings.comments else 0)
        fields.append(shown | ({"others": others} if others else {}))
        before = position.board
    return {
        "size": shape.size,
        "columns": shape.columns,
        "rows": shape.rows,
        "komi": data.summary.komi,
        "stars": stars,
        "loss_colors": LOSS_COLORS,
        "texts": _script_texts(),
        "positions": fields,
    }


def _position_fields(
    position: ReportPosition, before: BoardState | None, comment: str, pins: set[int]
) -> dict[str, Any]:
    """Return the fields of a position; those without a value are left out."""
    board, node = position.board, position.node
    fields: dict[str, Any] = {
        "changes": _changes(None if before is None else before.cells, board.cells),
        "number": node.number,
        "prisoners": _prisoners(board),
        "winrate": _rounded(position.winrate, 4),
        "alpha": _rounded(position.alpha, 2),
        "error": _rounded(position.error, 2),
        "curve": None if position.curve is None else _curve(position.curve),
        "text": position.text,
        "loss": position.loss,
        "comment": comment,
        "problem": "" if board.problem is None else str(board.problem),
        "marks": [[point, kind[:40]] for point, kind in [*node.marks.items()][:MOST_MARKS]],
        "mistake": int(position.is_mistake) or None,
        "pin": int(position.is_mistake and node.number in pins) or None,
    }
    if node.move is not None:
        fields |= {"move": node.move.point, "color": node.move.color}
        if position.move is not None and before is not None:
            colors = itertools.cycle((node.move.color, -node.move.color))
            line = [Move(c, p) for c, p in zip(colors, position.better, strict=False)]
            fields["better"] = _line(before, line)
    return {name: value for name, value in fields.items() if value not in (None, "", [])}


def _changes(before: bytes | None, after: bytes) -> list[int]:
    """Return the points that differ, three times the point plus 0 (empty), 1 (Black), 2 (White)."""
    before = before or bytes(len(after))
    state = (0, 1, *[2] * 254)
    return [3 * p + state[b] for p, (a, b) in enumerate(zip(before, after, strict=True)) if a != b]


def _line(board: BoardState, line: Sequence[Move]) -> list[list[int]]:
    """Return each move of a line with the changes of the board; it ends before an illegal move."""
    moves = []
    for move in line:
        if illegal_reason(board, move.point, move.color) is not None:
            break
        played = board.play(move.color, move.point)
        moves.append([move.point, *_changes(board.cells, played.cells)])
        board = played
    return moves


def _variations(
    node: GameNode, before: BoardState | None, left: int
) -> tuple[list[dict[str, Any]], int]:
    """Return the record's variations in place of a move, and how many characters are left.

    Each has its moves, as in `_line`, and the comments on them by their number in it.
    """
    found: list[dict[str, Any]] = []
    others = node.parent.children if node.parent is not None and before is not None else ()
    for first in [other for other in others if other is not node][:MOST_VARIATIONS]:
        nodes = list(itertools.islice(_main_line(first), LONGEST_VARIATION))
        line = [each.move for each in nodes if each.move is not None]
        moves = _line(before, line) if before is not None else []
        comments = {}
        for number, each in enumerate(nodes[: len(moves)], start=1):
            if text := clean_lines(each.comment)[:left]:
                comments[str(number)] = text
                left -= len(text)
        if moves:
            found.append({"moves": moves, "comments": comments} if comments else {"moves": moves})
    return found, left


def _main_line(node: GameNode) -> Iterator[GameNode]:
    """Yield a node and its first descendants, up to one that sets up stones or has no move."""
    while node.move is not None and not node.setup:
        yield node
        if not node.children:
            return
        node = node.children[0]


def _prisoners(board: BoardState) -> list[int] | None:
    """Return the prisoners of Black and of White; None without any."""
    prisoners = [board.captured_white, board.captured_black]
    return prisoners if any(prisoners) else None


def _curve(odds: StraightOdds) -> list[float | None]:
    """Return the steepness of a curve, None for a fact, then komi and log odds of each knot."""
    steep = None if math.isinf(odds.steepness) else round(odds.steepness, 4)
    return [steep, *(round(value, 3) for knot in odds.knots for value in knot)]


def _rounded(value: float | None, digits: int) -> float | None:
    return None if value is None or math.isinf(value) else round(float(value), digits)
