"""`sai-engine measure --counts`: compare counts of finished games with the recorded results."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from engine.analysis.final_count import count_game
from engine.base.errors import EngineError, IllegalMoveError
from engine.base.reporter import Reporter
from engine.base.statistics.intervals import wilson_interval
from engine.catalog.networks import best_network
from engine.go.result import parse_result, result_of_lead
from engine.go.rules import parse_rules
from engine.measure.recorded_games import GameSelection, read_games
from engine.network.opened import FileEvaluator, OpenedNetwork, open_network
from engine.record.game_record import GameRecord

SAME_MARGIN: Final = 0.5  # largest difference of margins that agree [points]
NOT_STATED: Final = "not stated"  # label for games whose record names no rules, or unknown ones


@dataclass(frozen=True, kw_only=True)
class CountOptions(GameSelection):
    """Games to count; only those with komi, margin and two passes at the end are used."""

    network: Path | None = None
    """Network file; None uses the best network for each board."""


@dataclass
class CountTally:
    """Games of one board size and kind of rules."""

    games: int = 0
    winners: int = 0
    """Games with the same winner by count and by record."""
    margins: int = 0
    """Games with the same margin, too."""
    disagreements: list[dict[str, Any]] = field(default_factory=list)
    """Games with different margins: name, result by record and by count."""

    def fields(self) -> dict[str, Any]:
        """Return the tally as JSON fields."""
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
    """Evaluators by rules; one network for all boards, or the best one for each."""

    def __init__(self, path: Path | None, precision: str) -> None:
        self._path = path
        self._precision = precision
        self._opened: dict[Path, OpenedNetwork] = {}
        self._evaluators: dict[object, FileEvaluator] = {}

    def evaluator(self, record: GameRecord) -> FileEvaluator | None:
        """Return the evaluator for a game; None if no network plays its board."""
        path = self._path or best_network(record.size)
        if path is None:
            return None
        if path not in self._opened:
            self._opened[path] = open_network(path)
        opened = self._opened[path]
        if record.size not in opened.header.sizes:
            return None
        key = path, record.rules.board_kind
        if key not in self._evaluators:
            self._evaluators[key] = opened.evaluator(
                record.rules, precision=self._precision, symmetry="random"
            )
        return self._evaluators[key]


def measure_counts(
    options: CountOptions, *, notice: Callable[[str], None], stopped: Callable[[], bool]
) -> dict[str, Any]:
    """Count games that ended with two passes, and compare with the recorded results.

    Returns the fields documented in docs/commands/measuring.md.

    Raises
    ------
    EngineError
        A network can't be read, or there are no games.
    """
    sources, entries = options.find(notice, stopped)
    networks = _Networks(options.network, options.precision)
    tallies: dict[tuple[int, str], CountTally] = {}
    started, reporter = time.monotonic(), Reporter(notice)
    counted = 0
    for _, record in read_games(sources, entries, notice):
        if stopped() or options.limit and counted >= options.limit:
            break
        stated = parse_rules(record.rules.name) is not None
        key = record.size, record.rules.scoring if stated else NOT_STATED
        try:
            counted += _compare(record, networks, tallies.setdefault(key, CountTally()))
        except IllegalMoveError as error:
            notice(f"{record.info.get('GN', 'a game')}: {error}; left out")
        reporter.tell("games counted: {}".format, counted)
    if not counted and not stopped():
        raise EngineError(
            f"{options.games}: no game has komi, margin and two passes at the end; name other games"
        )
    whole, with_rules = CountTally(), CountTally()
    for (_, kind), tally in tallies.items():
        whole.add(tally)
        if kind != NOT_STATED:
            with_rules.add(tally)
    return {
        "source": options.games.name,
        "split": options.split,
        "stopped": stopped(),
        "seconds": time.monotonic() - started,
        "rows": [
            {"size": board, "rules": kind, **tally.fields()}
            for (board, kind), tally in sorted(tallies.items())
            if tally.games
        ],
        "rules_stated": with_rules.fields(),
        "all": whole.fields(),
    }


def _compare(record: GameRecord, networks: _Networks, tally: CountTally) -> bool:
    """Count one game and add it to the tally; return False if it can't be compared."""
    recorded = parse_result(record.info.get("RE", ""))
    last = record.main_line()[-1]
    start, turns = record.start_and_moves(last)
    moves = [turn.point for turn in turns]
    ended = len(moves) >= 2 and moves[-2:] == [record.size**2] * 2
    if recorded is None or recorded.lead is None or not record.komi_known or not ended:
        return False
    evaluator = networks.evaluator(record)
    if evaluator is None:
        return False
    count = count_game(evaluator, record.rules, start.stones, start.to_play, moves, start.captured)
    if count is None:
        return False
    result = result_of_lead(count.score - record.rules.white_bonus)
    assert result.lead is not None
    agrees = abs(result.lead - recorded.lead) <= SAME_MARGIN
    tally.games += 1
    tally.winners += result.winner == recorded.winner
    tally.margins += agrees
    if not agrees:
        tally.disagreements.append(
            {"name": record.info.get("GN", ""), "record": recorded.sgf, "count": result.sgf}
        )
    return True


def counts_text(result: dict[str, Any]) -> str:
    """Return the result of `measure_counts` as a table for a terminal."""
    lines = [" size  rules        games  same winner            same margin"]

    def share(row: dict[str, Any], name: str) -> str:
        if not row["games"]:
            return "-"
        low, high = row[f"{name}_interval"]
        part = 100 * row[f"{name}_right"] / row["games"]
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
