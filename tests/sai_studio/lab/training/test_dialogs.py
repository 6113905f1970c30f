"""New run and Continue: presets, options, places, and the estimate from a measurement."""

from __future__ import annotations

import json
import math
import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QLineEdit, QSpinBox
from pytestqt.qtbot import QtBot

from engine.train.chain_file import chain_names
from engine.train.presets.preset import Preset, load_preset, preset_names, preset_options
from engine.train.reading import RunReader
from engine.train.runs.run_file import CHANGEABLE
from sai_studio.kit.figures import duration
from sai_studio.kit.texts import with_times
from sai_studio.lab.training.continue_run import ContinueDialog
from sai_studio.lab.training.new_run import SIZE, NewRunDialog
from sai_studio.lab.training.path_field import PATH_KINDS, PathField
from sai_studio.lab.training.preset_list import found_rows
from sai_studio.lab.training.run_header import size_text
from sai_studio.lab.training.setting_names import NOT_OF_A_RUN, REPEATS_A_PAPER, in_form_words
from sai_studio.lab.training.settings_form import ESSENTIALS, LINKED, TAUGHT
from tests.sai_studio.lab.training.conftest import choose
from tests.sai_studio.lab.training.runs import fake_run


def test_it_offers_every_preset_and_a_free_folder(dialog: NewRunDialog, tmp_path: Path) -> None:
    assert set(dialog.presets.names) == {*preset_names(), *chain_names()}
    choose(dialog, "recommended-5x5")
    assert dialog.folder() == tmp_path / "runs" / "recommended-5x5"
    assert dialog.preset().by_name() == load_preset("recommended-5x5").by_name()
    assert dialog.about.text().startswith("Recommended for 5\u00d75")
    assert dialog.ok.isEnabled()


def test_essentials_exist_and_come_first(dialog: NewRunDialog) -> None:
    assert set(ESSENTIALS) <= set(load_preset("recommended-5x5").by_name())
    assert set(dialog.settings.rows) == set(TAUGHT)
    assert all(dialog.settings.rows[name].isVisible() for name in ESSENTIALS)


def test_a_distillation_asks_for_its_teacher(dialog: NewRunDialog) -> None:
    teacher = dialog.settings.rows["distillation.teacher"]
    assert not teacher.isVisible()
    choose(dialog, "distilled-5to19")
    assert teacher.isVisible()
    assert dialog.settings.rows["run.start_trunk"].isVisible()
    for name in ("teacher", "labels"):
        assert f"\u201cDistillation: {name}\u201d" in dialog.note.text()
    assert not dialog.ok.isEnabled()


def test_texts_of_the_dialog_name_settings_as_its_rows_do(dialog: NewRunDialog) -> None:
    dotted = re.compile("|".join(map(re.escape, dialog.preset().by_name())))
    for name in preset_names():
        choose(dialog, name)
        assert not dotted.search(dialog.about.text()), name
        row = dialog.presets.names.index(name)
        tip = dialog.presets.table.model().index(row, 0).data(Qt.ItemDataRole.ToolTipRole)
        assert not dotted.search(tip), name
    choose(dialog, "distilled-7x7")
    assert "\u201cRun: start trunk\u201d" in dialog.about.text()
    same = "docs/run.games, run.json, x.run.games.y"
    assert in_form_words(same) == same
    assert in_form_words("\u540drun.games\u3002") == "\u540d\u201cRun: games\u201d\u3002"


def test_all_options_have_a_row_that_fits(dialog: NewRunDialog, qtbot: QtBot) -> None:
    form = dialog.settings
    for place in (2, 1):
        form.views.setCurrentIndex(place)
        assert not form.is_complete, "the window stays usable meanwhile"
        qtbot.waitUntil(lambda: form.is_complete)
    infos = {
        f"{section}.{info.public_name}": info
        for section, found in preset_options(load_preset("recommended-5x5")).items()
        for info, _value in found
    }
    assert set(form.rows) == set(infos) - set(LINKED) - NOT_OF_A_RUN
    for name, row in form.rows.items():
        info = infos[name]
        expected = (
            QCheckBox
            if info.kind is bool
            else QComboBox
            if info.choices
            else QSpinBox
            if info.kind is int and info.schedule is None
            else PathField
            if name in PATH_KINDS
            else QLineEdit
        )
        assert isinstance(row.field, expected), name
        assert with_times(info.help[1:]).replace("`", "") in row.toolTip(), name
    assert form.changes() == {}


