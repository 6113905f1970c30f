"""Texts for people in the language of the window; English until a catalog is set."""

from __future__ import annotations

from collections.abc import Callable


def _english(text: str) -> str:
    return text


_lookup: Callable[[str], str] = _english
_language = "en"


def set_catalog(lookup: Callable[[str], str] | None, language: str = "en") -> None:
    """Set the function that translates an English text; None for English.

    Texts of tables are translated when their modules are imported, so a window sets its catalog
    before it imports them. The command line has none.

    Parameters
    ----------
    lookup
        Returns the translation of a text, or the text itself where there is none.
    language
        Code of the language, such as "zh_CN".
    """
    global _language, _lookup
    _language, _lookup = language, lookup or _english


def language() -> str:
    """Return the language of the texts as web pages name it, such as "zh-CN"."""
    return _language.replace("_", "-")


def tr(text: str, /, **values: object) -> str:
    """Return a text in the language of the catalog, its {fields} replaced by the values.

    Parameters
    ----------
    text
        The English text, a literal or a text that `docs/tools/translations.py` lists; with values
        it is a format string such as "{name} has {count} moves".
    """
    translated = _lookup(text)
    if not values:
        return translated
    try:
        return translated.format(**values)
    except (LookupError, ValueError, TypeError, AttributeError):  # a mistake in the catalog
        return text.format(**values)


def tr_count(count: float, one: str, many: str, /, **values: object) -> str:
    """Return `one` if the count is 1, otherwise `many`, translated; `{n}` is the count."""
    return tr(one if count == 1 else many, n=count, **values)
