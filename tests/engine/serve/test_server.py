"""The JSON analysis protocol, with an evaluator that makes its answers up."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

from engine.base.errors import EngineError
from engine.go.state import Position
from engine.search.value.kinds import FLAT, MULTI_LABEL, SIGMOID
from engine.serve.queries import server
from engine.serve.queries.answer import finished_answer
from engine.serve.queries.lane import Job
from engine.serve.queries.pool import _CLASSES
from tests.engine.serve.served import BETA, Served, query


def sigmoid(z: float) -> float:
    return 1.0 / (1.0 + math.exp(-z))


def test_one_visit_is_the_network() -> None:
    moves = [["B", "C3"], ["W", "pass"], ["B", "A1"]]
    reply = Served().answer(moves=moves, includePolicy=True, includeOwnership=True, saiKomis=[0, 9])
    assert (reply["id"], reply["turnNumber"], reply["isDuringSearch"]) == ("q", 3, False)
    assert reply["moveInfos"] == []
    root = reply["rootInfo"]
    assert root["winrate"] == pytest.approx(sigmoid(BETA * 1.5), abs=1e-6)
    assert root["scoreLead"] == pytest.approx(1.5)
    assert root["scoreStdev"] == pytest.approx(math.pi / math.sqrt(3) / BETA, abs=1e-5)
    assert (root["visits"], root["currentPlayer"]) == (1, "W")
    assert (root["alpha"], root["beta"]) == (2.0, BETA)
    assert root["saiWinrates"] == pytest.approx([sigmoid(1.0), sigmoid(-3.5)], abs=1e-6)
    policy = reply["policy"]
    assert len(policy) == 26
    assert policy[12] == policy[20] == -1  # C3 and A1, rows from the top
    assert sum(p for p in policy if p > 0) == pytest.approx(1, abs=1e-6)
    owned = [i for i, owner in enumerate(reply["ownership"]) if owner]
    assert owned == [12, 20]


def test_candidates() -> None:
    reply = Served().answer(maxVisits=60, includePVVisits=True, includeMovesOwnership=True)
    infos = reply["moveInfos"]
    assert [info["order"] for info in infos] == list(range(len(infos)))
    visits = [info["visits"] for info in infos]
    assert visits == sorted(visits, reverse=True)
    assert sum(visits) == 59
    assert reply["rootInfo"]["visits"] == 60
    for info in infos:
        assert info["pv"][0] == info["move"]
        assert len(info["pvVisits"]) == len(info["pv"])
        assert info["pvVisits"][0] == info["visits"]
        assert info["pvEdgeVisits"] == info["pvVisits"], "a tree has one path to each position"
        assert info["lcb"] < info["winrate"]
        assert info["scoreLead"] == info["scoreMean"]
        assert info["alpha"] == pytest.approx(info["scoreLead"] + 0.5, abs=1e-5)
        assert len(info["ownership"]) == 25
    mean = sum(info["winrate"] * info["visits"] for info in infos)
    own = sigmoid(-0.25)
    assert reply["rootInfo"]["winrate"] == pytest.approx((mean + own) / 60, abs=1e-5)


def test_searched_winrates_are_as_sure_as_the_networks_searches() -> None:
    plain, sharp = Served(), Served()
    sharp.networks.evaluators[5].sharpening = 0.3  # type: ignore[attr-defined]
    replies = [served.answer(maxVisits=60, saiKomis=[-2.5, 0.5]) for served in (plain, sharp)]
    factor = 1.0 + 0.3 * math.log(60)
    for before, after in zip(*([r["rootInfo"], *r["moveInfos"]] for r in replies), strict=True):
        assert after["visits"] == before["visits"]
        assert after["alpha"] == pytest.approx(before["alpha"], abs=1e-3)
        for mean, rate in zip(
            [before["winrate"], *before["saiWinrates"]],
            [after["winrate"], *after["saiWinrates"]],
            strict=True,
        ):
            assert rate == pytest.approx(sigmoid(factor * math.log(mean / (1.0 - mean))), abs=1e-4)


@pytest.mark.parametrize("side", ["BLACK", "WHITE"])
@pytest.mark.parametrize("komi", [-40.5, 40.5])
def test_lower_bounds_are_winrates(side: str, komi: float) -> None:
    """A move with one visit has its value less one as its bound."""
    served = Served(5, perspective=side)
    answer = served.answer(maxVisits=2, komi=komi)
    assert any(info["visits"] == 1 for info in answer["moveInfos"])
    for info in answer["moveInfos"]:
        assert 0.0 <= info["lcb"] <= 1.0
        if side == "BLACK":  # the player to move
            assert info["lcb"] <= info["winrate"]


def test_ownership_is_the_mean_over_the_positions_searched() -> None:
    served = Served()
    reply = served.answer(maxVisits=40, includeOwnership=True, includeMovesOwnership=True)
    infos = reply["moveInfos"]
    own = np.zeros(25)
    own[12], own[8] = 1, -1
    total = own + sum(np.array(info["ownership"]) * info["visits"] for info in infos)
    assert np.array(reply["ownership"]) == pytest.approx(total / 40, abs=1e-4)
    spread = served.answer(maxVisits=40, includeOwnershipStdev=True)
    assert "ownership" not in spread
    assert spread["ownershipStdev"][12] == 0.0
    assert max(spread["ownershipStdev"]) > 0.1


def test_perspectives() -> None:
    """Black's, White's and the mover's values of one search."""
    served = Served()
    asked: dict[str, Any] = {
        "moves": [["B", "C3"]],
        "maxVisits": 30,
        "includeOwnership": True,
        "saiKomis": [3],
    }
    black = served.answer(**asked)
    sides = ("WHITE", "sidetomove")
    for side in sides:
        other = served.answer(**asked, overrideSettings={"reportAnalysisWinratesAs": side})
        for name, sign, offset in (
            ("winrate", -1, 1),
            ("lcb", -1, 1),
            ("scoreLead", -1, 0),
            ("utility", -1, 0),
            ("utilityLcb", -1, 0),
            ("scoreStdev", 1, 0),
            ("prior", 1, 0),
            ("alpha", 1, 0),
        ):
            for one, two in zip(black["moveInfos"], other["moveInfos"], strict=True):
                assert two[name] == pytest.approx(sign * one[name] + offset, abs=2e-6), name
        assert np.array(other["ownership"]) == pytest.approx(-np.array(black["ownership"]))
        assert other["rootInfo"]["saiWinrates"] == black["rootInfo"]["saiWinrates"]
    moved = {**asked, "moves": [["B", "C3"], ["W", "C4"]]}
    mine = served.answer(**moved, overrideSettings={"reportAnalysisWinratesAs": "SIDETOMOVE"})
    same = served.answer(**moved)
    assert mine["rootInfo"]["winrate"] == same["rootInfo"]["winrate"]


