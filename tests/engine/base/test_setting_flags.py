"""Settings on the command line."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from typing import Any

import pytest

from engine.base.errors import SettingsError
from engine.base.setting_flags import (
    add_set_flag,
    add_setting_flags,
    checked_settings,
    given_settings,
    named_values,
    read_value,
    set_flags,
    setting_flags,
)
from engine.base.settings import Settings, setting


@dataclass(frozen=True, kw_only=True)
class Brew(Settings):
    """Options of every kind."""

    strength: float = setting(0.5, "How strong.", low=0, high=1)
    cups_: int = setting(2, "How many, at most 100%.", low=1)
    kind: str = setting("green", "Which leaves.", choices=("green", "black"))
    milk_first: bool = setting(False, "What goes in first.")
    note: str = setting("", "Anything else; ignored with milk_first.")


def parsed(*words: str, **how: Any) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    add_setting_flags(parser, Brew, **how)
    return parser.parse_args(words)


def test_only_what_is_given_is_there() -> None:
    assert given_settings(parsed(), Brew) == {}
    options = parsed("--cups", "3", "--milk-first", "--kind=black")
    assert checked_settings(Brew, given_settings(options, Brew)) == Brew(
        cups_=3, milk_first=True, kind="black"
    )
    assert given_settings(argparse.Namespace(note=None), Brew) == {}


def test_helps_name_other_options_by_their_flags() -> None:
    parser = argparse.ArgumentParser()
    add_setting_flags(parser, Brew, flags={"milk_first": "--milk"})
    assert "ignored with --milk" in parser.format_help()
    parser = argparse.ArgumentParser()
    add_setting_flags(parser, Brew, ("note",))
    assert "ignored with milk_first" in parser.format_help(), "it has no flag here"


def test_flags_and_defaults_can_differ_from_the_options() -> None:
    how: dict[str, Any] = {"flags": {"strength": "--power"}, "defaults": {"cups_": 7}}
    assert given_settings(parsed(**how), Brew) == {"cups_": 7}
    assert given_settings(parsed("--power", "1", **how), Brew) == {"cups_": 7, "strength": "1"}
    with pytest.raises(SettingsError, match=r"^--power must be at least 0 and at most 1, not 2"):
        checked_settings(Brew, {"strength": "2"}, how["flags"])
    with pytest.raises(SystemExit):
        parsed("--kind", "black", names=("note",))


def test_an_error_names_the_flag() -> None:
    with pytest.raises(SettingsError, match="^--cups must be a number, not 'many'"):
        checked_settings(Brew, {"cups_": "many"})


@pytest.mark.parametrize(
    "brew",
    [Brew(), Brew(strength=0.123456789, cups_=9, kind="black", milk_first=True, note="-x y")],
)
def test_settings_survive_the_command_line(brew: Brew) -> None:
    options = parsed(*setting_flags(brew))
    assert checked_settings(Brew, given_settings(options, Brew)) == brew


def test_the_help_tells_choices_and_defaults() -> None:
    parser = argparse.ArgumentParser(prog="tea")
    add_setting_flags(parser, Brew)
    text = " ".join(parser.format_help().split())
    assert "--strength X How strong (0.5)" in text
    assert "--cups X How many, at most 100% (2)" in text
    assert "--kind X Which leaves: green, black (green)" in text
    assert "--milk-first What goes in first --note X Anything else" in text


def test_values_survive_set() -> None:
    values = {"a.b": 1.5, "c": "text = 1", "d": True, "e": "", "f": "7"}
    parser = argparse.ArgumentParser()
    add_set_flag(parser, "change one")
    options = parser.parse_args(set_flags(values))
    assert named_values(options.set) == values
    assert named_values([" a = 1 ", "b=text"]) == {"a": 1, "b": "text"}
    with pytest.raises(SettingsError, match="^--set takes NAME=VALUE, not 'a'"):
        named_values(["a"])


@pytest.mark.parametrize(
    ("text", "value"), [("1", 1), ("true", True), ("[" * 10**5, "[" * 10**5), ("x y", "x y")]
)
def test_a_value_is_json_or_a_text(text: str, value: object) -> None:
    assert read_value(text) == value
