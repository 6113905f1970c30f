"""The fastest way to run a network on this machine whose answers are still the network's.

Every way there is gets a share of about a second; what was measured is kept in the person's folder
for networks of the same shape, this machine and these versions of the libraries. A way is taken
only if its answers agree with float32's on random boards.
"""

from __future__ import annotations

import hashlib
import json
import logging
import platform
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final, Generic, Literal, NamedTuple, TypeVar

import msgspec
import torch
from msgspec import Meta, Struct

from engine.base.checked_json import read_json
from engine.base.errors import EngineError, FormatError, SettingsError
from engine.base.files import atomic_write, user_folder
from engine.network.backends.available import (
    ANY,
    TORCH_ONLY,
    Backend,
    available_backends,
    backend_named,
)
from engine.network.backends.inference import bfloat16_is_native, cpu_supports
from engine.network.backends.openvino_graph import openvino_version

__all__ = [
    "ROWS",
    "BackendQuestion",
    "ChosenBackend",
    "choose",
    "forget_measurements",
    "memory_file",
]

log = logging.getLogger(__name__)

ROWS: Final = 8
"""Positions of a call: as many as one interactive analysis asks for at a time."""
ADVANTAGE: Final = 1.05
"""How much faster than float32 in torch another way has to be."""

_BUDGET_S: Final = 1.0
_PATIENCE_S: Final = 3.0  # on a machine that is busy with other things
_CALLS_S: Final = 0.02  # length of one timing
_ROUNDS: Final = 5
_SLOW_ROW_S: Final = 0.05  # where one row takes so long, calls of one row tell as much
_MOST_KEPT: Final = 400

R = TypeVar("R")


@dataclass(frozen=True)
class BackendQuestion(Generic[R]):
    """What choosing has to know of a network; R is what runs it."""

    shape: str
    """Networks of equal shapes are equally fast."""
    identity: str
    """Names the weights; "" if they have no name."""
    make: Callable[[Backend], R]
    """Make a runner; may raise any exception if the backend is not available."""
    ask: Callable[[R, int], object]
    """Answer for so many random boards, and wait for the answers."""
    agrees: Callable[[R, R], bool]
    """Whether the second answers as the first."""


class ChosenBackend(NamedTuple, Generic[R]):
    """What was chosen."""

    runner: R
    backend: Backend
    speeds: dict[str, float]  # evaluations per second by name of what was to choose from


def choose(
    question: BackendQuestion[R], wanted: str = ANY, device: str = "auto"
) -> ChosenBackend[R]:
    """Choose how to run a network.

    Parameters
    ----------
    wanted
        "auto": the fastest of all; "torch": the fastest of torch's; the name of one way, which is
        used if its answers agree; or a precision alone, torch's, unchecked.
    device
        See `available_backends`; of a way named without a device, "auto" is the processor.

    Raises
    ------
    SettingsError
        There is no such way, it is not here, or its answers differ.
    """
    if wanted in (ANY, TORCH_ONLY):
        if wanted == TORCH_ONLY and device == "auto":
            device = "cpu"
        return _fastest(question, device, wanted == TORCH_ONLY)
    backend = backend_named(wanted, "cpu" if device == "auto" else device)
    whole = Backend("torch", "fp32", backend.device)
    needs_check = "-" in wanted and backend != whole and backend.precision != "fp64"
    try:
        runner = question.make(backend)
        if needs_check:
            question.ask(runner, 1)
    except EngineError:
        raise
    except Exception as error:  # versions of a library differ in what they raise
        log.warning("%s is not available", backend.title, exc_info=True)
        raise SettingsError(
            f"{backend.title} is not available here ({_short(error)}); use the evaluator auto"
        ) from error
    if needs_check and not _is_true(question, whole, backend, None, runner):
        raise SettingsError(
            f"{backend.title} changes this network's answers too much; use the evaluator auto"
        )
    known = _Memory().speeds(_machine_key(question.shape, "auto", False))
    return ChosenBackend(runner, backend, _ordered(known, []))


