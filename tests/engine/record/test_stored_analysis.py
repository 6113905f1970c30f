"""Stored analyses come back exactly, and nothing else is taken for one."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.record.stored_analysis import (
    Analysis,
    AnalyzedAgent,
    AnalyzedMove,
    analysis_from_json,
    analysis_to_json,
)

numbers = st.floats(-1e6, 1e6)
shares = st.floats(0.0, 1.0)


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
            network=st.text(max_size=8),
            visits=st.integers(0, 10**9),
            komi=numbers,
            alpha=st.none() | numbers,
            beta=st.none() | numbers,
            winrate=shares,
            agents=st.lists(agent, max_size=3).map(tuple),
        )
    )


@given(size=st.sampled_from([5, 19, 25]), data=st.data())
def test_exactly_the_same(size: int, data: st.DataObject) -> None:
    analysis = data.draw(analyses(size))
    text = analysis_to_json(analysis, size)
    assert text.isascii()
    assert json.loads(text)["v"] == 1
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
        ("9" * 5000, "not valid JSON"),
        ("[]", "version None"),
        ("{}", "version None"),
        ('{"v":2}', "version 2, this program reads version 1"),
        ('{"v":1}', "field is missing"),
        ("[" * 100_000, "nested too deeply"),
        ('{"v":1,"network":"a","visits":1e999,"komi":0}', "field is missing or of the wrong kind"),
        *((ANALYSIS.replace("9.5", text), "is no figure of an analysis") for text in STRANGE),
        *((ANALYSIS.replace("0.25", text), "is no probability") for text in (*STRANGE, "-1", "2")),
    ],
)
def test_what_is_no_analysis(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        analysis_from_json(text, 19)


def test_points_of_another_board() -> None:
    move = AnalyzedMove(360, 1, 0.5, 0.5, 0.0, 1.0, ())
    analysis = Analysis("x", 1, 7.5, 0.0, 1.0, 0.5, (AnalyzedAgent(0.0, 0.0, None, (move,)),))
    text = analysis_to_json(analysis, 19)
    with pytest.raises(ValueError, match="'ss' is not a point"):
        analysis_from_json(text, 9)
