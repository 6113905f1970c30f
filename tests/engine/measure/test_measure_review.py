"""`sai-engine measure review`: reviews at a budget, compared with a reference review."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from engine.base.errors import RunError
from engine.cli import main
from engine.measure import measure_review as measuring
from engine.measure.measure_review import (
    MEASURED_REVIEWS,
    Measure,
    Moment,
    ReviewOptions,
    Spent,
    measure_review,
    review_moments,
)
from engine.review.review_settings import ReviewSettings
from tests.engine.review.scripted import Scripted, game, review_of

DEEP = ReviewSettings(visits=64)
ALPHAS = (0.0, -4.0, -4.0, -4.0, -1.0, -1.0, -1.0, -1.0, -1.0)
"""Black's first move loses 4 points, White's second one 3."""


class Metered(Scripted):
    """Each visit costs one evaluation and half a second."""

    def costs(self) -> Spent:
        visits = sum(visits for _, visits in self.searched)
        return Spent(0.5 * visits, 0.25 * visits, visits)


def moments_of(
    at: tuple[float, ...],
    per: Measure = "cpu",
    searcher: Metered | None = None,
    stopped: Callable[[], bool] = lambda: False,
    settings: ReviewSettings = DEEP,
) -> list[Moment] | None:
    searcher = searcher or Metered(ALPHAS)
    return review_moments(review_of(game()), settings, searcher, searcher.costs, per, at, stopped)


def test_a_review_is_compared_at_several_moments() -> None:
    moments = moments_of((1.0, 10.0, 200.0, 1e6))
    assert moments is not None
    none, first, looked, last = moments
    assert not none.state.alphas or set(none.state.alphas) == {None}  # the first step takes longer
    assert set(none.state.losses) == {None}
    assert None not in first.state.losses[1:]  # the first pass judges every move
    assert None not in first.state.alphas
    assert looked.state.losses[1] == last.state.losses[1] == 4.0
    assert [moment.at for moment in moments] == [1.0, 10.0, 200.0, 1e6]
    assert [moment.finished for moment in moments] == [False, False, False, True]


def test_costs_are_those_of_the_moment_in_every_unit() -> None:
    moments = moments_of((2.0, 5.0, 1e6))
    assert moments is not None
    costs = [(moment.cpu_s, moment.wall_s, moment.evaluations) for moment in moments]
    assert costs[:2] == [(2.0, 1.0, 4), (5.0, 2.5, 10)]
    assert costs[2][0] < 1e6  # it ended by itself


def test_moments_may_be_numbers_of_evaluations() -> None:
    by_time, by_count = (
        moments_of((2.0, 50.0, 150.0)),
        moments_of((4.0, 100.0, 300.0), "evaluations"),
    )
    assert by_time is not None
    assert by_count is not None
    for first, second in zip(by_time, by_count, strict=True):
        assert first.state == second.state
        assert first.evaluations == second.evaluations


def test_a_review_ends_at_the_last_moment() -> None:
    searcher, whole = Metered(ALPHAS), Metered(ALPHAS)
    assert moments_of((20.0,), searcher=searcher) is not None
    assert moments_of((1e6,), searcher=whole) is not None
    assert len(searcher.searched) < len(whole.searched)


def test_a_stopped_review_has_no_result() -> None:
    searcher = Metered(ALPHAS)
    assert (
        moments_of((1e6,), searcher=searcher, stopped=lambda: len(searcher.searched) > 12) is None
    )


# --- games and folders --------------------------------------------------------------------------


GAMES = {
    "first": "(;GM[1]SZ[5]KM[3.5]RU[Chinese];B[cc];W[bc];B[cb];W[bb];B[cd];W[dd])",
    "second": "(;GM[1]SZ[5]KM[3.5]RU[Chinese];B[bb];W[dd];B[cc];W[db];B[bd])",
}
BUDGET = "--per evaluations --at 4,40,4000 --visits 40"


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("games")
    for name, text in GAMES.items():
        (folder / f"{name}.sgf").write_text(text)
    return folder


@pytest.fixture(scope="module")
def finished(games: Path, network: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A reference of both games, by the tiny network."""
    folder = tmp_path_factory.mktemp("reference") / "reviews"
    words = f"review {games} --out {folder} --visits 48 --net {network} --format json"
    assert main(words.split()) == 0
    return folder


@pytest.fixture
def reference(finished: Path, tmp_path: Path) -> Path:
    """A copy of it."""
    return Path(shutil.copytree(finished, tmp_path / "reference"))


def measured(
    capsys: pytest.CaptureFixture[str], words: str, status: int = 0
) -> tuple[dict[str, Any], str]:
    """Run the command; return its JSON, and what it said on the error stream."""
    capsys.readouterr()
    assert main(["measure", "review", *words.split(), "--json"]) == status
    out, error = capsys.readouterr()
    return json.loads(out) if out else {}, error


