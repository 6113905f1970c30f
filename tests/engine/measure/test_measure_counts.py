"""Counts of finished games against the results of their records."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.base.errors import EngineError
from engine.measure.measure_counts import CountOptions, counts_text, measure_counts
from engine.network.files.weights import save_network
from engine.network.models.network import initial_network
from engine.network.models.settings import NetworkSettings
from tests.shared import games_dir

GAME = (
    "(;GM[1]FF[4]SZ[5]GN[{name}]KM[{komi}]RU[{rules}]RE[{result}]"
    ";B[ca];W[da];B[cb];W[db];B[cc];W[dc];B[cd];W[dd];B[ce];W[de]{passes})"
)
"""Black's three columns and White's two: 15 to 10 on the board."""
PASSES = ";B[];W[]"


@pytest.fixture(scope="module")
def network(tmp_path_factory: pytest.TempPathFactory) -> Path:
    settings = NetworkSettings(size=5, features="agz17", blocks=1, channels=8, value_head="Y")
    path = tmp_path_factory.mktemp("nets") / "tiny.safetensors"
    save_network(path, initial_network(settings, seed=3), half=False)
    return path


def counted(tmp_path: Path, network: Path, *texts: str, limit: int = 0) -> dict[str, object]:
    games = tmp_path / "games.sgf"
    games.write_text("\n".join(texts))
    return measure_counts(
        CountOptions(games=games, network=network, limit=limit, precision="fp32"),
        notice=lambda text: None,
        stopped=lambda: False,
    )


def game(
    name: str, result: str, rules: str = "Tromp-Taylor", komi: str = "0.5", passes: str = PASSES
) -> str:
    return GAME.format(name=name, result=result, rules=rules, komi=komi, passes=passes)


def test_winners_and_margins_are_compared(tmp_path: Path, network: Path) -> None:
    result = counted(
        tmp_path,
        network,
        game("right", "B+4.5"),
        game("margin", "B+2.5"),
        game("winner", "W+4.5"),
        game("resigned", "B+R"),
        game("goes on", "B+4.5", passes=";B[]"),
    )
    (row,) = result["rows"]  # type: ignore[misc, attr-defined]
    assert (row["size"], row["rules"], row["games"]) == (5, "area", 3)
    assert (row["winner_right"], row["margin_right"]) == (2, 1)
    names = {entry["name"]: entry["count"] for entry in row["disagreements"]}
    assert names == {"margin": "B+4.5", "winner": "B+4.5"}
    low, high = row["margin_interval"]
    assert low < 1 / 3 < high
    assert result["all"]["games"] == result["rules_stated"]["games"] == 3  # type: ignore[index]
    assert "33.3 %" in counts_text(result)


def test_no_games_have_no_share() -> None:
    none = {"games": 0}
    line = counts_text({"rows": [], "rules_stated": none, "all": none}).splitlines()[1]
    assert line.split() == ["rules", "stated", "0", "-", "-"]


def test_games_without_rules_are_counted_apart(tmp_path: Path, network: Path) -> None:
    # a network without owners counts settled boards only: two eyes for each side here
    settled = (
        "(;GM[1]FF[4]SZ[5]GN[settled]KM[0.5]RE[W+7.5]PL[B]"
        "AB[ba][da][ab][bb][cb][db]AW[ac][bc][cc][dc][ec][ad][cd][ed][ae][be][ce][de][ee][eb][ea]"
        ";B[];W[])"
    )
    result = counted(tmp_path, network, settled)
    (row,) = result["rows"]  # type: ignore[misc, attr-defined]
    assert row["rules"] == "not stated"
    assert result["rules_stated"]["games"] == 0  # type: ignore[index]


def test_no_counted_games_are_an_error(tmp_path: Path, network: Path) -> None:
    with pytest.raises(EngineError, match="no game has komi, margin and two passes"):
        counted(tmp_path, network, game("resigned", "B+R"))


@pytest.mark.parametrize(
    ("size", "limit"), [(9, 100), pytest.param(None, 0, marks=pytest.mark.slow)]
)
def test_counts_of_real_games_agree_with_their_records(size: int | None, limit: int) -> None:
    """98 of 100 winners and 95 of 100 margins agree, as far as so many games can tell."""
    try:
        result = measure_counts(
            CountOptions(games=games_dir(), size=size, limit=limit, split="val"),
            notice=lambda text: None,
            stopped=lambda: False,
        )
    except EngineError as error:
        pytest.skip(str(error))
    stated = result["rules_stated"]
    assert stated["winner_interval"][1] >= 0.98
    assert stated["margin_interval"][1] >= 0.95
