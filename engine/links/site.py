"""What a server of games is to us: its links, the requests they lead to, and its answers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias, TypeVar
from urllib.parse import SplitResult

from engine.base.checked_json import decode_json
from engine.base.errors import FormatError
from engine.base.translation import tr

T = TypeVar("T")


@dataclass(frozen=True)
class ListedGame:
    """A game in a list of games, with what the list tells about it, for people."""

    link: str
    """Its link, which is opened like any other."""
    date: str
    """Day of the game, as its server writes it."""
    black: str
    white: str
    size: str
    """Board size such as "19x19", with the handicap if the server tells it."""
    result: str


@dataclass(frozen=True)
class GameList:
    """The games that a link to a player or an archive leads to."""

    title: str
    games: tuple[ListedGame, ...]
    """Newest first."""


@dataclass(frozen=True)
class Query:
    """A request to a server, and how to read its answer."""

    address: str
    """All that is sent, besides the name of this program."""
    name: str
    """What is asked for, for people."""
    read: Callable[[bytes], Answer]
    """Read the answer. Raises FormatError if it is nothing that the server should send."""
    is_fixed: bool = False
    """Whether a finished game stays the same at this address, so that it is kept."""


Answer: TypeAlias = bytes | GameList | Query
"""An answer: a game record as its bytes, a list of games, or another request that is needed."""


@dataclass(frozen=True)
class Site:
    """A server of games. Each has a module; `links.SITES` lists them."""

    id: str
    """Name under which the user's permission is stored."""
    name: str
    hosts: frozenset[str]
    """Names of its servers, between which it may redirect."""
    query: Callable[[SplitResult], Query | None]
    """Return the request for a link to one of the hosts; None if the link names no game."""
    links: str
    """Which links it has, for people."""


def game_itself(data: bytes) -> bytes:
    """Read an answer that is a game record.

    Raises
    ------
    FormatError
        It is a web page, or something else without a game.
    """
    beginning = data[:1024].lstrip(b"\xef\xbb\xbf \t\r\n").lower()
    if beginning.startswith((b"<!doctype", b"<html", b"<head", b"<?xml")):
        raise FormatError(tr("a web page came instead of a game record"))
    return data


def json_answer(data: bytes, kind: type[T]) -> T:
    """Read an answer in JSON; raises FormatError if it is a web page or lacks something."""
    return decode_json(game_itself(data), kind, figures=True)  # its other numbers may be large
