"""Plug-ins: those of docs/plugins.md train, play and are refused where they are missing."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from engine.base import plugins
from engine.base.errors import PluginError, SettingsError, WeightsError
from engine.base.plugins import Hook, add_plugin, parts_of, settings_of
from engine.go.rules import Rules
from engine.go.state import Position
from engine.go.symmetry import symmetry_table
from engine.network.backends.available import Backend
from engine.network.graphs.network_graph import write_network
from engine.network.models.network import stored
from engine.network.models.settings import NetworkSettings
from engine.network.planes.feature_set import feature_set
from engine.network.planes.plane_groups import PLANE_GROUPS, PluginPlanes
from engine.network.planes.planes import planes
from engine.network.runners.inference import NetworkRunner, _module_graph
from engine.train.learning.sampler import Sampler
from tests.engine.network.networks import KINDS, random_network, random_positions
from tests.engine.train.games import random_game
from tests.engine.train.test_crashes import PRESET
from tests.shared import PROJECT

PAGE = PROJECT / "docs" / "plugins.md"
LONGEST = 40
"""Lines that a plug-in of the page may have."""
SETTINGS = {
    "network.block": "se ratio=2",
    "network.plugin_heads": "lead",
    "network.features": "studio20+edge",
    "entropy.weight": 0.01,
    "lead_loss.weight": 0.1,
    "corners.moves": 2,
    "quick.visits": 3,
    "run.workers": 2,
}


def engine(*words: str | Path) -> subprocess.CompletedProcess[str]:
    """Run a command of `sai-engine` in a process of its own: plug-ins stay loaded."""
    command = [sys.executable, "-m", "engine.cli", *map(str, words)]
    return subprocess.run(command, cwd=PROJECT, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module", autouse=True)
def no_plugin_stays() -> Iterator[None]:
    """Unload the files named by path, which commands would name again in other tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(plugins, "_files", {})
        patch.setenv(plugins.VARIABLE, "")
        yield


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the plug-ins of the page, and a run that uses all of them."""
    root = tmp_path_factory.mktemp("plugins")
    blocks = re.findall(r"```python\n# (\w+)\.py: .*?```", PAGE.read_text(), re.DOTALL)
    for text in re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL):
        (root / re.match(r"# (\w+\.py)", text)[1]).write_text(text)  # type: ignore[index]
    assert len(blocks) == 6
    (root / "tiny.json").write_text(PRESET.to_json())
    flags = [word for name, value in SETTINGS.items() for word in ("--set", f"{name}={value}")]
    done = engine("run", root / "tiny.json", root / "run", *given(root), *flags)
    assert done.returncode == 0, done.stderr
    return root


def given(root: Path, *without: str) -> list[str]:
    """Return the flags that name all plug-ins but some."""
    files = sorted(path for path in root.glob("*.py") if path.stem not in without)
    return [word for path in files for word in ("--plugin", str(path))]


def test_plugins_of_the_page_are_short(folder: Path) -> None:
    assert all(len(path.read_text().splitlines()) < LONGEST for path in folder.glob("*.py"))


def test_a_run_learns_with_every_kind_of_plugin(folder: Path) -> None:
    entries = [json.loads(line) for line in (folder / "run" / "log.jsonl").read_text().splitlines()]
    (training, *_) = [entry for entry in entries if entry["event"] == "training"]
    assert -np.log(10) <= training["entropy"] < 0.0
    assert training["lead_loss"] > 0.0
    content = json.loads((folder / "run" / "run.json").read_text())
    assert set(content["plugins"]) == {path.stem for path in folder.glob("*.py")}
    assert content["preset"]["corners"] == {"moves": 2}


def test_its_networks_play_a_match(folder: Path) -> None:
    networks = sorted((folder / "run" / "networks").iterdir())
    words = ["--size", "3", "--games", "2", "--visits", "4", "--json"]
    done = engine("match", networks[0], networks[-1], *words, *given(folder))
    assert done.returncode == 0, done.stderr
    alone = engine("match", networks[0], networks[-1], *words)
    assert alone.returncode == 2
    assert alone.stderr.count("\n") == 1
    assert "of a plug-in that is not loaded; name its file by --plugin FILE.py" in alone.stderr


@pytest.mark.parametrize("missing", ["se", "entropy"])
def test_a_run_is_not_continued_without_a_plugin(folder: Path, missing: str) -> None:
    done = engine("run", folder / "run", *given(folder, missing))
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert re.search(rf"plug-in {missing} \(SHA-256 [0-9a-f]{{16}}.\), which is not", done.stderr)


def test_a_changed_plugin_is_told(folder: Path, tmp_path: Path) -> None:
    changed = tmp_path / "entropy.py"
    changed.write_text((folder / "entropy.py").read_text() + "# another line\n")
    flags = [*given(folder, "entropy"), "--plugin", changed, "--set", "run.generations=2"]
    done = engine("run", folder / "run", *flags)
    assert done.returncode == 0, done.stderr
    assert "a plug-in is another one than before" in done.stdout + done.stderr


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (None, "No such file"),
        ("nothing here", "SyntaxError"),
        ("1 / 0", "ZeroDivisionError"),
        (
            "from engine.network.models.parts import TRUNK_BLOCKS as t\nt.add('a b', 1)",
            "not one word",
        ),
    ],
)
def test_a_file_that_is_no_plugin_is_refused(tmp_path: Path, text: str | None, words: str) -> None:
    path = tmp_path / "wrong.py"
    if text is not None:
        path.write_text(text)
    with pytest.raises(SettingsError, match=words):
        add_plugin(path)


BLOCK = """
from torch import nn
from engine.network.models.parts import TRUNK_BLOCKS, BlockKind