def test_every_shipped_preset_survives_the_form(dialog: NewRunDialog) -> None:
    dialog.settings.views.setCurrentIndex(1)
    for name in preset_names():
        choose(dialog, name)
        assert dialog.settings.changes() == {}, name
        assert dialog.preset().by_name() == load_preset(name).by_name()


def test_presets_are_listed_in_plain_words(dialog: NewRunDialog) -> None:
    model, header = dialog.presets.table.model(), dialog.presets.table.horizontalHeader()
    titles = [header.model().headerData(n, Qt.Orientation.Horizontal) for n in range(5)]
    assert titles == ["Preset", "Board", "Usual time", "From", "What comes out"]
    rows = {}
    for n, name in enumerate(dialog.presets.names):
        texts = [model.index(n, column).data() for column in range(5)]
        rows[name] = texts
        assert name not in texts[0] or texts[0] == name, "a title is no code name"
        assert all(texts[column] for column in (0, 1, 3, 4)), name
        tip = model.index(n, 0).data(Qt.ItemDataRole.ToolTipRole)
        assert name in tip, "the code name stays in sight"
    assert rows["sai-20"][3] == "SAI paper"
    assert rows["distilled-10to19"][1:3] == ["10 to 19", "20 min (GPU)"]
    assert rows["recommended-5x5"][2].endswith(("min", "h"))


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("published cross", {"cross-19x19"}),
        ("sai paper run 22", {"sai-22"}),
        ("gocse-5x5-st", {"gocse-5x5-stages"}),
        ("pipeline", {"alphago-9x9-small"}),
        ("xyzzy", set()),
    ],
)
def test_words_find_presets(dialog: NewRunDialog, words: str, found: set[str]) -> None:
    choose(dialog, "recommended-5x5")
    dialog.presets.search.setText(words)
    assert set(dialog.presets.names) == found
    assert dialog.presets.current == "recommended-5x5", "searching chooses nothing"
    assert dialog.preset().by_name() == load_preset("recommended-5x5").by_name()
    dialog.presets.search.clear()
    selected = dialog.presets.table.currentIndex().row()
    assert dialog.presets.names[selected] == "recommended-5x5"


def test_texts_of_presets_fit_their_columns(dialog: NewRunDialog) -> None:
    table = dialog.presets.table
    dialog.resize(*SIZE)  # which the screen of tests has no room for
    QApplication.processEvents()
    shown = [c for c in range(table.model().columnCount() - 1) if not table.isColumnHidden(c)]
    assert len(shown) == 4
    for column in shown:
        assert table.columnWidth(column) >= table.sizeHintForColumn(column)


def test_a_low_window_keeps_room_for_the_settings(dialog: NewRunDialog) -> None:
    dialog.resize(600, 100)
    QApplication.processEvents()
    assert dialog.settings.height() > 120
    assert dialog.presets.table.height() > 100
    assert dialog.height() < 640


def test_columns_sort(dialog: NewRunDialog) -> None:
    table = dialog.presets.table
    table.sortByColumn(1, Qt.SortOrder.AscendingOrder)
    sizes = {row.name: row.size for row in found_rows()}
    boards = [sizes[name] for name in dialog.presets.names]
    assert boards == sorted(boards)
    table.sortByColumn(2, Qt.SortOrder.AscendingOrder)
    seconds = {row.name: row.seconds for row in found_rows()}
    times = [seconds[name] for name in dialog.presets.names]
    known = [time for time in times if not math.isnan(time)]
    assert known == sorted(known)
    assert all(math.isnan(time) for time in times[len(known) :]), "unknown times come last"


def test_letters_typed_into_the_table_search(dialog: NewRunDialog, qtbot: QtBot) -> None:
    dialog.presets.table.setFocus()
    qtbot.keyClicks(dialog.presets.table, "l")
    assert dialog.presets.search.text() == "l"


def test_a_chain_shows_its_steps_and_asks_for_more(dialog: NewRunDialog) -> None:
    choose(dialog, "alphago-9x9-small")
    assert dialog.chain == "alphago-9x9-small"
    assert "value network" in dialog.steps.text()
    assert not dialog.settings.isVisible()
    assert dialog.ok.isEnabled()
    assert dialog.ok.text().startswith("Next")
    choose(dialog, "recommended-5x5")
    assert dialog.chain == ""
    assert dialog.settings.isVisible()
    assert dialog.ok.text().startswith("Start")


