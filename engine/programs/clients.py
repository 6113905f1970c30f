"""Start another engine with the client for its protocol."""

from __future__ import annotations

from engine.base.errors import SettingsError
from engine.base.translation import tr
from engine.programs.analysis_client import AnalysisClient, guess_protocol
from engine.programs.gtp_client import GtpClient
from engine.programs.json_client import JsonClient
from engine.programs.process import Listener

__all__ = ["open_client"]


def open_client(
    command: str, protocol: str = "auto", listener: Listener | None = None, label: str = ""
) -> AnalysisClient:
    """Start an engine; `AnalysisClient.start` comes next.

    Parameters
    ----------
    command
        Its command line.
    protocol
        "gtp", "json" (KataGo's analysis protocol) or "auto": what the command line looks like.
    listener
        Overhears everything.
    label
        What errors call it; its file name unless given.

    Raises
    ------
    EngineError
        There is no such program, or no such protocol.
    """
    if protocol == "auto":
        protocol = guess_protocol(command)
    if protocol == "gtp":
        return GtpClient(command, listener=listener, label=label)
    if protocol == "json":
        return JsonClient(command, listener=listener, label=label)
    raise SettingsError(
        tr("the protocol must be auto, gtp or json, not {protocol!r:.40}", protocol=protocol)
    )
