"""Choose the fastest backend on this machine that does not change the network's answers.

Every backend is measured for a share of about a second. Measurements are stored in the user's
folder for networks of the same shape, this machine and these versions of the libraries. A backend
is used only if its answers agree with float32's on random boards.
"""

from __future__ import annotations

import hashlib
import json
import logging
import platform
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final, Generic, Literal, NamedTuple, TypeVar

import msgspec
from msgspec import Meta, Struct

from engine.base.checked_json import read_json
from engine.base.errors import EngineError, FormatError, RunError, SettingsError
from engine.base.files import atomic_write, user_folder
from engine.base.lock import changing
from engine.base.translation import tr
from engine.jobs.processes import usable_cores
from engine.network.backends.available import (
    ANY,
    TORCH_ONLY,
    Backend,
    available_backends,
    backend_named,
    may_have_graphics,
    reference_backend,
    shares_calls,
    torch_backends,
    torch_version,
)
from engine.network.backends.onnx_graph import runtime_version
from engine.network.backends.openvino_graph import openvino_version
from engine.network.backends.processor import adds_products_of_bytes, bfloat16_is_native

log = logging.getLogger(__name__)

ROWS: Final = 8  # positions per call, as in one interactive analysis
ADVANTAGE: Final = 1.05
"""Speed relative to float32 from which another backend is preferred."""
TINY: Final = 4000.0
"""Speed from which a network is so small that torch may run it faster than OpenVINO: that of
OpenVINO's float32 [evaluations per second]."""

_BUDGET_S: Final = 1.0
_PATIENCE_S: Final = 3.0  # wall time, on a busy machine
_CALLS_S: Final = 0.02  # length of one timing
_ROUNDS: Final = 5
_SLOW_ROW_S: Final = 0.05  # if one row takes this long, calls of one row are measured
_MOST_KEPT: Final = 400

R = TypeVar("R")


@dataclass(frozen=True)
class BackendQuestion(Generic[R]):
    """Description of a network for the choice; R is the type that runs it."""

    shape: str
    """Networks of equal shapes have equal speeds."""
    identity: str
    """Identity of the weights; "" if they have none."""
    make: Callable[[Backend], R]
    """Create a runner; may raise any exception if the backend is not available."""
    ask: Callable[[R, int], object]
    """Evaluate this number of random boards, and wait for the answers."""
    agrees: Callable[[R, R], bool]
    """Return whether the second runner's answers agree with the first's."""


class ChosenBackend(NamedTuple, Generic[R]):
    """A chosen backend with its runner."""

    runner: R
    backend: Backend
    speeds: dict[str, float]  # evaluations per second of all measured backends, by name


def choose(
    question: BackendQuestion[R],
    requested: str = ANY,
    device: str = "auto",
    *,
    all_cores: bool = False,
) -> ChosenBackend[R]:
    """Choose how to run a network.

    Parameters
    ----------
    requested
        "auto": the fastest of all; "torch": the fastest of torch's; a backend's name, which is used
        if its answers agree; or a precision alone: torch's, unchecked.
    device
        See `available_backends`; for a backend named without a device, "auto" is the processor.
    all_cores
        Whether OpenVINO shares each call among the cores of the processor, for networks that
        evaluate fewer than `SHARED` positions a second on one core.

    Raises
    ------
    SettingsError
        The backend is unknown or not available, or its answers differ.
    """
    all_cores = all_cores and usable_cores() > 1
    if requested in (ANY, TORCH_ONLY):
        if requested == TORCH_ONLY and device == "auto":
            device = "cpu"
        return _fastest(question, device, requested == TORCH_ONLY, all_cores)
    backend = backend_named(requested, "cpu" if device == "auto" else device)
    whole = reference_backend(backend.device)
    is_exact = backend.precision == "fp64" or backend == Backend("torch", "fp32", backend.device)
    needs_check = "-" in requested and backend != whole and not is_exact
    try:
        runner = question.make(backend)
        if needs_check:
            question.ask(runner, 1)
    except EngineError:
        raise
    except Exception as error:  # versions of a library differ in what they raise
        log.warning("%s is not available", backend.title, exc_info=True)
        reason = " ".join(str(error).split())[:160] or type(error).__name__
        raise SettingsError(
            tr(
                "{title} is not available here ({reason}); use the evaluator auto",
                title=backend.title,
                reason=reason,
            )
        ) from error
    if needs_check and not _is_true(question, whole, backend, None, runner):
        raise SettingsError(
            tr(
                "{title} changes this network's answers too much; use the evaluator auto",
                title=backend.title,
            )
        )
    speeds = _Memory().speeds(_machine_key(question.shape, "auto", False))
    if all_cores and backend.library == "openvino":
        measured = speeds
        if backend.name not in speeds:
            measured = _measured(question, {backend.name: runner})
        backend = _shared(backend, measured[backend.name])
        runner = question.make(backend) if backend.all_cores else runner
    return ChosenBackend(runner, backend, _ordered(speeds, []))


