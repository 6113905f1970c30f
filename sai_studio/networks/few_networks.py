"""Tells where networks are chosen that only one of them plays a board."""

from __future__ import annotations

from collections.abc import Iterable

from engine.base.translation import tr
from engine.catalog.network_info import NetworkInfo


def few_networks_text(networks: Iterable[NetworkInfo], size: int) -> str:
    """Return a sentence if only one network, or none, plays a board; "" if several do."""
    names = sorted({info.path: info.name for info in networks if info.plays(size)}.values())
    if len(names) > 1:
        return ""
    board = f"{size}\u00d7{size}"
    if names:
        return tr(
            "Only one network plays {board}; Networks \u203a Get a strong network adds one.",
            board=board,
        )
    return tr(
        "No network plays {board}; Networks \u203a Get a strong network adds one.", board=board
    )
