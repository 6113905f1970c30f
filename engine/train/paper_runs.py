"""The runs of the SAI paper (arXiv:1809.03928, Table I); light to import."""

from __future__ import annotations

from typing import Final, NamedTuple


class PaperRun(NamedTuple):
    """A run of the paper's Table I."""

    name: str
    preset: str
    score: float
    """PE: panel evaluation of its third best network, on the paper's own panel."""
    million_nodes: float
    """TTP: nodes to the plateau [millions]."""


PAPER_RUNS: Final = (
    PaperRun("SAI 9", "sai-9", 2.34848, 1838),
    PaperRun("SAI 15", "sai-15", 1.94057, 1194),
    PaperRun("SAI 20", "sai-20", 2.38155, 463),
    PaperRun("SAI 22", "sai-22", 2.39176, 2545),
    PaperRun("SAI 23", "sai-23", 2.35204, 465),
    PaperRun("SAI 24", "sai-24", 2.38220, 528),
)
