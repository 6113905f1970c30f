"""Options of commands that are misspelled, or that the command would ignore."""

from __future__ import annotations

import importlib
import subprocess
import sys
from pathlib import Path

import pytest

from engine.base.setting_flags import setting_flags
from engine.cli import MODULES, _parser, main
from engine.commands import measure
from engine.games.contest_settings import ContestSettings
from sai_studio.app import arguments
from tests.shared import PROJECT


@pytest.mark.parametrize(
    ("words", "error"),
    [
        ("analyze game.sgf --netwrok=x", "unknown option --netwrok (did you mean --net?)"),
        ("match a b --vists 3", "unknown option --vists (did you mean --visits?)"),
        ("gtp --klingon", "unknown option --klingon"),
        ("analyze --depth 3", "unknown option --depth"),
        (
            "review game.sgf --out x --depth=deep",
            "--depth was removed: --minutes says how long games are searched, --visits how deeply",
        ),
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


def test_a_name_that_is_nearly_known_is_suggested(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "first").mkdir()
    (tmp_path / "first/run.json").write_text("{}")
    for words, name in (
        (f"run sai20 {tmp_path / 'x'}", "sai-20"),
        (f"chain alphago9x9 {tmp_path / 'x'}", "alphago-9x9-small"),
        ("bench --net sai-5x5-r3x32-sharpened-g41", "sai-5x5-r3x32-sharpened-g0041"),
        (f"run {tmp_path / 'frist'}", "first"),
        ("figure1 strong7x7", "strong-7x7"),
        ("analyse g.sgf", "analyze"),
        ("measure conts G", "counts"),
        ("figure1 strong-7x7 --axis logs", "log"),
    ):
        try:
            status = main(words.split())
        except SystemExit as end:
            status = end.code
        assert status == 2, words
        assert f"did you mean {name!r}?" in capsys.readouterr().err, words


def test_an_option_given_twice_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """The first value would be lost without a word."""
    list_of = "give it once, with all values behind it: --net A B"
    for words, error in (
        ("analyze g.sgf --net a --net=b", "--net is given twice; give it once"),
        ("measure games G --net a --net b", "--net is given twice; give it once"),
        ("measure komi-errors 6,7 --games G --net a --net b", f"--net is given twice; {list_of}"),
        ("measure --games G --net a --net b", f"--net is given twice; {list_of}"),
        ("measure --net a games G --net b", "--net is given twice; give it once"),
        ("gtp -model a --net b", "--net is given twice; give it once"),
        ("panel a b --out x --members 1 --members 2", "--members is given twice; give it once"),
    ):
        with pytest.raises(SystemExit, match="2"):
            main(words.split())
        assert capsys.readouterr().err.startswith(f"sai-engine: {error}"), words
    assert (
        main(["run", "recommended-5x5", "nowhere", "--set", "run.games=1", "--set", "run.games=2"])
        == 2
    )
    assert "run.games is set twice; set it once" in capsys.readouterr().err
    with pytest.raises(SystemExit, match="2"):
        arguments.parse(["--net", "a", "--net", "b"])
    assert capsys.readouterr().err.startswith("sai-studio: --net is given twice; give it once;")


@pytest.mark.parametrize(
    ("words", "error"),
    [
        (
            "--labels F --games G",
            "--games can't be used with --labels, only with --make-labels, --komi-errors, --counts",
        ),
        (
            "--games G --batch 0",
            "--batch can't be used with --games, only with --run, --labels",
        ),
        ("--games G --svg f", "--svg can't be used with --games, only with --komi-errors"),
        ("--games G --counts --per-game 3", "--per-game can't be used with --counts, only with"),
        ("--games G --factor 2", "--factor can't be used with --games, only with --calibrate"),
        ("--labels F --every 5", "--every can't be used with --labels, only with --run"),
        ("--labels F --split val", "--split can't be used with --labels, only with"),
        ("--run R --net N", "--net can't be used with --run, only with"),
        ("--run R --labels F --teacher N", "--teacher can't be used with --run and --labels"),
        ("--counts", "name games with --games, or labels with --labels"),
        ("--run R --size 7", "--size can't be used with --run, only with --make-labels, --labels"),
        (
            "--make-labels L --games G --teacher N",
            "--make-labels needs more: name the board size with --size\n",
        ),
        (
            "--make-labels L --size 7",
            "--make-labels needs more: name games with --games, the network that labels with ",
        ),
    ],
)
def test_measure_refuses_options_that_it_would_ignore(
    words: str, error: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["measure", *words.split()]) == 2
    assert capsys.readouterr().err.startswith(f"sai-engine: {error}")


@pytest.mark.parametrize(
    ("words", "former"),
    [
        ("games G --net N --teacher T --split val", "--games G --net N --teacher T --split val"),
        ("counts G --limit 3 --size 9", "--games G --counts --limit 3 --size 9"),
        (
            "komi-errors 6.5,7.5 --games G --net N M --csv C",
            "--games G --komi-errors 6.5,7.5 --net N M --csv C",
        ),
        ("komi-errors --games G -- -3.5,7.5", "--games G --komi-errors=-3.5,7.5"),
        ("labels F --net N M --visits 1,9 --json", "--labels F --net N M --visits 1,9 --json"),
        ("--batch 4 labels F --judge J", "--labels F --batch 4 --judge J"),
        (
            "calibrate O --labels F --net N --factor 2",
            "--calibrate O --labels F --net N --factor 2",
        ),
        (
            "review G --reference R --minutes 9 --at 5,9 --out O",
            "--games G --reference R --minutes 9 --at 5,9 --out O",
        ),
        ("run R --labels F --every 5", "--run R --labels F --every 5"),
        ("run R --evaluator fp32", "--run R --evaluator fp32"),
        (
            "make-labels O --games G --teacher T --size 7 --per-game 2",
            "--make-labels O --games G --teacher T --size 7 --per-game 2",
        ),
    ],
)
def test_the_measurements_of_measure_read_the_flags_of_earlier_versions(
    words: str, former: str
) -> None:
    read = [_parser().parse_args(["measure", *text.split()]) for text in (words, former)]
    first, second = (measure.measurement_of(options) for options in read)
    assert first is second
    new, old = (vars(options) | {"what": None, "counts": None} for options in read)
    assert new == old


@pytest.mark.parametrize(
    ("words", "error"),
    [
        ("--per-game 5 labels F", "--per-game can't be used with labels, only with make-labels,"),
        ("run R --labels F --teacher N", "--teacher can't be used with --run and --labels"),
        ("labels F --judge-visits 3", "--judge-visits are those of a judge"),
        ("labels F --limit -2", "--limit and --per-game take 0 or a positive number"),
    ],
)
def test_a_measurement_refuses_options_that_it_would_ignore(
    words: str, error: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["measure", *words.split()]) == 2
    assert capsys.readouterr().err.startswith(f"sai-engine: {error}")


def test_a_measurement_names_its_own_help(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["measure", "labels", "F", "--judg-visit", "3"])
    error = capsys.readouterr().err
    assert error.startswith("sai-engine: unknown option --judg-visit (did you mean --judge-visits")
    assert error.endswith("see sai-engine measure labels --help\n")


@pytest.mark.parametrize(
    "words",
    [
        "match none --games 2 gtp:other",
        "tournament none --games 2 gtp:other gtp:third",
        "handicap-table none --folder x other --against gtp:third",
        "match --games 2 -- none -x",
    ],
)
def test_options_may_stand_between_players(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words.split()) == 2
    assert "none: there is no such network file" in capsys.readouterr().err


@pytest.mark.parametrize("option", ["--games 3", "--visits 9", "--out x.json"])
def test_weights_refuses_options_of_strength_without_it(
    option: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["weights", *option.split()]) == 2
    flag = option.split()[0]
    assert f"{flag} has no effect without --strength; leave it out" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "flag", "why"),
    [
        ("--opening-plies 8", "--opening-plies", "without --opening policy or value"),
        ("--opening recorded --opening-plies 8", "--opening-plies", "without --opening policy or"),
        ("--judge none", "--judge", "without --opening policy or value"),
        ("--opening-file x", "--opening-file", "without --opening recorded"),
        ("--opening policy --opening-file x", "--opening-file", "without --opening recorded"),
        ("--opening value --opening-temperature 2", "--opening-temperature", "without --opening"),
        ("--kind search --opening-loss 0.1", "--opening-loss", "without --opening value"),
        ("--judge-visits 9", "--judge-visits", "without drawn openings that a judge checks"),
        ("--opening policy --opening-range 0.1,0.9", "--opening-range", "without drawn openings"),
        ("--handicap-for first", "--handicap-for", "without --handicap"),
        ("--handicap 1 --placement free", "--placement", "without handicap stones"),
    ],
)
def test_matches_refuse_options_that_they_would_ignore(
    words: str, flag: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["match", "none", "none", *words.split()]) == 2
    err = capsys.readouterr().err
    assert err.startswith(f"sai-engine: {flag} has no effect {why}")
    assert err.endswith("; leave it out\n")


