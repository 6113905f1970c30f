"""The language of the window: how it is chosen and its catalog loaded."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QSettings, QTranslator

from engine.base.files import data_folder
from engine.base.translation import set_catalog
from sai_studio.shared.languages import LANGUAGES, Language

CONTEXT: Final = "SAI Studio"


class _QtTexts(QTranslator):
    """Translator of Qt's own texts.

    Qt's catalogs hold some of them without the mnemonic ("&"), and those of the kinds of files
    under the file dialog's name, which they had before.
    """

    def translate(
        self, context: str, source: str, /, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        text = super().translate(context, source, disambiguation, n)
        if not text and "&" in source:
            text = super().translate(context, source.replace("&", ""), disambiguation, n)
        if not text and context == "QAbstractFileIconProvider":
            text = super().translate("QFileDialog", source, disambiguation, n)
        return text or None  # an empty text would replace the English one


def choose_language(wanted: str) -> Language:
    """Return a language by its code, or for "system" the first one of the desktop's that is known.

    English stands in for what is unknown.
    """
    codes = [wanted] if wanted != "system" else QLocale.system().uiLanguages()
    for code in codes:
        for language in LANGUAGES:
            if code.replace("-", "_").split("_")[0] == language.code.split("_")[0]:
                return language
    return LANGUAGES[0]


def stored_language(preferences: Path) -> str:
    """Return the language in the INI file of the preferences, which are not imported yet."""
    settings = QSettings(str(preferences), QSettings.Format.IniFormat)
    return str(settings.value("language", "system"))


def use_language(wanted: str) -> str:
    """Load the catalog of a language; call it before the modules with the texts are imported.

    Parameters
    ----------
    wanted
        Code of a language, or "system".

    Returns
    -------
    str
        Why the window is in English instead; "" if it is in the language.
    """
    language = choose_language(wanted)
    set_catalog(None)
    if language.code == "en":
        return ""
    if not language.has_font():
        return (
            f"No font with {language.english} characters is installed, so the window is in "
            "English; install one, such as Noto Sans CJK, and start again."
        )
    catalog = QTranslator()
    folder = data_folder("resources") / "translations"
    if not catalog.load(f"sai_studio_{language.code}.qm", str(folder)):
        return f"The {language.english} texts in {folder} can't be read; the window is in English."

    def lookup(text: str) -> str:
        return catalog.translate(CONTEXT, text) or text

    set_catalog(lookup, language.code)
    application = QCoreApplication.instance()
    if application is not None:  # the texts of Qt's own buttons and dialogs
        own = _QtTexts(application)
        path = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        if own.load(f"qtbase_{language.code}", str(path)):
            application.installTranslator(own)
    return ""
