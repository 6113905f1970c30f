"""Matches inside a run: the gate that a new network has to pass, and the panel that scores it."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from engine.base.checked_json import Count, decode_lines
from engine.base.errors import RunError
from engine.base.files import append_line, read_lines
from engine.match.gate import GO_ON, PROMOTE, Verdict, gate_match, judge
from engine.match.match import MatchResult
from engine.match.openings import match_player
from engine.match.panel import Panel, evaluate_on_panel, load_members, load_panel
from engine.match.tally import Tally
from engine.network.evaluator import NetworkEvaluator
from engine.network.opened import FileEvaluator
from engine.statistics.rating import PairResult, fit_elo
from engine.train.preset import Preset
from engine.train.run import RunFolder, Stream, unit_random

__all__ = ["RunMatches"]

CACHE_ROWS: Final = 1 << 15
"""Evaluations remembered by each network of a contest: games from few openings repeat."""

MakeEvaluator = Callable[[Path, int], NetworkEvaluator]
"""A network for play: its weights file and the rows to remember."""


class RunMatches:
    """Gate and panel of one run.

    Parameters
    ----------
    make_evaluator
        See `MakeEvaluator`.
    stopped
        Asked before every move.

    Raises
    ------
    RunError
        The panel can't be used by this run.
    """

    def __init__(
        self,
        folder: RunFolder,
        preset: Preset,
        make_evaluator: MakeEvaluator,
        stopped: Callable[[], bool],
    ) -> None:
        self._folder = folder
        self._preset = preset
        self._evaluator = make_evaluator
        self._stopped = stopped
        self._panel: Panel | None = None
        self._members: list[FileEvaluator] = []
        if preset.run.panel_every and preset.run.panel:
            self._panel = load_panel(Path(preset.run.panel))
            if self._panel.rules.size != preset.rules.size:
                raise RunError(
                    f"{preset.run.panel}: the panel is for size {self._panel.rules.size}, the run "
                    f"for size {preset.rules.size}; name another panel"
                )

    def gate(self, generation: int, best: int) -> Verdict | None:
        """Let a generation's network meet the best one until the rule decides.

        Complete blocks of games are kept on disk; a match that was killed goes on after them.

        Returns
        -------
        Verdict or None
            None when the match was stopped before the decision.
        """
        settings = self._preset.gate
        path = self._folder.match_path(generation, best)
        tally = _tally(path)
        verdict = judge(settings, tally)
        if verdict.decision != GO_ON:
            return verdict
        candidate, champion = (
            match_player(
                settings,
                self._evaluator(self._folder.network_path(number), CACHE_ROWS),
                self._preset.search,
            )
            for number in (generation, best)
        )
        seed = unit_random(self._preset.run.seed, Stream.MATCH, generation, best)
        steps = gate_match(
            settings,
            candidate,
            champion,
            self._preset.rules,
            tally=tally,
            seed=int(seed.integers(2**31)),
            stopped=self._stopped,
        )
        for step in steps:
            _keep(path, step.result)
            verdict = step.verdict
        return None if verdict.decision == GO_ON else verdict

    def panel(self, generation: int, nodes: int) -> Iterable[dict[str, Any]]:
        """Log entries on how a generation does against the panel; none when it is not its turn.

        The Elo rating is fitted to all games that the run's networks have played so far against
        this panel, as its fingerprint tells; the first member has rating 0.
        """
        every = self._preset.run.panel_every
        if self._panel is None or generation % every:
            return []
        if not self._members:
            self._members = load_members(self._panel, cache_rows=CACHE_ROWS)
        candidate = self._evaluator(self._folder.network_path(generation), CACHE_ROWS)
        result = evaluate_on_panel(candidate, self._members, self._panel, stopped=self._stopped)
        if result is None:
            return []
        shares = [round(share, 4) for share in result.shares.tolist()]
        fingerprint = self._panel.fingerprint(self._members)
        entry = {
            "event": "panel",
            "nodes": nodes,
            "score": round(result.score, 4),
            "error": round(result.error, 4),
            "shares": shares,
            "games": result.games,
            "panel": fingerprint,
        }
        rows = earlier_shares(self._folder, fingerprint, len(shares))
        rows[generation] = shares
        names = [f"member {number}" for number in range(1, len(shares) + 1)]
        games = result.games
        table = fit_elo(
            [
                PairResult(f"generation {number}", name, share * games, 0, (1.0 - share) * games)
                for number, row in rows.items()
                for name, share in zip(names, row, strict=True)
            ],
            anchor=names[0],
        )
        name = f"generation {generation}"
        rating = next(rating for rating in table.ratings if rating.name == name)
        return [
            entry,
            {
                "event": "rating",
                "nodes": nodes,
                "elo": round(rating.elo, 1),
                "low": round(rating.low, 1),
                "high": round(rating.high, 1),
            },
        ]


def earlier_shares(folder: RunFolder, fingerprint: str, members: int) -> dict[int, list[float]]:
    """Read from a run's log which shares of the points its networks won against a panel.

    Entries of other panels, and of versions that did not name the panel, are left out.

    Returns
    -------
    dict
        By generation: the share against each member [0, 1].
    """
    rows: dict[int, list[float]] = {}
    for entry in folder.read_log():
        if entry.get("event") != "panel" or entry.get("panel") != fingerprint:
            continue
        with contextlib.suppress(KeyError, TypeError, ValueError):  # damaged
            shares = [float(share) for share in entry["shares"]]
            if len(shares) == members and all(0.0 <= share <= 1.0 for share in shares):
                rows[int(entry["generation"])] = shares
    return rows


def gate_entry(verdict: Verdict, best: int) -> dict[str, Any]:
    """A gate's decision for the log."""
    wins, draws, losses = verdict.tally
    return {
        "event": "gate",
        "opponent": best,
        "wins": wins,
        "draws": draws,
        "losses": losses,
        "decision": verdict.decision,
        "reason": verdict.reason,
    }


def promoted(verdict: Verdict) -> bool:
    """Whether the candidate becomes the best network."""
    return verdict.decision == PROMOTE


class _Block(Struct, frozen=True):
    """Results of a block of games; a line of a match's file also holds the games."""

    wins: Count
    draws: Count
    losses: Count


def _keep(path: Path, result: MatchResult) -> None:
    """Append a block's games as one line: a torn line loses the block, never half of it."""
    games = [
        {
            "komi": game.rules.komi,
            "opening": game.start.tolist(),
            "moves": game.moves.tolist(),
            "winner": game.winner,
        }
        for game in result.games
    ]
    wins, draws, losses = result.tally
    path.parent.mkdir(exist_ok=True)
    append_line(path, json.dumps({"wins": wins, "draws": draws, "losses": losses, "games": games}))


def _tally(path: Path) -> Tally:
    """The results of the complete blocks of a match."""
    # the block of a torn line was played again after it
    blocks = list(decode_lines(read_lines(path), _Block))
    return Tally(
        sum(block.wins for block in blocks),
        sum(block.draws for block in blocks),
        sum(block.losses for block in blocks),
    )
