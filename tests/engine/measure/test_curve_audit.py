"""Audits of winrate curves by games at several komi."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
import pytest

from engine.analysis.analyzer import Analyzer
from engine.analysis.networks import LoadedNetwork
from engine.base.errors import EngineError
from engine.base.statistics.intervals import chi_square_tail
from engine.go.rules import Rules
from engine.measure.audit_settings import AuditSettings
from engine.measure.curve_audit import (
    CurveAudit,
    audit_csv,
    audit_curve,
    audit_komi,
    audit_svg,
    audit_text,
    fitted_curve,
)
from engine.search.value.fit import sigmoid_curve
from tests.engine.games.test_match import StoneCounter
from tests.engine.games.test_side_by_side import request


def test_komi_are_half_points_from_90_to_10_percent() -> None:
    flat = audit_komi(3.2, 0.2)
    assert sigmoid_curve(flat, 3.2, 0.2) == pytest.approx([0.9, 0.7, 0.5, 0.3, 0.1], abs=0.03)
    assert (flat % 1.0 == 0.5).all()
    assert audit_komi(3.2, 9.0).tolist() == [1.5, 2.5, 3.5, 4.5, 5.5]  # too steep for less


def test_the_tail_of_chi_square() -> None:
    for freedom, value in ((1, 3.841459), (2, 5.991465), (5, 11.0705), (6, 12.59159)):
        assert chi_square_tail(value, freedom) == pytest.approx(0.05, abs=1e-6)


def test_the_fit_of_games_finds_their_curve_within_its_interval() -> None:
    komi, random = np.array([-6.5, -1.5, 1.5, 4.5, 9.5]), np.random.default_rng(1)
    hits = 0
    for _ in range(100):
        wins = random.binomial(200, sigmoid_curve(komi, 1.3, 0.3)).astype(np.int64)
        played = fitted_curve(komi, wins, 200)
        assert played is not None
        hits += abs(played.beta - 0.3) < played.beta_error
        hits += abs(played.alpha - 1.3) < played.alpha_error
    assert 180 <= hits <= 199  # 95 % of them
    for wins in ([5, 5, 5, 0, 0], [5, 5, 3, 0, 0], [0, 1, 3, 4, 5]):
        assert fitted_curve(komi, np.array(wins), 5) is None


def audited(wins: list[int], games: int) -> CurveAudit:
    komi = np.array([-6.5, -1.5, 1.5, 4.5, 9.5])
    curve = sigmoid_curve(komi, 1.3, 0.3)
    return CurveAudit("net", 5, 1.3, 0.3, komi, curve, np.array(wins), games, komi, curve)


def test_the_verdict() -> None:
    fitting = audited([183, 141, 97, 56, 16], 200)
    assert fitting.p_value > 0.5
    assert "agree" in fitting.sentence
    assert "beta 0.3" in fitting.sentence
    assert "contradict" in audited([120, 110, 97, 90, 80], 200).sentence
    assert "too few" in audited([1, 1, 1, 0, 0], 1).sentence
    assert "No game" in audited([0, 0, 0, 0, 0], 0).sentence
    assert audit_svg(fitting).count("<circle") == 5
    assert len(audit_csv(fitting).splitlines()) == 6
    assert "183" in audit_text(fitting)


def test_games_are_played_at_their_own_komi_and_can_be_stopped() -> None:
    analyzer = Analyzer()
    analyzer.networks.use(LoadedNetwork("stones", StoneCounter(1)))
    settings = AuditSettings(games=30, visits=2)
    shares: list[float] = []
    audits = list(audit_curve(analyzer, request(4), settings, progress=shares.append))
    assert [audit.games for audit in audits] == [0, 20, 30]
    last = audits[-1]
    assert last.wins.max() <= 30
    assert last.wins[0] > last.wins[-1]  # the lower the komi, the more Black wins
    assert shares == sorted(shares)
    assert shares[-1] == 1.0
    stopped = list(audit_curve(analyzer, request(4), settings, stopped=lambda: True))
    assert [audit.games for audit in stopped] == [0]
    assert math.isclose(stopped[0].alpha, last.alpha)


def test_refusals() -> None:
    analyzer = Analyzer()
    analyzer.networks.use(LoadedNetwork("stones", StoneCounter(1)))
    japanese = replace(request(4), rules=Rules(size=3, komi=0.5, scoring="territory"))
    for refused in (japanese, request(4, 9, 9)):
        with pytest.raises(EngineError):
            next(audit_curve(analyzer, refused, AuditSettings()))
