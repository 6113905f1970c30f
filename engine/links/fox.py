"""Fox (foxwq.com): share links of finished games, and pages with a professional game.

The address that answers a game is the one that the server's share page asks; it is not documented.
A share link of a game that is being played names a room instead, which no such address answers.
"""

from __future__ import annotations

import html
import re
from typing import Final
from urllib.parse import SplitResult, parse_qs

import msgspec

from engine.base.checked_json import Text
from engine.base.errors import FormatError
from engine.base.translation import tr
from engine.links.site import Query, Site, json_answer

_ADDRESS: Final = "https://h5.foxwq.com/yehuDiamond/chessbook_local/YHWQFetchChess?chessid="
_BREAKS: Final = re.compile(r"(?:\\r)?\\n|\\r")
"""Line breaks, which the server writes as a backslash and a letter, also in comments."""
_SHOWN: Final = re.compile(r'<div[^>]*\bid="player-container"[^>]*>(.*?)</div>', re.DOTALL)
"""Where a page has its game."""


class _Answer(msgspec.Struct):
    result: int
    """0 if there is a game."""
    resultstr: Text = ""
    chess: str = ""
    """The game as SGF."""


def _query(link: SplitResult) -> Query | None:
    page = re.fullmatch(r"/qipu/newlist/id/(\d{1,40})\.html", link.path, re.ASCII)
    if page is not None:
        address = f"https://www.foxwq.com{link.path}"
        return Query(address, tr("game {number}", number=page[1]), _shown_game, is_fixed=True)
    number = parse_qs(link.query).get("chessid", [""])[0]
    if not re.fullmatch(r"\d{1,40}", number, re.ASCII):
        return None
    return Query(_ADDRESS + number, tr("game {number}", number=number), _game, is_fixed=True)


def _game(data: bytes) -> bytes:
    answer = json_answer(data, _Answer)
    if answer.result or not answer.chess:
        said = f" ({answer.resultstr:.100})" if answer.resultstr else ""
        hint = tr("it may be deleted or still being played")
        raise FormatError(tr("the server has no such game{said}", said=said), hint=hint)
    return _BREAKS.sub("\n", answer.chess).encode()


def _shown_game(data: bytes) -> bytes:
    match = _SHOWN.search(data.decode("utf-8", "replace"))
    if match is None or "(;" not in match[1]:
        raise FormatError(tr("the page shows no game"))
    return html.unescape(match[1][match[1].index("(;") :]).encode()


SITE: Final = Site(
    "fox",
    "Fox",
    frozenset({"h5.foxwq.com", "www.foxwq.com", "share.foxwq.com"}),
    _query,
    tr("a shared game that is finished"),
)
