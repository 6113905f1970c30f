"""Check settings of a contest that are impossible in games with handicap."""

from __future__ import annotations

from engine.base.translation import tr


def handicap_problem(
    handicap: int, *, placement: str, side: str, opening: str, judge: str, tree: str
) -> tuple[str, str] | None:
    """Return an impossible setting of games with handicap, with the error; None if there is none.

    The error's text follows the name of the setting. The parameters are those of `ContestSettings`.
    """
    if side != "both":
        words = tr(" can't be chosen in handicap games; --handicap-for says who is Black")
        return "side", words
    policy = opening == "policy" and not judge
    if opening != "none" and not policy:
        words = tr(
            " of handicap games can be none, or policy without a judge: checked openings are for "
            "even games"
        )
        return "opening", words
    if placement == "free" and handicap >= 2:
        if opening != "none":
            return "opening", tr(" needs handicap stones on fixed points, not free ones")
        if tree == "games":
            return "tree", tr(" `games` needs handicap stones on fixed points, not free ones")
    return None
