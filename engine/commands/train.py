"""The commands of `sai-engine` on training: run, fork, label, estimate, panel."""

from __future__ import annotations

import argparse
import dataclasses
import json
import shutil
import textwrap
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.base.errors import RunError, SettingsError
from engine.base.plugins import plugin_flags
from engine.base.setting_flags import (
    add_set_flag,
    named_values,
)
from engine.base.terminal import notice, print_json, stop_signals
from engine.commands.command import Command, CommandParser, add_cluster_flag, add_trust_flag
from engine.train.chain_file import CHAINS

if TYPE_CHECKING:
    from engine.train.runs.run import RunFolder


def _run_flags(sub: CommandParser) -> None:
    sub.usage = (
        "%(prog)s PRESET FOLDER [--set NAME=VALUE]...\n"
        "       %(prog)s [--continue] FOLDER [--set NAME=VALUE]...\n"
        "       %(prog)s PRESET --settings [--set NAME=VALUE]..."
    )
    sub.add_argument(
        "preset",
        nargs="?",
        metavar="PRESET",
        help="name of a preset, or a JSON file of settings; not needed to continue a run",
    )
    sub.add_argument(
        "folder", type=Path, metavar="FOLDER", help="the run's folder; continued when it exists"
    )
    sub.add_argument(
        "--continue",
        dest="resume",
        action="store_true",
        help="only continue an existing run, never start a new one",
    )
    add_set_flag(
        sub,
        "change one setting, like run.generations=40; when a run continues, only some settings can "
        "change",
    )
    sub.add_argument(
        "--settings",
        action="store_true",
        help="only print all settings of PRESET, or of the run in FOLDER, with values and meaning",
    )
    sub.add_argument(
        "--json",
        action="store_true",
        help="print the log as JSON objects, one a line; one object of all --settings",
    )
    add_cluster_flag(sub, "plays the games")
    add_trust_flag(sub)
    sub.more_help = _presets_text


def _fork_flags(sub: CommandParser) -> None:
    sub.add_argument("run", type=Path, metavar="RUN", help="folder of the run, which is only read")
    sub.add_argument("folder", type=Path, metavar="NEW", help="folder of the new run")
    sub.add_argument(
        "--generation",
        type=int,
        metavar="G",
        help="generation after which the new run begins (the newest)",
    )
    sub.add_argument(
        "--without-optimizer",
        action="store_true",
        help="take the network alone: training begins anew with it",
    )
    add_set_flag(sub, "change one setting that fits the network and the games")
    sub.add_argument("--json", action="store_true", help="print one JSON object")


def _label_flags(sub: CommandParser) -> None:
    sub.add_argument(
        "folder", type=Path, metavar="FOLDER", help="folder of the labels; continued when it exists"
    )
    sub.add_argument(
        "--teacher", default="", metavar="NET", help="network that labels, needed for a new folder"
    )
    sub.add_argument(
        "--pupil", default="", metavar="NET", help="network that plays a part of the moves"
    )
    sub.add_argument(
        "--boards", default="", metavar="SIZES", help="board sizes and their shares, like 9:3 7 (7)"
    )
    sub.add_argument("--games", default="", metavar="PATH", help="records to label positions of")
    sub.add_argument("--positions", type=int, metavar="N", help="positions in all (100,000)")
    sub.add_argument("--processes", type=int, metavar="P", help="processes that label (1)")
    add_cluster_flag(sub, "labels the positions")
    add_trust_flag(sub)
    add_set_flag(sub, "change one setting, like distillation.searched_share=0.2")


def _estimate_flags(sub: CommandParser) -> None:
    sub.add_argument("preset", metavar="PRESET", help="name of a preset, or a JSON file")
    sub.add_argument("--seconds", type=float, default=10.0, help="time to measure (10)")
    add_set_flag(sub, "change one setting")
    sub.add_argument("--json", action="store_true", help="print one JSON object")