def test_positions_share_network_calls() -> None:
    served = Served()
    moves = [["B", "C3"], ["W", "D4"], ["B", "B2"], ["W", "A5"]]
    for k in range(5):
        served.send(query(id=f"single {k}", moves=moves[:k]))
    served.send(query(id="game", moves=moves, analyzeTurns=[0, 1, 2, 3, 4]))
    served.send(query(id="deep", maxVisits=40))
    served.send(query(id="deeper", maxVisits=60))
    replies = served.finish()
    finals = [(reply["id"], reply["turnNumber"]) for reply in replies]
    assert len(finals) == 12
    assert finals[:10] == [
        *((f"single {k}", k) for k in range(5)),
        *(("game", turn) for turn in range(5)),
    ]
    calls = served.networks.evaluators[5].calls
    assert calls[0] + calls[1] >= 10  # two steps of at least eight positions each
    assert len(calls) < 40


def test_priorities() -> None:
    served = Served()
    for number in range(300):  # more than there are trees
        served.send(query(id=f"low {number}"))
    served.send(query(id="turns", analyzeTurns=[0, 1], priorities=[-1, 7]))
    served.send(query(id="high", priority=9))
    finals = [(reply["id"], reply["turnNumber"]) for reply in served.finish()]
    assert len(finals) == 303
    assert finals[:2] == [("high", 2), ("turns", 1)]
    assert finals[-1] == ("turns", 0)


