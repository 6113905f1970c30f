"""Write a small example of every file that the program keeps, for the tests of later versions.

    python docs/tools/fixtures.py tests/fixtures/0.2.0

The folder then stays as it is: `tests/test_earlier_versions.py` opens what each version has
written. Paths in text files are replaced by `@FOLDER@`; the tests put their own folder there.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]
MOVES = (12, 7, 11, 6, 13, 8)
PRESET = {
    "rules": {"size": 3},
    "network": {
        "size": 3, "blocks": 1, "channels": 4, "value_hidden": 4, "beta_hidden": 4,
        "ownership": True, "norm": "none",
    },
    "search": {"batch": 1},
    "selfplay": {"games": 4, "visits": 3, "cheap_visits": 2, "precision": "fp32"},
    "training": {"batch": 8, "reuse": 0.5, "window_rows": 60, "precision": "fp32"},
    "run": {"generations": 2, "games": 4, "shard_games": 3, "checkpoint_steps": 1},
}  # fmt: skip


def write_networks(home: Path) -> list[Path]:
    """Write two networks with random weights, one of them on the person's list."""
    from engine.catalog.networks import add_network
    from engine.network.files.weights import save_network
    from engine.network.models.network import initial_network
    from engine.network.models.settings import NetworkSettings

    (home / "own").mkdir()
    settings = NetworkSettings(
        size=5, features="agz17", blocks=1, channels=4, value_head="Y", ownership=True
    )
    paths = [home / f"own/net{seed}.safetensors" for seed in (1, 2)]
    for seed, path in enumerate(paths):
        save_network(path, initial_network(settings, seed=seed))
    add_network(paths[0])
    return paths


def write_game_files(home: Path, network: Path) -> None:
    """Write what belongs to games: analyses, an unsaved game, the drill, a review."""
    from engine.cli import main
    from engine.go.rules import Rules
    from engine.record.game_record import GameRecord
    from engine.record.sgf import dumps, load, save
    from engine.review.drill import Drill
    from engine.review.kept_analyses import KeptAnalyses
    from engine.review.mistakes import Mistake, MistakeKind, Phase

    record = GameRecord(Rules(size=5, komi=2.5), info={"PB": "Kuro", "PW": "Shiro"})
    node = record.root
    for move in MOVES:
        node = record.add_move(node, move)
    (home / "games").mkdir()
    save(home / "games/game.sgf", [record])
    flags = ["--visits", "4", "--evaluator", "torch-fp32", "--format", "sgf,json"]
    out = ["--out", str(home / "reviews/one"), "--net", str(network)]
    assert main(["review", str(home / "games"), *flags, *out]) == 0
    (reviewed,) = (home / "reviews/one/analyses").glob("*.sgf")
    KeptAnalyses(home / "analyses").keep(load(reviewed).games[0], "game")
    drill = Drill(home / "drill.sqlite")
    (played,) = record.main_line()[3:4]
    mistake = Mistake(3, played, 1, MistakeKind.POINTS, Phase.OPENING, 3.0, 0.2, 9.0, 6.0, 3)
    drill.add(record, [mistake], 1e9)
    drill.close()
    record.set_comment(node, "not saved")
    (home / "autosave").mkdir()
    (home / "autosave/unsaved.sgf").write_bytes(dumps([record]))


def write_window_files(home: Path) -> None:
    """Write preferences, and what the journal writes beside its copy."""
    from PySide6.QtCore import QCoreApplication
    from PySide6.QtTest import QTest

    application = QCoreApplication(["fixtures"])
    from engine.record.sgf import load
    from sai_studio.session.files.journal import Draft, Journal
    from sai_studio.session.preferences import Preferences

    preferences = Preferences(home / "studio.ini")
    for name, value in (("theme", "dark"), ("size", 9), ("keys", "{}"), ("user_lambda", 0.25)):
        preferences.update(**{name: value})
    preferences.add_recent_file(home / "games/game.sgf")
    preferences.set_network_for(5, home / "own/net1.safetensors")
    preferences.save()
    copy = home / "autosave/unsaved.sgf"
    draft = Draft(load(copy).games, "mine", len(MOVES), home / "games/game.sgf")
    with tempfile.TemporaryDirectory() as folder:
        journal = Journal(Path(folder), lambda: True, lambda: draft)
        ended: list[str] = []
        journal.written.connect(ended.append)
        journal.changed()
        while not ended:
            QTest.qWait(20)
        (written,) = Path(folder).glob("*.sgf")
        for ending in (".sgf", ".json"):
            shutil.copy(written.with_suffix(ending), copy.with_suffix(ending))
        journal.close()
    application.processEvents()


def write_jobs(home: Path, networks: list[Path]) -> None:
    """Write a run of one generation, a contest of two games, and labels."""
    from engine.cli import main
    from engine.train.labelling_run import run_labelling
    from engine.train.presets.preset import Preset
    from engine.train.runs.run import RunFolder
    from engine.train.stages import run

    folder = RunFolder(home / "runs/run")
    run(Preset.from_dict(PRESET), folder.root, stop=lambda: folder.state().generation >= 1)
    for old in sorted((folder.root / "checkpoints").iterdir())[:-1]:
        old.unlink()
    flags = ["--games", "2", "--komi", "2.5", "--visits", "2"]
    players = [str(path) for path in networks]
    assert main(["match", *players, *flags, "--folder", str(home / "contests/match")]) == 0
    changes = {
        "distillation.teacher": str(networks[0]), "distillation.boards": "5", "run.games": 20,
        "selfplay.games": 4, "selfplay.precision": "fp32", "run.shard_games": 4,
    }  # fmt: skip
    run_labelling(home / "labels", changes=changes)


def main() -> int:
    """Write the folder named on the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path)
    target = parser.parse_args().folder
    if target.exists():
        print(f"{target} is there already; what a version has written is never changed")
        return 2
    sys.path.insert(0, str(PROJECT))
    import engine.base.jit  # noqa: F401  chooses the folder of compiled kernels now

    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder).resolve() / "home"
        home.mkdir()
        os.environ["SAI_STUDIO_HOME"] = str(home)
        networks = write_networks(home)
        write_game_files(home, networks[0])
        write_window_files(home)
        write_jobs(home, networks)
        for path in home.rglob("*"):
            if path.suffix in (".json", ".jsonl", ".ini", ".sgf"):
                path.write_bytes(path.read_bytes().replace(str(home).encode(), b"@FOLDER@"))
        for name in ("network-headers.json", "evaluators.json", "kernels", "weights"):
            left = home / name
            shutil.rmtree(left) if left.is_dir() else left.unlink(missing_ok=True)
        shutil.copytree(home, target)
    size = sum(path.stat().st_size for path in target.rglob("*") if path.is_file())
    print(f"{target}: {size:,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
