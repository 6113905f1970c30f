"""Names from files made fit for menus and titles: they may hold anything."""

from __future__ import annotations

from typing import Final

__all__ = ["menu_text", "one_line"]

LONGEST: Final = 80


def one_line(text: str, longest: int = LONGEST) -> str:
    """The text without line breaks, cut in the middle where it is too long."""
    line = "".join(c if c.isprintable() else " " for c in " ".join(text.split()))
    if len(line) <= longest:
        return line
    half = (longest - 1) // 2
    return f"{line[:half].rstrip()}\u2026{line[-half:].lstrip()}"


def menu_text(text: str) -> str:
    """The text as an entry of a menu; "&" is no mark of a key there."""
    return one_line(text).replace("&", "&&")