def test_urgent_position_takes_a_tree_and_none_is_lost() -> None:
    served = Served()
    trees = dict(_CLASSES)[128]
    for number in range(trees + 3):
        served.send(query(id=f"low {number}", maxVisits=50))
    for _ in range(3):
        served.server.step()
    served.send(query(id="high", maxVisits=50, priority=1))
    finals = [reply["id"] for reply in served.finish()]
    assert finals[0] == "high"
    assert sorted(finals[1:]) == sorted(f"low {n}" for n in range(trees + 3))


def test_reports_during_the_search() -> None:
    served = Served()
    long = query(
        maxVisits=400, reportDuringSearchEvery=1.0, firstReportDuringSearchAfter=0.5, komi=7
    )
    served.send(long)
    times = []
    while served.server.busy:
        served.server.step()
        for reply in served.heard():
            times.append((served.now, reply["isDuringSearch"], reply["rootInfo"]["visits"]))
        served.now += 0.25
    assert [now for now, during, _ in times if during][:3] == [0.5, 1.5, 2.5]
    assert [during for _, during, _ in times].count(False) == 1
    assert times[-1][1:] == (False, 400)
    visits = [visits for *_, visits in times]
    assert visits == sorted(visits)


def test_time_limit() -> None:
    served = Served()
    served.send(query(maxVisits=10**7, overrideSettings={"maxTime": 2.0}))
    while served.server.busy:
        served.server.step()
        served.now += 0.5
    (reply,) = served.heard()
    assert not reply["isDuringSearch"]
    assert 0 < reply["rootInfo"]["visits"] < 200


def test_settings_of_the_search_may_end_it_earlier_or_later() -> None:
    served = Served()
    reply = served.answer(maxVisits=200, overrideSettings={"max_depth": 2})
    assert 1 < reply["rootInfo"]["visits"] < 200
    extra = {"q_decision_visits": 40, "q_decision_gap": 0.0, "fpu": "agz"}
    counts = [
        served.answer(maxVisits=visits, overrideSettings=extra)["rootInfo"]["visits"]
        for visits in range(2, 12)
    ]
    assert any(count > visits for visits, count in zip(range(2, 12), counts, strict=True))


def test_terminate() -> None:
    served = Served()
    served.send(query(id="long", maxVisits=10**7, analyzeTurns=[0, 1, 2]))
    served.send(query(id="other", maxVisits=30))
    served.server.step()
    stop = {"id": "t", "action": "terminate", "terminateId": "long", "turnNumbers": [1]}
    served.send(stop)
    echo, final = served.heard()
    assert echo == stop
    assert (final["id"], final["turnNumber"], final["isDuringSearch"]) == ("long", 1, False)
    assert final["rootInfo"]["visits"] > 0
    served.send(query(id="late", maxVisits=10**7))  # no round of search for it yet
    served.send({"id": "a", "action": "terminate_all"})
    echo, *finals = served.heard()
    assert echo == {"id": "a", "action": "terminate_all"}
    assert {(f["id"], f["turnNumber"]) for f in finals} == {
        ("long", 0),
        ("long", 2),
        ("other", 2),
        ("late", 2),
    }
    (late,) = (f for f in finals if f["id"] == "late")
    assert late == {"id": "late", "isDuringSearch": False, "noResults": True, "turnNumber": 2}
    assert not served.server.busy


def test_actions() -> None:
    served = Served()
    for name in ("query_version", "query_models", "clear_cache"):
        served.send({"id": "a", "action": name, "more": [1]})
    version, models, cache = served.heard()
    assert version["version"].split(".")[0] == "1"
    assert version["more"] == [1]
    assert models["models"] == [{"name": "made up"}]
    assert cache == {"id": "a", "action": "clear_cache", "more": [1]}
    assert served.networks.cleared == 1


def test_equal_ids_are_all_answered() -> None:
    served = Served()
    served.send(query(id="twin"))
    served.send(query(id="twin", moves=[]))
    assert sorted(reply["turnNumber"] for reply in served.finish()) == [0, 2]


