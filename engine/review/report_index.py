"""The list of all games of a review, with links to their reports, as one HTML page."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final
from urllib.parse import quote

from engine.review.mirror_rows import lambda_text
from engine.review.played_lambda import PlayedLambda, estimate_lambda, lambda_parts
from engine.review.report_html import page_head, shown_text
from engine.review.report_values import ReportData, points_text

HEADINGS: Final = (
    *("game", "players", "result", "moves judged"),
    *("points lost per move, Black", "by White", "mistakes, Black", "by White"),
)


LAMBDA_HEADINGS: Final = ("player", "games", "all moves", "when ahead", "when behind")


@dataclass(frozen=True)
class IndexRow:
    """One game of the list."""

    label: str
    """Name of its report, without ending."""
    cells: tuple[str, ...]
    """Texts by `HEADINGS`, not escaped."""
    lambdas: tuple[tuple[str, tuple[PlayedLambda, ...]], ...] = ()
    """Name of each player who has one, and what the moves tell about the player's lambda."""


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
    names = (data.info.get(key, "").strip() for key in ("PB", "PW"))
    lambdas = ((name, player.lambdas) for name, player in zip(names, both, strict=True) if name)
    return IndexRow(label, cells, tuple(lambdas))


def index_html(rows: Sequence[IndexRow], endings: Sequence[str] = (".html",)) -> str:
    """Return the page, with links to reports with these endings, of pages to read or to play."""
    return "".join(_parts(rows, endings))


def _parts(rows: Sequence[IndexRow], endings: Sequence[str]) -> Iterable[str]:
    yield page_head("Reviewed games")
    yield f"<h1>Reviewed games</h1><p class='facts'>{len(rows)} games</p>"
    yield "<div class='scroll'><table><thead><tr>"
    yield "".join(f"<th>{escape(heading)}</th>" for heading in HEADINGS)
    yield "</tr></thead><tbody>"
    for row in rows:
        first, *others = map(shown_text, row.cells)
        name, *more = (
            f'<a href="{quote(row.label)}{ending}">{text}</a>'
            for ending, text in zip(endings, (first, "play through"), strict=False)
        )
        yield f"<tr><td>{name}{''.join(f' ({link})' for link in more)}</td>"
        yield "".join(f"<td>{cell}</td>" for cell in others)
        yield "</tr>"
    yield "</tbody></table></div>"
    yield from _lambdas(rows)
    yield "</body></html>\n"


def _lambdas(rows: Sequence[IndexRow]) -> Iterable[str]:
    """Yield the lambda of each player over all games; nothing if no move tells it."""
    games: dict[str, list[tuple[PlayedLambda, ...]]] = {}
    for name, moves in itertools.chain.from_iterable(row.lambdas for row in rows):
        games.setdefault(name, []).append(moves)
    told = {name: lambda_parts(itertools.chain(*own)) for name, own in games.items()}
    if not any(parts["all"] for parts in told.values()):
        return
    yield "<h2>Lambda of each player: 0 plays to win, 1 for points</h2>"
    yield "<div class='scroll'><table><thead><tr>"
    yield "".join(f"<th>{heading}</th>" for heading in LAMBDA_HEADINGS)
    yield "</tr></thead><tbody>"
    for name, parts in sorted(told.items()):
        cells = [str(len(games[name])), *(lambda_text(estimate_lambda(p)) for p in parts.values())]
        yield f"<tr><td>{shown_text(name)}</td>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"
    yield "</tbody></table></div>"