def test_enter_never_starts_a_long_run(dialog: NewRunDialog, qtbot: QtBot) -> None:
    started: list[int] = []
    dialog.accepted.connect(lambda: started.append(1))
    dialog.measure.clicked.disconnect()
    for name in ("recommended-7x7", "sai-20", "distilled-5to19", "cross-19x19-small"):
        choose(dialog, name)
        assert not dialog.ok.isDefault(), name
        for widget in (dialog.name, dialog.presets.table, dialog.presets.search, dialog.ok):
            qtbot.keyClick(widget, Qt.Key.Key_Return)
    assert started == []
    dialog.name.setFocus()
    choose(dialog, "recommended-5x5")
    dialog.settings.rows["run.generations"].field.setValue(1)  # seconds
    assert dialog.ok.isDefault()
    qtbot.keyClick(dialog.name, Qt.Key.Key_Return)
    assert started == [1]


def test_a_number_may_be_a_schedule(dialog: NewRunDialog) -> None:
    row = dialog.settings.rows["selfplay.visits"]
    assert isinstance(row.field, QLineEdit)
    row.field.setText("32@0%, 96@15%")
    assert dialog.preset().by_name()["selfplay.visits"] == "32@0%,96@15%"
    row.field.setText("48")
    assert dialog.preset().selfplay.visits == 48
    assert "selfplay.visits" not in dialog.preset().schedules


@pytest.mark.parametrize("text", ["many", "0:32", "32@5", "0@0", "32@0,48@0", ""])
def test_an_impossible_schedule_is_kept_and_refused(dialog: NewRunDialog, text: str) -> None:
    row = dialog.settings.rows["selfplay.visits"]
    row.field.setText(text)
    assert row.field.text() == text
    assert not dialog.ok.isEnabled()
    assert "\u201cSelf-play: visits\u201d" in dialog.note.text()


def test_trial_runs_are_a_click_away(dialog: NewRunDialog) -> None:
    found = re.search('href="([^"]+)"', dialog.trials.text())
    assert found is not None
    assert Path(QUrl(found.group(1)).toLocalFile()).read_text(encoding="utf-8").startswith("#")


def test_words_find_options(dialog: NewRunDialog) -> None:
    form = dialog.settings
    form.search.setText("branch probability")
    assert form.is_complete
    assert form.views.currentIndex() == 1
    assert [n for n, row in form.rows.items() if row.isVisible()] == ["selfplay.branch_probability"]
    form.search.setText("no such option")
    assert form._nothing.isVisible()
    form.views.setCurrentIndex(0)
    assert form.search.text() == ""
    assert form.rows["run.generations"].isVisible()


def test_settings_of_papers_are_apart(dialog: NewRunDialog, qtbot: QtBot) -> None:
    form = dialog.settings
    for place, papers in ((1, False), (2, True)):
        form.views.setCurrentIndex(place)
        qtbot.waitUntil(lambda: form.is_complete)
        shown = {name for name, row in form.rows.items() if row.isVisible()}
        assert shown == {name for name in form.rows if (name in REPEATS_A_PAPER) == papers}
    form.views.setCurrentIndex(1)
    form.search.setText("big win score")  # words find both
    assert [name for name, row in form.rows.items() if row.isVisible()] == ["gocse.big_win_score"]


def test_what_a_preset_needs_is_asked_for_first(dialog: NewRunDialog) -> None:
    for name, setting in (
        ("tempered-7x7", "run.start_network"),
        ("alphago-9x9-value", "policy_games.then_network"),
        ("cross-19x19", "records.games"),
    ):
        choose(dialog, name)
        assert dialog.settings.rows[setting].isVisible()
        assert dialog.note.text().startswith("Needs ")
        assert in_form_words(setting) in dialog.note.text()
        assert not dialog.ok.isEnabled()


def test_many_branches_are_warned_of(dialog: NewRunDialog, qtbot: QtBot) -> None:
    choose(dialog, "sai-20")
    dialog.settings.views.setCurrentIndex(1)
    qtbot.waitUntil(lambda: dialog.settings.is_complete)
    assert "empty board" not in dialog.estimate.text()
    dialog.settings.rows["selfplay.branch_probability"].field.setText("0.1")
    assert "one of 82 games begins at the empty board" in dialog.estimate.text()