def _shared(backend: Backend, speed: float) -> Backend:
    """Let the backend use all cores if it is OpenVINO's and slower than `SHARED` on one."""
    return backend._replace(all_cores=shares_calls(backend.name, speed))


def _fastest(
    question: BackendQuestion[R], device: str, torch_only: bool, all_cores: bool
) -> ChosenBackend[R]:
    """Choose among all backends on a device."""
    key = _machine_key(question.shape, device, torch_only)
    speeds, runners = _Memory().speeds(key), dict[str, R]()
    whole = reference_backend("cpu" if device == "auto" else device)
    if torch_only:
        whole = torch_backends(device)[0]
    if next(iter(speeds), "") != whole.name:  # unknown, or OpenVINO can't be loaded now
        backends = torch_backends(device) if torch_only else available_backends(device)
        if len(backends) == 1:
            return ChosenBackend(question.make(backends[0]), backends[0], {})
        speeds = _all_measured(question, backends, runners)
        if not torch_only and speeds[backends[0].name] > TINY:
            every = available_backends(device, torch_too=True)
            if every != backends:
                speeds = _all_measured(question, every, runners)
        _Memory().keep_speeds(key, speeds)
    names = list(speeds)
    sharing = [name for name in names if all_cores and shares_calls(name, 0.0)]
    # decided for all: a precision that is too fast for sharing must not lose to a slower one
    cores = usable_cores() if all(shares_calls(name, speeds[name]) for name in sharing) else 1
    pace = {name: speed * (cores if name in sharing else 1) for name, speed in speeds.items()}
    order = sorted(names[1:], key=lambda name: -pace[name])
    refused: list[str] = []
    for name in order:
        if pace[name] < ADVANTAGE * pace[names[0]]:
            break
        backend = backend_named(name)
        if _agreement(question, backend) is not False:
            shared = _shared(backend, speeds[name]) if all_cores else backend
            made = backend if name in runners else shared
            runners |= {} if name in runners else _runner_by_name(question, made)
            if name not in runners:
                continue
            if _is_true(question, whole, backend, runners.get(names[0]), runners[name]):
                log.info("chose %s out of %s", shared.title, _listed(speeds))
                runner = runners[name] if made == shared else question.make(shared)
                return ChosenBackend(runner, shared, _ordered(speeds, refused))
        log.info("%s is fast, but changes the network's answers: not used", backend.title)
        refused.append(name)
    log.info("chose %s out of %s", whole.title, _listed(speeds))
    chosen = _shared(whole, speeds[whole.name]) if all_cores else whole
    is_made = whole.name in runners and not chosen.all_cores
    runner = runners[whole.name] if is_made else question.make(chosen)
    return ChosenBackend(runner, chosen, _ordered(speeds, refused))


def _all_measured(
    question: BackendQuestion[R], backends: Sequence[Backend], runners: dict[str, R]
) -> dict[str, float]:
    """Make missing runners of some backends, and measure all; those that refuse are left out."""
    for backend in backends:
        if backend.name not in runners:
            runners |= _runner_by_name(question, backend)
    _leave_out_refusals(question, runners)
    return _measured(question, runners)


def _listed(speeds: dict[str, float]) -> str:
    """Return speeds as text for the log: "torch-fp32 81/s, torch-bf16 120/s"."""
    return ", ".join(f"{name} {speed:.0f}/s" for name, speed in speeds.items())


def _ordered(speeds: dict[str, float], refused: list[str]) -> dict[str, float]:
    """Return the speeds, fastest first, without refused backends."""
    order = sorted(speeds, key=lambda name: -speeds[name])
    return {name: speeds[name] for name in order if name not in refused}


def _runner_by_name(question: BackendQuestion[R], backend: Backend) -> dict[str, R]:
    """Create one runner and return it by its name; {} if its library raises an error."""
    with _refusals(backend):
        return {backend.name: question.make(backend)}
    return {}


def _leave_out_refusals(question: BackendQuestion[R], runners: dict[str, R]) -> None:
    """Call each runner once, to prepare it, and remove those whose library raises an error."""
    for name, runner in list(runners.items()):
        del runners[name]
        with _refusals(backend_named(name)):
            question.ask(runner, 1)
            runners[name] = runner


@contextmanager
def _refusals(backend: Backend) -> Iterator[None]:
    """Log and suppress errors of a library, except float32 on the CPU, which must work."""
    try:
        yield
    except EngineError:
        raise
    except Exception:  # versions of a library differ in what they raise
        if backend == reference_backend():
            raise
        log.info("%s is not used", backend.title, exc_info=True)


