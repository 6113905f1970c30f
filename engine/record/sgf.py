"""Read and write SGF files: several games, any encoding, nothing lost.

Properties that nobody edited are written byte for byte as read. Errors are repaired if the meaning
is plain, and every repair is noted.
"""

from __future__ import annotations

import logging
import stat
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from sgfmill import sgf_grammar

from engine.base.errors import RecordError
from engine.base.files import Stamp, atomic_write, is_read_only, stamp_of
from engine.base.translation import tr
from engine.go.result import parse_result
from engine.record import encoding as encodings
from engine.record import foreign
from engine.record.game_node import canonical_name
from engine.record.game_record import GameRecord
from engine.record.game_text import GameText, text_pieces
from engine.record.grammar import (
    MAX_PROPERTY,
    Progress,
    RawGame,
    excerpt,
    first_game,
    is_binary,
    is_blank,
    no_progress,
    parse_games,
)
from engine.record.notes import Notes
from engine.record.read_game import read_game
from engine.record.repairs import check_analyses, check_moves
from engine.record.write_game import game_pieces, in_encoding

log = logging.getLogger(__name__)

MAX_BYTES: Final = 64 * 1024 * 1024
_LOGGED_NOTES: Final = 20
"""Most repairs of one file that are logged; a damaged file may have thousands."""


class Outside(NamedTuple):
    """Bytes of a file that are in none of its games: texts, and games that can't be read."""

    data: bytes
    before: GameRecord | None
    """The game that follows; None at the end of the file."""


@dataclass(frozen=True)
class LoadedFile:
    """The games of a file, and notes on reading them."""

    games: list[GameRecord]
    encoding: str
    """Python name of the encoding; of the first game if they differ."""
    notes: list[str]
    """Repairs made, one sentence each."""
    outside: tuple[Outside, ...] = ()
    """What is in none of the games; to be saved with them, see `dumps`."""
    stamp: Stamp | None = None
    """The file's state when it was read, see `files.stamp_of`; None if this was no file."""

    @property
    def remarks(self) -> list[str]:
        """The notes without those on texts in UTF-8 that name no encoding: nothing is in doubt."""
        certain = encodings.unnamed_note("UTF-8")
        return [note for note in self.notes if not note.endswith(certain)]


class SavedFile(NamedTuple):
    """What `save` has written."""

    stamp: Stamp
    """The file's state after writing, see `files.stamp_of`."""
    notes: tuple[str, ...] = ()
    """Notes for the user, such as a changed encoding."""


def load(
    path: Path,
    progress: Progress = no_progress,
    *,
    rectangles: bool = False,
    trust_unnamed: bool = False,
) -> LoadedFile:
    """Read all games of a file: SGF, or a format of Go servers (see `engine.record.foreign`).

    `progress` is called every few milliseconds. `rectangles` allows games on rectangular boards,
    which can't be analyzed. `trust_unnamed` is that of `repairs.keep_fitting`.

    Raises
    ------
    RecordError
        The file can't be read, or holds no game of Go on such a board.
    """
    name = path.name or str(path)
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):
            kind = tr("a folder") if stat.S_ISDIR(status.st_mode) else tr("a device or pipe")
            raise RecordError(tr("{name}: is {kind}; choose a file", name=name, kind=kind))
        if status.st_size > MAX_BYTES:
            raise _too_large(name, status.st_size)
        with path.open("rb") as file:
            stamp = stamp_of(file.fileno())  # before reading: later changes are noticed
            data = file.read(MAX_BYTES + 1)  # some system files have no end
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise RecordError(
            tr("{name}: can't be opened ({reason}); choose another file", name=name, reason=reason)
        ) from None
    loaded = loads(data, name, progress, rectangles=rectangles, trust_unnamed=trust_unnamed)
    log.info("opened %s: %d games", path, len(loaded.games))
    for note in loaded.notes[:_LOGGED_NOTES]:
        log.info("repaired %s: %s", path, note)
    return replace(loaded, stamp=stamp)


def loads_text(
    text: str, name: str, progress: Progress = no_progress, *, rectangles: bool = False
) -> LoadedFile:
    """Read all games from a text, such as the clipboard's; see `loads`.

    A text has no encoding, so the one that it declares (CA) is that of some file before; it becomes
    UTF-8.
    """
    data = text.removeprefix("\ufeff").encode("utf-8", "replace")
    loaded = loads(data, name, progress, rectangles=rectangles, encoding="utf-8")
    for game in loaded.games:
        game.root.properties = tuple(
            (written, (b"UTF-8",)) if canonical_name(written) == "CA" else (written, values)
            for written, values in game.root.properties
        )
    return loaded


