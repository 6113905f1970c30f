"""What the charts of a run say, before and after painting."""

from __future__ import annotations

import csv
import io
import json
import math
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engine.train.reading import RunReader
from sai_studio.kit import theme
from sai_studio.kit.charts.chart import Chart
from sai_studio.kit.charts.chart_scene import (
    ChartScene,
    Line,
    Mark,
    envelope,
    number,
    running_mean,
    scene_csv,
)
from sai_studio.kit.charts.ticks import nice_ticks, share_ticks, tick_texts
from sai_studio.kit.widgets.export import save
from sai_studio.lab.training.reference_charts import empty_board_chart, winrate_error_chart
from sai_studio.lab.training.run_charts import (
    axis_values,
    curve_chart,
    elo_chart,
    log_chart,
    panel_chart,
)
from tests.sai_studio.lab.training.runs import fake_run
from tests.shared import PROJECT


def line(values: list[float], **more: object) -> Line:
    return Line("name", "alpha", np.arange(len(values), dtype=float), np.array(values), **more)  # type: ignore[arg-type]


Show = Callable[..., Chart]


@pytest.fixture
def shown(qtbot: QtBot) -> Show:
    """Shows a scene as a chart of some size on the (offscreen) screen."""
    windows: list[QWidget] = []

    def show(scene: ChartScene, width: int = 500, height: int = 300) -> Chart:
        window = QWidget()
        windows.append(window)
        qtbot.addWidget(window)
        chart = Chart(parent=window)
        chart.resize(width, height)
        chart.show_scene(scene)
        window.show()
        qtbot.waitExposed(window)
        return chart

    return show


@pytest.mark.parametrize(
    ("low", "high", "most", "expected"),
    [
        (0.0, 10.0, 5, [0, 2, 4, 6, 8, 10]),
        (0.0, 1.0, 2, [0, 0.5, 1.0]),
        (-3.0, 3.0, 3, [-2, 0, 2]),
        (0.0, 2.0, 9, [0, 0.5, 1.0, 1.5, 2.0]),
        (5.0, 5.0, 4, []),
        (0.0, 4.5, 1, [0, 4]),
        (0.3, 2.9, 1, [1, 2]),
    ],
)
def test_ticks_are_round(low: float, high: float, most: int, expected: list[float]) -> None:
    assert nice_ticks(low, high, most) == pytest.approx(expected)


def test_whole_axes_have_whole_ticks() -> None:
    assert nice_ticks(0.0, 2.0, 9, least_step=1.0) == [0, 1, 2]
    assert nice_ticks(0.6, 1.4, 9, least_step=1.0) == [1], "there is no other"
    assert len(nice_ticks(5e-10, 6e-10, 4)) < 2, "no step is fine enough, and it ends"


@pytest.mark.parametrize(
    ("low", "high", "parts", "expected"),
    [
        (0.0, 1.0, 5.0, [0, 0.25, 0.5, 0.75, 1.0]),
        (-0.4, 1.1, 4.0, [0, 0.5, 1.0]),
        (0.0, 1.0, 0.9, [0, 1]),
        (0.9, 1.06, 3.0, [0.9, 1.0]),
    ],
)
def test_ticks_of_shares(low: float, high: float, parts: float, expected: list[float]) -> None:
    assert share_ticks(low, high, parts) == pytest.approx(expected)


def test_numbers_have_real_minus_signs_and_gaps_none() -> None:
    assert number(-1234.5, 1) == "\u22121\u202f234.5"
    assert number(math.nan, 1) == "\u2013"
    assert tick_texts([0.0, 0.05, 0.1]) == ["0.00", "0.05", "0.10"]
    assert tick_texts([-500.0, 0.0]) == ["\u2212500", "0"]
    assert tick_texts([0.0, 0.5, 1.0], percent=True) == ["0 %", "50 %", "100 %"]
    assert tick_texts([0.1, 0.105], percent=True) == ["10.0 %", "10.5 %"]
    assert tick_texts([0.2]) == ["0.2"]  # alone it has no distance to another
    assert tick_texts([2000.0]) == ["2\u202f000"]
    assert tick_texts([0.015], percent=True) == ["1.5 %"]
    assert tick_texts([0.0]) == ["0"]
    assert tick_texts([]) == []


