"""Connect to a Ray cluster, check beforehand whether that is possible, and disconnect."""

from __future__ import annotations

import atexit
import contextlib
import logging
import os
import signal
import socket
import sys
import threading
from importlib.util import find_spec
from typing import Any, Final

from engine.base.errors import RunError, reason_of
from engine.jobs.machines import is_address

CONNECT_S: Final = 3.0
"""Longest wait for the head of a cluster to answer."""
_FRAME: Final = 9
"""Bytes of the head of a frame of HTTP/2."""
_KIND: Final = 3
"""Which of them tells the kind of the frame."""
_SETTINGS: Final = 4
_GREETING: Final = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes((0, 0, 0, _SETTINGS, 0, 0, 0, 0, 0))
"""The words with which a client begins, and settings of which it names none (RFC 9113, 3.4)."""
NAMESPACE: Final = "sai-studio"
OWN_END_S: Final = 10**9
"""Time after which Ray itself would end this process if the cluster's head is gone [s]."""

_abandoned: list[Any] = []
"""The module `ray`, if it was connected to a cluster that is gone."""


def check_cluster(address: str) -> None:
    """Raise RunError if a cluster can't be used; quick, since Ray is not imported for HOST:PORT.

    Parameters
    ----------
    address
        Address of the cluster, see `Farm`.

    Raises
    ------
    RunError
        The address has another form, Ray isn't installed, or nothing answers at the address.
    """
    if address != "auto" and not is_address(address):
        raise RunError(
            f"{address}: the address of a cluster is HOST:PORT, like 192.168.0.10:6379, or "
            "auto for the one that runs on this computer"
        )
    if find_spec("ray") is None:
        raise RunError(
            "--cluster needs Ray, which isn't installed; install ray>=2.40 beside the program on "
            "every machine of the cluster (docs/commands/scale.md tells how)"
        )
    place = _own_address() if address == "auto" else address
    try:
        knock(place)
    except OSError as error:
        raise _no_cluster(address, error) from error


def connect(address: str) -> Any:
    """Return the module `ray`, connected to a cluster.

    Raises
    ------
    RunError
        As for `check_cluster`; or what answers at the address is no cluster.
    """
    check_cluster(address)
    ray = _ray()
    is_main = threading.current_thread() is threading.main_thread()
    kept = signal.getsignal(signal.SIGTERM) if is_main else None
    try:
        ray.init(
            address=address,
            namespace=NAMESPACE,
            log_to_driver=False,
            configure_logging=False,
            logging_level=logging.ERROR,
        )
    except Exception as error:  # Ray raises many kinds for an address that doesn't answer
        raise _no_cluster(address, error) from error
    finally:
        if is_main:
            signal.signal(signal.SIGTERM, kept)  # ray.init takes it over
    # Ray prints the logs of machines that died to our error stream; there is no setting against it
    with contextlib.suppress(AttributeError):
        ray._private.worker.print_to_stdstream = lambda *data, **more: None
    return ray


def abandon(ray: Any) -> None:
    """Let this process end without Ray's shutdown, which would wait for the lost cluster."""
    with contextlib.suppress(AttributeError):
        atexit.unregister(ray._private.worker.shutdown)
        _abandoned.append(ray)


def leave(status: int) -> int:
    """Return the exit status of a command, or end the process with it if a cluster was lost.

    In the latter case Ray's threads still run, and would crash while the interpreter shuts down.
    """
    if _abandoned:
        for stream in (sys.stdout, sys.stderr):
            with contextlib.suppress(OSError, ValueError, AttributeError):
                stream.flush()
        os._exit(status)
    return status


def lost_text(address: str, reason: str) -> str:
    """Return the error message about a lost cluster."""
    return (
        f"the connection to the Ray cluster at {address} was lost ({reason}); nothing on the disk "
        "is lost: start Ray again, then continue with the same command"
    )


def knock(address: str) -> None:
    """Raise OSError if no cluster's head answers at HOST:PORT; Ray would wait for minutes.

    A head speaks gRPC over HTTP/2: it answers a client's SETTINGS frame with its own.
    """
    host, _, port = address.rpartition(":")
    place = host.rpartition("//")[2], int(port)
    try:
        with socket.create_connection(place, CONNECT_S) as connection:
            if os.environ.get("RAY_USE_TLS", "0") != "0":
                return  # without a certificate there would be no answer
            connection.sendall(_GREETING)
            answer = connection.makefile("rb").read(_FRAME)
    except OverflowError as error:  # no such port
        raise OSError(str(error)) from error
    if len(answer) < _FRAME or answer[_KIND] != _SETTINGS:
        raise OSError("another program, not Ray, uses this port")


def first_line(error: Exception) -> str:
    """Return the first line of Ray's long messages."""
    return f"{reason_of(error).strip().splitlines()[0]:.200}"


def _ray() -> Any:
    """Import Ray with the environment variables that it reads at import, and return the module."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # sends no usage statistics
    os.environ.setdefault("RAY_gcs_rpc_server_reconnect_timeout_s", str(OWN_END_S))
    import ray

    return ray


def _own_address() -> str:
    """Return the address of the cluster on this computer.

    Raises
    ------
    RunError
        No cluster runs on this computer.
    """
    _ray()
    from ray._private.services import canonicalize_bootstrap_address

    try:
        return str(canonicalize_bootstrap_address("auto"))
    except (ConnectionError, ValueError) as error:
        raise _no_cluster("auto", error) from error


def _no_cluster(address: str, error: Exception) -> RunError:
    """Return the error that no cluster answers at an address."""
    if address == "auto":
        return RunError(
            "no Ray cluster runs on this computer; start one with `ray start --head`, or join one "
            "with `ray start --address=HOST:PORT`"
        )
    return RunError(
        f"{address}: no Ray cluster answers there ({first_line(error)}); start one with `ray "
        "start --head`, join it from this computer with `ray start --address=HOST:PORT`, and name "
        "the same address here"
    )