def loads(
    data: bytes,
    name: str,
    progress: Progress = no_progress,
    *,
    rectangles: bool = False,
    encoding: str | None = None,
    trust_unnamed: bool = False,
) -> LoadedFile:
    """Read all games from a file's content; `name` is for notes and errors.

    `rectangles` allows games on rectangular boards, which can't be analyzed. `encoding` is that of
    all games if it is certain; by default it is detected. `trust_unnamed` is that of
    `repairs.keep_fitting`.

    Raises
    ------
    RecordError
        The content holds no game of Go on such a board.
    """
    if len(data) > MAX_BYTES:
        raise _too_large(name, len(data))
    data, transport = (data, encoding) if encoding else encodings.from_transport(data)
    imported = foreign.read(data, name)
    if imported is not None:
        record, import_notes = imported
        return LoadedFile([record], record.encoding, import_notes)
    if is_binary(data):
        raise _no_game(name)
    detection = encodings.detect(data, encodings.declared_in(data, first_game(data)))
    whole = transport or detection.codec
    mixed = encodings.is_mixed(data)
    family = "" if mixed else encodings.byte_family(whole)
    raw_games, notes = _parse(data, family, whole, name, lambda done: progress(0.4 * done))
    if detection.note and not transport:
        notes.add(detection.note)
    if not raw_games:
        raise _no_game(name)
    games: list[GameRecord] = []
    refused: list[RecordError] = []
    outside: list[Outside] = []
    end = 0  # of the last game that was read
    for number, raw in enumerate(raw_games, start=1):
        where, codec = "", whole
        step = partial(_report_progress, progress, number - 1, len(raw_games))
        if len(raw_games) > 1:
            where = tr("game {number}: ", number=number)
            if not transport:
                codec = _codec_of_game(raw, data, None if mixed else whole, notes)
        try:
            text = GameText(codec)
            game = read_game(raw, codec, text, notes, where, step, rectangles=rectangles)
            games.append(game)
            outside.append(Outside(data[end : raw.offset], game))
            end = _behind_line_end(data, raw.end)
        except RecordError as error:
            refused.append(error)
        except BaseException:
            _drop(games)
            raise
    _check_kinds(games, refused, notes)
    try:
        check_moves(games, notes, lambda done: progress(0.9 + 0.05 * done))
        check_analyses(
            games, notes, lambda done: progress(0.95 + 0.05 * done), trust_unnamed=trust_unnamed
        )
    except BaseException:
        _drop(games)
        raise
    outside.append(Outside(data[end:], None))
    some = tuple(part for part in outside if not is_blank(part.data))
    return LoadedFile(games, games[0].encoding, notes.all(), some)


def _behind_line_end(data: bytes, position: int) -> int:
    """Return the position behind a line break, if there is one: each game is written with one."""
    ends = (end for end in (b"\r\n", b"\n", b"\r") if data.startswith(end, position))
    return position + len(next(ends, b""))


def _drop(games: list[GameRecord]) -> None:
    """Free the games of a file whose loading was stopped."""
    for game in games:
        game.root.take_apart()


def dumps(records: Sequence[GameRecord], outside: Sequence[Outside] = ()) -> bytes:
    """Return the content of a file with these games.

    The games' encoding is kept if they share one that has every character; otherwise the file is
    in UTF-8 and declares so (CA). What was `outside` the games of the file stays byte for byte:
    before the same game, or at the end if that game is gone.
    """
    return _write(records, outside=outside)[0]


def save(
    path: Path,
    records: Sequence[GameRecord],
    *,
    analyses: bool = True,
    outside: Sequence[Outside] = (),
) -> SavedFile:
    """Write games to a file atomically.

    Without `analyses` no new ones are written; those that were in the games' file stay. For
    `outside` see `dumps`.

    Raises
    ------
    RecordError
        The file is read-only or can't be written.
    """
    data, encoding = _write(records, analyses=analyses, outside=outside)
    if is_read_only(path):
        raise RecordError(
            tr("{file}: is read-only and was not changed; save under another name", file=path.name)
        )
    try:
        stamp = atomic_write(path, data)
        log.info("saved %s: %d games, %d bytes", path, len(records), len(data))
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise RecordError(
            tr(
                "{file}: can't be saved ({reason}); choose another folder or free some space",
                file=path.name,
                reason=reason,
            )
        ) from None
    before = {encodings.value_codec(record.encoding) for record in records}
    for record in records:
        change_encoding(record, encoding)
    if before == {encodings.value_codec(encoding)}:
        return SavedFile(stamp)
    old = " or ".join(sorted(codec.upper() for codec in before))
    note = tr(
        "{file}: saved in UTF-8 from now on, because {old} lacks characters",
        file=path.name,
        old=old,
    )
    return SavedFile(stamp, (note,))


