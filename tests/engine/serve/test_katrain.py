"""KaTrain reviews a game with `sai-engine serve`: `-m slow`, where KaTrain can be installed.

`SAI_KATRAIN_PYTHON` names a Python that has KaTrain; without it one is made for the test.
"""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
import venv
import zipfile
from pathlib import Path
from typing import Any

import pytest

from tests.shared import PROJECT, file_in, games_dir, parity_dir

NETWORK = "g170-b6c96-s175395328-d26788732.bin.gz"
VISITS = 16


@pytest.fixture(scope="module")
def katrain_python(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A Python with KaTrain."""
    given = os.environ.get("SAI_KATRAIN_PYTHON")
    if given:
        return given
    folder = tmp_path_factory.mktemp("katrain")
    venv.create(folder, with_pip=True)
    python = str(folder / ("Scripts" if os.name == "nt" else "bin") / "python")
    command = [python, "-m", "pip", "install", "--quiet", "katrain"]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        pytest.skip(f"KaTrain can't be installed here: {done.stderr.strip()[-300:]}")
    return python


@pytest.fixture(scope="module")
def network() -> Path:
    folder = parity_dir()
    return file_in(folder / "katago" / "nets", folder.parent / "nets", name=NETWORK)


def game_of_19x19() -> bytes:
    """An even game on 19x19 without variations, from any of the collections."""
    for path in sorted(games_dir().glob("*.sgf.zip")):
        with zipfile.ZipFile(path) as archive:
            for name in archive.namelist():
                for game in archive.read(name).split(b"\n"):
                    plain = game.count(b"(") == 1 and b"AB[" not in game
                    if plain and b"SZ[19]" in game and 100 < game.count(b";") < 400:
                        return game
    pytest.skip(f"{games_dir()} holds no game on 19x19")


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="the engine takes a shell's place")
def test_katrain_reviews_a_game(katrain_python: str, network: Path, tmp_path: Path) -> None:
    game = game_of_19x19()
    path = tmp_path / "game.sgf"
    path.write_bytes(game)
    serve = [sys.executable, "-m", "engine.cli", "serve", "--net", str(network)]
    line = f"exec env PYTHONPATH={shlex.quote(str(PROJECT))} {shlex.join(serve)}"
    client = PROJECT / "tests" / "engine" / "serve" / "katrain_client.py"
    done = subprocess.run(
        [katrain_python, str(client), str(path), line, str(VISITS)],
        cwd=PROJECT,
        env={**os.environ, "HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=1800,
    )
    seen: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    assert "failed" not in seen, seen
    assert seen["nodes"] == game.count(b";")
    assert set(seen["visits"][:-1]) == {VISITS // 4}
    assert seen["ownership"]
    assert seen["policy"]
    assert all(0 <= rate <= 1 for rate in seen["winrates"])
    assert seen["alternatives"]
    assert all(move == "pass" or move[0] in "ABCDEF" for move in seen["region"])
    assert seen["pondered"]
    assert seen["alive"]
    assert seen["errors"] == []
    assert seen["warnings"] == []
