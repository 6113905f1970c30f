"""Start another engine with the client for its protocol."""

from __future__ import annotations

from engine.base.errors import SettingsError
from engine.base.translation import tr
from engine.games.programs.analysis_client import AnalysisClient, guess_protocol
from engine.games.programs.gtp_client import GtpClient
from engine.games.programs.json_client import JsonClient
from engine.games.programs.process import Listener


def open_client(
    command: str, protocol: str = "auto", listener: Listener | None = None, label: str = ""
) -> AnalysisClient:
    """Start the process of an engine; call `AnalysisClient.start` next.

    Parameters
    ----------
    command
        Command line of the engine.
    protocol
        "gtp", "json" (KataGo's analysis protocol), or "auto" to guess from the command line.
    listener
        Called with every line to and from the engine, see `Listener`.
    label
        Name of the engine in error messages; by default its file name.

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
