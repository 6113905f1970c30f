"""SAI Studio's engine where other programs expect KataGo: its flags, files and "human" networks."""

from __future__ import annotations

import json
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from engine.base.errors import SettingsError, WeightsError
from engine.cli import _parser
from engine.go.board import BLACK, WHITE
from engine.go.rules import Rules
from engine.serve.gtp.options import gtp_start
from engine.serve.katago_config import MOST_INCLUDES, ignored_settings, katago_settings
from engine.serve.queries.mirror import expect_mirroring, mirroring_player
from engine.serve.queries.options import server_defaults
from engine.serve.queries.server_networks import FileNetworks
from tests.engine.network.katago_files import KataGoFile, write_katago
from tests.engine.serve.gtp_talk import tiny_network
from tests.engine.serve.served import MadeUp, Served
from tests.shared import PROJECT

CONFIG = """
# Comment
logDir = logs  # where
maxVisits = 40
wideRootNoise = 0.5
reportAnalysisWinratesAs = WHITE
homeDataDir = "a # no comment"
"""


def settings(*arguments: str | Path) -> dict[str, Any]:
    options = _parser().parse_args(["serve", *map(str, arguments)])
    return katago_settings(options)


@pytest.fixture
def config(tmp_path: Path) -> Path:
    path = tmp_path / "analysis.cfg"
    path.write_text(CONFIG)
    return path


def test_a_configuration_is_read(config: Path) -> None:
    found = settings("-config", config, "-override-config", "maxVisits=7, lambda=1")
    assert found == {
        "logDir": "logs",
        "maxVisits": 7,
        "wideRootNoise": 0.5,
        "reportAnalysisWinratesAs": "WHITE",
        "homeDataDir": "a # no comment",
        "lambda": 1,
    }


def test_files_are_included(tmp_path: Path, config: Path) -> None:
    outer = tmp_path / "outer.cfg"
    outer.write_text("@include analysis.cfg\nmaxVisits = 3\n")
    found = settings("-config", outer)
    assert (found["maxVisits"], found["logDir"]) == (3, "logs")
    outer.write_text("@include outer.cfg\n")
    with pytest.raises(SettingsError, match=f"more than {MOST_INCLUDES} included"):
        settings("-config", outer)


@pytest.mark.parametrize(
    ("text", "said"),
    [("maxVisits\n", "line 1: expected KEY = VALUE"), ("\n= 3\n", "line 2: expected KEY = VALUE")],
)
def test_a_line_that_is_no_setting_is_named(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "a.cfg"
    path.write_text(text)
    with pytest.raises(SettingsError, match=said):
        settings("-config", path)


def test_files_that_cannot_be_read_are_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "missing.cfg", tmp_path):
        with pytest.raises(SettingsError, match="no such configuration file"):
            settings("-config", path)
    large = tmp_path / "large.cfg"
    large.write_bytes(b"#" * (2 << 20))
    with pytest.raises(SettingsError, match="at most"):
        settings("-config", large)


def test_settings_are_used_and_flags_come_first(config: Path) -> None:
    options = _parser().parse_args(["analysis", "-config", str(config), "--pv-length", "4"])
    defaults, ignored = server_defaults(options, katago_settings(options))
    assert (defaults.settings.visits, defaults.settings.variation_length) == (40, 4)
    assert (defaults.settings.wide_root, defaults.settings.perspective) == (0.5, "WHITE")
    assert ignored == ["logDir", "homeDataDir"]
    options = _parser().parse_args(["serve", "-config", str(config), "--visits", "9"])
    assert server_defaults(options, katago_settings(options))[0].settings.visits == 9


def test_impossible_values_name_the_flag() -> None:
    options = _parser().parse_args(["serve", "-override-config", "maxVisits=-3"])
    with pytest.raises(SettingsError, match="-override-config: .*visits"):
        server_defaults(options, katago_settings(options))
    options = _parser().parse_args(["gtp", "-override-config", "maxVisits=many"])
    with pytest.raises(SettingsError, match="must be numbers"):
        gtp_start(options)


