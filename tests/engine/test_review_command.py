"""`sai-engine review`: many files, bad files, resuming, and what it writes."""

from __future__ import annotations

import io
import itertools
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.analysis.analyzer import Analyzer
from engine.analysis.request import AnalysisRequest, SweepPoint
from engine.base.terminal import duration_text
from engine.cli import main
from engine.commands.review import ProgressBar
from engine.network.files.weights import save_network
from engine.network.models.network import initial_network
from engine.network.models.settings import NetworkSettings
from engine.record.sgf import load
from engine.review.kept_analyses import file_label, game_digest
from engine.review.review_folder import ReviewFolder
from engine.review.review_job import GameProgress, ReviewJobReader, read_review_job
from engine.review.review_queue import Pace

GAMES = {
    "even": b"(;GM[1]SZ[5]KM[3.5]RU[Chinese]PB[Ann]PW[Bob];B[cc];W[bc];B[cb];W[bb];B[cd])",
    "handicap": b"(;GM[1]SZ[5]KM[0.5]HA[2]AB[bb][dd];W[cc];B[cd])",
    "empty": b"(;GM[1]SZ[5])",
    "setup": b"(;GM[1]SZ[5]KM[3.5];B[cc];W[bc];AB[dd]AE[cc]PL[W];W[cd])",
    "variation": b"(;GM[1]SZ[5]KM[3.5];B[cc](;W[bc];B[cb])(;W[dd];B[de]))",
}


