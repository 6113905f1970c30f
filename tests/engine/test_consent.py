"""Folders of jobs from strangers: nothing that they name is used before the user allows it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from engine import cli
from engine.base.errors import RunError
from engine.base.files import data_folder
from engine.commands import chain, consent
from engine.games.contest_folder import CONTESTS
from engine.games.contest_settings import ContestSettings
from engine.games.handicap_table import HANDICAP_TABLES
from engine.jobs.job import JobKind
from engine.papers.sai_choices import STUDIES
from engine.review.review_job import REVIEWS, ReviewJob, ReviewJobReader
from engine.train.chain_file import CHAINS, Chain, ChainFile, Step
from engine.train.presets.preset import file_settings, load_preset, with_changes
from engine.train.runs.run_file import RUNS, started, write_run_file
from engine.train.sweep import Sweep, write_sweep
from tests.shared import PROJECT

PROGRAM: Final = "gtp:sh -c 'touch pwned'"
NET: Final = "/strangers/net.bin.gz"
GAMES: Final = "/strangers/games.zip"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user who has allowed nothing."""
    monkeypatch.setenv("SAI_STUDIO_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The command lines that a chain would start."""
    seen: list[list[str]] = []

    def work(command: list[str], *_: object) -> int:
        seen.append(command)
        return 0

    monkeypatch.setattr(chain, "_work", work)
    return seen


def write(folder: Path, kind: JobKind[Any, Any], content: object) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / kind.file).write_bytes(msgspec.json.encode(content))
    return folder


def run_folder(folder: Path, **changes: Any) -> Path:
    folder.mkdir(parents=True)
    changes = {name.replace("__", "."): value for name, value in changes.items()}
    write_run_file(folder / RUNS.file, started(load_preset("recommended-5x5"), changes))
    return folder


def contest(written: Sequence[str], **settings: Any) -> dict[str, Any]:
    return {
        "players": ["a", "b"],
        "names": ["a", "b"],
        "written": written,
        "size": 7,
        "settings": ContestSettings(**settings).to_dict(),
    }


def chain_file(*steps: Step, **files: str) -> ChainFile:
    given = dict.fromkeys(files, "a file")
    return ChainFile(chain=Chain(about="It.", steps=steps, given=given), files=files)


def step(command: Any, *arguments: str, name: str = "a") -> Step:
    return Step(name=name, about="it works", command=command, arguments=arguments)


def a_run(folder: Path) -> None:
    run_folder(folder, run__start_network=NET, run__panel=GAMES)


def a_contest(folder: Path) -> None:
    own = str(folder / "own.safetensors")
    players = [PROGRAM, f"{own}[value={NET},name=a/b]"]
    write(folder, CONTESTS, contest(players, judge=GAMES))


def a_table(folder: Path) -> None:
    fields = contest([f"x[search.rollout_policy={NET}]", "y"], opening_file=GAMES)
    del fields["players"]
    fields |= {"identities": ["a", "b"], "opponent": "o", "opponent_identity": "o"}
    fields |= {"opponent_written": PROGRAM, "handicaps": [0]}
    write(folder, HANDICAP_TABLES, fields)


def a_review(folder: Path) -> None:
    folder.mkdir(parents=True)
    job = ReviewJob(games=(Path(GAMES), folder / "mine.sgf"), network=NET)
    (folder / REVIEWS.file).write_bytes(job.to_json())


def a_chain(folder: Path) -> None:
    (folder / "presets").mkdir(parents=True)
    preset = with_changes(load_preset("recommended-5x5"), {"run.panel": GAMES})
    (folder / "presets" / "p.json").write_text(preset.to_json())
    write(
        folder,
        CHAINS,
        chain_file(
            step("run", str(folder / "presets" / "p.json"), "{folder}", "--cluster", "9.9.9.9:1"),
            step("match", "{a}", "{net}[value={a-first}]", "--folder={folder}", name="b"),
            net=NET,
        ),
    )


def a_sweep(folder: Path) -> None:
    preset = with_changes(load_preset("recommended-5x5"), {"run.panel": GAMES})
    folder.mkdir(parents=True)
    write_sweep(folder, Sweep(preset=preset, grid={"run.start_network": (NET,)}))


def a_study(folder: Path) -> None:
    write(folder, STUDIES, {"networks": [[NET, ""]]})


JOBS: Final[dict[str, tuple[Callable[[Path], None], set[str]]]] = {
    "run": (a_run, {NET, GAMES}),
    "contest": (a_contest, {PROGRAM, NET, GAMES}),
    "handicap-table": (a_table, {PROGRAM, NET, GAMES}),
    "review": (a_review, {NET, GAMES}),
    "chain": (a_chain, {NET, GAMES, "cluster 9.9.9.9:1"}),
    "study": (a_study, set()),
    "sweep": (a_sweep, {NET, GAMES}),
}


