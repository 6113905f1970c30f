"""Bring the translations in resources/translations up to date with the texts of the source.

    python docs/tools/translations.py update             new texts into the .ts files
    python docs/tools/translations.py missing ja         texts without a translation, as JSON
    python docs/tools/translations.py fill ja FILE.json  add translations {text: translation}

The window reads the .ts files themselves; a text without a translation is shown in English. Edit
them with Qt Linguist or Weblate. A translation that no person has read is marked unfinished; these
programs clear the mark. When a text is gone from the source, `update` deletes an unread translation
and keeps one that a person has read, marked as vanished.
"""

from __future__ import annotations

import argparse
import ast
import json
import re
import string
import sys
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import NamedTuple

PROJECT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(PROJECT))
from sai_studio.kit.languages import TRANSLATED  # noqa: E402  (found by the line above)

FOLDER = PROJECT / "resources" / "translations"
LANGUAGES = {language.code: language.locale for language in TRANSLATED}
CONTEXT = "SAI Studio"
MARKED = re.compile(r"&(?=[^\s&;])(?!\w+;)")


class Message(NamedTuple):
    """A translation and whether no person has read it yet."""

    text: str
    unread: bool


def _literal(node: ast.expr) -> str | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    return None


def _calls(path: Path) -> list[str]:
    """Return the literal texts of tr() and tr_count() in a module."""
    texts = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        places = {"tr": node.args[:1], "tr_count": node.args[1:3]}.get(node.func.id, [])
        texts += [text for text in map(_literal, places) if text]
    return texts


def _tables() -> list[str]:
    """Return the texts of the engine's tables that the window translates where it shows them."""
    from engine.base.settings import Settings

    for path in sorted(PROJECT.glob("engine/**/*settings.py")):  # declare all settings
        __import__(".".join(path.relative_to(PROJECT).with_suffix("").parts))
    from engine.record.game_node import INFO

    texts = [kind.title for kind in INFO.values()]
    others = ("engine.go.rules", "engine.search.value.dynamic_komi", "engine.analysis.agent")
    kinds = [Settings]
    while kinds:
        kind = kinds.pop()
        for each in kind.__subclasses__():  # tests and commands have settings, too
            name = each.__module__
            if name in others or (name.startswith("engine.") and name.endswith("settings")):
                kinds.append(each)
        for info in kind.options():
            texts += [info.label, info.help, info.unit]
    for path in PROJECT.glob("resources/*/*.json"):
        card = json.loads(path.read_text("utf-8"))
        texts += [card.get(key, "") for key in ("title", "outcome", "needs", "about")]
        texts += [step["about"] for step in card.get("steps", ())]
        given = card.get("given", {})
        texts += [*given, *given.values()]
    for path in PROJECT.glob("resources/runs/*/run.json"):
        texts.append(json.loads(path.read_text("utf-8"))["preset"]["about"])
    return [text for text in texts if text]


def collect() -> set[str]:
    """Return every text that the window shows."""
    sources = [*PROJECT.glob("sai_studio/**/*.py"), *PROJECT.glob("engine/**/*.py")]
    return {*_tables(), *(text for path in sources for text in _calls(path))}


def read(language: str) -> dict[str, Message]:
    """Return the translations of a language's .ts file, vanished ones too, but none that is empty.

    Raises
    ------
    ValueError
        If a text is there twice.
    """
    path = FOLDER / f"sai_studio_{language}.ts"
    if not path.exists():
        return {}
    messages = {}
    for message in ET.parse(path).iter("message"):
        translation = message.find("translation")
        text = message.findtext("source", "")
        if text in messages:
            raise ValueError(f"{path.name} has two translations of {text!r}")
        if translation is not None and translation.text:
            messages[text] = Message(translation.text, translation.get("type") == "unfinished")
    return messages


def write(language: str, known: dict[str, Message]) -> None:
    """Write a language's .ts file: the texts of the source with their translations, sorted.

    Translations that a person has read stay, marked as vanished, when their text is gone.
    """
    root = ET.Element("TS", version="2.1", language=LANGUAGES[language], sourcelanguage="en")
    context = ET.SubElement(root, "context")
    ET.SubElement(context, "name").text = CONTEXT
    texts = collect()
    for text in sorted(texts | {text for text, message in known.items() if not message.unread}):
        message = ET.SubElement(context, "message")
        ET.SubElement(message, "source").text = text
        translation = ET.SubElement(message, "translation")
        found = known.get(text)
        if text not in texts:
            translation.set("type", "vanished")
        elif found is None or found.unread:
            translation.set("type", "unfinished")
        translation.text = found.text if found else ""
    ET.indent(root, "")
    FOLDER.mkdir(parents=True, exist_ok=True)
    body = ET.tostring(root, encoding="unicode")
    path = FOLDER / f"sai_studio_{language}.ts"
    path.write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{body}\n', "utf-8")


def _fields(text: str) -> set[str]:
    """Return the fields of a text with their formats, such as "{visits:,}"."""
    try:
        parts = [*string.Formatter().parse(text)]
    except ValueError:
        return {"braces that don't match"}
    return {
        f"{{{name}{'!' + conversion if conversion else ''}{':' + form if form else ''}}}"
        for _, name, form, conversion in parts
        if name is not None
    }


def fault(text: str, translation: str) -> str:
    """Return what is wrong with a translation; "" if nothing that can be told by its form."""
    fields = [_fields(text), _fields(translation)]
    if fields[0] != fields[1]:
        return f"fields {sorted(fields[1])} instead of {sorted(fields[0])}"
    tags = [sorted(re.findall(r"</?\w+", part)) for part in (text, translation)]
    if tags[0] != tags[1]:
        return f"tags {tags[1]} instead of {tags[0]}"
    keys = [len(MARKED.findall(part)) for part in (text, translation)]
    if keys[0] != keys[1]:
        return f"{keys[1]} underlined keys (&) instead of {keys[0]}"
    return "" if translation.strip() else "empty"


def fill(language: str, path: Path) -> int:
    """Add translations from a JSON file; return how many were refused."""
    known, refused = read(language), 0
    for text, translation in json.loads(path.read_text("utf-8")).items():
        problem = fault(text, translation)
        if problem:
            refused += 1
            print(f"{text!r}: {problem}", file=sys.stderr)
        else:
            known[text] = Message(translation, True)
    write(language, known)
    return refused


def main() -> int:
    """Run one of the three commands."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("command", choices=("update", "missing", "fill"))
    parser.add_argument("language", nargs="?", choices=LANGUAGES)
    parser.add_argument("file", nargs="?", type=Path)
    options = parser.parse_args()
    if options.command == "missing":
        known = read(options.language)
        texts = {text: "" for text in sorted(collect()) if text not in known}
        print(json.dumps(texts, ensure_ascii=False, indent=0))
    elif options.command == "fill":
        return 1 if fill(options.language, options.file) else 0
    else:
        for language in LANGUAGES:
            write(language, read(language))
    return 0


if __name__ == "__main__":
    sys.exit(main())
