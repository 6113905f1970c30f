"""Analysis over GTP: dialects, whose side, what interrupts it, and how its answers end."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from engine.analysis.agent import RESIGN
from engine.analysis.request import Restriction
from engine.analysis.restrictions import RestrictedEvaluator
from engine.base.errors import EngineError
from engine.go.board import BLACK, WHITE
from engine.go.state import PLY, TO_PLAY, position_batch
from engine.search.report import AnalysisReport
from engine.serve.gtp import search_commands as gtp_play
from engine.serve.gtp.analysis_lines import (
    DIALECTS,
    AnalysisOptions,
    Details,
    analysis_line,
    parse_options,
)
from engine.serve.gtp.words import GtpCommand, GtpError
from tests.engine.serve.gtp_talk import Talk, replies, tiny_network

VERTEX = r"(?:[A-HJ-T]\d+|pass)"
LZ = re.compile(
    rf"move {VERTEX} visits \d+ winrate \d+ prior \d+ lcb \d+ areas -?\d+ scoreLead -?\d+\.\d+ "
    r"scoreMean -?\d+\.\d+ scoreStdev \d+\.\d+ alpha -?\d+\.\d+ beta \d+\.\d+ order \d+ "
    rf"pv {VERTEX}(?: {VERTEX})*"
)
KATA = re.compile(
    rf"move {VERTEX} visits \d+ winrate [01]\.\d+ prior [01]\.\d+ lcb [01]\.\d+ "
    r"scoreLead -?\d+\.\d+ scoreMean -?\d+\.\d+ scoreStdev \d+\.\d+ alpha -?\d+\.\d+ "
    rf"beta \d+\.\d+ order \d+ pv {VERTEX}(?: {VERTEX})*"
)
ALL = ["lz-", "kata-", ""]


@pytest.fixture
def report(talk: Talk) -> AnalysisReport:
    """Of a position with White to move."""
    talk.text("play b c3")
    *_, last = talk.engine.reports(talk.session.game, WHITE, 40, lambda: False)
    return last


def infos(output: str) -> list[list[str]]:
    """Candidates of each line of analysis."""
    lines = [line for line in output.split("\n") if line.startswith("info ")]
    return [[part.strip() for part in line.split("info ")[1:]] for line in lines]


def keys(info: str) -> dict[str, str]:
    """Key and value of one candidate, up to its variation."""
    words = info.partition(" pv ")[0].split()
    assert len(words) % 2 == 0
    return dict(zip(words[::2], words[1::2], strict=True))


@pytest.mark.parametrize("prefix", ALL)
def test_an_analysis_begins_at_once_and_ends_with_an_empty_line(talk: Talk, prefix: str) -> None:
    output = talk.say(f"17 {prefix}analyze b 1", "18 name", after=2)
    assert output.startswith("=17\ninfo move ")
    assert output.endswith("\n\n=18 SAI Studio\n\n")
    assert [(r.mark, r.id) for r in replies(output)] == [("=", "17"), ("=", "18")]
    pattern = LZ if prefix == "lz-" else KATA
    for line in infos(output):
        for info in line:
            assert pattern.fullmatch(info), info
        assert [keys(info)["order"] for info in line] == [str(i) for i in range(len(line))]


@pytest.mark.parametrize("interruption", [b"", b"# no command", b"protocol_version", b"\xff\0"])
def test_any_line_interrupts(talk: Talk, interruption: bytes) -> None:
    output = talk.say(b"lz-analyze 1", interruption, b"9 name", after=2)
    found = replies(output)
    assert (found[0].mark, found[-1].text) == ("=", "SAI Studio")


@pytest.mark.parametrize("prefix", ALL)
def test_a_move_with_analysis_is_not_interrupted(talk: Talk, prefix: str) -> None:
    output = talk.say(f"3 {prefix}genmove_analyze w interval 0", "4 last_move")
    first, second = replies(output)
    assert (first.mark, first.id, second.id) == ("=", "3", "4")
    *lines, last = first.text.split("\n")
    assert all(line.startswith("info ") for line in lines)
    assert lines
    assert last == f"play {second.text.removeprefix('white ')}"


def test_an_analysis_of_a_size_without_a_network_is_refused(network: Path) -> None:
    talk = Talk(network, size=7)
    for command in ("lz-analyze 10", "kata-genmove_analyze b 10", "genmove b", "sai-raw"):
        assert "choose another network" in talk.error(command)


def test_numbers_are_those_of_the_side_to_move(report: AnalysisReport) -> None:
    line = analysis_line(report, DIALECTS["lz-"], AnalysisOptions())
    exact = analysis_line(report, DIALECTS["kata-"], AnalysisOptions())
    assert report.to_play == WHITE
    found = zip(infos(line)[0], infos(exact)[0], report.agents[0].candidates, strict=True)
    for lz, kata, candidate in found:
        values, decimals = keys(lz), keys(kata)
        assert int(values["winrate"]) == round(10_000 * (1.0 - candidate.winrate))
        assert float(decimals["winrate"]) == pytest.approx(1.0 - candidate.winrate, abs=1e-6)
        lead = candidate.alpha - 3.5
        assert float(values["scoreLead"]) == pytest.approx(-lead, abs=1e-3)
        assert int(values["areas"]) == round(10_000 * lead)
        assert float(values["alpha"]) == pytest.approx(candidate.alpha, abs=1e-3)
        deviation = np.pi / (float(values["beta"]) * np.sqrt(3.0))
        assert float(values["scoreStdev"]) == pytest.approx(deviation, rel=0.01)


def test_a_policy_alone_resigns_by_random_games(talk: Talk) -> None:
    for line in ("play b c3", "play w c4", "play b d3", "play w d4", "play b e3", "play w e4"):
        talk.text(line)
    talk.text("play b b3")
    *_, report = talk.engine.reports(talk.session.game, WHITE, 40, lambda: False)
    (agent,) = report.agents
    lost = tuple(replace(candidate, winrate=0.9) for candidate in agent.candidates)
    report = replace(report, agents=(replace(agent, candidates=lost),))
    talk.engine.agent = talk.engine.agent.replace(resign_below=0.3)
    assert talk.engine.move(talk.session.game, WHITE, report) == RESIGN
    alone = replace(report, network_has_values=False)
    assert talk.engine.move(talk.session.game, WHITE, alone) != RESIGN, "White wins some of them"
    talk.text("komi -24.5")
    assert talk.engine.move(talk.session.game, WHITE, alone) == RESIGN
    talk.engine.agent = talk.engine.agent.replace(resign_below=0.0)
    assert talk.engine.move(talk.session.game, WHITE, alone) != RESIGN


def test_a_color_out_of_turn_is_analyzed_as_if_it_were_its_turn(talk: Talk) -> None:
    talk.text("play b c3")
    for color in "bw":
        output = talk.say(f"kata-analyze {color} 1 rootInfo true maxmoves 1", after=1)
        words = output[output.index("rootInfo") :].split()
        winrate, lead = float(words[4]), float(words[6])
        assert (winrate > 0.5) == (lead > 0.0)
    assert talk.text("last_move") == "black C3"


def test_nothing_follows_the_candidates_unless_it_is_asked_for(report: AnalysisReport) -> None:
    owners = np.linspace(-1.0, 1.0, 25, dtype=np.float32)
    plain = analysis_line(report, DIALECTS["kata-"], AnalysisOptions(), Details(owners))
    assert "ownership" not in plain
    assert "rootInfo" not in plain
    options = AnalysisOptions(switches={"ownership", "rootInfo"})
    line = analysis_line(report, DIALECTS["kata-"], options, Details(owners))
    assert line.startswith(plain)
    root, ownership = line[len(plain) :].split(" ownership ")
    assert root.startswith(f" rootInfo visits {report.visits} winrate 0.")
    assert [float(v) for v in ownership.split()] == pytest.approx(-owners, abs=1e-4)
    assert "ownership" not in analysis_line(report, DIALECTS["kata-"], options)


def test_candidates_can_be_left_out(report: AnalysisReport) -> None:
    line = analysis_line(report, DIALECTS[""], AnalysisOptions(most_moves=2))
    assert line.count("info move") == 2


def test_minmoves_are_filled_from_the_policy(talk: Talk) -> None:
    """As KataGo does: moves without a visit, as good as the position, the likeliest first."""
    output = talk.say("kata-genmove_analyze b minmoves 1000", "undo")
    (line, *_) = infos(output)
    found = [keys(info) for info in line]
    assert len({values["move"] for values in found}) == len(line) == 26  # all that are legal
    assert [values["order"] for values in found] == [str(i) for i in range(26)]
    unsearched = [values for values in found if values["visits"] == "0"]
    assert unsearched
    assert found[len(found) - len(unsearched) :] == unsearched
    priors = [float(values["prior"]) for values in unsearched]
    assert priors == sorted(priors, reverse=True)
    assert len({values["winrate"] for values in unsearched}) == 1
    assert all(info.endswith(f" pv {keys(info)['move']}") for info in line[-len(priors) :])
    talk.text("play b c3")
    (few, *_) = infos(talk.say("lz-analyze w minmoves 9 maxmoves 4", after=1))
    assert len(few) == 4
    named = {keys(info)["move"] for info in infos(talk.say("lz-analyze w minmoves 99", after=1))[0]}
    assert "C3" not in named
    assert len(named) == 25
    (allowed, *_) = infos(talk.say("lz-analyze w minmoves 99 allow w d4,e5 1", after=1))
    assert {keys(info)["move"] for info in allowed} == {"D4", "E5"}


def test_visits_along_the_variation(talk: Talk) -> None:
    output = talk.say("lz-analyze b pvVisits true pvEdgeVisits true", after=3)
    for info in infos(output)[-1]:
        head, edges = info.split(" pvEdgeVisits ")
        head, visits = head.split(" pvVisits ")
        assert edges == visits
        counts = [int(count) for count in visits.split()]
        assert counts[0] == int(keys(info)["visits"])
        assert counts == sorted(counts, reverse=True)
        assert counts[-1] > 0
        assert len(counts) == len(head.partition(" pv ")[2].split())


def test_owners_after_each_move(talk: Talk, tmp_path: Path) -> None:
    plain = talk.say("kata-analyze b movesOwnership true ownership true", after=1)
    assert "wnership" not in plain  # this network doesn't tell
    talk = Talk(tiny_network(tmp_path, ownership=True))
    talk.text("play b c3")
    output = talk.say("kata-analyze w maxmoves 2 ownership true movesOwnership true", after=2)
    line = next(line for line in output.split("\n")[::-1] if line.startswith("info "))
    first, second = line.split("info ")[1:]
    second, now = second.split(" ownership ")
    values = [part.split(" movesOwnership ")[1].split() for part in (first, second)]
    assert [len(part) for part in (*values, now.split())] == [25, 25, 25]
    assert values[0] != values[1]
    move = keys(first)["move"]
    talk.text(f"play w {move}")
    black = talk.engine.ownership(talk.session.game, BLACK)[0]
    assert [float(value) for value in values[0]] == pytest.approx(-black, abs=1e-3)


@pytest.mark.parametrize("word", ["ownershipStdev", "movesOwnershipStdev", "noResultValue"])
def test_what_is_not_known_is_refused(talk: Talk, word: str) -> None:
    assert "not known here" in talk.error(f"kata-analyze 10 {word} true")
    assert talk.say(f"5 kata-analyze 10 {word} false", after=1).startswith("=5\ninfo ")


def test_arguments_come_in_any_order() -> None:
    a = parse_options(["w", "25", "ownership", "true", "maxmoves", "3", "minmoves", "2"], 5)
    words = "maxmoves 3 interval 25 ownership TRUE white minmoves 2"
    b = parse_options(words.split(), 5)
    assert a == b
    assert (a.color, a.interval_s, a.most_moves, a.switches) == (WHITE, 0.25, 3, {"ownership"})
    assert parse_options([], 5).color is None
    assert parse_options(["100", "black"], 5).color == BLACK


@pytest.mark.parametrize(
    "words",
    [
        "green", "interval", "interval x", "interval -1", "interval nan", "-5", "maxmoves 0",
        "ownership", "ownership maybe", "avoid", "avoid b", "avoid b c3", "avoid b c3 0",
        "avoid b z9 1", "allow b a1:b2:c3 1", "allow b a1:pass 1", "avoid green c3 1", "1e999",
    ],
)  # fmt: skip
def test_arguments_that_mean_nothing_are_refused_before_the_answer(talk: Talk, words: str) -> None:
    with pytest.raises(GtpError):
        parse_options(words.split(), 5)
    assert replies(talk.say(f"8 lz-analyze {words}"))[0].mark == "?"


def test_moves_can_be_avoided_and_allowed(talk: Talk) -> None:
    def moves(arguments: str) -> set[str]:
        output = talk.say(f"lz-genmove_analyze {arguments} interval 0", "undo")
        return {keys(info)["move"] for line in infos(output) for info in line}

    talk.session.settings = talk.session.settings.replace(visits=60)
    assert moves("b allow b c3,D4 1") == {"C3", "D4"}
    assert moves("b allow b c3 1 allow b d4 1") == {"C3", "D4"}
    assert moves("b avoid b A1:E4,pass 1") == {"A5", "B5", "C5", "D5", "E5"}
    assert moves("b avoid b A1:E5,pass 1") == {"pass"}
    usual = moves("b")
    some = sorted(usual)[0]
    assert some not in moves(f"b avoid b {some.lower()},resign 1")
    assert some in moves(f"b avoid w {some} 1")
    assert moves("b") == usual


def test_restrictions_end_with_their_plies() -> None:
    seen: list[list[int]] = []

    class Inner:
        size, sharpening, sees_one_komi, territory = 5, 0.25, False, False

        def evaluate(self, positions: object, legal: np.ndarray, *_: object, **__: object) -> None:
            seen.append([int(row.sum()) for row in legal])

    only = Restriction(BLACK, frozenset({3}), 2, only=True)
    never = Restriction(WHITE, frozenset({0, 1}), 4, only=False)
    evaluator = RestrictedEvaluator(Inner(), 10, [only, never])  # type: ignore[arg-type]
    assert evaluator.sharpening == 0.25
    positions = position_batch(5, 5)
    positions.counters[:, PLY] = [10, 11, 12, 13, 15]
    positions.counters[:, TO_PLAY] = [BLACK, WHITE, BLACK, WHITE, WHITE]
    legal = np.ones((5, 26), np.bool_)
    evaluator.evaluate(positions, legal, np.zeros(5, np.float32))
    assert seen == [[1, 24, 26, 24, 26]]


def test_lines_keep_their_distance(
    talk: Talk, report: AnalysisReport, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A clock of our own: a report each tenth of a second."""
    clock = SimpleNamespace(monotonic=iter(np.arange(0.0, 10.0, 0.1).tolist()).__next__)
    monkeypatch.setattr(gtp_play, "time", clock)
    before = len(talk.written)
    printer = gtp_play._Printer(talk.session, GtpCommand("", "lz-analyze", ("50",)), "analyze")
    for _ in range(100):
        printer.show(report)
    assert len(talk.written) - before == 20


