"""A run in words: its network, its boards and what it learns from; knows no Qt."""

from __future__ import annotations

from pathlib import Path

from engine.base.translation import tr
from engine.train.game_source import paper_source
from engine.train.presets.preset import Preset
from sai_studio.kit.texts import one_line, with_times


def run_text(preset: Preset) -> str:
    """Return the settings of a run in words, and the preset they come from, if it has a title."""
    network = preset.network
    values = {"boards": _boards(network.sizes), "channels": network.channels}
    if network.trunk == "transformer":
        first = tr(
            "A network of {blocks} blocks of attention, {channels} channels wide, for {boards}; "
            "it learns from {source}.",
            blocks=network.blocks,
            source=_source(preset),
            **values,
        )
    elif network.trunk == "plain":
        first = tr(
            "A network of {layers} convolutions of {channels} channels for {boards}; "
            "it learns from {source}.",
            layers=network.blocks + 1,
            source=_source(preset),
            **values,
        )
    else:
        first = tr(
            "A network of {blocks} residual blocks of {channels} channels for {boards}; "
            "it learns from {source}.",
            blocks=network.blocks,
            source=_source(preset),
            **values,
        )
    if not preset.card.title:
        return first
    begun = tr("Begun from the preset \u201c{title}\u201d.", title=tr(preset.card.title))
    return f"{first} {with_times(begun)}"


def _boards(sizes: tuple[int, ...]) -> str:
    small, large = f"{sizes[0]}\u00d7{sizes[0]}", f"{sizes[-1]}\u00d7{sizes[-1]}"
    return small if small == large else tr("{small} to {large}", small=small, large=large)


def _source(preset: Preset) -> str:
    """Return what the network learns from, chosen as the run chooses it."""
    if about := paper_source(preset):
        return tr(about)
    if preset.records.learn:
        return tr("game records")
    source = preset.distillation
    if source.labels:
        names = ", ".join(Path(name.strip()).name for name in source.labels.split(";"))
        return tr("the labels in {folders}", folders=one_line(names))
    if source.teacher:
        return tr("the answers of {network}", network=one_line(Path(source.teacher).name))
    return tr("its own games")