def test_no_kind_of_job_is_left_out() -> None:
    sources = [path.read_text("utf-8") for path in PROJECT.glob("engine/**/*.py")]
    kinds = [name for text in sources for name in re.findall(r'JobKind\(\s*"([a-z-]+)"', text)]
    assert sorted([*JOBS, "measured-reviews"]) == sorted(kinds)  # which starts by its options only


@pytest.mark.parametrize("kind", JOBS)
def test_all_that_a_folder_names_is_listed_until_it_is_allowed(tmp_path: Path, kind: str) -> None:
    make, expected = JOBS[kind]
    make(tmp_path / "job")
    uses = consent.uses_of(tmp_path / "job")
    assert set(uses) == expected
    assert set(consent.not_allowed(uses)) == expected
    consent.allow(uses)
    assert consent.not_allowed(consent.uses_of(tmp_path / "job")) == []


@pytest.mark.parametrize("name", sorted(file_settings()))
def test_every_setting_that_names_a_file_counts(name: str) -> None:
    assert consent.run_uses({name: NET}, Path("/job")) == [NET]
    assert consent.run_uses({name: "sai-5x5"}, Path("/job")) == []
    assert consent.run_uses({name: "/job/x/net"}, Path("/job")) == []
    assert consent.run_uses({name: "/job/../net"}, Path("/job")) == ["/net"]
    assert consent.run_uses({name: str(data_folder("weights") / "x")}, Path("/job")) == []


def test_members_of_a_panel_in_the_folder_count(tmp_path: Path) -> None:
    folder = run_folder(tmp_path / "job", run__panel=str(tmp_path / "job" / "panel.json"))
    panel = {"rules": {"size": 5}, "settings": {}, "members": [{"network": "../../net"}] * 2}
    (folder / "panel.json").write_text(json.dumps(panel))
    assert set(consent.uses_of(folder)) <= {str(tmp_path.parent / "net")}
    assert consent.uses_of(folder), "the panel can't be read: the test's own fault"


def test_no_program_is_hidden_by_what_stands_before_it() -> None:
    files = [f"/strangers/{number}" for number in range(100)]
    uses = [*files, "gtp:" + "x" * 3000 + "; touch pwned", "cluster stranger:1"]
    with pytest.raises(RunError) as refused:
        consent.check_consent(Path("job"), lambda: uses, trusted=False)
    assert all(use in str(refused.value) for use in uses[100:])
    assert "80 more files" in str(refused.value)