def has_new_analyses(
    path: Path, records: Sequence[GameRecord], outside: Sequence[Outside] = ()
) -> bool:
    """Return whether `save` with analyses would add any to the file that holds these games."""
    data = _write(records, outside=outside)[0]
    without = _write(records, analyses=False, outside=outside)[0]
    try:
        return data != without and data != path.read_bytes()
    except OSError:  # saving says what is wrong
        return True


def to_text(records: Sequence[GameRecord], *, analyses: bool = True) -> str:
    """Return the games as SGF text, for the clipboard; `loads(text.encode(), …)` reads it.

    `analyses` is that of `save`.
    """
    return _write(records, "utf-8", analyses=analyses)[0].decode("utf-8", "replace")


def change_encoding(record: GameRecord, encoding: str, errors: str = "replace") -> None:
    """Convert a record's raw properties to another encoding.

    Raises
    ------
    UnicodeEncodeError
        With `errors="strict"`: the encoding lacks a character; the record is unchanged.
    """
    source, target = GameText(record.encoding), GameText(encoding)
    changed = [
        (node, in_encoding(node.properties, source, target, errors)) for node in record.nodes()
    ]
    for node, properties in changed:
        node.properties = properties
    record.encoding = encoding


def sgf_summary(path: Path) -> dict[str, Any]:
    """Return a summary of a file as plain values for JSON; only `error` if it can't be read."""
    try:
        loaded = load(path)
    except RecordError as error:
        return {"error": str(error)}
    first = loaded.games[0]
    line = first.main_line()
    result = parse_result(first.info.get("RE", ""))
    return {
        "games": len(loaded.games),
        "nodes": sum(1 for game in loaded.games for _ in game.nodes()),
        "main_line_moves": sum(node.move is not None for node in line),
        "main_line_nodes": len(line),
        "encoding": loaded.encoding,
        "size": first.size,
        "komi": first.rules.komi if first.komi_known else None,
        "rules": first.rules.name,
        "scoring": first.rules.scoring,
        "superko": first.rules.superko,
        "rules_assumed": first.rules_assumption,
        "handicap": first.rules.handicap,
        "result": result.sgf if result is not None else "",
        "date": first.info.get("DT", ""),
        "repairs": loaded.notes,
    }


# --- reading ------------------------------------------------------------------------------------


def _no_game(name: str) -> RecordError:
    return RecordError(
        tr("{name}: no game found; this is not a file in SGF, GIB, NGF or UGI format", name=name)
    )


def _too_large(name: str, size: int) -> RecordError:
    return RecordError(
        tr(
            "{name}: {megabytes:,} MB is more than a file of records may have ({most} MB); "
            "split it into smaller ones",
            name=name,
            megabytes=size // 2**20,
            most=MAX_BYTES // 2**20,
        )
    )


def _report_progress(progress: Progress, games: int, total: int, share: float) -> None:
    """Report the share of a file that was read, given the share of its current game."""
    progress(0.4 + 0.5 * (games + share) / total)


def _parse(
    data: bytes, family: str, encoding: str, name: str, progress: Progress
) -> tuple[list[RawGame], Notes]:
    """Parse the games; for multi-byte encodings, choose the way that needs fewer repairs."""
    notes = Notes(name, data)
    games = parse_games(data, family, notes, progress)
    if not family or not notes.count:
        return games, notes
    plain_notes = Notes(name, data)
    plain = parse_games(data, "", plain_notes, progress)
    if plain_notes.count >= notes.count:
        return games, notes
    text = GameText(encoding)
    return [_with_character_escapes(game, text) for game in plain], plain_notes


