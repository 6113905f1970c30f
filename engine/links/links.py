"""Open links: find the site of a link, ask it, and keep what it answered.

Nothing here asks for the user's permission: the caller does, before `fetch_link`.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Final
from urllib.parse import SplitResult, quote, urlsplit

from engine.base.errors import EngineError, RecordError
from engine.base.files import atomic_write, stamp_of, user_folder
from engine.base.remote_file import ElsewhereError, RemoteFile, read_link, refuse_private_host
from engine.base.translation import tr
from engine.base.untrusted import read_ordinary
from engine.links import fox, kgs, ogs
from engine.links.site import GameList, Query, game_itself
from engine.record.game_record import GameRecord
from engine.record.grammar import Progress, no_progress
from engine.record.sgf import LoadedFile, loads

SITES: Final = (ogs.SITE, kgs.SITE, fox.SITE)
"""Servers whose links name games in ways of their own; other links must lead to a file."""
MOST_BYTES: Final = 16 << 20
"""Longest answer of a server [bytes]."""
MOST_QUERIES: Final = 3
"""Requests that one link may need."""
MOST_KEPT: Final = 1000
"""Games that are kept; the oldest ones are deleted."""

_LINK: Final = re.compile(r"https?://[^\s<>\"'\u3000-\u303f\uff00-\uffef]+", re.IGNORECASE)
_MOVE: Final = re.compile(r"(?:[?&](?:move|m)=|#(?:move)?)(\d{1,4})(?=[&#]|$)")
"""Where a link names a move."""
_TRAILING: Final = ".,;:!?)]}"
"""Characters that end a sentence around a link rather than the link."""
_UNENCODED: Final = "/%:@!$&'()*+,;=~?-._"


@dataclass(frozen=True)
class Link:
    """A link that can be opened."""

    link: str
    """As it was given, with a scheme."""
    query: Query
    """The first request."""
    site: str
    """Id of its site: that of `Site.id`, or the name of the server."""
    title: str
    """Name of its site for people, such as "OGS (online-go.com)"."""
    hosts: frozenset[str]
    """As `Site.hosts`."""
    move: int = 0
    """Number of the move that it leads to."""


@dataclass(frozen=True)
class Elsewhere:
    """Another server to which a link is redirected; it needs a permission of its own."""

    address: str


def link_in(text: str) -> str:
    """Return the first link in a text such as the clipboard's; "" if there is none.

    A known site needs no `https://` if it is all of the text.
    """
    match = _LINK.search(text)
    if match is not None:
        return match[0].rstrip(_TRAILING)
    word = text.strip()
    host = word.partition("/")[0].lower()
    known = any(host in site.hosts for site in SITES) and not re.search(r"\s", word)
    return f"https://{word}" if known else ""


def find_link(link: str) -> Link:
    """Return how to open a link; nothing is sent.

    Raises
    ------
    EngineError
        It is no link to a server, or names nothing that its site is known to have.
    """
    try:
        parts = _checked(link)
    except ValueError:
        raise EngineError(
            tr(
                "{link!r:.200} is not a link that can be opened; copy the address of a web page",
                link=link,
            )
        ) from None
    host = parts.hostname or ""
    try:
        refuse_private_host(host)
    except ValueError as error:
        raise EngineError(str(error), hint=tr("links lead to servers of the internet")) from None
    named = _MOVE.search(link)
    move = int(named[1]) if named else 0
    for site in SITES:
        if host in site.hosts:
            query = site.query(parts)
            if query is None:
                raise EngineError(
                    tr(
                        "{link!r:.200} names no game that can be fetched; {site} has links to "
                        "{links}",
                        link=link,
                        site=site.name,
                        links=site.links,
                    )
                )
            return Link(link, query, site.id, f"{site.name} ({host})", site.hosts, move)
    name = parts.path.rpartition("/")[2] or host
    query = Query(parts.geturl(), name, game_itself)
    return Link(link, query, host, host, frozenset({host}), move)


def site_title(site: str) -> str:
    """Return the name for people of a site by its id, see `Link.site`."""
    return next((known.name for known in SITES if known.id == site), site)


def _checked(link: str) -> SplitResult:
    """Return the parts of a link, for HTTPS; raises ValueError if it can't be one."""
    parts = urlsplit(link)
    host = (parts.hostname or "").encode("idna").decode()
    if parts.scheme not in ("http", "https") or "." not in host or parts.username is not None:
        raise ValueError(link)
    port = f":{parts.port}" if parts.port not in (None, 80, 443) else ""
    path, query = quote(parts.path or "/", _UNENCODED), quote(parts.query, _UNENCODED)
    return SplitResult("https", host + port, path, query, "")


