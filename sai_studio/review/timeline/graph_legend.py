"""The entries of the timeline's legend."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import numpy as np

from engine.base.translation import tr
from engine.search.loss import ENOUGH_VISITS
from sai_studio.kit.charts.legend import LegendEntry
from sai_studio.kit.figures import CERTAINTY_WORDS, fair_komi
from sai_studio.review.timeline.graph_scene import ESTIMATED, TimelineScene

LEGEND: Final = (
    LegendEntry("move", "", "", widest=f"288 W Q16\n288 W {tr('pass')}"),
    LegendEntry(
        "alpha",
        tr("fair komi"),
        "alpha",
        "line",
        tr(
            "<p>Fair komi after each move, in a band of one standard deviation of the score. "
            "Black is "
            "ahead where it lies above the komi line.</p>"
            "<p>alpha \u00b1 \u03c0 / (beta \u221a3)</p>"
        ),
        "\u221288.8",
    ),
    LegendEntry(
        "winrate",
        tr("Black wins"),
        "winrate",
        "line",
        tr(
            "<p>Black's winrate at the viewed komi. Where the position was not searched at "
            "that komi, it is read off the winrate curve.</p>"
        ),
        "99.9 %",
    ),
    LegendEntry(
        "certainty",
        tr("certainty"),
        "accent",
        "bar",
        tr(
            "<p>How certain the network is of the score, from pale (very low) to full (very high). "
            "Losses at low certainty are drawn paler, because the error may be the "
            "network's, not the player's. The result of a finished game is an estimate "
            "if the network judged the dead stones.</p><p>width between the quarters = "
            "2.197 / beta points</p>"
        ),
        "\n".join((ESTIMATED, *CERTAINTY_WORDS)),
    ),
    LegendEntry(
        "loss",
        tr("lost"),
        "loss3",
        "bar",
        tr(
            "<p>Points the move lost against the engine's choice: Black's upward, "
            "White's downward. Differences within their standard error count as "
            "0.</p><p>alpha of the choice \u2212 alpha after the move, for the side "
            "that moved</p>"
        ),
        "88.8",
    ),
)


FAINT: Final = LegendEntry(
    "faint",
    tr("few visits"),
    "alpha",
    "thin",
    tr(
        "<p>Where the lines are thin and pale the position has fewer than {visits} visits: the "
        "network's first impression can be off by many points, so the judgment of a move there may "
        "change.</p><p>standard error of the fair komi</p>",
        visits=ENOUGH_VISITS,
    ),
    "\u00b1 88.8",
)

DISAGREEMENT: Final = LegendEntry(
    "disagreement",
    tr("agents differ"),
    "text",
    "diamond",
    tr(
        "<p>Positions where the agents chose different moves, all of them searched enough to "
        "compare. "
        "D goes to the next one.</p>"
    ),
    is_optional=True,
)

DYNAMIC_KOMI: Final = LegendEntry(
    "dynamic",
    tr("dynamic komi"),
    "agent3",
    "dashed",
    tr(
        "<p>The komi that an agent with dynamic komi searched with, so that the game "
        "looked about even to it: your own agent, or the engine you played against. The "
        "result counts at the real komi.</p>"
    ),
    "\u221288.8",
)

OTHER_TIP: Final = tr(
    "<p>Analysis by another network or engine: the fair komi as a thin line and, if "
    "chosen, Black's winrate as a dotted one. Right-click on the timeline to choose.</p>"
)


STORED: Final = LegendEntry(
    "stored",
    tr("stored analysis"),
    "amber",
    "line",
    tr(
        "<p>Where the strip is underlined, the figures come from the game record: they are of "
        "another "
        "network, or of this one under other rules. The network in use has not searched these "
        "positions yet. Figures of two networks are not compared, so a move between them has no "
        "loss.</p>"
    ),
)


def with_room(entry: LegendEntry, scene: TimelineScene) -> LegendEntry:
    """Return an entry with room for the values of a scene, as for a fair komi beyond the board."""
    known = scene.alpha[np.isfinite(scene.alpha)]
    if entry.key != "alpha" or not len(known):
        return entry
    ends = (fair_komi(float(alpha), scene.size) for alpha in (known.min(), known.max()))
    return replace(entry, widest="\n".join((entry.widest, *ends)))
