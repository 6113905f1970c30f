import pytest

from engine.go.rules import display_name
from engine.record.handicap import format_komi
from sai_studio.kit import figures


@pytest.mark.parametrize(
    ("share", "text"),
    [(0.5, "50"), (0.333, "33"), (0.0, "0"), (1.0, "100"), (0.9961, "99.6"), (0.99999, "99.9")],
)
def test_percent(share: float, text: str) -> None:
    assert figures.percent(share) == text + "\u00a0%"


@pytest.mark.parametrize(
    ("value", "text"), [(1.0, "1.0"), (-0.5, "\u22120.5"), (0.0, "0.0"), (-0.04, "0.0")]
)
def test_points_have_a_real_minus_and_no_negative_zero(value: float, text: str) -> None:
    assert figures.points(value) == text


@pytest.mark.parametrize(
    ("komi", "text"), [(7.5, "7.5"), (8.0, "8.0"), (3.75, "3.75"), (0.0, "0"), (-6.5, "\u22126.5")]
)
def test_komi(komi: float, text: str) -> None:
    assert format_komi(komi) == text


@pytest.mark.parametrize(
    ("alpha", "text"),
    [
        (9.0, "9.0"),
        (48.9, "48.9"),
        (49.0, "\u2265\u00a049.0"),
        (61.3, "\u2265\u00a049.0"),
        (-49.0, "\u2264\u00a0\u221249.0"),
    ],
)
def test_a_fair_komi_beyond_the_points_of_the_board_is_a_bound(alpha: float, text: str) -> None:
    assert figures.fair_komi(alpha, 7) == text
    assert figures.fair_komi(alpha, 9) == figures.points(alpha)


@pytest.mark.parametrize(
    ("alpha", "komi", "text"),
    [
        (9.0, 9.5, "0.5"),
        (49.0, 9.5, "\u2265\u00a039.5"),
        (61.3, 9.5, "\u2265\u00a039.5"),
        (-61.3, 9.5, "\u2265\u00a058.5"),
        (61.3, 50.0, "1.0"),
    ],
)
def test_a_lead_is_a_bound_where_the_fair_komi_is(alpha: float, komi: float, text: str) -> None:
    assert figures.points_ahead(alpha, komi, 7) == text


def test_lead() -> None:
    assert figures.lead(9.0) == "B+9.0"
    assert figures.lead(-3.5) == "W+3.5"
    assert figures.lead(0.0) == "even"


@pytest.mark.parametrize(
    ("number", "text"),
    [(0, "0"), (999, "999"), (1234, "1.2k"), (9960, "10k"), (99_900, "100k"), (1_500_000, "1.5M")],
)
def test_count(number: int, text: str) -> None:
    assert figures.count(number) == text


def test_certainty_rises_with_beta_and_survives_extremes() -> None:
    steps = [figures.certainty(beta, 19).step for beta in (0.0, 0.05, 0.2, 0.5, 1.5, 1e9)]
    assert steps == [1, 1, 2, 3, 4, 5]
    assert figures.certainty(1.4, 19).width == pytest.approx(1.57, abs=0.01)


def test_a_point_weighs_more_on_a_small_board() -> None:
    assert figures.certainty(1.4, 7).word == "medium"
    assert figures.certainty(1.4, 19).word == "high"


def test_lambda_text() -> None:
    assert [figures.lambda_text(v) for v in (0.0, 0.5, 1.0, 0.25)] == ["0", "½", "1", "0.25"]


@pytest.mark.parametrize(
    ("result", "text"),
    [
        ("B+R", "Black won by resignation"),
        ("W+Time", "White won on time"),
        ("B+F", "Black won by forfeit"),
        ("W+3.5", "White won by 3.5"),
        ("B+", "Black won"),
        ("0", "Draw"),
        ("Void", "No result"),
        ("?", "?"),
        ("White wins", "White won"),
    ],
)
def test_results_in_words(result: str, text: str) -> None:
    assert figures.result_text(result) == text


def test_rules_in_words() -> None:
    assert display_name("aga") == "AGA"
    assert display_name("japanese") == "Japanese"
    assert display_name("") == ""