def _panel_flags(sub: CommandParser) -> None:
    sub.add_argument("runs", nargs="+", type=Path, metavar="RUN", help="folders of runs")
    sub.add_argument("--out", type=Path, required=True, metavar="FILE", help="the panel, JSON")
    sub.add_argument(
        "--members",
        nargs="+",
        required=True,
        metavar="NET",
        help="the panel's networks: weights files, or the number of a generation of every run",
    )
    sub.add_argument("--every", type=int, default=10, help="score every N-th generation (10)")
    add_set_flag(sub, "change one setting of the matches: games, visits, komi, color, opening...")


def _panel(options: argparse.Namespace) -> int:
    with stop_signals() as stopped:
        from engine.catalog.networks import named_network
        from engine.commands.loading import compile_engine
        from engine.games.settings import PanelSettings
        from engine.network.files.weights import read_header
        from engine.train.run_panel import make_panel
        from engine.train.runs.run import RunFolder

        folders = [RunFolder(path) for path in dict.fromkeys(options.runs)]
        for folder in folders:
            folder.training_preset()  # raises an error if there is no run
        if not options.every >= 1:
            raise SettingsError(f"--every must be 1 or more, not {options.every}")
        members: list[Path] = []
        for name in options.members:
            if name.isdecimal():
                members += [_network_of(folder, int(name)) for folder in folders]
            else:
                members.append(named_network(name))
        for path in members:
            read_header(path)  # raises an error if the file can't be used
        settings = PanelSettings.from_dict(named_values(options.set))
        compile_engine(notice)
        report = make_panel(
            folders,
            members,
            settings,
            options.out,
            every=options.every,
            progress=notice,
            stopped=stopped,
        )
    if report is None:
        notice("stopped; the same command goes on")
        return 1
    width = max(len("run"), *(len(network.run) for network in report.networks))
    print(f"{'run':<{width}} {'generation':>10} {'nodes':>14} {'panel':>7} {'Elo':>7}")
    for run, generation, nodes, score, elo in report.networks:
        print(f"{run:<{width}} {generation:>10} {nodes:>14,} {score:>7.3f} {elo:>7.0f}")
    weights = ", ".join(f"{weight:.3f}" for weight in report.panel.weights)
    print(
        f"weights {weights}; the first component holds {report.panel.explained:.0%} of the "
        f"variance; rank correlation of panel score and Elo {report.correlation:.3f}"
    )
    return 0


def _network_of(folder: RunFolder, generation: int) -> Path:
    """Return the weights file of a generation of a run."""
    path = folder.network_path(generation)
    if not path.exists():
        last = folder.newest_network()
        having = f"it has generations up to {last}" if last >= 0 else "it has none"
        raise RunError(f"{folder.root}: this run has no generation {generation}; {having}")
    return path


def _presets_text() -> str:
    """Return the presets that come with the program: what they are, give and need."""
    from engine.train.presets.preset import load_preset, preset_names

    lines = ["", "presets:"]
    for name in preset_names():
        preset = load_preset(name)
        card = preset.card
        origin = "this program's own" if card.source == "own" else f"after {card.source}"
        needs = f" Needs {card.needs}." if card.needs else ""
        text = textwrap.wrap(f"{preset.about} Gives: {card.outcome}{needs}", 72)
        lines += [f"  {name}: {card.title} ({origin})", *(f"      {line}" for line in text)]
    return "\n".join([*lines, ""])


def _label(options: argparse.Namespace) -> int:
    with stop_signals() as stopped:
        from engine.commands.loading import compile_engine
        from engine.train.labelling_run import run_labelling
        from engine.train.runs.run import RunFolder
        from engine.train.runs.run_file import LABEL_OPTIONS

        given = {name: getattr(options, flag[2:]) for name, flag in LABEL_OPTIONS.items()}
        flags = {name: value for name, value in given.items() if value not in (None, "")}
        changes = flags | named_values(options.set)
        folder = RunFolder(options.folder)
        positions = 0

        def show(line: dict[str, Any]) -> None:
            nonlocal positions
            if line["event"] == "playing":
                # many positions are labelled at once, the last of them beyond the number asked for
                done = min(line["positions"], line["at least"])
                print(f"{done:,} of {line['at least']:,} positions", flush=True)
            elif line["event"] == "message":
                print(line["text"], flush=True)
            elif line["event"] in ("stopped", "finished"):
                positions = line["games"]

        try:
            _check_consent(folder, changes, options.trust)
            state = run_labelling(
                folder.root, show, stopped, changes, options.cluster, lambda: compile_engine(notice)
            )
        except SettingsError as error:
            title = error.title  # as people wrote it: an option, or a name after --set
            if title in flags and changes[title] == flags[title]:
                title = LABEL_OPTIONS[title]
            raise error.shown_as(lambda _: title) from None
    if state.stage != "finished":
        print(
            f"stopped at {positions:,} positions; continue with `sai-engine label {folder.root}"
            f"{_same_flags(options)}`",
            flush=True,
        )
        return 1
    print(
        f"{folder.root}: {positions:,} labelled positions; learn from them with `sai-engine run "
        f"PRESET FOLDER --set distillation.labels={folder.root}`"
    )
    return 0


