"""Make a panel of a run's own networks, and score the run's generations with it."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np
from msgspec import Struct

from engine.base.checked_json import Count, Share, Text, decode_lines
from engine.base.errors import RunError
from engine.base.files import append_line, read_lines
from engine.base.untrusted import refuse_links_out
from engine.match.panel import (
    Panel,
    PanelMember,
    evaluate_on_panel,
    load_members,
    save_panel,
    with_openings,
)
from engine.match.settings import PanelSettings
from engine.network.weights import read_header
from engine.statistics.principal_component import principal_component, spearman
from engine.train.preset import Preset
from engine.train.run import RunFolder
from engine.train.run_matches import CACHE_ROWS, generation_ratings, panel_entry, rating_entry
from engine.train.run_networks import make_evaluator

__all__ = ["PanelReport", "make_panel", "networks_of_run"]


class PanelReport(NamedTuple):
    """A new panel and its scores of the networks that it was made with."""

    panel: Panel
    """With its weights."""
    generations: list[int]
    """Those that were scored."""
    nodes: list[int]
    """Nodes searched before each."""
    scores: list[float]
    """Panel evaluation of each."""
    elo: list[float]
    """Maximum-likelihood rating of each; the first member has 0."""
    correlation: float
    """Spearman's rank correlation of scores and ratings."""


class _Row(Struct, frozen=True):
    """Results of one generation; a line of the file beside the panel."""

    panel: Text
    """Fingerprint of the panel."""
    generation: Count
    nodes: Count
    shares: tuple[Share, ...]
    """Share of the points against each member."""


def networks_of_run(folder: RunFolder, every: int) -> dict[int, int]:
    """Return every `every`-th generation and the last, with the nodes searched before each."""
    last = folder.newest_network()
    nodes = {}
    for generation in range(last + 1):
        path = folder.network_path(generation)
        if (generation % every == 0 or generation == last) and path.exists():
            nodes[generation] = int(read_header(path).training.get("nodes", 0))
    return nodes


def make_panel(
    folder: RunFolder,
    members: Sequence[Path],
    settings: PanelSettings,
    out: Path,
    *,
    every: int,
    progress: Callable[[str], None],
    stopped: Callable[[], bool],
) -> PanelReport | None:
    """Play a run's networks against a panel and weight its members by the results.

    Results are kept beside the panel, one line per network, so the same command continues. The
    scores and ratings are appended to the run's log; the paper's panel was made the same way
    (covariance PCA over the results of many networks, S0 section III-E).

    Parameters
    ----------
    members
        Weights files of the panel's networks.
    out
        The panel's file.
    every
        Every how many generations a network is scored.

    Returns
    -------
    PanelReport or None
        None when it was stopped.

    Raises
    ------
    RunError
        There are too few networks to weight the members, or another process works on the run.
    """
    refuse_links_out(folder.root)
    with folder.locked():
        preset = folder.preset()
        networks = networks_of_run(folder, every)
        if len(networks) < 3:
            raise RunError(
                f"{folder.root}: {len(networks)} networks are too few for a panel's weights; take "
                f"more generations, or every single one"
            )
        panel = _panel(preset, members, settings)
        opponents = load_members(panel, cache_rows=CACHE_ROWS)
        panel = with_openings(panel, opponents[-1])
        results = out.with_suffix(".results.jsonl")
        fingerprint = panel.fingerprint(opponents)
        done = _done(results, fingerprint, len(panel.members))
        for generation, nodes in networks.items():
            if generation in done:
                continue
            progress(f"generation {generation} against {len(opponents)} panel networks")
            candidate = make_evaluator(preset, folder.network_path(generation), CACHE_ROWS)
            result = evaluate_on_panel(
                candidate, opponents, panel, stopped=lambda: stopped() or folder.stop_requested()
            )
            if result is None:
                return None
            shares = [round(share, 4) for share in result.shares.tolist()]
            row = _Row(fingerprint, generation, nodes, tuple(shares))
            append_line(results, json.dumps(msgspec.structs.asdict(row)))
            done[generation] = row
        rows = [done[generation] for generation in networks]
        component = principal_component(np.array([row.shares for row in rows], np.float64))
        panel = panel.with_weights(component)
        save_panel(panel, out)
        against = [member.network.name for member in panel.members if member.weight < 0.0]
        if against:
            progress(
                f"{', '.join(against)}: negative weights, so a win against them lowers the score; "
                "the paper's were all positive: take them out of the panel, or score more networks"
            )
        ratings = generation_ratings({row.generation: row.shares for row in rows}, settings.games)
        scores, elo = [], []
        for row in rows:
            rating = ratings[row.generation]
            scores.append(panel.score(np.array(row.shares)))
            elo.append(rating.elo)
            entry = panel_entry(row.nodes, scores[-1], row.shares, settings.games, fingerprint)
            folder.log({**entry, "generation": row.generation})
            folder.log({**rating_entry(row.nodes, rating), "generation": row.generation})
        correlation = spearman(np.array(scores), np.array(elo))
        return PanelReport(
            panel, list(networks), [row.nodes for row in rows], scores, elo, float(correlation)
        )


def _panel(preset: Preset, members: Sequence[Path], settings: PanelSettings) -> Panel:
    return Panel(
        rules=preset.rules,
        settings=settings,
        members=tuple(PanelMember(path, read_header(path).identity) for path in members),
        about="Made from a run's own networks; weights are the first principal component.",
    )


def _done(path: Path, fingerprint: str, members: int) -> dict[int, _Row]:
    """Return the results of an earlier start with the same panel; a torn line is played again."""
    return {
        row.generation: row
        for row in decode_lines(read_lines(path), _Row)
        if row.panel == fingerprint and len(row.shares) == members
    }
