"""Schedules of settings: their text, their values, and runs that follow them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.base.errors import RunError, SettingsError
from engine.cli import main
from engine.network.files.weights import read_header
from engine.record.shards import read_shard
from engine.search.search import TreeSearch
from engine.train import selfplay_worker
from engine.train.fork import fork
from engine.train.presets.preset import Preset, load_preset, preset_names, with_changes
from engine.train.presets.schedule import Moment
from engine.train.presets.settings import RunSettings
from engine.train.presets.workload import selfplay_workload
from engine.train.reading import RunReader
from engine.train.runs.run import RunFolder, RunState
from engine.train.runs.run_file import continued, read_run_file, started, write_run_file
from engine.train.stages import run

TINY: dict[str, Any] = {
    "rules": {"size": 5},
    "network": {
        "size": 5, "blocks": 1, "channels": 4, "value_hidden": 4, "beta_hidden": 4, "norm": "none",
    },
    "search": {"batch": 1},
    "selfplay": {"games": 3, "visits": 4, "cheap_visits": 2, "precision": "fp32"},
    "training": {"batch": 8, "reuse": 0.5, "window_rows": 60, "precision": "fp32"},
    "run": {"generations": 4, "games": 4, "shard_games": 2, "keep_every": 1},
}  # fmt: skip
PRESET = Preset.from_dict(TINY)


def scheduled(**schedules: Any) -> Preset:
    """The tiny preset with schedules; `selfplay__visits` is selfplay.visits."""
    return with_changes(PRESET, {name.replace("__", "."): v for name, v in schedules.items()})


def values(name: str, text: str, moments: list[Moment]) -> list[float]:
    preset = with_changes(PRESET, {name: text})
    return [preset.at(moment).by_name()[name] for moment in moments]


def test_a_value_holds_or_changes_in_a_line() -> None:
    by_generation = [Moment(generation) for generation in (0, 9, 10, 15, 20, 99)]
    assert values("selfplay.visits", "100@0, 200@10, 400@20", by_generation) == [
        100, 100, 200, 200, 400, 400,
    ]  # fmt: skip
    assert values("selfplay.visits", "100@0..200@10,300@20", by_generation) == [
        100, 190, 200, 200, 300, 300,
    ]  # fmt: skip
    by_share = [Moment(share=share) for share in (0.0, 0.1, 0.25, 0.5, 1.0)]
    name = "training.result_decay"
    assert values(name, "1@0%..0.9@50%", by_share) == pytest.approx([1.0, 0.98, 0.95, 0.9, 0.9])
    assert values("selfplay.visits", "5@0%..6@80%", by_share) == [5, 5, 5, 6, 6]


def test_whole_numbers_stay_whole_and_names_may_be_short() -> None:
    preset = scheduled(selfplay__visits="5@0..8@2", selfplay__lambda="0@0,1@1")
    later = preset.at(Moment(1))
    assert later.selfplay.visits == 6
    assert type(later.selfplay.visits) is int
    assert later.selfplay.lambda_ == 1.0
    assert type(later.selfplay.lambda_) is float
    assert not later.schedules


def test_the_text_is_the_same_in_json_and_in_equal_schedules() -> None:
    preset = scheduled(selfplay__visits=" 4@0% .. 8@50.0% , 16@75%", rules__komi="7@0,5.50@second",
                       gate__rule="threshold")  # fmt: skip
    assert preset.by_name()["selfplay.visits"] == "4@0%..8@50%,16@75%"
    assert preset.by_name()["rules.komi"] == "7@0,5.5@second"
    again = Preset.from_dict(json.loads(preset.to_json()))
    assert again == preset
    assert preset.selfplay.visits == 4, "the sections have what the run begins with"
    for name in preset_names():
        shipped = load_preset(name)
        assert Preset.from_dict(json.loads(shipped.to_json())) == shipped


def test_the_value_of_the_second_stage_comes_whenever_that_begins() -> None:
    preset = scheduled(selfplay__visits="4@0,8@3,52@second", gate__rule="threshold")
    assert preset.has_second_stage
    assert not PRESET.has_second_stage
    found = [preset.at(Moment(g, 0.0, second)).selfplay.visits
             for g, second in ((0, False), (3, False), (1, True), (3, True))]  # fmt: skip
    assert found == [4, 8, 52, 52]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("8@1", "begins at 0"),
        ("8@0,9@0", "must rise"),
        ("8@0,9@5,7@3", "must rise"),
        ("8@0%,9@120%", "must rise"),
        ("8@0,9@5,7@50%", "not by both"),
        ("8@0,9@2.5", "2.5 in the schedule is not a generation; did you mean '2.5%'"),
        ("8@0,nine@5", "'nine' in the schedule is not a whole number"),
        ("8@0,9.5@5", "'9.5' in the schedule is not a whole number"),
        ("8@0,9@-5", "'9@-5' in the schedule is not VALUE@GENERATION"),
        ("8@0,", "'' in the schedule is not VALUE@GENERATION or VALUE@SHARE%"),
        ("8@0..", "'' in the schedule is not VALUE@GENERATION or VALUE@SHARE%"),
        ("8@0..9@second", "two dots stand between two places"),
        ("8@0,9@second,7@4", "second stage comes last"),
        ("9@second", "begins at 0"),
        ("8@0,0@4", "selfplay.visits must be at least 1 and at most 100,000, not 0"),
        ("8@0,900000@4", "selfplay.visits must be at least 1 and at most 100,000, not 900,000"),
    ],
)
def test_impossible_schedules_are_one_sentence(text: str, said: str) -> None:
    with pytest.raises(SettingsError) as refused:
        scheduled(selfplay__visits=text)
    assert said in str(refused.value)
    assert str(refused.value).startswith("selfplay.visits")


@pytest.mark.parametrize(
    "name", ["network.blocks", "run.generations", "selfplay.games", "run.seed", "training.threads"]
)
def test_what_is_read_once_has_no_schedule(name: str) -> None:
    with pytest.raises(SettingsError, match=f"{name} can't change during a run"):
        with_changes(PRESET, {name: "1@0,2@1"})


def test_values_that_do_not_go_together_are_refused_before_the_run() -> None:
    with pytest.raises(SettingsError, match="deep_share 0 would record no move"):
        scheduled(selfplay__deep_share="0.5@0%,0@50%")
    flat = {"network.value_head": "flat", "training.score_weight": "0@0,1@3"}
    with pytest.raises(SettingsError, match="has no alpha"):
        with_changes(PRESET, flat)
    with pytest.raises(SettingsError, match="elo1 must be larger"):
        scheduled(gate__elo0="0@0,30@2", gate__elo1="35@0%,20@75%")


def test_settings_of_earlier_versions_become_schedules() -> None:
    old = {
        "selfplay": {"visits": "0:24/12 0.1:64/16", "pass_after": 0.4, "pass_free_from": 0.04},
        "training": {
            "result_decay": 0.9, "off_policy_cut": 0.5, "searched_targets_from": 0.2,
            "score_weight": 0.1, "score_until": 0.05,
        },
        "gate": {"rule": "threshold", "visits": 2},
        "run": {"games": 1000},
        "second_stage": {
            "enabled": True, "komi": 0.0, "visits": "0:52/50", "games": 100, "gate_visits": 0,
        },
    }  # fmt: skip
    found = Preset.from_dict({**TINY, **old}).by_name()
    assert {name: value for name, value in found.items() if "@" in str(value)} == {
        "rules.komi": "7.5@0,0@second",
        "selfplay.visits": "24@0%,64@10%,52@second",
        "selfplay.cheap_visits": "12@0%,16@10%,50@second",
        "selfplay.pass_after": "0.4@0%,0@4%",
        "training.result_decay": "1@0%..0.9@20%",
        "training.off_policy_cut": "0@0%..0.5@20%",
        "training.score_weight": "0.1@0%,0@5%",
        "run.games": "1000@0,100@second",
    }  # fmt: skip
    always = {"pass_free_from": 0.0, "visits": "0:7/3"}
    plain = with_changes(PRESET, {f"selfplay.{name}": value for name, value in always.items()})
    assert (plain.selfplay.visits, plain.selfplay.cheap_visits) == (7, 3)
    assert plain.selfplay.pass_after == 0.0
    idle = {"enabled": False, "visits": "0:52/52", "komi": 5.5}
    assert not Preset.from_dict({**TINY, "second_stage": idle}).schedules.keys() - {
        "selfplay.pass_after"
    }
    for text in ("many", "0:64", "0:a/b", "0:64/16 x"):
        with pytest.raises(SettingsError, match=r"selfplay\.visits.*is no number of visits"):
            scheduled(selfplay__visits=text)


def test_a_continued_run_keeps_its_schedule(tmp_path: Path) -> None:
    path = tmp_path / "run.json"
    stored = started(PRESET, {"selfplay.visits": "4@0,8@2", "run.games": "4@0,6@2"})
    write_run_file(path, stored)
    assert read_run_file(path) == stored
    assert continued(path, stored, PRESET, {"selfplay.visits": "4@0, 8@2"}) is stored
    with pytest.raises(RunError, match=r"selfplay\.visits is '4@0,8@2', not '4@0,8@3'"):
        continued(path, stored, None, {"selfplay.visits": "4@0,8@3"})
    longer = continued(path, stored, None, {"run.games": 5})
    write_run_file(path, longer)
    assert read_run_file(path).last_change == {"run.games": ("4@0,6@2", 5)}


def test_the_share_is_that_at_which_the_generation_began() -> None:
    settings = RunSettings(generations=10, million_nodes=1.0, minutes=10.0)
    state = RunState(generation=2, nodes=900_000, seconds=500.0, nodes_before=400_000,
                     seconds_before=60.0, second_stage=True)  # fmt: skip
    assert state.moment(settings) == Moment(2, 0.4, second_stage=True)


def test_the_amount_of_work_follows_the_schedules() -> None:
    constant = scheduled(run__games=30, selfplay__visits=15, selfplay__cheap_visits=15)
    changing = scheduled(run__games="20@0,40@2", selfplay__visits="10@0%,20@50%",
                         selfplay__cheap_visits="10@0%,20@50%")  # fmt: skip
    usual, found = selfplay_workload(constant), selfplay_workload(changing)
    assert found.rows == pytest.approx(usual.rows)
    assert found.nodes == pytest.approx(usual.nodes * (20 * 10 + 40 * 20) / (60 * 15))


SCHEDULES = {
    "selfplay.visits": "3@0,5@1,9@3",
    "selfplay.temperature": "2@0..0.5@3",
    "search.c_puct": "0.5@0%,2@50%",
    "training.learning_rate": "0.01@0..0.001@2",
    "run.games": "4@0,7@2",
}


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("schedules") / "run"
    assert run(with_changes(PRESET, SCHEDULES), root).stage == "finished"
    return root


def logged(root: Path) -> dict[int, dict[str, float]]:
    """The values in force by generation; those of one generation are logged equal."""
    found: dict[int, dict[str, float]] = {}
    for entry in RunFolder(root).read_log():
        if entry["event"] == "settings":
            entry.pop("event"), entry.pop("time")
            generation = entry.pop("generation")
            assert found.setdefault(generation, entry) == entry
    return found


def test_the_log_has_the_values_of_every_generation(finished: Path) -> None:
    found = logged(finished)
    assert sorted(found) == [0, 1, 2, 3]
    assert [entry["selfplay.visits"] for entry in found.values()] == [3, 5, 5, 9]
    assert [entry["selfplay.temperature"] for entry in found.values()] == pytest.approx(
        [2.0, 1.5, 1.0, 0.5]
    )
    assert [entry["search.c_puct"] for entry in found.values()] == [0.5, 0.5, 2.0, 2.0]
    assert [entry["training.learning_rate"] for entry in found.values()] == pytest.approx(
        [0.01, 0.0055, 0.001, 0.001]
    )
    assert RunReader(finished).read().table["settings.selfplay.visits"].tolist()[:4] == [3, 5, 5, 9]


def test_every_generation_plays_and_learns_by_its_values(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: dict[str, set[float]] = {}
    generation = 0
    search = TreeSearch.run

    def note(name: str, value: float) -> None:
        seen.setdefault(f"{name} {generation}", set()).add(value)

    def watched(self: TreeSearch, *arguments: Any, **named: Any) -> None:
        note("visits", int(arguments[0].max()))
        note("c_puct", self.settings.c_puct)
        assert self._parameters.c_puct == self.settings.c_puct
        search(self, *arguments, **named)

    def look(entry: dict[str, Any]) -> None:
        nonlocal generation
        generation = entry.get("generation", generation)
        if entry["event"] == "games":
            assert entry["games"] >= (4 if generation < 2 else 7)

    monkeypatch.setattr(TreeSearch, "run", watched)
    deep = {"selfplay.noise": False, "selfplay.deep_share": 1.0, "selfplay.decided_winrate": 1.0}
    run(with_changes(PRESET, {**SCHEDULES, **deep}), tmp_path, look)
    assert [seen[f"visits {g}"] for g in range(4)] == [{3}, {5}, {5}, {9}]
    assert [seen[f"c_puct {g}"] for g in range(4)] == [{0.5}, {0.5}, {2.0}, {2.0}]


@pytest.mark.parametrize("event", ["games", "training"])
def test_a_stopped_run_follows_the_same_schedule(
    event: str, finished: Path, tmp_path: Path
) -> None:
    """Stopped in every generation, after its games or its training."""
    for _ in range(20):
        events: list[str] = []
        state = run(
            with_changes(PRESET, SCHEDULES),
            tmp_path,
            lambda entry, events=events: events.append(entry["event"]),
            lambda events=events: event in events,
        )
        if state.stage == "finished":
            break
    assert state.stage == "finished"
    assert logged(tmp_path) == logged(finished)


@pytest.mark.parametrize("generation", [1, 3])
def test_a_fork_follows_the_same_schedule(generation: int, finished: Path, tmp_path: Path) -> None:
    fork(finished, tmp_path / "fork", generation)
    assert run(None, tmp_path / "fork").stage == "finished"
    assert logged(tmp_path / "fork") == logged(finished)
    mine, theirs = (RunFolder(root).network_path(4) for root in (tmp_path / "fork", finished))
    assert read_header(mine).identity == read_header(theirs).identity


def test_other_processes_play_by_the_generation_of_their_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As threads here, so that the test sees the moments that they ask for."""
    asked: list[tuple[int, int]] = []
    at = Preset.at

    def watched(self: Preset, moment: Moment) -> Preset:
        found = at(self, moment)
        asked.append((moment.generation, found.selfplay.visits))
        return found

    monkeypatch.setattr(selfplay_worker, "LOOK_S", 0.0)
    monkeypatch.setattr(Preset, "at", watched)
    run(scheduled(selfplay__visits="3@0,5@2", run__workers=2, run__threads=True), tmp_path)
    assert {(0, 3), (1, 3), (2, 5), (3, 5)} <= set(asked)
    games = [game for path in RunFolder(tmp_path).shards() for game in read_shard(path)]
    assert {game.number % 2 for game in games} == {0, 1}


def test_a_user_writes_a_schedule_on_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "tiny.json").write_text(json.dumps({"about": "", **TINY}))
    arguments = ["run", str(tmp_path / "tiny.json"), str(tmp_path / "run"), "--set"]
    assert main([*arguments, "selfplay.visits=3@0,5@1", "--set", "run.generations=2"]) == 0
    out = capsys.readouterr().out
    assert "generation 0: selfplay.visits 3" in out
    assert "generation 1: selfplay.visits 5" in out
    assert main([*arguments, "selfplay.visits=3@0,0@1"]) == 2
    assert "selfplay.visits must be at least 1" in capsys.readouterr().err