def test_a_line_tells_its_nearest_point() -> None:
    assert line([1.0, 2.0, math.nan]).near(0.6) == (1.0, 2.0)
    assert line([1.0, 2.0, math.nan]).near(2.0) == (1.0, 2.0)  # not there yet
    assert line([1.0, math.nan, math.nan]).near(2.0) is None
    assert line([1.0, math.nan, math.nan], dots=True).near(2.0) == (0.0, 1.0)
    assert line([]).near(1.0) is None


def test_running_means_keep_straight_lines_straight() -> None:
    values = np.arange(30.0)
    assert running_mean(values, 7) == pytest.approx(values)
    noise = np.where(np.arange(400) % 2, 1.0, -1.0)
    assert abs(running_mean(noise, 20)[100:300]).max() < 0.1


def test_the_range_of_a_long_line_holds_every_value() -> None:
    values = np.random.default_rng(1).normal(size=1000)
    middle, low, high = envelope(np.arange(1000.0), values, 50)
    assert (middle[0], middle[-1]) == (0.0, 999.0)
    assert (min(low), max(high)) == (values.min(), values.max())
    assert all(a <= b for a, b in zip(low, high, strict=True))


def test_alpha_has_the_true_value_marked(tmp_path: Path) -> None:
    fake_run(tmp_path)
    view = RunReader(tmp_path).read()
    marks = log_chart("alpha", [view], "generation", 2).marks
    assert [(mark.value, mark.label == "perfect play on 5\u00d75: 25") for mark in marks] == [
        (25.0, True)
    ]
    assert log_chart("alpha", [view], "generation", 2).lines[0].y.tolist() == [0.0, 6.0, 12.0, 18.0]
    assert log_chart("alpha", [view], "generation", 2).cursor == 2.0
    labels = [each.label for each in log_chart("losses", [view], "generation", 2).lines]
    assert labels == ["policy", "winrate", "total"]  # what the log has, no more


def test_runs_that_learn_records_show_how_many_moves_they_find(tmp_path: Path) -> None:
    fake_run(tmp_path)
    log = tmp_path / "log.jsonl"
    entries = [json.loads(line) for line in log.read_text().splitlines()]
    for entry in entries:
        if entry["event"] == "network":
            entry |= {"top1": 0.1 * entry["generation"], "top5": 0.2, "held_out_loss": 5.0}
    log.write_text("".join(f"{json.dumps(entry)}\n" for entry in entries))
    view = RunReader(tmp_path).read()
    chart = log_chart("alpha", [view], "generation", 2)
    assert chart.title == "Moves of held-out games"
    assert [each.label for each in chart.lines] == ["first choice", "first five"]
    assert chart.lines[0].y == pytest.approx([0.0, 0.1, 0.2, 0.3])
    assert chart.percent
    labels = [each.label for each in log_chart("losses", [view], "generation", 2).lines]
    assert labels[-1] == "policy, held-out games"


@pytest.mark.parametrize(
    ("event", "figures", "title", "labels"),
    [
        ("games", {"wins_against_pool": 0.6}, "Share against earlier networks", ["won"]),
        (
            "network",
            {"train_error": 0.5, "held_out_error": 0.6},
            "Error of the predicted results",
            ["learned from", "held out"],
        ),
    ],
)
def test_runs_that_learn_games_of_policies_have_charts_of_their_own(
    tmp_path: Path, event: str, figures: dict[str, float], title: str, labels: list[str]
) -> None:
    fake_run(tmp_path)
    log = tmp_path / "log.jsonl"
    entries = [json.loads(line) for line in log.read_text().splitlines()]
    for entry in entries:
        if entry["event"] == event:
            entry |= figures
    log.write_text("".join(f"{json.dumps(entry)}\n" for entry in entries))
    chart = log_chart("alpha", [RunReader(tmp_path).read()], "generation", 2)
    assert chart.title == title
    assert [each.label for each in chart.lines] == labels
    assert [line.y[-1] for line in chart.lines] == pytest.approx(list(figures.values()))


def test_axes_count_nodes_or_hours_too(tmp_path: Path) -> None:
    fake_run(tmp_path)
    view = RunReader(tmp_path).read()
    assert axis_values(view, "nodes").tolist() == [0.0, 0.5, 1.0, 1.5]
    assert axis_values(view, "cpu_minutes")[3] == pytest.approx(300 / 60)
    assert log_chart("beta", [view], "nodes", 3).cursor == 1.5


