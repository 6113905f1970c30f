"""The languages that the window speaks, listed nowhere else; light to import."""

from __future__ import annotations

from typing import Final, NamedTuple


class Language(NamedTuple):
    """A language of the window."""

    code: str
    """Name of its catalog and of Qt's own, such as "zh_CN"."""
    locale: str
    """Name of its locale in Qt Linguist's files."""
    name: str
    """Name in the language itself, such as English."""
    english: str
    """Name in English."""
    script: str
    """What its font must be able to write: a `QFontDatabase.WritingSystem`."""

    def has_font(self) -> bool:
        """Whether a font of this computer can write it; needs a QGuiApplication."""
        from PySide6.QtGui import QFontDatabase

        return bool(QFontDatabase.families(QFontDatabase.WritingSystem[self.script]))


LANGUAGES: Final = (
    Language("en", "en_US", "English", "English", "Latin"),
    Language("zh_CN", "zh_CN", "\u4e2d\u6587", "Chinese", "SimplifiedChinese"),
    Language("ja", "ja_JP", "\u65e5\u672c\u8a9e", "Japanese", "Japanese"),
    Language("ko", "ko_KR", "\ud55c\uad6d\uc5b4", "Korean", "Korean"),
)
TRANSLATED: Final = LANGUAGES[1:]
"""Those that need a catalog: the texts of the source are English."""
LANGUAGE_CHOICES: Final = ("system", *(language.code for language in LANGUAGES))
"""What people can choose; "system" is the language of the desktop."""
