"""Analyses of games in a folder of our own, found again by a digest of the game.

People's files stay as they are: what the engine found out about a game is kept apart, under the
name of its file and the digest of its moves, so that it is found after the file was renamed.
"""

from __future__ import annotations

import contextlib
import hashlib
import logging
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from engine.base.errors import EngineError
from engine.base.files import Stamp, stamp_of
from engine.base.lock import changing
from engine.base.translation import tr
from engine.base.untrusted import read_ordinary
from engine.record.game_node import GameNode
from engine.record.game_record import GameRecord
from engine.record.grammar import Progress, no_progress
from engine.record.sgf import LoadedFile, dumps, load, loads, save
from engine.record.stored_analysis import holds_later_analyses

log = logging.getLogger(__name__)

DIGEST: Final = 12  # hex digits in the name of a file
LONGEST_NAME: Final = 100  # bytes of a file's name before the digest
MOST_BYTES: Final = 400_000_000
"""Size of the folder from which the files used least recently are deleted [bytes]."""


def line_digest(record: GameRecord) -> str:
    """Return the digest of the board size, setups and moves of a game's main line.

    Komi and rules are left out: every analysis names its own.
    """
    digest = hashlib.sha256(str(record.size).encode())
    for node in record.main_line():
        move = None if node.move is None else tuple(node.move)
        digest.update(repr((move, sorted(node.setup.items()), node.to_play)).encode())
    return digest.hexdigest()[:DIGEST]


def game_digest(record: GameRecord) -> str:
    """Return the digest of everything that analyses of a game depend on, as hex digits.

    These are the rules, komi, setups and moves of the whole tree; names, comments and marks are
    left out.
    """
    rules = record.rules
    facts = (
        rules.size, rules.komi, rules.superko, rules.suicide, rules.scoring, rules.handicap,
        rules.handicap_bonus, rules.counts_as_it_stands,
    )  # fmt: skip
    digest = hashlib.sha256(repr(facts).encode())
    for node in record.nodes():
        setup = sorted(node.setup.items())
        move = None if node.move is None else tuple(node.move)
        digest.update(repr((move, setup, node.to_play, len(node.children))).encode())
    return digest.hexdigest()[:DIGEST]


def file_label(stem: str, digest: str) -> str:
    """Return the name of a file about a game, without ending, from the name of the game's file."""
    name = "".join(c if c.isprintable() and c not in '/\\:*?"<>|' else "_" for c in stem)
    name = name.encode("utf-8", "replace")[:LONGEST_NAME].decode("utf-8", "ignore").strip(" .")
    return f"{name or 'game'}-{digest}"


def copy_analyses(source: GameRecord, target: GameRecord) -> int:
    """Add the analyses of one record to the same positions of another; return how many were new.

    Positions are the same if the moves, setups and players to move that lead to them are; the
    variations of the two records may differ otherwise.
    """
    count = 0
    pairs = [(source.root, target.root)]
    while pairs:
        old, new = pairs.pop()
        if not _is_same_setup(old, new):
            continue
        for analysis in old.analyses:
            before = new.analyses
            target.keep_analysis(new, analysis)
            count += new.analyses != before
        left = list(new.children)
        for child in old.children:  # of equal variations each is paired with one of its own
            same = _same(child, left) or _same(child, new.children)
            if same is not None:
                pairs.append((child, same))
                left = [node for node in left if node is not same]
    return count


def load_own(
    path: Path, digest_of: Callable[[GameRecord], str], progress: Progress = no_progress
) -> LoadedFile:
    """Read a file of our own that is named by the digest of its game.

    If the digest of the game is still that, the analyses belong to it, even those of versions that
    didn't store their position.

    Raises
    ------
    RecordError
        The file can't be read.
    """

    loaded = load(path, progress, trust_unnamed=True)
    if all(path.stem.endswith(f"-{digest_of(game)}") for game in loaded.games):
        return loaded
    return load(path, progress)


def _add_branches(source: GameRecord, target: GameRecord) -> int:
    """Move the branches of one record that another one lacks to that one; return their number.

    The two start with the same setup.
    """
    count = 0
    pairs = [(source.root, target.root)]
    while pairs:
        old, new = pairs.pop()
        for child in list(old.children):
            same = _same(child, new.children)
            if same is not None:
                pairs.append((child, same))
            else:
                source.remove(child)
                target.insert(new, child)
                count += 1
    return count


def _same(child: GameNode, nodes: Sequence[GameNode]) -> GameNode | None:
    """Return the first of another record's nodes with the same move; None if there is none."""
    alike = (node for node in nodes if node.move == child.move)
    return next((node for node in alike if _is_same_setup(node, child)), None)