def _fastest(question: BackendQuestion[R], device: str, torch_only: bool) -> ChosenBackend[R]:
    """Choose among all ways on a device."""
    key = _machine_key(question.shape, device, torch_only)
    speeds, made = _Memory().speeds(key), dict[str, R]()
    if not speeds:
        found = available_backends(device, torch_only=torch_only)
        if len(found) == 1:
            return ChosenBackend(question.make(found[0]), found[0], {})
        for backend in found:
            made |= _made(question, backend)
        _leave_out_refusals(question, made)
        speeds = _measured(question, made)
        _Memory().keep_speeds(key, speeds)
    names = list(speeds)
    whole = backend_named(names[0])
    order = sorted(names[1:], key=lambda name: -speeds[name])
    refused: list[str] = []
    for name in order:
        if speeds[name] < ADVANTAGE * speeds[names[0]]:
            break
        backend = backend_named(name)
        made |= {} if name in made else _made(question, backend)
        if name not in made:
            continue
        if _is_true(question, whole, backend, made.get(names[0]), made[name]):
            log.info("chose %s out of %s", backend.title, _listed(speeds))
            return ChosenBackend(made[name], backend, _ordered(speeds, refused))
        log.info("%s is fast, but changes the network's answers: not used", backend.title)
        refused.append(name)
    log.info("chose %s out of %s", whole.title, _listed(speeds))
    runner = made[names[0]] if names[0] in made else question.make(whole)
    return ChosenBackend(runner, whole, _ordered(speeds, refused))


def _listed(speeds: dict[str, float]) -> str:
    """Return speeds as text for the log: "torch-fp32 81/s, torch-bf16 120/s"."""
    return ", ".join(f"{name} {speed:.0f}/s" for name, speed in speeds.items())


def _ordered(speeds: dict[str, float], refused: list[str]) -> dict[str, float]:
    """The fastest first, without those whose answers differ."""
    order = sorted(speeds, key=lambda name: -speeds[name])
    return {name: speeds[name] for name in order if name not in refused}


def _made(question: BackendQuestion[R], backend: Backend) -> dict[str, R]:
    """Make one runner and return it by its name; {} if its library refuses."""
    with _refusals(backend):
        return {backend.name: question.make(backend)}
    return {}


def _leave_out_refusals(question: BackendQuestion[R], made: dict[str, R]) -> None:
    """Call each runner once, which prepares it, and remove those whose library refuses."""
    for name, runner in list(made.items()):
        del made[name]
        with _refusals(backend_named(name)):
            question.ask(runner, 1)
            made[name] = runner


@contextmanager
def _refusals(backend: Backend) -> Iterator[None]:
    """Log and suppress errors of a library, except for torch's float32 on the CPU: it must work."""
    try:
        yield
    except EngineError:
        raise
    except Exception:  # versions of a library differ in what they raise
        if backend == Backend("torch", "fp32"):
            raise
        log.info("%s is left out", backend.title, exc_info=True)


def _measured(question: BackendQuestion[R], made: dict[str, R]) -> dict[str, float]:
    """Evaluations per second of each; they take turns, so that what disturbs disturbs all."""
    clock = _clock(any(backend_named(name).device != "cpu" for name in made))
    rows = ROWS
    best = dict.fromkeys(made, float("inf"))  # seconds per row
    for runner in made.values():
        begin = clock()
        question.ask(runner, 1)
        if clock() - begin > _SLOW_ROW_S:
            rows = 1
    if rows > 1:
        for runner in made.values():
            question.ask(runner, rows)
    begin_all, begin_wall = clock(), time.perf_counter()
    for _ in range(_ROUNDS):
        for name, runner in made.items():
            calls, begin, taken = 0, clock(), 0.0
            while taken < _CALLS_S:
                question.ask(runner, rows)
                calls += 1
                taken = clock() - begin
            best[name] = min(best[name], taken / (calls * rows))
        waited = time.perf_counter() - begin_wall
        if clock() - begin_all > _BUDGET_S or waited > _PATIENCE_S:
            break
    return {name: round(1.0 / seconds, 1) for name, seconds in best.items()}


def _clock(device: bool) -> Callable[[], float]:
    """Time of this process alone, where the system counts it finely and no device works for it."""
    if device or time.get_clock_info("process_time").resolution > 1e-4:
        return time.perf_counter
    return time.process_time


