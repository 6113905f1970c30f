"""`sai-engine eval`: what a network says of a position, for people."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.analysis.raw_output import katago_game, katago_scene
from engine.cli import main
from engine.go.coords import point_to_gtp
from engine.network.files.weights import save_network
from engine.network.models.network import initial_network
from engine.network.models.settings import NetworkSettings
from engine.network.opened import v7_rules
from engine.network.planes.v7 import empty_scene, v7_buffers
from engine.network.planes.v7_scene import fill_v7_scene
from engine.record.sgf import loads


def test_eval_tells_a_person_blacks_values(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    settings = NetworkSettings(size=5, features="agz17", blocks=1, channels=8, value_head="Y")
    save_network(tmp_path / "tiny.safetensors", initial_network(settings, seed=3))
    game = tmp_path / "white.sgf"
    game.write_bytes(b"(;GM[1]SZ[5]KM[3.5];B[cc])")
    arguments = ["eval", str(game), "--net", str(tmp_path / "tiny.safetensors")]
    assert main([*arguments, "--json"]) == 0
    fields = json.loads(capsys.readouterr().out)
    assert fields["to_play"] == "white"
    assert fields["black_winrate"] == pytest.approx(1 - fields["winrate"])
    assert main(arguments) == 0
    text = capsys.readouterr().out
    assert f"Black's alpha {-fields['alpha']:.3f}" in text
    assert f"Black wins {100 * fields['black_winrate']:.2f} %" in text
    best = max(range(25), key=lambda point: fields["policy"][point])
    assert f"best moves: {point_to_gtp(best, 5)} {100 * fields['policy'][best]:.1f} %, " in text


@pytest.mark.parametrize("rules", [b"Japanese", b"Chinese"])
def test_katago_sees_the_prisoners_that_a_search_shows_it(rules: bytes) -> None:
    sgf = b"(;SZ[5]RU[%s];B[ab];W[aa];B[ba];AB[cc]AW[dd];W[dc])" % rules
    record = loads(sgf, "setup.sgf").games[0]
    node = record.main_line()[-1]
    searched = empty_scene(5)
    fill_v7_scene(record.position_at(node), v7_rules(record.rules), v7_buffers(5), searched)
    scene = katago_scene(record, node, katago_game(record, node))
    assert scene.bonus[0] == searched.bonus[0]
