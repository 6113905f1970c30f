"""Prepare texts for display: names from files, and sentences of the engine."""

from __future__ import annotations

import re
from functools import reduce
from html import escape
from typing import Final

from engine.base.translation import tr
from engine.record.board_shape import BoardShape

LONGEST: Final = 80
_ENDINGS: Final = (".", "!", "?", "\u2026", "\u3002", "\uff01", "\uff1f")
"""What ends a sentence, in European and East Asian languages."""
_SIZES: Final = re.compile(r"(?<![\w.\-/\\])(\d+)x(\d+)(?![\w\-/\\]|\.\w)", re.ASCII)
"""Matches a board or network size that is not part of a name; East Asian words may adjoin it."""
_MNEMONIC: Final = re.compile(r"\s*\(&\w\)")
"""Matches a mnemonic in parentheses, as Chinese, Japanese and Korean menus have it."""


def one_line(text: str, longest: int = LONGEST) -> str:
    """Return a text without line breaks, cut in the middle if it is too long."""
    if len(text) > 8 * longest:  # the middle of a text of megabytes isn't looked at
        text = f"{text[: 4 * longest]} {text[-4 * longest :]}"
    line = "".join(c if c.isprintable() else " " for c in " ".join(text.split()))
    if len(line) <= longest:
        return line
    half = (longest - 1) // 2
    return f"{line[:half].rstrip()}\u2026{line[-half:].lstrip()}"


def on_screen(text: str) -> str:
    """Return a text with control characters replaced by spaces."""
    return "".join(c if c.isprintable() or c in "\u00a0\u202f" else " " for c in text)


def menu_text(text: str) -> str:
    """Return a text for a menu, in which "&" is no mnemonic."""
    return one_line(text).replace("&", "&&")


def without_mnemonic(text: str) -> str:
    """Return a text of a menu without its mnemonic: "File" of "&File" and of "File(&F)"."""
    return _MNEMONIC.sub("", text).replace("&", "")


def own_tip(html: str) -> str:
    """Mark a tool tip as HTML of our own, in which text from files must be escaped."""
    return html


def plain_tip(text: str, *, wrapped: bool = False) -> str:
    """Return the text of a tool tip in which nothing is rendered as HTML.

    Qt renders a tool tip that looks like HTML, and loads the pictures it names from the disk or
    from another computer. Such a text is escaped; any other stays as it is.

    Parameters
    ----------
    wrapped
        Whether long lines are broken, which Qt does only in HTML.
    """
    if not text or (not wrapped and "<" not in text and "&" not in text):
        return text
    return f'<span style="white-space: pre-wrap">{escape(text)}</span>'


def with_times(text: str) -> str:
    """Write sizes such as 7x7 with a multiplication sign, except in names."""
    return _SIZES.sub("\\1\u00d7\\2", text)


def no_network(shape: BoardShape) -> str:
    """Return the sentence that there is no network for boards of this shape."""
    text = f"{shape.columns}\u00d7{shape.rows}"
    if shape.is_square:
        return tr("There is no network for {board}; add one first.", board=text)
    return tr(
        "Networks play square boards only; {board} can be played and edited, not analyzed.",
        board=text,
    )


def sentence(text: str) -> str:
    """Return a text with a capital letter and a full stop; a leading file name is unchanged."""
    first = text.split(maxsplit=1)[0] if text.split() else ""
    if first.rstrip(",;").replace("'", "").isalpha():
        text = text[0].upper() + text[1:]
    return text if text.endswith(_ENDINGS) else tr("{sentence}.", sentence=text)


def clauses(*parts: str) -> str:
    """Return clauses joined as the language joins them; empty ones are left out."""
    return reduce(_joined, filter(None, parts), "")


def _joined(first: str, second: str) -> str:
    return tr("{first}; {second}", first=first, second=second) if first else second
