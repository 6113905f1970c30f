"""Which settings of a contest make no sense in games with handicap."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.base.translation import tr

if TYPE_CHECKING:
    from engine.match.settings import ContestSettings

__all__ = ["handicap_problem"]


def handicap_problem(settings: ContestSettings) -> tuple[str, str] | None:
    """Return a setting that makes no sense with handicap, and the words about it; None if all do.

    The words follow the name of the setting.
    """
    if settings.side != "both":
        words = tr(" can't be chosen in handicap games; handicap_for says who is Black")
        return "side", words
    policy = settings.opening == "policy" and not settings.judge
    if settings.opening != "none" and not policy:
        words = tr(
            " of handicap games can be none, or policy without a judge: checked openings are for "
            "even games"
        )
        return "opening", words
    if settings.placement == "free" and settings.handicap >= 2:
        if settings.opening != "none":
            return "opening", tr(" needs handicap stones on fixed points, not free ones")
        if settings.tree == "games":
            return "tree", tr(" `games` needs handicap stones on fixed points, not free ones")
    return None
