"""What happens in a chain of runs and contests, in sentences; makes no widgets."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from engine.base.translation import tr, tr_count
from engine.games.contest_folder import ContestView
from engine.go.rules import PERFECT_SCORES
from engine.train.reading import RunView
from sai_studio.kit.charts.chart_scene import number
from sai_studio.kit.figures import certainty, duration
from sai_studio.lab.jobs.known_runs import RUN_STATUS
from sai_studio.lab.training.run_watcher import ChainView

DEMO: Final = "ten-minute-demo"
HALF_HOUR: Final = "half-hour-7x7"
DEMOS: Final = (DEMO, HALF_HOUR)
"""The chains that one click starts: a run, and the matches that tell how strong it became."""
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
    values = {"step": chain.step + 1, "total": total, "about": tr(step.about)}
    if chain.status == "running":
        return [tr("Step {step} of {total}: {about}.", **values)]
    status = RUN_STATUS.get(chain.status, chain.status)
    return [tr("Step {step} of {total} ({status}): {about}.", status=status, **values)]


def demo_story(chain: ChainView, run: RunView | None) -> list[str]:
    """Return the four sentences of a chain of `DEMOS`."""
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
    games = number(run.games, 0)
    if _has_learned(chain) or run.status == "finished":
        return tr_count(
            run.games,
            "It has played {games} game against itself, at different komi.",
            "It has played {games} games against itself, at different komi.",
            games=games,
        )
    if chain.status == "stopping":
        return tr_count(
            run.games,
            "It has played {games} game against itself, and plays on until its current step ends.",
            "It has played {games} games against itself, and plays on until its current step ends.",
            games=games,
        )
    if chain.status != "running":
        return tr_count(
            run.games,
            "It has played {games} game against itself; it pauses until you continue.",
            "It has played {games} games against itself; it pauses until you continue.",
            games=games,
        )
    if not run.state.generation:
        return tr_count(
            run.games,
            "It plays against itself: {games} game so far, its moves are still random.",
            "It plays against itself: {games} games so far, its moves are still random.",
            games=games,
        )
    return tr_count(
        run.games,
        "It plays against itself: {games} game so far, at different komi.",
        "It plays against itself: {games} games so far, at different komi.",
        games=games,
    )


def _learning(chain: ChainView, run: RunView | None) -> str:
    if run is None or run.preset is None:
        return tr("From these games it will learn which moves were good, and who won.")
    made, first = run.state.generation, run.preset.run.games

    if _has_learned(chain) or run.status == "finished":
        took = duration(run.state.seconds)
        return tr_count(
            made,
            "It has learned from them once, in {time}; each time a new network played on.",
            "It has learned from them {n} times, in {time}; each time a new network played on.",
            time=took,
        )
    if run.state.stage == "train" and chain.status == "running":
        return tr(
            "Right now it learns from the latest games, which makes network {number}.",
            number=made + 1,
        )
    if not made:
        return tr(
            "After {games} games it learns from them which moves were good, and who won.",
            games=number(first, 0),
        )
    return tr_count(
        made,
        "It has learned from them once; each time the new network plays the next games.",
        "It has learned from them {n} times; each time the new network plays the next games.",
    )


def _knowing(run: RunView | None) -> str:
    size = run.size if run is not None else 0
    alpha = run.column("network.alpha") if run is not None else np.zeros(0)
    beta = run.column("network.beta") if run is not None else np.zeros(0)
    known = np.flatnonzero(np.isfinite(alpha) & np.isfinite(beta))
    if not len(known):
        return tr("Its evaluation of the empty board appears here after the first games.")
    newest = int(known[-1])
    points = float(alpha[newest])
    by = tr_count(round(abs(points)), "{n} point", "{n} points")
    side = tr("Black") if points >= 0.0 else tr("White")
    sure = SURENESS[certainty(float(beta[newest]), size).step - 1]
    who = tr("The first network") if newest == 0 else tr("Network {number}", number=newest)
    score = PERFECT_SCORES.get(size)
    values = {"network": who, "color": side, "points": by, "sure": sure}
    if score is None:
        return tr("{network} expects {color} to win by {points}, and is {sure}.", **values)
    return tr(
        "{network} expects {color} to win by {points}, and is {sure}; with perfect play Black "
        "wins by {score}.",
        score=score,
        **values,
    )


SURENESS: Final = (
    tr("not sure at all"),
    tr("not sure"),
    tr("fairly sure"),
    tr("sure"),
    tr("very sure"),
)
"""How sure a network is, by the steps of `certainty`."""


def _matches(chain: ChainView) -> str:
    size = chain.file.chain.size
    board = f"{size}\u00d7{size}"
    found = [chain.contests.get(name) for name in DEMO_STEPS[1:]]
    first, shipped = (_score(view) for view in found)
    colors = [_is_color(view) for view in found]
    if first is None:
        return tr(
            "At the end its last network plays against its first one and against the "
            "shipped {board} network, to show whether it became stronger.",
            board=board,
        )
    begun = comparison(*first, tr("its first network"), is_color=colors[0])
    if shipped is None:
        return f"{begun}."
    opponent = tr("the shipped {board} network", board=board)
    return f"{begun}; {comparison(*shipped, opponent, is_color=colors[1], short=True)}."


def comparison(
    wins: float,
    games: int,
    planned: int,
    opponent: str,
    *,
    is_color: bool = False,
    short: bool = False,
) -> str:
    """Return what the games of a match say about its first player.

    Parameters
    ----------
    wins
        Won games; draws count half.
    is_color
        Whether the colors decided all games, see `Standings.decided_by_color`.
    short
        Whether the sentence follows another one about the same network.
    """
    won = tr("{wins:g} of {games}", wins=wins, games=games)
    if games < planned:
        values = {"won": won, "opponent": opponent, "planned": planned}
        if short:
            return tr(
                "it has won {won} games against {opponent}, of {planned} to be played", **values
            )
        return tr(
            "Its last network has won {won} games against {opponent}, of {planned} to be played",
            **values,
        )
    if is_color:
        text = tr(
            "one color won all {games} games against {opponent}, so they don't show which one is "
            "stronger",
            games=games,
            opponent=opponent,
        )
        return text if short else f"{text[:1].upper()}{text[1:]}"
    spread = (wins - games / 2.0) / math.sqrt(games / 4.0) if games else 0.0
    if short:
        if spread >= SURE:
            text = tr(
                "against {opponent} it won {won}, so it is stronger too", opponent=opponent, won=won
            )
        elif spread <= -SURE:
            text = tr(
                "against {opponent} it won {won}, so it is weaker", opponent=opponent, won=won
            )
        else:
            text = tr(
                "against {opponent} it won {won}, which doesn't show which one is stronger",
                opponent=opponent,
                won=won,
            )
        return text
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
        "Its last network won {won} games against {opponent}, which doesn't show which "
        "one is stronger",
        won=won,
        opponent=opponent,
    )


def _is_color(view: ContestView | None) -> bool:
    """Return whether the colors decided all games of a match, at each komi."""
    if view is None or view.standings is None:
        return False
    komi = {game.komi for game in view.standings.games.values()}
    return bool(komi) and komi == set(view.standings.decided_by_color)


def _score(view: ContestView | None) -> tuple[float, int, int] | None:
    """Return the first player's wins, the games played and the games planned."""
    if view is None or view.standings is None:
        return None
    games = list(view.standings.games.values())
    wins = sum(
        0.5 if not game.winner else float((game.winner > 0) == (game.black == 0)) for game in games
    )
    return wins, len(games), view.standings.planned