def test_reviews_are_compared_with_the_reference(
    games: Path, reference: Path, network: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    svg = tmp_path / "chart.svg"
    words = f"{games} --reference {reference} --net {network} {BUDGET} --svg {svg}"
    result, error = measured(capsys, words)
    assert result["games_found"] == 2
    assert result["without_reference"] == 0
    assert not result["stopped"]
    identity = result["networks"][0]["identity"]
    assert result["reference_networks"] == [identity]
    assert f"({identity})" in error  # the reference is by the same network
    assert set(result["boards"]) == {"all", "5"}
    rows = result["boards"]["all"]["rows"]
    assert [row["at"] for row in rows] == [4, 40, 4000]
    assert [row["finished"] for row in rows] == [0, 0, 2]
    assert [row["judged"]["count"] for row in rows] == [11, 11, 11]
    assert rows[0]["judged"]["mean"] == 0.0
    assert rows[2]["judged"]["mean"] == 1.0
    assert rows[0]["evaluations"] == 4
    assert rows[2]["evaluations"] < 4000
    assert all(row["cpu_s"] >= 0.0 and row["wall_s"] >= 0.0 for row in rows)
    assert ElementTree.parse(svg).getroot().tag.endswith("svg")
    assert main(["measure", "review", *words.split()]) == 0
    assert len(capsys.readouterr().out.splitlines()) >= 2 * 5


def test_reviews_begin_without_the_analyses_that_a_file_holds(
    games: Path, reference: Path, network: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "analysed"
    shutil.copytree(reference / "analyses", other)
    plain, _ = measured(capsys, f"{games} --reference {reference} --net {network} {BUDGET}")
    found, _ = measured(capsys, f"{other} --reference {reference} --net {network} {BUDGET}")
    assert [row["judged"] for row in found["boards"]["all"]["rows"]] == [
        row["judged"] for row in plain["boards"]["all"]["rows"]
    ]


def test_an_interrupted_measurement_goes_on(
    games: Path,
    reference: Path,
    network: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    out = tmp_path / "out"
    words = f"{games} --reference {reference} --net {network} {BUDGET} --out {out}"
    one, _ = measured(capsys, f"{words} --limit 1")
    assert one["boards"]["all"]["games"] == 1

    reviewed: list[str] = []
    review = measuring._measured

    def counted(game: Any, *rest: Any) -> Any:
        reviewed.append(game.name)
        return review(game, *rest)

    monkeypatch.setattr(measuring, "_measured", counted)
    both, _ = measured(capsys, words)
    assert reviewed == ["second.sgf"]
    assert both["boards"]["all"]["games"] == 2
    again, _ = measured(capsys, words)
    assert reviewed == ["second.sgf"]
    assert again == both
    assert [line.name for line in MEASURED_REVIEWS.results(out)] == ["first.sgf", "second.sgf"]


def test_a_stopped_measurement_says_what_there_is(
    games: Path, reference: Path, network: Path, tmp_path: Path
) -> None:
    done: list[str] = []
    options = ReviewOptions(
        games=games,
        reference=reference,
        network=str(network),
        settings=DEEP,
        per="evaluations",
        at=(20.0,),
        out=tmp_path / "out",
    )
    result = measure_review(options, notice=done.append, stopped=lambda: len(done) > 2)
    assert result["stopped"]
    assert result["boards"]["all"]["games"] == 1
    nothing = measure_review(options, notice=done.append, stopped=lambda: True)
    assert nothing["boards"]["all"]["games"] == 1  # kept


def test_a_folder_belongs_to_one_budget_and_its_settings(
    games: Path, reference: Path, network: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = f"{games} --reference {reference} --net {network} --out {tmp_path / 'out'}"
    measured(capsys, f"{words} --per evaluations --at 4")
    for changed in (
        "--per evaluations --at 8",
        "--per cpu --at 4",
        "--per evaluations --at 4 --visits 9",
    ):
        _, error = measured(capsys, f"{words} {changed}", status=2)
        assert str(tmp_path / "out") in error


def test_games_without_a_finished_reference_are_left_out(
    games: Path, reference: Path, network: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = reference / "progress.jsonl"
    lines = [line for line in log.read_text().splitlines() if "second.sgf" not in line]
    log.write_text("".join(f"{line}\n" for line in lines))
    result, _ = measured(capsys, f"{games} --reference {reference} --net {network} {BUDGET}")
    assert result["boards"]["all"]["games"] == 1
    assert (result["games_found"], result["without_reference"]) == (2, 1)


def test_a_reference_of_other_games_is_refused(
    reference: Path, network: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "other.sgf"
    other.write_text("(;GM[1]SZ[5]KM[3.5];B[ee])")
    options = ReviewOptions(games=other, reference=reference, network=str(network))
    with pytest.raises(RunError):
        measure_review(options, notice=print, stopped=lambda: False)
    _, error = measured(capsys, f"{other} --reference {tmp_path}", status=2)
    assert error.count("\n") == 1
    assert str(tmp_path) in error


@pytest.mark.parametrize("at", ["", "x", "0,5", "5,5", "9,3", "-1"])
def test_moments_ascend(at: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, error = measured(capsys, f"{tmp_path} --reference {tmp_path} --at={at}", status=2)
    assert "--at" in error
