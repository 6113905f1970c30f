"""Analyses of games in a folder of our own, found again by the moves of the game.

People's files stay as they are: what the engine found out about a game is kept apart, under the
name of its file and the digest of its moves, so that it is found after the file was renamed.
"""

from __future__ import annotations

import contextlib
import hashlib
import logging
from pathlib import Path
from typing import Final

from engine.base.errors import EngineError
from engine.base.translation import tr
from engine.base.untrusted import read_ordinary
from engine.record.game_node import GameNode
from engine.record.game_record import GameRecord
from engine.record.stored_analysis import holds_later_analyses

__all__ = ["KeptAnalyses", "copy_analyses", "file_label", "line_digest"]

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


def file_label(stem: str, digest: str) -> str:
    """Return the name of a file about a game, without ending, from the name of the game's file."""
    name = "".join(c if c.isprintable() and c not in '/\\:*?"<>|' else "_" for c in stem)
    name = name.encode("utf-8", "replace")[:LONGEST_NAME].decode("utf-8", "ignore").strip(" .")
    return f"{name or 'game'}-{digest}"


def copy_analyses(source: GameRecord, target: GameRecord) -> int:
    """Add the analyses of one record to the same positions of another; return their number.

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
            target.keep_analysis(new, analysis)
            count += 1
        pairs += [(child, same) for child in old.children if (same := _same(child, new))]
    return count


def _same(child: GameNode, parent: GameNode) -> GameNode | None:
    """Return the child of another record's node with the same move; None if there is none."""
    alike = (node for node in parent.children if node.move == child.move)
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
    """The folder of analyses; it is created when the first game is kept."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def restore(self, record: GameRecord) -> int:
        """Add the kept analyses of a game to its record; return their number.

        Files that can't be read are left out: they are written again by the next `keep`.
        """
        from engine.record.sgf import load  # here: sgfmill is slow to import

        count = 0
        for path in sorted(self._folder.glob(f"*-{line_digest(record)}.sgf")):
            try:
                games = load(path).games
            except EngineError as error:
                log.warning("analyses of a game can't be read: %s", error)
                continue
            for kept in games:
                count += copy_analyses(kept, record)
                kept.root.take_apart()
            with contextlib.suppress(OSError):
                path.touch()  # used now
        return count

    def keep(self, record: GameRecord, stem: str) -> None:
        """Save the analyses of a game; `stem` is the name of its file.

        Raises
        ------
        EngineError
            The file can't be written.
        """
        from engine.record.sgf import save

        label = file_label(stem, line_digest(record))
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise EngineError.about_file(
                self._folder, tr("can't be created"), error, tr("check the disk")
            ) from None
        path = self._folder / f"{label}.sgf"
        if _is_later(path):  # that version will want it back
            path = self._folder / f"{file_label(f'{stem}-earlier', line_digest(record))}.sgf"
        save(path, [record])
        self._make_room()

    def _make_room(self) -> None:
        """Delete the files used least recently while the folder is too large."""
        with contextlib.suppress(OSError):
            files = [(p, p.stat()) for p in self._folder.glob("*.sgf")]
            size = sum(state.st_size for _, state in files)
            for path, state in sorted(files, key=lambda entry: entry[1].st_mtime):
                if size <= MOST_BYTES:
                    break
                path.unlink(missing_ok=True)
                size -= state.st_size
