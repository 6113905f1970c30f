"""The translations in resources/translations: their form, and that the window speaks them."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest

from engine.base.translation import tr
from engine.train.presets.settings import RunSettings
from sai_studio.app.menus import TABLE
from sai_studio.kit import language
from sai_studio.kit.language import read_catalog
from sai_studio.kit.languages import TRANSLATED
from tests.shared import PROJECT

FOLDER = PROJECT / "resources" / "translations"
LANGUAGES = [one.code for one in TRANSLATED]


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    path = PROJECT / "docs" / "tools" / "translations.py"
    spec = importlib.util.spec_from_file_location("translations", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_translations_have_the_form_of_their_texts(tool: ModuleType) -> None:
    """Whether all texts have translations is not asked: those without are shown in English."""
    faults = []
    for code in LANGUAGES:
        known = tool.read(code)
        assert known
        for text, message in known.items():
            fault = tool.fault(text, message.text)
            faults += [f"{code}: {text!r}: {fault}"] if fault else []
    assert not faults, "\n".join(faults)


def test_the_window_reads_what_the_tool_writes(tool: ModuleType) -> None:
    for code in LANGUAGES:
        catalog = read_catalog(FOLDER / f"sai_studio_{code}.ts")
        assert catalog == {text: message.text for text, message in tool.read(code).items()}


def test_files_of_translations_name_no_places_in_the_source() -> None:
    """Line numbers and files would make every change of the source a change of these files."""
    for code in LANGUAGES:
        root = ElementTree.parse(FOLDER / f"sai_studio_{code}.ts").getroot()
        assert {child.tag for message in root.iter("message") for child in message} <= {
            "source", "translation", "comment", "extracomment", "translatorcomment",
        }, code  # fmt: skip


def test_all_kinds_of_texts_are_collected(tool: ModuleType, tmp_path: Path) -> None:
    """Calls of tr and tr_count, settings and the cards of presets."""
    module = tmp_path / "module.py"
    module.write_text('tr("a"); tr_count(1, "b", "c", n="d"); tr(name); other("e")', "utf-8")
    assert tool._calls(module) == ["a", "b", "c"]
    preset = json.loads((PROJECT / "resources/presets/recommended-5x5.json").read_text("utf-8"))
    option = next(info for info in RunSettings.options() if info.label)
    assert {
        preset["about"],
        option.label,
        option.help,
        *(menu.text for menu in TABLE.menus),
    } <= tool.collect()


BROKEN = {
    "empty": b"",
    "cut off": b"<TS><context><message><source>Pass</source>",
    "not XML": b"\x00\xff\xfe PNG",
    "unknown encoding": b"<?xml version='1.0' encoding='klingon'?><TS/>",
    "wide encoding": b"<?xml version='1.0' encoding='gbk'?><TS>\xb0\xa1</TS>",
    "wrong bytes": b"<TS><message><source>\xff\xff</source></message></TS>",
    "growing entities": b'<!DOCTYPE l [<!ENTITY a "lol"><!ENTITY b "'
    + b"&a;" * 1000
    + b'"><!ENTITY c "'
    + b"&b;" * 1000
    + b'"><!ENTITY d "'
    + b"&c;" * 1000
    + b'">]><l>&d;</l>',
}


def test_a_broken_file_leaves_the_window_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(language.Language, "has_font", lambda self: True)
    monkeypatch.setattr(language, "data_folder", lambda name: tmp_path)
    assert "can't be read; the window is in English" in language.use_language("ja"), "no file"
    path = tmp_path / "translations" / "sai_studio_ja.ts"
    path.parent.mkdir()
    for name, data in BROKEN.items():
        path.write_bytes(data)
        assert "can't be read; the window is in English" in language.use_language("ja"), name
        assert tr("Pass") == "Pass"


def test_odd_messages_are_left_out(tmp_path: Path) -> None:
    path = tmp_path / "odd.ts"
    path.write_text(
        "<TS><message/><message><source>a</source></message>"
        "<message><source>b</source><translation type='unfinished'></translation></message>"
        "<message><source>c</source><translation type='vanished'>C</translation></message>"
        "<message><source>d</source><translation type='obsolete'>D</translation></message>"
        "<message><source>e</source><translation> </translation></message>"
        "<message><source>f</source><translation><numerusform>F</numerusform></translation>"
        "</message><message><source>g</source><translation>G</translation></message>"
        f"{'<context>' * 10_000}{'</context>' * 10_000}</TS>",
        "utf-8",
    )
    assert read_catalog(path) == {"g": "G"}


def test_languages_are_listed_once() -> None:
    sources = [*PROJECT.glob("sai_studio/**/*.py"), *PROJECT.glob("docs/tools/*.py")]
    naming = [path.name for path in sources if "zh_CN" in path.read_text("utf-8")]
    assert naming == ["languages.py"]


def test_a_person_clears_the_mark_of_the_machine(
    tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tool, "FOLDER", tmp_path)
    monkeypatch.setattr(tool, "collect", lambda: {"Pass", "Undo"})
    tool.write("ja", {"Pass": tool.Message("\u30d1\u30b9", unread=True)})
    path = tmp_path / "sai_studio_ja.ts"
    assert tool.read("ja") == {"Pass": tool.Message("\u30d1\u30b9", unread=True)}
    path.write_text(path.read_text("utf-8").replace(' type="unfinished"', "", 1), "utf-8")
    tool.write("ja", tool.read("ja"))
    assert tool.read("ja") == {"Pass": tool.Message("\u30d1\u30b9", unread=False)}


def test_what_a_person_translated_outlives_its_text(
    tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tool, "FOLDER", tmp_path)
    monkeypatch.setattr(tool, "collect", lambda: {"Undo"})
    read, unread = tool.Message("A", unread=False), tool.Message("B", unread=True)
    for _ in range(2):
        tool.write("ja", {**tool.read("ja"), "Pass": read, "Resign": unread})
        assert tool.read("ja") == {"Pass": read}
        assert read_catalog(tmp_path / "sai_studio_ja.ts") == {}
    monkeypatch.setattr(tool, "collect", lambda: {"Pass", "Undo"})
    tool.write("ja", tool.read("ja"))
    assert read_catalog(tmp_path / "sai_studio_ja.ts") == {"Pass": "A"}


@pytest.mark.parametrize(
    ("text", "translation", "fault"),
    [
        ("{n} moves", "{n} \u624b", ""),
        ("{n} moves", "\u624b", "fields"),
        ("{n} moves", "{n \u624b", "fields"),
        ("{n:,} moves", "{n:d} \u624b", "fields"),
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
        "from sai_studio.kit import language\n"
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
    """Also where texts of tables are translated as their module is imported."""
    script = (
        "from sai_studio.app.menus import TABLE\ntext = '|'.join(m.text for m in TABLE.menus)\n"
    )
    known = tool.read("ko")
    texts = [menu.text for menu in TABLE.menus]
    titles = [known[text].text if text in known else text for text in texts]
    assert titles != texts
    assert _said_in("ko", script) == "|".join(titles)


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
    monkeypatch.setattr(language.Language, "has_font", lambda self: False)
    said = language.use_language("ja")
    assert "No font with Japanese characters" in said
    assert "English" in said


def test_an_unknown_language_is_english() -> None:
    assert language.choose_language("tlh").code == "en"
    assert language.choose_language("zh-Hans-CN").code == "zh_CN"