def _with_character_escapes(game: RawGame, text: GameText) -> RawGame:
    """Repair a game whose program escaped bytes, so that halves of characters got a backslash."""

    def repaired(raw: bytes) -> bytes:
        if raw.isascii() or b"\\" not in raw:
            return raw
        plain = b"".join(map(sgf_grammar.text_value, text_pieces(raw)))
        return text.write(plain.decode(text.codec)) if encodings.decodes(plain, text.codec) else raw

    nodes = [
        node._replace(
            properties=[(name, tuple(map(repaired, raws))) for name, raws in node.properties]
        )
        for node in game.nodes
    ]
    return game._replace(nodes=nodes)


def _codec_of_game(raw: RawGame, data: bytes, whole: str | None, notes: Notes) -> str:
    """Return the encoding of a game of a collection: the file's, unless its bytes don't fit."""
    content = data[raw.offset : raw.end]
    if whole is not None and encodings.decodes(content, whole):
        return whole
    detection = encodings.detect(content, encodings.declared_in(content))
    if detection.note:
        notes.add(detection.note, raw.offset)
    return detection.codec


def _check_kinds(games: list[GameRecord], refused: list[RecordError], notes: Notes) -> None:
    """Note games that are not Go or could not be read; raise RecordError if no other is left."""
    others = [kind for game in games if (kind := _game_kind(game)) not in ("", "1")]
    if len(others) == len(games):
        if refused:
            several = len(games) + len(refused) > 1
            raise RecordError(f"{notes.name}{', ' if several else ': '}{refused[0]}")
        raise RecordError(
            tr(
                "{file}: GM[{game}] is another game than Go; choose a record of Go",
                file=notes.name,
                game=others[0],
            )
        )
    for kind in others:
        notes.add(tr("a game with GM[{kind}] is not Go; shown as if it were", kind=kind))
    for error in refused:
        notes.add(
            tr(
                "{error}; this game can't be shown, but stays in the file when you save it",
                error=error,
            )
        )


def _game_kind(game: GameRecord) -> str:
    return excerpt(b"".join(game.root.raw("GM")[:1])[:80].decode("ascii", "replace"))


# --- writing ------------------------------------------------------------------------------------


def _write(
    records: Sequence[GameRecord],
    encoding: str | None = None,
    *,
    analyses: bool = True,
    outside: Sequence[Outside] = (),
) -> tuple[bytes, str]:
    """Return the content of a file and its encoding."""
    shared = {record.encoding for record in records}
    if encoding is None:
        encoding = shared.pop() if len(shared) == 1 else "utf-8"
    try:
        games = [_game_in(record, encoding, analyses) for record in records]
        if _is_read_otherwise(b"".join(games), encoding):  # a guess from texts that are gone now
            games = [_game_in(record, encoding, analyses, True) for record in records]
    except UnicodeEncodeError:
        return _write(records, "utf-8", analyses=analyses, outside=outside)
    before: dict[GameRecord | None, list[bytes]] = {record: [] for record in (*records, None)}
    for part in outside:
        before[part.before if part.before in before else None].append(part.data)
    pieces = [
        piece
        for record, game in zip(records, games, strict=True)
        for piece in (*before[record], game)
    ]
    content = b"".join([*pieces, *before[None]])
    return encodings.to_transport(content, encoding), encoding


def _is_read_otherwise(content: bytes, encoding: str) -> bool:
    """Return whether the content of a file would be read in another encoding than it is in."""
    codec = encodings.value_codec(encoding)
    if codec == "utf-8" or content.isascii():
        return False
    declared = encodings.declared_in(content, first_game(content))
    read = encodings.detect(content, declared).codec
    return read != codec and content.decode(read, "replace") != content.decode(codec, "replace")


def _game_in(record: GameRecord, encoding: str, analyses: bool, declares: bool = False) -> bytes:
    """Write one game in an encoding; UnicodeEncodeError if it would be read back differently.

    `declares` writes the encoding (CA) even if the texts are those of the file.
    """

    text = GameText(encoding)
    pieces = game_pieces(
        record, GameText(record.encoding), text, analyses=analyses, declares=declares
    )
    content: bytes = sgf_grammar.block_format(pieces) + b"\n"
    for piece in pieces:
        if len(piece) > MAX_PROPERTY:
            raise RecordError(
                tr(
                    "the property {start!r} has more than the {megabytes} MB that can "
                    "be read again; shorten its text",
                    start=excerpt(piece[:80].decode("ascii", "replace")),
                    megabytes=MAX_PROPERTY // 2**20,
                )
            )
    if text.wrote_letters and _is_read_otherwise(content, encoding):
        raise UnicodeEncodeError(text.codec, "", 0, 0, "would be read in another encoding")
    return content
