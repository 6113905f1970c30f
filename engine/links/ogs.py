"""OGS: games, reviews, demo boards and players.

The server's interface is public: https://online-go.com/api/v1, browsable in its own pages. A game
that is still being played is not sent to strangers (status 403).
"""

from __future__ import annotations

import re
from functools import partial
from typing import Any, Final
from urllib.parse import SplitResult, quote, unquote

import msgspec

from engine.base.checked_json import Text, convert_fitting
from engine.base.errors import FormatError
from engine.base.translation import tr
from engine.links.site import Answer, GameList, ListedGame, Query, Site, game_itself, json_answer

MOST_GAMES: Final = 20
"""Games of a player that are listed."""
_API: Final = "https://online-go.com/api/v1"
_WITHOUT_WINNER: Final = ("Cancellation", "Annulled")
_SHORT: Final = {"Resignation": "R", "Timeout": "T"}
"""Outcomes as SGF writes them; others are points, or stay as they are."""


class _Player(msgspec.Struct):
    username: Text = "?"


class _Players(msgspec.Struct):
    black: _Player
    white: _Player


class _Game(msgspec.Struct):
    id: int
    players: _Players
    width: int
    height: int
    handicap: int | None = 0
    outcome: Text | None = ""
    black_lost: bool = False
    white_lost: bool = False
    ended: Text | None = None
    """Time in ISO 8601; None while it is played."""


class _Games(msgspec.Struct):
    results: list[Any]


class _NamedPlayer(msgspec.Struct):
    id: int
    username: Text


class _NamedPlayers(msgspec.Struct):
    results: list[_NamedPlayer]


def _query(link: SplitResult) -> Query | None:
    parts = [unquote(part) for part in link.path.split("/") if part]
    if parts[:2] == ["api", "v1"]:
        parts = [part.rstrip("s") for part in parts[2:3]] + parts[3:]
    if parts[1:2] == ["view"]:  # old links: /user/view/12 is player 12, /user/12 one named "12"
        parts = ["player" if parts[0] == "user" else parts[0], *parts[2:]]
    if len(parts) < 2:
        return None
    kind, name = parts[:2]
    is_number = re.fullmatch(r"\d{1,15}", name, re.ASCII) is not None
    if kind in ("game", "review", "demo") and is_number:
        address = f"{_API}/{'games' if kind == 'game' else 'reviews'}/{name}/sgf"
        # a review may go on at any time
        return Query(address, tr("game {number}", number=name), game_itself, kind == "game")
    if kind == "player" and is_number:
        return _games_of(int(name), tr("player {number}", number=name))
    if kind in ("user", "u"):
        address = f"{_API}/players/?username={quote(name, safe='')}"
        return Query(address, tr("player {name}", name=name), partial(_named, name))
    return None


def _named(name: str, data: bytes) -> Answer:
    """Read the answer about a player's name."""
    found = json_answer(data, _NamedPlayers).results
    for player in found:
        if player.username.lower() == name.lower():
            return _games_of(player.id, player.username)
    raise FormatError(tr("there is no player of this name"), hint=tr("check the name"))


def _games_of(player: int, name: str) -> Query:
    options = f"ordering=-ended&ended__isnull=false&page_size={MOST_GAMES}"
    address = f"{_API}/players/{player}/games/?{options}"
    return Query(address, tr("the games of {name}", name=name), partial(_games, name))


def _games(name: str, data: bytes) -> GameList:
    found = convert_fitting(json_answer(data, _Games).results, _Game)
    games = [game for game in found if game.ended]
    rows = [
        ListedGame(
            f"https://online-go.com/game/{game.id}",
            (game.ended or "")[:10],
            game.players.black.username,
            game.players.white.username,
            f"{game.width}\u00d7{game.height}" + (f" H{game.handicap}" if game.handicap else ""),
            _result(game),
        )
        for game in games[:MOST_GAMES]
    ]
    return GameList(tr("OGS: {name}", name=name), tuple(rows))


def _result(game: _Game) -> str:
    """Return a result as SGF writes it, such as "W+R" or "B+10.5"."""
    outcome = (game.outcome or "").removesuffix(" points").removesuffix(" point")
    if game.black_lost == game.white_lost or outcome in _WITHOUT_WINNER:
        return outcome
    winner, shown = "W" if game.black_lost else "B", _SHORT.get(outcome, outcome)
    return f"{winner}+{shown}" if len(shown) == 1 or shown[:1].isdecimal() else f"{winner}: {shown}"


SITE: Final = Site(
    "ogs",
    "OGS",
    frozenset({"online-go.com", "www.online-go.com"}),
    _query,
    tr("a game, a review or a player"),
)