def test_gtp_takes_the_same_flags(tmp_path: Path) -> None:
    network = tmp_path / "net.bin.gz"
    network.touch()
    text = "maxVisits=1e12,maxTime=3,rules=japanese,allowResignation=true,resignThreshold=-0.8,x=1"
    options = _parser().parse_args(
        ["gtp", "-model", str(network), "-override-config", text, "-human-model", "h.bin.gz"]
    )
    start = gtp_start(options)
    assert start.network == network
    assert (start.settings.visits, start.settings.time) == (1_000_000, 3.0)
    assert start.agent.resign_below == pytest.approx(0.1)
    assert start.named_rules is not None
    assert start.named_rules.applied_to(Rules(size=9, komi=5.5)).scoring == "territory"
    assert start.ignored == ("x", "-human-model")
    assert start.human is None
    people = tmp_path / "people.bin.gz"
    people.touch()
    flags = ["gtp", "-model", str(network), "-human-model", str(people)]
    start = gtp_start(_parser().parse_args([*flags, "-override-config", "humanSLProfile=preaz_5k"]))
    assert (start.human, start.agent.human_rank, start.ignored) == (people, "preaz_5k", ())
    start = gtp_start(_parser().parse_args([*flags, "--human-rank", "3d"]))
    assert start.agent.human_rank == "3d"


@pytest.mark.parametrize("number", ["-1e999", "1e999", "NaN", "9" * 4000, "[" * 5000])
@pytest.mark.parametrize("name", ["maxVisits", "maxTime", "resignThreshold"])
def test_numbers_beyond_all_bounds_are_no_crash(name: str, number: str) -> None:
    text = f"allowResignation=true,{name}={number}"
    with suppress(SettingsError):
        gtp_start(_parser().parse_args(["gtp", "-override-config", text]))


def test_ignored_settings_are_named_in_one_sentence() -> None:
    assert ignored_settings([]) == ""
    assert ignored_settings(["a", "b"]) == "KataGo settings without effect here: a, b"
    assert ignored_settings(["x"] * 25).endswith("and 5 more")


def test_katago_is_replaced_as_a_process(tmp_path: Path, config: Path) -> None:
    """The command line that KataGo's documents and KaTrain use, with another program's name."""
    network = tiny_network(tmp_path)
    query = {"id": "q", "moves": [], "rules": "chinese", "boardXSize": 5, "boardYSize": 5}
    done = subprocess.run(
        [sys.executable, "-m", "engine.cli", "analysis", "-model", str(network)]
        + ["-config", str(config), "-override-config", "homeDataDir=/nowhere"],
        cwd=PROJECT,
        input=json.dumps(query).encode() + b"\n",
        capture_output=True,
    )
    reply = json.loads(done.stdout)
    assert reply["rootInfo"]["visits"] == 40
    assert b"without effect here: logDir, homeDataDir" in done.stderr
    assert done.returncode == 0


# --- players imitated ----------------------------------------------------------------------------


def test_the_human_policy_is_answered() -> None:
    served = Served()
    served.networks.humans["rank_5k"] = MadeUp(5)
    asked: dict[str, Any] = {"moves": [["B", "A1"]], "maxVisits": 10, "includePolicy": True}
    override = {"humanSLProfile": "rank_5k", "ignorePreRootHistory": False}
    reply = served.answer(**asked, overrideSettings=override)  # one reply: no warning
    policy = np.array(reply["humanPolicy"])
    assert policy.shape == (26,)
    assert policy[policy >= 0].sum() == pytest.approx(1.0, abs=1e-6)
    assert policy[20] == -1.0  # a stone stands there
    assert all(info["humanPrior"] > 0 for info in reply["moveInfos"])
    assert served.networks.humans["rank_5k"].calls == [1]  # asked once a position
    assert "humanPolicy" not in served.answer(**asked)


