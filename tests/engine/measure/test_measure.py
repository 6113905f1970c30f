"""Measuring networks on games: which games and positions, what is counted, splits and stops."""

from __future__ import annotations

import json
import os
import zipfile
from pathlib import Path

import numpy as np
import pytest

from engine.base.errors import RecordError, SettingsError
from engine.cli import main
from engine.go.position import legal_moves
from engine.go.state import BLACK_CAPTURED, WHITE_CAPTURED, Position
from engine.measure.measure import MeasureOptions, measure
from engine.measure.measure_figures import SizeTally, measure_fields, measure_text
from engine.measure.recorded_games import Outcome, find_games, outcome_of, read_games
from engine.network.files.weights import read_network, save_network
from engine.network.models.network import initial_network
from engine.network.models.settings import NetworkSettings
from engine.network.runners.evaluator import NetworkEvaluator
from engine.record.sgf import loads

# Black's wall on column c, White's on column d: 15 points to 10 when both have passed
WALLS = (
    "(;GM[1]FF[4]SZ[5]GN[{name}]KM[{komi}]RU[Chinese]RE[{result}];B[ca];W[da];B[cb];W[db];B[cc];"
    "W[dc];B[cd];W[dd];B[ce];W[de];B[{one}];W[];B[])"
)


def game(name: str, *, komi: float = 0.5, result: str = "B+4.5", one: str = "ba") -> str:
    return WALLS.format(name=name, komi=komi, result=result, one=one)


@pytest.fixture(scope="module")
def network(tmp_path_factory: pytest.TempPathFactory) -> Path:
    settings = NetworkSettings(
        size=5, features="agz17", blocks=1, channels=8, value_head="Y", ownership=True
    )
    path = tmp_path_factory.mktemp("nets") / "tiny.safetensors"
    save_network(path, initial_network(settings, seed=3), half=False)
    return path


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """A zip of eight games, of which two are for validation by the index beside it."""
    texts = [game(f"g{i}", one=one) for i, one in enumerate(("ba", "bb", "bc", "bd", "be"))]
    texts += [
        game("g5", komi=7.5, result="W+R"),
        game("g6", result="B+9.5", one="aa"),  # counted otherwise than the board stands
        "(;GM[1]FF[4]SZ[9]GN[g7]KM[6.5]RE[B+R];B[ee];W[cc])",
    ]
    path = tmp_path / "games.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("walls.sgf", "\n".join(texts))
        archive.writestr("notes.txt", "(;GM[1]SZ[5];B[aa])")
    rows = "\n".join(f"g{i},walls.sgf,{'val' if i in (1, 5) else 'train'}" for i in range(8))
    (tmp_path / "games.index.csv").write_text(f"id,file,split\n{rows}\n")
    return path


def measured(games: Path, network: Path, **options: object) -> dict[str, object]:
    told: list[str] = []
    chosen = MeasureOptions(games=games, network=network, precision="fp32", **options)  # type: ignore[arg-type]
    result = measure(chosen, notice=told.append, stopped=lambda: False)
    result["told"] = told
    return result


def test_first_choices_are_the_networks_own(games: Path, network: Path) -> None:
    """Counted anew, position by position, with the evaluator's raw answers."""
    result = measured(games, network, limit=0, per_game=0)
    fields = result["boards"]["5"]  # type: ignore[index]
    evaluator = NetworkEvaluator(read_network(network)[0], precision="fp32")
    right, five, ten, total = 0, 0, 0, 0
    with zipfile.ZipFile(games) as archive:
        records = loads(archive.read("walls.sgf"), "walls").games[:7]
    for record in records:
        for node in record.main_line()[1:]:
            assert node.parent is not None
            assert node.move is not None
            position = record.position_at(node.parent)
            legal = np.zeros(26, np.bool_)
            legal_moves(position, legal)
            batch = position._make([*position[:3], *(array[None] for array in position[3:])])
            policy = np.where(legal, evaluator.raw(batch).policy[0], -1.0)
            order = np.argsort(-policy, kind="stable").tolist()
            right += order[0] == node.move.point
            five += node.move.point in order[:5]
            ten += node.move.point in order[:10]
            total += 1
    assert fields["positions"] == total == 7 * 13
    assert fields["top1"] == pytest.approx(right / total)
    assert fields["top5"] == pytest.approx(five / total)
    assert fields["top10"] == pytest.approx(ten / total)
    assert 0 < five < ten < total
    assert fields["games"] == 7
    assert any("on 9x9, which the network doesn't play" in note for note in result["told"])  # type: ignore[attr-defined]


