"""KGS: files of its archive, and archive pages, from which one month of a player's games is chosen.

The files are public. The pages are made for people (the server asks robots to stay away): one page
is fetched when the user opens its link. KGS may ask visitors of the pages to log in first.
"""

from __future__ import annotations

import re
from datetime import datetime
from html.parser import HTMLParser
from typing import Final
from urllib.parse import SplitResult, parse_qs, urlencode

from engine.base.errors import FormatError
from engine.base.translation import tr
from engine.links.site import GameList, ListedGame, Query, Site, game_itself

MOST_GAMES: Final = 500
"""Games of a page that are listed."""
_FILES: Final = "files.gokgs.com"
_PAGE: Final = "/gameArchives.jsp"
_ASKED: Final[tuple[str, ...]] = ("user", "year", "month", "oldAccounts")
"""Parameters of a page that are passed on."""


class _Page(HTMLParser):
    """Collects the rows of all tables: the texts of the cells, and the first link of each row."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[tuple[str, list[str]]] = []
        self.title = ""
        self._inside = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in ("td", "h2"):
            self._inside = tag
        if tag == "tr":
            self.rows.append(("", []))
        elif tag == "td" and self.rows:
            self.rows[-1][1].append("")
        elif tag == "a" and self.rows and not self.rows[-1][0]:
            self.rows[-1] = (dict(attrs).get("href") or "", self.rows[-1][1])

    def handle_endtag(self, tag: str) -> None:
        if tag == self._inside:
            self._inside = ""

    def handle_data(self, data: str) -> None:
        if self._inside == "h2":
            self.title += data
        elif self._inside and self.rows and self.rows[-1][1]:
            self.rows[-1][1][-1] += data


def _query(link: SplitResult) -> Query | None:
    if link.hostname == _FILES:
        name = link.path.rpartition("/")[2]
        if not name.lower().endswith(".sgf"):
            return None
        return Query(f"https://{_FILES}{link.path}", name, game_itself, is_fixed=True)
    given = parse_qs(link.query)
    if link.path != _PAGE or not given.get("user"):
        return None
    asked = urlencode({name: given[name][0] for name in _ASKED if name in given})
    address = f"https://www.gokgs.com{_PAGE}?{asked}"
    return Query(address, tr("the games of {name}", name=given["user"][0]), _games)


def _games(data: bytes) -> GameList:
    page = _Page()
    page.feed(data.decode("utf-8", "replace"))
    games = []
    for link, cells in page.rows:
        match = re.fullmatch(rf"(?:https?:)?//{re.escape(_FILES)}(/games/[^?#\s]+\.sgf)", link)
        if match is None or len(cells) < 6:
            continue
        cells = [" ".join(cell.split()) for cell in cells]
        if len(cells) == 6:  # a review or a demonstration: one cell names all its players
            cells.insert(2, "")
        _, white, black, setup, begun, _, result = cells[:7]
        address = f"https://{_FILES}{match[1]}"
        games.append(ListedGame(address, _day(begun), black, white, setup, result))
    if not games and not page.title:
        raise FormatError(
            tr("the page lists no games, perhaps because KGS wants its visitors to log in")
        )
    # the server's order depends on the page
    games.sort(key=lambda game: game.date, reverse=True)
    title = " ".join(page.title.partition(",")[0].split()) or "KGS"
    return GameList(title, tuple(games[:MOST_GAMES]))


def _day(begun: str) -> str:
    """Return the day of a time such as "7/29/13 9:24 AM" as "2013-07-29"."""
    try:
        return datetime.strptime(begun.split()[0], "%m/%d/%y").date().isoformat()
    except (ValueError, IndexError):
        return begun


SITE: Final = Site(
    "kgs",
    "KGS",
    frozenset({"www.gokgs.com", "gokgs.com", _FILES}),
    _query,
    tr("a file or a page of its archive"),
)
