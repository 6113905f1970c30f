"""Reference positions of a run's own games, labelled by a strong network.

They make it possible to judge a run where no labelled positions of its board are at hand: its
latest games lead to the positions that its networks have to understand.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from engine.base.errors import RunError
from engine.base.untrusted import refuse_links_out
from engine.measure.make_references import MakeReferencesOptions, make_references
from engine.measure.reference_file import ReferenceFile, read_references
from engine.network.files.weights import read_header
from engine.record.sgf import save
from engine.train.reading import RunReader
from engine.train.runs.run_games import RunGamesReader, game_record

GAMES_PER_POSITION: Final = 4
"""Games that are offered for each position: some are too short, or begin with stones."""


def own_references_path(root: Path, teacher: Path, visits: int) -> Path:
    """Return the path in a run's folder of the positions that a teacher labels with its searches.

    Raises
    ------
    WeightsError
        The teacher's file can't be read.
    """
    return root / f"positions-{read_header(teacher).identity}-{visits}.jsonl"


def own_references(
    root: Path,
    teacher: Path,
    count: int,
    visits: int,
    *,
    precision: str = "auto",
    notice: Callable[[str], None],
    stopped: Callable[[], bool],
) -> ReferenceFile | None:
    """Label positions of a run's latest games, as far as they are not labelled yet.

    Parameters
    ----------
    root
        The run's folder, which keeps the labels.
    teacher
        Network file of the strong network.
    count
        Number of positions, one of each game.
    visits
        Visits of the strong network's search at each of three komi.

    Returns
    -------
    ReferenceFile or None
        None if stopped before there were enough.

    Raises
    ------
    EngineError
        The run has no games, or can't be read or written; or the teacher can't be used.
    """
    refuse_links_out(root)
    view = RunReader(root).read()
    if view.status == "unreadable":
        raise RunError(view.problem)
    games = RunGamesReader(root).newest(GAMES_PER_POSITION * count)
    if not games:
        raise RunError(f"{root}: has no games yet, so there are no positions to label; wait for it")
    out = own_references_path(root, teacher, visits)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.sgf"
        save(path, [game_record(game, view.name) for game in games])
        options = MakeReferencesOptions(
            games=path,
            out=out,
            teacher=teacher,
            size=view.size,
            visits=visits,
            limit=count,
            precision=precision,
        )
        found = make_references(options, notice=notice, stopped=stopped)
    if found["stopped"]:
        return None
    if not found["positions"]:
        raise RunError(f"{root}: none of its games leads to a position that can be labelled")
    references = read_references(out)
    return replace(references, positions=references.positions[:count])