def test_what_can_not_be_stored_is_allowed_in_this_process(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(consent, "_allowed_here", set())
    home.write_text("a file in place of the folder")
    consent.allow([NET])
    assert consent.not_allowed([NET, GAMES]) == [GAMES]


def test_continuing_a_run_of_a_stranger_is_refused_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    reached: list[Path] = []

    def run(_preset: object, root: Path, *_: object) -> None:
        reached.append(root)
        raise RunError("that is all")

    monkeypatch.setattr("engine.train.stages.run", run)
    monkeypatch.setattr("engine.commands.loading.compile_engine", lambda _notice: None)
    folder = run_folder(tmp_path / "job", run__start_network=NET)
    assert cli.main(["run", str(folder)]) == 2
    said = capsys.readouterr().err
    assert NET in said
    assert "--trust" in said
    assert reached == []
    for arguments in (["--trust"], []):
        assert cli.main(["run", str(folder), *arguments]) == 2
        assert "that is all" in capsys.readouterr().err
    assert reached == [folder, folder]


def test_what_is_named_again_needs_no_consent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("engine.commands.loading.compile_engine", lambda _notice: None)
    folder = run_folder(tmp_path / "job", run__start_network=NET)
    named = ["recommended-5x5", str(folder), "--set", f"run.start_network={NET}"]
    cli.main(["run", *named])  # fails later, since there is no such network
    assert "--trust" not in capsys.readouterr().err
    assert consent.not_allowed([NET]) == []


def test_continuing_a_review_of_a_stranger_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    a_review(tmp_path / "job")
    assert cli.main(["review", "--out", str(tmp_path / "job")]) == 2
    assert GAMES in capsys.readouterr().err
    assert [path.name for path in (tmp_path / "job").iterdir()] == [REVIEWS.file]


@pytest.mark.parametrize("label", ["../../etc/page", "/etc/page", "a\\b", "x" * 300])
def test_reports_lie_in_the_folder_of_their_review(tmp_path: Path, label: str) -> None:
    a_review(tmp_path / "job")
    lines = [{"path": "a.sgf", "state": "done", "label": each} for each in ("a-0", label)]
    log = "".join(f"{json.dumps(line)}\n" for line in lines)
    (tmp_path / "job" / "progress.jsonl").write_text(log)
    games = ReviewJobReader(tmp_path / "job").read().games
    assert [game.label for game in games] == ["a-0"]


# --- chains -----------------------------------------------------------------------------------


def test_a_chain_of_a_stranger_is_refused_once(
    tmp_path: Path, commands: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    a_chain(tmp_path / "job")
    assert cli.main(["chain", str(tmp_path / "job")]) == 2
    said = capsys.readouterr().err
    assert all(use in said for use in JOBS["chain"][1])
    assert commands == []
    assert cli.main(["chain", str(tmp_path / "job"), "--trust"]) == 0
    assert len(commands) == 2


def test_files_that_the_user_names_need_no_more_consent(
    tmp_path: Path, commands: list[list[str]]
) -> None:
    (tmp_path / "games.sgf").write_text("(;)")
    given = f"records={tmp_path / 'games.sgf'}"
    folder = str(tmp_path / "work")
    assert cli.main(["chain", "alphago-9x9-small", folder, "--file", given]) == 0
    assert len(commands) == 6
    assert cli.main(["chain", folder]) == 0


OUT: Final = "{folder}/../../out"
HOSTILE: Final[dict[str, tuple[Step, dict[str, str]]]] = {
    "program by a file's name": (step("match", "{x}", "y"), {"x": "gtp:sh -c 'touch pwned'"}),
    "program in two halves": (step("match", "gt{x}", "y"), {"x": "p:sh -c 'touch pwned'"}),
    "program in two names": (step("match", "{g}{t}", "y"), {"g": "gtp", "t": ":touch pwned"}),
    "program": (step("tournament", "x", "gtp:touch pwned"), {}),
    "option by a file's name": (
        step("run", "recommended-5x5", "{x}"),
        {"x": "--cluster=9.9.9.9:1"},
    ),
    "option by a file's name, alone": (step("tournament", "a", "b", "{x}"), {"x": "--hold"}),
    "value by a file's name": (step("match", "a", "b", "--each", "{x}"), {"x": "--hold"}),
    "folder": (step("match", "x", "y", "--folder", OUT), {}),
    "folder, with =": (step("match", "x", "y", f"--folder={OUT}"), {}),
    "folder, cut short": (step("match", "x", "y", f"--fold={OUT}"), {}),
    "chain's own folder": (step("match", "x", "y", "--folder", "{folder}/.."), {}),
    "run's folder": (step("run", "recommended-5x5", "/strangers/run"), {}),
    "run's folder by a file": (step("run", "recommended-5x5", "{x}"), {"x": "/strangers/run"}),
    "weights": (step("rollout-policy", "{x}", OUT), {"x": GAMES}),
    "weights over a file": (step("rollout-policy", "{x}", "{x}"), {"x": GAMES}),
    "table": (step("match", "x", "y", f"--table={OUT}.csv"), {}),
    "records": (step("match", "x", "y", "--sgf", OUT), {}),
    "end of options": (step("match", "x", "--", "--sgf"), {}),
    "consent": (step("run", "recommended-5x5", "{folder}", "--trust"), {}),
    "log": (step("run", "recommended-5x5", "{folder}", "--log-level", "debug"), {}),
    "format": (step("match", "{a:>2e9}", "y"), {}),
    "nested format": (step("run", "{folder:{zzz}}"), {}),
    "attribute": (step("run", "{folder.__class__}"), {}),
    "conversion": (step("run", "{folder!r}"), {}),
    "index": (step("run", "{folder[0]}"), {}),
    "escaped": (step("run", "{{folder}}"), {}),
    "empty name": (step("run", "{}"), {}),
    "long": (step("run", "{x}" * 1000, "{folder}"), {"x": "/" + "x" * 4000}),
    "too long": (step("run", "x" * 5000, "{folder}"), {}),
    "lines": (step("tournament", "x", "y", "{x}\x1b[2K\nz[a=b]", "--no"), {"x": GAMES}),
    "null": (step("run", "x\0", "{folder}"), {}),
    "preset with a bad setting": (step("run", "recommended-5x5", "{folder}", "--set", "a.b=1"), {}),
    "no preset": (step("run", "none-such", "{folder}"), {}),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_chains_are_refused_in_one_sentence(
    tmp_path: Path, name: str, commands: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    """Even if they are trusted, which is for what a chain reads."""
    each, files = HOSTILE[name]
    folder = write(tmp_path / "job", CHAINS, chain_file(each, **files))
    assert cli.main(["chain", str(folder), "--trust"]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "Traceback" not in said
    assert len(said) < 800
    assert commands == []
    assert [path.name for path in folder.iterdir()] == [CHAINS.file]
    assert {path.name for path in tmp_path.iterdir()} <= {"job", "home"}


@pytest.mark.parametrize(
    "changes",
    [
        {"files": {}},
        {"files": {"x": GAMES, "y": GAMES}},
        {"done": ["../../etc"]},
        {"done": ["b"]},
        {"done": ["a"] * 2000},
    ],
)
def test_chain_files_that_no_chain_writes_are_refused(
    tmp_path: Path, changes: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    content = msgspec.to_builtins(chain_file(step("run", "{x}", "{folder}"), x=GAMES))
    folder = write(tmp_path / "job", CHAINS, {**content, **changes})
    assert cli.main(["chain", str(folder), "--trust"]) == 2
    said = capsys.readouterr().err
    assert "can't read the chain" in said
    assert said.count("\n") == 1