def _is_true(
    question: BackendQuestion[R], whole: Backend, backend: Backend, exact: R | None, runner: R
) -> bool:
    """Whether a way's answers agree with float32's; remembered for weights that have a name."""
    key = ""
    if question.identity:
        key = _machine_key(f"{question.identity} {question.shape} {backend.name}", "", False)
        known = _Memory().agreement(key)
        if known is not None:
            return known
    reference = question.make(whole) if exact is None else exact
    agrees: bool | None = None
    with _refusals(backend):
        agrees = question.agrees(reference, runner)
    if agrees is None:
        return False
    if key:
        _Memory().keep_agreement(key, agrees)
    return agrees


def _machine_key(what: str, device: str, torch_only: bool) -> str:
    """Sixteen hex digits of everything that a measurement depends on."""
    libraries = f"torch {torch.__version__}, openvino {openvino_version()}"
    graphics = torch.cuda.get_device_name() if torch.cuda.is_available() else ""
    machine = f"{platform.node()} {platform.platform()} {platform.processor()} {graphics}"
    level = torch.backends.cpu.get_cpu_capability(), bfloat16_is_native(), cpu_supports("vnni")
    parts = (machine, level, libraries, device, torch_only, what)
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:16]


def _short(error: BaseException) -> str:
    """An error of a library, in one line."""
    return " ".join(str(error).split())[:160] or type(error).__name__


def memory_file() -> Path:
    """Where measurements are kept; a person may delete it."""
    return user_folder() / "evaluators.json"


_speeds: dict[str, dict[str, float]] = {}
_agreements: dict[str, bool] = {}


def forget_measurements() -> None:
    """Measure again, as if for the first time."""
    _speeds.clear()
    _agreements.clear()
    with suppress(OSError):
        memory_file().unlink(missing_ok=True)


class _Tables(Struct):
    """Content of the file, by the names of networks and kinds of computers."""

    format: Literal[4] = 4
    speeds: dict[str, dict[str, Annotated[float, Meta(gt=0.0)]]] = {}
    agreements: dict[str, bool] = {}


class _Memory:
    """What was measured: in this process, and in a file that may be gone or damaged."""

    def speeds(self, key: str) -> dict[str, float]:
        """Speeds by name, float32 first; {} if not known."""
        if key not in _speeds:
            found = self._read().speeds.get(key, {})
            if _are_speeds(found):
                _speeds[key] = found
        return _speeds.get(key, {})

    def agreement(self, key: str) -> bool | None:
        """Whether answers agree, None if not known."""
        if key not in _agreements:
            found = self._read().agreements.get(key)
            if found is not None:
                _agreements[key] = found
        return _agreements.get(key)

    def keep_speeds(self, key: str, speeds: dict[str, float]) -> None:
        """Remember speeds."""
        _speeds[key] = speeds
        self._keep("speeds", key, speeds)

    def keep_agreement(self, key: str, agrees: bool) -> None:
        """Remember an agreement."""
        _agreements[key] = agrees
        self._keep("agreements", key, agrees)

    def _read(self) -> _Tables:
        try:
            return read_json(memory_file(), _Tables)
        except FileNotFoundError:
            return _Tables()
        except (OSError, FormatError) as error:
            log.warning("%s can't be read, so speeds are measured again: %s", memory_file(), error)
            return _Tables()

    def _keep(self, name: str, key: str, value: object) -> None:
        tables = self._read()
        table = getattr(tables, name)
        table.pop(key, None)
        table[key] = value  # the newest last
        for old in list(table)[:-_MOST_KEPT]:
            del table[old]
        text = json.dumps(msgspec.structs.asdict(tables), indent=1)
        try:
            atomic_write(memory_file(), text.encode())
        except OSError as error:  # it is measured again next time
            log.warning("%s can't be written: %s", memory_file(), error)


def _are_speeds(found: dict[str, float]) -> bool:
    """Whether all names of a table are known and the first is torch's float32."""
    try:
        backends = [backend_named(name) for name in found]
    except SettingsError:
        return False
    return bool(backends) and (backends[0].library, backends[0].precision) == ("torch", "fp32")
