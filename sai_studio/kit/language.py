"""The language of the window: how it is chosen and its catalog loaded."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QSettings, QTranslator

from engine.base.files import data_folder
from engine.base.translation import set_catalog
from sai_studio.kit.languages import LANGUAGES, Language


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


def read_catalog(path: Path) -> dict[str, str]:
    """Return the translations in a Qt Linguist file (.ts) by their English texts.

    The file is read as it is, without a compiled copy; with 3,500 texts this takes 15 ms. A text
    without a translation is left out, and so is one that the program no longer has.

    Raises
    ------
    OSError
        If the file can't be read.
    ValueError
        If it is not well-formed XML.
    """
    from xml.etree import ElementTree  # a window in English needs none

    try:
        root = ElementTree.parse(path)
    except (ElementTree.ParseError, LookupError) as error:  # LookupError: an unknown encoding
        raise ValueError(f"{path.name}: {error}") from error
    catalog = {}
    for message in root.iter("message"):
        translation = message.find("translation")
        if translation is None or translation.get("type") in ("vanished", "obsolete"):
            continue
        if translation.text and translation.text.strip():
            catalog[message.findtext("source", "")] = translation.text
    return catalog


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
    folder = data_folder("resources") / "translations"
    try:
        catalog = read_catalog(folder / f"sai_studio_{language.code}.ts")
    except (OSError, ValueError):
        return f"The {language.english} texts in {folder} can't be read; the window is in English."
    set_catalog(lambda text: catalog.get(text, text), language.code)
    application = QCoreApplication.instance()
    if application is not None:  # the texts of Qt's own buttons and dialogs
        own = _QtTexts(application)
        path = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        if own.load(f"qtbase_{language.code}", str(path)):
            application.installTranslator(own)
    return ""
