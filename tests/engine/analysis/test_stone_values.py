"""What each stone of a position adds."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from engine.analysis.request import AnalysisRequest
from engine.analysis.stone_values import StoneValues, stone_fields, stone_values, stones_text
from engine.base.errors import EngineError
from engine.go.rules import Rules
from engine.go.symmetry import symmetry_table
from engine.network.files.weights import save_network
from engine.network.models.network import initial_network
from engine.network.models.settings import NetworkSettings


def saved(folder: Path, head: str = "Y") -> Path:
    network = initial_network(
        NetworkSettings(size=5, blocks=1, channels=8, value_head=head), seed=3
    )
    save_network(folder / "net.safetensors", network)
    return folder / "net.safetensors"


def asked(path: Path, stones: list[int], to_play: int = 1) -> AnalysisRequest:
    board = np.array(stones, np.int8)
    rules = Rules(size=5, komi=2.5)
    return AnalysisRequest(
        ticket=0, rules=rules, stones=board, to_play=to_play, moves=(), network=path
    )


BOARD = [0, 1, 0, 0, 0, 0, 1, -1, 0, 0, 0, 0, -1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1]


def last(request: AnalysisRequest) -> StoneValues:
    *_, values = stone_values(request, precision="fp32")
    return values


def test_values_do_not_depend_on_how_the_board_is_turned(tmp_path: Path) -> None:
    path = saved(tmp_path)
    values = last(asked(path, BOARD))
    assert values.points == tuple(np.flatnonzero(BOARD).tolist())
    assert values.is_complete
    table = symmetry_table(5)[5, :-1]
    turned = np.zeros(25, np.int8)
    turned[table] = BOARD
    other = last(asked(path, turned.tolist()))
    assert other.alpha == pytest.approx(values.alpha, abs=1e-4)
    for point in values.points:
        one, two = values.worth(point), other.worth(int(table[point]))
        assert one is not None
        assert two == pytest.approx(one, abs=1e-3)
    assert values.worth(0) is None


def test_colors_exchanged_exchange_the_worths(tmp_path: Path) -> None:
    path = saved(tmp_path)
    values = last(asked(path, BOARD))
    mirrored = last(asked(path, [-stone for stone in BOARD], to_play=-1))
    assert mirrored.alpha == pytest.approx(-values.alpha, abs=1e-4)
    for point in values.points:
        assert mirrored.worth(point) == pytest.approx(values.worth(point), abs=1e-3)


def test_the_history_of_the_position_does_not_matter(tmp_path: Path) -> None:
    path = saved(tmp_path)
    bare = asked(path, [0] * 25)
    played = last(replace(bare, moves=(6, 7, 13, 12)))
    board = [0] * 25
    for point, color in ((6, 1), (7, -1), (13, 1), (12, -1)):
        board[point] = color
    set_up = last(asked(path, board))
    np.testing.assert_allclose(played.points_change, set_up.points_change, atol=1e-5)


def test_output_stop_and_refusals(tmp_path: Path) -> None:
    path = saved(tmp_path)
    values = last(asked(path, BOARD))
    fields = stone_fields(values)
    assert len(fields["stones"]) == len(values.points)
    assert stones_text(values).count("black ") == 3
    shares: list[float] = []
    stopped = stone_values(
        asked(path, BOARD),
        precision="fp32",
        progress=shares.append,
        stopped=lambda: len(shares) >= 2,
    )
    assert len(list(stopped)) == 2
    assert last(asked(path, [0] * 25)).points == ()
    with pytest.raises(EngineError, match="no score"):
        last(asked(saved(tmp_path, "flat"), BOARD))
