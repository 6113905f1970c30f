"""Settings: one line per option gives coercion, validation, JSON and suggestions."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from engine.base.errors import SettingsError
from engine.base.settings import Settings, float_text, setting, unknown_setting


@dataclass(frozen=True, kw_only=True)
class Sample(Settings):
    rate: float = setting(0.5, "how fast", low=0, high=1, unit="per step", source="SAI III")
    count: int = setting(3, "how many", low=1)
    large: int = setting(5, "how large", low=-1_000_000, high=10**9)
    name: str = setting("one", "which", choices=("one", "two"))
    loud_: bool = setting(False, "whether")


def test_values_get_their_exact_type() -> None:
    sample = Sample(rate=1, count=4.0)  # type: ignore[arg-type]
    assert type(sample.rate) is float
    assert type(sample.count) is int


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        ({"rate": 2}, "rate must be at least 0 and at most 1 per step, not 2"),
        ({"rate": float("nan")}, "rate must be a finite number, not nan"),
        ({"rate": float("inf")}, "rate must be a finite number, not inf"),
        ({"rate": 10**400}, "rate must be a finite number, not a number of this length"),
        ({"count": float("inf")}, "count must be a whole number, not inf"),
        ({"count": 10**400}, "count must be a whole number, not a number of this length"),
        ({"rate": True}, "rate must be a number"),
        ({"count": 0}, "count must be at least 1, not 0"),
        ({"large": 10**10}, "large must be at least -1,000,000 and at most 1,000,000,000, not 10"),
        ({"count": 1.5}, "count must be a whole number"),
        ({"count": "x"}, "count must be a number, not 'x'"),
        ({"name": "tow"}, "must be one of one, two, not 'tow'; did you mean 'two'?"),
        ({"loud_": 1}, "loud must be true or false"),
        ({"rats": 1}, "unknown setting 'rats'; did you mean 'rate'?"),
        ({"zzz": 1}, "known: rate, count, large, name, loud"),
    ],
)
def test_impossible_values_are_refused(values: dict[str, object], sentence: str) -> None:
    with pytest.raises(SettingsError) as error:
        Sample.from_dict(values)
    assert sentence in str(error.value)
    assert "Sample" not in str(error.value)  # nobody has typed that


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000, "[]"])
def test_what_is_no_object_is_refused(text: str) -> None:
    with pytest.raises(SettingsError, match="JSON"):
        Sample.from_json(text)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("search.visits", "did you mean 'play.visits', 'gate.visits'?"),
        ("visits", "did you mean 'play.visits', 'gate.visits'?"),
        ("play.vists", "did you mean 'play.visits'?"),
        ("c_put", "did you mean 'search.c_puct'?"),
        ("other", "; ask someone"),
    ],
)
def test_near_names_are_looked_for_in_all_sections(name: str, sentence: str) -> None:
    known = ("play.visits", "search.c_puct", "gate.visits")
    error = unknown_setting(name, known, "ask someone")
    assert str(error).endswith(sentence)
    assert repr(name) in str(error)


def test_json_round_trip() -> None:
    sample = Sample(rate=0.25, name="two")
    assert Sample.from_json(sample.to_json()) == sample
    assert Sample.from_json("{}") == Sample()
    for text in ("[1]", "{", "null"):
        with pytest.raises(SettingsError):
            Sample.from_json(text)


def test_replace_checks_again() -> None:
    assert Sample().replace(count=9).count == 9
    with pytest.raises(SettingsError):
        Sample().replace(count=-1)


def test_options_describe_themselves() -> None:
    rate, *_, loud = Sample.options()
    assert (rate.name, rate.kind, rate.default, rate.low, rate.high) == ("rate", float, 0.5, 0, 1)
    assert (rate.unit, rate.source) == ("per step", "SAI III")
    assert loud.label == "loud"


@pytest.mark.parametrize(
    ("value", "text"),
    [(0.5, "0.5"), (3.0, "3"), (1234567.5, "1234567.5"), (1 / 3, "0.3333333333333333")],
)
def test_decimals_keep_their_digits(value: float, text: str) -> None:
    assert float_text(value) == text
    assert float(text) == value


def test_a_value_just_beyond_a_bound_is_shown_so() -> None:
    with pytest.raises(SettingsError, match=r"not 1\.0000001"):
        Sample(rate=1.0000001)