@pytest.fixture(scope="module")
def network(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("review") / "tiny.safetensors"
    settings = NetworkSettings(size=5, features="agz17", blocks=1, channels=8, value_head="Y")
    save_network(path, initial_network(settings, seed=3))
    return path


@pytest.fixture
def games(tmp_path: Path) -> Path:
    folder = tmp_path / "games"
    folder.mkdir()
    for name, text in GAMES.items():
        (folder / f"{name}.sgf").write_bytes(text)
    return folder


class Counted:
    """The positions that analyzers search from now on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.searched: list[tuple[bytes, tuple[int, ...], int]] = []
        self.most = 10**9
        """Searches after which the process is killed."""
        self.killed = False
        sweep, analyze, keep = Analyzer.sweep, Analyzer.analyze, ReviewFolder.keep

        def note(request: AnalysisRequest, visits: int) -> None:
            if len(self.searched) >= self.most:
                self.killed = True
                raise KeyboardInterrupt
            self.searched.append((request.stones.tobytes(), request.moves, visits))

        def counted_sweep(
            analyzer: Analyzer, requests: Sequence[AnalysisRequest], visits: int, stopped: object
        ) -> Iterator[SweepPoint]:
            for request in requests:
                note(request, visits)
            return sweep(analyzer, requests, visits, stopped)  # type: ignore[arg-type]

        def counted_analyze(
            analyzer: Analyzer, request: AnalysisRequest, stopped: object
        ) -> object:
            note(request, request.visits)
            return analyze(analyzer, request, stopped)  # type: ignore[arg-type]

        def kept(folder: ReviewFolder, *arguments: object) -> None:
            if not self.killed:  # a killed process writes nothing more
                keep(folder, *arguments)  # type: ignore[arg-type]

        monkeypatch.setattr(Analyzer, "sweep", counted_sweep)
        monkeypatch.setattr(Analyzer, "analyze", counted_analyze)
        monkeypatch.setattr(ReviewFolder, "keep", kept)
        monkeypatch.setattr(ReviewFolder, "is_due", lambda _: True)


def review(
    capsys: pytest.CaptureFixture[str], network: Path, *arguments: str | Path
) -> tuple[int, list[str], list[str]]:
    flags = [] if "--net" in arguments else ["--net", network]
    flags += ["--evaluator", "torch-fp32"]
    status = main(["review", *map(str, [*flags, *arguments])])
    out, err = capsys.readouterr()
    return status, out.splitlines(), err.splitlines()


def test_a_folder_is_reviewed_and_broken_files_are_named(
    capsys: pytest.CaptureFixture[str], network: Path, games: Path, tmp_path: Path
) -> None:
    (games / "broken.sgf").write_bytes(b"this is no game")
    (games / "large.sgf").write_bytes(b"(;GM[1]SZ[7];B[aa])")
    out = tmp_path / "out"
    status, lines, errors = review(capsys, network, games, "--out", out, "--visits", "40")
    assert status == 1
    assert len(lines) == len(GAMES)
    assert any(line.startswith("even.sgf: 5 of 5 moves judged") for line in lines)
    begun = [line for line in errors if line.startswith("sai-engine: reviewing ")]
    assert "sai-engine: reviewing even.sgf (file 3 of 7)" in begun
    assert len(begun) == len(GAMES) + 1, "a broken file has no game"
    problems = [line for line in errors if "reviewing " not in line]
    [broken, large] = [e for e in problems if "broken" in e or "large" in e]
    assert "broken.sgf: no game found" in broken
    assert "large.sgf: tiny plays 5x5" in large
    pages = [path.name for path in out.glob("*-*.html")]
    names = sorted(name for name in pages if not name.endswith(".live.html"))
    assert [name.rsplit("-", 1)[0] for name in names] == sorted(GAMES)
    for kind in ("live.html", "csv", "json", "sgf"):
        assert len(list(out.glob(f"*-*.{kind}"))) == len(GAMES)
    index = (out / "index.html").read_text(encoding="utf-8")
    assert all(f'href="{name}"' in index for name in names)
    assert "Ann \u2013 Bob" in index
    [even] = out.glob("even-*.json")
    fields = json.loads(even.read_text())
    assert (fields["networks"], fields["analyzed"]) == (["tiny"], 6)
    assert load(next(out.glob("even-*.sgf"))).games[0].info["PB"] == "Ann"


def test_a_second_run_searches_nothing(
    capsys: pytest.CaptureFixture[str],
    network: Path,
    games: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    arguments = (games, "--out", tmp_path / "out", "--visits", "40")
    assert review(capsys, network, *arguments)[0] == 0

    def files() -> dict[str, bytes]:
        found = (p for p in (tmp_path / "out").iterdir() if p.is_file())
        return {p.name: p.read_bytes() for p in found if p.name != "progress.jsonl"}

    before = files()
    counted = Counted(monkeypatch)
    status, lines, _ = review(capsys, network, *arguments)
    assert (status, counted.searched) == (0, [])
    assert all("(all known already)" in line for line in lines)
    assert files() == before
    (games / "even.sgf").rename(games / "renamed.sgf")
    review(capsys, network, *arguments)
    assert counted.searched == [], "a game is found by its content"
    assert list((tmp_path / "out").glob("renamed-*.html"))


@pytest.mark.parametrize("most", [1, 8, 17])
def test_a_killed_run_continues_where_it_was(
    most: int,
    capsys: pytest.CaptureFixture[str],
    network: Path,
    games: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    arguments = (games, "--out", tmp_path / "out", "--format", "json", "--minutes", "0")
    counted = Counted(monkeypatch)
    counted.most = most
    assert review(capsys, network, *arguments)[0] == 1
    saved = {
        (load(path).games[0].info.get("PB", ""), node.number)
        for path in (tmp_path / "out" / "analyses").iterdir()
        for node in load(path).games[0].nodes()
        if node.analyses
    }
    first, counted.searched = counted.searched, []
    counted.most, counted.killed = 10**9, False
    assert review(capsys, network, *arguments)[0] == 0
    whole = 6 + 3 + 1 + 4 + 3  # positions of the main lines
    assert len(saved) <= len(first)
    assert len(counted.searched) >= whole - len(first)
    repeated = set(first) & set(counted.searched)
    assert len(repeated) <= 6, "at most one step, which is the game at work"


def test_games_of_one_name_have_files_of_their_own(
    capsys: pytest.CaptureFixture[str], network: Path, tmp_path: Path
) -> None:
    texts = (GAMES["even"], GAMES["empty"], GAMES["even"], GAMES["even"].replace(b"Ann", b"Zoe"))
    for number, text in enumerate(texts):
        (tmp_path / "in" / str(number)).mkdir(parents=True)
        (tmp_path / "in" / str(number) / "game.sgf").write_bytes(text)
    out = tmp_path / "out"
    status, lines, errors = review(capsys, network, tmp_path / "in", "--out", out)
    assert (status, len(lines)) == (0, 3)
    assert any("the same game was reviewed before" in line for line in errors)
    black = [json.loads(p.read_text())["info"].get("PB", "") for p in out.glob("*-*.json")]
    assert sorted(black) == ["", "Ann", "Zoe"]


def test_collections_have_a_report_per_game(
    capsys: pytest.CaptureFixture[str], network: Path, tmp_path: Path
) -> None:
    path = tmp_path / "all.sgf"
    path.write_bytes(b"".join(GAMES.values()))
    status, lines, errors = review(capsys, network, path, "--out", tmp_path / "out")
    assert (status, len(lines)) == (0, len(GAMES))
    assert lines[1].startswith("all.sgf, game 2: ")
    assert "sai-engine: reviewing all.sgf, game 2 of 5" in errors
    assert len(list((tmp_path / "out").glob("all-2-*.live.html"))) == 1


def test_variations_a_range_and_one_side(
    capsys: pytest.CaptureFixture[str],
    network: Path,
    games: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    counted = Counted(monkeypatch)
    at_once = ("--minutes", "0")
    game = games / "variation.sgf"
    review(capsys, network, game, "--out", tmp_path / "a", "--branches", *at_once)
    assert len(counted.searched) == 6
    counted.searched.clear()
    review(capsys, network, games / "even.sgf", "--out", tmp_path / "b", "--moves", "2-3", *at_once)
    assert sorted(len(moves) for _, moves, _ in counted.searched) == [1, 2, 3]
    arguments = ("--visits", "40", "--side", "white")
    review(capsys, network, games / "even.sgf", "--out", tmp_path / "c", *arguments)
    [report] = (tmp_path / "c").glob("*-*.json")
    fields = json.loads(report.read_text())
    assert (fields["black"]["moves"], fields["white"]["moves"]) == (0, 2)


def test_results_inside_a_reviewed_folder_are_no_games(
    capsys: pytest.CaptureFixture[str], network: Path, games: Path
) -> None:
    for _ in range(2):
        _, lines, _ = review(capsys, network, games, "--out", games / "review")
        assert len(lines) == len(GAMES)


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--format", "pdf"], "--format takes html, live, csv, json, sgf, not 'pdf'"),
        (["--moves", "nine"], "--moves takes a range like 20-60, not 'nine'"),
        (["--moves", "9-3"], "--moves 9-3 ends before it begins"),
        (["--minutes", "-1"], "--minutes must be"),
        (["--side", "red"], "--side must be one of both, black, white"),
        (["--diagrams", "99"], "--diagrams must be"),
    ],
)
def test_impossible_options_are_one_sentence(
    arguments: list[str],
    problem: str,
    capsys: pytest.CaptureFixture[str],
    network: Path,
    games: Path,
    tmp_path: Path,
) -> None:
    status, lines, errors = review(capsys, network, games, "--out", tmp_path / "out", *arguments)
    assert (status, lines, len(errors)) == (2, [], 1)
    assert problem in errors[0]
    assert not (tmp_path / "out").exists()


def test_nothing_to_review_is_refused(
    capsys: pytest.CaptureFixture[str], network: Path, tmp_path: Path
) -> None:
    status, _, errors = review(capsys, network, tmp_path / "none", "--out", tmp_path / "out")
    assert status == 2
    assert "no such file or folder" in errors[0]
    (tmp_path / "empty").mkdir()
    status, _, errors = review(capsys, network, tmp_path / "empty", "--out", tmp_path / "out")
    assert (status, len(errors)) == (2, 1)
    assert not (tmp_path / "out").exists()
    status, _, errors = review(capsys, network, tmp_path, "--out", tmp_path / "o", "--net", "none")
    assert (status, len(errors)) == (2, 1)
    assert "no such network file" in errors[0]
    (tmp_path / "file").write_bytes(b"")
    for out in (tmp_path / "file", tmp_path / "file" / "out"):
        for games in ((tmp_path,), ()):
            status = main(["review", *map(str, games), "--out", str(out)])
            [error] = capsys.readouterr().err.splitlines()
            assert (status, error.split(";")[0]) == (
                2,
                f"sai-engine: {tmp_path / 'file'}: a file is where the review needs a folder",
            )


def test_moves_beyond_the_end_of_every_game_are_refused_before_anything_is_made(
    capsys: pytest.CaptureFixture[str], network: Path, games: Path, tmp_path: Path
) -> None:
    even, out = games / "even.sgf", tmp_path / "out"
    (games / "none.sgf").write_bytes(b"no game")
    for game in (even, games / "none.sgf"):
        status, _, errors = review(capsys, network, game, "--out", out, "--moves", "6-9")
        assert (status, len(errors)) == (2, 1)
        assert not out.exists()
    (games / "long.sgf").write_bytes(GAMES["even"].replace(b";B[cd]", b";B[cd];W[dc];B[dd]"))
    arguments = (even, games / "long.sgf", "--out", out, "--moves", "6-9", "--minutes", "0")
    status, lines, _ = review(capsys, network, *arguments)
    assert (status, len(lines)) == (1, 1), "one of two has these moves"


def test_names_of_files_are_safe_and_digests_name_content(tmp_path: Path) -> None:
    assert file_label("a/b:c\n\u202e", "0123") == "a_b_c__-0123"
    assert file_label("..", "0123") == "game-0123"
    assert len(file_label("\u4e2d" * 300, "0123").encode()) <= 105
    records = {}
    for name, text in GAMES.items():
        (tmp_path / f"{name}.sgf").write_bytes(text)
        records[name] = load(tmp_path / f"{name}.sgf").games[0]
    digests = {name: game_digest(record) for name, record in records.items()}
    assert len(set(digests.values())) == len(GAMES)
    even = records["even"]
    even.set_comment(even.root, "words change nothing")
    assert game_digest(even) == digests["even"]
    even.set_komi(4.5)
    assert game_digest(even) != digests["even"]


def test_a_damaged_file_of_analyses_is_replaced(
    capsys: pytest.CaptureFixture[str], network: Path, games: Path, tmp_path: Path
) -> None:
    arguments = (games / "even.sgf", "--out", tmp_path / "out", "--minutes", "0")
    review(capsys, network, *arguments)
    [kept] = (tmp_path / "out" / "analyses").iterdir()
    kept.write_bytes(b"\x00\x01")
    status, [line], _ = review(capsys, network, *arguments)
    assert status == 0
    assert "6 searches" in line
    assert load(kept).games[0].root.analyses


def test_the_bar_shows_share_name_and_time_left(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    now = itertools.count(100.0, 10.0)
    monkeypatch.setattr("engine.commands.review.time.monotonic", lambda: next(now))
    monkeypatch.setattr(sys, "stderr", terminal := Terminal())
    bar = ProgressBar(4)
    game = GameProgress(path="first\x1b[2J.sgf", state="reviewing", total=0.1, seconds_left=90.0)
    bar.show(game)
    assert "] 10 %, about 2 min left" in terminal.getvalue()
    assert "\x1b" not in terminal.getvalue(), "names are strangers'"
    bar.show(replace(game, state="done"))
    assert terminal.getvalue().endswith("\r"), "a finished game clears the bar"
    assert "reviewing" not in terminal.getvalue()
    monkeypatch.setattr(sys, "stderr", plain := io.StringIO())
    bar = ProgressBar(2)
    for name in ("first.sgf", "last.sgf", "last.sgf"):
        bar.show(replace(game, path=name))
    next_minute = itertools.islice(now, 6)
    list(next_minute)
    bar.show(replace(game, path="last.sgf"))
    bar.show(replace(game, path="last.sgf"))
    ProgressBar(1).show(replace(game, path="only.sgf", number=2, count=3))
    assert plain.getvalue().splitlines() == [
        "sai-engine: reviewing first.sgf (file 1 of 2)",
        "sai-engine: reviewing last.sgf (file 2 of 2)",
        "sai-engine: 10 %, about 2 min left, reviewing last.sgf",
        "sai-engine: reviewing only.sgf, game 2 of 3",
    ]


def test_the_time_left_counts_from_the_first_search(monkeypatch: pytest.MonkeyPatch) -> None:
    now = itertools.count(100.0, 10.0)
    monkeypatch.setattr("engine.review.review_queue.time.monotonic", lambda: next(now))
    pace = Pace()
    lefts = [pace.seconds_left(share) for share in (0.4, 0.4, 0.6)]
    assert lefts == [None, None, pytest.approx(40.0)]


def test_times_are_read_easily() -> None:
    texts = [duration_text(s) for s in (0.2, 40.0, 200.0, 9000.0)]
    assert texts == ["1 s", "40 s", "3 min", "2 h 30 min"]


def test_a_folder_shows_the_state_of_every_game_and_continues_without_options(
    capsys: pytest.CaptureFixture[str],
    network: Path,
    games: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    out = tmp_path / "out"
    (games / "broken.sgf").write_bytes(b"this is no game")
    (games / "all.sgf").write_bytes(GAMES["even"] + GAMES["setup"])
    reader = ReviewJobReader(out)
    assert reader.read().status == "unreadable"
    counted = Counted(monkeypatch)
    counted.most = 8
    options = ("--visits", "40", "--side", "white", "--format", "html,json")
    options += ("--remarks", "Look at the corners.", "--no-comments")
    assert review(capsys, network, games, "--out", out, *options)[0] == 1
    view = reader.read()
    states = {game.name: game.state for game in view.games}
    assert (view.status, states["broken.sgf"]) == ("stopped", "waiting")
    assert view.current is not None
    assert view.current.name == "all.sgf, game 1"
    assert reader.read() is view, "nothing changed"
    job = read_review_job(out)
    assert (job.settings.side, job.settings.visits) == ("white", 40)
    assert job.formats == ("html", "json")
    assert job.report.remarks == "Look at the corners."
    assert (job.report.side, job.report.comments, job.report.diagrams) == ("white", False, 6)
    assert job.network == str(network)

    first, counted.searched = counted.searched, []
    counted.most, counted.killed = 10**9, False
    assert main(["review", "--out", str(out)]) == 1, "one file is broken"
    assert len(set(first) & set(counted.searched)) <= 8, "at most the step that was killed"
    view = reader.read()
    states = {game.name: game.state for game in view.games}
    assert view.status == "finished"
    assert states["all.sgf, game 2"] == "done"
    assert states["even.sgf"] == "done"
    assert states["broken.sgf"] == "failed"
    assert "all.sgf" not in states, "a file with several games has a row for each"
    even = next(game for game in view.games if game.name == "even.sgf")
    assert "Look at the corners." in (out / f"{even.label}.html").read_text()
    assert "2 of 5 moves judged" in even.text
    capsys.readouterr()

    counted.searched = []
    assert main(["review", "--out", str(out)]) == 1
    assert counted.searched == [], "nothing is searched twice"
    assert all("all known already" in line for line in capsys.readouterr().out.splitlines())
    assert main(["review", "--out", str(out), "--minutes", "5"]) == 2
    assert "name its games as well" in capsys.readouterr().err
    assert main(["review", "--out", str(tmp_path / "none")]) == 2
    assert "no review was started there" in capsys.readouterr().err


def test_a_file_named_stop_ends_a_review(
    capsys: pytest.CaptureFixture[str],
    network: Path,
    games: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    out = tmp_path / "out"
    keep = ReviewFolder.keep

    def keep_and_ask(folder: ReviewFolder, *arguments: object) -> None:
        keep(folder, *arguments)  # type: ignore[arg-type]
        (out / "stop").touch()

    monkeypatch.setattr(ReviewFolder, "is_due", lambda _: True)
    monkeypatch.setattr(ReviewFolder, "keep", keep_and_ask)
    status, lines, errors = review(capsys, network, games, "--out", out, "--minutes", "0")
    assert (status, lines) == (1, [])
    assert errors[-1] == "sai-engine: stopped; run the same command again to continue"
    monkeypatch.setattr(ReviewFolder, "keep", keep)
    status, lines, _ = review(capsys, network, games, "--out", out, "--minutes", "0")
    assert (status, len(lines)) == (0, len(GAMES)), "a new start forgets the request"