def _is_same_setup(first: GameNode, second: GameNode) -> bool:
    """Return whether two nodes set up the same stones and player to move."""
    return (first.setup, first.to_play) == (second.setup, second.to_play)


def _is_later(path: Path) -> bool:
    """Return whether a file holds analyses of a later version of the program."""
    try:
        return holds_later_analyses(read_ordinary(path))
    except OSError:  # there is none
        return False


class KeptAnalyses:
    """A folder of analyses by game; it is created when the first game is kept.

    Each game has a file of its own, the game with our analyses, named by the game's file and a
    digest of the game. Files are found by the digest alone, so a game may be renamed or moved.

    Parameters
    ----------
    digest_of
        Digest by which games are found: that of the main line, or `game_digest`, that of everything
        analyses depend on.
    most_bytes
        Size of the folder from which the files used least recently are deleted [bytes]; None for a
        folder that keeps all.
    """

    def __init__(
        self,
        folder: Path,
        digest_of: Callable[[GameRecord], str] = line_digest,
        most_bytes: int | None = MOST_BYTES,
    ) -> None:
        self._folder, self._digest_of, self._most = folder, digest_of, most_bytes
        self._written: dict[Path, Stamp] = {}
        """Files that hold what this object has written and nothing else: time and size."""

    def file_of(self, label: str) -> Path:
        """Return the file of a game, by its name without ending, see `file_label`."""
        return self._folder / f"{label}.sgf"

    def restore(self, record: GameRecord) -> int | None:
        """Add the kept analyses of a game to its record; return how many were new.

        None if there is no file of the game. Files that can't be read are left out: they are
        written again by the next `keep`.
        """
        count = None
        digest = self._digest_of(record)
        for path in sorted(self._folder.glob(f"*-{digest}.sgf")):
            try:
                games = load_own(path, self._digest_of).games
            except EngineError as error:
                log.warning("analyses of a game can't be read: %s", error)
                continue
            for kept in games:
                if self._digest_of(kept) == digest:
                    count = (count or 0) + copy_analyses(kept, record)
                kept.root.take_apart()
            if self._most is not None:
                with contextlib.suppress(OSError):
                    path.touch()  # used now
        return count

    def keep(self, record: GameRecord, stem: str) -> None:
        """Save the analyses of a game; `stem` is the name of its file.

        What others have kept for the game stays, with the branches that only they have.

        Raises
        ------
        EngineError
            The file can't be written.
        """
        self.keep_as(record, file_label(stem, self._digest_of(record)))

    def keep_as(self, record: GameRecord, label: str) -> None:
        """Do the same as `keep`, under the name that `file_label` has returned for the game."""

        try:
            self._folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise EngineError.about_file(
                self._folder, tr("can't be created"), error, tr("check the disk")
            ) from None
        path = self.file_of(label)
        if _is_later(path):  # that version will want it back
            stem, _, digest = label.rpartition("-")
            path = self.file_of(file_label(f"{stem}-earlier", digest))
        try:
            with changing(path):
                merged = self._merged(record, path)
                saved = save(path, [record if merged is None else merged])
            if merged is None:
                self._written[path] = saved.stamp
        except OSError as error:
            raise EngineError.about_file(path, tr("can't be written"), error, "") from None
        if merged is not None:
            merged.root.take_apart()
        self._make_room()

    def _merged(self, record: GameRecord, path: Path) -> GameRecord | None:
        """Return a game with what a file has besides; None if that is nothing.

        The record itself is not changed: it may be on the screen.
        """

        stamp = stamp_of(path)
        if stamp is None or self._written.get(path) == stamp:
            return None
        try:
            games = load_own(path, self._digest_of).games
        except EngineError:  # damaged: it is written again
            return None
        (merged,) = loads(dumps([record]), path.name).games
        count = 0
        for kept in games:
            if _is_same_setup(kept.root, merged.root):
                count += copy_analyses(kept, merged) + _add_branches(kept, merged)
            kept.root.take_apart()
        if count:
            return merged
        merged.root.take_apart()
        return None

    def _make_room(self) -> None:
        """Delete the files used least recently while the folder is too large."""
        if self._most is None:
            return
        with contextlib.suppress(OSError):
            files = [(p, p.stat()) for p in self._folder.glob("*.sgf")]
            size = sum(state.st_size for _, state in files)
            for path, state in sorted(files, key=lambda entry: entry[1].st_mtime):
                if size <= self._most:
                    break
                path.unlink(missing_ok=True)
                size -= state.st_size
