"""Stored analyses come back exactly, and nothing else is taken for one."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.base.errors import EngineError, FormatError
from engine.go.rules import Rules
from engine.record.stored_analysis import (
    Analysis,
    AnalysisKind,
    AnalyzedAgent,
    AnalyzedMove,
    analysis_from_json,
    analysis_to_json,
    rules_text,
    with_analysis,
)

numbers = st.floats(-1e6, 1e6)
shares = st.floats(0.0, 1.0)
texts = st.text(st.characters(codec="utf-8", exclude_characters="\0"), max_size=8)


@st.composite
def analyses(draw: st.DrawFn, size: int) -> Analysis:
    move = st.integers(0, size * size)
    candidate = st.builds(
        AnalyzedMove,
        move=move,
        visits=st.integers(0, 10**9),
        prior=shares,
        winrate=shares,
        alpha=st.none() | numbers,
        beta=st.none() | numbers,
        variation=st.lists(move, max_size=5).map(tuple),
    )
    agent = st.builds(
        AnalyzedAgent,
        lambda_=numbers,
        mu=numbers,
        move=st.none() | move,
        candidates=st.lists(candidate, max_size=3).map(tuple),
    )
    return draw(
        st.builds(
            Analysis,
            network=texts,
            visits=st.integers(0, 10**9),
            komi=numbers,
            alpha=st.none() | numbers,
            beta=st.none() | numbers,
            winrate=shares,
            agents=st.lists(agent, max_size=3).map(tuple),
            name=texts,
            rules=st.sampled_from(["", "area positional"]),
        )
    )


@given(size=st.sampled_from([5, 19, 25]), data=st.data())
def test_exactly_the_same(size: int, data: st.DataObject) -> None:
    analysis = data.draw(analyses(size))
    text = analysis_to_json(analysis, size)
    assert text.isascii()
    assert json.loads(text)["v"] == 3
    assert analysis_from_json(text, size) == analysis


ANALYSIS = (
    '{"v":1,"network":"a","visits":1,"komi":9.5,"alpha":0,"beta":1,"winrate":0.25,"agents":[]}'
)
STRANGE = ("NaN", "Infinity", "-1e400", "1e300")


def test_a_whole_analysis_is_read() -> None:
    assert analysis_from_json(ANALYSIS, 19).winrate == 0.25


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "not valid JSON"),
        ("9" * 5000, "out of range"),
        ("[]", "a JSON object, not a list"),
        ("{}", "'v' is missing"),
        ('{"v":4}', "its format is 4, this program reads 1 and 2 and 3; update"),
        ('{"v":1}', "'network' is missing"),
        ("[" * 100_000, "nested too deeply"),
        *(
            (f'{{"v":1,"network":"a","visits":{visits},"komi":0}}', "visits")
            for visits in ("-1", "1" + "0" * 13, '"800"', "true")
        ),
        *((ANALYSIS.replace("9.5", text), "not valid JSON|out of range") for text in STRANGE),
        (ANALYSIS.replace("9.5", "2e6"), "'komi' must be a number of at most 1e\\+06"),
        (ANALYSIS.replace("0.25", "-1"), "'winrate' must be a number of at least"),
        (ANALYSIS.replace("0.25", "2"), "'winrate' must be a number of at most"),
    ],
)
def test_what_is_no_analysis(text: str, reason: str) -> None:
    with pytest.raises(FormatError, match=reason):
        analysis_from_json(text, 19)


def test_points_of_another_board() -> None:
    move = AnalyzedMove(360, 1, 0.5, 0.5, 0.0, 1.0, ())
    analysis = Analysis("x", 1, 7.5, 0.0, 1.0, 0.5, (AnalyzedAgent(0.0, 0.0, None, (move,)),))
    text = analysis_to_json(analysis, 19)
    with pytest.raises(EngineError, match="'ss' is not a point"):
        analysis_from_json(text, 9)


def figures(visits: int, *, network: str = "a", komi: float = 7.5, full: bool = False) -> Analysis:
    move = AnalyzedMove(3, 1, 0.5, 0.5, 0.0, 1.0, (3,))
    agent = AnalyzedAgent(1.0, 0.0, 3, (move,) if full else ())
    return Analysis(
        network, visits, komi, 1.25, 0.5, 0.5, (agent,), f"net {network}", "area simple"
    )


def kept(*analyses: Analysis) -> list[Analysis]:
    found: tuple[Analysis, ...] = ()
    for analysis in analyses:
        found = with_analysis(found, analysis)
    return list(found)


def test_an_analysis_is_replaced_by_a_deeper_one_of_its_kind() -> None:
    assert kept(figures(32), figures(800), figures(89)) == [figures(800)]
    assert kept(figures(800), figures(89, network="b")) == [
        figures(800),
        figures(89, network="b"),
    ]
    assert len(kept(figures(800), figures(89, komi=6.5))) == 2
    other_rules = replace(figures(89), rules="territory simple")
    assert len(kept(figures(800), other_rules)) == 2
    without_rules = replace(figures(800), rules="", name="")
    assert kept(without_rules, figures(900)) == [figures(900)]
    assert kept(without_rules, figures(89)) == [without_rules]


def test_an_analysis_with_candidates_is_replaced_only_by_one_with_candidates() -> None:
    assert kept(figures(50, full=True), figures(128)) == [figures(128), figures(50, full=True)]
    assert kept(figures(128), figures(50, full=True)) == [figures(128), figures(50, full=True)]
    assert kept(figures(128), figures(128, full=True)) == [figures(128, full=True)]


def test_the_shallowest_of_too_many_analyses_is_dropped() -> None:
    found = kept(*(figures(10 * i, network=f"{i}") for i in range(1, 9)))
    assert [analysis.visits for analysis in found] == [80, 70, 60, 50]


def test_figures_without_candidates_are_short() -> None:
    assert len(analysis_to_json(figures(32), 19)) < 200


def test_version_1_is_read() -> None:
    text = (
        '{"v":1,"network":"dca28b9f","visits":300,"komi":9.5,"alpha":8.5,"beta":0.3,'
        '"winrate":0.4,"agents":[{"lambda":1.0,"mu":0.0,"move":"dd",'
        '"candidates":[["dd",299,0.9,0.4,8.4,0.3,"ddee"]]}]}'
    )
    analysis = analysis_from_json(text, 7)
    assert analysis.kind == AnalysisKind("dca28b9f", 9.5, "", (1.0, 0.0))
    assert (analysis.name, analysis.rules) == ("", "")
    assert analysis.agents[0].candidates[0].variation == (24, 32)
    assert analysis_from_json(analysis_to_json(analysis, 7), 7) == analysis


def test_rules_are_named_by_what_decides_the_score() -> None:
    assert rules_text(Rules()) == "area positional"
    assert rules_text(Rules(komi=0.5, handicap=4)) == "area positional"
    japanese = Rules(scoring="territory", superko="simple", suicide=True)
    assert rules_text(japanese) == "territory simple suicide"