def test_one_color_may_move_twice() -> None:
    served = Served()
    moves = [["B", "C3"], ["B", "D3"], ["W", "A1"], ["B", "A2"], ["B", "B1"]]
    replies = served.ask(moves=moves, analyzeTurns=[0, 1, 2, 3, 4, 5])
    assert [r["rootInfo"]["currentPlayer"] for r in replies] == ["B", "W", "W", "B", "W", "W"]
    assert [r["rootInfo"]["alpha"] for r in replies] == [0, 1, 2, 1, 2, 4]  # A1 is taken


def test_superko_knows_the_boards_before_a_color_moved_twice() -> None:
    white, black = ("C3", "D4", "D2", "E3"), ("C4", "C2", "B3")
    stones = [["W", vertex] for vertex in white] + [["B", vertex] for vertex in black]
    ko = {"initialStones": stones, "moves": [["B", "D3"], ["B", "pass"], ["W", "C3"]]}
    assert "superko" in Served().answer(rules="tromp-taylor", **ko)["error"]
    assert Served().answer(rules="japanese", **ko)["turnNumber"] == 3


def test_who_moves_first() -> None:
    served = Served()
    stones = [["B", "B2"], ["B", "D4"]]
    for changes, player in (
        ({"moves": []}, "B"),
        ({"moves": [], "initialStones": stones}, "W"),
        ({"moves": [], "initialStones": [*stones, ["W", "C3"]]}, "B"),
        ({"moves": [], "initialPlayer": "w"}, "W"),
        ({"moves": [], "initialStones": stones, "initialPlayer": "B"}, "B"),
    ):
        assert served.answer(**changes)["rootInfo"]["currentPlayer"] == player


def test_handicap_compensation() -> None:
    served = Served()
    stones = [["B", "B2"], ["B", "D4"], ["B", "B4"]]
    for rules, bonus in (("tromp-taylor", 0), ("chinese", 3), ("aga", 2), ("japanese", 0)):
        reply = served.answer(moves=[], initialStones=stones, rules=rules)
        assert reply["rootInfo"]["scoreLead"] == pytest.approx(3 - 0.5 - bonus)
    reply = served.answer(moves=[], initialStones=stones, rules="chinese", whiteHandicapBonus="N-1")
    assert reply["rootInfo"]["scoreLead"] == pytest.approx(3 - 0.5 - 2)


def test_a_finished_game_is_counted() -> None:
    moves = [["B", "C3"], ["W", "pass"], ["B", "pass"]]
    served = Served()
    reply = served.answer(
        moves=moves, maxVisits=50, includeOwnership=True, includePolicy=True, saiKomis=[24, 26]
    )
    root = reply["rootInfo"]
    assert (root["winrate"], root["scoreLead"]) == (1.0, 24.5)
    assert root["saiWinrates"] == [1.0, 0.0]
    assert reply["ownership"] == [1.0] * 25
    assert reply["moveInfos"] == []
    assert served.networks.evaluators[5].calls == []


@pytest.mark.parametrize(
    ("rules", "lead", "asked"),
    [("chinese", 25 - 0.5, True), ("japanese", 23 + 1 - 0.5, True), ("tromp-taylor", 0.5, False)],
)
def test_dead_stones_of_a_finished_game_are_taken_off(rules: str, lead: float, asked: bool) -> None:
    """White's stone in the corner is dead: by most rules the board is Black's."""
    moves = [["B", "C3"], ["W", "A1"], ["B", "D3"], ["W", "pass"], ["B", "pass"]]
    served = Served()
    evaluator = served.networks.evaluators[5]
    evaluator.owners = np.ones(25, np.float32)
    reply = served.answer(moves=moves, rules=rules, includeOwnership=True)
    assert reply["rootInfo"]["scoreLead"] == lead
    assert reply["rootInfo"]["winrate"] == 1.0
    assert (reply["ownership"] == [1.0] * 25) == asked
    assert bool(evaluator.calls) == asked
    twice = [["B", "C3"], ["B", "D3"], ["W", "A1"], ["B", "pass"], ["W", "pass"]]
    assert served.answer(moves=twice, rules=rules)["rootInfo"]["scoreLead"] == lead