def test_changed_values_are_marked_and_can_go_back(dialog: NewRunDialog, qtbot: QtBot) -> None:
    choose(dialog, "recommended-5x5")
    row = dialog.settings.rows["run.generations"]
    assert not row.reset.isVisible()
    row.field.setValue(33)
    assert row.reset.isVisible()
    assert dialog.settings.changes() == {"run.generations": 33}
    assert dialog.preset().run.generations == 33
    qtbot.mouseClick(row.reset, Qt.MouseButton.LeftButton)
    assert dialog.settings.changes() == {}
    row.field.setValue(34)
    choose(dialog, "recommended-7x7")
    assert dialog.settings.changes() == {}  # another preset begins anew


def test_the_network_follows_the_board(dialog: NewRunDialog) -> None:
    choose(dialog, "recommended-5x5")
    dialog.settings.rows["rules.size"].field.setValue(6)
    preset = dialog.preset()
    assert (preset.rules.size, preset.network.size) == (6, 6)


def test_impossible_values_keep_it_from_starting(dialog: NewRunDialog, qtbot: QtBot) -> None:
    visits = dialog.settings.rows["selfplay.visits"]
    visits.field.setText("many")
    assert "many" in dialog.note.text()
    assert not dialog.ok.isEnabled()
    assert not dialog.measure.isEnabled()
    assert "Measure" not in dialog.estimate.text()
    visits.go_back()
    assert dialog.ok.isEnabled()
    dialog.settings.views.setCurrentIndex(1)
    qtbot.waitUntil(lambda: dialog.settings.is_complete)
    rate = dialog.settings.rows["training.learning_rate"]
    for text in ("", "x", "1e99"):
        rate.field.setText(text)
        assert "\u201cTraining: learning rate\u201d" in dialog.note.text(), text


@pytest.mark.parametrize("name", ["", "a/b", "..", " ", "x" * 300])
def test_names_are_those_of_folders(dialog: NewRunDialog, name: str) -> None:
    dialog.name.setText(name)
    dialog.name.textEdited.emit(name)
    assert "name" in dialog.note.text()
    assert not dialog.ok.isEnabled()


def test_a_place_that_is_taken_is_refused(dialog: NewRunDialog, tmp_path: Path) -> None:
    fake_run(tmp_path / "elsewhere" / "taken")
    dialog.name.setText("taken")
    dialog.name.textEdited.emit("taken")
    assert dialog.ok.isEnabled()
    dialog._take_place(str(tmp_path / "elsewhere"))
    assert "There is a run" in dialog.note.text()
    assert dialog.folder() == tmp_path / "elsewhere" / "taken"


def test_own_files_are_presets_too(dialog: NewRunDialog, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    values = load_preset("recommended-5x5").to_dict()
    values["about"] = "My own."
    path.write_text(json.dumps(values))
    dialog.take_file(path)
    assert dialog.presets.current == str(path)
    assert (dialog.about.text(), dialog.name.text()) == ("My own.", "mine")
    path.write_text("{")
    dialog.take_file(path)
    assert "mine.json" in dialog.note.text()


def continued(qtbot: QtBot, path: Path) -> ContinueDialog:
    dialog = ContinueDialog(RunReader(path).read())
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(dialog)
    return dialog


def test_a_run_goes_on_as_it_is_or_for_longer(qtbot: QtBot, tmp_path: Path) -> None:
    fake_run(tmp_path, stage="selfplay")
    dialog = continued(qtbot, tmp_path)
    assert set(dialog.settings.rows) == set(CHANGEABLE)
    assert dialog.changes() == {}
    assert dialog.ok.isEnabled()
    generations = dialog.settings.rows["run.generations"]
    generations.field.setValue(50)
    assert dialog.changes() == {"run.generations": 50}
    generations.field.setValue(2)
    assert "enter a larger number" in dialog.note.text()
    assert not dialog.ok.isEnabled()


def test_a_finished_run_is_offered_more_generations(qtbot: QtBot, tmp_path: Path) -> None:
    fake_run(tmp_path, stage="finished")
    dialog = continued(qtbot, tmp_path)
    assert dialog.changes() == {"run.generations": 6}
    assert dialog.ok.isEnabled()


def test_times_and_sizes_read_well() -> None:
    texts = [duration(s) for s in (12, 600, 7200, 400_000, float("nan"))]
    assert texts == ["12 s", "10 min", "2.0 h", "4.6 days", "\u2013"]
    assert [size_text(s) for s in (5e3, 5e6, 2.5e8, 3e9)] == ["5 kB", "5.0 MB", "250 MB", "3.0 GB"]


def test_presets_are_only_read(dialog: NewRunDialog) -> None:
    assert isinstance(dialog.preset(), Preset)
