"""Lambda of a player: players of known lambda, and what a review reads off their moves."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from engine.review.mirror_rows import lambda_text
from engine.review.played_lambda import (
    LAMBDAS,
    SAMPLES,
    LambdaEstimate,
    PlayedLambda,
    agent_values,
    estimate_lambda,
    is_telling,
    lambda_by_lead,
    lambda_parts,
    log_likelihood,
)
from engine.search.report import lambda_komi
from engine.search.value.fit import sigmoid_curve

KOMI, TEMPERATURE = 7.5, 0.02


def position(random: np.random.Generator) -> tuple[float, float, NDArray[np.float64]]:
    """Return fair komi, steepness, and curves of moves: who is ahead gets points for certainty, who
    is behind pays points for a chance."""
    lead, beta = random.choice((-1.0, 1.0)) * random.uniform(3.0, 12.0), random.uniform(0.15, 0.5)
    fair = KOMI + lead
    at = np.linspace(KOMI, fair, SAMPLES)
    risk = random.uniform(0.0, 1.0, 6)
    alpha = fair + random.normal(0.0, 0.3, 6) + 6.0 * np.sign(lead) * (risk - 0.7)
    steep = beta * np.exp(-1.5 * risk)
    return fair, beta, sigmoid_curve(at[None], alpha[:, None], steep[:, None])


def moves_of(lambda_: float, count: int, seed: int) -> list[PlayedLambda]:
    """Moves of a Black player who draws by a softmax of the values of an agent."""
    random, found = np.random.default_rng(seed), []
    place = int(np.abs(LAMBDAS - lambda_).argmin())
    while len(found) < count:
        fair, beta, curves = position(random)
        values = agent_values(curves, KOMI, fair, beta)
        priors = random.dirichlet(np.ones(len(values)))
        chances = priors * np.exp((values[:, place] - values[:, place].max()) / TEMPERATURE)
        played = int(random.choice(len(values), p=chances / chances.sum()))
        found.append(
            PlayedLambda(
                lead=fair - KOMI,
                best=values[played] >= values.max(axis=0),
                log_likelihood=log_likelihood(values, priors, played),
                tells=is_telling(values),
            )
        )
    return found


def test_values_are_means_over_the_windows_of_agents() -> None:
    fair, beta, curves = position(np.random.default_rng(1))
    values = agent_values(curves, KOMI, fair, beta)
    at = np.linspace(KOMI, fair, SAMPLES)
    for place in (0, 7, 20):
        end = lambda_komi(fair, beta, KOMI, float(LAMBDAS[place]))
        inside = np.linspace(KOMI, end, 2001)
        for row, mean in zip(curves, values[:, place], strict=True):
            order = np.argsort(at)
            assert np.interp(inside, at[order], row[order]).mean() == pytest.approx(mean, abs=1e-4)


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    held, tries, widths = 0, 0, {}
    for count in (40, 300):
        for lambda_ in (0.0, 0.5, 1.0):
            for seed in range(10):
                found = estimate_lambda(moves_of(lambda_, count, seed))
                assert found is not None
                held += found.low - 1e-9 <= lambda_ <= found.high + 1e-9
                tries += 1
                widths.setdefault(count, []).append(found.high - found.low)
    assert held >= 0.9 * tries
    assert np.mean(widths[300]) < 0.6 * np.mean(widths[40])


def test_ahead_and_behind_are_told_apart() -> None:
    both = [m for m in moves_of(1.0, 300, 5) if m.is_ahead]
    both += [m for m in moves_of(0.0, 300, 6) if not m.is_ahead]
    found = {name: estimate_lambda(own) for name, own in lambda_parts(both).items()}
    ahead, behind = found["ahead"], found["behind"]
    assert ahead is not None
    assert ahead.low > 0.5
    assert behind is not None
    assert behind.high < 0.5
    bins = lambda_by_lead(both, 19)
    told = [(low, found) for (low, _), found in bins if found is not None]
    assert [found.lambda_ > 0.5 for _, found in told] == [low >= 0.0 for low, _ in told]
    assert sum(found.moves for _, found in told) == sum(m.tells for m in both)


def test_moves_that_do_not_tell_are_said_not_to() -> None:
    fair, beta, curves = position(np.random.default_rng(2))
    values = agent_values(np.repeat(curves[:1], 3, axis=0), KOMI, fair, beta)
    assert not is_telling(values)
    same = PlayedLambda(3.0, np.ones(21, bool), log_likelihood(values, np.ones(3) / 3, 0), False)
    assert same.interval == (0.0, 1.0)
    assert estimate_lambda([same]) is None
    assert lambda_text(None) == "\u2013"
    assert lambda_text(LambdaEstimate(0.4, 0.0, 1.0, 3)) == "too few to tell (3 moves)"
    assert lambda_text(LambdaEstimate(0.8, 0.5, 1.0, 12)) == "0.8 (0.5\u20131), 12 moves"
