"""Kinds of winrate curves: their ids and names, and what their numbers mean. No kernels.

A curve is a kind and a row of numbers, in Black's frame. `engine.search.value.curve` computes with
them.
"""

from __future__ import annotations

from typing import Final

FLAT: Final = 0
"""The winrate does not depend on the bonus. Numbers: P(Black wins), 0."""
SIGMOID: Final = 1
"""P(Black wins | bonus x) = 1 / (1 + exp(-beta (alpha + x))). Numbers: alpha [points for Black],
beta [1/points]."""
MULTI_LABEL: Final = 2
"""Log odds of Black's win at two komi or more, one point apart, as multi-labelled value networks
give them (Wu et al. 2017: komi -3.5 to 12.5, say). Log odds go straight from one label to the next
and are constant beyond the outer ones. Numbers: the first komi [points], the log odds there, at the
komi one point larger, and so on."""

LEAST_NUMBERS: Final = 2
"""Numbers kept of every curve at least: trees hold the sigmoids of finished games, too."""

_NAMES: Final = {FLAT: "flat", SIGMOID: "sigmoid", MULTI_LABEL: "multi-label"}


def kind_name(kind: int) -> str:
    """Return the name of a kind of curve, as files and reports write it."""
    return _NAMES[kind]


def knows_score(kind: int) -> bool:
    """Return whether curves of this kind have a fair komi and a steepness."""
    return kind != FLAT
