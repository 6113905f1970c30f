"""Texts for people: the function that translates them, and their fields in the engine."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

from engine.base.translation import set_catalog, tr, tr_count

ENGINE = Path(__file__).parents[3] / "engine"
FORMATTED_LATER = {"room", "package", "version", "0", "1"}
"""Fields of texts in tables, which are filled where a text is used."""


@pytest.fixture
def german() -> Iterator[None]:
    texts = {"{n} moves": "{n} Züge", "{move} loses": "{gone} verliert", "pass": "Passe"}
    set_catalog(lambda text: texts.get(text, text))
    yield
    set_catalog(None)


def test_english_without_a_catalog() -> None:
    assert tr("pass") == "pass"
    assert tr("{text} loses {points:.1f}", text="D4", points=2) == "D4 loses 2.0"
    assert [tr_count(n, "{n} move", "{n} moves") for n in (1, 2)] == ["1 move", "2 moves"]


@pytest.mark.usefixtures("german")
def test_a_catalog_replaces_texts() -> None:
    assert (tr("pass"), tr("resign")) == ("Passe", "resign")
    assert tr_count(3, "{n} move", "{n} moves") == "3 Züge"


@pytest.mark.usefixtures("german")
def test_english_where_a_translation_names_unknown_fields() -> None:
    assert tr("{move} loses", move="D4") == "D4 loses"


def test_every_field_of_a_text_has_a_value() -> None:
    wrong = []
    for path in sorted(ENGINE.rglob("*.py")):
        for call in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name):
                texts = {"tr": call.args[:1], "tr_count": call.args[1:3]}.get(call.func.id, [])
                wrong += [f"{path.name}: {ast.unparse(call)}" for t in texts if not _fits(call, t)]
    assert not wrong


def _fits(call: ast.Call, text: ast.expr) -> bool:
    """Whether the fields of a literal text are the keywords of its call."""
    if not isinstance(text, ast.Constant):
        return True
    given = {keyword.arg for keyword in call.keywords}
    if None in given:  # values of a dictionary
        return True
    parts = Formatter().parse(str(text.value))
    fields = {name for _, name, _, _ in parts if name is not None} - FORMATTED_LATER
    assert isinstance(call.func, ast.Name)
    return fields - ({"n"} if call.func.id == "tr_count" else set()) == given - FORMATTED_LATER