def test_compared_runs_are_lines_of_one_chart(tmp_path: Path) -> None:
    views = []
    for name, generations in (("a", 4), ("b", 2)):
        fake_run(tmp_path / name, generations)
        views.append(RunReader(tmp_path / name).read())
    chart = log_chart("losses", views, "generation", 0)
    assert [each.label for each in chart.lines] == ["a", "b"]
    assert len({each.role for each in chart.lines}) == 2
    assert chart.title == "Losses: total"
    assert chart.x_range == (0.0, 3.0)


def test_the_film_shows_a_curve_with_earlier_ones(tmp_path: Path) -> None:
    fake_run(tmp_path, 12)
    view = RunReader(tmp_path).read()
    scene = curve_chart([view], 4)
    now = next(each for each in scene.lines if not each.ghost)
    assert now.label == "generation 4"
    assert np.interp(24.0, now.x, now.y) == pytest.approx(0.5, abs=0.02)  # alpha 24 there
    assert sum(each.ghost for each in scene.lines) == 4
    assert scene.marks[0].value == 25.0
    assert curve_chart([view], 11).x_range == scene.x_range  # a film stands still
    assert curve_chart([view], None).lines[-1].label == "generation 11"


def test_the_film_ends_with_the_last_curve_that_is_known(tmp_path: Path) -> None:
    folder = fake_run(tmp_path, 3)
    folder.log({"event": "network", "generation": 3})
    scene = curve_chart([RunReader(tmp_path).read()], 3)
    now = scene.lines[-1]
    assert (now.label, np.isfinite(now.y).all()) == ("generation 2", True)


def test_strength_comes_with_the_panel(tmp_path: Path) -> None:
    fake_run(tmp_path / "plain")
    fake_run(tmp_path / "strong", strength=True)
    plain, strong = (RunReader(tmp_path / name).read() for name in ("plain", "strong"))
    assert panel_chart([plain], "nodes", 0).is_empty
    assert "panel" in panel_chart([plain], "nodes", 0).empty
    panel = panel_chart([strong], "nodes", 0).lines[0]
    assert panel.x.tolist() == [0.0, 0.5, 1.0, 1.5]
    assert panel.y.tolist() == pytest.approx([0.0, 0.2, 0.4, 0.6])
    elo = elo_chart([strong], "generation", 0).lines[0]
    assert elo.y.tolist() == [0.0, 100.0, 200.0, 300.0]
    assert elo.low is not None
    assert elo.low.tolist() == [50.0] * 4


def label_line(generation: int, visits: int, error: float, white: float) -> str:
    return json.dumps(
        {
            "event": "labels", "generation": generation, "nodes": generation * 500_000,
            "labels": "5.jsonl", "digest": "0123abcd", "positions": 9, "visits": visits,
            "batch": 8, "winrate_error": {"mean": error, "low": error - 0.1, "high": error + 0.1},
            "empty_board": {"24.5": 0.5 + error, "25.5": white},
        }
    )  # fmt: skip


def test_label_errors_come_when_they_are_measured(tmp_path: Path) -> None:
    fake_run(tmp_path / "a")
    fake_run(tmp_path / "b")
    reader = RunReader(tmp_path / "a")
    assert winrate_error_chart([reader.read()], "nodes", 0).is_empty
    lines = [label_line(2, 1, 0.3, 0.2), label_line(0, 1, 0.4, 0.5), label_line(2, 100, 0.2, 0.1)]
    (tmp_path / "a" / "labels.jsonl").write_text("\n".join(["torn", *lines, ""]))
    view = reader.read()
    raw, searched = winrate_error_chart([view], "nodes", 0).lines
    assert (raw.label, raw.x.tolist(), raw.y.tolist()) == ("1 visit", [0.0, 1.0], [0.4, 0.3])
    assert (searched.label, searched.y.tolist()) == ("100 visits", [0.2])
    assert raw.low is not None
    assert raw.low.tolist() == pytest.approx([0.3, 0.2])
    other = RunReader(tmp_path / "b").read()
    [compared] = winrate_error_chart([view, other], "generation", 0).lines  # b was not measured
    assert (compared.label, compared.x.tolist()) == ("a, 100 visits", [2.0])


