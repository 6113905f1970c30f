"""What a run's generations say of one position, as charts and sentences; knows no Qt."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

import numpy as np

from engine.base.translation import tr
from engine.record.handicap import format_komi
from sai_studio.kit.charts.chart_scene import ChartScene, Line, number
from sai_studio.kit.figures import move_name
from sai_studio.review.view_panel import NO_WINRATES

if TYPE_CHECKING:
    from engine.analysis.network_opinion import NetworkOpinion

GHOSTS: Final = 7
"""Curves of earlier generations that are shown."""
TIE: Final = 0.005
"""Moves whose probabilities differ by less share the first place: mirrored ones do."""
MOVES: Final = 3
"""Moves that are shown on the board."""
LEAST: Final = 0.02
"""Least probability of a move that is shown."""
Opinions = Mapping[int, "NetworkOpinion"]


def is_first(opinion: NetworkOpinion, move: int) -> bool:
    """Whether a move is the network's first choice, alone or with equal ones."""
    return float(opinion.policy[move]) >= float(opinion.policy.max()) - TIE


def moves_of(opinion: NetworkOpinion) -> dict[int, str]:
    """Return the moves to show on the board, with their probability in percent."""
    ranked = np.argsort(-opinion.policy)[:MOVES].tolist()
    return {
        move: f"{100.0 * float(opinion.policy[move]):.0f}"
        for place, move in enumerate(ranked)
        if place == 0 or opinion.policy[move] >= LEAST
    }


def opinion_text(opinion: NetworkOpinion, generation: int, size: int, komi: float) -> str:
    """Return what one generation says, as a sentence."""
    values = {
        "generation": generation,
        "winrate": 100.0 * opinion.winrate,
        "komi": format_komi(komi),
        "move": move_name(opinion.best, size),
        "share": 100.0 * float(opinion.policy[opinion.best]),
    }
    if not opinion.has_values:
        return tr("Generation {generation} plays {move} ({share:.0f} %).", **values)
    if not math.isfinite(opinion.alpha):
        return tr(
            "Generation {generation}: Black wins {winrate:.0f} % at komi {komi}; it plays "
            "{move} ({share:.0f} %).",
            **values,
        )
    return tr(
        "Generation {generation}: Black wins {winrate:.0f} % at komi {komi}, {color} is ahead "
        "by {points} points on the board; it plays {move} ({share:.0f} %).",
        color=tr("Black") if opinion.alpha >= 0.0 else tr("White"),
        points=number(abs(opinion.alpha), 1),
        **values,
    )


def learned_text(opinions: Opinions, move: int, size: int, whole: int) -> str:
    """Return since when a move has been the first choice, as a sentence.

    Parameters
    ----------
    opinions
        By generation, as far as they are known.
    whole
        Number of generations that there are.
    """
    if not opinions:
        return ""
    name, known = move_name(move, size), sorted(opinions)
    since = None
    for generation in reversed(known):
        if not is_first(opinions[generation], move):
            break
        since = generation
    asked = (
        ""
        if len(known) >= whole
        else tr("{asked} of {networks} networks evaluated so far", asked=len(known), networks=whole)
    )
    if since is None:
        text = tr("{move} is not the first choice of the newest network", move=name)
    elif since == known[0]:
        text = tr("{move} has been the first choice from the beginning", move=name)
    else:
        text = tr(
            "{move} has been the first choice since generation {generation}",
            move=name,
            generation=since,
        )
    return f"{text} ({asked})." if asked else f"{text}."


def curves_chart(opinions: Opinions, generation: int | None, komi: float) -> ChartScene:
    """Return the winrate curve of a generation, with earlier ones as ghosts."""
    lines: list[Line] = []
    has_values = all(opinion.has_values for opinion in opinions.values())
    if generation is not None and generation in opinions and has_values:
        earlier = [g for g in sorted(opinions) if g < generation]
        step = max(len(earlier) / GHOSTS, 1.0)
        for g in dict.fromkeys(earlier[int(i * step)] for i in range(min(GHOSTS, len(earlier)))):
            lines.append(Line(f"{g}", "muted", opinions[g].komi, opinions[g].curve, ghost=True))
        shown = opinions[generation]
        at = int(np.searchsorted(shown.komi, komi))  # the sampled komi are too coarse to read it
        lines.append(
            Line(
                tr("generation {generation}", generation=generation),
                "curve",
                np.insert(shown.komi, at, komi),
                np.insert(shown.curve, at, shown.winrate),
            )
        )
    return ChartScene(
        title=tr("Black wins this position"),
        tip=tr(
            "Black's winrate by komi as the selected generation sees the position, without a "
            "search. Earlier generations stay as pale lines; move the slider below."
        ),
        x_label=tr("komi"),
        lines=tuple(lines),
        cursor=komi,
        y_range=(0.0, 1.0),
        percent=True,
        empty=tr("The curve appears when the network has evaluated the position.")
        if has_values
        else NO_WINRATES,
    )


def progress_chart(
    opinions: Opinions, generation: int | None, move: int, size: int, komi: float
) -> ChartScene:
    """Return winrate and probability of a move over the generations."""
    known = sorted(opinions)
    x = np.array(known, np.float64)
    winrates = np.array([opinions[g].winrate for g in known])
    shares = np.array([float(opinions[g].policy[move]) for g in known])
    name, dots = move_name(move, size), len(known) < 4
    lines = [Line(tr("chooses {move}", move=name), "agent0", x, shares, dots=dots)]
    if all(opinion.has_values for opinion in opinions.values()):
        label = tr("Black wins at {komi}", komi=format_komi(komi))
        lines.append(Line(label, "winrate", x, winrates, dots=dots))
    return ChartScene(
        title=tr("When did it learn this?"),
        tip=tr(
            "Black's winrate at komi {komi}, and how often the policy chooses {move}, by "
            "generation. A click selects a generation.",
            komi=format_komi(komi),
            move=name,
        ),
        x_label=tr("generation"),
        lines=tuple(lines),
        cursor=None if generation is None else float(generation),
        y_range=(0.0, 1.0),
        percent=True,
        whole_x=True,
        empty=tr("The networks evaluate the position one after the other."),
    )