def _check_consent(folder: RunFolder, named: Mapping[str, Any], trusted: bool) -> None:
    """Raise RunError if a run would use files that the user has neither named nor allowed.

    `named` are the settings that the user names now, by dotted name.
    """
    from engine.commands.consent import check_consent, run_uses, uses_of
    from engine.train.presets.preset import file_settings
    from engine.train.runs.run_file import CHANGEABLE

    root, free = folder.root, set(CHANGEABLE)
    if folder.run_file.exists():
        known = folder.preset().by_name()
        free |= {name for name in file_settings() if known[name]}
    changes = {name: value for name, value in named.items() if name in free}
    check_consent(
        root, lambda: uses_of(root, changes), named=run_uses(named, root), trusted=trusted
    )


def _same_flags(options: argparse.Namespace) -> str:
    """Return the flags that a command which continues needs again: plug-ins and the cluster."""
    return plugin_flags() + (f" --cluster {options.cluster}" if options.cluster else "")


def _run(options: argparse.Namespace) -> int:
    if options.settings:
        return _show_settings(options)
    with stop_signals() as stopped:  # from here on: the imports take seconds
        from engine.commands.loading import compile_engine
        from engine.commands.run_log import RunLog
        from engine.train.presets.preset import load_preset, with_changes
        from engine.train.runs.named_files import check_files
        from engine.train.runs.run import RunFolder
        from engine.train.stages import run

        folder = RunFolder(options.folder)
        changes = named_values(options.set)
        preset = None
        if options.preset is not None:
            preset = with_changes(load_preset(options.preset), changes)
        if not folder.run_file.exists():  # what is wrong is told before minutes of compiling
            if options.resume or preset is None:
                start = f"sai-engine run {options.preset or 'PRESET'} {folder.root}"
                raise folder.missing(f"to start one: `{start}`")
            check_files(preset)
        else:
            folder.training_preset()
        named = changes if preset is None else preset.by_name()
        _check_consent(folder, named, options.trust)
        compile_engine(notice)  # before the run, which counts its time
        show = print_json if options.json else RunLog().show
        state = run(options.preset, folder.root, show, stopped, changes, options.cluster)
    if options.json:
        return int(state.stage != "finished")  # the log's last line says how far it is
    same_flags = _same_flags(options)
    if state.stage != "finished":
        in_chain = CHAINS.is_in(folder.root.absolute().parent)  # which says how to continue
        then = f"; continue with `sai-engine run {folder.root}{same_flags}`"
        print("stopped" + (f" at generation {state.generation}" if in_chain else then), flush=True)
        return 1
    limits = folder.preset().run.longer(state.generation, state.nodes, state.seconds, state.cpu_s)
    longer = " ".join(f"--set {name}={value:.10g}" for name, value in limits.items())
    print(
        f"{folder.root}: finished at generation {state.generation}; the best network is "
        f"{folder.network_path(state.best)}; to go on for longer: `sai-engine run {folder.root} "
        f"{longer}{same_flags}`"
    )
    return 0