def test_handicap_tables_refuse_options_that_they_would_ignore(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ["handicap-table", "none", "--folder", "x", "--against", "none", "--placement", "free"]
    assert main([*words, "--handicaps", "0,1"]) == 2
    assert "--placement has no effect without handicap stones" in capsys.readouterr().err
    assert main([*words, "--handicaps", "0,2"]) == 2
    assert "none: there is no such network file" in capsys.readouterr().err


def test_the_window_starts_contests_without_options_that_have_no_effect() -> None:
    """Its form keeps their values."""
    settings = ContestSettings(opening_plies=9, placement="free", handicap_for="first")
    flags = " ".join(setting_flags(settings, unused=settings.unused()))
    assert "--opening=none" in flags
    assert not any(f"--{name}" in flags for name in ("opening-plies", "placement", "handicap-for"))


def test_every_module_of_commands_declares_the_names_that_the_command_line_knows() -> None:
    for module, names in MODULES.items():
        commands = importlib.import_module(f"engine.{module}").COMMANDS
        assert names == tuple(name for each in commands for name in (each.name, *each.aliases))


def test_only_the_module_of_the_command_used_is_imported() -> None:
    code = (
        "import sys, contextlib; from engine.cli import main\n"
        "with contextlib.suppress(SystemExit): main(['sgf', '--help'])\n"
        "print(*sorted(name for name in sys.modules if name.startswith('engine.commands.')))"
    )
    result = subprocess.run(
        [sys.executable, "-c", code], cwd=PROJECT, capture_output=True, text=True, check=True
    )
    assert result.stdout.splitlines()[-1] == "engine.commands.command engine.commands.sgf"
