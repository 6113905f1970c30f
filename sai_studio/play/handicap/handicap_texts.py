"""Sentences of the handicap advisor. No Qt."""

from __future__ import annotations

from engine.base.translation import tr, tr_count
from engine.go.rules import display_name
from engine.record.handicap import format_komi
from engine.review.handicap import HandicapStart, komi_words
from sai_studio.kit.figures import percent
from sai_studio.kit.texts import with_times


def fair_text(start: HandicapStart) -> str:
    """Return the fair komi of a start with its error: "White gets 6.5 \u00b1 0.4"."""
    if start.is_bound:
        return komi_words(start.fair_komi, "\u2265\u00a0")
    return f"{komi_words(start.fair_komi)} \u00b1 {max(start.error, 0.1):.1f}"


def even_text(start: HandicapStart, komi: float) -> str:
    """Return which start is most even at a komi, and Black's chance there."""
    winrate = percent(start.winrate(komi))
    if not start.stones:
        return tr("most even with no handicap: Black wins {winrate}", winrate=winrate)
    return tr_count(
        start.stones,
        "most even with {n} stone: Black wins {winrate}",
        "most even with {n} stones: Black wins {winrate}",
        winrate=winrate,
    )


def begin_text(start: HandicapStart, komi: float) -> str:
    """Return the text of the button that starts a game."""
    if start.stones < 2:
        return tr("Start game: Black first, komi {komi}", komi=format_komi(komi))
    return tr(
        "Start game: {stones} stones, komi {komi}", stones=start.stones, komi=format_komi(komi)
    )


def compensation_text(rules: str, start: HandicapStart, komi: float) -> str:
    """Return what White gets besides komi, and the `komi` with it, as a sentence."""
    return tr(
        "By {rules} rules White also gets {points:g} points for {stones} stones, so that the "
        "game is at komi {komi}.",
        rules=display_name(rules),
        points=start.compensation,
        stones=start.stones,
        komi=format_komi(komi),
    )


def limit_text(size: int, most: int) -> str:
    """Return for how many handicap stones a board has customary points, as a sentence."""
    if most <= 1:
        text = tr("{size}x{size} has customary points for no handicap stones.", size=size)
    else:
        text = tr(
            "{size}x{size} has customary points for up to {stones} stones.", size=size, stones=most
        )
    return with_times(text)


def row_tip(start: HandicapStart, *, is_rough: bool) -> str:
    """Return the tool tip of a start: Black's chance at the komi that would be entered."""
    komi = start.komi_to_enter
    text = tr(
        "At komi {komi} Black wins {winrate}",
        komi=format_komi(komi),
        winrate=percent(start.winrate(komi)),
    )
    if not is_rough:
        return text
    return f"{text}.\n\u2248: {tr('far from the fair komi, an estimate')}"
