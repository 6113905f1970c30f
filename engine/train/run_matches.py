"""Matches of a run: the gate that a new network must pass, and the panel that scores it."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from engine.base.checked_json import Count, decode_lines
from engine.base.errors import RunError
from engine.base.files import append_line, read_lines
from engine.base.statistics.rating import PairResult, Rating, Tally, fit_elo, known_end
from engine.games.gate import GO_ON, PROMOTE, Verdict, gate_match, judge
from engine.games.match import MatchResult
from engine.games.panel import Panel, evaluate_on_panel, load_members, load_panel
from engine.games.player import match_player
from engine.network.opened import FileEvaluator
from engine.network.runners.evaluator import NetworkEvaluator
from engine.train.presets.preset import Preset
from engine.train.runs.run import RunFolder, Stream, unit_random
from engine.train.runs.run_networks import make_evaluator

Move = Annotated[int, Meta(ge=0, le=2**15 - 1)]

CACHE_ROWS: Final = 1 << 15
"""Evaluations remembered by each network of a contest: games from few openings repeat."""


class RunMatches:
    """Plays the gates and panel matches of one run.

    Parameters
    ----------
    stopped
        Asked before every move.

    Raises
    ------
    RunError
        The panel can't be used by this run.
    """

    def __init__(self, folder: RunFolder, preset: Preset, stopped: Callable[[], bool]) -> None:
        self._folder = folder
        self._preset = preset
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

    def _evaluator(self, generation: int) -> NetworkEvaluator:
        return make_evaluator(self._preset, self._folder.network_path(generation), CACHE_ROWS)

    def gate(self, generation: int, best: int, preset: Preset) -> Verdict | None:
        """Match a generation's network against the best one until the rule decides.

        Complete blocks of games are kept on disk; a match that was killed goes on after them.

        Parameters
        ----------
        preset
            The settings in force.

        Returns
        -------
        Verdict or None
            None when the match was stopped before the decision.
        """
        settings = preset.gate
        path = self._folder.match_path(generation, best)
        tally = _tally(path)
        verdict = judge(settings, tally)
        if verdict.decision != GO_ON:
            return verdict
        candidate, champion = (
            match_player(settings, self._evaluator(number), preset.search, settings.tree)
            for number in (generation, best)
        )
        seed = unit_random(self._preset.run.seed, Stream.MATCH, generation, best)
        steps = gate_match(
            settings,
            candidate,
            champion,
            preset.rules,
            tally=tally,
            seed=int(seed.integers(2**31)),
            stopped=self._stopped,
        )
        for step in steps:
            _keep(path, step.result)
            verdict = step.verdict
        return None if verdict.decision == GO_ON else verdict

    def gate_games(self, generation: int, best: int) -> list[GateGame]:
        """Return the games of a gate; the newer network has Black in games 0, 2, 4, ..."""
        blocks = decode_lines(read_lines(self._folder.match_path(generation, best)), _Block)
        return [game for block in blocks for game in block.games]

    def panel(self, generation: int, nodes: int) -> Sequence[dict[str, Any]] | None:
        """Score a generation on the panel if it is its turn; return the entries for the log.

        None when the match was stopped.

        The Elo rating is fitted to all games that the run's networks have played so far against
        this panel, as identified by its fingerprint; the first member has rating 0.
        """
        every = self._preset.run.panel_every
        if self._panel is None or generation % every:
            return []
        if not self._members:
            self._members = load_members(self._panel, cache_rows=CACHE_ROWS)
        candidate = self._evaluator(generation)
        result = evaluate_on_panel(candidate, self._members, self._panel, stopped=self._stopped)
        if result is None:
            return None
        shares = [round(share, 4) for share in result.shares.tolist()]
        fingerprint = self._panel.fingerprint(self._members)
        rows = {**earlier_shares(self._folder, fingerprint, len(shares)), generation: shares}
        rating = panel_ratings(rows, result.games, [generation])[generation]
        score = panel_entry(nodes, result.score, shares, result.games, fingerprint)
        return [score, rating_entry(nodes, rating)]


def panel_ratings(
    rows: Mapping[int, Sequence[float]], games: int, wanted: Collection[int] | None = None
) -> dict[int, Rating]:
    """Return Elo ratings, fitted to results against a panel; its first member has 0.

    Parameters
    ----------
    rows
        By any number for a network: the share of the points won against each member [0, 1].
    games
        Games against each member.
    wanted
        Numbers whose ratings are returned; None = all.
    """
    wanted = rows.keys() if wanted is None else wanted
    table = fit_elo(
        [
            PairResult(f"network {number}", f"member {i}", share * games, 0, (1.0 - share) * games)
            for number, shares in rows.items()
            for i, share in enumerate(shares, 1)
        ],
        anchor="member 1",
        intervals=[f"network {number}" for number in wanted],
    )
    ratings = {rating.name: rating for rating in table.ratings}
    return {number: ratings[f"network {number}"] for number in wanted}


def panel_entry(
    nodes: int, score: float, shares: Sequence[float], games: int, fingerprint: str
) -> dict[str, Any]:
    """Return a generation's panel score as an entry for the log."""
    return {
        "event": "panel",
        "nodes": nodes,
        "score": round(score, 4),
        "shares": shares,
        "games": games,
        "panel": fingerprint,
    }


def rating_entry(nodes: int, rating: Rating) -> dict[str, Any]:
    """Return a generation's rating as an entry for the log."""
    figures = {name: round(getattr(rating, name), 1) for name in ("elo", "low", "high")}
    return {"event": "rating", "nodes": nodes, **{n: known_end(f) for n, f in figures.items()}}


def earlier_shares(folder: RunFolder, fingerprint: str, members: int) -> dict[int, list[float]]:
    """Return the scores of a run's networks against a panel, from the run's log.

    Entries of other panels, and of versions that did not name the panel, are left out.

    Returns
    -------
    dict
        By generation: the share of the points against each member [0, 1].
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
    """Return a gate's decision as an entry for the log."""
    return {
        "event": "gate",
        "opponent": best,
        **verdict.tally._asdict(),
        "decision": verdict.decision,
        "reason": verdict.reason,
    }


def promoted(verdict: Verdict) -> bool:
    """Whether the candidate becomes the best network."""
    return verdict.decision == PROMOTE


class GateGame(Struct, frozen=True):
    """A game of a gate."""

    opening: list[Move]
    """Moves before the networks took over, from the empty board on; N = pass."""
    moves: list[Move]
    komi: float = 0.0
    winner: int = 0
    """Color of the winner, 0 after a draw."""


class _Block(Struct, frozen=True):
    """A block of games, a line of a match's file, with its results."""

    wins: Count
    draws: Count
    losses: Count
    games: list[GateGame] = []


def _keep(path: Path, result: MatchResult) -> None:
    """Append a block's games as one line, so that a torn line loses a whole block."""
    games = [
        {
            "komi": game.rules.komi,
            "opening": game.start.tolist(),
            "moves": game.moves.tolist(),
            "winner": game.winner,
        }
        for game in result.games
    ]
    path.parent.mkdir(exist_ok=True)
    append_line(path, json.dumps({**result.tally._asdict(), "games": games}))


def _tally(path: Path) -> Tally:
    """Return the results of the complete blocks of a match."""
    # the block of a torn line was played again after it
    blocks = list(decode_lines(read_lines(path), _Block))
    return Tally(
        sum(block.wins for block in blocks),
        sum(block.draws for block in blocks),
        sum(block.losses for block in blocks),
    )