def fetch_link(link: Link, progress: Progress = no_progress) -> LoadedFile | GameList | Elsewhere:
    """Return what a link leads to; takes seconds, so use a thread.

    A finished game that was fetched before comes from the copy that was kept. So does any other
    game if its server does not send it; its notes say so. The games have the link as their source.

    Parameters
    ----------
    progress
        Called about ten times a second; may raise to cancel.

    Raises
    ------
    EngineError
        The server sent no game, or the game can't be read; one sentence.
    """
    query = link.query
    for _ in range(MOST_QUERIES):
        kept = _kept_path(query)
        if query.is_fixed and kept.is_file():
            with contextlib.suppress(OSError, EngineError):  # damaged: it is fetched again
                loaded = _read_kept(kept, link, query)
                if _is_finished(loaded):
                    return loaded
        file = RemoteFile(query.address, MOST_BYTES, link.hosts, query.name)
        try:
            data = read_link(file, progress)
        except ElsewhereError as error:
            return Elsewhere(error.address)
        except EngineError as error:
            return _instead(link, query, kept, error)
        try:
            answer = query.read(data)
        except EngineError as error:
            raise EngineError(f"{link.title}: {error.problem}", hint=error.hint or _HINT) from None
        if isinstance(answer, GameList):
            return answer
        if isinstance(answer, bytes):
            loaded = loads(answer, query.name, progress, rectangles=True)
            _keep(kept, answer)
            return _with_source(loaded, link.link)
        query = answer
    raise EngineError(tr("{title}: too many requests; the link is not opened", title=link.title))


def fetch_games(found: Sequence[Link], progress: Progress = no_progress) -> LoadedFile:
    """Return the games of several links as those of one file; see `fetch_link`.

    Raises
    ------
    RecordError
        No link leads to a game. If some do, the notes tell what is wrong with the others.
    """
    games: list[GameRecord] = []
    notes: list[str] = []
    for place, link in enumerate(found):
        try:
            answer = fetch_link(link, partial(_report, progress, place, len(found)))
        except EngineError as error:
            notes.append(str(error))
        else:
            if isinstance(answer, LoadedFile):  # as the links of a list do
                games += answer.games
                notes += [f"{link.query.name}: {note}" for note in answer.notes]
    if not games:
        raise RecordError(notes[0] if notes else tr("no game was chosen"))
    return LoadedFile(games, games[0].encoding, notes)


def _report(progress: Progress, place: int, count: int, share: float) -> None:
    progress((place + share) / count)


_HINT: Final = tr("save the game as a file in your browser and open that")
"""What to do if a site answers with something else."""


def _instead(link: Link, query: Query, kept: Path, error: EngineError) -> LoadedFile:
    """Return the kept copy of a game whose server does not send it, or raise the error."""
    with contextlib.suppress(OSError, RecordError):
        stamp = stamp_of(kept)
        if stamp is not None:
            day = datetime.fromtimestamp(stamp[0] / 1e9).astimezone()
            note = tr(
                "{problem}; this is the copy of {day}", problem=error.problem, day=f"{day:%Y-%m-%d}"
            )
            loaded = _read_kept(kept, link, query)
            return replace(loaded, notes=[note, *loaded.notes])
    raise EngineError(error.problem, hint=_hint(error.value, query)) from None


def _hint(status: object, query: Query) -> str:
    """Return what to do about an error; `status` is the server's, None if there is no answer."""
    if not isinstance(status, int):
        return tr("check the link and the network connection")
    if status == 429:
        return tr("the server asks for patience; try again in some minutes")
    if status >= 500:
        return tr("the server has a problem; try again later")
    if query.read is game_itself:
        return tr("it may be private, deleted or still being played")
    return tr("check the name in the link")


def kept_copy(link: Link) -> LoadedFile | None:
    """Return the copy of a game that was fetched before; None if none is kept. Nothing is sent.

    Raises
    ------
    EngineError
        The copy can't be read.
    """
    kept = _kept_path(link.query)
    try:
        return _read_kept(kept, link, link.query)
    except OSError:
        return None


def _read_kept(kept: Path, link: Link, query: Query) -> LoadedFile:
    loaded = loads(read_ordinary(kept, MOST_BYTES), query.name, rectangles=True)
    return _with_source(loaded, link.link)


def _with_source(loaded: LoadedFile, link: str) -> LoadedFile:
    """Return the games with the link as their source (SO), unless they have one."""
    for game in loaded.games:
        if not game.info.get("SO"):
            game.set_info("SO", link)
    return loaded


def _is_finished(loaded: LoadedFile) -> bool:
    """Return whether all games have a result."""
    return all(game.info.get("RE", "").strip(" ?") for game in loaded.games)


def _kept_path(query: Query) -> Path:
    """Return where the game of a request is kept."""
    digest = hashlib.sha256(query.address.encode()).hexdigest()[:40]
    return user_folder("links") / f"{digest}.sgf"


def _keep(path: Path, data: bytes) -> None:
    """Keep a game; without a folder that can be written it is fetched again next time."""
    with contextlib.suppress(OSError):
        atomic_write(path, data)
        files = sorted(path.parent.glob("*.sgf"), key=os.path.getmtime)
        for oldest in files[:-MOST_KEPT]:
            oldest.unlink()