class Wrong(nn.Module):
    def __init__(self, channels, settings):
        super().__init__()
    def forward(self, x):
        return {}

TRUNK_BLOCKS.add("wrong", BlockKind(Wrong))
"""
LOSS = """
from engine.train.presets.loss_terms import LOSS_TERMS, LossTerm
LOSS_TERMS.add("wrong", LossTerm("Wrong", lambda output, batch, settings: {}))
"""


@pytest.mark.parametrize(
    ("text", "setting", "words"),
    [
        (
            BLOCK.format("x[:, :-1]"),
            "network.block=wrong",
            r"must return a tensor of shape \[.*not",
        ),
        (BLOCK.format("x @ 3"), "network.block=wrong", r"line 9 has failed \(TypeError"),
        (LOSS.format("batch['score']"), "wrong.weight=1", r"a tensor with one number, not one of"),
        (
            LOSS.format("batch['none']"),
            "wrong.weight=1",
            r"line 3 has failed \(KeyError",
        ),
    ],
)
def test_an_error_in_a_plugin_is_the_plugins(
    tmp_path: Path, text: str, setting: str, words: str
) -> None:
    (tmp_path / "tiny.json").write_text(PRESET.to_json())
    (tmp_path / "wrong.py").write_text(text)
    flags = ["--set", setting, "--set", "network.global_pooling=false"]
    done = engine("run", tmp_path / "tiny.json", tmp_path / "run", *given(tmp_path), *flags)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr
    part = "block" if "block" in setting else "loss"
    assert re.search(rf"the {part} 'wrong' of the plug-in .*{words}", done.stderr), done.stderr


def test_other_code_of_a_plugin_is_found_by_its_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plugins, "_files", {})
    monkeypatch.setenv(plugins.VARIABLE, "")
    path = tmp_path / "source.py"
    path.write_text("def play(games):\n    return games[9]\n")
    assert plugins.plugin_flags() == ""
    add_plugin(path)
    assert plugins.plugin_flags() == f" --plugin {path}"
    (module,) = (
        each for each in sys.modules.values() if getattr(each, "__file__", "") == str(path)
    )
    for games, place in (([], f"{path}, line 2 has failed (IndexError"), ({}, "(KeyError: 9)")):
        with pytest.raises(LookupError) as caught:
            module.play(games)
        assert place in str(plugins.plugin_at_fault(caught.value))
    assert plugins.plugin_at_fault(ValueError("ours")) is None


def test_settings_of_plugins_are_listed_with_the_others(folder: Path) -> None:
    words = ("run", folder / "tiny.json", "--settings", *given(folder), "--set", "corners.moves=3")
    text, data = engine(*words), engine(*words, "--json")
    assert "corners.moves=3  (at least 0 and at most 100)\n    first moves that stay" in text.stdout
    settings = json.loads(data.stdout)
    assert settings["corners.moves"]["value"] == 3
    assert set(PRESET.by_name()) < set(settings)
    assert settings["training.batch"]["value"] == PRESET.training.batch
    stored = engine("run", folder / "run", "--settings", *given(folder))
    assert 'network.block="se ratio=2"' in stored.stdout


def test_the_flag_needs_a_file() -> None:
    alone = engine("run", "--plugin")
    assert alone.stderr == "sai-engine: --plugin needs the name of a file; give --plugin FILE.py\n"


def test_parts_are_named_with_their_settings() -> None:
    assert parts_of("se ratio=8; other") == {"se": {"ratio": "8"}, "other": {}}
    assert parts_of("") == {}
    for wrong in ("se 8", "=", "a=1", "se; se"):
        with pytest.raises(SettingsError, match="names no part"):
            parts_of(wrong)
    given = {"size": "5", "ownership": "true"}
    assert settings_of(NetworkSettings, given, "it") == NetworkSettings(size=5, ownership=True)
    for name, value in (("size", "99"), ("sise", "5")):
        with pytest.raises(SettingsError, match=r"^the block 'it': .*size"):
            settings_of(NetworkSettings, {name: value}, "the block 'it'")


def test_an_unknown_part_is_refused() -> None:
    for changes in ({"block": "none_such"}, {"plugin_heads": "none_such"}):
        with pytest.raises(SettingsError, match="'none_such' is of a plug-in that is not loaded"):
            NetworkSettings(**changes)
    with pytest.raises(SettingsError, match="group of planes 'none_such' is of a plug-in"):
        feature_set("studio20+none_such")


def test_a_hook_asks_its_modules_once(monkeypatch: pytest.MonkeyPatch) -> None:
    hook: Hook[int] = Hook(("tests.engine.network.networks",))
    assert len(hook) == 0
    hook.add("one", 1)
    assert (hook.find("one", "number"), hook.origin("one")) == (1, None)


@pytest.mark.parametrize("kind", KINDS)
def test_a_module_gives_the_answers_of_the_graph(kind: str) -> None:
    network = stored(random_network(kind))
    backend = Backend("torch", "fp32")
    runner, called = NetworkRunner(network, backend), NetworkRunner(network, backend)
    called._graph = _module_graph(network, backend)
    settings = network.settings
    bits = (
        planes(settings.feature_set, random_positions(6)[0]).astype(np.int8).transpose(0, 2, 3, 1)
    )
    komi = np.full(len(bits), 2.5, np.float32) if settings.needs_komi else None
    for one, other in zip(runner.run(bits, komi), called.run(bits, komi), strict=True):
        if one is not None and other is not None:
            np.testing.assert_allclose(one, other, rtol=1e-3, atol=1e-4)
        else:
            assert one is other


def test_planes_of_a_plugin_are_turned_with_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    def numbers(positions: Position) -> NDArray[np.int8]:
        own = positions.stones[:, None, :-1] * 0 + np.arange(25, dtype=np.int8)
        return np.concatenate((own, -own), 1).astype(np.int8)

    entry = PluginPlanes(("points", "their negatives"), numbers)
    monkeypatch.setitem(PLANE_GROUPS._entries, "numbered", entry)
    features, base = feature_set("studio20+numbered"), feature_set("studio20")
    assert features.plane_names[-2:] == ("points", "their negatives")
    positions = random_positions(6)[0]
    for code in range(8):
        shown = planes(features, positions, code)
        np.testing.assert_array_equal(shown[:, : base.planes], planes(base, positions, code))
        order = symmetry_table(5)[code, :25].astype(np.float32)
        np.testing.assert_array_equal(shown[:, base.planes].reshape(-1, 25)[0], order)
        np.testing.assert_array_equal(shown[:, -1], -shown[:, -2])
    batch = Sampler([random_game(Rules(size=5), 1)], features).draw(16, np.random.default_rng(3))
    tables = symmetry_table(5)[:, :25].astype(np.float32)
    for row in batch.planes[:, -2].reshape(16, 25):
        assert (row == tables).all(1).any()


def test_planes_of_another_shape_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = PluginPlanes(("one",), lambda positions: positions.stones)
    monkeypatch.setitem(PLANE_GROUPS._entries, "misshapen", entry)
    with pytest.raises(PluginError, match=r"group of planes 'misshapen' .* must return"):
        planes(feature_set("studio20+misshapen"), random_positions(6)[0])


def test_only_torch_runs_such_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    network = stored(random_network("y"))
    monkeypatch.setattr(NetworkSettings, "needs_module", True)
    with pytest.raises(WeightsError, match="run in torch alone"):
        write_network(None, network)  # type: ignore[arg-type]