def test_a_finished_game_whose_owners_are_not_told_is_counted_as_it_stands() -> None:
    moves = [["B", "C3"], ["W", "A1"], ["B", "D3"], ["W", "pass"], ["B", "pass"]]
    served = Served()
    served.networks.evaluators[5].tells_owners = False
    assert served.answer(moves=moves, rules="chinese")["rootInfo"]["scoreLead"] == 0.5
    served.networks.evaluators[5].failing = EngineError("The network is broken.")
    (refused,) = served.ask(moves=[["B", "pass"], ["W", "pass"]], rules="japanese")
    assert "broken" in refused["error"]


def test_moves_to_avoid_and_to_keep_to() -> None:
    served = Served()
    asked: dict[str, Any] = {"moves": [], "maxVisits": 50}
    free = served.answer(**asked)
    best = free["moveInfos"][0]["move"]
    rule = {"player": "B", "moves": [best, "pass"], "untilDepth": 1}
    without = served.answer(**asked, avoidMoves=[rule], includePolicy=True)
    assert best not in [info["move"] for info in without["moveInfos"]]
    assert min(without["policy"]) > 0  # the network's own, not what is searched
    only = served.answer(**asked, allowMoves=[{**rule, "moves": ["A1", "E1"]}])
    assert {info["move"] for info in only["moveInfos"]} <= {"A1", "E1"}
    deep = served.answer(
        **asked,
        allowMoves=[{"player": "W", "moves": ["A1"], "untilDepth": 4}],
        overrideSettings={"analysisPVLen": 10},
    )
    for info in deep["moveInfos"]:
        assert all(move in ("A1", "pass") for move in info["pv"][1:4:2])
    none = served.answer(**asked, allowMoves=[{**rule, "moves": []}])
    assert [info["move"] for info in none["moveInfos"]] == ["pass"]


@pytest.mark.parametrize("symmetries", [1, 2, 8])
def test_symmetries_of_the_root_by_the_name_that_katago_has(symmetries: int) -> None:
    served = Served()
    served.answer(moves=[], maxVisits=9, overrideSettings={"rootNumSymmetriesToSample": symmetries})
    assert served.networks.evaluators[5].averaged == (symmetries > 1)


def test_the_root_policy_can_be_flattened() -> None:
    served = Served()
    asked: dict[str, Any] = {"moves": [], "maxVisits": 40, "includePolicy": True}
    plain = served.answer(**asked)
    flat = served.answer(**asked, rootPolicyTemperature=10.0)
    assert flat["policy"] == plain["policy"]
    assert len(flat["moveInfos"]) > len(plain["moveInfos"])
    wide = served.answer(**asked, overrideSettings={"wideRootNoise": 0.25})
    prior = {info["move"]: info["prior"] for info in wide["moveInfos"]}
    was = {info["move"]: info["prior"] for info in plain["moveInfos"]}
    both = sorted(set(prior) & set(was))
    ratio = [prior[move] ** 2 / was[move] for move in both]  # the power is one half
    assert ratio == pytest.approx([ratio[0]] * len(ratio), rel=1e-3)


def test_a_margin_moves_the_komi_of_the_search_not_that_of_its_winrates() -> None:
    komis = [0.5, 4.5]
    asked = {"maxVisits": 60, "saiKomis": komis}
    plain = Served().answer(**asked)
    margin = Served().answer(**asked, overrideSettings={"margin": 4.0})
    for row in (margin["rootInfo"], *margin["moveInfos"]):
        at_game, by_margin = row["saiWinrates"]
        assert row["winrate"] == pytest.approx(at_game, abs=1e-5)
        assert (row["utility"] + 1.0) / 2.0 == pytest.approx(by_margin, abs=1e-3)
        assert row["scoreLead"] == pytest.approx(row["alpha"] - 0.5, abs=1e-5)
    for row in (plain["rootInfo"], *plain["moveInfos"]):
        assert (row["utility"] + 1.0) / 2.0 == pytest.approx(row["saiWinrates"][0], abs=1e-3)
    one = Served().answer(saiKomis=komis, overrideSettings={"margin": 4.0})["rootInfo"]
    assert one["winrate"] == pytest.approx(one["saiWinrates"][0], abs=1e-5)
    refused = Served().answer(overrideSettings={"margin": -1})
    assert refused["field"] == "overrideSettings"


