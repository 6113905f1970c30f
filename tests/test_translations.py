"""The catalogs in resources/translations: complete, well formed, compiled from what is there."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QTranslator

from sai_studio.shared.languages import TRANSLATED
from tests.shared import PROJECT

FOLDER = PROJECT / "resources" / "translations"
LANGUAGES = [language.code for language in TRANSLATED]


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    path = PROJECT / ".ci" / "translations.py"
    spec = importlib.util.spec_from_file_location("translations", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_translated_with_its_fields(tool: ModuleType, language: str) -> None:
    texts, known = tool.collect(), tool.read(language)
    assert set(known) == set(texts), "run .ci/translations.py update, and fill what is missing"
    faults = {text: tool.fault(text, message.text) for text, message in known.items()}
    assert not {text: fault for text, fault in faults.items() if fault}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_compiled_catalog_is_that_of_the_texts(tool: ModuleType, language: str) -> None:
    catalog = QTranslator()
    assert catalog.load(str(FOLDER / f"sai_studio_{language}.qm"))
    known = tool.read(language)
    assert known
    old = [t for t, m in known.items() if catalog.translate(tool.CONTEXT, t) != m.text]
    assert not old, "run .ci/translations.py release"


def test_languages_are_listed_once() -> None:
    sources = [*PROJECT.glob("sai_studio/**/*.py"), *PROJECT.glob(".ci/*.py")]
    naming = [path.name for path in sources if "zh_CN" in path.read_text("utf-8")]
    assert naming == ["languages.py"]


def test_a_person_clears_the_mark_of_the_machine(
    tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tool, "FOLDER", tmp_path)
    monkeypatch.setattr(tool, "collect", lambda: {"Pass": ["a.py"], "Undo": ["a.py", "b.py"]})
    tool.write("ja", {"Pass": tool.Message("\u30d1\u30b9", unread=True)})
    path = tmp_path / "sai_studio_ja.ts"
    assert tool.read("ja") == {"Pass": tool.Message("\u30d1\u30b9", unread=True)}
    path.write_text(path.read_text("utf-8").replace(' type="unfinished"', "", 1), "utf-8")
    tool.write("ja", tool.read("ja"))
    assert tool.read("ja") == {"Pass": tool.Message("\u30d1\u30b9", unread=False)}


@pytest.mark.parametrize(
    ("text", "translation", "fault"),
    [
        ("{n} moves", "{n} \u624b", ""),
        ("{n} moves", "\u624b", "fields"),
        ("{n} moves", "{n \u624b", "fields"),
        ("<b>Pass</b>", "\u30d1\u30b9", "tags"),
        ("&Pass", "\u30d1\u30b9(&P)", ""),
        ("&Pass", "\u30d1\u30b9", "keys"),
        ("Pass", " ", "empty"),
    ],
)
def test_faults_of_translations(tool: ModuleType, text: str, translation: str, fault: str) -> None:
    found = tool.fault(text, translation)
    assert fault in found
    assert bool(fault) == bool(found)


def _said_in(code: str, script: str) -> str:
    """Return what a script writes as `text`, run in a process that has chosen a language."""
    start = (
        "import sys\n"
        "from PySide6.QtWidgets import QApplication, QFileDialog, QLabel\n"
        "application = QApplication([])\n"
        "from sai_studio.shared import language\n"
        "language.Language.has_font = lambda self: True\n"
        f"assert language.use_language({code!r}) == ''\n"
    )
    whole = f"{start}{script}sys.stdout.buffer.write(text.encode())\n"
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(PROJECT)}
    done = subprocess.run(
        [sys.executable, "-c", whole], capture_output=True, env=environment, check=True
    )
    return done.stdout.decode()


def test_the_window_speaks_the_language_chosen(tool: ModuleType) -> None:
    script = "from sai_studio.app.menus import TABLE\ntext = TABLE.menus[0].text\n"
    assert _said_in("ko", script) == tool.read("ko")["&File"].text


@pytest.mark.parametrize("code", ["zh_CN", "ja", "ko"])
def test_the_file_dialog_speaks_the_language_chosen(code: str) -> None:
    labels = _said_in(
        code,
        "assert application.translate('QFileDialog', 'no text of &Qt') == 'no text of &Qt'\n"
        "dialog = QFileDialog()\n"
        "text = ' '.join(label.text() for label in dialog.findChildren(QLabel))\n",
    )
    assert "(&N)" in labels
    assert "Look" not in labels
    assert "type" not in labels
    kinds = "text = ' '.join(application.translate('QAbstractFileIconProvider', kind) for kind in"
    said = _said_in(code, f"{kinds} ('Folder', '%1 File', 'File'))\n")
    assert "Folder" not in said
    assert "File" not in said


def test_without_a_font_the_window_is_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    from sai_studio.shared import language

    monkeypatch.setattr(language.Language, "has_font", lambda self: False)
    said = language.use_language("ja")
    assert "No font with Japanese characters" in said
    assert "English" in said


def test_an_unknown_language_is_english() -> None:
    from sai_studio.shared.language import choose_language

    assert choose_language("tlh").code == "en"
    assert choose_language("zh-Hans-CN").code == "zh_CN"