def test_the_empty_board_is_asked_on_both_sides_of_perfect_play(tmp_path: Path) -> None:
    fake_run(tmp_path)
    (tmp_path / "labels.jsonl").write_text(label_line(1, 100, 0.3, 0.2) + "\n")
    view = RunReader(tmp_path).read()
    low, high, *searched = empty_board_chart([view], "generation", 0).lines
    assert (low.label, high.label) == ("24.5", "25.5")
    assert (low.y > high.y).all()
    alpha, beta = view.column("network.alpha")[3], view.column("network.beta")[3]
    assert low.y[3] == pytest.approx(1 / (1 + math.exp(-beta * (alpha - 24.5))))
    assert [(line.label, line.y.tolist()) for line in searched] == [
        ("24.5, 100 visits", [0.8]),
        ("25.5, 100 visits", [0.2]),
    ]
    assert [line.role for line in searched] == [low.role, high.role]
    assert low.role != high.role
    assert not low.dash
    assert all(line.dash for line in searched)


def test_the_papers_plateaus_stand_beside_7x7_runs(tmp_path: Path) -> None:
    view = RunReader(PROJECT / "resources" / "runs" / "strong-7x7").read()
    for make in (panel_chart, elo_chart):
        near, whole = (make([view], axis, None) for axis in ("nodes", "paper"))
        assert near.marks == whole.marks
        labels = {mark.label for mark in near.marks}
        assert {"the paper's SAI 20: 463 million", "the paper's SAI 24: 528 million"} <= labels
        assert near.x_range is not None
        assert near.x_range[1] < 463 < 528 < whole.x_range[1]  # type: ignore[index]
        assert near.x_label == whole.x_label == "million nodes"
        assert (near.lines[0].x == whole.lines[0].x).all()
        assert make([view], "generation", None).marks == ()
    fake_run(tmp_path, strength=True)
    assert panel_chart([RunReader(tmp_path).read()], "nodes", None).marks == ()  # 5x5


def test_plateaus_beyond_the_axis_are_all_named_where_there_is_room(shown: Show) -> None:
    view = RunReader(PROJECT / "resources" / "runs" / "strong-7x7").read()
    for axis, height, expected in (
        ("nodes", 400, [463, 528, 1194, 1838]),
        ("paper", 400, [1194, 1838]),
        ("nodes", 130, [463]),
    ):
        chart = shown(elo_chart([view], axis, None), 500, height)
        names = [(mark, place) for mark, text, place in chart.texts() if "\u2192" in text]
        assert [mark.value for mark, _ in names if isinstance(mark, Mark)] == expected
        for i, (_, place) in enumerate(names):
            assert chart.plot_rect().contains(place)
            assert not any(place.intersects(other) for _, other in names[:i])


def test_a_chart_is_a_table_too(tmp_path: Path) -> None:
    fake_run(tmp_path, strength=True)
    view = RunReader(tmp_path).read()
    rows = list(csv.DictReader(io.StringIO(scene_csv(elo_chart([view], "nodes", None)))))
    assert [(row["million nodes"], row["Elo"]) for row in rows][1] == ("0.5", "100")
    assert (rows[1]["low"], rows[1]["high"]) == ("50", "900")
    alpha = log_chart("alpha", [view], "generation", None)
    last = list(csv.reader(io.StringIO(scene_csv(alpha))))[-1]
    assert last[:3] == ["perfect play on 5\u00d75: 25", "", "25"]


@pytest.mark.parametrize(("kind", "begin"), [("png", b"\x89PNG"), ("svg", b"<?xml"), ("csv", b"s")])
def test_a_chart_is_saved_as_a_file(shown: Show, tmp_path: Path, kind: str, begin: bytes) -> None:
    mark = Mark(9.0, "far", "amber", True)
    chart = shown(ChartScene("Title", "", "x", (line([1.0, 2.0, 4.0]),), (mark,)))
    level, told = save(tmp_path / f"chart.{kind}", chart.file(kind))
    assert (level, told) == ("info", f"Saved as chart.{kind}.")
    content = (tmp_path / f"chart.{kind}").read_bytes()
    assert content.startswith(begin)
    if kind == "svg":
        assert b"Title" in content
        assert "far \u2192".encode() in content  # a mark beyond the axis is named
    assert save(tmp_path, b"")[0] == "error"  # a folder is no file


def test_the_ends_of_the_axes_lie_just_inside_of_the_plot(shown: Show) -> None:
    chart = shown(ChartScene("t", "", "x", (line([0.0, 5.0, 10.0]),)))
    area = chart.plot_rect()
    assert (chart.x_of(0.0), chart.x_of(2.0)) == (
        pytest.approx(area.left() + 4.0, abs=1.0),
        pytest.approx(area.right() - 4.0, abs=1.0),
    )
    assert chart.y_of(0.0) == pytest.approx(area.bottom() - 4.0, abs=1.0)
    assert chart.rect().contains(area.toAlignedRect())


