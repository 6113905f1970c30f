from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtTest import QTest

from sai_studio.kit.widgets.fields import (
    KomiField,
    NameField,
    NumberField,
    choice_field,
    number_field,
)

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(params=["de_DE", "tr_TR", "fa_IR", "C"])
def _country(request: pytest.FixtureRequest) -> Iterator[None]:
    usual = QLocale()
    QLocale.setDefault(QLocale(request.param))
    yield
    QLocale.setDefault(usual)


@pytest.mark.usefixtures("_country")
@pytest.mark.parametrize("typed", ["7.5", "7,5"])
def test_a_number_is_read_alike_in_every_country(typed: str) -> None:
    """In German, Qt reads "7.5" as 75."""
    field = NumberField()
    field.selectAll()
    QTest.keyClicks(field, typed)
    field.interpretText()
    assert field.value() == 7.5
    assert field.text() == "7.50"


@pytest.mark.parametrize(
    ("komi", "text"), [(9, "9.0"), (7.5, "7.5"), (3.75, "3.75"), (-0.5, "-0.5"), (0, "0")]
)
def test_a_komi_has_the_decimals_it_has_elsewhere(komi: float, text: str) -> None:
    field = KomiField()
    field.setValue(komi)
    assert field.text() == text
    field.lineEdit().setText(text)
    field.interpretText()
    assert field.value() == komi


@pytest.mark.parametrize("values", [("a", "b"), (Path("a"), Path("b")), (False, True), (None, "b")])
def test_a_choice_begins_with_the_chosen_value_or_the_first(values: tuple[object, ...]) -> None:
    choices = [(value, str(value)) for value in values]
    assert [choice_field(choices, value).currentIndex() for value in values] == [0, 1]
    assert choice_field(choices, "c").currentIndex() == 0
    assert choice_field((), "c").currentIndex() == -1


def test_tips_of_fields_are_no_html() -> None:
    assert number_field((2, 25), tip="<b>Points</b>").toolTip().count("&lt;b&gt;") == 1
    assert number_field((2, 25)).value() == 2


def test_a_name_is_suggested_until_it_is_written() -> None:
    field = NameField("first")
    field.suggest("second")
    assert field.text() == "second"
    QTest.keyClicks(field, "!")
    field.suggest("third")
    assert field.text() == "second!"
    chosen = NameField()
    chosen.write("fourth")
    chosen.suggest("fifth")
    assert chosen.text() == "fourth"
