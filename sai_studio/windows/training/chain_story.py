"""What happens in a chain of runs and contests, in sentences; knows no Qt."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from engine.api.matches import ContestView
from engine.api.record import PERFECT_SCORES
from engine.api.training import RunView
from sai_studio.shared.charts.chart_scene import number
from sai_studio.shared.figures import certainty, duration
from sai_studio.windows.training.chain_reader import ChainView

__all__ = ["DEMO", "chain_story", "comparison"]

DEMO: Final = "ten-minute-demo"
"""The chain of the ten-minute demo."""
DEMO_STEPS: Final = ("learn", "against-first", "against-shipped")
SURE: Final = 1.96
"""Deviations from an even score that are more than chance (5 percent errors)."""


def chain_story(chain: ChainView, run: RunView | None) -> list[str]:
    """Return what happens, one sentence or two in each line.

    Parameters
    ----------
    run
        The run of the chain that is shown; None before it was read.
    """
    steps = tuple(step.name for step in chain.file.chain.steps)
    if steps == DEMO_STEPS:
        return demo_story(chain, run)
    total = len(steps)
    if chain.step >= total:
        return [f"All {total} steps of {chain.path.name} are finished."]
    step = chain.file.chain.steps[chain.step]
    state = "" if chain.status == "running" else f" ({chain.status})"
    return [f"Step {chain.step + 1} of {total}{state}: {step.about}."]


def demo_story(chain: ChainView, run: RunView | None) -> list[str]:
    """Return the four sentences of the demo."""
    return [
        _playing(chain, run),
        _learning(chain, run),
        _knowing(run),
        _matches(chain),
    ]


def _has_learned(chain: ChainView) -> bool:
    return DEMO_STEPS[0] in chain.file.done


def _playing(chain: ChainView, run: RunView | None) -> str:
    if run is None or run.preset is None:
        return "A network with random weights begins to play against itself in some seconds."
    games = f"{number(run.games, 0)} game{'s' if run.games != 1 else ''}"
    if _has_learned(chain) or run.status == "finished":
        return f"It has played {games} against itself, each at another komi."
    if chain.status != "running":
        return f"It has played {games} against itself; it pauses until you continue."
    knows = "its moves are still random" if not run.state.generation else "each at another komi"
    return f"It plays against itself: {games} so far, {knows}."


def _learning(chain: ChainView, run: RunView | None) -> str:
    if run is None or run.preset is None:
        return "From these games it will learn which moves were good, and who won."
    made, first = run.state.generation, run.preset.run.games
    times = "once" if made == 1 else f"{made} times"
    if _has_learned(chain) or run.status == "finished":
        took = duration(run.state.seconds)
        return f"It has learned from them {times}, in {took}; each time a new network played on."
    if run.state.stage == "train" and chain.status == "running":
        return f"Right now it learns from the latest games, which makes network {made + 1}."
    if not made:
        games = f"{number(first, 0)} games"
        return f"After {games} it learns from them which moves were good, and who won."
    return f"It has learned from them {times}; each time the new network plays the next games."


def _knowing(run: RunView | None) -> str:
    size = run.size if run is not None else 0
    alpha = run.column("network.alpha") if run is not None else np.zeros(0)
    beta = run.column("network.beta") if run is not None else np.zeros(0)
    known = np.flatnonzero(np.isfinite(alpha) & np.isfinite(beta))
    if not len(known):
        return "What it thinks of the empty board is seen here when it has played."
    newest = int(known[-1])
    points = float(alpha[newest])
    by = f"{abs(points):.0f} point{'' if round(abs(points)) == 1 else 's'}"
    side = "Black" if points >= 0.0 else "White"
    sure = SURENESS[certainty(float(beta[newest]), size).step - 1]
    who = "The first network" if newest == 0 else f"Network {newest}"
    true = PERFECT_SCORES.get(size)
    truth = "" if true is None else f"; with perfect play Black wins by {true}"
    return f"{who} expects {side} to win by {by}, and is {sure}{truth}."


SURENESS: Final = ("not sure at all", "not sure", "fairly sure", "sure", "very sure")
"""How sure a network is, by the steps of `certainty`."""


def _matches(chain: ChainView) -> str:
    found = [chain.contests.get(name) for name in DEMO_STEPS[1:]]
    first, shipped = (_score(view) for view in found)
    if first is None:
        return (
            "At the end its last network plays against its first one, and against the shipped "
            f"{BOARD} network: that tells whether it became stronger."
        )
    begun = comparison(*first, "its first network")
    if shipped is None:
        return f"{begun}."
    return f"{begun}; {comparison(*shipped, f'the shipped {BOARD} network', short=True)}."


BOARD: Final = "5\u00d75"


def comparison(wins: float, games: int, planned: int, opponent: str, *, short: bool = False) -> str:
    """Return what the games of a match say about its first player.

    Parameters
    ----------
    wins
        Won games; draws count half.
    short
        Whether the sentence follows another one about the same network.
    """
    won = f"{wins:g} of {games}"
    if games < planned:
        ahead = "it" if short else "Its last network"
        return f"{ahead} has won {won} games against {opponent}, of {planned} to be played"
    spread = (wins - games / 2.0) / math.sqrt(games / 4.0) if games else 0.0
    if short:
        verdict = "stronger too" if spread >= SURE else "weaker" if spread <= -SURE else ""
        end = f", so it is {verdict}" if verdict else ", which tells no difference"
        return f"against {opponent} it won {won}{end}"
    if spread >= SURE:
        return f"Its last network is stronger than {opponent}: it won {won} games"
    if spread <= -SURE:
        return f"Its last network is weaker than {opponent}: it won only {won} games"
    return f"Its last network won {won} games against {opponent}, which tells no difference"


def _score(view: ContestView | None) -> tuple[float, int, int] | None:
    """Return the first player's wins, the games played and the games planned."""
    if view is None or view.standings is None:
        return None
    games = list(view.standings.games.values())
    wins = sum(
        0.5 if not game.winner else float((game.winner > 0) == (game.black == 0)) for game in games
    )
    return wins, len(games), view.standings.planned