def test_lambda_is_a_setting_of_the_query() -> None:
    served = Served()
    asked: dict[str, Any] = {"moves": [], "maxVisits": 30, "komi": 8.5}
    to_win = served.answer(**asked)["moveInfos"][0]
    for_points = served.answer(**asked, overrideSettings={"lambda": 1.0})["moveInfos"][0]
    assert to_win["utility"] == pytest.approx(2 * to_win["winrate"] - 1, abs=1e-5)
    assert for_points["utility"] > 2 * for_points["winrate"] - 0.9  # towards one half


def test_a_network_without_a_score() -> None:
    warning, answer = Served(kind=FLAT).ask(maxVisits=20)
    assert warning["field"] == "scoreLead"
    assert answer["rootInfo"]["winrate"] == pytest.approx(0.25)
    assert answer["rootInfo"]["scoreLead"] == 0
    assert "alpha" not in answer["rootInfo"]


@pytest.mark.parametrize("visits", [1, 20])
def test_a_policy_alone_says_that_its_winrates_mean_nothing(visits: int) -> None:
    served = Served(kind=FLAT, has_values=False)
    warning, answer = served.ask(maxVisits=visits, saiKomis=[0.5])
    assert warning["field"] == "winrate"
    root = answer["rootInfo"]
    assert root["hasWinrates"] is False
    assert {"winrate", "scoreLead", "utility"} <= root.keys(), "clients need them"
    assert not {"rawWinrate", "saiWinrates", "alpha", "beta"} & root.keys()
    assert all("winrate" in info and "saiWinrates" not in info for info in answer["moveInfos"])
    assert "hasWinrates" not in Served().answer(maxVisits=visits)["rootInfo"]


@pytest.mark.parametrize("visits", [1, 30])
def test_a_network_with_labels_is_served_like_one_with_a_sigmoid(visits: int) -> None:
    asked: dict[str, Any] = {"moves": [["B", "C3"]], "maxVisits": visits, "saiKomis": [-2.5, 4.0]}
    sigmoid, labels = (Served(kind=kind).answer(**asked) for kind in (SIGMOID, MULTI_LABEL))
    for name, value in sigmoid["rootInfo"].items():
        if not isinstance(value, str):
            assert labels["rootInfo"][name] == pytest.approx(value, abs=2e-3), name
    assert len(labels["moveInfos"]) == len(sigmoid["moveInfos"])


def test_hashes_know_symmetries() -> None:
    served = Served()
    roots = [
        served.answer(moves=[["B", vertex]], komi=komi)["rootInfo"]
        for vertex, komi in (("B2", 0.5), ("D4", 0.5), ("B2", 7.5), ("C3", 0.5))
    ]
    assert roots[0]["thisHash"] != roots[1]["thisHash"]
    assert roots[0]["symHash"] == roots[1]["symHash"] != roots[3]["symHash"]
    assert roots[0]["thisHash"] == roots[2]["thisHash"]


def test_input_is_read_while_finished_positions_are_answered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    served = Served()
    answer = finished_answer

    def slow(job: Job, position: Position) -> dict[str, Any]:
        served.now += 0.06
        return answer(job, position)

    monkeypatch.setattr(server, "finished_answer", slow)
    moves = [["BW"[i % 2], "pass"] for i in range(100)]
    served.send(query(moves=moves, analyzeTurns=list(range(2, 101))))
    served.server.step()
    assert len(served.heard()) == 4
    assert served.server.busy
    served.send({"id": "t", "action": "terminate", "terminateId": "q"})
    assert not served.server.busy
    replies = served.heard()
    assert len(replies) == 1 + 95
    assert all(reply.get("noResults") for reply in replies[1:])