def test_an_error_in_an_analysis_still_ends_it(talk: Talk, monkeypatch: pytest.MonkeyPatch) -> None:
    def reports(*arguments: object) -> object:
        raise EngineError("no memory")

    monkeypatch.setattr(talk.engine, "reports", reports)
    assert talk.say("1 lz-analyze", "2 lz-genmove_analyze", "3 genmove b") == (
        "=1\n\n=2\n\n?3 no memory\n\n"
    )
    assert talk.logged == ["no memory", "no memory"]


def test_a_bug_is_told_and_the_session_goes_on(talk: Talk, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*arguments: object) -> object:
        raise ZeroDivisionError("oh\n\nno")

    monkeypatch.setattr(talk.engine, "reports", broken)
    found = replies(talk.say("1 lz-analyze", "2 genmove b", "3 name"))
    assert [r.id for r in found] == ["1", "2", "3"]
    assert found[1].text.startswith("internal error")
    assert "ZeroDivisionError" in talk.logged[0]


def test_gogui_interrupts_a_move(talk: Talk) -> None:
    talk.session.settings = talk.session.settings.replace(visits=0, time=600.0)
    output = talk.say("genmove b", "# interrupt", "last_move")
    move, last = replies(output)
    assert last.text == f"black {move.text}"


def test_sabaki_reads_every_line(talk: Talk) -> None:
    """Its parser as a pattern: pairs of words, then `pv` and vertices to the end."""
    output = talk.say("analyze B 50", "protocol_version", after=2)
    for line in infos(output):
        for info in line:
            before, _, variation = info.partition(" pv ")
            assert variation
            assert "." in keys(before + " pv ")["winrate"]


def test_keys_do_not_repeat(report: AnalysisReport) -> None:
    for dialect in DIALECTS.values():
        line = analysis_line(report, dialect, AnalysisOptions())
        for info in infos(line)[0]:
            words = info.partition(" pv ")[0].split()[::2]
            assert len(words) == len(set(words))


def test_visits_only_grow(talk: Talk) -> None:
    output = talk.say("lz-analyze b 0", after=2)
    visits = [sum(int(keys(info)["visits"]) for info in line) for line in infos(output)]
    assert visits
    assert all(a <= b for a, b in pairwise(visits))
