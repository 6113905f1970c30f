"""Misspelled options of commands."""

from __future__ import annotations

import pytest

from engine.cli import main


@pytest.mark.parametrize(
    ("words", "error"),
    [
        ("analyze game.sgf --netwrok=x", "unknown option --netwrok (did you mean --net?)"),
        ("match a b --vists 3", "unknown option --vists (did you mean --visits?)"),
        ("gtp --klingon", "unknown option --klingon"),
    ],
)
def test_an_unknown_option_names_the_nearest_one_and_the_help_of_its_command(
    words: str, error: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(words.split())
    assert capsys.readouterr().err == (
        f"sai-engine: {error}; see sai-engine {words.split()[0]} --help\n"
    )