def _show_settings(options: argparse.Namespace) -> int:
    """Print all settings of a preset or run."""
    from engine.train.presets.preset import load_preset, preset_options, with_changes
    from engine.train.runs.run import RunFolder
    from engine.train.runs.run_file import RUNS

    if options.preset is None and RUNS.is_in(options.folder):
        preset = RunFolder(options.folder).preset()
    else:
        preset = load_preset(options.preset or str(options.folder))
    sections = preset_options(with_changes(preset, named_values(options.set)))
    if options.json:
        print_json(
            {
                f"{section}.{info.public_name}": {
                    "value": value,
                    "default": info.schedule or info.default,
                    "low": info.low,
                    "high": info.high,
                    "unit": info.unit,
                    "choices": info.choices,
                    "can_change": info.schedule is not None,
                    "help": info.help,
                }
                for section, options_of in sections.items()
                for info, value in options_of
            }
        )
        return 0
    width = max(shutil.get_terminal_size().columns, 60) - 4
    for section, options_of in sections.items():
        for info, value in options_of:
            bounds = "" if info.low is info.high is None else info.bounds
            allowed = ", ".join(info.choices) or bounds or info.unit
            notes = [allowed, "" if info.schedule is None else "may have a schedule"]
            head = f"{section}.{info.public_name}={json.dumps(value, ensure_ascii=False)}"
            print(f"{head}  ({'; '.join(filter(None, notes))})" if any(notes) else head)
            print(textwrap.indent(textwrap.fill(info.help, width), "    "))
    return 0


def _fork(options: argparse.Namespace) -> int:
    with stop_signals() as stopped:
        from engine.train.fork import fork

        made = fork(
            options.run,
            options.folder,
            options.generation,
            named_values(options.set),
            with_optimizer=not options.without_optimizer,
            stopped=stopped,
        )
    if made is None:
        notice("stopped; nothing was made")
        return 1
    if options.json:
        print_json({"folder": str(options.folder), **dataclasses.asdict(made)})
        return 0
    for note in made.notes:
        print(note)
    print(
        f"{options.folder}: begins after generation {made.generation} of {options.run}, with "
        f"{made.games:,} games; start it with `sai-engine run {options.folder}"
        f"{plugin_flags()}`"
    )
    return 0


def _estimate(options: argparse.Namespace) -> int:
    from engine.commands.loading import compile_engine
    from engine.train.estimate import measured_speed
    from engine.train.extrapolate import extrapolated
    from engine.train.presets.preset import load_preset, with_changes

    if not 0.0 < options.seconds <= 3600.0:
        raise SettingsError(
            f"--seconds must be more than 0 and at most 3600, not {options.seconds:g}"
        )
    preset = with_changes(load_preset(options.preset), named_values(options.set))
    compile_engine(notice)
    speed = measured_speed(preset, options.seconds)
    found = extrapolated(preset, speed)
    if options.json:
        print_json({**dataclasses.asdict(found), "speed": dataclasses.asdict(speed)})
    else:
        plays = found.nodes > 0
        nodes = f", {found.nodes / 1e6:.1f} million nodes" if plays else " of records"
        speeds = [f"{found.nodes_per_s:,.0f} nodes/s"] if plays else []
        speeds.append(f"{_rate(found.rows_per_s)} positions/s in training")
        print(
            f"{found.generations} generations, {found.games:,} games{nodes}: about "
            f"{_duration(found.hours)} and {found.disk_bytes / 1e6:,.0f} MB, if the machine is as "
            f"free as now ({', '.join(speeds)})"
        )
    return 0


def _duration(hours: float) -> str:
    if hours >= 48.0:
        return f"{hours / 24.0:.0f} days"
    return f"{hours:.1f} hours" if hours >= 1.5 else f"{60.0 * hours:.1f} minutes"


def _rate(per_s: float) -> str:
    return f"{per_s:,.0f}" if per_s >= 10.0 else f"{per_s:.2g}"


COMMANDS = (
    Command("run", "start or continue a training run", _run_flags, _run),
    Command("fork", "begin a new run after a generation of another run", _fork_flags, _fork),
    Command(
        "label",
        "label positions by a teacher network, for distillation runs",
        _label_flags,
        _label,
    ),
    Command(
        "estimate",
        "measure how long a run will take here, and how much disk",
        _estimate_flags,
        _estimate,
    ),
    Command(
        "panel",
        "make a panel of networks, and score the networks of runs on it",
        _panel_flags,
        _panel,
    ),
)
