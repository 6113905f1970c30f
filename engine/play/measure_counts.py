"""`sai-engine measure --counts`: counts of finished games against the results of their records."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from engine.errors import EngineError, IllegalMoveError
from engine.go.result import parse_result, result_of_lead
from engine.go.rules import canonical_name
from engine.network.opened import FileEvaluator, OpenedNetwork, open_network
from engine.network.threads import use_one_thread
from engine.play.final_count import count_game
from engine.play.measure_games import find_games, read_games
from engine.play.networks import best_network
from engine.play.study import wilson_interval
from engine.record.game_record import GameRecord

__all__ = ["counts_text", "measure_counts"]

AT_ONCE: Final = 200
"""Games whose texts are kept at a time."""
SAME_MARGIN: Final = 0.5
"""Margins that differ by no more than this agree [points]."""
TOLD_EVERY_S: Final = 5.0
NOT_STATED: Final = "not stated"
"""Kind of rules of a game whose record names no known ones."""


@dataclass
class CountTally:
    """Games of one board size and kind of rules."""

    games: int = 0
    winners: int = 0
    """Games in which count and record name the same winner."""
    margins: int = 0
    """Games in which they agree on the margin, too."""
    disagreements: list[dict[str, Any]] = field(default_factory=list)
    """The other games: name, result by the record and by the count."""

    def fields(self) -> dict[str, Any]:
        """As JSON fields."""
        return {
            "games": self.games,
            "winner_right": self.winners,
            "winner_interval": list(wilson_interval(self.winners, self.games)),
            "margin_right": self.margins,
            "margin_interval": list(wilson_interval(self.margins, self.games)),
            "disagreements": self.disagreements,
        }

    def add(self, other: CountTally) -> None:
        """Add the games of another tally."""
        self.games += other.games
        self.winners += other.winners
        self.margins += other.margins
        self.disagreements += other.disagreements


class _Networks:
    """Evaluators by kind of rules: one network for all boards, or the best one of each."""

    def __init__(self, path: Path | None, precision: str) -> None:
        self._path = path
        self._precision = precision
        self._opened: dict[Path, OpenedNetwork] = {}
        self._evaluators: dict[object, FileEvaluator] = {}

    def evaluator(self, record: GameRecord) -> FileEvaluator | None:
        """The evaluator for a game; None where no network plays its board."""
        path = self._path or best_network(record.size)
        if path is None:
            return None
        if path not in self._opened:
            self._opened[path] = open_network(path)
        opened = self._opened[path]
        if record.size not in opened.header.sizes:
            return None
        key = path, opened.variant(record.rules)
        if key not in self._evaluators:
            self._evaluators[key] = opened.evaluator(
                record.rules, precision=self._precision, symmetry="random"
            )
        return self._evaluators[key]


def measure_counts(
    games: Path,
    *,
    network: Path | None = None,
    limit: int = 0,
    split: str = "all",
    size: int | None = None,
    precision: str = "auto",
    notice: Callable[[str], None],
    stopped: Callable[[], bool],
) -> dict[str, Any]:
    """Count games that two passes ended and compare with the results of their records.

    Parameters
    ----------
    games
        A zip, a folder or a file of game records. Used are games whose record tells komi and
        margin and ends with two passes.
    network
        Network file; None takes the best one for each board.
    limit
        Games at most; 0 for no limit.
    split, size
        See `find_games`.

    Returns
    -------
    dict
        The fields documented in engine/README.md.

    Raises
    ------
    EngineError
        A network can't be read, or there are no games.
    """
    use_one_thread()
    sources, found = find_games(games, split=split, size=size, notice=notice, stopped=stopped)
    networks = _Networks(network, precision)
    tallies: dict[tuple[int, str], CountTally] = {}
    told = started = time.monotonic()
    counted = 0
    for begin in range(0, len(found), AT_ONCE):
        for _, record in read_games(sources, found[begin : begin + AT_ONCE], notice):
            if stopped() or limit and counted >= limit:
                break
            key = record.size, _kind(record)
            try:
                counted += _compare(record, networks, tallies.setdefault(key, CountTally()))
            except IllegalMoveError as error:
                notice(f"{record.info.get('GN', 'a game')}: {error}; left out")
            if time.monotonic() - told > TOLD_EVERY_S:
                told = time.monotonic()
                notice(f"{counted} games counted")
        if stopped() or limit and counted >= limit:
            break
    if not counted and not stopped():
        raise EngineError(
            f"{games}: no game ends with two passes and tells komi and margin; name other games"
        )
    whole = CountTally()
    stated = CountTally()
    for (_, kind), tally in tallies.items():
        whole.add(tally)
        if kind != NOT_STATED:
            stated.add(tally)
    return {
        "source": games.name,
        "split": split,
        "stopped": stopped(),
        "seconds": time.monotonic() - started,
        "rows": [
            {"size": board, "rules": kind, **tally.fields()}
            for (board, kind), tally in sorted(tallies.items())
            if tally.games
        ],
        "rules_stated": stated.fields(),
        "all": whole.fields(),
    }


def _kind(record: GameRecord) -> str:
    """How the record says that the game was counted."""
    return record.rules.scoring if canonical_name(record.rules.name) else NOT_STATED


def _compare(record: GameRecord, networks: _Networks, tally: CountTally) -> int:
    """Count one game; returns how many games were counted: 1 or 0."""
    told = parse_result(record.info.get("RE", ""))
    last = record.main_line()[-1]
    start, turns = record.start_and_moves(last)
    moves = [turn.point for turn in turns]
    ended = len(moves) >= 2 and moves[-2:] == [record.size**2] * 2
    if told is None or told.lead is None or not record.komi_known or not ended:
        return 0
    if record.board_at(last).problem:
        return 0
    evaluator = networks.evaluator(record)
    if evaluator is None:
        return 0
    count = count_game(evaluator, record.rules, start.stones, start.to_play, moves)
    if count is None:
        return 0
    result = result_of_lead(count.score - record.rules.white_bonus)
    assert result.lead is not None
    agrees = abs(result.lead - told.lead) <= SAME_MARGIN
    tally.games += 1
    tally.winners += result.winner == told.winner
    tally.margins += agrees
    if not agrees:
        tally.disagreements.append(
            {"name": record.info.get("GN", ""), "record": told.sgf, "count": result.sgf}
        )
    return 1


def counts_text(result: dict[str, Any]) -> str:
    """The result of `measure_counts` as a table for a terminal."""
    lines = [" size  rules        games  same winner            same margin"]

    def share(row: dict[str, Any], name: str) -> str:
        low, high = row[f"{name}_interval"]
        part = 100 * row[f"{name}_right"] / max(row["games"], 1)
        return f"{part:5.1f} % ({100 * low:.1f} to {100 * high:.1f})"

    for row in result["rows"]:
        lines.append(
            f"{row['size']:>5}  {row['rules']:<10} {row['games']:>7}  "
            f"{share(row, 'winner'):<22} {share(row, 'margin')}"
        )
    for name, words in (("rules_stated", "rules stated"), ("all", "all games")):
        row = result[name]
        lines.append(
            f"{words:<17} {row['games']:>7}  {share(row, 'winner'):<22} {share(row, 'margin')}"
        )
    return "\n".join(lines)
