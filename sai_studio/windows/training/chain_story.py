"""What happens in a chain of runs and contests, in sentences; knows no Qt."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from engine.api.matches import ContestView
from engine.api.record import PERFECT_SCORES
from engine.api.training import RunView
from engine.api.translation import tr
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
        return [tr("All {total} steps of {name} are finished.", total=total, name=chain.path.name)]
    step = chain.file.chain.steps[chain.step]
    state = "" if chain.status == "running" else f" ({chain.status})"
    return [
        tr(
            "Step {step} of {total}{state}: {about}.",
            step=chain.step + 1,
            total=total,
            state=state,
            about=step.about,
        )
    ]


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
        return tr("A network with random weights begins to play against itself in some seconds.")
    games = tr(
        "{games} game{games_2}", games=number(run.games, 0), games_2="s" if run.games != 1 else ""
    )
    if _has_learned(chain) or run.status == "finished":
        return tr("It has played {games} against itself, each at another komi.", games=games)
    if chain.status != "running":
        return tr(
            "It has played {games} against itself; it pauses until you continue.", games=games
        )
    knows = (
        tr("its moves are still random") if not run.state.generation else tr("each at another komi")
    )
    return tr("It plays against itself: {games} so far, {knows}.", games=games, knows=knows)


def _learning(chain: ChainView, run: RunView | None) -> str:
    if run is None or run.preset is None:
        return tr("From these games it will learn which moves were good, and who won.")
    made, first = run.state.generation, run.preset.run.games
    times = "once" if made == 1 else tr("{made} times", made=made)
    if _has_learned(chain) or run.status == "finished":
        took = duration(run.state.seconds)
        return tr(
            "It has learned from them {times}, in {took}; each time a new network played on.",
            times=times,
            took=took,
        )
    if run.state.stage == "train" and chain.status == "running":
        return tr(
            "Right now it learns from the latest games, which makes network {made}.", made=made + 1
        )
    if not made:
        games = tr("{first} games", first=number(first, 0))
        return tr(
            "After {games} it learns from them which moves were good, and who won.", games=games
        )
    return tr(
        "It has learned from them {times}; each time the new network plays the next games.",
        times=times,
    )


def _knowing(run: RunView | None) -> str:
    size = run.size if run is not None else 0
    alpha = run.column("network.alpha") if run is not None else np.zeros(0)
    beta = run.column("network.beta") if run is not None else np.zeros(0)
    known = np.flatnonzero(np.isfinite(alpha) & np.isfinite(beta))
    if not len(known):
        return tr("What it thinks of the empty board is seen here when it has played.")
    newest = int(known[-1])
    points = float(alpha[newest])
    by = tr(
        "{points:.0f} point{round}",
        points=abs(points),
        round="" if round(abs(points)) == 1 else "s",
    )
    side = tr("Black") if points >= 0.0 else tr("White")
    sure = SURENESS[certainty(float(beta[newest]), size).step - 1]
    who = tr("The first network") if newest == 0 else tr("Network {newest}", newest=newest)
    true = PERFECT_SCORES.get(size)
    truth = "" if true is None else tr("; with perfect play Black wins by {true}", true=true)
    return tr(
        "{who} expects {side} to win by {by}, and is {sure}{truth}.",
        who=who,
        side=side,
        by=by,
        sure=sure,
        truth=truth,
    )


SURENESS: Final = (
    tr("not sure at all"),
    tr("not sure"),
    tr("fairly sure"),
    "sure",
    tr("very sure"),
)
"""How sure a network is, by the steps of `certainty`."""


def _matches(chain: ChainView) -> str:
    found = [chain.contests.get(name) for name in DEMO_STEPS[1:]]
    first, shipped = (_score(view) for view in found)
    if first is None:
        return tr(
            "At the end its last network plays against its first one, and against the shipped {board} network: that tells whether it became stronger.",
            board=BOARD,
        )
    begun = comparison(*first, tr("its first network"))
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
    won = tr("{wins:g} of {games}", wins=wins, games=games)
    if games < planned:
        ahead = "it" if short else tr("Its last network")
        return tr(
            "{ahead} has won {won} games against {opponent}, of {planned} to be played",
            ahead=ahead,
            won=won,
            opponent=opponent,
            planned=planned,
        )
    spread = (wins - games / 2.0) / math.sqrt(games / 4.0) if games else 0.0
    if short:
        verdict = tr("stronger too") if spread >= SURE else "weaker" if spread <= -SURE else ""
        end = (
            tr(", so it is {verdict}", verdict=verdict)
            if verdict
            else tr(", which tells no difference")
        )
        return tr("against {opponent} it won {won}{end}", opponent=opponent, won=won, end=end)
    if spread >= SURE:
        return tr(
            "Its last network is stronger than {opponent}: it won {won} games",
            opponent=opponent,
            won=won,
        )
    if spread <= -SURE:
        return tr(
            "Its last network is weaker than {opponent}: it won only {won} games",
            opponent=opponent,
            won=won,
        )
    return tr(
        "Its last network won {won} games against {opponent}, which tells no difference",
        won=won,
        opponent=opponent,
    )


def _score(view: ContestView | None) -> tuple[float, int, int] | None:
    """Return the first player's wins, the games played and the games planned."""
    if view is None or view.standings is None:
        return None
    games = list(view.standings.games.values())
    wins = sum(
        0.5 if not game.winner else float((game.winner > 0) == (game.black == 0)) for game in games
    )
    return wins, len(games), view.standings.planned