def thickness(picture: QImage, x: int, color: QColor) -> float:
    """Height of all that is drawn in a color in a column [logical pixels]."""
    rows = [picture.pixelColor(x, y) for y in range(picture.height())]
    near = sum(abs(c.red() - color.red()) + abs(c.blue() - color.blue()) < 90 for c in rows)
    return near / picture.devicePixelRatio()


def test_lines_are_as_thick_in_a_file_of_twice_the_pixels(shown: Show) -> None:
    mark = Mark(1.0, "", "bad", dash=False)
    chart = shown(ChartScene("t", "", "x", (line([0.0, 2.0]),), (mark,)))
    color, here, file = theme.color("bad"), chart.grab().toImage(), chart.picture()
    assert (here.devicePixelRatio(), file.devicePixelRatio()) == (1.0, 2.0)
    assert 1.0 <= thickness(here, 100, color) <= 2.0
    assert 1.0 <= thickness(file, 600, color) <= 2.0


SCENES = [
    ChartScene("nothing", "", "x", (), empty="There is nothing."),
    ChartScene("one", "", "x", (line([3.0]),), cursor=0.0),
    ChartScene("equal", "", "x", (line([3.0, 3.0, 3.0]),), (Mark(9.0, "nine", "amber"),), 1.0),
    ChartScene("gaps", "", "x", (line([1.0, math.nan, 2.0, 3.0]), line([math.nan] * 4)), (), 3.0),
    ChartScene("long", "", "x", (line(np.sin(np.arange(5000.0)).tolist()),), (), 77.0),
    ChartScene(
        "intervals", "", "x",
        (line([1.0, 2.0], low=np.array([0.0, 1.0]), high=np.array([2.0, 9.0]), dots=True),),
        (Mark(1.0, "here", "amber", vertical=True),), 0.0, percent=True,
    ),
]  # fmt: skip


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.title)
@pytest.mark.parametrize("size", [(200, 130), (900, 500)])
def test_every_scene_can_be_painted(shown: Show, scene: ChartScene, size: tuple[int, int]) -> None:
    chart = shown(scene, *size)
    assert chart.accessibleName() == scene.title
    picture = chart.grab().toImage()
    colors = {picture.pixel(x, y) for x in range(0, size[0], 3) for y in range(0, size[1], 3)}
    assert len(colors) > 2


def test_a_click_chooses_the_nearest_point(qtbot: QtBot, shown: Show) -> None:
    chart = shown(ChartScene("t", "", "x", (line([0.0, 5.0, 10.0]),)))
    chosen: list[float] = []
    chart.chosen.connect(chosen.append)
    at = QPointF(chart.x_of(1.2), chart.plot_rect().center().y()).toPoint()
    qtbot.mouseMove(chart.viewport(), at)
    qtbot.mouseClick(chart.viewport(), Qt.MouseButton.LeftButton, pos=at)
    qtbot.mouseClick(chart.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    assert chosen == [1.0]


def test_the_legend_tells_the_figures_of_mouse_or_cursor(qtbot: QtBot, shown: Show) -> None:
    chart = shown(ChartScene("t", "", "x", (line([0.25, 5.0, 10.0]),), (), 0.0))
    [entry] = chart.legend.entries
    assert (entry.name, chart.legend.figure(entry.key)) == ("name", "0.25")
    at = QPointF(chart.x_of(1.8), chart.plot_rect().center().y()).toPoint()
    qtbot.mouseMove(chart.viewport(), at)
    assert chart.legend.figure(entry.key) == "10.00"
    chart.move_cursor(1.0)
    assert chart.legend.figure(entry.key) == "10.00"
    chart.leaveEvent(QEvent(QEvent.Type.Leave))
    assert chart.legend.figure(entry.key) == "5.00"


def test_the_legend_has_rows_that_fit(shown: Show) -> None:
    lines = tuple(
        Line(f"a line named {i}", "alpha", np.arange(3.0), np.arange(3.0)) for i in range(5)
    )
    legends = [shown(ChartScene("t", "", "x", lines), width).legend for width in (900, 300)]
    wide, narrow = (
        [(place.x(), place.y()) for place in legend.places(legend.width())] for legend in legends
    )
    assert len({y for _, y in wide}) == 1
    assert len({y for _, y in narrow}) > 1
    assert len(set(narrow)) == len(lines)
    assert max(x for x, _ in narrow) < 300