def _measured(question: BackendQuestion[R], runners: dict[str, R]) -> dict[str, float]:
    """Return evaluations per second by name; runners alternate, to share any disturbance."""
    clock = _clock(not all(backend_named(name).is_on_processor for name in runners))
    rows = ROWS
    best = dict.fromkeys(runners, float("inf"))  # seconds per row
    for runner in runners.values():
        begin = clock()
        question.ask(runner, 1)
        if clock() - begin > _SLOW_ROW_S:
            rows = 1
    if rows > 1:
        for runner in runners.values():
            question.ask(runner, rows)
    begin_all, begin_wall = clock(), time.perf_counter()
    for _ in range(_ROUNDS):
        for name, runner in runners.items():
            calls, begin, elapsed = 0, clock(), 0.0
            while elapsed < _CALLS_S:
                question.ask(runner, rows)
                calls += 1
                elapsed = clock() - begin
            best[name] = min(best[name], elapsed / (calls * rows))
        waited = time.perf_counter() - begin_wall
        if clock() - begin_all > _BUDGET_S or waited > _PATIENCE_S:
            break
    return {name: round(1.0 / seconds, 1) for name, seconds in best.items()}


def _clock(device: bool) -> Callable[[], float]:
    """Return a clock: CPU time if it is precise and no device is used, else wall time."""
    if device or time.get_clock_info("process_time").resolution > 1e-4:
        return time.perf_counter
    return time.process_time


def _is_true(
    question: BackendQuestion[R], whole: Backend, backend: Backend, exact: R | None, runner: R
) -> bool:
    """Return whether a backend's answers agree with float32's; remembered if weights have an
    identity.
    """
    known = _agreement(question, backend)
    if known is not None:
        return known
    reference = question.make(whole) if exact is None else exact
    agrees: bool | None = None
    with _refusals(backend):
        agrees = question.agrees(reference, runner)
    if agrees is None:
        return False
    if question.identity:
        _Memory().keep_agreement(_agreement_key(question, backend), agrees)
    return agrees


def _agreement(question: BackendQuestion[R], backend: Backend) -> bool | None:
    """Return whether a backend's answers are known to agree; None if they were not compared."""
    if not question.identity:
        return None
    return _Memory().agreement(_agreement_key(question, backend))


def _agreement_key(question: BackendQuestion[R], backend: Backend) -> str:
    return _machine_key(f"{question.identity} {question.shape} {backend.name}", "", False)


def _machine_key(subject: str, device: str, torch_only: bool) -> str:
    """Return sixteen hex digits for all conditions of a measurement."""
    libraries = f"torch {torch_version()}, openvino {openvino_version()}, {runtime_version()}"
    machine = f"{platform.node()} {platform.platform()} {platform.processor()} {_graphics()}"
    level = bfloat16_is_native(), adds_products_of_bytes()
    parts = (machine, level, libraries, device, torch_only, subject)
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:16]


def _graphics() -> str:
    """Return the name of the graphics card that torch uses, "" without one."""
    if not may_have_graphics():
        return ""
    import torch

    return torch.cuda.get_device_name() if torch.cuda.is_available() else ""


def memory_file() -> Path:
    """Return the file of measurements; the user may delete it."""
    return user_folder() / "evaluators.json"


_speeds: dict[str, dict[str, float]] = {}
_agreements: dict[str, bool] = {}


def forget_measurements() -> None:
    """Forget all measurements, so that they are repeated."""
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
    """Stored measurements: in this process, and in a file that may be missing or damaged."""

    def speeds(self, key: str) -> dict[str, float]:
        """Return speeds by name, float32 first; {} if unknown."""
        if key not in _speeds:
            stored = self._read().speeds.get(key, {})
            if _are_speeds(stored):
                _speeds[key] = stored
        return _speeds.get(key, {})

    def agreement(self, key: str) -> bool | None:
        """Return whether answers agree; None if unknown."""
        if key not in _agreements:
            stored = self._read().agreements.get(key)
            if stored is not None:
                _agreements[key] = stored
        return _agreements.get(key)

    def keep_speeds(self, key: str, speeds: dict[str, float]) -> None:
        """Store speeds."""
        _speeds[key] = speeds
        self._keep("speeds", key, speeds)

    def keep_agreement(self, key: str, agrees: bool) -> None:
        """Store an agreement."""
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
        file = memory_file()
        try:
            with changing(file):
                tables = self._read()
                table = getattr(tables, name)
                table.pop(key, None)
                table[key] = value  # the newest last
                for old in list(table)[:-_MOST_KEPT]:
                    del table[old]
                text = json.dumps(msgspec.structs.asdict(tables), indent=1)
                atomic_write(file, text.encode())
        except (OSError, RunError) as error:  # it is measured again next time
            log.warning("%s can't be written: %s", file, error)


def _are_speeds(stored: dict[str, float]) -> bool:
    """Whether all names of a table are known."""
    try:
        return all(backend_named(name) for name in stored)
    except SettingsError:
        return False
