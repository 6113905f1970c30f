"""Collect the texts of the window into Qt Linguist's files, fill them, compile them.

    python .ci/translations.py update             new texts into resources/translations/*.ts
    python .ci/translations.py missing ja         texts without a translation, as JSON
    python .ci/translations.py fill ja FILE.json  add translations {text: translation}
    python .ci/translations.py release            compile the .qm files that the window loads

Translations that no person has read are marked unfinished; Qt Linguist clears the mark.
"""

from __future__ import annotations

import argparse
import ast
import json
import re
import string
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import NamedTuple

PROJECT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PROJECT))
from sai_studio.shared.languages import TRANSLATED  # noqa: E402  (found by the line above)

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


def _tables() -> dict[str, list[str]]:
    """Return the texts of the engine's tables that the window translates where it shows them."""
    from engine.base.settings import Settings

    for path in sorted(PROJECT.glob("engine/**/settings.py")):  # declare all settings
        __import__(".".join(path.relative_to(PROJECT).with_suffix("").parts))
    texts: dict[str, list[str]] = {}
    others = ("engine.go.rules", "engine.value.dynamic_komi", "engine.analysis.agent")
    kinds = [Settings]
    while kinds:
        kind = kinds.pop()
        for each in kind.__subclasses__():  # tests and commands have settings, too
            name = each.__module__
            if name in others or (name.startswith("engine.") and name.endswith(".settings")):
                kinds.append(each)
        for info in kind.options():
            texts.setdefault(kind.__module__.replace(".", "/") + ".py", []).extend(
                text for text in (info.label, info.help, info.unit) if text
            )
    for path in sorted(PROJECT.glob("resources/*/*.json")):
        card = json.loads(path.read_text("utf-8"))
        shown = [card.get(key, "") for key in ("title", "outcome", "needs", "about")]
        shown += [step["about"] for step in card.get("steps", ())]
        given = card.get("given", {})
        shown += [*given, *given.values()]
        texts[path.relative_to(PROJECT).as_posix()] = [text for text in shown if text]
    for path in sorted(PROJECT.glob("resources/runs/*/run.json")):
        about = json.loads(path.read_text("utf-8"))["preset"]["about"]
        texts[path.relative_to(PROJECT).as_posix()] = [about]
    return texts


def collect() -> dict[str, list[str]]:
    """Return every text with the files it is in, in the order of these files."""
    found: dict[str, list[str]] = {}
    sources = [*PROJECT.glob("sai_studio/**/*.py"), *PROJECT.glob("engine/**/*.py")]
    modules = {path.relative_to(PROJECT).as_posix(): _calls(path) for path in sorted(sources)}
    for name, texts in (*modules.items(), *sorted(_tables().items())):
        for text in texts:
            places = found.setdefault(text, [])
            if name not in places:
                places.append(name)
    return found


def read(language: str) -> dict[str, Message]:
    """Return the translations of a language's .ts file; those that are empty are left out."""
    path = FOLDER / f"sai_studio_{language}.ts"
    if not path.exists():
        return {}
    messages = {}
    for message in ET.parse(path).iter("message"):
        translation = message.find("translation")
        if translation is not None and translation.text:
            unread = translation.get("type") == "unfinished"
            messages[message.findtext("source", "")] = Message(translation.text, unread)
    return messages


def write(language: str, known: dict[str, Message]) -> None:
    """Write a language's .ts file: the texts of the source, with the translations known."""
    root = ET.Element("TS", version="2.1", language=LANGUAGES[language], sourcelanguage="en")
    context = ET.SubElement(root, "context")
    ET.SubElement(context, "name").text = CONTEXT
    for text, places in collect().items():
        message = ET.SubElement(context, "message")
        for place in places:
            ET.SubElement(message, "location", filename=f"../../{place}")
        ET.SubElement(message, "source").text = text
        translation = ET.SubElement(message, "translation")
        found = known.get(text)
        if found is None or found.unread:
            translation.set("type", "unfinished")
        translation.text = found.text if found else ""
    ET.indent(root, "")
    FOLDER.mkdir(parents=True, exist_ok=True)
    body = ET.tostring(root, encoding="unicode")
    path = FOLDER / f"sai_studio_{language}.ts"
    path.write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{body}\n', "utf-8")


def fault(text: str, translation: str) -> str:
    """Return what is wrong with a translation; "" if nothing that can be told by its form."""
    fields = []
    for part in (text, translation):
        try:
            fields.append({name for _, name, _, _ in string.Formatter().parse(part) if name})
        except ValueError:
            fields.append({"braces don't match"} if part is translation else set())
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


def release(language: str) -> None:
    """Compile a language's .ts file."""
    path = FOLDER / f"sai_studio_{language}.ts"
    tool = Path(sys.executable).with_name("pyside6-lrelease")
    subprocess.run([tool, "-silent", path, "-qm", path.with_suffix(".qm")], check=True)


def main() -> int:
    """Run one of the four commands."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("command", choices=("update", "missing", "fill", "release"))
    parser.add_argument("language", nargs="?", choices=LANGUAGES)
    parser.add_argument("file", nargs="?", type=Path)
    options = parser.parse_args()
    if options.command == "missing":
        known = read(options.language)
        texts = {text: "" for text in collect() if text not in known}
        print(json.dumps(texts, ensure_ascii=False, indent=0))
    elif options.command == "fill":
        return 1 if fill(options.language, options.file) else 0
    else:
        for language in LANGUAGES:
            if options.command == "update":
                write(language, read(language))
            else:
                release(language)
    return 0


if __name__ == "__main__":
    sys.exit(main())
