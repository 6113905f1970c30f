"""The list of all games of a review, with links to their reports, as one HTML page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from urllib.parse import quote

from engine.review.report_html import page_head, shown_text
from engine.review.report_values import ReportData, points_text

HEADINGS = (
    *("game", "players", "result", "moves judged"),
    *("points lost per move, Black", "White", "mistakes, Black", "White"),
)


@dataclass(frozen=True)
class IndexRow:
    """One game of the list."""

    label: str
    """Name of its report, without ending."""
    cells: tuple[str, ...]
    """Texts by `HEADINGS`, not escaped."""


def index_row(label: str, data: ReportData) -> IndexRow:
    """Return the row of a game."""
    summary = data.summary
    both = (summary.black, summary.white)
    cells = (
        data.name,
        data.title,
        data.info.get("RE", ""),
        f"{summary.judged} of {len(summary.moves)}",
        *(points_text(player.mean_loss) for player in both),
        *(str(player.mistakes) if player.judged else "\u2013" for player in both),
    )
    return IndexRow(label, cells)


def index_html(rows: Sequence[IndexRow]) -> str:
    """Return the page."""
    return "".join(_parts(rows))


def _parts(rows: Sequence[IndexRow]) -> Iterable[str]:
    yield page_head("Reviewed games")
    yield f"<h1>Reviewed games</h1><p class='facts'>{len(rows)} games</p><table><thead><tr>"
    yield "".join(f"<th>{escape(heading)}</th>" for heading in HEADINGS)
    yield "</tr></thead><tbody>"
    for row in rows:
        first, *others = map(shown_text, row.cells)
        yield f'<tr><td><a href="{quote(row.label)}.html">{first}</a></td>'
        yield "".join(f"<td>{cell}</td>" for cell in others)
        yield "</tr>"
    yield "</tbody></table></body></html>\n"