def test_owners_come_from_boards_that_count_to_the_result(games: Path, network: Path) -> None:
    """Five games are played out; one was resigned, one counts to something else."""
    fields = measured(games, network, limit=0)["boards"]["5"]  # type: ignore[index]
    board = fields["ownership"]["board"]
    assert (board["60%"]["games"], board["end"]["games"]) == (5, 5)
    assert 0.0 <= board["end"]["right"] <= 1.0
    assert fields["alpha"]["positions"] == 6 * 8  # also of the one that was counted otherwise


def test_prisoners_made_before_stones_were_set_up_count(
    tmp_path: Path, network: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "set up.sgf"
    path.write_text(
        "(;GM[1]FF[4]SZ[5]KM[0.5]RU[Japanese]RE[B+4.5];B[ab];W[aa];B[ba];W[ee];AB[ce];W[de];B[dd])"
    )
    prisoners = []

    def add(_batch: object, position: Position, *_args: object) -> bool:
        prisoners.append(position.counters[[BLACK_CAPTURED, WHITE_CAPTURED]].tolist())
        return False

    monkeypatch.setattr("engine.measure.measure.PositionBatch.add", add)
    with pytest.raises(RecordError):  # nothing was evaluated
        measured(path, network)
    assert prisoners
    assert prisoners == [[0, 1]] * len(prisoners)


def test_a_teacher_is_compared_on_the_same_positions(games: Path, network: Path) -> None:
    """A network agrees with itself, whatever it thinks."""
    result = measured(games, network, teacher=network, limit=20)
    fields = result["boards"]["5"]  # type: ignore[index]
    teacher = fields["teacher"]
    assert fields["positions"] == 20
    # each is loaded for itself: the last bits may differ
    alpha = {"positions": 20, "mean_error": 0.0, "median_error": 0.0, "bias": 0.0}
    assert teacher["alpha"] == pytest.approx(alpha, abs=1e-5)
    assert teacher["winrate_error"] == pytest.approx(0.0, abs=1e-5)
    assert teacher["top1"] == fields["top1"]
    assert teacher["brier"] == pytest.approx(fields["brier"], abs=1e-5)


def test_the_same_games_elsewhere_are_asked_the_same(
    games: Path, network: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "loose"
    (folder / "deeper").mkdir(parents=True)
    with zipfile.ZipFile(games) as archive:
        lines = archive.read("walls.sgf").split(b"\n")
    for i, line in enumerate(lines):
        (folder / ("deeper" if i % 2 else "") / f"{9 - i}.sgf").write_bytes(line)
    first = measured(games, network, limit=17)["boards"]
    second = measured(folder, network, limit=17)["boards"]
    assert first == second


def test_splits_follow_the_index(games: Path) -> None:
    def names(split: str) -> set[str]:
        told: list[str] = []
        sources, found = find_games(games, split=split, notice=told.append)
        records = [record for _, record in read_games(sources, found, told.append)]
        assert not told
        return {record.info["GN"] for record in records}

    assert names("val") == {"g1", "g5"}
    assert names("train") == {"g0", "g2", "g3", "g4", "g6", "g7"}
    assert len(names("all")) == 8


def test_without_an_index_content_decides(tmp_path: Path) -> None:
    points = [f"{a}{b}" for a in "abcde" for b in "abcde"]
    texts = [f"(;SZ[5]KM[1];B[{p}];W[{q}])" for p in points for q in points if p != q]
    (tmp_path / "many.sgf").write_text("\n".join(texts))
    told: list[str] = []
    parts = {
        split: {game.digest for game in find_games(tmp_path, split=split, notice=told.append)[1]}
        for split in ("all", "train", "val")
    }
    assert parts["train"] | parts["val"] == parts["all"]
    assert not parts["train"] & parts["val"]
    assert 0.02 < len(parts["val"]) / len(parts["all"]) < 0.09
    assert any("no index" in note for note in told)


def test_games_with_variations_and_odd_texts_are_kept_apart(tmp_path: Path) -> None:
    (tmp_path / "a.sgf").write_bytes(
        b"junk (;SZ[5]C[a (b\\] c;B[aa]](;B[bb];W[cc])(;B[dd]))\n\n"
        b"(;SZ[7];B[aa];W[bb])  (;SZ[5];B[cc"
    )
    told: list[str] = []
    sources, found = find_games(tmp_path, notice=told.append)
    records = [record for _, record in read_games(sources, found, told.append)]
    assert sorted(record.size for record in records) == [5, 5, 7]
    assert sorted(record.main_line()[-1].number for record in records) == [1, 2, 2]
    assert len(find_games(tmp_path, size=7, notice=told.append)[1]) == 1


def test_what_can_not_be_read_is_told_and_left_out(tmp_path: Path, network: Path) -> None:
    (tmp_path / "bad.zip").write_bytes(b"PK\x03\x04" + bytes(30))
    (tmp_path / "bad.sgf").write_bytes(bytes(range(256)))
    (tmp_path / "good.sgf").write_text(game("g"))
    result = measured(tmp_path, network)
    assert result["boards"]["5"]["games"] == 1  # type: ignore[index]
    assert any(str(note).startswith("bad.zip") for note in result["told"])  # type: ignore[attr-defined]
    for wrong in (tmp_path / "none", tmp_path / "bad.zip"):
        with pytest.raises(RecordError):
            find_games(wrong, notice=lambda _: None)
    with pytest.raises(SettingsError, match="--split"):
        find_games(tmp_path, split="test", notice=lambda _: None)


def test_a_zip_is_opened_once_for_all_its_members(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with zipfile.ZipFile(tmp_path / "many.zip", "w") as archive:
        for number in range(50):
            archive.writestr(f"{number}.sgf", f"(;SZ[5];B[aa];C[{number}])")
    opened: list[object] = []

    class Counted(zipfile.ZipFile):
        def __init__(self, file: Path) -> None:
            opened.append(file)
            super().__init__(file)

    monkeypatch.setattr(zipfile, "ZipFile", Counted)
    sources, found = find_games(tmp_path, notice=lambda text: None)
    assert len(sources) == len(found) == 50
    assert len(opened) <= 2, "once for the names, once for the games"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
def test_pipes_among_games_are_left_out(tmp_path: Path) -> None:
    for name in ("a.sgf", "b.zip", "c.index.csv", "d.index.csv.zip"):
        os.mkfifo(tmp_path / name)
    for number in range(60):
        (tmp_path / f"{number}.sgf").write_text(f"(;SZ[5]GN[{number}];B[aa])")
    told: list[str] = []
    splits = [find_games(tmp_path, split=name, notice=told.append)[1] for name in ("train", "val")]
    assert sum(map(len, splits)) == 60
    assert "a.sgf: can't be read (not an ordinary file); left out" in told
    assert any(text.startswith("b.zip") for text in told)


def test_a_stop_gives_what_was_counted(games: Path, network: Path) -> None:
    calls = 0

    def stopped() -> bool:
        nonlocal calls
        calls += 1
        return calls > 4

    options = MeasureOptions(games=games, network=network, limit=0)
    result = measure(options, notice=lambda _: None, stopped=stopped)
    assert result["stopped"]
    assert 0 < result["boards"]["5"]["games"] < 7


def test_games_against_the_rules_are_asked_up_to_there(tmp_path: Path, network: Path) -> None:
    (tmp_path / "a.sgf").write_text("(;SZ[5]KM[1];B[aa];W[bb];B[bb];W[cc])")
    fields = measured(tmp_path, network)["boards"]["5"]  # type: ignore[index]
    assert fields["positions"] == 2


@pytest.mark.parametrize(
    ("text", "outcome"),
    [
        ("B+R", Outcome(1, None)),
        ("W+Resign", Outcome(-1, None)),
        ("W+3.5", Outcome(-1, -3.5)),
        ("B+ 12", Outcome(1, 12.0)),
        ("B+0.5 ", Outcome(1, 0.5)),
        ("0", Outcome(0, 0.0)),
        ("Jigo", Outcome(0, 0.0)),
        ("B+T", None),
        ("W+F", None),
        ("Void", None),
        ("?", None),
        ("", None),
    ],
)
def test_results_that_tell_something(text: str, outcome: Outcome | None) -> None:
    assert outcome_of(text) == outcome


def test_figures_of_made_up_rows() -> None:
    tally = SizeTally()
    for rank, winrate, won in ((0, 0.95, 1.0), (3, 0.95, 0.0), (7, 0.15, 0.5)):
        tally.rows.add(rank=rank, surprise=1.0, winrate=winrate, won=won, alpha=2.0, score=5.0)
    tally.rows.add(rank=0, surprise=3.0, winrate=0.5)
    tally.add_ownership(
        "board", "end", np.array([0.5, -0.1, 0.2, 0.0], np.float32), np.array([1, 1, 0, 1], np.int8)
    )
    fields = measure_fields(tally, teacher=False)
    assert fields["top1"] == 0.5
    assert fields["top5"] == 0.75
    assert fields["top10"] == 1.0
    assert fields["policy_loss"] == pytest.approx(1.5)
    assert fields["valued"] == 3
    assert fields["brier"] == pytest.approx((0.05**2 + 0.95**2 + 0.35**2) / 3)
    rows = {row["low"]: row for row in fields["calibration"] if row["positions"]}
    assert rows[0.9]["won"] == 0.5
    assert rows[0.9]["positions"] == 2
    assert rows[0.1]["winrate"] == pytest.approx(0.15)
    assert fields["calibration_error"] == pytest.approx((2 * 0.45 + 0.35) / 3)
    assert fields["alpha"] == {
        "positions": 3, "mean_error": 3.0, "median_error": 3.0, "bias": -3.0,
    }  # fmt: skip
    assert fields["ownership"]["board"]["end"] == {"games": 1, "right": pytest.approx(1 / 3)}
    assert fields["ownership"]["board"]["60%"] == {"games": 0, "right": None}
    result = {
        "network": "n", "identity": "i", "source": "s", "split": "val", "stopped": False,
        "boards": {"5": fields},
    }  # fmt: skip
    text = measure_text(result)
    assert "first choice 50.0 %" in text
    assert "bias -3.00" in text


def test_the_command_prints_one_object(
    capsys: pytest.CaptureFixture[str], games: Path, network: Path
) -> None:
    arguments = ["--games", str(games), "--net", str(network), "--limit", "9", "--split", "train"]
    assert main(["measure", *arguments, "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert result["split"] == "train"
    assert result["games_found"] == 6
    assert result["boards"]["5"]["positions"] == 9
    assert result["teacher"] is None
    assert main(["measure", *arguments, "--per-game", "3"]) == 0
    assert "5x5: 9 positions of 3 games" in capsys.readouterr().out
    assert main(["measure", *arguments[:4], "--limit", "1"]) == 0
    assert "5x5: 1 position of 1 game\n" in capsys.readouterr().out
    assert main(["measure", *arguments[:2], "--limit", "-1"]) == 2
    assert main(["measure", "--run", "x", "--symmetry", "average"]) == 2
    assert "--symmetry can't be used with --run" in capsys.readouterr().err
    assert main(["measure", "--games", "nowhere", "--net", str(network)]) == 2
    assert "nowhere" in capsys.readouterr().err


@pytest.fixture(scope="module")
def policy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A network without a value head."""
    settings = NetworkSettings(
        size=5, features="cross24", blocks=1, channels=8, trunk="plain", policy_head="points",
        value_head="none",
    )  # fmt: skip
    path = tmp_path_factory.mktemp("nets") / "policy.safetensors"
    save_network(path, initial_network(settings, seed=3), half=False)
    return path


def test_a_policy_alone_has_no_figures_about_winrates(
    games: Path, policy: Path, network: Path
) -> None:
    result = measured(games, policy, teacher=network, limit=20)
    fields = result["boards"]["5"]  # type: ignore[index]
    assert fields["top1"] is not None
    assert (fields["winrates"], fields["valued"]) == (0, 0)
    assert fields["brier"] is fields["calibration_error"] is fields["teacher"]["winrate_error"]
    assert fields["brier"] is None
    assert fields["calibration"] == []
    assert fields["teacher"]["brier"] is not None
    text = measure_text(result)
    assert "no winrates: the network has no value head" in text
    assert text.count("Brier") == 1  # the teacher's
    assert "winrate - teacher" not in text
    fields = measured(games, network, teacher=policy, limit=20)["boards"]["5"]  # type: ignore[index]
    assert fields["brier"] is not None
    assert fields["teacher"]["top1"] is not None
    assert fields["teacher"]["brier"] is fields["teacher"]["winrate_error"] is None


def test_a_policy_alone_has_no_errors_at_komi(
    games: Path, policy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["--games", str(games), "--net", str(policy), "--komi-errors", "0.5"]
    assert main(["measure", *arguments]) == 2
    assert "has no value head and so no winrates to compare" in capsys.readouterr().err


def test_games_without_a_position_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "empty.sgf"
    path.write_text("(;GM[1]FF[4]SZ[7]KM[9.5])")
    assert main(["measure", "--games", str(path)]) == 2
    assert "nothing to measure" in capsys.readouterr().err
