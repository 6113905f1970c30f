"""Gates: decide from a match whether a candidate network replaces the best one."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from engine.base.statistics.rating import Tally, log_likelihood, sprt_bounds
from engine.games.match import Fixture, MatchResult, balanced_fixtures, play_blocks
from engine.games.openings import draw_openings
from engine.games.player import Player
from engine.games.settings import GateSettings, MatchSettings
from engine.go.rules import Rules
from engine.search.value.evaluation import Evaluator

PROMOTE: Final = "promote"
REJECT: Final = "reject"
GO_ON: Final = "go on"


@dataclass(frozen=True)
class Verdict:
    """A gate's decision after a number of games."""

    decision: str
    """PROMOTE, REJECT or GO_ON."""
    tally: Tally
    reason: str
    """Reason in a few words, for a log."""


class GateStep(NamedTuple):
    """One block of a gate's match."""

    result: MatchResult
    """Games of the block; the candidate is the first player."""
    verdict: Verdict
    """Decision on all games so far."""


def judge(settings: GateSettings, tally: Tally) -> Verdict:
    """Promote, reject or go on, given the results so far.

    "sprt" promotes when the ratio reaches Wald's upper bound (after `min_games`) and rejects when
    it falls to the lower one; when all games are played, `final_share` decides. "two_sigma"
    promotes when wins >= n/2 + sqrt(n) after n >= `min_games` games, draws counting as games not
    won: the standard deviation of n fair games is sqrt(n)/2. Deciding after every block promotes
    equals more often than deciding once at the end does; for a single decision set `min_games` to
    `games`. Both rules are the SAI server's; they don't wait for games that can't change the
    decision. "threshold" plays all games, as the small-board study: of those that are not drawn,
    a share of `final_share` must be won.
    """

    def ratio(results: Tally) -> float:
        return log_likelihood(results, settings.elo0, settings.elo1)

    llr = ratio(tally)

    def verdict(decision: str, reason: str) -> Verdict:
        return Verdict(decision, tally, reason)

    if settings.rule == "always":
        return verdict(PROMOTE, "every candidate is promoted")
    n, over = tally.games, tally.games >= settings.games
    if settings.rule == "two_sigma":
        end = max(n, settings.games)
        if n and n >= min(settings.min_games, settings.games) and tally.wins >= _goal(n):
            return verdict(PROMOTE, f"{tally.wins} wins of {n} are two sigma above half")
        if tally.wins >= _goal(end):
            return verdict(PROMOTE, f"{tally.wins} wins are enough for {end} games")
        if over:
            return verdict(REJECT, f"{tally.wins} wins of {n} are less than {_goal(n):.1f}")
        if settings.early_fail and tally.wins + end - n < _goal(end):
            return verdict(REJECT, f"{_goal(end):.1f} wins of {end} are out of reach")
        return verdict(GO_ON, f"{tally.wins} wins of {n}")
    if settings.rule == "threshold":
        share = tally.wins / max(tally.wins + tally.losses, 1)
        text = f"{share:.1%} wins of {tally.wins + tally.losses} games, {settings.final_share:.1%} "
        if not over:
            return verdict(GO_ON, f"{text}are needed of {settings.games}")
        return verdict(
            PROMOTE if tally.wins and share >= settings.final_share else REJECT, f"{text}are needed"
        )
    lower, upper = sprt_bounds(settings.alpha, settings.beta)
    if llr >= upper and (n >= settings.min_games or over):
        return verdict(PROMOTE, f"log-likelihood ratio {llr:.2f} reached {upper:.2f}")
    if llr <= lower:
        return verdict(REJECT, f"log-likelihood ratio {llr:.2f} fell to {lower:.2f}")
    if over:
        good = tally.share >= settings.final_share
        return verdict(
            PROMOTE if good else REJECT,
            f"{tally.share:.1%} of the points in {n} games, {settings.final_share:.1%} are needed",
        )
    left = settings.games - n
    worst = tally._replace(losses=tally.losses + left)
    if worst.share >= settings.final_share and ratio(worst) > lower:
        return verdict(PROMOTE, f"losing the other {left} games would still leave enough")
    best = tally._replace(wins=tally.wins + left)
    in_reach = best.share >= settings.final_share or ratio(best) >= upper
    if settings.early_fail and not in_reach:
        return verdict(REJECT, f"a promotion within {settings.games} games is out of reach")
    return verdict(GO_ON, f"log-likelihood ratio {llr:.2f} within {lower:.2f} and {upper:.2f}")


def _goal(games: int) -> float:
    """Wins that lie two standard deviations above half of the games: n/2 + sqrt(n)."""
    return games / 2 + math.sqrt(games)


def block_size(settings: GateSettings, rules: Rules) -> int:
    """Return the games between two decisions: about `at_once`, colors and komi balanced."""
    cycle = 2 * len(settings.komi_values(rules))
    if settings.tree == "games":  # each game needs the trees of those before it
        return cycle * -(-settings.games // cycle)
    return cycle * max(1, settings.at_once // cycle)


def match_fixtures(
    settings: MatchSettings, games: int, rules: Rules, judge: Evaluator, seed: int = 0
) -> list[Fixture]:
    """Return at least `games` balanced games of two players; see `balanced_fixtures`.

    `judge` draws the openings. It may be a player's network: as every opening is played with both
    colors, that doesn't help the player.
    """
    komi = settings.komi_values(rules)
    count = 1 if settings.opening == "none" else -(-games // (2 * len(komi)))
    openings = draw_openings(settings, judge, rules, count, seed)
    return balanced_fixtures(openings, komi, games)


def gate_match(
    settings: GateSettings,
    candidate: Player,
    best: Player,
    rules: Rules,
    *,
    tally: Tally | None = None,
    seed: int = 0,
    stopped: Callable[[], bool] | None = None,
) -> Iterator[GateStep]:
    """Play block by block until the rule decides; nothing if it decides without a game.

    Yields a block's games and the decision so far; the last one's is PROMOTE or REJECT unless the
    match was stopped.

    Parameters
    ----------
    candidate, best
        Players made by `match_player`.
    rules
        Board size and ko rule; the komi if the settings name none.
    tally
        Results of complete blocks played before, with the same seed.
    seed, stopped
        See `play_blocks`; the seed is also that of the openings.
    """
    tally = tally or Tally()
    if judge(settings, tally).decision != GO_ON:
        return
    fixtures = match_fixtures(settings, settings.games, rules, best.evaluator, seed)
    blocks = play_blocks(
        candidate,
        best,
        fixtures,
        rules,
        block=block_size(settings, rules),
        start=tally.games,
        in_series=settings.tree == "games",
        seed=seed,
        stopped=stopped,
    )
    for result in blocks:
        tally = tally.plus(result.tally)
        verdict = judge(settings, tally)
        yield GateStep(result, verdict)
        if verdict.decision != GO_ON:
            return
