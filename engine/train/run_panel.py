"""Make a panel of networks, and score the generations of one or more runs with it."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np
from msgspec import Struct

from engine.base.checked_json import Share, Text, decode_lines
from engine.base.errors import RunError
from engine.base.files import append_line, read_lines
from engine.base.statistics.principal_component import principal_component, spearman
from engine.base.untrusted import refuse_links_out
from engine.games.panel import (
    Panel,
    PanelMember,
    evaluate_on_panel,
    load_members,
    save_panel,
    with_openings,
)
from engine.games.settings import PanelSettings
from engine.network.files.weights import read_header
from engine.train.presets.preset import Preset
from engine.train.run_matches import CACHE_ROWS, panel_entry, panel_ratings, rating_entry
from engine.train.runs.run import RunFolder
from engine.train.runs.run_networks import make_evaluator


class ScoredNetwork(NamedTuple):
    """A network that a panel was made with."""

    run: str
    """Folder name of the run that trained the network."""
    generation: int
    nodes: int
    """Searched before it."""
    score: float
    """Panel evaluation."""
    elo: float
    """Maximum-likelihood rating; the panel's first member has 0."""


class PanelReport(NamedTuple):
    """A new panel and its scores of the networks that it was made with."""

    panel: Panel
    """With its weights."""
    networks: list[ScoredNetwork]
    """Run by run, by generation."""
    correlation: float
    """Spearman's rank correlation of scores and ratings."""


class _Row(Struct, frozen=True):
    """Results of one network; a line of the file beside the panel."""

    panel: Text
    """Fingerprint of the panel."""
    network: Text
    """Identity of its weights."""
    shares: tuple[Share, ...]
    """Share of the points against each member."""


class _Candidate(NamedTuple):
    """A network that is to be scored."""

    folder: RunFolder
    generation: int
    nodes: int
    identity: str


def make_panel(
    folders: Sequence[RunFolder],
    members: Sequence[Path],
    settings: PanelSettings,
    out: Path,
    *,
    every: int,
    progress: Callable[[str], None],
    stopped: Callable[[], bool],
) -> PanelReport | None:
    """Play the networks of runs against a panel and weight its members by the results.

    Results are kept beside the panel, one line per network, so the same command continues. The
    scores and ratings are appended to the runs' logs; the paper's panel was made the same way
    (covariance PCA over the results of many networks of several runs, SAI section III-E).

    Parameters
    ----------
    folders
        Runs under the same rules; their komi may differ.
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
        There are too few networks to weight the members, the rules of the runs differ, or another
        process works on one of them.
    """
    for folder in folders:
        refuse_links_out(folder.root)
    presets = _presets(folders)
    with ExitStack() as locks:
        for folder in folders:
            locks.enter_context(folder.locked())
        candidates = _candidates(folders, every)
        panel = _panel(presets[folders[0].root], members, settings)
        opponents = load_members(panel, cache_rows=CACHE_ROWS)
        panel = with_openings(panel, opponents[-1])
        results = out.with_suffix(".results.jsonl")
        fingerprint = panel.fingerprint(opponents)
        rows = _done(results, fingerprint, len(panel.members))

        def is_stopped() -> bool:
            return stopped() or any(folder.stop_requested() for folder in folders)

        for number, (folder, generation, _, identity) in enumerate(candidates, 1):
            if identity in rows:
                continue
            progress(
                f"network {number} of {len(candidates)}, generation {generation} of "
                f"{folder.root.name}, against {len(opponents)} panel networks"
            )
            path = folder.network_path(generation)
            candidate = make_evaluator(presets[folder.root], path, CACHE_ROWS)
            result = evaluate_on_panel(candidate, opponents, panel, stopped=is_stopped)
            if result is None:
                return None
            shares = [round(share, 4) for share in result.shares.tolist()]
            row = _Row(fingerprint, identity, tuple(shares))
            append_line(results, json.dumps(msgspec.structs.asdict(row)))
            rows[identity] = row
        shares_of = [rows[candidate.identity].shares for candidate in candidates]
        panel = panel.with_weights(principal_component(np.array(shares_of, np.float64)))
        save_panel(panel, out)
        against = [member.network.name for member in panel.members if member.weight < 0.0]
        if against:
            progress(
                f"{', '.join(against)}: negative weights, so a win against them lowers the score; "
                "the paper's were all positive: take them out of the panel, or score more networks"
            )
        ratings = panel_ratings(dict(enumerate(shares_of)), settings.games)
        networks = []
        for number, (folder, generation, nodes, _) in enumerate(candidates):
            shares = list(shares_of[number])
            rating, score = ratings[number], panel.score(np.array(shares))
            entry = panel_entry(nodes, score, shares, settings.games, fingerprint)
            folder.log({**entry, "generation": generation})
            folder.log({**rating_entry(nodes, rating), "generation": generation})
            networks.append(ScoredNetwork(folder.root.name, generation, nodes, score, rating.elo))
        scores = np.array([network.score for network in networks])
        correlation = spearman(scores, np.array([network.elo for network in networks]))
        return PanelReport(panel, networks, float(correlation))


def _presets(folders: Sequence[RunFolder]) -> dict[Path, Preset]:
    """Return the preset of each run by its folder; the rules are the same but for the komi."""
    presets = {folder.root: folder.preset() for folder in folders}
    first = presets[folders[0].root].rules
    for root, preset in presets.items():
        if replace(preset.rules, komi=first.komi) != first:
            raise RunError(
                f"{root}: this run has other rules or another board than {folders[0].root}; make "
                "a panel of its own for it"
            )
    return presets


def _candidates(folders: Sequence[RunFolder], every: int) -> list[_Candidate]:
    """Return every `every`-th generation of each run, and its last one."""
    candidates = []
    for folder in folders:
        generations = sorted(folder.generations())
        for generation in generations:
            if generation % every == 0 or generation == generations[-1]:
                header = read_header(folder.network_path(generation))
                nodes = int(header.training.get("nodes", 0))
                candidates.append(_Candidate(folder, generation, nodes, header.identity))
    if len(candidates) < 3:
        names = ", ".join(str(folder.root) for folder in folders)
        raise RunError(
            f"{names}: {len(candidates)} networks are too few for a panel's weights; take more "
            f"generations, or every single one"
        )
    return candidates


def _panel(preset: Preset, members: Sequence[Path], settings: PanelSettings) -> Panel:
    return Panel(
        rules=preset.rules,
        settings=settings,
        members=tuple(PanelMember(path, read_header(path).identity) for path in members),
        about="Its weights are the first principal component of the results of runs' networks.",
    )


def _done(path: Path, fingerprint: str, members: int) -> dict[str, _Row]:
    """Return the results of an earlier start with the same panel, by network.

    Torn lines are left out, so those networks play again.
    """
    return {
        row.network: row
        for row in decode_lines(read_lines(path), _Row)
        if row.panel == fingerprint and len(row.shares) == members
    }
