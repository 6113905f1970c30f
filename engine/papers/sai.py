"""The SAI paper: the commands `figure1`, `figure2` and `figure3`, which reproduce its figures."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from engine.base.errors import RunError, SettingsError
from engine.base.files import atomic_write, data_folder
from engine.base.reporter import Reporter
from engine.base.setting_flags import checked_settings
from engine.base.suggestion import suggestion
from engine.base.terminal import duration_text, notice, print_json, stop_signals
from engine.commands.command import Command, CommandParser, add_cluster_flag
from engine.commands.named_position import lambda_values
from engine.jobs.processes import usable_cores
from engine.measure.study.positions import board_text
from engine.papers.sai_study import (
    ALL,
    PANEL,
    STUDY,
    best_moves,
    choice_fields,
    choice_line,
    curve_fields,
    curve_lines,
    named_positions,
    network_paths,
    studied_position,
)
from engine.search.settings import DEFAULT_VISITS

if TYPE_CHECKING:
    from engine.measure.study.study_curves import CurveStudy

PLATEAUS: Final = ("own", "all", "none")


def _figure1_flags(sub: CommandParser) -> None:
    sub.add_argument(
        "runs", nargs="+", metavar="RUN", help="folder of a run, or the name of a shipped one"
    )
    sub.add_argument(
        "--measure",
        choices=("panel", "labels", "komi"),
        help="panel evaluation, winrate error on labels, or Black's winrate on the empty board at "
        "both komi around perfect play (the first that all runs have)",
    )
    sub.add_argument(
        "--panel", type=Path, metavar="FILE", help="panel of the scores, for intervals (the run's)"
    )
    sub.add_argument(
        "--plateaus",
        choices=PLATEAUS,
        default="own",
        help="plateaus of the paper: of the same presets, all, or none (own)",
    )
    sub.add_argument(
        "--axis",
        choices=("linear", "log"),
        help="axis of nodes (logarithmic if the plateaus are far away)",
    )
    _add_outputs(sub)


def _figure2_flags(sub: CommandParser) -> None:
    _add_subjects(sub)
    _add_outputs(sub)


def _figure3_flags(sub: CommandParser) -> None:
    sub.add_argument(
        "folder", type=Path, metavar="FOLDER", help="keeps the searches; continued when it exists"
    )
    _add_subjects(sub)
    sub.add_argument(
        "--visits",
        type=int,
        default=DEFAULT_VISITS,
        help=f"visits of each search ({DEFAULT_VISITS})",
    )
    sub.add_argument(
        "--tries", type=int, default=1000, help="searches per position, network, lambda (1000)"
    )
    sub.add_argument(
        "--lambda", dest="lambdas", default="0,0.5,1", metavar="L,L,...", help="agents (0,0.5,1)"
    )
    sub.add_argument("--best", metavar="D4,E5,...", help="moves that count as best (those stored)")
    sub.add_argument("--seed", type=int, default=0, help="seed of all random draws (0)")
    sub.add_argument(
        "--processes", type=int, metavar="P", help="processes that search (one per core)"
    )
    add_cluster_flag(sub, "searches")
    _add_outputs(sub)


def _add_subjects(sub: argparse.ArgumentParser) -> None:
    sub.add_argument(
        "--position",
        dest="game",
        default=ALL,
        metavar="FILE",
        help="game record whose last position is taken (the five shipped positions)",
    )
    sub.add_argument("--move", type=int, help="position after this move (the last one)")
    sub.add_argument("--komi", type=float, help="komi instead of the game's own")
    sub.add_argument(
        "--net", type=Path, action="append", default=[], help="network; as often as you like"
    )
    sub.add_argument(
        "--nets", type=Path, metavar="FOLDER", help="all networks of a folder (the shipped panel)"
    )


def _add_outputs(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("--svg", type=Path, metavar="FILE", help="write the picture")
    sub.add_argument("--csv", type=Path, metavar="FILE", help="write the table")
    sub.add_argument("--json", action="store_true", help="print one JSON object")


def _write(options: argparse.Namespace, svg: Callable[[], str], table: Callable[[], str]) -> None:
    for path, content in ((options.svg, svg), (options.csv, table)):
        if path is not None:
            atomic_write(path, content().encode())


def _run_folder(name: str) -> Path:
    """Return the folder of a run by path, or of a shipped run by name.

    Raises
    ------
    RunError
        There is neither.
    """
    folder, shipped = Path(name), data_folder("resources") / "runs"
    if folder.exists():
        return folder
    if not (shipped / name).is_dir():
        raise RunError(
            f"{name}: there is no such folder, and no shipped run of that name",
            hint=suggestion(name, sorted(path.name for path in shipped.iterdir())),
        )
    return shipped / name


def _figure1(options: argparse.Namespace) -> int:
    from engine.papers.sai_figure1 import (
        figure1_csv,
        figure1_svg,
        figure1_text,
        paper_runs_beside,
        run_curves,
        run_labels,
    )
    from engine.train.presets.preset_card import PAPER_RUNS
    from engine.train.reading import RunReader

    views = [RunReader(_run_folder(name)).read() for name in options.runs]
    labels, presets = run_labels(views)
    measure, curves = run_curves(views, labels, options.measure or "", options.panel)
    plateaus = {"own": paper_runs_beside(presets), "all": PAPER_RUNS, "none": ()}[options.plateaus]
    logarithmic = None if options.axis is None else options.axis == "log"
    names = [view.name for view in views]
    _write(
        options,
        lambda: figure1_svg(measure, curves, plateaus, logarithmic=logarithmic),
        lambda: figure1_csv(measure, curves, names, presets, plateaus),
    )
    if options.json:
        print_json(
            {
                "measure": measure,
                "lines": [
                    {
                        "run": names[curve.run],
                        "preset": presets[curve.run],
                        "label": curve.label,
                        "points": [point._asdict() for point in curve.points],
                        "plateau": None if curve.plateau is None else curve.plateau._asdict(),
                    }
                    for curve in curves
                ],
                "plateaus": [run._asdict() for run in plateaus],
            }
        )
    else:
        print(figure1_text(measure, curves, plateaus))
    return 0


def _use_panel(options: argparse.Namespace) -> None:
    if not options.net and options.nets is None:
        options.nets = Path(PANEL)


def _figure2(options: argparse.Namespace) -> int:
    from engine.commands.loading import compile_engine
    from engine.measure.study.study import open_networks
    from engine.measure.study.study_curves import curves
    from engine.measure.study.study_tables import curves_csv, curves_svg

    _use_panel(options)
    positions = [studied_position(options, path) for path in named_positions(options)]
    paths = network_paths(options, positions[0][0].size)
    compile_engine(notice)
    reporter = Reporter(notice)
    studies: list[tuple[str, CurveStudy]] = []
    with stop_signals() as stopped:
        for path, (record, node) in zip(named_positions(options), positions, strict=True):
            reporter.tell(lambda: f"{len(studies)} of {len(positions)} positions")
            networks = open_networks(paths, record.rules)
            study = curves(
                record.position_at(node), record.rules.white_bonus, networks, stopped=stopped
            )
            if stopped():
                break
            studies.append((path.stem, study))
        early = stopped()
    _write(options, lambda: curves_svg(studies), lambda: curves_csv(studies))
    if options.json:
        print_json({name: curve_fields(study) for name, study in studies})
    else:
        print("\n".join(line for name, study in studies for line in (name, *curve_lines(study))))
    return int(early)


def _figure3(options: argparse.Namespace) -> int:
    from engine.commands.loading import compile_engine
    from engine.measure.study.study import ChoiceSettings
    from engine.measure.study.study_tables import choices_csv, choices_svg
    from engine.papers.sai_choices import ChoiceStudy, StudyPosition

    if options.processes is not None and options.processes < 1:
        raise SettingsError(f"--processes must be 1 or more, not {options.processes}")
    _use_panel(options)
    values = {"visits": options.visits, "tries": options.tries}
    settings = checked_settings(ChoiceSettings, values)
    positions = []
    for path in named_positions(options):
        record, node = studied_position(options, path)
        positions.append(
            StudyPosition(
                name=path.stem,
                text=board_text(record.board_at(node)),
                position=record.position_at(node),
                rules=record.rules,
                best=tuple(best_moves(path.name, record, node, options.best)),
            )
        )
    size = positions[0].rules.size
    paths = network_paths(options, size)
    compile_engine(notice)
    study = ChoiceStudy(
        options.folder, positions, paths, lambda_values(options.lambdas), settings, options.seed
    )
    reporter, begun, before = Reporter(notice), time.monotonic(), study.searches[0]

    def progress(done: int, total: int) -> None:
        reporter.tell(_progress_text, done, total, (time.monotonic() - begun) / (done - before))

    with stop_signals() as stopped:
        finished = study.run(
            options.processes or usable_cores(),
            cluster=options.cluster,
            progress=progress,
            stopped=stopped,
        )
    found = [(place.name, choices) for place, choices in study.choices() if choices]
    _write(
        options,
        lambda: choices_svg(found),
        lambda: choices_csv([(name, size, choices) for name, choices in found]),
    )
    if options.json:
        print_json({name: [choice_fields(c, size) for c in each] for name, each in found})
    else:
        for name, choices in found:
            print("\n".join([name, *(choice_line(choice, size) for choice in choices)]))
    if not finished:
        done, total = study.searches
        notice(f"stopped after {done:,} of {total:,} searches; the same command continues")
    return int(not finished)


def _progress_text(done: int, total: int, each_s: float) -> str:
    left = duration_text((total - done) * each_s)
    return f"{done:,} of {total:,} searches, about {left} left"


COMMANDS = (
    STUDY,
    Command(
        "figure1",
        "draw the strength of runs over nodes, beside the paper's plateaus",
        _figure1_flags,
        _figure1,
    ),
    Command(
        "figure2",
        "draw the winrate curves of positions under many networks",
        _figure2_flags,
        _figure2,
    ),
    Command(
        "figure3",
        "count how often agents choose the best move; can be interrupted",
        _figure3_flags,
        _figure3,
    ),
)
