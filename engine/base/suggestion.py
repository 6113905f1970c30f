"""What to do next after an unknown name: the nearest known one, or all of them."""

from __future__ import annotations

import difflib
from collections.abc import Collection

from engine.base.translation import tr


def suggestion(name: str, known: Collection[str], otherwise: str | None = None) -> str:
    """Return "did you mean 'sai-20'?" with the known name that is nearest.

    Parameters
    ----------
    otherwise
        What is returned if no known name is near; None lists all known names.
    """
    lower = {each.lower(): each for each in known}
    near = difflib.get_close_matches(name.lower(), lower, n=1)
    if near:
        return did_you_mean(lower[near[0]])
    if otherwise is None:
        return tr("known: {names}", names=", ".join(known))
    return otherwise


def did_you_mean(*names: str) -> str:
    """Return the question whether some names were meant."""
    return tr("did you mean {names}?", names=", ".join(map(repr, names)))
