"""GTP commands on the rules of a game, and its score."""

from __future__ import annotations

import json

import numpy as np
import pytest

from engine.go.counting import count_stones
from tests.engine.serve.gtp_talk import Talk


def test_rules_go_by_names_and_by_parts(talk: Talk) -> None:
    talk.text("kata-set-rules chinese")
    rules = json.loads(talk.text("kata-get-rules"))
    assert rules == {
        "friendlyPassOk": False, "hasButton": False, "ko": "SIMPLE", "scoring": "AREA",
        "suicide": False, "tax": "NONE", "whiteHandicapBonus": "N",
    }  # fmt: skip
    talk.text("kata-set-rule ko SITUATIONAL")
    talk.text(f"kata-set-rules {json.dumps(rules)}")
    assert json.loads(talk.text("kata-get-rules")) == rules
    for wrong in ("stone-scoring", "tea", "{", "[1]", '{"ko":"TEA"}', '{"hasButton":true}', ""):
        assert talk.error(f"kata-set-rules {wrong}")
    assert json.loads(talk.text("kata-get-rules")) == rules
    talk.text("kgs-rules japanese")
    assert json.loads(talk.text("kata-get-rules"))["scoring"] == "TERRITORY"


def test_rules_may_change_in_a_game_that_the_new_ones_forbid(talk: Talk) -> None:
    talk.text("kata-set-rules tromp-taylor")
    for move in ("w b1", "b e5", "w a2", "b e4", "w b2", "b a1"):
        talk.say(f"play {move}")
    for move in ("b a3", "b b3", "b c1", "b c2", "w a1"):  # White's last one is suicide of four
        talk.text(f"play {move}")
    talk.text("kata-set-rules chinese")
    assert talk.text("genmove b")


def test_rules_stay_when_moves_are_taken_back(talk: Talk) -> None:
    talk.text("kata-set-rules japanese")
    talk.text("gogui-play_sequence b a2 b b2 b c1 w a1 w e5 w d5")
    talk.text("kata-set-rules tromp-taylor")
    talk.text("undo")
    talk.text("play w b1")  # suicide of two stones
    talk.text("undo")
    talk.text("play w d5")
    talk.text("kata-set-rules japanese")
    talk.text("undo")
    assert "suicide" in talk.error("play w b1")


def test_a_pass_is_answered_by_a_pass_that_wins_by_the_named_rules(talk: Talk) -> None:
    """With all stones alive the whole board is Black's; the network sees Black behind."""
    for command in ("komi 5", "play b c3", "play w pass"):
        talk.text(command)
    assert talk.text("genmove b") == "pass"
    for rules in ("chinese", "aga"):
        talk.text("undo")
        talk.text(f"kata-set-rules {rules}")
        assert talk.text("genmove b") != "pass"
    talk.text("undo")
    talk.text("kata-set-rules tromp-taylor")
    assert talk.text("genmove b") == "pass"


def test_a_drawn_move_answers_an_early_pass_of_the_named_rules_by_no_pass(talk: Talk) -> None:
    talk.text("kata-set-rules chinese")
    talk.text("kata-set-param temperature 1")
    talk.text("kata-set-param maxVisits 1")
    for command in ("komi 5", "play b c3", "play w pass"):
        talk.text(command)
    answers = set()
    for _ in range(6):
        answers.add(talk.text("genmove b"))
        talk.text("undo")
    assert answers != {"pass"}


def test_no_pass_gives_a_game_away_that_the_final_score_would_lose(
    talk: Talk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Black wins with all stones alive, White without the stone that the network finds dead."""
    for command in ("komi 5", "play b c3", "play w pass"):
        talk.text(command)
    count = count_stones(np.zeros(25, np.int8), 5, "area", (0, 0), frozenset())
    monkeypatch.setattr(talk.engine, "count", lambda game: count)
    assert talk.text("genmove b") != "pass"
    talk.text("undo")
    monkeypatch.setattr(talk.engine, "count", lambda game: None)
    assert talk.text("genmove b") == "pass"


def test_the_score_is_that_of_the_board(talk: Talk) -> None:
    for move in ("b b1", "b b2", "b b3", "b b4", "b b5", "w c1", "w c2", "w c3", "w c4", "w c5"):
        talk.text(f"play {move}")
    assert talk.text("final_score") == "W+8.5"
    assert talk.text("final_status_list black_territory") == "A5 A4 A3 A2 A1"
    assert len(talk.text("final_status_list alive").split()) == 10
    assert talk.text("final_status_list dead") == ""
    assert talk.error("final_status_list tea").startswith("syntax error")
    talk.text("komi -5")
    assert talk.text("final_score") == "0"
    talk.text("kata-set-rules japanese")
    talk.text("komi 0.5")
    assert talk.text("final_score") == "W+5.5"