def test_a_profile_without_a_human_network_is_a_warning() -> None:
    warning, reply = Served().ask(maxVisits=2, overrideSettings={"humanSLProfile": "rank_5k"})
    assert warning["field"] == "humanSLProfile"
    assert "-human-model" in warning["warning"]
    assert "humanPolicy" not in reply


def test_an_unknown_profile_is_refused() -> None:
    (reply,) = Served().ask(overrideSettings={"humanSLProfile": "rank_40k"})
    assert reply["field"] == "overrideSettings"
    assert "rank_40k" in reply["error"] or "40k" in reply["error"]


def test_human_networks_are_found_in_files(tmp_path: Path) -> None:
    human = write_katago(tmp_path / "human.bin", KataGoFile(15, human=True).binary())
    plain = write_katago(tmp_path / "plain.bin", KataGoFile(15).binary())
    rules = Rules(size=5)
    beside = FileNetworks([plain], "fp32", human)
    assert beside.human_for(rules, "rank_5k") is not None
    assert beside.human_for(rules, "rank_5k") is beside.human_for(rules, "rank_5k")
    assert beside.human_for(rules, "rank_9d") is not beside.human_for(rules, "rank_5k")
    assert [model["usesHumanSLProfile"] for model in beside.models()] == [False, True]
    assert FileNetworks([plain], "fp32").human_for(rules, "rank_5k") is None
    alone = FileNetworks([human], "fp32")
    assert alone.human_for(rules, "rank_5k") is alone.network_for(rules, "rank_5k").evaluator
    with pytest.raises(WeightsError, match='not a "human" network'):
        FileNetworks([], "fp32", plain)


# --- mirrored moves ------------------------------------------------------------------------------

MIRRORED = [["B", "A1"], ["W", "E5"], ["B", "B1"], ["W", "D5"]]
MIRRORED += [["B", "C1"], ["W", "C5"], ["B", "D1"], ["W", "B5"]]


def test_a_player_mirrors_after_four_mirrored_replies() -> None:
    moves = [20, 4, 21, 3, 22, 2, 23, 1]
    colors = [BLACK, WHITE] * 4
    assert mirroring_player(colors, moves, 5, BLACK) == WHITE
    assert mirroring_player(colors, moves, 5, WHITE) == 0
    assert mirroring_player([BLACK, *map(int.__neg__, colors)], [12, *moves], 5, WHITE) == BLACK
    assert mirroring_player(colors, [*moves[:-1], 0], 5, BLACK) == 0
    assert mirroring_player(colors[:6], moves[:6], 5, BLACK) == 0  # too few to tell
    assert mirroring_player(colors, [25] * 8, 5, BLACK) == 0  # passes


def test_the_expected_reply_gets_most_of_the_policy() -> None:
    legal = np.ones(26, np.bool_)
    legal[3] = False
    policy = np.full(26, 1 / 26, np.float32)
    expect_mirroring(policy, legal, 20, True)
    assert policy.argmax() == 4
    assert policy.sum() == pytest.approx(1.0)
    before = policy.copy()
    expect_mirroring(policy, legal, 21, True)  # its mirror, 3, is not legal
    assert np.array_equal(policy, before)
    expect_mirroring(policy, legal, 4, False)
    assert policy[12] > before[12]
    even = np.full(17, 1 / 17, np.float32)
    expect_mirroring(even, np.ones(17, np.bool_), 4, False)  # no center
    assert np.allclose(even, 1 / 17)


def test_the_search_expects_mirrored_moves() -> None:
    asked: dict[str, Any] = {"moves": MIRRORED, "maxVisits": 60}
    off = Served().answer(**asked)
    on = Served().answer(**asked, overrideSettings={"antiMirror": True})  # no warning any more

    def mirrored(reply: dict[str, Any]) -> int:
        pairs = [info["pv"][:2] for info in reply["moveInfos"] if len(info["pv"]) > 1]
        letters = "ABCDE"
        return sum(
            letters.index(a[0]) + letters.index(b[0]) == 4 and int(a[1]) + int(b[1]) == 6
            for a, b in pairs
            if "pass" not in (a, b)
        )

    assert mirrored(on) > mirrored(off)
