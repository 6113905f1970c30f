"""What each machine of a cluster has contributed."""

from __future__ import annotations

from pathlib import Path

from engine.jobs.machines import FILE, Machines, read_machines


def test_counts_go_on_when_a_job_continues(tmp_path: Path) -> None:
    for _ in range(2):
        machines = Machines(tmp_path)
        machines.joined("a", "alpha", 0)
        machines.joined("a", "alpha", 0)
        machines.answered("a", 3, 1000)
        machines.left("a")
        machines.write()
    [machine] = read_machines(tmp_path)
    assert (machine.host, machine.workers, machine.items, machine.nodes) == ("alpha", 1, 6, 2000)
    assert machine.nodes_per_s > 0
    assert machine.seen > 1e9


def test_a_new_process_begins_without_workers(tmp_path: Path) -> None:
    first = Machines(tmp_path)
    first.joined("a", "alpha", 1)
    first.answered("a", 1, 500)
    first.write()
    Machines(tmp_path).write()
    [machine] = read_machines(tmp_path)
    assert (machine.workers, machine.nodes_per_s, machine.nodes) == (0, 0.0, 500)


def test_damaged_files_count_as_none(tmp_path: Path) -> None:
    assert read_machines(tmp_path) == ()
    (tmp_path / FILE).write_bytes(b'{"format": 1, "machines": [{"machine": 4}]}')
    assert read_machines(tmp_path) == ()
    (tmp_path / FILE).write_bytes(b'{"format": 2}')
    assert read_machines(tmp_path) == ()


def test_a_machine_keeps_its_figures_when_ray_was_restarted(tmp_path: Path) -> None:
    first = Machines(tmp_path)
    first.joined("a", "alpha", 0)
    first.answered("a", 5, 100)
    first.write()
    second = Machines(tmp_path)
    second.joined("b", "alpha", 0)
    second.joined("c", "alpha", 0)  # two of one name at the same time stay apart
    second.write()
    assert [(m.machine, m.workers, m.items) for m in read_machines(tmp_path)] == [
        ("b", 1, 5),
        ("c", 1, 0),
    ]
