"""Choices at full size: equal to the study's, kept on disk, by several processes; `figure3`."""

from __future__ import annotations

import csv
import json
from collections.abc import Sequence
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

from engine.base.errors import EngineError
from engine.cli import main
from engine.go.position import replay
from engine.go.rules import Rules
from engine.go.state import empty_position
from engine.measure.study.study import ChoiceSettings, choices, open_networks
from engine.network.files.weights import save_network
from engine.network.models.network import initial_network
from engine.network.models.settings import NetworkSettings
from engine.papers.sai_choices import ChoiceStudy, StudyPosition
from tests.shared import PROJECT

SETTINGS = ChoiceSettings(visits=6, tries=5, views=2)
LAMBDAS = (0.0, 1.0)
RULES = Rules(size=5, komi=2.5)


def place(name: str, moves: Sequence[int]) -> StudyPosition:
    position = empty_position(5)
    replay(position, moves)
    return StudyPosition(name, f"{moves}", position, RULES, (12, 7))


PLACES = (place("first", (6, 8)), place("second", (12, 7, 6)))


@pytest.fixture(scope="module")
def networks(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    folder = tmp_path_factory.mktemp("networks")
    settings = NetworkSettings(size=5, features="agz17", blocks=1, channels=8, value_head="Y")
    paths = [folder / f"net{seed}.safetensors" for seed in (1, 2)]
    for seed, path in enumerate(paths):
        save_network(path, initial_network(settings, seed=seed))
    return paths


def study(folder: Path, networks: Sequence[Path], **options: object) -> ChoiceStudy:
    settings = SETTINGS.replace(**{k: v for k, v in options.items() if k != "seed"})
    return ChoiceStudy(
        folder, PLACES, networks, LAMBDAS, settings, int(str(options.get("seed", 3)))
    )


def counts(done: ChoiceStudy) -> list[list[list[int]]]:
    return [[choice.counts.tolist() for choice in found] for _, found in done.choices()]


def test_the_choices_are_those_of_the_study(tmp_path: Path, networks: list[Path]) -> None:
    whole = study(tmp_path / "a", networks)
    told: list[tuple[int, int]] = []
    assert whole.run(1, progress=lambda *numbers: told.append(numbers))
    assert told[-1] == (40, 40)
    assert len(told) == 8  # positions, networks and groups
    entries = open_networks(networks, RULES)
    for position, found in whole.choices():
        expected = choices(
            position.position, RULES.white_bonus, entries, LAMBDAS, best=(12, 7),
            settings=SETTINGS, seed=3,
        )  # fmt: skip
        assert [(c.network, c.lambda_, c.tries, c.hits) for c in found] == [
            (c.network, c.lambda_, c.tries, c.hits) for c in expected
        ]
        np.testing.assert_array_equal([c.counts for c in found], [c.counts for c in expected])


def test_a_network_without_a_curve_has_one_agent(
    tmp_path: Path, networks: list[Path], capsys: pytest.CaptureFixture[str]
) -> None:
    flat, folder, svg = tmp_path / "flat.safetensors", tmp_path / "study", tmp_path / "x.svg"
    shape = {"size": 5, "features": "agz17", "blocks": 1, "channels": 8, "value_head": "flat"}
    save_network(flat, initial_network(NetworkSettings(**shape), seed=1))
    mixed = [networks[0], flat]
    whole = study(folder, mixed)
    assert whole.run(1)
    assert whole.searches == (30, 30)  # two agents and one, five tries, two positions
    assert study(folder, mixed).searches == (30, 30)
    for position, found in whole.choices():
        assert [(c.network, c.lambda_, c.tries) for c in found] == [
            ("net1", 0.0, 5), ("net1", 1.0, 5), ("flat", None, 5)
        ]  # fmt: skip
        entries = open_networks(mixed, RULES)
        again = choices(position.position, 2.5, entries, LAMBDAS, settings=SETTINGS, seed=3)
        np.testing.assert_array_equal([c.counts for c in found], [c.counts for c in again])
    game = next((PROJECT / "resources/positions").glob("*.sgf"))
    words = ["figure3", folder / "other", "--net", flat, "--position", game]
    save_network(flat, initial_network(NetworkSettings(**{**shape, "size": 7}), seed=1))
    assert main([*map(str, words), "--tries", "2", "--visits", "2", "--svg", str(svg)]) == 0
    out = capsys.readouterr().out
    assert out.count("flat, one winrate for any komi, so no lambda: ") == 1
    assert "lambda 0" not in out
    assert "no λ" in svg.read_text(encoding="utf-8")


def test_what_was_searched_is_not_searched_again(tmp_path: Path, networks: list[Path]) -> None:
    whole = study(tmp_path / "whole", networks)
    whole.run(1)
    folder = tmp_path / "part"
    part = study(folder, networks)
    assert not part.run(1, stopped=lambda: part.searches[0] >= 12)
    kept = part.searches[0]
    assert 0 < kept < 40
    results = folder / "results.jsonl"
    with results.open("a") as file:
        file.write('{"position": 0, "network": 0, "vi')  # killed while it wrote
    again = study(folder, networks)
    assert again.searches == (kept, 40)
    done: list[int] = []
    assert again.run(1, progress=lambda number, total: done.append(number))
    assert done[0] > kept
    assert counts(again) == counts(whole)
    lines = [json.loads(line) for line in results.read_text().splitlines() if line.endswith("}")]
    assert len(lines) == len({(e["position"], e["network"], e["view"]) for e in lines}) == 8


def test_several_processes_find_the_same(tmp_path: Path, networks: list[Path]) -> None:
    alone, beside = study(tmp_path / "alone", networks), study(tmp_path / "beside", networks)
    alone.run(1)
    assert beside.run(2)
    assert counts(beside) == counts(alone)


def test_a_process_that_fails_is_reported(tmp_path: Path, networks: list[Path]) -> None:
    copies = [tmp_path / path.name for path in networks]
    for path, copy in zip(networks, copies, strict=True):
        copy.write_bytes(path.read_bytes())
    broken = study(tmp_path / "a", copies)
    for copy in copies:
        copy.unlink()
    with pytest.raises(EngineError, match=r"has failed: .*net1.*same command again"):
        broken.run(2)


def test_other_settings_and_other_folders_are_refused(tmp_path: Path, networks: list[Path]) -> None:
    study(tmp_path / "a", networks)
    with pytest.raises(EngineError, match="was begun with seed 3, not 4"):
        study(tmp_path / "a", networks, seed=4)
    with pytest.raises(EngineError, match=r"choices.tries 5, not 6"):
        study(tmp_path / "a", networks, tries=6)
    (tmp_path / "b").mkdir()
    (tmp_path / "b" / "note").touch()
    with pytest.raises(EngineError, match="contains other files"):
        study(tmp_path / "b", networks)


def test_damaged_results_are_searched_again(tmp_path: Path, networks: list[Path]) -> None:
    first = study(tmp_path / "a", networks)
    first.run(1)
    path = tmp_path / "a" / "results.jsonl"
    entry = json.loads(path.read_text().splitlines()[0])
    entry["counts"][0][0] += 1
    path.write_text(json.dumps(entry) + "\n")
    assert study(tmp_path / "a", networks).searches == (0, 40)


def test_the_commands_draw_figures_2_and_3(
    tmp_path: Path,
    networks: list[Path],
    capsys: pytest.CaptureFixture[str],
) -> None:
    game = tmp_path / "game.sgf"
    game.write_bytes(b"(;GM[1]FF[4]SZ[5]KM[3.5]RU[Chinese];B[cc];W[bc];B[cb])")
    subject = ["--position", str(game), "--net", str(networks[0]), "--net", str(networks[1])]
    outputs = ["--svg", str(tmp_path / "f.svg"), "--csv", str(tmp_path / "f.csv"), "--json"]
    assert main(["figure2", *subject, *outputs]) == 0
    fields = json.loads(capsys.readouterr().out)
    assert [entry["network"] for entry in fields["game"]["networks"]] == ["net1", "net2"]
    lines = ElementTree.parse(tmp_path / "f.svg").iter("{http://www.w3.org/2000/svg}polyline")
    assert len(list(lines)) == 2

    searched = ["--visits", "3", "--tries", "4", "--best", "C4,D3", "--processes", "1"]
    assert main(["figure3", str(tmp_path / "f3"), *subject, *searched, *outputs]) == 0
    fields = json.loads(capsys.readouterr().out)
    assert [(c["network"], c["lambda"], c["tries"]) for c in fields["game"]] == [
        (name, lambda_, 4) for name in ("net1", "net2") for lambda_ in (0.0, 0.5, 1.0)
    ]
    rows = list(csv.DictReader((tmp_path / "f.csv").read_text().splitlines()))
    assert sum(int(row["times"]) for row in rows) == 24
    assert main(["figure3", str(tmp_path / "f3"), "--processes", "0"]) == 2
    assert "--processes must be 1 or more" in capsys.readouterr().err
